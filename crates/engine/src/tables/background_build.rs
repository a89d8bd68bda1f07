//! Tables that are made behind a search that can do without them.

use std::any::{Any, TypeId};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use super::TableError;
use super::store::Store;
use crate::control::Control;

/// What is being made, by the type it will have.
pub(super) type Working = std::collections::HashMap<TypeId, Arc<Control>>;

/// How often a waiting thread looks.
const LOOK: Duration = Duration::from_millis(5);

/// Something being made; when it ends, in whichever way, others may try.
struct WorkUnderway<'a> {
    store: &'a Store,
    of: TypeId,
}

impl Drop for WorkUnderway<'_> {
    fn drop(&mut self) {
        self.store.inner.working.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.of);
    }
}

impl Store {
    /// Begins to make the one value of type `T` on a thread of its own, unless it is there or under way; when it is
    /// there, `Store::ready` has it. It goes on when the one who asked has ended, and ends with the store. What goes
    /// wrong is among [`Store::take_unsaved`].
    pub fn build_in_background<T: Any + Send + Sync>(
        &self,
        make: impl FnOnce(&Self, &Control) -> Result<T, TableError> + Send + 'static,
    ) {
        let control = Arc::new(Control::new());
        {
            let mut working = self.inner.working.lock().unwrap_or_else(PoisonError::into_inner);
            if self.ready::<T>().is_some() || working.contains_key(&TypeId::of::<T>()) {
                return;
            }
            working.insert(TypeId::of::<T>(), control.clone());
        }
        let store = self.handle();
        std::thread::spawn(move || {
            let _entry = WorkUnderway { store: &store, of: TypeId::of::<T>() };
            match store.shared(|| make(&store, &control)) {
                Ok(_) | Err(TableError::Stopped) => {}
                Err(error) => store.inner.unsaved.lock().unwrap_or_else(PoisonError::into_inner).push(error),
            }
        });
    }

    /// True if the value of type `T` is being made behind a search.
    pub(crate) fn is_in_background<T: Any>(&self) -> bool {
        self.inner.working.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&TypeId::of::<T>())
    }

    /// Waits until nothing of type `T` is being made behind, so that it is not made twice; `control` ends the wait.
    pub(crate) fn wait_for_background<T: Any>(&self, control: &Control) {
        while self.is_in_background::<T>() && !control.stopped() {
            control.set_progress(self.background_progress().unwrap_or(1.0));
            std::thread::sleep(LOOK);
        }
    }

    /// How much of what is being made behind is done, `0.0 <= fraction <= 1.0`; `None` when nothing is.
    pub fn background_progress(&self) -> Option<f64> {
        let working = self.inner.working.lock().unwrap_or_else(PoisonError::into_inner);
        working.values().map(|control| control.progress()).reduce(f64::min)
    }

    /// How much work was done by now on what is being made behind, in the time that the tables' records give for it.
    pub fn work_behind(&self) -> Duration {
        let working = self.inner.working.lock().unwrap_or_else(PoisonError::into_inner);
        working.values().map(|control| control.work_done()).sum()
    }

    /// Tells what is being made behind to end.
    pub(super) fn stop_background(&self) {
        let working = self.inner.working.lock().unwrap_or_else(PoisonError::into_inner);
        working.values().for_each(|control| control.stop());
    }

    /// Ends what is being made behind, and waits so long at most until that leaves, so that nothing half written stays.
    pub fn end_background(&self, patience: Duration) {
        self.stop_background();
        let until = Instant::now() + patience;
        while self.background_progress().is_some() && Instant::now() < until {
            std::thread::sleep(LOOK);
        }
    }
}

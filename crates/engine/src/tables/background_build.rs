//! Builds tables in the background during a search that can do without them.

#![allow(clippy::disallowed_methods, reason = "it looks now and then whether the process is idle")]

use std::any::{Any, TypeId};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use super::{TableError, room, store::Tables};
use crate::control::Control;

/// Running builds, by the type of the value.
pub(super) type Working = std::collections::HashMap<TypeId, Arc<Control>>;

/// Poll interval of waiting threads.
const LOOK: Duration = Duration::from_millis(5);

/// Entry of a running build. Dropping it, for whatever reason, lets others start one.
struct WorkUnderway<'a> {
    store: &'a Tables,
    of: TypeId,
}

impl Drop for WorkUnderway<'_> {
    fn drop(&mut self) {
        self.store.inner.working.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.of);
    }
}

impl Tables {
    /// Starts to make the shared value of type `T` on its own thread, unless it exists or is being made. [`Tables::ready`] returns it once made.
    /// The build outlives its caller but ends with the store. Errors are added to [`Tables::take_unsaved`].
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
        let begun = room::spawn(move || {
            let _entry = WorkUnderway { store: &store, of: TypeId::of::<T>() };
            match store.shared(|| make(&store, &control)) {
                Ok(_) | Err(TableError::Stopped) => {}
                Err(error) => store.note_unsaved(error),
            }
        });
        if let Err(source) = begun {
            drop(WorkUnderway { store: self, of: TypeId::of::<T>() });
            self.note_unsaved(TableError::Thread(source));
        }
    }

    /// True if the value of type `T` is being made in the background.
    pub(crate) fn is_in_background<T: Any>(&self) -> bool {
        self.inner.working.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&TypeId::of::<T>())
    }

    /// Waits until the background build of type `T` ends or `control` stops, so that the value is not made twice.
    pub(crate) fn wait_for_background<T: Any>(&self, control: &Control) {
        while self.is_in_background::<T>() && !control.stopped() {
            control.set_progress(self.background_progress().unwrap_or(1.0));
            std::thread::sleep(LOOK);
        }
    }

    /// Lowest fraction done of any background build, `0.0 <= fraction <= 1.0`; `None` without a build.
    pub fn background_progress(&self) -> Option<f64> {
        let working = self.inner.working.lock().unwrap_or_else(PoisonError::into_inner);
        working.values().map(|control| control.progress()).reduce(f64::min)
    }

    /// Work done so far by background builds, in recorded build time.
    pub fn background_work(&self) -> Duration {
        let working = self.inner.working.lock().unwrap_or_else(PoisonError::into_inner);
        working.values().map(|control| control.work_done()).sum()
    }

    /// Requests that the background builds stop.
    pub(super) fn stop_background(&self) {
        let working = self.inner.working.lock().unwrap_or_else(PoisonError::into_inner);
        working.values().for_each(|control| control.stop());
    }

    /// Stops the background builds and waits up to `patience` for them, so that no half-written file remains.
    pub fn end_background(&self, patience: Duration) {
        self.stop_background();
        let until = Instant::now() + patience;
        while self.background_progress().is_some() && Instant::now() < until {
            std::thread::sleep(LOOK);
        }
    }
}

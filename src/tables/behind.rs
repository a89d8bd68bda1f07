//! Tables that are made behind a search that can do without them.

use std::any::{Any, TypeId};
use std::sync::{Arc, PoisonError};

use super::TableError;
use super::store::Store;
use crate::control::Control;

/// What is being made, by the type it will have.
pub(super) type Working = std::collections::HashMap<TypeId, Arc<Control>>;

impl Store {
    /// Begins to make the one value of type `T` on a thread of its own, unless it is there or under way; when it is there,
    /// [`Store::ready`] has it. It goes on when the one who asked has ended, and ends with the store. What goes wrong is among
    /// [`Store::take_unsaved`].
    pub fn make_behind<T: Any + Send + Sync>(
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
            let made = store.shared(|| make(&store, &control));
            store.inner.working.lock().unwrap_or_else(PoisonError::into_inner).remove(&TypeId::of::<T>());
            match made {
                Ok(_) | Err(TableError::Stopped) => {}
                Err(error) => store.inner.unsaved.lock().unwrap_or_else(PoisonError::into_inner).push(error),
            }
        });
    }

    /// How much of what is being made behind is done, `0.0 <= fraction <= 1.0`; `None` when nothing is.
    pub fn progress_behind(&self) -> Option<f64> {
        let working = self.inner.working.lock().unwrap_or_else(PoisonError::into_inner);
        working.values().map(|control| control.progress()).reduce(f64::min)
    }

    /// Ends what is being made behind.
    pub(super) fn stop_behind(&self) {
        let working = self.inner.working.lock().unwrap_or_else(PoisonError::into_inner);
        working.values().for_each(|control| control.stop());
    }
}

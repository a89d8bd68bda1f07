//! Builds tables in the background during a search that can do without them.

#![allow(clippy::disallowed_methods, reason = "it looks now and then whether the process is idle")]

use std::any::{Any, TypeId};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use super::{TableError, headroom, store::Tables};
use crate::control::Control;

/// Controls of the running builds, by the type of the value built.
pub(super) type RunningBuilds = std::collections::HashMap<TypeId, Arc<Control>>;

/// Poll interval of waiting threads.
const POLL_INTERVAL: Duration = Duration::from_millis(5);

/// Entry of a running build. Dropping it, even during a panic, lets another build start.
struct RunningBuild<'a> {
    tables: &'a Tables,
    type_id: TypeId,
}

impl Drop for RunningBuild<'_> {
    fn drop(&mut self) {
        self.tables.inner.running_builds.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.type_id);
    }
}

impl Tables {
    /// Starts building the shared value of type `T` on its own thread, unless it exists or is being built. [`Tables::shared_if_ready`]
    /// returns it once built. The build outlives its caller but ends with the store. Errors are added to [`Tables::take_errors`].
    pub fn build_in_background<T: Any + Send + Sync>(
        &self,
        make: impl FnOnce(&Self, &Control) -> Result<T, TableError> + Send + 'static,
    ) {
        let control = Arc::new(Control::new());
        {
            let mut working = self.inner.running_builds.lock().unwrap_or_else(PoisonError::into_inner);
            if self.shared_if_ready::<T>().is_some() || working.contains_key(&TypeId::of::<T>()) {
                return;
            }
            working.insert(TypeId::of::<T>(), control.clone());
        }
        let store = self.handle();
        let begun = headroom::spawn(move || {
            let _entry = RunningBuild { tables: &store, type_id: TypeId::of::<T>() };
            match store.shared(|| make(&store, &control)) {
                Ok(_) | Err(TableError::Stopped) => {}
                Err(error) => store.record_error(error),
            }
        });
        if let Err(source) = begun {
            drop(RunningBuild { tables: self, type_id: TypeId::of::<T>() });
            self.record_error(TableError::Thread(source));
        }
    }

    /// True if the value of type `T` is being built in the background.
    pub(crate) fn is_in_background<T: Any>(&self) -> bool {
        self.inner.running_builds.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&TypeId::of::<T>())
    }

    /// Waits until the background build of type `T` ends or `control` is stopped, so that the value is not built twice.
    pub(crate) fn wait_for_background<T: Any>(&self, control: &Control) {
        while self.is_in_background::<T>() && !control.is_stopped() {
            control.set_progress(self.background_progress().unwrap_or(1.0));
            std::thread::sleep(POLL_INTERVAL);
        }
    }

    /// Returns the progress of the least advanced background build, `0.0 <= fraction <= 1.0`; `None` if none is running.
    pub fn background_progress(&self) -> Option<f64> {
        let working = self.inner.running_builds.lock().unwrap_or_else(PoisonError::into_inner);
        working.values().map(|control| control.progress()).reduce(f64::min)
    }

    /// Returns the work done so far by the running background builds, in recorded build time.
    pub fn background_work(&self) -> Duration {
        let working = self.inner.running_builds.lock().unwrap_or_else(PoisonError::into_inner);
        working.values().map(|control| control.work_done()).sum()
    }

    /// Requests that the background builds stop.
    pub(super) fn stop_background(&self) {
        let working = self.inner.running_builds.lock().unwrap_or_else(PoisonError::into_inner);
        working.values().for_each(|control| control.stop());
    }

    /// Stops the background builds and waits up to `timeout` for them, so that no half-written file remains.
    pub fn join_background(&self, timeout: Duration) {
        self.stop_background();
        let until = Instant::now() + timeout;
        while self.background_progress().is_some() && Instant::now() < until {
            std::thread::sleep(POLL_INTERVAL);
        }
    }
}

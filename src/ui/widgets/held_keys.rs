//! The turning keys that are held down, and whether something was turned meanwhile: a grip or a layer that was held for a turn is let go
//! with its key, one that was only tapped stays.

use eframe::egui::{Context, Id, Key};

/// Keys that are held, each with whether it was used.
#[derive(Clone, Default)]
pub(crate) struct HeldKeys(Vec<(Key, bool)>);

fn id() -> Id {
    Id::unique("held turning keys")
}

impl HeldKeys {
    pub(crate) fn load(ctx: &Context) -> Self {
        let mut held: Self = ctx.data(|data| data.get_temp(id())).unwrap_or_default();
        // The release of a key is not told to a window that has lost the focus.
        ctx.input(|i| held.0.retain(|(key, _)| i.keys_down.contains(key) || i.key_released(*key)));
        held
    }

    pub(crate) fn store(self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(id(), self));
    }

    pub(crate) fn press(&mut self, key: Key) {
        self.0.retain(|(held, _)| *held != key);
        self.0.push((key, false));
    }

    /// Notes that something was turned.
    pub(crate) fn use_all(&mut self) {
        self.0.iter_mut().for_each(|(_, used)| *used = true);
    }

    /// True if the key was held while it was used.
    pub(crate) fn release(&mut self, key: Key) -> bool {
        let used = self.0.contains(&(key, true));
        self.0.retain(|(held, _)| *held != key);
        used
    }

    pub(crate) fn is_any(&self) -> bool {
        !self.0.is_empty()
    }
}

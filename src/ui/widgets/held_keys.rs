//! Turning keys that are held, and whether they were used: a grip or layer used while its key is held ends on release;
//! a tapped one stays.

use eframe::egui::{Context, Id, Key};

/// Held keys, each with a flag: true once it has been used for a turn.
#[derive(Clone, Default)]
pub(crate) struct HeldKeys(Vec<(Key, bool)>);

fn id() -> Id {
    Id::unique("held turning keys")
}

impl HeldKeys {
    pub(crate) fn load(ctx: &Context) -> Self {
        let mut held: Self = ctx.data(|data| data.get_temp(id())).unwrap_or_default();
        // Releases are not reported to a window without the focus.
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

    /// Marks all held keys as used.
    pub(crate) fn use_all(&mut self) {
        self.0.iter_mut().for_each(|(_, used)| *used = true);
    }

    /// Removes a key. Returns true if it was used while held.
    pub(crate) fn release(&mut self, key: Key) -> bool {
        let used = self.0.contains(&(key, true));
        self.0.retain(|(held, _)| *held != key);
        used
    }

    pub(crate) fn is_any_held(&self) -> bool {
        !self.0.is_empty()
    }
}

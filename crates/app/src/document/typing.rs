//! Turning by keys: letters of faces turn a cube at once; on the hypercube letters are collected until they name a grip.

use super::editor::NetRow;
use unfold_text::scene as say;

/// Effect of a key on the turn that is being typed on the hypercube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnKey {
    /// A letter of a cell, or the 2 of a half turn.
    Sign(char),
    /// Takes the last letter away.
    Back,
    /// Forgets all of it.
    Forget,
    /// Makes the turn.
    Play {
        /// The other way round.
        inverse: bool,
    },
}

/// Keys that turn, for the list of keys.
pub static TURN_ROWS: [NetRow; 6] = [
    NetRow { keys: say::KEYS_FACES, text: say::KEYS_FACES_DO },
    NetRow { keys: say::KEYS_INVERSE, text: say::KEYS_INVERSE_DO },
    NetRow { keys: say::KEYS_HALF, text: say::KEYS_HALF_DO },
    NetRow { keys: say::KEYS_CELLS, text: say::KEYS_CELLS_DO },
    NetRow { keys: say::KEYS_ENTER, text: say::KEYS_ENTER_DO },
    NetRow { keys: say::KEYS_BACK, text: say::KEYS_BACK_DO },
];

/// Keys and buttons of the view, for the list of keys.
pub static VIEW_ROWS: [NetRow; 7] = [
    NetRow { keys: say::KEYS_DRAG_STICKER, text: say::KEYS_DRAG_STICKER_DO },
    NetRow { keys: say::KEYS_DRAG, text: say::KEYS_DRAG_DO },
    NetRow { keys: say::KEYS_SHIFT_DRAG, text: say::KEYS_SHIFT_DRAG_DO },
    NetRow { keys: say::KEYS_CTRL_CLICK, text: say::KEYS_CTRL_CLICK_DO },
    NetRow { keys: say::KEYS_WHEEL, text: say::KEYS_WHEEL_DO },
    NetRow { keys: say::KEYS_ARROWS, text: say::KEYS_ARROWS_DO },
    NetRow { keys: say::KEYS_DOUBLE, text: say::KEYS_DOUBLE_DO },
];

//! Turning by keys: letters of faces turn a cube at once; on the hypercube letters are collected until they name a turn.

use super::editor::NetRow;
use unfold_text::scene as say;

/// Effect of a key on the turn that is being typed, or on the grip that is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnKey {
    /// A letter of a cell, or a digit of a layer or of a half turn.
    Sign(char),
    /// The layer of this number turns, or does not any more, whatever the grip is.
    Layer(char),
    /// The grip is that of the cell with this letter.
    Grip(char),
    /// The grip is the whole puzzle.
    GripWhole,
    /// No cell is gripped any more; the layers stay.
    LetGo,
    /// A turn is asked for while nothing is gripped.
    NoGrip,
    /// Takes the last letter away.
    Back,
    /// Forgets all of it.
    Forget,
}

/// Keys and buttons of the view, for the list of keys.
pub static VIEW_ROWS: [NetRow; 8] = [
    NetRow { keys: say::KEYS_DRAG_STICKER, text: say::KEYS_DRAG_STICKER_DO },
    NetRow { keys: say::KEYS_DRAG, text: say::KEYS_DRAG_DO },
    NetRow { keys: say::KEYS_SHIFT_DRAG, text: say::KEYS_SHIFT_DRAG_DO },
    NetRow { keys: say::KEYS_CTRL_CLICK, text: say::KEYS_CTRL_CLICK_DO },
    NetRow { keys: say::KEYS_PREVIEW, text: say::KEYS_PREVIEW_DO },
    NetRow { keys: say::KEYS_WHEEL, text: say::KEYS_WHEEL_DO },
    NetRow { keys: say::KEYS_ARROWS, text: say::KEYS_ARROWS_DO },
    NetRow { keys: say::KEYS_DOUBLE, text: say::KEYS_DOUBLE_DO },
];

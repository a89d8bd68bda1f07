//! Typing turns: on cubes, a face's letter turns at once; on hypercubes, letters accumulate until they name a turn.

use super::editor::ShortcutHint;
use unfold_text::scene as say;

/// Effect of a key on the turn being typed or on the grip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypingInput {
    /// A cell's letter, or the digit of a layer or of a half turn.
    Sign(char),
    /// Toggles the layer with this number, with or without a grip.
    Layer(char),
    /// Grips the cell with this letter.
    Grip(char),
    /// Grips the whole puzzle.
    GripWhole,
    /// Releases the grip; the layers stay.
    ReleaseGrip,
    /// A turn was requested without a grip.
    NoGrip,
    /// Deletes the last letter, or the layers if no letter follows them.
    Backspace,
    /// Clears everything typed, including layers and grip.
    Clear,
}

/// Keys and mouse buttons of the view, for the list of shortcuts.
pub static VIEW_ROWS: [ShortcutHint; 8] = [
    ShortcutHint { keys: say::KEYS_DRAG_STICKER, text: say::KEYS_DRAG_STICKER_DO },
    ShortcutHint { keys: say::KEYS_DRAG, text: say::KEYS_DRAG_DO },
    ShortcutHint { keys: say::KEYS_SHIFT_DRAG, text: say::KEYS_SHIFT_DRAG_DO },
    ShortcutHint { keys: say::KEYS_CTRL_CLICK, text: say::KEYS_CTRL_CLICK_DO },
    ShortcutHint { keys: say::KEYS_PREVIEW, text: say::KEYS_PREVIEW_DO },
    ShortcutHint { keys: say::KEYS_WHEEL, text: say::KEYS_WHEEL_DO },
    ShortcutHint { keys: say::KEYS_ARROWS, text: say::KEYS_ARROWS_DO },
    ShortcutHint { keys: say::KEYS_DOUBLE, text: say::KEYS_DOUBLE_DO },
];

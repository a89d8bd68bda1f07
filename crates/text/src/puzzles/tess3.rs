//! Texts about the 3×3×3×3.

use super::PuzzleTexts;
use crate::{editor, log_errors as say, painting};

pub(super) const TEXTS: PuzzleTexts = PuzzleTexts {
    name: editor::TESS3,
    turn_whole: painting::TURN_WHOLE_HYPER,
    position_hint: editor::POSITION_HINT_HYPER,
    facelet_characters: |faces, _| say::FACELETS_CHARACTER_DO.with([&faces]),
    facelet_count: |_| say::FACELETS_COUNT_HYPER_DO.into(),
    moves: say::CUBE_MOVE_DO,
};

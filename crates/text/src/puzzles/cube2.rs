//! Texts about the 2×2×2.

use super::PuzzleTexts;
use crate::text::arg;
use crate::{ArgValue, editor, log_errors as say};
use unfold_engine::puzzles::cube2::Identifier;

pub(super) const TEXTS: PuzzleTexts = PuzzleTexts {
    name: editor::CUBE2,
    turn_whole: editor::TURN_WHOLE,
    position_hint: editor::POSITION_HINT_SMALL,
    facelet_characters: |faces, colours| say::FACELETS_CHARACTER_SMALL_DO.with([&faces, &colours]),
    facelet_count: |faces| say::FACELETS_COUNT_SMALL_DO.with([&faces]),
    moves: say::CUBE_SMALL_MOVE_DO,
};

arg!(Identifier => |identifier| ArgValue::plain(identifier));

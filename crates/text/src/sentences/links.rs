//! Errors of links in words.

use super::describe::{notation, position};
use crate::{UserError, sharing as say};
use unfold_engine::notation::NotationError;
use unfold_engine::notation::link::{LinkError, LinkErrorKind, PAGES, is_for, types};
use unfold_engine::puzzle::PuzzleId;

/// A link that cannot be read.
pub fn link(LinkError { at, token, fault }: &LinkError) -> UserError {
    let error = match fault {
        LinkErrorKind::Address => {
            UserError::new(say::LINK_ADDRESS.with([token]), say::LINK_ADDRESS_DO.with([&PAGES.join(", ")]))
        }
        LinkErrorKind::Puzzle => {
            let known = PuzzleId::ALL.into_iter().filter(|puzzle| is_for(*puzzle)).map(|puzzle| puzzle.def().name);
            let known = known.collect::<Vec<_>>().join(", ");
            UserError::new(say::LINK_PUZZLE.with([token]), say::LINK_PUZZLE_DO.with([&known]))
        }
        LinkErrorKind::Percent => UserError::new(say::LINK_PERCENT.with([token]), say::LINK_PERCENT_DO),
        LinkErrorKind::NotText => UserError::new(say::LINK_NOT_TEXT, say::LINK_PERCENT_DO),
        LinkErrorKind::Anchor => UserError::new(say::LINK_ANCHOR.with([token]), say::LINK_ANCHOR_DO),
        LinkErrorKind::Type => {
            let types = types().collect::<Vec<_>>().join(", ");
            UserError::new(say::LINK_TYPE.with([token]), say::LINK_TYPE_DO.with([&types]))
        }
        LinkErrorKind::TextAfter => UserError::new(say::LINK_TEXT_AFTER.with([token]), say::LINK_TEXT_AFTER_DO),
        LinkErrorKind::Moves { puzzle, fault } => {
            return notation(*puzzle, &NotationError { at: *at, token: token.clone(), fault: fault.clone() });
        }
    };
    error.at(position(*at))
}

//! The look-up in a move table on the page of coordinates.

pub mod command;
pub mod queries;

use super::core::context::Context;
use super::core::page::Page;
use unfold_engine::puzzle::{Move, PuzzleId};
use unfold_engine::puzzles::coordinates;
use unfold_engine::puzzles::coordinates::Coordinate;

/// A value to look up: as long as nothing is typed, that of the position shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LookUp {
    /// The name of the coordinate that was chosen.
    name: Option<&'static str>,
    /// The text typed for the value; empty for that of the position.
    pub typed: String,
    /// The move that was chosen.
    mv: Option<Move>,
}

impl LookUp {
    /// The coordinate of a puzzle: the one that was chosen, or else its first one.
    pub fn coordinate(&self, puzzle: PuzzleId) -> Option<&'static Coordinate> {
        let chosen = self.name.and_then(|name| coordinates::named(puzzle, name));
        chosen.or_else(|| coordinates::of(puzzle).next())
    }

    /// The same of the value of the position, whatever is typed.
    pub fn of_position(&self) -> Self {
        Self { typed: String::new(), ..self.clone() }
    }

    /// The move: the one that was chosen, or else the first one that the coordinate has.
    pub fn mv(&self, coordinate: &Coordinate) -> Option<Move> {
        let chosen = self.mv.filter(|chosen| coordinate.moves().any(|mv| mv == *chosen));
        chosen.or_else(|| coordinate.moves().next())
    }
}

/// Shows the page.
pub fn show(cx: &mut Context) {
    cx.page = Some(Page::Coordinates(LookUp::default()));
}

/// Looks another coordinate up. A value that was typed was one of the coordinate before.
pub fn choose(name: &'static str, cx: &mut Context) {
    if let Some(look_up) = look_up(cx) {
        (look_up.name, look_up.typed) = (Some(name), String::new());
    }
}

/// Looks this value up.
pub fn type_value(text: String, cx: &mut Context) {
    if let Some(look_up) = look_up(cx) {
        look_up.typed = text;
    }
}

/// Looks this move up.
pub fn choose_move(mv: Move, cx: &mut Context) {
    if let Some(look_up) = look_up(cx) {
        look_up.mv = Some(mv);
    }
}

/// The look-up, where the page is shown.
fn look_up(cx: &mut Context) -> Option<&mut LookUp> {
    match &mut cx.page {
        Some(Page::Coordinates(look_up)) => Some(look_up),
        _ => None,
    }
}

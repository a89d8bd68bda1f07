//! The readings of a text of facelets, which may be other cubes in other orders, of which one is chosen.

use super::enter;
use crate::app::core::Context;
use crate::app::document::editor::Readings;
use crate::app::document::{EditKind, Origin, Position};
use crate::app::history::changes::repaint;
use unfold_engine::notation::colours::{Assumed, Order};
use unfold_engine::notation::facelets;
use unfold_engine::puzzle::painting::Painting;
use unfold_text::sentences::describe;

/// Keeps the text that the position was read from, if it has other readings.
pub fn offer(text: &str, assumed: Option<Assumed>, cx: &mut Context) {
    let shown = cx.settings.colour_letters(cx.document.puzzle());
    let readings = assumed.and_then(|assumed| Readings::of(text, &assumed, &shown));
    cx.document.workspace_mut().editor.readings = readings;
}

/// Reads the text of the position in another order.
pub fn read_in(order: Order, cx: &mut Context) {
    let puzzle = cx.document.puzzle();
    let editor = &cx.document.workspace().editor;
    let Some(readings) = editor.readings.clone() else { return };
    let is_typed = editor.entry.is_some();
    let letters = readings.letters.unwrap_or_else(|| cx.settings.colour_letters(puzzle));
    let Ok(read) = facelets::read_in_order(puzzle, &readings.text, &letters, Some(order)) else { return };
    let position = Position::painted(Painting::of(&read.facelets), Origin::Typed).by(EditKind::Paste);
    repaint(position, None, cx);
    if let Some(assumed) = read.assumed {
        cx.news = describe::assumed(&assumed);
    }
    if is_typed {
        enter(&mut cx.document, readings.text.clone(), None);
    }
    cx.document.workspace_mut().editor.readings = Some(Readings { taken: order, ..readings });
}

//! The look-up in a move table on the page of coordinates.

pub mod command;
pub mod queries;
pub mod update;

use crate::app::core::{Context, Page, page::LookUp};
use unfold_engine::puzzle::Move;

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

/// The page of arrays and coordinates.
#[derive(Debug, Default)]
pub struct CoordinatesPage;

//! What the soak does in the window, and how often.

mod files;
pub mod looks;
mod position;
mod search;

use crate::driver::{Done, Driver};

/// A deed: its name, how often it comes among all, and what it does.
pub struct Deed {
    /// Its name in the report.
    pub name: &'static str,
    /// How many of its kind are in the urn.
    pub weight: usize,
    /// Does it and sees what came of it.
    pub act: fn(&mut Driver) -> Done,
    /// Whether what could be played before can still be played then.
    pub keeps_track: bool,
}

/// A deed that may take another position.
const fn deed(name: &'static str, weight: usize, act: fn(&mut Driver) -> Done) -> Deed {
    Deed { name, weight, act, keeps_track: false }
}

/// A deed that leaves the position, or knows what can be played then.
const fn calm(name: &'static str, weight: usize, act: fn(&mut Driver) -> Done) -> Deed {
    Deed { name, weight, act, keeps_track: true }
}

/// All deeds.
pub const ALL: &[Deed] = &[
    calm("solve", 6, search::solve),
    deed("stop a search", 4, search::stop),
    deed("leave a search", 2, search::leave_search),
    calm("steps", 6, search::step),
    calm("play and pause", 5, search::play),
    calm("scrub", 6, search::scrub),
    calm("rest", 1, search::rest),
    deed("scramble", 3, position::scramble),
    deed("reset", 1, position::reset),
    deed("switch puzzle", 5, position::switch_puzzle),
    deed("turns", 4, position::turn),
    deed("turn, timed", 4, position::turn_at_once),
    deed("rotate", 2, position::rotate),
    deed("undo and redo", 3, position::undo_redo),
    deed("paste facelets", 3, position::paste_facelets),
    deed("paste moves", 3, position::paste_moves),
    deed("paste nonsense", 1, position::paste_nonsense),
    calm("copy", 2, position::copy),
    deed("paint all by keys", 2, position::paint_all),
    deed("paint some by keys", 3, position::paint_some),
    deed("paint by pointer", 4, looks::click_sticker),
    deed("stroke by pointer", 3, looks::stroke),
    deed("orbit and zoom", 3, looks::orbit),
    deed("click anywhere", 2, looks::click_anywhere),
    deed("open log", 4, files::open_log),
    deed("open wrong file", 2, files::open_wrong),
    calm("save solution", 2, files::save_solution),
    deed("save moves", 1, files::save_moves),
    deed("save and open session", 2, files::session),
    calm("language", 4, looks::language),
    calm("theme", 3, looks::theme),
    calm("palette of colours", 2, looks::palette),
    calm("switches", 3, looks::switch),
    calm("panels", 3, looks::panels),
    calm("zoom", 2, looks::zoom),
    calm("view", 3, looks::view),
    calm("page", 5, looks::page),
    calm("dialog", 4, looks::dialog),
    calm("command by name", 2, looks::palette_command),
    calm("resize", 3, looks::resize),
    calm("maximise", 2, looks::maximise),
    calm("minimise", 2, looks::minimise),
];

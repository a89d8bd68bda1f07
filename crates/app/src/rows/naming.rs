//! Names of the rows of moves.

use std::sync::Arc;

use super::change::{next_kept, put_row, put_rows};
use super::{choose, target};
use crate::dialog::Dialog;
use crate::document::kept_row::{KeptRow, RowName};
use crate::{model::Model, played::Played};
use unfold_text::rows as say;

/// Maximum length in characters; the rest is cut off.
pub const MAX_NAME: usize = 60;

/// Opens the naming dialog with the row's current name, if the user gave it one.
pub(super) fn ask(model: &mut Model) {
    let kept = &model.document.workspace().position().kept;
    let named = match target(model).map(|target| target.row) {
        Some(Played::Kept(place)) => kept.get(place).map(|row| row.name.clone()),
        _ => None,
    };
    let text = if let Some(RowName::Named(name)) = named { name } else { String::new() };
    model.dialog = Some(Dialog::RowName(text));
}

/// Updates the typed name.
pub(super) fn type_name(text: String, model: &mut Model) {
    if let Some(Dialog::RowName(typed)) = &mut model.dialog {
        *typed = text;
    }
}

/// Renames a kept row. Of any other row, keeps a copy under the name and chooses it at the same move.
pub(super) fn name(text: &str, model: &mut Model) {
    let words: Vec<&str> = text.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(MAX_NAME).collect();
    if name.is_empty() {
        model.news = say::NEWS_NO_NAME.with([]);
        return;
    }
    let Some(target) = target(model) else { return };
    let (puzzle, workspace) = (model.puzzle(), model.document.workspace());
    model.news = say::NEWS_NAMED.with([&name]);
    let name = RowName::Named(name);
    if let Played::Kept(place) = target.row {
        let mut kept = workspace.position().kept.clone();
        let Some(row) = kept.get_mut(place) else { return };
        *row = Arc::new(KeptRow::new(name, row.from().clone(), row.moves.clone()));
        put_rows(kept, puzzle, model);
        choose(target.row, Some(target.at), model);
    } else if let Some(from) = workspace.start_of_row(target.row) {
        let (names, place) = (workspace.names_of_row(target.row).to_vec(), next_kept(workspace));
        put_row(KeptRow::new(name, Arc::new(from), target.moves), names, puzzle, model);
        choose(Played::Kept(place), Some(target.at), model);
    }
}

//! Names of the rows of moves.

use std::sync::Arc;

use super::change::{add_kept_row, next_kept, set_kept_rows};
use super::{choose, target};
use crate::dialog::Dialog;
use crate::document::kept_row::{KeptRow, RowName};
use crate::{model::Model, played::SequenceKind};
use unfold_text::rows as say;

/// Maximum length of a row's name, in characters; the rest is cut off.
pub const MAX_NAME: usize = 60;

/// Opens the naming dialog with the row's current name, if the user gave it one.
pub(super) fn open_naming_dialog(model: &mut Model) {
    let kept = &model.document.workspace().position().kept;
    let named = match target(model).map(|target| target.row) {
        Some(SequenceKind::Kept(place)) => kept.get(place).map(|row| row.name.clone()),
        _ => None,
    };
    let text = if let Some(RowName::Named(name)) = named { name } else { String::new() };
    model.dialog = Some(Dialog::RowName(text));
}

pub(super) fn type_name(text: String, model: &mut Model) {
    if let Some(Dialog::RowName(typed)) = &mut model.dialog {
        *typed = text;
    }
}

/// Renames a kept row; any other row is copied under the name. Chooses the named row, at the same move.
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
    if let SequenceKind::Kept(place) = target.row {
        let mut kept = workspace.position().kept.clone();
        let Some(row) = kept.get_mut(place) else { return };
        *row = Arc::new(KeptRow::new(name, row.start().clone(), row.moves.clone()));
        set_kept_rows(kept, puzzle, model);
        choose(target.row, Some(target.at), model);
    } else if let Some(from) = workspace.start_of_row(target.row) {
        let (names, place) = (workspace.names_of_row(target.row).to_vec(), next_kept(workspace));
        add_kept_row(KeptRow::new(name, Arc::new(from), target.moves), names, puzzle, model);
        choose(SequenceKind::Kept(place), Some(target.at), model);
    }
}

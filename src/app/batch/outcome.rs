//! What becomes of the rows of a batch: one is shown with its solution, all are saved as a table.

use std::path::Path;

use super::table::{BatchTable, Row};
use crate::app::App;
use crate::app::effect::FileContent;
use crate::app::features::file_export::Written;
use crate::app::files::Existing;
use crate::app::sentences::describe;
use crate::engine::notation::{self, Reading, Typed};
use crate::engine::puzzle::painting::Painting;
use crate::i18n::batch as say;
use crate::model::document::edit_kind::EditKind;
use crate::model::document::position::{Origin, Position};
use crate::model::runs::results::{End, MethodAndMetric, Results};

impl App {
    /// Shows the state of a row on the net, with what is known about it.
    pub(super) fn show_row(&mut self, at: usize) {
        let puzzle = self.puzzle();
        let Some(table) = &mut self.batch_mut().table else { return };
        let (by, letters, Some(row)) = (table.by, table.letters, table.row(at).cloned()) else { return };
        table.set_cursor(at);
        table.show(row.index);
        let Reading { typed, assumed } = match notation::read(puzzle, &row.input, &letters) {
            Ok(reading) => reading,
            Err(error) => {
                let fault = describe::notation(puzzle, &error);
                self.cx.news = say::NEWS_ROW_WRONG.with([&row.index, &fault.phrase()]);
                return;
            }
        };
        let position = match typed {
            Typed::Facelets(state) => Position::painted(Painting::of(&state), Origin::Typed),
            Typed::Moves(moves) => Position::reached(puzzle, moves, Origin::Typed),
        };
        let results = match results(&row, by, &position) {
            Ok(results) => results,
            Err(()) => return self.cx.tell_failure(say::ERROR_BATCH, describe::crash()),
        };
        let known = self.results().best().map(|best| best.length);
        let as_good = known.is_some_and(|known| results.best().is_none_or(|best| known <= best.length));
        if self.position().painting == position.painting && as_good {
            // It lies there already, perhaps with more found out about it since.
            self.workspaces.workspace_mut().rewind();
        } else {
            self.change(Position { results, ..position.by(EditKind::Open) }, None);
        }
        self.cx.news = describe::with_assumed(say::NEWS_ROW.with([&row.index]), assumed);
    }

    /// Writes all rows there are, as the command line does, on a thread of its own.
    pub(in crate::app) fn save_batch(&mut self, path: &Path, existing: Existing) {
        let puzzle = self.puzzle();
        let Some(rows) = self.batch().table.as_ref().map(BatchTable::all) else { return };
        self.cx.dialog = None;
        if let Some(table) = &mut self.batch_mut().table {
            table.set_saved(true);
        }
        let (path, news) = (path.to_path_buf(), say::NEWS_BATCH_SAVED.with([&path.display()]));
        let content = FileContent::Rows(rows, puzzle);
        self.file_export.begin(Written { path, existing, content, news }, &mut self.cx);
    }
}

/// What a row knows about its state; its solution is seen to solve once more.
fn results(row: &Row, by: MethodAndMetric, position: &Position) -> Result<Results, ()> {
    let mut results = Results::default();
    let Ok(outcome) = &row.result else { return Ok(results) };
    results.by = Some(by);
    if let Some(best) = &outcome.best {
        let state = position.state.as_ref().ok_or(())?;
        if !state.after_all(&best.moves).is_solved() {
            return Err(());
        }
        results.found(best.clone());
    }
    results.raised(outcome.elapsed, outcome.lower);
    (results.elapsed, results.nodes) = (outcome.elapsed, outcome.nodes);
    results.rate = outcome.nodes as f64 / outcome.elapsed.as_secs_f64().max(1e-9);
    results.end = Some(End::Reason(outcome.reason));
    Ok(results)
}

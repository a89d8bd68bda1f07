//! The list of algorithms as text and as a printable sheet.

use std::path::PathBuf;

use super::Algorithms;
use crate::file_export::job::{FileContent, FileExportRequest};
use crate::{action::Action, algorithms::task, export::destination::IfExists, model::Model, sentences::sheet::view};
use unfold_engine::notation::{self, heading};
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_scene::sheet::{Sheet, SheetFormat, Step};
use unfold_text::{algorithms as say, editor, window};

/// Metrics shown for the lengths of a puzzle's algorithms.
pub fn metrics(puzzle: PuzzleId) -> &'static [Metric] {
    if puzzle.def().face_turns > 0 { &[Metric::Htm, Metric::Qtm, Metric::Stm] } else { &[Metric::Stm] }
}

impl Algorithms {
    /// The list as text, one algorithm per line in display order; empty without a list.
    pub(super) fn text(&self) -> String {
        let Some(found) = &self.found else { return String::new() };
        let puzzle = found.task.position.puzzle();
        let lines = self.sorted().map(|(_, algorithm)| notation::print(puzzle, &algorithm.solution.moves) + "\n");
        lines.collect()
    }

    /// The list as a text file whose first line names the puzzle.
    fn headed_text(&self) -> String {
        let heading = self.found.as_ref().map(|found| heading::print(found.task.position.puzzle()) + "\n");
        heading.unwrap_or_default() + &self.text()
    }
}

/// Saves the list as a sheet if the extension names a sheet format, else as text.
pub fn save(path: PathBuf, existing: IfExists, model: &mut Model) {
    model.dialog = None;
    let content = match (SheetFormat::from_path(&path), sheet(model)) {
        (Some(format), Some(sheet)) => FileContent::Sheet(Box::new(sheet), format),
        _ => FileContent::Text(model.algorithms.headed_text()),
    };
    let news = say::NEWS_SAVED_ALGORITHMS.with([&path.display()]);
    model.effects.ask(Action::WriteFile(FileExportRequest { path, existing, content, news, solution_of: None }));
}

/// The list as a sheet: the case, and each algorithm with its lengths. `None` without a list.
fn sheet(model: &Model) -> Option<Sheet> {
    let (language, found) = (model.language(), model.algorithms.found.as_ref()?);
    let position = &found.task.combined_position();
    let (puzzle, colours) = (position.puzzle(), model.colours(position.puzzle()).to_vec());
    let def = puzzle.def();
    let length = |moves, metric: &Metric| window::LENGTH.fill(language, [&moves, metric]);
    let steps = model.algorithms.sorted().enumerate().map(|(n, (_, algorithm))| {
        let moves = &algorithm.solution.moves;
        let lengths = metrics(puzzle).iter().map(|metric| length(moves.length_in(def, *metric), metric));
        Step {
            picture: None,
            heading: None,
            name: format!("{}. {}", n + 1, lengths.collect::<Vec<_>>().join(" · ")),
            text: notation::print(puzzle, moves),
            after: None,
            outlined: Vec::new(),
        }
    });
    Some(Sheet {
        title: say::TITLE_OF_ALGORITHMS.fill(language, [&editor::puzzle_name(puzzle)]),
        facts: vec![task::verdict(found, model).get(language)],
        start_name: say::CASE_NET.get(language).into(),
        start: position.clone(),
        view: view(language, position, &colours, model.settings.cell_names),
        steps: steps.collect(),
        colours,
        letters: model.settings.facelet_letters(puzzle),
    })
}

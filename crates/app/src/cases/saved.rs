//! The user's own algorithms as text, as CSV, and as a printable sheet with pictures.

use std::path::{Path, PathBuf};

use super::queries::{OwnAlgorithm, algorithm_text, full_name, own_algorithms_shown, pattern};
use super::selection;
use crate::export::destination::IfExists;
use crate::file_export::job::{FileContent, FileExportRequest};
use crate::file_kind::FileKind;
use crate::{action::Action, algorithms::saved::metrics, model::Model, sentences::sheet::view};
use unfold_engine::notation::{self, heading};
use unfold_engine::puzzle::{Facelets, pattern::Pattern};
use unfold_engine::puzzles::cases::{Case, Catalogue};
use unfold_scene::case_picture::{self, CaseStyle};
use unfold_scene::sheet::{Sheet, SheetFormat, Step};
use unfold_scene::svg::Drawing;
use unfold_text::{UserError, case_page as say, numbers::Decimal, window};

/// Colour of stickers that do not count, in print.
const ANY_COLOUR_PRINT: [u8; 3] = [0xc8; 3];

/// The algorithms as text, one per line: name of the case and moves.
pub fn text(model: &Model) -> String {
    let line = |kept: &OwnAlgorithm| format!("{}: {}\n", kept.case.name, notation::print(model.puzzle(), &kept.moves));
    own_algorithms_shown(model).iter().map(line).collect()
}

/// The algorithms as CSV with a header row.
fn table(catalogue: &Catalogue, model: &Model) -> String {
    let puzzle = model.puzzle();
    let mut rows = csv::Writer::from_writer(Vec::new());
    let names = metrics(puzzle).iter().map(|metric| metric.word().to_owned());
    let head = ["catalogue", "set", "case"].map(str::to_owned).into_iter().chain(names);
    // Writing into memory cannot fail.
    let _ = rows.write_record(head.chain(["ease", "moves"].map(str::to_owned)));
    for kept in own_algorithms_shown(model) {
        let lengths = metrics(puzzle).iter().map(|metric| kept.moves.length_in(puzzle.def(), *metric).to_string());
        let first = [catalogue.name.to_owned(), kept.case.set.to_owned(), kept.case.name.clone()];
        let ease = kept.ease.map(|ease| format!("{ease:.1}")).unwrap_or_default();
        let last = [ease, notation::print(puzzle, &kept.moves)];
        let _ = rows.write_record(first.into_iter().chain(lengths).chain(last));
    }
    let bytes = rows.into_inner().expect("a list in memory takes every row");
    String::from_utf8(bytes).expect("the table is made of texts")
}

fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|end| end.eq_ignore_ascii_case(ending))
}

/// Saves the algorithms in the format of the extension, or reports that there is none.
pub fn save(path: PathBuf, existing: IfExists, model: &mut Model) {
    model.dialog = None;
    let Some(chosen) = selection(model) else { return };
    if !FileKind::OwnAlgorithms.properties().extensions.iter().any(|end| has_ending(&path, end)) {
        return model.report_failure(say::ERROR_OWN_SAVED, UserError::new(say::OWN_FORMAT, say::OWN_FORMAT_DO));
    }
    let is_table = has_ending(&path, "csv");
    let content = match SheetFormat::from_path(&path) {
        Some(format) => FileContent::Sheet(Box::new(sheet(chosen.catalogue, model)), format),
        None if is_table => FileContent::Text(table(chosen.catalogue, model)),
        None => FileContent::Text(heading::print(model.puzzle()) + "\n" + &text(model)),
    };
    let news = say::NEWS_OWN_SAVED.with([&path.display()]);
    model.effects.ask(Action::WriteFile(FileExportRequest { path, existing, content, news, solution_of: None }));
}

/// The picture of a case for print.
fn picture(catalogue: &Catalogue, case: &Case, model: &Model) -> Option<Drawing> {
    let style = CaseStyle {
        colours: model.colours(model.puzzle()).to_vec(),
        letters: Vec::new(),
        unknown: ANY_COLOUR_PRINT,
        background: [0xff; 3],
        line: [0; 3],
    };
    let shown = pattern(catalogue, case)?;
    Some(case_picture::drawing(shown, catalogue.view, &style, full_name(catalogue, case)))
}

/// The algorithms as a sheet, each under the picture of its case.
fn sheet(catalogue: &Catalogue, model: &Model) -> Sheet {
    let (language, puzzle) = (model.language(), model.puzzle());
    let own = own_algorithms_shown(model);
    let metric = puzzle.def().metric;
    let steps = own.iter().map(|kept| {
        let length = kept.moves.length_in(puzzle.def(), metric);
        let length = window::LENGTH.fill(language, [&length, &metric]);
        let ease = kept.ease.map(|ease| say::CASE_EASE.fill(language, [&Decimal::new(ease, 1)]));
        let facts: Vec<String> = std::iter::once(length).chain(ease).collect();
        Step {
            heading: Some(full_name(catalogue, kept.case)),
            name: facts.join(" · "),
            text: algorithm_text(catalogue, kept.case, &kept.moves),
            picture: picture(catalogue, kept.case, model),
            after: None,
            outlined: Vec::new(),
        }
    });
    let start = Pattern::from_facelets(&Facelets::solved(puzzle));
    let colours = model.colours(puzzle).to_vec();
    Sheet {
        title: say::OWN_TITLE.fill(language, [&catalogue.title()]),
        facts: vec![say::OWN_COUNT.fill(language, [&own.len()])],
        start_name: say::OWN_HELD.get(language).into(),
        view: view(language, &start, &colours, model.settings.cell_names),
        start,
        steps: steps.collect(),
        colours,
        letters: model.settings.facelet_letters(puzzle),
    }
}

//! Adds the user's own algorithms to the settings, and removes them.

use std::path::PathBuf;

use super::job::{OwnListRead, ReadOwnListJob};
use super::own::{MAX_OWN, OwnAlgorithmRecord, ParsedAlgorithm, parse_line};
use super::{queries::full_name, selection};
use crate::{job::Job, model::Model};
use unfold_engine::notation::{self, heading};
use unfold_engine::puzzle::Sequence;
use unfold_engine::puzzles::cases::{Case, Catalogue};
use unfold_text::{UserError, case_page as say, sentences::headings};

/// Outcome of keeping lines: the cases of new algorithms, each with the case asked for, if any, the cases of known ones, and
/// errors with line numbers.
#[derive(Default)]
struct KeepOutcome {
    new: Vec<(&'static Case, Option<&'static Case>)>,
    known: Vec<&'static Case>,
    errors: Vec<(usize, UserError)>,
}

/// Appends an algorithm to `all`; false if it is there already.
fn add(
    catalogue: &Catalogue,
    ParsedAlgorithm { moves, case, .. }: &ParsedAlgorithm,
    all: &mut Vec<OwnAlgorithmRecord>,
) -> bool {
    let kept = OwnAlgorithmRecord {
        puzzle: catalogue.puzzle,
        catalogue: catalogue.name.to_owned(),
        case: case.name.clone(),
        moves: notation::print(catalogue.puzzle, moves),
    };
    let is_new = !all.contains(&kept);
    if is_new {
        all.push(kept);
    }
    is_new
}

fn keep_lines(text: &str, asked: Option<&'static Case>, model: &mut Model) -> KeepOutcome {
    let mut out = KeepOutcome::default();
    let Some(chosen) = selection(model) else { return out };
    let mut all = model.settings.own_algorithms.clone();
    let counts = |(_, line): &(usize, &str)| !line.trim().is_empty() && !line.trim_start().starts_with('#');
    for (number, line) in (1..).zip(text.lines()).filter(counts) {
        match parse_line(chosen.catalogue, asked, (number, line)) {
            Ok(_) if all.len() >= MAX_OWN => {
                out.errors.push((number, UserError::new(say::OWN_TOO_MANY.with([&MAX_OWN]), say::OWN_TOO_MANY_DO)));
            }
            Ok(one) if add(chosen.catalogue, &one, &mut all) => out.new.push((one.case, one.asked)),
            Ok(one) => out.known.push(one.case),
            Err(error) => out.errors.push((number, error)),
        }
    }
    if !out.new.is_empty() {
        model.change_settings(|settings| settings.own_algorithms = all);
    }
    out
}

/// Reports which algorithms were kept, and selects the case of the last new one, or else of the last known one.
fn report_kept(kept: &KeepOutcome, model: &mut Model) {
    let Some(chosen) = selection(model) else { return };
    let name = |case: &Case| full_name(chosen.catalogue, case);
    let last = kept.new.last().map(|(case, _)| *case).or(kept.known.last().copied());
    if let Some(place) = last.and_then(|case| chosen.catalogue.cases().iter().position(|other| other.name == case.name))
    {
        super::choose(|chosen| chosen.case = place, model);
    }
    model.news = match (&kept.new[..], &kept.known[..]) {
        ([(case, Some(asked))], []) if case.name != asked.name => say::NEWS_OWN_OTHER.with([&name(case), &name(asked)]),
        ([(case, _)], []) => say::NEWS_OWN_KEPT.with([&name(case)]),
        ([], [case]) => say::NEWS_OWN_KNOWN.with([&name(case)]),
        (new, known) => say::NEWS_OWN_KEPT_MANY.with([&new.len(), &known.len()]),
    };
    match &kept.errors[..] {
        [] => {}
        [(_, error)] => model.report_error(error.phrase()),
        [(line, error), ..] => {
            let count = kept.errors.len();
            model.report_error(say::OWN_ERRORS.with([&count as _, line, &error.phrase()]));
        }
    }
}

/// Keeps the typed algorithms; lines with errors stay in the field.
pub(super) fn keep_typed(model: &mut Model) {
    let (text, asked) = (model.cases.typed.clone(), model.cases.case(model.puzzle()));
    let kept = keep_lines(&text, asked, model);
    let is_wrong = |number: usize| kept.errors.iter().any(|(line, _)| *line == number);
    let left = (1..).zip(text.lines()).filter(|(number, _)| is_wrong(*number)).map(|(_, line)| line);
    model.cases.typed = left.collect::<Vec<_>>().join("\n");
    report_kept(&kept, model);
}

/// Keeps an algorithm, preferably under the chosen case.
pub(super) fn keep(moves: &Sequence, model: &mut Model) {
    let (puzzle, asked) = (model.puzzle(), model.cases.case(model.puzzle()));
    let kept = keep_lines(&notation::print(puzzle, moves), asked, model);
    report_kept(&kept, model);
}

/// Starts reading a file of algorithms to keep.
pub fn open(path: PathBuf, model: &mut Model) {
    model.dialog = None;
    model.effects.run_now(Job::ReadOwnAlgorithms(ReadOwnListJob(path)));
}

/// Keeps the algorithms of the file, or reports why it could not be read.
pub fn handle_read(OwnListRead(read): OwnListRead, model: &mut Model) {
    match read {
        Ok(text) => {
            if let Err(error) = headings::check(model.puzzle(), &heading::puzzle_in_text(&text)) {
                return model.report_failure(say::ERROR_OWN, error);
            }
            let kept = keep_lines(&text, None, model);
            report_kept(&kept, model);
        }
        Err(error) => model.report_failure(say::ERROR_OWN, error.explain()),
    }
}

pub(super) fn remove(place: usize, model: &mut Model) {
    let mut all = model.settings.own_algorithms.clone();
    if place < all.len() {
        let removed = all.remove(place);
        model.change_settings(|settings| settings.own_algorithms = all);
        model.news = say::NEWS_OWN_REMOVED.with([&removed.moves]);
    }
}

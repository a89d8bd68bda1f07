//! `unfold cross`: first crosses of the 3×3×3, and the database of all of them.

mod args;

use std::path::Path;

use serde::Serialize;
use unfold_engine::tables::Workers;

pub use self::args::Cross;

use crate::cli::input::{self, LoadedPosition};
use crate::cli::out::{self, Terminal};
use crate::cli::{args::threads, error::CliError, json, language::language};
use unfold_app::export::destination::{Destination, IfExists};
use unfold_app::export::sqlite::{self, DatabaseError};
use unfold_app::{puzzles::crosses, sentences};
use unfold_engine::puzzle::{Metric, PuzzleId, cubes::LETTERS};
use unfold_engine::puzzles::cube3::first_cross::MAX_CODE_MOVES;
use unfold_engine::puzzles::cube3::search::cross::{self, CodeError, Cross as Found, FACES, TieBreaker};
use unfold_engine::puzzles::cube3::search::cross_rows::{CrossRowsCheck, CrossRowsReport};
use unfold_engine::puzzles::cube3::tables::{cross::CrossTables, xcross::XcrossTables};
use unfold_engine::{control::Control, notation, search::SolveError};
use unfold_scene::appearance::colours::Palette;
use unfold_text::{command_line, cross as say, numbers, sentences::describe};

/// Face U. Ids and codes are defined for crosses on this face.
const UP: u8 = 0;
/// Face D, the other face of the published table. Its ids and codes are those of U after the rotation x2.
const DOWN: u8 = 3;

pub fn run(options: &Cross, terminal: &Terminal) -> Result<(), CliError> {
    match (&options.db, &options.verify) {
        (Some(path), _) => write(path, options, terminal),
        (_, Some(path)) => verify(path, terminal),
        _ => match options.decode {
            Some(code) => decode(options, code, terminal),
            None => list(options, terminal),
        },
    }
}

fn read_state(options: &Cross, terminal: &Terminal) -> Result<LoadedPosition, CliError> {
    if let Some(id) = options.id {
        let state = cross::state_from_id(id, options.face.unwrap_or(UP));
        let unknown = || CliError::input(say::CROSS_NO_ID.with([&id]), say::CROSS_NO_ID_DO);
        return state.map(LoadedPosition::in_usual_palette).ok_or_else(unknown);
    }
    if options.input.is_empty() {
        return Err(CliError::input(say::CROSS_NONE, say::CROSS_NONE_DO));
    }
    // Files and stdin may name their puzzle; other texts are of the 3×3×3.
    let is_text = options.input.path.as_deref().is_none_or(|path| input::text_of_argument(path).is_some());
    let given = input::read(&options.input, options.colours, is_text.then_some(PuzzleId::Cube3), terminal)?;
    match given.state.puzzle() {
        PuzzleId::Cube3 => Ok(given),
        other => {
            let (cube, other) = (PuzzleId::Cube3.def().name, other.def().name);
            Err(CliError::input(say::CROSS_LOG.with([&cube, &other]), say::CROSS_LOG_DO))
        }
    }
}

/// Runs `work` on another thread with a progress bar; Ctrl-C stops it.
fn run_with_progress<T: Send>(terminal: &Terminal, work: impl FnOnce(&Control) -> T + Send) -> Result<T, CliError> {
    out::run_with_progress(terminal, say::CROSS_AT_WORK.get(language()), work)
}

fn list(options: &Cross, terminal: &Terminal) -> Result<(), CliError> {
    let LoadedPosition { state, palette, .. } = read_state(options, terminal)?;
    CliError::check_possible(&state, palette)?;
    // Not earlier: Ctrl-C while the user types a position on stdin must exit at once.
    out::catch_interrupt();
    let faces: Vec<u8> = match (options.face, options.id) {
        (Some(face), _) => vec![face],
        (None, Some(_)) => vec![UP],
        (None, None) => (0..FACES as u8).collect(),
    };
    // One face at a time, so that the first result appears early.
    if options.extended {
        let threads = threads(None);
        let build = |control: &Control| {
            CrossTables::build(control)
                .and_then(|cross| XcrossTables::build(cross.into(), Workers::new(threads, control)))
        };
        let tables = run_with_progress(terminal, build)??;
        for slot in faces.into_iter().flat_map(cross::slots) {
            let found = run_with_progress(terminal, |control| cross::extended_crosses(&state, slot, &tables, control))?;
            print_crosses(options, found, palette, terminal)?;
        }
        return Ok(());
    }
    let tables = run_with_progress(terminal, CrossTables::build)??;
    for face in faces {
        let found = if options.all {
            cross::all_crosses(&state, face, &tables)
        } else {
            cross::shortest_cross_with(&state, face, ties(options), &tables).map(|one| vec![one])
        };
        print_crosses(options, found, palette, terminal)?;
    }
    Ok(())
}

fn print_crosses(
    options: &Cross,
    found: Result<Vec<Found>, SolveError>,
    palette: Palette,
    terminal: &Terminal,
) -> Result<(), CliError> {
    let found = found.map_err(|error| match error {
        SolveError::Defect | SolveError::Metric(_) => CliError::Files(describe::crash()),
        error => CliError::from_solve_error(PuzzleId::Cube3, palette, error),
    })?;
    // The first is also the shortest in QTM.
    let told = if options.all { found.len() } else { 1 };
    for cross in found.iter().take(told) {
        terminal.print_line(&if options.jsonl { json(cross) } else { row(cross) });
    }
    Ok(())
}

/// A cross as JSON; not translated.
#[derive(Serialize)]
struct Line<'a> {
    face: char,
    #[serde(skip_serializing_if = "Option::is_none")]
    slot: Option<&'a str>,
    length: usize,
    metric: &'a str,
    quarters: usize,
    moves: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<u32>,
    code: u64,
}

fn json(cross: &Found) -> String {
    json::text(&Line {
        face: LETTERS[usize::from(cross.face)],
        slot: cross.slot.map(|slot| slot.name()),
        length: cross.length,
        metric: Metric::Htm.word(),
        quarters: cross.quarters,
        moves: &notation::print(PuzzleId::Cube3, &cross.moves),
        id: Some(cross.id),
        code: cross.code,
    })
}

fn ties(options: &Cross) -> TieBreaker {
    options.ties.map(TieBreaker::from).unwrap_or_default()
}

/// Prints the moves of a code on each requested face.
fn decode(options: &Cross, code: u64, terminal: &Terminal) -> Result<(), CliError> {
    let def = PuzzleId::Cube3.def();
    for face in options.face.map_or_else(|| vec![UP, DOWN], |face| vec![face]) {
        let moves = cross::decode_moves(code, face).map_err(|fault| {
            let what = match fault {
                CodeError::Zero(place) => say::CROSS_CODE_ZERO.with([&code, &place]),
                CodeError::TooLong => say::CROSS_CODE_LONG.with([&code, &MAX_CODE_MOVES]),
                other => other.to_string().into(),
            };
            CliError::input(what, say::CROSS_CODE_DO)
        })?;
        let (length, quarters) = (moves.length(def), moves.length_in(def, Metric::Qtm));
        let (letter, text) = (LETTERS[usize::from(face)], notation::print(PuzzleId::Cube3, &moves));
        terminal.print_line(&if options.jsonl {
            let metric = Metric::Htm.word();
            json::text(&Line { face: letter, slot: None, length, metric, quarters, moves: &text, id: None, code })
        } else {
            say::CROSS_DECODED.fill(language(), [&letter, &length, &quarters, &code, &text])
        });
    }
    Ok(())
}

fn row(cross: &Found) -> String {
    let face = LETTERS[usize::from(cross.face)];
    let name = match cross.slot {
        Some(slot) => say::CROSS_NAME.fill(language(), [&face, &slot.name()]),
        None => face.to_string(),
    };
    let moves = match cross.length {
        0 => say::CROSS_DONE.get(language()).into(),
        _ => notation::print(PuzzleId::Cube3, &cross.moves),
    };
    say::CROSS_ROW.fill(language(), [&name, &cross.length, &cross.quarters, &cross.id, &cross.code, &moves])
}

fn write(path: &Path, options: &Cross, terminal: &Terminal) -> Result<(), CliError> {
    out::catch_interrupt();
    let existing = if options.force { IfExists::Replace } else { IfExists::Keep };
    let place = Destination::resolve(path, existing)?;
    let written = run_with_progress(terminal, |control| crosses::write_database(&place, ties(options), control))?;
    written.map_err(database_failure)?;
    terminal.note(&command_line::SAVED.fill(language(), [&path.display()]));
    Ok(())
}

fn verify(path: &Path, terminal: &Terminal) -> Result<(), CliError> {
    out::catch_interrupt();
    let work = |control: &Control| -> Result<CrossRowsReport, CliError> {
        let tables = CrossTables::build(control)?;
        let mut check = CrossRowsCheck::new(&tables);
        sqlite::read(path, control, |id, code| check.add_row(id, code)).map_err(database_failure)?;
        Ok(check.finish())
    };
    let checked = run_with_progress(terminal, work)??;
    if checked.fault_count == 0 {
        terminal.print_line(&say::CROSS_VERIFIED.fill(language(), [&path.display(), &numbers::grouped(checked.rows)]));
        return Ok(());
    }
    for fault in &checked.faults {
        terminal.print_line(&unfold_text::puzzles::cross_row(fault).get(language()));
    }
    let more = checked.fault_count - checked.faults.len() as u64;
    if more > 0 {
        terminal.print_line(&say::CROSS_MORE.fill(language(), [&numbers::grouped(more)]));
    }
    let place = path.display().to_string();
    Err(CliError::Files(sentences::cross::rows(&checked).with_place(place)))
}

/// Converts a database error: a file that is not a cross database is an input error, an I/O error is a file error.
fn database_failure(error: DatabaseError) -> CliError {
    match error {
        DatabaseError::Stopped => CliError::Interrupted,
        DatabaseError::Tables(error) => error.into(),
        DatabaseError::Write(error) => error.into(),
        DatabaseError::Make(_) | DatabaseError::Read { .. } | DatabaseError::NotAFile(_) | DatabaseError::InUse(_) => {
            CliError::Files(sentences::cross::database(error))
        }
        error => CliError::Input(sentences::cross::database(error)),
    }
}

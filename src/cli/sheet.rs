//! `unfold sheet`: a solution as pages to print.

use super::args::Sheet;
use super::input::{self, LoadedPosition};
use super::out::{self, BuildNote, Terminal, WaitNote};
use super::solve::{store, usual_method};
use super::{Failure, file_failure, language, table_failure, tables};
use crate::export::place::{Existing, Place};
use crate::export::sheet::{self as pages, SheetFormat};
use crate::shared::appearance::colours::{self, Palette};
use crate::shared::file_error::FileError;
use crate::shared::lesson::MoveNotes;
use crate::shared::lesson::progress_chart::DistanceTables;
use crate::shared::played::{MoveSequencePlayer, Played};
use crate::shared::sentences::sheet::{self, Solved};
use unfold_engine::control::Control;
use unfold_engine::notation::{self, link};
use unfold_engine::puzzle::painting::Painting;
use unfold_engine::puzzle::{Facelets, Metric, Sequence};
use unfold_engine::search::{Limits, Memory, Phase, SolveError};
use unfold_text::sentences::describe;
use unfold_text::{UserError, command_line, sheet as say};

/// A solution to be printed.
pub struct Solution {
    /// Its moves.
    pub moves: Sequence,
    /// How they fall into phases.
    pub phases: Vec<Phase>,
    /// The metric of its length.
    pub metric: Metric,
    /// The lower bound that is proven, 0 for none.
    pub lower: usize,
    /// The name of the method that found it, if one did.
    pub method: Option<&'static str>,
}

/// The lesson on the moves of a solution.
pub fn notes(start: &Facelets, solution: &Solution) -> MoveNotes {
    let painting = Painting::of(start);
    let (moves, phases) = (&solution.moves, &solution.phases[..]);
    let player = MoveSequencePlayer { what: Played::Solution, start: &painting, moves, phases, at: 0 };
    MoveNotes::of(&player, solution.metric, solution.method, &DistanceTables::default())
}

/// A solution of a position with what is proven of it, in the colours in which the position was read.
pub fn solved<'a>(start: &'a Facelets, palette: Palette, notes: &'a MoveNotes, lower: usize) -> Solved<'a> {
    Solved { start, notes, lower, scramble: None, colours: colours::of(start.puzzle(), palette) }
}

/// Runs the verb.
pub fn run(options: &Sheet, terminal: &Terminal) -> Result<(), Failure> {
    let path = &options.output;
    let unknown = || file_failure(&FileError::NoSheet { path: path.clone() });
    let format = SheetFormat::of(path).ok_or_else(unknown)?;
    let existing = if options.force { Existing::Replace } else { Existing::Keep };
    // Before the search, which may take long.
    let place = Place::of(path, existing).and_then(|place| place.check().map(|()| place));
    let place = place.map_err(|error| file_failure(&error.into()))?;
    let LoadedPosition { state: start, palette, .. } =
        input::read(&options.input, options.colours, options.puzzle, terminal)?;
    let solution = match given(options, &start)? {
        Some(moves) => {
            let metric = start.puzzle().def().metric;
            Solution { moves, phases: Vec::new(), metric, lower: 0, method: None }
        }
        None => find(options, &start, palette, terminal)?,
    };
    let notes = notes(&start, &solution);
    let bytes = pages::bytes(&sheet::sheet(language(), solved(&start, palette, &notes, solution.lower)), format);
    place.write(&bytes).map_err(|error| file_failure(&error.into()))?;
    terminal.note(&command_line::SAVED.fill(language(), [&path.display()]));
    Ok(())
}

/// The moves that the arguments give, by themselves or in a link, once they are seen to solve the position.
fn given(options: &Sheet, start: &Facelets) -> Result<Option<Sequence>, Failure> {
    let linked = options.input.path.as_deref().and_then(|path| path.to_str()).filter(|text| link::looks_like(text));
    let moves = match (&options.solution, linked) {
        (Some(text), _) => notation::parse(start.puzzle(), text)
            .map_err(|error| Failure::Input(describe::notation(start.puzzle(), &error)))?,
        (None, Some(text)) => input::of_link(options.puzzle, text, 1).map_err(Failure::Input)?.moves,
        (None, None) => return Ok(None),
    };
    if options.solution.is_none() && moves.0.is_empty() {
        return Ok(None);
    }
    if !start.after_all(&moves).is_solved() {
        return Err(Failure::Input(UserError::new(say::SHEET_NOT_SOLVED, say::SHEET_NOT_SOLVED_DO)));
    }
    Ok(Some(moves))
}

/// The best solution that the usual method of the puzzle finds with its small tables.
fn find(options: &Sheet, start: &Facelets, palette: Palette, terminal: &Terminal) -> Result<Solution, Failure> {
    let solver = usual_method(start.puzzle())?;
    out::catch_interrupt();
    let store = store(&options.tables, terminal)?;
    let usual = Limits::default();
    let timeout = options.timeout.map_or(usual.timeout, |time| (!time.is_zero()).then_some(time));
    let limits = Limits { timeout, memory: Memory::Small, ..usual };
    let wait = WaitNote::new(&store, terminal);
    let build = BuildNote::new(&store, terminal, start.puzzle(), solver.small_tables());
    let work = |control: &Control| solver.solve(start, &limits, control, &store, &|_| ());
    let look = |_: &Control| {
        wait.look();
        build.look();
    };
    let outcome = out::stoppable(terminal, work, look)?;
    tables::note_unsaved(&store, terminal);
    let outcome = outcome.map_err(|error| match error {
        SolveError::Tables(error) => table_failure(&error),
        error => Failure::Input(input::unsolvable(start.puzzle(), palette, &error)),
    })?;
    let best = outcome.best.ok_or_else(|| {
        terminal.note(say::SHEET_UNSOLVED.get(language()));
        Failure::Unsolved
    })?;
    Ok(Solution {
        moves: best.moves,
        phases: best.phases,
        metric: start.puzzle().def().metric,
        lower: outcome.lower,
        method: Some(solver.name()),
    })
}

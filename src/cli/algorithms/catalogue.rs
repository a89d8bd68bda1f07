//! `unfold algorithms --catalogue`: the cases of a catalogue, each with its shortest algorithm and the easiest one.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serde::Serialize;

use super::args::{Algorithms, MIRROR_AXIS, TIMEOUT};
use super::{catalogue_check as check, given};
use crate::cli::args::{threads, time_limit};
use crate::cli::out::{self, Terminal};
use crate::cli::{error::CliError, json, language::language, solver_tables};
use unfold_app::ease::Ease;
use unfold_engine::control::Control;
use unfold_engine::notation::{self, allowed};
use unfold_engine::pattern::{PatternTables, PatternTask};
use unfold_engine::puzzle::allowed::AllowedMoves;
use unfold_engine::puzzle::symmetry::mirrored;
use unfold_engine::puzzle::{Metric, PuzzleId, Sequence};
use unfold_engine::puzzles::cases::{Case, Catalogue};
use unfold_engine::puzzles::{ALL, algorithms, catalogues};
use unfold_engine::search::{Limits, Outcome, SearchEvent, SolveError};
use unfold_engine::tables::Tables;
use unfold_scene::appearance::colours::Palette;
use unfold_text::cases as say;

/// How long easy algorithms of a case are looked for.
const EASY_TIME: Duration = Duration::from_millis(300);
/// How much more than the easiest turns an algorithm may cost that has fewer regrips, in the costs of the search.
const EASY_EXTRA: usize = 2;
/// The moves of easy algorithms, unless others are asked for.
const EASY_MOVES: &str = "<R,U,F,L>";

/// Runs the verb for the catalogue with this name.
pub fn run(name: &str, options: &Algorithms, ease: &Ease, terminal: &Terminal) -> Result<(), CliError> {
    if name.eq_ignore_ascii_case("list") {
        for catalogue in ALL.into_iter().flat_map(catalogues) {
            terminal.say(&format!("{}\t{}\t{}", catalogue.name, catalogue.puzzle.def().name, catalogue.count));
        }
        return Ok(());
    }
    let catalogue = find(name, options.puzzle)?;
    if let Some(path) = &options.check {
        return check::run(path, catalogue, options, terminal);
    }
    let asked = options.case.as_deref().or(options.input.as_deref());
    let chosen = match asked {
        None => catalogue.cases().iter().collect(),
        Some(name) => vec![check::case(catalogue, name)?],
    };
    out::catch_interrupt();
    let (moves, metric) = given::moves(catalogue.puzzle, options.allow.as_deref(), options.metric.as_deref())?;
    let store = solver_tables::open(options.tables.as_deref(), terminal)?;
    let tables = PatternTables::default();
    let finder = Finder { catalogue, options, ease, moves, metric, tables: (&store, &tables), terminal };
    let (mut known, mut unsolved) = (Vec::new(), false);
    for case in chosen {
        let found = finder.find(case, &known)?;
        if out::interrupted() {
            return Err(CliError::Interrupted);
        }
        unsolved |= found.shortest.is_none();
        finder.tell(case, &found);
        known.extend(found.shortest);
        if terminal.is_closed() {
            return Ok(());
        }
    }
    if unsolved { Err(CliError::Unsolved) } else { Ok(()) }
}

/// The catalogue with a name.
fn find(name: &str, puzzle: Option<PuzzleId>) -> Result<&'static Catalogue, CliError> {
    let all = || ALL.into_iter().filter(|other| puzzle.is_none_or(|puzzle| puzzle == *other)).flat_map(catalogues);
    all().find(|catalogue| catalogue.name.eq_ignore_ascii_case(name)).ok_or_else(|| {
        let names: Vec<&str> = all().map(|catalogue| catalogue.name).collect();
        let names = if names.is_empty() { out::NOTHING.to_owned() } else { names.join(", ") };
        CliError::input(say::NO_CATALOGUE.with([&name]), say::NO_CATALOGUE_DO.with([&names]))
    })
}

/// An algorithm, its length or cost, and if none is shorter.
#[derive(Clone)]
struct Shortest {
    moves: Sequence,
    length: usize,
    is_proven: bool,
}

/// What was found for a case.
struct Found {
    shortest: Option<Shortest>,
    /// The easiest, and its ease.
    easiest: Option<(Sequence, f64)>,
}

/// The search for all cases of a catalogue.
struct Finder<'a> {
    catalogue: &'a Catalogue,
    options: &'a Algorithms,
    ease: &'a Ease,
    moves: AllowedMoves,
    /// The metric of lengths; `None` for costs of no metric.
    metric: Option<Metric>,
    tables: (&'a Tables, &'a PatternTables),
    terminal: &'a Terminal,
}

impl Finder<'_> {
    fn find(&self, case: &Case, known: &[Shortest]) -> Result<Found, CliError> {
        let task = self.task(case, self.moves.clone())?;
        let shortest = match self.by_symmetry(&task, known) {
            Some(found) => Some(found),
            None => self.shortest(&task)?,
        };
        let own = shortest.iter().map(|found| found.moves.clone()).chain(case.algorithm.clone());
        let all = own.chain(self.easy(case)?);
        let puzzle = self.catalogue.puzzle;
        let rated = all.filter_map(|moves| Some((self.ease.cost(puzzle, &moves)?, moves)));
        let easiest = rated.min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(ease, moves)| (moves, ease));
        Ok(Found { shortest, easiest })
    }

    fn task(&self, case: &Case, moves: AllowedMoves) -> Result<PatternTask, CliError> {
        self.catalogue.task(case, moves).map_err(|error| self.refused(SolveError::Pattern(error)))
    }

    fn refused(&self, error: SolveError) -> CliError {
        CliError::unsolved(self.catalogue.puzzle, Palette::Usual, error)
    }

    /// The shortest of a case that is the mirror image, or the inverse, of one that is known.
    fn by_symmetry(&self, task: &PatternTask, known: &[Shortest]) -> Option<Shortest> {
        if !self.moves.are_usual() {
            return None;
        }
        let puzzle = self.catalogue.puzzle;
        // Of a part of the puzzle the inverse may be longer than needed.
        let may_invert = task.position.is_complete();
        let images = |found: &Shortest| {
            let mirror = mirrored(puzzle, &found.moves, MIRROR_AXIS);
            let inverses = [&found.moves, &mirror].map(|moves| moves.inverse(puzzle.def()));
            std::iter::once(mirror).chain(inverses.into_iter().filter(|_| may_invert)).collect::<Vec<_>>()
        };
        known.iter().filter(|found| found.is_proven).find_map(|found| {
            let moves = images(found).into_iter().find(|moves| task.is_solved_by(moves))?;
            Some(Shortest { moves, ..found.clone() })
        })
    }

    fn search(&self, task: &PatternTask, limits: &Limits, found: &Mutex<Vec<Sequence>>) -> Result<Outcome, CliError> {
        let metric = self.metric.unwrap_or(self.catalogue.puzzle.def().metric);
        let listen = |event| {
            if let SearchEvent::Optimal(solution) = event {
                found.lock().unwrap_or_else(PoisonError::into_inner).push(solution.moves);
            }
        };
        let work = |control: &Control| algorithms::solve(task, metric, limits, control, self.tables, &listen);
        out::until_stopped(self.terminal, work, |_| ())?.map_err(|error| self.refused(error))
    }

    fn limits(&self, timeout: Option<Duration>) -> Limits {
        let options = self.options;
        Limits {
            threads: threads(options.threads),
            timeout,
            optimal: true,
            memory: options.memory,
            ..Limits::default()
        }
    }

    fn shortest(&self, task: &PatternTask) -> Result<Option<Shortest>, CliError> {
        let limits = self.limits(time_limit(self.options.timeout, Some(TIMEOUT)));
        let outcome = self.search(task, &limits, &Mutex::default())?;
        let is_proven = outcome.is_optimal();
        Ok(outcome.best.map(|best| Shortest { moves: best.moves, length: best.length, is_proven }))
    }

    /// Algorithms whose turns cost little, found within a moment.
    fn easy(&self, case: &Case) -> Result<Vec<Sequence>, CliError> {
        let puzzle = self.catalogue.puzzle;
        let moves = match self.options.allow {
            Some(_) => self.moves.clone(),
            None => allowed::parse(puzzle, EASY_MOVES).expect("moves of every cube"),
        };
        let found = Mutex::default();
        if let Some(weighed) = self.ease.weighed(&moves) {
            let limits = Limits { all: true, extra: EASY_EXTRA, ..self.limits(Some(EASY_TIME)) };
            self.search(&self.task(case, weighed)?, &limits, &found)?;
        }
        Ok(found.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    fn tell(&self, case: &Case, found: &Found) {
        let puzzle = self.catalogue.puzzle;
        let print = |moves: &Sequence| notation::print(puzzle, moves);
        if self.options.jsonl {
            let shortest = found.shortest.as_ref().map(|shortest| ShortestLine {
                length: shortest.length,
                metric: self.metric.map_or("cost", Metric::word),
                moves: print(&shortest.moves),
                optimal: shortest.is_proven,
            });
            let easiest = found
                .easiest
                .as_ref()
                .map(|(moves, ease)| EasiestLine { ease: (ease * 10.0).round() / 10.0, moves: print(moves) });
            self.terminal.say(&json::text(&CaseLine {
                event: "case",
                catalogue: self.catalogue.name,
                case: &case.name,
                set: case.set,
                position: notation::facelets::print(&case.state),
                shortest,
                easiest,
            }));
            return;
        }
        let length = found.shortest.as_ref().map_or_else(
            || out::NOTHING.to_owned(),
            |shortest| {
                let length = match self.metric {
                    Some(metric) => out::length(shortest.length, metric),
                    None => shortest.length.to_string(),
                };
                if shortest.is_proven { length } else { say::CASE_OR_LESS.fill(language(), [&length]) }
            },
        );
        let shortest = found.shortest.as_ref().map_or_else(|| out::NOTHING.to_owned(), |found| print(&found.moves));
        let (ease, easiest) = found.easiest.as_ref().map_or_else(
            || (out::NOTHING.to_owned(), out::NOTHING.to_owned()),
            |(moves, ease)| (format!("{ease:.1}"), print(moves)),
        );
        let set = Some(case.set).filter(|set| !set.is_empty()).unwrap_or(out::NOTHING);
        let row = [case.name.as_str(), set, &length, &shortest, &ease, &easiest];
        self.terminal.say(&row.join("\t"));
    }
}

/// The JSON line of a case: keys and values stay as they are in every language.
#[derive(Serialize)]
struct CaseLine<'a> {
    event: &'static str,
    catalogue: &'a str,
    case: &'a str,
    set: &'a str,
    position: String,
    shortest: Option<ShortestLine<'a>>,
    easiest: Option<EasiestLine>,
}

#[derive(Serialize)]
struct ShortestLine<'a> {
    length: usize,
    metric: &'a str,
    moves: String,
    optimal: bool,
}

#[derive(Serialize)]
struct EasiestLine {
    ease: f64,
    moves: String,
}

//! Parses the arguments: cases, goal, allowed moves, free turns, metric and cost table.

use std::path::Path;

use super::args::Algorithms;
use crate::cli::{args::ColourOption, error::CliError, input, language::language, notes, out::Terminal};
use unfold_app::ease::{Ease, EaseError, MAX_COST};
use unfold_app::system::{files, log_files};
use unfold_engine::notation::link::{self, InterpretedLink};
use unfold_engine::notation::{self, Note, ParsedMoves, allowed, heading, patterns};
use unfold_engine::pattern::read::{self, GivenCase, GivenGoal};
use unfold_engine::pattern::{FreeTurns, PatternTask, ReachedGoal};
use unfold_engine::puzzle::masks::{NamedMask, PartKind};
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId, Sequence, allowed::AllowedMoves, pattern_error::PatternError};
use unfold_engine::{logs, search::SolveError};
use unfold_scene::appearance::{self, colours::Palette};
use unfold_text::{Arg, UserError, algorithms as say, command_line, errors, numbers, parts, sentences::describe};

/// Maximum number of names listed in the error about an unknown place.
const MAX_LISTED_NAMES: usize = 8;
/// Maximum length of a word taken for a part's name, in bytes.
const MAX_WORD_BYTES: usize = 20;
/// Maximum size of a cost table, in bytes.
const MAX_EASE_BYTES: u64 = 1 << 20;

/// The parsed input, which [`ParsedInput::task`] turns into tasks.
pub struct ParsedInput {
    cases: Cases,
    puzzle: PuzzleId,
    goal: Goal,
    moves: AllowedMoves,
    free_turns: FreeTurns,
    colours: ColourOption,
    /// Metric of printed lengths; `None` for custom costs.
    pub metric: Option<Metric>,
}

/// The texts of cases. Tasks are made one at a time, since a list may have millions of cases.
enum Cases {
    One(String),
    /// The case that this algorithm solves.
    SolvedBy(String),
    /// One case per line.
    List(String),
    /// Path and final position of a log.
    Log(String, Facelets),
}

impl Cases {
    /// Reads cases from a file or stdin.
    fn from_file(path: &Path) -> Result<Self, CliError> {
        let text = files::read_text(path, files::MAX_LIST)?;
        if !logs::looks_like(&text) {
            return Ok(Self::List(text));
        }
        let log = input::select_solve(log_files::parse(path, text.trim_start().as_bytes())?, None)?;
        Ok(Self::Log(path.display().to_string(), log.state()))
    }

    /// The puzzle from the options, else from the cases, else the default.
    fn puzzle(&self, asked: Option<PuzzleId>) -> Result<PuzzleId, CliError> {
        let puzzle = match self {
            Self::List(text) => {
                input::requested_or_named(asked, heading::puzzle_in_text(text)).map_err(CliError::Input)?
            }
            Self::Log(_, state) => Some(input::check_log_puzzle(asked, state.puzzle())?),
            // A conflict with the option is reported when the link is read.
            Self::One(text) | Self::SolvedBy(text) => asked.or_else(|| link::read(text).ok().map(|link| link.puzzle)),
        };
        Ok(puzzle.unwrap_or_default())
    }
}

/// Line number, from 1, and text of a case.
pub type Case<'a> = (usize, &'a str);

impl ParsedInput {
    pub fn read(options: &Algorithms, terminal: &Terminal) -> Result<Self, CliError> {
        let case = options.case.as_deref().or(options.input.as_deref());
        let cases = match (case, options.solved_by.as_deref()) {
            (None, None) => return Err(CliError::input(say::NO_CASE, say::NO_CASE_DO)),
            (_, Some(algorithm)) => Cases::SolvedBy(algorithm.to_owned()),
            (Some(case), None) if is_file(case) => Cases::from_file(Path::new(case))?,
            (Some(case), None) => Cases::One(case.to_owned()),
        };
        let puzzle = cases.puzzle(options.puzzle)?;
        let colours = options.colours;
        check_parts(puzzle, colours)?;
        let (moves, metric) = moves_and_metric(puzzle, options.allow.as_deref(), options.metric.as_deref())?;
        let goal = Goal::read(puzzle, options.goal.as_deref(), colours, terminal)?;
        let free_turns = free_turns(puzzle, options.free.as_deref(), goal.part())?;
        let given = Self { cases, puzzle, goal, moves, free_turns, colours, metric };
        let is_empty = given.cases().next().is_none();
        if is_empty { Err(CliError::input(say::NO_CASE, say::NO_CASE_DO)) } else { Ok(given) }
    }

    pub fn cases(&self) -> Box<dyn Iterator<Item = Case<'_>> + '_> {
        match &self.cases {
            Cases::One(text) | Cases::SolvedBy(text) | Cases::Log(text, _) => {
                Box::new(std::iter::once((1, text.as_str())))
            }
            Cases::List(text) => Box::new(lines(text)),
        }
    }

    /// Builds the task of a case.
    ///
    /// # Errors
    /// The case cannot be read, or does not fit the goal.
    pub fn task(&self, (line, text): Case<'_>, terminal: &Terminal) -> Result<PatternTask, UserError> {
        let case = match &self.cases {
            Cases::SolvedBy(_) => case_solved_by(self.puzzle, text, terminal)?,
            Cases::Log(_, state) => GivenCase::State(state.clone()),
            Cases::One(_) | Cases::List(_) => {
                let (case, linked, notes) = read_case(self.puzzle, text, line, self.colours)?;
                linked.iter().for_each(|linked| notes::note_link(linked, terminal));
                notes::note_moves(&notes, terminal);
                case
            }
        };
        let task = self.goal.task(&case, self.moves.clone(), self.free_turns);
        let task = task.and_then(|task| task.check().map(|()| task));
        let names = appearance::colours::names(self.puzzle, self.palette());
        task.map_err(|error| describe::solve_named(self.puzzle, names, &SolveError::Pattern(error)))
    }

    /// Returns the goal with a task that finds which of its places an algorithm reaches; `None` unless it has several.
    pub fn reached_part(&self, task: &PatternTask) -> Option<ReachedPart> {
        ReachedPart::new(&self.goal, task)
    }

    /// Palette for reading cases.
    pub fn palette(&self) -> Palette {
        self.colours.palette()
    }
}

/// Returns an error for a puzzle too large for partial goals.
pub fn check_parts(puzzle: PuzzleId, colours: ColourOption) -> Result<(), CliError> {
    if puzzle.def().parts.is_empty() {
        return Err(CliError::from_solve_error(puzzle, colours.palette(), SolveError::Pattern(PatternError::TooLarge)));
    }
    Ok(())
}

/// True for a file's path or `-`, rather than a case.
fn is_file(text: &str) -> bool {
    let path = Path::new(text);
    files::is_stdin(path) || input::text_of_argument(path).is_none()
}

/// The position that an algorithm solves: the solved puzzle after its inverse.
fn case_solved_by(puzzle: PuzzleId, algorithm: &str, terminal: &Terminal) -> Result<GivenCase, UserError> {
    let ParsedMoves { moves, notes, .. } = input::parse_moves(puzzle, algorithm, 1)?;
    notes::note_moves(&notes, terminal);
    Ok(GivenCase::State(Facelets::solved(puzzle).after_all(&moves.inverse(puzzle.def()))))
}

/// A case, the link that it was given as, if any, and notes on its moves.
type ReadCase = (GivenCase, Option<InterpretedLink>, Vec<Note>);

/// Parses a case: a pattern, facelets, moves or a link. `line` is its line number, for errors.
fn read_case(puzzle: PuzzleId, text: &str, line: usize, colours: ColourOption) -> Result<ReadCase, UserError> {
    // A link contains dots, which mean stickers of any colour elsewhere.
    if patterns::looks_like(puzzle, text) && !link::looks_like(text) {
        let letters = colours.conventions().schemes.into_iter().next().unwrap_or_default();
        let read = patterns::read_in_order(puzzle, text, &letters, colours.order).map_err(|mut error| {
            error.at.line += line - 1;
            describe::notation(puzzle, &error)
        })?;
        return Ok((GivenCase::Pattern(read.facelets), None, Vec::new()));
    }
    let parsed = input::parse_state(notation::read, Some(puzzle), colours, text, line)?;
    Ok((GivenCase::State(parsed.state), parsed.linked, parsed.notes))
}

pub enum Goal {
    /// A part of the solved puzzle.
    Part(&'static NamedMask),
    /// A position.
    Position(GivenCase),
    /// The solved puzzle, or the part of it that a case shows.
    OfCase,
}

impl Goal {
    /// Parses a goal; [`Goal::OfCase`] for `None` and for `solved`.
    pub fn read(
        puzzle: PuzzleId,
        text: Option<&str>,
        colours: ColourOption,
        terminal: &Terminal,
    ) -> Result<Self, CliError> {
        let Some(text) = text.filter(|text| !text.eq_ignore_ascii_case("solved")) else { return Ok(Self::OfCase) };
        match NamedMask::parse(puzzle, text) {
            Some(named) => Ok(Self::Part(named)),
            None => goal_position(puzzle, text, colours, terminal).map(Self::Position),
        }
    }

    /// The part, if the goal is one.
    pub fn part(&self) -> Option<&'static NamedMask> {
        if let Self::Part(named) = self { Some(named) } else { None }
    }

    /// The task of reaching the goal from a case.
    pub fn task(
        &self,
        case: &GivenCase,
        moves: AllowedMoves,
        free_turns: FreeTurns,
    ) -> Result<PatternTask, PatternError> {
        let goal = match self {
            Self::Part(named) => GivenGoal::Mask(named),
            Self::Position(goal) => GivenGoal::Position(goal),
            Self::OfCase => GivenGoal::OfCase,
        };
        read::build_task(case, goal, moves, free_turns)
    }
}

/// A goal with several places, and the task that finds the place an algorithm reaches.
#[derive(Clone)]
pub struct ReachedPart {
    part: &'static NamedMask,
    task: PatternTask,
}

impl ReachedPart {
    /// `None` unless the goal has several places.
    pub fn new(goal: &Goal, task: &PatternTask) -> Option<Self> {
        let part = goal.part().filter(|part| part.places.len() > 1)?;
        Some(Self { part, task: task.clone() })
    }

    /// Name of the place that moves reach; `None` if they do not reach the goal.
    pub fn reached_place_name(&self, moves: &Sequence) -> Option<&'static str> {
        Some(self.place_name(&self.task.reached_by(moves)?))
    }

    pub fn place_name(&self, reached: &ReachedGoal) -> &'static str {
        &self.part.part_at(reached.goal).name
    }
}

/// Parses a goal that is a position.
fn goal_position(
    puzzle: PuzzleId,
    text: &str,
    colours: ColourOption,
    terminal: &Terminal,
) -> Result<GivenCase, CliError> {
    let no_goal = || {
        let names: Vec<&str> = puzzle.def().parts.iter().map(|kind| kind.name).collect();
        if names.is_empty() {
            return CliError::input(say::NO_GOALS.with([&text]), say::NO_GOALS_DO);
        }
        CliError::input(say::NO_GOAL.with([&text]), say::NO_GOAL_DO.with([&names.join(", ")]))
    };
    if let Some(kind) = PartKind::parse_prefix(puzzle, text) {
        let of_kind = NamedMask::with_kind(puzzle, kind.name);
        let names: Vec<&str> = of_kind.map(|part| part.name.as_str()).take(MAX_LISTED_NAMES).collect();
        let advice = parts::NO_PLACE_DO.with([&names.join(", ")]);
        return Err(CliError::input(parts::NO_PLACE.with([&text, &kind.name]), advice));
    }
    // Reject words such as "ll", meant as the last layer, which would parse as two wide turns.
    if text.len() > 1 && text.len() <= MAX_WORD_BYTES && text.chars().all(|c| c.is_ascii_lowercase()) {
        return Err(no_goal());
    }
    let (case, linked, told) = read_case(puzzle, text, 1, colours).map_err(|error| {
        // A single unreadable word was probably meant as a name.
        if text.contains(char::is_whitespace) || text.len() > MAX_WORD_BYTES {
            CliError::Input(error)
        } else {
            no_goal()
        }
    })?;
    linked.iter().for_each(|linked| notes::note_link(linked, terminal));
    notes::note_moves(&told, terminal);
    Ok(case)
}

/// Parses the allowed moves and the metric of printed lengths, which is `None` for custom costs.
pub fn moves_and_metric(
    puzzle: PuzzleId,
    allow: Option<&str>,
    metric: Option<&str>,
) -> Result<(AllowedMoves, Option<Metric>), CliError> {
    let asked = match metric {
        None => None,
        Some(name) => {
            Some(Metric::from_name(name).filter(|metric| metrics(puzzle).contains(metric)).ok_or_else(|| {
                let words: Vec<&str> = metrics(puzzle).iter().map(|metric| metric.word()).collect();
                let what = command_line::NO_METRIC.with([&unfold_engine::pattern::NAME, &puzzle.def().name, &name]);
                CliError::input(what, errors::TABLE_UNKNOWN_DO.with([&words.join(", ")]))
            })?)
        }
    };
    let moves = match allow {
        None => AllowedMoves::solver_moves(puzzle, puzzle.def().metric),
        Some(text) => {
            allowed::parse(puzzle, text).map_err(|error| CliError::Input(describe::notation(puzzle, &error)))?
        }
    };
    match asked {
        Some(_) if moves.moves().iter().any(|allowed| allowed.cost != 1) && allow.is_some() => {
            Err(CliError::input(say::COSTS_AND_METRIC, say::COSTS_AND_METRIC_DO))
        }
        Some(metric) => Ok((moves.in_metric(metric), Some(metric))),
        None => {
            let metric = allowed::metric_of(&moves);
            Ok((moves, metric))
        }
    }
}

fn metrics(puzzle: PuzzleId) -> &'static [Metric] {
    if puzzle.def().face_turns > 0 { &[Metric::Htm, Metric::Qtm, Metric::Stm] } else { &[Metric::Stm] }
}

/// Free turns from the option, else the part's default.
fn free_turns(puzzle: PuzzleId, free: Option<&str>, named: Option<&NamedMask>) -> Result<FreeTurns, CliError> {
    let face = match free {
        None => named.and_then(|named| named.free_face),
        Some(name) if name.eq_ignore_ascii_case("none") => None,
        Some(name) => {
            let def = puzzle.def();
            let number = def.letters.iter().position(|letter| name.eq_ignore_ascii_case(&letter.to_string()));
            if def.face_turns == 0 {
                let no_faces = SolveError::Pattern(PatternError::NoFaces);
                return Err(CliError::from_solve_error(puzzle, Palette::Usual, no_faces));
            }
            let number = number.filter(|number| 3 * number < def.face_turns);
            Some(number.ok_or_else(|| CliError::input(say::NO_FACE.with([&name]), say::NO_FACE_DO))? as u8)
        }
    };
    Ok(FreeTurns { before: face, after: face })
}

/// Trimmed lines with their numbers, from 1, without blank lines and comments (`#`).
pub fn lines(text: &str) -> impl Iterator<Item = Case<'_>> {
    let counts = |(_, line): &(usize, &str)| !line.is_empty() && !line.starts_with('#');
    (1..).zip(text.lines().map(str::trim)).filter(counts)
}

/// The cost table from the option, else the default.
pub fn ease(options: &Algorithms) -> Result<Ease, CliError> {
    let Some(path) = &options.ease else { return Ok(Ease::built_in()) };
    Ease::parse(&files::read_text(path, MAX_EASE_BYTES)?).map_err(|error| {
        let what = match &error {
            EaseError::Line(line) => say::EASE_LINE.with([line as &dyn Arg, &numbers::grouped(MAX_COST.into())]),
            EaseError::Missing(name) => say::EASE_MISSING.with([name]),
        };
        CliError::input(say::NO_EASE.with([&path.display(), &what.get(language())]), say::NO_EASE_DO)
    })
}

//! The cases, the goal and the moves that the arguments name.

use std::path::Path;

use super::args::Algorithms;
use crate::cli::{args::ColourOption, error::CliError, input, language::language, notes, out::Terminal};
use unfold_app::ease::{Ease, EaseError, MAX_COST};
use unfold_app::system::{files, log_files};
use unfold_engine::notation::link::{self, Meant};
use unfold_engine::notation::{self, Note, ReadMoves, allowed, heading, patterns};
use unfold_engine::pattern::read::{self, GivenCase, GivenGoal};
use unfold_engine::pattern::{Adjust, PatternTask, Reached};
use unfold_engine::puzzle::masks::{NamedMask, PartKind};
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId, Sequence, allowed::AllowedMoves, pattern_error::PatternError};
use unfold_engine::{logs, search::SolveError};
use unfold_scene::appearance::{self, colours::Palette};
use unfold_text::{Arg, UserError, algorithms as say, command_line, errors, numbers, parts, sentences::describe};

/// How many names of a part are told where a place is wrong.
const NAMES_TOLD: usize = 8;
/// The longest word that is taken as the name of a part.
const LONGEST_WORD: usize = 20;
/// The most bytes of a table of costs.
const MAX_EASE: u64 = 1 << 20;

/// The cases, and how each becomes a task.
pub struct Given {
    cases: Cases,
    puzzle: PuzzleId,
    goal: Goal,
    moves: AllowedMoves,
    adjust: Adjust,
    colours: ColourOption,
    /// The metric in which lengths are told; `None` for costs of no metric.
    pub metric: Option<Metric>,
}

/// The texts of cases. Tasks are made one after the other: a list may have millions of cases.
enum Cases {
    /// A case.
    One(String),
    /// The case that this algorithm solves.
    SolvedBy(String),
    /// The lines of a text.
    List(String),
    /// The position after the moves of a log, and the text that names it.
    Log(String, Facelets),
}

impl Cases {
    /// The cases in a file, or in standard input.
    fn of_file(path: &Path) -> Result<Self, CliError> {
        let text = files::text(path, files::MAX_LIST)?;
        if !logs::looks_like(&text) {
            return Ok(Self::List(text));
        }
        let log = input::chosen(log_files::parsed(path, text.trim_start().as_bytes())?, None)?;
        Ok(Self::Log(path.display().to_string(), log.state()))
    }

    /// The puzzle that is asked for, or that the cases name, or the usual one.
    fn puzzle(&self, asked: Option<PuzzleId>) -> Result<PuzzleId, CliError> {
        let puzzle = match self {
            Self::List(text) => input::asked_or_named(asked, heading::of_text(text)).map_err(CliError::Input)?,
            Self::Log(_, state) => Some(input::asked_or_of_log(asked, state.puzzle())?),
            // Where another puzzle is asked for, reading the link says so.
            Self::One(text) | Self::SolvedBy(text) => asked.or_else(|| link::read(text).ok().map(|link| link.puzzle)),
        };
        Ok(puzzle.unwrap_or_default())
    }
}

/// A case and the number of its line, from 1.
pub type Case<'a> = (usize, &'a str);

impl Given {
    /// Reads what the arguments name.
    pub fn read(options: &Algorithms, terminal: &Terminal) -> Result<Self, CliError> {
        let case = options.case.as_deref().or(options.input.as_deref());
        let cases = match (case, options.solved_by.as_deref()) {
            (None, None) => return Err(CliError::input(say::NO_CASE, say::NO_CASE_DO)),
            (_, Some(algorithm)) => Cases::SolvedBy(algorithm.to_owned()),
            (Some(case), None) if is_file(case) => Cases::of_file(Path::new(case))?,
            (Some(case), None) => Cases::One(case.to_owned()),
        };
        let puzzle = cases.puzzle(options.puzzle)?;
        let colours = options.colours;
        check_parts(puzzle, colours)?;
        let (moves, metric) = moves(puzzle, options.allow.as_deref(), options.metric.as_deref())?;
        let goal = Goal::read(puzzle, options.goal.as_deref(), colours, terminal)?;
        let adjust = adjust(puzzle, options.free.as_deref(), goal.named())?;
        let given = Self { cases, puzzle, goal, moves, adjust, colours, metric };
        let is_empty = given.cases().next().is_none();
        if is_empty { Err(CliError::input(say::NO_CASE, say::NO_CASE_DO)) } else { Ok(given) }
    }

    /// The texts of the cases.
    pub fn cases(&self) -> Box<dyn Iterator<Item = Case<'_>> + '_> {
        match &self.cases {
            Cases::One(text) | Cases::SolvedBy(text) | Cases::Log(text, _) => {
                Box::new(std::iter::once((1, text.as_str())))
            }
            Cases::List(text) => Box::new(lines(text)),
        }
    }

    /// The task of a case, or what is wrong with it.
    pub fn task(&self, (line, text): Case<'_>, terminal: &Terminal) -> Result<PatternTask, UserError> {
        let case = match &self.cases {
            Cases::SolvedBy(_) => solved_by(self.puzzle, text, terminal)?,
            Cases::Log(_, state) => GivenCase::State(state.clone()),
            Cases::One(_) | Cases::List(_) => {
                let (case, linked, notes) = read_case(self.puzzle, text, line, self.colours)?;
                linked.iter().for_each(|linked| notes::note_link(linked, terminal));
                notes::note_moves(&notes, terminal);
                case
            }
        };
        let task = self.goal.task(&case, self.moves.clone(), self.adjust);
        let task = task.and_then(|task| task.check().map(|()| task));
        let names = appearance::colours::names(self.puzzle, self.palette());
        task.map_err(|error| describe::solve_named(self.puzzle, names, &SolveError::Pattern(error)))
    }

    /// The place that is told where any of several will do.
    pub fn reached(&self, task: &PatternTask) -> Option<ReachedPart> {
        ReachedPart::of(&self.goal, task)
    }

    /// The colours in which cases are read.
    pub fn palette(&self) -> Palette {
        self.colours.palette()
    }
}

/// Refuses a puzzle of which no parts are solved.
pub fn check_parts(puzzle: PuzzleId, colours: ColourOption) -> Result<(), CliError> {
    if puzzle.def().parts.is_empty() {
        return Err(CliError::unsolved(puzzle, colours.palette(), SolveError::Pattern(PatternError::TooLarge)));
    }
    Ok(())
}

/// True for a text that names a file, or standard input, rather than a case.
fn is_file(text: &str) -> bool {
    let path = Path::new(text);
    files::is_stdin(path) || input::text_of_argument(path).is_none()
}

/// The case that an algorithm solves.
fn solved_by(puzzle: PuzzleId, algorithm: &str, terminal: &Terminal) -> Result<GivenCase, UserError> {
    let ReadMoves { moves, notes, .. } = input::moves(puzzle, algorithm, 1)?;
    notes::note_moves(&notes, terminal);
    Ok(GivenCase::State(Facelets::solved(puzzle).after_all(&moves.inverse(puzzle.def()))))
}

/// A case, the link if it is one, and how its moves were taken.
type ReadCase = (GivenCase, Option<Meant>, Vec<Note>);

/// A case: a pattern, facelets, moves or a link, whose first line is line `line` of what the person wrote.
fn read_case(puzzle: PuzzleId, text: &str, line: usize, colours: ColourOption) -> Result<ReadCase, UserError> {
    // An address has full stops, which are stickers of any colour elsewhere.
    if patterns::looks_like(puzzle, text) && !link::looks_like(text) {
        let letters = colours.conventions().schemes.into_iter().next().unwrap_or_default();
        let read = patterns::read_in_order(puzzle, text, &letters, colours.order).map_err(|mut error| {
            error.at.line += line - 1;
            describe::notation(puzzle, &error)
        })?;
        return Ok((GivenCase::Pattern(read.facelets), None, Vec::new()));
    }
    let parsed = input::state(notation::read, Some(puzzle), colours, text, line)?;
    Ok((GivenCase::State(parsed.state), parsed.linked, parsed.notes))
}

/// A goal as it was given.
pub enum Goal {
    /// A part of the solved puzzle.
    Part(&'static NamedMask),
    /// A position.
    Position(GivenCase),
    /// The solved puzzle, or the part of it that a case shows.
    OfCase,
}

impl Goal {
    /// The goal that a text names.
    pub fn read(
        puzzle: PuzzleId,
        text: Option<&str>,
        colours: ColourOption,
        terminal: &Terminal,
    ) -> Result<Self, CliError> {
        let Some(text) = text.filter(|text| !text.eq_ignore_ascii_case("solved")) else { return Ok(Self::OfCase) };
        match NamedMask::named(puzzle, text) {
            Some(named) => Ok(Self::Part(named)),
            None => goal_position(puzzle, text, colours, terminal).map(Self::Position),
        }
    }

    /// The part, if it is one with a name.
    pub fn named(&self) -> Option<&'static NamedMask> {
        if let Self::Part(named) = self { Some(named) } else { None }
    }

    /// The task of reaching it from a case.
    pub fn task(&self, case: &GivenCase, moves: AllowedMoves, adjust: Adjust) -> Result<PatternTask, PatternError> {
        let goal = match self {
            Self::Part(named) => GivenGoal::Mask(named),
            Self::Position(goal) => GivenGoal::Position(goal),
            Self::OfCase => GivenGoal::OfCase,
        };
        read::task(case, goal, moves, adjust)
    }
}

/// A part that may lie at several places, of which moves lead to one.
#[derive(Clone)]
pub struct ReachedPart {
    part: &'static NamedMask,
    task: PatternTask,
}

impl ReachedPart {
    /// The part of a goal, if it may lie at several places.
    pub fn of(goal: &Goal, task: &PatternTask) -> Option<Self> {
        let part = goal.named().filter(|part| part.places.len() > 1)?;
        Some(Self { part, task: task.clone() })
    }

    /// The name of the part at the place that these moves lead to.
    pub fn name(&self, moves: &Sequence) -> Option<&'static str> {
        Some(self.at(&self.task.reached_by(moves)?))
    }

    /// The name of the part at the place that is reached.
    pub fn at(&self, reached: &Reached) -> &'static str {
        &self.part.at(reached.goal).name
    }
}

/// A goal that is a position.
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
    if let Some(kind) = PartKind::before_place(puzzle, text) {
        let of_kind = NamedMask::of_kind(puzzle, kind.name);
        let names: Vec<&str> = of_kind.map(|part| part.name.as_str()).take(NAMES_TOLD).collect();
        let advice = parts::NO_PLACE_DO.with([&names.join(", ")]);
        return Err(CliError::input(parts::NO_PLACE.with([&text, &kind.name]), advice));
    }
    // "ll" is short for the last layer, and not two wide turns.
    if text.len() > 1 && text.len() <= LONGEST_WORD && text.chars().all(|c| c.is_ascii_lowercase()) {
        return Err(no_goal());
    }
    let (case, linked, told) = read_case(puzzle, text, 1, colours).map_err(|error| {
        // A single word that cannot be read was meant as a name.
        if text.contains(char::is_whitespace) || text.len() > LONGEST_WORD { CliError::Input(error) } else { no_goal() }
    })?;
    linked.iter().for_each(|linked| notes::note_link(linked, terminal));
    notes::note_moves(&told, terminal);
    Ok(case)
}

/// The moves that are allowed, and the metric in which their lengths are told.
pub fn moves(
    puzzle: PuzzleId,
    allow: Option<&str>,
    metric: Option<&str>,
) -> Result<(AllowedMoves, Option<Metric>), CliError> {
    let asked = match metric {
        None => None,
        Some(name) => Some(Metric::named(name).filter(|metric| metrics(puzzle).contains(metric)).ok_or_else(|| {
            let words: Vec<&str> = metrics(puzzle).iter().map(|metric| metric.word()).collect();
            let what = command_line::NO_METRIC.with([&unfold_engine::pattern::NAME, &puzzle.def().name, &name]);
            CliError::input(what, errors::TABLE_UNKNOWN_DO.with([&words.join(", ")]))
        })?),
    };
    let moves = match allow {
        None => AllowedMoves::usual(puzzle, puzzle.def().metric),
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

/// The metrics of a puzzle.
fn metrics(puzzle: PuzzleId) -> &'static [Metric] {
    if puzzle.def().faces > 0 { &[Metric::Htm, Metric::Qtm, Metric::Stm] } else { &[Metric::Stm] }
}

/// The free turns that are asked for, or those of a mask.
fn adjust(puzzle: PuzzleId, free: Option<&str>, named: Option<&NamedMask>) -> Result<Adjust, CliError> {
    let face = match free {
        None => named.and_then(|named| named.free),
        Some(name) if name.eq_ignore_ascii_case("none") => None,
        Some(name) => {
            let def = puzzle.def();
            let number = def.letters.iter().position(|letter| name.eq_ignore_ascii_case(&letter.to_string()));
            if def.faces == 0 {
                let no_faces = SolveError::Pattern(PatternError::NoFaces);
                return Err(CliError::unsolved(puzzle, Palette::Usual, no_faces));
            }
            let number = number.filter(|number| 3 * number < def.faces);
            Some(number.ok_or_else(|| CliError::input(say::NO_FACE.with([&name]), say::NO_FACE_DO))? as u8)
        }
    };
    Ok(Adjust { before: face, after: face })
}

/// The lines of a text with their numbers; blank lines and those that begin with # are left out.
pub fn lines(text: &str) -> impl Iterator<Item = Case<'_>> {
    let counts = |(_, line): &(usize, &str)| !line.is_empty() && !line.starts_with('#');
    (1..).zip(text.lines().map(str::trim)).filter(counts)
}

/// The costs of turns that are asked for, or the usual ones.
pub fn ease(options: &Algorithms) -> Result<Ease, CliError> {
    let Some(path) = &options.ease else { return Ok(Ease::usual()) };
    Ease::read(&files::text(path, MAX_EASE)?).map_err(|error| {
        let what = match &error {
            EaseError::Line(line) => say::EASE_LINE.with([line as &dyn Arg, &numbers::grouped(MAX_COST.into())]),
            EaseError::Missing(name) => say::EASE_MISSING.with([name]),
        };
        CliError::input(say::NO_EASE.with([&path.display(), &what.get(language())]), say::NO_EASE_DO)
    })
}

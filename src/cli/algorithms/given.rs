//! The cases, the goal and the moves that the arguments name.

use std::io::{BufReader, Read};
use std::path::Path;

use super::Algorithms;
use crate::cli::args::ColourOption;
use crate::cli::input;
use crate::cli::{CliError, language};
use crate::shared::appearance::{self, colours::Palette};
use crate::shared::ease::{Ease, EaseError, MAX_COST};
use crate::shared::file_error::FileError;
use crate::shared::system::files;
use unfold_engine::notation::{self, allowed, patterns};
use unfold_engine::pattern::read::{self, GivenCase, GivenGoal};
use unfold_engine::pattern::{Adjust, PatternTask};
use unfold_engine::puzzle::allowed::AllowedMoves;
use unfold_engine::puzzle::masks::NamedMask;
use unfold_engine::puzzle::pattern_error::PatternError;
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId};
use unfold_engine::search::SolveError;
use unfold_text::sentences::describe;
use unfold_text::{Arg, UserError, algorithms as say, command_line, errors, numbers};

/// The longest word that is taken as the name of a part.
const LONGEST_WORD: usize = 20;

/// The cases, each with its task.
pub struct Given {
    /// The text of each case, and its task or what is wrong with it.
    pub tasks: Vec<(String, Result<PatternTask, UserError>)>,
    /// The metric in which lengths are told; `None` for costs of no metric.
    pub metric: Option<Metric>,
    /// The colours in which cases were read.
    pub palette: Palette,
}

impl Given {
    /// Reads what the arguments name.
    pub fn read(options: &Algorithms) -> Result<Self, CliError> {
        let puzzle = options.puzzle.unwrap_or_default();
        let colours = options.colours;
        if puzzle.def().masks.is_empty() {
            return Err(CliError::unsolved(puzzle, colours.palette(), SolveError::Pattern(PatternError::TooLarge)));
        }
        let (moves, metric) = moves(puzzle, options.allow.as_deref(), options.metric.as_deref())?;
        let goal = Goal::read(puzzle, options.goal.as_deref(), colours)?;
        let adjust = adjust(puzzle, options.free.as_deref(), goal.named())?;
        let task = |case: Result<GivenCase, UserError>| {
            let task = goal.task(&case?, moves.clone(), adjust);
            let task = task.and_then(|task| task.check().map(|()| task));
            let names = appearance::colours::names(puzzle, colours.palette());
            task.map_err(|error| describe::solve_named(puzzle, names, &SolveError::Pattern(error)))
        };
        let tasks = match (options.case.as_deref(), options.solved_by.as_deref()) {
            (None, None) => return Err(CliError::input(say::NO_CASE, say::NO_CASE_DO)),
            (_, Some(algorithm)) => vec![(algorithm.to_owned(), task(solved_by(puzzle, algorithm)))],
            (Some(case), None) => {
                let cases = if is_file(case) { lines(Path::new(case))? } else { vec![(1, case.to_owned())] };
                if cases.is_empty() {
                    return Err(CliError::input(say::NO_CASE, say::NO_CASE_DO));
                }
                let read = |(line, text): (usize, String)| {
                    let case = read_case(puzzle, &text, line, colours);
                    (text, task(case))
                };
                cases.into_iter().map(read).collect()
            }
        };
        Ok(Self { tasks, metric, palette: colours.palette() })
    }
}

/// True for a text that names a file, or standard input, rather than a case.
fn is_file(text: &str) -> bool {
    let is_named_so = [".txt", ".csv", ".tsv"].iter().any(|end| text.to_lowercase().ends_with(end));
    // A comment in moves has two slashes.
    let has_folder = text.contains(['/', '\\']) && !text.contains("//") && !text.contains(char::is_whitespace);
    text == "-" || Path::new(text).is_file() || is_named_so || has_folder
}

/// The case that an algorithm solves.
fn solved_by(puzzle: PuzzleId, algorithm: &str) -> Result<GivenCase, UserError> {
    let moves = notation::parse(puzzle, algorithm).map_err(|error| describe::notation(puzzle, &error))?;
    Ok(GivenCase::State(Facelets::solved(puzzle).after_all(&moves.inverse(puzzle.def()))))
}

/// A case: a pattern, facelets or moves, whose first line is line `line` of what the person wrote.
pub fn read_case(puzzle: PuzzleId, text: &str, line: usize, colours: ColourOption) -> Result<GivenCase, UserError> {
    if patterns::looks_like(text) {
        let letters = input::schemes(colours).into_iter().next().unwrap_or_default();
        let read = patterns::read(puzzle, text, &letters).map_err(|mut error| {
            error.at.line += line - 1;
            describe::notation(puzzle, &error)
        })?;
        return Ok(GivenCase::Pattern(read.facelets));
    }
    input::state(notation::read, Some(puzzle), colours, text, line).map(|parsed| GivenCase::State(parsed.state))
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
    pub fn read(puzzle: PuzzleId, text: Option<&str>, colours: ColourOption) -> Result<Self, CliError> {
        let Some(text) = text.filter(|text| !text.eq_ignore_ascii_case("solved")) else { return Ok(Self::OfCase) };
        match NamedMask::named(puzzle, text) {
            Some(named) => Ok(Self::Part(named)),
            None => goal_position(puzzle, text, colours).map(Self::Position),
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

/// A goal that is a position.
fn goal_position(puzzle: PuzzleId, text: &str, colours: ColourOption) -> Result<GivenCase, CliError> {
    let no_goal = || {
        let names: Vec<&str> = puzzle.def().masks.iter().map(|mask| mask.name).collect();
        CliError::input(say::NO_GOAL.with([&text]), say::NO_GOAL_DO.with([&names.join(", ")]))
    };
    // "ll" is short for the last layer, and not two wide turns.
    if text.len() > 1 && text.len() <= LONGEST_WORD && text.chars().all(|c| c.is_ascii_lowercase()) {
        return Err(no_goal());
    }
    read_case(puzzle, text, 1, colours).map_err(|error| {
        // A single word that cannot be read was meant as a name.
        if text.contains(char::is_whitespace) || text.len() > LONGEST_WORD { CliError::Input(error) } else { no_goal() }
    })
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

/// The lines of a file, or of standard input, with their numbers; blank lines and those that begin with # are left out.
pub fn lines(path: &Path) -> Result<Vec<(usize, String)>, CliError> {
    let refused = |source| FileError::Read { path: path.to_path_buf(), source };
    let mut text = String::new();
    if path.is_dir() {
        return Err(refused(std::io::ErrorKind::IsADirectory.into()).into());
    }
    let read = match path.as_os_str() == "-" {
        true => std::io::stdin().read_to_string(&mut text),
        false => BufReader::new(files::lines(path)?.0).read_to_string(&mut text),
    };
    read.map_err(refused)?;
    let counts = |(_, line): &(usize, &str)| !line.trim().is_empty() && !line.trim_start().starts_with('#');
    let text = text.trim_start_matches('\u{feff}');
    Ok((1..).zip(text.lines()).filter(counts).map(|(n, line)| (n, line.trim().to_owned())).collect())
}

/// The costs of turns that are asked for, or the usual ones.
pub fn ease(options: &Algorithms) -> Result<Ease, CliError> {
    let Some(path) = &options.ease else { return Ok(Ease::usual()) };
    let refused = |source| FileError::Read { path: path.clone(), source };
    let mut text = String::new();
    files::lines(path)?.0.read_to_string(&mut text).map_err(refused)?;
    Ease::read(&text).map_err(|error| {
        let what = match &error {
            EaseError::Line(line) => say::EASE_LINE.with([line as &dyn Arg, &numbers::grouped(MAX_COST.into())]),
            EaseError::Missing(name) => say::EASE_MISSING.with([name]),
        };
        CliError::input(say::NO_EASE.with([&path.display(), &what.get(language())]), say::NO_EASE_DO)
    })
}

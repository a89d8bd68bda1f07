//! From records to what they say. Nothing is believed: facelets are read again, moves are made again, lengths counted again.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use super::file::Wrong;
use super::record::{Found, From, Hand, Page, Results, Session, Start};
use crate::app::edit::UNPAINTED;
use crate::app::files::OpenLog;
use crate::app::hand;
use crate::app::sheet::{self, By, Origin, Sheet};
use crate::log;
use crate::notation::facelets;
use crate::puzzle::painting::Painting;
use crate::puzzle::{ALL, Facelets, Metric, Move, PuzzleId, Sequence};
use crate::solve::{self, Phase, Solution};

/// A session that was looked at.
pub(in crate::app) struct Checked {
    /// The puzzle that is shown.
    pub(in crate::app) puzzle: PuzzleId,
    /// What lies there for each puzzle.
    pub(in crate::app) desks: Vec<(PuzzleId, Sheet)>,
}

/// Looks at all that a session says.
///
/// # Errors
/// The first thing that cannot be.
pub(in crate::app) fn check(session: &Session) -> Result<Checked, Wrong> {
    let once = |puzzle: PuzzleId| session.desks.iter().filter(|table| table.puzzle == puzzle).count() <= 1;
    ensure(ALL.into_iter().all(once), Wrong::Number)?;
    let desks = session.desks.iter().map(|table| Ok((table.puzzle, page(table.puzzle, &table.sheet)?)));
    Ok(Checked { puzzle: session.puzzle, desks: desks.collect::<Result<_, _>>()? })
}

fn ensure(so: bool, wrong: Wrong) -> Result<(), Wrong> {
    if so { Ok(()) } else { Err(wrong) }
}

fn page(puzzle: PuzzleId, page: &Page) -> Result<Sheet, Wrong> {
    let mut sheet = Sheet::painted(painting(puzzle, &page.facelets)?, origin(&page.from)?);
    if let Some(reached) = &page.reached {
        let reached = moves(puzzle, reached)?;
        ensure(sheet.state.as_ref() == Some(&Facelets::solved(puzzle).after_all(&reached)), Wrong::Reach)?;
        sheet.reached = Some(reached);
    }
    leads_to(&sheet.origin, sheet.reached.as_ref(), sheet.state.as_ref())?;
    if let Some(hand) = &page.hand {
        let hand = turned(puzzle, hand)?;
        let turns = Sequence(hand.from.lead.0.iter().chain(&hand.moves.0).copied().collect());
        ensure(sheet.state.as_ref() == Some(&hand.from.position.after_all(&turns)), Wrong::Reach)?;
        sheet.hand = Some(hand);
    }
    if let Some(found) = &page.results {
        let state = sheet.state.as_ref().ok_or(Wrong::Solution)?;
        sheet.results = results(state, found)?;
    }
    Ok(sheet)
}

/// A log without moves beside it ends with the position.
fn leads_to(origin: &Origin, reached: Option<&Sequence>, state: Option<&Facelets>) -> Result<(), Wrong> {
    match origin {
        Origin::Log(open) if reached.is_none() => ensure(state == Some(&open.log.state()), Wrong::Reach),
        _ => Ok(()),
    }
}

fn painting(puzzle: PuzzleId, text: &str) -> Result<Painting, Wrong> {
    let symbols = facelets::symbols(puzzle);
    let colour = |c: char| match symbols.iter().position(|symbol| *symbol == c) {
        None if c == UNPAINTED => Ok(None),
        None => Err(Wrong::Facelets),
        Some(colour) => Ok(Some(colour as u8)),
    };
    let colours: Vec<Option<u8>> = text.chars().map(colour).collect::<Result<_, _>>()?;
    ensure(colours.len() == puzzle.def().solved.len(), Wrong::Facelets)?;
    Ok(Painting { puzzle, colours })
}

/// A position that moves can reach.
fn position(puzzle: PuzzleId, text: &str) -> Result<Facelets, Wrong> {
    Sheet::painted(painting(puzzle, text)?, Origin::Painted).state.ok_or(Wrong::Facelets)
}

fn moves(puzzle: PuzzleId, text: &str) -> Result<Sequence, Wrong> {
    static NAMES: LazyLock<[HashMap<&'static str, Move>; ALL.len()]> = LazyLock::new(|| {
        ALL.map(|puzzle| {
            let all = puzzle.def().moves.iter().enumerate();
            all.map(|(n, mv)| (mv.name.as_str(), Move(n as u16))).collect()
        })
    });
    let names = NAMES.get(puzzle as usize).ok_or(Wrong::Move)?;
    let known = |name: &str| names.get(name).copied().ok_or(Wrong::Move);
    text.split_ascii_whitespace().map(known).collect::<Result<_, _>>().map(Sequence)
}

fn origin(from: &From) -> Result<Origin, Wrong> {
    Ok(match from {
        From::Solved => Origin::Solved,
        From::Random { seed, how } => Origin::Random { seed: *seed, how: *how },
        From::Log(text) => {
            let log = log::read(text.text.as_bytes()).map_err(|_| Wrong::Log)?;
            Origin::Log(Arc::new(OpenLog::new(text.path.as_ref().map(PathBuf::from), log)))
        }
        From::Turned => Origin::Turned,
        From::Painted => Origin::Painted,
        From::Typed => Origin::Typed,
    })
}

fn turned(puzzle: PuzzleId, hand: &Hand) -> Result<hand::Hand, Wrong> {
    let from = Arc::new(start(puzzle, &hand.start)?);
    Ok(hand::Hand { from, moves: moves(puzzle, &hand.moves)?, at: time(hand.at)? })
}

fn start(puzzle: PuzzleId, start: &Start) -> Result<hand::Start, Wrong> {
    let position = position(puzzle, &start.facelets)?;
    let reached = start.reached.as_ref().map(|reached| moves(puzzle, reached)).transpose()?;
    if let Some(reached) = &reached {
        ensure(Facelets::solved(puzzle).after_all(reached) == position, Wrong::Reach)?;
    }
    let origin = origin(&start.from)?;
    leads_to(&origin, reached.as_ref(), Some(&position))?;
    Ok(hand::Start { origin, position, reached, lead: moves(puzzle, &start.lead)? })
}

fn time(seconds: f64) -> Result<Duration, Wrong> {
    Duration::try_from_secs_f64(seconds).map_err(|_| Wrong::Number)
}

fn results(state: &Facelets, results: &Results) -> Result<sheet::Results, Wrong> {
    let solver = solve::of(state.puzzle).find(|solver| solver.name() == results.method).ok_or(Wrong::Method)?;
    ensure(solver.metrics().contains(&results.metric), Wrong::Method)?;
    let by = By { method: solver.name(), metric: results.metric };
    let solutions = results.solutions.iter().map(|found| solution(state, by.metric, found));
    let mut out = sheet::Results {
        by: Some(by),
        chosen: results.chosen,
        elapsed: time(results.elapsed)?,
        nodes: results.nodes,
        end: results.end,
        ..sheet::Results::default()
    };
    for solution in solutions {
        ensure(out.found(solution?), Wrong::Solution)?;
    }
    ensure(out.best().is_none_or(|best| results.lower <= best.length), Wrong::Bound)?;
    out.lower = results.lower;
    Ok(out)
}

/// A solution that was seen to solve, its length counted.
fn solution(state: &Facelets, metric: Metric, found: &Found) -> Result<Solution, Wrong> {
    let (puzzle, moves) = (state.puzzle, moves(state.puzzle, &found.moves)?);
    ensure(state.after_all(&moves).is_solved(), Wrong::Solution)?;
    let phases: Vec<Phase> = found.phases.iter().map(|&(number, axis, moves)| Phase { number, axis, moves }).collect();
    let whole = phases.iter().try_fold(0usize, |sum, phase| sum.checked_add(phase.moves));
    let well = phases.is_empty() || whole == Some(moves.0.len());
    ensure(well && phases.iter().all(|phase| phase.axis < 3 && phase.number <= 2), Wrong::Number)?;
    Ok(Solution { at: time(found.at)?, length: moves.length_in(puzzle.def(), metric), moves, phases })
}

//! What lies before a person, taken down as records.

use super::record::{Found, From, Hand, LogText, Page, Results, Session, Start, Table};
use crate::app::App;
use crate::app::edit::UNPAINTED;
use crate::app::hand;
use crate::app::sheet::{self, Origin, Sheet};
use crate::log;
use crate::notation::{self, facelets};
use crate::puzzle::painting::Painting;
use crate::puzzle::{ALL, PuzzleId, Sequence};
use crate::solve::Solution;

/// The longest log that is kept with a position, in clicks and marks; one that is longer is not an hour's but a machine's.
const LONGEST_LOG: usize = 100_000;

impl App {
    /// Everything that lies before a person, as a record.
    pub fn session(&self) -> Session {
        let table = |puzzle| Table { puzzle, sheet: page(self.desks.of(puzzle).sheet()) };
        Session { puzzle: self.puzzle(), desks: ALL.into_iter().map(table).collect() }
    }
}

fn page(sheet: &Sheet) -> Page {
    let puzzle = sheet.painting.puzzle;
    Page {
        facelets: painting(&sheet.painting),
        from: from(&sheet.origin),
        reached: sheet.reached.as_ref().map(|moves| names(puzzle, moves)),
        hand: sheet.hand.as_ref().map(|hand| turned(puzzle, hand)),
        results: results(puzzle, &sheet.results),
    }
}

/// Facelets as text; those not painted are dashes.
pub(in crate::app) fn painting(painting: &Painting) -> String {
    let symbols = facelets::symbols(painting.puzzle);
    let symbol = |colour: &Option<u8>| colour.and_then(|c| symbols.get(usize::from(c))).copied().unwrap_or(UNPAINTED);
    painting.colours.iter().map(symbol).collect()
}

fn names(puzzle: PuzzleId, moves: &Sequence) -> String {
    notation::print(puzzle, moves)
}

fn from(origin: &Origin) -> From {
    match origin {
        Origin::Solved => From::Solved,
        Origin::Random { seed, how } => From::Random { seed: *seed, how: *how },
        Origin::Log(open) if open.log.history().len() <= LONGEST_LOG => {
            let path = open.path.as_ref().and_then(|path| path.to_str()).map(str::to_owned);
            From::Log(LogText { path, text: log::write(&open.log) })
        }
        Origin::Log(_) | Origin::Typed => From::Typed,
        Origin::Turned => From::Turned,
        Origin::Painted => From::Painted,
    }
}

fn turned(puzzle: PuzzleId, hand: &hand::Hand) -> Hand {
    let start = &hand.from;
    Hand {
        start: Start {
            from: from(&start.origin),
            facelets: facelets::print(&start.position),
            reached: start.reached.as_ref().map(|moves| names(puzzle, moves)),
            lead: names(puzzle, &start.lead),
        },
        moves: names(puzzle, &hand.moves),
        at: hand.at.as_secs_f64(),
    }
}

fn results(puzzle: PuzzleId, results: &sheet::Results) -> Option<Results> {
    let by = results.by?;
    let found = |solution: &Solution| Found {
        at: solution.at.as_secs_f64(),
        moves: names(puzzle, &solution.moves),
        phases: solution.phases.iter().map(|phase| (phase.number, phase.axis, phase.moves)).collect(),
    };
    Some(Results {
        method: by.method.to_owned(),
        metric: by.metric,
        solutions: results.solutions.iter().map(found).collect(),
        chosen: results.chosen,
        lower: results.lower,
        elapsed: results.elapsed.as_secs_f64(),
        nodes: results.nodes,
        end: results.end,
    })
}

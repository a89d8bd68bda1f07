//! The search for the algorithms of cases, on a thread of its own.

use std::path::PathBuf;
use std::sync::Arc;

use super::finder::{Finder, FoundCase, Shortest};
use crate::ease::Ease;
use crate::task::{Tell, Tools};
use crate::{export::file_error::FileError, system::files};
use unfold_engine::control::Control;
use unfold_engine::pattern::PatternTables;
use unfold_engine::puzzle::Metric;
use unfold_engine::puzzle::allowed::AllowedMoves;
use unfold_engine::puzzles::cases::Catalogue;
use unfold_engine::search::{Limits, SolveError};

/// Finds the shortest and the easiest algorithm of each of some cases.
#[derive(Debug)]
pub struct CasesJob {
    /// The catalogue.
    pub catalogue: &'static Catalogue,
    /// The cases, by their places in it.
    pub cases: Vec<usize>,
    /// The moves that are allowed.
    pub moves: AllowedMoves,
    /// True if the user chose them.
    pub are_chosen: bool,
    /// The metric of lengths; `None` for costs of no metric.
    pub metric: Option<Metric>,
    /// The limits of the search of each case.
    pub limits: Limits,
    /// The costs of turns.
    pub ease: Ease,
    /// The shortest of other cases of the catalogue with the same moves.
    pub known: Vec<Shortest>,
    /// The databases of the searches before.
    pub tables: Arc<PatternTables>,
}

/// A report of the search.
#[derive(Debug)]
pub enum CasesReport {
    /// The search result for the case at this place of the catalogue.
    Found(usize, FoundCase),
    /// The end: of all cases, or by an error or a stop.
    End(Result<(), SolveError>),
}

impl CasesJob {
    /// Runs the job, and returns its last report.
    pub fn run(self, tools: &Tools, control: &Control, report: Tell<'_, CasesReport>) -> CasesReport {
        let Self { catalogue, moves, are_chosen, metric, limits, mut known, .. } = self;
        let tables = (&*tools.tables, &*self.tables);
        let finder = Finder { catalogue, ease: &self.ease, moves, are_chosen, metric, limits, tables };
        for place in self.cases {
            let found = match finder.find(&catalogue.cases()[place], &known, control) {
                Ok(found) => found,
                Err(error) => return CasesReport::End(Err(error)),
            };
            // What a stopped search has is not the shortest.
            if control.stopped() {
                break;
            }
            known.extend(found.shortest.clone());
            report(CasesReport::Found(place, found));
        }
        CasesReport::End(Ok(()))
    }
}

/// Reads a list of algorithms to be kept.
#[derive(Debug)]
pub struct ReadOwnJob(pub PathBuf);

/// The text of such a list.
#[derive(Debug)]
pub struct OwnRead(pub Result<String, FileError>);

impl ReadOwnJob {
    /// Runs the job, and returns its last report.
    pub fn run(self) -> OwnRead {
        OwnRead(files::text(&self.0, files::MAX_LIST))
    }
}

//! Background search for algorithms of cases.

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

#[derive(Debug)]
pub struct CasesJob {
    pub catalogue: &'static Catalogue,
    /// Indices of the cases in the catalogue.
    pub cases: Vec<usize>,
    pub moves: AllowedMoves,
    /// True if the user chose the moves.
    pub are_chosen: bool,
    /// Metric of lengths; `None` if moves have custom costs.
    pub metric: Option<Metric>,
    /// Limits per case.
    pub limits: Limits,
    /// Ergonomic costs.
    pub ease: Ease,
    /// Shortest algorithms of other cases in the catalogue, for the same moves.
    pub known: Vec<Shortest>,
    /// Pattern databases of earlier searches.
    pub tables: Arc<PatternTables>,
}

#[derive(Debug)]
pub enum CasesReport {
    /// The result for the case at this index of the catalogue.
    Found(usize, FoundCase),
    End(Result<(), SolveError>),
}

impl CasesJob {
    /// Runs the job and returns its final report.
    pub fn run(self, tools: &Tools, control: &Control, report: Tell<'_, CasesReport>) -> CasesReport {
        let Self { catalogue, moves, are_chosen, metric, limits, mut known, .. } = self;
        let tables = (&*tools.tables, &*self.tables);
        let finder = Finder { catalogue, ease: &self.ease, moves, are_chosen, metric, limits, tables };
        for place in self.cases {
            let found = match finder.find(&catalogue.cases()[place], &known, control) {
                Ok(found) => found,
                Err(error) => return CasesReport::End(Err(error)),
            };
            // A cancelled search may not have the shortest.
            if control.stopped() {
                break;
            }
            known.extend(found.shortest.clone());
            report(CasesReport::Found(place, found));
        }
        CasesReport::End(Ok(()))
    }
}

/// Reads a list of algorithms to import.
#[derive(Debug)]
pub struct ReadOwnJob(pub PathBuf);

/// The text of such a list.
#[derive(Debug)]
pub struct OwnRead(pub Result<String, FileError>);

impl ReadOwnJob {
    /// Runs the job and returns its final report.
    pub fn run(self) -> OwnRead {
        OwnRead(files::text(&self.0, files::MAX_LIST))
    }
}

//! Background search for algorithms of cases.

use std::path::PathBuf;
use std::sync::Arc;

use super::finder::{CaseAlgorithmFinder, CaseResult, ShortestAlgorithm};
use crate::ease::Ease;
use crate::task::{ReportFn, Tools};
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
    pub has_custom_moves: bool,
    /// Metric of lengths; `None` if moves have custom costs.
    pub metric: Option<Metric>,
    /// Limits per case.
    pub limits: Limits,
    /// Ergonomic costs.
    pub ease: Ease,
    /// Shortest algorithms found earlier for the catalogue's cases, with the same moves.
    pub known: Vec<ShortestAlgorithm>,
    /// Cache of pattern databases, shared with other searches.
    pub tables: Arc<PatternTables>,
}

#[derive(Debug)]
pub enum CasesReport {
    /// The result for the case at this index of the catalogue.
    Found(usize, CaseResult),
    End(Result<(), SolveError>),
}

impl CasesJob {
    /// Runs the job and returns its final report.
    pub fn run(self, tools: &Tools, control: &Control, report: ReportFn<'_, CasesReport>) -> CasesReport {
        let Self { catalogue, moves, has_custom_moves, metric, limits, mut known, .. } = self;
        let tables = (&*tools.tables, &*self.tables);
        let finder =
            CaseAlgorithmFinder { catalogue, ease: &self.ease, moves, has_custom_moves, metric, limits, tables };
        for place in self.cases {
            let found = match finder.find(&catalogue.cases()[place], &known, control) {
                Ok(found) => found,
                Err(error) => return CasesReport::End(Err(error)),
            };
            // A cancelled search may not have found the shortest.
            if control.is_stopped() {
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
pub struct ReadOwnListJob(pub PathBuf);

/// Report of a [`ReadOwnListJob`]: the text of the list, or why it could not be read.
#[derive(Debug)]
pub struct OwnListRead(pub Result<String, FileError>);

impl ReadOwnListJob {
    /// Runs the job and returns its final report.
    pub fn run(self) -> OwnListRead {
        OwnListRead(files::read_text(&self.0, files::MAX_LIST))
    }
}

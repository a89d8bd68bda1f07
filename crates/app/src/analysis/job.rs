//! Background analysis of a position for the crosses and graph views.

use crate::puzzles::crosses::{self as cross, Cross, CrossTables, XcrossTables};
use crate::puzzles::graph::{self, Distances, Identifier, Neighbourhood, PathNode, neighbourhood};
use crate::settings::choices::View;
use crate::task::{ReportFn, TaskId, Tools};
use unfold_engine::control::Control;
use unfold_engine::puzzle::{Facelets, Metric};
use unfold_engine::search::{Limits, SolveError};
use unfold_engine::tables::{Tables, Workers};

#[derive(Debug)]
pub enum AnalysisReport {
    /// Findings so far; more may follow.
    Found(Findings),
    /// `Ok` if the analysis is complete or was cancelled.
    End(Result<(), SolveError>),
}

/// Analyses a position, reporting findings as they arrive.
#[derive(Debug)]
pub struct AnalysisJob(pub AnalysisRequest);

impl AnalysisJob {
    /// Runs the job and returns its final report.
    pub fn run(self, tools: &Tools, control: &Control, report: ReportFn<'_, AnalysisReport>) -> AnalysisReport {
        let (threads, tables) = (Limits::default().threads, &tools.tables);
        let found = analyse(&self.0, threads, control, tables, &|findings| report(AnalysisReport::Found(findings)));
        AnalysisReport::End(found.or_else(|error| if control.is_stopped() { Ok(()) } else { Err(error) }))
    }
}

fn analyse(
    subject: &AnalysisRequest,
    threads: usize,
    control: &Control,
    tables: &Tables,
    report: &dyn Fn(Findings),
) -> Result<(), SolveError> {
    let state = &subject.state;
    match subject.view {
        View::Stage | View::Batch => {}
        View::Crosses => {
            let cross_tables = CrossTables::get(tables, control)?;
            let crosses = cross::crosses(state, &cross_tables)?;
            let ways = (0..cross::FACES as u8).map(|face| cross::all_crosses(state, face, &cross_tables));
            let ways: Vec<Vec<Cross>> = ways.collect::<Result<_, _>>()?;
            report(Findings::Crosses {
                crosses: crosses.clone(),
                shortest_by_face: ways.clone(),
                xcrosses: Vec::new(),
            });
            let xcross_tables = XcrossTables::get(tables, Workers::new(threads, control))?;
            let mut pairs = Vec::new();
            for slot in (0..cross::FACES as u8).flat_map(cross::slots) {
                pairs.extend(cross::extended_crosses(state, slot, &xcross_tables, control)?.into_iter().next());
            }
            report(Findings::Crosses { crosses, shortest_by_face: ways, xcrosses: pairs });
        }
        View::Graph => {
            let distances = Distances::load(tables, Workers::new(threads, control))?;
            let distance = |metric| graph::distance(state, metric, &distances).map_err(SolveError::Invalid);
            let goal = subject.target.clone().unwrap_or_else(|| Facelets::solved(state.puzzle()));
            let findings = Findings::Graph {
                identifier: Identifier::from_facelets(state),
                distances: [distance(Metric::Htm)?, distance(Metric::Qtm)?],
                neighbourhood: neighbourhood(state, &goal, subject.metric, &distances).map_err(SolveError::Invalid)?,
                target: subject.target.as_ref().map(Identifier::from_facelets),
                path: graph::path_to(state, &goal, subject.metric, &distances).map_err(SolveError::Invalid)?,
            };
            report(findings);
        }
    }
    Ok(())
}

/// A position to analyse, with options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisRequest {
    pub state: Facelets,
    /// The view that needs the analysis.
    pub view: View,
    /// Metric of the graph; the puzzle's default for crosses.
    pub metric: Metric,
    /// End of the path in the graph; `None` for the solved cube.
    pub target: Option<Facelets>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Findings {
    /// Crosses, reported first without the XCrosses and then with them.
    Crosses {
        /// A shortest cross per face, in the order of the faces.
        crosses: Vec<Cross>,
        /// Per face, all crosses of minimal HTM length, shortest in QTM first.
        shortest_by_face: Vec<Vec<Cross>>,
        /// XCrosses, four per face; empty until found.
        xcrosses: Vec<Cross>,
    },
    /// The position's node in the 2×2×2 graph.
    Graph {
        identifier: Identifier,
        /// Distances from the solved cube in HTM and QTM, independent of the target.
        distances: [u8; 2],
        /// Positions within two moves, with their distances to the end of the path.
        neighbourhood: Neighbourhood,
        /// End of the path; `None` for the solved cube.
        target: Option<Identifier>,
        /// A shortest path from the position itself to the target or, without one, to the solved cube.
        path: Vec<PathNode>,
    },
}

/// Findings for the open view.
#[derive(Clone, Copy, Debug)]
pub struct Analysis<'a> {
    pub findings: &'a Findings,
    /// Metric of the graph's distances; the puzzle's default for crosses.
    pub metric: Metric,
    /// False if the position, metric or target has changed since the analysis.
    pub is_current: bool,
}

/// The latest findings, and the analysis in progress.
#[derive(Debug, Default)]
pub struct Analyses {
    /// The last request, answered or not.
    pub(crate) requested: Option<AnalysisRequest>,
    pub(crate) running: Option<TaskId>,
    pub(crate) known: Option<(AnalysisRequest, Findings)>,
}

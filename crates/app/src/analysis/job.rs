//! Background analysis of a position for the crosses and graph views.

use crate::puzzles::crosses::{self as cross, Cross, CrossTables, XcrossTables};
use crate::puzzles::graph::{self, Distances, Identifier, Neighbourhood, PathNode, neighbourhood};
use crate::settings::choices::View;
use crate::task::{TaskId, Tell, Tools};
use unfold_engine::control::Control;
use unfold_engine::puzzle::{Facelets, Metric};
use unfold_engine::search::{Limits, SolveError};
use unfold_engine::tables::{Tables, Workers};

#[derive(Debug)]
pub enum AnalysisReport {
    /// Findings so far; more may follow.
    Found(Findings),
    /// The end: complete, failed or cancelled.
    End(Result<(), SolveError>),
}

/// Analyses a position and reports one or more times.
#[derive(Debug)]
pub struct AnalysisJob(pub Subject);

impl AnalysisJob {
    /// Runs the job and returns its final report.
    pub fn run(self, tools: &Tools, control: &Control, report: Tell<'_, AnalysisReport>) -> AnalysisReport {
        let (threads, store) = (Limits::default().threads, &tools.tables);
        let found = analyse(&self.0, threads, control, store, &|findings| report(AnalysisReport::Found(findings)));
        AnalysisReport::End(found.or_else(|error| if control.stopped() { Ok(()) } else { Err(error) }))
    }
}

fn analyse(
    subject: &Subject,
    threads: usize,
    control: &Control,
    store: &Tables,
    say: &dyn Fn(Findings),
) -> Result<(), SolveError> {
    let state = &subject.state;
    match subject.view {
        View::Stage | View::Batch => {}
        View::Crosses => {
            let tables = CrossTables::of(store, control)?;
            let crosses = cross::crosses(state, &tables)?;
            let ways = (0..cross::FACES as u8).map(|face| cross::all(state, face, &tables));
            let ways: Vec<Vec<Cross>> = ways.collect::<Result<_, _>>()?;
            say(Findings::Crosses { crosses: crosses.clone(), ways: ways.clone(), pairs: Vec::new() });
            let tables = XcrossTables::of(store, Workers::new(threads, control))?;
            let mut pairs = Vec::new();
            for slot in (0..cross::FACES as u8).flat_map(cross::slots) {
                pairs.extend(cross::extended(state, slot, &tables, control)?.into_iter().next());
            }
            say(Findings::Crosses { crosses, ways, pairs });
        }
        View::Graph => {
            let tables = Distances::load(store, Workers::new(threads, control))?;
            let distance = |metric| graph::distance(state, metric, &tables).map_err(SolveError::Invalid);
            let goal = subject.target.clone().unwrap_or_else(|| Facelets::solved(state.puzzle()));
            let findings = Findings::Graph {
                identifier: Identifier::of(state),
                distances: [distance(Metric::Htm)?, distance(Metric::Qtm)?],
                neighbourhood: neighbourhood(state, &goal, subject.metric, &tables).map_err(SolveError::Invalid)?,
                target: subject.target.as_ref().map(Identifier::of),
                path: graph::path_to(state, &goal, subject.metric, &tables).map_err(SolveError::Invalid)?,
            };
            say(findings);
        }
    }
    Ok(())
}

/// A position to analyse, with options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    pub state: Facelets,
    /// The view that needs the analysis.
    pub view: View,
    /// The metric, where there is a choice.
    pub metric: Metric,
    /// End of the path in the graph; `None` for the solved cube.
    pub target: Option<Facelets>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Findings {
    /// The shortest crosses, then the XCrosses.
    Crosses {
        /// One per face, in the order of the faces.
        crosses: Vec<Cross>,
        /// Per face, all crosses of minimal HTM length, shortest in QTM first.
        ways: Vec<Vec<Cross>>,
        /// XCrosses, four per face; empty until found.
        pairs: Vec<Cross>,
    },
    /// The position's node in the 2×2×2 graph.
    Graph {
        identifier: Identifier,
        /// Distances in HTM and QTM.
        distances: [u8; 2],
        /// Positions within two moves, with their distances from the end of the path.
        neighbourhood: Neighbourhood,
        /// End of the path, if not the solved cube.
        target: Option<Identifier>,
        /// A shortest path there, starting with the position itself.
        path: Vec<PathNode>,
    },
}

/// Findings for the view.
#[derive(Clone, Copy, Debug)]
pub struct Analysis<'a> {
    pub findings: &'a Findings,
    /// Metric of the distances, where there is a choice.
    pub metric: Metric,
    /// False if the findings are for an earlier position or metric.
    pub current: bool,
}

/// The latest findings, and the analysis in progress.
#[derive(Debug, Default)]
pub struct Analyses {
    /// The last request, answered or not.
    pub(crate) asked: Option<Subject>,
    /// The running task.
    pub(crate) work: Option<TaskId>,
    pub(crate) known: Option<(Subject, Findings)>,
}

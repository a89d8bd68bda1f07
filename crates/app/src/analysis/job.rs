//! Finds out what there is to know about a position beside its solutions.

use crate::puzzles::crosses::{self as cross, Cross, CrossTables, XcrossTables};
use crate::puzzles::graph::{self, Distances, Identifier, Neighbourhood, PathNode, neighbourhood};
use crate::settings::choices::View;
use crate::task::{TaskId, Tell, Tools};
use unfold_engine::control::Control;
use unfold_engine::puzzle::{Facelets, Metric};
use unfold_engine::search::{Limits, SolveError};
use unfold_engine::tables::{Tables, Workers};

/// Reports on a position.
#[derive(Debug)]
pub enum AnalysisReport {
    /// This was found; more may come.
    Found(Findings),
    /// Nothing follows: all was found out, it could not be, or it was stopped.
    End(Result<(), SolveError>),
}

/// Finds out what there is to know about a position, and reports it, once or more often.
#[derive(Debug)]
pub struct AnalysisJob(pub Subject);

impl AnalysisJob {
    /// Runs the job, and returns its last report.
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

/// The position to analyse, and the options for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The position.
    pub state: Facelets,
    /// For which view.
    pub view: View,
    /// Metric, where there is a choice.
    pub metric: Metric,
    /// End of the path in the graph; `None` for the solved cube.
    pub target: Option<Facelets>,
}

/// Findings on a position.
#[derive(Clone, Debug, PartialEq)]
pub enum Findings {
    /// The shortest cross of each face, in the order of the faces; and then with a pair, four for each face.
    Crosses {
        /// Six of them.
        crosses: Vec<Cross>,
        /// For each face every cross that is as short in HTM, the shortest in QTM first.
        ways: Vec<Vec<Cross>>,
        /// The crosses with a pair, 24 of them; empty until they are found.
        pairs: Vec<Cross>,
    },
    /// The place in the graph of the 2x2x2.
    Graph {
        /// The identifier.
        identifier: Identifier,
        /// The distance in HTM and in QTM.
        distances: [u8; 2],
        /// Positions that one and two moves lead to, with distances from the end of the path.
        neighbourhood: Neighbourhood,
        /// End of the path, if not the solved cube.
        target: Option<Identifier>,
        /// A shortest way there, the position itself first.
        path: Vec<PathNode>,
    },
}

/// The analysis of a position.
#[derive(Clone, Copy, Debug)]
pub struct Analysis<'a> {
    /// The findings.
    pub findings: &'a Findings,
    /// The metric of its distances, where there is a choice.
    pub metric: Metric,
    /// True if it is about the position, and in the metric, of now.
    pub current: bool,
}

/// The latest findings, and the analysis in progress.
#[derive(Debug, Default)]
pub struct Analyses {
    /// The last request, answered by now or not.
    pub(crate) asked: Option<Subject>,
    /// The task that finds it out.
    pub(crate) work: Option<TaskId>,
    pub(crate) known: Option<(Subject, Findings)>,
}

//! What is found out about a position beside its solutions, on a thread of its own: its first crosses, its place in the graph.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use super::App;
use crate::app::sentences::describe;
use crate::engine::control::Control;
use crate::engine::graph::{self, Neighbour, Stop};
use crate::engine::puzzle::cube2::Identifier;
use crate::engine::puzzle::{Facelets, Metric};
use crate::engine::solve::cube3::cross::{self, Cross};
use crate::engine::solve::{Limits, SolveError};
use crate::engine::tables::cross::CrossTables;
use crate::engine::tables::cube2::distances::Distances;
use crate::engine::tables::store::Store;
use crate::engine::tables::xcross::XcrossTables;
use crate::i18n::editor as say;
use crate::model::choices::View;

/// What is looked at, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The position.
    pub state: Facelets,
    /// For which view.
    pub view: View,
    /// In which metric, where there is a choice.
    pub metric: Metric,
    /// Where the path in the graph ends; `None` for the solved cube.
    pub target: Option<Facelets>,
}

/// What was found out.
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
        /// What one move leads to.
        neighbours: Vec<Neighbour>,
        /// Where the path ends, if not at the solved cube.
        target: Option<Identifier>,
        /// A shortest way there, the position itself first.
        path: Vec<Stop>,
    },
}

/// What is known about a position.
#[derive(Clone, Copy, Debug)]
pub struct Study<'a> {
    /// What was found out.
    pub findings: &'a Findings,
    /// The metric of its distances, where there is a choice.
    pub metric: Metric,
    /// Whether it is about the position, and in the metric, of now.
    pub current: bool,
}

/// What a thread that finds out says.
enum Answer {
    /// This was found; more may come.
    Found(Findings),
    /// It could not be found out.
    Failed(SolveError),
    /// Nothing follows.
    Done,
}

/// What is known, and what is being found out.
#[derive(Default)]
pub(super) struct Studies {
    asked: Option<Subject>,
    control: Arc<Control>,
    answers: Option<Receiver<Answer>>,
    known: Option<(Subject, Findings)>,
}

impl Drop for Studies {
    fn drop(&mut self) {
        self.control.stop();
    }
}

impl App {
    /// What is known for the view that is shown. What is about the position before stays until the new one is known.
    pub fn study(&self) -> Option<Study<'_>> {
        let (subject, findings) = self.studies.known.as_ref()?;
        let current = self.subject().is_some_and(|wanted| wanted == *subject);
        let study = Study { findings, metric: subject.metric, current };
        (subject.view == self.view() && self.state().is_some()).then_some(study)
    }

    /// What the view that is shown needs to know.
    fn subject(&self) -> Option<Subject> {
        let state = self.state().filter(|_| !matches!(self.view(), View::Moves | View::Solutions | View::Batch))?;
        // Crosses have their own order of metrics.
        let metric = if self.view() == View::Graph { self.metric() } else { self.puzzle().def().metric };
        let target = self.target().state.clone().filter(|_| self.view() == View::Graph);
        Some(Subject { state: state.clone(), view: self.view(), metric, target })
    }

    pub(super) fn poll_study(&mut self) {
        while let Some(answers) = &self.studies.answers {
            match answers.try_recv() {
                Ok(Answer::Found(findings)) => {
                    self.studies.known = self.studies.asked.clone().map(|subject| (subject, findings));
                }
                Ok(Answer::Done) => self.studies.answers = None,
                Ok(Answer::Failed(error)) => {
                    self.studies.answers = None;
                    let fault = describe::solve(self.puzzle(), &error);
                    self.cx.tell_failure(say::ERROR_STUDY, fault);
                }
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    self.studies.answers = None;
                    let fault = describe::crash();
                    self.cx.tell_failure(say::ERROR_STUDY, fault);
                }
            }
        }
        let wanted = self.subject();
        if wanted == self.studies.asked {
            return;
        }
        self.studies.control.stop();
        self.studies.answers = None;
        self.studies.asked.clone_from(&wanted);
        let Some(subject) = wanted else { return };
        let control = Arc::new(Control::new());
        self.studies.control = control.clone();
        let (send, answers) = channel();
        self.studies.answers = Some(answers);
        let (store, wake, threads) = (self.store.clone(), self.wake.clone(), Limits::default().threads);
        std::thread::spawn(move || {
            let say = |answer| {
                // A listener that has gone away only means that something else is shown by now.
                let _ = send.send(answer);
                wake();
            };
            match look(&subject, threads, &control, &store, &|findings| say(Answer::Found(findings))) {
                Err(error) if !control.stopped() => say(Answer::Failed(error)),
                _ => say(Answer::Done),
            }
        });
    }
}

/// Finds out what there is to know, and says it, once or more often.
fn look(
    subject: &Subject,
    threads: usize,
    control: &Control,
    store: &Store,
    say: &dyn Fn(Findings),
) -> Result<(), SolveError> {
    let state = &subject.state;
    match subject.view {
        View::Moves | View::Solutions | View::Batch => {}
        View::Crosses => {
            let tables = CrossTables::of(store, control)?;
            let crosses = cross::crosses(state, &tables)?;
            let ways = (0..cross::FACES as u8).map(|face| cross::all(state, face, &tables));
            let ways: Vec<Vec<Cross>> = ways.collect::<Result<_, _>>()?;
            say(Findings::Crosses { crosses: crosses.clone(), ways: ways.clone(), pairs: Vec::new() });
            let tables = XcrossTables::of(store, threads, control)?;
            let mut pairs = Vec::new();
            for slot in (0..cross::FACES as u8).flat_map(cross::slots) {
                pairs.extend(cross::extended(state, slot, &tables, control)?.into_iter().next());
            }
            say(Findings::Crosses { crosses, ways, pairs });
        }
        View::Graph => {
            let tables = Distances::load(store, threads, control)?;
            let distance = |metric| graph::distance(state, metric, &tables).map_err(SolveError::Invalid);
            let goal = subject.target.clone().unwrap_or_else(|| Facelets::solved(state.puzzle));
            let findings = Findings::Graph {
                identifier: Identifier::of(state),
                distances: [distance(Metric::Htm)?, distance(Metric::Qtm)?],
                neighbours: graph::neighbours(state, subject.metric, &tables).map_err(SolveError::Invalid)?,
                target: subject.target.as_ref().map(Identifier::of),
                path: graph::path_to(state, &goal, subject.metric, &tables).map_err(SolveError::Invalid)?,
            };
            say(findings);
        }
    }
    Ok(())
}

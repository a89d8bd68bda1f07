//! Runs one solve: parts of the anytime search and of the proof, on the tables that are ready.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::phase2_search::{Phase2Search, SearchStart, SolutionTarget};
use super::plan::{LargeTier, Phase2Part, Plan, PlannedPart};
use super::state::{MoveMask, State};
use super::viewpoint::{self, VIEWPOINTS, Viewpoint};
use super::{Effort, full_puzzle::FullPuzzle, large_tables::LargeTables, passes, proof::Proof};
use crate::control::{Control, NodeCounter};
use crate::puzzle::{Move, geometry::SignedPerm};
use crate::search::schedule::{ProofShare, Schedule};
use crate::search::workers::{self, TaskRunner};
use crate::search::{Incumbent, ida::Prefix, table_set::TableSet};

/// Reciprocal of the proof's share of the effort, unless a proof is wanted and in reach.
const ANYTIME_SHARE_DIVISOR: u64 = 12;
/// Reciprocal of the proof's share of the effort if a proof is wanted and in reach.
const OPTIMAL_SHARE_DIVISOR: u64 = 2;

/// Maximum length of a solution that is good enough to start a proof that then gets all effort.
const PROOF_START_LENGTH: usize = 24;

pub type TablesInUse<'a> = TableSet<'a, LargeTables, Arc<LargeTables>>;

/// Data shared by the workers of one solve.
pub struct SearchDriver<'a> {
    /// The tables; the large ones may join during the search.
    pub tables: &'a TablesInUse<'a>,
    incumbent: &'a Incumbent<'a>,
    pub(super) control: &'a Control,
    /// Hands out parts of the proof, and tickets for the anytime search while the plan has parts.
    schedule: Schedule<'a, (), MoveMask>,
    plan: Mutex<Plan>,
    /// True if the plan has no more parts.
    plan_is_exhausted: Arc<AtomicBool>,
    /// The state's viewpoints; number 0 is the state itself.
    pub viewpoints: Vec<Viewpoint>,
    /// Indices of the viewpoints, ordered by the distance of their W stickers from the W axis.
    viewpoint_order: Vec<usize>,
    /// Rotation of the whole puzzle in the state given.
    held: SignedPerm,
    effort: Effort,
}

impl<'a> SearchDriver<'a> {
    /// Creates a search and reports the tables' bound; for the solved state, also the empty solution.
    pub fn new(
        tables: &'a TablesInUse<'a>,
        incumbent: &'a Incumbent<'a>,
        control: &'a Control,
        (viewpoints, held): (Vec<Viewpoint>, SignedPerm),
        effort: Effort,
    ) -> Self {
        let bound = FullPuzzle(&tables.small).bound(&viewpoints[0].state);
        incumbent.raise_bound(usize::from(bound));
        if bound == 0 {
            incumbent.offer_empty();
        }
        let exhausted = Arc::new(AtomicBool::new(false));
        let no_more = exhausted.clone();
        let ticket = move |_| (!no_more.load(Ordering::Relaxed)).then_some(());
        let moves = &tables.small.moves;
        let first = incumbent.lower().max(1) as u8;
        let schedule = Schedule::new(first, |last| moves.allowed_after(last), passes::COSTS, ticket);
        let plan = Mutex::new(Plan::new(moves));
        let mut order: Vec<usize> = (0..viewpoints.len()).collect();
        order.sort_by_key(|&viewpoint| tables.small.rows.bound(viewpoints[viewpoint].state.labels(3)));
        Self {
            viewpoint_order: order,
            tables,
            incumbent,
            control,
            schedule,
            plan,
            plan_is_exhausted: exhausted,
            viewpoints,
            held,
            effort,
        }
    }

    /// Searches on `threads` threads until nothing is left to do or the control stops it.
    pub fn run(&self, threads: usize) {
        if self.incumbent.is_settled() {
            return;
        }
        // Find a first solution quickly, before starting other threads.
        let counter = NodeCounter::new(self.control);
        for _ in 0..VIEWPOINTS {
            if self.incumbent.length().is_none() {
                self.run_next_part(&mut None, &counter);
            }
        }
        drop(counter);
        workers::run(self, self.incumbent, self.control, threads);
    }

    fn plan(&self) -> std::sync::MutexGuard<'_, Plan> {
        self.plan.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs the next part of the anytime search, or sets `plan_is_exhausted` if there is none.
    fn run_next_part<'s>(&'s self, phase2: &mut Option<Phase2Search<'s>>, counter: &'s NodeCounter<'s>) {
        let large = self.tables.joined();
        let joined = match (large, self.tables.largest()) {
            (None, _) => LargeTier::None,
            (Some(_), None) => LargeTier::Sides,
            (Some(_), Some(_)) => LargeTier::Ends,
        };
        let part = self.plan().next(joined, self.incumbent.length());
        match part {
            None => self.plan_is_exhausted.store(true, Ordering::Relaxed),
            Some(PlannedPart::Beam(viewpoint, size)) => {
                let _ = self.search_beam(self.viewpoint_order[viewpoint], size, counter);
            }
            Some(PlannedPart::Coupled(part)) => {
                let before = counter.total();
                let _ = self.search_pass(&part, counter);
                self.plan().add_coupled_nodes(counter.total() - before);
            }
            Some(PlannedPart::Phase2(part)) => {
                let Some(large) = large else { return };
                let phase2 =
                    phase2.get_or_insert_with(|| Phase2Search::new(&self.tables.small, &large.side_rows, counter));
                if let Some(ends) = self.tables.largest() {
                    phase2.set_end_rows(ends);
                }
                let _ = self.search_phase2_part(large, part, phase2);
            }
        }
    }

    /// Searches a part with paths through H1. `Break` if it is stopped, or cannot find a shorter solution.
    fn search_phase2_part(&self, large: &LargeTables, part: Phase2Part, phase2: &mut Phase2Search) -> ControlFlow<()> {
        let small = &self.tables.small;
        let viewpoint = &self.viewpoints[part.viewpoint];
        let solved = Viewpoint::solved();
        let state = part
            .last
            .map_or(viewpoint.state, |move_index| viewpoint.state.after(&small.moves.turned(&solved, move_index)));
        let cosets = &large.suffixes.cosets[part.suffix_len];
        let cosets = part.coset.map_or(&cosets[..], |n| &cosets[n..=n]);
        let last = usize::from(part.last.is_some());
        let most_moves = || self.max_moves().saturating_sub(last);
        let found = |path: &[u8]| {
            let all: Vec<u8> = path.iter().copied().chain(part.last).collect();
            self.offer(&viewpoint.solution(&all));
        };
        let target = SolutionTarget { max_moves: &most_moves, found: &found };
        for coset in cosets {
            phase2.run(
                &SearchStart {
                    state: &state,
                    coset,
                    phase1_len: part.phase1_len,
                    firsts: part.firsts,
                    max_inside_h1: part.max_inside_h1,
                },
                &target,
            )?;
        }
        ControlFlow::Continue(())
    }

    /// Offers a solution, translated to the puzzle as it is held.
    pub fn offer(&self, moves: &[Move]) {
        self.incumbent.offer(viewpoint::sequence_as_held(moves, &self.held), Vec::new());
    }

    /// Maximum number of moves of a solution shorter than the best; `usize::MAX` if there is none yet.
    pub fn max_moves(&self) -> usize {
        self.incumbent.length().map_or(usize::MAX, |length| length - 1)
    }
}

impl TaskRunner for SearchDriver<'_> {
    /// A ticket: the plan chooses the part when it starts.
    type Part = ();
    type Moves = MoveMask;
    /// The worker's search for paths through H1, created for its first such part once the large tables have joined.
    type Scratch<'s>
        = Option<Phase2Search<'s>>
    where
        Self: 's;

    fn schedule(&self) -> &Schedule<'_, (), MoveMask> {
        &self.schedule
    }

    /// True once the proof may start: there is a solution and, with [`Effort::ProofOnly`], it is short enough or coupled parts have used up
    /// their node budget.
    fn is_solved(&self) -> bool {
        match self.incumbent.length() {
            None => false,
            Some(best) => {
                self.effort != Effort::ProofOnly || best <= PROOF_START_LENGTH || self.plan().coupled_budget_is_spent()
            }
        }
    }

    fn proof_share(&self) -> ProofShare {
        match (self.effort, self.incumbent.length()) {
            (Effort::ProofOnly, _) => ProofShare::All,
            (Effort::Optimal, Some(best)) if self.schedule.is_in_reach(best) => {
                let one_is_left = best <= self.incumbent.lower() + 1;
                if one_is_left { ProofShare::All } else { ProofShare::OneIn(OPTIMAL_SHARE_DIVISOR) }
            }
            (Effort::Anytime | Effort::Optimal, _) => ProofShare::OneIn(ANYTIME_SHARE_DIVISOR),
        }
    }

    fn prove(&self, length: u8, prefix: Prefix, counter: &NodeCounter) -> ControlFlow<()> {
        let root = &self.viewpoints[0];
        let found = |path: &[u8], _: &State| {
            self.incumbent.offer_proven(viewpoint::sequence_as_held(&root.solution(path), &self.held))
        };
        Proof::new(&self.tables.small, counter, found).search_part(&root.state, prefix, length)
    }

    fn search<'s>(&'s self, (): (), phase2: &mut Option<Phase2Search<'s>>, counter: &'s NodeCounter<'s>) {
        self.run_next_part(phase2, counter);
    }

    fn between_tasks(&self) {
        if self.tables.join_if_ready() {
            self.incumbent.report_joined();
        }
    }
}

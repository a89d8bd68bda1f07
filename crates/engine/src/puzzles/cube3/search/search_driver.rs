//! Driver of one solve: runs parts of the anytime search and of the proof with the tables that are ready.

use std::ops::ControlFlow;

use super::detours::{Detours, remove_detours};
use super::full_puzzle::{FullPuzzleByBounds, FullPuzzleByDistances, FullPuzzleNode};
use super::large_tables::{JoinedTables, SearchRoots};
use super::metric_search::MetricTagged;
use super::metric_table_types::MetricTableTypes;
use super::optimal::OptimalProof;
use super::optimal_search::OptimalSearch;
use super::own_symmetries::Stabiliser;
use super::phase1::{BoundedCosetSpace, Coset, Phase1Start, coset};
use super::phase2::{G1Space, G1State};
use super::plan::{Phase1Part, Plan};
use super::viewpoint::{DIRECT_VIEWPOINTS, VIEWPOINTS};
use super::waves::{Phase1End, Waves};
use crate::control::{Control, NodeCounter};
use crate::puzzle::perm;
use crate::puzzles::cube3::tables::coords::{CORNER_PERM, EDGE_PERM, SLICE_SORTED};
use crate::puzzles::cube3::tables::{LargePruning, SmallTables};
use crate::puzzles::cube3::turns::{TurnMask, TurnSuccessors};
use crate::puzzles::cube3::{Cube3, EDGES};
use crate::search::ida::{Prefix, Search, Space};
use crate::search::schedule::{EffortModel, ProofShare, Schedule};
use crate::search::{Incumbent, Limits, table_set::TableSet, workers::TaskRunner};

/// Reciprocal of the proof's share of the cost if it has no table of its own or is out of reach.
const PROOF_SHARE_DIVISOR: u64 = 24;
/// Reciprocal of the proof's share of the cost if it is slow and far below the best solution.
const FAR_PROOF_SHARE_DIVISOR: u64 = 200;
/// Reciprocal of the two-phase search's share alongside a proof that has its own table and is in reach. The search
/// finds an optimal solution early or late, seldom in between, so a larger share mostly delays the proof.
const TWO_PHASE_SHARE_DIVISOR: u64 = 8;
/// Reciprocal of the two-phase search's share while the last length is searched and the best solution is longer than
/// usual. There is probably a shorter one, and two phases often find it before the proof, which searches a third of the
/// length on average. Applies until two phases have cost as much as the proof's shorter lengths: then there is probably
/// none.
const LAST_LENGTH_SHARE_DIVISOR: u64 = 6;

pub(crate) type TablesInUse<'a, C> =
    TableSet<'a, <C as MetricTableTypes>::Large, JoinedTables<<C as MetricTableTypes>::Large>>;

/// The data shared by the workers of one solve.
pub(crate) struct SearchDriver<'a, C: MetricTableTypes> {
    roots: &'a SearchRoots,
    tables: &'a TablesInUse<'a, C>,
    incumbent: &'a Incumbent<'a>,
    control: &'a Control,
    schedule: Schedule<'a, Phase1Part, TurnMask>,
    /// True if solutions have an odd length in QTM.
    is_odd: bool,
    /// Minimum length of phase 1.
    shortest: u8,
    /// True if all effort goes to a proof without its own table once there is a solution.
    proves: bool,
    /// The proof with its own table.
    proof: Option<OptimalProof<'a, C>>,
    /// Removes detours from solutions; `None` if a proof runs too, or if detours are not sought.
    detours: Option<Detours<'a>>,
}

impl<'a, C: MetricTableTypes> SearchDriver<'a, C> {
    /// Plans the search, raises the lower bound to that of the tables, and offers the empty solution for a solved
    /// state.
    pub fn new(
        roots: &'a SearchRoots,
        tables: &'a TablesInUse<'a, C>,
        incumbent: &'a Incumbent<'a>,
        (proof, detours): (Option<OptimalProof<'a, C>>, Option<Detours<'a>>),
        limits: &Limits,
        control: &'a Control,
    ) -> Self {
        let distances: [u8; VIEWPOINTS] = match tables.joined() {
            Some(joined) => std::array::from_fn(|viewpoint| joined.starts[viewpoint].coset.distance),
            None => roots.cosets.map(|[twist, flip, slice]| tables.small.inner().phase1(twist, flip, slice)),
        };
        let shortest = distances.into_iter().min().unwrap_or(0);
        let cube = &roots.viewpoints[0].cube;
        let (solved, is_odd) = (*cube == Cube3::SOLVED, perm::is_odd(&cube.cp));
        if solved {
            incumbent.offer_empty();
        }
        // Every solution leads into each of the three subgroups.
        let known = proof.as_ref().and_then(OptimalProof::bound);
        let bound = distances.into_iter().chain(known).max().unwrap_or(0).max(u8::from(!solved));
        incumbent.raise_bound(usize::from(C::round_up_to_parity(bound, is_odd)));
        let costs = EffortModel {
            proof_node: if proof.is_some() { 2 } else { 4 },
            head_start: 100,
            in_reach: 10_000_000_000,
            growth: C::PROOF_GROWTH,
        };
        let plan = Plan::new::<C>(shortest, roots.distinct());
        let (successors, proves) = (TurnSuccessors::htm(), limits.proves());
        let own = if limits.all_optimal { Stabiliser::default() } else { Stabiliser::new(cube) };
        let after = move |last| own.needed(last, successors.after(last));
        let first = C::round_up_to_parity(incumbent.lower().max(1) as u8, is_odd);
        let schedule = Schedule::new(first, after, costs, move |n| plan.part(n))
            .in_steps_of(C::HALF_TURN_COST)
            .cut_by_three(move |second| successors.after(Some(second)));
        Self { roots, tables, incumbent, control, schedule, is_odd, shortest, proves, proof, detours }
    }

    /// Joins the large tables and the proof's table if they are ready; returns true if the large tables joined just
    /// now. Starts the time limit unless the proof's table is still awaited.
    fn join_large_tables(&self) -> bool {
        let joined = self.tables.join_if_ready();
        let proof_joined = self.proof.as_ref().is_some_and(OptimalProof::join_if_ready);
        if self.proof.as_ref().is_none_or(|proof| !proof.is_awaited()) {
            self.incumbent.start_time_limit();
        }
        if joined || proof_joined {
            self.incumbent.report_joined();
        }
        joined
    }

    /// Returns the search for detours, with the proof's table or its own; `None` if detours are not sought or the table
    /// is not ready.
    fn detours(&self) -> Option<&OptimalSearch> {
        match &self.proof {
            Some(proof) if C::SEEKS_DETOURS => proof.search(),
            _ => self.detours.as_ref().and_then(Detours::search),
        }
    }

    fn small(&self) -> &SmallTables {
        self.tables.small.inner()
    }

    fn prove_in<S: Space<Moves = TurnMask>>(
        &self,
        space: &S,
        root: &S::Node,
        length: u8,
        prefix: Prefix,
        counter: &NodeCounter,
    ) -> ControlFlow<()> {
        let viewpoint = &self.roots.viewpoints[0];
        let found = |path: &[u8], _: &S::Node| {
            // A state in all three subgroups may still be unsolved.
            if path.iter().fold(viewpoint.cube, |cube, &mv| cube.after(usize::from(mv))) != Cube3::SOLVED {
                return ControlFlow::Continue(());
            }
            self.incumbent.offer_proven(viewpoint.solution(path))
        };
        Search { space, counter, path: Vec::new(), found }.search_prefix(root, prefix, length)
    }

    /// Returns the maximum length of phase 2 in a part: the initial limit before the first solution, then short enough
    /// to beat the best one. `None` if that is impossible.
    fn phase2_limit(&self, part: &Phase1Part) -> Option<u8> {
        let others = usize::from(part.length + part.premove_length);
        // Allows phase 2 as many extra moves as phase 1 has above the minimum. With small tables, allows any length:
        // paths into G1 are the expensive part.
        let more = if self.tables.joined().is_some() {
            others.saturating_sub(usize::from(self.shortest))
        } else {
            C::PHASE2_MAX
        };
        let first = (C::INITIAL_PHASE2_MAX + more).min(C::PHASE2_MAX);
        let most = self.incumbent.length().map_or(Some(first), |best| best.checked_sub(others + 1))?;
        let most = most.min(C::PHASE2_MAX);
        // `C::round_up_to_parity` rounds up to the parity of the state, but the limit must be rounded down.
        let is_odd = self.is_odd != (others % 2 == 1);
        let possible = usize::from(C::round_up_to_parity(most as u8, is_odd));
        (if possible > most { most.checked_sub(1) } else { Some(most) }).map(|most| most as u8)
    }

    /// Searches one part; `Break` if a solution or the counter cuts it short. `waves` is the worker's own, created once
    /// the large tables have joined.
    fn search_part<'s>(
        &'s self,
        part: Phase1Part,
        waves: &mut Option<Waves<'s, C>>,
        counter: &'s NodeCounter<'s>,
    ) -> ControlFlow<()> {
        if self.phase2_limit(&part).is_none() {
            return ControlFlow::Break(());
        }
        if self.tables.joined().is_none() {
            let ended = self.search_small(&part, counter);
            // If the large tables became ready and cut the part short, searches it again with them, which is much faster.
            if self.tables.joined().is_none() {
                return ended;
            }
        }
        let Some(joined) = self.tables.joined() else { return ControlFlow::Continue(()) };
        let waves = waves.get_or_insert_with(|| Waves::new(self.small(), joined.large(), counter));
        self.search_large(joined, waves, &part, counter)
    }

    fn search_small(&self, part: &Phase1Part, counter: &NodeCounter) -> ControlFlow<()> {
        let space = BoundedCosetSpace::<C>::new(self.small());
        for (start, coset_of_premoves) in part.cosets.iter().enumerate() {
            let found = |path: &[u8], _: &[u16; 3]| {
                if self.join_large_tables() || self.tables.joined().is_some() {
                    return ControlFlow::Break(());
                }
                for premoves in 0..coset_of_premoves.len() {
                    self.finish_path(None, part, (start, premoves), path, counter)?;
                }
                ControlFlow::Continue(())
            };
            let cube = self.start_state(part, (start, 0));
            let mut search = Search { space: &space, counter, path: Vec::new(), found };
            search.search_firsts(&coset(&cube), part.firsts, part.length)?;
        }
        ControlFlow::Continue(())
    }

    /// Searches phase 2 after a path into G1 from a start of a part.
    fn finish_path(
        &self,
        large: Option<&LargePruning>,
        part: &Phase1Part,
        (start, premoves): (usize, usize),
        path: &[u8],
        counter: &NodeCounter,
    ) -> ControlFlow<()> {
        let cube = self.start_state(part, (start, premoves));
        let end = path.iter().fold(cube, |cube, &mv| cube.after(usize::from(mv)));
        let (corners, order) = ((CORNER_PERM.rank)(&end.cp) as u16, (SLICE_SORTED.rank)(&end.ep) as u16);
        self.search_phase2(
            large,
            part,
            Phase1End { path, start, premove_index: premoves, corners, order },
            &end.ep,
            counter,
        )
    }

    fn search_large(
        &self,
        joined: &JoinedTables<C::Large>,
        waves: &mut Waves<C>,
        part: &Phase1Part,
        counter: &NodeCounter,
    ) -> ControlFlow<()> {
        let large = &joined.large().pruning;
        let starts: Vec<Phase1Start> = if part.premove_length == 0 {
            let start = joined.starts[part.viewpoint];
            if part.length <= C::MAX_NEAR_PHASE1 && start.coset.distance < part.length {
                return self.search_near(joined, start, part, counter);
            }
            vec![start]
        } else {
            let cubes = (0..part.cosets.len()).map(|n| self.start_state(part, (n, 0)));
            joined.large().starts::<C>(self.small(), cubes)
        };
        let room = || self.phase2_limit(part);
        let mut found = |end: Phase1End<'_>| {
            let cube = self.start_state(part, (end.start, end.premove_index));
            let ep = end.path.iter().fold(cube.ep, |ep, &mv| edges_after(&ep, mv));
            self.search_phase2(Some(large), part, end, &ep, counter)
        };
        waves.run((&starts, part.cosets), part.firsts, part.length, &room, &mut found)
    }

    /// Searches from a state nearer to G1 than the length. Waves allow no detours inside the near-goal graph, so they
    /// would miss paths that begin there.
    fn search_near(
        &self,
        joined: &JoinedTables<C::Large>,
        start: Phase1Start,
        part: &Phase1Part,
        counter: &NodeCounter,
    ) -> ControlFlow<()> {
        let (large, space) = (&joined.large().pruning, joined.large().space::<C>(self.small()));
        let found = |path: &[u8], _: &Coset| self.finish_path(Some(large), part, (0, 0), path, counter);
        Search { space: &space, counter, path: Vec::new(), found }.search_firsts(&start.coset, part.firsts, part.length)
    }

    /// Returns the state that a part searches: premoves of a coset, then the part's viewpoint.
    fn start_state(&self, part: &Phase1Part, (start, premoves): (usize, usize)) -> Cube3 {
        part.cosets[start][premoves].cube.then(&self.roots.viewpoints[part.viewpoint].cube)
    }

    /// Searches for the shortest phase 2 from a state in G1 with edges `ep`, and offers the solution, also without its
    /// detours.
    fn search_phase2(
        &self,
        large: Option<&LargePruning>,
        part: &Phase1Part,
        end: Phase1End<'_>,
        ep: &[u8; EDGES],
        counter: &NodeCounter,
    ) -> ControlFlow<()> {
        let Phase1End { path, start, premove_index: premoves, corners, order } = end;
        let premoves = &part.cosets[start][premoves].turns;
        let Some(room) = self.phase2_limit(part) else { return ControlFlow::Break(()) };
        let small = self.small();
        if small.phase2_corners(corners, order) > room {
            return ControlFlow::Continue(());
        }
        let edges = (EDGE_PERM.rank)(&std::array::from_fn(|p| ep[p])) as u16;
        let (space, node) = (G1Space::<C>::new(small, large), G1State { corners, edges, order });
        let mut found = None;
        let ended = space.shortest(&node, path, room, self.control, counter, |all| {
            let (moves, phases) = self.roots.viewpoints[part.viewpoint].solution_with_phases(all, path.len(), premoves);
            found = self.detours().map(|detours| (detours, moves.clone()));
            self.incumbent.offer(moves, phases);
        });
        if let Some((detours, moves)) = found
            && let Some(shorter) = remove_detours(detours, &moves, counter)?
        {
            self.incumbent.offer(shorter, Vec::new());
        }
        ended
    }
}

impl<'a, C: MetricTableTypes> TaskRunner for SearchDriver<'a, C> {
    type Part = Phase1Part;
    type Moves = TurnMask;
    /// The worker's waves, created once the large tables have joined.
    type Scratch<'s>
        = Option<Waves<'s, C>>
    where
        Self: 's;

    fn schedule(&self) -> &Schedule<'_, Phase1Part, TurnMask> {
        &self.schedule
    }

    fn is_solved(&self) -> bool {
        self.incumbent.length().is_some()
    }

    fn proof_share(&self) -> ProofShare {
        if self.proof.is_none() {
            let lower = self.incumbent.lower();
            let is_far = |best| best > lower + usize::from(2 * C::HALF_TURN_COST);
            return match self.incumbent.length() {
                _ if self.proves => ProofShare::All,
                Some(best) if lower >= C::SLOW_PROOF_BOUND && is_far(best) => {
                    ProofShare::OneIn(FAR_PROOF_SHARE_DIVISOR)
                }
                _ => ProofShare::OneIn(PROOF_SHARE_DIVISOR),
            };
        }
        match self.incumbent.length() {
            // Only one length is left to search, and it decides whether there is a shorter solution.
            Some(best) if best <= self.incumbent.lower() + usize::from(C::HALF_TURN_COST) => {
                let may_be_shortened =
                    best > C::USUAL_LENGTH && self.schedule.anytime_costs_less_than_shorter_lengths();
                if may_be_shortened { ProofShare::AllBut(LAST_LENGTH_SHARE_DIVISOR) } else { ProofShare::All }
            }
            Some(best) if !self.schedule.is_in_reach(best) => ProofShare::OneIn(PROOF_SHARE_DIVISOR),
            _ => ProofShare::AllBut(TWO_PHASE_SHARE_DIVISOR),
        }
    }

    fn prove(&self, length: u8, prefix: Prefix, counter: &NodeCounter) -> ControlFlow<()> {
        let offer = |turns: &[u8]| self.incumbent.offer_proven(self.roots.viewpoints[0].solution(turns));
        if let Some(ended) = self.proof.as_ref().and_then(|proof| proof.prove(length, prefix, counter, offer)) {
            return ended;
        }
        let (small, viewpoints) = (self.small(), &self.roots.viewpoints[..DIRECT_VIEWPOINTS]);
        match self.tables.joined() {
            Some(joined) => {
                let (axis, starts) = (joined.large().space::<C>(small), &joined.starts);
                let (axes, corners) = (std::array::from_fn(|a| starts[a].coset), starts[0].corners);
                let root = FullPuzzleNode { axes, corners };
                self.prove_in(&FullPuzzleByDistances { cosets: axis, viewpoints }, &root, length, prefix, counter)
            }
            None => {
                let axis = BoundedCosetSpace::<C>::new(small);
                let root = std::array::from_fn(|a| self.roots.cosets[a]);
                self.prove_in(&FullPuzzleByBounds { cosets: axis, viewpoints }, &root, length, prefix, counter)
            }
        }
    }

    fn search<'s>(&'s self, part: Phase1Part, waves: &mut Option<Waves<'s, C>>, counter: &'s NodeCounter<'s>) {
        // Both the end of the part and `Break` lead to the next task.
        let _ = self.search_part(part, waves, counter);
    }

    fn between_tasks(&self) {
        self.join_large_tables();
    }
}

fn edges_after(ep: &[u8; EDGES], mv: u8) -> [u8; EDGES] {
    let turn = Cube3::turn(usize::from(mv));
    std::array::from_fn(|p| ep[usize::from(turn.ep[p])])
}

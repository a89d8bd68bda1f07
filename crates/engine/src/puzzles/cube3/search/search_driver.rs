//! Driver of one solve: runs parts of the anytime search and of the proof with the tables that are ready.

use std::ops::ControlFlow;

use super::detours::{Detours, shortened};
use super::full_puzzle::{FullPuzzleByBounds, FullPuzzleByDistances, FullPuzzleNode};
use super::large_tables::{Joined, Roots};
use super::metric_tables::MetricTables;
use super::of_metric::Holds;
use super::optimal::OptimalProof;
use super::optimal_search::OptimalSearch;
use super::own_symmetries::OwnSymmetries;
use super::phase1::{ByBounds, Coset, Phase1Start, coset};
use super::phase2::{G1Space, G1State};
use super::plan::{Phase1Part, Plan};
use super::viewpoint::{DIRECT, VIEWPOINTS};
use super::waves::{Phase1End, Waves};
use crate::control::{Control, NodeCounter};
use crate::puzzle::perm;
use crate::puzzles::cube3::tables::coords::{CORNER_PERM, EDGE_PERM, SORTED};
use crate::puzzles::cube3::tables::{LargePruning, SmallTables};
use crate::puzzles::cube3::turns::{TurnMask, TurnSuccessors};
use crate::puzzles::cube3::{Cube3, EDGES};
use crate::search::ida::{Prefix, Search, Space};
use crate::search::schedule::{Costs, ProofShare, Schedule};
use crate::search::{Incumbent, Limits, table_set::TableSet, workers::TaskRunner};

/// The proof's share of the cost beside two phases, one part in this many; the second one for a slow proof far below the
/// best solution.
const PROOF_SHARE: u64 = 24;
const FAR_PROOF_SHARE: u64 = 200;
/// The share of two phases beside a proof with its own table that is in reach: one part in this many. They find a solution of the least
/// length early or late, seldom in between, so that a larger share mostly delays the proof.
const TWO_PHASE_SHARE: u64 = 8;

/// The tables of one search.
pub(crate) type TablesInUse<'a, C> = TableSet<'a, <C as MetricTables>::Large, Joined<<C as MetricTables>::Large>>;

/// The data shared by the workers of one solve.
pub(crate) struct SearchDriver<'a, C: MetricTables> {
    roots: &'a Roots,
    tables: &'a TablesInUse<'a, C>,
    incumbent: &'a Incumbent<'a>,
    control: &'a Control,
    schedule: Schedule<'a, Phase1Part, TurnMask>,
    /// True if solutions have an odd length in QTM.
    is_odd: bool,
    /// Minimum length of phase 1.
    shortest: u8,
    /// True if all effort goes to the proof once there is a solution.
    optimal: bool,
    /// The proof with its own table.
    proof: Option<OptimalProof<'a, C>>,
    /// Shortens solutions by removing detours, if there is no proof that can.
    detours: Option<Detours<'a>>,
}

impl<'a, C: MetricTables> SearchDriver<'a, C> {
    /// A search that has not begun; it reports the bound known at once.
    pub fn new(
        roots: &'a Roots,
        tables: &'a TablesInUse<'a, C>,
        incumbent: &'a Incumbent<'a>,
        (proof, detours): (Option<OptimalProof<'a, C>>, Option<Detours<'a>>),
        limits: &Limits,
        control: &'a Control,
    ) -> Self {
        let distances: [u8; VIEWPOINTS] = match tables.joined() {
            Some(joined) => std::array::from_fn(|viewpoint| joined.starts[viewpoint].coset.distance),
            None => roots.cosets.map(|[twist, flip, slice]| tables.small.held().phase1(twist, flip, slice)),
        };
        let shortest = distances.into_iter().min().unwrap_or(0);
        let cube = &roots.viewpoints[0].cube;
        let (solved, is_odd) = (*cube == Cube3::SOLVED, perm::is_odd(&cube.cp));
        if solved {
            incumbent.offer_no_move();
        }
        // Every solution leads into each of the three subgroups.
        let known = proof.as_ref().and_then(OptimalProof::bound);
        let bound = distances.into_iter().chain(known).max().unwrap_or(0).max(u8::from(!solved));
        incumbent.raise(usize::from(C::possible(bound, is_odd)));
        let costs = Costs {
            proof_node: if proof.is_some() { 2 } else { 4 },
            head_start: 100,
            in_reach: 10_000_000_000,
            growth: C::GROWTH,
        };
        let plan = Plan::new::<C>(shortest, roots.distinct());
        let (successors, optimal) = (TurnSuccessors::get(), limits.proves());
        let own = if limits.all { OwnSymmetries::default() } else { OwnSymmetries::of(cube) };
        let after = move |last| own.needed(last, successors.of(last));
        let first = C::possible(incumbent.lower().max(1) as u8, is_odd);
        let schedule = Schedule::new(first, after, costs, move |n| plan.part(n)).in_steps_of(C::HALF);
        Self { roots, tables, incumbent, control, schedule, is_odd, shortest, optimal, proof, detours }
    }

    /// Joins the large tables if they are ready; true if they joined just now.
    fn join_large_tables(&self) -> bool {
        let joined = self.tables.join_if_ready();
        let proof_joined = self.proof.as_ref().is_some_and(OptimalProof::join_if_ready);
        if self.proof.as_ref().is_none_or(|proof| !proof.is_awaited()) {
            self.incumbent.begin_limit();
        }
        if joined || proof_joined {
            self.incumbent.joined();
        }
        joined
    }

    /// The search that finds detours, if solutions are shortened.
    fn detours(&self) -> Option<&OptimalSearch> {
        match &self.proof {
            Some(proof) if C::SEEKS_DETOURS => proof.search(),
            _ => self.detours.as_ref().and_then(Detours::search),
        }
    }

    fn small(&self) -> &SmallTables {
        self.tables.small.held()
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
        Search { space, counter, path: Vec::new(), found }.part(root, prefix, length)
    }

    /// Maximum length of phase 2 in a part for the whole to be shorter than the best; `None` if that is impossible.
    fn room(&self, part: &Phase1Part) -> Option<u8> {
        let others = usize::from(part.length + part.premoves);
        // States that resist get more and more. With small tables, paths into G1 are the expensive part.
        let more = if self.tables.joined().is_some() {
            others.saturating_sub(usize::from(self.shortest))
        } else {
            C::MAX_ROOM
        };
        let first = (C::FIRST_ROOM + more).min(C::MAX_ROOM);
        let most = self.incumbent.length().map_or(Some(first), |best| best.checked_sub(others + 1))?;
        let most = most.min(C::MAX_ROOM);
        // `C::possible` rounds up to the parity of the state, but the limit must be rounded down.
        let is_odd = self.is_odd != (others % 2 == 1);
        let possible = usize::from(C::possible(most as u8, is_odd));
        (if possible > most { most.checked_sub(1) } else { Some(most) }).map(|most| most as u8)
    }

    /// Searches one part; `Break` if a solution cuts it short. `waves` is the worker's own, created once the large tables have joined.
    fn part<'s>(
        &'s self,
        part: Phase1Part,
        waves: &mut Option<Waves<'s, C>>,
        counter: &'s NodeCounter<'s>,
    ) -> ControlFlow<()> {
        if self.room(&part).is_none() {
            return ControlFlow::Break(());
        }
        if self.tables.joined().is_none() {
            let ended = self.search_small(&part, counter);
            // If the large tables cut the part short, they search it again, much faster.
            if self.tables.joined().is_none() {
                return ended;
            }
        }
        let Some(joined) = self.tables.joined() else { return ControlFlow::Continue(()) };
        let waves = waves.get_or_insert_with(|| Waves::new(self.small(), joined.large(), counter));
        self.search_large(joined, waves, &part, counter)
    }

    fn search_small(&self, part: &Phase1Part, counter: &NodeCounter) -> ControlFlow<()> {
        let space = ByBounds::<C>::new(self.small());
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
            let cube = self.cube(part, (start, 0));
            let mut search = Search { space: &space, counter, path: Vec::new(), found };
            search.begin(&coset(&cube), part.firsts, part.length)?;
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
        let cube = self.cube(part, (start, premoves));
        let end = path.iter().fold(cube, |cube, &mv| cube.after(usize::from(mv)));
        let (corners, order) = ((CORNER_PERM.rank)(&end.cp) as u16, (SORTED.rank)(&end.ep) as u16);
        self.finish(large, part, Phase1End { path, start, premoves, corners, order }, &end.ep, counter)
    }

    fn search_large(
        &self,
        joined: &Joined<C::Large>,
        waves: &mut Waves<C>,
        part: &Phase1Part,
        counter: &NodeCounter,
    ) -> ControlFlow<()> {
        let large = &joined.large().pruning;
        let starts: Vec<Phase1Start> = if part.premoves == 0 {
            let start = joined.starts[part.viewpoint];
            if part.length <= C::WANDERING && start.coset.distance < part.length {
                return self.search_near(joined, start, part, counter);
            }
            vec![start]
        } else {
            let cubes = (0..part.cosets.len()).map(|n| self.cube(part, (n, 0)));
            joined.large().starts::<C>(self.small(), cubes)
        };
        let room = || self.room(part);
        let mut found = |end: Phase1End<'_>| {
            let cube = self.cube(part, (end.start, end.premoves));
            let ep = end.path.iter().fold(cube.ep, |ep, &mv| turned(&ep, mv));
            self.finish(Some(large), part, end, &ep, counter)
        };
        waves.run((&starts, part.cosets), part.firsts, part.length, &room, &mut found)
    }

    /// Searches from a state nearer to G1 than the length: waves lead straight in from the near-goal graph on, and would find nothing if all
    /// paths begin inside it.
    fn search_near(
        &self,
        joined: &Joined<C::Large>,
        start: Phase1Start,
        part: &Phase1Part,
        counter: &NodeCounter,
    ) -> ControlFlow<()> {
        let (large, space) = (&joined.large().pruning, joined.large().space::<C>(self.small()));
        let found = |path: &[u8], _: &Coset| self.finish_path(Some(large), part, (0, 0), path, counter);
        Search { space: &space, counter, path: Vec::new(), found }.begin(&start.coset, part.firsts, part.length)
    }

    /// A state that a part searches: its viewpoint, with premoves of a coset made first.
    fn cube(&self, part: &Phase1Part, (start, premoves): (usize, usize)) -> Cube3 {
        part.cosets[start][premoves].cube.then(&self.roots.viewpoints[part.viewpoint].cube)
    }

    /// Searches phase 2 from a state in G1 with edges `ep`.
    fn finish(
        &self,
        large: Option<&LargePruning>,
        part: &Phase1Part,
        end: Phase1End<'_>,
        ep: &[u8; EDGES],
        counter: &NodeCounter,
    ) -> ControlFlow<()> {
        let Phase1End { path, start, premoves, corners, order } = end;
        let premoves = &part.cosets[start][premoves].turns;
        let Some(room) = self.room(part) else { return ControlFlow::Break(()) };
        let small = self.small();
        if small.phase2_corners(corners, order) > room {
            return ControlFlow::Continue(());
        }
        let edges = (EDGE_PERM.rank)(&std::array::from_fn(|p| ep[p])) as u16;
        let (space, node) = (G1Space::<C>::new(small, large), G1State { corners, edges, order });
        let mut found = None;
        let ended = space.shortest(&node, path, room, self.control, counter, |all| {
            let (moves, phases) = self.roots.viewpoints[part.viewpoint].in_phases(all, path.len(), premoves);
            found = self.detours().map(|detours| (detours, moves.clone()));
            self.incumbent.offer(moves, phases);
        });
        if let Some((detours, moves)) = found
            && let Some(shorter) = shortened(detours, &moves, counter)?
        {
            self.incumbent.offer(shorter, Vec::new());
        }
        ended
    }
}

impl<'a, C: MetricTables> TaskRunner for SearchDriver<'a, C> {
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
            let is_far = |best| best > lower + usize::from(2 * C::HALF);
            return match self.incumbent.length() {
                _ if self.optimal => ProofShare::All,
                Some(best) if lower >= C::SLOW_PROOF && is_far(best) => ProofShare::OneIn(FAR_PROOF_SHARE),
                _ => ProofShare::OneIn(PROOF_SHARE),
            };
        }
        match self.incumbent.length() {
            // Only one length is left to search, and it decides whether there is a shorter solution.
            Some(best) if best <= self.incumbent.lower() + usize::from(C::HALF) => ProofShare::All,
            Some(best) if !self.schedule.is_in_reach(best) => ProofShare::OneIn(PROOF_SHARE),
            _ => ProofShare::AllBut(TWO_PHASE_SHARE),
        }
    }

    fn prove(&self, length: u8, prefix: Prefix, counter: &NodeCounter) -> ControlFlow<()> {
        let offer = |turns: &[u8]| self.incumbent.offer_proven(self.roots.viewpoints[0].solution(turns));
        if let Some(ended) = self.proof.as_ref().and_then(|proof| proof.prove(length, prefix, counter, offer)) {
            return ended;
        }
        let (small, viewpoints) = (self.small(), &self.roots.viewpoints[..DIRECT]);
        match self.tables.joined() {
            Some(joined) => {
                let (axis, starts) = (joined.large().space::<C>(small), &joined.starts);
                let (axes, corners) = (std::array::from_fn(|a| starts[a].coset), starts[0].corners);
                let root = FullPuzzleNode { axes, corners };
                self.prove_in(&FullPuzzleByDistances { axis, viewpoints }, &root, length, prefix, counter)
            }
            None => {
                let axis = ByBounds::<C>::new(small);
                let root = std::array::from_fn(|a| self.roots.cosets[a]);
                self.prove_in(&FullPuzzleByBounds { axis, viewpoints }, &root, length, prefix, counter)
            }
        }
    }

    fn search<'s>(&'s self, part: Phase1Part, waves: &mut Option<Waves<'s, C>>, counter: &'s NodeCounter<'s>) {
        // Whether the part ended or was cut short by a solution, the next task follows.
        let _ = self.part(part, waves, counter);
    }

    fn between_tasks(&self) {
        self.join_large_tables();
    }
}

/// Applies a turn to the edges.
fn turned(ep: &[u8; EDGES], mv: u8) -> [u8; EDGES] {
    let turn = Cube3::turn(usize::from(mv));
    std::array::from_fn(|p| ep[usize::from(turn.ep[p])])
}

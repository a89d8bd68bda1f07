//! A quick first solution: solves the two coupled cubes with a narrow beam, without trying to find a short one.
//!
//! At each turn only the best few states are kept: those whose cubes are nearest to solved by their exact distances, with few moves so far.
//! Every move of the W axis re-grips the second cube, so a turn that helps both nearly always exists. No state is kept twice, so the beam
//! cannot run in circles when no turn helps.

use super::two_cubes::{TwoCubes, TwoCubesNode};
use crate::control::Control;
use crate::search::beam::{Beam, Offers, Space, Value, Width};

/// Number of levels; a solution has fewer turns of the cubes than this, not counting re-grips.
const LEVEL_COUNT: usize = 28;
/// Candidates per kept state; more than one, as some have been visited already.
const CANDIDATES_PER_STATE: usize = 4;

/// A separated state to start a beam from.
#[derive(Clone, Copy, Debug)]
pub struct BeamStart {
    /// The state as two cubes; all pieces are on their own side of W.
    pub node: TwoCubesNode,
    /// Number of moves made so far.
    pub length: u32,
}

#[derive(Clone, Debug)]
pub struct BeamSolution {
    /// Index of the start it was found from.
    pub start: usize,
    /// The move indices of the path from that start.
    pub moves: Vec<u8>,
}

#[derive(Clone, Copy, Debug)]
struct BeamNode {
    node: TwoCubesNode,
    /// Index of the start it was reached from.
    start: usize,
    /// Number of moves, including those before the start.
    length: u32,
}

/// A turn of the cubes, after a re-grip, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Step {
    regrip: Option<u8>,
    turn: u8,
}

impl Step {
    fn length(self) -> u32 {
        1 + u32::from(self.regrip.is_some())
    }
}

/// The search space: a level holds the states after a given number of turns, whatever their number of moves.
struct TurnSpace<'a>(&'a TwoCubes<'a>);

/// Maximum change of the sum of distances by a turn, for each pass: the second pass also allows turns that do not help, as needed near the
/// end.
const MAX_DISTANCE_CHANGE: [i32; 2] = [-1, 1];

impl Space for TurnSpace<'_> {
    type Node = BeamNode;
    type Step = Step;
    type Identity = TwoCubesNode;
    type Tie = ();
    type Scratch = ();

    const EXPANDS_GOALS: bool = true;

    fn scratch(&self) {}

    fn after(&self, entry: &BeamNode, step: Step) -> BeamNode {
        let node = self.0.after(&entry.node, step.regrip, step.turn);
        BeamNode { node, start: entry.start, length: entry.length + step.length() }
    }

    fn identity(&self, entry: &BeamNode) -> TwoCubesNode {
        entry.node
    }

    fn max_equivalent(&self, _: Value) -> u16 {
        1
    }

    fn is_goal(&self, entry: &BeamNode) -> bool {
        self.0.distances(&entry.node) == [0, 0]
    }

    fn expand(&self, entry: &BeamNode, pass: usize, (): &mut (), out: &mut Offers<Self>) {
        self.0.each_turn(&entry.node, MAX_DISTANCE_CHANGE[pass], |regrip, turn, distance| {
            let step = Step { regrip, turn };
            out.add(1, (2 * distance + entry.length + step.length()) as Value, (), step);
        });
    }

    fn passes(&self) -> usize {
        MAX_DISTANCE_CHANGE.len()
    }

    /// A beam takes less than a millisecond, so its nodes are not counted.
    fn nodes_per_expansion(&self) -> u64 {
        0
    }
}

/// Returns the priority of a state, lower is better: twice the sum of both cubes' distances, plus the moves made.
pub fn beam_priority(space: &TwoCubes, node: &TwoCubesNode, length: u32) -> u32 {
    2 * space.distances(node).iter().map(|d| u32::from(*d)).sum::<u32>() + length
}

/// Returns the shortest solution found by a beam of this width; `None` unless it has fewer than `limit` moves, including those before its
/// start.
pub fn solve_by_beam(space: &TwoCubes, starts: &[BeamStart], width: usize, mut limit: u32) -> Option<BeamSolution> {
    // Not stoppable: a beam is over within a millisecond, and the first solution must not wait.
    let (turns, unlimited) = (TurnSpace(space), Control::new());
    let mut beam = Beam::new(&turns, Width { nodes: width, candidates: CANDIDATES_PER_STATE * width }, 1, &unlimited);
    let mut best = None;
    for step in 0..LEVEL_COUNT {
        let mut level = beam.narrow(step);
        if step == 0 {
            for (start, BeamStart { node, length }) in starts.iter().copied().enumerate() {
                let entry = BeamNode { node, start, length };
                beam.note_seen(&entry);
                beam.add_start(&mut level, entry);
            }
        }
        for (entry, origin) in &level.goals {
            let length = entry.length + u32::from(space.regrip_home(&entry.node).is_some());
            if length < limit {
                (limit, best) = (length, Some((*entry, *origin)));
            }
        }
        level.retain(|entry| {
            let distances = space.distances(&entry.node);
            distances != [0, 0] && entry.length + u32::from(distances[0].max(distances[1])) < limit
        });
        if !beam.expand(step, level) {
            break;
        }
    }
    let (entry, origin) = best?;
    let made = beam.path(origin).into_iter().flat_map(|step| step.regrip.into_iter().chain([step.turn]));
    Some(BeamSolution { start: entry.start, moves: made.chain(space.regrip_home(&entry.node)).collect() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::tess2::search::testing::{after, small, walks};
    use crate::puzzles::tess2::search::two_cubes::twists_agree;
    use crate::puzzles::tess2::search::viewpoint::Viewpoint;

    fn begin(space: &TwoCubes, state: &crate::puzzles::tess2::search::state::State) -> BeamStart {
        assert!(twists_agree(state));
        BeamStart { node: space.node(state), length: 0 }
    }

    #[test]
    fn a_wide_beam_always_finds_a_solution_and_a_narrow_one_often() {
        let space = TwoCubes::new(small());
        for (width, least) in [(12, 25), (150, 40), (1000, 60)] {
            let mut found = 0;
            for state in walks(60, 60, small().moves.keep_side, 1) {
                if let Some(home) = solve_by_beam(&space, &[begin(&space, &state)], width, u32::MAX) {
                    found += 1;
                    assert!(home.start == 0 && after(&state, &home.moves).is_solved());
                    assert!(home.moves.iter().all(|move_index| small().moves.keep_side >> move_index & 1 == 1));
                    assert!(home.moves.len() <= 30, "{}", home.moves.len());
                }
            }
            assert!(found >= least, "{found} of 60 with width {width}");
        }
    }

    #[test]
    fn states_one_move_from_solved_are_solved_in_one_move() {
        let space = TwoCubes::new(small());
        let solved = solve_by_beam(&space, &[begin(&space, &Viewpoint::solved())], 1, u32::MAX).expect("no moves");
        assert_eq!(solved.moves, [0; 0]);
        for state in walks(40, 1, small().moves.keep_side, 2) {
            let home = solve_by_beam(&space, &[begin(&space, &state)], 12, u32::MAX).expect("one move");
            assert!(home.moves.len() == 1 && after(&state, &home.moves).is_solved());
        }
    }

    #[test]
    fn of_several_starts_the_shortest_total_wins() {
        let space = TwoCubes::new(small());
        let states = walks(30, 60, small().moves.keep_side, 3);
        let near = walks(1, 1, small().moves.keep_side, 4)[0];
        let mut starts: Vec<BeamStart> = states.iter().map(|state| begin(&space, state)).collect();
        starts.push(begin(&space, &near));
        let found = solve_by_beam(&space, &starts, 30, u32::MAX).expect("a way home");
        assert_eq!((found.start, found.moves.len()), (30, 1));
        // Moves made before the start count too.
        starts[30].length = 100;
        let found = solve_by_beam(&space, &starts, 300, 100).expect("a way home");
        assert!(found.start < 30 && after(&states[found.start], &found.moves).is_solved());
    }

    #[test]
    fn only_solutions_below_the_limit_are_returned() {
        let space = TwoCubes::new(small());
        let mut told = 0;
        for state in walks(20, 60, small().moves.keep_side, 5) {
            let starts = [BeamStart { length: 7, ..begin(&space, &state) }];
            let mut limit = u32::MAX;
            while let Some(home) = solve_by_beam(&space, &starts, 30, limit) {
                let length = 7 + home.moves.len() as u32;
                assert!(length < limit && after(&state, &home.moves).is_solved());
                (limit, told) = (length, told + 1);
            }
        }
        assert!(told >= 10, "{told}");
    }
}

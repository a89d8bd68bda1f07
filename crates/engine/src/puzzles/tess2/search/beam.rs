//! A first solution at once: two coupled cubes are solved by a narrow beam, without a search for short solutions.
//!
//! From turn to turn only the best few states are kept: those whose cubes are nearest to solved, by their exact
//! distances, with few moves so far. Every move of the W axis re-grips the second cube, so that a turn that helps both
//! nearly always exists. No state is kept twice, so that the beam cannot run in circles when no turn helps.

use std::collections::HashSet;

use super::two_cubes::{TwoCubes, TwoCubesNode};

/// Maximum number of turns.
const STEPS: usize = 28;

/// The start of a beam: a state, and the number of moves made so far.
#[derive(Clone, Copy, Debug)]
pub struct Begin {
    /// The state.
    pub node: TwoCubesNode,
    /// Number of moves made so far.
    pub length: u32,
}

/// A solution found by a beam.
#[derive(Clone, Debug)]
pub struct Home {
    /// The index of its start.
    pub begin: usize,
    /// The moves from the start.
    pub moves: Vec<u8>,
}

/// A state in the beam.
#[derive(Clone, Copy, Debug)]
struct BeamState {
    node: TwoCubesNode,
    /// Its index in the step before.
    parent: u32,
    /// The re-grip, if any, and the turn that led to it.
    moves: [Option<u8>; 2],
    length: u32,
}

/// The priority of an entry, the less the better: two moves for each turn of the cubes' distances, plus the moves made.
pub fn promise(space: &TwoCubes, node: &TwoCubesNode, length: u32) -> u32 {
    2 * space.distances(node).iter().map(|d| u32::from(*d)).sum::<u32>() + length
}

/// The shortest solution found by a beam of this width, if it has fewer than `limit` moves together with those made
/// before.
pub fn home(space: &TwoCubes, begins: &[Begin], width: usize, mut limit: u32) -> Option<Home> {
    let entry = |begin: &Begin| BeamState { node: begin.node, parent: 0, moves: [None; 2], length: begin.length };
    let mut steps: Vec<Vec<BeamState>> = vec![begins.iter().map(entry).collect()];
    let mut seen: HashSet<TwoCubesNode> = begins.iter().map(|begin| begin.node).collect();
    let (mut candidates, mut best) = (Vec::new(), None);
    for step in 0..STEPS {
        for (parent, entry) in steps[step].iter().enumerate() {
            if space.distances(&entry.node) == [0, 0] {
                let length = entry.length + u32::from(space.regrip_home(&entry.node).is_some());
                if length < limit {
                    (limit, best) = (length, Some((step, parent)));
                }
            }
        }
        // If few turns help, as near the end, others are allowed as well.
        for most in [-1, 1] {
            candidates.clear();
            for (parent, entry) in steps[step].iter().enumerate() {
                let distances = space.distances(&entry.node);
                if distances != [0, 0] && entry.length + u32::from(distances[0].max(distances[1])) < limit {
                    space.each_turn(&entry.node, most, |regrip, turn, distance| {
                        let length = entry.length + 1 + u32::from(regrip.is_some());
                        candidates.push((2 * distance + length, parent as u32, regrip, turn));
                    });
                }
            }
            if candidates.len() >= width {
                break;
            }
        }
        if candidates.is_empty() {
            break;
        }
        // Some of the best may have been seen already.
        let chosen = candidates.len().min(4 * width);
        if candidates.len() > chosen {
            candidates.select_nth_unstable(chosen);
        }
        candidates[..chosen].sort_unstable();
        let next = candidates[..chosen].iter().filter_map(|&(_, parent, regrip, turn)| {
            let entry = &steps[step][parent as usize];
            let length = entry.length + 1 + u32::from(regrip.is_some());
            let node = space.after(&entry.node, regrip, turn);
            seen.insert(node).then_some(BeamState { node, parent, moves: [regrip, Some(turn)], length })
        });
        let next = next.take(width).collect();
        steps.push(next);
    }
    best.map(|(step, at)| trace(space, &steps[..=step], at))
}

/// The moves to an entry of the last step, and the re-grip that ends them.
fn trace(space: &TwoCubes, steps: &[Vec<BeamState>], mut at: usize) -> Home {
    let mut moves: Vec<u8> = steps.last().and_then(|last| space.regrip_home(&last[at].node)).into_iter().collect();
    for step in steps[1..].iter().rev() {
        moves.extend(step[at].moves.iter().rev().flatten());
        at = step[at].parent as usize;
    }
    moves.reverse();
    Home { begin: at, moves }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::tess2::search::testing::{after, small, walks};
    use crate::puzzles::tess2::search::two_cubes::twists_agree;
    use crate::puzzles::tess2::search::viewpoint::Viewpoint;

    fn begin(space: &TwoCubes, state: &crate::puzzles::tess2::search::state::State) -> Begin {
        assert!(twists_agree(state));
        Begin { node: space.node(state), length: 0 }
    }

    #[test]
    fn a_wide_beam_always_meets_a_way_home_and_a_narrow_one_often() {
        let space = TwoCubes::new(small());
        for (width, least) in [(12, 25), (150, 40), (1000, 60)] {
            let mut found = 0;
            for state in walks(60, 60, small().moves.keep_side, 1) {
                if let Some(home) = home(&space, &[begin(&space, &state)], width, u32::MAX) {
                    found += 1;
                    assert!(home.begin == 0 && after(&state, &home.moves).is_solved());
                    assert!(home.moves.iter().all(|move_index| small().moves.keep_side >> move_index & 1 == 1));
                    assert!(home.moves.len() <= 30, "{}", home.moves.len());
                }
            }
            assert!(found >= least, "{found} of 60 with width {width}");
        }
    }

    #[test]
    fn states_of_few_moves_are_brought_home_by_few() {
        let space = TwoCubes::new(small());
        let solved = home(&space, &[begin(&space, &Viewpoint::solved())], 1, u32::MAX).expect("no moves");
        assert_eq!(solved.moves, [0; 0]);
        for state in walks(40, 1, small().moves.keep_side, 2) {
            let home = home(&space, &[begin(&space, &state)], 12, u32::MAX).expect("one move");
            assert!(home.moves.len() == 1 && after(&state, &home.moves).is_solved());
        }
    }

    #[test]
    fn of_several_beginnings_the_shortest_whole_way_counts() {
        let space = TwoCubes::new(small());
        let states = walks(30, 60, small().moves.keep_side, 3);
        let near = walks(1, 1, small().moves.keep_side, 4)[0];
        let mut begins: Vec<Begin> = states.iter().map(|state| begin(&space, state)).collect();
        begins.push(begin(&space, &near));
        let found = home(&space, &begins, 30, u32::MAX).expect("a way home");
        assert_eq!((found.begin, found.moves.len()), (30, 1));
        // The moves made before count.
        begins[30].length = 100;
        let found = home(&space, &begins, 300, 100).expect("a way home");
        assert!(found.begin < 30 && after(&states[found.begin], &found.moves).is_solved());
    }

    #[test]
    fn what_is_not_shorter_than_the_limit_is_not_told() {
        let space = TwoCubes::new(small());
        let mut told = 0;
        for state in walks(20, 60, small().moves.keep_side, 5) {
            let begins = [Begin { length: 7, ..begin(&space, &state) }];
            let mut limit = u32::MAX;
            while let Some(home) = home(&space, &begins, 30, limit) {
                let length = 7 + home.moves.len() as u32;
                assert!(length < limit && after(&state, &home.moves).is_solved());
                (limit, told) = (length, told + 1);
            }
        }
        assert!(told >= 10, "{told}");
    }
}

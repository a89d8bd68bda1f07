//! Tests of the optimal search alone, on walks of known length.

use super::*;
use crate::control::Control;
use crate::puzzle::{PuzzleId, scramble};
use crate::puzzles::cube3::search::optimal::load;
use crate::puzzles::cube3::tables::{cubie_bytes::CubieLanes, optimal_table::OptimalSize};
use crate::tables::Workers;
use crate::tables::simd::{CanPortable, Portable};
use crate::testing::shared_tables;

/// Returns the state after a random walk, and the turns that solve it.
fn walk(length: usize, seed: u64) -> (Cube3, Vec<u8>) {
    let moves = scramble::walk(PuzzleId::Cube3, length, &mut scramble::generator(seed));
    let turns: Vec<u8> = moves.0.iter().map(|m| m.index() as u8).collect();
    let cube = turns.iter().fold(Cube3::SOLVED, |cube, &mv| cube.after(usize::from(mv)));
    (cube, turns.iter().rev().map(|&mv| inverse_turn(usize::from(mv)) as u8).collect())
}

/// Returns a lower bound on the number of moves, from the table and the edges.
fn needed(search: &OptimalSearch, cube: &Cube3) -> u8 {
    let lanes = CubieLanes::<Portable>::load(CanPortable, &CubieBytes::from_cube(cube));
    let bound = search.table.bound(search.table.size.place(search.colours.pattern(CanPortable, &lanes)));
    let edges = || search.edges.distance(CanPortable, &search.colours, lanes.edges());
    if bound <= search.table.size.base { bound.max(edges()) } else { bound }
}

/// Returns the node count of a search that makes one turn at a time and computes each state and its inverse from
/// scratch.
fn plain_nodes(search: &OptimalSearch, ends: &[Cube3; 2], last: [Option<u8>; 2], left: u8) -> u64 {
    let bounds = ends.map(|cube| needed(search, &cube));
    if bounds[0].max(bounds[1]) > left {
        return 0;
    }
    let Some(after) = left.checked_sub(1) else { return 1 };
    let turns: [Vec<u8>; 2] = std::array::from_fn(|end| {
        let useful = |turn: &u8| {
            let is_half = turn % 3 == 1;
            search.successors.after(last[end]).contains(*turn) && !(is_half && bounds[1 - end] > after)
        };
        (0..FACE_TURNS as u8).filter(useful).collect()
    });
    let [first, second] = [turns[0].len(), turns[1].len()];
    let end = usize::from(second < first || second == first && bounds[0] > bounds[1]);
    let mut nodes = 1;
    for &turn in &turns[end] {
        let cube = ends[end].after(usize::from(turn));
        let mut next = [cube, cube];
        next[1 - end] = cube.inverse();
        let mut last = last;
        last[end] = Some(turn);
        nodes += plain_nodes(search, &next, last, after);
    }
    nodes
}

#[test]
fn node_counts_equal_those_of_a_plain_search() {
    let search = load(OptimalSize::ALL_HTM[0], shared_tables(), Workers::new(2, &Control::new())).expect("a table");
    let random = (1..5).map(|n| Cube3::unrank(n * 7_654_321_987_654_321_987));
    let flipped = Cube3 { eo: [1; 12], ..Cube3::SOLVED };
    for (n, cube) in random.chain([flipped]).enumerate() {
        for length in 9..=13 {
            let (control, mut plain) = (Control::new(), 0);
            let counter = NodeCounter::new(&control);
            for first in 0..FACE_TURNS as u8 {
                let ended =
                    search.search_part(&search.root(&cube), Prefix::one_move(first), length, &counter, &mut |_| {
                        ControlFlow::Continue(())
                    });
                assert!(ended.is_continue());
                let after = cube.after(usize::from(first));
                plain += plain_nodes(&search, &[after, after.inverse()], [Some(first), None], length - 1);
            }
            drop(counter);
            assert_eq!(control.nodes(), plain, "state {n}, length {length}");
            assert!(length < 13 || plain > 1000, "state {n} has {plain} nodes");
        }
    }
}

#[test]
fn no_known_walk_is_pruned() {
    let search = load(OptimalSize::ALL_HTM[0], shared_tables(), Workers::new(2, &Control::new())).expect("a table");
    for seed in 0..300 {
        let length = 1 + seed as usize % 12;
        let (cube, mut solution) = walk(length, seed);
        let mut node = search.root(&cube);
        assert!(search.bound(&node) <= length as u8, "seed {seed}");
        // The bound also holds for every state on the way.
        for (n, &mv) in solution.iter().enumerate() {
            node = search.after(&node, mv);
            assert!(usize::from(search.bound(&node)) < length - n, "seed {seed}, turn {n}");
        }
        // The search itself finds the solution, in some order of commuting turns.
        if length <= 9 {
            search.sort_commuting_turns(&mut solution);
            let (control, mut seen) = (Control::new(), Vec::new());
            let counter = NodeCounter::new(&control);
            for first in 0..FACE_TURNS as u8 {
                let ended = search.search_part(
                    &search.root(&cube),
                    Prefix::one_move(first),
                    length as u8,
                    &counter,
                    &mut |mut turns| {
                        search.sort_commuting_turns(&mut turns);
                        seen.push(turns);
                        ControlFlow::Continue(())
                    },
                );
                assert!(ended.is_continue());
            }
            assert!(seen.contains(&solution), "seed {seed}");
            let solves =
                |turns: &Vec<u8>| turns.iter().fold(cube, |cube, &mv| cube.after(usize::from(mv))) == Cube3::SOLVED;
            assert!(seen.iter().all(solves));
        }
    }
}

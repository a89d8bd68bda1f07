//! Tests the row-based distances against a search that visits one pair at a time.

use crate::tables::Workers;
use proptest::prelude::*;

use super::{MAX_SYMMETRIES, RowGraph, UnreducedRows};
use crate::control::Control;
use crate::puzzle::cubes::FACE_TURNS;
use crate::puzzles::cube3::tables::classes::{self, UPRIGHT};
use crate::puzzles::cube3::tables::coords::{FLIP, MoveTables, SLICE, TWIST};
use crate::puzzles::cube3::{EDGES, Symmetry};
use crate::tables::TableError;

/// Distances from pair 0 by a plain breadth-first search; `u8::MAX` for unreachable pairs.
fn naive(pairs: usize, moves: usize, after: impl Fn(usize, usize) -> usize) -> Vec<u8> {
    let mut distances = vec![u8::MAX; pairs];
    distances[0] = 0;
    let mut queue = std::collections::VecDeque::from([0]);
    while let Some(at) = queue.pop_front() {
        for next in (0..moves).map(|mv| after(at, mv)) {
            if distances[next] == u8::MAX {
                distances[next] = distances[at] + 1;
                queue.push_back(next);
            }
        }
    }
    distances
}

fn histogram(distances: &[u8]) -> Vec<u64> {
    let last = distances.iter().filter(|d| **d != u8::MAX).max().copied().unwrap_or(0);
    (0..=last).map(|depth| distances.iter().filter(|d| **d == depth).count() as u64).collect()
}

#[test]
fn moves_of_cost_two_take_two_steps() {
    // Three faces have only quarter turns, of cost 1; the other three only half turns, of cost 2.
    let moves = MoveTables::new(2);
    let (rows, columns) = (SLICE.size as usize, TWIST.size as usize);
    let after = |at: usize, mv: usize| {
        let (row, column) = ((at / columns) as u32, (at % columns) as u32);
        (moves.slice.after(row, mv) * TWIST.size + moves.twist.after(column, mv)) as usize
    };
    let turns: Vec<usize> = (0..FACE_TURNS).filter(|mv| if mv / 3 < 3 { mv % 3 != 1 } else { mv % 3 == 1 }).collect();
    let costs: Vec<u8> = turns.iter().map(|mv| if mv % 3 == 1 { 2 } else { 1 }).collect();
    // Label-correcting search: a distance found too large is lowered later.
    let mut exact = vec![u8::MAX; rows * columns];
    exact[0] = 0;
    let mut queue = std::collections::VecDeque::from([0]);
    while let Some(at) = queue.pop_front() {
        for (mv, cost) in turns.iter().zip(&costs) {
            let next = after(at, *mv);
            if exact[at] + cost < exact[next] {
                exact[next] = exact[at] + cost;
                queue.push_back(next);
            }
        }
    }
    let slice = |row, mv: usize| moves.slice.after(row, turns[mv]);
    let twist = |column, mv: usize| moves.twist.after(column, turns[mv]);
    let plain = UnreducedRows::new((SLICE.size, slice), (TWIST.size, twist), turns.len()).with_costs(costs);
    for threads in [1, 3] {
        let found = plain.graph().distances("rows", Workers::new(threads, &Control::new())).expect("not stopped");
        assert!(found.bytes == exact);
        assert_eq!(found.distribution, histogram(&exact));
    }
}

#[test]
fn rows_reduced_by_symmetry_equal_unreduced_ones() {
    let moves = MoveTables::new(2);
    let (rows, columns) = (SLICE.size as usize, TWIST.size as usize);
    let exact = naive(rows * columns, FACE_TURNS, |at, mv| {
        let (row, column) = ((at / columns) as u32, (at % columns) as u32);
        (moves.slice.after(row, mv) * TWIST.size + moves.twist.after(column, mv)) as usize
    });
    let slice = |row, mv| moves.slice.after(row, mv);
    let twist = |column, mv| moves.twist.after(column, mv);
    let plain = UnreducedRows::new((SLICE.size, slice), (TWIST.size, twist), FACE_TURNS);
    for threads in [1, 3] {
        let found = plain.graph().distances("rows", Workers::new(threads, &Control::new())).expect("not stopped");
        assert!(found.bytes == exact);
        assert_eq!(found.distribution, histogram(&exact));
    }

    let symmetries = &Symmetry::all()[..UPRIGHT];
    let group = classes::UprightGroup::new();
    let conjugate = |row: u32, symmetry: usize| {
        let mask = (SLICE.unrank)(row);
        let places = (0..EDGES).filter(|p| mask >> p & 1 == 1).map(|p| 1u16 << symmetries[symmetry].edge(p));
        (SLICE.rank)(&places.sum())
    };
    let of = classes::classify(SLICE.size, conjugate, &Control::new()).expect("nobody stops it");
    let (representatives, alike) = classes::representatives(&of, conjugate, &Control::new()).expect("nobody stops it");
    assert!(representatives.len() < rows / 8);
    let of_turns = |row: &u32| (0..FACE_TURNS).map(|mv| of[moves.slice.after(*row, mv) as usize]).collect::<Vec<_>>();
    let goes: Vec<u32> = representatives.iter().flat_map(of_turns).collect();
    let back = |symmetry: usize| usize::from(group.inverse[symmetry]);
    let seen: Vec<Vec<u16>> = (0..MAX_SYMMETRIES)
        .map(|s| (0..TWIST.size).map(|raw| classes::conjugate_twist(raw, back(s)) as u16).collect())
        .collect();
    let carry: Vec<Vec<u16>> = (0..FACE_TURNS * MAX_SYMMETRIES)
        .map(|n| (0..TWIST.size).map(|c| seen[n % MAX_SYMMETRIES][twist(c, n / MAX_SYMMETRIES) as usize]).collect())
        .collect();
    let reduced = RowGraph {
        columns,
        moves: FACE_TURNS,
        costs: &[],
        row_after: &goes,
        column_after: &carry,
        stabilisers: &alike,
        conjugated_columns: &seen,
    };
    for threads in [1, 3] {
        let found = reduced.distances("rows", Workers::new(threads, &Control::new())).expect("not stopped");
        assert_eq!(found.distribution, histogram(&exact));
        for (raw, class) in of.iter().enumerate() {
            for (twist, seen) in seen[(class % 16) as usize].iter().enumerate() {
                let reduced = found.bytes[(class >> 4) as usize * columns + usize::from(*seen)];
                assert_eq!(reduced, exact[raw * columns + twist]);
            }
        }
    }
}

/// Strategy for permutations of `0..count`.
fn permutation(count: usize) -> impl Strategy<Value = Vec<u32>> {
    Just((0..count as u32).collect::<Vec<_>>()).prop_shuffle()
}

fn inverse(map: &[u32]) -> Vec<u32> {
    let mut out = vec![0; map.len()];
    map.iter().zip(0..).for_each(|(to, from)| out[*to as usize] = from);
    out
}

proptest! {
    #[test]
    fn rows_of_any_moves_equal_a_plain_search(
        maps in (1usize..8, 1usize..8).prop_flat_map(|(rows, columns)| {
            proptest::collection::vec((permutation(rows), permutation(columns)), 1..3)
        }),
        threads in 1usize..4,
    ) {
        let moves: Vec<_> = maps.iter().flat_map(|(r, c)| [(r.clone(), c.clone()), (inverse(r), inverse(c))]).collect();
        let (rows, columns) = (moves[0].0.len(), moves[0].1.len());
        let exact = naive(rows * columns, moves.len(), |at, mv| {
            moves[mv].0[at / columns] as usize * columns + moves[mv].1[at % columns] as usize
        });
        let plain = UnreducedRows::new(
            (rows as u32, |row, mv: usize| moves[mv].0[row as usize]),
            (columns as u32, |column, mv: usize| moves[mv].1[column as usize]),
            moves.len(),
        );
        let found = plain.graph().distances("rows", Workers::new(threads, &Control::new())).expect("not stopped");
        prop_assert_eq!(&found.bytes, &exact);
        prop_assert_eq!(found.distribution, histogram(&exact));
    }
}

#[test]
fn the_search_stops_on_request() {
    let moves = MoveTables::new(2);
    let plain = UnreducedRows::new(
        (SLICE.size, |r, m| moves.slice.after(r, m)),
        (FLIP.size, |c, m| moves.flip.after(c, m)),
        FACE_TURNS,
    );
    let control = Control::new();
    control.stop();
    assert!(matches!(plain.graph().distances("rows", Workers::new(2, &control)), Err(TableError::Stopped)));
}

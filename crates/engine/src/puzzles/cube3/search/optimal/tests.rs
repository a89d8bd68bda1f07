//! Tests of a proof table that joins while the last length is searched.

use super::*;
use crate::puzzle::{Facelets, Metric, PuzzleId, Sequence, cubes::FACE_TURNS};
use crate::puzzles::cube3::search::large_tables::SearchRoots;
use crate::puzzles::cube3::search::search_driver::{SearchDriver, TablesInUse};
use crate::puzzles::cube3::turns::HalfTurnMetric;
use crate::search::{AllOptimal, Incumbent, workers::TaskRunner};
use crate::tables::Workers;
use crate::testing::shared_tables;

/// Lists all solutions of `length` turns when the table joins after `join_after` first turns. Those are searched twice:
/// without the table and then with it.
fn all_solutions(cube: &Cube3, length: u8, join_after: usize) -> AllOptimal {
    let state = cube.to_facelets();
    let limits = Limits { all_optimal: true, threads: 1, timeout: None, memory: Memory::Small, ..Limits::default() };
    let control = Control::new();
    let roots = SearchRoots::new(cube);
    let tables = TablesInUse::<HalfTurnMetric>::open(
        &limits,
        TableLoader::silent(shared_tables(), Workers::new(1, &control)),
        |small, large| roots.join_tables::<HalfTurnMetric, _>(small, large),
    )
    .expect("the small tables");
    shared_tables()
        .shared(|| load(OptimalSize::ALL_HTM[0], shared_tables(), Workers::new(2, &control)))
        .expect("the table of the proof");
    let proof =
        OptimalProof { tables: shared_tables(), cube: *cube, size: OptimalSize::ALL_HTM[0], joined: OnceLock::new() };
    let incumbent = Incumbent::new(&state, Metric::Htm, &limits, &control, &|_| ());
    let driver =
        SearchDriver::<HalfTurnMetric>::new(&roots, &tables, &incumbent, (Some(proof), None), &limits, &control);
    let counter = NodeCounter::new(&control);
    let prove = |first: usize| driver.prove(length, Prefix::one_move(first as u8), &counter);
    for first in 0..join_after {
        assert!(prove(first).is_continue());
    }
    driver.between_tasks();
    for first in 0..FACE_TURNS {
        assert!(prove(first).is_continue());
    }
    drop((counter, driver));
    incumbent.raise_bound(usize::from(length) + 1);
    incumbent.outcome().all.expect("a list")
}

#[test]
fn the_list_does_not_depend_on_when_the_table_joins_in() {
    let turns = ["U", "D'", "R2", "L", "F", "B2"];
    let def = PuzzleId::Cube3.def();
    let place = |name: &&str| def.moves.iter().position(|mv| mv.name == **name).expect("a turn");
    let cube = turns.iter().fold(Cube3::SOLVED, |cube, name| cube.after(place(name)));
    let sorted = |all: &AllOptimal| {
        let mut moves: Vec<Sequence> = all.solutions.iter().map(|solution| solution.moves.clone()).collect();
        moves.sort_by(|a, b| a.0.cmp(&b.0));
        assert_eq!(all.count, moves.len() as u64);
        moves
    };
    let at_once = sorted(&all_solutions(&cube, 6, 0));
    assert!(!at_once.is_empty());
    for moves in &at_once {
        assert!(Facelets::solved(PuzzleId::Cube3).after_all(moves) != Facelets::solved(PuzzleId::Cube3));
        assert!(cube.to_facelets().after_all(moves).is_solved());
    }
    for join_after in [1, 7, FACE_TURNS] {
        assert_eq!(sorted(&all_solutions(&cube, 6, join_after)), at_once, "joined after {join_after} first turns");
    }
}

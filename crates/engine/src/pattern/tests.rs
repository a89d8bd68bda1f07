use std::time::Duration;

use rand::RngExt;

use super::read::{self, GivenCase, GivenGoal};
use super::*;
use crate::notation::{self, allowed, colours::ColourLetters, patterns};
use crate::puzzle::mask::{Mask, StickerView};
use crate::puzzle::masks::{NamedMask, OrientationRule};
use crate::puzzle::{Facelets, InvalidState, scramble};
use crate::search::Reason;

const CUBE3: PuzzleId = PuzzleId::Cube3;

fn mask(puzzle: PuzzleId, name: &str) -> Mask {
    NamedMask::parse(puzzle, name).expect("a mask").mask()
}

fn after(puzzle: PuzzleId, moves: &str) -> Facelets {
    Facelets::solved(puzzle).after_all(&notation::parse(puzzle, moves).expect("moves"))
}

fn task(state: &Facelets, mask: &Mask, moves: &str) -> PatternTask {
    let puzzle = state.puzzle();
    let goal = mask.apply(&Facelets::solved(puzzle)).expect("a state");
    let moves = match moves {
        "" => AllowedMoves::solver_moves(puzzle, puzzle.def().metric),
        moves => allowed::parse(puzzle, moves).expect("moves"),
    };
    PatternTask {
        position: mask.apply(state).expect("a state"),
        goal,
        goal_orientation: OrientationRule::Any,
        moves,
        free_turns: FreeTurns::NONE,
        alternatives: Vec::new(),
    }
}

fn solve_task(task: &PatternTask, limits: &Limits) -> Outcome {
    let metric = allowed::metric_of(&task.moves).unwrap_or(Metric::Stm);
    let (folder, tables) = (tempfile::tempdir().expect("a folder"), PatternTables::default());
    let store = Tables::open(folder.path());
    solve(task, metric, limits, &Control::new(), (&store, &tables), &|_| ()).expect("a task")
}

fn proof() -> Limits {
    Limits { threads: 1, timeout: None, optimal: true, memory: Memory::Small, ..Limits::default() }
}

#[test]
fn cross_lengths_equal_those_of_the_cross_tables() {
    use crate::puzzles::cube3::{search::cross, tables::cross::CrossTables};
    let tables = CrossTables::build(&Control::new()).expect("tables");
    let mut random = scramble::generator(4);
    for _ in 0..50 {
        let state = scramble::uniform(CUBE3, &mut random);
        let outcome = solve_task(&task(&state, &mask(CUBE3, "cross"), ""), &proof());
        let expected = cross::shortest_cross(&state, 3, &tables).expect("a cross").length;
        assert_eq!((outcome.lower, outcome.best.map(|best| best.length)), (expected, Some(expected)));
    }
}

#[test]
fn shortest_and_longer_sune_solutions_are_listed() {
    let sune = after(CUBE3, "R U R' U R U2 R'");
    let oll = PatternTask {
        free_turns: FreeTurns { before: Some(0), after: Some(0) },
        ..task(&sune, &mask(CUBE3, "oll"), "")
    };
    let outcome = solve_task(&oll, &Limits { all_optimal: true, ..proof() });
    let all = outcome.all.expect("a list");
    assert!(all.is_complete());
    assert_eq!((outcome.lower, outcome.best.map(|best| best.length)), (7, Some(7)));
    assert!(all.solutions.iter().all(|solution| oll.is_solved_by(&solution.moves)));
    let sunes = notation::parse(CUBE3, "R U2 R' U' R U' R'").expect("moves");
    assert!(all.solutions.iter().any(|solution| solution.moves == sunes));
    let longer = solve_task(&oll, &Limits { all_optimal: true, extra: 2, ..proof() }).all.expect("a list");
    assert!(longer.is_complete() && longer.count > all.count);
    let length = |solution: &crate::search::Solution| solution.length;
    assert_eq!(longer.solutions.iter().map(length).max(), Some(9));
    assert_eq!(longer.solutions.iter().filter(|solution| solution.length == 7).count() as u64, all.count);
}

#[test]
fn unreachable_goals_are_proven_impossible() {
    let complete = Mask::new(CUBE3, |_| StickerView::Colour);
    let state = after(CUBE3, "F R U");
    let outcome = solve_task(&task(&state, &complete, "<R,U>"), &proof());
    assert_eq!((outcome.reason, outcome.best), (Reason::Impossible, None));
    let outcome = solve_task(&task(&after(CUBE3, "R U"), &complete, "half turns <R,U>"), &proof());
    assert_eq!(outcome.reason, Reason::Impossible);
    assert_eq!(solve_task(&task(&after(CUBE3, "R U"), &complete, "<R,U>"), &proof()).best.map(|b| b.length), Some(2));
}

#[test]
fn costs_above_255_are_not_called_impossible() {
    // At a cost of 20, some positions of R and U need 13 or 14 turns, 260 or 280 in all.
    let complete = Mask::new(PuzzleId::Cube2, |_| StickerView::Colour);
    let allowed = allowed::parse(PuzzleId::Cube2, "<R,U>").expect("moves");
    let mut random = scramble::generator(4);
    let mut greatest = 0;
    for _ in 0..150 {
        let moves = (0..60).map(|_| allowed.moves()[random.random_range(0..allowed.moves().len())].mv).collect();
        let state = Facelets::solved(PuzzleId::Cube2).after_all(&Sequence(moves));
        let outcome = solve_task(&task(&state, &complete, "<R:20,U:20>"), &proof());
        assert!(matches!(outcome.reason, Reason::Exhausted | Reason::Optimal), "{:?}", outcome.reason);
        greatest = greatest.max(outcome.lower);
    }
    assert_eq!(greatest, 254, "a bound beyond a byte is stored as the largest one");
}

#[test]
fn impossible_tasks_are_rejected_with_the_reason() {
    let read = |text: &str| patterns::read(CUBE3, text, &ColourLetters::USUAL).expect("a pattern").facelets;
    let solved = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
    let goal = read(solved);
    let moves = AllowedMoves::solver_moves(CUBE3, Metric::Htm);
    let check = |position: &str, goal: &Pattern| {
        let position = read(position);
        PatternTask {
            position,
            goal: goal.clone(),
            goal_orientation: OrientationRule::Any,
            moves: moves.clone(),
            free_turns: FreeTurns::NONE,
            alternatives: Vec::new(),
        }
        .check()
    };
    // UF and UR swapped.
    let swapped = "UUUUUUUUURFRRRRRRRFRFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
    let parity = || PatternError::Unreachable(InvalidState::PermutationParity);
    assert_eq!(check(swapped, &goal), Err(parity()));
    // Reachable if two corners may be any piece.
    let corner = |text: &str, place: &str| -> String {
        let slot = Pieces::for_puzzle(CUBE3).slots.iter().find(|slot| slot.name == place).expect("a corner");
        text.chars().enumerate().map(|(n, c)| if slot.facelets.contains(&n) { '.' } else { c }).collect()
    };
    let two_less = |text: &str| corner(&corner(text, "ULB"), "DFR");
    assert_eq!(check(&two_less(swapped), &read(&two_less(solved))), Ok(()));
    assert_eq!(check(&corner(swapped, "ULB"), &read(&corner(solved, "ULB"))), Err(parity()));
    assert!(matches!(check(solved, &read(&corner(solved, "ULB"))), Err(PatternError::NotInGoal { .. })));
    assert!(matches!(check(&corner(solved, "ULB"), &goal), Err(PatternError::NotInPosition { .. })));
    let other = Pattern::from_facelets(&Facelets::solved(PuzzleId::Cube2));
    assert_eq!(check(solved, &other), Err(PatternError::OtherPuzzle));
}

#[test]
fn tasks_with_unpainted_stickers_are_rejected() {
    use crate::puzzle::pattern::Sticker;
    let (state, moves) = (after(CUBE3, "R U"), || AllowedMoves::solver_moves(CUBE3, Metric::Htm));
    let mut unpainted = Pattern::from_facelets(&state);
    for (place, sticker) in [(1, Sticker::Any), (8, Sticker::Unpainted)] {
        assert!(unpainted.paint(place, sticker));
    }
    let cross = NamedMask::parse(CUBE3, "cross").expect("a part");
    let (given, whole) = (GivenCase::Pattern(unpainted.clone()), GivenCase::State(state.clone()));
    let read = |case: &GivenCase, goal| read::build_task(case, goal, moves(), FreeTurns::NONE).map(drop);
    for goal in [GivenGoal::Mask(cross), GivenGoal::Position(&whole), GivenGoal::OfCase] {
        assert_eq!(read(&given, goal), Err(PatternError::NotPainted), "{goal:?}");
    }
    assert_eq!(read(&whole, GivenGoal::Position(&given)), Err(PatternError::NotPainted));
    // A task built without `read::task`.
    let complete = task(&state, &Mask::new(CUBE3, |_| StickerView::Colour), "");
    assert_eq!(complete.check(), Ok(()));
    let position = PatternTask { position: unpainted.clone(), ..complete.clone() };
    let goal = PatternTask { goal: unpainted.clone(), ..complete.clone() };
    let one_of = PatternTask { alternatives: vec![goal.clone()], ..complete };
    for task in [position, goal, one_of] {
        assert_eq!(task.check(), Err(PatternError::NotPainted));
    }
    // With any colour accepted there, the pattern is fully painted.
    assert!(unpainted.paint(8, Sticker::Any));
    assert!(read(&GivenCase::Pattern(unpainted), GivenGoal::Mask(cross)).is_ok());
}

#[test]
fn a_goal_three_moves_away_is_reached_in_three_moves() {
    for puzzle in [PuzzleId::Cube2, CUBE3, PuzzleId::Tess2] {
        let mut random = scramble::generator(8);
        let position = scramble::uniform(puzzle, &mut random);
        let moves = scramble::walk(puzzle, 3, &mut random);
        let goal = Pattern::from_facelets(&position.after_all(&moves));
        let allowed = AllowedMoves::solver_moves(puzzle, puzzle.def().metric);
        let task = PatternTask {
            position: Pattern::from_facelets(&position),
            goal,
            goal_orientation: OrientationRule::Any,
            moves: allowed,
            free_turns: FreeTurns::NONE,
            alternatives: Vec::new(),
        };
        let outcome = solve_task(&task, &proof());
        let best = outcome.best.expect("a solution");
        assert!(best.length == 3 && task.is_solved_by(&best.moves), "{puzzle:?}: {best:?}");
    }
}

#[test]
fn the_total_cost_is_minimal() {
    // F costs four times as much as R.
    let complete = Mask::new(CUBE3, |_| StickerView::Colour);
    let state = after(CUBE3, "F R");
    let dear = solve_task(&task(&state, &complete, "<R,F:4>"), &proof()).best.expect("a solution");
    assert_eq!((dear.length, dear.moves.0.len()), (5, 2));
    let quarters = PatternTask {
        moves: AllowedMoves::solver_moves(CUBE3, Metric::Qtm),
        ..task(&after(CUBE3, "R2 U"), &complete, "")
    };
    assert_eq!(solve_task(&quarters, &proof()).best.map(|best| best.length), Some(3));
}

#[test]
fn roux_blocks_are_checked_in_any_orientation() {
    let checked = |case: &str, goal: &str, moves: &str| {
        let named = NamedMask::parse(CUBE3, goal).expect("a mask");
        let moves_of_all = AllowedMoves::solver_moves(CUBE3, Metric::Stm);
        let task = read::build_task(
            &GivenCase::State(after(CUBE3, case)),
            GivenGoal::Mask(named),
            moves_of_all,
            FreeTurns::NONE,
        );
        task.expect("a state").is_reached_by(&notation::parse(CUBE3, moves).expect("moves"))
    };
    for (case, goal, moves, solved) in [
        ("L' B' L'", "roux-left", "", false),
        ("L' B' L'", "roux-left", "L B L", true),
        ("L' B' L'", "roux-left", "x2", false),
        ("L2", "roux-left", "", false),
        ("L' R", "roux-blocks", "", false),
        // The M slice is free, and so is the orientation before and after.
        ("M U R2", "roux-left", "", true),
        ("M' U", "roux-blocks", "", true),
        ("M R", "roux-blocks", "r'", true),
        ("R U", "roux-left", "y", true),
        ("L", "roux-left", "y B'", true),
        ("y F", "roux-left", "F'", true),
        ("z", "roux-blocks", "", true),
        ("z U", "roux-blocks", "U' M", false),
    ] {
        assert_eq!(checked(case, goal, moves), solved, "{case}, {moves}, {goal}");
    }
    let by = |case: &str| {
        let named = NamedMask::parse(CUBE3, "roux-left").expect("a mask");
        let moves = AllowedMoves::solver_moves(CUBE3, Metric::Htm);
        let case = GivenCase::State(after(CUBE3, case));
        let task = read::build_task(&case, GivenGoal::Mask(named), moves, FreeTurns::NONE).expect("a state");
        solve_task(&task, &proof()).best.map(|best| best.length)
    };
    assert_eq!([by("L' B' L'"), by("y B' R' B'"), by("M2 L"), by("x2 y' B")], [Some(1), Some(1), Some(1), Some(0)]);
}

#[test]
fn limits_end_a_search() {
    let state = scramble::uniform(CUBE3, &mut scramble::generator(1));
    let f2l = task(&state, &mask(CUBE3, "f2l"), "");
    let outcome = solve_task(&f2l, &Limits { timeout: Some(Duration::ZERO), optimal: true, ..proof() });
    assert_eq!((outcome.reason, outcome.best), (Reason::Timeout, None));
    let outcome = solve_task(&f2l, &Limits { nodes: Some(10_000), ..proof() });
    assert!(outcome.reason == Reason::Nodes && outcome.lower > 0);
    let again = solve_task(&f2l, &Limits { nodes: Some(10_000), ..proof() });
    assert_eq!((outcome.nodes, outcome.lower), (again.nodes, again.lower));
}

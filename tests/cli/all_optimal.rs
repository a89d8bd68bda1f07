//! Lists of all optimal solutions: compared with a search through all sequences, and as scripts see them.

use crate::support;
use crate::support::temporary;
use std::collections::{BTreeSet, HashMap};
use std::sync::Mutex;
use std::time::Duration;

use crate::support::program::{run_program, unfold, with_tables, with_tess2};
use serde_json::Value;
use unfold_engine::control::Control;
use unfold_engine::notation::{self, hypercube};
use unfold_engine::puzzle::cubes::FACE_TURNS;
use unfold_engine::puzzle::geometry::{SignedPerm, compose, facelet_map};
use unfold_engine::puzzle::hypercube::MOVES_PER_LAYER_SET;
use unfold_engine::puzzle::{Facelets, Move, PuzzleId, Sequence, scramble};
use unfold_engine::puzzles::solvers;
use unfold_engine::puzzles::{cube3, tess2};
use unfold_engine::search::{AllOptimal, Limits, Memory, Outcome, Reason, SearchEvent, Solver};

const CUBE3: PuzzleId = PuzzleId::Cube3;
const TESS2: PuzzleId = PuzzleId::Tess2;

/// The moves of a puzzle's solutions, and which of them commute, computed from the facelets.
struct Alphabet {
    puzzle: PuzzleId,
    commutes: Vec<Vec<bool>>,
}

impl Alphabet {
    fn new(puzzle: PuzzleId) -> Self {
        let size = if puzzle == CUBE3 { FACE_TURNS } else { MOVES_PER_LAYER_SET };
        let moves = &puzzle.def().moves;
        let after = |a: usize, b: usize| compose(&moves[a].map, &moves[b].map);
        let commutes = (0..size).map(|a| (0..size).map(|b| after(a, b) == after(b, a)).collect()).collect();
        Self { puzzle, commutes }
    }

    /// The lexicographically least sequence reachable by exchanging commuting neighbours.
    fn normal(&self, moves: &[Move]) -> Vec<Move> {
        let mut rest = moves.to_vec();
        let mut out = Vec::new();
        while !rest.is_empty() {
            let commute = |a: Move, b: Move| self.commutes[a.index()][b.index()];
            let first = (0..rest.len()).filter(|&i| rest[..i].iter().all(|&m| commute(m, rest[i])));
            let least = first.min_by_key(|&i| rest[i].index()).expect("the first of them at least");
            out.push(rest.remove(least));
        }
        out
    }

    /// Every shortest solution of a state, in normal form, by trying all sequences.
    fn shortest(&self, state: &Facelets) -> BTreeSet<Vec<u16>> {
        (0..).map(|length| self.of_length(state, length)).find(|all| !all.is_empty()).expect("every state is solvable")
    }

    /// The solutions of exactly this length, in normal form: all first halves from the state meet all second halves from solved, backwards.
    fn of_length(&self, state: &Facelets, length: usize) -> BTreeSet<Vec<u16>> {
        let def = self.puzzle.def();
        let mut met: HashMap<Facelets, Vec<Sequence>> = HashMap::new();
        for (end, first) in self.sequences(state, length / 2) {
            met.entry(end).or_default().push(first);
        }
        let mut out = BTreeSet::new();
        for (start, backwards) in self.sequences(&Facelets::solved(self.puzzle), length - length / 2) {
            for first in met.get(&start).into_iter().flatten() {
                let whole: Vec<Move> = first.0.iter().chain(&backwards.inverse(def).0).copied().collect();
                out.insert(numbers(&self.normal(&whole)));
            }
        }
        out
    }

    /// For every sequence of this length: the state that it reaches from `state`, and the sequence.
    fn sequences(&self, state: &Facelets, length: usize) -> Vec<(Facelets, Sequence)> {
        let mut out = vec![(state.clone(), Sequence::default())];
        for _ in 0..length {
            let longer = |(state, Sequence(moves)): (Facelets, Sequence)| {
                let one = move |m| {
                    let mv = Move::new(m as u16);
                    (state.after(mv), Sequence([&moves[..], &[mv]].concat()))
                };
                (0..self.commutes.len()).map(one)
            };
            out = out.into_iter().flat_map(longer).collect();
        }
        out
    }
}

fn numbers(moves: &[Move]) -> Vec<u16> {
    moves.iter().map(|m| m.index() as u16).collect()
}

fn limits(threads: usize) -> Limits {
    Limits { threads, timeout: None, all_optimal: true, memory: Memory::Full, ..Limits::default() }
}

/// Solves, and checks that the events agree with the outcome.
fn solve(solver: &dyn Solver, state: &Facelets, limits: &Limits) -> Outcome {
    let said = Mutex::new(Vec::new());
    let say = |event| {
        if let SearchEvent::Optimal(solution) = event {
            said.lock().expect("no panic while saying").push(solution);
        }
    };
    let outcome =
        solver.solve(state, limits, &Control::new(), support::tables::shared_tables(), &say).expect("a good state");
    let all = list(&outcome);
    assert_eq!(all.solutions, said.into_inner().expect("no panic while saying"));
    assert_eq!(all.count, all.solutions.len() as u64);
    for solution in &all.solutions {
        assert_eq!(Some(solution.length), outcome.best.as_ref().map(|best| best.length));
        assert_eq!(solution.moves.length(state.puzzle().def()), solution.length);
        assert!(state.after_all(&solution.moves).is_solved());
    }
    assert_eq!(all.exhausted, outcome.reason == Reason::Optimal);
    outcome
}

fn list(outcome: &Outcome) -> &AllOptimal {
    outcome.all.as_ref().expect("they were asked for")
}

/// The solver's list in normal form; checks that it is complete and repeats none.
fn listed(alphabet: &Alphabet, outcome: &Outcome) -> BTreeSet<Vec<u16>> {
    let all = list(outcome);
    assert!(all.is_complete() && outcome.is_optimal());
    let set: BTreeSet<_> = all.solutions.iter().map(|s| numbers(&alphabet.normal(&s.moves.0))).collect();
    assert_eq!(set.len(), all.solutions.len(), "no solution is told twice");
    set
}

fn walk(puzzle: PuzzleId, length: usize, seed: u64) -> Facelets {
    Facelets::solved(puzzle).after_all(&scramble::walk(puzzle, length, &mut scramble::generator(seed)))
}

fn cube(moves: &str) -> Facelets {
    Facelets::solved(CUBE3).after_all(&notation::parse(CUBE3, moves).expect("moves"))
}

#[test]
fn hypercube_solutions_match_an_exhaustive_search() {
    let alphabet = Alphabet::new(TESS2);
    let mut most = 0;
    for (length, seed) in [(0, 0), (1, 1), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3), (4, 1), (4, 2)] {
        let state = walk(TESS2, length, seed);
        let expected = alphabet.shortest(&state);
        most = most.max(expected.len());
        for solver in solvers::solvers_for(TESS2) {
            for threads in [1, 2] {
                assert_eq!(listed(&alphabet, &solve(solver, &state, &limits(threads))), expected);
            }
        }
    }
    // Turns of two cells about their common plane commute: either order is the same solution.
    let [state, exchanged] = ["UR2 RU2", "RU2 UR2"]
        .map(|moves| Facelets::solved(TESS2).after_all(&hypercube::parse(TESS2, moves).expect("moves")));
    assert_eq!(state, exchanged);
    let outcome = solve(&tess2::OPTIMAL, &state, &limits(2));
    assert_eq!(listed(&alphabet, &outcome), alphabet.shortest(&state));
    assert!(most > 0);
}

#[test]
fn cube_solutions_match_an_exhaustive_search() {
    let alphabet = Alphabet::new(CUBE3);
    let solver = solvers::solvers_for(CUBE3).next().expect("a solver");
    let walks =
        [(0, 0), (3, 1), (3, 2), (4, 1), (4, 2), (5, 1), (5, 2)].map(|(length, seed)| walk(CUBE3, length, seed));
    let known = ["R L", "R2 L2 U2 D2", "R2 F2 R2 F2 R2 F2", "R L' U2 D2 R' L"].map(cube);
    for state in walks.into_iter().chain(known) {
        let expected = alphabet.shortest(&state);
        for threads in [1, 2] {
            assert_eq!(listed(&alphabet, &solve(solver, &state, &limits(threads))), expected);
        }
        let small = Limits { memory: Memory::Small, ..limits(1) };
        assert_eq!(listed(&alphabet, &solve(solver, &state, &small)), expected);
    }
}

#[test]
fn counts_of_simple_positions_are_right() {
    let solver = solvers::solvers_for(CUBE3).next().expect("a solver");
    let count = |state: &Facelets| list(&solve(solver, state, &limits(2))).count;
    assert_eq!(count(&Facelets::solved(CUBE3)), 1, "no move at all");
    assert_eq!(count(&cube("R L")), 1, "either order is the same");
    // Two pairs of edges are exchanged. Two solutions begin with each of R, F, L and B.
    assert_eq!(count(&cube("R2 F2 R2 F2 R2 F2")), 8);
}

#[test]
fn a_rotated_puzzle_has_the_same_count() {
    let state = walk(TESS2, 4, 3);
    let expected = list(&solve(&tess2::OPTIMAL, &state, &limits(2))).count;
    for held in SignedPerm::rotations(4).iter().step_by(31) {
        let map = facelet_map(&TESS2.def().places, held, |_| true);
        let lying = state.rearranged(&map);
        assert_eq!(list(&solve(&tess2::ANYTIME, &lying, &limits(2))).count, expected);
    }
    for rotation in ["x", "y' z"] {
        let plain = list(&solve(&cube3::TWO_PHASE, &cube("R U2 F' L"), &limits(1))).count;
        let turned = cube(&format!("R U2 F' L {rotation}"));
        assert_eq!(list(&solve(&cube3::TWO_PHASE, &turned, &limits(1))).count, plain);
    }
}

#[test]
fn a_stopped_list_is_incomplete() {
    for (solver, state) in
        [(&cube3::TWO_PHASE as &dyn Solver, walk(CUBE3, 13, 1)), (&tess2::OPTIMAL, walk(TESS2, 10, 4))]
    {
        let control = Control::new();
        let say = |event| {
            if let SearchEvent::Optimal(_) = event {
                control.stop();
            }
        };
        let outcome =
            solver.solve(&state, &limits(1), &control, support::tables::shared_tables(), &say).expect("a good state");
        let all = list(&outcome);
        assert!(all.count >= 1 && !all.exhausted && !all.is_complete());
        // The proof remains valid.
        assert!(outcome.is_optimal());
        assert_eq!(outcome.reason, Reason::Stopped);
    }
    let state = scramble::uniform(CUBE3, &mut scramble::generator(1));
    let short = Limits { timeout: Some(Duration::from_millis(50)), ..limits(1) };
    let outcome = solve(&cube3::TWO_PHASE, &state, &short);
    assert_eq!((list(&outcome).count, outcome.reason), (0, Reason::Timeout));
}

#[test]
fn every_optimal_solution_is_printed_on_its_own_line() {
    let state = cube("R2 F2 R2 F2 R2 F2");
    let arguments = ["solve", "--moves", "R2 F2 R2 F2 R2 F2", "--all"];
    let (code, out, err) = run_program(with_tables(&[&arguments[..], &["--jsonl"]].concat()));
    assert_eq!(code, 0, "{err}");
    let lines: Vec<Value> = out.lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    let optimal: Vec<&Value> = lines.iter().filter(|l| l["event"] == "optimal").collect();
    assert_eq!(optimal.len(), 8);
    for (n, line) in optimal.iter().enumerate() {
        assert_eq!((line["number"].as_u64(), line["length"].as_u64()), (Some(n as u64 + 1), Some(6)));
        let moves = notation::parse(CUBE3, line["moves"].as_str().expect("moves")).expect("moves");
        assert!(state.after_all(&moves).is_solved());
    }
    assert_ne!(optimal[0]["moves"], optimal[1]["moves"]);
    let done = lines.last().expect("a line");
    assert_eq!((done["all"].as_u64(), done["all_complete"].as_bool()), (Some(8), Some(true)));
    assert_eq!((done["optimal"].as_bool(), done["reason"].as_str()), (Some(true), Some("optimal")));

    let (code, out, _) = run_program(with_tables(&arguments));
    assert_eq!(code, 0);
    assert!(out.contains("Optimal solution 1  6 HTM  ") && out.contains("Optimal solution 8  6 HTM  "), "{out}");
    assert!(out.contains("All 8 optimal solutions found."), "{out}");

    // Cut short, and without any solution.
    let (code, out, _) = run_program(with_tables(&["solve", "--random", "1", "--all", "--timeout", "0.3", "--jsonl"]));
    assert_eq!(code, 0);
    let done: Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
    assert_eq!((done["all"].as_u64(), done["all_complete"].as_bool()), (Some(0), Some(false)));
    assert_eq!(done["reason"], "timeout");
}

#[test]
fn a_log_holds_one_solution_and_all_excludes_batch_and_target() {
    let folder = temporary();
    let file = folder.path().join("solved.log");
    let file = file.to_str().expect("a path of text");
    let (code, out, err) =
        run_program(with_tess2(&["solve", "--moves", "RUF UF2 FO", "--all", "--method", "optimal", "-o", file]));
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("The only optimal solution found."), "{out}");
    let log = unfold_engine::mc4d::read(&std::fs::read(file).expect("the log")).expect("a good log");
    assert!(log.is_solved());
    for (other, value) in [("--batch", "x"), ("--target", "20")] {
        let (code, out, err) = run_program(with_tables(&["solve", "--random", "1", "--all", other, value]));
        assert_eq!((code, out.as_str()), (2, ""), "{err}");
        assert!(err.contains("--all") && err.contains(other), "{err}");
    }
}

#[test]
fn solutions_equal_up_to_order_are_searched_once() {
    // The searches use canonical sequences. Among the orders of three moves that no reordering shortens, exactly one is canonical.
    for puzzle in [CUBE3, TESS2] {
        let alphabet = Alphabet::new(puzzle);
        let size = alphabet.commutes.len();
        let def = puzzle.def();
        let successors = unfold_engine::puzzle::canonical::Successors::new(&def.moves[..size]);
        let table = |f: &dyn Fn(usize, usize) -> bool| -> Vec<Vec<bool>> {
            (0..size).map(|a| (0..size).map(|b| f(a, b)).collect()).collect()
        };
        let merge = table(&|a, b| Sequence(vec![Move::new(a as u16), Move::new(b as u16)]).joined(def).0.len() < 2);
        let allows = table(&|a, b| successors.allows(a, b));
        let commutes = &alphabet.commutes;
        let (mut classes, mut canonical) = (BTreeSet::new(), 0);
        for n in 0..size * size * size {
            let [a, b, c] = [n / size / size, n / size % size, n % size];
            if merge[a][b] || merge[b][c] || (merge[a][c] && (commutes[a][b] || commutes[b][c])) {
                continue;
            }
            classes.insert(numbers(&alphabet.normal(&[a, b, c].map(|m| Move::new(m as u16)))));
            canonical += usize::from(allows[a][b] && allows[b][c]);
        }
        assert_eq!(canonical, classes.len(), "{}", def.name);
    }
}

#[test]
fn a_method_that_cannot_list_all_solutions_says_so() {
    for (arguments, method, others) in [
        (&["--puzzle", "3x3x3x3", "--moves", "RU"][..], "anytime", None),
        (&["--puzzle", "3x3x3x3", "--moves", "RU", "--goal", "UF"], "anytime", None),
        (&["--moves", "R", "--method", "greedy"], "greedy", Some("twophase, optimal, direct, ida-score")),
    ] {
        let (code, out, err) = run_program(unfold(&[&["solve", "--all"], arguments].concat()));
        assert_eq!((code, out.as_str()), (2, ""), "{err}");
        assert!(err.contains(method) && err.contains("cannot list all optimal solutions"), "{err}");
        assert!(err.contains("Leave out --all") && others.is_none_or(|names| err.contains(names)), "{err}");
    }
}

#[test]
fn every_method_except_greedy_and_anytime_lists_all_solutions() {
    for solver in solvers::all() {
        let puzzle = solver.puzzle();
        if !solvers::lists_all(solver) {
            assert!(["greedy", "anytime"].contains(&solver.name()));
            continue;
        }
        let state = Facelets::solved(puzzle).after(Move::new(0));
        let limits = Limits { all_optimal: true, memory: Memory::Small, ..Limits::default() };
        let outcome = solve(solvers::effective_solver(solver, &limits), &state, &limits);
        let all = outcome.all.expect("a list");
        assert!(all.is_complete() && all.count >= 1, "{}", solver.name());
    }
}

//! The two methods that use the sticker score, each checked against a plain implementation.

use std::collections::{BTreeSet, HashSet};
use std::time::Duration;

use crate::support::{self, temporary};
use unfold_engine::control::Control;
use unfold_engine::position::Search;
use unfold_engine::puzzle::{Facelets, Metric, Move, Sequence, cubes::FACE_TURNS};
use unfold_engine::puzzles::{cube3::Cube3, solvers};
use unfold_engine::search::{Limits, Memory, Outcome, Reason, SearchEvent, Solver};
use unfold_engine::tables::Tables;
use unfold_engine::{notation, search};

use super::{CUBE3, after, plain_score, uniform, walk};

fn named(name: &str) -> &'static dyn Solver {
    solvers::solvers_for(CUBE3).find(|solver| solver.name() == name).expect("a method of this name")
}

/// Tables in a folder that does not exist, since neither of the two methods needs any.
fn no_tables() -> Tables {
    Tables::open(std::env::temp_dir().join("unfold-has-nothing-here"))
}

fn limits() -> Limits {
    Limits { threads: 1, timeout: None, ..Limits::default() }
}

fn run(name: &str, state: &Facelets, limits: &Limits) -> Outcome {
    named(name).solve(state, limits, &Control::new(), &no_tables(), &|_| ()).expect("a state")
}

/// The descent as documented, on facelets, with a list of all visited states. `None` after 100 turns, or if every next state was
/// visited.
fn descent(start: &Facelets) -> Option<Vec<Move>> {
    let turns = ["U", "L", "F", "D", "R", "B"].map(|face| [face.into(), format!("{face}2"), format!("{face}'")]);
    let turns = turns.as_flattened().iter().map(|name| notation::parse(CUBE3, name).expect("a turn").0[0]);
    let turns: Vec<Move> = turns.collect();
    let (mut state, mut left, mut way) = (start.clone(), Vec::new(), Vec::new());
    while plain_score(&state) != 0 {
        if way.len() == 100 {
            return None;
        }
        left.push(state.clone());
        let mut best: Option<(u32, Move)> = None;
        for &turn in &turns {
            let next = state.after(turn);
            if !left.contains(&next) && best.is_none_or(|(least, _)| plain_score(&next) < least) {
                best = Some((plain_score(&next), turn));
            }
        }
        let (_, turn) = best?;
        state = state.after(turn);
        way.push(turn);
    }
    Some(way)
}

#[test]
fn greedy_matches_a_plain_descent_and_reports_failed_attempts() {
    let (mut solved, mut failed) = (0, 0);
    for (length, seed) in (1..=6).flat_map(|length| (0..12).map(move |seed| (length, seed))) {
        let state = walk(length, seed);
        let outcome = run("greedy", &state, &limits());
        let found = outcome.best.as_ref().map(|best| best.moves.0.clone());
        assert_eq!(found, descent(&state), "walk of {length}, seed {seed}");
        assert_eq!(outcome.lower, plain_score(&state).div_ceil(24) as usize);
        assert_eq!(outcome.is_optimal(), outcome.reason == Reason::Optimal);
        match outcome.best {
            Some(best) => {
                solved += 1;
                assert!(outcome.attempt.is_none());
                assert!(state.after_all(&best.moves).is_solved() && best.length == best.moves.0.len());
                let mut passed = HashSet::from([state.clone()]);
                best.moves.0.iter().fold(state, |state, &mv| {
                    let next = state.after(mv);
                    assert!(passed.insert(next.clone()), "a state twice");
                    next
                });
            }
            None => {
                failed += 1;
                // All hundred turns are made, each after examining eighteen states.
                assert_eq!((outcome.reason, outcome.nodes), (Reason::Exhausted, 1800));
                let attempt = outcome.attempt.expect("what was tried");
                assert_eq!(attempt.moves.0.len(), 100);
                assert_eq!(attempt.score, plain_score(&state.after_all(&attempt.moves)));
            }
        }
    }
    assert!(solved > 12 && failed > 12, "{solved} solved, {failed} failed");
}

#[test]
fn a_solved_state_needs_no_move() {
    for name in ["greedy", "ida-score"] {
        for state in [Facelets::solved(CUBE3), after("x y")] {
            for all in [false, true] {
                let outcome = run(name, &state, &Limits { all_optimal: all, ..limits() });
                assert_eq!((outcome.reason, outcome.lower), (Reason::Optimal, 0));
                assert_eq!(outcome.best.expect("a solution").moves, Sequence::default());
                assert_eq!(outcome.all.map(|all| (all.count, all.exhausted)), all.then_some((1, true)));
            }
        }
    }
}

#[test]
fn both_methods_obey_their_limits() {
    for name in ["greedy", "ida-score"] {
        let outcome = run(name, &uniform(1), &Limits { nodes: Some(1), ..limits() });
        assert_eq!((outcome.reason, outcome.best), (Reason::Nodes, None), "{name}");
        let outcome = run(name, &uniform(1), &Limits { timeout: Some(Duration::ZERO), ..limits() });
        assert_eq!((outcome.reason, outcome.best), (Reason::Timeout, None), "{name}");
        let outcome = run(name, &walk(1, 1), &Limits { target: Some(3), ..limits() });
        assert!(matches!(outcome.reason, Reason::Target | Reason::Optimal), "{name}");
        let control = Control::new();
        control.stop();
        let outcome = named(name).solve(&uniform(1), &limits(), &control, &no_tables(), &|_| ()).expect("a state");
        assert_eq!((outcome.reason, outcome.best), (Reason::Stopped, None), "{name}");
        let (solved, twist) = (Cube3::SOLVED, [1, 0, 0, 0, 0, 0, 0, 0]);
        let twisted = Cube3::new(*solved.cp(), twist, *solved.ep(), *solved.eo()).expect("a twist");
        assert!(named(name).solve(&twisted.to_facelets(), &limits(), &Control::new(), &no_tables(), &|_| ()).is_err());
    }
}

#[test]
fn ida_score_can_be_stopped() {
    let two = Limits { threads: 2, ..limits() };
    let mut run = Search::new(uniform(8), &no_tables()).solver(named("ida-score")).limits(two).start();
    support::wait_for(&mut run, |event| matches!(event, SearchEvent::Bound { lower, .. } if *lower > 3));
    let outcome = support::stop(run);
    assert_eq!(outcome.reason, Reason::Stopped);
    assert!(outcome.nodes > 0 && outcome.lower > 3);
}

#[test]
fn ida_score_agrees_with_the_default_method() {
    let folder = temporary();
    let tables = Tables::open(folder.path());
    for all in [false, true] {
        let proof = Limits { optimal: true, all_optimal: all, memory: Memory::Small, ..limits() };
        for (length, seed) in (1..=5).flat_map(|length| (0..6).map(move |seed| (length, seed))) {
            let state = walk(length, seed);
            let expected = named("twophase").solve(&state, &proof, &Control::new(), &tables, &|_| ()).expect("a state");
            for threads in [1, 2] {
                let outcome = run("ida-score", &state, &Limits { threads, ..proof.clone() });
                assert_eq!((outcome.reason, outcome.lower), (Reason::Optimal, expected.lower));
                let best = outcome.best.expect("a solution");
                assert!(state.after_all(&best.moves).is_solved() && best.length == expected.lower);
                let count = |all: &search::AllOptimal| (all.count, all.exhausted);
                assert_eq!(outcome.all.as_ref().map(count), expected.all.as_ref().map(count), "{length}, {seed}");
            }
        }
    }
}

/// Normalises a sequence into runs of turns about one axis: for each run, the axis and the quarter turns, modulo 4, of its two faces.
fn runs(moves: &[Move]) -> Vec<(usize, [usize; 2])> {
    let mut out: Vec<(usize, [usize; 2])> = Vec::new();
    for mv in moves {
        let (face, quarters) = (mv.index() / 3, mv.index() % 3 + 1);
        if out.last().is_none_or(|(axis, _)| *axis != face % 3) {
            out.push((face % 3, [0; 2]));
        }
        let sums = &mut out.last_mut().expect("just made").1;
        sums[face / 3] = (sums[face / 3] + quarters) % 4;
    }
    out
}

#[test]
fn qtm_finds_each_shortest_solution_once_with_quarter_turns_joined() {
    let quarters: Vec<Move> = (0..FACE_TURNS as u16).filter(|mv| mv % 3 != 1).map(Move::new).collect();
    // Breadth-first search by quarter turns only. The published QTM counts show that nothing is left out.
    let mut levels = vec![vec![Cube3::SOLVED]];
    let mut seen = HashSet::from([Cube3::SOLVED]);
    for depth in 0..4 {
        let ahead = levels[depth].iter().flat_map(|cube| quarters.iter().map(|mv| cube.after(mv.index())));
        let next: Vec<Cube3> = ahead.filter(|cube| seen.insert(*cube)).collect();
        levels.push(next);
    }
    assert_eq!(levels.iter().map(Vec::len).collect::<Vec<_>>(), [1, 12, 114, 1068, 10_011]);
    let qtm = Limits { metric: Some(Metric::Qtm), all_optimal: true, ..limits() };
    let def = CUBE3.def();
    let few = |(length, level): (usize, &Vec<Cube3>)| {
        let step = level.len().div_ceil(40);
        level.iter().step_by(step).map(move |cube| (length, *cube)).collect::<Vec<_>>()
    };
    let mut chosen: Vec<(usize, Cube3)> = levels.iter().enumerate().skip(1).flat_map(few).collect();
    for moves in ["U2 D2", "U2 R2", "R2 U D'", "F R2 F"] {
        chosen.push((4, Cube3::from_facelets(&after(moves)).expect("a state")));
    }
    let mut halves = 0;
    for (length, cube) in chosen {
        let outcome = run("ida-score", &cube.to_facelets(), &qtm);
        assert_eq!((outcome.reason, outcome.lower, outcome.metric), (Reason::Optimal, length, Metric::Qtm));
        let found = outcome.all.expect("a list").solutions;
        let mut expected = BTreeSet::new();
        plain_solutions(cube, length, &quarters, &mut Vec::new(), &mut expected);
        let ways: BTreeSet<_> = found.iter().map(|solution| runs(&solution.moves.0)).collect();
        assert_eq!((ways.len(), ways), (found.len(), expected));
        for solution in found {
            assert_eq!(solution.moves.length_in(def, Metric::Qtm), length);
            assert_eq!(solution.moves.joined(def), solution.moves);
            halves += solution.moves.0.iter().filter(|mv| mv.index() % 3 == 1).count();
        }
    }
    assert!(halves > 10, "{halves} half turns");
}

/// Adds to `out` all sequences that solve a cube by exactly `left` quarter turns, each normalised after the moves in `path`.
fn plain_solutions(
    cube: Cube3,
    left: usize,
    quarters: &[Move],
    path: &mut Vec<Move>,
    out: &mut BTreeSet<Vec<(usize, [usize; 2])>>,
) {
    if left == 0 {
        if cube == Cube3::SOLVED {
            out.insert(runs(path));
        }
        return;
    }
    for &mv in quarters {
        path.push(mv);
        plain_solutions(cube.after(mv.index()), left - 1, quarters, path, out);
        path.pop();
    }
}

#[test]
fn greedy_counts_in_the_requested_metric() {
    let outcome = run("greedy", &after("R2 U2"), &Limits { metric: Some(Metric::Qtm), ..limits() });
    assert_eq!((outcome.metric, outcome.best.expect("a solution").length), (Metric::Qtm, 4));
    assert_eq!(outcome.lower, plain_score(&after("R2 U2")).div_ceil(12) as usize);
}

#[test]
fn one_thread_visits_the_same_number_of_nodes_each_time() {
    let nodes = || (0..4).map(|seed| run("ida-score", &walk(6, seed), &limits()).nodes).collect::<Vec<_>>();
    assert_eq!(nodes(), nodes());
}

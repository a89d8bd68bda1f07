//! The sticker score of the 3x3x3, the two methods that go by it, and its scrambler: each against a plain description of its own.

use std::collections::{BTreeSet, HashSet};
use std::time::{Duration, Instant};

use rand::seq::SliceRandom;
use serde_json::Value;
use unfold::engine::control::Control;
use unfold::engine::notation::{self, facelets};
use unfold::engine::puzzle::cube3::score::{self, StickerScores, score};
use unfold::engine::puzzle::cube3::{CORNERS, Cube3, EDGES};
use unfold::engine::puzzle::cubes::TURNS;
use unfold::engine::puzzle::painting::Painting;
use unfold::engine::puzzle::{Facelets, Metric, Move, PuzzleId, Sequence, scramble};
use unfold::engine::solve::bench::Lengths;
use unfold::engine::solve::job::{Job, Report};
use unfold::engine::solve::walks::{GREEDY, Tried};
use unfold::engine::solve::{self, Limits, Memory, Outcome, Reason, Solver};
use unfold::engine::tables::store::Store;

use crate::support::program::{ended, told, unfold};

const CUBE3: PuzzleId = PuzzleId::Cube3;

fn after(moves: &str) -> Facelets {
    Facelets::solved(CUBE3).after_all(&notation::parse(CUBE3, moves).expect("moves"))
}

fn walk(length: usize, seed: u64) -> Facelets {
    Facelets::solved(CUBE3).after_all(&scramble::turns(CUBE3, length, &mut scramble::generator(seed)))
}

fn uniform(seed: u64) -> Facelets {
    scramble::uniform(CUBE3, &mut scramble::generator(seed))
}

fn named(name: &str) -> &'static dyn Solver {
    solve::of(CUBE3).find(|solver| solver.name() == name).expect("a method of this name")
}

/// None of the two methods has tables.
fn nowhere() -> Store {
    Store::new(std::env::temp_dir().join("unfold-has-nothing-here"))
}

fn limits() -> Limits {
    Limits { threads: 1, timeout: None, ..Limits::default() }
}

fn run(name: &str, state: &Facelets, limits: &Limits) -> Outcome {
    named(name).solve(state, limits, &Control::new(), &nowhere(), &|_| ()).expect("a state")
}

/// The score by letters: the text of the facelets, nine a face, the fifth of which is the centre.
fn plain(state: &Facelets) -> u32 {
    let text: Vec<char> = facelets::print(state).chars().collect();
    let centre = |face: usize| text[face * 9 + 4];
    // U R F D L B: the opposite of each.
    let opposite = [3, 4, 5, 0, 1, 2];
    let mut sum = 0;
    for face in 0..6 {
        for &letter in &text[face * 9..face * 9 + 9] {
            if letter == centre(opposite[face]) {
                sum += 2;
            } else if letter != centre(face) {
                sum += 1;
            }
        }
    }
    sum
}

#[test]
fn known_states_have_their_scores() {
    let superflip = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2";
    for (moves, expected) in [
        ("", 0),
        ("x y2 z'", 0),
        ("U", 12),
        ("L'", 12),
        ("F2", 24),
        ("U D", 24),
        ("M2", 48),
        ("U2 D2 R2 L2 F2 B2", 48),
        ("M2 E2 S2", 48),
        (superflip, 24),
    ] {
        assert_eq!(score(&after(moves)), Some(expected), "{moves}");
    }
}

#[test]
fn no_state_has_a_score_above_eighty() {
    let alone = |cube: Cube3| score(&cube.to_facelets()).expect("centres that differ");
    let corners = (0..CORNERS).map(|p| {
        let lies = (0..CORNERS as u8).flat_map(|q| (0..3).map(move |o| (q, o)));
        let scores = lies.map(|(q, o)| {
            let mut cube = Cube3::SOLVED;
            (cube.cp[p], cube.co[p]) = (q, o);
            alone(cube)
        });
        scores.max().expect("some")
    });
    assert_eq!(corners.collect::<Vec<_>>(), [4; CORNERS]);
    // Two facelets an edge. And there is a state that has all of it: edges as on the chessboard, corners as after F2 B2.
    let (edges, corners) = (after("U2 D2 R2 L2 F2 B2"), after("F2 B2"));
    let [edges, corners] = [edges, corners].map(|state| Cube3::from_facelets(&state).expect("a state"));
    let most = Cube3 { cp: corners.cp, co: corners.co, ..edges }.to_facelets();
    assert!(Cube3::from_facelets(&most).is_ok());
    assert_eq!(score(&most), Some(4 * CORNERS as u32 + 4 * EDGES as u32));
}

#[test]
fn the_score_is_that_of_a_plain_count_however_the_cube_is_held_and_coloured() {
    let mut random = scramble::generator(5);
    let rotations = ["", "x", "y'", "z2 x", "x y", "M' x"];
    for seed in 0..500 {
        let state = uniform(seed);
        let expected = plain(&state);
        assert_eq!(score(&state), Some(expected));
        let cube = Cube3::from_facelets(&state).expect("a state");
        assert_eq!(StickerScores::get().score(&cube), expected);
        let held = notation::parse(CUBE3, rotations[seed as usize % rotations.len()]).expect("moves");
        let held = state.after_all(&held);
        assert_eq!(score(&held), Some(plain(&held)));
        let cube = Cube3::from_facelets(&held).expect("a state");
        assert_eq!(StickerScores::get().score(&cube), plain(&held));
        let mut colours = [0, 1, 2, 3, 4, 5];
        colours.shuffle(&mut random);
        let coloured = state.colours.iter().map(|c| colours[usize::from(*c)]).collect();
        let coloured = Facelets { puzzle: CUBE3, colours: coloured };
        assert_eq!(score(&coloured), Some(expected));
        assert_eq!(plain(&coloured), expected);
    }
    // Each share by itself, so that no two errors make up for each other.
    for (p, q) in (0..CORNERS).flat_map(|p| (0..CORNERS as u8).map(move |q| (p, q))) {
        for o in 0..3 {
            let mut cube = Cube3::SOLVED;
            (cube.cp[p], cube.co[p]) = (q, o);
            assert_eq!(StickerScores::get().score(&cube), plain(&cube.to_facelets()), "corner {q} twisted {o} at {p}");
        }
    }
    for (p, q) in (0..EDGES).flat_map(|p| (0..EDGES as u8).map(move |q| (p, q))) {
        for o in 0..2 {
            let mut cube = Cube3::SOLVED;
            (cube.ep[p], cube.eo[p]) = (q, o);
            assert_eq!(StickerScores::get().score(&cube), plain(&cube.to_facelets()), "edge {q} flipped {o} at {p}");
        }
    }
}

#[test]
fn paintings_have_a_score_once_they_are_whole() {
    let state = uniform(3);
    let mut painting = Painting::of(&state);
    assert_eq!(score::of_painting(&painting), Some(plain(&state)));
    painting.colours[7] = None;
    assert_eq!(score::of_painting(&painting), None);
    assert_eq!(score::of_painting(&Painting::blank(CUBE3)), None);
    // What no turns reach has a score too, as long as it is clear which face is which.
    let mut impossible = state.clone();
    impossible.colours[0] = (impossible.colours[0] + 1) % 6;
    assert_eq!(score::of_painting(&Painting::of(&impossible)), Some(plain(&impossible)));
    let mut centres = state.clone();
    centres.colours[4] = centres.colours[13];
    let (mut short, mut foreign) = (state.clone(), state);
    short.colours.pop();
    foreign.colours[0] = 6;
    let others = [PuzzleId::Cube2, PuzzleId::Tess2].map(Facelets::solved);
    for facelets in [centres, short, foreign].iter().chain(&others) {
        assert_eq!(score(facelets), None);
    }
}

#[test]
fn a_quarter_changes_the_score_by_at_most_12_and_a_half_by_at_most_24() {
    let mut most = [0; 2];
    let solved = std::iter::once(Facelets::solved(CUBE3));
    for state in solved.chain((0..1000).map(uniform)).chain((0..200).map(|seed| walk(3, seed))) {
        for mv in 0..TURNS {
            let change = plain(&state).abs_diff(plain(&state.after(Move(mv as u16))));
            let half = usize::from(mv % 3 == 1);
            most[half] = most[half].max(change);
        }
    }
    assert_eq!(most, [12, 24]);
}

/// The descent as it is told: facelets, names of turns, and a list of all states that were left.
fn descent(start: &Facelets) -> Option<Vec<Move>> {
    let turns = ["U", "L", "F", "D", "R", "B"].map(|face| [face.into(), format!("{face}2"), format!("{face}'")]);
    let turns = turns.as_flattened().iter().map(|name| notation::parse(CUBE3, name).expect("a turn").0[0]);
    let turns: Vec<Move> = turns.collect();
    let (mut state, mut left, mut way) = (start.clone(), Vec::new(), Vec::new());
    while plain(&state) != 0 {
        if way.len() == 100 {
            return None;
        }
        left.push(state.clone());
        let mut best: Option<(u32, Move)> = None;
        for &turn in &turns {
            let next = state.after(turn);
            if !left.contains(&next) && best.is_none_or(|(least, _)| plain(&next) < least) {
                best = Some((plain(&next), turn));
            }
        }
        let (_, turn) = best?;
        state = state.after(turn);
        way.push(turn);
    }
    Some(way)
}

#[test]
fn greedy_goes_down_as_described_and_says_when_it_does_not_come_home() {
    let (mut solved, mut failed) = (0, 0);
    for (length, seed) in (1..=6).flat_map(|length| (0..12).map(move |seed| (length, seed))) {
        let state = walk(length, seed);
        let outcome = run("greedy", &state, &limits());
        let found = outcome.best.as_ref().map(|best| best.moves.0.clone());
        assert_eq!(found, descent(&state), "walk of {length}, seed {seed}");
        assert_eq!(outcome.lower, plain(&state).div_ceil(24) as usize);
        assert_eq!(outcome.is_optimal(), outcome.reason == Reason::Optimal);
        match outcome.best {
            Some(best) => {
                solved += 1;
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
                // All hundred turns, eighteen looked at before each.
                assert_eq!((outcome.reason, outcome.nodes), (Reason::Exhausted, 1800));
            }
        }
    }
    assert!(solved > 12 && failed > 12, "{solved} solved, {failed} failed");
}

#[test]
fn what_is_solved_needs_no_move() {
    for name in ["greedy", "ida-score"] {
        for state in [Facelets::solved(CUBE3), after("x y")] {
            for all in [false, true] {
                let outcome = run(name, &state, &Limits { all, ..limits() });
                assert_eq!((outcome.reason, outcome.lower), (Reason::Optimal, 0));
                assert_eq!(outcome.best.expect("a solution").moves, Sequence::default());
                assert_eq!(outcome.all.map(|all| (all.count, all.exhausted)), all.then_some((1, true)));
            }
        }
    }
}

#[test]
fn both_obey_their_limits() {
    for name in ["greedy", "ida-score"] {
        let outcome = run(name, &uniform(1), &Limits { nodes: Some(1), ..limits() });
        assert_eq!((outcome.reason, outcome.best), (Reason::Nodes, None), "{name}");
        let outcome = run(name, &uniform(1), &Limits { timeout: Some(Duration::ZERO), ..limits() });
        assert_eq!((outcome.reason, outcome.best), (Reason::Timeout, None), "{name}");
        let outcome = run(name, &walk(1, 1), &Limits { target: Some(3), ..limits() });
        assert!(matches!(outcome.reason, Reason::Target | Reason::Optimal), "{name}");
        let control = Control::new();
        control.stop();
        let outcome = named(name).solve(&uniform(1), &limits(), &control, &nowhere(), &|_| ()).expect("a state");
        assert_eq!((outcome.reason, outcome.best), (Reason::Stopped, None), "{name}");
        let mut twisted = Cube3::SOLVED;
        twisted.co[0] = 1;
        assert!(named(name).solve(&twisted.to_facelets(), &limits(), &Control::new(), &nowhere(), &|_| ()).is_err());
    }
}

#[test]
fn ida_score_stops_within_a_tenth_of_a_second() {
    let two = Limits { threads: 2, ..limits() };
    let once = || {
        let mut job = Job::start(named("ida-score"), uniform(8), two.clone(), std::sync::Arc::new(nowhere()), || ());
        std::thread::sleep(Duration::from_millis(300));
        job.stop();
        let asked = Instant::now();
        let outcome = loop {
            match job.wait(Duration::from_secs(5)).expect("a report in time") {
                Report::Done(result) => break result.expect("a good state"),
                Report::Event(_) => {}
                Report::Crashed => panic!("the solver crashed"),
            }
        };
        assert_eq!(outcome.reason, Reason::Stopped);
        assert!(outcome.nodes > 0 && outcome.lower > 3);
        asked.elapsed()
    };
    // Other tests run beside: the least of some tells.
    let least = (0..5).map(|_| once()).min().expect("some");
    assert!(least < Duration::from_millis(100), "{least:?}");
}

#[test]
fn ida_score_proves_what_the_default_method_proves() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::new(folder.path().into());
    for all in [false, true] {
        let proof = Limits { optimal: true, all, memory: Memory::Small, ..limits() };
        for (length, seed) in (1..=5).flat_map(|length| (0..6).map(move |seed| (length, seed))) {
            let state = walk(length, seed);
            let expected = named("twophase").solve(&state, &proof, &Control::new(), &store, &|_| ()).expect("a state");
            for threads in [1, 2] {
                let outcome = run("ida-score", &state, &Limits { threads, ..proof.clone() });
                assert_eq!((outcome.reason, outcome.lower), (Reason::Optimal, expected.lower));
                let best = outcome.best.expect("a solution");
                assert!(state.after_all(&best.moves).is_solved() && best.length == expected.lower);
                let count = |all: &solve::AllOptimal| (all.count, all.exhausted);
                assert_eq!(outcome.all.as_ref().map(count), expected.all.as_ref().map(count), "{length}, {seed}");
            }
        }
    }
}

/// A sequence of quarters by what it turns: runs of turns of one axis, and of each the quarters of its two faces.
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
fn in_quarters_every_shortest_solution_is_found_once_with_its_halves_joined() {
    let quarters: Vec<Move> = (0..TURNS as u16).filter(|mv| mv % 3 != 1).map(Move).collect();
    // Breadth first, in quarters only: the published counts of QTM show that nothing is left out.
    let mut levels = vec![vec![Cube3::SOLVED]];
    let mut seen = HashSet::from([Cube3::SOLVED]);
    for depth in 0..4 {
        let ahead = levels[depth].iter().flat_map(|cube| quarters.iter().map(|mv| cube.after(mv.index())));
        let next: Vec<Cube3> = ahead.filter(|cube| seen.insert(*cube)).collect();
        levels.push(next);
    }
    assert_eq!(levels.iter().map(Vec::len).collect::<Vec<_>>(), [1, 12, 114, 1068, 10_011]);
    let qtm = Limits { metric: Some(Metric::Qtm), all: true, ..limits() };
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

/// Every sequence of just so many quarters that solves a cube, by what it turns.
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
fn greedy_counts_in_the_metric_asked_for() {
    let outcome = run("greedy", &after("R2 U2"), &Limits { metric: Some(Metric::Qtm), ..limits() });
    assert_eq!((outcome.metric, outcome.best.expect("a solution").length), (Metric::Qtm, 4));
    assert_eq!(outcome.lower, plain(&after("R2 U2")).div_ceil(12) as usize);
}

#[test]
fn on_one_thread_the_nodes_are_the_same_each_time() {
    let nodes = || (0..4).map(|seed| run("ida-score", &walk(6, seed), &limits()).nodes).collect::<Vec<_>>();
    assert_eq!(nodes(), nodes());
}

#[test]
fn the_scrambler_keeps_its_rules() {
    for puzzle in [PuzzleId::Cube3, PuzzleId::Cube2] {
        let mut times = [0; TURNS];
        let mut pairs = HashSet::new();
        for seed in 0..400 {
            let moves = scramble::turns(puzzle, 50, &mut scramble::generator(seed));
            assert_eq!(moves.0.len(), 50);
            assert_eq!(moves, scramble::turns(puzzle, 50, &mut scramble::generator(seed)));
            // Faces by the first letter of what the puzzle itself calls its moves.
            let face = |mv: &Move| puzzle.def().moves[mv.index()].name.chars().next().expect("a name");
            let faces: Vec<char> = moves.0.iter().map(face).collect();
            let opposite = |face: char| ["UD", "DU", "RL", "LR", "FB", "BF"].iter().find(|p| p.starts_with(face));
            for two in faces.windows(2) {
                assert_ne!(two[0], two[1]);
                pairs.insert((two[0], two[1]));
            }
            for three in faces.windows(3) {
                let between = opposite(three[0]).is_some_and(|pair| pair.ends_with(three[1]));
                assert!(!(between && three[0] == three[2]), "{three:?}");
            }
            moves.0.iter().for_each(|mv| times[mv.index()] += 1);
        }
        // Every face after every other, opposites in both orders, and every turn about as often as any other.
        assert_eq!(pairs.len(), 30);
        let even = 400 * 50 / TURNS as i32;
        assert!(times.iter().all(|n| (n - even).abs() < even / 5), "{times:?}");
    }
    assert_eq!(scramble::turns(CUBE3, 0, &mut scramble::generator(1)), Sequence::default());
}

#[test]
fn walks_are_counted_by_what_came_of_them() {
    let mut random = scramble::generator(1);
    let (mut tried, mut lengths, mut shortest) = (Tried::default(), Lengths::default(), Lengths::default());
    assert_eq!(tried.share(), None);
    for _ in 0..10 {
        let state = GREEDY.state(3, &mut random);
        descent(&state).iter().for_each(|way| lengths.add(way.len()));
        shortest.add(run("ida-score", &state, &limits()).lower);
        GREEDY.add(&state, &Control::new(), &nowhere(), &mut tried).expect("a state");
        GREEDY.judge(&state, &Control::new(), &nowhere(), &mut tried).expect("a state");
    }
    assert_eq!(tried, Tried { states: 10, solved: lengths, proven: shortest });
    assert_eq!(tried.share(), Some(lengths.solved as f64 / 10.0));
    assert!(lengths.solved > 0 && lengths.solved < 10);
}

#[test]
fn the_command_line_solves_and_says_when_a_method_has_nothing_more() {
    assert_eq!(ended(unfold(&["solve", "--method", "list"])).1, "twophase\ndirect\ngreedy\nida-score\n");
    for (method, metric, said) in [
        ("greedy", "htm", "s  1 HTM  R2"),
        ("greedy", "qtm", "s  2 QTM  R2"),
        ("ida-score", "htm", "s  1 HTM  R2"),
        ("ida-score", "qtm", "s  2 QTM  R2"),
    ] {
        let (code, out, err) = ended(unfold(&["solve", "--moves", "R2", "--method", method, "--metric", metric]));
        assert_eq!((code, err.as_str()), (0, ""), "{method}");
        assert!(out.contains(said) && out.contains("Optimal: "), "{out}");
    }
    let failing = ["solve", "--random", "1", "--method", "greedy"];
    let (code, out, err) = ended(unfold(&failing));
    assert_eq!((code, out.as_str()), (3, ""));
    assert!(err.contains("nothing more to try") && err.contains("--method") && !err.contains("--timeout"), "{err}");
    let (code, out, _) = ended(unfold(&[&failing[..], &["--jsonl"]].concat()));
    assert_eq!(code, 3);
    let done: Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
    assert_eq!((done["reason"].as_str(), done["length"].is_null()), (Some("exhausted"), true));
    assert_eq!(done["nodes"].as_u64(), Some(1800));
    let states = format!("R2\n{}\n", facelets::print(&uniform(1)));
    let (code, out, err) = told(unfold(&["solve", "--batch", "-", "--method", "greedy"]), states.as_bytes());
    assert_eq!(code, 3);
    assert!(out.lines().count() == 3 && out.contains(",optimal,") && out.contains(",exhausted,"), "{out}");
    assert!(err.contains("in 1 of 2 rows") && err.contains("--method"), "{err}");
    // Time is another matter.
    let (code, _, err) = ended(unfold(&["solve", "--random", "1", "--method", "ida-score", "--timeout", "0.05"]));
    assert_eq!(code, 3);
    assert!(err.contains("--timeout"), "{err}");
}

#[test]
fn the_command_line_scrambles_as_people_do() {
    let (code, out, _) = ended(unfold(&["scramble", "--shuffle", "--seed", "3", "--count", "2"]));
    assert_eq!(code, 0);
    let mut random = scramble::generator(3);
    let expected = [20, 20].map(|length| scramble::turns(CUBE3, length, &mut random));
    let expected: Vec<String> = expected.iter().map(|moves| notation::print(CUBE3, moves)).collect();
    assert_eq!(out.lines().collect::<Vec<_>>(), expected);
    let (_, out, _) = ended(unfold(&["scramble", "--shuffle", "7", "--seed", "3", "--as", "facelets"]));
    assert_eq!(out.trim_end(), facelets::print(&walk(7, 3)));
    let (code, _, err) = ended(unfold(&["scramble", "--shuffle", "7", "--walk", "7"]));
    assert_eq!(code, 2);
    assert!(err.contains("--walk"), "{err}");
    assert_eq!(ended(unfold(&["scramble", "--shuffle", "1000001"])).0, 2);
}

#[test]
fn the_command_line_measures_the_descent() {
    let (code, out, err) = ended(unfold(&["bench", "greedy", "--count", "3", "--seed", "2"]));
    assert_eq!(code, 0, "{err}");
    let rows: Vec<Vec<&str>> = out.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows[0][..5], ["turns", "states", "solved", "share", "mean HTM"]);
    assert_eq!(rows.len(), 21);
    assert_eq!(rows[1], ["1", "3", "3", "100.0 %", "1.00", "1", "3", "1.00"]);
    assert_eq!(rows[20], ["20", "3", "0", "0.0 %", "-", "-", "-", "-"]);
    assert_eq!(out, ended(unfold(&["bench", "greedy", "--count", "3", "--seed", "2"])).1);
    let unfit: [(&[&str], &str); 6] = [
        (&["greedy", "balls"], "alone"),
        (&["greedy", "cube3-20"], "alone"),
        (&["greedy", "--radius", "2"], "--radius is for balls"),
        (&["greedy", "--threads", "2"], "--threads is for --anytime"),
        (&["balls", "--count", "2"], "--count is for"),
        (&["score-ida", "--seed", "2"], "--seed is for"),
    ];
    for (arguments, said) in unfit {
        let (code, out, err) = ended(unfold(&[&["bench"], arguments].concat()));
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(err.contains(said), "{arguments:?}: {err}");
    }
}

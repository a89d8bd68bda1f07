//! The two-phase solver of the 3x3x3: all results are checked on facelets, and proven lengths against breadth-first search.

use crate::support;
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, OnceLock};
use std::time::Duration;

use rand::RngExt;
use unfold_engine::control::Control;
use unfold_engine::notation::{self, facelets};
use unfold_engine::position::Search;
use unfold_engine::puzzle::geometry::{SignedPerm, facelet_map};
use unfold_engine::puzzle::{Facelets, InvalidState, Move, PuzzleId, Sequence, cubes::FACE_TURNS, perm, scramble};
use unfold_engine::puzzles::cube3::{Cube3, Symmetry, tables::coords::G1_TURNS};
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, Memory, Outcome, Reason, SearchEvent, SolveError, Solver};

const CUBE3: PuzzleId = PuzzleId::Cube3;

fn solver() -> &'static dyn Solver {
    solvers::solvers_for(CUBE3).next().expect("a solver")
}

/// Solves a state and checks every event of the solver.
fn solve(state: &Facelets, limits: &Limits) -> Outcome {
    let def = CUBE3.def();
    let events = Mutex::new(Vec::new());
    let say = |event| events.lock().expect("no panic while saying").push(event);
    let outcome =
        solver().solve(state, limits, &Control::new(), support::tables::shared_tables(), &say).expect("a good state");
    let (mut best, mut lower, mut started, mut joined) = (usize::MAX, 0, 0, 0);
    let (mut last, mut optimal) = (None, Vec::new());
    for event in events.into_inner().expect("no panic while saying") {
        match event {
            SearchEvent::Tables { .. } => assert_eq!(started, 0),
            SearchEvent::Started { threads, .. } => {
                started += 1;
                assert_eq!(threads, limits.threads);
            }
            SearchEvent::Joined { .. } => {
                joined += 1;
                assert!(started == 1 && limits.memory == Memory::Auto);
            }
            SearchEvent::Bound { lower: raised, .. } => {
                assert!(raised > lower && raised <= best);
                lower = raised;
            }
            SearchEvent::Found(found) => {
                assert!(found.length < best && found.length >= lower);
                assert_eq!(found.moves.length(def), found.length);
                assert!(state.after_all(&found.moves).is_solved());
                // Neither slices nor rotations, so that each move is one turn of a face.
                assert!(found.moves.0.iter().all(|m| m.index() < FACE_TURNS));
                assert_eq!(found.moves.0.len(), found.length);
                // Two consecutive turns of one face would count as one.
                assert!(found.moves.0.windows(2).all(|m| m[0].index() / 3 != m[1].index() / 3), "{:?}", found);
                let mut from = 0;
                for phase in &found.phases {
                    let run = &found.moves.0[from..from + phase.moves];
                    let keeps = |m: &Move| m.index() % 3 == 1 || def.moves[m.index()].axis == phase.axis;
                    assert!(phase.number <= 1 || (phase.number == 2 && run.iter().all(keeps)));
                    from += phase.moves;
                }
                assert!(found.phases.is_empty() || from == found.length);
                best = found.length;
                last = Some(found);
            }
            SearchEvent::Optimal(found) => {
                assert!(limits.all_optimal && (found.length, found.length) == (best, lower));
                assert!(found.moves.0.len() == best && state.after_all(&found.moves).is_solved());
                optimal.push(found);
            }
            other => panic!("an event that is not known: {other:?}"),
        }
    }
    assert!(started == 1 && joined <= 1);
    assert_eq!(outcome.best, last);
    assert_eq!(outcome.lower, lower);
    assert_eq!(outcome.all.as_ref().map_or(&[][..], |all| &all.solutions), optimal);
    assert!(outcome.reason != Reason::Optimal || outcome.is_optimal());
    outcome
}

fn facelets(cube: &Cube3) -> Facelets {
    cube.to_facelets()
}

fn cubie(state: &Facelets) -> Cube3 {
    Cube3::from_facelets(state).expect("a state")
}

fn walk(length: usize, seed: u64) -> Facelets {
    let moves = scramble::walk(CUBE3, length, &mut scramble::generator(seed));
    Facelets::solved(CUBE3).after_all(&moves)
}

fn uniform(seed: u64) -> Facelets {
    scramble::uniform(CUBE3, &mut scramble::generator(seed))
}

fn two_threads() -> Limits {
    Limits { threads: 2, timeout: None, ..Limits::default() }
}

fn target_limits(target: usize) -> Limits {
    Limits { target: Some(target), timeout: Some(Duration::from_secs(20)), ..two_threads() }
}

fn proven(state: &Facelets, limits: &Limits) -> usize {
    let outcome = solve(state, limits);
    assert_eq!(outcome.reason, Reason::Optimal);
    outcome.lower
}

/// Radius of the independent searches around the solved state and around the scrambled one.
const BALL_RADIUS: usize = 4;

/// The distance of a state at most `2 * BALL_RADIUS` turns away, by breadth-first search from both ends.
fn distance(cube: Cube3) -> usize {
    static DISTANCES_NEAR_SOLVED: OnceLock<HashMap<Cube3, usize>> = OnceLock::new();
    let near = DISTANCES_NEAR_SOLVED.get_or_init(|| {
        let levels = levels_around(Cube3::SOLVED, BALL_RADIUS);
        assert_eq!(levels.iter().map(Vec::len).collect::<Vec<_>>(), [1, 18, 243, 3240, 43_239]);
        levels.into_iter().enumerate().flat_map(|(depth, level)| level.into_iter().map(move |c| (c, depth))).collect()
    });
    let met = levels_around(cube, BALL_RADIUS).into_iter().enumerate().find_map(|(depth, level)| {
        let nearest = level.iter().filter_map(|c| near.get(c)).min()?;
        Some(depth + nearest)
    });
    met.expect("a state that is near enough")
}

fn levels_around(cube: Cube3, radius: usize) -> Vec<Vec<Cube3>> {
    let mut seen = HashSet::from([cube]);
    let mut levels = vec![vec![cube]];
    for depth in 0..radius {
        let children = levels[depth].iter().flat_map(|c| (0..FACE_TURNS).map(|mv| c.after(mv)));
        levels.push(children.filter(|c| seen.insert(*c)).collect());
    }
    levels
}

/// Positions known to be 20 turns HTM from solved.
const DISTANCE_20: [&str; 25] = [
    "LBLRUBDLBRDBBRFRDLFDURFRFUDURBFDFFLFBDRBLFLURDUULBLUUD",
    "BFBLUFLLFDUULRFUURBDLUFFFULURFRDLBBFDBUBLBDDRRDRRBRDDL",
    "BRFDUBLFBRDRFRFFUFDUUBFLURDLBRRDBFLLDLBFLLUUBUDRRBDDUL",
    "FBULURBFFRURURDRDFULDUFFLRUDFFRDLBBLLULBLBRDBBLUFBDDRD",
    "RBLLUFFUBUDBFRBUDFRBLLFRRULUFFLDRRLLBDDRLBUFBDDDRBUDUF",
    "RBBBURFRLFDRBRFFLLUUDLFRBRDUFRFDULFFUDRBLDBULDUBLBLUDD",
    "FBURURRBLBUFFRUDULULUDFRLDBDBRFDLRRFDDBFLLFDBRULFBLUBD",
    "BLFDUBRFFLURBRBUDLDRULFLFUBDFLLDFURBDRFDLFRDLUURRBBDUB",
    "RBFLUFULRFULFRDBURFDUDFRBLDDBLLDRLRFUULBLBUFRDUBFBRDDB",
    "LRFRURFBLBULBRFDURULUDFRRDBUBRBDFULFDDRULFLUBDFBLBLDDF",
    "LLLLULLLLDBDFRBRURBDBUFRRDUDFFRDRDBBUFUFLBBDFFUFRBUUDR",
    "BBBLUFBFBRDRFRBUUFUUULFRRULDBFRDRRLLLDLBLFUDFDLDRBDDUF",
    "FRFBULRUFDDRFRBLULUFLDFLBUUDRBFDLLRBRUBBLBFDRUFDLBRDDU",
    "BBBFURUBFRDRBRFLDRLUDLFDLLDUFFBDLDFURDBULULLFDRUUBRFRB",
    "RFLRURRRBLDDBRFUDRBUDDFRBURUBBLDLULUDFDFLBLBLFDFUBLFUF",
    "FULLULLRFLDBFRBRDRFUUDFLBUDULBBDBDRBUBDFLFRULDFRRBRUDF",
    "FLFRUFUFLFUDBRFUURFLDLFLLUBDBLRDRDBBUBLFLUBDBRDRRBDUDR",
    "RFBRURRBLBDDBRFLULDUULFDRRDUFFLDFRLFFUFBLBDUBLDULBRUDB",
    "FBFFUUFRBUBUBRUBDBRDLLFLUDDRFLLDLRBRDUDFLFBUFLDLRBRDRU",
    "RFRRURLUBRUFLRFLDBDBUBFUUDDRLFFDBLFLBDBBLLFUFDDDRBRULU",
    "LFFUULRBFLUDFRFRDRBDUBFLLDUDLFFDRBRBFBDBLRLUBRDDRBLUUU",
    "BRDRULLBUBBRURUBDFBURDFRFRDDFLLDBRFUDBUDLFUFLFDRLBLLUF",
    "FRRBUDBFRUBFBRBDDFUUBRFRLUBDLRLDFLFRDULFLDFDBDULLBRULU",
    "BUFBULLFFUULFRBRDBDDRRFLDUDFBBRDRFFLRDBLLBUFRDRULBDUUL",
    "FBRRUFLBLBDFFRFFDRDLURFRDRURBLBDLLLBUUBULDDDBDURLBFUUF",
];

/// The best-known position at distance 20: every edge is flipped in place.
const SUPERFLIP: &str = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2";
/// Exchanges four centres with their opposites; since centres do not move, the other pieces are exchanged around them.
const FOUR_SPOT: &str = "F2 B2 U D' R2 L2 U D'";

#[test]
fn the_hardest_states_are_solved_in_twenty_turns() {
    for letters in DISTANCE_20 {
        let state = facelets::parse(CUBE3, letters).expect("facelets");
        assert_eq!(cubie(&state).to_facelets(), state);
        let outcome = solve(&state, &target_limits(20));
        assert_eq!(outcome.best.map(|b| b.length), Some(20), "{letters}");
        assert!(outcome.lower <= 20);
    }
    let after = |moves: &str| Facelets::solved(CUBE3).after_all(&notation::parse(CUBE3, moves).expect("moves"));
    let superflip = after(SUPERFLIP);
    assert_eq!(Some(cubie(&superflip)), Cube3::new(*Cube3::SOLVED.cp(), [0; 8], *Cube3::SOLVED.ep(), [1; 12]));
    let with_spots = after(&format!("{SUPERFLIP} {FOUR_SPOT}"));
    let fixed = |s: &&Symmetry| s.conjugate(&cubie(&with_spots)) == cubie(&with_spots);
    assert_eq!(Symmetry::all().iter().filter(fixed).count(), 16);
    for state in [superflip, with_spots] {
        // Some views of such a symmetric state coincide, so the search has fewer to try.
        let outcome = solve(&state, &target_limits(21));
        assert!(outcome.best.is_some_and(|b| b.length <= 21) && outcome.lower <= 20);
    }
}

#[test]
fn a_solved_cube_needs_no_moves_in_any_orientation() {
    let def = CUBE3.def();
    let solved = Facelets::solved(CUBE3);
    for rotation in SignedPerm::rotations(3) {
        let map = facelet_map(&def.places, &rotation, |_| true);
        let held = solved.rearranged(&map);
        for optimal in [false, true] {
            let outcome = solve(&held, &Limits { optimal, ..two_threads() });
            assert_eq!((outcome.lower, outcome.reason), (0, Reason::Optimal));
            assert_eq!(outcome.best.map(|b| b.moves), Some(Sequence::default()));
        }
    }
}

#[test]
fn the_proven_length_is_the_same_in_any_orientation() {
    let def = CUBE3.def();
    let state = walk(7, 3);
    let length = distance(cubie(&state));
    for rotation in SignedPerm::rotations(3) {
        let map = facelet_map(&def.places, &rotation, |_| true);
        let held = state.rearranged(&map);
        assert_eq!(proven(&held, &two_threads()), length);
    }
}

#[test]
fn one_turn_is_undone_by_one_turn() {
    let def = CUBE3.def();
    for mv in (0..FACE_TURNS as u16).map(Move::new) {
        let outcome = solve(&Facelets::solved(CUBE3).after(mv), &two_threads());
        assert_eq!((outcome.lower, outcome.reason), (1, Reason::Optimal));
        assert_eq!(outcome.best.map(|b| b.moves.0), Some(vec![def.moves[mv.index()].inverse]));
    }
}

#[test]
fn short_scrambles_are_proven_optimal() {
    for length in 1..=9 {
        for seed in 0..6 {
            for optimal in [false, true] {
                let found = proven(&walk(length, seed), &Limits { optimal, ..two_threads() });
                assert!(found <= length && (length > 2 || found == length));
            }
        }
    }
}

#[test]
fn proven_lengths_equal_breadth_first_search() {
    for length in 1..=8 {
        for seed in 100..106 {
            let state = walk(length, seed);
            let expected = distance(cubie(&state));
            assert!(expected <= length);
            let small = Limits { memory: Memory::Small, ..two_threads() };
            for limits in [two_threads(), small, Limits { optimal: true, threads: 1, ..two_threads() }] {
                assert_eq!(proven(&state, &limits), expected, "walk of {length}, seed {seed}");
            }
        }
    }
}

#[test]
fn an_eleven_move_scramble_is_proven_in_optimal_mode() {
    let outcome = solve(&walk(11, 2), &Limits { optimal: true, ..two_threads() });
    assert!(outcome.is_optimal() && outcome.reason == Reason::Optimal && outcome.lower <= 11);
}

#[test]
fn symmetric_and_inverse_states_have_the_same_distance() {
    let cube = cubie(&walk(6, 17));
    let expected = distance(cube);
    for symmetry in Symmetry::all() {
        let seen = symmetry.conjugate(&cube);
        assert_eq!(proven(&facelets(&seen), &two_threads()), expected);
        assert_eq!(proven(&facelets(&seen.inverse()), &two_threads()), expected);
    }
}

fn after_random_turns(turns: &[u8], count: usize, seed: u64) -> Cube3 {
    let mut random = scramble::generator(seed);
    let turn = |cube: Cube3, _| cube.after(usize::from(turns[random.random_range(0..turns.len())]));
    (0..count).fold(Cube3::SOLVED, turn)
}

/// A state whose pieces are permuted at random within each of these orbits, without twists or flips.
fn rearranged(corners: &[&[usize]], edges: &[&[usize]], seed: u64) -> Cube3 {
    fn within(pieces: &mut [u8], orbit: &[usize], mut draw: impl FnMut(usize) -> usize) {
        for last in (1..orbit.len()).rev() {
            pieces.swap(orbit[last], orbit[draw(last + 1)]);
        }
    }
    let mut random = scramble::generator(seed);
    let (mut cp, mut ep) = (*Cube3::SOLVED.cp(), *Cube3::SOLVED.ep());
    corners.iter().for_each(|orbit| within(&mut cp, orbit, |n| random.random_range(0..n)));
    edges.iter().for_each(|orbit| within(&mut ep, orbit, |n| random.random_range(0..n)));
    if perm::is_odd(&cp) != perm::is_odd(&ep) {
        match (corners, edges) {
            ([orbit, ..], _) => cp.swap(orbit[0], orbit[1]),
            (_, [orbit, ..]) => ep.swap(orbit[0], orbit[1]),
            _ => {}
        }
    }
    Cube3::new(cp, [0; 8], ep, [0; 12]).expect("pieces")
}

#[test]
fn states_in_or_near_subgroups_reach_22_moves_within_a_node_limit() {
    const SQUARES: [u8; 6] = [1, 4, 7, 10, 13, 16];
    const TETRADS: [&[usize]; 2] = [&[0, 2, 5, 7], &[1, 3, 4, 6]];
    const SLICES: [&[usize]; 3] = [&[0, 2, 4, 6], &[1, 3, 5, 7], &[8, 9, 10, 11]];
    const ALL_CORNERS: [&[usize]; 1] = [&[0, 1, 2, 3, 4, 5, 6, 7]];
    const ALL_EDGES: [&[usize]; 1] = [&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]];
    let mut states = Vec::new();
    for seed in 0..12 {
        states.push(("squares", after_random_turns(&SQUARES, 60, seed)));
        states.push(("two faces", after_random_turns(&[0, 1, 2, 3, 4, 5], 60, seed)));
        states.push(("G1", after_random_turns(&G1_TURNS, 60, seed)));
        states.push(("a turn off G1", after_random_turns(&G1_TURNS, 60, seed).after(3)));
        // In G1 for each upright axis: phase 1 is empty in every view.
        states.push(("three subgroups", rearranged(&TETRADS, &SLICES, seed)));
        states.push(("corners", rearranged(&ALL_CORNERS, &[], seed)));
        states.push(("edges", rearranged(&[], &ALL_EDGES, seed)));
        let random = cubie(&uniform(seed));
        let oriented = |co, eo| Cube3::new(*Cube3::SOLVED.cp(), co, *Cube3::SOLVED.ep(), eo).expect("orientations");
        let (twisted, flipped) = (oriented(*random.co(), [0; 12]), oriented([0; 8], *random.eo()));
        states.extend([("twists", twisted), ("flips", flipped)]);
    }
    // A node limit, so that a busy machine gives the same result.
    for (memory, nodes) in [(Memory::Full, 30_000_000), (Memory::Small, 15_000_000)] {
        let limits = Limits { threads: 1, target: Some(22), nodes: Some(nodes), memory, ..two_threads() };
        for (kind, cube) in &states {
            let outcome = solve(&facelets(cube), &limits);
            assert!(outcome.best.is_some_and(|b| b.length <= 22), "{kind}, {memory:?}: {cube:?}");
        }
    }
}

#[test]
fn random_states_get_short_solutions_within_node_and_time_limits() {
    // A node limit, so that a busy machine gives the same result.
    for (memory, nodes, states, most) in [(Memory::Full, 60_000, 70, 20.0), (Memory::Small, 400_000, 12, 21.5)] {
        let mut total = 0;
        for seed in 0..states {
            let outcome = solve(&uniform(seed), &Limits { threads: 1, nodes: Some(nodes), memory, ..two_threads() });
            assert_eq!(outcome.reason, Reason::Nodes);
            assert!(outcome.lower >= 8);
            let length = outcome.best.expect("a solution").length;
            assert!((outcome.lower..=24).contains(&length));
            total += length;
        }
        let mean = total as f64 / states as f64;
        assert!(mean <= most, "{memory:?}: mean {mean}");
    }
    for seed in 100..110 {
        let limits = Limits { timeout: Some(Duration::from_millis(100)), ..two_threads() };
        let outcome = solve(&uniform(seed), &limits);
        assert_eq!(outcome.reason, Reason::Timeout);
        assert!(outcome.best.is_some_and(|b| b.length <= 23));
    }
}

#[test]
fn five_hundred_random_states_are_solved_in_twenty_turns() {
    let mut random = scramble::generator(2024);
    for n in 0..500 {
        let outcome = solve(&scramble::uniform(CUBE3, &mut random), &target_limits(20));
        assert!(outcome.best.is_some_and(|b| b.length <= 20), "state {n}");
        assert!(matches!(outcome.reason, Reason::Target | Reason::Optimal));
    }
}

#[test]
fn one_thread_is_deterministic() {
    for memory in [Memory::Auto, Memory::Small, Memory::Full] {
        let limits = Limits { threads: 1, nodes: Some(100_000), memory, ..two_threads() };
        for seed in 0..3 {
            let runs = [(); 2].map(|()| solve(&uniform(seed), &limits));
            assert_eq!(runs[0].reason, Reason::Nodes);
            assert_eq!(runs[0].nodes, runs[1].nodes);
            assert_eq!(runs[0].lower, runs[1].lower);
            let moves = |run: &Outcome| run.best.clone().map(|b| b.moves);
            assert_eq!(moves(&runs[0]), moves(&runs[1]));
        }
    }
}

#[test]
fn limits_end_a_solve_with_their_reason() {
    let state = uniform(5);
    let outcome = solve(&state, &Limits { target: Some(23), ..two_threads() });
    assert_eq!(outcome.reason, Reason::Target);
    assert!(outcome.best.is_some_and(|b| b.length <= 23));
    for nodes in [0, 1, 1000, 100_000] {
        let outcome = solve(&state, &Limits { nodes: Some(nodes), ..two_threads() });
        assert_eq!(outcome.reason, Reason::Nodes);
        assert!(outcome.nodes < nodes + 10_000);
    }
    for millis in [0, 1, 80] {
        let outcome = solve(&state, &Limits { timeout: Some(Duration::from_millis(millis)), ..two_threads() });
        assert_eq!(outcome.reason, Reason::Timeout);
    }
    let patience = Duration::from_millis(300);
    let limits = Limits { timeout: Some(Duration::from_secs(60)), patience: Some(patience), ..two_threads() };
    let outcome = solve(&state, &limits);
    assert_eq!(outcome.reason, Reason::Patience);
    let since = outcome.elapsed - outcome.best.expect("a solution").at;
    assert!(since >= patience);
}

#[test]
fn more_threads_than_cores_work() {
    let state = walk(8, 8);
    let expected = distance(cubie(&state));
    for threads in [1, 3, 8, 64] {
        for optimal in [false, true] {
            assert_eq!(proven(&state, &Limits { threads, optimal, ..two_threads() }), expected);
        }
        assert!(solve(&uniform(11), &Limits { threads, ..target_limits(22) }).best.is_some());
    }
    let limits = Limits { threads: 256, timeout: Some(Duration::from_millis(100)), ..two_threads() };
    assert_eq!(solve(&uniform(12), &limits).reason, Reason::Timeout);
}

#[test]
fn a_stopped_search_keeps_a_found_solution() {
    for (memory, optimal) in [(Memory::Auto, false), (Memory::Small, false), (Memory::Full, true)] {
        let limits = Limits { memory, optimal, ..two_threads() };
        let mut run = Search::new(uniform(8), support::tables::shared_tables()).solver(solver()).limits(limits).start();
        support::wait_for_solution(&mut run);
        let outcome = support::stop(run);
        assert_eq!(outcome.reason, Reason::Stopped);
        assert!(outcome.best.is_some());
    }
}

#[test]
fn facelets_with_a_duplicate_centre_are_rejected() {
    let mut colours = uniform(1).colours().to_vec();
    colours[13] = colours[4];
    let state = Facelets::new(CUBE3, colours).expect("colours of the puzzle");
    let result = solver().solve(&state, &two_threads(), &Control::new(), support::tables::shared_tables(), &|_| ());
    assert!(matches!(result, Err(SolveError::Invalid(InvalidState::DuplicateCentre { .. }))));
}

#[test]
fn twophase_is_the_default_and_its_tables_exist() {
    assert_eq!((solver().name(), solver().puzzle()), ("twophase", CUBE3));
    assert!(solver().tables().names.iter().all(|name| unfold_engine::tables::spec::find(name).is_some()));
}

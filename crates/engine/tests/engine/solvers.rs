//! The solvers of the 2x2x2x2, with all results checked on facelets.

use crate::support;
use crate::support::temporary;
use std::sync::Mutex;
use std::time::Duration;

use unfold_engine::control::Control;
use unfold_engine::position::Search;
use unfold_engine::puzzle::geometry::{SignedPerm, facelet_map};
use unfold_engine::puzzle::{Facelets, InvalidState, Move, PuzzleId, Sequence, scramble};
use unfold_engine::puzzles::solvers;
use unfold_engine::puzzles::tess2::search::{ANYTIME, OPTIMAL};
use unfold_engine::search::{Limits, Memory, Outcome, Reason, SearchEvent, SolveError, Solver};
use unfold_engine::tables::spec;
use unfold_engine::tables::store::{FileState, Tables};

const TESS2: PuzzleId = PuzzleId::Tess2;

/// Solves a state and checks every event of the solver.
fn solve(solver: &dyn Solver, state: &Facelets, limits: &Limits) -> Outcome {
    let events = Mutex::new(Vec::new());
    let say = |event| events.lock().expect("no panic while saying").push(event);
    let outcome =
        solver.solve(state, limits, &Control::new(), support::tables::shared_tables(), &say).expect("a good state");
    let events = events.into_inner().expect("no panic while saying");
    let (mut best, mut lower) = (usize::MAX, 0);
    let (mut started, mut joined, mut optimal) = (0, 0, Vec::new());
    for event in &events {
        match event {
            SearchEvent::Tables { .. } => assert_eq!(started, 0),
            SearchEvent::Started { threads, .. } => {
                started += 1;
                assert_eq!(*threads, limits.threads);
            }
            SearchEvent::Joined { .. } => {
                joined += 1;
                assert!(started == 1 && joined == 1 && limits.memory == Memory::Auto && limits.nodes.is_none());
            }
            SearchEvent::Bound { lower: raised, .. } => {
                assert!(*raised > lower && *raised <= best);
                lower = *raised;
            }
            SearchEvent::Found(found) => {
                assert!(found.length < best && found.length >= lower);
                assert_eq!(found.moves.length(TESS2.def()), found.length);
                assert!(state.after_all(&found.moves).is_solved());
                best = found.length;
            }
            SearchEvent::Optimal(found) => {
                assert!(limits.all_optimal && (found.length, found.length) == (best, lower));
                assert!(found.moves.length(TESS2.def()) == best && state.after_all(&found.moves).is_solved());
                optimal.push(found.clone());
            }
            other => panic!("an event that is not known: {other:?}"),
        }
    }
    assert_eq!(started, 1);
    assert_eq!(outcome.best.as_ref().map_or(usize::MAX, |b| b.length), best);
    assert_eq!(outcome.lower, lower);
    assert_eq!(outcome.all.as_ref().map_or(&[][..], |all| &all.solutions), optimal);
    outcome
}

fn walk(length: usize, seed: u64) -> Facelets {
    let moves = scramble::walk(TESS2, length, &mut scramble::generator(seed));
    Facelets::solved(TESS2).after_all(&moves)
}

fn uniform(seed: u64) -> Facelets {
    scramble::uniform(TESS2, &mut scramble::generator(seed))
}

fn one_thread() -> Limits {
    Limits { threads: 1, timeout: None, ..Limits::default() }
}

#[test]
fn short_scrambles_are_proven_optimal() {
    for length in 0..=8 {
        for seed in 0..4 {
            for solver in solvers::solvers_for(TESS2) {
                let state = walk(length, seed);
                let outcome = solve(solver, &state, &Limits { threads: 2, timeout: None, ..Limits::default() });
                assert_eq!(outcome.reason, Reason::Optimal);
                assert!(outcome.is_optimal() && outcome.lower <= length);
                // A canonical walk of up to two moves is optimal.
                assert!(length > 2 || outcome.lower == length);
            }
        }
    }
}

#[test]
fn distances_up_to_3_equal_breadth_first_search() {
    let solved = Facelets::solved(TESS2);
    let moves = || (0..92).map(Move::new);
    let mut level = std::collections::HashSet::from([solved.clone()]);
    let mut seen = level.clone();
    for depth in 1..=2usize {
        level = level.iter().flat_map(|s| moves().map(|m| s.after(m))).filter(|s| seen.insert(s.clone())).collect();
        assert_eq!(level.len(), [92, 6150][depth - 1]);
        for state in level.iter().step_by(97 * depth - 96) {
            assert_eq!(solve(&OPTIMAL, state, &one_thread()).lower, depth);
        }
    }
    for state in level.iter().step_by(613) {
        let farther = moves().map(|m| state.after(m)).find(|s| !seen.contains(s)).expect("a state three moves away");
        assert_eq!(solve(&OPTIMAL, &farther, &one_thread()).lower, 3);
    }
}

#[test]
fn random_states_get_good_solutions_within_a_node_limit() {
    let mut total = 0;
    for seed in 0..5 {
        let limits = Limits { nodes: Some(15_000_000), ..one_thread() };
        let outcome = solve(&ANYTIME, &uniform(seed), &limits);
        assert_eq!(outcome.reason, Reason::Nodes);
        assert!(outcome.lower >= 9);
        total += outcome.best.expect("a solution").length;
    }
    assert!(total <= 5 * 21, "mean {}", total as f64 / 5.0);
}

#[test]
fn states_near_a_subgroup_are_solved_within_a_node_limit() {
    // Walks that keep the W stickers on the W axis, and three repetitions of a commutator: the first stage needs fewer than seven moves.
    let keeping: Vec<u16> = (0..92).filter(|&m| TESS2.def().moves[usize::from(m)].motion.axis[3] == 3).collect();
    let mut random = scramble::generator(5);
    let mut states: Vec<Facelets> = (0..3)
        .map(|_| {
            use rand::RngExt;
            let walk = (0..74).map(|_| Move::new(keeping[random.random_range(0..keeping.len())])).collect();
            Facelets::solved(TESS2).after_all(&Sequence(walk))
        })
        .collect();
    let commutator = "UFO FO2 FO FO2 UFO' FO' ".repeat(3);
    let moves = unfold_engine::notation::hypercube::parse(TESS2, &commutator).expect("moves");
    states.push(Facelets::solved(TESS2).after_all(&moves));
    for state in states {
        let limits = Limits { target: Some(usize::MAX), nodes: Some(40_000_000), ..one_thread() };
        assert!(solve(&ANYTIME, &state, &limits).best.is_some());
    }
}

#[test]
fn one_thread_is_deterministic() {
    // With a node limit, the search waits for the large table even if full memory is not requested.
    for (solver, memories) in [
        (&ANYTIME, [Memory::Full, Memory::Auto]),
        (&OPTIMAL, [Memory::Auto, Memory::Full]),
        (&ANYTIME, [Memory::Small; 2]),
    ] {
        let runs = memories.map(|memory| {
            let limits = Limits { nodes: Some(400_000), memory, ..one_thread() };
            let run = solve(solver, &uniform(3), &limits);
            (run.nodes, run.lower, run.reason, run.best.map(|best| (best.length, best.moves)))
        });
        assert!(runs[0].3.is_some());
        assert_eq!(runs[0], runs[1]);
    }
}

#[test]
fn a_puzzle_is_solved_in_any_orientation() {
    let state = walk(6, 9);
    for held in SignedPerm::rotations(4).iter().step_by(13) {
        let map = facelet_map(&TESS2.def().places, held, |_| true);
        let lying = state.rearranged(&map);
        assert!(solve(&ANYTIME, &lying, &one_thread()).is_optimal());
    }
}

#[test]
fn a_solved_puzzle_needs_no_moves() {
    let outcome = solve(&ANYTIME, &Facelets::solved(TESS2), &one_thread());
    assert_eq!((outcome.lower, outcome.reason), (0, Reason::Optimal));
    assert_eq!(outcome.best.map(|b| b.moves), Some(Sequence::default()));
}

#[test]
fn limits_end_a_solve_with_their_reason() {
    let state = uniform(5);
    let limits = |change: &dyn Fn(&mut Limits)| {
        let mut limits = Limits { threads: 2, timeout: None, ..Limits::default() };
        change(&mut limits);
        limits
    };
    let outcome = solve(&ANYTIME, &state, &limits(&|l| l.target = Some(24)));
    assert_eq!(outcome.reason, Reason::Target);
    let outcome = solve(&ANYTIME, &state, &limits(&|l| l.nodes = Some(100_000)));
    assert_eq!(outcome.reason, Reason::Nodes);
    assert!(outcome.nodes < 200_000);
    let outcome = solve(&ANYTIME, &state, &limits(&|l| l.timeout = Some(Duration::from_millis(80))));
    assert_eq!(outcome.reason, Reason::Timeout);
    let outcome = solve(
        &ANYTIME,
        &state,
        &limits(&|l| {
            l.timeout = Some(Duration::from_secs(60));
            l.patience = Some(Duration::from_millis(700));
        }),
    );
    assert_eq!(outcome.reason, Reason::Patience);
    let since = outcome.elapsed - outcome.best.expect("a solution").at;
    assert!(since >= Duration::from_millis(700));
}

#[test]
fn facelets_with_a_mirrored_piece_are_rejected() {
    let mut colours = uniform(1).colours().to_vec();
    colours.swap(0, 25);
    let state = Facelets::new(TESS2, colours).expect("colours of the puzzle");
    let result = ANYTIME.solve(&state, &one_thread(), &Control::new(), support::tables::shared_tables(), &|_| ());
    assert!(matches!(result, Err(SolveError::Invalid(InvalidState::Mirrored { .. }))));
}

#[test]
fn a_stopped_search_keeps_a_found_solution() {
    for solver in [&ANYTIME, &OPTIMAL] {
        for memory in [Memory::Small, Memory::Full] {
            // Stops at the start, after the first solution, and after the third.
            for solutions in [0, 1, 3] {
                let limits = Limits { threads: 2, timeout: None, memory, ..Limits::default() };
                let search = Search::new(uniform(8), support::tables::shared_tables()).solver(solver).limits(limits);
                let mut run = search.start();
                support::wait_for(&mut run, |event| matches!(event, SearchEvent::Started { .. }));
                (0..solutions).for_each(|_| support::wait_for_solution(&mut run));
                let outcome = support::stop(run);
                assert_eq!(outcome.reason, Reason::Stopped);
                assert!(solutions == 0 || outcome.best.is_some());
            }
        }
    }
}

#[test]
fn both_solvers_prove_the_same_length_for_nine_move_walks() {
    // The proof alone determines the optimum; the anytime search must find the same.
    for seed in 0..3 {
        let state = walk(9, seed);
        let best = solve(&ANYTIME, &state, &Limits { threads: 2, timeout: None, ..Limits::default() });
        let proof = solve(&OPTIMAL, &state, &Limits { threads: 2, timeout: None, ..Limits::default() });
        assert!(best.is_optimal() && proof.is_optimal());
        assert_eq!(best.lower, proof.lower);
    }
}

#[test]
fn the_beam_solves_every_state_within_a_node_limit() {
    let mut lengths = Vec::new();
    for seed in 100..300 {
        let limits = Limits { nodes: Some(200_000), memory: Memory::Small, target: Some(usize::MAX), ..one_thread() };
        let outcome = solve(&ANYTIME, &uniform(seed), &limits);
        lengths.push(outcome.best.expect("a solution").length);
    }
    let (longest, total) = (lengths.iter().max().copied().unwrap_or(0), lengths.iter().sum::<usize>());
    assert!(longest <= 45 && total <= 200 * 34, "longest {longest}, mean {}", total as f64 / 200.0);
}

/// The state after a random walk by moves that keep the W stickers on the W axis and, if `sides`, the pieces on their side of it.
fn within_subgroup(length: usize, sides: bool, seed: u64) -> Facelets {
    use rand::RngExt;
    let def = TESS2.def();
    let keeps = |m: &u16| {
        let motion = &def.moves[usize::from(*m)].motion;
        motion.axis[3] == 3 && !(sides && motion.flip & 8 != 0)
    };
    let (keeping, mut random): (Vec<u16>, _) = ((0..92).filter(keeps).collect(), scramble::generator(seed));
    let walk = (0..length).map(|_| Move::new(keeping[random.random_range(0..keeping.len())])).collect();
    Facelets::solved(TESS2).after_all(&Sequence(walk))
}

#[test]
fn subgroup_states_get_good_solutions() {
    for memory in [Memory::Small, Memory::Full] {
        for seed in 0..3 {
            for sides in [false, true] {
                let limits = Limits { nodes: Some(100_000), memory, ..one_thread() };
                let state = within_subgroup(80, sides, seed);
                let length = solve(&ANYTIME, &state, &limits).best.expect("a solution").length;
                assert!(length <= 24, "{length} moves with seed {seed}, {memory:?}");
                // In another orientation, the same state has another first view.
                let held = &SignedPerm::rotations(4)[(seed as usize * 31 + 7) % 192];
                let map = facelet_map(&TESS2.def().places, held, |_| true);
                let colours = map.iter().map(|&i| state.colours()[i as usize]).collect();
                let lying = Facelets::new(TESS2, colours).expect("colours of the puzzle");
                assert!(solve(&ANYTIME, &lying, &limits).best.expect("a solution").length <= 24);
            }
        }
    }
}

#[test]
fn scrambles_up_to_8_are_solved_optimally_and_up_to_12_in_27_moves() {
    for length in 1..=12 {
        for seed in 40..42 {
            for memory in [Memory::Small, Memory::Full] {
                let limits = Limits { nodes: Some(100_000), memory, ..one_thread() };
                let outcome = solve(&ANYTIME, &walk(length, seed), &limits);
                let best = outcome.best.as_ref().expect("a solution").length;
                if length <= 8 {
                    assert!(outcome.reason == Reason::Optimal && best <= length, "{length}: {best}");
                    assert!(outcome.nodes < 30_000, "{length}: {} nodes", outcome.nodes);
                }
                assert!(outcome.lower <= length && best <= 27, "{length}: {best}");
            }
        }
    }
}

#[test]
fn targets_are_reached_and_end_the_solve() {
    for (target, memory) in [(30, Memory::Small), (24, Memory::Full), (21, Memory::Small), (21, Memory::Full)] {
        for threads in [1, 2] {
            let limits = Limits { threads, timeout: None, target: Some(target), memory, ..Limits::default() };
            let outcome = solve(&ANYTIME, &uniform(12), &limits);
            assert_eq!(outcome.reason, Reason::Target);
            assert!(outcome.best.expect("a solution").length <= target);
        }
    }
}

/// Names of the anytime solver's tables, by size.
const SMALL: [&str; 2] = ["tess2-axis-rows", "cube2-distance"];
const LARGE: &str = "tess2-side-rows";
const LARGEST: &str = "tess2-end-rows";

/// A separate store in a new folder with the small tables, and optionally the others.
fn fresh_store(large: bool) -> (tempfile::TempDir, Tables) {
    let folder = temporary();
    let tables = Tables::open(folder.path());
    let names = ANYTIME.tables().names;
    assert_eq!(names, [SMALL[0], SMALL[1], LARGE, LARGEST]);
    for name in &names[..if large { 4 } else { 2 }] {
        let spec = spec::find(name).expect("a table");
        // Linked, since the large tables take a gigabyte.
        let (from, to) = (support::tables::shared_tables().file(spec), tables.file(spec));
        std::fs::hard_link(&from, &to).or_else(|_| std::fs::copy(&from, &to).map(|_| ())).expect("linked or copied");
    }
    (folder, tables)
}

/// Runs the anytime solver until `stop` returns true for an event; returns all events and the outcome.
fn events_until(
    tables: &Tables,
    limits: &Limits,
    stop: impl Fn(&SearchEvent) -> bool + Sync,
) -> (Vec<SearchEvent>, Outcome) {
    let (control, events) = (Control::new(), Mutex::new(Vec::new()));
    let say = |event: SearchEvent| {
        if stop(&event) {
            control.stop();
        }
        events.lock().expect("no panic while saying").push(event);
    };
    let outcome = ANYTIME.solve(&uniform(4), limits, &control, tables, &say).expect("a good state");
    (events.into_inner().expect("no panic while saying"), outcome)
}

fn position(events: &[SearchEvent], what: impl Fn(&SearchEvent) -> bool) -> Option<usize> {
    events.iter().position(what)
}

#[test]
fn with_small_memory_the_large_table_is_not_touched() {
    let (folder, store) = fresh_store(false);
    let large = spec::find(LARGE).expect("a table");
    for nodes in [None, Some(200_000)] {
        let timeout = Some(Duration::from_millis(700));
        let limits = Limits { threads: 2, timeout, nodes, memory: Memory::Small, ..Limits::default() };
        let (events, outcome) = events_until(&store, &limits, |_| false);
        assert!(outcome.best.is_some());
        let large =
            |event: &SearchEvent| matches!(event, SearchEvent::Joined { .. } | SearchEvent::Tables { name: LARGE });
        assert_eq!(position(&events, large), None);
    }
    assert_eq!((store.file_state(large), store.background_progress()), (FileState::Absent, None));
    assert!(!ANYTIME.tables().are_large_tables_loaded(&store) && store.take_errors().is_empty());
    let small = SMALL.map(|name| spec::find(name).expect("a table").bytes);
    assert_eq!(store.bytes_in_use(), small.iter().sum::<u64>());
    assert_eq!(std::fs::read_dir(folder.path()).expect("folder").count(), 2);
}

#[test]
fn the_large_table_is_awaited_or_joins_in() {
    let started = |event: &SearchEvent| matches!(event, SearchEvent::Started { .. });
    let tables = |event: &SearchEvent| matches!(event, SearchEvent::Tables { name: LARGE });
    let joined = |event: &SearchEvent| matches!(event, SearchEvent::Joined { .. });
    for (memory, nodes) in [(Memory::Full, None), (Memory::Auto, Some(100_000))] {
        let (_folder, store) = fresh_store(true);
        let has_all = || ANYTIME.tables().are_large_tables_loaded(&store);
        assert!(!has_all());
        let limits = Limits { threads: 1, nodes, memory, ..Limits::default() };
        let (events, _) = events_until(&store, &limits, |event| {
            started(event) && {
                assert!(has_all());
                nodes.is_none()
            }
        });
        assert!(position(&events, tables).expect("said") < position(&events, started).expect("said"));
        assert_eq!(position(&events, joined), None);
    }
    let (_folder, store) = fresh_store(true);
    let limits = Limits { threads: 2, timeout: Some(Duration::from_secs(60)), ..Limits::default() };
    let (events, outcome) = events_until(&store, &limits, joined);
    assert_eq!(outcome.reason, Reason::Stopped);
    assert!(position(&events, joined).expect("said") > position(&events, started).expect("said"));
    assert_eq!((position(&events, tables), ANYTIME.tables().are_large_tables_loaded(&store)), (None, true));
}

//! The method `direct` of the 3×3×3: two plain phases, named by their purpose, and a proven bound.

use std::sync::Mutex;
use std::time::Duration;

use crate::support::program::{run_program, unfold, with_tables};
use crate::support::{self, window::TestWindow};
use serde_json::Value;
use unfold_app::command::{LessonCommand, PlaybackCommand, ScrambleCommand, SearchCommand, SettingsCommand};
use unfold_app::{lesson::methods, method_page::MethodPage, settings::switch::Switch};
use unfold_engine::control::Control;
use unfold_engine::puzzle::{Facelets, PuzzleId, scramble};
use unfold_engine::puzzles::cube3::Cube3;
use unfold_engine::puzzles::cube3::search::{DIRECT, DIRECT_LONGEST, TWO_PHASE};
use unfold_engine::search::{Limits, Outcome, Reason, SearchEvent, Solution, Solver};
use unfold_text::Language;

const CUBE3: PuzzleId = PuzzleId::Cube3;

fn uniform(seed: u64) -> Facelets {
    scramble::uniform(CUBE3, &mut scramble::generator(seed))
}

fn walk(length: usize, seed: u64) -> Facelets {
    let moves = scramble::walk(CUBE3, length, &mut scramble::generator(seed));
    Facelets::solved(CUBE3).after_all(&moves)
}

fn limits(threads: usize) -> Limits {
    Limits { threads, timeout: None, ..Limits::default() }
}

/// Solves, and checks that solutions are valid and get shorter, that bounds rise, and that no bound exceeds a solution. Returns the outcome
/// and all solutions found.
fn solve(state: &Facelets, limits: &Limits) -> (Outcome, Vec<Solution>) {
    let events = Mutex::new(Vec::new());
    let say = |event| events.lock().expect("not poisoned").push(event);
    let outcome =
        DIRECT.solve(state, limits, &Control::new(), support::tables::shared_tables(), &say).expect("a state");
    let (mut found, mut lower): (Vec<Solution>, usize) = (Vec::new(), 0);
    for event in events.into_inner().expect("not poisoned") {
        match event {
            SearchEvent::Found(solution) => {
                check(state, &solution);
                assert!(found.last().is_none_or(|before| solution.length < before.length));
                assert!(solution.length >= lower);
                found.push(solution);
            }
            SearchEvent::Bound { lower: raised, .. } => {
                assert!(raised > lower);
                lower = raised;
            }
            SearchEvent::Optimal(solution) => assert!(state.after_all(&solution.moves).is_solved()),
            SearchEvent::Tables { .. } | SearchEvent::Started { .. } => {}
            SearchEvent::Joined { .. } => panic!("there are no large tables"),
            other => panic!("an event that is not known: {other:?}"),
        }
    }
    assert_eq!((outcome.best.as_ref(), outcome.lower), (found.last(), lower));
    (outcome, found)
}

/// True if corners and edges are oriented and the slice edges are in the middle slice.
fn is_oriented(state: &Facelets) -> bool {
    let cube = Cube3::from_facelets(state).expect("a state");
    cube.co().iter().chain(cube.eo()).all(|o| *o == 0) && cube.ep()[8..].iter().all(|edge| *edge >= 8)
}

/// Checks that a solution solves, and that its phases are orientation and permutation, in this order.
fn check(state: &Facelets, solution: &Solution) {
    let defs = &CUBE3.def().moves;
    let phases: Vec<(u8, u8, usize)> = solution.phases.iter().map(|p| (p.number, p.axis, p.moves)).collect();
    let first = phases.first().filter(|(number, ..)| *number == 1).map_or(0, |(.., moves)| *moves);
    let numbers: Vec<u8> = phases.iter().map(|(number, ..)| *number).collect();
    assert!(numbers.is_sorted() && numbers.iter().all(|n| [1, 2].contains(n)), "{phases:?}");
    assert!(phases.iter().all(|(_, axis, moves)| *axis == 1 && *moves > 0), "U and D stand upright");
    assert_eq!(phases.iter().map(|(.., moves)| moves).sum::<usize>(), solution.moves.0.len());
    assert_eq!(solution.moves.0.len(), solution.length);
    let mut at = state.clone();
    for (n, &mv) in solution.moves.0.iter().enumerate() {
        let name = defs[mv.index()].name.as_str();
        assert_eq!(is_oriented(&at), n >= first, "{n} moves");
        assert!(n < first || name.starts_with(['U', 'D']) || name.ends_with('2'), "phase 2 turns {name}");
        at = at.after(mv);
    }
    assert!(at.is_solved());
}

#[test]
fn random_states_are_solved_quickly_in_two_phases() {
    let mut first = 0;
    for seed in 0..40 {
        let (outcome, found) = solve(&uniform(seed), &Limits { nodes: Some(200_000), ..limits(1) });
        assert_eq!(outcome.reason, Reason::Nodes);
        assert!(!found.is_empty() && found[0].length <= DIRECT_LONGEST);
        first += found[0].length;
    }
    assert!((21 * 40..=23 * 40).contains(&first), "{} on average", first as f64 / 40.0);
}

#[test]
fn solutions_called_optimal_are_optimal() {
    let proven = |solver: &dyn Solver, state: &Facelets, threads| {
        let outcome = solver.solve(state, &limits(threads), &Control::new(), support::tables::shared_tables(), &|_| ());
        let outcome = outcome.expect("a state");
        assert_eq!(outcome.reason, Reason::Optimal);
        outcome.lower
    };
    for seed in 0..20 {
        let state = walk(1 + seed as usize % 10, seed);
        let (outcome, _) = solve(&state, &limits(1 + seed as usize % 2));
        assert_eq!((outcome.reason, outcome.lower), (Reason::Optimal, proven(&TWO_PHASE, &state, 2)), "walk {seed}");
    }
    // Solved, one turn away from solved, and within the subgroup of phase 2.
    for (moves, length) in [("", 0), ("R", 1), ("U2", 1), ("U R2 D' F2 B2", 5)] {
        let moves = unfold_engine::notation::parse(CUBE3, moves).expect("moves");
        let (outcome, _) = solve(&Facelets::solved(CUBE3).after_all(&moves), &limits(2));
        assert_eq!((outcome.reason, outcome.lower), (Reason::Optimal, length));
    }
}

#[test]
fn all_optimal_solutions_equal_those_of_two_phase() {
    for (moves, threads) in [("", 1), ("R2 L2 U2 D2", 2), ("(R2 F2)3", 1), ("R U2 F' L", 2), ("U R2 D' F2 B2 U'", 1)] {
        let moves = unfold_engine::notation::parse(CUBE3, moves).expect("moves");
        let state = Facelets::solved(CUBE3).after_all(&moves);
        let mut lists = [&DIRECT as &dyn Solver, &TWO_PHASE].map(|solver| {
            let limits = Limits { all_optimal: true, ..limits(threads) };
            let outcome = solver.solve(&state, &limits, &Control::new(), support::tables::shared_tables(), &|_| ());
            let all = outcome.expect("a state").all.expect("a list");
            assert!(all.is_complete());
            all.solutions.into_iter().map(|solution| solution.moves.0).collect::<Vec<_>>()
        });
        lists.iter_mut().for_each(|list| list.sort_by_key(|moves| moves.iter().map(|m| m.index()).collect::<Vec<_>>()));
        assert_eq!(lists[0], lists[1]);
    }
}

#[test]
fn one_thread_is_deterministic_and_limits_are_obeyed() {
    let state = uniform(3);
    let few = Limits { nodes: Some(500_000), ..limits(1) };
    let run = || {
        let (outcome, found) = solve(&state, &few);
        (outcome.nodes, outcome.lower, found.into_iter().map(|solution| solution.moves).collect::<Vec<_>>())
    };
    assert_eq!(run(), run());
    let reason = |limits: Limits| solve(&state, &limits).0.reason;
    assert_eq!(reason(Limits { target: Some(21), ..limits(2) }), Reason::Target);
    assert_eq!(reason(Limits { patience: Some(Duration::from_millis(200)), ..limits(2) }), Reason::Patience);
    assert_eq!(reason(Limits { timeout: Some(Duration::from_millis(300)), ..limits(2) }), Reason::Timeout);
}

#[test]
fn the_command_line_reports_both_phases() {
    assert!(run_program(unfold(&["solve", "--method", "list"])).1.lines().any(|line| line == "direct"));
    let arguments = ["solve", "--random", "7", "--method", "direct", "--timeout", "0.5", "--jsonl"];
    let (code, out, err) = run_program(with_tables(&arguments));
    assert_eq!(code, 0, "{err}");
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines[0]["method"], "direct");
    let mut solutions = lines.iter().filter(|line| line["event"] == "solution").peekable();
    assert!(solutions.peek().is_some());
    for line in solutions {
        let phases: Vec<[u64; 2]> = serde_json::from_value(line["phases"].clone()).expect("pairs");
        assert_eq!(phases.iter().map(|[number, _]| *number).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(Some(phases[0][1] + phases[1][1]), line["length"].as_u64());
    }
}

#[test]
fn the_window_names_the_phases_and_explains_the_method() {
    let words = [("Orientation", "Permutation"), ("Orientation", "Permutation"), ("Orientación", "Permutación")];
    for (language, (orientation, permutation)) in Language::BUILT_IN.into_iter().zip(words) {
        let mut window = TestWindow::in_language(CUBE3, support::tables::folder(), language);
        window.apply(ScrambleCommand::ScrambleFrom(7));
        window.apply(SearchCommand::SetMethod("direct"));
        window.apply(SearchCommand::Solve);
        window.wait("a solution", |window| window.app().results().best().is_some());
        window.apply(SearchCommand::Stop);
        window.wait("the end", |window| !window.app().search.is_running());
        let notes = unfold_app::lesson::update::notes(window.app()).expect("a course");
        let headings: Vec<_> =
            notes.groups.iter().map(|group| unfold_app::sentences::lesson::headings(language, &notes, group)).collect();
        assert!(headings[0][0].starts_with(&format!("{orientation} (")), "{headings:?}");
        assert!(headings[1][0].starts_with(&format!("{permutation} (")), "{headings:?}");
        // Each heading is shown in the longest form that fits above the moves.
        assert!(headings.iter().all(|forms| forms.iter().any(|form| window.has_text(form))));
        // The lesson of a move states its phase and its number within the phase.
        let first = notes.groups[0].length;
        for (at, name, place) in [(1, orientation, 1), (first, orientation, first), (first + 1, permutation, 1)] {
            window.apply(SettingsCommand::Set(Switch::MoveEffects, true));
            window.apply(PlaybackCommand::Seek(at));
            let lesson = unfold_app::sentences::lesson::move_sentences(language, &notes, at).expect("a lesson");
            assert!(lesson.place.starts_with(&format!("{name}, ")), "{}", lesson.place);
            assert!(lesson.place.contains(&place.to_string()) && window.has_text(&lesson.place));
        }
        window.apply(LessonCommand::Explain(MethodPage::Direct));
        assert!(window.has_text(methods::title(MethodPage::Direct).get(language)));
        for paragraph in methods::paragraphs(language, MethodPage::Direct) {
            assert!(window.has_text(&paragraph), "{paragraph}");
        }
    }
}

#[test]
fn two_phase_does_not_use_the_phase_names_of_direct() {
    let mut window = TestWindow::new(CUBE3, support::tables::folder());
    window.apply(ScrambleCommand::ScrambleFrom(7));
    window.apply(SearchCommand::Solve);
    window.wait("a solution", |window| window.app().results().best().is_some());
    window.apply(SearchCommand::Stop);
    window.wait("the end", |window| !window.app().search.is_running());
    let notes = unfold_app::lesson::update::notes(window.app()).expect("a course");
    let heading = |n: usize| unfold_app::sentences::lesson::heading(Language::ENGLISH, &notes, &notes.groups[n]);
    assert!((0..notes.groups.len()).all(|n| !heading(n).starts_with("Orientation")), "{}", heading(0));
}

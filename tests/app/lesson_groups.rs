//! The groups of moves of a solution are named by their purpose, in the order of play.

use std::sync::{Arc, Mutex};

use crate::support;
use unfold_app::lesson::{MoveNotes, progress_chart::DistanceTables};
use unfold_app::played::{PlayableMoves, SequenceKind};
use unfold_app::sentences::lesson::{heading, move_sentences};
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence, pattern::Pattern, scramble};
use unfold_engine::search::{Limits, Phase, SearchEvent};
use unfold_engine::{control::Control, notation, puzzles::solvers, tables::Tables};
use unfold_text::Language;

/// Phase numbers, which no name may contain: they follow the search, and that is not always the order of play.
const NUMBERED: [&str; 5] = ["Phase", "phase 1", "phase 2", "fase 1", "fase 2"];
/// The groups of a solution found for the position, and of one found for the inverse position.
const CUBE3: [&[&str]; 2] = [&["Orient", "Place", "Finish"], &["Start", "Prepare", "Finish"]];
/// The same for the 2x2x2x2.
const TESS2: [&[&str]; 2] =
    [&["Orient", "Separate", "Solve", "Finish"], &["Start", "Prepare", "Change sides", "Finish"]];

/// Notes on moves that end at the solved puzzle, divided into these phases.
fn notes(
    tables: &Arc<Tables>,
    puzzle: PuzzleId,
    moves: &Sequence,
    phases: &[Phase],
    method: &'static str,
) -> MoveNotes {
    let def = puzzle.def();
    let undone = moves.0.iter().rev().map(|mv| def.moves[mv.index()].inverse).collect();
    let start = Pattern::from_facelets(&Facelets::solved(puzzle).after_all(&Sequence(undone)));
    let player = PlayableMoves { kind: SequenceKind::Solution, start: &start, moves, phases, at: 0 };
    MoveNotes::new(&player, def.metric, Some(method), &DistanceTables::in_memory(tables))
}

/// The names of the groups in order of play; checks that they cover all moves and contain no phase number.
fn names(notes: &MoveNotes) -> Vec<String> {
    let mut at = 0;
    for part in &notes.groups {
        assert_eq!(part.first, at);
        at = part.end();
        for language in Language::BUILT_IN {
            let heading = heading(language, notes, part);
            assert!(NUMBERED.iter().all(|number| !heading.contains(number)), "{heading}");
        }
    }
    assert_eq!(at, notes.moves.0.len());
    let name = |heading: String| heading.split(" (").next().unwrap_or_default().to_owned();
    notes.groups.iter().map(|part| name(heading(Language::ENGLISH, notes, part))).collect()
}

/// True if every move says that the solution was found for the inverse position, false if none does; panics otherwise.
fn is_found_backwards(notes: &MoveNotes) -> bool {
    let states =
        |played: usize| move_sentences(Language::ENGLISH, notes, played).expect("a lesson").backwards.is_some();
    let first = states(0);
    assert!((1..=notes.moves.0.len()).all(|played| states(played) == first));
    first
}

/// Enough nodes for several solutions of every method.
const NODES: u64 = 1_000_000;

/// True if `names` is a subsequence of `order`.
fn in_order(names: &[String], order: &[&str]) -> bool {
    let mut order = order.iter();
    names.iter().all(|name| order.any(|one| one == name))
}

#[test]
fn cube_groups_are_named_in_playing_order() {
    let tables = Arc::new(Tables::open(support::tables::folder().to_path_buf()));
    let moves = notation::parse(PuzzleId::Cube3, "R U F L D B").expect("moves");
    let cases: [(&str, &[u8], &[&str], bool); 7] = [
        ("twophase", &[1, 2], &["Orient", "Place"], false),
        ("twophase", &[1, 2, 0], &["Orient", "Place", "Finish"], false),
        ("twophase", &[2, 1], &["Prepare", "Finish"], true),
        ("twophase", &[0, 2, 1], &["Start", "Prepare", "Finish"], true),
        ("direct", &[1, 2], &["Orientation", "Permutation"], false),
        ("greedy", &[], &["Solve"], false),
        ("ida-score", &[], &["Solve"], false),
    ];
    for (method, numbers, expected, backwards) in cases {
        let phases: Vec<Phase> =
            numbers.iter().map(|&number| Phase { number, axis: 1, moves: moves.0.len() / numbers.len() }).collect();
        let notes = notes(&tables, PuzzleId::Cube3, &moves, &phases, method);
        assert_eq!(names(&notes), expected, "{method} {numbers:?}");
        assert_eq!(is_found_backwards(&notes), backwards, "{method} {numbers:?}");
    }
}

#[test]
fn groups_of_every_method_are_named_in_playing_order() {
    let tables = Arc::new(Tables::open(support::tables::folder().to_path_buf()));
    let mut directions = [0, 0];
    for puzzle in unfold_engine::puzzles::ALL {
        let def = puzzle.def();
        for solver in solvers::solvers_for(puzzle) {
            for seed in 1..=3 {
                // The methods based on the sticker score succeed only near the solved cube.
                let length = if ["greedy", "ida-score"].contains(&solver.name()) { 3 } else { 30 };
                let walk = scramble::walk(puzzle, length, &mut scramble::generator(seed));
                let state = Facelets::solved(puzzle).after_all(&walk);
                let limits = Limits { timeout: None, nodes: Some(NODES), threads: 1, ..Limits::default() };
                let found = Mutex::new(Vec::new());
                let say = |event: SearchEvent| {
                    if let SearchEvent::Found(solution) = event {
                        found.lock().expect("not poisoned").push(solution);
                    }
                };
                solver.solve(&state, &limits, &Control::new(), &tables, &say).expect("it is solved");
                for solution in found.into_inner().expect("not poisoned") {
                    let forwards = &solution.moves;
                    let backwards = Sequence(forwards.0.iter().rev().map(|mv| def.moves[mv.index()].inverse).collect());
                    let reversed: Vec<Phase> = solution.phases.iter().rev().copied().collect();
                    for (moves, phases) in [(forwards, &solution.phases), (&backwards, &reversed)] {
                        let notes = notes(&tables, puzzle, moves, phases, solver.name());
                        let names = names(&notes);
                        let orders = match (puzzle, solver.name()) {
                            (PuzzleId::Cube3, "twophase" | "optimal") => CUBE3,
                            (PuzzleId::Cube3, "direct") if notes.groups.len() > 1 && phases == &reversed => continue,
                            (PuzzleId::Cube3, "direct") => [&["Orientation", "Permutation"][..], &[]],
                            (PuzzleId::Tess2, _) => TESS2,
                            _ => [&["Solve"][..], &[]],
                        };
                        let told = is_found_backwards(&notes);
                        assert!(in_order(&names, orders[usize::from(told)]), "{} {names:?}", solver.name());
                        directions[usize::from(told)] += 1;
                    }
                }
            }
        }
    }
    assert!(directions.iter().all(|count| *count > 0), "both directions are come by: {directions:?}");
}

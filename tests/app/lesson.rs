//! The lesson: its measures are recounted on facelets, and its texts exist in every language.

use std::collections::{BTreeSet, HashSet};
use std::sync::{Arc, Mutex};

use crate::support::{self, home::Home};
use unfold_app::command::{PlaybackCommand, SearchCommand, TypingCommand};
use unfold_app::lesson::phases::{MovesAfterPhase2, PhaseGoal, SearchDirection};
use unfold_app::lesson::progress_chart::{Curve, DistanceTables};
use unfold_app::lesson::{MoveNotes, facts::Measure};
use unfold_app::played::{PlayableMoves, SequenceKind};
use unfold_app::sentences::{self, lesson::Change};
use unfold_engine::puzzle::{Facelets, Metric, Move, PuzzleId, Sequence, pattern::Pattern, pieces::Pieces, scramble};
use unfold_engine::puzzles::cube3::{self, CORNER_NAMES, EDGE_NAMES};
use unfold_engine::puzzles::{cube2, tess2};
use unfold_engine::search::{Limits, Memory, SearchEvent, Solution, Solver};
use unfold_engine::{control::Control, notation, tables::Tables};
use unfold_text::{Language, sentences::moves::describe};

fn tables() -> &'static Arc<Tables> {
    static TABLES: std::sync::OnceLock<Arc<Tables>> = std::sync::OnceLock::new();
    TABLES.get_or_init(|| Arc::new(Tables::open(support::tables::folder().to_path_buf())))
}

fn walk(puzzle: PuzzleId, length: usize, seed: u64) -> Sequence {
    scramble::walk(puzzle, length, &mut scramble::generator(seed))
}

/// Every solution that a solver reports.
fn solutions(solver: &dyn Solver, state: &Facelets, limits: &Limits) -> Vec<Solution> {
    let found = Mutex::new(Vec::new());
    let say = |event: SearchEvent| {
        if let SearchEvent::Found(solution) = event {
            found.lock().expect("not poisoned").push(solution);
        }
    };
    solver.solve(state, limits, &Control::new(), tables(), &say).expect("it is solved");
    found.into_inner().expect("not poisoned")
}

fn notes(state: &Facelets, solution: &Solution) -> MoveNotes {
    let start = Pattern::from_facelets(state);
    let metric = state.puzzle().def().metric;
    let player = PlayableMoves {
        kind: SequenceKind::Solution,
        start: &start,
        moves: &solution.moves,
        phases: &solution.phases,
        at: 0,
    };
    MoveNotes::new(&player, metric, None, &DistanceTables::in_memory(tables()))
}

/// The position after `at` moves, as measured when the last `frame` moves count as the way home: those moves first, then the scramble,
/// then the moves played.
fn framed(scramble: &Sequence, moves: &[Move], at: usize, frame: usize) -> Facelets {
    let mut all = moves[moves.len() - frame..].to_vec();
    all.extend(&scramble.0);
    all.extend(&moves[..at]);
    Facelets::solved(PuzzleId::Cube3).after_all(&Sequence(all))
}

const FACES: [&str; 3] = ["RL", "UD", "FB"];

/// The piece at a place: for each facelet, the letters of its face and its colour.
fn facelets_at(state: &Facelets, place: &str) -> Vec<(char, char)> {
    let def = state.puzzle().def();
    let slot = Pieces::for_puzzle(state.puzzle()).slots.iter().find(|slot| slot.name == place).expect("a place");
    let letter = |colour: u8| def.letters[usize::from(colour)];
    slot.facelets.iter().map(|&i| (letter(def.solved[i]), letter(state.colours()[i]))).collect()
}

/// For each facelet of a piece, the letters of its face and its colour.
type Piece = [(char, char)];

/// Recounts a measure from the letters of the facelets; panics for measures that are not counted here.
fn recount(state: &Facelets, what: Measure) -> u32 {
    let count = |names: &[&str], right: &dyn Fn(&Piece) -> bool| {
        names.iter().filter(|name| right(&facelets_at(state, name))).count() as u32
    };
    let home = |piece: &Piece| piece.iter().all(|(face, colour)| face == colour);
    match what {
        Measure::CornersOriented(axis) => {
            let own = FACES[usize::from(axis)];
            count(&CORNER_NAMES, &|piece| {
                piece.iter().any(|(face, colour)| own.contains(*face) && own.contains(*colour))
            })
        }
        Measure::EdgesOriented(axis) => {
            // An edge is oriented if its leading facelet is the same by face and by colour: that of the axis, or else of the next axis.
            let (own, next) = (FACES[usize::from(axis)], FACES[(usize::from(axis) + 1) % 3]);
            count(&EDGE_NAMES, &|piece| {
                let leads = |pick: &dyn Fn(&(char, char)) -> char| {
                    let of = |letters: &str| piece.iter().position(|p| letters.contains(pick(p)));
                    of(own).or_else(|| of(next))
                };
                leads(&|p| p.0) == leads(&|p| p.1)
            })
        }
        Measure::SliceEdges(axis) => {
            let own = FACES[usize::from(axis)];
            count(&EDGE_NAMES, &|piece| {
                !piece.iter().any(|(face, colour)| own.contains(*face) || own.contains(*colour))
            })
        }
        Measure::CornersHome => count(&CORNER_NAMES, &home),
        Measure::EdgesHome => count(&EDGE_NAMES, &home),
        Measure::Cross(face) => {
            let letter = state.puzzle().def().letters[usize::from(face)];
            let names: Vec<&str> = EDGE_NAMES.into_iter().filter(|name| name.contains(letter)).collect();
            count(&names, &home)
        }
        Measure::Solved => u32::from(state.is_solved()),
        other => panic!("{other:?} is not counted here"),
    }
}

/// True if a position of the 3x3x3 is in the subgroup of an axis: the axis's faces show only their own two colours, and the slice between
/// them has its own edges, oriented.
fn in_subgroup(state: &Facelets, axis: u8) -> bool {
    let own = FACES[usize::from(axis)];
    let next = FACES[(usize::from(axis) + 1) % 3];
    let on = |letters: &'static str| move |(face, _): &&(char, char)| letters.contains(*face);
    CORNER_NAMES.iter().chain(&EDGE_NAMES).all(|name| {
        let piece = facelets_at(state, name);
        let outer = piece.iter().filter(on(own)).all(|(_, colour)| own.contains(*colour));
        let slice = piece.iter().any(|p| on(own)(&p)) || piece.iter().filter(on(next)).all(|p| next.contains(p.1));
        outer && slice
    })
}

#[test]
fn cube_phases_reach_their_goals_and_counts_are_right() {
    let limits = Limits { timeout: None, nodes: Some(500_000), threads: 1, ..Limits::default() };
    let mut aims = Vec::new();
    for seed in 1..=8 {
        let scramble = walk(PuzzleId::Cube3, 30, seed);
        let state = Facelets::solved(PuzzleId::Cube3).after_all(&scramble);
        for solution in solutions(&cube3::TWO_PHASE, &state, &limits) {
            let notes = notes(&state, &solution);
            let moves = &solution.moves.0;
            assert_eq!(notes.notes.len(), moves.len());
            assert_eq!(notes.groups.iter().map(|part| part.length).sum::<usize>(), moves.len());
            let mut next = 0;
            for (number, part) in notes.groups.iter().enumerate() {
                assert_eq!((part.first, part.length > 0), (next, true));
                next = part.end();
                aims.push(part.goal);
                let home = moves.len() - part.moves_to_home;
                let seen = |at: usize| framed(&scramble, moves, at, part.moves_to_home);
                match part.goal {
                    PhaseGoal::Subgroup { .. } | PhaseGoal::Premoves { first: true } => {
                        assert!((part.end()..=home).all(|at| in_subgroup(&seen(at), part.axis)), "{:?}", notes.groups);
                    }
                    PhaseGoal::Within { .. } => {
                        assert!((part.first..=home).all(|at| in_subgroup(&seen(at), part.axis)));
                        assert!(seen(part.end()).is_solved());
                    }
                    PhaseGoal::FinalPhase1 | PhaseGoal::Premoves { first: false } => {
                        assert!(seen(part.end()).is_solved())
                    }
                    other => panic!("{other:?} has no place here"),
                }
                for n in 0..part.length {
                    let lesson = &notes.notes[part.first + n];
                    assert_eq!(
                        (lesson.mv, lesson.group, lesson.number_in_group),
                        (moves[part.first + n], number, n + 1)
                    );
                    assert!(lesson.tallies.len() >= if part.moves_to_home > 0 { 2 } else { 5 });
                    // The measures refer to the position shown, whatever the group counts as home.
                    let [before, after] = [0, 1].map(|more| framed(&scramble, moves, part.first + n + more, 0));
                    for tally in lesson.tallies.iter().chain(&lesson.unlisted) {
                        let Some(of) = tally.goal else { continue };
                        assert_eq!(tally.before, recount(&before, tally.measure), "{tally:?}");
                        assert_eq!(tally.after, recount(&after, tally.measure), "{tally:?}");
                        assert_eq!(tally.is_completed(), tally.after == of && tally.before != of);
                        assert_eq!(tally.is_broken(), tally.before == of && tally.after != of);
                    }
                }
            }
            let last = notes.notes.last().expect("a move");
            assert!(last.unlisted.iter().any(|tally| tally.measure == Measure::Solved && tally.is_completed()));
        }
    }
    // Both directions occurred.
    assert!(aims.contains(&PhaseGoal::Within { rest: MovesAfterPhase2::Nothing }), "{aims:?}");
    assert!(aims.contains(&PhaseGoal::Within { rest: MovesAfterPhase2::Phase1 }), "{aims:?}");
}

/// Two counts of hypercube pieces, by letters: those whose sticker of an axis's colours is on the axis, and those on its colour's side.
fn on_axis_and_side(state: &Facelets, axis: u8) -> (u32, u32) {
    let ends = ["LR", "DU", "BF", "IO"][usize::from(axis)];
    let slots = &Pieces::for_puzzle(PuzzleId::Tess2).slots;
    let pieces: Vec<Vec<(char, char)>> = slots.iter().map(|slot| facelets_at(state, &slot.name)).collect();
    let own = |piece: &Piece| piece.iter().find(|(_, colour)| ends.contains(*colour)).copied();
    let on_axis = pieces.iter().filter(|piece| own(piece).is_some_and(|(cell, _)| ends.contains(cell)));
    let on_side = pieces.iter().filter(|piece| {
        let cell = piece.iter().map(|(cell, _)| *cell).find(|cell| ends.contains(*cell));
        own(piece).map(|(_, colour)| colour) == cell
    });
    (on_axis.count() as u32, on_side.count() as u32)
}

#[test]
fn hypercube_phases_reach_their_goals() {
    let limits = Limits { timeout: None, nodes: Some(4_000_000), threads: 1, ..Limits::default() };
    let mut ways = HashSet::new();
    for seed in 1..=4 {
        let scramble = walk(PuzzleId::Tess2, 40, seed);
        let state = Facelets::solved(PuzzleId::Tess2).after_all(&scramble);
        let found = solutions(&tess2::ANYTIME, &state, &limits);
        assert!(!found.is_empty());
        for solution in found {
            let notes = notes(&state, &solution);
            let moves = &solution.moves.0;
            assert_eq!(notes.notes.len(), moves.len());
            let mut next = 0;
            let mut outside = 0;
            for part in &notes.groups {
                assert_eq!((part.first, part.length > 0), (next, true));
                next = part.end();
                let home = moves.len() - part.moves_to_home;
                let seen = |at: usize| {
                    let mut all = moves[home..].to_vec();
                    all.extend(&scramble.0);
                    all.extend(&moves[..at]);
                    Facelets::solved(PuzzleId::Tess2).after_all(&Sequence(all))
                };
                let holds = |at: usize| {
                    let (axis, side) = on_axis_and_side(&seen(at), part.axis);
                    (axis == 16, axis == 16 && side == 16)
                };
                match part.goal {
                    PhaseGoal::Axis(SearchDirection::Forwards) => {
                        assert!((part.end()..=home).all(|at| holds(at).0) && !holds(part.end() - 1).0);
                    }
                    PhaseGoal::Side(SearchDirection::Forwards) => {
                        assert!((part.first..=home).all(|at| holds(at).0));
                        assert!((part.end()..=home).all(|at| holds(at).1) && !holds(part.end() - 1).1);
                    }
                    PhaseGoal::Cubes(_) => assert!((part.first..=part.end()).all(|at| holds(at).1)),
                    PhaseGoal::Side(SearchDirection::Backwards) => {
                        assert!((part.first..=part.end()).all(|at| holds(at).0))
                    }
                    PhaseGoal::Axis(SearchDirection::Backwards) | PhaseGoal::Suffix(_) => {}
                    other => panic!("{other:?} has no place here"),
                }
                match part.goal {
                    PhaseGoal::Axis(way) => {
                        ways.insert(format!("{way:?}"));
                        outside += part.length;
                    }
                    PhaseGoal::Suffix(_) => outside += part.length,
                    _ => assert!(seen(home).is_solved()),
                }
                for n in part.first..part.end() {
                    let measures: Vec<Measure> = notes.notes[n].tallies.iter().map(|tally| tally.measure).collect();
                    let own = [Measure::OnAxis(part.axis), Measure::OnSide(part.axis), Measure::PiecesTogether];
                    assert_eq!(&measures[..], if part.moves_to_home > 0 { &own[2..] } else { &own[..] });
                }
            }
            assert_eq!(next, moves.len());
            // The phase onto the axis and the suffix are short.
            assert!(outside <= 12, "{outside} of {}: {:?}", moves.len(), notes.groups);
            let together: Vec<u32> = notes
                .notes
                .iter()
                .filter_map(|lesson| {
                    lesson
                        .tallies
                        .iter()
                        .find(|tally| tally.measure == Measure::PiecesTogether)
                        .map(|tally| tally.after)
                })
                .collect();
            assert_eq!((together.len(), together.last()), (moves.len(), Some(&16)));
        }
    }
    assert_eq!(ways.len(), 2, "both directions are come by: {ways:?}");
}

#[test]
fn curves_show_distances_and_bounds() {
    // On the 2x2x2, the distance falls by one per move.
    let state = Facelets::solved(PuzzleId::Cube2).after_all(&walk(PuzzleId::Cube2, 20, 5));
    let found = solutions(&cube2::OPTIMAL, &state, &Limits::default());
    let course2 = notes(&state, found.last().expect("a solution"));
    let distance = course2.curve_values(Curve::Distance);
    let expected: Vec<u32> = (0..=course2.moves.0.len() as u32).rev().collect();
    assert_eq!(distance, expected);
    for (n, lesson) in course2.notes.iter().enumerate() {
        let htm =
            lesson.tallies.iter().find(|tally| tally.measure == Measure::Distance(Metric::Htm)).expect("a distance");
        assert_eq!([htm.before, htm.after], [distance[n], distance[n + 1]]);
    }
    // On other puzzles, no bound exceeds the moves left, and none is zero before the end.
    for (solver, seed) in [(&cube3::TWO_PHASE as &dyn Solver, 1), (&tess2::ANYTIME, 2)] {
        let puzzle = solver.puzzle();
        let state = Facelets::solved(puzzle).after_all(&walk(puzzle, 40, seed));
        let limits = Limits { timeout: None, nodes: Some(400_000), threads: 1, ..Limits::default() };
        let notes = notes(&state, solutions(solver, &state, &limits).last().expect("a solution"));
        let bounds = notes.curve_values(Curve::Bound);
        assert_eq!(bounds.len(), notes.moves.0.len() + 1);
        for (n, bound) in bounds.iter().rev().enumerate() {
            assert!(*bound as usize <= n && (n == 0) == (*bound == 0), "{bound} with {n} moves left");
        }
        let usual = notes.curve_values(unfold_app::lesson::progress_chart::curves(puzzle)[0]);
        assert_eq!((usual.len(), usual.last()), (bounds.len(), Some(&0)));
        assert!(usual[0] > 0 && notes.curve_values(Curve::Distance).is_empty());
    }
}

#[test]
fn every_move_has_its_own_description_in_every_language() {
    for puzzle in unfold_engine::puzzles::ALL {
        let all = puzzle.def().moves.len();
        let mut of_all = BTreeSet::new();
        for language in Language::BUILT_IN {
            let words: BTreeSet<String> = (0..all).map(|m| describe(language, puzzle, Move::new(m as u16))).collect();
            assert_eq!(words.len(), all, "{puzzle:?} {language:?}");
            assert!(words.iter().all(|words| words.len() > 8 && !words.contains(['?', '{'])));
            of_all.extend(words);
        }
        assert_eq!(of_all.len(), 3 * all, "{puzzle:?}: something is not translated");
        assert_eq!(describe(Language::ENGLISH, puzzle, Move::new(9999)), "");
    }
    let words = |puzzle: PuzzleId, name: &str| {
        let mv = notation::parse(puzzle, name).expect("a move").0[0];
        describe(Language::ENGLISH, puzzle, mv)
    };
    assert_eq!(words(PuzzleId::Cube3, "R'"), "turn the right face 90° anticlockwise");
    assert_eq!(words(PuzzleId::Cube2, "U2"), "turn the upper face 180°");
    assert_eq!(words(PuzzleId::Cube3, "M"), "turn the layer between L and R 90° clockwise, seen from the left face");
    assert!(words(PuzzleId::Tess2, "UFR").starts_with("turn cell U 180° about its edge towards F and R"));
    for (name, begins) in [
        ("{2}RF2", "turn the layer behind cell R 180° about"),
        ("{1-2}RFU", "turn cell R, and the layer behind with it, 180° about"),
        ("{1,3}RFU", "turn cell R, and the opposite cell L with it, 180° about"),
    ] {
        assert!(words(PuzzleId::Tess3, name).starts_with(begins), "{}", words(PuzzleId::Tess3, name));
    }
    assert!(words(PuzzleId::Tess2, "UFRO").starts_with("turn cell U 120° about its corner towards F, R and O"));
}

#[test]
fn turn_descriptions_match_the_direction_of_the_facelets() {
    // Slices and rotations turn in the direction of the face named in their description.
    let def = PuzzleId::Cube3.def();
    let faces = ["upper", "right", "front", "lower", "left", "back"];
    for (m, mv) in def.moves.iter().enumerate() {
        let words = describe(Language::ENGLISH, PuzzleId::Cube3, Move::new(m as u16));
        let face = faces.iter().position(|face| words.contains(&format!("the {face} face"))).expect("a face");
        let quarters = if words.contains("180°") { 1 } else { 2 * usize::from(words.contains("anticlockwise")) };
        assert_eq!(mv.motion, def.moves[3 * face + quarters].motion, "{}: {words}", mv.name);
    }
    // A turn of the hypercube carries facelets between the two neighbours named.
    let def = PuzzleId::Tess2.def();
    let solved = Facelets::solved(PuzzleId::Tess2);
    let cell = |letter: char| def.letters.iter().position(|l| *l == letter).expect("a cell") as u8;
    let mut told = 0;
    for m in 0..def.moves.len() {
        let words = describe(Language::ENGLISH, PuzzleId::Tess2, Move::new(m as u16));
        let Some((before, to)) = words.split_once(" goes to ") else { continue };
        let (from, to) = (before.chars().next_back().expect("a cell"), to.chars().next().expect("a cell"));
        let after = solved.after(Move::new(m as u16));
        let carried = (0..64).any(|i| def.solved[i] == cell(to) && after.colours()[i] == cell(from));
        assert!(carried && from != to, "{}: {words}", def.moves[m].name);
        told += 1;
    }
    // Six quarters and eight thirds for each of twelve kinds of turns: of eight cells, and of the whole puzzle about four axes.
    assert_eq!(told, 12 * (6 + 8));
}

#[test]
fn lessons_say_what_changed_in_every_language() {
    // A node limit gives the same solution on every machine.
    let limits = Limits { threads: 1, timeout: None, nodes: Some(300_000), memory: Memory::Full, ..Limits::default() };
    let state = Facelets::solved(PuzzleId::Cube3).after_all(&walk(PuzzleId::Cube3, 30, 3));
    let solution = solutions(&cube3::TWO_PHASE, &state, &limits).pop().expect("a solution");
    let notes = notes(&state, &solution);
    for (n, language) in Language::BUILT_IN.into_iter().enumerate() {
        let mut seen = HashSet::new();
        for played in 0..=notes.moves.0.len() {
            let words = sentences::lesson::move_sentences(language, &notes, played).expect("words");
            assert_eq!(words.next.is_some(), played > 0 && played < notes.moves.0.len());
            let lesson = &notes.notes[played.saturating_sub(1)];
            let tallies = || lesson.tallies.iter().chain(&lesson.unlisted);
            let came_true = tallies().filter(|t| t.is_completed()).count();
            // Once the cube is solved, the goals that this includes are not listed.
            let solved = tallies().any(|t| t.measure == Measure::Solved && t.is_completed());
            let told = if solved { 1 } else { came_true } + tallies().filter(|t| t.is_broken()).count();
            assert_eq!(words.changes.len(), told);
            assert_eq!(solved, played == notes.moves.0.len());
            let part = &notes.groups[lesson.group];
            assert!(
                words.place.contains(&lesson.number_in_group.to_string())
                    && words.place.contains(&part.length.to_string())
            );
            assert_eq!(words.frame.is_some(), part.moves_to_home > 0);
            seen.insert(format!("{words:?}"));
        }
        assert!(seen.len() > notes.moves.0.len() / 2);
        assert!(sentences::lesson::move_sentences(language, &notes, notes.moves.0.len() + 1).is_none());
        let end = sentences::lesson::move_sentences(language, &notes, notes.moves.0.len()).expect("words");
        let solved = ["the puzzle is solved", "le casse-tête est résolu", "el rompecabezas está resuelto"];
        let told = |(change, words): &(Change, String)| *change == Change::Completed && words.contains(solved[n]);
        assert!(end.changes.iter().any(told), "{:?}", end.changes);
    }
}

#[test]
fn crosses_and_solutions_without_phases_have_lessons() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.program.apply(TypingCommand::TypePosition("R U2 F' L".into()));
    let moves = notation::parse(PuzzleId::Cube3, "L' F U2 R'").expect("moves");
    home.program.apply(PlaybackCommand::Play { kind: SequenceKind::Cross(0), moves: moves.clone() });
    let notes = unfold_app::lesson::update::notes(&home.program.model).expect("a course");
    assert_eq!(notes.groups.iter().map(|part| part.goal).collect::<Vec<_>>(), [PhaseGoal::Cross(0)]);
    let last = notes.notes.last().expect("a move").tallies[0];
    assert_eq!((last.measure, last.after, last.is_completed()), (Measure::Cross(0), 4, true));
    assert!(
        Arc::ptr_eq(&notes, &unfold_app::lesson::update::notes(&home.program.model).expect("a course")),
        "it is worked out once"
    );
    home.program.apply(SearchCommand::SetMethod("ida-score"));
    home.program.apply(SearchCommand::Solve);
    home.wait("it is solved", |app| !app.search.is_running());
    let notes = unfold_app::lesson::update::notes(&home.program.model).expect("a course");
    assert_eq!((notes.groups.len(), notes.groups[0].goal), (1, PhaseGoal::Whole));
    let scores = notes.curve_values(Curve::Score);
    for (n, lesson) in notes.notes.iter().enumerate() {
        let score = lesson.tallies.iter().find(|tally| tally.measure == Measure::Score).expect("a score");
        assert_eq!([score.before, score.after], [scores[n], scores[n + 1]]);
    }
    // All crosses are complete after the last move.
    let last = notes.notes.last().expect("a move");
    assert!(
        last.unlisted.iter().filter(|tally| matches!(tally.measure, Measure::Cross(_))).all(|tally| tally.after == 4)
    );
}

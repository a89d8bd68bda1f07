//! The lesson's measures along many solutions, each checked by a second definition on the stickers shown.

mod letters;

use std::collections::HashSet;
use std::sync::{Arc, Mutex, OnceLock};

use self::letters::{Piece, distance, measure_by_letters, misplaced, pieces};
use crate::support;
use unfold_app::lesson::progress_chart::{Curve, DistanceTables};
use unfold_app::lesson::{MoveNote, MoveNotes, facts::Measure, phases::PhaseGoal};
use unfold_app::played::{PlayableMoves, SequenceKind};
use unfold_app::{puzzles::crosses, sentences::lesson::move_sentences};
use unfold_engine::puzzle::{Facelets, Move, PuzzleId, Sequence, pattern::Pattern, scramble};
use unfold_engine::search::{Limits, Phase, SearchEvent};
use unfold_engine::{control::Control, puzzles::solvers, tables::Tables};
use unfold_text::Language;

fn tables() -> &'static Arc<Tables> {
    static TABLES: OnceLock<Arc<Tables>> = OnceLock::new();
    TABLES.get_or_init(|| Arc::new(Tables::open(support::tables::folder().to_path_buf())))
}

/// A solution to be taught: its start, its moves, and the solver's facts about them.
struct TaughtSolution {
    start: Facelets,
    moves: Sequence,
    phases: Vec<Phase>,
    method: Option<&'static str>,
    what: SequenceKind,
}

impl TaughtSolution {
    fn notes(&self) -> MoveNotes {
        let start = Pattern::from_facelets(&self.start);
        let player = PlayableMoves { kind: self.what, start: &start, moves: &self.moves, phases: &self.phases, at: 0 };
        MoveNotes::new(&player, self.start.puzzle().def().metric, self.method, &DistanceTables::in_memory(tables()))
    }

    /// The positions shown: before the first move and after each. Panics unless the last is solved.
    fn positions(&self) -> Vec<Facelets> {
        let mut out = vec![self.start.clone()];
        for mv in &self.moves.0 {
            out.push(out[out.len() - 1].after(*mv));
        }
        assert!(out[out.len() - 1].is_solved());
        out
    }
}

fn random_orientation(puzzle: PuzzleId, seed: u64) -> Facelets {
    let rotations: Vec<Move> = (0..puzzle.def().moves.len())
        .map(|n| Move::new(n as u16))
        .filter(|mv| Facelets::solved(puzzle).after(*mv).is_solved())
        .collect();
    let pick =
        |n: u64| rotations[(seed.wrapping_mul(2_654_435_761).wrapping_add(n * 97) % rotations.len() as u64) as usize];
    Facelets::solved(puzzle).after(pick(0)).after(pick(1))
}

/// A solution that undoes a random walk, divided into phases numbered as by the solvers, forwards or backwards.
fn undone(puzzle: PuzzleId, seed: u64) -> TaughtSolution {
    let (length, numbers): (usize, &[&[u8]]) = match puzzle {
        PuzzleId::Cube2 => (8, &[&[]]),
        PuzzleId::Cube3 => (20, &[&[], &[1, 2], &[1, 2, 0], &[2, 1], &[0, 2, 1], &[1], &[2]]),
        PuzzleId::Tess2 => (20, &[&[]]),
        PuzzleId::Tess3 => (40, &[&[], &[1, 2, 3, 4], &[4, 3, 2, 1]]),
    };
    let walk = scramble::walk(puzzle, length, &mut scramble::generator(seed));
    let numbers = numbers[seed as usize % numbers.len()];
    let axes = puzzle.def().dimensions as u64;
    let phase = |&number: &u8| Phase { number, axis: (seed / 7 % axes) as u8, moves: length / numbers.len() };
    let moves = walk.inverse(puzzle.def());
    let mut phases: Vec<Phase> = numbers.iter().map(phase).collect();
    if let Some(last) = phases.last_mut() {
        last.moves += moves.0.len() - length / numbers.len() * numbers.len();
    }
    let method = (puzzle == PuzzleId::Cube3 && seed.is_multiple_of(5) && numbers == [1, 2]).then_some("direct");
    let what = match seed % 11 {
        0 => SequenceKind::Log,
        1 if puzzle == PuzzleId::Cube3 => SequenceKind::Cross((seed % 6) as u8),
        2 if puzzle == PuzzleId::Cube3 => {
            let face = (seed % 6) as u8;
            let slot = crosses::slots(face).nth(seed as usize / 6 % 4).expect("four slots");
            SequenceKind::XCross(face, slot.name())
        }
        _ => SequenceKind::Solution,
    };
    TaughtSolution { start: random_orientation(puzzle, seed).after_all(&walk), moves, phases, method, what }
}

/// All solutions that each solver finds for a random position in a random orientation.
fn solver_solutions(puzzle: PuzzleId, seed: u64) -> Vec<TaughtSolution> {
    let mut out = Vec::new();
    for solver in solvers::solvers_for(puzzle) {
        let length = if ["greedy", "ida-score"].contains(&solver.name()) { 3 } else { 40 };
        let start =
            random_orientation(puzzle, seed).after_all(&scramble::walk(puzzle, length, &mut scramble::generator(seed)));
        // The fallback for the 3×3×3×3, with hundreds of moves, has no phases.
        let (nodes, target) = if puzzle == PuzzleId::Tess3 { (100_000_000, Some(200)) } else { (1_000_000, None) };
        let limits = Limits { timeout: None, nodes: Some(nodes), target, threads: 1, ..Limits::default() };
        let solutions = Mutex::new(Vec::new());
        let say = |event: SearchEvent| {
            if let SearchEvent::Found(solution) = event {
                solutions.lock().expect("not poisoned").push(solution);
            }
        };
        solver.solve(&start, &limits, &Control::new(), tables(), &say).expect("it is solved");
        out.extend(solutions.into_inner().expect("not poisoned").into_iter().map(|solution| TaughtSolution {
            start: start.clone(),
            moves: solution.moves,
            phases: solution.phases,
            method: Some(solver.name()),
            what: SequenceKind::Solution,
        }));
    }
    out
}

/// Compares all measures along a solution with the stickers; returns the measures compared.
fn compare(solved: &TaughtSolution, notes: &MoveNotes) -> HashSet<String> {
    let puzzle = solved.start.puzzle();
    let shown = solved.positions();
    let end = &shown[shown.len() - 1];
    let at: Vec<Vec<Piece>> = shown.iter().map(|state| pieces(state, end)).collect();
    let value = |what: Measure, n: usize| match what {
        Measure::Distance(metric) => distance(&shown[n], metric),
        Measure::Misplaced => misplaced(&shown[n]),
        what => measure_by_letters(&at[n], puzzle, what).unwrap_or_else(|| panic!("{what:?} has no second definition")),
    };
    let mut known: Vec<(Measure, Vec<u32>)> = Vec::new();
    let mut values = |what: Measure| {
        let n = known.iter().position(|(of, _)| *of == what).unwrap_or(known.len());
        if n == known.len() {
            known.push((what, (0..shown.len()).map(|n| value(what, n)).collect()));
        }
        known[n].1.clone()
    };
    let mut seen = HashSet::new();
    assert_eq!(notes.notes.len(), solved.moves.0.len());
    for (n, MoveNote { tallies, unlisted, .. }) in notes.notes.iter().enumerate() {
        for tally in tallies.iter().chain(unlisted) {
            let (values, why) = (values(tally.measure), || format!("{tally:?} at {n}: {:?}", notes.groups));
            assert_eq!([tally.before, tally.after], values[n..n + 2], "{}", why());
            // The goal is the value at the end.
            assert!(tally.goal.is_none_or(|of| of == values[shown.len() - 1]), "{}", why());
            assert!(tally.before <= tally.max && tally.after <= tally.max, "{}", why());
            seen.insert(format!("{:?}", tally.measure).split('(').next().unwrap_or_default().to_owned());
        }
    }
    for curve in &notes.curves {
        if curve.curve == Curve::Bound {
            assert!(curve.values.iter().rev().enumerate().all(|(left, bound)| *bound as usize <= left));
        } else if !curve.values.is_empty() {
            let what = match curve.curve {
                Curve::Score => Measure::Score,
                Curve::Misplaced => Measure::Misplaced,
                _ => Measure::Distance(notes.metric),
            };
            assert_eq!(curve.values, values(what), "{:?}", curve.curve);
        }
        seen.insert(format!("{:?}", curve.curve));
    }
    seen
}

/// Checks that each group whose goal is measured has reached it at its end; returns puzzle and goal of the groups checked.
fn check_ends(notes: &MoveNotes) -> HashSet<String> {
    let mut out = HashSet::new();
    for group in notes.groups.iter().filter(|group| group.moves_to_home == 0 && !group.goal.is_backwards()) {
        let axis = group.axis;
        let own: &[Measure] = match group.goal {
            PhaseGoal::Subgroup { .. } => {
                &[Measure::CornersOriented(axis), Measure::EdgesOriented(axis), Measure::SliceEdges(axis)]
            }
            PhaseGoal::Within { .. } => &[Measure::CornersHome, Measure::EdgesHome],
            PhaseGoal::Axis(_) => &[Measure::OnAxis(axis)],
            PhaseGoal::Side(_) => &[Measure::OnSide(axis)],
            PhaseGoal::Cubes(_) | PhaseGoal::ThreeCubes(_) => &[Measure::PiecesTogether],
            _ => continue,
        };
        let last = &notes.notes[group.end() - 1].tallies;
        for what in own {
            let tally =
                last.iter().find(|tally| tally.measure == *what).unwrap_or_else(|| panic!("{group:?} {last:?}"));
            assert_eq!(Some(tally.after), tally.goal, "{group:?} {tally:?}");
        }
        out.insert(format!("{} {:?}", notes.puzzle.def().name, group.goal));
    }
    out
}

/// Compares `many` solutions of each puzzle, besides those of searches; returns the total number.
fn compare_solutions(many: [(PuzzleId, u64); 4]) -> usize {
    let (mut seen, mut ends, mut compared) = (HashSet::new(), HashSet::new(), 0);
    for (puzzle, many) in many {
        // Solutions of searches first: they load the distances of the 2×2×2.
        for solved in (1..=3).flat_map(|seed| solver_solutions(puzzle, seed)) {
            let notes = solved.notes();
            seen.extend(compare(&solved, &notes));
            ends.extend(check_ends(&notes));
            compared += 1;
        }
        for solved in (0..many).map(|seed| undone(puzzle, seed)) {
            seen.extend(compare(&solved, &solved.notes()));
            compared += 1;
        }
    }
    for what in [
        "CornersOriented",
        "EdgesOriented",
        "SliceEdges",
        "CornersHome",
        "EdgesHome",
        "Cross",
        "Pair",
        "Score",
        "CornersTogether",
        "Distance",
        "OnAxis",
        "OnSide",
        "PiecesTogether",
        "Misplaced",
        "Solved",
        "Bound",
    ] {
        assert!(seen.contains(what), "{what} was not come by: {seen:?}");
    }
    for part in [
        "3x3x3 Subgroup",
        "3x3x3 Within",
        "2x2x2x2 Axis",
        "2x2x2x2 Side",
        "3x3x3x3 Axis",
        "3x3x3x3 Side",
        "3x3x3x3 ThreeCubes",
    ] {
        assert!(ends.iter().any(|one| one.starts_with(part)), "{part}: {ends:?}");
    }
    compared
}

#[test]
fn measures_of_a_hundred_solutions_match_the_stickers() {
    let many = [(PuzzleId::Cube2, 10), (PuzzleId::Cube3, 50), (PuzzleId::Tess2, 30), (PuzzleId::Tess3, 13)];
    let compared = compare_solutions(many);
    assert!(compared >= 100, "{compared}");
}

#[test]
#[ignore = "takes a quarter of a minute; the long check runs it"]
fn measures_of_a_thousand_solutions_match_the_stickers() {
    let many = [(PuzzleId::Cube2, 60), (PuzzleId::Cube3, 500), (PuzzleId::Tess2, 300), (PuzzleId::Tess3, 130)];
    let compared = compare_solutions(many);
    assert!(compared >= 1000, "{compared}");
}

#[test]
fn phases_found_backwards_claim_no_completed_goals() {
    // Found from the inverse position: the measures refer to another position than the one shown.
    for (puzzle, phases) in [(PuzzleId::Cube3, [0, 2, 1].as_slice()), (PuzzleId::Tess3, &[4, 3, 2, 1])] {
        let walk = scramble::walk(puzzle, 24, &mut scramble::generator(9));
        let phase = |number: &u8| Phase { number: *number, axis: 1, moves: 24 / phases.len() };
        let phases = phases.iter().map(phase).collect();
        let start = Facelets::solved(puzzle).after_all(&walk);
        let solved = TaughtSolution {
            start,
            moves: walk.inverse(puzzle.def()),
            phases,
            method: None,
            what: SequenceKind::Solution,
        };
        let notes = solved.notes();
        let words = move_sentences(Language::ENGLISH, &notes, 0).expect("a lesson");
        assert!(notes.groups[0].moves_to_home > 0 && words.changes.is_empty(), "{words:?}");
        assert!(words.tallies.iter().all(|told| !told.contains("orient") && !told.contains("axis")), "{words:?}");
    }
}

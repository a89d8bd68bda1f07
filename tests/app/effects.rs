//! What the lesson counts, against the stickers that are shown, along a thousand solutions: every count by a second definition, which
//! knows stickers as pairs of letters and nothing of the program's own.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, OnceLock};

use crate::support;
use unfold_engine::control::Control;
use unfold_engine::puzzle::painting::Painting;
use unfold_engine::puzzle::{Facelets, Metric, Move, PuzzleId, Sequence, scramble};
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, Phase, SearchEvent};
use unfold_engine::tables::Tables;
use unfold_solver::shared::lesson::facts::Measure;
use unfold_solver::shared::lesson::phases::PhaseGoal;
use unfold_solver::shared::lesson::progress_chart::{Curve, DistanceTables};
use unfold_solver::shared::lesson::{Lesson, MoveNotes};
use unfold_solver::shared::played::{MoveSequencePlayer, Played};
use unfold_solver::shared::puzzles::crosses;
use unfold_solver::shared::sentences::lesson::lesson;
use unfold_text::Language;

/// The letters of the faces or cells at the ends of each axis.
const CUBE: [&str; 3] = ["RL", "UD", "FB"];
const HYPERCUBE: [&str; 4] = ["LR", "DU", "BF", "IO"];

/// A sticker: the letter of the face or cell where it is, and that of the face or cell which shows its colour at the end.
type Sticker = (char, char);
type Piece = Vec<Sticker>;

/// Pieces of a position, each as its stickers, as they are shown; `end` is the last position, which is solved.
fn pieces(state: &Facelets, end: &Facelets) -> Vec<Piece> {
    let def = state.puzzle().def();
    let mut cubies: Vec<[i8; 4]> = Vec::new();
    let mut out: Vec<Piece> = Vec::new();
    for (i, place) in def.places.iter().enumerate() {
        let belongs_at =
            end.colours().iter().position(|colour| *colour == state.colours()[i]).expect("it is at the end");
        let letter = |at: usize| def.letters[usize::from(def.solved[at])];
        let n = cubies.iter().position(|cubie| *cubie == place.cubie).unwrap_or(cubies.len());
        if n == cubies.len() {
            cubies.push(place.cubie);
            out.push(Piece::new());
        }
        out[n].push((letter(i), letter(belongs_at)));
    }
    out
}

fn count(pieces: &[Piece], stickers: usize, right: impl Fn(&Piece) -> bool) -> u32 {
    pieces.iter().filter(|piece| piece.len() == stickers && right(piece)).count() as u32
}

fn is_home(piece: &Piece) -> bool {
    piece.iter().all(|(face, colour)| face == colour)
}

fn opposite(letter: char) -> char {
    let pair = HYPERCUBE.iter().find(|pair| pair.contains(letter)).expect("an axis");
    pair.chars().find(|other| *other != letter).expect("two ends")
}

/// Number of pieces that are right when the puzzle is held so that most are: each piece in its turn, or the centres, say how it is held.
fn together(all: &[Piece]) -> u32 {
    let movable: Vec<&Piece> = all.iter().filter(|piece| piece.len() > 1).collect();
    let centres: Piece = all.iter().filter(|piece| piece.len() == 1).flatten().copied().collect();
    let held = |by: &[Sticker]| {
        let mut at: HashMap<char, char> = HashMap::new();
        for &(face, colour) in by {
            at.insert(colour, face);
            at.insert(opposite(colour), opposite(face));
        }
        movable.iter().filter(|piece| piece.iter().all(|(face, colour)| at.get(colour) == Some(face))).count() as u32
    };
    match centres[..] {
        [] => movable.iter().map(|piece| held(piece)).max().unwrap_or(0),
        _ => held(&centres),
    }
}

/// What a measure counts, by letters; `None` of distances.
fn counted(all: &[Piece], puzzle: PuzzleId, what: Measure) -> Option<u32> {
    let letter = |face: u8| puzzle.def().letters[usize::from(face)];
    let in_subgroup = |piece: &Piece, own: &str, next: &str| {
        // The sticker that leads is that of the axis's colours, or else that of the axis after it.
        let leads = |pick: &dyn Fn(&Sticker) -> char| {
            let of = |letters: &str| piece.iter().position(|sticker| letters.contains(pick(sticker)));
            of(own).or_else(|| of(next))
        };
        leads(&|sticker| sticker.0) == leads(&|sticker| sticker.1)
    };
    Some(match what {
        Measure::CornersOriented(axis) => {
            let own = CUBE[usize::from(axis)];
            count(all, 3, |piece| piece.iter().any(|(face, colour)| own.contains(*face) && own.contains(*colour)))
        }
        Measure::EdgesOriented(axis) => {
            let (own, next) = (CUBE[usize::from(axis)], CUBE[(usize::from(axis) + 1) % 3]);
            count(all, 2, |piece| in_subgroup(piece, own, next))
        }
        Measure::SliceEdges(axis) => {
            let own = CUBE[usize::from(axis)];
            count(all, 2, |piece| !piece.iter().any(|(face, colour)| own.contains(*face) || own.contains(*colour)))
        }
        Measure::CornersHome => count(all, 3, is_home),
        Measure::EdgesHome => count(all, 2, is_home),
        Measure::Cross(face) => count(all, 2, |piece| is_home(piece) && piece.contains(&(letter(face), letter(face)))),
        Measure::Pair(face, slot) => {
            let of_slot = |piece: &Piece| piece.iter().all(|(at, _)| *at == letter(face) || slot.contains(*at));
            let others = |piece: &Piece| piece.iter().filter(|(at, _)| slot.contains(*at)).count();
            let right = |piece: &Piece| of_slot(piece) && others(piece) == 2 && is_home(piece);
            count(all, 3, right) + count(all, 2, right)
        }
        Measure::Score => {
            let away = |(face, colour): &Sticker| u32::from(face != colour) + u32::from(opposite(*face) == *colour);
            all.iter().flatten().map(away).sum()
        }
        Measure::CornersTogether | Measure::PiecesTogether => together(all),
        Measure::OnAxis(axis) => {
            let own = HYPERCUBE[usize::from(axis)];
            let on = |(cell, colour): &&Sticker| own.contains(*cell) && own.contains(*colour);
            all.iter().filter(|piece| piece.len() > 1).flatten().filter(on).count() as u32
        }
        Measure::OnSide(axis) => {
            let own = HYPERCUBE[usize::from(axis)];
            let side =
                |piece: &Piece, pick: &dyn Fn(&Sticker) -> char| piece.iter().map(pick).find(|c| own.contains(*c));
            let right = |piece: &&Piece| side(piece, &|sticker| sticker.0) == side(piece, &|sticker| sticker.1);
            all.iter().filter(|piece| piece.len() > 1).filter(right).count() as u32
        }
        Measure::Solved => u32::from(all.iter().all(is_home)),
        _ => return None,
    })
}

/// Number of stickers of a hypercube that do not fit when it is held so that most do: the solved one is held in all ways by rotations
/// of the whole.
fn misplaced(state: &Facelets) -> u32 {
    static HELD: OnceLock<HashMap<PuzzleId, HashSet<Vec<u8>>>> = OnceLock::new();
    let all_held = |puzzle: PuzzleId| {
        let def = puzzle.def();
        let rotations: Vec<Move> = (0..def.moves.len())
            .map(|n| Move::new(n as u16))
            .filter(|mv| Facelets::solved(puzzle).after(*mv).is_solved())
            .collect();
        let mut known = HashSet::from([def.solved.clone()]);
        let mut next = VecDeque::from([Facelets::solved(puzzle)]);
        while let Some(held) = next.pop_front() {
            let turned = rotations.iter().map(|mv| held.after(*mv));
            next.extend(turned.filter(|turned| known.insert(turned.colours().to_vec())).collect::<Vec<_>>());
        }
        known
    };
    let held = HELD.get_or_init(|| [PuzzleId::Tess2, PuzzleId::Tess3].map(|puzzle| (puzzle, all_held(puzzle))).into());
    // Where the cells have centres, these say how it is held.
    let def = state.puzzle().def();
    let middle = |i: &usize| def.places[*i].cubie.iter().filter(|at| **at != 0).count() == 1;
    let centres: Vec<usize> = (0..def.places.len()).filter(|i| def.size == 3 && middle(i)).collect();
    let fits = |shown: &&Vec<u8>| centres.iter().all(|&i| shown[i] == state.colours()[i]);
    let wrong = |shown: &Vec<u8>| shown.iter().zip(state.colours()).filter(|(one, other)| one != other).count() as u32;
    held[&state.puzzle()].iter().filter(fits).map(wrong).min().expect("it is held in some way")
}

/// The distance of a position of the 2x2x2 from solved: as many moves as lead to one of the positions near solved, and theirs.
fn distance(state: &Facelets, metric: Metric) -> u32 {
    type Near = HashMap<Vec<u8>, u32>;
    static NEAR: OnceLock<[Near; 2]> = OnceLock::new();
    let next = |edge: &[Facelets], known: &mut HashSet<Vec<u8>>, metric: Metric| -> Vec<Facelets> {
        let def = PuzzleId::Cube2.def();
        let moves: Vec<Move> = def.solver_moves().filter(|mv| def.moves[mv.index()].cost_in(metric) == 1).collect();
        let after = edge.iter().flat_map(|state| moves.iter().map(|mv| state.after(*mv)));
        after.filter(|state| known.insert(state.colours().to_vec())).collect()
    };
    let near = |(metric, radius): (Metric, u32)| {
        // The solver's moves leave one corner where it is: the solved cube may be held in any way.
        let mut edge = all_solved();
        let mut known: HashSet<Vec<u8>> = edge.iter().map(|state| state.colours().to_vec()).collect();
        let mut out: Near = known.iter().map(|state| (state.clone(), 0)).collect();
        for depth in 1..=radius {
            edge = next(&edge, &mut known, metric);
            out.extend(edge.iter().map(|state| (state.colours().to_vec(), depth)));
        }
        out
    };
    let near = &NEAR.get_or_init(|| [(Metric::Htm, 4), (Metric::Qtm, 5)].map(near))[usize::from(metric == Metric::Qtm)];
    let mut edge = vec![state.clone()];
    let mut known = HashSet::from([state.colours().to_vec()]);
    for steps in 0.. {
        // Where the first of them is met, none is nearer.
        let met = edge.iter().filter_map(|state| near.get(state.colours()));
        if let Some(rest) = met.min() {
            return steps + rest;
        }
        edge = next(&edge, &mut known, metric);
    }
    unreachable!("every position can be solved")
}

/// The solved cube held in each way.
fn all_solved() -> Vec<Facelets> {
    let def = PuzzleId::Cube2.def();
    let rotations: Vec<Move> = (0..def.moves.len()).map(|n| Move::new(n as u16)).collect();
    let mut out = vec![Facelets::solved(PuzzleId::Cube2)];
    let mut n = 0;
    while n < out.len() {
        let turned = rotations.iter().map(|mv| out[n].after(*mv)).filter(Facelets::is_solved);
        for held in turned.collect::<Vec<_>>() {
            if !out.contains(&held) {
                out.push(held);
            }
        }
        n += 1;
    }
    out
}

fn store() -> &'static Arc<Tables> {
    static STORE: OnceLock<Arc<Tables>> = OnceLock::new();
    STORE.get_or_init(|| Arc::new(Tables::open(support::tables::folder().to_path_buf())))
}

/// A solution to be taught: where it begins, its moves, and what a solver says of them.
struct Solved {
    start: Facelets,
    moves: Sequence,
    phases: Vec<Phase>,
    method: Option<&'static str>,
    what: Played,
}

impl Solved {
    fn notes(&self) -> MoveNotes {
        let start = Painting::of(&self.start);
        let player =
            MoveSequencePlayer { what: self.what, start: &start, moves: &self.moves, phases: &self.phases, at: 0 };
        MoveNotes::of(&player, self.start.puzzle().def().metric, self.method, &DistanceTables::of(store()))
    }

    /// The positions that are shown, before the first move and after each.
    fn shown(&self) -> Vec<Facelets> {
        let mut out = vec![self.start.clone()];
        for mv in &self.moves.0 {
            out.push(out[out.len() - 1].after(*mv));
        }
        assert!(out[out.len() - 1].is_solved());
        out
    }
}

/// The solved puzzle, held in some way.
fn held(puzzle: PuzzleId, seed: u64) -> Facelets {
    let rotations: Vec<Move> = (0..puzzle.def().moves.len())
        .map(|n| Move::new(n as u16))
        .filter(|mv| Facelets::solved(puzzle).after(*mv).is_solved())
        .collect();
    let pick =
        |n: u64| rotations[(seed.wrapping_mul(2_654_435_761).wrapping_add(n * 97) % rotations.len() as u64) as usize];
    Facelets::solved(puzzle).after(pick(0)).after(pick(1))
}

/// Moves that undo a walk, cut into phases as solvers name them, in both directions.
fn undone(puzzle: PuzzleId, seed: u64) -> Solved {
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
    let method = (puzzle == PuzzleId::Cube3 && seed % 5 == 0 && numbers == [1, 2]).then_some("direct");
    let what = match seed % 11 {
        0 => Played::Log,
        1 if puzzle == PuzzleId::Cube3 => Played::Cross((seed % 6) as u8),
        2 if puzzle == PuzzleId::Cube3 => {
            let face = (seed % 6) as u8;
            let slot = crosses::slots(face).nth(seed as usize / 6 % 4).expect("four slots");
            Played::Pair(face, slot.name())
        }
        _ => Played::Solution,
    };
    Solved { start: held(puzzle, seed).after_all(&walk), moves, phases, method, what }
}

/// The solutions that every solver comes by for a position, which is held in some way.
fn found(puzzle: PuzzleId, seed: u64) -> Vec<Solved> {
    let mut out = Vec::new();
    for solver in solvers::of(puzzle) {
        let length = if ["greedy", "ida-score"].contains(&solver.name()) { 3 } else { 40 };
        let start = held(puzzle, seed).after_all(&scramble::walk(puzzle, length, &mut scramble::generator(seed)));
        // The sure way to solve the 3x3x3x3, of hundreds of moves, has no phases.
        let (nodes, target) = if puzzle == PuzzleId::Tess3 { (100_000_000, Some(200)) } else { (1_000_000, None) };
        let limits = Limits { timeout: None, nodes: Some(nodes), target, threads: 1, ..Limits::default() };
        let solutions = Mutex::new(Vec::new());
        let say = |event: SearchEvent| {
            if let SearchEvent::Found(solution) = event {
                solutions.lock().expect("not poisoned").push(solution);
            }
        };
        solver.solve(&start, &limits, &Control::new(), store(), &say).expect("it is solved");
        out.extend(solutions.into_inner().expect("not poisoned").into_iter().map(|solution| Solved {
            start: start.clone(),
            moves: solution.moves,
            phases: solution.phases,
            method: Some(solver.name()),
            what: Played::Solution,
        }));
    }
    out
}

/// Compares all that is counted along a solution with the stickers; the measures that were compared.
fn compare(solved: &Solved, notes: &MoveNotes) -> HashSet<String> {
    let puzzle = solved.start.puzzle();
    let shown = solved.shown();
    let end = &shown[shown.len() - 1];
    let at: Vec<Vec<Piece>> = shown.iter().map(|state| pieces(state, end)).collect();
    let value = |what: Measure, n: usize| match what {
        Measure::Distance(metric) => distance(&shown[n], metric),
        Measure::Misplaced => misplaced(&shown[n]),
        what => counted(&at[n], puzzle, what).unwrap_or_else(|| panic!("{what:?} has no second definition")),
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
    assert_eq!(notes.lessons.len(), solved.moves.0.len());
    for (n, Lesson { tallies, quiet, .. }) in notes.lessons.iter().enumerate() {
        for tally in tallies.iter().chain(quiet) {
            let (values, why) = (values(tally.what), || format!("{tally:?} at {n}: {:?}", notes.groups));
            assert_eq!([tally.before, tally.after], values[n..n + 2], "{}", why());
            // At the end all are right.
            assert!(tally.of.is_none_or(|of| of == values[shown.len() - 1]), "{}", why());
            assert!(tally.before <= tally.most && tally.after <= tally.most, "{}", why());
            seen.insert(format!("{:?}", tally.what).split('(').next().unwrap_or_default().to_owned());
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

/// A group that is done has what it is for complete, as long as it is counted; the groups that have it.
fn check_ends(notes: &MoveNotes) -> HashSet<String> {
    let mut out = HashSet::new();
    for group in notes.groups.iter().filter(|group| group.frame == 0 && !group.goal.is_backwards()) {
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
        let last = &notes.lessons[group.end() - 1].tallies;
        for what in own {
            let tally = last.iter().find(|tally| tally.what == *what).unwrap_or_else(|| panic!("{group:?} {last:?}"));
            assert_eq!(Some(tally.after), tally.of, "{group:?} {tally:?}");
        }
        out.insert(format!("{} {:?}", notes.puzzle.def().name, group.goal));
    }
    out
}

#[test]
fn a_thousand_solutions_are_counted_as_their_stickers_show() {
    let (mut seen, mut ends, mut compared) = (HashSet::new(), HashSet::new(), 0);
    for (puzzle, many) in
        [(PuzzleId::Cube2, 60), (PuzzleId::Cube3, 500), (PuzzleId::Tess2, 300), (PuzzleId::Tess3, 130)]
    {
        // First those of searches: they bring the distances of the 2x2x2 into memory.
        for solved in (1..=3).flat_map(|seed| found(puzzle, seed)) {
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
    assert!(compared >= 1000, "{compared}");
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
}

#[test]
fn nothing_is_said_to_be_complete_that_the_stickers_do_not_show() {
    // Found from the inverse position: what it is counted on would be another position than the one shown.
    for (puzzle, phases) in [(PuzzleId::Cube3, [0, 2, 1].as_slice()), (PuzzleId::Tess3, &[4, 3, 2, 1])] {
        let walk = scramble::walk(puzzle, 24, &mut scramble::generator(9));
        let phase = |number: &u8| Phase { number: *number, axis: 1, moves: 24 / phases.len() };
        let phases = phases.iter().map(phase).collect();
        let start = Facelets::solved(puzzle).after_all(&walk);
        let solved = Solved { start, moves: walk.inverse(puzzle.def()), phases, method: None, what: Played::Solution };
        let notes = solved.notes();
        let words = lesson(Language::ENGLISH, &notes, 0).expect("a lesson");
        assert!(notes.groups[0].frame > 0 && words.changes.is_empty(), "{words:?}");
        assert!(words.tallies.iter().all(|told| !told.contains("orient") && !told.contains("axis")), "{words:?}");
    }
}

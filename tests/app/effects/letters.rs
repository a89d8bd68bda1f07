//! A second definition of every measure, on stickers as pairs of letters, independent of the program's own.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::OnceLock;

use unfold_app::lesson::facts::Measure;
use unfold_engine::puzzle::{Facelets, Metric, Move, PuzzleId};

/// The letters of the faces or cells at the ends of each axis.
const CUBE: [&str; 3] = ["RL", "UD", "FB"];
const HYPERCUBE: [&str; 4] = ["LR", "DU", "BF", "IO"];

/// A sticker: the letter of its face or cell, and of the face or cell that shows its colour at the end.
pub type Sticker = (char, char);
pub type Piece = Vec<Sticker>;

/// The pieces of a position as stickers; `end` is the last, solved position.
pub fn pieces(state: &Facelets, end: &Facelets) -> Vec<Piece> {
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

/// Number of pieces that are correct in the orientation of the centres or, without centres, in the best orientation: that of
/// some piece.
fn max_correct_pieces(all: &[Piece]) -> u32 {
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

/// The value of a measure, by letters; `None` for distances and for misplaced stickers.
pub fn measure_by_letters(all: &[Piece], puzzle: PuzzleId, what: Measure) -> Option<u32> {
    let letter = |face: u8| puzzle.def().letters[usize::from(face)];
    let in_subgroup = |piece: &Piece, own: &str, next: &str| {
        // The leading sticker has a colour of the axis, or else of the next axis.
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
        Measure::CornersTogether | Measure::PiecesTogether => max_correct_pieces(all),
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

/// Number of misplaced stickers of a hypercube in the best orientation: compares it with all rotations of the solved one that
/// match its centres, if it has any.
pub fn misplaced(state: &Facelets) -> u32 {
    static SOLVED_ORIENTATIONS: OnceLock<HashMap<PuzzleId, HashSet<Vec<u8>>>> = OnceLock::new();
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
    let held = SOLVED_ORIENTATIONS
        .get_or_init(|| [PuzzleId::Tess2, PuzzleId::Tess3].map(|puzzle| (puzzle, all_held(puzzle))).into());
    // If the cells have centres, they give the orientation.
    let def = state.puzzle().def();
    let middle = |i: &usize| def.places[*i].cubie.iter().filter(|at| **at != 0).count() == 1;
    let centres: Vec<usize> = (0..def.places.len()).filter(|i| def.size == 3 && middle(i)).collect();
    let fits = |shown: &&Vec<u8>| centres.iter().all(|&i| shown[i] == state.colours()[i]);
    let wrong = |shown: &Vec<u8>| shown.iter().zip(state.colours()).filter(|(one, other)| one != other).count() as u32;
    held[&state.puzzle()].iter().filter(fits).map(wrong).min().expect("it is held in some way")
}

/// The distance of a 2×2×2 position from solved, by breadth-first search from both ends.
pub fn distance(state: &Facelets, metric: Metric) -> u32 {
    type Distances = HashMap<Vec<u8>, u32>;
    static DISTANCES_NEAR_SOLVED: OnceLock<[Distances; 2]> = OnceLock::new();
    let next = |edge: &[Facelets], known: &mut HashSet<Vec<u8>>, metric: Metric| -> Vec<Facelets> {
        let def = PuzzleId::Cube2.def();
        let moves: Vec<Move> = def.solver_moves().filter(|mv| def.moves[mv.index()].cost_in(metric) == 1).collect();
        let after = edge.iter().flat_map(|state| moves.iter().map(|mv| state.after(*mv)));
        after.filter(|state| known.insert(state.colours().to_vec())).collect()
    };
    let near = |(metric, radius): (Metric, u32)| {
        // The solver's moves never move one corner, so the solved cube counts in every orientation.
        let mut edge = solved_orientations();
        let mut known: HashSet<Vec<u8>> = edge.iter().map(|state| state.colours().to_vec()).collect();
        let mut out: Distances = known.iter().map(|state| (state.clone(), 0)).collect();
        for depth in 1..=radius {
            edge = next(&edge, &mut known, metric);
            out.extend(edge.iter().map(|state| (state.colours().to_vec(), depth)));
        }
        out
    };
    let near = &DISTANCES_NEAR_SOLVED.get_or_init(|| [(Metric::Htm, 4), (Metric::Qtm, 5)].map(near))
        [usize::from(metric == Metric::Qtm)];
    let mut edge = vec![state.clone()];
    let mut known = HashSet::from([state.colours().to_vec()]);
    for steps in 0.. {
        // The first level that meets the positions near solved has the shortest path.
        let met = edge.iter().filter_map(|state| near.get(state.colours()));
        if let Some(rest) = met.min() {
            return steps + rest;
        }
        edge = next(&edge, &mut known, metric);
    }
    unreachable!("every position can be solved")
}

fn solved_orientations() -> Vec<Facelets> {
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

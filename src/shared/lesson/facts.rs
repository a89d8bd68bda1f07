//! Counts on a position, so that a person sees what a move is good for.

use std::sync::LazyLock;

use unfold_engine::puzzle::geometry::SignedPerm;
use unfold_engine::puzzle::pieces::Pieces;
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId};
use unfold_engine::puzzles::cube2::Cube2;
use unfold_engine::puzzles::cube2::tables::distances::Distances;
use unfold_engine::puzzles::cube3::search::cross;
use unfold_engine::puzzles::cube3::{CORNERS, Cube3, EDGES, Symmetry, score};

/// Something to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// 3x3x3: corners whose facelet of the axis's colours lies on the axis; of eight.
    CornersOriented(u8),
    /// 3x3x3: edges that are right for moves of the subgroup of this axis; of twelve.
    EdgesOriented(u8),
    /// 3x3x3: edges of the slice across the axis that are in it; of four.
    SliceEdges(u8),
    /// 3x3x3: corners at home and oriented; of eight.
    CornersHome,
    /// 3x3x3: edges at home and oriented; of twelve.
    EdgesHome,
    /// 3x3x3: edges of the cross of a face at home; of four.
    Cross(u8),
    /// 3x3x3: corner and edge of a slot of a face at home; of two.
    Pair(u8, &'static str),
    /// 3x3x3: the sticker score, `0 <= score <= 96`.
    Score,
    /// 2x2x2: corners that are right relative to each other; of eight.
    CornersTogether,
    /// 2x2x2: the exact distance in this metric.
    Distance(Metric),
    /// 2x2x2x2: pieces whose sticker of the two colours of an axis lies on the axis; of sixteen.
    OnAxis(u8),
    /// 2x2x2x2: pieces on their side of an axis; of sixteen.
    OnSide(u8),
    /// 2x2x2x2: pieces that are right relative to each other; of sixteen.
    PiecesTogether,
    /// 2x2x2x2: stickers that are not right relative to each other, `0 <= misplaced < 64`.
    Misplaced,
    /// True if it is solved: one or none.
    Solved,
}

impl Measure {
    /// How many there are, where counting ends at a number.
    pub fn of(self) -> Option<u32> {
        match self {
            Self::CornersOriented(_) | Self::CornersHome | Self::CornersTogether => Some(CORNERS as u32),
            Self::EdgesOriented(_) | Self::EdgesHome => Some(EDGES as u32),
            Self::SliceEdges(_) | Self::Cross(_) => Some(4),
            Self::Pair(..) => Some(2),
            Self::OnAxis(_) | Self::OnSide(_) | Self::PiecesTogether => Some(16),
            Self::Solved => Some(1),
            Self::Score | Self::Distance(_) | Self::Misplaced => None,
        }
    }

    /// The most there can be, whether counting ends there or is to end at none.
    pub fn most(self) -> u32 {
        match self {
            // Of a state; see [`score::score`].
            Self::Score => 80,
            Self::Distance(Metric::Qtm) => 14,
            Self::Distance(_) => 11,
            Self::Misplaced => 64,
            _ => self.of().unwrap_or(1),
        }
    }

    /// How many there are on this position; `None` of another puzzle, or where a table would be needed that is not there.
    pub fn count(self, state: &Facelets, distances: Option<&Distances>) -> Option<u32> {
        match self {
            Self::Score => return score::score(state),
            Self::Solved => return Some(u32::from(state.is_solved())),
            _ => {}
        }
        match state.puzzle() {
            PuzzleId::Cube2 => self.of_cube2(state, distances),
            PuzzleId::Cube3 => self.of_cube3(state),
            PuzzleId::Tess2 | PuzzleId::Tess3 => self.of_hypercube(state),
        }
    }

    fn of_cube2(self, state: &Facelets, distances: Option<&Distances>) -> Option<u32> {
        match self {
            Self::CornersTogether => Some(together(state).0),
            Self::Distance(metric) => {
                let rank = Cube2::from_facelets(state).ok()?.renamed().rank();
                Some(u32::from(distances?.distance(rank, metric)))
            }
            _ => None,
        }
    }

    fn of_cube3(self, state: &Facelets) -> Option<u32> {
        let cube = Cube3::from_facelets(state).ok()?;
        let places = |count: usize, right: &dyn Fn(usize) -> bool| (0..count).filter(|&p| right(p)).count() as u32;
        let corner_home = |p: usize| usize::from(cube.cp()[p]) == p && cube.co()[p] == 0;
        let edge_home = |p: usize| usize::from(cube.ep()[p]) == p && cube.eo()[p] == 0;
        match self {
            Self::CornersOriented(axis) => {
                let seen = upright(axis).conjugate(&cube);
                Some(places(CORNERS, &|p| seen.co()[p] == 0))
            }
            Self::EdgesOriented(axis) => {
                let seen = upright(axis).conjugate(&cube);
                Some(places(EDGES, &|p| seen.eo()[p] == 0))
            }
            Self::SliceEdges(axis) => {
                let seen = upright(axis).conjugate(&cube);
                Some(places(EDGES, &|p| p >= SLICE && usize::from(seen.ep()[p]) >= SLICE))
            }
            Self::CornersHome => Some(places(CORNERS, &corner_home)),
            Self::EdgesHome => Some(places(EDGES, &edge_home)),
            Self::Cross(face) => {
                let letter = *PuzzleId::Cube3.def().letters.get(usize::from(face))?;
                let names = unfold_engine::puzzles::cube3::EDGE_NAMES;
                Some(places(EDGES, &|p| names[p].contains(letter) && edge_home(p)))
            }
            Self::Pair(face, name) => {
                let slot = cross::slots(face).find(|slot| slot.name() == name)?;
                let (corner, edge) = (usize::from(slot.corner()), usize::from(slot.edge()));
                Some(u32::from(corner_home(corner)) + u32::from(edge_home(edge)))
            }
            _ => None,
        }
    }

    fn of_hypercube(self, state: &Facelets) -> Option<u32> {
        let def = state.puzzle().def();
        let pieces = &Pieces::of(state.puzzle()).slots;
        // The colours of an axis are those of the cells at its ends.
        let on = |i: usize, axis: u8| def.places[i].axis == axis;
        let of_axis = |colour: u8, axis: u8| (0..def.solved.len()).any(|i| def.solved[i] == colour && on(i, axis));
        let sticker =
            |facelets: &[usize], axis: u8| facelets.iter().copied().find(|&i| of_axis(state.colours()[i], axis));
        match self {
            Self::OnAxis(axis) => {
                let right = pieces.iter().filter(|slot| sticker(&slot.facelets, axis).is_some_and(|i| on(i, axis)));
                Some(right.count() as u32)
            }
            Self::OnSide(axis) => {
                // The cell at which a piece lies has the colour of its own sticker.
                let right = pieces.iter().filter(|slot| {
                    let cell = slot.facelets.iter().find(|&&i| on(i, axis)).map(|&i| def.solved[i]);
                    cell.is_some() && sticker(&slot.facelets, axis).map(|i| state.colours()[i]) == cell
                });
                Some(right.count() as u32)
            }
            Self::PiecesTogether => Some(together(state).0),
            Self::Misplaced => Some(def.solved.len() as u32 - together(state).1),
            _ => None,
        }
    }
}

/// Edges with this number or a higher one belong to the slice between U and D.
const SLICE: usize = 8;

/// The way of the two-phase solver to hold a cube with this axis upright: a third of a turn about a corner, or two.
fn upright(axis: u8) -> &'static Symmetry {
    static ALL: LazyLock<[&Symmetry; 3]> = LazyLock::new(|| {
        // X to Y to Z to X.
        let third = SignedPerm { axis: [1, 2, 0, 3], flip: 0 };
        let motions = [third, SignedPerm::IDENTITY, third.after(&third)];
        let all = Symmetry::all();
        motions.map(|motion| all.iter().find(|s| s.motion == motion).unwrap_or(&all[0]))
    });
    ALL[usize::from(axis) % 3]
}

/// True if every sticker of the hypercube that has a colour of the axis lies on the axis.
pub fn all_on_axis(state: &Facelets, axis: u8) -> bool {
    let def = state.puzzle().def();
    let ends = |colour: u8| unfold_engine::puzzle::hypercube::cell_axis(colour).0 == axis;
    def.places.iter().zip(state.colours()).all(|(place, &colour)| place.axis != axis || ends(colour))
}

/// True if the two cells at the ends of the axis show their own colour only.
pub fn cells_whole(state: &Facelets, axis: u8) -> bool {
    let def = state.puzzle().def();
    let places = def.places.iter().zip(&def.solved).zip(state.colours());
    places.into_iter().all(|((place, home), colour)| place.axis != axis || home == colour)
}

/// How many pieces are right when the puzzle is held so that most are, and how many facelets when it is held so that most are.
fn together(state: &Facelets) -> (u32, u32) {
    let slots = &Pieces::of(state.puzzle()).slots;
    let right = |shown: &[u8]| {
        let right = |i: &usize| state.colours().get(*i) == shown.get(*i);
        let pieces = slots.iter().filter(|slot| slot.facelets.iter().all(right)).count();
        (pieces as u32, (0..shown.len()).filter(right).count() as u32)
    };
    let held = held(state.puzzle()).iter().map(|shown| right(shown));
    held.fold((0, 0), |most, here| (most.0.max(here.0), most.1.max(here.1)))
}

/// The facelets of the solved puzzle, held each of the ways there are.
fn held(puzzle: PuzzleId) -> &'static [Vec<u8>] {
    static CUBE2: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| all_held(PuzzleId::Cube2));
    static CUBE3: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| all_held(PuzzleId::Cube3));
    static TESS2: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| all_held(PuzzleId::Tess2));
    static TESS3: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| all_held(PuzzleId::Tess3));
    match puzzle {
        PuzzleId::Cube2 => &CUBE2,
        PuzzleId::Cube3 => &CUBE3,
        PuzzleId::Tess2 => &TESS2,
        PuzzleId::Tess3 => &TESS3,
    }
}

fn all_held(puzzle: PuzzleId) -> Vec<Vec<u8>> {
    let def = puzzle.def();
    let dimensions = def.places.iter().map(|place| usize::from(place.axis) + 1).max().unwrap_or(0);
    let index: std::collections::HashMap<_, usize> = def.places.iter().enumerate().map(|(i, p)| (*p, i)).collect();
    let shown = |rotation: SignedPerm| {
        let mut out = def.solved.clone();
        for (place, &colour) in def.places.iter().zip(&def.solved) {
            if let Some(to) = index.get(&place.image(&rotation)) {
                out[*to] = colour;
            }
        }
        out
    };
    SignedPerm::rotations(dimensions).into_iter().map(shown).collect()
}

//! The pieces of the 3x3x3x3 and their places.
//!
//! A place is four coordinates, one per axis: -1 or 1 for a side, 0 for the middle. A piece is named by its place when solved. Places and
//! pieces are numbered by their number of colours: two first, then three, then four. The centres are always at home.

use std::sync::LazyLock;

use crate::puzzle::geometry::SignedPerm;
use crate::puzzle::hypercube::{self, direction_letters};
use crate::puzzle::{Facelets, PuzzleId, group::AxisPerm};

pub(super) const TWO_COLOUR_PIECES: usize = 24;
pub(super) const THREE_COLOUR_PIECES: usize = 32;
pub(super) const FOUR_COLOUR_PIECES: usize = 16;
/// Number of pieces without the centres, and of places.
pub(super) const PIECES: usize = TWO_COLOUR_PIECES + THREE_COLOUR_PIECES + FOUR_COLOUR_PIECES;

pub(super) type Coordinates = [i8; 4];

/// A piece at a place, with its orientation there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlacedPiece {
    /// The number of the piece, `0..72`.
    pub piece: u8,
    /// Maps the axis of each sticker at home to its axis now. Axes without a sticker map to axes without a facelet of
    /// the place, in increasing order.
    pub ori: AxisPerm,
}

/// A state of the 3x3x3x3 with its centres at home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tess3 {
    /// The piece at each place.
    pub(super) pieces: [PlacedPiece; PIECES],
}

/// Numbering of the places and their facelets.
pub(super) struct Layout {
    /// Coordinates of each place.
    pub places: [Coordinates; PIECES],
    /// The facelet of each place on each axis; meaningless on axes where the place has none.
    pub facelets: [[usize; 4]; PIECES],
    /// The facelet at the centre of each cell.
    pub centres: [usize; 8],
}

impl Layout {
    pub(super) fn get() -> &'static Self {
        static LAYOUT: LazyLock<Layout> = LazyLock::new(Layout::make);
        &LAYOUT
    }

    fn make() -> Self {
        let places = &PuzzleId::Tess3.def().places;
        let mut all: Vec<Coordinates> =
            (0..81u32).map(|n| [0, 1, 2, 3].map(|a| (n / 3u32.pow(a) % 3) as i8 - 1)).collect();
        all.retain(|place| colours(*place) >= 2);
        all.sort_by_key(|place| colours(*place));
        let mut out = Self { places: [[0; 4]; PIECES], facelets: [[0; 4]; PIECES], centres: [0; 8] };
        out.places.copy_from_slice(&all);
        for (i, place) in places.iter().enumerate() {
            let coordinates = place.cubie.map(i8::signum);
            match out.number(coordinates) {
                Some(number) => out.facelets[number][usize::from(place.axis)] = i,
                None => out.centres[usize::from(hypercube::cell(place.axis, place.side > 0))] = i,
            }
        }
        out
    }

    /// Returns the number of a place; `None` for a centre.
    pub(super) fn number(&self, coordinates: Coordinates) -> Option<usize> {
        self.places.iter().position(|place| *place == coordinates)
    }

    /// Returns the image of a place under a rotation of the whole puzzle.
    pub(super) fn image(&self, rotation: &SignedPerm, place: usize) -> usize {
        self.number(rotation.image_of_vector(self.places[place])).expect("a rotation carries places to places")
    }

    /// The letters of a place or piece.
    pub(super) fn name(&self, number: usize) -> String {
        direction_letters(self.places[number])
    }
}

/// Number of colours of the piece with this home.
pub(super) fn colours(coordinates: Coordinates) -> usize {
    axes(coordinates).count()
}

/// The axes where a place has a facelet, in increasing order.
pub(super) fn axes(coordinates: Coordinates) -> impl Iterator<Item = usize> + Clone {
    (0..4).filter(move |&axis| coordinates[axis] != 0)
}

/// The side of each axis for a place of four colours, as bits (set: positive).
pub(super) fn positive_sides(coordinates: Coordinates) -> u8 {
    (0..4).filter(|&axis| coordinates[axis] > 0).map(|axis| 1 << axis).sum()
}

/// The orientation that carries axis `from` to `to` for each pair `(from, to)`, and the other axes to those left in increasing order.
pub(super) fn orientation(pairs: impl Iterator<Item = (usize, usize)>) -> AxisPerm {
    let mut images = [None; 4];
    let mut free = [true; 4];
    for (from, to) in pairs {
        (images[from], free[to]) = (Some(to as u8), false);
    }
    let mut rest = (0..4u8).filter(|&axis| free[usize::from(axis)]);
    AxisPerm::new(images.map(|image| image.or_else(|| rest.next()).unwrap_or(0)))
}

impl Tess3 {
    /// The solved state.
    pub fn solved() -> Self {
        Self { pieces: std::array::from_fn(|place| PlacedPiece { piece: place as u8, ori: AxisPerm::IDENTITY }) }
    }

    /// Returns the piece at each place: 24 of two colours, 32 of three, 16 of four.
    pub fn pieces(&self) -> &[PlacedPiece] {
        &self.pieces
    }

    /// Returns the facelets of this state with its centres at home.
    pub fn to_facelets(&self) -> Facelets {
        let layout = Layout::get();
        let mut colours = PuzzleId::Tess3.def().solved.clone();
        for (number, lie) in self.pieces.iter().enumerate() {
            let (made, home) = (lie.ori.inverse(), layout.places[usize::from(lie.piece)]);
            for axis in axes(layout.places[number]) {
                let sticker = made.image(axis);
                colours[layout.facelets[number][axis]] = hypercube::cell(sticker, home[usize::from(sticker)] > 0);
            }
        }
        Facelets { puzzle: PuzzleId::Tess3, colours }
    }
}

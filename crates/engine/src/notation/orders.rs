//! The orders in which the facelets of a cube are written.

use std::fmt;
use std::str::FromStr;

use crate::puzzle::{PuzzleDef, cubes::LETTERS, pieces::Pieces};

/// An order of a cube's facelets. Its [name](fmt::Display) can be parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Face by face: U R F D L B, each row by row as on the net.
    Usual,
    /// Face by face: U L F R B D, each row by row as on the net.
    Around,
    /// Row by row over the whole net: U, then the rows of L F R B side by side, then D.
    Rows,
    /// Face by face in another order; each row by row as on the net.
    Faces([char; 6]),
    /// Row by row over a net of another shape.
    Net(Shape),
    /// Piece by piece, the twelve edges before the eight corners, as in Reid's solver.
    Pieces,
}

/// A net of another shape than [`Order::Rows`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// F R B L side by side, U and D at the first of them.
    FrontFirst,
    /// B L F R side by side, U and D at the third of them.
    FrontThird,
    /// R B L F side by side, U and D at the last of them.
    FrontLast,
    /// L F R side by side, B below D and upside down, as it folds.
    BackBelow,
    /// L F R side by side, B below D, upright.
    BackBelowUpright,
    /// L F R side by side, B above U and upside down, as it folds.
    BackAbove,
    /// L F R side by side, B above U, upright.
    BackAboveUpright,
}

/// Rows of faces in the net of [`Order::Rows`].
const ROWS: &str = "U/LFRB/D";
const PIECES: &str = "pieces";

impl Shape {
    /// All shapes.
    pub const ALL: [Self; 7] = [
        Self::FrontFirst,
        Self::FrontThird,
        Self::FrontLast,
        Self::BackBelow,
        Self::BackBelowUpright,
        Self::BackAbove,
        Self::BackAboveUpright,
    ];

    /// Returns the rows of faces, separated by slashes; a small letter is a face upside down.
    pub fn rows(self) -> &'static str {
        match self {
            Self::FrontFirst => "U/FRBL/D",
            Self::FrontThird => "U/BLFR/D",
            Self::FrontLast => "U/RBLF/D",
            Self::BackBelow => "U/LFR/D/b",
            Self::BackBelowUpright => "U/LFR/D/B",
            Self::BackAbove => "b/U/LFR/D",
            Self::BackAboveUpright => "B/U/LFR/D",
        }
    }
}

/// Number of faces in each band of a net with four faces side by side.
pub const ACROSS: [usize; 3] = [1, 4, 1];
/// Number of faces in each band of a net with B below D.
pub const BELOW: [usize; 4] = [1, 3, 1, 1];
/// Number of faces in each band of a net with B above U.
pub const ABOVE: [usize; 4] = [1, 1, 3, 1];

/// Returns the index in a face, after turning the face upside down.
fn upside_down(place: usize, size: usize) -> usize {
    size * size - 1 - place
}

/// Returns the places of a cube's facelets, row by row over rows of faces.
fn over_rows(def: &PuzzleDef, rows: &str) -> Vec<usize> {
    let size = def.size;
    let at = |i: usize| {
        let letter = def.letters[usize::from(def.solved[i])];
        // The facelets of a face are contiguous.
        let place = i % (size * size);
        let found = rows.split('/').enumerate().find_map(|(down, row)| {
            let (across, found) = row.chars().enumerate().find(|(_, c)| c.eq_ignore_ascii_case(&letter))?;
            let place = if found.is_ascii_lowercase() { upside_down(place, size) } else { place };
            Some((down * size + place / size, across * size + place % size))
        });
        found.unwrap_or_default()
    };
    let mut places: Vec<usize> = (0..def.solved.len()).collect();
    places.sort_by_key(|&i| at(i));
    places
}

/// Returns the places of a cube's facelets, face by face.
fn over_faces(def: &PuzzleDef, faces: &[char]) -> Vec<usize> {
    let rank = |i: usize| faces.iter().position(|face| *face == def.letters[usize::from(def.solved[i])]);
    let mut places: Vec<usize> = (0..def.solved.len()).collect();
    places.sort_by_key(|&i| rank(i));
    places
}

/// Edges of the solved cube, in the order of [`Order::Pieces`].
pub const EDGES: [&str; 12] = ["UF", "UR", "UB", "UL", "DF", "DR", "DB", "DL", "FR", "FL", "BR", "BL"];
/// Corners of the solved cube, in the order of [`Order::Pieces`].
pub const CORNERS: [&str; 8] = ["UFR", "URB", "UBL", "ULF", "DRF", "DFL", "DLB", "DBR"];

/// Returns the places of a cube's facelets, in the order of the letters of [`EDGES`] and [`CORNERS`], then its centres.
fn over_pieces(def: &PuzzleDef) -> Vec<usize> {
    let slots = &Pieces::of(def.id).slots;
    let letter = |i: usize| def.letters[usize::from(def.solved[i])];
    let named = |name: &&str| {
        let slot =
            slots.iter().find(|slot| slot.name.len() == name.len() && name.chars().all(|c| slot.name.contains(c)));
        let facelets = slot.map_or(&[][..], |slot| &slot.facelets);
        name.chars().filter_map(|c| facelets.iter().copied().find(|&i| letter(i) == c)).collect::<Vec<_>>()
    };
    let mut out: Vec<usize> = EDGES.iter().chain(&CORNERS).flat_map(named).collect();
    out.extend(Pieces::of(def.id).centres());
    out
}

impl Order {
    /// Returns the order with these faces, [`Order::Usual`] or [`Order::Around`] if it is one of them; `None` unless
    /// each face occurs once.
    pub fn of_faces(faces: [char; 6]) -> Option<Self> {
        let is_whole = LETTERS.iter().all(|face| faces.contains(face));
        is_whole.then_some(match faces {
            LETTERS => Self::Usual,
            ['U', 'L', 'F', 'R', 'B', 'D'] => Self::Around,
            faces => Self::Faces(faces),
        })
    }

    /// Returns the letters of the faces in their order, separated by blanks; `None` for an order that is not face by
    /// face.
    pub fn faces(self) -> Option<String> {
        let spaced = |faces: [char; 6]| faces.map(String::from).join(" ");
        match self {
            Self::Usual => Some(spaced(LETTERS)),
            Self::Around => Some("U L F R B D".into()),
            Self::Faces(faces) => Some(spaced(faces)),
            Self::Rows | Self::Net(_) | Self::Pieces => None,
        }
    }

    /// Returns the places of a cube's facelets in this order, for [`Order::Pieces`] those of the solved cube's pieces.
    pub(super) fn places(self, def: &PuzzleDef) -> Vec<usize> {
        match self {
            Self::Usual => over_faces(def, &LETTERS),
            Self::Around => over_faces(def, &['U', 'L', 'F', 'R', 'B', 'D']),
            Self::Faces(faces) => over_faces(def, &faces),
            Self::Rows => over_rows(def, ROWS),
            Self::Net(shape) => over_rows(def, shape.rows()),
            Self::Pieces => over_pieces(def),
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rows => f.write_str(ROWS),
            Self::Net(shape) => f.write_str(shape.rows()),
            Self::Pieces => f.write_str(PIECES),
            Self::Usual | Self::Around | Self::Faces(_) => {
                f.write_str(&self.faces().unwrap_or_default().replace(' ', ""))
            }
        }
    }
}

/// The error for a text that is not an order of facelets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("neither the six faces, such as URFDLB, nor the rows of a net, such as U/LFRB/D")]
pub struct NoOrder;

impl FromStr for Order {
    type Err = NoOrder;

    /// Parses six face letters, the rows of a net, or `pieces`.
    fn from_str(text: &str) -> Result<Self, NoOrder> {
        if let Some(shape) = Shape::ALL.into_iter().find(|shape| shape.rows() == text) {
            return Ok(Self::Net(shape));
        }
        match text.to_ascii_uppercase().as_str() {
            ROWS | "ROWS" => Ok(Self::Rows),
            "PIECES" => Ok(Self::Pieces),
            faces => {
                let faces: Vec<char> = faces.chars().collect();
                faces.try_into().ok().and_then(Self::of_faces).ok_or(NoOrder)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::PuzzleId;

    #[test]
    fn every_order_names_each_facelet_once_and_is_read_back_by_its_name() {
        let faces = Order::of_faces(['F', 'R', 'B', 'L', 'U', 'D']).expect("six faces");
        let nets = Shape::ALL.map(Order::Net);
        for order in [Order::Usual, Order::Around, Order::Rows, faces].into_iter().chain(nets) {
            for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
                let mut places = order.places(puzzle.def());
                places.sort_unstable();
                assert!(places.into_iter().eq(0..puzzle.def().solved.len()), "{order}");
            }
            assert_eq!(order.to_string().parse(), Ok(order));
        }
        assert_eq!("rows".parse(), Ok(Order::Rows));
        assert_eq!("urfdlb".parse(), Ok(Order::Usual));
        assert_eq!("ULFRBD".parse(), Ok(Order::Around));
        for wrong in ["", "URFDL", "URFDLL", "WRGYOB", "U/LFRB"] {
            assert_eq!(wrong.parse::<Order>(), Err(NoOrder), "{wrong}");
        }
    }

    #[test]
    fn the_rows_are_those_of_the_net() {
        for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
            let def = puzzle.def();
            let rows: Vec<[f32; 2]> = Order::Rows.places(def).into_iter().map(|i| def.net.facelets[i]).collect();
            assert!(rows.windows(2).all(|pair| (pair[0][1], pair[0][0]) < (pair[1][1], pair[1][0])));
        }
    }

    #[test]
    fn what_is_upside_down_begins_with_its_last_row() {
        let def = PuzzleId::Cube3.def();
        let last = |order: Order| order.places(def)[45..].to_vec();
        assert_eq!(last(Order::Net(Shape::BackBelow)), [53, 52, 51, 50, 49, 48, 47, 46, 45]);
        assert_eq!(last(Order::Net(Shape::BackBelowUpright)), [45, 46, 47, 48, 49, 50, 51, 52, 53]);
    }
}

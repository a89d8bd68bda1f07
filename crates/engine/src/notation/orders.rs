//! The orders in which the facelets of a cube are written.

use std::fmt;
use std::str::FromStr;

use crate::puzzle::{PuzzleDef, cubes::LETTERS, pieces::Pieces};

/// An order of a cube's facelets. Its [name](fmt::Display) can be parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaceletOrder {
    /// Face by face: U R F D L B, each row by row as on the net.
    Usual,
    /// Face by face: U L F R B D, each row by row as on the net.
    Around,
    /// Row by row over the whole net: U, then the rows of L F R B side by side, then D.
    Rows,
    /// Face by face in another order; each row by row as on the net.
    Faces([char; 6]),
    /// Row by row over a net of another shape.
    Net(NetShape),
    /// Piece by piece, the twelve edges before the eight corners, as in Reid's solver.
    Pieces,
}

/// Shape of a net, other than the net of [`FaceletOrder::Rows`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NetShape {
    /// F R B L side by side, with U above and D below F.
    FrontFirst,
    /// B L F R side by side, with U above and D below F.
    FrontThird,
    /// R B L F side by side, with U above and D below F.
    FrontLast,
    /// L F R side by side, B below D and upside down, as the net folds.
    BackBelow,
    /// L F R side by side, B below D, upright.
    BackBelowUpright,
    /// L F R side by side, B above U and upside down, as the net folds.
    BackAbove,
    /// L F R side by side, B above U, upright.
    BackAboveUpright,
}

/// Rows of faces in the net of [`FaceletOrder::Rows`].
const ROWS: &str = "U/LFRB/D";
const PIECES: &str = "pieces";

impl NetShape {
    /// All shapes, in the order of declaration.
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
pub const FOUR_ACROSS_BANDS: [usize; 3] = [1, 4, 1];
/// Number of faces in each band of a net with B below D.
pub const BACK_BELOW_BANDS: [usize; 4] = [1, 3, 1, 1];
/// Number of faces in each band of a net with B above U.
pub const BACK_ABOVE_BANDS: [usize; 4] = [1, 1, 3, 1];

/// Returns a facelet's index in its face after turning the face upside down.
fn upside_down(place: usize, size: usize) -> usize {
    size * size - 1 - place
}

/// Returns a cube's facelet indices row by row over a net given as in [`NetShape::rows`].
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

/// Returns a cube's facelet indices face by face, in the order of `faces`.
fn over_faces(def: &PuzzleDef, faces: &[char]) -> Vec<usize> {
    let rank = |i: usize| faces.iter().position(|face| *face == def.letters[usize::from(def.solved[i])]);
    let mut places: Vec<usize> = (0..def.solved.len()).collect();
    places.sort_by_key(|&i| rank(i));
    places
}

/// Edges of the solved cube, in the order of [`FaceletOrder::Pieces`].
pub const EDGES: [&str; 12] = ["UF", "UR", "UB", "UL", "DF", "DR", "DB", "DL", "FR", "FL", "BR", "BL"];
/// Corners of the solved cube, in the order of [`FaceletOrder::Pieces`].
pub const CORNERS: [&str; 8] = ["UFR", "URB", "UBL", "ULF", "DRF", "DFL", "DLB", "DBR"];

/// Returns a cube's facelet indices in the order of the letters of [`EDGES`] and [`CORNERS`], then the centres.
fn over_pieces(def: &PuzzleDef) -> Vec<usize> {
    let slots = &Pieces::for_puzzle(def.id).slots;
    let letter = |i: usize| def.letters[usize::from(def.solved[i])];
    let named = |name: &&str| {
        let slot =
            slots.iter().find(|slot| slot.name.len() == name.len() && name.chars().all(|c| slot.name.contains(c)));
        let facelets = slot.map_or(&[][..], |slot| &slot.facelets);
        name.chars().filter_map(|c| facelets.iter().copied().find(|&i| letter(i) == c)).collect::<Vec<_>>()
    };
    let mut out: Vec<usize> = EDGES.iter().chain(&CORNERS).flat_map(named).collect();
    out.extend(Pieces::for_puzzle(def.id).centres());
    out
}

impl FaceletOrder {
    /// Returns the order with these faces, [`FaceletOrder::Usual`] or [`FaceletOrder::Around`] if it is one of them; `None` unless
    /// each face occurs once.
    pub fn from_faces(faces: [char; 6]) -> Option<Self> {
        let is_whole = LETTERS.iter().all(|face| faces.contains(face));
        is_whole.then_some(match faces {
            LETTERS => Self::Usual,
            ['U', 'L', 'F', 'R', 'B', 'D'] => Self::Around,
            faces => Self::Faces(faces),
        })
    }

    /// Returns the faces in their order, separated by blanks; `None` unless the order is face by face.
    pub fn faces(self) -> Option<String> {
        let spaced = |faces: [char; 6]| faces.map(String::from).join(" ");
        match self {
            Self::Usual => Some(spaced(LETTERS)),
            Self::Around => Some("U L F R B D".into()),
            Self::Faces(faces) => Some(spaced(faces)),
            Self::Rows | Self::Net(_) | Self::Pieces => None,
        }
    }

    /// Returns a cube's facelet indices in this order; [`FaceletOrder::Pieces`] ends with the centres, which are not written.
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

impl fmt::Display for FaceletOrder {
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
pub struct ParseOrderError;

impl FromStr for FaceletOrder {
    type Err = ParseOrderError;

    /// Parses six face letters, the rows of a net, `rows` or `pieces`.
    fn from_str(text: &str) -> Result<Self, ParseOrderError> {
        if let Some(shape) = NetShape::ALL.into_iter().find(|shape| shape.rows() == text) {
            return Ok(Self::Net(shape));
        }
        match text.to_ascii_uppercase().as_str() {
            ROWS | "ROWS" => Ok(Self::Rows),
            "PIECES" => Ok(Self::Pieces),
            faces => {
                let faces: Vec<char> = faces.chars().collect();
                faces.try_into().ok().and_then(Self::from_faces).ok_or(ParseOrderError)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::PuzzleId;

    #[test]
    fn every_order_has_each_facelet_once_and_its_name_parses() {
        let faces = FaceletOrder::from_faces(['F', 'R', 'B', 'L', 'U', 'D']).expect("six faces");
        let nets = NetShape::ALL.map(FaceletOrder::Net);
        for order in [FaceletOrder::Usual, FaceletOrder::Around, FaceletOrder::Rows, faces].into_iter().chain(nets) {
            for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
                let mut places = order.places(puzzle.def());
                places.sort_unstable();
                assert!(places.into_iter().eq(0..puzzle.def().solved.len()), "{order}");
            }
            assert_eq!(order.to_string().parse(), Ok(order));
        }
        assert_eq!("rows".parse(), Ok(FaceletOrder::Rows));
        assert_eq!("urfdlb".parse(), Ok(FaceletOrder::Usual));
        assert_eq!("ULFRBD".parse(), Ok(FaceletOrder::Around));
        for wrong in ["", "URFDL", "URFDLL", "WRGYOB", "U/LFRB"] {
            assert_eq!(wrong.parse::<FaceletOrder>(), Err(ParseOrderError), "{wrong}");
        }
    }

    #[test]
    fn the_row_order_follows_the_net() {
        for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
            let def = puzzle.def();
            let rows: Vec<[f32; 2]> = FaceletOrder::Rows.places(def).into_iter().map(|i| def.net.facelets[i]).collect();
            assert!(rows.windows(2).all(|pair| (pair[0][1], pair[0][0]) < (pair[1][1], pair[1][0])));
        }
    }

    #[test]
    fn an_upside_down_face_begins_with_its_last_row() {
        let def = PuzzleId::Cube3.def();
        let last = |order: FaceletOrder| order.places(def)[45..].to_vec();
        assert_eq!(last(FaceletOrder::Net(NetShape::BackBelow)), [53, 52, 51, 50, 49, 48, 47, 46, 45]);
        assert_eq!(last(FaceletOrder::Net(NetShape::BackBelowUpright)), [45, 46, 47, 48, 49, 50, 51, 52, 53]);
    }
}

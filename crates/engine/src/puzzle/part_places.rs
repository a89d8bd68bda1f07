//! Places of parts, named by face letters and derived from the pairs of opposite faces.

use super::PuzzleId;
use super::pieces;

const AXES: [&str; 3] = ["UD", "FB", "LR"];

/// How a kind of part names its places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlaceShape {
    /// A single place, without a name.
    Fixed,
    /// This many faces that meet: D, DL or DBL.
    Sides(usize),
    /// An axis of a cube: FB.
    Axis,
    /// A face and this many edges between the faces around it: D, FR and BL.
    FaceAndEdges(usize),
    /// A face and an axis of a cube beside it: D and FB.
    FaceAndAxis,
    /// A face and another one beside it: L and D.
    FaceAndSide,
    /// An axis of a cube and a face beside it: LR and D.
    AxisAndSide,
}

impl PlaceShape {
    /// True if a name may omit the usual face, because the next word cannot be a face.
    pub(super) fn may_leave_out_face(self) -> bool {
        matches!(self, Self::FaceAndEdges(_) | Self::FaceAndAxis)
    }
}

/// A place of a part, as words of face letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartPlace {
    puzzle: PuzzleId,
    words: Vec<String>,
}

impl PartPlace {
    pub(super) fn new(puzzle: PuzzleId, words: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self { puzzle, words: words.into_iter().map(Into::into).collect() }
    }

    /// Returns the words, such as D and FR.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// Returns the first letter, which for most shapes is a face.
    pub(crate) fn face(&self) -> char {
        self.words[0].chars().next().expect("a word has letters")
    }

    pub(crate) fn letters_of_first(&self) -> Vec<char> {
        self.words[0].chars().collect()
    }

    pub(crate) fn letters_of_last(&self) -> Vec<char> {
        self.words[self.words.len() - 1].chars().collect()
    }

    pub(crate) fn opposite(&self) -> char {
        opposite(self.puzzle, self.face())
    }

    /// Returns the faces opposite the letters of the first word.
    pub(crate) fn all_opposite(&self) -> Vec<char> {
        self.letters_of_first().into_iter().map(|face| opposite(self.puzzle, face)).collect()
    }

    /// Returns the face opposite the first letter of the last word.
    pub(crate) fn opposite_of_last(&self) -> char {
        opposite(self.puzzle, self.letters_of_last()[0])
    }
}

fn opposite(puzzle: PuzzleId, letter: char) -> char {
    let def = puzzle.def();
    let end = |letter: char| {
        let place = (0..def.places.len()).find(|&i| def.letters[usize::from(def.solved[i])] == letter);
        place.map(|i| (def.places[i].axis, def.places[i].side))
    };
    let (axis, side) = end(letter).expect("a letter of the puzzle");
    *def.letters.iter().find(|other| end(**other) == Some((axis, -side))).expect("an axis has two ends")
}

/// Returns the first axis other than this one, as two letters.
pub(crate) fn other_axis(axis: &str) -> &'static str {
    AXES.into_iter().find(|other| *other != axis).expect("there are three")
}

/// Returns all places of a shape on a puzzle; empty for [`PlaceShape::Fixed`].
pub(super) fn places(puzzle: PuzzleId, shape: PlaceShape) -> Vec<PartPlace> {
    let letters = puzzle.def().letters;
    let is_beside = |one: char, other: char| one != other && opposite(puzzle, one) != other;
    // Names of the pieces where `count` of these faces meet.
    let meeting = |faces: &[char], count: usize| -> Vec<String> {
        let meets = |set: &Vec<char>| set.iter().all(|a| set.iter().all(|b| a == b || is_beside(*a, *b)));
        subsets(faces, count).iter().filter(|set| meets(set)).map(|set| pieces::name(puzzle, set)).collect()
    };
    let around = |face: char| -> Vec<char> { letters.iter().copied().filter(|c| is_beside(face, *c)).collect() };
    let axes_beside = |face: char| AXES.into_iter().filter(move |axis| !axis.contains(face));
    let faces = letters.iter().copied();
    let words: Vec<Vec<String>> = match shape {
        PlaceShape::Fixed => Vec::new(),
        PlaceShape::Sides(count) => meeting(letters, count).into_iter().map(|word| vec![word]).collect(),
        PlaceShape::Axis => AXES.into_iter().map(|axis| vec![axis.into()]).collect(),
        PlaceShape::FaceAndEdges(count) => {
            let of = |face: char| {
                let sets = subsets(&meeting(&around(face), 2), count);
                sets.into_iter().map(move |set| [vec![face.to_string()], set].concat())
            };
            faces.flat_map(of).collect()
        }
        PlaceShape::FaceAndAxis => {
            faces.flat_map(|face| axes_beside(face).map(move |axis| vec![face.to_string(), axis.into()])).collect()
        }
        PlaceShape::FaceAndSide => {
            let of = |face: char| around(face).into_iter().map(move |side| vec![face.to_string(), side.to_string()]);
            faces.flat_map(of).collect()
        }
        PlaceShape::AxisAndSide => {
            let sides = |axis: &'static str| letters.iter().filter(move |face| !axis.contains(**face));
            AXES.into_iter().flat_map(|axis| sides(axis).map(move |side| vec![axis.into(), side.to_string()])).collect()
        }
    };
    words.into_iter().map(|words| PartPlace::new(puzzle, words)).collect()
}

/// Returns all subsets of `count` elements, each in the order of the list.
fn subsets<T: Clone>(all: &[T], count: usize) -> Vec<Vec<T>> {
    match (count, all.split_first()) {
        (0, _) => vec![Vec::new()],
        (_, None) => Vec::new(),
        (_, Some((first, rest))) => {
            let with_first = subsets(rest, count - 1).into_iter().map(|set| [vec![first.clone()], set].concat());
            with_first.chain(subsets(rest, count)).collect()
        }
    }
}

//! Facelets of a cube written by their colours: `W R B O G Y` for white, red, blue, orange, green and yellow.
//!
//! The caller decides which face has which colour when solved ([`ColourLetters`]). The order of the facelets is
//! detected: several are in use, and a text that is a state in one of them is hardly ever one in another.

use crate::puzzle::painting_check::{self, PaintingCheck};
use crate::puzzle::{PuzzleDef, PuzzleId, painting::Painting, pieces::Pieces};

/// The letters of colours, in the order of the faces U R F D L B of the usual scheme.
pub const LETTERS: [char; 6] = ['W', 'R', 'G', 'Y', 'O', 'B'];

/// Number of facelets of a 3x3x3 that are not centres.
pub(crate) const WITHOUT_CENTRES: usize = 48;

/// The colours of a solved cube: the letter of each face's colour, by the face's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ColourLetters([char; 6]);

impl ColourLetters {
    /// U white, R red, F green, D yellow, L orange, B blue.
    pub const USUAL: Self = Self(LETTERS);

    /// The scheme with these letters for U R F D L B; `None` unless each of [`LETTERS`] occurs once.
    pub fn new(letters: [char; 6]) -> Option<Self> {
        LETTERS.iter().all(|letter| letters.contains(letter)).then_some(Self(letters))
    }

    /// The letters, by the face's number.
    pub fn letters(&self) -> &[char; 6] {
        &self.0
    }

    /// The colour of a letter in either case, by the number of its face; `None` if the letter names no colour.
    pub fn colour(&self, letter: char) -> Option<u8> {
        let large = letter.to_ascii_uppercase();
        self.0.iter().position(|l| *l == large).map(|face| face as u8)
    }
}

impl Default for ColourLetters {
    fn default() -> Self {
        Self::USUAL
    }
}

/// The order in which the facelets of a cube are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Face by face: U R F D L B, each row by row as it stands on the net.
    Usual,
    /// Face by face: U L F R B D, each row by row as it stands on the net.
    Around,
    /// Row by row over the whole net: U, then the rows of L F R B side by side, then D.
    Rows,
}

impl Order {
    /// The letters of the faces in their order; `None` for [`Order::Rows`], which goes from face to face.
    pub fn faces(self) -> Option<&'static str> {
        match self {
            Self::Usual => Some("U R F D L B"),
            Self::Around => Some("U L F R B D"),
            Self::Rows => None,
        }
    }

    /// The places of a cube's facelets in this order.
    fn places(self, def: &PuzzleDef) -> Vec<usize> {
        let mut places: Vec<usize> = (0..def.solved.len()).collect();
        match self {
            Self::Usual => {}
            Self::Around => {
                let turn = ['U', 'L', 'F', 'R', 'B', 'D'];
                let rank = |i: usize| turn.iter().position(|face| *face == def.letters[usize::from(def.solved[i])]);
                places.sort_by_key(|&i| rank(i));
            }
            Self::Rows => places.sort_by(|&a, &b| {
                let [[ax, ay], [bx, by]] = [a, b].map(|i| def.net.facelets[i]);
                ay.total_cmp(&by).then(ax.total_cmp(&bx))
            }),
        }
        places
    }
}

/// The assumptions with which letters of colours were read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Assumed {
    /// The colour of each face.
    pub letters: ColourLetters,
    /// The order of the facelets.
    pub order: Order,
    /// True if centres were left out, and taken to be those of the solved cube.
    pub without_centres: bool,
}

impl Assumed {
    /// The place of each facelet in the order in which they are written.
    pub(super) fn places(&self, puzzle: PuzzleId) -> Vec<usize> {
        let mut places = self.order.places(puzzle.def());
        if self.without_centres {
            let centres: Vec<usize> = Pieces::of(puzzle).centres().collect();
            places.retain(|place| !centres.contains(place));
        }
        places
    }
}

/// The possible orders of a text of `count` letters, the likeliest first.
///
/// The 24 facelets of a 2x2x2 are written row by row, as in its identifier. 48 are those of a 3x3x3 without centres, as
/// the program "Cubo de Rubik" (2021) prints them. 54 are in Kociemba's order.
fn orders(puzzle: PuzzleId, count: usize) -> [Order; 3] {
    match puzzle.def().size {
        2 => [Order::Rows, Order::Usual, Order::Around],
        _ if count == WITHOUT_CENTRES => [Order::Around, Order::Usual, Order::Rows],
        _ => [Order::Usual, Order::Around, Order::Rows],
    }
}

/// The order in which facelets are written by their colours, as places of the puzzle.
pub fn written(puzzle: PuzzleId) -> Vec<usize> {
    let [order, ..] = orders(puzzle, puzzle.def().solved.len());
    order.places(puzzle.def())
}

/// The numbers of colours with which a cube's facelets may be written: 24 for the 2x2x2, 48 or 54 for the 3x3x3.
pub fn counts(puzzle: PuzzleId) -> impl Iterator<Item = usize> {
    let without = (puzzle.def().size % 2 == 1).then_some(WITHOUT_CENTRES);
    without.into_iter().chain([puzzle.def().solved.len()])
}

/// The painting whose facelets have these colours in some order, and the assumptions made; `None` if there are too few
/// or too many. The order is the first one in which the painting can be a state, or else the likeliest one.
pub(crate) fn arranged(
    puzzle: PuzzleId,
    colours: &[Option<u8>],
    letters: &ColourLetters,
) -> Option<(Painting, Assumed)> {
    if !counts(puzzle).any(|count| count == colours.len()) {
        return None;
    }
    let orders = orders(puzzle, colours.len());
    let in_order = |order: Order| placed(puzzle, colours, order);
    let order = orders.into_iter().find(|order| is_possible(&in_order(*order))).unwrap_or(orders[0]);
    let without_centres = colours.len() == WITHOUT_CENTRES;
    Some((in_order(order), Assumed { letters: *letters, order, without_centres }))
}

fn is_possible(painting: &Painting) -> bool {
    match painting.facelets() {
        Some(facelets) => painting_check::check(&facelets).is_ok(),
        None => PaintingCheck::of(painting).errors.is_empty(),
    }
}

/// Puts colours in their places. Centres that were left out are those of the solved cube; or, if every face shows one
/// colour, those of their faces, since it is then the solved cube held another way round.
fn placed(puzzle: PuzzleId, colours: &[Option<u8>], order: Order) -> Painting {
    let (def, mut out) = (puzzle.def(), Painting::blank(puzzle));
    let mut places = order.places(def);
    let centres: Vec<usize> = Pieces::of(puzzle).centres().collect();
    if colours.len() < places.len() {
        places.retain(|place| !centres.contains(place));
    }
    for (&place, &colour) in places.iter().zip(colours) {
        out.colours[place] = colour;
    }
    if colours.len() == WITHOUT_CENTRES {
        let shown = |centre: usize| {
            let mut face = places.iter().filter(|&&i| def.solved[i] == def.solved[centre]).map(|&i| out.colours[i]);
            let first = face.next().flatten()?;
            face.all(|colour| colour == Some(first)).then_some(first)
        };
        let faces: Option<Vec<u8>> = centres.iter().map(|&centre| shown(centre)).collect();
        let painted = faces.unwrap_or_else(|| centres.iter().map(|&centre| def.solved[centre]).collect());
        for (&centre, colour) in centres.iter().zip(painted) {
            out.colours[centre] = Some(colour);
        }
    }
    out
}

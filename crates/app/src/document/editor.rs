//! State of painting a net: brush, cursor, typed text, and the effect of each key while the net has the focus.

use std::cmp::Ordering;

use super::{edit_kind::EditKind, position::Position, row_names::NamedStretch};
use unfold_engine::notation::Note;
use unfold_engine::notation::colours::{Assumed, ColourLetters, Order};
use unfold_engine::puzzle::{
    Notation, PuzzleDef, PuzzleId, Sequence,
    pattern::{Pattern, Sticker},
    pieces::Pieces,
};
use unfold_text::{Text, UserError, editor as say, painting};

/// The content that a brush gives a facelet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    /// This colour.
    Colour(u8),
    /// Any colour: the facelet does not count.
    Any,
    /// None yet.
    Nothing,
}

impl From<Option<u8>> for Paint {
    /// A colour, or nothing.
    fn from(colour: Option<u8>) -> Self {
        colour.map_or(Self::Nothing, Self::Colour)
    }
}

impl From<Paint> for Sticker {
    /// The sticker that painting a facelet with this makes of it.
    fn from(paint: Paint) -> Self {
        match paint {
            Paint::Colour(colour) => Self::Colour(colour),
            Paint::Any => Self::Any,
            Paint::Nothing => Self::Unpainted,
        }
    }
}

/// State of painting a net.
#[derive(Clone, Debug, PartialEq)]
pub struct Editor {
    /// What is painted.
    pub brush: Paint,
    /// True while one paints: the tools for it are shown, and a click on the net or on the puzzle in space paints. Only the commands
    /// that turn and paint change it.
    pub armed: bool,
    /// The facelet that was chosen by a click while one turns; its piece is outlined in both views.
    pub chosen: Option<usize>,
    /// The facelet at which the keyboard is, `0 <= cursor < facelets`.
    pub cursor: usize,
    /// True if centres are painted like other facelets.
    pub paint_centres: bool,
    /// The text typed last; `None` once the position came from elsewhere.
    pub entry: Option<TypedText>,
    /// The moves that the position came from, if they can be taken in another way; `None` once it came from elsewhere.
    pub typed_moves: Option<TypedMoves>,
    /// The text of facelets that the position came from, if it has other readings; `None` once it came from elsewhere.
    pub readings: Option<Readings>,
    /// Remarks on the moves that the position came from.
    pub notes: Vec<Note>,
    /// True once the remarks on the file that is open were closed.
    pub remarks_closed: bool,
    /// The text of the position, if its lines were read as one sequence of moves and may be a list.
    pub lines: Option<String>,
}

/// A text of facelets with several readings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Readings {
    /// The text.
    pub text: String,
    /// The order in which it was read.
    pub taken: Order,
    /// Every order in which it is a cube, each time another one; the order that was taken first is the first.
    pub orders: Vec<Order>,
    /// The colours that its letters name.
    pub letters: Option<ColourLetters>,
}

impl Readings {
    /// The readings of a text, which was read so; `shown` are the letters of the colours that are shown. `None` if there is nothing to
    /// choose.
    pub fn of(text: &str, assumed: &Assumed, shown: &ColourLetters) -> Option<Self> {
        let orders: Vec<Order> = std::iter::once(assumed.order).chain(assumed.other_orders()).collect();
        let letters = assumed.letters().filter(|letters| assumed.fits && letters != shown);
        let is_choice = orders.len() > 1 || letters.is_some();
        is_choice.then(|| Self { text: text.to_owned(), taken: assumed.order, orders, letters })
    }
}

/// How moves that are typed or pasted are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovesMeaning {
    /// Moves from the solved puzzle to the position.
    Position,
    /// Moves made on the position that was there.
    Applied,
    /// Moves that solve the position.
    Case,
}

/// Moves that were typed or pasted.
#[derive(Clone, Debug, PartialEq)]
pub struct TypedMoves {
    /// The moves.
    pub moves: Sequence,
    /// The names that the text gives to them.
    pub names: Vec<NamedStretch>,
    /// The position that was there before.
    pub base: Box<Position>,
    /// How they are taken.
    pub meaning: MovesMeaning,
    /// The edit that they came by: typing or pasting.
    pub edit: EditKind,
}

/// A text that was typed for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedText {
    /// The text.
    pub text: String,
    /// The number of the character at fault, and what is wrong there.
    pub error: Option<(usize, UserError)>,
}

/// Facelets painted alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// The facelets that were painted.
    pub facelets: Vec<usize>,
    /// What they were given.
    pub paint: Paint,
    /// True if the brush was not lifted since the stroke before: both are undone as one.
    pub goes_on: bool,
}

/// A direction on the net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetDirection {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upward.
    Up,
    /// Downward.
    Down,
}

/// Effect of a key while the net has the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetKey {
    /// The cursor moves.
    Move(NetDirection),
    /// The facelet at the cursor gets this colour, and the cursor goes on to the next.
    Paint(u8),
    /// The facelet at the cursor may have any colour, and the cursor goes on to the next.
    Any,
    /// The facelet at the cursor is cleared.
    Clear,
    /// The facelet at the cursor gets what the brush paints.
    Brush,
}

/// Keys of the net as the list of keys shows them.
pub struct NetRow {
    /// The keys in words.
    pub keys: Text<0>,
    /// Their effect.
    pub text: Text<0>,
}

/// The keys of the net, for the list of keys.
pub static NET_ROWS: [NetRow; 6] = [
    NetRow { keys: say::NET_ARROWS, text: say::NET_ARROWS_DO },
    NetRow { keys: painting::NET_DIGITS, text: say::NET_DIGITS_DO },
    NetRow { keys: say::NET_PERIOD, text: say::NET_PERIOD_DO },
    NetRow { keys: say::NET_SPACE, text: say::NET_SPACE_DO },
    NetRow { keys: painting::NET_DELETE, text: say::NET_DELETE_DO },
    NetRow { keys: say::NET_ESCAPE, text: say::NET_ESCAPE_DO },
];

/// The digit that paints the first colour; the others follow.
pub fn first_digit(puzzle: PuzzleId) -> u8 {
    // On the hypercube the digits are those of its logs and of its facelets as text.
    if puzzle.def().notation == Notation::Hypercube { 0 } else { 1 }
}

/// Effect of a key while the net has the focus, by the key's name.
pub fn net_key(puzzle: PuzzleId, key: &str) -> Option<NetKey> {
    let colours = puzzle.def().letters.len() as u8;
    let digit = key.parse::<u8>().ok().filter(|_| key.len() == 1);
    if let Some(colour) = digit.and_then(|digit| digit.checked_sub(first_digit(puzzle)))
        && colour < colours
    {
        return Some(NetKey::Paint(colour));
    }
    // Facelets are told by the letters of their colours, too.
    let letter = key.chars().next().filter(|_| key.len() == 1);
    if let Some(colour) = puzzle.def().letters.iter().position(|one| Some(*one) == letter) {
        return Some(NetKey::Paint(colour as u8));
    }
    match key {
        "Left" => Some(NetKey::Move(NetDirection::Left)),
        "Right" => Some(NetKey::Move(NetDirection::Right)),
        "Up" => Some(NetKey::Move(NetDirection::Up)),
        "Down" => Some(NetKey::Move(NetDirection::Down)),
        "Delete" | "Backspace" | "0" => Some(NetKey::Clear),
        "Period" => Some(NetKey::Any),
        "Space" => Some(NetKey::Brush),
        _ => None,
    }
}

impl Editor {
    /// The moves that were typed or pasted last, if the text that stands there can be read.
    pub fn read_moves(&self) -> Option<&TypedMoves> {
        let has_mistake = self.entry.as_ref().is_some_and(|entry| entry.error.is_some());
        self.typed_moves.as_ref().filter(|_| !has_mistake)
    }

    /// Forgets the text that the position came from.
    pub fn forget_text(&mut self) {
        (self.entry, self.typed_moves, self.readings, self.lines) = (None, None, None, None);
        self.notes.clear();
    }

    /// State of painting the net of a puzzle before anything was chosen.
    pub fn new(puzzle: PuzzleId) -> Self {
        Self {
            brush: Paint::Colour(0),
            armed: false,
            chosen: None,
            cursor: first(puzzle.def()),
            paint_centres: false,
            entry: None,
            typed_moves: None,
            readings: None,
            notes: Vec::new(),
            remarks_closed: false,
            lines: None,
        }
    }

    /// True if a facelet keeps its colour: a centre that has one, unless centres are painted too.
    pub fn is_fixed(&self, painting: &Pattern, facelet: usize) -> bool {
        !self.paint_centres
            && painting.colour(facelet).is_some()
            && Pieces::of(painting.puzzle()).centres().any(|centre| centre == facelet)
    }

    /// The next facelet after the cursor that can be painted.
    pub fn next(&self, painting: &Pattern) -> usize {
        let order = reading_order(painting.puzzle().def());
        let at = order.iter().position(|&i| i == self.cursor).unwrap_or(0);
        let following = (1..order.len()).map(|n| order[(at + n) % order.len()]);
        following.into_iter().find(|&i| !self.is_fixed(painting, i)).unwrap_or(self.cursor)
    }

    /// Nothing painted but what is fixed.
    pub fn cleared(&self, painting: &Pattern) -> Pattern {
        let mut out = Pattern::blank(painting.puzzle());
        for (i, sticker) in painting.stickers().iter().enumerate().filter(|(i, _)| self.is_fixed(painting, *i)) {
            out.paint(i, *sticker);
        }
        out
    }
}

/// The order in which keys paint: of a cube that of its facelets as text; of the hypercube, whose text goes from axis to axis, cell
/// by cell as the net is read, in each cell layer by layer from the left, each row by row.
pub fn reading_order(def: &PuzzleDef) -> Vec<usize> {
    let mut order: Vec<usize> = (0..def.solved.len()).collect();
    if def.faces == 0 {
        let mut left = vec![f32::INFINITY; def.letters.len()];
        for (cell, [x, _]) in def.solved.iter().zip(&def.net.facelets) {
            let left = &mut left[usize::from(*cell)];
            *left = left.min(*x);
        }
        order.sort_by(|&a, &b| {
            let place = |i: usize| {
                let ([x, y], [middle, top]) = (def.net.facelets[i], def.net.letters[usize::from(def.solved[i])]);
                // The layers stand side by side, with gaps smaller than a facelet.
                let layer = ((x - left[usize::from(def.solved[i])]) / def.size as f32).floor();
                [top, middle, layer, y, x]
            };
            place(a).partial_cmp(&place(b)).unwrap_or(Ordering::Equal)
        });
    }
    order
}

/// First facelet for painting by keys.
pub fn first(def: &PuzzleDef) -> usize {
    reading_order(def).first().copied().unwrap_or(0)
}

/// The facelet next to another on the net as it is drawn, over the gaps between faces; itself at the border.
pub fn toward(def: &PuzzleDef, from: usize, direction: NetDirection) -> usize {
    let [x, y] = def.net.facelets[from];
    // How far another facelet lies along the way, and across it.
    let apart = |i: usize| {
        let [dx, dy] = [def.net.facelets[i][0] - x, def.net.facelets[i][1] - y];
        match direction {
            NetDirection::Left => (-dx, dy.abs()),
            NetDirection::Right => (dx, dy.abs()),
            NetDirection::Up => (-dy, dx.abs()),
            NetDirection::Down => (dy, dx.abs()),
        }
    };
    let ahead = (0..def.net.facelets.len()).filter(|&i| apart(i).0 > 0.5 && apart(i).1 < 0.5);
    ahead.min_by(|&a, &b| apart(a).0.total_cmp(&apart(b).0)).unwrap_or(from)
}

/// The face or cell that is at the top when the face of a facelet is read as the net shows it: the one that all facelets of its
/// first row share. `None` where the net does not unfold so.
pub fn held_up(puzzle: PuzzleId, face: u8) -> Option<u8> {
    let (def, pieces) = (puzzle.def(), Pieces::of(puzzle));
    let on_face = || (0..def.solved.len()).filter(|&i| def.solved[i] == face);
    let top = on_face().map(|i| def.net.facelets[i][1]).min_by(f32::total_cmp)?;
    let row = on_face().filter(|&i| def.net.facelets[i][1] - top < 0.5);
    let shared = |other: u8| {
        row.clone().all(|i| pieces.at(i).facelets.iter().any(|&mate| mate != i && def.solved[mate] == other))
    };
    (0..def.letters.len() as u8).find(|&other| shared(other))
}

/// State of the painting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PaintingStatus {
    /// The solved puzzle.
    Solved,
    /// A position that can be solved.
    Possible,
    /// Possible so far, but facelets are still to be painted.
    Unfinished {
        /// Number of facelets, `1 <= missing`.
        missing: usize,
        /// Number of those that only one colour fits.
        forced: usize,
    },
    /// Possible, but some facelets may have any colour.
    Part {
        /// Number of facelets that may, `1 <= any`.
        any: usize,
    },
    /// Impossible, and why.
    Impossible(Vec<UserError>),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cursor_walks_the_net_as_it_is_drawn() {
        let def = PuzzleId::Cube3.def();
        // U8 is above F2, F5's left neighbours lead to L, R's right ones to B, and B ends the row.
        assert_eq!(toward(def, 7, NetDirection::Down), 19);
        assert_eq!(toward(def, 21, NetDirection::Left), 41);
        assert_eq!(toward(def, 14, NetDirection::Right), 48);
        assert_eq!(toward(def, 50, NetDirection::Right), 50);
        assert_eq!(toward(def, 0, NetDirection::Left), 0);
        for (puzzle, direction, back) in [
            (PuzzleId::Cube3, NetDirection::Left, NetDirection::Right),
            (PuzzleId::Cube3, NetDirection::Up, NetDirection::Down),
            (PuzzleId::Tess2, NetDirection::Left, NetDirection::Right),
        ] {
            let def = puzzle.def();
            for i in 0..def.solved.len() {
                let there = toward(def, i, direction);
                assert!(there == i || toward(def, there, back) == i, "{puzzle:?} {i}");
            }
        }
    }

    #[test]
    fn keys_paint_the_hypercube_cell_by_cell_and_layer_by_layer() {
        for def in [PuzzleId::Tess2.def(), PuzzleId::Tess3.def()] {
            let (size, order) = (def.size, reading_order(def));
            let of_cell = size.pow(3);
            let cells: String =
                order.chunks(of_cell).map(|cell| def.letters[usize::from(def.solved[cell[0]])]).collect();
            assert_eq!(cells, "UBLIRFDO");
            for cell in order.chunks(of_cell) {
                assert!(cell.iter().all(|&i| def.solved[i] == def.solved[cell[0]]));
                let [left, _] = def.net.facelets[cell[0]];
                for (n, layer) in cell.chunks(size * size).enumerate() {
                    let [x, y] = def.net.facelets[layer[0]];
                    assert!((x - left) as usize >= n * size);
                    let from_first =
                        |&i: &usize| [def.net.facelets[i][0] - x, def.net.facelets[i][1] - y].map(|way| way.round());
                    let rows: Vec<[f32; 2]> =
                        (0..size * size).map(|k| [(k % size) as f32, (k / size) as f32]).collect();
                    assert_eq!(layer.iter().map(from_first).collect::<Vec<_>>(), rows);
                }
            }
        }
        let cube = PuzzleId::Cube3.def();
        assert!(reading_order(cube).into_iter().eq(0..cube.solved.len()));
    }

    #[test]
    fn each_face_is_held_as_the_net_folds() {
        let up = |face: u8| held_up(PuzzleId::Cube3, face).map(|up| PuzzleId::Cube3.def().letters[usize::from(up)]);
        let all: Option<String> = (0..6).map(up).collect();
        // U is read with B at the top, D with F, the others with U.
        assert_eq!(all.as_deref(), Some("BUUFUU"));
    }

    #[test]
    fn every_colour_has_a_digit() {
        assert_eq!(net_key(PuzzleId::Cube3, "1"), Some(NetKey::Paint(0)));
        assert_eq!(net_key(PuzzleId::Cube3, "6"), Some(NetKey::Paint(5)));
        assert_eq!(net_key(PuzzleId::Cube3, "7"), None);
        assert_eq!(net_key(PuzzleId::Cube3, "0"), Some(NetKey::Clear));
        assert_eq!(net_key(PuzzleId::Tess2, "0"), Some(NetKey::Paint(0)));
        assert_eq!(net_key(PuzzleId::Cube3, "A"), None);
    }
}

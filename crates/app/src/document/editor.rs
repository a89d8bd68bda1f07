//! Painting a net: brush, cursor, typed text, and the keys while the net has the focus.

use std::cmp::Ordering;

use super::{edit_kind::EditKind, position::Position, row_names::NamedStretch};
use unfold_engine::notation::Note;
use unfold_engine::notation::colours::{Assumptions, ColourLetters, FaceletOrder};
use unfold_engine::puzzle::{
    Notation, PuzzleDef, PuzzleId, Sequence,
    pattern::{Pattern, Sticker},
    pieces::Pieces,
};
use unfold_text::{Text, UserError, editor as say, painting};

/// What a brush paints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    Colour(u8),
    /// Any colour: the facelet does not count.
    Any,
    /// Unpainted.
    Nothing,
}

impl From<Option<u8>> for Paint {
    fn from(colour: Option<u8>) -> Self {
        colour.map_or(Self::Nothing, Self::Colour)
    }
}

impl From<Paint> for Sticker {
    fn from(paint: Paint) -> Self {
        match paint {
            Paint::Colour(colour) => Self::Colour(colour),
            Paint::Any => Self::Any,
            Paint::Nothing => Self::Unpainted,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Editor {
    pub brush: Paint,
    /// True in paint mode, when a click paints.
    pub is_painting: bool,
    /// The facelet chosen outside paint mode, if any; its piece is outlined in both views.
    pub chosen: Option<usize>,
    /// The facelet of the keyboard cursor, `0 <= cursor < facelets`.
    pub cursor: usize,
    /// True if centres can be painted.
    pub paint_centres: bool,
    /// The text typed last; `None` if the position came from elsewhere since.
    pub entry: Option<TypedText>,
    /// The typed or pasted moves that the position came from, with their meaning; `None` if it came from elsewhere.
    pub typed_moves: Option<TypedMoves>,
    /// The facelet text that the position came from, if it has other readings; `None` if the position came from elsewhere.
    pub readings: Option<Readings>,
    /// Remarks on the moves that the position came from.
    pub notes: Vec<Note>,
    /// True once the remarks on the open file have been closed.
    pub are_remarks_closed: bool,
    /// The text of the position, if its lines were read as one sequence but may be a list.
    pub lines: Option<String>,
}

/// A facelet text with several readings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Readings {
    pub text: String,
    /// The order used to read the text.
    pub order: FaceletOrder,
    /// Every order that yields a distinct cube; the automatic choice is first.
    pub orders: Vec<FaceletOrder>,
    /// The colour letters that fit the text, if they differ from those on display.
    pub letters: Option<ColourLetters>,
}

impl Readings {
    /// Lists the readings of a text that was read with these assumptions; `None` if there is no other reading. `shown` are the colour
    /// letters on display.
    pub fn new(text: &str, assumed: &Assumptions, shown: &ColourLetters) -> Option<Self> {
        let orders: Vec<FaceletOrder> = std::iter::once(assumed.order).chain(assumed.other_orders()).collect();
        let letters = assumed.letters().filter(|letters| assumed.fits && letters != shown);
        let is_choice = orders.len() > 1 || letters.is_some();
        is_choice.then(|| Self { text: text.to_owned(), order: assumed.order, orders, letters })
    }
}

/// The meaning of typed or pasted moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovesMeaning {
    /// Moves from the solved puzzle to the position.
    Position,
    /// Moves applied to the previous position.
    Applied,
    /// Moves that solve the position.
    Case,
}

/// Typed or pasted moves.
#[derive(Clone, Debug, PartialEq)]
pub struct TypedMoves {
    pub moves: Sequence,
    /// Names given in the text.
    pub names: Vec<NamedStretch>,
    /// The previous position.
    pub base: Box<Position>,
    pub meaning: MovesMeaning,
    /// [`EditKind::Type`] or [`EditKind::Paste`].
    pub edit: EditKind,
}

/// A text typed for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedText {
    pub text: String,
    /// Index of the character at the first error, and the error.
    pub error: Option<(usize, UserError)>,
}

/// Facelets to paint in the same way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stroke {
    pub facelets: Vec<usize>,
    pub paint: Paint,
    /// True if the brush stayed down since the previous stroke: both are one undo step.
    pub continues_previous: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetDirection {
    Left,
    Right,
    Up,
    Down,
}

/// Action of a key while the net has the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetKey {
    /// Moves the cursor.
    Move(NetDirection),
    /// Paints a colour and advances the cursor.
    Paint(u8),
    /// Marks the facelet as any colour and advances the cursor.
    Any,
    /// Clears the facelet.
    Clear,
    /// Paints with the brush; outside paint mode, toggles the outline of the piece.
    Brush,
}

/// An entry in the list of shortcuts for keys or mouse actions that are not commands.
pub struct ShortcutHint {
    /// Names of the keys.
    pub keys: Text<0>,
    /// Action of the keys.
    pub text: Text<0>,
}

/// Keys of the net in the list of shortcuts.
pub static NET_ROWS: [ShortcutHint; 6] = [
    ShortcutHint { keys: say::NET_ARROWS, text: say::NET_ARROWS_DO },
    ShortcutHint { keys: painting::NET_DIGITS, text: say::NET_DIGITS_DO },
    ShortcutHint { keys: say::NET_PERIOD, text: say::NET_PERIOD_DO },
    ShortcutHint { keys: say::NET_SPACE, text: say::NET_SPACE_DO },
    ShortcutHint { keys: painting::NET_DELETE, text: say::NET_DELETE_DO },
    ShortcutHint { keys: say::NET_ESCAPE, text: say::NET_ESCAPE_DO },
];

/// The digit that paints the first colour; others follow.
pub fn first_digit(puzzle: PuzzleId) -> u8 {
    // The hypercube uses the digits of its logs and facelet texts.
    if puzzle.def().notation == Notation::Hypercube { 0 } else { 1 }
}

/// Action of a key, by its name, while the net has the focus; `None` if it has none.
pub fn net_key(puzzle: PuzzleId, key: &str) -> Option<NetKey> {
    let colours = puzzle.def().letters.len() as u8;
    let digit = key.parse::<u8>().ok().filter(|_| key.len() == 1);
    if let Some(colour) = digit.and_then(|digit| digit.checked_sub(first_digit(puzzle)))
        && colour < colours
    {
        return Some(NetKey::Paint(colour));
    }
    // Colour letters paint, too.
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
    /// The moves typed or pasted last, if the text has no error.
    pub fn valid_typed_moves(&self) -> Option<&TypedMoves> {
        let has_mistake = self.entry.as_ref().is_some_and(|entry| entry.error.is_some());
        self.typed_moves.as_ref().filter(|_| !has_mistake)
    }

    /// Forgets the text that the position came from.
    pub fn forget_text(&mut self) {
        (self.entry, self.typed_moves, self.readings, self.lines) = (None, None, None, None);
        self.notes.clear();
    }

    pub fn new(puzzle: PuzzleId) -> Self {
        Self {
            brush: Paint::Colour(0),
            is_painting: false,
            chosen: None,
            cursor: first_facelet(puzzle.def()),
            paint_centres: false,
            entry: None,
            typed_moves: None,
            readings: None,
            notes: Vec::new(),
            are_remarks_closed: false,
            lines: None,
        }
    }

    /// True for a coloured centre, unless centres can be painted.
    pub fn is_fixed(&self, painting: &Pattern, facelet: usize) -> bool {
        !self.paint_centres
            && painting.colour(facelet).is_some()
            && Pieces::for_puzzle(painting.puzzle()).centres().any(|centre| centre == facelet)
    }

    /// The next facelet after the cursor that can be painted, wrapping around; the cursor itself if there is none.
    pub fn next_facelet(&self, painting: &Pattern) -> usize {
        let order = reading_order(painting.puzzle().def());
        let at = order.iter().position(|&i| i == self.cursor).unwrap_or(0);
        let following = (1..order.len()).map(|n| order[(at + n) % order.len()]);
        following.into_iter().find(|&i| !self.is_fixed(painting, i)).unwrap_or(self.cursor)
    }

    /// The painting with all but fixed facelets cleared.
    pub fn cleared(&self, painting: &Pattern) -> Pattern {
        let mut out = Pattern::blank(painting.puzzle());
        for (i, sticker) in painting.stickers().iter().enumerate().filter(|(i, _)| self.is_fixed(painting, *i)) {
            out.paint(i, *sticker);
        }
        out
    }
}

/// Facelets in painting order. For cubes the order of facelet texts; for hypercubes the reading order of the net: cells row by row, in
/// each cell layer by layer from the left, and in each layer row by row.
pub fn reading_order(def: &PuzzleDef) -> Vec<usize> {
    let mut order: Vec<usize> = (0..def.solved.len()).collect();
    if def.face_turns == 0 {
        let mut left = vec![f32::INFINITY; def.letters.len()];
        for (cell, [x, _]) in def.solved.iter().zip(&def.net.facelets) {
            let left = &mut left[usize::from(*cell)];
            *left = left.min(*x);
        }
        order.sort_by(|&a, &b| {
            let place = |i: usize| {
                let ([x, y], [middle, top]) = (def.net.facelets[i], def.net.letters[usize::from(def.solved[i])]);
                // Layers are side by side, with gaps smaller than a facelet.
                let layer = ((x - left[usize::from(def.solved[i])]) / def.size as f32).floor();
                [top, middle, layer, y, x]
            };
            place(a).partial_cmp(&place(b)).unwrap_or(Ordering::Equal)
        });
    }
    order
}

/// The first facelet in painting order.
pub fn first_facelet(def: &PuzzleDef) -> usize {
    reading_order(def).first().copied().unwrap_or(0)
}

/// The adjacent facelet on the drawn net, across gaps between faces; the same facelet at the border.
pub fn adjacent_facelet(def: &PuzzleDef, from: usize, direction: NetDirection) -> usize {
    let [x, y] = def.net.facelets[from];
    // Distances along the direction and across it.
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

/// The neighbour at the top edge of a face or cell as drawn on the net: the one that has a facelet of every piece in the face's top
/// row. `None` if there is none.
pub fn top_face(puzzle: PuzzleId, face: u8) -> Option<u8> {
    let (def, pieces) = (puzzle.def(), Pieces::for_puzzle(puzzle));
    let on_face = || (0..def.solved.len()).filter(|&i| def.solved[i] == face);
    let top = on_face().map(|i| def.net.facelets[i][1]).min_by(f32::total_cmp)?;
    let row = on_face().filter(|&i| def.net.facelets[i][1] - top < 0.5);
    let shared = |other: u8| {
        row.clone().all(|i| pieces.slot_with(i).facelets.iter().any(|&mate| mate != i && def.solved[mate] == other))
    };
    (0..def.letters.len() as u8).find(|&other| shared(other))
}

/// Validity of the painting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PaintingValidity {
    Solved,
    /// A valid position.
    Possible,
    /// Possible so far, with unpainted facelets.
    Unfinished {
        /// Number of unpainted facelets, `1 <= missing`.
        missing: usize,
        /// Number of unpainted facelets with a single possible colour.
        forced: usize,
    },
    /// Possible, with facelets of any colour.
    Part {
        /// Number of facelets of any colour, `1 <= any`.
        any: usize,
    },
    Impossible(Vec<UserError>),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cursor_follows_the_drawn_net() {
        let def = PuzzleId::Cube3.def();
        // U8 is above F2, L6 is left of F4, B4 is right of R6, and B6 ends the row.
        assert_eq!(adjacent_facelet(def, 7, NetDirection::Down), 19);
        assert_eq!(adjacent_facelet(def, 21, NetDirection::Left), 41);
        assert_eq!(adjacent_facelet(def, 14, NetDirection::Right), 48);
        assert_eq!(adjacent_facelet(def, 50, NetDirection::Right), 50);
        assert_eq!(adjacent_facelet(def, 0, NetDirection::Left), 0);
        for (puzzle, direction, back) in [
            (PuzzleId::Cube3, NetDirection::Left, NetDirection::Right),
            (PuzzleId::Cube3, NetDirection::Up, NetDirection::Down),
            (PuzzleId::Tess2, NetDirection::Left, NetDirection::Right),
        ] {
            let def = puzzle.def();
            for i in 0..def.solved.len() {
                let there = adjacent_facelet(def, i, direction);
                assert!(there == i || adjacent_facelet(def, there, back) == i, "{puzzle:?} {i}");
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
    fn face_orientations_follow_the_folded_net() {
        let up = |face: u8| top_face(PuzzleId::Cube3, face).map(|up| PuzzleId::Cube3.def().letters[usize::from(up)]);
        let all: Option<String> = (0..6).map(up).collect();
        // Top faces of U, R, F, D, L and B.
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

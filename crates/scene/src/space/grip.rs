//! The part of the puzzle that a click on a facelet turns: a face of a cube, or a grip of a hypercube's cell.

use super::scene::{Hit, Scene};
use super::{linear::Point, turning::LayerTurn};
use unfold_engine::notation;
use unfold_engine::puzzle::geometry::{MAX_AXES, axes_without};
use unfold_engine::puzzle::hypercube::{LETTERS, cell, cell_axis, direction_letters, grips};
use unfold_engine::puzzle::{Move, PuzzleDef, PuzzleId};

/// A face or grip, with the moves of the mouse buttons there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grip {
    /// Letter of the face or cell, followed by the letters of the grip's directions.
    pub name: String,
    /// Move of the left button with its displayed name: clockwise on a cube, MC4D's direction +1 on a hypercube.
    pub left: (Move, String),
    /// Inverse of `left`, for the right button.
    pub right: (Move, String),
    /// Half turn of a face, for the middle button; `None` on hypercubes.
    pub middle: Option<(Move, String)>,
}

impl Grip {
    /// The face or grip that was hit; `None` for a sticker at the centre of its cell, where nothing turns.
    pub fn from_hit(puzzle: PuzzleId, hit: &Hit) -> Option<Self> {
        if puzzle.def().dimensions == 4 { cell_grip(puzzle, hit) } else { face_grip(puzzle, hit) }
    }

    /// Formats one of the grip's moves by the grip's name, followed by its displayed name if they differ.
    pub fn label(&self, puzzle: PuzzleId, (mv, listed): &(Move, String)) -> String {
        let is_it = |text: &String| notation::parse(puzzle, text).is_ok_and(|moves| moves.0 == [*mv]);
        let written = ["", "'", "2"].map(|end| format!("{}{end}", self.name)).into_iter().find(is_it);
        match written {
            Some(written) if written != *listed => format!("{written} = {listed}"),
            _ => listed.clone(),
        }
    }

    /// Applies the turns to other layers, such as `{2}`, counted from the cell. Unchanged if `layers` is empty.
    #[must_use]
    pub fn with_layers(self, puzzle: PuzzleId, layers: &str) -> Self {
        let of = |(mv, name): &(Move, String)| {
            let other =
                notation::parse(puzzle, &format!("{layers}{name}")).ok().and_then(|moves| moves.0.first().copied());
            let other = other.filter(|_| !layers.is_empty()).unwrap_or(*mv);
            (other, puzzle.def().moves[other.index()].name.clone())
        };
        Self { left: of(&self.left), right: of(&self.right), middle: self.middle.as_ref().map(of), ..self }
    }
}

fn face_grip(puzzle: PuzzleId, hit: &Hit) -> Option<Grip> {
    let def = puzzle.def();
    let face = *def.solved.get(hit.facelet)?;
    let turn = |quarters: u16| {
        let mv = Move::new(3 * u16::from(face) + quarters - 1);
        (mv, def.moves[mv.index()].name.clone())
    };
    let name = def.letters.get(usize::from(face))?.to_string();
    Some(Grip { name, left: turn(1), right: turn(3), middle: Some(turn(2)) })
}

/// The grip at a point of a cell. With two layers, each side of a sticker has four quarters: the face centre of the cell on that side, two
/// edge centres and a corner. With more layers, each sticker is a face, edge or corner of its cell, or its centre, where nothing turns.
fn cell_grip(puzzle: PuzzleId, hit: &Hit) -> Option<Grip> {
    let def = puzzle.def();
    let place = def.places.get(hit.facelet)?;
    let cell = cell(place.axis, place.side > 0);
    let mut direction: [i8; MAX_AXES] = [0; MAX_AXES];
    let axes = axes_without(place.axis).map(usize::from);
    if has_quarters(def) {
        direction = hit.toward;
        let along = axes.into_iter().filter(|axis| hit.toward[*axis] == 0);
        for (axis, _) in along.zip(hit.outer).filter(|(_, outer)| *outer) {
            direction[axis] = place.cubie[axis];
        }
    } else {
        for axis in axes {
            direction[axis] = place.cubie[axis].signum();
        }
    }
    let click = |positive| {
        let mv = cell_turn(puzzle, cell, direction, positive)?;
        Some((mv, def.moves.get(mv.index())?.name.clone()))
    };
    let name = format!("{}{}", LETTERS[usize::from(cell)], direction_letters(direction));
    Some(Grip { left: click(true)?, right: click(false)?, middle: None, name })
}

/// True if each quarter of a sticker's side is a separate grip.
fn has_quarters(def: &PuzzleDef) -> bool {
    def.size == 2
}

/// The move that turns a cell's outermost layer about the grip at `toward`, in MC4D's direction +1 if `positive`, else -1.
/// `None` if `toward` is the zero vector.
pub(super) fn cell_turn(puzzle: PuzzleId, cell: u8, toward: [i8; MAX_AXES], positive: bool) -> Option<Move> {
    let def = puzzle.def();
    let motion = grips::rotation(cell, toward, if positive { 1 } else { -1 })?;
    let (axis, at_positive_end) = cell_axis(cell);
    let outermost = def.size as i8 - 1;
    let layer = if at_positive_end { outermost } else { -outermost };
    let turns_cell = |mv: Move| {
        def.moves[mv.index()].motion == motion
            && LayerTurn::for_move(puzzle, mv).is_some_and(|turning| turning.turns_only(axis.into(), layer))
    };
    (0..def.moves.len() as u16).map(Move::new).find(|mv| turns_cell(*mv))
}

impl Scene {
    /// Outline of the grip at a facelet: the face of a cube, or the grip's part of a hypercube's sticker.
    pub fn grip_outline(&self, hit: &Hit) -> Vec<Point> {
        let def = self.puzzle.def();
        if def.dimensions == 3 {
            self.face_outline(hit.toward)
        } else if has_quarters(def) {
            self.quarter(hit.polygon, hit.outer)
        } else {
            self.polygons.get(hit.polygon).map(|found| found.outline.clone()).unwrap_or_default()
        }
    }
}

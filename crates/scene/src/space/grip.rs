//! The part that a click on a facelet turns: a face of a cube, a grip of a cell of the hypercube.

use super::scene::{Hit, Scene};
use super::{linear::Point, turning::Turning};
use unfold_engine::notation;
use unfold_engine::puzzle::geometry::{MAX_AXES, axes_without};
use unfold_engine::puzzle::hypercube::{LETTERS, cell, cell_axis, direction_letters, grips};
use unfold_engine::puzzle::{Move, PuzzleDef, PuzzleId};

/// The part that the pointer holds, and the moves of the buttons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grip {
    /// Its name: the letter of the face or cell, and the letters toward which the grip lies.
    pub name: String,
    /// The move of the left button and its name, the one by which it is listed and told everywhere: clockwise on a cube, MC4D's
    /// direction +1 on the hypercube.
    pub left: (Move, String),
    /// The same of the right button: the other way round.
    pub right: (Move, String),
    /// The same of the middle button: half a turn, where a face is turned.
    pub middle: Option<(Move, String)>,
}

impl Grip {
    /// The part that is held there; `None` where nothing turns.
    pub fn at(puzzle: PuzzleId, hit: &Hit) -> Option<Self> {
        if puzzle.def().dimensions == 4 { of_cell(puzzle, hit) } else { face(puzzle, hit) }
    }

    /// A move of the grip in the notation: the letters of the grip, and what follows them; with the name in lists, where that is another.
    pub fn written(&self, puzzle: PuzzleId, (mv, listed): &(Move, String)) -> String {
        let is_it = |text: &String| notation::parse(puzzle, text).is_ok_and(|moves| moves.0 == [*mv]);
        let written = ["", "'", "2"].map(|end| format!("{}{end}", self.name)).into_iter().find(is_it);
        match written {
            Some(written) if written != *listed => format!("{written} = {listed}"),
            _ => listed.clone(),
        }
    }

    /// The same turn of other layers, counted from the cell and written with their braces; the same one if they name none.
    #[must_use]
    pub fn of_layers(self, puzzle: PuzzleId, layers: &str) -> Self {
        let of = |(mv, name): &(Move, String)| {
            let other =
                notation::parse(puzzle, &format!("{layers}{name}")).ok().and_then(|moves| moves.0.first().copied());
            let other = other.filter(|_| !layers.is_empty()).unwrap_or(*mv);
            (other, puzzle.def().moves[other.index()].name.clone())
        };
        Self { left: of(&self.left), right: of(&self.right), middle: self.middle.as_ref().map(of), ..self }
    }
}

fn face(puzzle: PuzzleId, hit: &Hit) -> Option<Grip> {
    let def = puzzle.def();
    let face = *def.solved.get(hit.facelet)?;
    let turn = |quarters: u16| {
        let mv = Move::new(3 * u16::from(face) + quarters - 1);
        (mv, def.moves[mv.index()].name.clone())
    };
    let name = def.letters.get(usize::from(face))?.to_string();
    Some(Grip { name, left: turn(1), right: turn(3), middle: Some(turn(2)) })
}

/// With two layers, a side of a sticker has four quarters: at the middle of the cell's face, at the middles of two of its
/// edges, at its corner. The face is the one in whose direction the side looks. Where there are more, a sticker lies at a face, an edge
/// or a corner of its cell itself, or in its middle, where nothing turns.
fn of_cell(puzzle: PuzzleId, hit: &Hit) -> Option<Grip> {
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

/// True if each quarter of a side of a sticker is a grip of its own.
fn has_quarters(def: &PuzzleDef) -> bool {
    def.size == 2
}

/// The move that turns the outermost layer at a cell about a direction, as a click on the grip there does: MC4D's direction +1, or -1.
/// `None` for no direction.
pub(super) fn cell_turn(puzzle: PuzzleId, cell: u8, toward: [i8; MAX_AXES], positive: bool) -> Option<Move> {
    let def = puzzle.def();
    let motion = grips::rotation(cell, toward, if positive { 1 } else { -1 })?;
    let (axis, at_positive_end) = cell_axis(cell);
    let outermost = def.size as i8 - 1;
    let layer = if at_positive_end { outermost } else { -outermost };
    let turns_cell = |mv: Move| {
        def.moves[mv.index()].motion == motion
            && Turning::of(puzzle, mv).is_some_and(|turning| turning.is_of(axis.into(), layer))
    };
    (0..def.moves.len() as u16).map(Move::new).find(|mv| turns_cell(*mv))
}

impl Scene {
    /// The outline of what is held at a facelet: the face of a cube, the grip of a cell of a hypercube.
    pub fn held(&self, hit: &Hit) -> Vec<Point> {
        let def = self.puzzle.def();
        if def.dimensions == 3 {
            self.face(hit.toward)
        } else if has_quarters(def) {
            self.quarter(hit.polygon, hit.outer)
        } else {
            self.polygons.get(hit.polygon).map(|found| found.outline.clone()).unwrap_or_default()
        }
    }
}

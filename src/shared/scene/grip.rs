//! The part that a click on a facelet turns: a face of a cube, a grip of a cell of the hypercube.

use super::projection::Hit;
use unfold_engine::puzzle::geometry::{MAX_AXES, axes_without};
use unfold_engine::puzzle::hypercube::grips;
use unfold_engine::puzzle::hypercube::grips::{Click, Slices};
use unfold_engine::puzzle::hypercube::{LETTERS, cell, direction_letters};
use unfold_engine::puzzle::{Move, PuzzleId};

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
        match puzzle {
            PuzzleId::Cube2 | PuzzleId::Cube3 => face(puzzle, hit),
            PuzzleId::Tess2 | PuzzleId::Tess3 => of_cell(puzzle, hit),
        }
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

/// A side of a sticker has four quarters: at the middle of the cell's face, at the middles of two of its edges, at its corner. The
/// face is the one in whose direction the side looks.
fn of_cell(puzzle: PuzzleId, hit: &Hit) -> Option<Grip> {
    let def = puzzle.def();
    let place = def.places.get(hit.facelet)?;
    let cell = cell(place.axis, place.side > 0);
    let mut direction: [i8; MAX_AXES] = hit.toward;
    let along = axes_without(place.axis).into_iter().map(usize::from).filter(|axis| hit.toward[*axis] == 0);
    for (axis, _) in along.zip(hit.outer).filter(|(_, outer)| *outer) {
        direction[axis] = place.cubie[axis].signum();
    }
    let grip = grips::grip(cell, direction)?;
    let click = |positive| {
        let mv = Click { grip, positive, slices: Slices::NEAR }.to_move(puzzle)?;
        Some((mv, def.moves.get(mv.index())?.name.clone()))
    };
    let name = format!("{}{}", LETTERS[usize::from(cell)], direction_letters(direction));
    Some(Grip { left: click(true)?, right: click(false)?, middle: None, name })
}

//! Descriptions of moves.

use crate::{Language, Text, lesson as say};
use unfold_engine::puzzle::hypercube::{LETTERS as CELLS, cell_axis, direction_letters, layers::all_layers};
use unfold_engine::puzzle::{Move, MoveDef, Notation, PuzzleId, cubes::LETTERS};

/// Face names of cubes, by colour number.
const FACES: [Text<0>; LETTERS.len()] =
    [say::FACE_UPPER, say::FACE_RIGHT, say::FACE_FRONT, say::FACE_LOWER, say::FACE_LEFT, say::FACE_BACK];
/// The face whose direction each slice or rotation follows.
const FOLLOWED_FACE: [(char, char); 6] = [('M', 'L'), ('E', 'D'), ('S', 'F'), ('x', 'R'), ('y', 'U'), ('z', 'F')];

/// Describes a move: `turn the right face 90° anticlockwise`. Empty for an invalid move.
pub fn describe(language: Language, puzzle: PuzzleId, mv: Move) -> String {
    let Some(def) = puzzle.def().moves.get(mv.index()) else { return String::new() };
    match puzzle.def().notation {
        Notation::Cube => cube(language, def),
        Notation::Hypercube => hypercube(language, puzzle.def().size, def),
    }
}

fn cube(language: Language, def: &MoveDef) -> String {
    let (name, amount) = match def.name.strip_suffix('\'') {
        Some(name) => (name, say::QUARTER_COUNTER),
        None => match def.name.strip_suffix('2') {
            Some(name) => (name, say::HALF),
            None => (def.name.as_str(), say::QUARTER_CLOCKWISE),
        },
    };
    let letter = name.chars().next().unwrap_or_default();
    let followed = FOLLOWED_FACE.iter().find(|(slice, _)| *slice == letter).map(|(_, face)| *face);
    let number = LETTERS.iter().position(|l| *l == followed.unwrap_or(letter)).unwrap_or(0);
    let face = FACES[number].get(language);
    let amount = amount.get(language);
    match followed {
        None if name.ends_with('w') => say::TURN_WIDE.fill(language, [&face, &amount]),
        None => say::TURN_FACE.fill(language, [&face, &amount]),
        Some(_) if letter.is_lowercase() => say::TURN_CUBE.fill(language, [&face, &amount]),
        Some(front) => {
            let back = LETTERS[(number + LETTERS.len() / 2) % LETTERS.len()];
            say::TURN_SLICE.fill(language, [&front, &back, &amount, &face])
        }
    }
}

/// States the direction of a turn by the destination of a neighbour, since clockwise would depend on the point of view.
fn hypercube(language: Language, size: usize, def: &MoveDef) -> String {
    // The layers in braces, counted from the cell.
    let prefixed = def.name.strip_prefix('{').and_then(|rest| rest.split_once('}'));
    let (layers, name) = prefixed.map_or((None, def.name.as_str()), |(layers, name)| (Some(layers), name));
    let half = name.ends_with('2');
    let mut letters = name.trim_end_matches('2').chars();
    let cell = letters.next().unwrap_or('?');
    let what = match layers {
        None => say::CELL_TURNED.fill(language, [&cell]),
        Some(_) if def.layers == all_layers(size) => say::HYPERCUBE_TURNED.fill(language, [&cell]),
        Some("2") => say::LAYER_BEHIND_TURNED.fill(language, [&cell]),
        Some("1-2") => say::LAYERS_TWO_TURNED.fill(language, [&cell]),
        // The only other set of layers, on size 3: the two outer ones.
        Some(_) => say::LAYERS_OUTER_TURNED.fill(language, [&cell, &opposite(cell)]),
    };
    let ends: Vec<char> = letters.collect();
    let carried = |letter: char| direction_letters(def.motion.image_of_vector(unit(letter)));
    match ends[..] {
        [a] if half => say::CELL_HALF.fill(language, [&what, &a]),
        [a] => {
            // The first neighbour that moves determines the direction.
            let moves = |letter: &&char| def.motion.image_of_vector(unit(**letter)) != unit(**letter);
            let moved = CELLS.iter().find(moves).copied().unwrap_or(a);
            say::CELL_QUARTER.fill(language, [&what, &a, &moved, &carried(moved)])
        }
        [a, b] => say::CELL_EDGE.fill(language, [&what, &a, &b]),
        [a, b, c] => say::CELL_CORNER.fill(language, [&what, &a, &b, &c, &a, &carried(a)]),
        _ => what,
    }
}

/// Letter of the opposite cell.
fn opposite(cell: char) -> char {
    let number = CELLS.iter().position(|letter| *letter == cell);
    number.map_or(cell, |number| CELLS[CELLS.len() - 1 - number])
}

/// Unit vector towards a cell.
fn unit(letter: char) -> [i8; 4] {
    let (axis, positive) = cell_axis(CELLS.iter().position(|l| *l == letter).unwrap_or(0) as u8);
    let mut out = [0; 4];
    out[usize::from(axis)] = if positive { 1 } else { -1 };
    out
}

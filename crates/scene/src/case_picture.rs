//! Pictures of cases as on algorithm sheets: the last layer from above with the adjacent stickers, or three faces around a corner.

use std::sync::OnceLock;

use crate::appearance::vision::ink;
use crate::svg::{Drawing, Point, Rgb, Shape};
use unfold_engine::puzzle::geometry::FaceletPlace;
use unfold_engine::puzzle::pattern::{Pattern, Sticker};
use unfold_engine::puzzle::{PuzzleDef, PuzzleId};
use unfold_engine::puzzles::cases::CaseView;

#[derive(Clone, Debug, PartialEq)]
pub struct CaseStyle {
    /// Sticker colours by colour number.
    pub colours: Vec<Rgb>,
    /// Sticker letters by colour number; empty for none.
    pub letters: Vec<char>,
    /// Colour of stickers without a definite colour.
    pub unknown: Rgb,
    /// Background colour.
    pub background: Rgb,
    /// Colour of the lines around stickers.
    pub line: Rgb,
}

/// Side of a sticker, in units of the drawing.
const SIDE: f32 = 20.0;
/// Width of a sticker seen edge-on, in sides.
const EDGE_WIDTH: f32 = 0.32;
/// Space between the upper face and its side stickers, and around the drawing, in sides.
const GAP: f32 = 0.06;
/// Inset of a sticker in its cell, as a fraction.
const INSET: f32 = 0.03;
/// Line width, in sides.
const LINE: f32 = 0.03;
/// Radius of the dot on [`Sticker::Oriented`], in sides.
const DOT: f32 = 0.2;
/// Letter size, in sides.
const LETTER: f32 = 0.55;
/// Face numbers in the corner view: U, R and F.
const CORNER_FACES: [usize; 3] = [0, 1, 2];
const PUZZLE_COUNT: usize = unfold_engine::puzzles::ALL.len();

/// Draws a case of a cube.
///
/// # Panics
/// If the puzzle is not a cube.
pub fn drawing(pattern: &Pattern, view: CaseView, style: &CaseStyle, title: String) -> Drawing {
    let def = pattern.puzzle().def();
    let stickers = stickers(pattern.puzzle(), view);
    let (mut low, mut high) = ([f32::MAX; 2], [f32::MIN; 2]);
    for [x, y] in stickers.iter().flat_map(|(_, corners)| corners) {
        low = [low[0].min(*x), low[1].min(*y)];
        high = [high[0].max(*x), high[1].max(*y)];
    }
    let place = |[x, y]: Point| [(x - low[0] + GAP) * SIDE, (y - low[1] + GAP) * SIDE];
    let mut shapes = Vec::new();
    for &(facelet, ref corners) in stickers {
        let middle = middle(corners);
        let inner = corners.map(|at| std::array::from_fn(|i| at[i] + (middle[i] - at[i]) * 2.0 * INSET));
        let sticker = pattern.stickers()[facelet];
        let colour = sticker.colour().map(usize::from);
        let fill = colour.and_then(|colour| style.colours.get(colour)).copied().unwrap_or(style.unknown);
        shapes.push(Shape::Polygon {
            corners: inner.map(place).to_vec(),
            fill: Some(fill),
            line: (style.line, LINE * SIDE),
        });
        if sticker == Sticker::Oriented {
            let dot = [[-DOT, 0.0], [0.0, -DOT], [DOT, 0.0], [0.0, DOT]];
            let corners = dot.map(|[x, y]| place([middle[0] + x, middle[1] + y])).to_vec();
            shapes.push(Shape::Polygon { corners, fill: Some(ink(fill)), line: (style.line, 0.0) });
        }
        let is_wide = view == CaseView::Corner || def.solved[facelet] == 0;
        if let Some(letter) = colour.and_then(|colour| style.letters.get(colour)).filter(|_| is_wide) {
            let (at, size) = (place(middle), LETTER * SIDE);
            shapes.push(Shape::Text { at, size, text: letter.to_string(), colour: ink(fill) });
        }
    }
    let size = [0, 1].map(|i| (high[i] - low[i] + 2.0 * GAP) * SIDE);
    Drawing { title, size, background: style.background, shapes }
}

/// A facelet number, and the corners of its sticker, in sides.
type StickerOutline = (usize, [Point; 4]);

/// Visible stickers of a puzzle, in sides; cached.
fn stickers(puzzle: PuzzleId, view: CaseView) -> &'static [StickerOutline] {
    static ALL: [[OnceLock<Vec<StickerOutline>>; 2]; PUZZLE_COUNT] =
        [const { [const { OnceLock::new() }; 2] }; PUZZLE_COUNT];
    match view {
        CaseView::Above => ALL[puzzle as usize][0].get_or_init(|| above(puzzle.def())),
        CaseView::Corner => ALL[puzzle as usize][1].get_or_init(|| corner(puzzle.def())),
    }
}

fn middle(corners: &[Point; 4]) -> Point {
    std::array::from_fn(|i| corners.iter().map(|at| at[i]).sum::<f32>() / 4.0)
}

/// Column and row of a facelet on its face, from 0.
fn on_face(def: &PuzzleDef, facelet: usize) -> Point {
    let of_face = || (0..def.solved.len()).filter(|other| def.solved[*other] == def.solved[facelet]);
    let first = |i: usize| of_face().map(|other| def.net.facelets[other][i]).fold(f32::MAX, f32::min);
    std::array::from_fn(|i| def.net.facelets[facelet][i] - first(i))
}

/// Stickers of the upper face, and the adjacent ones of the side faces.
fn above(def: &PuzzleDef) -> Vec<StickerOutline> {
    let upper: Vec<usize> = (0..def.solved.len()).filter(|facelet| def.solved[*facelet] == 0).collect();
    let at_place = |place: &FaceletPlace| upper.iter().copied().find(|upper| def.places[*upper].cubie == place.cubie);
    let size = (upper.len() as f32).sqrt();
    let mut out: Vec<StickerOutline> =
        upper.iter().map(|&facelet| (facelet, rectangle(on_face(def, facelet), [1.0, 1.0]))).collect();
    for (facelet, place) in def.places.iter().enumerate() {
        let Some(upper) = at_place(place).filter(|_| def.solved[facelet] != 0) else { continue };
        let [x, y] = on_face(def, upper);
        // A side sticker is drawn beyond the border next to its own face.
        let borders = [(x, 0.0, [0, 0]), (x, size - 1.0, [0, 1]), (y, 0.0, [1, 0]), (y, size - 1.0, [1, 1])];
        let side = borders.into_iter().filter(|(at, border, _)| at == border).map(|(.., side)| side);
        let beyond =
            side.into_iter().find(|side| neighbour_face(def, &upper_facelets(def), *side) == (place.axis, place.side));
        let Some([axis, end]) = beyond else { continue };
        let (thin, gap) = (EDGE_WIDTH, GAP);
        let near = if end == 0 { -thin - gap } else { size + gap };
        let (from, extent) = match axis {
            0 => ([near, y], [thin, 1.0]),
            _ => ([x, near], [1.0, thin]),
        };
        out.push((facelet, rectangle(from, extent)));
    }
    out
}

fn upper_facelets(def: &PuzzleDef) -> Vec<usize> {
    (0..def.solved.len()).filter(|facelet| def.solved[*facelet] == 0).collect()
}

/// Axis and side of the face next to a border of the upper face. `axis` is 0 for a border column, 1 for a border row; `end` is 0
/// for the first, 1 for the last.
fn neighbour_face(def: &PuzzleDef, upper: &[usize], [axis, end]: [usize; 2]) -> (u8, i8) {
    let last = (upper.len() as f32).sqrt() - 1.0;
    let is_at = |facelet: &&usize, border: f32| on_face(def, **facelet)[axis] == border;
    let border = if end == 0 { 0.0 } else { last };
    let inside: Vec<_> = upper.iter().filter(|facelet| is_at(facelet, border)).collect();
    let own = def.places[upper[0]].axis;
    let common = |direction: &u8| {
        let along = |facelet: &usize| def.places[*facelet].cubie[usize::from(*direction)];
        let first = along(inside[0]);
        (*direction != own && first != 0 && inside.iter().all(|facelet| along(facelet) == first)).then_some(first)
    };
    let found = (0..3).find_map(|direction| Some((direction, common(&direction)?)));
    let (direction, at) = found.expect("a border of a face lies on one side of the cube");
    (direction, at.signum())
}

/// Stickers of the faces U, R and F, seen from their corner.
fn corner(def: &PuzzleDef) -> Vec<StickerOutline> {
    const COS_30_DEG: f32 = 0.866;
    let size = (upper_facelets(def).len() as f32).sqrt();
    let front = [-COS_30_DEG * size, 0.5 * size];
    let right = [0.0, size];
    // Origin of each face, and the directions of its columns and rows.
    let faces = [
        ([0.0, 0.0], [COS_30_DEG, 0.5], [-COS_30_DEG, 0.5]),
        (right, [COS_30_DEG, -0.5], [0.0, 1.0]),
        (front, [COS_30_DEG, 0.5], [0.0, 1.0]),
    ];
    let mut out = Vec::new();
    for (face, (from, column, row)) in CORNER_FACES.into_iter().zip(faces) {
        for facelet in (0..def.solved.len()).filter(|facelet| usize::from(def.solved[*facelet]) == face) {
            let [x, y] = on_face(def, facelet);
            let at = |[dx, dy]: Point| -> Point {
                std::array::from_fn(|i| from[i] + (x + dx) * column[i] + (y + dy) * row[i])
            };
            out.push((facelet, [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]].map(at)));
        }
    }
    out
}

fn rectangle([x, y]: Point, [width, height]: Point) -> [Point; 4] {
    [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]
}

#[cfg(test)]
mod tests {
    use super::*;
    use unfold_engine::notation;
    use unfold_engine::puzzle::Facelets;

    fn style() -> CaseStyle {
        let colours = (0..6).map(|colour| [colour, 0, 0]).collect();
        CaseStyle { colours, letters: Vec::new(), unknown: [9; 3], background: [255; 3], line: [0; 3] }
    }

    /// Colour number at a point, in sides from the top left corner of the stickers; `None` outside them.
    fn colour_at(drawing: &Drawing, [x, y]: Point) -> Option<u8> {
        let at = [(x + GAP) * SIDE, (y + GAP) * SIDE];
        drawing.shapes.iter().find_map(|shape| {
            let Shape::Polygon { corners, fill, .. } = shape else { return None };
            let side = |i: usize| {
                let ([ax, ay], [bx, by]) = (corners[i], corners[(i + 1) % corners.len()]);
                (bx - ax) * (at[1] - ay) - (by - ay) * (at[0] - ax) >= 0.0
            };
            (0..corners.len()).all(side).then(|| fill.map(|[colour, ..]| colour)).flatten()
        })
    }

    #[test]
    fn the_last_layer_is_drawn_from_above_with_its_sides() {
        for (puzzle, size, count) in [(PuzzleId::Cube3, 3.0, 21), (PuzzleId::Cube2, 2.0, 12)] {
            let solved = Pattern::from_facelets(&Facelets::solved(puzzle));
            let drawn = drawing(&solved, CaseView::Above, &style(), String::new());
            assert_eq!(drawn.shapes.len(), count);
            let (thin, far) = (0.5 * EDGE_WIDTH, 1.5 * EDGE_WIDTH + 2.0 * GAP + size);
            let middle = EDGE_WIDTH + GAP + 0.5;
            // U, and around it B above, R to the right, F below and L to the left.
            let at = [[middle, middle], [middle, thin], [far, middle], [middle, far], [thin, middle]];
            assert_eq!(at.map(|at| colour_at(&drawn, at)), [Some(0), Some(5), Some(1), Some(2), Some(4)]);
        }
    }

    #[test]
    fn a_turn_of_f_shows_where_it_changes_the_last_layer() {
        let moves = notation::parse(PuzzleId::Cube3, "F").expect("a move");
        let turned = Pattern::from_facelets(&Facelets::solved(PuzzleId::Cube3).after_all(&moves));
        let drawn = drawing(&turned, CaseView::Above, &style(), String::new());
        let at = |x: f32, y: f32| colour_at(&drawn, [EDGE_WIDTH + GAP + x, EDGE_WIDTH + GAP + y]);
        assert_eq!((at(1.5, 0.5), at(1.5, 1.5), at(1.5, 2.5)), (Some(0), Some(0), Some(4)));
        assert_eq!(at(3.0 + GAP + EDGE_WIDTH / 2.0, 2.5), Some(0), "what was at U shows at R");
    }

    #[test]
    fn three_faces_are_drawn_from_their_corner() {
        let solved = Pattern::from_facelets(&Facelets::solved(PuzzleId::Cube3));
        let drawn = drawing(&solved, CaseView::Corner, &style(), String::new());
        assert_eq!(drawn.shapes.len(), 27);
        let [width, height] = drawn.size.map(|length| length / SIDE - 2.0 * GAP);
        let at = [[0.5 * width, 0.25 * height], [0.25 * width, 0.6 * height], [0.75 * width, 0.6 * height]];
        assert_eq!(at.map(|at| colour_at(&drawn, at)), [Some(0), Some(2), Some(1)]);
    }
}

//! The puzzle in space and the patterns of colours as plain drawings: for files, and for pictures that no window shows.

use crate::appearance::patterns::{self, LINE, MIDDLE, Mark, Spot};
use crate::appearance::vision;
use crate::space::{CellName, Scene};
use crate::svg::{Drawing, Point, Rgb, Shape};
use unfold_engine::puzzle::pattern::Pattern;

/// The width and the height of the puzzle in space.
const WIDTH: f32 = 640.0;
/// The margin around a drawing.
pub const MARGIN: f32 = 12.0;
/// The side of the drawing of a puzzle in space.
pub const SPACE_SIDE: f32 = WIDTH + 2.0 * MARGIN;
/// A facelet is drawn this much smaller than its square, in parts of it.
pub const INSET: f32 = 0.06;
/// A letter on a side narrower than this could not be read.
const READABLE: f32 = 9.0;
/// The height of the name of a cell.
const CELL_NAME: f32 = 20.0;
/// Number of corners that stand for a circle.
const CORNERS: usize = 14;
const BLACK: Rgb = [0; 3];

/// Colours in which a puzzle is drawn, and the signs on them.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawingStyle {
    /// The colours of facelets, by their numbers.
    pub colours: Vec<Rgb>,
    /// The letters of those colours.
    pub names: Vec<char>,
    /// Of a facelet without a colour.
    pub unpainted: Rgb,
    /// Behind the puzzle.
    pub ground: Rgb,
    /// Of the cubies around the facelets.
    pub body: Rgb,
    /// Of the lines between cubies.
    pub seam: Rgb,
    /// The part of the ground's colour that what is farthest along the fourth axis takes on.
    pub fog: f32,
    /// True if each facelet shows the letter of its colour.
    pub letters: bool,
    /// True if each facelet shows the pattern of its colour.
    pub patterns: bool,
    /// True if the names of the cells of a hypercube stand beside them.
    pub cell_names: bool,
}

impl DrawingStyle {
    /// The colour of each facelet as it is painted.
    pub fn fills(&self, painting: &Pattern) -> Vec<Rgb> {
        let fill = |colour: Option<u8>| {
            colour.and_then(|colour| self.colours.get(usize::from(colour)).copied()).unwrap_or(self.unpainted)
        };
        painting.colours().map(fill).collect()
    }
}

/// A scene with these facelets as a drawing: a square around all that can be seen in any view.
pub fn space(look: &DrawingStyle, painting: &Pattern, scene: &Scene, title: String) -> Drawing {
    let size = [SPACE_SIDE; 2];
    let mut shapes = space_shapes(look, painting, scene);
    shapes.extend(cell_names(look, scene));
    Drawing { title, size, ground: look.ground, shapes }
}

/// The names of the cells of a hypercube as they stand in [`space`], if they are wanted: beside their cells, that of the cell around all
/// others in the lower right corner.
pub fn cell_names(look: &DrawingStyle, scene: &Scene) -> Vec<Shape> {
    if !look.cell_names {
        return Vec::new();
    }
    let [least, most] = [CELL_NAME, SPACE_SIDE - CELL_NAME];
    let place = |name: CellName| match name.at {
        Some(at) => {
            let on_sheet = on_sheet(at);
            [0, 1].map(|n| (on_sheet[n] + CELL_NAME * name.away[n]).clamp(least, most))
        }
        None => [most, most],
    };
    let shapes = |name: CellName| {
        let ([x, y], half) = (place(name), 0.6 * CELL_NAME);
        let corners = vec![[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]];
        let ground = Shape::Polygon { corners, fill: Some(look.ground), line: (look.ground, 0.0) };
        let text = name.letter.to_string();
        [ground, Shape::Text { at: [x, y], size: CELL_NAME, text, colour: vision::ink(look.ground) }]
    };
    scene.cell_names().into_iter().flat_map(shapes).collect()
}

/// A point of the unit screen on the drawing.
fn on_sheet(at: Point) -> Point {
    at.map(|c: f32| MARGIN + WIDTH / 2.0 * (1.0 + c))
}

/// The polygons and letters of a scene, those first that are behind.
fn space_shapes(look: &DrawingStyle, painting: &Pattern, scene: &Scene) -> Vec<Shape> {
    let fills = look.fills(painting);
    let place = on_sheet;
    let mut out = Vec::new();
    for (n, polygon) in scene.polygons.iter().enumerate() {
        let facelet = polygon.facelet.filter(|_| polygon.coloured);
        let unlit = facelet.and_then(|facelet| fills.get(facelet)).copied().unwrap_or(look.body);
        // A drawing has no opacity: what is dimmed while another part turns comes nearer to the ground.
        let lit = mixed(mixed(unlit, BLACK, 1.0 - polygon.shade), look.ground, look.fog * polygon.fog);
        let fill = mixed(lit, look.ground, 1.0 - polygon.opacity);
        let line = match (polygon.coloured, painting.puzzle().def().dimensions) {
            (true, 4) => (mixed(fill, BLACK, 0.55), 1.0),
            (true, _) => (mixed(fill, BLACK, 0.4), 0.5),
            (false, _) => (look.seam, 1.0),
        };
        let corners: Vec<Point> = polygon.outline.iter().copied().map(place).collect();
        let width = narrowest(&corners);
        let size = 0.55 * width;
        out.push(Shape::Polygon { corners, fill: Some(fill), line });
        let colour = facelet.and_then(|facelet| painting.colour(facelet));
        if let Some(colour) = colour.filter(|_| look.patterns && width > READABLE) {
            let within = |part: f32| INSET + (1.0 - 2.0 * INSET) * part;
            let at = |[u, v]: Spot| scene.spot(n, [within(u), within(v)]).map(place);
            out.extend(pattern((fill, colour), look.letters, width, at));
        }
        let name = colour.and_then(|colour| look.names.get(usize::from(colour)));
        let shown = name.filter(|_| look.letters && size > READABLE);
        if let (Some(name), Some(middle)) = (shown, scene.spot(n, [0.5, 0.5])) {
            out.push(Shape::Text { at: place(middle), size, text: name.to_string(), colour: vision::ink(fill) });
        }
    }
    out
}

/// The shapes of a colour's pattern on a square that is about so wide where it is seen; `at` says where its places are, `lettered`
/// leaves the middle free for a letter.
pub fn pattern(
    (fill, colour): (Rgb, u8),
    lettered: bool,
    width: f32,
    at: impl Fn(Spot) -> Option<Point>,
) -> Vec<Shape> {
    let ink = vision::ink(fill);
    let line = (ink, (LINE * width).max(1.0));
    let round = |[x, y]: Spot, radius: f32| -> Vec<Point> {
        let turn = |n: usize| std::f32::consts::TAU * n as f32 / CORNERS as f32;
        (0..CORNERS).filter_map(|n| at([x + radius * turn(n).cos(), y + radius * turn(n).sin()])).collect()
    };
    let filled = |corners: Vec<Point>, fill: Rgb| Shape::Polygon { corners, fill: Some(fill), line: (fill, 0.0) };
    let shape = |mark: &Mark| match *mark {
        Mark::Line(from, to) => {
            Shape::Polygon { corners: [from, to].into_iter().filter_map(&at).collect(), fill: None, line }
        }
        Mark::Disc(middle, radius) => filled(round(middle, radius), ink),
        Mark::Ring(middle, radius) => Shape::Polygon { corners: round(middle, radius), fill: None, line },
        Mark::Square([x, y], half) => {
            let corners = [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]];
            filled(corners.into_iter().filter_map(&at).collect(), ink)
        }
    };
    let marks = patterns::of(colour);
    let mut shapes: Vec<Shape> = marks.iter().map(shape).collect();
    if lettered && !marks.is_empty() {
        shapes.push(filled(round([0.5, 0.5], MIDDLE), fill));
    }
    shapes
}

/// A colour with this part of another, `0 <= part <= 1`.
fn mixed(one: Rgb, other: Rgb, part: f32) -> Rgb {
    std::array::from_fn(|n| {
        let (one, other) = (f32::from(one[n]), f32::from(other[n]));
        (one + (other - one) * part).round() as u8
    })
}

/// About how wide a polygon is where it is narrowest: four times its area by what goes around it.
fn narrowest(corners: &[Point]) -> f32 {
    let pairs = || corners.iter().zip(corners.iter().cycle().skip(1));
    let area: f32 = pairs().map(|(a, b)| a[0] * b[1] - b[0] * a[1]).sum::<f32>() / 2.0;
    let around: f32 = pairs().map(|(a, b)| (a[0] - b[0]).hypot(a[1] - b[1])).sum();
    4.0 * area.abs() / around.max(f32::EPSILON)
}

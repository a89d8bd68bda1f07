//! Vector drawings of the 3D view and of colour patterns, for files and off-screen pictures.

use crate::appearance::patterns::{self, LETTER_RADIUS, LINE_WIDTH, Mark, Spot};
use crate::appearance::vision;
use crate::space::{CellLabel, Scene};
use crate::svg::{Drawing, Point, Rgb, Shape};
use unfold_engine::puzzle::pattern::Pattern;

/// Side of the square that the unit screen is drawn in.
const WIDTH: f32 = 640.0;
/// Margin around a drawing.
pub const MARGIN: f32 = 12.0;
/// Side of a drawing of the 3D view.
pub const SPACE_SIDE: f32 = WIDTH + 2.0 * MARGIN;
/// Inset of a facelet within its square, as a fraction.
pub const INSET: f32 = 0.06;
/// Minimum width of a polygon for a pattern, and minimum font size of its letter.
const MIN_LETTER_WIDTH: f32 = 9.0;
/// Font size of cell labels.
const CELL_NAME_SIZE: f32 = 20.0;
/// Number of corners of the polygon that approximates a circle.
const CIRCLE_SEGMENTS: usize = 14;
const BLACK: Rgb = [0; 3];

/// Colours and labels of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawingStyle {
    /// By colour number.
    pub colours: Vec<Rgb>,
    /// Colour letters, by colour number.
    pub colour_letters: Vec<char>,
    /// Colour of unpainted facelets.
    pub unpainted: Rgb,
    pub background: Rgb,
    /// Colour of cubies.
    pub body: Rgb,
    /// Colour of the lines between cubies.
    pub seam: Rgb,
    /// Maximum share of the background colour, at the far end of the fourth axis.
    pub fog: f32,
    /// Show colour letters.
    pub letters: bool,
    /// Show colour patterns.
    pub patterns: bool,
    /// Label the cells of a hypercube.
    pub cell_names: bool,
}

impl DrawingStyle {
    /// Colour of each facelet of a painting.
    pub fn fills(&self, painting: &Pattern) -> Vec<Rgb> {
        let fill = |colour: Option<u8>| {
            colour.and_then(|colour| self.colours.get(usize::from(colour)).copied()).unwrap_or(self.unpainted)
        };
        painting.colours().map(fill).collect()
    }
}

/// Draws a scene, with its cell labels, in a square of side [`SPACE_SIDE`]. Parts that zooming moves off the unit screen may be cut off.
pub fn draw_scene(style: &DrawingStyle, painting: &Pattern, scene: &Scene, title: String) -> Drawing {
    let size = [SPACE_SIDE; 2];
    let mut shapes = space_shapes(style, painting, scene);
    shapes.extend(cell_label_shapes(style, scene));
    Drawing { title, size, background: style.background, shapes }
}

/// Labels of a hypercube's cells for [`draw_scene`], if enabled. Cells that are not drawn have their labels side by side in
/// the lower right corner.
pub fn cell_label_shapes(style: &DrawingStyle, scene: &Scene) -> Vec<Shape> {
    if !style.cell_names {
        return Vec::new();
    }
    let [least, most] = [CELL_NAME_SIZE, SPACE_SIDE - CELL_NAME_SIZE];
    let mut undrawn_count = 0.0;
    let mut place = |name: CellLabel| match name.at {
        Some(at) => {
            let on_sheet = to_drawing(at);
            [0, 1].map(|n| (on_sheet[n] + CELL_NAME_SIZE * name.away[n]).clamp(least, most))
        }
        None => {
            undrawn_count += 1.0;
            [most - 1.2 * CELL_NAME_SIZE * (undrawn_count - 1.0), most]
        }
    };
    let shapes = |name: CellLabel| {
        let ([x, y], half) = (place(name), 0.6 * CELL_NAME_SIZE);
        let corners = vec![[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]];
        let ground = Shape::Polygon { corners, fill: Some(style.background), line: (style.background, 0.0) };
        let text = name.letter.to_string();
        [ground, Shape::Text { at: [x, y], size: CELL_NAME_SIZE, text, colour: vision::ink(style.background) }]
    };
    scene.cell_labels().into_iter().flat_map(shapes).collect()
}

/// Converts a point from the unit screen to the drawing.
fn to_drawing(at: Point) -> Point {
    at.map(|c: f32| MARGIN + WIDTH / 2.0 * (1.0 + c))
}

/// Polygons and letters of a scene, back to front.
fn space_shapes(style: &DrawingStyle, painting: &Pattern, scene: &Scene) -> Vec<Shape> {
    let fills = style.fills(painting);
    let place = to_drawing;
    let mut out = Vec::new();
    for (n, polygon) in scene.polygons.iter().enumerate() {
        let facelet = polygon.facelet.filter(|_| polygon.coloured);
        let unlit = facelet.and_then(|facelet| fills.get(facelet)).copied().unwrap_or(style.body);
        // Shapes have no opacity, so dimmed parts are blended with the background.
        let lit = blend(blend(unlit, BLACK, 1.0 - polygon.shade), style.background, style.fog * polygon.fog);
        let fill = blend(lit, style.background, 1.0 - polygon.opacity);
        let line = match (polygon.coloured, painting.puzzle().def().dimensions) {
            (true, 4) => (blend(fill, BLACK, 0.55), 1.0),
            (true, _) => (blend(fill, BLACK, 0.4), 0.5),
            (false, _) => (style.seam, 1.0),
        };
        let corners: Vec<Point> = polygon.outline.iter().copied().map(place).collect();
        let width = approximate_width(&corners);
        let size = 0.55 * width;
        out.push(Shape::Polygon { corners, fill: Some(fill), line });
        let colour = facelet.and_then(|facelet| painting.colour(facelet));
        if let Some(colour) = colour.filter(|_| style.patterns && width > MIN_LETTER_WIDTH) {
            let within = |part: f32| INSET + (1.0 - 2.0 * INSET) * part;
            let at = |[u, v]: Spot| scene.point_on_side(n, [within(u), within(v)]).map(place);
            out.extend(pattern_shapes((fill, colour), style.letters, width, at));
        }
        let name = colour.and_then(|colour| style.colour_letters.get(usize::from(colour)));
        let shown = name.filter(|_| style.letters && size > MIN_LETTER_WIDTH);
        if let (Some(name), Some(middle)) = (shown, scene.point_on_side(n, [0.5, 0.5])) {
            out.push(Shape::Text { at: place(middle), size, text: name.to_string(), colour: vision::ink(fill) });
        }
    }
    out
}

/// Shapes of a colour's pattern on a square about `width` wide. `at` maps points of the unit square to the drawing; `lettered` keeps
/// the middle free.
pub fn pattern_shapes(
    (fill, colour): (Rgb, u8),
    lettered: bool,
    width: f32,
    at: impl Fn(Spot) -> Option<Point>,
) -> Vec<Shape> {
    let ink = vision::ink(fill);
    let line = (ink, (LINE_WIDTH * width).max(1.0));
    let round = |[x, y]: Spot, radius: f32| -> Vec<Point> {
        let turn = |n: usize| std::f32::consts::TAU * n as f32 / CIRCLE_SEGMENTS as f32;
        (0..CIRCLE_SEGMENTS).filter_map(|n| at([x + radius * turn(n).cos(), y + radius * turn(n).sin()])).collect()
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
    let marks = patterns::for_colour(colour);
    let mut shapes: Vec<Shape> = marks.iter().map(shape).collect();
    if lettered && !marks.is_empty() {
        shapes.push(filled(round([0.5, 0.5], LETTER_RADIUS), fill));
    }
    shapes
}

/// Blends two colours; `part` is the share of `other`, 0 to 1.
fn blend(one: Rgb, other: Rgb, part: f32) -> Rgb {
    std::array::from_fn(|n| {
        let (one, other) = (f32::from(one[n]), f32::from(other[n]));
        (one + (other - one) * part).round() as u8
    })
}

/// Approximate width of a polygon: four times its area divided by its perimeter.
fn approximate_width(corners: &[Point]) -> f32 {
    let pairs = || corners.iter().zip(corners.iter().cycle().skip(1));
    let area: f32 = pairs().map(|(a, b)| a[0] * b[1] - b[0] * a[1]).sum::<f32>() / 2.0;
    let around: f32 = pairs().map(|(a, b)| (a[0] - b[0]).hypot(a[1] - b[1])).sum();
    4.0 * area.abs() / around.max(f32::EPSILON)
}

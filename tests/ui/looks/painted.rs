//! The visible content of a frame: the rows of each text with their ink, and what is painted behind and over them.

use eframe::egui::emath::Rot2;
use eframe::egui::epaint::text::{Galley, Glyph};
use eframe::egui::epaint::{ClippedShape, TextShape};
use eframe::egui::{Color32, FontFamily, Pos2, Rect, Shape};

/// A row of text that has ink.
pub struct Row {
    /// The rectangle of the ink, including parts outside the clip rectangle.
    pub ink: Rect,
    /// The colours of the letters.
    pub colours: Vec<Color32>,
}

/// A painted text.
pub struct Text {
    /// The whole text.
    pub words: String,
    /// Its rows that have ink.
    pub rows: Vec<Row>,
    /// The size of the smallest letters, in points.
    pub size: f32,
    /// The clip rectangle: nothing outside is visible.
    pub clip: Rect,
    /// True if the end is elided.
    pub elided: bool,
    /// The first row that ends within a word, if any.
    pub broken: Option<String>,
    /// The index in the painting order.
    pub order: usize,
}

/// The shapes of a frame in painting order: clip rectangle, bounds, and shape.
pub struct Painted<'a> {
    shapes: Vec<(Rect, Rect, &'a Shape)>,
    pub texts: Vec<Text>,
}

impl<'a> Painted<'a> {
    /// Reads the shapes of a frame.
    pub fn read(output: &'a [ClippedShape]) -> Self {
        let mut shapes = Vec::new();
        for ClippedShape { clip_rect, shape, .. } in output {
            flatten(*clip_rect, shape, &mut shapes);
        }
        let text = |(order, (clip, _, shape)): (usize, &(Rect, Rect, &Shape))| match shape {
            Shape::Text(shape) => Some(read_text(shape, *clip, order)),
            _ => None,
        };
        let texts = shapes.iter().enumerate().filter_map(text).filter(|text| !text.rows.is_empty()).collect();
        Self { shapes, texts }
    }

    /// The colours of a letter and of its background at a point; `None` where something painted later covers or dims it, such as the veil
    /// behind a dialog.
    pub fn visible_colours(&self, order: usize, ink: Color32, at: Pos2) -> Option<[Color32; 2]> {
        let is_over = self.fills(order + 1..self.shapes.len(), at).next().is_some();
        (!is_over).then(|| {
            let ground = self.fills(0..order, at).fold(Color32::BLACK, |ground, fill| over(fill, ground));
            [over(ink, ground), ground]
        })
    }

    /// True if an opaque shape painted between two indices of the painting order covers the point.
    pub fn is_hidden_between(&self, from: usize, to: usize, at: Pos2) -> bool {
        self.fills(from + 1..to, at).any(|colour| colour.a() == u8::MAX)
    }

    fn fills(&self, range: std::ops::Range<usize>, at: Pos2) -> impl Iterator<Item = Color32> + '_ {
        let part = self.shapes[range].iter();
        part.filter(move |(clip, bounds, _)| clip.contains(at) && bounds.contains(at))
            .filter_map(move |(_, _, shape)| fill_at(shape, at))
    }
}

fn over(above: Color32, below: Color32) -> Color32 {
    above + below.gamma_multiply_u8(u8::MAX - above.a())
}

fn flatten<'a>(clip: Rect, shape: &'a Shape, out: &mut Vec<(Rect, Rect, &'a Shape)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| flatten(clip, shape, out)),
        Shape::Noop => {}
        _ => out.push((clip, shape.visual_bounding_rect(), shape)),
    }
}

fn read_text(shape: &TextShape, clip: Rect, order: usize) -> Text {
    let galley = &shape.galley;
    let mut rows = Vec::new();
    for placed in &galley.rows {
        let visuals = &placed.row.visuals;
        let bounds = visuals.mesh_bounds;
        // Rows of whitespace have no ink.
        if !bounds.is_positive() || placed.row.glyphs.iter().all(|glyph| glyph.chr.is_whitespace()) {
            continue;
        }
        let bounds = bounds.translate(placed.pos.to_vec2());
        let ink = bounds.rotate_bb(Rot2::from_angle(shape.angle)).translate(shape.pos.to_vec2());
        let vertices = visuals.mesh.vertices.get(visuals.glyph_vertex_range.clone()).unwrap_or_default();
        let mut colours: Vec<Color32> = Vec::new();
        for vertex in vertices {
            let own = if vertex.color == Color32::PLACEHOLDER { shape.fallback_color } else { vertex.color };
            let colour = shape.override_text_color.unwrap_or(own).gamma_multiply(shape.opacity_factor);
            if !colours.contains(&colour) {
                colours.push(colour);
            }
        }
        rows.push(Row { ink, colours });
    }
    let size = galley.job.sections.iter().map(|section| section.format.font_id.size).fold(f32::INFINITY, f32::min);
    Text { words: galley.text().to_owned(), rows, size, clip, elided: galley.elided, broken: broken(galley), order }
}

/// The first row that ends within a word, if any. Monospaced texts are moves and facelets, which have no words.
fn broken(galley: &Galley) -> Option<String> {
    let mono = galley.job.sections.iter().any(|section| section.format.font_id.family == FontFamily::Monospace);
    let pair = galley.rows.windows(2).find(|rows| {
        let letter = |glyph: Option<&Glyph>| glyph.is_some_and(|glyph| glyph.chr.is_alphanumeric());
        !rows[0].ends_with_newline && letter(rows[0].glyphs.last()) && letter(rows[1].glyphs.first())
    });
    pair.filter(|_| !mono).map(|rows| rows[0].text())
}

/// The fill colour of a shape at a point within its bounds; `None` if it does not fill the point.
fn fill_at(shape: &Shape, at: Pos2) -> Option<Color32> {
    let fill = match shape {
        // Shadows are not backgrounds.
        Shape::Rect(rect) if rect.blur_width == 0.0 && rect.brush.is_none() && rect.rect.contains(at) => rect.fill,
        Shape::Circle(circle) if circle.center.distance(at) <= circle.radius => circle.fill,
        Shape::Path(path) if path.fill.a() > 0 && contains_point(&path.points, at) => path.fill,
        // Meshes are the puzzle in the 3D view, which has no labels, and the fade at the edge of a scrolled area.
        _ => Color32::TRANSPARENT,
    };
    (fill != Color32::TRANSPARENT).then_some(fill)
}

/// True if a point is within a polygon.
fn contains_point(corners: &[Pos2], at: Pos2) -> bool {
    let mut inside = false;
    for (n, a) in corners.iter().enumerate() {
        let b = corners[(n + 1) % corners.len()];
        if (a.y > at.y) != (b.y > at.y) && at.x < (b.x - a.x) * (at.y - a.y) / (b.y - a.y) + a.x {
            inside = !inside;
        }
    }
    inside
}

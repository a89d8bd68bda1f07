//! Anti-aliased software rendering of drawings, identical on every machine.

use crate::picture::Picture;
use crate::svg::{Drawing, Point, Rgb, Shape};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};
use tiny_skia::{FillRule, LineJoin, Paint, Path, PathBuilder, Pixmap, Stroke, Transform};

/// Cap height relative to the font size, if the font does not specify it.
const DEFAULT_CAP_HEIGHT: f32 = 0.7;

/// Renders a drawing with `longer >= 1` pixels on its longer side; `None` if neither side is positive or the picture is too large.
pub fn render(drawing: &Drawing, longer_side: u32) -> Option<Picture> {
    let [width, height] = drawing.size;
    let scale = longer_side as f32 / width.max(height);
    let pixels = |length: f32| ((length * scale).round() as u32).clamp(1, longer_side);
    if !scale.is_finite() || scale <= 0.0 {
        return None;
    }
    let mut map = Pixmap::new(pixels(width), pixels(height))?;
    let [red, green, blue] = drawing.background;
    map.fill(tiny_skia::Color::from_rgba8(red, green, blue, 255));
    let zoom = Transform::from_scale(scale, scale);
    draw(&mut map, &drawing.shapes, zoom);
    Some(to_picture(&map))
}

/// Draws shapes over a picture, scaled so that `width` in the drawing is the picture's width. Returns the picture unchanged if it
/// is empty or there are no shapes.
pub fn draw_over(picture: Picture, shapes: &[Shape], width: f32) -> Picture {
    let Some(mut map) = Pixmap::new(picture.width, picture.height).filter(|_| !shapes.is_empty()) else {
        return picture;
    };
    for (pixel, rgb) in map.pixels_mut().iter_mut().zip(picture.rgb.chunks_exact(3)) {
        *pixel = tiny_skia::ColorU8::from_rgba(rgb[0], rgb[1], rgb[2], u8::MAX).premultiply();
    }
    let scale = picture.width as f32 / width;
    draw(&mut map, shapes, Transform::from_scale(scale, scale));
    to_picture(&map)
}

/// Converts an opaque pixmap; the alpha channel is dropped.
fn to_picture(map: &Pixmap) -> Picture {
    let rgb = map.pixels().iter().flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect();
    Picture { width: map.width(), height: map.height(), rgb }
}

/// Draws shapes, back to front.
fn draw(map: &mut Pixmap, shapes: &[Shape], zoom: Transform) {
    let font = FontRef::new(epaint_default_fonts::UBUNTU_LIGHT).ok();
    for shape in shapes {
        match shape {
            Shape::Polygon { corners, fill, line: (colour, width) } => {
                let Some(path) = outline(corners, fill.is_some()) else { continue };
                if let Some(fill) = fill {
                    map.fill_path(&path, &paint(*fill), FillRule::Winding, zoom, None);
                }
                if *width > 0.0 {
                    let stroke = Stroke { width: *width, line_join: LineJoin::Round, ..Stroke::default() };
                    map.stroke_path(&path, &paint(*colour), &stroke, zoom, None);
                }
            }
            Shape::Text { at, size, text, colour } => {
                if let Some(path) = font.as_ref().and_then(|font| text_outline(font, *at, *size, text)) {
                    map.fill_path(&path, &paint(*colour), FillRule::Winding, zoom, None);
                }
            }
        }
    }
}

fn paint([red, green, blue]: Rgb) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(red, green, blue, 255);
    paint
}

/// Path of a polygon or line; `None` if a corner is not finite or there are too few.
fn outline(corners: &[Point], filled: bool) -> Option<Path> {
    let mut path = PathBuilder::new();
    for (n, [x, y]) in corners.iter().enumerate() {
        match n {
            0 => path.move_to(*x, *y),
            _ => path.line_to(*x, *y),
        }
    }
    if filled || corners.len() > 2 {
        path.close();
    }
    path.finish()
}

/// Path of a line of text, centred horizontally and by cap height; `None` if no character has an outline.
fn text_outline(font: &FontRef<'_>, [x, y]: Point, size: f32, text: &str) -> Option<Path> {
    let (of_size, usual) = (Size::new(size), LocationRef::default());
    let (glyphs, charmap) = (font.outline_glyphs(), font.charmap());
    let widths = font.glyph_metrics(of_size, usual);
    let known: Vec<_> = text.chars().filter_map(|sign| charmap.map(sign)).collect();
    let width: f32 = known.iter().filter_map(|glyph| widths.advance_width(*glyph)).sum();
    let capitals = font.metrics(of_size, usual).cap_height.unwrap_or(DEFAULT_CAP_HEIGHT * size);
    let mut pen = Pen { path: PathBuilder::new(), at: [x - width / 2.0, y + capitals / 2.0] };
    for glyph in known {
        if let Some(outline) = glyphs.get(glyph) {
            // Skip a glyph that is broken in the font.
            let _ = outline.draw(DrawSettings::unhinted(of_size, usual), &mut pen);
        }
        pen.at[0] += widths.advance_width(glyph).unwrap_or_default();
    }
    pen.path.finish()
}

/// Receives glyph outlines, and converts them from y up to the drawing's y down.
struct Pen {
    path: PathBuilder,
    at: Point,
}

impl Pen {
    fn place(&self, x: f32, y: f32) -> (f32, f32) {
        (self.at[0] + x, self.at[1] - y)
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.place(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.place(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        let ((cx, cy), (x, y)) = (self.place(cx, cy), self.place(x, y));
        self.path.quad_to(cx, cy, x, y);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        let ((ax, ay), (bx, by), (x, y)) = (self.place(ax, ay), self.place(bx, by), self.place(x, y));
        self.path.cubic_to(ax, ay, bx, by, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Rgb = [200, 0, 0];
    const GROUND: Rgb = [10, 20, 30];

    fn draw_shapes(shapes: Vec<Shape>, longer: u32) -> Picture {
        let drawing = Drawing { title: String::new(), size: [20.0, 10.0], background: GROUND, shapes };
        render(&drawing, longer).expect("a picture")
    }

    fn at(picture: &Picture, [x, y]: [u32; 2]) -> Rgb {
        let n = 3 * (y * picture.width + x) as usize;
        [picture.rgb[n], picture.rgb[n + 1], picture.rgb[n + 2]]
    }

    #[test]
    fn a_polygon_fills_its_pixels_at_any_size() {
        let left = vec![[0.0, 0.0], [9.5, 0.0], [9.5, 10.0], [0.0, 10.0]];
        let polygon = Shape::Polygon { corners: left, fill: Some(RED), line: (GROUND, 0.0) };
        for longer in [20, 100] {
            let picture = draw_shapes(vec![polygon.clone()], longer);
            assert_eq!([picture.width, picture.height], [longer, longer / 2]);
            assert_eq!(at(&picture, [longer / 4, longer / 4]), RED);
            assert_eq!(at(&picture, [3 * longer / 4, longer / 4]), GROUND);
            let edge = at(&picture, [19 * longer / 40, longer / 4]);
            assert!(edge != RED && edge != GROUND, "the edge is soft: {edge:?}");
        }
    }

    #[test]
    fn a_line_and_a_letter_are_drawn_about_their_middle() {
        let line = Shape::Polygon { corners: vec![[0.0, 2.0], [20.0, 2.0]], fill: None, line: (RED, 2.0) };
        let letter = Shape::Text { at: [10.0, 6.5], size: 8.0, text: "I".into(), colour: RED };
        let picture = draw_shapes(vec![line, letter], 200);
        assert_eq!(at(&picture, [50, 20]), RED);
        assert_eq!(at(&picture, [50, 40]), GROUND);
        assert_eq!(at(&picture, [100, 65]), RED, "the letter");
        assert_eq!(at(&picture, [80, 65]), GROUND, "beside it");
        let column: Vec<u32> = (35..100).filter(|y| at(&picture, [100, *y]) == RED).collect();
        let middle = (column[0] + column[column.len() - 1]) / 2;
        assert!(middle.abs_diff(65) <= 1 && column.len() > 40, "{middle} of {}", column.len());
    }

    #[test]
    fn an_empty_area_gives_no_picture() {
        let drawing = |size| Drawing { title: String::new(), size, background: GROUND, shapes: Vec::new() };
        assert!(render(&drawing([0.0, 0.0]), 10).is_none());
        assert!(render(&drawing([f32::NAN, 1.0]), 0).is_none());
        let lost = Shape::Polygon { corners: vec![[f32::NAN, 0.0]; 3], fill: Some(RED), line: (RED, 1.0) };
        assert_eq!(at(&draw_shapes(vec![lost], 20), [5, 5]), GROUND);
    }
}

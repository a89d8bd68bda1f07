//! Vector drawings, and their encoding as SVG.

use std::fmt::Write;

pub type Rgb = [u8; 3];

/// A point of a drawing: right and down from the top left corner.
pub type Point = [f32; 2];

#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// Text description for screen readers.
    pub title: String,
    /// Width and height, both positive.
    pub size: Point,
    pub background: Rgb,
    /// Back to front.
    pub shapes: Vec<Shape>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    Polygon {
        /// At least 2; two corners make a line.
        corners: Vec<Point>,
        /// `None` for no fill.
        fill: Option<Rgb>,
        /// Colour and width of the outline; a width of 0 draws none.
        line: (Rgb, f32),
    },
    /// A short label.
    Text {
        /// Centre of the text.
        at: Point,
        /// Font size, in units of the drawing.
        size: f32,
        text: String,
        colour: Rgb,
    },
}

/// Encodes an SVG file.
pub fn svg(drawing: &Drawing) -> String {
    let [width, height] = drawing.size.map(format_number);
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" \
         height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n<title>{}</title>\n<rect width=\"{width}\" height=\"{height}\" \
         fill=\"{}\"/>\n<g stroke-linejoin=\"round\" font-family=\"sans-serif\" text-anchor=\"middle\">\n",
        escape(&drawing.title),
        hex(drawing.background),
    );
    drawing.shapes.iter().for_each(|shape| put_shape(&mut out, shape));
    out.push_str("</g>\n</svg>\n");
    out
}

pub(super) fn put_shape(out: &mut String, shape: &Shape) {
    // Writing to a string cannot fail.
    let _ = match shape {
        Shape::Polygon { corners, fill, line: (colour, width) } => {
            let points: Vec<String> =
                corners.iter().map(|[x, y]| format!("{},{}", format_number(*x), format_number(*y))).collect();
            let fill = fill.map_or_else(|| "none".to_owned(), hex);
            let stroke = match *width > 0.0 {
                true => format!(" stroke=\"{}\" stroke-width=\"{}\"", hex(*colour), format_number(*width)),
                false => String::new(),
            };
            writeln!(out, "<polygon points=\"{}\" fill=\"{fill}\"{stroke}/>", points.join(" "))
        }
        Shape::Text { at: [x, y], size, text, colour } => {
            // The baseline is half a cap height, about 0.35 of the size, below the centre.
            let [x, y, size] = [*x, y + 0.35 * size, *size].map(format_number);
            writeln!(
                out,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{}\">{}</text>",
                hex(*colour),
                escape(text)
            )
        }
    };
}

pub(super) fn hex([red, green, blue]: Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// Formats with at most two decimals; non-finite values become 0.
pub(super) fn format_number(value: f32) -> String {
    let text = format!("{:.2}", if value.is_finite() { value } else { 0.0 });
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".into() } else { text.into() }
}

/// Escapes XML and removes control characters.
pub(super) fn escape(text: &str) -> String {
    let allowed = text.chars().filter(|c| !c.is_control());
    allowed.fold(String::new(), |mut out, c| {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c => out.push(c),
        }
        out
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_written_with_escaped_text_and_rounded_numbers() {
        let drawing = Drawing {
            title: "a < b & \"c\"".into(),
            size: [10.0, 20.5],
            background: [255, 255, 255],
            shapes: vec![
                Shape::Polygon {
                    corners: vec![[0.0, 0.0], [10.0, 0.0], [f32::NAN, 5.126]],
                    fill: Some([1, 2, 255]),
                    line: ([0, 0, 0], 0.5),
                },
                Shape::Polygon { corners: vec![[0.0, 0.0]; 3], fill: None, line: ([0, 0, 0], 0.0) },
                Shape::Text { at: [1.0, 2.0], size: 10.0, text: "<".into(), colour: [0, 0, 0] },
            ],
        };
        let text = svg(&drawing);
        assert!(
            text.contains("viewBox=\"0 0 10 20.5\"") && text.contains("<title>a &lt; b &amp; &quot;c&quot;</title>")
        );
        assert!(text.contains(
            "<polygon points=\"0,0 10,0 0,5.13\" fill=\"#0102ff\" stroke=\"#000000\" stroke-width=\"0.5\"/>"
        ));
        assert!(text.contains("fill=\"none\"/>"));
        assert!(text.contains("<text x=\"1\" y=\"5.5\" font-size=\"10\" fill=\"#000000\">&lt;</text>"));
    }
}

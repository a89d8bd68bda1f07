//! Encodes a sheet as one SVG picture with the pages stacked.

use std::fmt::Write;

use super::Sheet;
use super::layout::{FaceletMark, Mark, OUTLINE, PAGE_SIZE, Page, TextMark};
use crate::svg::{escape, format_number, hex, put_shape};

/// Space between pages.
const PAGE_GAP: f32 = 16.0;
/// Fonts of the layout, with substitutes.
const FONTS: &str = "Helvetica, Arial, Liberation Sans, sans-serif";
/// Colour of lines around pages and facelets.
const LINE_COLOUR: &str = "#888888";

pub fn write(sheet: &Sheet, pages: &[Page]) -> String {
    let step = PAGE_SIZE[1] + PAGE_GAP;
    let [width, height] = [PAGE_SIZE[0], step * pages.len() as f32 - PAGE_GAP].map(format_number);
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}pt\" \
         height=\"{height}pt\" viewBox=\"0 0 {width} {height}\" font-family=\"{FONTS}\">\n<title>{}</title>\n",
        escape(&sheet.title)
    );
    for (n, page) in pages.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = writeln!(
            out,
            "<g class=\"page\" transform=\"translate(0 {})\">\n<rect width=\"{}\" height=\"{}\" fill=\"#ffffff\" \
             stroke=\"{LINE_COLOUR}\" stroke-width=\"0.5\"/>",
            format_number(n as f32 * step),
            format_number(PAGE_SIZE[0]),
            format_number(PAGE_SIZE[1]),
        );
        page.marks.iter().for_each(|mark| write_mark(&mut out, mark));
        out.push_str("</g>\n");
    }
    out.push_str("</svg>\n");
    out
}

fn write_mark(out: &mut String, mark: &Mark) {
    match mark {
        Mark::Text(text) => put_text(out, text),
        Mark::View { name, shapes } => {
            let _ = writeln!(
                out,
                "<g class=\"view\" stroke-linejoin=\"round\" text-anchor=\"middle\"><title>{}</title>",
                escape(name)
            );
            shapes.iter().for_each(|shape| put_shape(out, shape));
            out.push_str("</g>\n");
        }
        Mark::Net { name, facelet_width, facelets, letters } => {
            let _ = writeln!(
                out,
                "<g class=\"net\" stroke=\"{LINE_COLOUR}\" stroke-width=\"0.4\"><title>{}</title>",
                escape(name)
            );
            let (facelet_width, outline) = (format_number(*facelet_width), format_number(OUTLINE * facelet_width));
            for FaceletMark { at, fill, .. } in facelets {
                let ([x, y], fill) = (at.map(format_number), hex(*fill));
                let _ = writeln!(
                    out,
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{facelet_width}\" height=\"{facelet_width}\" fill=\"{fill}\"/>"
                );
            }
            for FaceletMark { at, .. } in facelets.iter().filter(|facelet| facelet.is_moved) {
                let [x, y] = at.map(format_number);
                let _ = writeln!(
                    out,
                    "<rect class=\"moves\" x=\"{x}\" y=\"{y}\" width=\"{facelet_width}\" height=\"{facelet_width}\" fill=\"none\" \
                     stroke=\"#000000\" stroke-width=\"{outline}\"/>"
                );
            }
            out.push_str("</g>\n");
            letters.iter().for_each(|letter| put_text(out, letter));
        }
    }
}

fn put_text(out: &mut String, TextMark { at, size, bold, text, colour }: &TextMark) {
    let [x, y] = at.map(format_number);
    let weight = if *bold { " font-weight=\"bold\"" } else { "" };
    let _ = writeln!(
        out,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{}\" fill=\"{}\"{weight}>{}</text>",
        format_number(*size),
        hex(*colour),
        escape(text)
    );
}

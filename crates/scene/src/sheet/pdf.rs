//! Encodes sheets as PDF, with real text in standard fonts that need no embedding.

use super::layout::{FaceletMark, Mark, OUTLINE, PAGE_SIZE, Page, TextMark};
use super::{Sheet, fonts::win_ansi};
use crate::svg::{Rgb, Shape};
use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref, Str, TextStr, types::LineJoinStyle};

/// Resource names and font names, regular and bold.
const FONTS: [(Name<'static>, Name<'static>); 2] =
    [(Name(b"Plain"), Name(b"Helvetica")), (Name(b"Bold"), Name(b"Helvetica-Bold"))];
const ENCODING: Name<'static> = Name(b"WinAnsiEncoding");
/// Grey level of the lines around facelets.
const LINE_GREY: f32 = 0.53;
/// Width of the lines around facelets, in points.
const LINE_WIDTH: f32 = 0.4;

// Object numbers of the document-wide objects.
const CATALOG: i32 = 1;
const PAGES: i32 = 2;
const INFO: i32 = 3;
const FIRST_FONT: i32 = 4;
/// Object number of the first page; the content stream of each page has the next number.
const FIRST_PAGE: i32 = FIRST_FONT + FONTS.len() as i32;

pub fn write(sheet: &Sheet, pages: &[Page]) -> Vec<u8> {
    let mut pdf = Pdf::new();
    pdf.catalog(Ref::new(CATALOG)).pages(Ref::new(PAGES));
    pdf.document_info(Ref::new(INFO)).title(TextStr(&sheet.title));
    for (number, (_, font)) in (FIRST_FONT..).zip(FONTS) {
        pdf.type1_font(Ref::new(number)).base_font(font).encoding_predefined(ENCODING);
    }
    let numbers: Vec<Ref> = (FIRST_PAGE..).step_by(2).map(Ref::new).take(pages.len()).collect();
    pdf.pages(Ref::new(PAGES)).kids(numbers.iter().copied()).count(numbers.len() as i32);
    for (number, page) in numbers.iter().zip(pages) {
        let contents = Ref::new(number.get() + 1);
        let mut written = pdf.page(*number);
        written.parent(Ref::new(PAGES)).media_box(Rect::new(0.0, 0.0, PAGE_SIZE[0], PAGE_SIZE[1])).contents(contents);
        let mut resources = written.resources();
        let mut fonts = resources.fonts();
        for (number, (name, _)) in (FIRST_FONT..).zip(FONTS) {
            fonts.pair(name, Ref::new(number));
        }
        fonts.finish();
        resources.finish();
        written.finish();
        pdf.stream(contents, &content(page));
    }
    pdf.finish()
}

/// Content stream of a page.
fn content(page: &Page) -> Vec<u8> {
    let mut out = Content::new();
    out.set_line_width(LINE_WIDTH).set_stroke_gray(LINE_GREY);
    for mark in &page.marks {
        match mark {
            Mark::Text(text) => put_text(&mut out, text),
            Mark::View { shapes, .. } => {
                out.save_state().set_line_join(LineJoinStyle::RoundJoin);
                shapes.iter().for_each(|shape| put_shape(&mut out, shape));
                out.restore_state();
            }
            Mark::Net { facelet_width, facelets, letters, .. } => {
                for FaceletMark { at: [x, y], fill, .. } in facelets {
                    set_fill(&mut out, *fill);
                    // PDF's y axis points up from the bottom.
                    out.rect(*x, PAGE_SIZE[1] - y - facelet_width, *facelet_width, *facelet_width)
                        .fill_nonzero_and_stroke();
                }
                out.save_state().set_line_width(OUTLINE * facelet_width).set_stroke_gray(0.0);
                for FaceletMark { at: [x, y], .. } in facelets.iter().filter(|facelet| facelet.is_moved) {
                    out.rect(*x, PAGE_SIZE[1] - y - facelet_width, *facelet_width, *facelet_width).stroke();
                }
                out.restore_state();
                letters.iter().for_each(|letter| put_text(&mut out, letter));
            }
        }
    }
    out.finish().to_vec()
}

/// Draws a shape of a view or picture.
fn put_shape(out: &mut Content, shape: &Shape) {
    match shape {
        Shape::Polygon { corners, fill, line: (colour, width) } => {
            for (n, [x, y]) in corners.iter().enumerate() {
                match n {
                    0 => out.move_to(*x, PAGE_SIZE[1] - y),
                    _ => out.line_to(*x, PAGE_SIZE[1] - y),
                };
            }
            out.close_path();
            let [red, green, blue] = colour.map(|part| f32::from(part) / 255.0);
            out.set_stroke_rgb(red, green, blue).set_line_width(*width);
            if let Some(fill) = fill {
                set_fill(out, *fill);
            }
            match (fill.is_some(), *width > 0.0) {
                (true, true) => out.fill_nonzero_and_stroke(),
                (true, false) => out.fill_nonzero(),
                (false, true) => out.stroke(),
                (false, false) => out.end_path(),
            };
        }
        Shape::Text { at, size, text, colour } => {
            put_text(out, &TextMark::centred(*at, *size, false, text.clone(), *colour));
        }
    }
}

fn put_text(out: &mut Content, TextMark { at: [x, y], size, bold, text, colour }: &TextMark) {
    set_fill(out, *colour);
    let (font, _) = FONTS[usize::from(*bold)];
    out.begin_text().set_font(font, *size).next_line(*x, PAGE_SIZE[1] - y).show(Str(&win_ansi(text))).end_text();
}

fn set_fill(out: &mut Content, colour: Rgb) {
    let [red, green, blue] = colour.map(|part| f32::from(part) / 255.0);
    out.set_fill_rgb(red, green, blue);
}

//! Printable sheets of a solution: the start as net and 3D view, then name, text and net of each move.
//!
//! [`layout::pages`] computes the layout; `svg` and `pdf` encode it.

mod fonts;
pub mod layout;
mod pagination;
mod pdf;
mod svg;

use std::path::Path;

use crate::svg::{Drawing, Rgb};
use unfold_engine::puzzle::{Facelets, pattern::Pattern};

#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    pub title: String,
    /// Statements about the solution, one paragraph each.
    pub facts: Vec<String>,
    /// Caption of the starting position.
    pub start_name: String,
    /// Starting position; stickers without a definite colour are grey.
    pub start: Pattern,
    /// 3D view of the starting position.
    pub view: Drawing,
    pub steps: Vec<Step>,
    /// Sticker colours by colour number.
    pub colours: Vec<Rgb>,
    /// Letters on the nets, by colour number.
    pub letters: Vec<char>,
}

/// A move, or several moves with one text.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Heading of a group of steps that starts here.
    pub heading: Option<String>,
    /// Number and name of the move.
    pub name: String,
    pub text: String,
    /// Picture in place of a net.
    pub picture: Option<Drawing>,
    /// Position after the move, of the same puzzle; `None` if no net is drawn.
    pub after: Option<Facelets>,
    /// Facelets that the step moves, outlined in its net.
    pub outlined: Vec<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetFormat {
    /// One picture with the pages stacked.
    Svg,
    Pdf,
}

impl SheetFormat {
    /// File extension, without the dot.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Pdf => "pdf",
        }
    }

    /// Returns the format with the path's extension, ignoring case; `None` for other extensions.
    pub fn from_path(path: &Path) -> Option<Self> {
        let named = |format: &Self| path.extension().is_some_and(|end| end.eq_ignore_ascii_case(format.extension()));
        [Self::Svg, Self::Pdf].into_iter().find(named)
    }
}

/// Encodes a sheet.
pub fn encode(sheet: &Sheet, format: SheetFormat) -> Vec<u8> {
    let pages = layout::pages(sheet);
    match format {
        SheetFormat::Svg => svg::write(sheet, &pages).into_bytes(),
        SheetFormat::Pdf => pdf::write(sheet, &pages),
    }
}

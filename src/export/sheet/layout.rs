//! Where everything stands on the pages of a sheet: plain data, in points from the upper left corner of a page.

use super::fonts::{lines, natural_width, width};
use super::{Sheet, Step};
use crate::engine::puzzle::{Facelets, PuzzleDef};
use crate::export::svg::{Point, Rgb};

/// The width and height of a page: A4.
pub const PAGE: Point = [595.0, 842.0];
/// What is left free around a page.
const MARGIN: f32 = 42.0;
/// How many columns moves stand in.
const COLUMNS: usize = 2;
/// What is left free between columns, and between a net and what is said about it.
const GAP: f32 = 20.0;
/// The width of a column.
const COLUMN: f32 = (PAGE[0] - 2.0 * MARGIN - GAP * (COLUMNS - 1) as f32) / COLUMNS as f32;
/// The most that the net of a move is wide and high.
const SMALL: Point = [84.0, 70.0];
/// The most that the net of the start is wide and high.
const LARGE: Point = [190.0, 170.0];
/// What is left free between a net and the text beside it.
const BESIDE: f32 = 12.0;
/// What is left free between two moves.
const BETWEEN: f32 = 12.0;
/// The sizes of the title, of names, and of everything else.
const SIZES: [f32; 3] = [20.0, 11.0, 8.5];
/// The height of a line, in parts of its size.
const LINE: f32 = 1.3;
/// A facelet is drawn this much smaller than its square, in parts of it.
const INSET: f32 = 0.05;
/// A letter on a facelet narrower than this could not be read.
const READABLE: f32 = 7.0;
/// The height of a letter on a facelet, in parts of it.
const LETTER: f32 = 0.6;
/// The height of capitals, in parts of their size.
const CAPITALS: f32 = 0.7;

/// A page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// What stands on it.
    pub marks: Vec<Mark>,
}

/// Something on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A line of text.
    Text(TextMark),
    /// A net.
    Net {
        /// What it shows.
        name: String,
        /// The width of a facelet.
        side: f32,
        /// The facelets.
        facelets: Vec<FaceletMark>,
    },
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct TextMark {
    /// The left end of the line on which its letters stand.
    pub at: Point,
    /// The size of its font.
    pub size: f32,
    /// Whether it is bold.
    pub bold: bool,
    /// What is written.
    pub text: String,
}

/// A facelet.
#[derive(Clone, Debug, PartialEq)]
pub struct FaceletMark {
    /// Its upper left corner.
    pub at: Point,
    /// Its colour.
    pub fill: Rgb,
    /// Its letter, where that can be read: black or white, whatever is seen better.
    pub letter: Option<(TextMark, Rgb)>,
}

/// The pages of a sheet, at least one.
pub fn pages(sheet: &Sheet) -> Vec<Page> {
    let mut writer = Writer { pages: vec![Page::default()], top: MARGIN, column: 0, y: MARGIN };
    writer.head(sheet);
    for step in &sheet.steps {
        writer.step(sheet, step);
    }
    let count = writer.pages.len();
    for (number, page) in writer.pages.iter_mut().enumerate() {
        let text = format!("{} / {count}", number + 1);
        let left = PAGE[0] - MARGIN - width(&text, SIZES[2], false);
        page.marks.push(Mark::Text(TextMark { at: [left, PAGE[1] - MARGIN / 2.0], size: SIZES[2], bold: false, text }));
    }
    writer.pages
}

/// The width of a facelet of a net that is at most so wide and high.
fn side(def: &PuzzleDef, [width, height]: Point) -> f32 {
    (width / def.net.size[0]).min(height / def.net.size[1])
}

/// Whether white is seen better on a colour than black.
fn is_dark([red, green, blue]: Rgb) -> bool {
    299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue) < 140_000
}

/// Lines of text, one below the other.
struct Block {
    marks: Vec<TextMark>,
    height: f32,
}

impl Block {
    /// Paragraphs, each with its size and whether it is bold, at a place and at most so wide.
    fn new(paragraphs: &[(&str, f32, bool)], [x, y]: Point, most: f32) -> Self {
        let (mut marks, mut height) = (Vec::new(), 0.0);
        for (text, size, bold) in paragraphs.iter().copied() {
            for text in lines(text, size, bold, most) {
                marks.push(TextMark { at: [x, y + height + size], size, bold, text });
                height += LINE * size;
            }
        }
        Self { marks, height }
    }
}

/// Fills pages from the top to the bottom, column by column.
struct Writer {
    pages: Vec<Page>,
    /// Where columns begin on the last page.
    top: f32,
    column: usize,
    /// Where the next move stands.
    y: f32,
}

impl Writer {
    fn put(&mut self, mark: Mark) {
        if let Some(page) = self.pages.last_mut() {
            page.marks.push(mark);
        }
    }

    fn put_block(&mut self, block: Block) {
        block.marks.into_iter().for_each(|mark| self.put(Mark::Text(mark)));
    }

    /// The title, the start with its net, and what is said about the whole.
    fn head(&mut self, sheet: &Sheet) {
        let title = Block::new(&[(&sheet.title, SIZES[0], true)], [MARGIN, MARGIN], PAGE[0] - 2.0 * MARGIN);
        let top = MARGIN + title.height + BETWEEN;
        self.put_block(title);
        let def = sheet.start.puzzle.def();
        let side = side(def, LARGE);
        let name = Block::new(&[(&sheet.start_name, SIZES[1], true)], [MARGIN, top], LARGE[0]);
        let net = top + name.height;
        self.put_block(name);
        self.put(self::net(sheet, &sheet.start_name, &sheet.start, [MARGIN, net], side));
        let left = MARGIN + side * def.net.size[0] + GAP;
        let facts: Vec<(&str, f32, bool)> =
            sheet.facts.iter().map(|fact| (fact.as_str(), SIZES[1] - 1.0, false)).collect();
        let mut y = net;
        for fact in facts {
            let block = Block::new(&[fact], [left, y], PAGE[0] - MARGIN - left);
            y += block.height + BETWEEN / 3.0;
            // What is said about thousands of moves ends with the page.
            let fits = |mark: &TextMark| mark.at[1] < PAGE[1] - MARGIN;
            block.marks.into_iter().filter(fits).for_each(|mark| self.put(Mark::Text(mark)));
        }
        self.top = y.max(net + side * def.net.size[1]) + GAP;
        self.y = self.top;
    }

    /// A move, in the next place with enough room.
    fn step(&mut self, sheet: &Sheet, step: &Step) {
        let def = step.after.puzzle.def();
        let side = side(def, SMALL);
        let [wide, high] = def.net.size.map(|units| units * side);
        let paragraphs: Vec<(&str, f32, bool)> = [
            step.heading.as_deref().map(|heading| (heading, SIZES[2], true)),
            Some((step.name.as_str(), SIZES[1], true)),
            Some((step.text.as_str(), SIZES[2], false)),
        ]
        .into_iter()
        .flatten()
        .collect();
        let most = COLUMN - wide - BESIDE;
        let height = Block::new(&paragraphs, [0.0, 0.0], most).height.max(high);
        if self.y + height > PAGE[1] - MARGIN && self.y > self.top {
            self.next_column();
        }
        // Behind a long head the first page may have no room at all.
        if self.y + height > PAGE[1] - MARGIN && self.top > MARGIN {
            self.column = COLUMNS;
            self.next_column();
        }
        let left = MARGIN + self.column as f32 * (COLUMN + GAP);
        self.put(net(sheet, &step.name, &step.after, [left, self.y], side));
        self.put_block(Block::new(&paragraphs, [left + wide + BESIDE, self.y], most));
        self.y += height + BETWEEN;
    }

    fn next_column(&mut self) {
        self.column += 1;
        if self.column >= COLUMNS {
            self.pages.push(Page::default());
            (self.column, self.top) = (0, MARGIN);
        }
        self.y = self.top;
    }
}

/// A net whose facelets are so wide, at a place.
fn net(sheet: &Sheet, name: &str, state: &Facelets, [left, top]: Point, unit: f32) -> Mark {
    let def = state.puzzle.def();
    let side = unit * (1.0 - 2.0 * INSET);
    let facelets = def.net.facelets.iter().zip(&state.colours).map(|([x, y], colour)| {
        let at = [left + (x + INSET) * unit, top + (y + INSET) * unit];
        let fill = sheet.colours.get(usize::from(*colour)).copied().unwrap_or([255; 3]);
        let letter = def.letters.get(usize::from(*colour)).filter(|_| unit >= READABLE).map(|letter| {
            let (size, text) = (LETTER * side, letter.to_string());
            let half = natural_width(&text, size) / 2.0;
            let at = [at[0] + side / 2.0 - half, at[1] + side / 2.0 + CAPITALS * size / 2.0];
            let ink = if is_dark(fill) { [255; 3] } else { [0; 3] };
            (TextMark { at, size, bold: false, text }, ink)
        });
        FaceletMark { at, fill, letter }
    });
    Mark::Net { name: name.to_owned(), side, facelets: facelets.collect() }
}

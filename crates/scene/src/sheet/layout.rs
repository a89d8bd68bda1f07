//! Layout of the pages of a sheet: plain data, in points from the upper left corner of a page.

use super::fonts::{lines, natural_width, width};
use super::pagination::{Pagination, Room, share};
use super::{Sheet, Step};
use crate::svg::{Drawing, Point, Rgb, Shape};
use unfold_engine::puzzle::{PuzzleDef, pattern::Pattern};

/// The width and height of a page: A4.
pub const PAGE: Point = [595.0, 842.0];
/// Space left free around a page.
const MARGIN: f32 = 42.0;
/// The lower border of the moves.
const BOTTOM: f32 = PAGE[1] - MARGIN;
/// Number of columns of moves.
const COLUMNS: usize = 3;
/// The room between columns.
const GAP: f32 = 16.0;
/// The width of a column.
const COLUMN: f32 = (PAGE[0] - 2.0 * MARGIN - GAP * (COLUMNS - 1) as f32) / COLUMNS as f32;
/// The most that the net of a move is wide and high.
const SMALL: Point = [COLUMN, 140.0];
/// The side of a picture that stands in place of a net.
const PICTURE: f32 = 90.0;
/// The nets of moves may be so much smaller where a page would be nearly empty otherwise.
const SCALES: [f32; 3] = [1.0, 0.9, 0.8];
/// A page of which this part is used is not nearly empty.
const USED: f32 = 0.5;
/// The most that the net of the start is wide and high; the view beside it is as high.
const LARGE: Point = [270.0, 200.0];
/// The room between a net and the text above and below it.
const AROUND: f32 = 4.0;
/// The least room between two rows of moves.
const BETWEEN: f32 = 14.0;
/// The most room that is added between rows where a page has more.
const SPREAD: f32 = 45.0;
/// The sizes of the title, of names, and of everything else.
const SIZES: [f32; 3] = [20.0, 11.0, 8.5];
/// The height of a line, in parts of its size.
const LINE: f32 = 1.3;
/// The colour of stickers of any colour.
const GREY: Rgb = [0xa8; 3];
/// The colour of texts.
const BLACK: Rgb = [0; 3];
/// A facelet is drawn this much smaller than its square, in parts of it.
const INSET: f32 = 0.05;
/// A letter on a facelet narrower than this could not be read.
const READABLE: f32 = 7.0;
/// The height of the letter of a cell, in parts of a facelet.
const CELL_LETTER: f32 = 0.6;
/// The height of a letter on a facelet, in parts of it.
const LETTER: f32 = 0.6;
/// The height of capitals, in parts of their size.
const CAPITALS: f32 = 0.7;
/// The width of the outline of a facelet that the move has moved, in parts of its side.
pub(super) const OUTLINE: f32 = 0.13;

/// A page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// Marks on the page.
    pub marks: Vec<Mark>,
}

/// Something on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A line of text.
    Text(TextMark),
    /// A net.
    Net {
        /// Description of the facelets shown.
        name: String,
        /// The width of a facelet.
        side: f32,
        /// The facelets.
        facelets: Vec<FaceletMark>,
        /// The letters of the cells of the hypercube, each above its own, and those of facelets, where they can be read.
        letters: Vec<TextMark>,
    },
    /// The puzzle in space.
    View {
        /// Its title.
        name: String,
        /// Its parts, the hindmost first.
        shapes: Vec<Shape>,
    },
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct TextMark {
    /// The left end of the line on which its letters stand.
    pub at: Point,
    /// The size of its font.
    pub size: f32,
    /// True if it is bold.
    pub bold: bool,
    /// The text.
    pub text: String,
    /// Its colour.
    pub colour: Rgb,
}

impl TextMark {
    /// A text with its middle at a place.
    pub(super) fn centred([x, y]: Point, size: f32, bold: bool, text: String, colour: Rgb) -> Self {
        Self { at: [x - natural_width(&text, size) / 2.0, y + CAPITALS * size / 2.0], size, bold, text, colour }
    }
}

/// A facelet.
#[derive(Clone, Debug, PartialEq)]
pub struct FaceletMark {
    /// Its upper left corner.
    pub at: Point,
    /// Its colour.
    pub fill: Rgb,
    /// True if the move has moved it, which its outline tells.
    pub moves: bool,
}

/// The pages of a sheet, at least one.
pub fn pages(sheet: &Sheet) -> Vec<Page> {
    let mut head = Head::new(sheet);
    let room = Room { first: (BOTTOM - head.bottom).max(0.0), page: BOTTOM - MARGIN, between: BETWEEN };
    let tries = SCALES.map(|scale| {
        let rows = rows(sheet, scale);
        let heights: Vec<f32> = rows.iter().map(Row::height).collect();
        (share(&heights, room), rows)
    });
    let enough = |(shared, _): &&(Pagination, Vec<Row<'_>>)| shared.least_used >= USED || shared.rows.len() == 1;
    let fullest = || tries.iter().max_by(|(one, _), (other, _)| one.least_used.total_cmp(&other.least_used));
    let mut pages = Vec::new();
    if let Some((shared, rows)) = tries.iter().find(enough).or_else(fullest) {
        let mut rows = rows.iter();
        for (number, count) in shared.rows.iter().enumerate() {
            let (mut page, top) = match number {
                0 => (std::mem::take(&mut head.page), head.bottom),
                _ => (Page::default(), MARGIN),
            };
            put_rows(&mut page, sheet, &rows.by_ref().take(*count).collect::<Vec<_>>(), top);
            pages.push(page);
        }
    }
    let count = pages.len();
    for (number, page) in pages.iter_mut().enumerate() {
        let text = format!("{} / {count}", number + 1);
        let left = PAGE[0] - MARGIN - width(&text, SIZES[2], false);
        let at = [left, PAGE[1] - MARGIN / 2.0];
        page.marks.push(Mark::Text(TextMark { at, size: SIZES[2], bold: false, text, colour: BLACK }));
    }
    pages
}

/// The width of a facelet of a net that is at most so wide and high.
fn side(def: &PuzzleDef, [width, height]: Point) -> f32 {
    (width / def.net.size[0]).min(height / def.net.size[1])
}

/// Black or white, whatever is seen better on a colour.
fn ink([red, green, blue]: Rgb) -> Rgb {
    let is_dark = 299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue) < 140_000;
    if is_dark { [255; 3] } else { BLACK }
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
                marks.push(TextMark { at: [x, y + height + size], size, bold, text, colour: BLACK });
                height += LINE * size;
            }
        }
        Self { marks, height }
    }
}

/// The head of the first page, and where it ends.
struct Head {
    page: Page,
    bottom: f32,
}

impl Head {
    /// The title, the start with its net and its view, and what is said about the whole.
    fn new(sheet: &Sheet) -> Self {
        let mut page = Page::default();
        let all = PAGE[0] - 2.0 * MARGIN;
        let title = Block::new(&[(&sheet.title, SIZES[0], true)], [MARGIN, MARGIN], all);
        let top = MARGIN + title.height + AROUND;
        page.put_block(title);
        let def = sheet.start.puzzle().def();
        let side = side(def, LARGE);
        let name = Block::new(&[(&sheet.start_name, SIZES[1], true)], [MARGIN, top], all);
        let top = top + name.height + AROUND;
        page.put_block(name);
        page.marks.push(net(sheet, &sheet.start_name, (&sheet.start, &[]), [MARGIN, top], side));
        let [wide, high] = def.net.size.map(|units| units * side);
        let left = MARGIN + wide + GAP;
        page.marks.push(view(&sheet.view, [left, top], (PAGE[0] - MARGIN - left).min(LARGE[1])));
        let mut y = top + high.max(LARGE[1].min(PAGE[0] - MARGIN - left)) + BETWEEN;
        for fact in &sheet.facts {
            let block = Block::new(&[(fact, SIZES[1] - 1.0, false)], [MARGIN, y], all);
            y += block.height + AROUND;
            // What is said about thousands of moves ends with the page.
            let fits = |mark: &TextMark| mark.at[1] < BOTTOM;
            page.marks.extend(block.marks.into_iter().filter(fits).map(Mark::Text));
        }
        Self { page, bottom: y + BETWEEN }
    }
}

impl Page {
    fn put_block(&mut self, block: Block) {
        self.marks.extend(block.marks.into_iter().map(Mark::Text));
    }
}

/// Moves beside each other, their nets at the same height.
struct Row<'a> {
    steps: &'a [Step],
    /// The width of a facelet.
    side: f32,
    /// Heights of the lines above the nets, of the nets, and of the sentences below.
    heights: [f32; 3],
}

impl Row<'_> {
    fn height(&self) -> f32 {
        self.heights.iter().sum::<f32>() + 2.0 * AROUND
    }
}

/// The texts above and below the net of a move, each from a place on.
fn texts(step: &Step, at: [Point; 2]) -> [Block; 2] {
    let heading = step.heading.as_deref().map(|heading| (heading, SIZES[2], true));
    let above: Vec<(&str, f32, bool)> = heading.into_iter().chain([(step.name.as_str(), SIZES[1], true)]).collect();
    [Block::new(&above, at[0], COLUMN), Block::new(&[(&step.text, SIZES[2], false)], at[1], COLUMN)]
}

/// The moves in rows, their nets so much smaller than they could be.
fn rows<'a>(sheet: &'a Sheet, scale: f32) -> Vec<Row<'a>> {
    let def = sheet.start.puzzle().def();
    let side = side(def, SMALL.map(|most| scale * most));
    let row = |steps: &'a [Step]| {
        let net = if steps.iter().any(|step| step.after.is_some()) { side * def.net.size[1] } else { 0.0 };
        let picture = if steps.iter().any(|step| step.picture.is_some()) { scale * PICTURE } else { 0.0 };
        let mut heights = [0.0, net.max(picture), 0.0_f32];
        for step in steps {
            let [above, below] = texts(step, [[0.0; 2]; 2]);
            heights[0] = above.height.max(heights[0]);
            heights[2] = below.height.max(heights[2]);
        }
        Row { steps, side, heights }
    };
    sheet.steps.chunks(COLUMNS).map(row).collect()
}

/// Puts rows on a page from this height on, with more between them where there is room.
fn put_rows(page: &mut Page, sheet: &Sheet, rows: &[&Row<'_>], top: f32) {
    let used: f32 = rows.iter().map(|row| row.height() + BETWEEN).sum::<f32>() - BETWEEN;
    let spread = ((BOTTOM - top - used) / rows.len().max(1) as f32).clamp(0.0, SPREAD);
    let mut y = top;
    for row in rows {
        let net_top = y + row.heights[0] + AROUND;
        let text_top = net_top + row.heights[1] + AROUND;
        for (column, step) in row.steps.iter().enumerate() {
            let left = MARGIN + column as f32 * (COLUMN + GAP);
            let [mut above, below] = texts(step, [[left, y], [left, text_top]]);
            // The name stands right above its net, also beside one that has a heading as well.
            let lower = row.heights[0] - above.height;
            above.marks.iter_mut().for_each(|mark| mark.at[1] += lower);
            page.put_block(above);
            if let Some(after) = &step.after {
                let shown = (&Pattern::of(after), &step.outlined[..]);
                page.marks.push(net(sheet, &step.name, shown, [left, net_top], row.side));
            }
            if let Some(picture) = &step.picture {
                page.marks.push(view(picture, [left, net_top], row.heights[1]));
            }
            page.put_block(below);
        }
        y += row.height() + BETWEEN + spread;
    }
}

/// A drawing in a square of this side at a place.
fn view(drawing: &Drawing, [left, top]: Point, side: f32) -> Mark {
    let scale = side / drawing.size[0].max(drawing.size[1]);
    let place = |[x, y]: Point| [left + scale * x, top + scale * y];
    let shapes = drawing.shapes.iter().map(|shape| match shape {
        Shape::Polygon { corners, fill, line: (colour, width) } => Shape::Polygon {
            corners: corners.iter().copied().map(place).collect(),
            fill: *fill,
            line: (*colour, scale * width),
        },
        Shape::Text { at, size, text, colour } => {
            Shape::Text { at: place(*at), size: scale * size, text: text.clone(), colour: *colour }
        }
    });
    Mark::View { name: drawing.title.clone(), shapes: shapes.collect() }
}

/// A net whose facelets are so wide, at a place.
///
/// A facelet without a colour is grey.
fn net(sheet: &Sheet, name: &str, (pattern, outlined): (&Pattern, &[usize]), [left, top]: Point, unit: f32) -> Mark {
    let def = sheet.start.puzzle().def();
    let side = unit * (1.0 - 2.0 * INSET);
    let place = |[x, y]: Point| [left + x * unit, top + y * unit];
    let cells = def.net.letters.iter().zip(def.letters).filter(|_| def.faces == 0);
    let cell =
        |(at, name): (&Point, &char)| TextMark::centred(place(*at), CELL_LETTER * unit, true, name.to_string(), BLACK);
    let mut letters: Vec<TextMark> = cells.map(cell).collect();
    let mut facelets = Vec::new();
    for (n, ([x, y], colour)) in def.net.facelets.iter().zip(pattern.colours()).enumerate() {
        let at = place([x + INSET, y + INSET]);
        let colour = colour.map(usize::from);
        let fill = colour.map_or(Some(&GREY), |colour| sheet.colours.get(colour)).copied().unwrap_or([255; 3]);
        facelets.push(FaceletMark { at, fill, moves: outlined.contains(&n) });
        if let Some(letter) = colour.and_then(|colour| sheet.letters.get(colour)).filter(|_| unit >= READABLE) {
            let middle = at.map(|edge| edge + side / 2.0);
            letters.push(TextMark::centred(middle, LETTER * side, false, letter.to_string(), ink(fill)));
        }
    }
    Mark::Net { name: name.to_owned(), side, facelets, letters }
}

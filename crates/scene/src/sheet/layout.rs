//! Page layout of sheets, as plain data in points from the top left corner of a page.

use super::fonts::{lines, natural_width, width};
use super::pagination::{Pagination, Room, share};
use super::{Sheet, Step};
use crate::svg::{Drawing, Point, Rgb, Shape};
use unfold_engine::puzzle::{PuzzleDef, pattern::Pattern};

/// Page size: A4.
pub const PAGE: Point = [595.0, 842.0];
/// Page margin.
const MARGIN: f32 = 42.0;
/// Lower end of the rows.
const BOTTOM: f32 = PAGE[1] - MARGIN;
/// Number of columns of moves.
const COLUMNS: usize = 3;
/// Space between columns.
const GAP: f32 = 16.0;
/// Column width.
const COLUMN: f32 = (PAGE[0] - 2.0 * MARGIN - GAP * (COLUMNS - 1) as f32) / COLUMNS as f32;
/// Maximum size of a move's net.
const SMALL: Point = [COLUMN, 140.0];
/// Side of a picture in place of a net.
const PICTURE: f32 = 90.0;
/// Scales tried for the nets of moves, to avoid a nearly empty page.
const SCALES: [f32; 3] = [1.0, 0.9, 0.8];
/// A page filled at least this much is not nearly empty.
const USED: f32 = 0.5;
/// Maximum size of the starting net; the view beside it has the same height.
const LARGE: Point = [270.0, 200.0];
/// Space between a net and the text above and below.
const AROUND: f32 = 4.0;
/// Minimum space between rows of moves.
const BETWEEN: f32 = 14.0;
/// Maximum extra space between rows.
const SPREAD: f32 = 45.0;
/// Font sizes of the title, of names, and of other text.
const SIZES: [f32; 3] = [20.0, 11.0, 8.5];
/// Line height, in font sizes.
const LINE: f32 = 1.3;
/// Stickers without a definite colour.
const GREY: Rgb = [0xa8; 3];
/// Text.
const BLACK: Rgb = [0; 3];
/// Inset of a facelet in its cell, as a fraction.
const INSET: f32 = 0.05;
/// Minimum facelet width for letters, in points.
const READABLE: f32 = 7.0;
/// Size of a cell's letter, in facelet widths.
const CELL_LETTER: f32 = 0.6;
/// Size of a facelet's letter, in facelet sides.
const LETTER: f32 = 0.6;
/// Cap height, in font sizes.
const CAPITALS: f32 = 0.7;
/// Outline width of a moved facelet, in facelet sides.
pub(super) const OUTLINE: f32 = 0.13;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    pub marks: Vec<Mark>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    Text(TextMark),
    Net {
        /// Text description.
        name: String,
        /// Width of a facelet.
        side: f32,
        facelets: Vec<FaceletMark>,
        /// Cell letters of a hypercube, and facelet letters where legible.
        letters: Vec<TextMark>,
    },
    /// The 3D view.
    View {
        name: String,
        /// Back to front.
        shapes: Vec<Shape>,
    },
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct TextMark {
    /// Left end of the baseline.
    pub at: Point,
    /// Font size.
    pub size: f32,
    pub bold: bool,
    pub text: String,
    pub colour: Rgb,
}

impl TextMark {
    /// A text centred at a point, vertically by cap height.
    pub(super) fn centred([x, y]: Point, size: f32, bold: bool, text: String, colour: Rgb) -> Self {
        Self { at: [x - natural_width(&text, size) / 2.0, y + CAPITALS * size / 2.0], size, bold, text, colour }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct FaceletMark {
    /// Top left corner.
    pub at: Point,
    pub fill: Rgb,
    /// True to outline it as moved.
    pub moves: bool,
}

/// Lays out a sheet, in at least one page.
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

/// Facelet width of a net that fits in a rectangle.
fn side(def: &PuzzleDef, [width, height]: Point) -> f32 {
    (width / def.net.size[0]).min(height / def.net.size[1])
}

/// Black or white, whichever is more legible on a colour.
fn ink([red, green, blue]: Rgb) -> Rgb {
    let is_dark = 299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue) < 140_000;
    if is_dark { [255; 3] } else { BLACK }
}

/// Stacked lines of text.
struct Block {
    marks: Vec<TextMark>,
    height: f32,
}

impl Block {
    /// Wraps paragraphs of text, size and boldness at `at` to a maximum width.
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

/// The head of the first page, with its lower end.
struct Head {
    page: Page,
    bottom: f32,
}

impl Head {
    /// Title, start with net and view, and facts.
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
            // Facts about thousands of moves are cut off at the end of the page.
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

/// Moves side by side, with their nets at the same height.
struct Row<'a> {
    steps: &'a [Step],
    /// Width of a facelet.
    side: f32,
    /// Heights of the text above, of the nets, and of the text below.
    heights: [f32; 3],
}

impl Row<'_> {
    fn height(&self) -> f32 {
        self.heights.iter().sum::<f32>() + 2.0 * AROUND
    }
}

/// Text above and below the net of a move, from these points on.
fn texts(step: &Step, at: [Point; 2]) -> [Block; 2] {
    let heading = step.heading.as_deref().map(|heading| (heading, SIZES[2], true));
    let above: Vec<(&str, f32, bool)> = heading.into_iter().chain([(step.name.as_str(), SIZES[1], true)]).collect();
    [Block::new(&above, at[0], COLUMN), Block::new(&[(&step.text, SIZES[2], false)], at[1], COLUMN)]
}

/// Arranges the moves in rows, with nets at this scale.
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

/// Puts rows on a page from `top` on, spreading them if there is space.
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
            // Names are aligned just above the nets, also beside a move with a heading.
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

/// Scales a drawing into a square.
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

/// Draws a net. Facelets without a definite colour are grey.
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

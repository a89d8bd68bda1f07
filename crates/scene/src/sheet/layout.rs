//! Page layout of sheets, as plain data in points from the top left corner of a page.

use super::fonts::{max_width, natural_width, wrap};
use super::pagination::{PageHeights, Pagination, paginate};
use super::{Sheet, Step};
use crate::svg::{Drawing, Point, Rgb, Shape};
use unfold_engine::puzzle::{PuzzleDef, pattern::Pattern};

/// Page size in points: A4.
pub const PAGE_SIZE: Point = [595.0, 842.0];
const MARGIN: f32 = 42.0;
/// Lower edge of the space for rows on a page.
const BOTTOM: f32 = PAGE_SIZE[1] - MARGIN;
/// Number of columns of moves.
const COLUMNS: usize = 3;
/// Space between columns.
const GAP: f32 = 16.0;
/// Column width.
const COLUMN_WIDTH: f32 = (PAGE_SIZE[0] - 2.0 * MARGIN - GAP * (COLUMNS - 1) as f32) / COLUMNS as f32;
/// Maximum size of a move's net.
const MAX_MOVE_NET: Point = [COLUMN_WIDTH, 140.0];
/// Side of a picture in place of a net, at scale 1.
const PICTURE_SIDE: f32 = 90.0;
/// Scales tried for the nets of moves, to avoid a nearly empty page.
const NET_SCALES: [f32; 3] = [1.0, 0.9, 0.8];
/// A page with a lower fill ratio counts as nearly empty.
const MIN_FILL_RATIO: f32 = 0.5;
/// Maximum size of the net of the starting position. Its height also limits the view beside it.
const MAX_START_NET: Point = [270.0, 200.0];
/// Space between a net and the text above and below.
const NET_MARGIN: f32 = 4.0;
/// Minimum space between rows of moves.
const MIN_ROW_GAP: f32 = 14.0;
/// Maximum extra space after a row when rows are spread over a page.
const MAX_ROW_SPREAD: f32 = 45.0;
/// Font sizes of the title, of names, and of other text, in points.
const FONT_SIZES: [f32; 3] = [20.0, 11.0, 8.5];
/// Line height, in font sizes.
const LINE_HEIGHT: f32 = 1.3;
/// Fill of stickers without a definite colour.
const GREY: Rgb = [0xa8; 3];
/// Text colour.
const BLACK: Rgb = [0; 3];
/// Inset of a facelet in its cell, as a fraction.
const INSET: f32 = 0.05;
/// Minimum grid width of a net with facelet letters, in points.
const MIN_LETTER_FACELET: f32 = 7.0;
/// Size of a cell's letter, in grid widths of the net.
const CELL_LETTER: f32 = 0.6;
/// Size of a facelet's letter, in facelet sides.
const LETTER: f32 = 0.6;
/// Cap height, in font sizes.
const CAP_HEIGHT: f32 = 0.7;
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
        /// Side of a facelet, without the gaps around it.
        facelet_width: f32,
        facelets: Vec<FaceletMark>,
        /// Cell letters of a hypercube, and facelet letters where legible.
        letters: Vec<TextMark>,
    },
    /// The 3D view, or a picture in place of a net.
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
    /// Font size, in points.
    pub size: f32,
    pub bold: bool,
    pub text: String,
    pub colour: Rgb,
}

impl TextMark {
    /// Centres a text at a point, vertically by cap height.
    pub(super) fn centred([x, y]: Point, size: f32, bold: bool, text: String, colour: Rgb) -> Self {
        Self { at: [x - natural_width(&text, size) / 2.0, y + CAP_HEIGHT * size / 2.0], size, bold, text, colour }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct FaceletMark {
    /// Top left corner.
    pub at: Point,
    pub fill: Rgb,
    /// True if the step moved the facelet, which is then outlined.
    pub is_moved: bool,
}

/// Lays out a sheet on at least one page.
pub fn pages(sheet: &Sheet) -> Vec<Page> {
    let mut head = Header::new(sheet);
    let room = PageHeights { first: (BOTTOM - head.bottom).max(0.0), page: BOTTOM - MARGIN, between: MIN_ROW_GAP };
    let tries = NET_SCALES.map(|scale| {
        let rows = rows(sheet, scale);
        let heights: Vec<f32> = rows.iter().map(Row::height).collect();
        (paginate(&heights, room), rows)
    });
    let enough =
        |(shared, _): &&(Pagination, Vec<Row<'_>>)| shared.min_fill_ratio >= MIN_FILL_RATIO || shared.rows.len() == 1;
    let fullest = || tries.iter().max_by(|(one, _), (other, _)| one.min_fill_ratio.total_cmp(&other.min_fill_ratio));
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
        let left = PAGE_SIZE[0] - MARGIN - max_width(&text, FONT_SIZES[2], false);
        let at = [left, PAGE_SIZE[1] - MARGIN / 2.0];
        page.marks.push(Mark::Text(TextMark { at, size: FONT_SIZES[2], bold: false, text, colour: BLACK }));
    }
    pages
}

/// Grid width of the largest net that fits in a rectangle.
fn grid_width(def: &PuzzleDef, [width, height]: Point) -> f32 {
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
    /// Wraps paragraphs, each given by text, font size and boldness, to a width of `most`, from a top left corner down.
    fn new(paragraphs: &[(&str, f32, bool)], [x, y]: Point, most: f32) -> Self {
        let (mut marks, mut height) = (Vec::new(), 0.0);
        for (text, size, bold) in paragraphs.iter().copied() {
            for text in wrap(text, size, bold, most) {
                marks.push(TextMark { at: [x, y + height + size], size, bold, text, colour: BLACK });
                height += LINE_HEIGHT * size;
            }
        }
        Self { marks, height }
    }
}

/// The first page with its header, and the lower edge of the header.
struct Header {
    page: Page,
    bottom: f32,
}

impl Header {
    /// Lays out the title, the starting position with net and view, and the facts.
    fn new(sheet: &Sheet) -> Self {
        let mut page = Page::default();
        let all = PAGE_SIZE[0] - 2.0 * MARGIN;
        let title = Block::new(&[(&sheet.title, FONT_SIZES[0], true)], [MARGIN, MARGIN], all);
        let top = MARGIN + title.height + NET_MARGIN;
        page.put_block(title);
        let def = sheet.start.puzzle().def();
        let side = grid_width(def, MAX_START_NET);
        let name = Block::new(&[(&sheet.start_name, FONT_SIZES[1], true)], [MARGIN, top], all);
        let top = top + name.height + NET_MARGIN;
        page.put_block(name);
        page.marks.push(net(sheet, &sheet.start_name, (&sheet.start, &[]), [MARGIN, top], side));
        let [wide, high] = def.net.size.map(|units| units * side);
        let left = MARGIN + wide + GAP;
        page.marks.push(fit_into_square(
            &sheet.view,
            [left, top],
            (PAGE_SIZE[0] - MARGIN - left).min(MAX_START_NET[1]),
        ));
        let mut y = top + high.max(MAX_START_NET[1].min(PAGE_SIZE[0] - MARGIN - left)) + MIN_ROW_GAP;
        for fact in &sheet.facts {
            let block = Block::new(&[(fact, FONT_SIZES[1] - 1.0, false)], [MARGIN, y], all);
            y += block.height + NET_MARGIN;
            // A list of thousands of moves is cut off at the end of the page.
            let fits = |mark: &TextMark| mark.at[1] < BOTTOM;
            page.marks.extend(block.marks.into_iter().filter(fits).map(Mark::Text));
        }
        Self { page, bottom: y + MIN_ROW_GAP }
    }
}

impl Page {
    fn put_block(&mut self, block: Block) {
        self.marks.extend(block.marks.into_iter().map(Mark::Text));
    }
}

/// Steps side by side, with their nets at the same height.
struct Row<'a> {
    steps: &'a [Step],
    /// Grid width of the nets: a facelet with the gaps around it.
    side: f32,
    /// Heights of the text above, of the nets, and of the text below.
    heights: [f32; 3],
}

impl Row<'_> {
    fn height(&self) -> f32 {
        self.heights.iter().sum::<f32>() + 2.0 * NET_MARGIN
    }
}

/// Wraps the texts above and below the net of a move, starting at the given points.
fn texts(step: &Step, at: [Point; 2]) -> [Block; 2] {
    let heading = step.heading.as_deref().map(|heading| (heading, FONT_SIZES[2], true));
    let above: Vec<(&str, f32, bool)> =
        heading.into_iter().chain([(step.name.as_str(), FONT_SIZES[1], true)]).collect();
    [Block::new(&above, at[0], COLUMN_WIDTH), Block::new(&[(&step.text, FONT_SIZES[2], false)], at[1], COLUMN_WIDTH)]
}

/// Arranges the moves in rows, with nets at this scale.
fn rows<'a>(sheet: &'a Sheet, scale: f32) -> Vec<Row<'a>> {
    let def = sheet.start.puzzle().def();
    let side = grid_width(def, MAX_MOVE_NET.map(|most| scale * most));
    let row = |steps: &'a [Step]| {
        let net = if steps.iter().any(|step| step.after.is_some()) { side * def.net.size[1] } else { 0.0 };
        let picture = if steps.iter().any(|step| step.picture.is_some()) { scale * PICTURE_SIDE } else { 0.0 };
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

/// Adds rows to a page from `top` down, spreading them if there is space.
fn put_rows(page: &mut Page, sheet: &Sheet, rows: &[&Row<'_>], top: f32) {
    let used: f32 = rows.iter().map(|row| row.height() + MIN_ROW_GAP).sum::<f32>() - MIN_ROW_GAP;
    let spread = ((BOTTOM - top - used) / rows.len().max(1) as f32).clamp(0.0, MAX_ROW_SPREAD);
    let mut y = top;
    for row in rows {
        let net_top = y + row.heights[0] + NET_MARGIN;
        let text_top = net_top + row.heights[1] + NET_MARGIN;
        for (column, step) in row.steps.iter().enumerate() {
            let left = MARGIN + column as f32 * (COLUMN_WIDTH + GAP);
            let [mut above, below] = texts(step, [[left, y], [left, text_top]]);
            // Names are just above the nets, even if another move of the row has a heading.
            let lower = row.heights[0] - above.height;
            above.marks.iter_mut().for_each(|mark| mark.at[1] += lower);
            page.put_block(above);
            if let Some(after) = &step.after {
                let shown = (&Pattern::from_facelets(after), &step.outlined[..]);
                page.marks.push(net(sheet, &step.name, shown, [left, net_top], row.side));
            }
            if let Some(picture) = &step.picture {
                page.marks.push(fit_into_square(picture, [left, net_top], row.heights[1]));
            }
            page.put_block(below);
        }
        y += row.height() + MIN_ROW_GAP + spread;
    }
}

/// Scales a drawing to fit into a square, aligned at its top left corner.
fn fit_into_square(drawing: &Drawing, [left, top]: Point, side: f32) -> Mark {
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

/// Lays out a net on a grid of width `unit`. Facelets without a definite colour are grey.
fn net(sheet: &Sheet, name: &str, (pattern, outlined): (&Pattern, &[usize]), [left, top]: Point, unit: f32) -> Mark {
    let def = sheet.start.puzzle().def();
    let facelet_width = unit * (1.0 - 2.0 * INSET);
    let place = |[x, y]: Point| [left + x * unit, top + y * unit];
    let cells = def.net.letters.iter().zip(def.letters).filter(|_| def.face_turns == 0);
    let cell =
        |(at, name): (&Point, &char)| TextMark::centred(place(*at), CELL_LETTER * unit, true, name.to_string(), BLACK);
    let mut letters: Vec<TextMark> = cells.map(cell).collect();
    let mut facelets = Vec::new();
    for (n, ([x, y], colour)) in def.net.facelets.iter().zip(pattern.colours()).enumerate() {
        let at = place([x + INSET, y + INSET]);
        let colour = colour.map(usize::from);
        let fill = colour.map_or(Some(&GREY), |colour| sheet.colours.get(colour)).copied().unwrap_or([255; 3]);
        facelets.push(FaceletMark { at, fill, is_moved: outlined.contains(&n) });
        if let Some(letter) = colour.and_then(|colour| sheet.letters.get(colour)).filter(|_| unit >= MIN_LETTER_FACELET)
        {
            let middle = at.map(|edge| edge + facelet_width / 2.0);
            letters.push(TextMark::centred(middle, LETTER * facelet_width, false, letter.to_string(), ink(fill)));
        }
    }
    Mark::Net { name: name.to_owned(), facelet_width, facelets, letters }
}

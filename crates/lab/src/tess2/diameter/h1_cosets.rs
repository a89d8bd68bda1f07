//! The cosets of H3 in H1 as a [`CosetSpace`].

use super::coset_space::CosetSpace;
use super::h1_moves::{self, Cells, H1Moves, NO_MOVE, Node, SOLVED};
use super::h1_words::{H1Words, WordBuffers, WordKind};
use super::h3::{self, BitmapIndex, Numbering};
use super::right_product::{BitOrders, RightProduct};
use super::spread::{self, Spread};
use unfold_engine::control::Control;
use unfold_engine::puzzles::tess2::tables::axis_halves::AxisHalves;

/// Maximum length of the words searched from a coset. Longer words are too numerous to pay off.
const MAX_SEARCHED_LEN: usize = 8;
/// Maximum length of the words searched from H3 itself and from the cosets one move away, which other results build on.
const MAX_SEARCHED_LEN_NEAR: usize = 9;
/// Maximum length at which all words are searched; longer searches omit some.
const MAX_COMPLETE_LEN: usize = 6;

/// Minimum number of elements for which building the tables of a product is faster than single products.
const MIN_ELEMENTS_FOR_TABLES: usize = 5000;

/// The data shared by all searches.
#[derive(Debug)]
pub struct H1Group {
    /// Tables of the 44 moves.
    pub moves: H1Moves,
    /// The numbering of the elements of H3.
    pub numbering: Numbering,
    /// Rotations and symmetries of half labellings.
    pub halves: AxisHalves,
    spread: Spread,
    orders: BitOrders,
}

impl Default for H1Group {
    /// Computes the tables from the puzzle's moves, in less than a second.
    fn default() -> Self {
        let moves = H1Moves::default();
        let numbering = Numbering::new(&moves);
        let (spread, orders) = (Spread::new(&moves, &numbering), BitOrders::new(&numbering));
        Self { moves, numbering, halves: AxisHalves::default(), spread, orders }
    }
}

/// The cosets of H3 in H1, with the word search.
#[derive(Debug)]
pub struct H1Cosets<'a> {
    group: &'a H1Group,
    words: &'a H1Words<'a>,
}

impl<'a> H1Cosets<'a> {
    /// Borrows the group and the words.
    pub fn new(group: &'a H1Group, words: &'a H1Words<'a>) -> Self {
        Self { group, words }
    }
}

impl CosetSpace for H1Cosets<'_> {
    type State = Cells;
    type Node = Node;
    type Marks = Vec<u8>;
    type Element = BitmapIndex;
    type Product = RightProduct;

    const MIN_KEPT_LEN: usize = 10;

    fn elements(&self) -> u64 {
        h3::ELEMENTS
    }

    fn empty(&self) -> Vec<u8> {
        spread::empty()
    }

    fn clear(&self, marks: &mut Vec<u8>) {
        marks.fill(0);
    }

    fn count(&self, marks: &Vec<u8>) -> u64 {
        spread::count(marks)
    }

    fn missing(&self, marks: &Vec<u8>) -> Vec<BitmapIndex> {
        let of = |(byte, marks): (u32, &u8)| {
            let not = !*marks;
            (0..8).filter(move |bit| not >> bit & 1 == 1).map(move |bit| BitmapIndex { byte, bit })
        };
        (0..).zip(marks).filter(|(_, marks)| **marks != 255).flat_map(of).collect()
    }

    fn solved(&self) -> Cells {
        SOLVED
    }

    fn root(&self, state: &Cells) -> Node {
        Node { cells: *state, last: NO_MOVE }
    }

    fn state(&self, node: &Node) -> Cells {
        node.cells
    }

    fn children(&self, nodes: &[Node]) -> Vec<Node> {
        let masks: Vec<u64> = nodes.iter().map(|node| self.group.moves.follows[usize::from(node.last)]).collect();
        let mut out = Vec::new();
        self.group.moves.children(nodes, &masks, &mut out);
        out
    }

    fn keys(&self, nodes: &[Node]) -> Vec<u64> {
        let mut out = Vec::new();
        h1_moves::keys(nodes, &mut out);
        out
    }

    fn children_within(&self, nodes: &[Node], moves: usize) -> Vec<Node> {
        let mut out = Vec::new();
        self.words.children_within(nodes, moves, &mut WordBuffers::default(), &mut out);
        out
    }

    fn search(&self, state: &Cells, length: usize, marks: &mut Vec<u8>, control: &Control) {
        let is_nearest = self.words.may_be_within(h1_moves::key(state), 1);
        if length <= if is_nearest { MAX_SEARCHED_LEN_NEAR } else { MAX_SEARCHED_LEN } {
            let kind = WordKind { length, slack: usize::from(length > MAX_COMPLETE_LEN) };
            // A stop is noticed by the caller, which polls the same flag.
            let _ = self.words.mark(state, kind, marks, control);
        }
    }

    fn expand_by_one_move(&self, old: &Vec<u8>, new: &mut Vec<u8>, control: &Control) {
        self.group.spread.expand_by_one_move(old, new, control);
    }

    fn product(&self, from: &Cells, to: &Cells) -> RightProduct {
        let by = difference(from, to);
        RightProduct::new(&self.group.numbering, &self.group.orders, &by)
            .expect("two states of a coset differ by an element of H3")
    }

    fn mark_products(&self, product: &RightProduct, from: &Vec<u8>, to: &mut Vec<u8>) {
        product.mark_products(&self.group.numbering, &self.group.orders, from, to);
    }

    fn retain_unmarked(&self, from: &Cells, to: &Cells, marks: &Vec<u8>, elements: &mut Vec<BitmapIndex>) {
        let H1Group { numbering, orders, .. } = self.group;
        let is_unmarked = |BitmapIndex { byte, bit }: BitmapIndex| marks[byte as usize] >> bit & 1 == 0;
        if elements.len() < MIN_ELEMENTS_FOR_TABLES {
            let by = difference(from, to);
            let image =
                |place: BitmapIndex| numbering.place(&numbering.element(place).map(|cell| by[usize::from(cell & 15)]));
            elements.retain(|place| is_unmarked(image(*place)));
        } else {
            let product = self.product(from, to);
            elements.retain(|place| is_unmarked(product.apply(numbering, orders, *place)));
        }
    }
}

/// The element of H3 that carries a state to another of its coset. For each piece, it has the piece that takes its place.
fn difference(from: &Cells, to: &Cells) -> Cells {
    let mut by = SOLVED;
    for (from, to) in from.iter().zip(to) {
        by[usize::from(from & 15)] = to & 15 | 2 << 4;
    }
    by
}

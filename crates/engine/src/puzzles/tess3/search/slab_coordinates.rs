//! Coordinates of G1 modulo S: how far the pieces of a state whose W stickers all lie on the W axis are from their slabs.
//!
//! Four independent coordinates, each with the 132 moves of G1, and a few signs of orders that only the goal must have right. Facts and
//! orders: see `docs/hypercube3.md`. Every exact distance is found breadth first when the tables are made.

use std::sync::atomic::{AtomicU8, Ordering};

use super::super::codes::{CODES, CodeTable, Codes, Lying, TURNS, kind};
use super::super::pieces::{Coordinates, Layout, PIECES, axes};
use crate::puzzle::perm;
use crate::tables::symmetry_bfs::{Distances, UnreducedRows};
use crate::tables::{TableError, Workers, check, parallel};

/// The axis whose cells are the outer slabs.
const W: usize = 3;
/// The number of moves of G1.
pub const MOVES: usize = 132;
/// The number of ways to choose the half of sixteen, of twenty-four and of twelve places.
const HALVES_OF_16: usize = 12_870;
const HALVES_OF_24: usize = 2_704_156;
pub(super) const HALVES_OF_12: usize = 924;
/// The orders of six pieces of an octahedron, and of those the ones that no rotation makes alike.
const ORDERS_OF_6: usize = 720;
const UNLIKE: usize = 30;
/// Sums of twists are taken modulo this.
const TWISTS: usize = 3;
/// The places of the eight inner pieces of three colours that can be mirrored: an even number of eight.
const HANDS: usize = 128;
/// The number of centre coordinates: 12! by the 24 rotations of each outer slab.
const CENTRES: usize = HALVES_OF_12 * UNLIKE * UNLIKE;
/// Marks what has no distance yet.
const UNSEEN: u8 = u8::MAX;

/// The coordinates of a state of G1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Apart {
    /// The places of the corners of the first slab, and the sum of their twists: `half * 3 + twist`.
    corners: u16,
    /// The places where inner pieces are mirrored, and the sum of their twists: `hands * 3 + twist`.
    hands: u16,
    /// The places of the edges of the first slab as bits, and bit 24 for the sum of their flips.
    edges: u32,
    /// The places of the centres of the first slab, and the order of those of each slab up to rotations of it.
    halves: u16,
    orders: [u8; 2],
    /// Signs of orders that S does not change and that differ from those of solved: bits for the pieces of each slab, for the corners of
    /// the first slab with the inner ones, and with those of the last slab.
    signs: u8,
}

/// The coordinates as numbers.
pub(super) struct Numbers {
    pub corners: usize,
    pub hands: usize,
    pub edges: u32,
    pub halves: usize,
    pub orders: usize,
    pub signs: usize,
}

/// Distances of parts are below this.
pub(super) const FAR: usize = 11;
/// The number of coordinates of corners and of inner pieces.
pub(super) const CORNERS: usize = HALVES_OF_16 * TWISTS;
pub(super) const HANDED: usize = HANDS * TWISTS;

impl Apart {
    /// The coordinates as numbers.
    #[inline(always)]
    pub(super) fn numbers(&self) -> Numbers {
        Numbers {
            corners: usize::from(self.corners),
            hands: usize::from(self.hands),
            edges: self.edges,
            halves: usize::from(self.halves),
            orders: usize::from(self.orders[0]) * UNLIKE + usize::from(self.orders[1]),
            signs: usize::from(self.signs),
        }
    }
}

/// The distances of the three independent parts of a state: corners with hands, edges, centres.
pub type Parts = [u8; 3];

/// The places of one kind of pieces with a W side, in order.
struct Places {
    /// The numbers of the places.
    numbers: Vec<usize>,
    /// The place among them of each number.
    nth: [u8; PIECES],
}

impl Places {
    fn new(is: impl Fn(Coordinates) -> bool) -> Self {
        let layout = Layout::get();
        let numbers: Vec<usize> = (0..PIECES).filter(|place| is(layout.places[*place])).collect();
        let mut nth = [u8::MAX; PIECES];
        for (n, place) in numbers.iter().enumerate() {
            nth[*place] = n as u8;
        }
        Self { numbers, nth }
    }
}

/// A move on the places of the edges: eight bits at a time.
struct EdgeMove {
    carried: [[u32; 256]; 3],
    flips: u32,
    /// For each byte of a set the later places that an odd number of its places changes order with.
    crossed: [[u32; 256]; 3],
}

/// The signs that each part of a slab's order belongs to: corners and others of the first, the inner and the last slab.
const SIGNS_OF_CORNERS: [u8; 3] = [0b11001, 0b01010, 0b10100];
const SIGNS_OF_OTHERS: [u8; 3] = [0b001, 0b010, 0b100];

/// The tables of coordinates, moves and distances.
pub struct SlabTables {
    /// The numbers of the moves of G1 among all turns.
    pub turns: Vec<u16>,
    corners: Places,
    inner: Places,
    edges: Places,
    centres: Places,
    middle_edges: Places,
    /// The twist of each code of a corner or of an inner piece, and whether an inner piece is mirrored, by piece.
    twist: Vec<[u8; CODES]>,
    is_mirrored: [bool; CODES],
    is_flipped: [bool; CODES],
    /// The number of each half of sixteen places, of twelve places; `u16::MAX` for other sets.
    half_of_16: Vec<u16>,
    half_of_12: Vec<u16>,
    /// The sets of places that these numbers stand for.
    sets_of_16: Vec<u16>,
    /// The number of a half of 24 places: by its upper twelve bits, plus by its lower twelve.
    upper: Vec<u32>,
    lower: Vec<u16>,
    corners_next: Vec<u16>,
    hands_next: Vec<u16>,
    edge_moves: Vec<EdgeMove>,
    /// For each half and move: the half after it, and how it reorders the centres of each slab.
    halves_next: Vec<[u16; 3]>,
    /// The signs that each half of the corners and each move change, in bits of `signs`; those of inner pieces and middle edges too.
    corner_signs: Vec<u8>,
    /// The signs that each order changes.
    is_odd_order: Vec<bool>,
    /// The order of a slab's centres after a reordering, and the class of each order.
    orders_next: Vec<[u8; UNLIKE]>,
    order_class: Vec<u8>,
    to_corners: Vec<u8>,
    to_edges: Vec<u8>,
    to_centres: Vec<u8>,
    solved: Apart,
    solved_signs: u8,
}

fn colours(place: Coordinates) -> usize {
    axes(place).count()
}

/// +1 for an even permutation of the axes X, Y, Z or number of negative sides, -1 for an odd one.
fn sign(is_odd: bool) -> i32 {
    if is_odd { -1 } else { 1 }
}

fn is_odd_place(place: Coordinates) -> bool {
    place.iter().filter(|side| **side < 0).count() % 2 == 1
}

impl SlabTables {
    /// Builds the tables.
    ///
    /// # Errors
    /// [`TableError::Stopped`] if the workers are stopped.
    pub fn build(workers: Workers) -> Result<Self, TableError> {
        let (table, layout) = (CodeTable::get(), Layout::get());
        let turns: Vec<u16> =
            (0..TURNS as u16).filter(|turn| usize::from(table.turns[usize::from(*turn)].motion.axis[W]) == W).collect();
        assert_eq!(turns.len(), MOVES, "G1 has 132 moves");
        let corners = Places::new(|place| colours(place) == 4);
        let inner = Places::new(|place| colours(place) == 3 && place[W] == 0);
        let edges = Places::new(|place| colours(place) == 3 && place[W] != 0);
        let centres = Places::new(|place| colours(place) == 2 && place[W] != 0);
        let middle_edges = Places::new(|place| colours(place) == 2 && place[W] == 0);

        // Orientations. A twist counts how far the stickers are shifted from the axes that they were made for, forwards or backwards so
        // that a move adds what depends on the place alone.
        let on = |piece: usize, code: usize| -> [u8; 3] {
            let lying: &Lying = &table.lying[kind(piece)][code];
            let mut on = [0; 3];
            for (made_for, axis) in table.stickers[piece].iter().zip(lying.on).take(kind(piece) + 2) {
                if usize::from(*made_for) < W && usize::from(axis) < W {
                    on[usize::from(*made_for)] = axis;
                }
            }
            on
        };
        let is_permutation = |on: &[u8; 3]| on.iter().fold(0u8, |bits, axis| bits | 1 << axis) == 7;
        let twist = (0..PIECES)
            .map(|piece| {
                let mut out = [0; CODES];
                for (code, out) in out.iter_mut().enumerate().take(table.lying[kind(piece)].len()) {
                    let on = on(piece, code);
                    if colours(layout.places[piece]) < 3 || !is_permutation(&on) {
                        continue;
                    }
                    let shift = i32::from(on[0]) * sign(perm::is_odd(&on)) * sign(is_odd_place(layout.places[piece]));
                    *out = shift.rem_euclid(3) as u8;
                }
                out
            })
            .collect();
        let mut is_mirrored = [false; CODES];
        let mut is_flipped = [false; CODES];
        for (code, lying) in table.lying[1].iter().enumerate() {
            let place = layout.places[usize::from(lying.place)];
            if place[W] == 0 {
                is_mirrored[code] = perm::is_odd(&lying.on[..3]) ^ is_odd_place(place);
            } else {
                is_flipped[code] = lying.on[0] > lying.on[1];
            }
        }

        // Halves.
        let numbers = |bits: usize| {
            let mut out = vec![u16::MAX; 1 << bits];
            let halves = (0..1usize << bits).filter(|mask| mask.count_ones() as usize == bits / 2);
            for (number, mask) in halves.enumerate() {
                out[mask] = number as u16;
            }
            out
        };
        let (half_of_16, half_of_12) = (numbers(16), numbers(12));
        let sets = |numbers: &[u16]| -> Vec<u16> {
            (0..numbers.len()).filter(|set| numbers[*set] != u16::MAX).map(|set| set as u16).collect()
        };
        let sets_of_16 = sets(&half_of_16);
        let mut by_count = [0u16; 13];
        let lower: Vec<u16> = (0..1u32 << 12)
            .map(|mask| {
                let next = &mut by_count[mask.count_ones() as usize];
                *next += 1;
                *next - 1
            })
            .collect();
        let mut sum = 0;
        let upper: Vec<u32> = (0..1u32 << 12)
            .map(|mask| {
                sum += u32::from(by_count[12 - mask.count_ones() as usize]);
                sum - u32::from(by_count[12 - mask.count_ones() as usize])
            })
            .collect();
        assert_eq!(sum as usize, HALVES_OF_24);

        // Where each place goes, and what a move adds there: measured on a piece that is known to lie there as it was made.
        let carried = |places: &Places, turn: usize, nth: usize| {
            let (turn, place) = (&table.turns[turn], layout.places[places.numbers[nth]]);
            if turn.layers >> (1 - place[usize::from(turn.axis)]) & 1 == 0 {
                return nth;
            }
            let to = layout.number(turn.motion.vector(place)).expect("a rotation carries places to places");
            usize::from(places.nth[to])
        };
        let solved_codes = table.encode(&super::super::Tess3::solved());
        let twist: Vec<[u8; CODES]> = twist;
        let added = |turn: usize, piece: usize| {
            let from = solved_codes[piece];
            let to = table.next(turn, kind(piece), from);
            let twist = &twist[piece];
            (usize::from(twist[usize::from(to)]) + TWISTS - usize::from(twist[usize::from(from)])) % TWISTS
        };

        let mut corners_next = vec![0u16; HALVES_OF_16 * TWISTS * MOVES];
        let mut corner_signs = vec![0u8; HALVES_OF_16 * MOVES];
        let is_odd_among = |to: &[usize], mask: usize| {
            let places: Vec<u8> = (0..to.len()).filter(|nth| mask >> nth & 1 == 1).map(|nth| to[nth] as u8).collect();
            perm::is_odd(&places)
        };
        let mut hands_next = vec![0u16; HANDS * TWISTS * MOVES];
        let mut edge_moves = Vec::new();
        let mut halves_next = vec![[0u16; 3]; HALVES_OF_12 * MOVES];
        let all_orders: Vec<[u8; 6]> = {
            let mut out = Vec::new();
            perm::each_permutation(6, |order| out.push(std::array::from_fn(|n| order[n])));
            out
        };
        for (mv, &turn) in turns.iter().enumerate() {
            let turn = usize::from(turn);
            // Corners.
            let to: Vec<usize> = (0..16).map(|nth| carried(&corners, turn, nth)).collect();
            let adds: Vec<usize> = (0..16).map(|nth| added(turn, corners.numbers[nth])).collect();
            let to_inner: Vec<usize> = (0..8).map(|nth| carried(&inner, turn, nth)).collect();
            let to_middle: Vec<usize> = (0..12).map(|nth| carried(&middle_edges, turn, nth)).collect();
            let mut always = 0;
            if is_odd_among(&to_inner, 0xff) {
                always ^= SIGNS_OF_CORNERS[1];
            }
            if is_odd_among(&to_middle, 0xfff) {
                always ^= SIGNS_OF_OTHERS[1];
            }
            for (mask, &half) in half_of_16.iter().enumerate().filter(|(_, half)| **half != u16::MAX) {
                let mut changed = always;
                for (slab, mask) in [(0, mask), (2, !mask)] {
                    if is_odd_among(&to, mask) {
                        changed ^= SIGNS_OF_CORNERS[slab];
                    }
                }
                corner_signs[usize::from(half) * MOVES + mv] = changed;
                let inside = (0..16).filter(|nth| mask >> nth & 1 == 1);
                let (after, add) = inside.fold((0, 0), |(after, add), nth| (after | 1 << to[nth], add + adds[nth]));
                for twist in 0..TWISTS {
                    let from = usize::from(half) * TWISTS + twist;
                    corners_next[from * MOVES + mv] =
                        half_of_16[after] * TWISTS as u16 + ((twist + add) % TWISTS) as u16;
                }
            }
            // Inner pieces: a mirrored one twists the other way.
            let to: Vec<usize> = (0..8).map(|nth| carried(&inner, turn, nth)).collect();
            let adds: Vec<usize> = (0..8).map(|nth| added(turn, inner.numbers[nth])).collect();
            let mirrors: Vec<bool> = (0..8)
                .map(|nth| {
                    let from = solved_codes[inner.numbers[nth]];
                    is_mirrored[usize::from(table.next(turn, 1, from))] ^ is_mirrored[usize::from(from)]
                })
                .collect();
            for hands in 0..HANDS {
                let mask = (hands << 1) | (hands.count_ones() as usize % 2);
                let (mut after, mut add) = (0, 0);
                for nth in 0..8 {
                    let is = mask >> nth & 1 == 1;
                    after |= usize::from(is ^ mirrors[nth]) << to[nth];
                    add += if is { TWISTS - adds[nth] } else { adds[nth] };
                }
                for twist in 0..TWISTS {
                    let from = hands * TWISTS + twist;
                    hands_next[from * MOVES + mv] = ((after >> 1) * TWISTS + (twist + add) % TWISTS) as u16;
                }
            }
            // Edges.
            let mut edge_move = EdgeMove { carried: [[0; 256]; 3], flips: 0, crossed: [[0; 256]; 3] };
            let all: Vec<usize> = (0..24).map(|nth| carried(&edges, turn, nth)).collect();
            for nth in 0..24 {
                let from = solved_codes[edges.numbers[nth]];
                let to = 1u32 << carried(&edges, turn, nth);
                edge_move.flips |= u32::from(is_flipped[usize::from(table.next(turn, 1, from))]) << nth;
                for byte in (0..256).filter(|byte| byte >> (nth % 8) & 1 == 1) {
                    edge_move.carried[nth / 8][byte] |= to;
                    let crossed =
                        (nth + 1..24).filter(|later| all[*later] < all[nth]).fold(0, |mask, later| mask | 1 << later);
                    edge_move.crossed[nth / 8][byte] ^= crossed;
                }
            }
            edge_moves.push(edge_move);
            // Centres.
            let to: Vec<usize> = (0..12).map(|nth| carried(&centres, turn, nth)).collect();
            for (mask, &half) in half_of_12.iter().enumerate().filter(|(_, half)| **half != u16::MAX) {
                let mut row = [0; 3];
                let mut after = 0usize;
                for side in 0..2 {
                    let from: Vec<usize> = (0..12).filter(|nth| (mask >> nth & 1 == 1) == (side == 0)).collect();
                    let mut places: Vec<usize> = from.iter().map(|nth| to[*nth]).collect();
                    places.sort_unstable();
                    // The centre at place `n` of the new order was at this place of the old one.
                    let order = std::array::from_fn(|n| {
                        from.iter().position(|nth| to[*nth] == places[n]).expect("a place") as u8
                    });
                    row[1 + side] = order_number(&order) as u16;
                    if side == 0 {
                        after = places.iter().fold(0, |mask, place| mask | 1 << place);
                    }
                }
                row[0] = half_of_12[after];
                halves_next[usize::from(half) * MOVES + mv] = row;
            }
        }

        // Orders of the six centres of an outer slab up to rotations of it.
        let of_slab: Vec<usize> =
            centres.numbers.iter().copied().filter(|place| layout.places[*place][W] > 0).collect();
        let rotations: Vec<[u8; 6]> = crate::puzzle::hypercube::rotations3()
            .iter()
            .map(|rotation| {
                std::array::from_fn(|n| {
                    let to = layout.number(rotation.vector(layout.places[of_slab[n]])).expect("places go to places");
                    of_slab.iter().position(|place| *place == to).expect("a rotation that fixes W keeps the slab") as u8
                })
            })
            .collect();
        let mut order_class = vec![u8::MAX; ORDERS_OF_6];
        let mut representatives = Vec::new();
        for order in &all_orders {
            if order_class[order_number(order)] == u8::MAX {
                for rotation in &rotations {
                    let alike = order.map(|piece| rotation[usize::from(piece)]);
                    order_class[order_number(&alike)] = representatives.len() as u8;
                }
                representatives.push(*order);
            }
        }
        assert_eq!(representatives.len(), UNLIKE, "six centres have thirty orders up to rotations");
        let orders_next = all_orders
            .iter()
            .map(|by| {
                std::array::from_fn(|class| {
                    let after: [u8; 6] = by.map(|n| representatives[class][usize::from(n)]);
                    order_class[order_number(&after)]
                })
            })
            .collect();

        let mut out = Self {
            turns,
            corners,
            inner,
            edges,
            centres,
            middle_edges,
            twist,
            is_mirrored,
            is_flipped,
            half_of_16,
            half_of_12,
            sets_of_16,
            upper,
            lower,
            corners_next,
            hands_next,
            edge_moves,
            halves_next,
            corner_signs,
            is_odd_order: all_orders.iter().map(|order| perm::is_odd(order)).collect(),
            orders_next,
            order_class,
            to_corners: Vec::new(),
            to_edges: Vec::new(),
            to_centres: Vec::new(),
            solved: Apart::default(),
            solved_signs: 0,
        };
        out.solved_signs = out.signs(&solved_codes);
        out.solved = out.of(&solved_codes);
        out.find_distances(workers)?;
        Ok(out)
    }

    fn find_distances(&mut self, workers: Workers) -> Result<(), TableError> {
        // The breadth-first search over rows wants its goal at (0, 0): solved is exchanged with it.
        let (goal, hands) = (u32::from(self.solved.corners), u32::from(self.solved.hands));
        let swap = |value: u32, goal: u32| {
            if value == 0 {
                goal
            } else if value == goal {
                0
            } else {
                value
            }
        };
        let row =
            |value: u32, mv: usize| swap(u32::from(self.corners_next[swap(value, goal) as usize * MOVES + mv]), goal);
        let column =
            |value: u32, mv: usize| swap(u32::from(self.hands_next[swap(value, hands) as usize * MOVES + mv]), hands);
        let rows = UnreducedRows::new(((HALVES_OF_16 * TWISTS) as u32, row), ((HANDS * TWISTS) as u32, column), MOVES);
        let Distances { mut bytes, distribution } = rows.rows().distances(workers)?;
        let columns = HANDS * TWISTS;
        for row in bytes.chunks_exact_mut(columns) {
            row.swap(0, hands as usize);
        }
        for n in 0..columns {
            bytes.swap(n, goal as usize * columns + n);
        }
        check("corners of slabs", &distribution, &[1, 7, 120, 2422, 40038, 696280, 6419728, 7300348, 361440, 5856])?;
        self.to_corners = bytes;

        let tables = &*self;
        let mut sets: [Vec<u32>; 13] = Default::default();
        for set in 0..1u32 << 12 {
            sets[set.count_ones() as usize].push(set);
        }
        let (edges, distribution) =
            distances(HALVES_OF_24 * 2, self.edge_number(self.solved.edges), workers, |found| {
                let (half, flip) = (found as u32 / 2, found as u32 % 2);
                let upper = tables.upper.partition_point(|first| *first <= half) as u32 - 1;
                let lower = sets[12 - upper.count_ones() as usize][(half - tables.upper[upper as usize]) as usize];
                let edges = upper << 12 | lower | flip << 24;
                move |mv: usize| tables.edge_number(tables.edges_after(edges, mv))
            })?;
        check("edges of slabs", &distribution, &[1, 9, 258, 7212, 213856, 3274368, 1911102, 1502, 4])?;
        let goal = self.centres_number(&self.solved);
        let (centres, distribution) = distances(CENTRES, goal, workers, |found| {
            let orders = [(found / UNLIKE % UNLIKE) as u8, (found % UNLIKE) as u8];
            let from = Apart { halves: (found / (UNLIKE * UNLIKE)) as u16, orders, ..tables.solved };
            move |mv: usize| tables.centres_number(&tables.with_centres_after(from, mv))
        })?;
        // The same as those of an independent prototype.
        check("centres of slabs", &distribution, &[1, 9, 72, 823, 5321, 26488, 143022, 353496, 278840, 23512, 16])?;
        (self.to_edges, self.to_centres) = (edges, centres);
        Ok(())
    }

    #[inline(always)]
    fn edges_after(&self, edges: u32, mv: usize) -> u32 {
        let EdgeMove { carried, flips, .. } = &self.edge_moves[mv];
        let [a, b, c, flip] = edges.to_le_bytes();
        let flip = (u32::from(flip) ^ (edges & flips).count_ones()) & 1;
        carried[0][usize::from(a)] | carried[1][usize::from(b)] | carried[2][usize::from(c)] | flip << 24
    }

    #[inline(always)]
    fn edge_number(&self, edges: u32) -> usize {
        let half = self.upper[(edges >> 12 & 0xfff) as usize] + u32::from(self.lower[(edges & 0xfff) as usize]);
        half as usize * 2 + (edges >> 24) as usize
    }

    #[inline(always)]
    fn with_centres_after(&self, mut from: Apart, mv: usize) -> Apart {
        let [halves, one, other] = self.halves_next[usize::from(from.halves) * MOVES + mv];
        from.halves = halves;
        from.orders = [
            self.orders_next[usize::from(one)][usize::from(from.orders[0])],
            self.orders_next[usize::from(other)][usize::from(from.orders[1])],
        ];
        from
    }

    #[inline(always)]
    fn centres_number(&self, of: &Apart) -> usize {
        (usize::from(of.halves) * UNLIKE + usize::from(of.orders[0])) * UNLIKE + usize::from(of.orders[1])
    }

    /// The coordinates after a move.
    #[inline(always)]
    pub fn after(&self, from: &Apart, mv: usize) -> Apart {
        let out = self.with_centres_after(*from, mv);
        Apart {
            corners: self.corners_next[usize::from(from.corners) * MOVES + mv],
            hands: self.hands_next[usize::from(from.hands) * MOVES + mv],
            edges: self.edges_after(from.edges, mv),
            signs: from.signs ^ self.changed_signs(from, mv),
            ..out
        }
    }

    /// The signs that a move changes.
    #[inline(always)]
    fn changed_signs(&self, from: &Apart, mv: usize) -> u8 {
        let mut out = self.corner_signs[usize::from(from.corners) / TWISTS * MOVES + mv];
        let EdgeMove { crossed, .. } = &self.edge_moves[mv];
        let is_odd = |set: u32| {
            let [a, b, c, _] = set.to_le_bytes();
            let later = crossed[0][usize::from(a)] ^ crossed[1][usize::from(b)] ^ crossed[2][usize::from(c)];
            (later & set).count_ones() as u8 & 1
        };
        let set = from.edges & 0xff_ffff;
        out ^= is_odd(set) | is_odd(!set & 0xff_ffff) << 2;
        let [_, one, other] = self.halves_next[usize::from(from.halves) * MOVES + mv];
        out ^ u8::from(self.is_odd_order[usize::from(one)]) ^ u8::from(self.is_odd_order[usize::from(other)]) << 2
    }

    /// The places of the first slab's corners, eight and eight, and the sum of their twists.
    #[inline]
    pub(super) fn corner_rows(&self, number: usize) -> [usize; 3] {
        let set = usize::from(self.sets_of_16[number / TWISTS]);
        [set & 0xff, set >> 8, number % TWISTS]
    }

    /// The states near S.
    pub fn ball(&self, radius: u8) -> super::ball::Ball<Apart> {
        super::ball::Ball::new(self.solved, radius, MOVES, |from, mv| self.after(from, mv), |at| *at)
    }

    /// True for the coordinates of S.
    #[inline]
    pub fn is_goal(&self, at: &Apart) -> bool {
        at.signs == 0 && self.parts(at) == [0; 3]
    }

    /// The distances of the parts.
    #[inline(always)]
    pub fn parts(&self, of: &Apart) -> Parts {
        [
            self.to_corners[usize::from(of.corners) * HANDS * TWISTS + usize::from(of.hands)],
            self.to_edges[self.edge_number(of.edges)],
            self.to_centres[self.centres_number(of)],
        ]
    }

    /// The coordinates of a state, which must be in G1.
    pub fn of(&self, codes: &Codes) -> Apart {
        let (table, layout) = (CodeTable::get(), Layout::get());
        let place = |piece: usize| usize::from(table.lying[kind(piece)][usize::from(codes[piece])].place);
        let (mut corner_mask, mut corner_twist) = (0usize, 0);
        for &piece in self.corners.numbers.iter().filter(|piece| layout.places[**piece][W] > 0) {
            corner_mask |= 1 << self.corners.nth[place(piece)];
            corner_twist += usize::from(self.twist[piece][usize::from(codes[piece])]);
        }
        let (mut hands, mut hand_twist) = (0usize, 0);
        for &piece in &self.inner.numbers {
            hands |= usize::from(self.is_mirrored[usize::from(codes[piece])] ^ is_odd_place(layout.places[piece]))
                << self.inner.nth[place(piece)];
            hand_twist += usize::from(self.twist[piece][usize::from(codes[piece])]);
        }
        let mut edges = 0;
        for &piece in self.edges.numbers.iter().filter(|piece| layout.places[**piece][W] > 0) {
            edges |= 1 << self.edges.nth[place(piece)];
            edges ^= u32::from(self.is_flipped[usize::from(codes[piece])]) << 24;
        }
        let mut at = [usize::MAX; 12];
        for &piece in &self.centres.numbers {
            at[usize::from(self.centres.nth[place(piece)])] = piece;
        }
        let mut centre_mask = 0usize;
        let mut orders = [[0u8; 6]; 2];
        let mut count = [0; 2];
        for (nth, &piece) in at.iter().enumerate() {
            let side = usize::from(layout.places[piece][W] < 0);
            centre_mask |= usize::from(side == 0) << nth;
            let own = self.centres.numbers.iter().filter(|other| (layout.places[**other][W] < 0) == (side == 1));
            orders[side][count[side]] = own.take_while(|other| **other != piece).count() as u8;
            count[side] += 1;
        }
        let class = |order: &[u8; 6]| self.order_class[order_number(order)];
        Apart {
            corners: self.half_of_16[corner_mask] * TWISTS as u16 + (corner_twist % TWISTS) as u16,
            hands: ((hands >> 1) * TWISTS + hand_twist % TWISTS) as u16,
            edges,
            halves: self.half_of_12[centre_mask],
            orders: [class(&orders[0]), class(&orders[1])],
            signs: self.signs(codes) ^ self.solved_signs,
        }
    }

    /// The signs of orders that S does not change, as bits: corners, edges and centres of each slab together, and the corners of the
    /// first slab with those of each of the others.
    fn signs(&self, codes: &Codes) -> u8 {
        let (table, layout) = (CodeTable::get(), Layout::get());
        let is_odd = |places: &Places, w: i8| {
            let mut at = [u8::MAX; 24];
            for &piece in places.numbers.iter().filter(|piece| layout.places[**piece][W] == w) {
                let place = usize::from(table.lying[kind(piece)][usize::from(codes[piece])].place);
                at[usize::from(places.nth[place])] = piece as u8;
            }
            let mut is_odd = false;
            for (n, one) in at.iter().enumerate().filter(|(_, one)| **one != u8::MAX) {
                is_odd ^= at[n + 1..].iter().filter(|other| **other < *one).count() % 2 == 1;
            }
            is_odd
        };
        let corners = [is_odd(&self.corners, 1), is_odd(&self.inner, 0), is_odd(&self.corners, -1)];
        let slabs = [
            corners[0] ^ is_odd(&self.edges, 1) ^ is_odd(&self.centres, 1),
            corners[1] ^ is_odd(&self.middle_edges, 0),
            corners[2] ^ is_odd(&self.edges, -1) ^ is_odd(&self.centres, -1),
        ];
        let bits = [slabs[0], slabs[1], slabs[2], corners[0] ^ corners[1], corners[0] ^ corners[2]];
        bits.iter().enumerate().fold(0, |bits, (n, bit)| bits | u8::from(*bit) << n)
    }
}

/// The number of an order of six in lexicographic order.
fn order_number(order: &[u8; 6]) -> usize {
    (0..6).fold(0, |number, n| number * (6 - n) + order[n + 1..].iter().filter(|later| **later < order[n]).count())
}

/// Distances from a goal over numbers `0..count`, breadth first: from the farthest of the last step on at first, and later back from
/// what is not seen yet. `moves` gives what follows from a number by each move; the moves come with their inverses.
fn distances<M: Fn(usize) -> usize>(
    count: usize,
    goal: usize,
    workers: Workers,
    moves: impl Fn(usize) -> M + Sync,
) -> Result<(Vec<u8>, Vec<u64>), TableError> {
    let table: Vec<AtomicU8> = (0..count).map(|_| AtomicU8::new(UNSEEN)).collect();
    table[goal].store(0, Ordering::Relaxed);
    let mut distribution = vec![1u64];
    let mut done = 1;
    while done < count as u64 {
        let depth = distribution.len() as u8;
        let late = done > count as u64 / 8;
        let at = |number: usize| table[number].load(Ordering::Relaxed);
        parallel(count, 4096, workers, (0.0, 1.0), |numbers| {
            for number in numbers {
                if late && at(number) == UNSEEN {
                    let go = moves(number);
                    if (0..MOVES).any(|mv| at(go(mv)) == depth - 1) {
                        table[number].store(depth, Ordering::Relaxed);
                    }
                } else if !late && at(number) == depth - 1 {
                    let go = moves(number);
                    for to in (0..MOVES).map(go).filter(|to| at(*to) == UNSEEN) {
                        table[to].store(depth, Ordering::Relaxed);
                    }
                }
            }
        })?;
        let found = table.iter().filter(|d| d.load(Ordering::Relaxed) == depth).count() as u64;
        if found == 0 {
            break;
        }
        distribution.push(found);
        done += found;
    }
    Ok((table.into_iter().map(AtomicU8::into_inner).collect(), distribution))
}

#[cfg(test)]
mod tests {
    use super::super::frames::Frames;
    use super::*;
    use crate::control::Control;
    use crate::puzzles::tess3::Tess3;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn coordinates_follow_the_moves_and_tell_the_slabs() {
        let control = Control::new();
        let tables = SlabTables::build(Workers::new(2, &control)).expect("nothing stops it");
        let (codes, frames) = (CodeTable::get(), Frames::get());
        let mut random = ChaCha8Rng::seed_from_u64(3);
        for _ in 0..20 {
            let mut state = codes.encode(&Tess3::solved());
            let mut at = tables.of(&state);
            for _ in 0..30 {
                let mv = random.random_range(0..MOVES);
                state = codes.turned(&state, usize::from(tables.turns[mv]));
                at = tables.after(&at, mv);
                assert_eq!(at, tables.of(&state));
                assert_eq!(tables.is_goal(&at), frames.is_in_slabs(&state));
            }
            // Turns of S change nothing of it.
            let mut state = codes.encode(&Tess3::solved());
            for _ in 0..30 {
                let turn = usize::from(tables.turns[random.random_range(0..MOVES)]);
                let motion = &codes.turns[turn].motion;
                if motion.flip >> W & 1 == 0 {
                    state = codes.turned(&state, turn);
                    assert!(tables.is_goal(&tables.of(&state)));
                }
            }
        }
    }
}

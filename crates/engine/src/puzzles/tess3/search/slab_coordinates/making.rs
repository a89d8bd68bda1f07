//! The making of the coordinates' tables of moves.

use super::{
    EdgeMove, HALVES_OF_12, HALVES_OF_16, HALVES_OF_24, HANDS, MOVES, ORDERS_OF_6, Places, SIGNS_OF_CORNERS,
    SIGNS_OF_OTHERS, SlabCoordinates, SlabTables, TWISTS, UNLIKE, W, colours, is_odd_place, order_number, sign,
};
use crate::puzzle::perm;
use crate::puzzles::tess3::codes::{CODES, CodeTable, Placement, TURNS, kind};
use crate::puzzles::tess3::pieces::{Layout, PIECES};
use crate::tables::{TableError, Workers};

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
            let lying: &Placement = &table.lying[kind(piece)][code];
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
        let solved_codes = table.encode(&crate::puzzles::tess3::Tess3::solved());
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
            solved: SlabCoordinates::default(),
            solved_signs: 0,
        };
        out.solved_signs = out.signs(&solved_codes);
        out.solved = out.of(&solved_codes);
        out.find_distances(workers)?;
        Ok(out)
    }
}

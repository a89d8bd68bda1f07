//! A slow but reliable solver for any state: pieces of two colours, then of three, then of four, by sequences that cycle three pieces of a
//! kind.
//!
//! A commutator of two sequences with only one piece in common cycles three pieces and leaves all others alone; here only pieces of the
//! same kind and of the kinds before it have to stay, so most commutators are short. Seen through every rotation of the puzzle, forwards
//! and backwards, each cycles many triples; setup turns, undone afterwards, bring any other three pieces to one of these. Nearly every
//! cycle solves two pieces. Solutions take about 400 moves, but one is always found, so this is the fallback of the search if its beams
//! fail.

use super::super::Tess3;
use super::super::codes::{CodeTable, Codes, FIRST_OF_KIND, KINDS, MAX_CODES, Placement, code_of};
use super::viewpoints::Viewpoint;
use crate::control::Control;
use crate::puzzle::perm;
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// Two sequences whose commutator cycles three pieces.
type Commutator = (&'static [u16], &'static [u16]);

/// Commutators for each kind, found by trying a few million. Each adds triples that rotations of the previous ones do not cycle.
const COMMUTATORS: [&[Commutator]; KINDS] = [
    &[(&[164], &[160]), (&[13], &[46]), (&[100], &[67]), (&[181], &[103]), (&[28], &[179]), (&[3], &[23])],
    &[
        (&[127, 70, 132], &[178]),
        (&[178, 134, 173], &[37]),
        (&[58, 22, 63], &[97]),
        (&[4, 178, 5], &[70]),
        (&[174, 58, 179], &[153]),
        (&[107, 141, 103], &[63]),
        (&[65, 76, 67], &[178]),
        (&[76, 104, 77], &[22]),
    ],
    &[
        (&[135, 2, 135, 2], &[144, 28, 144]),
        (&[23, 178, 23, 173], &[154, 90, 152]),
        (&[163, 18, 163, 13], &[59, 96, 64]),
        (&[113, 73, 111, 74], &[54, 0, 53]),
        (&[54, 177, 53, 175], &[142, 71, 143]),
        (&[37, 96, 39, 97], &[54, 129, 53]),
    ],
];

/// Three codes: the cycle moves a piece from the first to the second, from the second to the third, and from the third to the first.
type Triple = [u8; 3];

/// Three-cycles of one kind of pieces, and the sequences that perform them.
struct CyclesOfKind {
    kind: usize,
    /// Number of orientations of a piece at a place.
    orientations: usize,
    /// Codes of the solved pieces.
    home: Vec<u8>,
    /// `renamed[renaming][code]`: the code after a renaming of the piece's stickers. Renaming commutes with all moves.
    renamed: Vec<[u8; MAX_CODES]>,
    /// By code: the index of the renaming from that code to the first code at its place, and of the inverse renaming.
    to_first: [(u8, u8); MAX_CODES],
    /// Sequences that cycle three pieces.
    sequences: Vec<Vec<u16>>,
    /// Index in `sequences` by normalised triple.
    sequence_by_triple: FxHashMap<Triple, u32>,
}

/// The setup turns before a sequence, undone after it, and the index of the sequence in [`CyclesOfKind::sequences`].
type Setup = (Vec<u16>, u32);

fn inverse_turns(turns: &[u16]) -> impl Iterator<Item = u16> {
    turns.iter().rev().map(|turn| CodeTable::shared().turns[usize::from(*turn)].inverse)
}

fn applied(codes: &Codes, turns: &[u16]) -> Codes {
    turns.iter().fold(*codes, |codes, turn| CodeTable::shared().turned(&codes, usize::from(*turn)))
}

/// Returns the turns of a single cell.
fn cell_turns() -> impl Iterator<Item = u16> + Clone {
    (0..CodeTable::shared().turns.len() as u16)
        .filter(|turn| CodeTable::shared().turns[usize::from(*turn)].layers != 0b101)
}

/// Returns the shared cycles of each kind, computed on first use.
fn cycles() -> &'static [CyclesOfKind; KINDS] {
    static ALL: LazyLock<[CyclesOfKind; KINDS]> = LazyLock::new(|| std::array::from_fn(CyclesOfKind::new));
    &ALL
}

/// Returns the three-cycle of a sequence, as codes; `None` unless it moves exactly three pieces of this kind and none of the kinds before,
/// and repeating it three times restores them.
fn three_cycle_of(turns: &[u16], kind: usize, solved: &Codes) -> Option<Triple> {
    let after = applied(solved, turns);
    let mut moved = (0..FIRST_OF_KIND[kind + 1]).filter(|piece| after[*piece] != solved[*piece]);
    let first = moved.next().filter(|piece| *piece >= FIRST_OF_KIND[kind])?;
    if moved.count() != 2 {
        return None;
    }
    let table = CodeTable::shared();
    let after = |code: u8| turns.iter().fold(code, |code, turn| table.next(usize::from(*turn), kind, code));
    let [one, two, three] = [solved[first], after(solved[first]), after(after(solved[first]))];
    (after(three) == one).then_some([one, two, three])
}

/// Returns, for each renaming of the stickers of this kind's pieces, the renamed code by code. The identity comes first.
fn renamings(placements: &[Placement], orientations: usize) -> Vec<[u8; MAX_CODES]> {
    let first = placements[0];
    let renaming = |other: &Placement| -> [usize; 4] {
        std::array::from_fn(|n| {
            first.axes.iter().position(|axis| *axis == other.axes[n]).expect("the axes of one place")
        })
    };
    let renamed = |by: [usize; 4]| {
        std::array::from_fn(|code| {
            let Some(from) = placements.get(code) else { return 0 };
            let to = Placement { place: from.place, axes: by.map(|n| from.axes[n]) };
            code_of(placements, &to)
        })
    };
    placements[..orientations].iter().map(|other| renamed(renaming(other))).collect()
}

impl CyclesOfKind {
    fn new(kind: usize) -> Self {
        let table = CodeTable::shared();
        let solved = table.encode(&Tess3::solved());
        let lying = &table.placements[kind];
        let orientations = lying.iter().filter(|lying| lying.place == FIRST_OF_KIND[kind] as u8).count();
        let renamed = renamings(lying, orientations);
        let to_first = std::array::from_fn(|code| {
            let first = (code / orientations * orientations) as u8;
            let number =
                |from: u8, to: u8| renamed.iter().position(|of| of[usize::from(from)] == to).unwrap_or(0) as u8;
            if code < lying.len() { (number(code as u8, first), number(first, code as u8)) } else { (0, 0) }
        });
        let home = solved[FIRST_OF_KIND[kind]..FIRST_OF_KIND[kind + 1]].to_vec();
        let mut out = Self {
            kind,
            orientations,
            home,
            renamed,
            to_first,
            sequences: Vec::new(),
            sequence_by_triple: FxHashMap::default(),
        };
        for (one, two) in COMMUTATORS[kind] {
            let turns: Vec<u16> =
                one.iter().chain(*two).copied().chain(inverse_turns(one)).chain(inverse_turns(two)).collect();
            for turns in Viewpoint::all_rotations().map(|view| view.translate_back(&turns)) {
                let [one, two, three] =
                    three_cycle_of(&turns, kind, &solved).expect("each of these carries three pieces of its kind");
                let number = out.sequences.len() as u32;
                for triple in [[one, two, three], [two, three, one], [three, one, two]] {
                    out.sequence_by_triple.insert(out.normalised(triple), number);
                }
                out.sequences.push(turns);
            }
        }
        out
    }

    /// Renames the stickers of a triple so that its first code is the first one at its place. The same sequence cycles both.
    fn normalised(&self, triple: Triple) -> Triple {
        let renamed = &self.renamed[usize::from(self.to_first[usize::from(triple[0])].0)];
        triple.map(|code| renamed[usize::from(code)])
    }

    /// Returns the image of `code`, at the same place as `from`, under a cycle that carries `from` to `to`.
    fn image_under(&self, code: u8, from: u8, to: u8) -> u8 {
        let first = self.renamed[usize::from(self.to_first[usize::from(from)].0)][usize::from(to)];
        self.renamed[usize::from(self.to_first[usize::from(code)].1)][usize::from(first)]
    }

    fn place(&self, code: u8) -> usize {
        usize::from(code) / self.orientations
    }

    /// Returns all codes at the place of a code.
    fn at_place_of(&self, code: u8) -> impl Iterator<Item = u8> + Clone + use<> {
        let first = self.place(code) * self.orientations;
        (first..first + self.orientations).map(|code| code as u8)
    }

    /// Returns the codes of `pieces` after a cycle.
    fn cycled(&self, pieces: &[u8], triple: Triple) -> Vec<u8> {
        let [one, two, three] = triple;
        let carried = |code: &u8| {
            let along = |from, to| (self.place(*code) == self.place(from)).then(|| self.image_under(*code, from, to));
            along(one, two).or_else(|| along(two, three)).or_else(|| along(three, one)).unwrap_or(*code)
        };
        pieces.iter().map(carried).collect()
    }

    fn solved_count(&self, pieces: &[u8]) -> usize {
        pieces.iter().zip(&self.home).filter(|(code, home)| code == home).count()
    }

    /// Finds a sequence for a triple with exactly this many setup turns.
    fn find_setup(&self, triple: Triple, turns: usize) -> Option<Setup> {
        if turns == 0 {
            return self.sequence_by_triple.get(&self.normalised(triple)).map(|number| (Vec::new(), *number));
        }
        let table = CodeTable::shared();
        cell_turns().find_map(|turn| {
            let after = triple.map(|code| table.next(usize::from(turn), self.kind, code));
            let (mut before, number) = (after != triple).then(|| self.find_setup(after, turns - 1)).flatten()?;
            before.insert(0, turn);
            Some((before, number))
        })
    }

    /// Returns cycles that place pieces: each brings one home, and where possible also the piece that it displaces.
    fn placing_cycles(&self, pieces: &[u8]) -> Vec<Triple> {
        let displaced = || (0..pieces.len()).filter(|&n| self.place(pieces[n]) != self.place(self.home[n]));
        let two_at_once = displaced().filter_map(|n| {
            let (code, home) = (pieces[n], self.home[n]);
            let lies_there = (0..pieces.len()).find(|&other| self.place(pieces[other]) == self.place(home));
            let other = lies_there.expect("every place has its piece");
            // Chosen so that the cycle also brings home the piece displaced from the place of `home`.
            let third = self.image_under(home, pieces[other], self.home[other]);
            (self.place(third) != self.place(code)).then_some([code, home, third])
        });
        let found: Vec<Triple> = two_at_once.collect();
        if !found.is_empty() {
            return found;
        }
        let solved = self.solved_count(pieces);
        let thirds = |n: usize| {
            let unsolved = (0..pieces.len()).filter(move |&other| pieces[other] != self.home[other]);
            unsolved
                .flat_map(move |other| self.at_place_of(pieces[other]))
                .map(move |third| [pieces[n], self.home[n], third])
        };
        let is_of_three = |triple: &Triple| {
            let [one, two, three] = triple.map(|code| self.place(code));
            one != three && two != three
        };
        displaced()
            .flat_map(thirds)
            .filter(|triple| is_of_three(triple) && self.solved_count(&self.cycled(pieces, *triple)) > solved)
            .collect()
    }

    /// Returns pairs of cycles that untwist the first of three pieces in place, and the codes after each pair. The second cycle returns all
    /// three pieces to their places.
    fn untwisting_pairs_for<'a>(
        &'a self,
        pieces: &'a [u8],
        of: [usize; 3],
    ) -> impl Iterator<Item = ([Triple; 2], Vec<u8>)> + 'a {
        let [first, second, third] = of.map(|n| pieces[n]);
        let out =
            self.at_place_of(second).flat_map(move |to| self.at_place_of(third).map(move |then| [first, to, then]));
        out.flat_map(move |there| {
            let between = self.cycled(pieces, there);
            self.at_place_of(third).map(move |then| {
                let back = [there[1], self.home[of[0]], then];
                ([there, back], self.cycled(&between, back))
            })
        })
    }

    /// Returns pairs of cycles that untwist twisted pieces, two at once where possible.
    fn untwisting_pairs(&self, pieces: &[u8]) -> Vec<[Triple; 2]> {
        let twisted: Vec<usize> = (0..pieces.len()).filter(|&n| pieces[n] != self.home[n]).collect();
        let solved = self.solved_count(pieces);
        let all = |first: usize, second: usize| {
            let thirds = (0..pieces.len()).filter(move |third| ![first, second].contains(third));
            thirds.flat_map(move |third| self.untwisting_pairs_for(pieces, [first, second, third]))
        };
        let pairs = || {
            let seconds = |first: usize| twisted.iter().map(move |second| (first, *second));
            twisted.iter().flat_map(move |first| seconds(*first)).filter(|(first, second)| first != second)
        };
        for gain in [2, 1] {
            let untwists = |(_, after): &([Triple; 2], Vec<u8>)| self.solved_count(after) >= solved + gain;
            let found: Vec<[Triple; 2]> = pairs()
                .flat_map(|(first, second)| {
                    all(first, second).filter(untwists).map(|(both, _)| both).take(COMPARED_PAIRS)
                })
                .collect();
            if !found.is_empty() {
                return found;
            }
        }
        // A single twisted piece: pick cycles that untwist it and twist two others so that another pair of cycles untwists both.
        let [first] = twisted[..] else { unreachable!("two twisted pieces leave one of them at most") };
        let others: Vec<usize> = (0..pieces.len()).filter(|n| *n != first).take(2).collect();
        let both_untwist = |after: &[u8]| {
            let third =
                (0..pieces.len()).find(|n| *n != first && !others.contains(n)).expect("there are sixteen pieces");
            self.solved_count(after) + 2 == pieces.len()
                && self
                    .untwisting_pairs_for(after, [others[0], others[1], third])
                    .any(|(_, end)| self.solved_count(&end) == end.len())
        };
        self.untwisting_pairs_for(pieces, [first, others[0], others[1]])
            .filter(|(_, after)| both_untwist(after))
            .map(|(both, _)| both)
            .take(COMPARED_PAIRS)
            .collect()
    }

    /// Solves the pieces of this kind, whose permutation must be even, and appends the moves to `turns`; `None` if stopped. Ignores limits.
    fn solve(&self, codes: &mut Codes, turns: &mut Vec<u16>, control: &Control) -> Option<()> {
        loop {
            let pieces = codes[FIRST_OF_KIND[self.kind]..FIRST_OF_KIND[self.kind + 1]].to_vec();
            if pieces == self.home {
                return Some(());
            }
            // Ignores limits, since a late solution is better than none.
            if control.is_stopped() {
                return None;
            }
            let is_placed = |n: usize| self.place(pieces[n]) == self.place(self.home[n]);
            let ways = if (0..pieces.len()).all(is_placed) {
                let pairs = self.untwisting_pairs(&pieces);
                (0..).find_map(|turns| {
                    pairs.iter().find_map(|[there, back]| {
                        Some(vec![self.find_setup_within(*there, turns)?, self.find_setup_within(*back, turns)?])
                    })
                })
            } else {
                let triples = self.placing_cycles(&pieces);
                (0..).find_map(|turns| triples.iter().find_map(|triple| Some(vec![self.find_setup(*triple, turns)?])))
            };
            for (before, number) in ways.expect("turns carry any three pieces of a kind anywhere") {
                let sequence = &self.sequences[number as usize];
                let all: Vec<u16> = before.iter().chain(sequence).copied().chain(inverse_turns(&before)).collect();
                *codes = applied(codes, &all);
                turns.extend(all);
            }
        }
    }

    /// Finds a sequence for a triple with at most this many setup turns.
    fn find_setup_within(&self, triple: Triple, turns: usize) -> Option<Setup> {
        (0..=turns).find_map(|turns| self.find_setup(triple, turns))
    }
}

/// Maximum number of pairs of cycles compared for the fewest setup turns, per pair of pieces.
const COMPARED_PAIRS: usize = 100;

/// Returns turns that solve a state, about 400 for a random one; `None` if stopped. Ignores limits.
pub fn solve(codes: &Codes, control: &Control) -> Option<Vec<u16>> {
    let table = CodeTable::shared();
    let solved = table.encode(&Tess3::solved());
    let (mut codes, mut turns) = (*codes, Vec::new());
    // Pieces of two and of three colours have the same permutation parity; a quarter turn changes both.
    let is_odd = |codes: &Codes| {
        let places: Vec<u8> =
            (0..FIRST_OF_KIND[1]).map(|piece| table.placements[0][usize::from(codes[piece])].place).collect();
        perm::is_odd(&places)
    };
    if is_odd(&codes) {
        let turn = cell_turns().find(|turn| is_odd(&table.turned(&solved, usize::from(*turn))));
        let turn = turn.expect("a quarter turn permutes oddly");
        turns.push(turn);
        codes = table.turned(&codes, usize::from(turn));
    }
    for kind in cycles() {
        kind.solve(&mut codes, &mut turns, control)?;
    }
    assert_eq!(codes, solved, "three pieces at a time solve every state");
    Some(shortened(&turns))
}

/// Joins or cancels consecutive turns of the same layers.
pub fn shortened(turns: &[u16]) -> Vec<u16> {
    let table = CodeTable::shared();
    let mut out: Vec<u16> = Vec::new();
    for &turn in turns {
        let next = &table.turns[usize::from(turn)];
        let Some(last) = out.last().map(|last| &table.turns[usize::from(*last)]) else {
            out.push(turn);
            continue;
        };
        if (last.axis, last.layers) == (next.axis, next.layers) {
            let both = next.motion.after(&last.motion);
            out.pop();
            out.extend(table.turn(next.axis, next.layers, &both).map(|turn| turn as u16));
        } else {
            out.push(turn);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    fn length(state: &Codes) -> usize {
        let turns = solve(state, &Control::new()).expect("nothing stops it");
        assert_eq!(applied(state, &turns), CodeTable::shared().encode(&Tess3::solved()));
        turns.len()
    }

    #[test]
    fn any_state_is_solved_in_fewer_than_600_moves() {
        let table = CodeTable::shared();
        let all: Vec<usize> =
            (0..300).map(|seed| length(&table.encode(&Tess3::random(&mut ChaCha8Rng::seed_from_u64(seed))))).collect();
        assert!(all.iter().all(|length| *length < 600));
    }

    #[test]
    fn states_near_solved_are_solved() {
        let table = CodeTable::shared();
        let solved = table.encode(&Tess3::solved());
        assert_eq!(length(&solved), 0);
        let mut random = ChaCha8Rng::seed_from_u64(5);
        for (moves, both) in (1..40).flat_map(|moves| [(moves, false), (moves, true)]) {
            let mut state = solved;
            for _ in 0..moves {
                let turns: Vec<usize> =
                    (0..table.turns.len()).filter(|turn| !both || table.turns[*turn].layers == 0b101).collect();
                state = table.turned(&state, turns[random.random_range(0..turns.len())]);
            }
            assert!(length(&state) < 600);
        }
    }

    #[test]
    fn any_twisted_pieces_are_untwisted() {
        // Up to 59 different twists of three pieces of each kind that a pair of cycles can make.
        let solved = CodeTable::shared().encode(&Tess3::solved());
        for cycles in &cycles()[1..] {
            let mut seen = std::collections::HashSet::new();
            for (_, pieces) in
                cycles.untwisting_pairs_for(&cycles.home, [0, 1, 2]).filter(|(_, after)| *after != cycles.home)
            {
                let twists: Vec<u8> = pieces.iter().map(|code| code % cycles.orientations as u8).collect();
                if seen.insert(twists) && seen.len() < 60 {
                    let mut state = solved;
                    state[FIRST_OF_KIND[cycles.kind]..FIRST_OF_KIND[cycles.kind + 1]].copy_from_slice(&pieces);
                    assert!(length(&state) < 300);
                }
            }
            assert!(seen.len() > 3);
        }
    }
}

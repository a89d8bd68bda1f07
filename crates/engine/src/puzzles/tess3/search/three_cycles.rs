//! A slow and sure way to solve any state: piece by piece, each by a sequence that carries three pieces of one kind round and leaves all
//! others alone.
//!
//! Such a sequence is a commutator of two that have only one piece in common. Seen through every rotation of the puzzle, forwards and
//! backwards, it carries 1,152 ordered triples; turns before it, undone afterwards, bring any other three pieces to one of these. Solutions
//! take about two thousand moves, and one always exists: the search falls back on this if its beams lead nowhere.

use super::super::Tess3;
use super::super::codes::{CODES, CodeTable, Codes, FIRST, KINDS};
use super::super::pieces::PIECES;
use super::viewpoints::Viewpoint;
use crate::control::Control;
use crate::puzzle::perm;
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;
use std::sync::LazyLock;

/// The cycles of one kind of pieces.
struct CyclesOfKind {
    kind: usize,
    /// The sequences that carry three pieces round.
    sequences: Vec<Vec<u16>>,
    /// The way on for three codes at most [`NEAR`] turns from some that a sequence carries.
    ways: FxHashMap<[u8; 3], Way>,
}

/// The way on for three codes.
#[derive(Clone, Copy)]
enum Way {
    /// The number of the sequence that carries the first to the second, that to the third, and that to the first.
    Carried(usize),
    /// The turn that brings them nearer to some that a sequence carries.
    Nearer(u16),
}

/// The number of turns within which three codes of each kind have their way listed; for others, turns that lead there are searched for. So
/// few that the lists are made in milliseconds, and so many that two more turns nearly always do.
const NEAR: [usize; KINDS] = [3, 1, 1];

/// The state so far, and the turns that led there.
#[derive(Clone)]
struct SoFar {
    codes: Codes,
    turns: Vec<u16>,
}

fn undone(turns: &[u16]) -> impl Iterator<Item = u16> {
    turns.iter().rev().map(|turn| CodeTable::get().turns[usize::from(*turn)].inverse)
}

fn applied(codes: &Codes, turns: &[u16]) -> Codes {
    turns.iter().fold(*codes, |codes, turn| CodeTable::get().turned(&codes, usize::from(*turn)))
}

/// The pieces that a sequence moves, as bits.
fn moved(turns: &[u16], solved: &Codes) -> u128 {
    let after = applied(solved, turns);
    (0..PIECES).filter(|piece| after[*piece] != solved[*piece]).fold(0, |bits, piece| bits | 1 << piece)
}

/// The turns of one cell.
fn of_cells() -> impl Iterator<Item = u16> + Clone {
    (0..CodeTable::get().turns.len() as u16).filter(|turn| CodeTable::get().turns[usize::from(*turn)].layers != 0b101)
}

/// A sequence for each kind: commutators of two commutators that have one piece in common, found by trying some millions.
const SEQUENCES: [&[u16]; KINDS] = [
    &[92, 98, 117, 92, 117, 98, 260, 7, 141, 8, 141, 261, 98, 117, 92, 117, 98, 92, 260, 141, 7, 141, 8, 261],
    &[43, 5, 43, 4, 187, 37, 139, 39, 139, 187, 5, 43, 4, 43, 187, 139, 37, 139, 39, 187],
    &[76, 156, 77, 151, 155, 62, 12, 60, 17, 150, 156, 76, 151, 77, 155, 12, 62, 17, 60, 150],
];

/// The cycles of each kind.
fn cycles() -> &'static [CyclesOfKind; KINDS] {
    static ALL: LazyLock<[CyclesOfKind; KINDS]> = LazyLock::new(|| std::array::from_fn(CyclesOfKind::new));
    &ALL
}

/// The three codes that a sequence carries round; `None` if it moves other pieces too, or not each back to where and how the next one lay.
fn carried_by(turns: &[u16], kind: usize, solved: &Codes) -> Option<[u8; 3]> {
    let pieces = moved(turns, solved);
    let first = pieces.trailing_zeros() as usize;
    if pieces.count_ones() != 3 || first < FIRST[kind] || pieces >> FIRST[kind + 1] != 0 {
        return None;
    }
    let table = CodeTable::get();
    let after = |code: u8| turns.iter().fold(code, |code, turn| table.next(usize::from(*turn), kind, code));
    let [one, two, three] = [solved[first], after(solved[first]), after(after(solved[first]))];
    (after(three) == one).then_some([one, two, three])
}

impl CyclesOfKind {
    fn new(kind: usize) -> Self {
        let solved = CodeTable::get().encode(&Tess3::solved());
        let sequences: Vec<Vec<u16>> = Viewpoint::of_all_rotations().map(|view| view.turns(SEQUENCES[kind])).collect();
        let mut ways = FxHashMap::default();
        for (number, turns) in sequences.iter().enumerate() {
            let [one, two, three] =
                carried_by(turns, kind, &solved).expect("each of these carries three pieces of its kind");
            for codes in [[one, two, three], [two, three, one], [three, one, two]] {
                ways.insert(codes, Way::Carried(number));
            }
        }
        let table = CodeTable::get();
        let mut level: Vec<[u8; 3]> = ways.keys().copied().collect();
        for _ in 0..NEAR[kind] {
            let mut next = Vec::new();
            for (codes, turn) in level.iter().flat_map(|codes| of_cells().map(move |turn| (codes, turn))) {
                let inverse = table.turns[usize::from(turn)].inverse;
                let before = codes.map(|code| table.next(usize::from(inverse), kind, code));
                if let Entry::Vacant(free) = ways.entry(before) {
                    free.insert(Way::Nearer(turn));
                    next.push(before);
                }
            }
            level = next;
        }
        Self { kind, sequences, ways }
    }

    /// Adds turns that bring three codes to some that a sequence carries, and tells its number: `left` turns, and then those that are
    /// listed; `None` if there are none.
    fn bring(&self, codes: [u8; 3], left: usize, turns: &mut Vec<u16>) -> Option<usize> {
        let table = CodeTable::get();
        let after = |turn: u16| codes.map(|code| table.next(usize::from(turn), self.kind, code));
        if left == 0 {
            return self.ways.get(&codes).and_then(|way| match way {
                Way::Carried(number) => Some(*number),
                Way::Nearer(turn) => {
                    turns.push(*turn);
                    self.bring(after(*turn), 0, turns)
                }
            });
        }
        of_cells().find_map(|turn| {
            turns.push(turn);
            let found = self.bring(after(turn), left - 1, turns);
            if found.is_none() {
                turns.pop();
            }
            found
        })
    }

    /// The turns that carry what lies as the first code says to the second, what lies so to the third, and that to the first. Turns carry any
    /// three pieces of a kind anywhere, so that some are found.
    fn carrying(&self, codes: [u8; 3]) -> Vec<u16> {
        let mut before = Vec::new();
        let number = (0..).find_map(|turns| self.bring(codes, turns, &mut before)).expect("a larger number follows");
        before.iter().copied().chain(self.sequences[number].iter().copied()).chain(undone(&before)).collect()
    }

    fn place(&self, code: u8) -> u8 {
        CodeTable::get().lying[self.kind][usize::from(code)].place
    }

    fn carry(&self, so_far: &mut SoFar, three: [u8; 3]) {
        let way = self.carrying(three);
        so_far.codes = applied(&so_far.codes, &way);
        so_far.turns.extend(way);
    }

    /// Twists a piece where it lies, so that it lies as `to` says, and one other, the one that lies at the home of `next`.
    fn twist(&self, so_far: &mut SoFar, solved: &Codes, (piece, to): (usize, u8), next: usize) {
        let mut pieces = FIRST[self.kind]..FIRST[self.kind + 1];
        let aside =
            pieces.clone().find(|other| ![piece, next].contains(other) && self.place(solved[*other]) != self.place(to));
        let aside = solved[aside.expect("there are more than three pieces of a kind")];
        let other = pieces
            .find(|other| self.place(so_far.codes[*other]) == self.place(aside))
            .expect("every place has its piece");
        let before = so_far.codes[other];
        // Out and back in; what lay at the third place goes back as it was.
        self.carry(so_far, [so_far.codes[piece], solved[next], aside]);
        let three = self.aligned([so_far.codes[piece], to, before], so_far.codes[other]);
        self.carry(so_far, three);
    }

    /// Solves the pieces of this kind, an even permutation of which is left; `None` if stopped.
    fn solve(&self, so_far: &mut SoFar, solved: &Codes, control: &Control) -> Option<()> {
        let pieces = FIRST[self.kind]..FIRST[self.kind + 1];
        let last = pieces.end - 1;
        for piece in pieces.start..last {
            // A time limit is not heeded: late is better than nothing.
            if control.stopped() {
                return None;
            }
            let code = so_far.codes[piece];
            if self.place(code) != self.place(solved[piece]) {
                let mut later = (piece + 1..pieces.end).map(|later| solved[later]);
                let third = later.find(|third| self.place(*third) != self.place(code));
                self.carry(so_far, [code, solved[piece], third.expect("an even permutation moves three")]);
            } else if code != solved[piece] {
                self.twist(so_far, solved, (piece, solved[piece]), piece + 1);
            }
        }
        if so_far.codes[last] == solved[last] {
            return Some(());
        }
        // What is left of the last one is a commutator of two twists, which are made with the help of two others and undone.
        let [one, other] = [pieces.start, pieces.start + 1];
        let ways = || {
            (0..CODES as u8).filter(|code| {
                usize::from(*code) < CodeTable::get().lying[self.kind].len()
                    && self.place(*code) == self.place(solved[last])
            })
        };
        for (first, second) in ways().flat_map(|first| ways().map(move |second| (first, second))) {
            let mut tried = so_far.clone();
            self.twist(&mut tried, solved, (last, first), one);
            self.twist(&mut tried, solved, (last, second), other);
            self.twist(&mut tried, solved, (other, solved[other]), last);
            self.twist(&mut tried, solved, (one, solved[one]), last);
            if pieces.clone().all(|piece| tried.codes[piece] == solved[piece]) {
                *so_far = tried;
                return Some(());
            }
        }
        unreachable!("the twist of the last piece is a commutator");
    }

    /// Three codes such that the first goes to the second, and `home`, which lies where the second is, to the third.
    fn aligned(&self, [lies, solved, before]: [u8; 3], home: u8) -> [u8; 3] {
        // A sequence that carries places carries all ways to lie there: a third code that `home` is carried to as wanted.
        let table = CodeTable::get();
        let place = table.lying[self.kind][usize::from(before)].place;
        let all = (0..table.lying[self.kind].len() as u8)
            .filter(|code| table.lying[self.kind][usize::from(*code)].place == place);
        let fits = |third: &u8| {
            let way = self.carrying([lies, solved, *third]);
            way.iter().fold(home, |code, turn| table.next(usize::from(*turn), self.kind, code)) == before
        };
        let third = all.clone().find(fits).expect("some way to lie at the third place is carried as wanted");
        [lies, solved, third]
    }
}

/// Turns that solve a state, about two thousand; `None` if stopped, but not for a limit that is reached.
pub fn solve(codes: &Codes, control: &Control) -> Option<Vec<u16>> {
    let table = CodeTable::get();
    let solved = table.encode(&Tess3::solved());
    let mut so_far = SoFar { codes: *codes, turns: Vec::new() };
    // Pieces of two and of three colours are permuted evenly or oddly together; a quarter turn changes both.
    let places: Vec<u8> = (0..FIRST[1]).map(|piece| table.lying[0][usize::from(codes[piece])].place).collect();
    if perm::is_odd(&places) {
        let is_odd = |turn: &u16| {
            let after = table.turned(&solved, usize::from(*turn));
            let places: Vec<u8> = (0..FIRST[1]).map(|piece| table.lying[0][usize::from(after[piece])].place).collect();
            perm::is_odd(&places)
        };
        let turn = of_cells().find(is_odd).expect("a quarter turn permutes oddly");
        so_far.turns.push(turn);
        so_far.codes = table.turned(codes, usize::from(turn));
    }
    for kind in cycles() {
        kind.solve(&mut so_far, &solved, control)?;
    }
    assert_eq!(so_far.codes, solved, "three pieces at a time solve every state");
    Some(shortened(&so_far.turns))
}

/// Turns where those of the same layers that follow one another are joined, or cancel.
pub fn shortened(turns: &[u16]) -> Vec<u16> {
    let table = CodeTable::get();
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
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn any_state_is_solved() {
        let table = CodeTable::get();
        let solved = table.encode(&Tess3::solved());
        for seed in 0..50 {
            let state = table.encode(&Tess3::random(&mut ChaCha8Rng::seed_from_u64(seed)));
            let turns = solve(&state, &Control::new()).expect("nothing stops it");
            assert_eq!(applied(&state, &turns), solved);
            assert!(turns.len() < 3000, "{}", turns.len());
        }
    }
}

//! Inputs that are almost good: seeds with some of their bytes changed.

use proptest::prelude::*;
use proptest::sample::Index;

use crate::targets::LONGEST;

/// The most edits of one input.
const MAX_EDITS: usize = 6;

/// Numbers that are seldom thought of.
const NUMBERS: [&str; 12] = [
    "0",
    "-1",
    "99999999999",
    "2147483648",
    "4294967295",
    "18446744073709551615",
    "18446744073709551616",
    "-9223372036854775808",
    "340282366920938463463374607431768211456",
    "1e308",
    "1e-400",
    "0.000000000000000000001",
];

/// A change of some bytes.
#[derive(Clone, Debug)]
enum Edit {
    /// One bit of a byte.
    Flip(Index, u8),
    /// A byte.
    Set(Index, u8),
    /// Bytes inserted.
    Insert(Index, Vec<u8>),
    /// A part is taken out.
    Remove(Index, Index),
    /// What follows is cut off.
    Cut(Index),
    /// A part is there so many times more.
    Repeat(Index, Index, usize),
    /// The end of another seed takes the place of the end.
    Splice(Index, Index, Index),
    /// A word of the dictionary is inserted.
    Word(Index, Index),
    /// A number takes the place of the digits that come next.
    Number(Index, Index),
}

/// Seeds, changed here and there.
pub fn inputs(seeds: Vec<Vec<u8>>, words: &'static [&'static str]) -> impl Strategy<Value = Vec<u8>> {
    let place = any::<Index>;
    let edit = prop_oneof![
        1 => (place(), 0..8u8).prop_map(|(at, bit)| Edit::Flip(at, bit)),
        1 => (place(), any::<u8>()).prop_map(|(at, byte)| Edit::Set(at, byte)),
        1 => (place(), prop::collection::vec(any::<u8>(), 1..5)).prop_map(|(at, bytes)| Edit::Insert(at, bytes)),
        1 => (place(), place()).prop_map(|(from, to)| Edit::Remove(from, to)),
        1 => place().prop_map(Edit::Cut),
        1 => (place(), place(), prop::sample::select(vec![1, 2, 9, 100, 5000])).prop_map(|(a, b, n)| Edit::Repeat(a, b, n)),
        1 => (place(), place(), place()).prop_map(|(at, seed, from)| Edit::Splice(at, seed, from)),
        3 => (place(), place()).prop_map(|(at, word)| Edit::Word(at, word)),
        2 => (place(), place()).prop_map(|(at, number)| Edit::Number(at, number)),
    ];
    (place(), prop::collection::vec(edit, 1..MAX_EDITS)).prop_map(move |(seed, edits)| {
        let mut bytes = seeds[seed.index(seeds.len())].clone();
        for edit in edits {
            apply(&mut bytes, edit, &seeds, words);
            bytes.truncate(LONGEST);
        }
        bytes
    })
}

fn apply(bytes: &mut Vec<u8>, edit: Edit, seeds: &[Vec<u8>], words: &[&str]) {
    let at = |index: Index, bytes: &[u8]| index.index(bytes.len() + 1);
    let between = |a: Index, b: Index, bytes: &[u8]| {
        let (a, b) = (at(a, bytes), at(b, bytes));
        a.min(b)..a.max(b)
    };
    match edit {
        Edit::Flip(index, bit) => change(bytes, index, |byte| byte ^ (1 << bit)),
        Edit::Set(index, other) => change(bytes, index, |_| other),
        Edit::Insert(index, new) => insert(bytes, at(index, bytes), &new),
        Edit::Remove(a, b) => drop(bytes.drain(between(a, b, bytes))),
        Edit::Cut(index) => bytes.truncate(at(index, bytes)),
        Edit::Repeat(a, b, times) => {
            let range = between(a, b, bytes);
            let times = times.min(LONGEST / range.len().max(1));
            let part = bytes[range.clone()].repeat(times);
            insert(bytes, range.end, &part);
        }
        Edit::Splice(index, seed, from) => {
            let other = &seeds[seed.index(seeds.len())];
            bytes.truncate(at(index, bytes));
            bytes.extend(&other[at(from, other)..]);
        }
        Edit::Word(index, word) => insert(bytes, at(index, bytes), words[word.index(words.len())].as_bytes()),
        Edit::Number(index, number) => {
            let from = at(index, bytes);
            let Some(start) = bytes[from..].iter().position(u8::is_ascii_digit).map(|n| from + n) else { return };
            let digits = bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
            bytes.splice(start..start + digits, NUMBERS[number.index(NUMBERS.len())].bytes());
        }
    }
}

fn insert(bytes: &mut Vec<u8>, at: usize, new: &[u8]) {
    bytes.splice(at..at, new.iter().copied());
}

fn change(bytes: &mut [u8], index: Index, change: impl Fn(u8) -> u8) {
    if !bytes.is_empty() {
        let at = index.index(bytes.len());
        bytes[at] = change(bytes[at]);
    }
}

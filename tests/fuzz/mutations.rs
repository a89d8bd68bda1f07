//! Mutated inputs: seeds with parts inserted, removed, repeated or replaced. Coverage-guided inputs are left to the programs of `coverage`.

use proptest::prelude::*;
use proptest::sample::{Index, select};

use crate::targets::MAX_INPUT_LEN;

/// Maximum number of changes to one input.
const CHANGES_END: usize = 6;

/// Numbers near or beyond the limits of common types.
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

/// Replacement for a part of an input.
#[derive(Clone, Debug)]
enum Replacement {
    /// These bytes, possibly none.
    Bytes(Vec<u8>),
    /// The part itself, repeated this many times, or fewer if that exceeds [`MAX_INPUT_LEN`].
    Repeated(usize),
    /// The end of a seed, in place of the part and everything after it: the indices choose the seed and the start of its end.
    EndOf(Index, Index),
}

/// Returns a strategy for mutations of the seeds, of at most [`MAX_INPUT_LEN`] bytes. `words` are inserted, too.
pub fn inputs(seeds: Vec<Vec<u8>>, words: &'static [&'static str]) -> impl Strategy<Value = Vec<u8>> {
    let known = [words, &NUMBERS[..]].concat();
    let instead = prop_oneof![
        2 => prop::collection::vec(any::<u8>(), 0..5).prop_map(Replacement::Bytes),
        3 => select(known).prop_map(|word| Replacement::Bytes(word.as_bytes().to_vec())),
        1 => select(vec![2, 9, 100, 5000]).prop_map(Replacement::Repeated),
        1 => any::<(Index, Index)>().prop_map(|(seed, from)| Replacement::EndOf(seed, from)),
    ];
    // Parts of 0 to 3 bytes are as frequent as parts of any length.
    let length = prop_oneof![(0..4usize).prop_map(Some), Just(None)];
    let change = (any::<(Index, Index)>(), length, instead);
    (any::<Index>(), prop::collection::vec(change, 1..=CHANGES_END)).prop_map(move |(seed, changes)| {
        let mut bytes = seed.get(&seeds).clone();
        for ((from, to), length, instead) in changes {
            let (one, other) = (from.index(bytes.len() + 1), to.index(bytes.len() + 1));
            let end = length.map_or(one.max(other), |length| (one + length).min(bytes.len()));
            let part = if length.is_some() { one..end } else { one.min(other)..end };
            match instead {
                Replacement::Bytes(new) => drop(bytes.splice(part, new)),
                Replacement::Repeated(times) => {
                    let times = times.min(MAX_INPUT_LEN / part.len().max(1));
                    let repeated = bytes[part.clone()].repeat(times);
                    bytes.splice(part, repeated);
                }
                Replacement::EndOf(seed, from) => {
                    let other = seed.get(&seeds);
                    bytes.truncate(part.start);
                    bytes.extend(&other[from.index(other.len() + 1)..]);
                }
            }
            bytes.truncate(MAX_INPUT_LEN);
        }
        bytes
    })
}

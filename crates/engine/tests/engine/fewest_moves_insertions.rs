//! Checks insertions against a slow search of every place, written independently on facelets. Its cycles come from pairs of words
//! with almost the same effect, and its moves cancel axis by axis.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::LazyLock;

use unfold_engine::control::Control;
use unfold_engine::puzzle::{Facelets, Move, PuzzleId, Sequence, scramble};
use unfold_engine::puzzles::cube3::Cube3;
use unfold_engine::puzzles::cube3::fewest_moves::insertions;

const CUBE: PuzzleId = PuzzleId::Cube3;
const STICKERS: usize = 54;
const TURNS: u8 = 18;

/// The source place of the sticker at each place.
type Effect = [u8; STICKERS];
type Word = Vec<u8>;

fn turn(mv: u8) -> &'static Effect {
    static EFFECTS: LazyLock<Vec<Effect>> = LazyLock::new(|| {
        let of = |mv: u8| std::array::from_fn(|i| CUBE.def().moves[usize::from(mv)].map[i]);
        (0..TURNS).map(of).collect()
    });
    &EFFECTS[usize::from(mv)]
}

fn then(one: &Effect, other: &Effect) -> Effect {
    other.map(|from| one[usize::from(from)])
}

fn effect(word: &[u8]) -> Effect {
    word.iter().fold(std::array::from_fn(|i| i as u8), |all, mv| then(&all, turn(*mv)))
}

fn inverse(effect: &Effect) -> Effect {
    let mut out = [0; STICKERS];
    effect.iter().enumerate().for_each(|(to, from)| out[usize::from(*from)] = to as u8);
    out
}

fn undone(word: &[u8]) -> Word {
    word.iter().rev().map(|mv| mv / 3 * 3 + 2 - mv % 3).collect()
}

/// Every word of at most `longest` turns, with commuting turns in one order, and its effect.
fn words(longest: usize) -> Vec<(Word, Effect)> {
    let mut all = vec![(Vec::new(), effect(&[]))];
    let mut at = 0;
    while at < all.len() {
        let (word, done) = all[at].clone();
        let follows = |mv: &u8| {
            word.last().is_none_or(|last| last / 3 != mv / 3 && (last / 3 % 3 != mv / 3 % 3 || last / 3 < mv / 3))
        };
        if word.len() < longest {
            let next = |mv: u8| ([&word[..], &[mv]].concat(), then(&done, turn(mv)));
            let longer: Vec<(Word, Effect)> = (0..TURNS).filter(follows).map(next).collect();
            all.extend(longer);
        }
        at += 1;
    }
    all
}

/// Adds up consecutive turns of each axis, sorted by face, until nothing changes.
fn normalised(moves: &[u8]) -> Word {
    let mut moves = moves.to_vec();
    loop {
        let blocks = moves.chunk_by(|one, other| one / 3 % 3 == other / 3 % 3);
        let summed = blocks.flat_map(|block| {
            let mut quarters = BTreeMap::new();
            block.iter().for_each(|mv| *quarters.entry(mv / 3).or_insert(0) += mv % 3 + 1);
            quarters.into_iter().filter(|(_, sum)| sum % 4 != 0).map(|(face, sum)| face * 3 + sum % 4 - 1)
        });
        let next: Word = summed.collect();
        if next == moves {
            return next;
        }
        moves = next;
    }
}

fn piece_has_stickers(place: usize, stickers: usize) -> bool {
    CUBE.def().places.iter().filter(|other| other.cubie == CUBE.def().places[place].cubie).count() == stickers
}

/// Number of corners (`stickers` is 3) or edges (2) that an effect displaces.
fn displaced(effect: &Effect, stickers: usize) -> usize {
    let cubie = |place: usize| CUBE.def().places[place].cubie;
    let moved = |i: &usize| piece_has_stickers(*i, stickers) && cubie(usize::from(effect[*i])) != cubie(*i);
    (0..STICKERS).filter(moved).map(cubie).collect::<BTreeSet<_>>().len()
}

/// All words of at most ten turns that only cycle three corners or three edges, by effect.
fn cycles() -> &'static HashMap<Effect, BTreeSet<Word>> {
    static CYCLES: LazyLock<HashMap<Effect, BTreeSet<Word>>> = LazyLock::new(|| {
        let words = words(5);
        let mut out: HashMap<Effect, BTreeSet<Word>> = HashMap::new();
        for (same, other) in [(2, 3), (3, 2)] {
            let places = |stickers| (0..STICKERS).filter(|i| piece_has_stickers(*i, stickers)).collect::<Vec<_>>();
            let (same, others) = (places(same), places(other));
            let mut groups: HashMap<Vec<u8>, Vec<usize>> = HashMap::new();
            for (n, (_, done)) in words.iter().enumerate() {
                groups.entry(same.iter().map(|i| done[*i]).collect()).or_default().push(n);
            }
            for group in groups.values() {
                for (one, other_word) in group.iter().flat_map(|one| group.iter().map(move |other| (*one, *other))) {
                    let (first, second) = (&words[one], &words[other_word]);
                    let differ = others.iter().filter(|i| first.1[**i] != second.1[**i]).count();
                    // The first word and the inverse of the second move exactly three pieces together, and nothing cancels.
                    if differ == 3 * other && first.0.len() + second.0.len() > 5 {
                        let word = [&first.0[..], &undone(&second.0)].concat();
                        let (tidied, done) = (normalised(&word), effect(&word));
                        if tidied.len() == word.len() && displaced(&done, other) == 3 {
                            out.entry(done).or_default().insert(tidied);
                        }
                    }
                }
            }
        }
        out
    });
    &CYCLES
}

/// Every solution of a scramble by one insertion into a skeleton.
fn slow_insertions(scramble: &Effect, skeleton: &[u8]) -> BTreeSet<Word> {
    let mut out = BTreeSet::new();
    each_place(scramble, skeleton, |before, after, needed| {
        for word in cycles().get(needed).into_iter().flatten() {
            out.insert(normalised(&[before, word, after].concat()));
        }
    });
    out
}

/// Calls `found` with the moves before and after each place, and the effect needed there to solve the scramble. Consecutive turns of
/// opposite faces are tried in both orders.
fn each_place(scramble: &Effect, skeleton: &[u8], mut found: impl FnMut(&[u8], &[u8], &Effect)) {
    for at in 0..=skeleton.len() {
        let mut orders = vec![skeleton.to_vec()];
        if at > 0 && at < skeleton.len() && skeleton[at - 1] / 3 % 3 == skeleton[at] / 3 % 3 {
            orders.push(skeleton.to_vec());
            orders[1].swap(at - 1, at);
        }
        for order in orders {
            let (before, after) = order.split_at(at);
            found(before, after, &then(&inverse(&then(scramble, &effect(before))), &inverse(&effect(after))));
        }
    }
}

/// The shortest solutions by two insertions.
fn slow_two_insertions(scramble: &Effect, skeleton: &[u8]) -> BTreeSet<Word> {
    let mut firsts = BTreeSet::new();
    each_place(scramble, skeleton, |before, after, needed| {
        for (done, words) in cycles() {
            if cycles().contains_key(&then(&inverse(done), needed)) {
                firsts.extend(words.iter().map(|word| normalised(&[before, word, after].concat())));
            }
        }
    });
    let mut out = BTreeSet::new();
    let mut least = usize::MAX;
    for first in firsts {
        for solution in slow_insertions(scramble, &first) {
            if solution.len() < least {
                least = solution.len();
                out.clear();
            }
            if solution.len() == least {
                out.insert(solution);
            }
        }
    }
    out
}

fn sequence(word: &[u8]) -> Sequence {
    Sequence(word.iter().map(|mv| Move::new(u16::from(*mv))).collect())
}

/// A scramble, and a skeleton of `length` moves that solves it except for the word `left`.
fn skeleton(seed: u64, length: usize, left: &[u8]) -> (Word, Word) {
    let mut random = scramble::generator(seed);
    let mut word = Word::new();
    while word.len() < length {
        let walk = scramble::walk(CUBE, length, &mut random);
        word = normalised(&walk.0.iter().map(|mv| mv.index() as u8).collect::<Word>());
        word.truncate(length);
    }
    ([left, &undone(&word)].concat(), word)
}

fn inserted_solutions(scramble: &[u8], skeleton: &[u8], count: usize) -> Vec<Word> {
    let start = Facelets::solved(CUBE).after_all(&sequence(scramble));
    let cube = Cube3::from_facelets(&start).expect("a position");
    let found = insertions(&cube, &sequence(skeleton), count, &Control::new(), &mut |_| ()).expect("insertions");
    assert!(found.is_sorted_by_key(|found| found.length()));
    assert!(found.iter().all(|found| start.after_all(&found.solution).is_solved()));
    for insertion in found.iter().filter(|found| found.insertions.len() == 1).flat_map(|found| &found.insertions) {
        let mut described = sequence(skeleton);
        if let Some(turns) = insertion.swapped {
            described.0.swap(insertion.at - 1, insertion.at);
            assert_eq!(described.0[insertion.at - 1..=insertion.at], turns);
        }
        described.0.splice(insertion.at..insertion.at, insertion.moves.0.iter().copied());
        assert!(start.after_all(&described).is_solved(), "{insertion:?}");
    }
    found
        .iter()
        .map(|found| normalised(&found.solution.0.iter().map(|mv| mv.index() as u8).collect::<Word>()))
        .collect()
}

/// The first word of each cycle, sorted.
fn examples() -> Vec<&'static Word> {
    let mut out: Vec<&Word> = cycles().values().filter_map(BTreeSet::first).collect();
    out.sort();
    out
}

#[test]
fn single_insertions_equal_brute_force_on_fifty_skeletons() {
    let examples = examples();
    let of = |stickers: usize| examples.iter().filter(move |word| displaced(&effect(word), stickers) == 3);
    for seed in 0..50 {
        let kind = [3, 2][seed % 2];
        let cycle = of(kind).nth(seed * 457 % of(kind).count()).expect("a cycle");
        let (scramble, skeleton) = skeleton(seed as u64, 25, cycle);
        let all: BTreeSet<Word> = inserted_solutions(&scramble, &skeleton, 1_000_000).into_iter().collect();
        assert_eq!(all, slow_insertions(&effect(&scramble), &skeleton), "{seed}");
        let best = inserted_solutions(&scramble, &skeleton, 100);
        assert!(best.len() >= all.len().min(100));
        assert_eq!(best.first().map(Vec::len), all.iter().map(Vec::len).min());
    }
}

fn joined(pair: &[&Word; 2]) -> Word {
    [&pair[0][..], pair[1]].concat()
}

/// Compares the shortest solutions by two insertions with a slow search, for a skeleton that leaves this many displaced corners and
/// edges.
fn compare_two(seed: u64, length: usize, corners: usize, edges: usize) {
    let examples = examples();
    let pairs = (seed as usize..).map(|n| [examples[n * 769 % examples.len()], examples[n * 1171 % examples.len()]]);
    let left = |pair: &[&Word; 2]| {
        let done = effect(&joined(pair));
        // Excludes pieces that are only twisted or flipped in place.
        let moved = (0..STICKERS).filter(|i| usize::from(done[*i]) != *i).count();
        displaced(&done, 3) == corners && displaced(&done, 2) == edges && moved == 3 * corners + 2 * edges
    };
    let pair = pairs.take(1_000_000).find(left).expect("two cycles that leave so much");
    let (scramble, skeleton) = skeleton(seed, length, &joined(&pair));
    let found = inserted_solutions(&scramble, &skeleton, 5000);
    let least = found[0].len();
    let shortest: BTreeSet<Word> = found.into_iter().filter(|word| word.len() == least).collect();
    assert_eq!(shortest, slow_two_insertions(&effect(&scramble), &skeleton), "{corners} corners, {edges} edges");
}

#[test]
fn shortest_double_insertions_equal_brute_force_on_a_short_skeleton() {
    compare_two(1, 5, 3, 3);
}

#[test]
#[ignore = "takes a minute; .ci/run --long runs it"]
fn shortest_double_insertions_equal_brute_force_on_long_skeletons() {
    for (seed, (corners, edges)) in (2..).zip([(3, 3), (5, 0), (4, 0), (0, 5), (0, 4)]) {
        compare_two(seed, 25, corners, edges);
    }
}

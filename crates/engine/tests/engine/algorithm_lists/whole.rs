//! Compares lists for whole cubes, which come from the optimal solver's table, with an enumeration: words from the case meet all
//! words of up to five turns from the solved cube.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use super::*;
use unfold_engine::notation;
use unfold_engine::pattern::FreeTurns;
use unfold_engine::pattern::read::{self, GivenCase, GivenGoal};
use unfold_engine::puzzle::allowed::AllowedMoves;
use unfold_engine::puzzle::masks::NamedMask;
use unfold_engine::puzzle::{Facelets, scramble};

const TURNS: usize = 18;
/// Maximum length of words from the solved cube.
const MAX_BACKWARD_TURNS: usize = 5;
/// The face of the last layer, whose turns are free at both ends.
const LAST_LAYER_FACE: usize = 0;

type Cube = [u8; 54];
/// Words by the key of the cube they reach, sorted by key.
type WordsByCube = Vec<(u128, Vec<usize>)>;

/// The facelets of a cube as a base-6 number, without the centres, which never move.
fn key(cube: &Cube) -> u128 {
    (0..54).filter(|i| i % 9 != 4).fold(0, |key, i| key * 6 + u128::from(cube[i]))
}

/// The source of each facelet, for each turn.
fn maps() -> &'static [Cube] {
    static MAPS: OnceLock<Vec<Cube>> = OnceLock::new();
    let map = |mv: usize| -> Cube { std::array::from_fn(|i| CUBE3.def().moves[mv].map[i]) };
    MAPS.get_or_init(|| (0..TURNS).map(map).collect())
}

fn after(cube: &Cube, mv: usize) -> Cube {
    std::array::from_fn(|i| cube[usize::from(maps()[mv][i])])
}

/// Sorts consecutive turns of opposite faces by number; `None` if two of them turn the same face, which wastes a turn.
fn normal(word: &[usize]) -> Option<Vec<usize>> {
    let mut out = word.to_vec();
    let mut begin = 0;
    for end in 1..=word.len() {
        if end == word.len() || word[end] / 3 % 3 != word[begin] / 3 % 3 {
            out[begin..end].sort_unstable();
            if out[begin..end].windows(2).any(|pair| pair[0] / 3 == pair[1] / 3) {
                return None;
            }
            begin = end;
        }
    }
    Some(out)
}

/// Calls `found` with each extension of `word` by `length` turns in normal form, and the cube after it.
fn each_word(cube: &Cube, length: usize, word: &mut Vec<usize>, found: &mut impl FnMut(&[usize], &Cube)) {
    if length == 0 {
        return found(word, cube);
    }
    for mv in 0..TURNS {
        word.push(mv);
        if normal(word).is_some_and(|normal| normal == *word) {
            each_word(&after(cube, mv), length - 1, word, found);
        }
        word.pop();
    }
}

fn solved() -> Cube {
    std::array::from_fn(|i| (i / 9) as u8)
}

/// For each length, the words from the solved cube by the cube they reach.
fn from_solved() -> &'static [WordsByCube] {
    static WORDS: OnceLock<Vec<WordsByCube>> = OnceLock::new();
    let of_length = |length: usize| {
        let mut words = Vec::new();
        each_word(&solved(), length, &mut Vec::new(), &mut |word, cube| words.push((key(cube), word.to_vec())));
        words.sort();
        words
    };
    WORDS.get_or_init(|| (0..=MAX_BACKWARD_TURNS).map(of_length).collect())
}

/// The words of exactly `length` turns that solve a cube, in normal form.
fn solutions_of_length(cube: &Cube, length: usize) -> BTreeSet<Vec<usize>> {
    let backwards = length.min(MAX_BACKWARD_TURNS);
    let met = &from_solved()[backwards];
    let mut out = BTreeSet::new();
    each_word(cube, length - backwards, &mut Vec::new(), &mut |first, cube| {
        let key = key(cube);
        let begin = met.partition_point(|(other, _)| *other < key);
        for (_, back) in met[begin..].iter().take_while(|(other, _)| *other == key) {
            let undone = back.iter().rev().map(|mv| mv / 3 * 3 + 2 - mv % 3);
            out.extend(normal(&first.iter().copied().chain(undone).collect::<Vec<usize>>()));
        }
    });
    out
}

fn cube_after(moves: &[usize]) -> Cube {
    moves.iter().fold(solved(), |cube, &mv| after(&cube, mv))
}

/// All solutions of a case up to `extra` longer than the shortest, in normal form. If `is_free`, turns of the last layer before and
/// after are free.
fn enumerated(case: &[usize], is_free: bool, extra: usize) -> BTreeSet<Vec<usize>> {
    let turns = || [None, Some(0), Some(1), Some(2)].into_iter().filter(|turn| is_free || turn.is_none());
    // A turn after the solution has the same effect as one before the case.
    let starts: Vec<Cube> = turns()
        .flat_map(|after| turns().map(move |before| (after, before)))
        .map(|(after, before)| cube_after(&[after.as_slice(), case, before.as_slice()].concat()))
        .collect();
    let is_end = |mv: &usize| is_free && mv / 3 == LAST_LAYER_FACE;
    // The opposite face's turn may come between the free turn and the end.
    let has_free_end = |word: &[usize]| {
        let outer = |word: &mut dyn Iterator<Item = usize>| {
            let first = word.next();
            let second = word.next().filter(|mv| first.is_some_and(|first| first / 3 % 3 == mv / 3 % 3));
            [first, second].into_iter().flatten().any(|mv| is_end(&mv))
        };
        outer(&mut word.iter().copied()) || outer(&mut word.iter().rev().copied())
    };
    let of_length = |length: usize| -> BTreeSet<Vec<usize>> {
        let all = starts.iter().flat_map(|start| solutions_of_length(start, length));
        all.filter(|word| !has_free_end(word)).collect()
    };
    let shortest = (0..).find(|length| !of_length(*length).is_empty()).expect("every cube is solved");
    (shortest..=shortest + extra).flat_map(of_length).collect()
}

fn task(case: &[usize], goal: GivenGoal, adjust: FreeTurns) -> PatternTask {
    let moves = Sequence(case.iter().map(|&mv| Move::new(mv as u16)).collect());
    let case = GivenCase::State(Facelets::solved(CUBE3).after_all(&moves));
    read::build_task(&case, goal, AllowedMoves::solver_moves(CUBE3, Metric::Htm), adjust).expect("a state")
}

fn numbers(text: &str) -> Vec<usize> {
    notation::parse(CUBE3, text).expect("moves").0.iter().map(|mv| mv.index()).collect()
}

/// The words of a list in normal form; checks that none is repeated.
fn words(list: &[Solution]) -> BTreeSet<Vec<usize>> {
    let number = |word: &[Move]| word.iter().map(|mv| mv.index()).collect::<Vec<usize>>();
    let word = |moves: &[Move]| normal(&number(moves)).unwrap_or_else(|| number(moves));
    let words: BTreeSet<Vec<usize>> = list.iter().map(|solution| word(&solution.moves.0)).collect();
    assert_eq!(words.len(), list.len(), "none stands there twice");
    words
}

/// Compares the lists of `count` cases of up to six moves with enumerations.
fn compare(count: usize) {
    let tables = PatternTables::default();
    let mut random = scramble::generator(53);
    let mut cases =
        vec![numbers("R U F"), numbers("R U F L2 B' D"), numbers("U"), numbers("U D"), numbers("R2 L2 U2 D2")];
    cases.extend(
        (0..)
            .map(|n| scramble::walk(CUBE3, 1 + n % 6, &mut random))
            .take(count - cases.len())
            .map(|walk| walk.0.iter().map(|mv| mv.index()).collect::<Vec<usize>>()),
    );
    for (n, case) in cases.iter().enumerate() {
        let extra = (n + n / 6) % 4;
        let task = task(case, GivenGoal::OfCase, FreeTurns::NONE);
        let (list, outcome) = list(&task, &tables, &longer_by(extra));
        assert_eq!(words(&list), enumerated(case, false, extra), "{case:?} and {extra} more");
        assert!(
            outcome.all.expect("a list").is_complete() && outcome.best.map(|best| best.length) == Some(outcome.lower)
        );
    }
}

#[test]
fn lists_of_whole_cubes_equal_an_enumeration() {
    compare(50);
}

#[test]
fn lists_with_free_turns_equal_an_enumeration() {
    let (pll, tables) = (NamedMask::parse(CUBE3, "pll").expect("a mask"), PatternTables::default());
    let adjust = FreeTurns { before: pll.free_face, after: pll.free_face };
    for (case, extra) in [("R", 3), ("D", 3), ("U D R", 3), ("F2 B", 2), ("R U F", 2), ("D' R2 L", 3), ("R U' F2 D", 2)]
    {
        let case = numbers(case);
        let (list, _) = list(&task(&case, GivenGoal::Mask(pll), adjust), &tables, &longer_by(extra));
        assert_eq!(words(&list), enumerated(&case, true, extra), "{case:?} and {extra} more");
    }
}

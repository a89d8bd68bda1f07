//! Goals of which a part counts, restricted moves and costs, of which databases find the lists: every word of the allowed moves is tried,
//! in every order of its commuting moves.

use std::collections::{BTreeSet, HashSet};

use super::*;
use unfold_engine::notation::{self, allowed};
use unfold_engine::pattern::Adjust;
use unfold_engine::pattern::read::{self, GivenCase, GivenGoal};
use unfold_engine::puzzle::allowed::AllowedMoves;
use unfold_engine::puzzle::masks::{Holding, NamedMask};
use unfold_engine::puzzle::pattern::Pattern;
use unfold_engine::puzzle::{Facelets, PuzzleDef};

/// A task and what its enumeration needs.
struct Enumeration<'a> {
    task: &'a PatternTask,
    def: &'static PuzzleDef,
    starts: Vec<Pattern>,
    goals: HashSet<Pattern>,
}

type Word = Vec<Move>;

impl<'a> Enumeration<'a> {
    fn of(task: &'a PatternTask) -> Self {
        let def = task.position.puzzle().def();
        let turned = |pattern: &Pattern, face: Option<u8>| -> Vec<Pattern> {
            let turns = face.map_or(0..0, |face| 3 * u16::from(face)..3 * u16::from(face) + 3);
            std::iter::once(pattern.clone()).chain(turns.map(|mv| pattern.after(Move::new(mv)))).collect()
        };
        // However the puzzle is held: all that rotations of it lead to.
        let rotations = || (0..def.moves.len()).filter(|mv| def.moves[*mv].cost == 0).map(|mv| Move::new(mv as u16));
        let mut goals = HashSet::new();
        let mut waiting = turned(&task.goal, task.adjust.after);
        while let Some(goal) = waiting.pop() {
            if goals.insert(goal.clone()) && task.holding == Holding::Any {
                waiting.extend(rotations().map(|mv| goal.after(mv)));
            }
        }
        Self { task, def, starts: turned(&task.position, task.adjust.before), goals }
    }

    fn commute(&self, one: Move, other: Move) -> bool {
        let [one, other] = [one, other].map(|mv| &self.def.moves[mv.index()].map);
        (0..one.len()).all(|i| one[usize::from(other[i])] == other[usize::from(one[i])])
    }

    /// A word in every order of its commuting moves.
    fn orders(&self, word: &Word) -> BTreeSet<Word> {
        let (mut all, mut waiting) = (BTreeSet::from([word.clone()]), vec![word.clone()]);
        while let Some(order) = waiting.pop() {
            for n in 1..order.len() {
                if self.commute(order[n - 1], order[n]) {
                    let mut other = order.clone();
                    other.swap(n - 1, n);
                    if all.insert(other.clone()) {
                        waiting.push(other);
                    }
                }
            }
        }
        all
    }

    fn cost(&self, word: &[Move]) -> usize {
        self.task.moves.cost(&Sequence(word.to_vec())).expect("allowed moves")
    }

    /// True if moves about one axis do what one allowed move does that costs no more, or nothing.
    fn is_one(&self, factor: &[Move]) -> bool {
        let record = |mv: &Move| &self.def.moves[mv.index()];
        if factor.iter().any(|mv| record(mv).axis != record(&factor[0]).axis) {
            return false;
        }
        let identity: Vec<u8> = (0..record(&factor[0]).map.len() as u8).collect();
        let product = factor.iter().fold(identity.clone(), |product, mv| {
            record(mv).map.iter().map(|&from| product[usize::from(from)]).collect()
        });
        let same = |one: &unfold_engine::puzzle::allowed::AllowedMove| {
            *record(&one.mv).map == *product && usize::from(one.cost) <= self.cost(factor)
        };
        product == identity || self.task.moves.moves().iter().any(same)
    }

    /// True if a word that leads to a goal belongs on the list.
    fn is_wanted(&self, word: &Word) -> bool {
        let orders = self.orders(word);
        let is_free = |mv: &Move, face: Option<u8>| face.is_some_and(|face| mv.index() / 3 == usize::from(face));
        let (before, after) = (self.task.adjust.before, self.task.adjust.after);
        let is_long = |order: &Word| {
            let factors = (0..order.len()).flat_map(|begin| (begin + 2..=order.len()).map(move |end| begin..end));
            is_free(&order[0], before)
                || is_free(&order[order.len() - 1], after)
                || factors.into_iter().any(|f| self.is_one(&order[f]))
        };
        let ends_early = |start: &Pattern| {
            let early = |order: &Word| {
                let mut here = start.clone();
                order[..order.len() - 1].iter().any(|mv| {
                    here = here.after(*mv);
                    self.goals.contains(&here)
                })
            };
            !self.goals.contains(&start.after_all(&Sequence(word.clone()))) || orders.iter().any(early)
        };
        !orders.iter().any(is_long) && !self.starts.iter().all(ends_early)
    }

    /// Adds the words of just this cost that lead to a goal.
    fn solving(&self, here: &Pattern, left: usize, word: &mut Word, found: &mut BTreeSet<Word>) {
        if left == 0 {
            if self.goals.contains(here) {
                found.extend(self.orders(word).into_iter().next());
            }
            return;
        }
        for one in self.task.moves.moves().iter().filter(|one| usize::from(one.cost) <= left) {
            word.push(one.mv);
            self.solving(&here.after(one.mv), left - usize::from(one.cost), word, found);
            word.pop();
        }
    }

    /// The words on the list, each in the first of its orders.
    fn list(&self, extra: usize) -> BTreeSet<Word> {
        let of_cost = |cost: usize| {
            let mut found = BTreeSet::new();
            self.starts.iter().for_each(|start| self.solving(start, cost, &mut Vec::new(), &mut found));
            found.retain(|word| self.is_wanted(word));
            found
        };
        let shortest = (1..).find(|cost| !of_cost(*cost).is_empty()).expect("the goal is reached");
        (shortest..=shortest + extra).flat_map(of_cost).collect()
    }
}

/// A case as moves, a goal, the allowed moves or nothing for all, and the letter of a free face.
fn task(puzzle: PuzzleId, case: &str, goal: &str, allow: &str, free: &str) -> PatternTask {
    let state = Facelets::solved(puzzle).after_all(&notation::parse(puzzle, case).expect("moves"));
    let goal = NamedMask::named(puzzle, goal).map_or(GivenGoal::OfCase, GivenGoal::Mask);
    let moves = match allow {
        "" => AllowedMoves::usual(puzzle, Metric::Htm),
        text => allowed::parse(puzzle, text).expect("moves"),
    };
    let face = puzzle.def().letters.iter().position(|letter| letter.to_string() == free).map(|face| face as u8);
    read::task(&GivenCase::State(state), goal, moves, Adjust { before: face, after: face }).expect("a state")
}

/// Compares the list of a task with its enumeration; returns its size.
fn compare(task: &PatternTask, extra: usize) -> usize {
    let (list, outcome) = list(task, &PatternTables::default(), &longer_by(extra));
    let enumeration = Enumeration::of(task);
    let normal = |solution: &Solution| enumeration.orders(&solution.moves.0).into_iter().next().expect("itself");
    let words: BTreeSet<Word> = list.iter().map(normal).collect();
    assert_eq!(words.len(), list.len(), "none stands there twice: {task:?}");
    assert_eq!(words, enumeration.list(extra), "{extra} more: {task:?}");
    assert!(outcome.all.expect("a list").is_complete());
    list.len()
}

#[test]
fn lists_of_parts_are_those_of_an_enumeration() {
    let mut longest = 0;
    for (case, goal, allow, free, extra) in [
        ("D", "cross", "", "", 3),
        ("F R", "cross", "", "", 2),
        ("R U R'", "f2l", "<R,U,F>", "", 3),
        ("R U2 R'", "f2l", "<R,U>", "U", 4),
        ("F D", "layer", "<F,D,U>", "D", 4),
        ("F D' B", "f2l", "<F,B,D,U>", "D", 2),
        ("M' U2 M", "oll", "<M,U>", "U", 4),
        ("R U", "", "<R,L,U>", "", 3),
        ("R U D", "", "<U,D,R>", "", 3),
        ("R M", "", "<R,r,M,U>", "", 3),
        ("R L", "", "<R,L,r,M>", "", 3),
        ("U D", "", "<U,E,D>", "", 4),
        ("R2 U2", "", "half turns <R,U,L,D>", "", 5),
        ("R' U", "", "<R2:5,R,U>", "", 4),
        ("R U R'", "", "<R:2,U,L>", "", 3),
        ("F L", "eo", "<F,U,L>", "", 3),
        ("L F", "2x2x2", "<L,F,D>", "F", 3),
        ("L' B' L'", "roux-left", "<L,B,U>", "", 2),
        ("y L' B' L'", "roux-left", "<L,B,U>", "", 2),
        ("R' M U'", "roux-blocks", "<R,r,M,U>", "", 2),
        ("F' M2 L", "roux-left", "<L,F,M>", "", 2),
    ] {
        longest = longest.max(compare(&task(CUBE3, case, goal, allow, free), extra));
    }
    assert!(longest > 20, "{longest}");
}

#[test]
fn lists_of_other_puzzles_are_those_of_an_enumeration() {
    for (puzzle, case, goal, allow, extra) in [
        (PuzzleId::Cube2, "R U", "", "", 2),
        (PuzzleId::Cube2, "R D", "layer", "<R,U,D,L>", 1),
        (PuzzleId::Cube2, "F U'", "face", "<F,U,B>", 2),
        (PuzzleId::Tess2, "RU", "cell", "<RU,RF,UF>", 3),
    ] {
        compare(&task(puzzle, case, goal, allow, ""), extra);
    }
}

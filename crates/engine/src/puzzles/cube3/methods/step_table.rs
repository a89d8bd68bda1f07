//! Exact distances to a step's goal, for all positions of its few pieces.

use super::facelet_places::{FACELETS, FaceletPlaces, facelet_destinations, facelet_of};
use crate::puzzle::{Move, Sequence};
use crate::puzzles::cube3::{EDGES, FaceletLayout};

/// The distance of unreachable positions.
const UNREACHED: u8 = u8::MAX;

/// A property of a cube with numbered values.
enum Aspect {
    /// The position of a piece's first facelet: the facelet, and the number of each place, [`UNREACHED`] for
    /// unreachable ones.
    Piece(u8, [u8; FACELETS]),
    /// The flips of all edges, a bit per place: an edge is flipped if its first facelet is not on the first facelet of
    /// its place.
    Flips,
}

/// An aspect with its moves: `next[m][n]` is the number after move `m` from number `n`.
struct Numbering {
    aspect: Aspect,
    next: Vec<Vec<u16>>,
}

impl Numbering {
    /// Returns the numbering of a piece's places reachable by these moves.
    fn piece(name: &str, moves: &[Move]) -> Self {
        let home = facelet_of(name);
        let mut reached = vec![home];
        let mut number = [UNREACHED; FACELETS];
        number[usize::from(home)] = 0;
        let mut done = 0;
        while let Some(&from) = reached.get(done) {
            done += 1;
            for mv in moves {
                let to = facelet_destinations()[mv.index()][usize::from(from)];
                if number[usize::from(to)] == UNREACHED {
                    number[usize::from(to)] = reached.len() as u8;
                    reached.push(to);
                }
            }
        }
        let after = |mv: &Move, from: &u8| number[usize::from(facelet_destinations()[mv.index()][usize::from(*from)])];
        let next = moves.iter().map(|mv| reached.iter().map(|from| u16::from(after(mv, from))).collect()).collect();
        Self { aspect: Aspect::Piece(home, number), next }
    }

    fn flips(moves: &[Move]) -> Self {
        let edges = &FaceletLayout::get().edges;
        let row = |mv: &Move| -> Vec<u16> {
            let to: Vec<(usize, u16)> = (0..EDGES)
                .map(|place| slot(facelet_destinations()[mv.index()][usize::from(edges[place][0])]))
                .map(|(place, flipped)| (place, u16::from(flipped)))
                .collect();
            let after = |flips: u16| -> u16 { (0..EDGES).map(|p| (flips >> p & 1 ^ to[p].1) << to[p].0).sum() };
            (0..1 << EDGES).map(after).collect()
        };
        Self { aspect: Aspect::Flips, next: moves.iter().map(row).collect() }
    }

    fn count(&self) -> usize {
        self.next[0].len()
    }

    /// Returns the number of a cube; `None` if the piece is at an unreachable place.
    fn number(&self, places: &FaceletPlaces) -> Option<usize> {
        match &self.aspect {
            Aspect::Piece(home, number) => {
                let number = number[usize::from(places.place_of(*home))];
                (number != UNREACHED).then_some(usize::from(number))
            }
            Aspect::Flips => {
                let edges = &FaceletLayout::get().edges;
                Some(edges.iter().map(|edge| slot(places.place_of(edge[0]))).map(|(p, is)| usize::from(is) << p).sum())
            }
        }
    }
}

/// Returns the edge place of a facelet, and true if it is not the first facelet there.
fn slot(facelet: u8) -> (usize, bool) {
    let edges = &FaceletLayout::get().edges;
    let place = edges.iter().position(|edge| edge.contains(&facelet)).expect("a facelet of an edge");
    (place, edges[place][0] != facelet)
}

/// A goal test on the places of the first facelets of the table's pieces, in their order.
pub(super) type IsGoal = fn(&[u8]) -> bool;

pub(super) struct StepTable {
    moves: Vec<Move>,
    numberings: Vec<Numbering>,
    distances: Vec<u8>,
}

impl StepTable {
    /// Returns the table for solving these pieces.
    pub fn for_pieces(pieces: &[&str], moves: Vec<Move>) -> Self {
        let numberings = pieces.iter().map(|piece| Numbering::piece(piece, &moves)).collect();
        let mut table = Self::empty(numberings, moves);
        table.fill(vec![0]);
        table
    }

    /// Returns the table for solving these pieces and orienting all edges along F/B.
    pub fn with_flips(pieces: &[&str], moves: Vec<Move>) -> Self {
        let mut numberings: Vec<Numbering> = pieces.iter().map(|piece| Numbering::piece(piece, &moves)).collect();
        numberings.push(Numbering::flips(&moves));
        let mut table = Self::empty(numberings, moves);
        table.fill(vec![0]);
        table
    }

    /// Returns the table for bringing these pieces into any of the reachable arrangements accepted by `is_goal`.
    pub fn with_goals(pieces: &[&str], moves: Vec<Move>, is_goal: IsGoal) -> Self {
        let mut table = Self::for_pieces(pieces, moves);
        let reached = (0..table.distances.len()).filter(|index| table.distances[*index] != UNREACHED);
        let goals: Vec<usize> = reached.filter(|index| is_goal(&table.places(*index))).collect();
        table.distances.fill(UNREACHED);
        table.fill(goals);
        table
    }

    fn empty(numberings: Vec<Numbering>, moves: Vec<Move>) -> Self {
        let size = numberings.iter().map(Numbering::count).product();
        Self { moves, numberings, distances: vec![UNREACHED; size] }
    }

    /// Returns the places of the pieces for an index.
    fn places(&self, index: usize) -> Vec<u8> {
        let mut rest = index;
        let place = |numbering: &Numbering| {
            let number = (rest % numbering.count()) as u8;
            rest /= numbering.count();
            let Aspect::Piece(_, numbers) = &numbering.aspect else { return 0 };
            numbers.iter().position(|other| *other == number).unwrap_or_default() as u8
        };
        self.numberings.iter().map(place).collect()
    }

    /// Fills in the distances by breadth-first search. The moves must include their inverses.
    fn fill(&mut self, goals: Vec<usize>) {
        goals.iter().for_each(|goal| self.distances[*goal] = 0);
        let (mut border, mut depth) = (goals, 0);
        let mut numbers = vec![0; self.numberings.len()];
        while !border.is_empty() {
            depth += 1;
            let mut next = Vec::new();
            for index in border {
                let mut rest = index;
                for (number, numbering) in numbers.iter_mut().zip(&self.numberings) {
                    *number = rest % numbering.count();
                    rest /= numbering.count();
                }
                for mv in 0..self.moves.len() {
                    let after = self.after(&numbers, mv);
                    if self.distances[after] == UNREACHED {
                        self.distances[after] = depth;
                        next.push(after);
                    }
                }
            }
            border = next;
        }
    }

    fn after(&self, numbers: &[usize], mv: usize) -> usize {
        let with = |rest: usize, (number, numbering): (&usize, &Numbering)| {
            rest * numbering.count() + usize::from(numbering.next[mv][*number])
        };
        numbers.iter().zip(&self.numberings).rev().fold(0, with)
    }

    fn index(&self, places: &FaceletPlaces) -> Option<usize> {
        self.numberings
            .iter()
            .rev()
            .try_fold(0, |rest, numbering| Some(rest * numbering.count() + numbering.number(places)?))
    }

    /// Returns the number of moves that the step needs; [`UNREACHED`] if its moves cannot reach the goal.
    pub fn distance(&self, places: &FaceletPlaces) -> u8 {
        self.index(places).map_or(UNREACHED, |index| self.distances[index])
    }

    /// Returns the shortest moves of the step, preferring those early in the list of moves.
    ///
    /// # Panics
    /// If the moves cannot reach the goal, since an earlier step is not done.
    pub fn solve(&self, places: &FaceletPlaces) -> Sequence {
        let (mut here, mut out) = (*places, Vec::new());
        let mut left = self.distance(&here);
        assert_ne!(left, UNREACHED, "the moves of a step lead to its goal");
        while left > 0 {
            let mut children = self.moves.iter().map(|mv| (*mv, here.after(*mv)));
            let (mv, child) = children.find(|(_, child)| self.distance(child) < left).expect("one leads nearer");
            out.push(mv);
            (here, left) = (child, left - 1);
        }
        Sequence(out)
    }
}

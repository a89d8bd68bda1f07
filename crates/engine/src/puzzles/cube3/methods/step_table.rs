//! Exact distances to the goal of a step, of every way in which its few pieces can lie.

use super::placed::{FACELETS, Placed, carried, facelet_of};
use crate::puzzle::{Move, Sequence};
use crate::puzzles::cube3::{EDGES, FaceletLayout};

/// A way that nothing reaches.
const UNREACHED: u8 = u8::MAX;

/// What is numbered.
enum Aspect {
    /// Where the first facelet of a piece lies: the facelet, and the number of each place.
    Piece(u8, [u8; FACELETS]),
    /// Which edges are flipped, a bit for each place: the first facelet of an edge does not lie at that of its place.
    Flips,
}

/// An aspect of a cube, with the number that follows each number after each move of the table.
struct Numbering {
    aspect: Aspect,
    next: Vec<Vec<u16>>,
}

impl Numbering {
    /// A piece wherever these moves carry it.
    fn piece(name: &str, moves: &[Move]) -> Self {
        let home = facelet_of(name);
        let mut reached = vec![home];
        let mut number = [UNREACHED; FACELETS];
        number[usize::from(home)] = 0;
        let mut done = 0;
        while let Some(&from) = reached.get(done) {
            done += 1;
            for mv in moves {
                let to = carried()[mv.index()][usize::from(from)];
                if number[usize::from(to)] == UNREACHED {
                    number[usize::from(to)] = reached.len() as u8;
                    reached.push(to);
                }
            }
        }
        let after = |mv: &Move, from: &u8| number[usize::from(carried()[mv.index()][usize::from(*from)])];
        let next = moves.iter().map(|mv| reached.iter().map(|from| u16::from(after(mv, from))).collect()).collect();
        Self { aspect: Aspect::Piece(home, number), next }
    }

    fn flips(moves: &[Move]) -> Self {
        let edges = &FaceletLayout::get().edges;
        let row = |mv: &Move| -> Vec<u16> {
            let to: Vec<(usize, u16)> = (0..EDGES)
                .map(|place| slot(carried()[mv.index()][usize::from(edges[place][0])]))
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

    /// The number for a cube; `None` for a piece where the moves never carry it.
    fn of(&self, placed: &Placed) -> Option<usize> {
        match &self.aspect {
            Aspect::Piece(home, number) => {
                let number = number[usize::from(placed.at(*home))];
                (number != UNREACHED).then_some(usize::from(number))
            }
            Aspect::Flips => {
                let edges = &FaceletLayout::get().edges;
                Some(edges.iter().map(|edge| slot(placed.at(edge[0]))).map(|(p, is)| usize::from(is) << p).sum())
            }
        }
    }
}

/// The place of edges to which a facelet belongs, and if it is not the first facelet there.
fn slot(facelet: u8) -> (usize, bool) {
    let edges = &FaceletLayout::get().edges;
    let place = edges.iter().position(|edge| edge.contains(&facelet)).expect("a facelet of an edge");
    (place, edges[place][0] != facelet)
}

/// What of a cube a goal looks at: where the first facelets of the pieces of the table lie, in their order.
pub(super) type IsGoal = fn(&[u8]) -> bool;

/// The distances of a step.
pub(super) struct StepTable {
    moves: Vec<Move>,
    numberings: Vec<Numbering>,
    distances: Vec<u8>,
}

impl StepTable {
    /// The table of pieces that are to be solved.
    pub fn of_pieces(pieces: &[&str], moves: Vec<Move>) -> Self {
        let numberings = pieces.iter().map(|piece| Numbering::piece(piece, &moves)).collect();
        let mut table = Self::empty(numberings, moves);
        table.fill(vec![0]);
        table
    }

    /// The table of pieces that are to be solved, with all edges oriented along F/B.
    pub fn with_flips(pieces: &[&str], moves: Vec<Move>) -> Self {
        let mut numberings: Vec<Numbering> = pieces.iter().map(|piece| Numbering::piece(piece, &moves)).collect();
        numberings.push(Numbering::flips(&moves));
        let mut table = Self::empty(numberings, moves);
        table.fill(vec![0]);
        table
    }

    /// The table of pieces that are to lie in one of several ways, of those in which the moves can bring them.
    pub fn to_any(pieces: &[&str], moves: Vec<Move>, is_goal: IsGoal) -> Self {
        let mut table = Self::of_pieces(pieces, moves);
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

    /// The places of the pieces with an index.
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

    /// Fills in the distances, breadth first. The inverses of the moves are among them.
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

    /// The index after a move.
    fn after(&self, numbers: &[usize], mv: usize) -> usize {
        let with = |rest: usize, (number, numbering): (&usize, &Numbering)| {
            rest * numbering.count() + usize::from(numbering.next[mv][*number])
        };
        numbers.iter().zip(&self.numberings).rev().fold(0, with)
    }

    fn index(&self, placed: &Placed) -> Option<usize> {
        self.numberings
            .iter()
            .rev()
            .try_fold(0, |rest, numbering| Some(rest * numbering.count() + numbering.of(placed)?))
    }

    /// How many moves the step needs.
    pub fn distance(&self, placed: &Placed) -> u8 {
        self.index(placed).map_or(UNREACHED, |index| self.distances[index])
    }

    /// The shortest moves of the step, of several those that stand first in the list of moves.
    ///
    /// # Panics
    /// If an earlier step is not done.
    pub fn solve(&self, placed: &Placed) -> Sequence {
        let (mut here, mut out) = (*placed, Vec::new());
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

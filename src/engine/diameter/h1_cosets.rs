//! The cosets of H3 in H1 as a [`CosetSpace`].

use std::ops::ControlFlow;

use super::coset_solve::CosetSpace;
use super::h1_moves::{Cells, H1Moves};
use super::h1_words::{H1Words, WordKind};
use super::h3::{self, Numbering};
use super::near_union::{NearUnion, Path};
use super::spread::{self, Spread};
use crate::engine::control::Control;
use crate::engine::tables::axis_halves::AxisHalves;

/// The longest words that are searched from a coset; longer ones are too many for what they solve.
const WORDS_TO: usize = 8;

/// What stays the same for all searches.
#[derive(Debug)]
pub struct H1Group {
    /// The moves of H1.
    pub moves: H1Moves,
    /// The elements of H3.
    pub numbering: Numbering,
    /// The algebra of halves.
    pub halves: AxisHalves,
    /// One more move of H3.
    pub spread: Spread,
}

impl Default for H1Group {
    fn default() -> Self {
        Self::new()
    }
}

impl H1Group {
    /// Computes everything from the puzzle's moves, in less than a second.
    pub fn new() -> Self {
        let moves = H1Moves::new();
        let numbering = Numbering::new(&moves);
        Self { halves: AxisHalves::new(), spread: Spread::new(&moves, &numbering), moves, numbering }
    }
}

/// A coset that is to be solved.
#[derive(Debug)]
pub struct Target {
    state: Cells,
    paths: Vec<Path>,
    /// From which length on the paths are added.
    paths_from: usize,
}

/// The cosets: words are searched, and paths into the ten nearest cosets added.
#[derive(Debug)]
pub struct H1Cosets<'a> {
    group: &'a H1Group,
    words: &'a H1Words<'a>,
    union: &'a NearUnion,
}

impl<'a> H1Cosets<'a> {
    /// The cosets.
    pub fn new(group: &'a H1Group, words: &'a H1Words<'a>, union: &'a NearUnion) -> Self {
        Self { group, words, union }
    }

    /// The coset of a state, with the paths of at most `longest` moves, which are added from `paths_from` moves on.
    pub fn target(&self, state: &Cells, longest: usize, paths_from: usize) -> Target {
        Target { state: *state, paths: self.union.paths(self.group, state, longest), paths_from }
    }
}

impl CosetSpace for H1Cosets<'_> {
    type Coset = Target;
    type Marks = Vec<u8>;

    fn elements(&self) -> u64 {
        h3::ELEMENTS
    }

    fn empty(&self) -> Vec<u8> {
        spread::empty()
    }

    fn clear(&self, marks: &mut Vec<u8>) {
        marks.fill(0);
    }

    fn search(&self, coset: &Target, length: usize, marks: &mut Vec<u8>, control: &Control) -> ControlFlow<()> {
        if length <= WORDS_TO {
            let kind = WordKind { length, slack: usize::from(length > 6) };
            self.words.mark(&coset.state, kind, marks, control)?;
        }
        if length >= coset.paths_from {
            for path in &coset.paths {
                if control.stopped() {
                    return ControlFlow::Break(());
                }
                self.union.add(self.group, path, length, marks);
            }
        }
        ControlFlow::Continue(())
    }

    fn one_more(&self, old: &Vec<u8>, new: &mut Vec<u8>, control: &Control) -> ControlFlow<()> {
        self.group.spread.one_more(old, new, control).map_or(ControlFlow::Break(()), |_| ControlFlow::Continue(()))
    }

    fn count(&self, marks: &Vec<u8>) -> u64 {
        spread::count(marks)
    }
}

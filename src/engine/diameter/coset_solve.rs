//! Every element of a coset solved at once: the search and the passes that all puzzles share.
//!
//! The elements of a coset are marked in a set. For one length after the other, words of that length are searched; and
//! before that, one move of the subgroup is put behind every word known so far. When all elements are marked, the length
//! is one within which the whole coset is solved. (The method is that of cube20.org.)

use std::ops::ControlFlow;

use crate::engine::control::Control;

/// A puzzle with a subgroup whose cosets are solved.
pub trait CosetSpace {
    /// What tells a coset.
    type Coset;
    /// A set of elements of the subgroup.
    type Marks;

    /// The elements of the subgroup.
    fn elements(&self) -> u64;
    /// The empty set.
    fn empty(&self) -> Self::Marks;
    /// Removes all elements.
    fn clear(&self, marks: &mut Self::Marks);
    /// Marks elements that words of exactly `length` moves from the coset reach, and counts those marked by then.
    fn search(&self, coset: &Self::Coset, length: usize, marks: &mut Self::Marks, control: &Control)
    -> ControlFlow<()>;
    /// Marks in `new` what `old` marks and what is one move of the subgroup away.
    fn one_more(&self, old: &Self::Marks, new: &mut Self::Marks, control: &Control) -> ControlFlow<()>;
    /// How many elements are marked.
    fn count(&self, marks: &Self::Marks) -> u64;
}

/// How far words are searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// From this length on one more move of the subgroup is tried behind every word known so far.
    pub spread_from: usize,
    /// The longest words that are searched.
    pub search_to: usize,
    /// More moves than this are not tried.
    pub longest: usize,
}

/// Two sets, kept from coset to coset.
#[derive(Debug)]
pub struct Workspace<M> {
    marks: M,
    next: M,
}

impl<M> Workspace<M> {
    /// Empty sets.
    pub fn new<S: CosetSpace<Marks = M>>(space: &S) -> Self {
        Self { marks: space.empty(), next: space.empty() }
    }
}

/// How many elements of the coset are known to be solved within 0, 1, 2 moves and so on; the last number is that of all
/// elements, unless they are not all solved within the longest length of the effort. `None` when it was stopped.
pub fn solve<S: CosetSpace>(
    space: &S,
    coset: &S::Coset,
    effort: &Effort,
    work: &mut Workspace<S::Marks>,
    control: &Control,
) -> Option<Vec<u64>> {
    space.clear(&mut work.marks);
    let mut solved = Vec::new();
    for length in 0..=effort.longest {
        if length > 0 && length >= effort.spread_from {
            if space.one_more(&work.marks, &mut work.next, control).is_break() {
                return None;
            }
            std::mem::swap(&mut work.marks, &mut work.next);
        }
        // Words are searched only where one more move behind the known ones is not enough.
        let is_open = space.count(&work.marks) < space.elements();
        if is_open && length <= effort.search_to && space.search(coset, length, &mut work.marks, control).is_break() {
            return None;
        }
        solved.push(space.count(&work.marks));
        if solved.last() == Some(&space.elements()) {
            break;
        }
    }
    Some(solved)
}

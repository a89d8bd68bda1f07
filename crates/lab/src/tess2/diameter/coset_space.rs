//! Interface to a puzzle with a subgroup, for solving all elements of a coset at once.
//!
//! For each length, a set of elements is marked: by searching words of that length, and by appending one move of the subgroup to every
//! known word. Once all elements are marked, the whole coset is solved within that length. This is the method of cube20.org.

use std::fmt::Debug;
use std::hash::Hash;

use unfold_engine::control::Control;

/// A puzzle with a subgroup whose cosets are solved.
pub trait CosetSpace: Debug + Sync {
    /// A state of the puzzle.
    type State: Copy + Debug + Eq + Hash + Send + Sync;
    /// A state in a search, and the move that led to it.
    type Node: Copy;
    /// A set of elements of the subgroup.
    type Marks: Debug + Send + Sync;
    /// An element of the subgroup.
    type Element: Copy;
    /// Multiplication by an element of the subgroup.
    type Product: Debug + Send + Sync;

    /// Minimum length whose sets are kept; sets of shorter lengths are nearly empty.
    const MIN_KEPT_LEN: usize;

    /// Returns the number of elements of the subgroup.
    fn elements(&self) -> u64;
    /// Returns the empty set.
    fn empty(&self) -> Self::Marks;
    /// Removes all elements.
    fn clear(&self, marks: &mut Self::Marks);
    /// Returns the number of marked elements.
    fn count(&self, marks: &Self::Marks) -> u64;
    /// Returns the unmarked elements.
    fn missing(&self, marks: &Self::Marks) -> Vec<Self::Element>;

    /// Returns the solved state.
    fn solved(&self) -> Self::State;
    /// Returns the root node of a search.
    fn root(&self, state: &Self::State) -> Self::Node;
    /// Returns the state of a node.
    fn state(&self, node: &Self::Node) -> Self::State;
    /// Returns the children of the nodes by one more move each, keeping the sequences of moves canonical.
    fn children(&self, nodes: &[Self::Node]) -> Vec<Self::Node>;
    /// Returns all children within `moves` moves of the subgroup, and possibly some that are farther away.
    fn children_within(&self, nodes: &[Self::Node], moves: usize) -> Vec<Self::Node>;
    /// Returns the key of the coset of each node.
    fn keys(&self, nodes: &[Self::Node]) -> Vec<u64>;

    /// Marks elements reached by words of exactly `length` moves from the coset of a state. May mark only some or none, if stopped or if
    /// there are too many words to be worth searching.
    fn search(&self, state: &Self::State, length: usize, marks: &mut Self::Marks, control: &Control);
    /// Overwrites `new` with the marks of `old` and of the elements one move of the subgroup away. Incomplete if stopped.
    fn expand_by_one_move(&self, old: &Self::Marks, new: &mut Self::Marks, control: &Control);
    /// Returns the product that carries `from` to `to`, another state of the same coset.
    fn product(&self, from: &Self::State, to: &Self::State) -> Self::Product;
    /// Marks in `to` the products of the elements that `from` marks.
    fn mark_products(&self, product: &Self::Product, from: &Self::Marks, to: &mut Self::Marks);
    /// Retains the elements whose products are unmarked in `marks`. The product is the one that carries `from` to `to`,
    /// another state of the same coset.
    fn retain_unmarked(
        &self,
        from: &Self::State,
        to: &Self::State,
        marks: &Self::Marks,
        elements: &mut Vec<Self::Element>,
    );
}

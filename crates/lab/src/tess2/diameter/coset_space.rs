//! A puzzle with a subgroup whose cosets are solved, every element of a coset at once.
//!
//! A set of elements is marked for each length. Words of that length are searched, and one move of the subgroup is put
//! behind every word known so far. When all elements are marked, the length is one within which the whole coset is
//! solved. (The method is that of cube20.org.)

use std::fmt::Debug;
use std::hash::Hash;

use unfold_engine::control::Control;

/// A puzzle with a subgroup.
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

    /// The sets of shorter lengths than this are nearly empty, and are not kept.
    const KEPT_FROM: usize;

    /// The elements of the subgroup.
    fn elements(&self) -> u64;
    /// The empty set.
    fn empty(&self) -> Self::Marks;
    /// Removes all elements.
    fn clear(&self, marks: &mut Self::Marks);
    /// How many elements are marked.
    fn count(&self, marks: &Self::Marks) -> u64;
    /// The elements that are not marked.
    fn missing(&self, marks: &Self::Marks) -> Vec<Self::Element>;

    /// The solved state.
    fn solved(&self) -> Self::State;
    /// The node at which a search begins.
    fn begin(&self, state: &Self::State) -> Self::Node;
    /// The state of a node.
    fn state(&self, node: &Self::Node) -> Self::State;
    /// The nodes one move farther.
    fn children(&self, nodes: &[Self::Node]) -> Vec<Self::Node>;
    /// The children that may be within so many moves of the subgroup; only one that is not may be left out.
    fn children_within(&self, nodes: &[Self::Node], moves: usize) -> Vec<Self::Node>;
    /// The key of the coset of each node.
    fn keys(&self, nodes: &[Self::Node]) -> Vec<u64>;

    /// Marks elements that words of exactly `length` moves from the coset of a state reach. Where it is stopped, or the
    /// words are too many for what they solve, only some or none.
    fn search(&self, state: &Self::State, length: usize, marks: &mut Self::Marks, control: &Control);
    /// Marks in `new`, which is overwritten, what `old` marks and what is one move of the subgroup away.
    fn one_more(&self, old: &Self::Marks, new: &mut Self::Marks, control: &Control);
    /// The product that takes `from` to `to`, another state of the same coset.
    fn product(&self, from: &Self::State, to: &Self::State) -> Self::Product;
    /// Marks in `to` the products of what `from` marks.
    fn add(&self, product: &Self::Product, from: &Self::Marks, to: &mut Self::Marks);
    /// Keeps those elements that are not marked once they are taken along from `from` to `to`, another state of the same
    /// coset.
    fn retain_unmarked(
        &self,
        from: &Self::State,
        to: &Self::State,
        marks: &Self::Marks,
        elements: &mut Vec<Self::Element>,
    );
}

//! The pages that belong to no puzzle and take the place of the stage, as data.

use super::method_page::MethodPage;
use crate::app::coordinates::LookUp;
use crate::app::shortcuts::KeysPage;

/// A page that fills the place of the stage until it is left. Unlike a dialog it blocks nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Page {
    /// How a method works.
    Method(MethodPage),
    /// The examples.
    Examples,
    /// How things look.
    Appearance,
    /// The list of keys, which can be changed there.
    Keys(KeysPage),
    /// The arrays and coordinates of the position, and what is looked up in a move table.
    Coordinates(LookUp),
    /// The tables, and what can be done with them.
    Tables,
    /// The puzzle, the move and its sentence in the whole window.
    Presentation,
}

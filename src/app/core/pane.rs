//! The parts of the window.

/// A part of the window, in the order in which F6 goes through them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pane {
    /// The net and what is said of it.
    Position,
    /// The puzzle in space, what is played, and the views below it.
    Middle,
    /// The solver, its results and the charts.
    Solver,
    /// The menus.
    Menu,
    /// The stage, or the page in its place.
    Stage,
    /// The bar at the foot.
    Foot,
}

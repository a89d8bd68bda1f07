//! Panels around the puzzle: the menu, the position with its field, the solver, the result, solutions and lessons,
//! the timeline that plays moves, the bar that counts a solve by hand, the status, and what screen readers are told.

pub mod page_frame;
pub mod stage;
pub mod status;
pub mod top_bar;

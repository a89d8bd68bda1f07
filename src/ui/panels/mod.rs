//! What stands around the puzzle: the menu, the position with its field, the solver, the result, solutions and lessons,
//! the timeline that plays moves, the bar that counts a solve by hand, the status, and what screen readers are told.

pub(super) mod announcements;
pub(super) mod lesson;
pub(super) mod manual_solve;
pub(super) mod menu;
pub(super) mod playback;
pub(super) mod position;
mod position_field;
pub(super) mod result;
pub(super) mod solutions;
pub(super) mod solver;
pub(super) mod status;
pub(super) mod timeline;

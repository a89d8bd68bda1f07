//! What stands around the puzzle: the menu, the position with its field, the solver, the result, solutions and lessons,
//! the timeline that plays moves, the bar that counts a solve by hand, the status, and what screen readers are told.

pub(super) mod announcements;
pub(super) mod batch_settings;
pub(super) mod lesson;
pub(super) mod manual_solve;
pub(super) mod origin;
pub(super) mod other_results;
pub(super) mod playback;
pub(super) mod position;
pub(super) mod position_field;
pub(super) mod result;
pub(super) mod solutions;
pub(super) mod solver;
pub(super) mod stage;
pub(super) mod status;
pub(super) mod strip;
pub(super) mod timeline;
pub(super) mod toast;
pub(super) mod top_bar;
mod tracks;

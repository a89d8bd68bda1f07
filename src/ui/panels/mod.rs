//! The panels around the puzzle: top bar, stage, frame of pages and status bar.

pub mod page_frame;
pub mod stage;
pub mod status;
pub mod top_bar;

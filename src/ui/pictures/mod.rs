//! Pictures of the net, the puzzle in space and the charts.

pub mod choice;
pub mod snapshot;
pub mod space_picture;

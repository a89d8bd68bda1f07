//! Pictures of the net, the view and the charts.

pub mod choice;
pub mod snapshot;
pub mod space_picture;

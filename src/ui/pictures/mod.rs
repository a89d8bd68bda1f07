//! Pictures of the net, the view and the charts.

pub mod export_options;
pub mod snapshot;
pub mod space_picture;

//! The position that is shown: its field of buttons and where it came from.

pub mod origin;
pub mod position;

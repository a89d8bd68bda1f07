//! The texts of the window.

pub use super::texts::{dialogs::*, news::*, search::*, window::*};

//! The texts of the window.

pub use super::texts::{dialogs::*, search::*, search_news::*, window::*};

//! Notices about what has just happened: a toast, and words for screen readers.

pub mod announcer;
pub mod state;
pub mod toast;

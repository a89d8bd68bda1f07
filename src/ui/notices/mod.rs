//! Notices about what has just happened.

pub mod announcements;
pub mod toast;

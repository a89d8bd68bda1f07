//! The lesson, the pages about methods, and the presentation.

pub mod method_figures;
pub mod panel;
pub mod presentation;

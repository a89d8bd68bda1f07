//! The lesson, the pages about methods, and the presentation.

pub mod method_figures;
pub mod methods;
pub mod panel;
pub mod presentation;

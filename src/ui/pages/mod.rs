//! Pages that are a feature each: a batch, the graph of the 2×2×2 and crosses in the middle of the window; methods,
//! examples, tables and shortcuts in dialogs.

pub(super) mod appearance;
pub(super) mod batch;
mod coordinates;
pub(super) mod crosses;
mod examples;
pub(super) mod frame;
pub(super) mod graph;
mod method_figures;
pub(super) mod methods;
pub(super) mod presentation;
pub(super) mod shortcut_editor;
pub(super) mod tables;

//! What each feature does with messages: functions of its own state and a [`Context`](super::context::Context). No feature knows the
//! [`App`](super::App), which joins them.

pub mod analysis;
pub mod announcer;
pub mod batch;
pub mod chart_export;
pub mod cross_database;
pub mod file_export;
pub mod graph_export;
pub mod idle_tables;
pub mod picture_export;
pub mod runs;
pub mod search;
pub mod tables;

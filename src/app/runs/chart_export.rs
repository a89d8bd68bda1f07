//! The charts as a table: the runs that are drawn.

use std::path::Path;

use crate::app::document::runs::Run;
use crate::app::file_export::{Written, job::FileContent};
use crate::export::{place::Existing, runs};
use unfold_engine::notation::facelets;
use unfold_text::runs as say;

/// The file of these runs.
pub fn file<'a>(path: &Path, chosen: impl Iterator<Item = &'a Run>, existing: Existing) -> Written {
    let content = FileContent::Runs(chosen.map(row).collect());
    let news = say::NEWS_RUNS_SAVED.with([&path.display()]);
    Written { path: path.to_path_buf(), existing, content, news, solution_of: None }
}

/// A run as it is written.
fn row(run: &Run) -> runs::Run {
    runs::Run {
        number: run.number,
        method: run.by.method,
        metric: run.by.metric.name(),
        threads: run.threads,
        position: facelets::print(&run.state),
        series: [run.series.bounds(), run.series.lengths(), run.series.rate()].map(<[_]>::to_vec),
    }
}

//! Announcements for people who do not see the window: better solutions and bounds, how a search ended, errors, the news.
//!
//! Improvements that come within a second are told as one; what ends or fails is told at once.

use std::time::Duration;

use super::state::{Facts, ended, known};
use crate::{dialog::Dialog, document::runs::results::RunEnd, model::Model, search::here};
use unfold_text::announce as say;

pub use super::state::Announcer;

/// Looks what has become different.
fn poll(model: &mut Model) {
    let metric = model.shown_metric();
    let results = &model.document.workspace().position().results;
    let ended = match results.end {
        // Of a search for all optimal ones the news tell more.
        Some(RunEnd::Reason(reason)) if results.all.is_none() => Some(ended(results, reason, metric)),
        _ => None,
    };
    let error = match &model.dialog {
        Some(Dialog::Error { title, error }) => Some(say::SAID_FAULT.with([title, &error.what, &error.advice])),
        _ => None,
    };
    let facts = Facts {
        searching: here::is_searched(model),
        run: results.run,
        best: results.best().map(|best| best.length),
        lower: results.lower,
        progress: known(results, metric),
        ended,
        news: model.news.clone(),
        error,
    };
    model.announcer.observe(facts, model.now);
}

/// Does what is due, once a frame.
pub fn tick(model: &mut Model) {
    poll(model);
}

/// The time until something is due even if nothing wakes the window.
pub fn due(model: &Model) -> Option<Duration> {
    model.announcer.wait(model.now)
}

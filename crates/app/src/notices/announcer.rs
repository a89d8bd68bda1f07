//! Screen-reader announcements of better solutions and bounds, ends of searches, errors and news. Improvements are announced at most
//! once a second, everything else at once.

use std::time::Duration;

use super::state::{AnnouncedFacts, describe_end, describe_results};
use crate::{dialog::Dialog, document::runs::results::RunEnd, model::Model, search::shown_position};
use unfold_text::announce as say;

pub use super::state::Announcer;

/// Passes the current state to the announcer.
fn poll(model: &mut Model) {
    let metric = model.shown_metric();
    let results = &model.document.workspace().position().results;
    let ended = match results.end {
        // After a search for all optimal solutions, the news is more detailed and is announced instead.
        Some(RunEnd::Reason(reason)) if results.optimal_list.is_none() => Some(describe_end(results, reason, metric)),
        _ => None,
    };
    let error = match &model.dialog {
        Some(Dialog::Error { title, error }) => Some(say::SAID_FAULT.with([title, &error.what, &error.advice])),
        _ => None,
    };
    let facts = AnnouncedFacts {
        searching: shown_position::is_being_searched(model),
        run: results.run,
        best: results.best().map(|best| best.length),
        lower: results.lower,
        progress: describe_results(results, metric),
        ended,
        news: model.news.clone(),
        error,
    };
    model.announcer.observe(facts, model.now);
}

pub fn tick(model: &mut Model) {
    poll(model);
}

/// Time until a pending improvement may be announced; `None` if none is pending.
pub fn due(model: &Model) -> Option<Duration> {
    model.announcer.due(model.now)
}

//! Text about the estimated time of a proof.

use std::time::Duration;

use unfold_text::{Phrase, RoughTime, rail as say};

const HOUR: u64 = 60 * 60;
const DAY: u64 = 24 * HOUR;
/// Maximum estimated time of a proof that is offered.
pub const MAX_OFFERED_PROOF: Duration = Duration::from_secs(365 * DAY);

/// Estimated time of a proof: in seconds or minutes below an hour, otherwise only as hours, days, months or never.
pub fn time(left: Duration) -> Phrase {
    match left.as_secs() {
        seconds if seconds < HOUR => say::PROOF_TAKES.with([&RoughTime::new(left).phrase()]),
        seconds if seconds < 2 * DAY => say::PROOF_HOURS.with([]),
        seconds if seconds < 30 * DAY => say::PROOF_DAYS.with([]),
        _ if left <= MAX_OFFERED_PROOF => say::PROOF_MONTHS.with([]),
        _ => say::PROOF_NEVER.with([]),
    }
}

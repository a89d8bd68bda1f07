//! About how long a proof takes, in words.

use std::time::Duration;

use unfold_text::{Phrase, RoughTime, rail as say};

const HOUR: u64 = 60 * 60;
const DAY: u64 = 24 * HOUR;
/// A proof that takes longer is not offered.
pub const HOPELESS: Duration = Duration::from_secs(365 * DAY);

/// About how long a proof takes: in minutes below an hour, and from there in words.
pub fn time(left: Duration) -> Phrase {
    match left.as_secs() {
        seconds if seconds < HOUR => say::PROOF_TAKES.with([&RoughTime::of(left).phrase()]),
        seconds if seconds < 2 * DAY => say::PROOF_HOURS.with([]),
        seconds if seconds < 30 * DAY => say::PROOF_DAYS.with([]),
        _ if left <= HOPELESS => say::PROOF_MONTHS.with([]),
        _ => say::PROOF_NEVER.with([]),
    }
}

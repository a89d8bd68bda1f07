//! Text about the estimated time of a proof.

use std::time::Duration;

use unfold_text::{Phrase, RoughTime, rail as say};

const HOUR: u64 = 60 * 60;
const DAY: u64 = 24 * HOUR;
/// A proof that is estimated to take longer is not offered.
pub const HOPELESS: Duration = Duration::from_secs(365 * DAY);

/// The estimated time of a proof: in minutes below an hour, otherwise in words.
pub fn time(left: Duration) -> Phrase {
    match left.as_secs() {
        seconds if seconds < HOUR => say::PROOF_TAKES.with([&RoughTime::of(left).phrase()]),
        seconds if seconds < 2 * DAY => say::PROOF_HOURS.with([]),
        seconds if seconds < 30 * DAY => say::PROOF_DAYS.with([]),
        _ if left <= HOPELESS => say::PROOF_MONTHS.with([]),
        _ => say::PROOF_NEVER.with([]),
    }
}

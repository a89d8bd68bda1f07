//! The *Undo* button beside the news, offered for a few seconds after a position is replaced.

use std::time::{Duration, Instant};

/// Long enough to read the news and reach the button.
const OFFER_DURATION: Duration = Duration::from_secs(8);

#[derive(Debug, Default)]
pub struct UndoOffer {
    until: Option<Instant>,
}

impl UndoOffer {
    pub fn begin(&mut self, now: Instant) {
        self.until = Some(now + OFFER_DURATION);
    }

    pub fn end(&mut self) {
        self.until = None;
    }

    /// True while *Undo* is offered.
    pub fn is_active(&self, now: Instant) -> bool {
        self.until.is_some_and(|until| now < until)
    }

    /// Time until the offer ends; `None` without an offer.
    pub fn due(&self, now: Instant) -> Option<Duration> {
        self.until.filter(|_| self.is_active(now)).map(|until| until.saturating_duration_since(now))
    }
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "tests ask the clock themselves")]
mod tests {
    use super::*;

    #[test]
    fn undo_is_offered_until_answered_or_timed_out() {
        let (mut offer, now) = (UndoOffer::default(), Instant::now());
        assert!(!offer.is_active(now) && offer.due(now).is_none());
        offer.begin(now);
        assert!(offer.is_active(now + OFFER_DURATION / 2));
        assert_eq!(offer.due(now + OFFER_DURATION / 2), Some(OFFER_DURATION / 2));
        assert!(!offer.is_active(now + OFFER_DURATION) && offer.due(now + OFFER_DURATION).is_none());
        offer.begin(now);
        offer.end();
        assert!(!offer.is_active(now));
    }
}

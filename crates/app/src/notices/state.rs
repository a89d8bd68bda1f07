//! State of the screen-reader announcements.

use std::time::{Duration, Instant};

use crate::document::runs::results::Results;
use unfold_engine::{puzzle::Metric, search::Reason};
use unfold_text::{Phrase, announce as say, search};

/// Minimum interval between announced improvements.
pub(crate) const MIN_ANNOUNCEMENT_INTERVAL: Duration = Duration::from_secs(1);

/// The part of the model's state that announcements are made from.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AnnouncedFacts {
    pub(crate) searching: bool,
    /// Number of the run that the results belong to.
    pub(crate) run: Option<usize>,
    pub(crate) best: Option<usize>,
    pub(crate) lower: usize,
    /// Announcement of the best length and the lower bound.
    pub(crate) progress: Phrase,
    /// Announcement of the end of the run; `None` to announce the news instead.
    pub(crate) ended: Option<Phrase>,
    pub(crate) news: Phrase,
    /// The error in the open dialog.
    pub(crate) error: Option<Phrase>,
}

/// Announces changes between successive `AnnouncedFacts`.
#[derive(Debug, Default)]
pub struct Announcer {
    pub(crate) known: Option<AnnouncedFacts>,
    pub(crate) polite: Option<Phrase>,
    pub(crate) assertive: Option<Phrase>,
    /// Time of the last announced improvement.
    pub(crate) last_announced: Option<Instant>,
    /// True if a later improvement is still to be announced.
    pub(crate) is_pending: bool,
}

impl Announcer {
    pub(crate) fn observe(&mut self, facts: AnnouncedFacts, now: Instant) {
        // The initial state is not announced, except for an error.
        let Some(before) = self.known.replace(facts) else {
            self.assertive = self.known.as_ref().and_then(|facts| facts.error.clone());
            return;
        };
        let Some(facts) = &self.known else { return };
        if facts.error != before.error {
            self.assertive = facts.error.clone();
        }
        let same = facts.run == before.run;
        let better = facts.searching && (!same || (facts.best, facts.lower) != (before.best, before.lower));
        self.is_pending &= facts.searching && same;
        if before.searching && !facts.searching && same {
            self.is_pending = false;
            self.polite = facts.ended.clone().or_else(|| Some(facts.news.clone()));
        } else if better && (facts.best.is_some() || facts.lower > 0) {
            self.is_pending = true;
        } else if facts.news != before.news {
            self.polite = Some(facts.news.clone());
        }
        if self.is_pending
            && self.last_announced.is_none_or(|announced| now.duration_since(announced) >= MIN_ANNOUNCEMENT_INTERVAL)
        {
            self.is_pending = false;
            self.last_announced = Some(now);
            self.polite = Some(facts.progress.clone());
        }
    }

    /// Time until a pending improvement may be announced; `None` if none is pending.
    pub(crate) fn due(&self, now: Instant) -> Option<Duration> {
        let announced = self.last_announced.filter(|_| self.is_pending)?;
        Some(MIN_ANNOUNCEMENT_INTERVAL.saturating_sub(now.duration_since(announced)))
    }

    /// The polite and the assertive announcement.
    pub fn announcements(&self) -> [Option<&Phrase>; 2] {
        [self.polite.as_ref(), self.assertive.as_ref()]
    }
}

/// Announcement of the best length and the lower bound.
pub(crate) fn describe_results(results: &Results, metric: Metric) -> Phrase {
    match results.best() {
        Some(best) if best.length <= results.lower => say::SAID_PROVEN.with([&best.length, &metric]),
        Some(best) => say::SAID_BEST.with([&best.length, &metric, &results.lower]),
        None => say::SAID_NONE.with([&results.lower, &metric]),
    }
}

pub(crate) fn describe_end(results: &Results, reason: Reason, metric: Metric) -> Phrase {
    let how = match reason {
        Reason::Optimal => search::ENDED_OPTIMAL,
        Reason::Target => search::ENDED_TARGET,
        Reason::Timeout => search::ENDED_TIMEOUT,
        Reason::Patience => search::ENDED_PATIENCE,
        Reason::Nodes => search::ENDED_NODES,
        Reason::Stopped => search::ENDED_STOPPED,
        Reason::Exhausted => search::ENDED_EXHAUSTED,
        Reason::Impossible => search::ENDED_IMPOSSIBLE,
        Reason::Count => search::ENDED_COUNT,
    };
    say::SAID_END.with([&how, &describe_results(results, metric)])
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "tests ask the disk and the clock themselves")]
mod tests {
    use super::*;
    use unfold_text::Language;

    pub(crate) fn facts(searching: bool, best: Option<usize>, news: &str) -> AnnouncedFacts {
        AnnouncedFacts {
            searching,
            run: Some(1),
            best,
            lower: 1,
            progress: format!("best {best:?}").into(),
            ended: (!searching).then(|| "ended".to_owned().into()),
            news: news.to_owned().into(),
            error: None,
        }
    }

    pub(crate) fn said(announcer: &Announcer) -> [String; 2] {
        [&announcer.polite, &announcer.assertive]
            .map(|p| p.as_ref().map_or_else(String::new, |p| p.get(Language::ENGLISH)))
    }

    #[test]
    pub(crate) fn improvements_are_announced_together_and_the_end_at_once() {
        let mut announcer = Announcer::default();
        let start = Instant::now();
        let at = |ms| start + Duration::from_millis(ms);
        announcer.observe(facts(true, None, "searching"), start);
        assert_eq!(said(&announcer), ["", ""], "nothing has become different");
        announcer.observe(facts(true, Some(20), "found 20"), at(10));
        assert_eq!(said(&announcer)[0], "best Some(20)", "rather than the news of the same");
        for (best, ms) in [(19, 200), (18, 400), (17, 900)] {
            announcer.observe(facts(true, Some(best), "found"), at(ms));
            assert_eq!(said(&announcer)[0], "best Some(20)");
        }
        assert_eq!(announcer.due(at(900)), Some(Duration::from_millis(110)));
        announcer.observe(facts(true, Some(17), "found"), at(1010));
        assert_eq!(said(&announcer)[0], "best Some(17)");
        assert_eq!(announcer.due(at(1010)), None);
        announcer.observe(facts(true, Some(16), "found"), at(1100));
        announcer.observe(facts(false, Some(16), "proven"), at(1200));
        assert_eq!(said(&announcer)[0], "ended");
        announcer.observe(facts(false, Some(16), "proven"), at(5000));
        assert_eq!(said(&announcer)[0], "ended", "what waited is told with the end");
        announcer.observe(facts(false, Some(16), "copied"), at(5100));
        assert_eq!(said(&announcer)[0], "copied");
    }

    #[test]
    pub(crate) fn an_error_is_announced_while_open_and_again_when_it_recurs() {
        let mut announcer = Announcer::default();
        let now = Instant::now();
        let wrong = || AnnouncedFacts { error: Some("no file".to_owned().into()), ..facts(false, None, "") };
        announcer.observe(facts(false, None, ""), now);
        announcer.observe(wrong(), now);
        assert_eq!(said(&announcer)[1], "no file");
        announcer.observe(facts(false, None, ""), now);
        assert_eq!(said(&announcer)[1], "");
        announcer.observe(wrong(), now);
        assert_eq!(said(&announcer)[1], "no file");
    }
}

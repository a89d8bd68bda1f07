//! The latest event, for a few seconds in a corner of the window, with what can be done about it. The line at the foot
//! keeps the latest of it.

use std::time::{Duration, Instant};

use unfold_text::Phrase;

/// A toast is read and gone.
const SHOWN: Duration = Duration::from_secs(4);
/// One with a button stays longer, so that it can be reached.
const WITH_BUTTON: Duration = Duration::from_secs(8);

/// An action that a toast offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToastAction {
    /// Takes back what took the place of a position.
    Undo,
    /// Shows the file that was saved in its folder.
    ShowInFolder,
}

/// A message shown for a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Toast {
    /// The event in words.
    pub text: Phrase,
    /// The action offered for it.
    pub action: Option<ToastAction>,
    /// Until when it is shown.
    until: Instant,
}

/// The toast that is shown, if any.
#[derive(Debug, Default)]
pub struct Toasts(Option<Toast>);

impl Toasts {
    /// Shows what happened, in place of what was shown before.
    pub fn show(&mut self, text: Phrase, action: Option<ToastAction>, now: Instant) {
        let shown = if action.is_some() { WITH_BUTTON } else { SHOWN };
        self.0 = Some(Toast { text, action, until: now + shown });
    }

    /// Takes away what is shown, since it has been answered.
    pub fn dismiss(&mut self) {
        self.0 = None;
    }

    /// The toast that is to be seen at this moment.
    pub fn shown(&self, now: Instant) -> Option<&Toast> {
        self.0.as_ref().filter(|toast| now < toast.until)
    }

    /// Time at which the toast that is shown goes away.
    pub fn due(&self, now: Instant) -> Option<Duration> {
        self.shown(now).map(|toast| toast.until.saturating_duration_since(now))
    }
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "tests ask the disk and the clock themselves")]
mod tests {
    use super::*;
    use unfold_text::stage;

    #[test]
    fn a_toast_goes_away_by_itself_and_later_when_it_has_a_button() {
        let (mut toasts, now) = (Toasts::default(), Instant::now());
        assert_eq!(toasts.shown(now), None);
        toasts.show(stage::NEWS_NOT_COMPARED.with([]), None, now);
        assert!(toasts.shown(now + Duration::from_secs(3)).is_some());
        assert_eq!((toasts.shown(now + SHOWN), toasts.due(now + SHOWN)), (None, None));
        toasts.show(stage::NEWS_NOT_COMPARED.with([]), Some(ToastAction::Undo), now);
        let toast = toasts.shown(now + SHOWN).expect("still there");
        assert_eq!(toast.action, Some(ToastAction::Undo));
        toasts.dismiss();
        assert_eq!(toasts.shown(now), None);
    }
}

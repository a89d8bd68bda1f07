//! Whether a command is available now, and if not, why.

use unfold_text::{Phrase, Text};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Availability {
    Possible,
    Impossible {
        /// The reason in the current language; `None` if the command's name implies it.
        why: Option<String>,
    },
}

impl Availability {
    pub fn is_possible(&self) -> bool {
        *self == Self::Possible
    }

    /// The reason; `None` if the command is possible or its name implies the reason.
    pub fn why(self) -> Option<String> {
        match self {
            Self::Possible => None,
            Self::Impossible { why } => why,
        }
    }
}

/// Why a command is unavailable.
pub enum Obstacle {
    /// The command is available.
    None,
    /// Unavailable for a reason that its name implies.
    Implied,
    /// Unavailable for this reason.
    Disabled(Phrase),
}

impl Obstacle {
    /// No obstacle if `possible`, else [`Obstacle::Implied`].
    pub fn implied_unless(possible: bool) -> Self {
        if possible { Self::None } else { Self::Implied }
    }

    /// No obstacle if `possible`, else this reason.
    pub fn unless(possible: bool, why: Text<0>) -> Self {
        if possible { Self::None } else { Self::Disabled(why.into()) }
    }

    /// This reason if `so`, else no obstacle.
    pub fn disabled_if(so: bool, why: impl FnOnce() -> Phrase) -> Self {
        if so { Self::Disabled(why()) } else { Self::None }
    }

    /// Returns this obstacle if there is one, else the second.
    #[must_use]
    pub fn or(self, second: impl FnOnce() -> Self) -> Self {
        if matches!(self, Self::None) { second() } else { self }
    }
}

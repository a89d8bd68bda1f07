//! The answer to whether a command can be done now, and if not, why.

use unfold_text::{Phrase, Text};

/// The availability of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Availability {
    /// It can be done.
    Possible,
    /// It cannot.
    Impossible {
        /// The reason, where the name of the command does not say so; in the language of the window.
        why: Option<String>,
    },
}

impl Availability {
    /// True if the command can be done.
    pub fn is_possible(&self) -> bool {
        *self == Self::Possible
    }

    /// The reason why the command cannot be done, where its name does not say so.
    pub fn why(self) -> Option<String> {
        match self {
            Self::Possible => None,
            Self::Impossible { why } => why,
        }
    }
}

/// An obstacle to a command.
pub enum Obstacle {
    /// There is none.
    None,
    /// The command cannot be done, and its name says why.
    Plain,
    /// The command cannot be done, for this reason.
    Disabled(Phrase),
}

impl Obstacle {
    /// No obstacle if something is so, and otherwise one that needs no words.
    pub fn plain_unless(possible: bool) -> Self {
        if possible { Self::None } else { Self::Plain }
    }

    /// No obstacle if something is so, and otherwise this reason.
    pub fn unless(possible: bool, why: Text<0>) -> Self {
        if possible { Self::None } else { Self::Disabled(why.into()) }
    }

    /// A reason if something is so, and otherwise no obstacle.
    pub fn because_if(so: bool, why: impl FnOnce() -> Phrase) -> Self {
        if so { Self::Disabled(why()) } else { Self::None }
    }

    /// This obstacle, or if it is none, another.
    #[must_use]
    pub fn or(self, second: impl FnOnce() -> Self) -> Self {
        if matches!(self, Self::None) { second() } else { self }
    }
}

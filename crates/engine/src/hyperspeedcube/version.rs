//! The versions of Hyperspeedcube's files.

/// The version of the format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Version {
    /// Of Hyperspeedcube 1, in YAML.
    One,
    /// Of Hyperspeedcube 2 up to 2.0.0-zeta.12, in KDL.
    #[default]
    Two,
    /// Of later states of Hyperspeedcube 2, in KDL with other ids of puzzles.
    Three,
}

impl Version {
    /// Every version.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// Its number in a file, `1 <= number <= 3`.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The version with a number.
    pub fn of_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|version| version.number() == number)
    }
}

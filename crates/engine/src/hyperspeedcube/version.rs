/// A version of Hyperspeedcube's file format. Versions are ordered by age, oldest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Version {
    /// Hyperspeedcube 1: YAML.
    One,
    /// Hyperspeedcube 2 up to 2.0.0-zeta.12: KDL.
    #[default]
    Two,
    /// Later builds of Hyperspeedcube 2: KDL with different puzzle ids.
    Three,
}

impl Version {
    /// All versions, oldest first.
    pub const ALL: [Self; 3] = [Self::One, Self::Two, Self::Three];

    /// Returns the number written in files, from 1 to 3.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the version with this number in files; `None` if unknown.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|version| version.number() == number)
    }
}

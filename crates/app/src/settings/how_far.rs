//! Level to which a search goes: to the first solution, to the shortest one in the time, or to the proof that none is shorter.

use std::fmt;

use serde::de::{self, Deserialize, Deserializer, Visitor};

/// Level at which a search is content.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum HowFar {
    /// With the first solution.
    Quick,
    /// With the shortest solution found within the time limit.
    #[default]
    Shortest,
    /// With a solution that is proven optimal.
    Prove,
}

impl HowFar {
    /// Every level, the shortest search first.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Shortest, Self::Prove];
}

/// Reads a level by its word, or the switch *Optimal* of version 0.1.0, which was on or off.
impl<'de> Deserialize<'de> for HowFar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct WordOrSwitch;

        impl Visitor<'_> for WordOrSwitch {
            type Value = HowFar;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"quick\", \"shortest\", \"prove\" or a boolean")
            }

            fn visit_bool<E: de::Error>(self, is_optimal: bool) -> Result<HowFar, E> {
                Ok(if is_optimal { HowFar::Prove } else { HowFar::Shortest })
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<HowFar, E> {
                match word {
                    "quick" => Ok(HowFar::Quick),
                    "shortest" => Ok(HowFar::Shortest),
                    "prove" => Ok(HowFar::Prove),
                    _ => Err(E::unknown_variant(word, &["quick", "shortest", "prove"])),
                }
            }
        }

        deserializer.deserialize_any(WordOrSwitch)
    }
}

#[cfg(test)]
mod tests {
    use crate::settings::how_far::*;

    #[test]
    fn levels_are_read_as_they_are_written_and_as_the_switch_was() {
        for level in HowFar::ALL {
            let written = serde_json::to_string(&level).expect("a word");
            assert_eq!(serde_json::from_str::<HowFar>(&written).expect("a level"), level);
        }
        let read = |text| serde_json::from_str::<HowFar>(text).ok();
        assert_eq!([read("true"), read("false")], [Some(HowFar::Prove), Some(HowFar::Shortest)]);
        assert_eq!([read("\"far\""), read("1"), read("null")], [None; 3]);
    }
}

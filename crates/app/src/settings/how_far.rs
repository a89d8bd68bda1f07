use std::fmt;

use serde::de::{self, Deserialize, Deserializer, Visitor};

/// Goal of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum HowFar {
    /// The first solution.
    Quick,
    /// The shortest solution found within the time limit.
    #[default]
    Shortest,
    /// A solution proven optimal.
    Prove,
}

impl HowFar {
    /// All goals, the quickest first.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Shortest, Self::Prove];
}

/// Accepts a lower-case variant name, or the boolean switch *Optimal* of version 0.1.0.
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
    fn levels_round_trip_and_the_old_switch_is_read() {
        for level in HowFar::ALL {
            let written = serde_json::to_string(&level).expect("a word");
            assert_eq!(serde_json::from_str::<HowFar>(&written).expect("a level"), level);
        }
        let read = |text| serde_json::from_str::<HowFar>(text).ok();
        assert_eq!([read("true"), read("false")], [Some(HowFar::Prove), Some(HowFar::Shortest)]);
        assert_eq!([read("\"far\""), read("1"), read("null")], [None; 3]);
    }
}

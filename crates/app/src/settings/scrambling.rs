//! Ways to scramble a position.

/// A way to scramble a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scrambling {
    /// A position drawn uniformly from all positions.
    #[default]
    Uniform,
    /// Twenty random turns of faces.
    Turns,
}

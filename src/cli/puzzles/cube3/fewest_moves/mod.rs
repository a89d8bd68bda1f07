//! `unfold steps` and `unfold insert`: fewest moves for the 3×3×3, and insertions for hypercubes.

mod find;
mod hypercubes;
mod insert;
pub mod notation;
pub mod rows;
mod steps;

pub use self::insert::{Insert, run as run_insert};
pub use self::steps::{Method as StepsMethod, Steps, run as run_steps};

//! `unfold steps` and `unfold insert`: fewest moves of the 3x3x3.

mod find;
mod insert;
mod notation;
mod rows;
mod steps;

pub use self::insert::{Insert, run as run_insert};
pub use self::steps::{Steps, run as run_steps};

//! Files of solves, as bytes and values: nothing here touches the disk.
//!
//! MC4D's format, version 3, of the 2x2x2x2. [`log`] is what a log says, [`read`](read()) and [`write`](write()) are the
//! way in and out, [`faults`] what can be wrong with a file and what may be worth telling about a good one.

pub mod faults;
mod history;
pub mod log;
mod read;
mod write;

pub use faults::{LogError, Notice};
pub use log::{Log, ScrambleState, Token};
pub use read::{LIMIT, looks_like, read};
pub use write::write;

/// The first word of every log.
const MAGIC: &str = "MagicCube4D";
/// The version of the format.
const VERSION: u32 = 3;
/// The puzzle and its length, as the header names them.
const PUZZLE: (&str, &str) = ("{4,3,3}", "2");

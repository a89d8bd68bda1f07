//! Reads and writes MC4D's log files in memory, without disk access.
//!
//! [`log`] holds the content of a log, [`read`](read()) parses formats 1 to 3, [`write`](write()) writes format 3, and
//! [`faults`] has the errors in a file and the notices about a valid one.

pub mod faults;
mod history;
pub mod log;
mod older;
mod read;
mod write;

pub use faults::{LogError, Notice, puzzles_with_logs};
pub use log::{Log, ScrambleState, Token, count_twists};
pub use read::{LIMIT, looks_like, read};
pub use write::write;

/// The first word of every log.
const MAGIC: &str = "MagicCube4D";
/// Version of the format written by MC4D 4.
const VERSION: u32 = 3;

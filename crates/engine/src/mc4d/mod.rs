//! MC4D's log files, format version 3, as bytes and values. Nothing here touches the disk.
//!
//! [`log`] holds the content of a log, [`read`](read()) and [`write`](write()) convert it from and to text, and
//! [`faults`] lists errors in a file and notices about a valid one.

pub mod faults;
mod history;
pub mod log;
mod read;
mod write;

pub use faults::{LogError, Notice, with_logs};
pub use log::{Log, ScrambleState, Token, twists};
pub use read::{LIMIT, looks_like, read};
pub use write::write;

/// The first word of every log.
const MAGIC: &str = "MagicCube4D";
/// The version of the format.
const VERSION: u32 = 3;

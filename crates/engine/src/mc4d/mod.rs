//! MC4D's log files as bytes and values. Nothing here touches the disk.
//!
//! [`log`] holds the content of a log, [`read`](read()) makes it of a text in any of the formats 1 to 3, [`write`](write()) writes it in
//! format 3, and [`faults`] lists errors in a file and notices about a valid one.

pub mod faults;
mod history;
pub mod log;
mod older;
mod read;
mod write;

pub use faults::{LogError, Notice, with_logs};
pub use log::{Log, ScrambleState, Token, twists};
pub use read::{LIMIT, looks_like, read};
pub use write::write;

/// The first word of every log.
const MAGIC: &str = "MagicCube4D";
/// The version of the format that MC4D 4 writes.
const VERSION: u32 = 3;

//! A session as the bytes of a file: a head on the first line, which names format, version and checksum, and a body.
//!
//! The present version is written, and read like the one before it, which has no kept rows of moves. A session of another version is
//! left to whoever has that version.

use std::{io, path::PathBuf};

use super::record::Session;
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

/// The largest file that is read or written, in bytes.
pub const LIMIT: usize = 16 << 20;
/// The version that is written.
pub const VERSION: u64 = 3;
/// The oldest version that is read.
const OLDEST: u64 = 2;
/// The name of the format.
const FORMAT: &str = "unfold-session";
/// First bytes of every session.
const MAGIC: &str = r#"{"format":"unfold-session""#;

/// A fault in the bytes of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionError {
    /// It does not begin as sessions do.
    Foreign,
    /// It is larger than [`LIMIT`].
    TooLarge,
    /// It was written by a later version of the program.
    Newer {
        /// The version of its form.
        version: u64,
    },
    /// It was written by an earlier version of the program, whose form is not read any more.
    Older {
        /// The version that it names.
        version: u64,
    },
    /// The body is not what the head's checksum stands for: it was cut or changed.
    Checksum,
    /// The body is not in the form of its version.
    Form {
        /// Reason, in the words of the JSON reader.
        reason: String,
    },
    /// Impossible content.
    Content(ContentError),
}

/// Error of reading the session of last time.
#[derive(Debug)]
pub enum KeptError {
    /// The system did not let it be read.
    Read {
        /// The file.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// It is no session that can be used.
    Bad {
        /// The file.
        path: PathBuf,
        /// The fault.
        error: SessionError,
        /// Its new name; `None` when it could not be renamed.
        set_aside: Option<PathBuf>,
    },
}

/// Content that cannot be in a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContentError {
    /// Facelets that are none of the puzzle.
    Facelets,
    /// A move that the puzzle does not have.
    Move,
    /// A log that is none.
    Log,
    /// Moves that do not lead where they are to lead.
    Reach,
    /// A method or a metric that the puzzle does not have.
    Method,
    /// A solution that solves nothing, or is out of order.
    Solution,
    /// A lower bound above the best length.
    Bound,
    /// A number or a list out of its bounds.
    Number,
}

/// The first line.
#[derive(Serialize, Deserialize)]
struct Head {
    format: String,
    version: u64,
    checksum: String,
}

/// True if these bytes are to be read as a session, right or wrong.
pub fn looks_like(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC.as_bytes())
}

/// The bytes of a session, at most [`LIMIT`] of them: of a larger one what can be spared is left out.
pub fn fitted(mut session: Session) -> Vec<u8> {
    loop {
        let bytes = write(&session);
        if bytes.len() <= LIMIT || !session.shorten() {
            return bytes;
        }
    }
}

/// The bytes of a session.
pub fn write(session: &Session) -> Vec<u8> {
    // Records of plain values can always be written.
    seal(VERSION, &serde_json::to_string(session).unwrap_or_default())
}

/// A body under a head of its own.
pub fn seal(version: u64, body: &str) -> Vec<u8> {
    let head = Head { format: FORMAT.into(), version, checksum: checksum(body.as_bytes()) };
    let head = serde_json::to_string(&head).unwrap_or_default();
    format!("{head}\n{body}\n").into_bytes()
}

/// The session that bytes hold; what it says is not checked here.
///
/// # Errors
/// The first thing that is wrong.
pub fn read(bytes: &[u8]) -> Result<Session, SessionError> {
    if !looks_like(bytes) {
        return Err(SessionError::Foreign);
    }
    if bytes.len() > LIMIT {
        return Err(SessionError::TooLarge);
    }
    let end = bytes.iter().position(|byte| *byte == b'\n').ok_or(SessionError::Checksum)?;
    let (head, body) = bytes.split_at(end);
    let head: Head = serde_json::from_slice(head).map_err(form)?;
    if head.version > VERSION {
        return Err(SessionError::Newer { version: head.version });
    }
    if head.version < OLDEST {
        return Err(SessionError::Older { version: head.version });
    }
    let body = body.trim_ascii();
    if head.checksum != checksum(body) {
        return Err(SessionError::Checksum);
    }
    serde_json::from_slice(body).map_err(form)
}

fn form(error: serde_json::Error) -> SessionError {
    SessionError::Form { reason: error.to_string() }
}

fn checksum(body: &[u8]) -> String {
    format!("{:016x}", xxh3_64(body))
}

//! The file format of sessions: a header line with format, version and checksum, then a JSON body.
//!
//! Only the current version and the previous one, which lacks saved rows of moves, can be read.

use std::{io, path::PathBuf};

use super::record::Session;
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

/// Maximum file size, in bytes.
pub const MAX_SESSION_BYTES: usize = 16 << 20;
/// Format version of written sessions.
pub const VERSION: u64 = 3;
/// Oldest format version that can be read.
const MIN_VERSION: u64 = 2;
const FORMAT: &str = "unfold-session";
/// First bytes of every session file.
const MAGIC: &str = r#"{"format":"unfold-session""#;

/// Error in the bytes of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionError {
    /// Not a session file.
    Foreign,
    /// Larger than [`MAX_SESSION_BYTES`].
    TooLarge,
    /// Written by a later version.
    Newer {
        version: u64,
    },
    /// Written by a version too old to be read.
    Older {
        version: u64,
    },
    /// There is no header line, or its checksum does not match: the file was truncated or edited.
    Checksum,
    /// The header or the body is not JSON of the expected structure.
    Form {
        /// Message of the JSON parser.
        reason: String,
    },
    Content(ContentError),
}

/// Why the autosaved session was not restored.
#[derive(Debug)]
pub enum RestoreError {
    Read {
        path: PathBuf,
        source: io::Error,
    },
    Bad {
        path: PathBuf,
        error: SessionError,
        /// New path; `None` if it could not be renamed.
        set_aside: Option<PathBuf>,
    },
}

/// Invalid content of a well-formed session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContentError {
    /// Not facelets of the puzzle.
    Facelets,
    /// Not a move of the puzzle.
    Move,
    /// A log that cannot be parsed.
    Log,
    /// Moves that do not lead to the stated position.
    Reach,
    /// Not a method of the puzzle, or not a metric of the method.
    Method,
    /// A solution that does not solve its position or contradicts the others, or results without a valid position.
    Solution,
    /// A lower bound that is too high, or a proof without the bound for it.
    Bound,
    /// A number out of range, a list too long or out of order, or a duplicate.
    Number,
}

/// First line of a session file, as JSON.
#[derive(Serialize, Deserialize)]
struct Header {
    format: String,
    version: u64,
    checksum: String,
}

/// True if the bytes claim to be a session, valid or not.
pub fn looks_like(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC.as_bytes())
}

/// Serialises a session, dropping the least important parts until it fits in [`MAX_SESSION_BYTES`] bytes or nothing is left to drop.
pub fn serialize_within_limit(mut session: Session) -> Vec<u8> {
    loop {
        let bytes = serialize(&session);
        if bytes.len() <= MAX_SESSION_BYTES || !session.shorten() {
            return bytes;
        }
    }
}

pub fn serialize(session: &Session) -> Vec<u8> {
    // Plain records always serialise.
    seal(VERSION, &serde_json::to_string(session).unwrap_or_default())
}

/// Puts a header line with the version and checksum before a body.
pub fn seal(version: u64, body: &str) -> Vec<u8> {
    let head = Header { format: FORMAT.into(), version, checksum: checksum(body.as_bytes()) };
    let head = serde_json::to_string(&head).unwrap_or_default();
    format!("{head}\n{body}\n").into_bytes()
}

/// Parses a session without validating its content.
///
/// # Errors
/// The first problem found.
pub fn read(bytes: &[u8]) -> Result<Session, SessionError> {
    if !looks_like(bytes) {
        return Err(SessionError::Foreign);
    }
    if bytes.len() > MAX_SESSION_BYTES {
        return Err(SessionError::TooLarge);
    }
    let end = bytes.iter().position(|byte| *byte == b'\n').ok_or(SessionError::Checksum)?;
    let (head, body) = bytes.split_at(end);
    let head: Header = serde_json::from_slice(head).map_err(form)?;
    if head.version > VERSION {
        return Err(SessionError::Newer { version: head.version });
    }
    if head.version < MIN_VERSION {
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

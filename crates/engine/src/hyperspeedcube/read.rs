//! Reads a Hyperspeedcube file of any version.

use super::faults::{FileError, Notice};
use super::{File, kdl_read, yaml};
use crate::puzzle::text::TextPosition;

/// Maximum file size, in bytes: about 20 times the size of an all-day solve.
pub const LIMIT: usize = 4 << 20;

/// Reads a file of any version.
///
/// # Errors
/// The first error found, with its line and column if known.
pub fn read(bytes: &[u8]) -> Result<File, FileError> {
    if bytes.len() > LIMIT {
        return Err(FileError::TooLarge { bytes: bytes.len(), limit: LIMIT });
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        FileError::NotText(TextPosition::at_byte(&good, good.len()))
    })?;
    let unmarked = text.strip_prefix('\u{feff}');
    let notices = unmarked.map(|_| Notice::ByteOrderMark);
    let text = unmarked.unwrap_or(text);
    if text.trim().is_empty() {
        return Err(FileError::Empty);
    }
    let mut file = if is_yaml(text) { yaml::read(text)? } else { kdl_read::read(text)? };
    for solve in &mut file.solves {
        solve.notices.extend(notices.clone());
    }
    Ok(file)
}

/// True if a text looks like a Hyperspeedcube file and should be read as one, valid or not.
pub fn looks_like(text: &str) -> bool {
    let text = text.trim_start_matches(['\u{feff}', ' ', '\t', '\n', '\r']);
    let title = text.trim_start_matches(['#', '/', ' ']);
    let has_title = title.len() < text.len() && title.starts_with("Hyperspeedcube puzzle log");
    let has = |part: &str| text.contains(part);
    // Every file has a version and some words that rarely occur together in other texts.
    let has_solve = has("solve") && has("puzzle") && has("log") && has("id=");
    has_title || (has("version") && (has_solve || has("Rubiks3D") || has("Rubiks4D")))
}

/// Returns the first line that is not blank, a comment in KDL or YAML, or a YAML marker or directive, trimmed; empty if
/// there is none.
fn first_significant_line(text: &str) -> &str {
    let says = |line: &&str| !line.is_empty() && !["#", "//", "---", "%"].iter().any(|head| line.starts_with(head));
    text.lines().map(str::trim).find(says).unwrap_or_default()
}

/// True if the first significant line is a YAML key with a colon, or starts a YAML map in braces.
fn is_yaml(text: &str) -> bool {
    let line = first_significant_line(text);
    let name = line.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '"' | '\''));
    line.starts_with('{') || (name.len() < line.len() && name.trim_start().starts_with(':'))
}

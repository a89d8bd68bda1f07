//! Paths that users type or paste.

use std::{borrow::Cow, path::PathBuf};

use percent_encoding::percent_decode_str;

const FILE_URI: &str = "file://";

/// Parses a typed or pasted path: strips quotes, expands a leading `~/` and decodes `file://` URIs.
pub fn typed_path(text: &str) -> PathBuf {
    let text = text.trim();
    let quoted = |q: char| text.strip_prefix(q).and_then(|t| t.strip_suffix(q));
    let text = quoted('"').or_else(|| quoted('\'')).unwrap_or(text);
    if let Some(rest) = text.strip_prefix(FILE_URI) {
        return PathBuf::from(strip_drive_slash(
            &decoded(rest.strip_prefix("localhost").unwrap_or(rest)),
            cfg!(windows),
        ));
    }
    let home = directories::BaseDirs::new();
    let below_home = text.strip_prefix('~').and_then(|rest| rest.strip_prefix(std::path::is_separator));
    match (below_home, home) {
        (Some(rest), Some(home)) => home.home_dir().join(rest),
        _ => PathBuf::from(text),
    }
}

/// Strips the slash before a Windows drive in a file URI: `/C:/a.log`.
fn strip_drive_slash(path: &str, has_drives: bool) -> &str {
    match path.as_bytes() {
        [b'/', drive, b':', b'/', ..] if has_drives && drive.is_ascii_alphabetic() => &path[1..],
        _ => path,
    }
}

/// Parses pasted paths: a list of file URIs, as file managers copy them, or a single absolute path. Empty for other
/// texts, which may be moves or a position.
pub fn pasted_paths(text: &str) -> Vec<PathBuf> {
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    if lines().all(|line| line.starts_with(FILE_URI)) {
        return lines().map(typed_path).collect();
    }
    let mut lines = lines();
    let (Some(line), None) = (lines.next(), lines.next()) else { return Vec::new() };
    let path = typed_path(line);
    if path.is_absolute() { vec![path] } else { Vec::new() }
}

/// Percent-decodes a text; unchanged if the result is not UTF-8.
fn decoded(text: &str) -> String {
    percent_decode_str(text).decode_utf8().map_or_else(|_| text.to_owned(), Cow::into_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_paths_are_parsed() {
        assert_eq!(typed_path("  \"/a b.log\" "), PathBuf::from("/a b.log"));
        assert_eq!(typed_path("file:///a.log"), PathBuf::from("/a.log"));
        assert_eq!(typed_path("file://localhost/a%20b%C3%A9%.log"), PathBuf::from("/a bé%.log"));
        assert!(typed_path("~/a.log").is_absolute() && typed_path("~/a.log").ends_with("a.log"));
        assert_eq!(typed_path("~a.log"), PathBuf::from("~a.log"));
    }

    #[test]
    fn the_slash_before_a_drive_is_stripped_on_windows_only() {
        for (path, on_windows) in [("/C:/a.log", "C:/a.log"), ("/C:", "/C:"), ("/é:/a", "/é:/a"), ("/a/b", "/a/b")] {
            assert_eq!((strip_drive_slash(path, true), strip_drive_slash(path, false)), (on_windows, path));
        }
    }
}

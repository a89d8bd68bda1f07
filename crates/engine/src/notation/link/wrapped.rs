//! Extracts a link from the text pasted around it: brackets and quotes, Markdown, BBCode, HTML.

use super::sites::{is_address, strip_prefix_ignoring_case};

/// Pairs of delimiters around a link.
const PAIRS: [(char, char); 8] =
    [('<', '>'), ('(', ')'), ('"', '"'), ('\'', '\''), ('“', '”'), ('‘', '’'), ('«', '»'), ('`', '`')];
const TRAILING_PUNCTUATION: [char; 2] = [',', ';'];

/// Maximum nesting depth of delimiters around a link.
const MAX_NESTING: usize = 4;

/// Returns the link in a text, or the trimmed text if there is none.
pub(super) fn extract_link(text: &str) -> &str {
    link_within(text, MAX_NESTING).unwrap_or_else(|| trimmed(text))
}

fn link_within(text: &str, depth: usize) -> Option<&str> {
    let text = trimmed(text);
    if is_address(text) {
        return Some(text);
    }
    let inner = depth.checked_sub(1)?;
    let ways = [in_pair, in_markdown, as_reference, after_label, in_forum_marks, in_html];
    ways.into_iter().filter_map(|within| within(text)).find_map(|text| link_within(text, inner))
}

fn trimmed(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}').trim_end_matches(TRAILING_PUNCTUATION).trim_end()
}

/// Unwraps `<link>`, `(link)` or `"link"`, optionally followed by a full stop.
fn in_pair(text: &str) -> Option<&str> {
    let open = text.chars().next()?;
    let (_, close) = PAIRS.into_iter().find(|(opening, _)| *opening == open)?;
    let inner = text.strip_prefix(open)?;
    Some(inner.strip_suffix('.').unwrap_or(inner).strip_suffix(close)?.trim())
}

/// Unwraps `[text](link)` or `[text](<link> "title")`, optionally followed by a full stop.
fn in_markdown(text: &str) -> Option<&str> {
    let (words, rest) = text.strip_prefix('!').unwrap_or(text).strip_prefix('[')?.split_once("](")?;
    if words.contains('\n') {
        return None;
    }
    let inner = rest.strip_suffix('.').unwrap_or(rest).strip_suffix(')')?.trim();
    // A quoted title after a blank.
    let title = inner.chars().next_back().filter(|quote| ['"', '\''].contains(quote));
    let link = title.and_then(|quote| {
        let (link, _) = inner.strip_suffix(quote)?.rsplit_once(quote)?;
        link.ends_with(char::is_whitespace).then(|| link.trim_end())
    });
    Some(link.unwrap_or(inner))
}

/// Unwraps `[text]: link`.
fn as_reference(text: &str) -> Option<&str> {
    let (words, link) = text.strip_prefix('[')?.split_once("]:")?;
    (!words.contains('\n')).then_some(link)
}

/// Unwraps `Scramble: link`.
fn after_label(text: &str) -> Option<&str> {
    let (label, link) = text.split_once(':')?;
    let is_label = link.starts_with(char::is_whitespace) && label.chars().all(|c| c.is_alphanumeric() || c == ' ');
    is_label.then_some(link)
}

/// Unwraps `[url]link[/url]` or `[url="link"]text[/url]`.
fn in_forum_marks(text: &str) -> Option<&str> {
    let rest = strip_prefix_ignoring_case(text, "[url")?;
    if let Some(rest) = rest.strip_prefix(']') {
        return Some(rest.split_once('[').map_or(rest, |(link, _)| link).trim());
    }
    quoted(rest.strip_prefix('=')?, ']')
}

/// Unwraps `<a href="link">text</a>`.
fn in_html(text: &str) -> Option<&str> {
    let rest = strip_prefix_ignoring_case(text, "<a ")?;
    let (_, rest) = rest.split_once("href=")?;
    quoted(rest, '>')
}

/// Returns the text up to the closing quote if it is quoted, else up to `end`; `None` without that end.
fn quoted(text: &str, end: char) -> Option<&str> {
    let quote = text.chars().next().filter(|quote| ['"', '\''].contains(quote));
    let (text, end) = quote.map_or((text, end), |quote| (&text[1..], quote));
    text.split_once(end).map(|(link, _)| link.trim())
}

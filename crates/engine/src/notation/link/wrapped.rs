//! A link within what people paste with it: brackets and quotes, Markdown, the marks of forums, HTML.

use super::sites::{after, is_address};

/// Pairs that stand around a link.
const PAIRS: [(char, char); 8] =
    [('<', '>'), ('(', ')'), ('"', '"'), ('\'', '\''), ('“', '”'), ('‘', '’'), ('«', '»'), ('`', '`')];
/// Signs between a link and the rest of the sentence.
const AFTER: [char; 2] = [',', ';'];

/// The most marks around a link that are read, one within another.
const DEEPEST: usize = 4;

/// The link in a text, or the text itself without blanks around it if there is none.
pub(super) fn bare(text: &str) -> &str {
    link_within(text, DEEPEST).unwrap_or_else(|| trimmed(text))
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
    text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}').trim_end_matches(AFTER).trim_end()
}

/// `<link>`, `(link)`, `"link"`; a full stop may follow.
fn in_pair(text: &str) -> Option<&str> {
    let open = text.chars().next()?;
    let (_, close) = PAIRS.into_iter().find(|(opening, _)| *opening == open)?;
    let inner = text.strip_prefix(open)?;
    Some(inner.strip_suffix('.').unwrap_or(inner).strip_suffix(close)?.trim())
}

/// `[text](link)`, `[text](<link> "title")`.
fn in_markdown(text: &str) -> Option<&str> {
    let (words, rest) = text.strip_prefix('!').unwrap_or(text).strip_prefix('[')?.split_once("](")?;
    if words.contains('\n') {
        return None;
    }
    let inner = rest.strip_suffix('.').unwrap_or(rest).strip_suffix(')')?.trim();
    // A title in quotes after a blank.
    let title = inner.chars().next_back().filter(|quote| ['"', '\''].contains(quote));
    let link = title.and_then(|quote| {
        let (link, _) = inner.strip_suffix(quote)?.rsplit_once(quote)?;
        link.ends_with(char::is_whitespace).then(|| link.trim_end())
    });
    Some(link.unwrap_or(inner))
}

/// `[text]: link`.
fn as_reference(text: &str) -> Option<&str> {
    let (words, link) = text.strip_prefix('[')?.split_once("]:")?;
    (!words.contains('\n')).then_some(link)
}

/// `Scramble: link`.
fn after_label(text: &str) -> Option<&str> {
    let (label, link) = text.split_once(':')?;
    let is_label = link.starts_with(char::is_whitespace) && label.chars().all(|c| c.is_alphanumeric() || c == ' ');
    is_label.then_some(link)
}

/// `[url]link[/url]`, `[url="link"]text[/url]`.
fn in_forum_marks(text: &str) -> Option<&str> {
    let rest = after(text, "[url")?;
    if let Some(rest) = rest.strip_prefix(']') {
        return Some(rest.split_once('[').map_or(rest, |(link, _)| link).trim());
    }
    quoted(rest.strip_prefix('=')?, ']')
}

/// `<a href="link">text</a>`.
fn in_html(text: &str) -> Option<&str> {
    let rest = after(text, "<a ")?;
    let (_, rest) = rest.split_once("href=")?;
    quoted(rest, '>')
}

/// A text up to the quote with which it begins, or else up to this sign.
fn quoted(text: &str, end: char) -> Option<&str> {
    let quote = text.chars().next().filter(|quote| ['"', '\''].contains(quote));
    let (text, end) = quote.map_or((text, end), |quote| (&text[1..], quote));
    text.split_once(end).map(|(link, _)| link.trim())
}

//! Metrics and encoding of Helvetica and Helvetica Bold, the fonts of sheets. Every PDF reader has them or a substitute.

/// Advance widths of ASCII from space to tilde in Helvetica, in thousandths of the size, from Adobe's font metrics.
const WIDTHS: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
];
/// Width assumed for other characters, that of most letters.
const DEFAULT_WIDTH: u16 = 556;
/// Width of bold text relative to regular text; a high estimate for a line of text.
const MAX_BOLD_RATIO: f32 = 1.1;
/// Width of text in a substitute font relative to Helvetica; a high estimate.
const MAX_SUBSTITUTE_RATIO: f32 = 1.12;

/// WinAnsi characters of the codes 0x80 to 0x9F; a space for unassigned codes.
const WIN_ANSI_0X80: [char; 32] = [
    '€', ' ', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', ' ', 'Ž', ' ', ' ', '‘', '’', '“', '”', '•', '–',
    '—', '˜', '™', 'š', '›', 'œ', ' ', 'ž', 'Ÿ',
];

/// Width of a text in Helvetica, in the unit of `size`.
pub fn natural_width(text: &str, size: f32) -> f32 {
    let of = |c: char| (c as usize).checked_sub(32).and_then(|n| WIDTHS.get(n)).copied().unwrap_or(DEFAULT_WIDTH);
    let sum: f32 = text.chars().map(|c| f32::from(of(c))).sum();
    sum / 1000.0 * size
}

/// Estimated maximum width of a text in Helvetica or a substitute font, in the unit of `size`.
pub fn max_width(text: &str, size: f32, bold: bool) -> f32 {
    natural_width(text, size) * MAX_SUBSTITUTE_RATIO * if bold { MAX_BOLD_RATIO } else { 1.0 }
}

/// Wraps a text between words at a maximum width; a word that is too long is broken between letters. Returns no empty lines.
pub fn wrap(text: &str, size: f32, bold: bool, most: f32) -> Vec<String> {
    let mut out = vec![String::new()];
    // Non-breaking spaces stay within their word.
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let Some(line) = out.last_mut() else { break };
        let joined = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if max_width(&joined, size, bold) <= most {
            *line = joined;
            continue;
        }
        if !line.is_empty() {
            out.push(String::new());
        }
        for c in word.chars() {
            let is_full =
                out.last().is_some_and(|line| !line.is_empty() && max_width(&format!("{line}{c}"), size, bold) > most);
            if is_full {
                out.push(String::new());
            }
            if let Some(line) = out.last_mut() {
                line.push(c);
            }
        }
    }
    out.retain(|line| !line.is_empty());
    out
}

/// Encodes a text in WinAnsi. Other characters are transliterated or become question marks; control characters are dropped.
pub fn win_ansi(text: &str) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    for c in text.chars() {
        match c {
            ' '..='~' | '\u{a0}'..='\u{ff}' => out.push(c as u32 as u8),
            '\u{202f}' => out.push(0xa0),
            '\u{2212}' => out.push(b'-'),
            '\u{2032}' => out.push(b'\''),
            '≤' => out.extend(b"<="),
            '≥' => out.extend(b">="),
            '→' => out.extend(b"->"),
            c if c.is_control() => {}
            c => out.push(WIN_ANSI_0X80.iter().position(|special| *special == c).map_or(b'?', |n| 0x80 + n as u8)),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrapped_lines_fit_and_lose_no_character() {
        let text = "turn the right face 90° clockwise; a-word-that-is-much-too-long-for-any-line R2\u{a0}: U'";
        for most in [5.0, 40.0, 90.0, 300.0] {
            let lines = wrap(text, 9.0, false, most);
            assert_eq!(lines.concat().replace(' ', ""), text.replace(' ', ""));
            let wide = |line: &&String| max_width(line, 9.0, false) > most && line.chars().count() > 1;
            assert_eq!(lines.iter().find(wide), None, "{most}");
        }
        assert_eq!(wrap("a b", 9.0, false, 300.0), ["a b"]);
        assert!(wrap(" \n", 9.0, true, 300.0).is_empty());
    }

    #[test]
    fn characters_are_converted_to_win_ansi_or_replaced() {
        assert_eq!(win_ansi("Az é ñ ¿ « × ’ … œ"), b"Az \xe9 \xf1 \xbf \xab \xd7 \x92 \x85 \x9c");
        assert_eq!(win_ansi("≤ − ж\n"), b"<= - ?");
    }
}

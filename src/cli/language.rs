//! The message language, and other options needed before arguments are parsed.

use std::ffi::OsString;
use std::sync::LazyLock;

use unfold_text::Language;

/// Language of messages: from `--language`, else the system's.
pub fn language() -> Language {
    // Not taken from the parsed arguments, since errors in those are reported in this language.
    static LANGUAGE: LazyLock<Language> =
        LazyLock::new(|| requested_language(arguments().skip(1)).unwrap_or_else(Language::from_system));
    *LANGUAGE
}

/// The language named by `--language`; `None` if the option is missing or the language unknown.
fn requested_language(arguments: impl Iterator<Item = OsString>) -> Option<Language> {
    Language::from_code(value_of("--language", arguments)?.to_str()?)
}

/// The program's arguments, with patterns such as `part-*.csv` expanded where the shell does not.
pub fn arguments() -> impl Iterator<Item = OsString> {
    wild::args_os()
}

/// The value of an option, at its first occurrence, before arguments are parsed; `None` if option or value is missing.
pub fn value_of(option: &str, mut arguments: impl Iterator<Item = OsString>) -> Option<OsString> {
    while let Some(word) = arguments.next() {
        if word == option {
            return arguments.next();
        }
        let value = word.to_str().and_then(|word| word.strip_prefix(option)?.strip_prefix('='));
        if let Some(value) = value {
            return Some(value.into());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_option_is_found_in_raw_arguments() {
        let asked = |words: &str| requested_language(words.split(' ').map(OsString::from));
        assert_eq!(asked("solve --language es --random 1"), Some(Language::SPANISH));
        assert_eq!(asked("--language=fr"), Some(Language::FRENCH));
        assert_eq!(asked("solve --language"), None);
        assert_eq!(asked("solve --language de"), None);
        assert_eq!(asked("solve fr"), None);
    }
}

//! A text in every language, and how its arguments are given to it.

use super::language::Language;
use super::languages::catalogue;
use super::phrase::{Arg, Phrase};
use super::texts::MESSAGES;

/// One text in every language, with `N` arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text<const N: usize>(u16);

/// A message of the catalogues.
#[derive(Debug)]
pub struct Message {
    /// Its name in the catalogues.
    pub id: &'static str,
    /// The names of its arguments, in the order in which the program gives them.
    pub arguments: &'static [&'static str],
}

impl Text<0> {
    /// The text in a language.
    pub fn get(&self, language: Language) -> &'static str {
        catalogue(language).plain(self.0)
    }
}

impl<const N: usize> Text<N> {
    /// The text of the message with this number.
    pub(crate) const fn numbered(number: u16) -> Self {
        Self(number)
    }

    /// The text in a language with its arguments.
    pub fn fill(&self, language: Language, arguments: [&dyn Arg; N]) -> String {
        catalogue(language).fill(self.0, &arguments.map(Arg::value), language)
    }

    /// The text with its arguments, for later.
    pub fn with(&self, arguments: [&dyn Arg; N]) -> Phrase {
        Phrase::filled(self.0, arguments.map(Arg::value).into())
    }

    /// The number of the message.
    #[cfg(test)]
    pub(crate) fn number(&self) -> u16 {
        self.0
    }

    /// The message in the catalogues.
    pub fn message(&self) -> &'static Message {
        &MESSAGES[usize::from(self.0)]
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::{batch, log_errors, manual_solve, numbers, search, shortcut_editor, tables};

    /// A text in each language of the program.
    fn said(say: impl Fn(Language) -> String) -> [String; 3] {
        Language::BUILT_IN.map(say)
    }

    #[test]
    fn braces_and_arguments_stay_as_they_are() {
        let layers = log_errors::LETTER_LAYERS.fill(Language::ENGLISH, [&3]);
        assert_eq!(layers, "the prefix must name layers from 1 to 3, such as {2} or {1-3}");
        let joined = shortcut_editor::KEY_JOINED.with([&"{ $key }", &'⌘']);
        assert_eq!(joined.get(Language::FRENCH), "{ $key }+⌘");
        assert_eq!(Phrase::from("{ $key }".to_owned()).get(Language::SPANISH), "{ $key }");
    }

    #[test]
    fn words_of_someone_else_are_one_line_that_no_screen_obeys() {
        let joined = shortcut_editor::KEY_JOINED.with([&"a\n\u{1b}[31m", &'\u{202e}']);
        assert_eq!(joined.get(Language::FRENCH), "a\u{fffd}\u{fffd}[31m+\u{fffd}");
        assert_eq!(Phrase::from("a\r\nb".to_owned()).get(Language::SPANISH), "a\u{fffd}\u{fffd}b");
    }

    #[test]
    fn a_phrase_speaks_one_language_to_its_depth() {
        let clock = numbers::seconds(Duration::from_millis(3700));
        let phrase =
            shortcut_editor::IN_GROUP.with([&shortcut_editor::KEY_DELETE, &manual_solve::CLOCK.with([&clock])]);
        assert_eq!(
            said(|language| phrase.get(language)),
            ["Delete: Time: 3.7", "Suppr\u{a0}: Temps\u{a0}: 3,7", "Supr: Tiempo: 3,7"]
        );
    }

    #[test]
    fn numbers_choose_the_plural_and_are_written_as_they_are_given() {
        let rows = |count: u64| said(|language| batch::ROWS.fill(language, [&count]));
        assert_eq!(rows(0), ["0 rows", "0 ligne", "0 filas"]);
        assert_eq!(rows(1), ["1 row", "1 ligne", "1 fila"]);
        assert_eq!(rows(2), ["2 rows", "2 lignes", "2 filas"]);
        assert_eq!(rows(1_234_567), ["1234567 rows", "1234567 lignes", "1234567 filas"]);
        // More than Fluent can count to.
        assert_eq!(rows(u64::MAX), ["rows", "lignes", "filas"].map(|word| format!("{} {word}", u64::MAX)));
        let grouped = |count| said(|language| batch::ROWS.fill(language, [&numbers::grouped(count)]));
        assert_eq!(grouped(1), rows(1));
        assert_eq!(grouped(999), rows(999));
        assert_eq!(grouped(1234), ["rows", "lignes", "filas"].map(|word| format!("1\u{a0}234 {word}")));
        let megabytes = |number, decimals| {
            let number = numbers::Decimal::new(number, decimals);
            said(|language| tables::LOW_MEMORY.fill(language, [&number, &number]))
        };
        let has = |said: [String; 3], words: [&str; 3]| said.iter().zip(words).all(|(said, word)| said.contains(word));
        assert!(has(
            megabytes(1.5, 1),
            ["only 1.5 MB are free", "seulement 1,5 Mo est libre", "solo 1,5 MB están libres"]
        ));
        assert!(has(megabytes(1.0, 0), ["only 1 MB is free", "seulement 1 Mo est libre", "solo 1 MB está libre"]));
        assert!(has(
            megabytes(1.0, 1),
            ["only 1.0 MB are free", "seulement 1,0 Mo est libre", "solo 1,0 MB está libre"]
        ));
        // Neither a clock nor a number with a letter can be counted with; they have the sign of the language none the less.
        let length = |number: &numbers::Decimal| said(|language| search::SECONDS.fill(language, [number]));
        assert_eq!(length(&numbers::clock(Duration::from_millis(34_500))), ["0:34.5 s", "0:34,5 s", "0:34,5 s"]);
        assert_eq!(length(&numbers::short(1250.0)), ["1.25\u{a0}k s", "1,25\u{a0}k s", "1,25\u{a0}k s"]);
    }
}

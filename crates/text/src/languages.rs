//! The languages that the program speaks: its own, and those whose texts a person wrote.

use std::sync::OnceLock;

use super::catalogue::Catalogue;
use super::custom_texts::{self, CustomTextError, CustomTextFile};
use super::language::Language;
use super::texts::BUILT_IN;

/// A language of the program, with the text of its files.
pub(crate) struct BuiltIn {
    /// Its letters.
    pub(crate) code: &'static str,
    /// The content of its files.
    pub(crate) files: &'static [&'static str],
}

/// A language, whose files are read when it is first spoken.
struct LoadedLanguage {
    code: &'static str,
    files: Vec<&'static str>,
    catalogue: OnceLock<Catalogue>,
}

/// All languages, by their numbers.
static LANGUAGES: OnceLock<Vec<LoadedLanguage>> = OnceLock::new();

/// The languages of the program together with those of a person's files, and the files that are wrong and not used.
fn known(own: Vec<CustomTextFile>) -> (Vec<LoadedLanguage>, Vec<CustomTextError>) {
    let new = |code, files: &[&'static str]| LoadedLanguage { code, files: files.to_vec(), catalogue: OnceLock::new() };
    let mut all: Vec<LoadedLanguage> = BUILT_IN.iter().map(|own| new(own.code, own.files)).collect();
    let mut errors = Vec::new();
    for file in own {
        if let Err(error) = custom_texts::check(&file) {
            errors.push(error);
            continue;
        }
        // Like the texts of the program these are needed until it ends.
        let (code, source): (&'static str, &'static str) = (file.code.leak(), file.source.leak());
        match all.iter_mut().find(|known| known.code == code) {
            Some(known) => known.files.push(source),
            None => all.push(new(code, &[source])),
        }
    }
    (all, errors)
}

fn all() -> &'static [LoadedLanguage] {
    LANGUAGES.get_or_init(|| known(Vec::new()).0)
}

/// Puts the texts of a person's files in the place of those of the program, and adds the languages that it does not speak. To be
/// called once, before any text is said: texts are never changed later.
///
/// Gives back which files are wrong, and are not used.
pub fn use_custom(files: Vec<CustomTextFile>) -> Vec<CustomTextError> {
    let (all, errors) = known(files);
    let set = LANGUAGES.set(all);
    debug_assert!(set.is_ok());
    errors
}

/// How many languages there are.
pub(crate) fn count() -> usize {
    all().len()
}

/// The letters of the language with a number.
pub(crate) fn code(number: u8) -> &'static str {
    all().get(usize::from(number)).map_or(BUILT_IN[0].code, |known| known.code)
}

/// The texts of a language.
pub(crate) fn catalogue(language: Language) -> &'static Catalogue {
    let all = all();
    let known = all.get(language.number()).unwrap_or(&all[0]);
    known.catalogue.get_or_init(|| {
        let fallback = (language != Language::ENGLISH).then(|| catalogue(Language::ENGLISH));
        Catalogue::new(known.code, known.files.iter().copied(), fallback)
    })
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::{Arg, Text, batch, commands, numbers, search_news, texts};

    fn file(code: &str, source: &str) -> CustomTextFile {
        CustomTextFile { path: PathBuf::from(format!("{code}/own.ftl")), code: code.into(), source: source.into() }
    }

    /// The texts of a language, English behind it.
    fn read(all: &[LoadedLanguage], code: &str) -> Catalogue {
        let known = all.iter().find(|known| known.code == code).expect("a known language");
        Catalogue::new(known.code, known.files.iter().copied(), Some(catalogue(Language::ENGLISH)))
    }

    fn say(catalogue: &Catalogue, text: Text<0>) -> &'static str {
        catalogue.plain(text.number())
    }

    fn fill(catalogue: &Catalogue, text: Text<1>, argument: &dyn Arg) -> String {
        catalogue.fill(text.number(), &[argument.value()], Language::ENGLISH)
    }

    #[test]
    fn the_languages_have_their_numbers() {
        assert_eq!(BUILT_IN.iter().map(|own| own.code).collect::<Vec<_>>(), ["en", "fr", "es"]);
        assert_eq!(Language::BUILT_IN.map(Language::code), ["en", "fr", "es"]);
        assert_eq!(Language::BUILT_IN.map(Language::own_name), ["English", "Français", "Español"]);
        assert_eq!(Language::all().collect::<Vec<_>>(), Language::BUILT_IN);
    }

    #[test]
    fn texts_of_a_person_take_the_place_of_those_of_the_program() {
        let own = "solve = Los geht’s\nnews-opened = { $name }!\n-it = das\nstop = Halt { -it } an\n";
        let (all, errors) = known(vec![file("fr", own), file("fr", "solve = Vas-y\n")]);
        assert_eq!((all.len(), errors), (3, Vec::new()));
        let french = read(&all, "fr");
        assert_eq!(say(&french, commands::SOLVE), "Vas-y", "the later file counts");
        assert_eq!(say(&french, commands::STOP), "Halt das an");
        assert_eq!(fill(&french, search_news::NEWS_OPENED, &"a"), "a!");
        assert_eq!(say(&french, commands::SCRAMBLE), commands::SCRAMBLE.get(Language::FRENCH));
        assert!(french.has_decimal_comma());
    }

    #[test]
    fn a_language_that_a_person_adds_has_its_own_plurals_and_english_for_the_rest() {
        let own = "language-name = Polski\ndecimal-sign = ,\n\
                   rows = { $count ->\n    [0] nic\n    [one] { $count } wiersz\n    [few] { $count } wiersze\n   *[other] { $count } wierszy\n}\n\
                   stop = { solve }\n";
        let (all, errors) = known(vec![file("pl", own)]);
        assert_eq!((all.len(), errors), (4, Vec::new()));
        let polish = read(&all, "pl");
        let rows = |count: u64| fill(&polish, batch::ROWS, &count);
        assert_eq!([0, 1, 2, 5].map(rows), ["nic", "1 wiersz", "2 wiersze", "5 wierszy"]);
        assert_eq!(fill(&polish, batch::ROWS, &numbers::grouped(1002)), "1\u{a0}002 wiersze");
        assert_eq!(say(&polish, texts::languages::LANGUAGE_NAME), "Polski");
        assert_eq!(say(&polish, commands::SOLVE), commands::SOLVE.get(Language::ENGLISH));
        assert_eq!(say(&polish, commands::STOP), commands::STOP.get(Language::ENGLISH), "it refers to nothing");
        assert_eq!(fill(&polish, batch::FIELD_STATES, &1), "1 line");
        assert!(polish.has_decimal_comma());
    }

    #[test]
    fn a_wrong_file_is_told_and_not_used() {
        let (all, errors) = known(vec![file("fr", "solve = Vas-y\nslove = Vas-y\n"), file("fr", "stop = Assez\n")]);
        assert_eq!(
            errors.iter().map(|error| (error.path.clone(), error.line)).collect::<Vec<_>>(),
            [(PathBuf::from("fr/own.ftl"), 2)]
        );
        let french = read(&all, "fr");
        assert_eq!(say(&french, commands::SOLVE), commands::SOLVE.get(Language::FRENCH));
        assert_eq!(say(&french, commands::STOP), "Assez");
    }

    #[test]
    fn nothing_that_a_file_says_stops_the_program() {
        let own = "solve = { stop }\nstop = { solve }\nnews-opened = { $name ->\n   [one] { news-opened }\n  *[other] { $name }{ -none }\n}\n";
        let (all, errors) = known(vec![file("es", own)]);
        assert_eq!(errors, []);
        let spanish = read(&all, "es");
        assert_eq!(say(&spanish, commands::SOLVE), commands::SOLVE.get(Language::ENGLISH));
        assert_eq!(
            fill(&spanish, search_news::NEWS_OPENED, &1),
            search_news::NEWS_OPENED.fill(Language::ENGLISH, [&1])
        );
        assert_eq!(
            fill(&spanish, search_news::NEWS_OPENED, &"a"),
            search_news::NEWS_OPENED.fill(Language::ENGLISH, [&"a"])
        );
    }
}

//! The list of languages: the built-in ones, and those of the user's translations.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::catalogue::Catalogue;
use super::custom_texts::{self, CustomTextError, CustomTextFile};
use super::language::Language;
use super::syntax;
use super::texts::BUILT_IN;

/// A built-in language.
pub(crate) struct BuiltInLanguage {
    pub(crate) code: &'static str,
    /// Contents of the Fluent files.
    pub(crate) files: &'static [&'static str],
}

/// A language whose catalogue is built on first use.
struct LazyLanguage {
    code: &'static str,
    files: Vec<&'static str>,
    catalogue: OnceLock<Catalogue>,
}

/// All languages, indexed by language number.
static LANGUAGES: OnceLock<Vec<LazyLanguage>> = OnceLock::new();

/// Combines the built-in languages with the user's translations; also returns the errors of files that are not used.
fn load_languages(own: Vec<CustomTextFile>) -> (Vec<LazyLanguage>, Vec<CustomTextError>) {
    let new = |code, files: &[&'static str]| LazyLanguage { code, files: files.to_vec(), catalogue: OnceLock::new() };
    let mut all: Vec<LazyLanguage> = BUILT_IN.iter().map(|own| new(own.code, own.files)).collect();
    let (mut right, mut errors) = (BTreeMap::<String, Vec<_>>::new(), Vec::new());
    for file in own {
        match custom_texts::parse(&file) {
            Ok(patterns) => right.entry(file.code.clone()).or_default().push((file, patterns)),
            Err(error) => errors.push(error),
        }
    }
    for (code, mut files) in right {
        let built_in = BUILT_IN.iter().find(|known| known.code == code);
        let sources = built_in.into_iter().flat_map(|known| known.files);
        let built_in: Vec<_> =
            sources.filter_map(|source| syntax::read(source).ok()).flat_map(|file| file.patterns).collect();
        errors.extend(custom_texts::remove_invalid(&mut files, &built_in));
        // Leaked, since the sources are needed until the program ends, like the built-in ones.
        let sources: Vec<&'static str> = files.into_iter().map(|(file, _)| &*file.source.leak()).collect();
        match all.iter_mut().find(|known| known.code == code) {
            Some(known) => known.files.extend(sources),
            None if sources.is_empty() => {}
            None => all.push(new(code.leak(), &sources)),
        }
    }
    (all, errors)
}

/// Builds the catalogue of a language; `english` is the last fallback, `None` for English itself.
fn build_catalogue(known: &LazyLanguage, english: Option<&'static Catalogue>) -> Catalogue {
    let built_in = BUILT_IN.iter().find(|own| own.code == known.code && own.files.len() < known.files.len());
    // A custom text may still fail, if it is too long; fall back to the built-in one.
    let fallback = match built_in {
        Some(own) => Some(&*Box::leak(Box::new(Catalogue::new(own.code, own.files.iter().copied(), english)))),
        None => english,
    };
    Catalogue::new(known.code, known.files.iter().copied(), fallback)
}

fn all() -> &'static [LazyLanguage] {
    LANGUAGES.get_or_init(|| load_languages(Vec::new()).0)
}

/// Overlays the user's translations on the built-in ones, and adds any new languages. Call once, before any text is used.
///
/// Returns the errors of files that are not used.
pub fn use_custom(files: Vec<CustomTextFile>) -> Vec<CustomTextError> {
    let (all, errors) = load_languages(files);
    let set = LANGUAGES.set(all);
    debug_assert!(set.is_ok());
    errors
}

pub(crate) fn count() -> usize {
    all().len()
}

/// Code of the language with this number; `en` if there is none.
pub(crate) fn code(number: u8) -> &'static str {
    all().get(usize::from(number)).map_or(BUILT_IN[0].code, |known| known.code)
}

/// Returns the catalogue of a language, built on first use.
pub(crate) fn catalogue(language: Language) -> &'static Catalogue {
    let all = all();
    let known = all.get(language.number()).unwrap_or(&all[0]);
    known
        .catalogue
        .get_or_init(|| build_catalogue(known, (language != Language::ENGLISH).then(|| catalogue(Language::ENGLISH))))
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::{Arg, CustomTextErrorKind, SyntaxErrorKind, Text, batch, commands, numbers, search_news, texts};

    fn path(code: &str, name: &str) -> PathBuf {
        PathBuf::from(format!("{code}/{name}.ftl"))
    }

    fn file(code: &str, source: &str) -> CustomTextFile {
        CustomTextFile { path: path(code, "own"), code: code.into(), source: source.into() }
    }

    /// Catalogue of a language, with English as fallback.
    fn read(all: &[LazyLanguage], code: &str) -> Catalogue {
        let known = all.iter().find(|known| known.code == code).expect("a known language");
        build_catalogue(known, (code != "en").then(|| catalogue(Language::ENGLISH)))
    }

    fn say(catalogue: &Catalogue, text: Text<0>) -> &'static str {
        catalogue.plain(text.number())
    }

    fn fill(catalogue: &Catalogue, text: Text<1>, argument: &dyn Arg) -> String {
        catalogue.fill(text.number(), [argument.value().fluent(Language::ENGLISH)].into_iter())
    }

    #[test]
    fn built_in_languages_are_in_order() {
        assert_eq!(BUILT_IN.iter().map(|own| own.code).collect::<Vec<_>>(), ["en", "fr", "es"]);
        assert_eq!(Language::BUILT_IN.map(Language::code), ["en", "fr", "es"]);
        assert_eq!(Language::BUILT_IN.map(Language::own_name), ["English", "Français", "Español"]);
        assert_eq!(Language::all().collect::<Vec<_>>(), Language::BUILT_IN);
    }

    #[test]
    fn custom_texts_replace_the_built_in_ones() {
        let own = "solve = Los geht’s\nnews-opened = { $name }!\n-it = das\nstop = Halt { -it } an\n";
        let (all, errors) = load_languages(vec![file("fr", own), file("fr", "solve = Vas-y\n")]);
        assert_eq!((all.len(), errors), (3, Vec::new()));
        let french = read(&all, "fr");
        assert_eq!(say(&french, commands::SOLVE), "Vas-y", "the later file counts");
        assert_eq!(say(&french, commands::STOP), "Halt das an");
        assert_eq!(fill(&french, search_news::NEWS_OPENED, &"a"), "a!");
        assert_eq!(say(&french, commands::SCRAMBLE), commands::SCRAMBLE.get(Language::FRENCH));
        assert!(french.has_decimal_comma());
    }

    #[test]
    fn a_custom_language_has_its_plurals_and_falls_back_to_english() {
        let own = "language-name = Polski\ndecimal-sign = ,\n\
                   rows = { $count ->\n    [0] nic\n    [one] { $count } wiersz\n    [few] { $count } wiersze\n   *[other] { $count } wierszy\n}\n\
                   stop = { solve }\n";
        let (all, errors) = load_languages(vec![file("pl", own)]);
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
    fn an_invalid_file_is_reported_and_not_used() {
        let (all, errors) =
            load_languages(vec![file("fr", "solve = Vas-y\nslove = Vas-y\n"), file("fr", "stop = Assez\n")]);
        assert_eq!(
            errors.iter().map(|error| (error.path.clone(), error.line)).collect::<Vec<_>>(),
            [(PathBuf::from("fr/own.ftl"), 2)]
        );
        let french = read(&all, "fr");
        assert_eq!(say(&french, commands::SOLVE), commands::SOLVE.get(Language::FRENCH));
        assert_eq!(say(&french, commands::STOP), "Assez");
    }

    /// Path, line and error of files that are not used.
    fn faults(errors: Vec<CustomTextError>) -> Vec<(PathBuf, usize, CustomTextErrorKind)> {
        errors.into_iter().map(|error| (error.path, error.line, error.kind)).collect()
    }

    #[test]
    fn files_with_cyclic_or_unknown_references_are_reported_and_not_used() {
        let circle = CustomTextErrorKind::Syntax(SyntaxErrorKind::Cycle);
        for code in ["en", "fr", "pl"] {
            for (own, line) in [
                ("# mine\nsolve = Go { solve }\n", 2),
                (
                    "stop = No\nsolve = { stop }\nscramble = { solve } { redo }\nredo = { undo }\nundo = { scramble }\n",
                    3,
                ),
                ("-it = das { -it }\n", 1),
                ("solve = { -it }\n-it = { -that }\n-that = { $x ->\n   [a] b\n  *[c] { solve }\n}\n", 1),
                ("-that = { -it.case ->\n  *[a] b\n}\n-it = das\n    .case = c { -that(x: 1) }\n", 1),
                ("news-opened = { $name ->\n   [one] { news-opened }\n  *[other] { $name }\n}\n", 1),
            ] {
                let (all, errors) = load_languages(vec![file(code, own)]);
                assert_eq!((faults(errors), all.len()), (vec![(path(code, "own"), line, circle.clone())], 3), "{own}");
            }
            for (own, name) in
                [("solve = Go\nstop = { slove }\n", "slove"), ("solve = Go\nstop = { -none }\n", "-none")]
            {
                let unknown = CustomTextErrorKind::UnknownName(name.into());
                assert_eq!(faults(load_languages(vec![file(code, own)]).1), [(path(code, "own"), 2, unknown)]);
            }
        }
        let attribute = CustomTextErrorKind::Syntax(SyntaxErrorKind::Attribute);
        assert_eq!(
            faults(load_languages(vec![file("en", "stop = { solve.tip }\n")]).1),
            [(path("en", "own"), 1, attribute)]
        );
    }

    #[test]
    fn the_file_that_closes_a_cycle_of_references_is_not_used() {
        let named = |name: &str, source: &str| CustomTextFile { path: path("en", name), ..file("en", source) };
        let (all, errors) = load_languages(vec![
            named("a", "solve = Go { stop }\n"),
            named("b", "stop = Halt\n-it = it\n"),
            named("c", "scramble = Mix { -it }\n\nstop = No { solve }\n"),
        ]);
        let circle = CustomTextErrorKind::Syntax(SyntaxErrorKind::Cycle);
        assert_eq!(faults(errors), [(path("en", "c"), 3, circle)]);
        let english = read(&all, "en");
        assert_eq!((say(&english, commands::SOLVE), say(&english, commands::STOP)), ("Go Halt", "Halt"));
        // A term may be in a later file, unless that file is rejected.
        let (all, errors) = load_languages(vec![named("a", "solve = Go { -it }\n"), named("b", "-it = on\n")]);
        assert_eq!((errors, say(&read(&all, "en"), commands::SOLVE)), (vec![], "Go on"));
        let (all, errors) =
            load_languages(vec![named("a", "solve = Go { -it }\n"), named("b", "-it = on\nslove = x\n")]);
        assert_eq!(
            (errors.len(), say(&read(&all, "en"), commands::SOLVE)),
            (2, commands::SOLVE.get(Language::ENGLISH))
        );
    }

    #[test]
    fn texts_that_cannot_be_formatted_fall_back_to_the_built_in_ones() {
        // Fluent resolves at most a hundred placeables.
        let own = format!("news-opened = {}\nsolve = {}\n", "{ $name }".repeat(101), "{ \"x\" }".repeat(101));
        for code in ["en", "fr", "pl"] {
            let (all, errors) = load_languages(vec![file(code, &own)]);
            assert_eq!(errors, []);
            let language = Language::from_code(code).unwrap_or_default();
            let own = read(&all, code);
            assert_eq!(say(&own, commands::SOLVE), commands::SOLVE.get(language));
            assert_eq!(fill(&own, search_news::NEWS_OPENED, &1), search_news::NEWS_OPENED.fill(language, [&1]));
        }
    }
}

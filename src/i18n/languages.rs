//! The languages that the program speaks: its own, and those whose texts a person wrote.

use std::sync::OnceLock;

use super::catalogue::Catalogue;
use super::language::Language;
use super::texts::BUILT_IN;

/// A language of the program, with the text of its files.
pub(super) struct BuiltIn {
    /// Its letters.
    pub(super) code: &'static str,
    /// What stands in its files.
    pub(super) files: &'static [&'static str],
}

/// A language, whose files are read when it is first spoken.
struct Known {
    code: &'static str,
    files: Vec<&'static str>,
    catalogue: OnceLock<Catalogue>,
}

/// All languages, by their numbers.
static LANGUAGES: OnceLock<Vec<Known>> = OnceLock::new();

/// The languages of the program.
fn built_in() -> Vec<Known> {
    let known = |own: &BuiltIn| Known { code: own.code, files: own.files.to_vec(), catalogue: OnceLock::new() };
    BUILT_IN.iter().map(known).collect()
}

fn all() -> &'static [Known] {
    LANGUAGES.get_or_init(built_in)
}

/// How many languages there are.
pub(super) fn count() -> usize {
    all().len()
}

/// The letters of the language with a number.
pub(super) fn code(number: u8) -> &'static str {
    all().get(usize::from(number)).map_or(BUILT_IN[0].code, |known| known.code)
}

/// The texts of a language.
pub(super) fn catalogue(language: Language) -> &'static Catalogue {
    let all = all();
    let known = all.get(language.number()).unwrap_or(&all[0]);
    known.catalogue.get_or_init(|| {
        let fallback = (language != Language::ENGLISH).then(|| catalogue(Language::ENGLISH));
        Catalogue::new(known.code, known.files.iter().copied(), fallback)
    })
}

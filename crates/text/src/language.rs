//! The languages, and which one the system around the program speaks.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{languages, texts};

/// A language of the window and of the command line: one of the program, or one whose texts a person wrote.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Language(u8);

impl Language {
    /// English.
    pub const ENGLISH: Self = Self(0);
    /// French.
    pub const FRENCH: Self = Self(1);
    /// Spanish.
    pub const SPANISH: Self = Self(2);
    /// The languages of the program.
    pub const BUILT_IN: [Self; 3] = [Self::ENGLISH, Self::FRENCH, Self::SPANISH];

    /// All of them, those of the program first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..languages::count()).filter_map(|number| u8::try_from(number).ok()).map(Self)
    }

    /// Its number among all.
    pub(crate) fn number(self) -> usize {
        usize::from(self.0)
    }

    /// Its name in itself, so that whoever reads no other finds it.
    pub fn own_name(self) -> &'static str {
        let name = texts::languages::LANGUAGE_NAME;
        // Whoever adds a language may forget to name it.
        if self != Self::ENGLISH && name.get(self) == name.get(Self::ENGLISH) { self.code() } else { name.get(self) }
    }

    /// Its two letters (ISO 639-1), or three.
    pub fn code(self) -> &'static str {
        languages::code(self.0)
    }

    /// The language with these letters.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::all().find(|language| language.code() == code)
    }

    /// The language of a locale's tag, such as `fr`, `fr-CA` or `fr_CA.UTF-8`; `None` when it is none of ours. The locale of
    /// no language, `C`, stands for English.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let word = tag.trim().split(['_', '-', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        match word.as_str() {
            "c" | "posix" => Some(Self::ENGLISH),
            code => Self::of_code(code),
        }
    }

    /// The first of ours among locales in the order in which a person prefers them; English where there is none.
    pub fn first_of(tags: impl IntoIterator<Item = String>) -> Self {
        tags.into_iter().find_map(|tag| Self::of_tag(&tag)).unwrap_or_default()
    }

    /// The language of the system: on Linux by `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`, elsewhere as the person set it up.
    pub fn of_system() -> Self {
        let is_none = cfg!(unix) && has_no_language(|name| std::env::var(name).ok());
        if is_none { Self::ENGLISH } else { Self::first_of(sys_locale::get_locales()) }
    }
}

/// True if these variables ask for the locale of no language, in which `LANGUAGE` does not count (as in the manual of GNU gettext).
fn has_no_language(variable: impl Fn(&str) -> Option<String>) -> bool {
    let set = |name: &&str| variable(name).filter(|tag| !tag.is_empty());
    let tag = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
    tag.is_some_and(|tag| matches!(tag.split('.').next(), Some("C" | "POSIX")))
}

/// By its letters.
impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// A language that is there no more is English.
impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self::of_code(&String::deserialize(deserializer)?).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_by_their_first_part() {
        for (tag, language) in [
            ("en", Some(Language::ENGLISH)),
            ("en_GB.UTF-8", Some(Language::ENGLISH)),
            ("C.UTF-8", Some(Language::ENGLISH)),
            ("POSIX", Some(Language::ENGLISH)),
            ("fr_CA.UTF-8", Some(Language::FRENCH)),
            ("FR-be", Some(Language::FRENCH)),
            ("es_419", Some(Language::SPANISH)),
            ("es@modern", Some(Language::SPANISH)),
            ("est_EE", None),
            ("de_DE.UTF-8", None),
            ("", None),
        ] {
            assert_eq!(Language::of_tag(tag), language, "{tag}");
        }
    }

    #[test]
    fn the_locale_of_no_language_is_looked_for_where_it_counts() {
        let is_none = |set: &[(&str, &str)]| {
            has_no_language(|name| set.iter().find(|(of, _)| *of == name).map(|(_, tag)| (*tag).to_owned()))
        };
        assert!(is_none(&[("LC_ALL", "C"), ("LANG", "fr_FR.UTF-8")]));
        assert!(is_none(&[("LC_ALL", ""), ("LANG", "C.UTF-8")]));
        assert!(is_none(&[("LC_MESSAGES", "POSIX"), ("LANG", "fr_FR.UTF-8")]));
        assert!(!is_none(&[("LC_ALL", "fr_FR.UTF-8"), ("LANG", "C")]));
        assert!(!is_none(&[]));
    }

    #[test]
    fn the_first_known_language_counts() {
        let first = |tags: &[&str]| Language::first_of(tags.iter().map(ToString::to_string));
        assert_eq!(first(&["de-DE", "es-ES", "fr-FR"]), Language::SPANISH);
        assert_eq!(first(&["C", "fr-FR"]), Language::ENGLISH);
        assert_eq!(first(&["de-DE"]), Language::ENGLISH);
        assert_eq!(first(&[]), Language::ENGLISH);
    }
}

//! Languages, and the language of the system.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{languages, texts};

/// A language of the user interface: built in, or added by the user's translations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Language(u8);

impl Language {
    /// English: the default, and the fallback for missing texts.
    pub const ENGLISH: Self = Self(0);
    /// French, built in.
    pub const FRENCH: Self = Self(1);
    /// Spanish, built in.
    pub const SPANISH: Self = Self(2);
    /// The built-in languages.
    pub const BUILT_IN: [Self; 3] = [Self::ENGLISH, Self::FRENCH, Self::SPANISH];

    /// All languages, built-in ones first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..languages::count()).filter_map(|number| u8::try_from(number).ok()).map(Self)
    }

    /// Index among all languages.
    pub(crate) fn number(self) -> usize {
        usize::from(self.0)
    }

    /// The language's own name for itself.
    pub fn own_name(self) -> &'static str {
        let name = texts::languages::LANGUAGE_NAME;
        // A custom language may lack a name.
        if self != Self::ENGLISH && name.get(self) == name.get(Self::ENGLISH) { self.code() } else { name.get(self) }
    }

    /// Language code: two letters as in ISO 639-1, or three.
    pub fn code(self) -> &'static str {
        languages::code(self.0)
    }

    /// Returns the language with this code; `None` if there is none.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::all().find(|language| language.code() == code)
    }

    /// The language of a locale tag such as `fr`, `fr-CA` or `fr_CA.UTF-8`; `None` if unsupported. The `C` locale means English.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let word = tag.trim().split(['_', '-', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        match word.as_str() {
            "c" | "posix" => Some(Self::ENGLISH),
            code => Self::from_code(code),
        }
    }

    /// The first supported language among locales in order of preference; English if there is none.
    pub fn first_supported(tags: impl IntoIterator<Item = String>) -> Self {
        tags.into_iter().find_map(|tag| Self::from_tag(&tag)).unwrap_or_default()
    }

    /// Language of the system: from `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` on Linux, elsewhere from the system's settings.
    /// On any Unix, the `C` locale means English.
    pub fn from_system() -> Self {
        let is_none = cfg!(unix) && has_no_language(|name| std::env::var(name).ok());
        if is_none { Self::ENGLISH } else { Self::first_supported(sys_locale::get_locales()) }
    }
}

/// True if the variables select the `C` locale. `LANGUAGE` is then ignored (see the manual of GNU gettext).
fn has_no_language(variable: impl Fn(&str) -> Option<String>) -> bool {
    let set = |name: &&str| variable(name).filter(|tag| !tag.is_empty());
    let tag = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
    tag.is_some_and(|tag| matches!(tag.split('.').next(), Some("C" | "POSIX")))
}

/// Serialises as the language code.
impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// Deserialises a language code; unknown codes become English.
impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self::from_code(&String::deserialize(deserializer)?).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn language_tags_are_read_by_their_first_part() {
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
            assert_eq!(Language::from_tag(tag), language, "{tag}");
        }
    }

    #[test]
    fn the_first_set_locale_variable_decides_if_there_is_no_language() {
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
    fn the_first_supported_language_is_used() {
        let first = |tags: &[&str]| Language::first_supported(tags.iter().map(ToString::to_string));
        assert_eq!(first(&["de-DE", "es-ES", "fr-FR"]), Language::SPANISH);
        assert_eq!(first(&["C", "fr-FR"]), Language::ENGLISH);
        assert_eq!(first(&["de-DE"]), Language::ENGLISH);
        assert_eq!(first(&[]), Language::ENGLISH);
    }
}

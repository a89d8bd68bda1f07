//! The languages, and which one the system around the program speaks.

/// A language of the window and of the command line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// French.
    #[serde(rename = "fr")]
    French,
    /// Spanish.
    #[serde(rename = "es")]
    Spanish,
}

impl Language {
    /// All of them, in the order of the columns.
    pub const ALL: [Self; 3] = [Self::English, Self::French, Self::Spanish];

    /// Its name in itself, so that whoever reads no other finds it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
            Self::Spanish => "Español",
        }
    }

    /// Its two letters (ISO 639-1).
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Spanish => "es",
        }
    }

    /// The language with these two letters.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language of a locale's tag, such as `fr`, `fr-CA` or `fr_CA.UTF-8`; `None` when it is none of ours. The locale of
    /// no language, `C`, stands for English.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let word = tag.trim().split(['_', '-', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        match word.as_str() {
            "c" | "posix" => Some(Self::English),
            code => Self::of_code(code),
        }
    }

    /// The first of ours among locales in the order in which a person prefers them; English where there is none.
    pub fn first_of(tags: impl IntoIterator<Item = String>) -> Self {
        tags.into_iter().find_map(|tag| Self::of_tag(&tag)).unwrap_or_default()
    }

    /// What the system speaks: on Linux by `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`, elsewhere as the person set it up.
    pub fn of_system() -> Self {
        Self::first_of(sys_locale::get_locales())
    }
}

/// Whether the decimals of a number follow a comma.
pub(super) const fn has_decimal_comma(language: Language) -> bool {
    !matches!(language, Language::English)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_by_their_first_part() {
        for (tag, language) in [
            ("en", Some(Language::English)),
            ("en_GB.UTF-8", Some(Language::English)),
            ("C.UTF-8", Some(Language::English)),
            ("POSIX", Some(Language::English)),
            ("fr_CA.UTF-8", Some(Language::French)),
            ("FR-be", Some(Language::French)),
            ("es_419", Some(Language::Spanish)),
            ("es@modern", Some(Language::Spanish)),
            ("est_EE", None),
            ("de_DE.UTF-8", None),
            ("", None),
        ] {
            assert_eq!(Language::of_tag(tag), language, "{tag}");
        }
    }

    #[test]
    fn the_first_known_language_counts() {
        let first = |tags: &[&str]| Language::first_of(tags.iter().map(ToString::to_string));
        assert_eq!(first(&["de-DE", "es-ES", "fr-FR"]), Language::Spanish);
        assert_eq!(first(&["C", "fr-FR"]), Language::English);
        assert_eq!(first(&["de-DE"]), Language::English);
        assert_eq!(first(&[]), Language::English);
    }
}

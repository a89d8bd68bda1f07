//! Saved piece filters.

/// Maximum number of saved filters per puzzle.
pub const MAX_SAVED_FILTERS: usize = 50;
/// Maximum length of a name, in characters.
const MAX_NAME: usize = 40;

#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct SavedFilter {
    pub name: String,
    pub filter: String,
}

/// Normalises whitespace in a name and truncates it; `None` if it is blank.
pub fn tidy_name(name: &str) -> Option<String> {
    let words: Vec<&str> =
        name.split(|c: char| c.is_whitespace() || c.is_control()).filter(|w| !w.is_empty()).collect();
    let name: String = words.join(" ").chars().take(MAX_NAME).collect();
    Some(name.trim_end().to_owned()).filter(|name| !name.is_empty())
}

/// Tidies the names, and drops filters whose name is empty or taken, and those beyond [`MAX_SAVED_FILTERS`].
pub fn within_bounds(kept: Vec<SavedFilter>) -> Vec<SavedFilter> {
    let mut out: Vec<SavedFilter> = Vec::new();
    for one in kept {
        if let Some(name) = tidy_name(&one.name).filter(|name| out.iter().all(|other| other.name != *name))
            && out.len() < MAX_SAVED_FILTERS
        {
            out.push(SavedFilter { name, ..one });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_and_unique() {
        assert_eq!(tidy_name("  white \n corners ").as_deref(), Some("white corners"));
        assert_eq!(tidy_name(" \t"), None);
        assert_eq!(tidy_name(&"é".repeat(99)).map(|name| name.chars().count()), Some(MAX_NAME));
        let of = |name: &str| SavedFilter { name: name.into(), filter: "all".into() };
        let kept = within_bounds(vec![of("a"), of(" a "), of(""), of("b")]);
        assert_eq!(kept, [of("a"), of("b")]);
        assert_eq!(within_bounds((0..99).map(|n| of(&n.to_string())).collect()).len(), MAX_SAVED_FILTERS);
    }
}

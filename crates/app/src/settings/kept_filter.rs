//! Filters of pieces that are kept under a name.

/// The most filters that are kept of a puzzle.
pub const MAX_KEPT: usize = 50;
/// The most characters of a name.
const MAX_NAME: usize = 40;

/// A filter that is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct KeptFilter {
    /// Its name.
    pub name: String,
    /// Its text, as it is typed.
    pub filter: String,
}

/// A name without needless blanks, and no longer than it may be; `None` where nothing is left of it.
pub fn tidy_name(name: &str) -> Option<String> {
    let words: Vec<&str> =
        name.split(|c: char| c.is_whitespace() || c.is_control()).filter(|w| !w.is_empty()).collect();
    let name: String = words.join(" ").chars().take(MAX_NAME).collect();
    Some(name.trim_end().to_owned()).filter(|name| !name.is_empty())
}

/// The filters of a settings file that are valid: each has a name of its own, and there are not too many.
pub fn within_bounds(kept: Vec<KeptFilter>) -> Vec<KeptFilter> {
    let mut out: Vec<KeptFilter> = Vec::new();
    for one in kept {
        if let Some(name) = tidy_name(&one.name).filter(|name| out.iter().all(|other| other.name != *name))
            && out.len() < MAX_KEPT
        {
            out.push(KeptFilter { name, ..one });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidy_and_each_its_own() {
        assert_eq!(tidy_name("  white \n corners ").as_deref(), Some("white corners"));
        assert_eq!(tidy_name(" \t"), None);
        assert_eq!(tidy_name(&"é".repeat(99)).map(|name| name.chars().count()), Some(MAX_NAME));
        let of = |name: &str| KeptFilter { name: name.into(), filter: "all".into() };
        let kept = within_bounds(vec![of("a"), of(" a "), of(""), of("b")]);
        assert_eq!(kept, [of("a"), of("b")]);
        assert_eq!(within_bounds((0..99).map(|n| of(&n.to_string())).collect()).len(), MAX_KEPT);
    }
}

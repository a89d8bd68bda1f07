//! Search for commands by name.

use std::cmp::Reverse;

use crate::{command::row::Row, dialog::Dialog, model::Model, page::Page};
use unfold_text::Language;

/// Sets the search text of the command palette or of the list of shortcuts.
pub fn set_search_text(text: String, model: &mut Model) {
    match (&mut model.dialog, &mut model.page) {
        (Some(Dialog::Palette { typed, at }), _) => (*typed, *at) = (text, 0),
        (_, Some(Page::Keys(page))) => page.typed = text,
        _ => {}
    }
}

/// Highlights the palette entry with this index.
pub fn point_at(place: usize, model: &mut Model) {
    if let Some(Dialog::Palette { at, .. }) = &mut model.dialog {
        *at = place;
    }
}

/// A command that a search can find.
pub struct Candidate<C: 'static> {
    pub row: &'static Row<C>,
    /// The displayed name, in the window's language and in English.
    pub names: [String; 2],
    /// True if the command is available.
    pub is_available: bool,
}

/// Returns the commands with a name that contains every typed word. Sorts by availability, then exact match, then match at the start.
pub fn search<C>(
    typed: &str,
    candidates: impl Iterator<Item = Candidate<C>>,
    language: Language,
) -> Vec<&'static Row<C>> {
    let typed = folded(typed);
    let words: Vec<&str> = typed.split_whitespace().collect();
    let finds = |names: &[String; 2]| names.iter().any(|name| words.iter().all(|word| folded(name).contains(word)));
    let mut out: Vec<Candidate<C>> = candidates.filter(|candidate| finds(&candidate.names)).collect();
    out.sort_by_key(|candidate| {
        let name = folded(candidate.row.text.get(language));
        Reverse((candidate.is_available, name == typed.trim(), name.starts_with(typed.trim())))
    });
    out.into_iter().map(|candidate| candidate.row).collect()
}

/// True if the joined `names`, such as a command's name and keys, contain every typed word.
pub fn matches(typed: &str, names: &[&str]) -> bool {
    let names = folded(&names.join(" "));
    folded(typed).split_whitespace().all(|word| names.contains(word))
}

/// Lower-cases a text, strips accents and replaces `×` and `’` with ASCII, for matching.
fn folded(text: &str) -> String {
    let bare = |c: char| match c {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'î' | 'ï' => 'i',
        'ó' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        '×' => 'x',
        '’' => '\'',
        other => other,
    };
    text.to_lowercase().chars().map(bare).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_capitals_do_not_matter() {
        assert_eq!(folded("Réinitialiser l’Été 2×2×2"), "reinitialiser l'ete 2x2x2");
    }
}

//! Looking for a command by its name.

use std::cmp::Reverse;

use crate::{command::row::Row, dialog::Dialog, model::Model, page::Page};
use unfold_text::Language;

/// Sets the text that is looked for in the list of all commands or in the list of keys.
pub fn set_search_text(text: String, model: &mut Model) {
    match (&mut model.dialog, &mut model.page) {
        (Some(Dialog::Palette { typed, at }), _) => (*typed, *at) = (text, 0),
        (_, Some(Page::Keys(page))) => page.typed = text,
        _ => {}
    }
}

/// Points at a command of the list.
pub fn point_at(place: usize, model: &mut Model) {
    if let Some(Dialog::Palette { at, .. }) = &mut model.dialog {
        *at = place;
    }
}

/// A command that may be found.
pub struct Candidate<C: 'static> {
    /// Its row.
    pub row: &'static Row<C>,
    /// Its names as the list shows them, in the language of the window and in English.
    pub names: [String; 2],
    /// True if it can be done now.
    pub is_possible: bool,
}

/// The commands that a text finds: each of its words is in their names, in the language of the window or in English. Those
/// whose names begin so come first, and those that can be done now before those that cannot.
pub fn found<C>(
    typed: &str,
    candidates: impl Iterator<Item = Candidate<C>>,
    language: Language,
) -> Vec<&'static Row<C>> {
    let typed = plain(typed);
    let words: Vec<&str> = typed.split_whitespace().collect();
    let finds = |names: &[String; 2]| names.iter().any(|name| words.iter().all(|word| plain(name).contains(word)));
    let mut out: Vec<Candidate<C>> = candidates.filter(|candidate| finds(&candidate.names)).collect();
    out.sort_by_key(|candidate| {
        let name = plain(candidate.row.text.get(language));
        Reverse((candidate.is_possible, name == typed.trim(), name.starts_with(typed.trim())))
    });
    out.into_iter().map(|candidate| candidate.row).collect()
}

/// True if a command is among those that the list of keys is asked for, by its name or by its keys.
pub fn is_sought(typed: &str, names: &[&str]) -> bool {
    let names = plain(&names.join(" "));
    plain(typed).split_whitespace().all(|word| names.contains(word))
}

/// A text in small letters and without accents, so that whoever types without them finds it too.
fn plain(text: &str) -> String {
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
        assert_eq!(plain("Réinitialiser l’Été 2×2×2"), "reinitialiser l'ete 2x2x2");
    }
}

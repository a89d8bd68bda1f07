//! Looking for a command by its name.

use super::App;
use super::command::{Command, Row, rows};
use super::dialog::Dialog;
use crate::i18n::{Language, keys as say, undo};

impl App {
    /// The name of a command, with what it would undo or do again.
    pub fn name(&self, row: &Row, language: Language) -> String {
        let edit = match row.command {
            Command::Undo => self.undoable().map(|edit| undo::UNDO_DEED.fill(language, [&edit.name()])),
            Command::Redo => self.redoable().map(|edit| undo::REDO_DEED.fill(language, [&edit.name()])),
            _ => None,
        };
        edit.unwrap_or_else(|| row.text.say(language).to_owned())
    }

    /// The name of a command as a list of all of them shows it: with what it belongs to.
    pub fn label(&self, row: &Row, language: Language) -> String {
        let group = row.group.map(|group| say::IN_GROUP.fill(language, [&group, &row.text]));
        group.unwrap_or_else(|| self.name(row, language))
    }

    /// Whether what a row chooses is chosen, or what it switches is on; `None` of one that does neither.
    pub fn is_on(&self, row: &Row) -> Option<bool> {
        let settings = self.settings();
        Some(match &row.command {
            Command::Toggle(switch) => switch.is_on(self),
            Command::SetTheme(theme) => settings.theme == *theme,
            Command::SetPalette(palette) => settings.palette == *palette,
            Command::SetMemory(memory) => settings.memory == *memory,
            Command::SetLanguage(language) => settings.language == *language,
            Command::SetView(view) => self.view() == *view,
            Command::SetChart(chart) => self.chart() == *chart,
            Command::SetSpeed(speed) => settings.pace.named() == Some(*speed),
            Command::SetScrambling(how) => settings.scrambling == *how,
            Command::SwitchTo(puzzle) => self.puzzle() == *puzzle,
            _ => return None,
        })
    }

    /// The commands that a text finds: each of its words is in their names, in the language of the window or in English. Those
    /// whose names begin so come first, and those that can be done now before those that cannot.
    pub fn found(&self, typed: &str) -> Vec<&'static Row> {
        let typed = plain(typed);
        let words: Vec<&str> = typed.split_whitespace().collect();
        let names = |row: &Row| [self.language(), Language::English].map(|language| plain(&self.label(row, language)));
        let finds = |row: &&Row| names(row).iter().any(|name| words.iter().all(|word| name.contains(word)));
        let of_palette = |row: &&Row| row.is_of(self.puzzle()) && !row.is_fixed() && row.command != Command::Palette;
        let mut out: Vec<&Row> = rows().filter(of_palette).filter(finds).collect();
        out.sort_by_key(|row| {
            let name = plain(row.text.say(self.language()));
            (!self.is_possible(&row.command), name != typed.trim(), !name.starts_with(typed.trim()))
        });
        out
    }

    /// What is looked for is now this.
    pub(super) fn seek_for(&mut self, text: String) {
        match &mut self.cx.dialog {
            Some(Dialog::Palette { typed, at }) => (*typed, *at) = (text, 0),
            Some(Dialog::Keys(page)) => page.typed = text,
            _ => {}
        }
    }

    /// Points at a command of the palette.
    pub(super) fn point_at(&mut self, place: usize) {
        if let Some(Dialog::Palette { at, .. }) = &mut self.cx.dialog {
            *at = place;
        }
    }

    /// Whether a command is among those that the list of keys is asked for, by its name or by its keys.
    pub fn is_sought(&self, typed: &str, names: &[&str]) -> bool {
        let names = plain(&names.join(" "));
        plain(typed).split_whitespace().all(|word| names.contains(word))
    }
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

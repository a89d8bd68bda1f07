//! Keyboard shortcuts: the defaults of the command table, or the user's own.

pub mod command_palette;
pub mod state;

use self::state::why_never;
use crate::command::row::{Row, row_named};
use crate::command::shortcut::Shortcut;
use crate::document::turning_keys::{self, TurningKey};
use crate::page::{KeysPage, Page, ShortcutError};
use crate::{dialog::Dialog, model::Model};
use unfold_text::shortcut_editor as say;

pub use self::state::Shortcuts;
use crate::command::{menu::Menu, row::row};
use unfold_text::{commands, shortcut_editor};

#[derive(Clone, Debug, PartialEq)]
pub enum ShortcutsCommand {
    /// Open the list of shortcuts.
    Keys,
    /// Wait for a key for this command or turning key; `None` stops waiting.
    AskKey(Option<&'static str>),
    /// Remove the shortcuts of a command.
    TakeKeys(&'static str),
    /// Restore the default shortcuts of a command.
    UsualKeys(&'static str),
    AllUsualKeys,
    /// Reassign the refused key from the command that holds it.
    TakeKey,
    /// Open the command palette.
    Palette,
    /// A key pressed while a command waits for one.
    PressKey(Shortcut),
    /// Set the search text of the palette or of the list of shortcuts.
    SetSearchText(String),
    /// Highlight an entry of the palette.
    PointAt(usize),
}

pub static ROWS: &[Row<ShortcutsCommand>] = &[
    row("palette", ShortcutsCommand::Palette, (shortcut_editor::FIND, shortcut_editor::FIND_TIP))
        .on_keys(&[Shortcut::ctrl_shift("P")])
        .in_menu(Menu::Help.at(1, 2)),
    row("keys", ShortcutsCommand::Keys, (commands::KEYS, commands::KEYS_TIP))
        .on_keys(&[Shortcut::bare("F1")])
        .in_menu(Menu::Help.at(1, 3)),
];

/// The shortcuts page, if open.
pub fn page(model: &Model) -> Option<&KeysPage> {
    if let Some(Page::Keys(page)) = &model.page { Some(page) } else { None }
}

fn page_mut(model: &mut Model) -> Option<&mut KeysPage> {
    if let Some(Page::Keys(page)) = &mut model.page { Some(page) } else { None }
}

/// Waits for a key for this command; `None` stops waiting.
pub fn ask_key(id: Option<&'static str>, model: &mut Model) {
    if let Some(page) = page_mut(model) {
        (page.asking, page.refused) = (id, None);
    }
}

/// Assigns a key to the waiting command, unless there is an obstacle.
pub fn give_key(key: Shortcut, model: &mut Model) {
    if let Some(turning) = asking_turning_key(model) {
        return give_turning_key(turning, key, model);
    }
    let Some(row) = page(model).and_then(|page| page.asking).and_then(|id| row_named(model.rows, id)) else { return };
    let rows = model.rows;
    let taken = || model.shortcuts.holder(row, key, rows).map(|other| ShortcutError::Taken(other.id));
    match why_never(row, key).or_else(taken) {
        None => put_key(row, key, model),
        why => {
            if let Some(page) = page_mut(model) {
                page.refused = why.map(|why| (key, why));
            }
        }
    }
}

/// Reassigns the refused key from the command that holds it.
pub fn take_key(model: &mut Model) {
    let Some(page) = page(model) else { return };
    if let (Some(turning), Some((key, ShortcutError::Taken(_)))) = (asking_turning_key(model), page.refused) {
        return put_turning_key(turning, key.key, model);
    }
    let (Some(row), Some((key, ShortcutError::Taken(_)))) =
        (page.asking.and_then(|id| row_named(model.rows, id)), page.refused)
    else {
        return;
    };
    model.shortcuts.take_from_others(row, key, model.rows);
    put_key(row, key, model);
}

/// The turning key that waits for another key.
pub fn asking_turning_key(model: &Model) -> Option<&'static TurningKey> {
    page(model).and_then(|page| page.asking).and_then(turning_keys::key_named)
}

/// Assigns a key to a turning key, unless there is an obstacle. Commands cannot use such keys.
fn give_turning_key(turning: &'static TurningKey, key: Shortcut, model: &mut Model) {
    let is_bare = key == Shortcut::bare(key.key);
    let other = model.settings.turning.holder(turning, key.key);
    let why = match other {
        _ if !is_bare || !turning.may_be(key.key) => Some(ShortcutError::NoTurningKey),
        Some(other) => Some(ShortcutError::Taken(other.id)),
        None => None,
    };
    match why {
        None => put_turning_key(turning, key.key, model),
        Some(why) => {
            if let Some(page) = page_mut(model) {
                page.refused = Some((key, why));
            }
        }
    }
}

/// Assigns a key to a turning key; a previous holder gets the old key in exchange.
fn put_turning_key(turning: &'static TurningKey, key: &str, model: &mut Model) {
    model.set(|settings| settings.turning.give(turning, key));
    ask_key(None, model);
    model.news = say::NEWS_KEY_GIVEN.with([&turning_keys::key_phrase(key), &turning.name()]);
}

fn put_key(row: &'static Row<()>, key: Shortcut, model: &mut Model) {
    model.shortcuts.put(row, vec![key]);
    keep(model);
    model.news = say::NEWS_KEY_GIVEN.with([&key.phrase(), &row.text]);
}

/// Removes the shortcuts of a command.
pub fn take_keys(id: &str, model: &mut Model) {
    if let Some(row) = row_named(model.rows, id).filter(|row| !row.is_fixed()) {
        model.shortcuts.put(row, Vec::new());
        keep(model);
        model.news = say::NEWS_KEYS_TAKEN.with([&row.text]);
    }
}

/// Restores a command's default shortcuts, taking them from other commands; all commands' if `id` is `None`.
pub fn reset(id: Option<&str>, model: &mut Model) {
    if let Some(turning) = id.and_then(turning_keys::key_named) {
        return put_turning_key(turning, turning.key, model);
    }
    if id.is_none() {
        model.set(|settings| settings.turning.own.clear());
    }
    match id.and_then(|id| row_named(model.rows, id)) {
        None => model.shortcuts = Shortcuts::default(),
        Some(row) => {
            row.keys.iter().for_each(|key| model.shortcuts.take_from_others(row, *key, model.rows));
            model.shortcuts.put(row, row.keys.to_vec());
        }
    }
    keep(model);
    model.news = say::NEWS_KEYS_USUAL.with([]);
}

fn keep(model: &mut Model) {
    let kept = model.shortcuts.kept();
    model.set(|settings| settings.keys = kept);
    ask_key(None, model);
}

/// Rereads the shortcuts from the settings.
pub fn read_again(model: &mut Model) {
    (model.shortcuts, _) = Shortcuts::read(&model.settings.keys, model.rows);
}

pub fn run(command: ShortcutsCommand, model: &mut Model) {
    match command {
        ShortcutsCommand::Keys => model.open_page(Page::Keys(KeysPage::default())),
        ShortcutsCommand::AskKey(id) => ask_key(id, model),
        ShortcutsCommand::TakeKeys(id) => take_keys(id, model),
        ShortcutsCommand::UsualKeys(id) => reset(Some(id), model),
        ShortcutsCommand::AllUsualKeys => reset(None, model),
        ShortcutsCommand::Palette => model.dialog = Some(Dialog::Palette { typed: String::new(), at: 0 }),
        ShortcutsCommand::PressKey(key) => give_key(key, model),
        ShortcutsCommand::SetSearchText(text) => command_palette::set_search_text(text, model),
        ShortcutsCommand::PointAt(place) => command_palette::point_at(place, model),
        ShortcutsCommand::TakeKey => take_key(model),
    }
}

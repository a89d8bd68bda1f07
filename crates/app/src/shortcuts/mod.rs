//! Keyboard shortcuts: assignment, removal and reset, on the page that lists them.

pub mod command_palette;
pub mod state;

use self::state::shortcut_error;
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
    WaitForKey(Option<&'static str>),
    /// Remove the shortcuts of a command.
    RemoveKeys(&'static str),
    /// Restore the default shortcuts of a command or turning key.
    ResetKeys(&'static str),
    ResetAllKeys,
    /// Assign the refused key anyway, taking it from its holders.
    ReassignKey,
    /// Open the command palette.
    Palette,
    /// Assign the pressed key to the waiting command or turning key.
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

/// Waits for a key for the command or turning key with this id; `None` stops waiting.
pub fn wait_for_key(id: Option<&'static str>, model: &mut Model) {
    if let Some(page) = page_mut(model) {
        (page.awaiting_key, page.refused) = (id, None);
    }
}

/// Assigns a key to the waiting command or turning key, or shows on the page why it is refused.
pub fn try_assign_key(key: Shortcut, model: &mut Model) {
    if let Some(turning) = waiting_turning_key(model) {
        return try_assign_turning_key(turning, key, model);
    }
    let Some(row) = page(model).and_then(|page| page.awaiting_key).and_then(|id| row_named(model.command_rows, id))
    else {
        return;
    };
    let rows = model.command_rows;
    let taken = || model.shortcuts.holder(row, key, rows).map(|other| ShortcutError::Taken(other.id));
    match shortcut_error(row, key).or_else(taken) {
        None => assign_key(row, key, model),
        why => {
            if let Some(page) = page_mut(model) {
                page.refused = why.map(|why| (key, why));
            }
        }
    }
}

/// Assigns the refused key anyway, taking it from its holders.
pub fn reassign_key(model: &mut Model) {
    let Some(page) = page(model) else { return };
    if let (Some(turning), Some((key, ShortcutError::Taken(_)))) = (waiting_turning_key(model), page.refused) {
        return assign_turning_key(turning, key.key, model);
    }
    let (Some(row), Some((key, ShortcutError::Taken(_)))) =
        (page.awaiting_key.and_then(|id| row_named(model.command_rows, id)), page.refused)
    else {
        return;
    };
    model.shortcuts.take_from_others(row, key, model.command_rows);
    assign_key(row, key, model);
}

/// The turning key waiting for a new key, if any.
pub fn waiting_turning_key(model: &Model) -> Option<&'static TurningKey> {
    page(model).and_then(|page| page.awaiting_key).and_then(turning_keys::key_named)
}

/// Assigns a key to a turning key, or shows on the page why it is refused. Commands cannot hold such a key, so only other turning keys can
/// conflict.
fn try_assign_turning_key(turning: &'static TurningKey, key: Shortcut, model: &mut Model) {
    let is_bare = key == Shortcut::bare(key.key);
    let other = model.settings.turning.conflicting_key(turning, key.key);
    let why = match other {
        _ if !is_bare || !turning.accepts(key.key) => Some(ShortcutError::CannotTurn),
        Some(other) => Some(ShortcutError::Taken(other.id)),
        None => None,
    };
    match why {
        None => assign_turning_key(turning, key.key, model),
        Some(why) => {
            if let Some(page) = page_mut(model) {
                page.refused = Some((key, why));
            }
        }
    }
}

/// Assigns a key to a turning key; a previous holder gets the old key in exchange.
fn assign_turning_key(turning: &'static TurningKey, key: &str, model: &mut Model) {
    model.change_settings(|settings| settings.turning.assign(turning, key));
    wait_for_key(None, model);
    model.news = say::NEWS_KEY_GIVEN.with([&turning_keys::key_phrase(key), &turning.name()]);
}

fn assign_key(row: &'static Row<()>, key: Shortcut, model: &mut Model) {
    model.shortcuts.set_keys(row, vec![key]);
    save(model);
    model.news = say::NEWS_KEY_GIVEN.with([&key.phrase(), &row.text]);
}

/// Removes the shortcuts of a command.
pub fn remove_keys(id: &str, model: &mut Model) {
    if let Some(row) = row_named(model.command_rows, id).filter(|row| !row.is_fixed()) {
        model.shortcuts.set_keys(row, Vec::new());
        save(model);
        model.news = say::NEWS_KEYS_TAKEN.with([&row.text]);
    }
}

/// Restores the default keys of a command or turning key, taking them from others; `None` restores all defaults.
pub fn reset(id: Option<&str>, model: &mut Model) {
    if let Some(turning) = id.and_then(turning_keys::key_named) {
        return assign_turning_key(turning, turning.key, model);
    }
    if id.is_none() {
        model.change_settings(|settings| settings.turning.own.clear());
    }
    match id.map(|id| row_named(model.command_rows, id)) {
        None => model.shortcuts = Shortcuts::default(),
        Some(None) => return,
        Some(Some(row)) => {
            row.keys.iter().for_each(|key| model.shortcuts.take_from_others(row, *key, model.command_rows));
            model.shortcuts.set_keys(row, row.keys.to_vec());
        }
    }
    save(model);
    model.news = say::NEWS_KEYS_USUAL.with([]);
}

fn save(model: &mut Model) {
    let kept = model.shortcuts.to_settings();
    model.change_settings(|settings| settings.keys = kept);
    wait_for_key(None, model);
}

/// Rereads the shortcuts from the settings.
pub fn reload(model: &mut Model) {
    (model.shortcuts, _) = Shortcuts::read(&model.settings.keys, model.command_rows);
}

pub fn run(command: ShortcutsCommand, model: &mut Model) {
    match command {
        ShortcutsCommand::Keys => model.open_page(Page::Keys(KeysPage::default())),
        ShortcutsCommand::WaitForKey(id) => wait_for_key(id, model),
        ShortcutsCommand::RemoveKeys(id) => remove_keys(id, model),
        ShortcutsCommand::ResetKeys(id) => reset(Some(id), model),
        ShortcutsCommand::ResetAllKeys => reset(None, model),
        ShortcutsCommand::Palette => model.dialog = Some(Dialog::Palette { typed: String::new(), at: 0 }),
        ShortcutsCommand::PressKey(key) => try_assign_key(key, model),
        ShortcutsCommand::SetSearchText(text) => command_palette::set_search_text(text, model),
        ShortcutsCommand::PointAt(place) => command_palette::point_at(place, model),
        ShortcutsCommand::ReassignKey => reassign_key(model),
    }
}

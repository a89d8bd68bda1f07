//! Effects of the commands of keys and of the list of all commands.

use super::{ReadKeys, Shortcuts, ask_key, command::ShortcutsCommand, command_palette};
use crate::app::core::{Context, Dialog, Feature, Page, Report, page::KeysPage, take};

impl Feature for Shortcuts {
    type Command = ShortcutsCommand;

    fn update(&mut self, command: ShortcutsCommand, cx: &mut Context) {
        match command {
            ShortcutsCommand::Keys => cx.page = Some(Page::Keys(KeysPage::default())),
            ShortcutsCommand::AskKey(id) => ask_key(id, cx),
            ShortcutsCommand::TakeKeys(id) => self.take_keys(id, cx),
            ShortcutsCommand::UsualKeys(id) => self.reset(Some(id), cx),
            ShortcutsCommand::AllUsualKeys => self.reset(None, cx),
            ShortcutsCommand::Palette => cx.dialog = Some(Dialog::Palette { typed: String::new(), at: 0 }),
            ShortcutsCommand::PressKey(key) => self.give_key(key, cx),
            ShortcutsCommand::SetSearchText(text) => command_palette::set_search_text(text, cx),
            ShortcutsCommand::PointAt(place) => command_palette::point_at(place, cx),
            ShortcutsCommand::TakeKey => self.take_key(cx),
        }
    }

    fn take(&mut self, report: Report, cx: &mut Context) -> Result<(), Report> {
        take!(report, |_: ReadKeys| (*self, _) = Self::read(&cx.settings.keys, cx.rows));
        Err(report)
    }
}

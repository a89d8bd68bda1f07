//! Switches, and the settings as a whole.

use crate::app::App;
use crate::app::settings::switch::Switch;
use crate::app::shortcuts::Shortcuts;
use crate::shared::settings::Settings;
use unfold_text::shortcut_editor as say;

impl App {
    /// Turns a switch on or off.
    pub(crate) fn set_switch(&mut self, switch: Switch, on: bool) {
        match switch.setting() {
            Some(setting) => self.cx.set(|settings| setting.set(settings, on)),
            None => self.cx.document.workspace_mut().editor.paint_centres = on,
        }
        if switch == Switch::IdleTables {
            self.idle.stop(&mut self.cx);
        }
    }

    /// All settings as at the first start, but for what is no taste: the files that were opened, the puzzle, the tables' folder.
    pub(crate) fn reset_settings(&mut self) {
        let usual = Settings { language: self.cx.environment.language, ..Settings::default() };
        let kept = self.cx.settings.clone();
        self.cx.set(|s| *s = Settings { recent: kept.recent, puzzle: kept.puzzle, tables: kept.tables, ..usual });
        (self.shortcuts, _) = Shortcuts::read(&self.cx.settings.keys);
        self.cx.news = say::NEWS_SETTINGS_RESET.with([]);
    }
}

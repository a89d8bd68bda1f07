//! The settings as a person changes them.

pub mod appearance;
pub mod command;
pub mod queries;
pub mod switch;

use self::{command::SettingsCommand, switch::Switch};
use crate::app::core::{Action, Context, Dialog, Feature, Job, Obstacle, Page};
use crate::app::tables::job::LookForTables;
use crate::shared::appearance::colours::Palette;
use crate::shared::settings::{Settings, choices::views};
use unfold_engine::puzzle::{PuzzleId, pieces::Pieces};
use unfold_engine::puzzles::solvers;
use unfold_text::{reasons, shortcut_editor as say};

/// The settings as a person changes them.
#[derive(Debug, Default)]
pub struct SettingsPages;

/// Turns a switch on or off.
fn set_switch(switch: Switch, on: bool, cx: &mut Context) {
    match switch.setting() {
        Some(setting) => cx.set(|settings| setting.set(settings, on)),
        None => cx.document.workspace_mut().editor.paint_centres = on,
    }
    if switch == Switch::IdleTables {
        cx.ask(Action::StopIdleTables);
    }
}

/// Sets all settings as at the first start, but for what is no taste: the files that were opened, the puzzle, the tables' folder.
pub fn reset(cx: &mut Context) {
    let usual = Settings { language: cx.environment.language, ..Settings::default() };
    let kept = cx.settings.clone();
    cx.set(|s| *s = Settings { recent: kept.recent, puzzle: kept.puzzle, tables: kept.tables, ..usual });
    cx.ask(Action::ReadKeys);
    cx.news = say::NEWS_SETTINGS_RESET.with([]);
}

impl Feature for SettingsPages {
    type Command = SettingsCommand;

    fn update(&mut self, command: SettingsCommand, cx: &mut Context) {
        match command {
            SettingsCommand::SetView(view) => {
                cx.page = None;
                cx.choose(|choices| choices.view = view);
            }
            SettingsCommand::SetLanguage(language) => cx.set(|s| s.language = language),
            SettingsCommand::SetTheme(theme) => cx.set(|s| s.theme = theme),
            SettingsCommand::SetPalette(palette) => appearance::set_palette(palette, cx),
            SettingsCommand::SetScheme(letters) => cx.set(|s| s.palette = Palette::Scheme(letters)),
            SettingsCommand::SetColour(colour, to) => appearance::set_colour(cx.puzzle(), colour, to, cx),
            SettingsCommand::ResetColours => appearance::reset_colours(cx.puzzle(), cx),
            SettingsCommand::ResetAppearance => appearance::reset(cx),
            SettingsCommand::ZoomIn => cx.set(|s| s.zoom_by(1.0)),
            SettingsCommand::ZoomOut => cx.set(|s| s.zoom_by(-1.0)),
            SettingsCommand::ZoomReset => cx.set(|s| s.zoom = 1.0),
            SettingsCommand::Appearance => cx.page = Some(Page::Appearance),
            SettingsCommand::Set(switch, on) => set_switch(switch, on, cx),
            SettingsCommand::Toggle(switch) => set_switch(switch, !switch.is_on(cx), cx),
            SettingsCommand::ResetSettings => cx.dialog = Some(Dialog::ResetSettings),
            SettingsCommand::About => {
                cx.dialog = Some(Dialog::About);
                cx.run_now(Job::LookForTables(LookForTables));
            }
        }
    }

    fn obstacle(&self, command: &SettingsCommand, cx: &Context) -> Obstacle {
        match command {
            SettingsCommand::ResetColours => {
                let own = appearance::has_own_colours(cx.puzzle(), &cx.settings);
                Obstacle::unless(own, reasons::WHY_USUAL_COLOURS)
            }
            SettingsCommand::ResetAppearance => {
                Obstacle::unless(appearance::is_changed(&cx.settings), reasons::WHY_USUAL_APPEARANCE)
            }
            SettingsCommand::Toggle(Switch::AllOptimal) => {
                Obstacle::unless(cx.solver().is_some_and(solvers::lists_all), reasons::WHY_NOT_LISTED)
            }
            _ => Obstacle::None,
        }
    }

    fn is_of(command: &SettingsCommand, puzzle: PuzzleId) -> bool {
        match command {
            SettingsCommand::SetView(view) => views(puzzle).contains(view),
            SettingsCommand::Toggle(Switch::AllOptimal) => solvers::of(puzzle).any(solvers::lists_all),
            SettingsCommand::Toggle(Switch::PaintCentres) => Pieces::of(puzzle).centres().next().is_some(),
            _ => true,
        }
    }

    fn is_on(&self, command: &SettingsCommand, cx: &Context) -> Option<bool> {
        Some(match command {
            SettingsCommand::Toggle(switch) => switch.is_on(cx),
            SettingsCommand::SetTheme(theme) => cx.settings.theme == *theme,
            // The scheme that stands for all is the usual one.
            SettingsCommand::SetPalette(Palette::Scheme(_)) => matches!(cx.settings.palette, Palette::Scheme(_)),
            SettingsCommand::SetPalette(palette) => cx.settings.palette == *palette,
            SettingsCommand::SetLanguage(language) => cx.settings.language == *language,
            SettingsCommand::SetView(view) => cx.view() == *view,
            _ => return None,
        })
    }
}

//! The settings as a person changes them.

use super::{Settings, appearance, choices::views, command::SettingsCommand, switch::Switch};
use crate::tables::job::LookForTables;
use crate::{action::Action, command::availability::Obstacle, dialog::Dialog, job::Job, model::Model, page::Page};
use unfold_engine::puzzle::{PuzzleId, pieces::Pieces};
use unfold_engine::puzzles::solvers;
use unfold_scene::appearance::colours::Palette;
use unfold_text::{reasons, shortcut_editor as say};

/// Turns a switch on or off.
fn set_switch(switch: Switch, on: bool, model: &mut Model) {
    match switch.setting() {
        Some(setting) => model.set(|settings| setting.set(settings, on)),
        None => model.document.workspace_mut().editor.paint_centres = on,
    }
    if switch == Switch::IdleTables {
        model.effects.ask(Action::StopIdleTables);
    }
}

/// Sets all settings as at the first start, but for what is no taste: the files that were opened, the puzzle, the tables' folder.
pub fn reset(model: &mut Model) {
    let usual = Settings { language: model.environment.language, ..Settings::default() };
    let kept = model.settings.clone();
    model.set(|s| *s = Settings { recent: kept.recent, puzzle: kept.puzzle, tables: kept.tables, ..usual });
    model.effects.ask(Action::ReadKeys);
    model.news = say::NEWS_SETTINGS_RESET.with([]);
}

/// Does what a person asks for, which nothing speaks against.
pub fn run(command: SettingsCommand, model: &mut Model) {
    match command {
        SettingsCommand::SetView(view) => {
            model.page = None;
            model.choose(|choices| choices.view = view);
        }
        SettingsCommand::SetLanguage(language) => model.set(|s| s.language = language),
        SettingsCommand::SetTheme(theme) => model.set(|s| s.theme = theme),
        SettingsCommand::SetPalette(palette) => appearance::set_palette(palette, model),
        SettingsCommand::SetScheme(letters) => model.set(|s| s.palette = Palette::Scheme(letters)),
        SettingsCommand::SetColour(colour, to) => appearance::set_colour(model.puzzle(), colour, to, model),
        SettingsCommand::ResetColours => appearance::reset_colours(model.puzzle(), model),
        SettingsCommand::ResetAppearance => appearance::reset(model),
        SettingsCommand::ZoomIn => model.set(|s| s.zoom_by(1.0)),
        SettingsCommand::ZoomOut => model.set(|s| s.zoom_by(-1.0)),
        SettingsCommand::ZoomReset => model.set(|s| s.zoom = 1.0),
        SettingsCommand::Appearance => model.page = Some(Page::Appearance),
        SettingsCommand::Set(switch, on) => set_switch(switch, on, model),
        SettingsCommand::Toggle(switch) => set_switch(switch, !switch.is_on(model), model),
        SettingsCommand::ResetSettings => model.dialog = Some(Dialog::ResetSettings),
        SettingsCommand::About => {
            model.dialog = Some(Dialog::About);
            model.effects.run_now(Job::LookForTables(LookForTables));
        }
    }
}

/// The obstacle to a command now.
pub fn obstacle(command: &SettingsCommand, model: &Model) -> Obstacle {
    match command {
        SettingsCommand::ResetColours => {
            let own = appearance::has_own_colours(model.puzzle(), &model.settings);
            Obstacle::unless(own, reasons::WHY_USUAL_COLOURS)
        }
        SettingsCommand::ResetAppearance => {
            Obstacle::unless(appearance::is_changed(&model.settings), reasons::WHY_USUAL_APPEARANCE)
        }
        SettingsCommand::Toggle(Switch::AllOptimal) => {
            Obstacle::unless(model.solver().is_some_and(solvers::lists_all), reasons::WHY_NOT_LISTED)
        }
        _ => Obstacle::None,
    }
}

/// True if there is such a command for a puzzle.
pub fn is_of(command: &SettingsCommand, puzzle: PuzzleId) -> bool {
    match command {
        SettingsCommand::SetView(view) => views(puzzle).contains(view),
        SettingsCommand::Toggle(Switch::AllOptimal) => solvers::of(puzzle).any(solvers::lists_all),
        SettingsCommand::Toggle(Switch::PaintCentres) => Pieces::of(puzzle).centres().next().is_some(),
        _ => true,
    }
}

/// True if the command's choice is chosen, or its switch is on; `None` if it is neither choice nor switch.
pub fn is_on(command: &SettingsCommand, model: &Model) -> Option<bool> {
    Some(match command {
        SettingsCommand::Toggle(switch) => switch.is_on(model),
        SettingsCommand::SetTheme(theme) => model.settings.theme == *theme,
        // The scheme that stands for all is the usual one.
        SettingsCommand::SetPalette(Palette::Scheme(_)) => matches!(model.settings.palette, Palette::Scheme(_)),
        SettingsCommand::SetPalette(palette) => model.settings.palette == *palette,
        SettingsCommand::SetLanguage(language) => model.settings.language == *language,
        SettingsCommand::SetView(view) => model.view() == *view,
        _ => return None,
    })
}

//! Settings commands.

use super::choices::{View, views};
use super::{Settings, Theme, appearance, switch::Switch};
use crate::command::row::{Row, choice, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::document::turning_keys::Layout;
use crate::{action::Action, dialog::Dialog, job::Job, model::Model, page::Page, tables::job::FindTablesJob};
use unfold_engine::notation::colours::ColourLetters;
use unfold_engine::puzzle::{PuzzleId, pieces::Pieces};
use unfold_engine::puzzles::{ALL, solvers};
use unfold_scene::appearance::{colours::Palette, hold::Hold, vision::Rgb};
use unfold_text::{Language, Text, batch, colours, commands, cross, editor, frame_stats, manual_solve, rail, reasons};
use unfold_text::{
    save_solution, scene, search, session, shortcut_editor as say, stage, steps, tables, turning_keys, window,
};

#[derive(Clone, Debug, PartialEq)]
pub enum SettingsCommand {
    /// Set the content of the main area.
    SetView(View),
    SetLanguage(Language),
    SetTheme(Theme),
    /// Set the layout of the keys that turn the puzzle.
    SetTurningKeys(Layout),
    SetPalette(Palette),
    /// Apply a colour scheme to cubes.
    SetScheme(ColourLetters),
    /// Hold cubes with the colour of this palette face on top.
    HoldUp(u8),
    /// Hold cubes with the colour of this palette face in front.
    HoldFront(u8),
    /// Restore the default hold.
    ResetHold,
    /// Set a custom colour of the shown puzzle, by colour number.
    SetColour(u8, Rgb),
    /// Reset the custom colours of the shown puzzle.
    ResetColours,
    ResetAppearance,
    ZoomIn,
    ZoomOut,
    ZoomReset,
    /// Open the appearance page.
    Appearance,
    Set(Switch, bool),
    Toggle(Switch),
    /// Ask whether to reset all settings.
    ResetSettings,
    About,
}

const fn switch(id: &'static str, switch: Switch, texts: (Text<0>, Text<0>)) -> Row<SettingsCommand> {
    row(id, SettingsCommand::Toggle(switch), texts)
}

const fn theme(id: &'static str, theme: Theme, name: Text<0>) -> Row<SettingsCommand> {
    choice(id, SettingsCommand::SetTheme(theme), window::THEME, (name, say::THEME_TIP)).in_menu(Menu::Theme.at(1, 1))
}

const fn palette(id: &'static str, palette: Palette, texts: (Text<0>, Text<0>)) -> Row<SettingsCommand> {
    choice(id, SettingsCommand::SetPalette(palette), colours::COLOURS, texts).in_menu(Menu::Colours.at(1, 1))
}

const fn language(id: &'static str, language: Language, name: Text<0>) -> Row<SettingsCommand> {
    choice(id, SettingsCommand::SetLanguage(language), window::LANGUAGE, (name, say::LANGUAGE_TIP))
        .in_menu(Menu::Language.at(1, 1))
}

const fn turning(id: &'static str, layout: Layout, texts: (Text<0>, Text<0>)) -> Row<SettingsCommand> {
    choice(id, SettingsCommand::SetTurningKeys(layout), turning_keys::TURNING_KEYS, texts)
        .in_menu(Menu::TurningKeys.at(1, 1))
}

const fn view(id: &'static str, view: View, texts: (Text<0>, Text<0>)) -> Row<SettingsCommand> {
    choice(id, SettingsCommand::SetView(view), say::VIEW_GROUP, texts).in_menu(Menu::View.at(3, 1))
}

pub static ROWS: &[Row<SettingsCommand>] = &[
    row("zoom-in", SettingsCommand::ZoomIn, (commands::ZOOM_IN, commands::ZOOM_IN_TIP))
        .on_keys(&[Shortcut::ctrl("Plus"), Shortcut::ctrl("Equals")])
        .in_menu(Menu::View.at(5, 1)),
    row("zoom-out", SettingsCommand::ZoomOut, (commands::ZOOM_OUT, commands::ZOOM_OUT_TIP))
        .on_keys(&[Shortcut::ctrl("Minus")])
        .in_menu(Menu::View.at(5, 2)),
    row("zoom-reset", SettingsCommand::ZoomReset, (commands::ZOOM_RESET, commands::ZOOM_RESET_TIP))
        .on_keys(&[Shortcut::ctrl("0")])
        .in_menu(Menu::View.at(5, 3)),
    row("reset-settings", SettingsCommand::ResetSettings, (say::RESET_SETTINGS, say::RESET_SETTINGS_TIP))
        .in_menu(Menu::Help.at(1, 5)),
    row("appearance", SettingsCommand::Appearance, (colours::APPEARANCE, colours::APPEARANCE_TIP))
        .on_keys(&[Shortcut::ctrl_shift("A")])
        .in_menu(Menu::View.at(2, 1)),
    row("usual-colours", SettingsCommand::ResetColours, (colours::RESET_COLOURS, colours::RESET_COLOURS_TIP)),
    row("usual-hold", SettingsCommand::ResetHold, (colours::RESET_HOLD, colours::RESET_HOLD_TIP)),
    row(
        "usual-appearance",
        SettingsCommand::ResetAppearance,
        (colours::RESET_APPEARANCE, colours::RESET_APPEARANCE_TIP),
    ),
    row("about", SettingsCommand::About, (commands::ABOUT, commands::ABOUT_TIP))
        .on_keys(&[Shortcut::ctrl("F1")])
        .in_menu(Menu::Help.at(1, 6)),
    switch("letters", Switch::Letters, (window::LETTERS, window::LETTERS_TIP)).in_menu(Menu::View.at(1, 4)),
    switch("space-letters", Switch::SpaceLetters, (window::SPACE_LETTERS, window::SPACE_LETTERS_TIP))
        .in_menu(Menu::View3d.at(2, 3)),
    switch("colour-letters", Switch::ColourLetters, (colours::COLOUR_LETTERS, colours::COLOUR_LETTERS_TIP))
        .in_menu(Menu::Colours.at(2, 1)),
    switch("patterns", Switch::Patterns, (colours::PATTERNS, colours::PATTERNS_TIP)).in_menu(Menu::View.at(1, 5)),
    switch("reduce-motion", Switch::ReduceMotion, (scene::REDUCE_MOTION, scene::REDUCE_MOTION_TIP))
        .in_menu(Menu::View.at(1, 7)),
    switch("next-move", Switch::NextMove, (scene::NEXT_MOVE, scene::NEXT_MOVE_TIP)).in_menu(Menu::View3d.at(2, 1)),
    switch("move-previews", Switch::MovePreviews, (scene::MOVE_PREVIEWS, scene::MOVE_PREVIEWS_TIP))
        .in_menu(Menu::View3d.at(2, 4)),
    switch("cell-names", Switch::CellNames, (scene::CELL_NAMES, scene::CELL_NAMES_TIP)).in_menu(Menu::View3d.at(2, 5)),
    switch("hint-stickers", Switch::HintStickers, (scene::HINT_STICKERS, scene::HINT_STICKERS_TIP))
        .in_menu(Menu::View3d.at(2, 2)),
    switch("frame-times", Switch::FrameTimes, (frame_stats::FRAME_TIMES, frame_stats::FRAME_TIMES_TIP))
        .in_menu(Menu::View.at(1, 6)),
    switch("log-time", Switch::LogTime, (window::PLOT_LOG, window::PLOT_LOG_TIP)),
    switch("solver-options", Switch::SolverOptions, (rail::SOLVER_OPTIONS, rail::SOLVER_OPTIONS_TIP)),
    switch("cross-on-bottom", Switch::CrossOnBottom, (cross::CROSS_ON_BOTTOM, cross::CROSS_ON_BOTTOM_TIP)),
    switch("move-effects", Switch::MoveEffects, (rail::MOVE_EFFECTS, rail::MOVE_EFFECTS_TIP)),
    switch("step-by-step", Switch::StepByStep, (steps::STEP_BY_STEP, steps::STEP_BY_STEP_TIP))
        .on_keys(&[Shortcut::ctrl_shift("H")])
        .in_menu(Menu::Play.at(2, 0)),
    switch("net-alone", Switch::NetAlone, (stage::NET_ALONE, stage::NET_ALONE_TIP))
        .on_keys(&[Shortcut::bare("F7")])
        .in_menu(Menu::View.at(3, 2)),
    switch("space-alone", Switch::SpaceAlone, (stage::SPACE_ALONE, stage::SPACE_ALONE_TIP))
        .on_keys(&[Shortcut::bare("F8")])
        .in_menu(Menu::View.at(3, 3)),
    switch("always-tools", Switch::AlwaysTools, (stage::ALWAYS_TOOLS, stage::ALWAYS_TOOLS_TIP))
        .on_keys(&[Shortcut::shift("F8")])
        .in_menu(Menu::View.at(3, 5)),
    switch("result-panel", Switch::ResultPanel, (stage::RESULT_PANEL, stage::RESULT_PANEL_TIP))
        .on_keys(&[Shortcut::bare("F9")])
        .in_menu(Menu::View.at(3, 4)),
    switch("all-optimal", Switch::AllOptimal, (search::ALL_OPTIMAL, search::ALL_OPTIMAL_TIP)),
    switch("watch-scrambles", Switch::WatchScramble, (manual_solve::WATCH_SCRAMBLE, manual_solve::WATCH_SCRAMBLE_TIP))
        .in_menu(Menu::Scramble.at(1, 1)),
    switch("solve-anew", Switch::Anew, (search::ANEW, search::ANEW_TIP)),
    switch("play-when-solved", Switch::PlayWhenSolved, (search::PLAY_WHEN_SOLVED, search::PLAY_WHEN_SOLVED_TIP)),
    switch(
        "save-when-solved",
        Switch::SaveWhenSolved,
        (save_solution::SAVE_WHEN_SOLVED, save_solution::SAVE_WHEN_SOLVED_TIP),
    ),
    switch("paint-centres", Switch::PaintCentres, (editor::PAINT_CENTRES, editor::PAINT_CENTRES_TIP)),
    switch("idle-tables", Switch::IdleTables, (tables::IDLE_TABLES, tables::IDLE_TABLES_TIP))
        .in_menu(Menu::Tables.at(3, 1)),
    switch("restore", Switch::Restore, (session::RESTORE, session::RESTORE_TIP)).in_menu(Menu::File.at(4, 1)),
    switch("ask-on-leaving", Switch::AskOnLeaving, (session::ASK_ON_LEAVING, session::ASK_ON_LEAVING_TIP))
        .in_menu(Menu::File.at(4, 2)),
    theme("theme-system", Theme::System, window::THEME_SYSTEM),
    theme("theme-light", Theme::Light, window::THEME_LIGHT),
    theme("theme-dark", Theme::Dark, window::THEME_DARK),
    palette("colours-usual", Palette::Usual, (colours::PALETTE_USUAL, colours::PALETTE_USUAL_TIP)),
    palette("colours-japanese", Palette::Japanese, (colours::PALETTE_JAPANESE, colours::PALETTE_JAPANESE_TIP)),
    palette("colours-safe", Palette::Safe, (colours::PALETTE_SAFE, colours::PALETTE_SAFE_TIP)),
    palette("colours-contrast", Palette::Contrast, (colours::PALETTE_CONTRAST, colours::PALETTE_CONTRAST_TIP)),
    palette("colours-graph", Palette::Graph, (colours::PALETTE_GRAPH, colours::PALETTE_GRAPH_TIP)),
    palette("colours-score", Palette::Score, (colours::PALETTE_SCORE, colours::PALETTE_SCORE_TIP)),
    palette(
        "colours-scheme",
        Palette::Scheme(ColourLetters::USUAL),
        (colours::PALETTE_SCHEME, colours::PALETTE_SCHEME_TIP),
    ),
    palette("colours-own", Palette::Own, (colours::PALETTE_OWN, colours::PALETTE_OWN_TIP)),
    language("language-en", Language::ENGLISH, say::ENGLISH),
    language("language-fr", Language::FRENCH, say::FRENCH),
    language("language-es", Language::SPANISH, say::SPANISH),
    turning("turning-unfold", Layout::Unfold, (turning_keys::LAYOUT_UNFOLD, turning_keys::LAYOUT_UNFOLD_TIP)),
    turning(
        "turning-hyperspeedcube",
        Layout::Hyperspeedcube,
        (turning_keys::LAYOUT_HYPERSPEEDCUBE, turning_keys::LAYOUT_HYPERSPEEDCUBE_TIP),
    ),
    turning("turning-mc4d", Layout::Mc4d, (turning_keys::LAYOUT_MC4D, turning_keys::LAYOUT_MC4D_TIP)),
    view("view-stage", View::Stage, (stage::VIEW_STAGE, stage::VIEW_STAGE_TIP)),
    view("view-crosses", View::Crosses, (editor::VIEW_CROSSES, cross::CROSSES_TIP)),
    view("view-graph", View::Graph, (editor::VIEW_GRAPH, editor::VIEW_GRAPH_TIP)),
    view("view-batch", View::Batch, (batch::VIEW_BATCH, batch::VIEW_BATCH_TIP)),
];

/// Sets a switch, in the settings or on the position.
fn set_switch(switch: Switch, on: bool, model: &mut Model) {
    match switch.setting() {
        Some(setting) => model.change_settings(|settings| setting.set(settings, on)),
        None => model.document.workspace_mut().editor.paint_centres = on,
    }
    if switch == Switch::IdleTables {
        model.effects.ask(Action::StopIdleTables);
    }
}

/// Resets all settings except recent files, shown puzzle, table folder, filters, macros and algorithms.
pub fn reset(model: &mut Model) {
    let usual = Settings { language: model.environment.language, ..Settings::default() };
    // Filters, macros and algorithms are the user's work.
    let Settings { recent, puzzle, tables, filters, macros, own_algorithms, .. } = model.settings.clone();
    model.change_settings(|s| *s = Settings { recent, puzzle, tables, filters, macros, own_algorithms, ..usual });
    model.effects.ask(Action::ReloadShortcuts);
    model.news = say::NEWS_SETTINGS_RESET.with([]);
}

pub fn run(command: SettingsCommand, model: &mut Model) {
    match command {
        SettingsCommand::SetView(view) => {
            model.page = None;
            model.change_choices(|choices| choices.view = view);
        }
        SettingsCommand::SetLanguage(language) => model.change_settings(|s| s.language = language),
        SettingsCommand::SetTheme(theme) => model.change_settings(|s| s.theme = theme),
        SettingsCommand::SetTurningKeys(layout) => {
            // The new layout would read half-typed turns differently.
            ALL.into_iter().for_each(|puzzle| model.document.workspace_of_mut(puzzle).typed.clear());
            model.change_settings(|s| s.turning.layout = layout);
        }
        SettingsCommand::SetPalette(palette) => appearance::set_palette(palette, model),
        SettingsCommand::SetScheme(letters) => appearance::set_scheme(letters, model),
        SettingsCommand::HoldUp(face) => appearance::set_hold(model.settings.hold.with_up(face), model),
        SettingsCommand::HoldFront(face) => appearance::set_hold(model.settings.hold.with_front(face), model),
        SettingsCommand::ResetHold => appearance::set_hold(Hold::default(), model),
        SettingsCommand::SetColour(colour, to) => appearance::set_colour(model.puzzle(), colour, to, model),
        SettingsCommand::ResetColours => appearance::reset_colours(model.puzzle(), model),
        SettingsCommand::ResetAppearance => appearance::reset(model),
        SettingsCommand::ZoomIn => model.change_settings(|s| s.zoom_by(1.0)),
        SettingsCommand::ZoomOut => model.change_settings(|s| s.zoom_by(-1.0)),
        SettingsCommand::ZoomReset => model.change_settings(|s| s.zoom = 1.0),
        SettingsCommand::Appearance => model.open_page(Page::Appearance),
        SettingsCommand::Set(switch, on) => set_switch(switch, on, model),
        SettingsCommand::Toggle(switch) => set_switch(switch, !switch.is_on(model), model),
        SettingsCommand::ResetSettings => model.dialog = Some(Dialog::ResetSettings),
        SettingsCommand::About => {
            model.dialog = Some(Dialog::About);
            model.effects.run_now(Job::ListTableFiles(FindTablesJob));
        }
    }
}

pub fn obstacle(command: &SettingsCommand, model: &Model) -> Obstacle {
    match command {
        SettingsCommand::ResetColours => {
            let own = appearance::has_own_colours(model.puzzle(), &model.settings);
            Obstacle::unless(own, reasons::WHY_USUAL_COLOURS)
        }
        SettingsCommand::ResetAppearance => {
            Obstacle::unless(appearance::is_changed(&model.settings), reasons::WHY_USUAL_APPEARANCE)
        }
        SettingsCommand::ResetHold => Obstacle::unless(model.settings.hold != Hold::default(), reasons::WHY_USUAL_HOLD),
        SettingsCommand::Toggle(Switch::AllOptimal) => {
            Obstacle::unless(model.solver().is_some_and(solvers::lists_all), reasons::WHY_NOT_LISTED)
        }
        _ => Obstacle::None,
    }
}

pub fn applies_to(command: &SettingsCommand, puzzle: PuzzleId) -> bool {
    match command {
        SettingsCommand::SetView(view) => views(puzzle).contains(view),
        SettingsCommand::Toggle(Switch::AllOptimal) => solvers::solvers_for(puzzle).any(solvers::lists_all),
        SettingsCommand::Toggle(Switch::PaintCentres) => Pieces::for_puzzle(puzzle).centres().next().is_some(),
        _ => true,
    }
}

/// True if the command's choice is selected or its switch is on; `None` for other commands.
pub fn is_on(command: &SettingsCommand, model: &Model) -> Option<bool> {
    Some(match command {
        SettingsCommand::Toggle(switch) => switch.is_on(model),
        SettingsCommand::SetTheme(theme) => model.settings.theme == *theme,
        SettingsCommand::SetTurningKeys(layout) => model.settings.turning.layout == *layout,
        // One command covers all schemes; the letters in its row are only the default.
        SettingsCommand::SetPalette(Palette::Scheme(_)) => matches!(model.settings.palette, Palette::Scheme(_)),
        SettingsCommand::SetPalette(palette) => model.settings.palette == *palette,
        SettingsCommand::SetLanguage(language) => model.settings.language == *language,
        SettingsCommand::SetView(view) => model.view() == *view,
        _ => return None,
    })
}

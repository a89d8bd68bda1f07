//! The bar at the top: the menu, opening and saving, the puzzles and their pages, what is shown, and what is always at hand.

use crate::app::command::{
    AnimationCommand, CameraCommand, CoordinatesCommand, ExamplesCommand, FilesCommand, HistoryCommand, LessonCommand,
    ManualSolveCommand, PaintingCommand, PicturesCommand, PlaybackCommand, ScrambleCommand, SearchCommand,
    SessionCommand, SettingsCommand, SharingCommand, ShortcutsCommand, SolutionCommand, TablesCommand, TourCommand,
};
use eframe::egui::containers::menu::MenuButton;
use eframe::egui::{Align, Button, Layout, Ui, vec2};

use crate::ui::document::origin;

use crate::app::App;
use crate::app::command::Command;
use crate::app::command::{rotations, row_of, rows};
use crate::app::core::method_page::PAGES;
use crate::app::core::picture_kinds::PictureSubject;
use crate::app::document::playback::SeekTo;
use crate::app::message::Messages;
use crate::app::settings::switch::Switch;
use crate::app::tables::status::TableTask;
use crate::app::tour::Pane;
use crate::shared::settings::Theme;
use crate::shared::settings::choices::views;
use crate::ui::widgets::icons::{self, Icon, icon_button};
use crate::ui::widgets::{self, focus, menu_item};
use crate::ui::{canvas, theme};
use unfold_text::{Language, colours, editor, methods, picture_export, scene, sharing, stage, tables, window as say};

/// Width kept for the buttons at the right end.
const RIGHT: f32 = 5.0 * (icons::SIZE + theme::GRID);
/// The least width in which the name of the position is worth showing.
const ORIGIN: f32 = 8.0 * theme::GRID;

/// Commands that copy something for others.
const SHARED: [Command; 5] = [
    Command::Scramble(ScrambleCommand::CopyScramble),
    Command::Solution(SolutionCommand::Copy),
    Command::Sharing(SharingCommand::CopyLink),
    Command::Pictures(PicturesCommand::CopyPicture(PictureSubject::Net)),
    Command::Pictures(PicturesCommand::CopyPicture(PictureSubject::Space)),
];

/// Shows the bar.
pub(crate) fn show(ui: &mut Ui, app: &App, messages: &mut Messages) {
    ui.horizontal(|ui| {
        menu(ui, app, messages);
        icon_button(ui, app, &Command::Files(FilesCommand::Open), Icon::Open, messages);
        icon_button(ui, app, &Command::Solution(SolutionCommand::Save), Icon::Save, messages);
        ui.separator();
        for puzzle in unfold_engine::puzzles::ALL {
            widgets::choice(
                ui,
                app,
                &Command::History(HistoryCommand::SwitchTo(puzzle)),
                app.puzzle() == puzzle,
                messages,
            );
        }
        ui.separator();
        for view in views(app.puzzle()) {
            let chosen = app.page().is_none() && view == app.view();
            widgets::choice(ui, app, &Command::Settings(SettingsCommand::SetView(view)), chosen, messages);
        }
        ui.separator();
        let room = ui.available_width() - RIGHT;
        if room > ORIGIN {
            let size = vec2(room, icons::SIZE);
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                ui.set_min_size(size);
                origin::show(ui, app);
            });
        }
        icon_button(ui, app, &Command::History(HistoryCommand::Undo), Icon::Undo, messages);
        icon_button(ui, app, &Command::History(HistoryCommand::Redo), Icon::Redo, messages);
        icon_button(ui, app, &Command::Shortcuts(ShortcutsCommand::Palette), Icon::Find, messages);
        let theme = if ui.visuals().dark_mode { Theme::Light } else { Theme::Dark };
        icon_button(ui, app, &Command::Settings(SettingsCommand::SetTheme(theme)), Icon::Theme, messages);
        icon_button(ui, app, &Command::Settings(SettingsCommand::Appearance), Icon::Settings, messages);
    });
}

/// The button of the menu, and what it opens.
fn menu(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let language = app.language();
    let face = Button::new("").min_size(vec2(icons::SIZE, icons::SIZE));
    let (button, _) = MenuButton::from_button(face).ui(ui, |ui| {
        ui.menu_button(say::MENU_FILE.get(language), |ui| {
            items(ui, app, &[Command::Files(FilesCommand::Open), Command::Files(FilesCommand::OpenByPath)], messages);
            recent(ui, app, messages);
            items(ui, app, &[Command::Examples(ExamplesCommand::Examples)], messages);
            ui.separator();
            items(
                ui,
                app,
                &[
                    Command::Solution(SolutionCommand::Save),
                    Command::ManualSolve(ManualSolveCommand::SaveTurns),
                    Command::Session(SessionCommand::SaveSession),
                ],
                messages,
            );
            ui.separator();
            items(
                ui,
                app,
                &[
                    Command::Pictures(PicturesCommand::SavePicture),
                    Command::Animation(AnimationCommand::ExportAnimation),
                    Command::Files(FilesCommand::ShowInFolder),
                ],
                messages,
            );
            ui.separator();
            for switch in [Switch::Restore, Switch::AskOnLeaving] {
                widgets::switch(ui, app, switch, messages);
            }
            ui.separator();
            items(ui, app, &[Command::Session(SessionCommand::Quit)], messages);
        });
        ui.menu_button(say::MENU_EDIT.get(language), |ui| {
            items(ui, app, &[Command::History(HistoryCommand::Undo), Command::History(HistoryCommand::Redo)], messages);
            ui.separator();
            items(
                ui,
                app,
                &[
                    Command::Solution(SolutionCommand::Copy),
                    Command::Painting(PaintingCommand::CopyFacelets),
                    Command::Sharing(SharingCommand::CopyMovesHere),
                ],
                messages,
            );
            puzzle_copies(ui, app, messages);
            ui.menu_button(sharing::SHARE.get(language), |ui| items(ui, app, &SHARED, messages));
            ui.separator();
            items(
                ui,
                app,
                &[
                    Command::Scramble(ScrambleCommand::Scramble),
                    Command::Scramble(ScrambleCommand::ScrambleFromHere),
                    Command::History(HistoryCommand::Reset),
                    Command::Painting(PaintingCommand::Clear),
                    Command::Painting(PaintingCommand::FillIn),
                    Command::Painting(PaintingCommand::FocusNet),
                ],
                messages,
            );
            ui.menu_button(editor::turn_whole(app.puzzle()).get(language), |ui| {
                for row in rotations(app.puzzle()) {
                    menu_item(ui, app, &row.command, messages);
                }
            });
            ui.separator();
            items(ui, app, &[Command::Search(SearchCommand::Solve), Command::Search(SearchCommand::Stop)], messages);
            ui.separator();
            let moments = [SeekTo::Start, SeekTo::Back, SeekTo::Toggle, SeekTo::Forward, SeekTo::End];
            items(ui, app, &moments.map(|x| Command::Playback(PlaybackCommand::Go(x))), messages);
        });
        ui.menu_button(say::MENU_VIEW.get(language), |ui| {
            for group in [say::THEME, colours::COLOURS, say::LANGUAGE] {
                ui.menu_button(group.get(language), |ui| {
                    for row in rows().filter(|row| row.group == Some(group)) {
                        widgets::radio(ui, app, &row.command, messages);
                    }
                    // The table of commands knows the languages of the program only.
                    for added in Language::all().skip(Language::BUILT_IN.len()).filter(|_| group == say::LANGUAGE) {
                        if ui.radio(language == added, added.own_name()).clicked() {
                            messages.push(SettingsCommand::SetLanguage(added));
                        }
                    }
                });
            }
            for switch in [Switch::Letters, Switch::Patterns, Switch::FrameTimes, Switch::ReduceMotion] {
                widgets::switch(ui, app, switch, messages);
            }
            ui.separator();
            items(ui, app, &[Command::Settings(SettingsCommand::Appearance)], messages);
            ui.separator();
            for view in views(app.puzzle()) {
                widgets::radio(ui, app, &Command::Settings(SettingsCommand::SetView(view)), messages);
            }
            for switch in [Switch::NetAlone, Switch::SpaceAlone, Switch::ResultPanel] {
                widgets::switch(ui, app, switch, messages);
            }
            ui.separator();
            items(
                ui,
                app,
                &[Command::Coordinates(CoordinatesCommand::Coordinates), Command::Lesson(LessonCommand::Present)],
                messages,
            );
            ui.menu_button(picture_export::OF_SPACE.get(language), |ui| menu_of_space(ui, app, messages));
            ui.separator();
            items(
                ui,
                app,
                &[
                    Command::Settings(SettingsCommand::ZoomIn),
                    Command::Settings(SettingsCommand::ZoomOut),
                    Command::Settings(SettingsCommand::ZoomReset),
                ],
                messages,
            );
        });
        ui.menu_button(tables::MENU_TABLES.get(language), |ui| {
            items(ui, app, &[Command::Tables(TablesCommand::Tables)], messages);
            ui.separator();
            let tasks = [TableTask::Verify, TableTask::Build(None), TableTask::Remove(None)];
            items(ui, app, &tasks.map(|x| Command::Tables(TablesCommand::HandleTables(x))), messages);
            items(
                ui,
                app,
                &[Command::Tables(TablesCommand::MoveTables), Command::Tables(TablesCommand::StopTables)],
                messages,
            );
            ui.separator();
            widgets::switch(ui, app, Switch::IdleTables, messages);
        });
        ui.menu_button(say::MENU_HELP.get(language), |ui| {
            items(
                ui,
                app,
                &[
                    Command::Tour(TourCommand::Tour),
                    Command::Shortcuts(ShortcutsCommand::Palette),
                    Command::Shortcuts(ShortcutsCommand::Keys),
                ],
                messages,
            );
            methods_menu(ui, app, messages);
            items(
                ui,
                app,
                &[Command::Settings(SettingsCommand::ResetSettings), Command::Settings(SettingsCommand::About)],
                messages,
            );
        });
    });
    icons::paint(ui, button.rect, Icon::Menu, ui.style().interact(&button).fg_stroke.color);
    widgets::set_name(ui, &button, stage::MENU.get(language));
    focus::anchor(ui, Pane::Menu, button.id);
    button.on_hover_text(stage::MENU_TIP.get(language));
}

/// Entries of these commands, one below the other.
fn items(ui: &mut Ui, app: &App, entries: &[Command], messages: &mut Messages) {
    for command in entries {
        menu_item(ui, app, command, messages);
    }
}

/// The menu of the files opened last, the latest first.
fn recent(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let files = &app.settings().recent;
    ui.add_enabled_ui(!files.is_empty(), |ui| {
        ui.menu_button(say::OPEN_RECENT.get(app.language()), |ui| {
            for (n, path) in files.iter().enumerate() {
                let name = path.file_name().unwrap_or(path.as_os_str());
                let button = ui.button(name.to_string_lossy());
                if button.on_hover_text(path.display().to_string()).clicked() {
                    messages.push(FilesCommand::OpenRecent(n));
                    ui.close();
                }
            }
            ui.separator();
            menu_item(ui, app, &Command::Files(FilesCommand::ForgetRecent), messages);
        });
    });
}

/// The menu entries of what can be copied of this kind of puzzle only.
fn puzzle_copies(ui: &mut Ui, app: &App, messages: &mut Messages) {
    for command in [
        Command::Painting(PaintingCommand::CopyColours),
        Command::Sharing(SharingCommand::CopyIdentifier),
        Command::Sharing(SharingCommand::CopyLog),
    ] {
        if row_of(&command).is_some_and(|row| row.is_of(app.puzzle())) {
            menu_item(ui, app, &command, messages);
        }
    }
}

/// The menu of all pages about methods.
fn methods_menu(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let language = app.language();
    ui.menu_button(methods::METHODS.get(language), |ui| {
        for page in PAGES {
            let button = ui.button(crate::app::lesson::methods::title(page).get(language));
            if button.on_hover_text(methods::HOW_TIP.get(language)).clicked() {
                messages.push(LessonCommand::Explain(page));
                ui.close();
            }
        }
    });
}

/// The entries for the puzzle in space: from where it is seen, and what of it.
fn menu_of_space(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let language = app.language();
    items(ui, app, &[Command::Camera(CameraCommand::ResetView)], messages);
    ui.menu_button(scene::LOOK_FROM.get(language), |ui| canvas::views(ui, app, messages));
    ui.menu_button(scene::PIECES.get(language), |ui| {
        for row in rows().filter(|row| row.group == Some(scene::PIECES) && row.is_of(app.puzzle())) {
            widgets::radio(ui, app, &row.command, messages);
        }
    });
    ui.separator();
    for switch in [Switch::NextMove, Switch::HintStickers] {
        widgets::switch(ui, app, switch, messages);
    }
}

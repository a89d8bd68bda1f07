//! Modal dialogs: errors, questions, file paths, export options, the command palette, About. Also the hint for dragged files.

use crate::ui::playback::heading as heading_of_row;
use crate::ui::widgets::{self, focus};
use crate::ui::{animation, files::solves, pictures, quit_dialog, shortcuts::command_palette, solution, theme};
use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::{self, Align, Align2, CollapsingHeader, Id, Key, LayerId, Layout, Order, RichText};
use eframe::egui::{Response, Role, ScrollArea, TextEdit, Ui, WidgetInfo};
use unfold_app::command::{FilesCommand, RowsCommand, SharingCommand, WindowCommand, message::Messages};
use unfold_app::file_kind::{FileKind, SolutionFormat};
use unfold_app::{
    about, dialog::Dialog, lesson::methods, model::Model, played::SequenceKind, rows::naming::MAX_NAME, version,
};
use unfold_text::{
    Text, graph, hyperspeedcube, picture_export, rows, save_solution, shortcut_editor, tables, tour, window as say,
};

/// Maximum width of a dialog, in points.
const MAX_WIDTH: f32 = 520.0;

/// Height of a dialog without its body, in points.
const NON_BODY_HEIGHT: f32 = 130.0;

pub(crate) fn show(ctx: &egui::Context, model: &Model, messages: &mut Messages) {
    file_drop_hint(ctx, model);
    let Some(dialog) = model.dialog.as_ref() else { return };
    // One id per kind, since egui remembers a dialog's size.
    let id = Id::unique(("dialog", std::mem::discriminant(dialog)));
    // A light veil, so that a running search stays visible behind it.
    let modal = widgets::modal(ctx, id, (theme::DIALOG_VEIL, MAX_WIDTH), &title(model, dialog), |ui| {
        if model.file_dialog_kind.is_some() {
            ui.disable();
        }
        widgets::heading(ui, &title(model, dialog));
        contents(ui, model, dialog, messages);
    });
    messages.push_if(modal.should_close(), WindowCommand::Dismiss);
}

/// Heading of a dialog, also its screen-reader label.
fn title(model: &Model, dialog: &Dialog) -> String {
    let language = model.language();
    let title = match dialog {
        Dialog::Error { title, .. } => *title,
        Dialog::Path { kind, .. } => kind.properties().title,
        Dialog::ChooseSolve(_) => hyperspeedcube::CHOOSE_SOLVE,
        Dialog::RowName(_) => rows::NAME_OF_ROW,
        Dialog::Replace { .. } => say::REPLACE,
        Dialog::Palette { .. } => return shortcut_editor::FIND.get(language).trim_end_matches('…').to_owned(),
        Dialog::ResetSettings => shortcut_editor::RESET_ASK,
        Dialog::SaveSolution(_) => say::PATH_SAVE,
        Dialog::SaveRow(_) => rows::PATH_SAVE_ROW,
        Dialog::Picture(..) => picture_export::PATH_PICTURE,
        Dialog::Animation => unfold_text::animation::ANIMATION,
        Dialog::Quit(_) => unfold_text::session::LEAVE,
        Dialog::LowSpace { .. } => tables::LOW_ROOM,
        Dialog::About => return say::ABOUT_TITLE.fill(language, [&version::with_commit()]),
    };
    title.get(language).to_owned()
}

/// Scrolls the body of a dialog if the window is too short for it.
fn scroll_if_needed(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    let height = (ui.ctx().content_rect().height() - NON_BODY_HEIGHT).max(60.0);
    // Grow at once with the contents, not only to the previous height.
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, true]);
    area.show(ui, |ui| {
        contents(ui);
        focus::scroll_to_focus(ui);
    });
}

/// Draws a dialog's body and buttons.
fn contents(ui: &mut Ui, model: &Model, dialog: &Dialog, messages: &mut Messages) {
    let language = model.language();
    match dialog {
        Dialog::Error { error, .. } => scroll_if_needed(ui, |ui| {
            ui.label(say::SENTENCE.fill(language, [&error.what]));
            if let Some(place) = &error.place {
                ui.label(say::WHERE.fill(language, [place]));
            }
            ui.label(RichText::new(error.advice.get(language)).strong());
        }),
        Dialog::Path { kind, text, no_system_dialog } => path(ui, model, (*kind, text, *no_system_dialog), messages),
        Dialog::ChooseSolve(solves) => scroll_if_needed(ui, |ui| solves::choose_solve(ui, model, solves, messages)),
        Dialog::RowName(typed) => row_name(ui, model, typed, messages),
        Dialog::Replace { path, kind } => {
            ui.label(match kind {
                FileKind::Graph => graph::REPLACE_GRAPH.fill(language, [&path.display()]),
                _ => say::REPLACE_WHAT.fill(language, [&path.display()]),
            });
            ui.label(say::REPLACE_ADVICE.get(language));
        }
        Dialog::SaveSolution(file) => scroll_if_needed(ui, |ui| solution::save(ui, model, *file, messages)),
        Dialog::SaveRow(file) => scroll_if_needed(ui, |ui| solution::save_row(ui, model, *file, messages)),
        Dialog::Picture(subject, format) => pictures::export_options::show(ui, model, (*subject, *format), messages),
        Dialog::Animation => {
            scroll_if_needed(ui, |ui| animation::choice::show(ui, model, model.document.workspace().player(), messages))
        }
        Dialog::Quit(prompt) => return quit_dialog::show(ui, model, prompt, messages),
        Dialog::Palette { typed, at } => return command_palette::show(ui, model, (typed, *at), messages),
        Dialog::ResetSettings => drop(ui.label(shortcut_editor::RESET_WHAT.get(language))),
        Dialog::LowSpace { shortages, .. } => {
            for shortage in shortages {
                ui.label(shortage.phrase().get(language));
            }
        }
        Dialog::About => scroll_if_needed(ui, |ui| about(ui, model, messages)),
    }
    buttons(ui, model, accept_label(dialog), messages);
}

/// Label of the button that confirms; `None` for a dialog without one.
fn accept_label(dialog: &Dialog) -> Option<Text<0>> {
    match dialog {
        Dialog::Path { kind, .. } => Some(kind.properties().accept),
        Dialog::RowName(_) => Some(rows::NAME_OF_ROW_YES),
        Dialog::Replace { .. } => Some(say::REPLACE_YES),
        Dialog::SaveSolution(_) | Dialog::SaveRow(_) | Dialog::Picture(..) | Dialog::Animation => {
            Some(picture_export::CHOOSE_PLACE)
        }
        Dialog::ResetSettings => Some(shortcut_editor::RESET_YES),
        Dialog::LowSpace { .. } => Some(tables::GO_ON),
        _ => None,
    }
}

/// Asks for a path as text; `no_system_dialog` adds a note that there is no system dialog.
fn path(ui: &mut Ui, model: &Model, (kind, text, no_system_dialog): (FileKind, &str, bool), messages: &mut Messages) {
    let language = model.language();
    if no_system_dialog {
        ui.weak(say::PATH_WHY.get(language));
    }
    if matches!(kind, FileKind::Solution(_)) && !kind.is_folder() {
        let extensions: Vec<String> = SolutionFormat::extensions(model.puzzle()).map(|one| format!(".{one}")).collect();
        let extensions = extensions.join(", ");
        ui.weak(save_solution::EXTENSION_DECIDES.fill(language, [&extensions]));
    }
    let label = ui.label(say::PATH.get(language));
    let mut typed = text.to_owned();
    let field = TextEdit::singleline(&mut typed).id(Id::unique("path")).desired_width(f32::INFINITY);
    let response = ui.add(field.hint_text(say::PATH_HINT.get(language))).labelled_by(label.id);
    messages.push_if(response.changed(), FilesCommand::TypePath(typed));
    focus_field(ui, &response, text, messages);
}

fn row_name(ui: &mut Ui, model: &Model, text: &str, messages: &mut Messages) {
    if let Some(player) = model.document.workspace().player() {
        let row = heading_of_row(model.language(), model, player.kind);
        ui.label(match player.kind {
            SequenceKind::Kept(_) => row,
            _ => rows::NAME_OF_COPY.fill(model.language(), [&row]),
        });
    }
    let mut typed = text.to_owned();
    let field = TextEdit::singleline(&mut typed).id(Id::unique("row name")).desired_width(f32::INFINITY);
    let response = ui.add(field.char_limit(MAX_NAME));
    response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, rows::NAME_OF_ROW.get(model.language())));
    messages.push_if(response.changed(), RowsCommand::TypeName(typed));
    focus_field(ui, &response, text, messages);
}

/// Focuses the field of a dialog while nothing else has the focus, and selects its text; Enter confirms.
fn focus_field(ui: &Ui, response: &Response, text: &str, messages: &mut Messages) {
    if response.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter)) {
        messages.push(WindowCommand::Accept);
    } else if ui.memory(|m| m.focused().is_none()) {
        response.request_focus();
        // Typing replaces the suggestion.
        let mut state = egui::text_edit::TextEditState::load(ui.ctx(), response.id).unwrap_or_default();
        let all = CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()));
        state.cursor.set_char_range(Some(all));
        state.store(ui.ctx(), response.id);
    }
}

/// Draws the buttons at the bottom of a dialog.
fn buttons(ui: &mut Ui, model: &Model, accept: Option<Text<0>>, messages: &mut Messages) {
    let dismiss = if accept.is_some() { say::CANCEL } else { say::CLOSE };
    let is_harmless = accept == Some(picture_export::CHOOSE_PLACE);
    ui.add_space(theme::GAP);
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let accept = accept
                .map(|accept| ui.add(widgets::main_button(ui, RichText::new(accept.get(model.language())), true)));
            messages.push_if(accept.as_ref().is_some_and(Response::clicked), WindowCommand::Accept);
            let dismiss = ui.button(dismiss.get(model.language()));
            if dismiss.clicked() {
                messages.push(WindowCommand::Dismiss);
            } else if ui.memory(|m| m.focused().is_none()) {
                // Focus the button that cannot lose data.
                accept.filter(|_| is_harmless).unwrap_or(dismiss).request_focus();
            }
        });
    });
}

/// Shows, while files are dragged over the window, what dropping them will do.
fn file_drop_hint(ctx: &egui::Context, model: &Model) {
    if ctx.input(|i| i.raw.hovered_files.is_empty()) {
        return;
    }
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::unique("drop")));
    let area = ctx.content_rect();
    painter.rect_filled(area, 0.0, theme::DROP_VEIL);
    let text = say::DROP_HERE.get(model.language());
    painter.text(area.center(), Align2::CENTER_CENTER, text, theme::font(theme::TEXT_TITLE), theme::WHITE);
}

/// Shows the program's description, facts about this computer, a button that copies a report, and the state of each table.
fn about(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    ui.label(say::ABOUT_WHAT.fill(language, [&methods::puzzles_with_solver()]));
    let [puzzle, methods] = methods::qtm_methods();
    ui.label(say::ABOUT_COUNT.fill(language, [&puzzle, &methods]));
    ui.label(say::ABOUT_COUNT_HYPER.get(language));
    ui.add_space(theme::GAP);
    for line in about::facts(model) {
        ui.label(line);
    }
    // Above the list, whose height varies with the tables.
    if widgets::text_button(ui, model, (tour::ABOUT_COPY, tour::ABOUT_COPY_TIP)) {
        messages.push(SharingCommand::CopyText(about::report(model)));
    }
    let states = CollapsingHeader::new(tour::ABOUT_TABLE_STATES.get(language)).id_salt("tables").default_open(true);
    states.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for line in about::table_lines(model) {
            ui.weak(line);
        }
    });
}

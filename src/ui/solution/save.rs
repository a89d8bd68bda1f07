//! The question in which kind of file the solution is to be saved, with the choices that this kind leaves.

use eframe::egui::{RichText, Ui};

use crate::app::{App, command::SolutionCommand, core::solution_file::SolutionFile, message::Messages};
use crate::ui::{animation, pictures, theme};
use unfold_text::{Text, reasons, save_solution as say, window};

/// Asks for the kind, and then for what can be chosen about it.
pub(crate) fn show(ui: &mut Ui, app: &App, chosen: SolutionFile, messages: &mut Messages) {
    let language = app.language();
    if let Some((_, solution)) = app.results().shown() {
        let text = window::SOLUTION_SHOWN.fill(language, [&solution.length, &app.shown_metric()]);
        ui.label(RichText::new(text).strong());
    }
    ui.label(say::SAVE_AS.get(language));
    for file in SolutionFile::of(app.puzzle()) {
        let is_animation = matches!(file, SolutionFile::Animation(_));
        let free = !is_animation || app.animation_progress().is_none();
        ui.add_enabled_ui(free, |ui| {
            let radio = ui.radio(file.is_like(chosen), name(file).get(language));
            let radio = radio.on_disabled_hover_text(reasons::WHY_BEING_WRITTEN.get(language));
            if radio.clicked() && !file.is_like(chosen) {
                let format = app.features.animation.options().format;
                let file = if is_animation { SolutionFile::Animation(format) } else { file };
                messages.push(SolutionCommand::SetSolutionFile(file));
            }
        });
    }
    ui.add_space(theme::GAP);
    ui.separator();
    match chosen {
        SolutionFile::Log => drop(ui.weak(say::ABOUT_LOG.get(language))),
        SolutionFile::Text => drop(ui.weak(say::ABOUT_TEXT.get(language))),
        SolutionFile::Sheet => drop(ui.weak(say::ABOUT_SHEET.get(language))),
        SolutionFile::Picture(subject, format) => pictures::choice::show(ui, app, (subject, format), messages),
        SolutionFile::Animation(_) => animation::choice::show(ui, app, app.solution_player(), messages),
    }
}

/// A kind in words.
fn name(file: SolutionFile) -> Text<0> {
    match file {
        SolutionFile::Log => say::KIND_LOG,
        SolutionFile::Text => say::KIND_TEXT,
        SolutionFile::Sheet => say::KIND_SHEET,
        SolutionFile::Picture(..) => say::KIND_PICTURE,
        SolutionFile::Animation(_) => say::KIND_ANIMATION,
    }
}

//! The list of steps; the current one shows its reason.

use crate::ui::theme;
use crate::ui::widgets::{self, focus};
use eframe::egui::{Align, Button, Id, Label, Role, ScrollArea, TextFormat, TextStyle, Ui, WidgetInfo};
use eframe::egui::{text::LayoutJob, vec2};
use unfold_app::command::{StepsCommand, message::Messages};
use unfold_app::model::Model;
use unfold_app::sentences::steps as words;
use unfold_app::steps::{shown, state::PlannedSolution, state::Step};
use unfold_engine::notation;
use unfold_text::steps as say;

/// Key in egui's memory for the step that was current in the previous frame.
const LAST_STEP_KEY: &str = "current-step";

/// Draws the total length, the Previous and Next buttons, and the steps.
pub(crate) fn show(ui: &mut Ui, model: &Model, known: &PlannedSolution, messages: &mut Messages) {
    ui.add(Label::new(theme::sized(words::total(model, known), theme::TEXT_SMALL)).wrap());
    ui.horizontal_wrapped(|ui| {
        widgets::button(ui, model, StepsCommand::Previous, messages);
        widgets::button(ui, model, StepsCommand::Next, messages);
    });
    let current = shown::current_step(model);
    if shown::moves_made(model).is_none() {
        ui.add(Label::new(theme::sized(say::STEPS_ELSEWHERE.get(model.language()), theme::TEXT_SMALL)).wrap());
    }
    let has_changed = ui.data_mut(|data| {
        let before = data.get_temp_mut_or_default::<Option<usize>>(Id::unique(LAST_STEP_KEY));
        std::mem::replace(before, current) != current
    });
    let area = ScrollArea::vertical().id_salt("steps").auto_shrink(false).min_scrolled_height(0.0);
    area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = theme::GRID / 4.0;
        for (number, step) in known.steps.iter().enumerate() {
            let is_current = current == Some(number);
            // An id per row, so that longer rows do not disturb the focus of those below.
            ui.push_id(number, |ui| {
                row(ui, model, (known, number, step), (is_current, is_current && has_changed), messages);
            });
        }
        focus::scroll_to_focus(ui);
    });
}

/// Draws a step: name, length and moves; for the current step also its reason and pieces. Scrolls to a newly current step.
fn row(
    ui: &mut Ui,
    model: &Model,
    (known, number, step): (&PlannedSolution, usize, &Step),
    (is_current, is_new): (bool, bool),
    messages: &mut Messages,
) {
    let (language, colours) = (model.language(), theme::colours(ui));
    let title = words::heading(language, step);
    let heading = match step.is_empty() {
        true => say::STEPS_HEADING_DONE.fill(language, [&(number + 1), &title]),
        false => {
            let length = words::length(model, known, step);
            say::STEPS_HEADING.fill(language, [&(number + 1), &title, &length, &model.shown_metric()])
        }
    };
    let moves = notation::print(model.puzzle(), &words::moves(known, step));
    let reason = words::reason(language, &step.purpose);
    let ink = if step.is_empty() { colours.muted } else { colours.strong };
    let mut job = LayoutJob::default();
    job.append(&heading, 0.0, TextFormat::simple(TextStyle::Body.resolve(ui.style()), ink));
    if !moves.is_empty() {
        let ink = if is_current { colours.strong } else { colours.muted };
        job.append("\n", 0.0, TextFormat::default());
        job.append(&moves, 0.0, TextFormat::simple(TextStyle::Monospace.resolve(ui.style()), ink));
    }
    job.wrap.max_width = ui.available_width() - 2.0 * ui.spacing().button_padding.x;
    job.halign = Align::Min;
    let top = ui.cursor().top();
    let button = Button::selectable(is_current, job).wrap().min_size(vec2(ui.available_width(), theme::CONTROL_HEIGHT));
    let response = ui.add(button);
    let spoken = match is_current {
        _ if moves.is_empty() => heading.clone(),
        true => say::STEPS_SPOKEN_CURRENT.fill(language, [&heading, &moves, &reason]),
        false => say::STEPS_SPOKEN.fill(language, [&heading, &moves]),
    };
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), is_current, &spoken));
    let clicked = response.on_hover_text(&reason).clicked();
    messages.push_if(clicked, StepsCommand::GoTo(number));
    if is_current {
        ui.add(Label::new(&reason).wrap());
        if let Some(pieces) = words::pieces(model, known, step) {
            ui.add(Label::new(theme::sized(pieces, theme::TEXT_SMALL)).wrap());
        }
        if is_new {
            let row = ui.min_rect().with_min_y(top);
            ui.scroll_to_rect(row, None);
        }
    }
}

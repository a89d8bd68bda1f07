//! The user's own algorithms: a field to add them, and the list for the chosen case.

use super::detail;
use crate::ui::theme;
use crate::ui::widgets;
use eframe::egui::{
    Align, Button, Id, Key, KeyboardShortcut, Label, Layout, Modifiers, RichText, TextEdit, TextStyle, Ui,
};
use unfold_app::cases::{queries, state::CaseSelection, state::OwnOrder};
use unfold_app::command::{CasesCommand, message::Messages};
use unfold_app::model::Model;
use unfold_engine::notation;
use unfold_text::case_page as say;

/// Inserts a line break; Enter alone submits.
const SHIFT_ENTER: KeyboardShortcut = KeyboardShortcut::new(Modifiers::SHIFT, Key::Enter);

pub(super) fn show(ui: &mut Ui, model: &Model, chosen: CaseSelection, messages: &mut Messages) {
    let language = model.language();
    let Some(case) = model.cases.case(model.puzzle()) else { return };
    let heading = say::OWN_HEADING.fill(language, [&queries::full_name(chosen.catalogue, case)]);
    widgets::card(ui, Some(&heading), |ui| {
        algorithm_entry(ui, model, messages);
        own_algorithms(ui, model, chosen, messages);
        let count = queries::own_algorithms_shown(model).len();
        ui.label(say::OWN_COLLECTION.fill(language, [&chosen.catalogue.title() as _, &count]));
        ui.horizontal_wrapped(|ui| {
            for command in [CasesCommand::CopyOwn, CasesCommand::SaveOwn, CasesCommand::OpenOwn] {
                widgets::button(ui, model, command, messages);
            }
        });
    });
}

fn algorithm_entry(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    let label = ui.label(say::OWN_FIELD.get(language));
    let mut text = model.cases.typed.clone();
    let field = TextEdit::multiline(&mut text)
        .id(Id::unique("own algorithm"))
        .font(TextStyle::Monospace)
        .hint_text(say::OWN_HINT.get(language))
        .desired_rows(2)
        .return_key(SHIFT_ENTER)
        .desired_width(f32::INFINITY);
    let field = ui.add(field).labelled_by(label.id);
    messages.push_if(field.changed(), CasesCommand::TypeOwn(text.clone()));
    let entered = field.has_focus() && ui.input(|input| input.key_pressed(Key::Enter) && !input.modifiers.shift);
    messages.push_if(entered && !text.trim().is_empty(), CasesCommand::KeepTyped);
    ui.horizontal_wrapped(|ui| {
        widgets::button(ui, model, CasesCommand::KeepTyped, messages);
        ui.label(say::OWN_ORDER.get(language));
        let orders = [
            (OwnOrder::Kept, say::OWN_ORDER_KEPT),
            (OwnOrder::Length, say::OWN_ORDER_LENGTH),
            (OwnOrder::Ease, say::OWN_ORDER_EASE),
        ];
        let orders = orders.map(|(order, name)| (order, name.get(language).to_owned()));
        let order = widgets::radios(ui, model.cases.order, orders).filter(|order| *order != model.cases.order);
        messages.extend(order.map(CasesCommand::Sort));
    });
}

/// The user's algorithms for the case, each with its length, ease and a delete button.
fn own_algorithms(ui: &mut Ui, model: &Model, chosen: CaseSelection, messages: &mut Messages) {
    let language = model.language();
    let Some(case) = model.cases.case(model.puzzle()) else { return };
    let own = queries::own_of_case(case, model);
    if own.is_empty() {
        ui.add(Label::new(RichText::new(say::OWN_NONE.get(language)).weak()).wrap());
    }
    for kept in own {
        ui.horizontal(|ui| {
            ui.weak(detail::facts(model, (chosen, &kept.moves), None));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let text = notation::print(model.puzzle(), &kept.moves);
                let remove = ui.add(Button::new("×").min_size([theme::CONTROL_HEIGHT, theme::CONTROL_HEIGHT].into()));
                widgets::set_name(ui, &remove, &say::OWN_REMOVE.fill(language, [&text]));
                messages.push_if(remove.clicked(), CasesCommand::Remove(kept.index));
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    detail::algorithm(ui, model, (chosen, case), &kept.moves, messages);
                });
            });
        });
    }
}

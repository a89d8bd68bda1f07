//! The algorithms page: case and goal on small nets, the allowed moves, and the list of results.

mod goals;

use crate::ui::position_field;
use crate::ui::widgets::{self, focus, menu};
use crate::ui::{net::small_net, theme};
use eframe::egui::vec2;
use eframe::egui::{
    Align, Button, DragValue, Key, Label, Layout, Response, RichText, ScrollArea, Sense, TextEdit, TextStyle, Ui,
};
use unfold_app::algorithms::state::{AlgorithmOrder, FoundAlgorithm};
use unfold_app::algorithms::task::{self, checked_verdict, verdict};
use unfold_app::algorithms::{AlgorithmResults, Algorithms, MAX_EXTRA, checked::CheckedAlgorithms, saved::metrics};
use unfold_app::command::{AlgorithmsCommand, Command, PlaybackCommand, SettingsCommand, message::Messages, row_of};
use unfold_app::{model::Model, played::SequenceKind, settings::choices::View};
use unfold_engine::notation::{self, allowed};
use unfold_engine::pattern::{PatternTask, ReachedGoal};
use unfold_engine::puzzle::pattern::Pattern;
use unfold_engine::puzzle::{
    Metric, Notation, PuzzleId, Sequence,
    masks::NamedMask,
    symmetry::{MIRROR_AXIS, mirrored},
};
use unfold_text::sentences::{self, algorithms::with_free_turns};
use unfold_text::{UserError, algorithms as say, numbers, numbers::Decimal};

/// Width of a net: its share of the page's width, and its minimum and maximum in points.
const NET_WIDTH: (f32, [f32; 2]) = (0.22, [22.0 * theme::GRID, 44.0 * theme::GRID]);
const FIELD_WIDTH: f32 = 24.0 * theme::GRID;
/// Height reserved above the results for an error, the outdated-results note or the hint, in points.
const REMARK_HEIGHT: f32 = 5.0 * theme::GRID;
/// Maximum number of rows laid out at once; longer lists lay out only the visible rows.
const MAX_LAID_OUT: usize = 200;
const TOGGLED_MOVES: [&str; 15] = ["U", "R", "F", "D", "L", "B", "M", "E", "S", "Uw", "Rw", "Fw", "Dw", "Lw", "Bw"];

pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let page = &model.algorithms;
    let task = task::task(model);
    let (part, [least, most]) = NET_WIDTH;
    let net = (part * ui.available_width()).clamp(least, most);
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(net + 2.0 * f32::from(theme::CARD_PADDING));
            nets(ui, model, net, task.as_ref().ok());
        });
        ui.vertical(|ui| {
            widgets::card(ui, None, |ui| {
                position_field::show_on_page(ui, model, messages);
                search_settings(ui, model, page, messages);
            });
            widgets::card(ui, None, |ui| {
                ui.set_min_height(ui.available_height() - theme::GAP / 2.0);
                results(ui, model, task.as_ref(), messages);
            });
        });
    });
}

/// Draws the results below a remark: the error if nothing can be searched, the outdated-results note, or the hint.
fn results(ui: &mut Ui, model: &Model, task: Result<&PatternTask, &UserError>, messages: &mut Messages) {
    let page = &model.algorithms;
    let searched = page.checked.as_ref().map(|checked| &checked.task);
    let searched = searched.or(page.found.as_ref().map(|found| &found.task));
    widgets::fixed_size(ui, vec2(ui.available_width(), REMARK_HEIGHT), |ui| match task {
        Err(error) => {
            ui.label(RichText::new(error.line(model.language())).color(theme::colours(ui).error));
        }
        Ok(task) if searched.is_some_and(|searched| searched != task) => {
            ui.weak(say::OUTDATED_ALGORITHMS.get(model.language()));
        }
        Ok(_) if searched.is_none() => {
            ui.add(Label::new(RichText::new(say::PAGE_HINT.get(model.language())).weak()).wrap());
        }
        Ok(_) => {}
    });
    if let Some(checked) = &page.checked {
        checked_list(ui, model, checked, messages);
    } else if let Some(found) = &page.found {
        list(ui, model, (page, found), messages);
    }
}

fn nets(ui: &mut Ui, model: &Model, width: f32, task: Option<&PatternTask>) {
    let [case, goal] = match task {
        Some(task) if task.alternatives.is_empty() => [Some(task.position.clone()), Some(task.goal.clone())],
        // With several goals, show the one that the first algorithm reaches.
        Some(task) => match model.algorithms.reached_goal(task) {
            Some(one) => [Some(one.position.clone()), Some(one.goal.clone())],
            None => [Some(task.combined_position()), None],
        },
        None => {
            let shown = &model.document.workspace().position().painting;
            [Some(shown.clone()).filter(Pattern::is_painted), None]
        }
    };
    for (name, pattern) in [(say::CASE_NET, case), (say::GOAL_NET, goal)] {
        widgets::card(ui, Some(name.get(model.language())), |ui| net(ui, model, width, pattern.as_ref()));
    }
}

/// Draws a net, or reserves its space if there is no pattern.
fn net(ui: &mut Ui, model: &Model, width: f32, pattern: Option<&Pattern>) {
    let unit = small_net::fitting_unit(model.puzzle(), vec2(width, width));
    let (rect, _) = ui.allocate_exact_size(small_net::size(model.puzzle(), unit), Sense::hover());
    if let Some(pattern) = pattern {
        small_net::paint_pattern(ui, model, pattern, rect.min, unit);
    }
}

/// Draws the settings of a search (goal, allowed moves, extra length) and the buttons that find or check algorithms.
fn search_settings(ui: &mut Ui, model: &Model, page: &Algorithms, messages: &mut Messages) {
    let (language, puzzle) = (model.language(), model.puzzle());
    ui.horizontal_wrapped(|ui| {
        ui.label(say::GOAL.get(language));
        goals::choose(ui, model, page, messages);
        widgets::button(ui, model, AlgorithmsCommand::UseShownAsGoal, messages);
        let part = page.part(puzzle);
        // Offer the crosses page, which compares all faces and pairs.
        if part.is_some_and(|part| ["cross", "xcross"].contains(&part.kind.name)) {
            widgets::button(ui, model, SettingsCommand::SetView(View::Crosses), messages);
        }
        if let Some(face) = part.and_then(|part| part.free_face) {
            let letter = puzzle.def().letters[usize::from(face)];
            let mut is_free = page.free_turns;
            let switch = ui.checkbox(&mut is_free, say::FREE_TURNS.fill(language, [&letter.to_string()]));
            messages.push_if(
                switch.on_hover_text(say::FREE_TURNS_TIP.get(language)).changed(),
                AlgorithmsCommand::SetFreeTurns(is_free),
            );
        }
    });
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(say::ALLOW.get(language));
        if puzzle.def().notation == Notation::Cube {
            move_toggles(ui, model, page, messages);
        }
        let mut text = page.allow.clone();
        let field = TextEdit::singleline(&mut text).hint_text(say::ALLOW_HINT.get(language)).desired_width(FIELD_WIDTH);
        let field = ui.add(field).labelled_by(label.id).on_hover_text(say::ALLOW_TIP.get(language));
        messages.push_if(field.changed(), AlgorithmsCommand::Allow(text));
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        messages.push_if(entered && !page.is_running(), AlgorithmsCommand::Find);
        if entered {
            // Keep the focus here, so that Tab continues from this field.
            field.request_focus();
        }
    });
    ui.horizontal_wrapped(|ui| {
        let [find, stop] = [AlgorithmsCommand::Find, AlgorithmsCommand::Stop].map(Command::from);
        let widths = [&find, &stop].map(|command| {
            let name = row_of(command).map_or("", |row| row.text.get(language));
            theme::text_width(ui, name, TextStyle::Button)
        });
        // Find and Stop replace each other; a common width keeps their neighbours in place.
        let size = vec2(widths[0].max(widths[1]) + 2.0 * ui.spacing().button_padding.x, theme::CONTROL_HEIGHT);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(size);
            if page.is_running() {
                widgets::button(ui, model, stop, messages);
            } else {
                widgets::primary_button(ui, model, find, messages);
            }
        });
        widgets::button(ui, model, AlgorithmsCommand::Check, messages);
        let label = ui.label(say::EXTRA.get(language));
        let mut extra = page.extra;
        let number = ui.add(DragValue::new(&mut extra).range(0..=MAX_EXTRA)).labelled_by(label.id);
        messages
            .push_if(number.on_hover_text(say::EXTRA_TIP.get(language)).changed(), AlgorithmsCommand::SetExtra(extra));
    });
}

/// One toggle per face, slice or wide turn: on if all of its turns are allowed.
fn move_toggles(ui: &mut Ui, model: &Model, page: &Algorithms, messages: &mut Messages) {
    let puzzle = model.puzzle();
    let allowed_now = page.allowed(puzzle).ok();
    for name in TOGGLED_MOVES {
        let Ok(turns) = allowed::parse(puzzle, name) else { continue };
        let is_allowed = |now: &unfold_engine::puzzle::allowed::AllowedMoves| {
            turns.moves().iter().all(|turn| now.moves().iter().any(|one| one.mv == turn.mv))
        };
        let is_on = allowed_now.as_ref().is_some_and(is_allowed);
        let button = ui.add(Button::selectable(is_on, name));
        messages.push_if(button.clicked(), AlgorithmsCommand::ToggleMove(name));
    }
}

/// Draws the verdict, the sort controls and the rows.
fn list(ui: &mut Ui, model: &Model, (page, found): (&Algorithms, &AlgorithmResults), messages: &mut Messages) {
    let language = model.language();
    ui.add(Label::new(RichText::new(verdict(found, model).get(language)).strong()).wrap());
    if found.end.is_none() {
        ui.horizontal(|ui| {
            ui.spinner();
            let nodes = numbers::grouped(found.effort.0);
            ui.label(say::EFFORT.fill(language, [&nodes]));
        });
    }
    if found.algorithms.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(say::SORT.get(language));
        let orders = [(AlgorithmOrder::Length, say::SORT_LENGTH), (AlgorithmOrder::Ease, say::SORT_EASE)];
        let orders = orders.map(|(order, text)| (order, text.get(language).to_owned()));
        if let Some(order) = widgets::radios(ui, page.order, orders).filter(|order| *order != page.order) {
            messages.push(AlgorithmsCommand::Sort(order));
        }
        let mut hides = page.hides_moves;
        let hide = ui.checkbox(&mut hides, say::HIDE.get(language)).on_hover_text(say::HIDE_TIP.get(language));
        messages.push_if(hide.changed(), AlgorithmsCommand::HideMoves(hides));
        widgets::button(ui, model, AlgorithmsCommand::Copy, messages);
        widgets::button(ui, model, AlgorithmsCommand::Save, messages);
    });
    let rows: Vec<(usize, &FoundAlgorithm)> = page.sorted().collect();
    let height = ui.text_style_height(&TextStyle::Body) + theme::GRID;
    if rows.iter().any(|(_, algorithm)| algorithm.reached.is_some_and(|reached| !reached.is_exact())) {
        ui.weak(say::FREE_HINT.get(language));
    }
    let area = ScrollArea::vertical().id_salt("algorithms").auto_shrink(false);
    if rows.len() <= MAX_LAID_OUT {
        area.show(ui, |ui| {
            for (place, algorithm) in rows {
                row(ui, model, (page, found), (place, algorithm), messages);
            }
            // Scroll to the row that Tab focuses.
            focus::scroll_to_focus(ui);
        });
        return;
    }
    area.show_rows(ui, height, rows.len(), |ui, seen| {
        for (place, algorithm) in &rows[seen] {
            row(ui, model, (page, found), (*place, algorithm), messages);
        }
    });
}

/// Draws checked algorithms: the verdict, and each one's lengths; a click plays it.
fn checked_list(ui: &mut Ui, model: &Model, checked: &CheckedAlgorithms, messages: &mut Messages) {
    let (language, puzzle) = (model.language(), checked.task.position.puzzle());
    ui.strong(checked_verdict(checked).get(language));
    if checked.algorithms.iter().any(|algorithm| algorithm.reached.is_some_and(|reached| !reached.is_exact())) {
        ui.weak(say::FREE_HINT.get(language));
    }
    let height = ui.text_style_height(&TextStyle::Body) + theme::GRID;
    let area = ScrollArea::vertical().id_salt("checked").auto_shrink(false);
    area.show_rows(ui, height, checked.algorithms.len(), |ui, seen| {
        for algorithm in &checked.algorithms[seen] {
            ui.horizontal(|ui| {
                let moves = match &algorithm.moves {
                    Ok(moves) => moves,
                    Err(error) => {
                        let text = RichText::new(error.line(language)).color(theme::colours(ui).error);
                        ui.add(Label::new(text).truncate());
                        return;
                    }
                };
                let said = if algorithm.reached.is_some() { say::CHECKED_SOLVES } else { say::CHECKED_FAILS };
                ui.label(said.fill(language, [&algorithm.line]));
                ui.monospace(lengths(puzzle, moves));
                let text = notation::print(puzzle, moves);
                let text = algorithm.reached.map_or_else(|| text.clone(), |at| with_free_turns(puzzle, &at, &text));
                play_button(ui, model, &checked.task, (text, algorithm.all_moves()), messages);
                place_reached(ui, model, checked.part, algorithm.reached);
            });
        }
    });
}

fn lengths(puzzle: PuzzleId, moves: &Sequence) -> String {
    let length = |metric: &Metric| format!("{} {metric}", moves.length_in(puzzle.def(), *metric));
    metrics(puzzle).iter().map(length).collect::<Vec<_>>().join(" · ")
}

/// A button that plays moves, labelled with the algorithm, with a context menu that copies it.
fn play_button(
    ui: &mut Ui,
    model: &Model,
    task: &PatternTask,
    (text, moves): (String, Sequence),
    messages: &mut Messages,
) -> Response {
    let (shown, puzzle) = (&model.document.workspace().position().painting, task.position.puzzle());
    let is_case = shown.is_complete() || *shown == task.position;
    let can_play = puzzle == model.puzzle() && !moves.0.is_empty() && is_case;
    let button = ui.add_enabled(can_play, Button::new(RichText::new(text.trim()).monospace()).truncate());
    let copied = [
        (say::COPY_ALGORITHM, text.trim().to_owned()),
        (say::COPY_MIRRORED, mirrored_moves(puzzle, &moves)),
        (say::COPY_INVERSE, printed_inverse(puzzle, &moves)),
    ];
    // An algorithm that cannot be played can still be copied.
    let opens = if can_play { button.clone() } else { sense_copy_click(ui, &button, text.trim()) };
    menu::context_menu(ui, &opens, opens.secondary_clicked(), |ui| {
        for (name, text) in copied {
            if menu::context_entry(ui, name.get(model.language())).on_hover_text(&text).clicked() {
                messages.push(AlgorithmsCommand::CopyOne(text));
                ui.close();
            }
        }
    });
    messages.push_if(button.clicked(), PlaybackCommand::Play { kind: SequenceKind::Algorithm, moves });
    button
}

fn sense_copy_click(ui: &Ui, button: &Response, name: &str) -> Response {
    let response = ui.interact(button.rect, button.id.with("copied-only"), Sense::click());
    widgets::set_name(ui, &response, name);
    response
}

/// A row of the results: lengths, ease and moves; a click plays it.
fn row(
    ui: &mut Ui,
    model: &Model,
    (page, found): (&Algorithms, &AlgorithmResults),
    (place, algorithm): (usize, &FoundAlgorithm),
    messages: &mut Messages,
) {
    let (language, puzzle) = (model.language(), found.task.position.puzzle());
    let moves = &algorithm.solution.moves;
    ui.horizontal(|ui| {
        ui.monospace(lengths(puzzle, moves));
        if let Some(ease) = algorithm.ease {
            let text = say::EASE_OF.fill(language, [&Decimal::new(ease, 1)]);
            // A fixed width aligns the moves of all rows.
            let widest = say::EASE_OF.fill(language, [&Decimal::new(88.8, 1)]);
            let room = theme::text_width(ui, &widest, TextStyle::Body);
            widgets::fixed_size(ui, vec2(room, ui.available_height()), |ui| {
                ui.weak(text).on_hover_text(say::EASE_TIP.get(language));
            });
        }
        let shown = if page.hides_moves { algorithm.revealed.min(moves.0.len()) } else { moves.0.len() };
        let text = notation::print(puzzle, &Sequence(moves.0[..shown].to_vec()));
        if page.hides_moves && shown < moves.0.len() {
            ui.monospace(format!("{text} …"));
            let next = ui.button(say::REVEAL_MOVE.get(language));
            messages.push_if(next.clicked(), AlgorithmsCommand::Reveal(place));
            return;
        }
        let text = algorithm.reached.map_or_else(|| text.clone(), |at| with_free_turns(puzzle, &at, &text));
        let tip = say::ROW_TIP.fill(language, [&mirrored_moves(puzzle, moves), &printed_inverse(puzzle, moves)]);
        play_button(ui, model, &found.task, (text, algorithm.all_moves()), messages).on_hover_text(tip);
        place_reached(ui, model, found.part, algorithm.reached);
    });
}

/// Names the place that an algorithm reaches, if the goal allows several.
fn place_reached(ui: &mut Ui, model: &Model, part: Option<&'static NamedMask>, reached: Option<ReachedGoal>) {
    if let (Some(part), Some(reached)) = (part.filter(|part| part.places.len() > 1), reached) {
        ui.weak(sentences::parts::place(part.part_at(reached.goal)).get(model.language()));
    }
}

/// The moves mirrored for the other hand.
fn mirrored_moves(puzzle: PuzzleId, moves: &Sequence) -> String {
    notation::print(puzzle, &mirrored(puzzle, moves, MIRROR_AXIS))
}

fn printed_inverse(puzzle: PuzzleId, moves: &Sequence) -> String {
    notation::print(puzzle, &moves.inverse(puzzle.def()))
}

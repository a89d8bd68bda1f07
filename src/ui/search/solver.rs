//! Solve, Prove and Stop, and the solver's settings.

use super::settings::{self, SearchSettings};
use crate::ui::theme;
use crate::ui::widgets::{self, backdrop, focus};
use eframe::egui::{Area, Context, Frame, Id, LayerId, Order, Popup, Rect, Role, ScrollArea, Ui, WidgetInfo};
use eframe::egui::{pos2, vec2};
use unfold_app::command::{Command, SearchCommand, SettingsCommand, TablesCommand, message::Messages, row_of};
use unfold_app::sentences::{method_names, proof};
use unfold_app::settings::switch::Switch;
use unfold_app::settings::{DEFAULT_TIME_LIMIT, batch::BatchChange, how_far::HowFar, seconds_limit::SecondsLimit};
use unfold_app::{method_page::MethodPage, model::Model, page::Page, search::shown_position, tables, tour::Pane};
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, Solver};
use unfold_text::{rail, search, window as say};

/// Draws Solve, and beside it Prove if a proof is possible, or Stop during a search.
pub(crate) fn buttons(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let shown = [
        // Solve is beside Stop too, so that Stop stays put when another position is shown.
        (Command::Search(SearchCommand::Solve), true),
        (Command::Search(SearchCommand::Prove), !model.search.is_running() && shown_position::offers_proof(model)),
        (Command::Search(SearchCommand::Stop), model.search.is_running()),
    ];
    let shown: Vec<Command> = shown.into_iter().filter_map(|(command, is_shown)| is_shown.then_some(command)).collect();
    let (width, gap) = (ui.available_width(), ui.spacing().item_spacing.x);
    let each = (width - gap * (shown.len() as f32 - 1.0)) / shown.len() as f32;
    ui.horizontal(|ui| shown.iter().for_each(|command| main_button(ui, model, command, each, messages)));
}

/// Draws a large button for a command. Solve has the accent colour, except beside the algorithms page, which has a main button
/// of its own.
fn main_button(ui: &mut Ui, model: &Model, command: &Command, width: f32, messages: &mut Messages) {
    let Some(row) = row_of(command) else { return };
    let possible = model.is_possible(&row.command);
    let text = theme::sized(model.command_name(row, model.language()), theme::TEXT_LARGE);
    let is_solve = *command == Command::Search(SearchCommand::Solve);
    let is_main = is_solve && possible && model.page.as_ref() != Some(&Page::Algorithms);
    let button = widgets::main_button(ui, text, is_main);
    let response = ui.add_enabled(possible, button.min_size(vec2(width, theme::MAIN_BUTTON_HEIGHT)));
    let response = match model.results().proof_left.filter(|_| *command == Command::Search(SearchCommand::Prove)) {
        Some(left) => response.on_hover_text(proof::time(left).get(model.language())),
        None => response,
    };
    widgets::handle_click(ui, model, row, response, messages);
}

/// Shows the method, the metric and the end of the search on one line; a click on it opens all settings. Nothing without a
/// solver.
pub(crate) fn options(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let Some(row) = row_of(&Command::Settings(SettingsCommand::Toggle(Switch::SolverOptions))) else { return };
    // Without a solver, the note below Solve has the reason.
    let Some(solver) = model.solver() else { return };
    let open = Switch::SolverOptions.is_on(model);
    let method = method_names::display_name(model.language(), shown_position::solver(model).map_or("", Solver::name));
    let line = rail::SOLVER_LINE.fill(model.language(), [&method, &model.metric(), &end_of_search(model)]);
    let response = widgets::disclosure_button(ui, open, &line);
    let name = rail::SOLVER_LINE_NAME.fill(model.language(), [&line]);
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), open, &name));
    focus::set_pane_entry(ui, Pane::Solver, response.id);
    let line = response.rect;
    widgets::handle_click(ui, model, row, response, messages);
    if open {
        let is_left = popup_below(ui, line, |ui| {
            settings::show(ui, model, &current_settings(model, solver), messages);
            ui.horizontal_wrapped(|ui| {
                if solvers::lists_all(solver) {
                    widgets::switch(ui, model, Switch::AllOptimal, messages);
                }
                for switch in [Switch::Anew, Switch::PlayWhenSolved, Switch::SaveWhenSolved] {
                    widgets::switch(ui, model, switch, messages);
                }
            });
        });
        messages.push_if(is_left, SettingsCommand::Set(Switch::SolverOptions, false));
    }
}

/// Id of the popup of settings.
fn options_id() -> Id {
    Id::unique("solver options")
}

pub(crate) fn are_options_open(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.areas().is_visible(&LayerId::new(Order::Middle, options_id())))
}

pub(crate) fn focus_options_line(ctx: &Context) {
    if let Some(id) = ctx.data(|data| data.get_temp(focus::pane_entry_key(Pane::Solver))) {
        ctx.memory_mut(|memory| memory.request_focus(id));
    }
}

/// Shows the settings as a popup below their line. Returns true for a press outside that closes it; such a press does
/// nothing else, except on the buttons above the line. The line closes the popup itself.
fn popup_below(ui: &mut Ui, line: Rect, contents: impl FnOnce(&mut Ui)) -> bool {
    // A click in one of the popup's own lists is not outside.
    let has_list = Popup::is_any_open(ui.ctx());
    let window = ui.ctx().content_rect();
    let buttons = line.top() - ui.spacing().item_spacing.y - theme::MAIN_BUTTON_HEIGHT;
    let free = Rect::from_min_max(pos2(line.left(), buttons), line.max);
    backdrop::show(ui.ctx(), Id::unique("beside solver options"), parts_around(window, free));
    let area = Area::new(options_id()).order(Order::Middle).constrain(true);
    let top = line.left_bottom() + vec2(0.0, theme::GRID / 2.0);
    let height = window.bottom() - top.y - 4.0 * theme::GRID;
    let shown = area.fixed_pos(top).show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).inner_margin(theme::CARD_PADDING).show(ui, |ui| {
            ui.set_width(line.width() - 2.0 * f32::from(theme::CARD_PADDING) - 2.0);
            ui.set_max_height(height);
            let scrolled = ScrollArea::vertical().id_salt("solver options").min_scrolled_height(0.0);
            scrolled.show(ui, |ui| {
                contents(ui);
                focus::scroll_to_focus(ui);
            });
        });
    });
    if has_list || !ui.input(|i| i.pointer.any_pressed()) {
        return false;
    }
    let at = ui.input(|i| i.pointer.interact_pos());
    at.is_some_and(|at| !line.contains(at) && !shown.response.rect.contains(at))
}

/// Splits the space of `whole` around `inner` into four rectangles: above, left, right, below.
fn parts_around(whole: Rect, inner: Rect) -> [Rect; 4] {
    let (top, bottom) = (whole.with_max_y(inner.top()), whole.with_min_y(inner.bottom()));
    let row = Rect::from_x_y_ranges(whole.x_range(), inner.y_range());
    [top, row.with_max_x(inner.left()), row.with_min_x(inner.right()), bottom]
}

/// Describes when the next search ends: at the first solution, after the time limit, with a proof, or never by itself.
fn end_of_search(model: &Model) -> String {
    let (language, settings) = (model.language(), &model.settings);
    let limit = settings.search_time_limit(model.puzzle()).seconds();
    let limit = limit.map(|seconds| search::SECONDS.fill(language, [&SecondsLimit::format(seconds)]));
    match (settings.how_far, limit) {
        (HowFar::Quick, _) => search::UNTIL_FIRST.get(language).to_owned(),
        (HowFar::Shortest, Some(limit)) => limit,
        (HowFar::Shortest, None) => search::NO_LIMIT.get(language).to_owned(),
        (HowFar::Prove, Some(limit)) => search::UNTIL_PROVEN_OR.fill(language, [&limit]),
        (HowFar::Prove, None) => search::UNTIL_PROVEN.get(language).to_owned(),
    }
}

fn current_settings(model: &Model, solver: &'static dyn Solver) -> SearchSettings {
    let settings = &model.settings;
    let script = Limits::default().timeout.map_or(0, |timeout| timeout.as_secs());
    let tip = search::TIME_LIMIT_TIP.fill(model.language(), [&DEFAULT_TIME_LIMIT, &script]);
    SearchSettings {
        id: "solver",
        how_far: settings.how_far,
        solver,
        page: MethodPage::for_solver(model.puzzle(), shown_position::solver(model).unwrap_or(solver).name()),
        metric: model.metric(),
        time_limit: (settings.search_time_limit(model.puzzle()), tip, f64::from(DEFAULT_TIME_LIMIT)),
        patience: settings.patience,
        threads: (settings.threads, say::THREADS, say::THREADS_TIP),
        memory: settings.memory,
        memory_choices: tables::memory_choices(model),
        to_command: |change| match change {
            BatchChange::Method(name) => SearchCommand::SetMethod(name).into(),
            BatchChange::Metric(metric) => SearchCommand::SetMetric(metric).into(),
            BatchChange::TimeLimit(limit) => SearchCommand::SetTimeLimit(limit).into(),
            BatchChange::Patience(limit) => SearchCommand::SetPatience(limit).into(),
            BatchChange::Jobs(threads) => SearchCommand::SetThreads(threads).into(),
            BatchChange::Memory(memory) => TablesCommand::SetMemory(memory).into(),
            BatchChange::HowFar(level) => SearchCommand::SetHowFar(level).into(),
        },
    }
}

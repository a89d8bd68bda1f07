//! The playback bar: start, back, play, forward, end, a slider and the speed.

pub mod chips;
pub mod items;
pub mod rows;
pub mod timeline;
pub mod tracks;

use crate::ui::theme;
use crate::ui::widgets::{self, drop_down, focus};
use eframe::egui::{Color32, ComboBox, PopupCloseBehavior, Pos2, Rect, Response, RichText, Role, Sense, Shape, Slider};
use eframe::egui::{SliderClamping, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2};
use unfold_app::command::{PlaybackCommand, message::Messages, row_of};
use unfold_app::settings::pace::{Pace, SPEEDS, Speed};
use unfold_app::{
    document::kept_row::RowName, document::playback::PlaybackControl, model::Model, playback, played::SequenceKind,
    tour::Pane,
};
use unfold_text::{Language, Text, editor, lesson as say, manual_solve, numbers::Decimal, rows as rows_texts};

/// Buttons from left to right.
const SEEK_BUTTONS: [PlaybackControl; 5] = [
    PlaybackControl::Start,
    PlaybackControl::Back,
    PlaybackControl::Toggle,
    PlaybackControl::Forward,
    PlaybackControl::End,
];
/// Side of a button, in points.
const BUTTON_SIZE: f32 = 26.0;
/// Minimum width of the slider, in points.
const MIN_SLIDER_WIDTH: f32 = 10.0 * theme::GRID;
/// Width reserved beside the slider for the move count and the speed, in points.
const SPEED_WIDTH: f32 = 26.0 * theme::GRID;
/// Width reserved for the title in a wide bar, in points.
const TITLE_WIDTH: f32 = 24.0 * theme::GRID;
/// Minimum width of a bar with the title, in points, without the buttons.
const WIDE_LAYOUT_MIN: f32 = 100.0 * theme::GRID;
/// Width of the speed list, in points.
const SPEED_LIST_WIDTH: f32 = 84.0;
/// Width of the slider in the speed list, in points.
const SPEED_SLIDER_WIDTH: f32 = 80.0;

/// Draws the bar, or reserves its height if there is nothing to play. Start, end and speed appear only with `tools`;
/// their space is reserved.
pub(crate) fn show(ui: &mut Ui, model: &Model, tools: bool, messages: &mut Messages) {
    let language = model.language();
    let moves = playback::played_moves(model);
    let length = moves.map_or(0, |(_, moves)| moves.0.len());
    if moves.is_none() && model.document.workspace().other_players().next().is_none() && !model.settings.always_tools {
        ui.allocate_space(vec2(ui.available_width(), BUTTON_SIZE));
        return;
    }
    ui.horizontal(|ui| {
        for moment in SEEK_BUTTONS {
            if tools || ![PlaybackControl::Start, PlaybackControl::End].contains(&moment) {
                seek_button(ui, model, moment, messages);
            } else {
                ui.allocate_space(vec2(BUTTON_SIZE, BUTTON_SIZE));
            }
        }
        let mut at = model.document.workspace().moves_made();
        let title = moves.map(|(what, moves)| {
            let title = title(language, model, what);
            match moves.0.get(model.document.workspace().moves_made()) {
                None => editor::PLAYED_END.fill(language, [&title]),
                Some(mv) => editor::PLAYED_NEXT.fill(language, [&title, &model.puzzle().def().moves[mv.index()].name]),
            }
        });
        // Reserve a fixed width for the title, so that nothing shifts.
        let has_title = ui.available_width() > WIDE_LAYOUT_MIN;
        let room = ui.available_width() - SPEED_WIDTH - if has_title { TITLE_WIDTH } else { 0.0 };
        ui.spacing_mut().slider_width = room.max(MIN_SLIDER_WIDTH);
        let slider = Slider::new(&mut at, 0..=length.max(1)).show_value(false);
        let slider = ui.add_enabled(moves.is_some(), slider);
        slider.widget_info(|| WidgetInfo::slider(moves.is_some(), at as f64, editor::PLAYED_SLIDER.get(language)));
        let changed = slider.changed();
        // egui reports a press on a slider only if it lasts to the end of a frame.
        let click = ui.interact(slider.rect, slider.id.with("click"), Sense::CLICK);
        let clicked = click.interact_pointer_pos().filter(|_| click.clicked() && moves.is_some());
        if let Some(pointer) = clicked {
            at = move_at(pointer.x, slider.rect, length);
        }
        slider.on_hover_text(editor::PLAYED_SLIDER.get(language));
        let moved = changed || clicked.is_some();
        messages.push_if(moved && at != model.document.workspace().moves_made(), PlaybackCommand::Seek(at));
        let count = ui.label(editor::PLAYED.fill(language, [&model.document.workspace().moves_made(), &length]));
        ui.scope(|ui| {
            if tools {
                speed(ui, model, messages);
            } else {
                ui.allocate_space(vec2(SPEED_LIST_WIDTH, BUTTON_SIZE));
            }
        });
        // Without room, the title is the count's tooltip; the chips show the next move anyway.
        if let Some(title) = title {
            if tools && has_title && theme::text_width(ui, &title, TextStyle::Body) <= ui.available_width() {
                ui.label(RichText::new(title).weak());
            } else {
                count.on_hover_text(title);
            }
        }
    });
}

/// Number of moves made, of `length`, at `x` on the slider. The knob stops its radius before either end.
fn move_at(x: f32, rect: Rect, length: usize) -> usize {
    let ends = rect.shrink2(vec2(rect.height() / 2.5, 0.0)).x_range();
    let part = ((x - ends.min) / ends.span().max(1.0)).clamp(0.0, 1.0);
    (part * length as f32).round() as usize
}

/// Draws the list of speeds: the named ones and a slider.
fn speed(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    let pace = model.settings.pace;
    let named = pace.speed();
    let time = match pace.seconds() {
        0.0 => say::PACE_AT_ONCE.get(language).to_owned(),
        seconds => say::PACE.fill(language, [&Decimal::new(seconds, 2)]),
    };
    let text = named.map_or(time.clone(), |named| name(named).get(language).to_owned());
    let style = |list: ComboBox<'static>| {
        list.width(SPEED_LIST_WIDTH).selected_text(text.clone()).close_behavior(PopupCloseBehavior::CloseOnClickOutside)
    };
    let shown = drop_down::show(ui, "speed", style, |ui| {
        for one in SPEEDS {
            if drop_down::entry(ui, named == Some(one), name(one).get(language)).clicked() {
                messages.push_if(named != Some(one), PlaybackCommand::SetSpeed(one));
                ui.close();
            }
        }
        ui.separator();
        ui.horizontal(|ui| speed_slider(ui, model, &time, messages));
    });
    let label = editor::SPEED.fill(language, [&text]);
    shown.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &label));
    shown.on_hover_text(&label);
}

fn speed_slider(ui: &mut Ui, model: &Model, time: &str, messages: &mut Messages) {
    let (language, pace) = (model.language(), model.settings.pace);
    // Reversed range, so that faster is to the right.
    let mut seconds = if pace.seconds() > 0.0 { pace.seconds() } else { Pace::MIN };
    ui.spacing_mut().slider_width = SPEED_SLIDER_WIDTH;
    let slider = Slider::new(&mut seconds, Pace::MAX..=Pace::MIN).logarithmic(true).show_value(false);
    let slider = ui.add(slider.clamping(SliderClamping::Always));
    slider.widget_info(|| WidgetInfo::slider(true, seconds, say::PACE_SLIDER.get(language)));
    let slider = slider.on_hover_text(say::PACE_TIP.get(language));
    messages.push_if(slider.changed(), PlaybackCommand::SetPace(Pace::from_seconds(seconds)));
    ui.label(time);
}

/// Name of a row of moves, for use within a sentence.
pub(crate) fn title(language: Language, model: &Model, kind: SequenceKind) -> String {
    let letter = |face: u8| model.puzzle().def().letters.get(usize::from(face)).copied().unwrap_or('?');
    match kind {
        SequenceKind::Solution => editor::PLAYED_SOLUTION.get(language).into(),
        SequenceKind::NewSolution => editor::PLAYED_NEW_SOLUTION.get(language).into(),
        SequenceKind::Cross(face) => editor::PLAYED_CROSS.fill(language, [&letter(face)]),
        SequenceKind::XCross(face, slot) => editor::PLAYED_PAIR.fill(language, [&letter(face), &slot]),
        SequenceKind::Attempt => say::PLAYED_ATTEMPT.get(language).into(),
        SequenceKind::Log => say::PLAYED_LOG.get(language).into(),
        SequenceKind::Scramble => manual_solve::PLAYED_SCRAMBLE.get(language).into(),
        SequenceKind::Earlier => manual_solve::PLAYED_EARLIER.get(language).into(),
        SequenceKind::Own => rows_texts::ROW_OWN.get(language).into(),
        SequenceKind::Kept(place) => kept_title(language, model, place),
        SequenceKind::Path => editor::PLAYED_PATH.get(language).into(),
        SequenceKind::Algorithm => unfold_text::algorithms::PLAYED_ALGORITHM.get(language).into(),
        SequenceKind::Steps => unfold_text::steps::PLAYED_STEPS.get(language).into(),
        SequenceKind::FewestMoves => unfold_text::fewest_moves::PLAYED_FEWEST_MOVES.get(language).into(),
    }
}

/// Name of a row of moves as a heading: capitalised, unless the user chose the name.
pub(crate) fn heading(language: Language, model: &Model, kind: SequenceKind) -> String {
    let name = title(language, model, kind);
    let kept = &model.document.workspace().position().kept;
    let is_given = |place: usize| kept.get(place).is_some_and(|row| matches!(row.name, RowName::Named(_)));
    if matches!(kind, SequenceKind::Kept(place) if is_given(place)) {
        return name;
    }
    let mut rest = name.chars();
    rest.next().map(|first| first.to_uppercase().chain(rest).collect()).unwrap_or_default()
}

/// Name of a saved row; several of the same kind are numbered.
fn kept_title(language: Language, model: &Model, place: usize) -> String {
    let kept = &model.document.workspace().position().kept;
    let Some(row) = kept.get(place) else { return String::new() };
    let name = match &row.name {
        RowName::Shortened => rows_texts::ROW_SHORTENED.get(language),
        RowName::Edited => rows_texts::ROW_EDITED.get(language),
        RowName::Kept => rows_texts::ROW_KEPT.get(language),
        RowName::Named(name) => return name.clone(),
    };
    match kept[..place].iter().filter(|other| other.name == row.name).count() {
        0 => name.to_owned(),
        before => format!("{name} {}", before + 1),
    }
}

fn name(speed: Speed) -> Text<0> {
    match speed {
        Speed::Instant => editor::SPEED_INSTANT,
        Speed::Fast => editor::SPEED_FAST,
        Speed::Normal => editor::SPEED_NORMAL,
        Speed::Slow => editor::SPEED_SLOW,
    }
}

/// Draws a button that seeks, plays or pauses. Its icon is painted, since the bundled fonts lack these symbols.
fn seek_button(ui: &mut Ui, model: &Model, control: PlaybackControl, messages: &mut Messages) {
    let Some(row) = row_of(&PlaybackCommand::Go(control).into()) else { return };
    let possible = model.is_possible(&row.command);
    let response = ui.add_enabled_ui(possible, |ui| button(ui, model, control, row.text.get(model.language()))).inner;
    if control == PlaybackControl::Toggle {
        focus::set_pane_entry(ui, Pane::Timeline, response.id);
    }
    widgets::handle_click(ui, model, row, response, messages);
}

fn button(ui: &mut Ui, model: &Model, control: PlaybackControl, text: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(BUTTON_SIZE, BUTTON_SIZE), Sense::click());
    let playing = model.document.workspace().is_playing();
    let text = if control == PlaybackControl::Toggle && playing { editor::PAUSE.get(model.language()) } else { text };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), text));
    let visuals = ui.style().interact(&response);
    ui.painter().rect(rect, 4.0, visuals.weak_bg_fill, visuals.bg_stroke, StrokeKind::Inside);
    let colour = if ui.is_enabled() { visuals.fg_stroke.color } else { ui.visuals().weak_text_color() };
    let inside = rect.shrink(0.28 * BUTTON_SIZE);
    let (bars, sign): (&[f32], Option<(Rect, bool)>) = match control {
        PlaybackControl::Start => (&[inside.left()], Some((inside, false))),
        PlaybackControl::Back => (&[], Some((inside, false))),
        PlaybackControl::Toggle if playing => (&[inside.left() + 2.0, inside.right() - 2.0], None),
        PlaybackControl::Toggle => (&[], Some((inside.expand(2.0), true))),
        PlaybackControl::Forward => (&[], Some((inside, true))),
        PlaybackControl::End => (&[inside.right()], Some((inside, true))),
    };
    for x in bars {
        let bar = Rect::from_min_max(pos2(x - 1.5, inside.top()), pos2(x + 1.5, inside.bottom()));
        ui.painter().rect_filled(bar, 0.0, colour);
    }
    if let Some((rect, to_the_right)) = sign {
        triangle(ui, rect, to_the_right, colour);
    }
    response
}

fn triangle(ui: &Ui, rect: Rect, to_the_right: bool, colour: Color32) {
    let (base, tip) = if to_the_right { (rect.left(), rect.right()) } else { (rect.right(), rect.left()) };
    let points: Vec<Pos2> = vec![pos2(base, rect.top()), pos2(tip, rect.center().y), pos2(base, rect.bottom())];
    ui.painter().add(Shape::convex_polygon(points, colour, Stroke::NONE));
}

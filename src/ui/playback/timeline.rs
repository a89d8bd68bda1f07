//! The timeline at the foot of the window: the bar that plays, and below it the moves as chips in the order in which they
//! are played, in groups by what they achieve. It is always there and always as high.

use std::ops::Range;

use super::{title, tracks, wrapped};
use crate::ui::widgets::{self, button, tools};
use crate::ui::{playback, theme};
use eframe::egui::{Align, Button, Color32, Id, Label, Layout, Rect, Response, RichText, Role, ScrollArea, Sense};
use eframe::egui::{Stroke, TextStyle, TextWrapMode, Ui, UiBuilder, WidgetInfo, WidgetText, vec2};
use unfold_app::command::{Command, PlaybackCommand, SharingCommand, SolutionCommand, message::Messages};
use unfold_app::document::runs::results::{RunEnd, SolutionChoice};
use unfold_app::document::tracks::Compared;
use unfold_app::lesson::{MoveNotes, phases::MoveGroup};
use unfold_app::{model::Model, played::Played, sentences::lesson as words};
use unfold_engine::{notation, search::Reason};
use unfold_text::{commands as command_texts, lesson as say, sentences::moves::turning, stage, window};

/// The height of the timeline, and that in a large window.
const HEIGHTS: [f32; 2] = [15.0 * theme::GRID, 16.5 * theme::GRID];
/// The width of the column that says what is played.
const COLUMN: f32 = 22.0 * theme::GRID;
/// The height of a tool in it.
const TOOL: f32 = 2.5 * theme::GRID;
/// The most moves that are shown as chips at once.
const MAX_CHIPS: usize = 400;
/// Maximum number of solutions that can be compared, the shortest ones.
const MAX_COMPARED: usize = 12;
/// The least width of a chip, and that of one letter more.
const CHIP: [f32; 2] = [4.5 * theme::GRID, theme::GRID + 0.5];
/// Enlargement of chips in a large window.
const LARGER: f32 = 1.2;
/// Number of letters that have room in the narrowest chip.
const LETTERS: usize = 2;
/// The height of the line that tells groups apart by their colour.
pub(crate) const LINE: f32 = 3.0;

/// The height of the timeline in this window.
pub(crate) fn height(ui: &Ui) -> f32 {
    HEIGHTS[usize::from(theme::is_large(ui))]
}

/// Shows the bar and the chips, or without moves what will stand there.
pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let tools = tools::are_shown(ui, model, "timeline", ui.max_rect());
    playback::show(ui, model, tools, messages);
    let notes = unfold_app::lesson::update::notes(model);
    if let Some(notes) = notes.as_deref().filter(|_| unfold_app::playback::compared_track(model).is_some()) {
        return tracks::show(ui, model, notes, messages);
    }
    ui.horizontal_top(|ui| {
        let height = ui.available_height();
        ui.allocate_ui(vec2(COLUMN, height), |ui| {
            ui.set_min_width(COLUMN);
            ui.vertical(|ui| head(ui, model, notes.as_deref().map(|notes| (notes, tools)), messages));
        });
        if let Some(notes) = &notes {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = theme::GRID / 4.0;
                let (room, moves) =
                    (ui.available_width(), shown_range(model.document.workspace().played(), notes.moves.0.len()));
                let chip = chip_width(ui, notes, &moves);
                let is_wrapped = groups_width(ui, model, notes, chip) > room && wrapped::fits(room, chip, moves.len());
                if is_wrapped {
                    wrapped::rows(ui, model, notes, messages);
                } else {
                    let chips = ScrollArea::horizontal().id_salt("chips").auto_shrink([false, true]);
                    chips.show(ui, |ui| {
                        ui.spacing_mut().item_spacing.y = theme::GRID / 4.0;
                        ui.horizontal_top(|ui| groups(ui, model, notes, messages));
                        widgets::focus::follow(ui);
                    });
                }
                // Outside of what scrolls, so that it stays in sight.
                let size = if theme::is_large(ui) { theme::TEXT_LARGE } else { theme::TEXT_SENTENCE };
                sentence(ui, model, notes, size, is_wrapped);
            });
        } else {
            ui.vertical(|ui| invitation(ui, model));
        }
    });
}

/// Text while there is nothing to play.
fn invitation(ui: &mut Ui, model: &Model) {
    let results = model.results();
    let text = if model.document.workspace().position().is_solved() {
        window::SOLUTION_EMPTY
    } else if results.end == Some(RunEnd::Reason(Reason::Exhausted)) {
        window::SOLUTIONS_EXHAUSTED
    } else if model.solver().is_none() {
        say::MOVES_NONE_PLAYED
    } else {
        say::MOVES_NONE
    };
    ui.label(RichText::new(text.get(model.language())).color(theme::colours(ui).muted));
}

/// Title of the moves that are played, and, while tools are shown, commands on them.
fn head(ui: &mut Ui, model: &Model, notes: Option<(&MoveNotes, bool)>, messages: &mut Messages) {
    let language = model.language();
    let Some((notes, tools)) = notes else { return };
    let length = notes.moves.length_in(model.puzzle().def(), notes.metric);
    let attempt = model.results().attempt.as_ref().filter(|_| notes.what == Played::Attempt);
    let name = || capitalised(&title(language, model, notes.what));
    let text = match (notes.what, attempt) {
        (Played::Solution, _) => window::SOLUTION_SHOWN.fill(language, [&length, &notes.metric]),
        (_, Some(attempt)) => say::ATTEMPT_SHOWN.fill(language, [&length, &notes.metric, &attempt.score]),
        (Played::Log, _) => stage::COMPARED.fill(language, [&name(), &tracks::length(model, notes.what, &notes.moves)]),
        _ => say::MOVES_OF.fill(language, [&name(), &length, &notes.metric]),
    };
    ui.add(Label::new(RichText::new(text).strong()).wrap());
    if tools {
        ui.scope(|ui| {
            // In some languages they need two rows.
            ui.spacing_mut().interact_size.y = TOOL;
            ui.spacing_mut().button_padding.y = 1.0;
            ui.spacing_mut().item_spacing.y = theme::GRID / 4.0;
            ui.horizontal_wrapped(|ui| copy_and_compare(ui, model, notes, messages));
        });
    }
}

/// The buttons that copy the moves played and compare others with them.
pub(crate) fn copy_and_compare(ui: &mut Ui, model: &Model, notes: &MoveNotes, messages: &mut Messages) {
    let shown = model.results().shown().map(|(_, solution)| &solution.moves);
    if notes.what == Played::Solution && shown == Some(&notes.moves) {
        button(ui, model, SolutionCommand::Copy, messages);
    } else if widgets::text_button(ui, model, (command_texts::COPY, command_texts::COPY_TIP)) {
        messages.push(SharingCommand::CopyText(notation::print(model.puzzle(), &notes.moves)));
    }
    compare_menu(ui, model, notes, messages);
}

/// A text as it stands at the beginning of a line.
pub(crate) fn capitalised(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map(|first| first.to_uppercase().chain(rest).collect()).unwrap_or_default()
}

/// The menu of what can be compared with the moves that are played.
fn compare_menu(ui: &mut Ui, model: &Model, notes: &MoveNotes, messages: &mut Messages) {
    let language = model.language();
    let button = ui.menu_button(stage::COMPARE.get(language), |ui| {
        let entry = |ui: &mut Ui, text: String, choice: Option<Compared>, messages: &mut Messages| {
            if ui.button(text).clicked() {
                messages.push(PlaybackCommand::Compare(choice));
                ui.close();
            }
        };
        for player in model.document.workspace().other_players() {
            let name = capitalised(&title(language, model, player.what));
            let length = tracks::length(model, player.what, player.moves);
            let text = stage::COMPARED.fill(language, [&name, &length]);
            entry(ui, text, Some(Compared::Played(player.what)), messages);
        }
        let results = model.results();
        let shown = results.shown().map(|(place, _)| place);
        for n in (0..results.solutions.len()).rev().take(MAX_COMPARED) {
            let place = SolutionChoice::Found(n);
            if shown != Some(place) || notes.what != Played::Solution {
                let name = capitalised(&title(language, model, Played::Solution));
                let length = tracks::length(model, Played::Solution, &results.solutions[n].moves);
                let text = stage::COMPARED.fill(language, [&name, &length]);
                entry(ui, text, Some(Compared::Solution(place)), messages);
            }
        }
        if unfold_app::playback::compared_notes(model).is_some() {
            entry(ui, stage::COMPARE_NOTHING.get(language).to_owned(), None, messages);
        }
    });
    button.response.on_hover_text(stage::COMPARE_TIP.get(language));
}

/// Effect of the move just made, or of the first before any is made, in one line below the chips.
/// As much of it is told as has room; pointing at it shows all. If `names_group`, it begins with the name of the move's group.
pub(crate) fn sentence(ui: &mut Ui, model: &Model, notes: &MoveNotes, size: f32, names_group: bool) {
    let Some(lesson) = words::lesson(model.language(), notes, model.document.workspace().played()) else { return };
    // In a group that ends in another position than the solved one, the changes are told with the effects of the move, where there is room
    // to say so.
    let changes = lesson.changes.iter().filter(|_| lesson.frame.is_none());
    let changes: String = changes.map(|(_, text)| format!(" · {text}")).collect();
    // Rows of chips have no names of groups.
    let played = model.document.workspace().played().saturating_sub(1);
    let group = notes.groups.iter().find(|group| names_group && (group.first..group.end()).contains(&played));
    let group = group.map(|group| words::headings(model.language(), notes, group)[2].clone());
    let group = group.map_or_else(String::new, |name| format!("{name} · "));
    let made = format!("{group}{}  {}", lesson.title, lesson.turning);
    let whole = format!("{made}{changes}");
    let width = |text: &String| ui.painter().layout_no_wrap(text.clone(), theme::font(size), theme::WHITE).size().x;
    let texts = [whole.clone(), made, lesson.turning];
    let room = ui.available_width();
    let fitting = texts.iter().find(|text| width(text) <= room).unwrap_or(&texts[2]);
    ui.add(Label::new(theme::sized(fitting, size)).truncate()).on_hover_text(whole);
}

/// Range of the moves that are shown as chips: all of them, or of very many those near the one just made, since each costs
/// part of a frame. The scrubber leads to the others.
fn shown_range(played: usize, moves: usize) -> Range<usize> {
    if moves <= MAX_CHIPS {
        return 0..moves;
    }
    let first = played.saturating_sub(MAX_CHIPS / 2).min(moves - MAX_CHIPS);
    first..first + MAX_CHIPS
}

/// The width of the chips of these moves, which the longest name fits; larger in a large window.
fn chip_width(ui: &Ui, notes: &MoveNotes, window: &Range<usize>) -> f32 {
    let letters = window.clone().filter_map(|at| Some(name(notes, at)?.chars().count())).max().unwrap_or(LETTERS);
    let width = CHIP[0] + CHIP[1] * letters.saturating_sub(LETTERS) as f32;
    if theme::is_large(ui) { LARGER * width } else { width }
}

/// The width of all groups with chips of this width, side by side.
fn groups_width(ui: &Ui, model: &Model, notes: &MoveNotes, chip: f32) -> f32 {
    let of = |group: &MoveGroup| {
        let chips = (group.end() - group.first) as f32 * (chip + theme::GRID / 2.0) - theme::GRID / 2.0;
        let [.., name] = words::headings(model.language(), notes, group);
        chips.max(theme::text_width(ui, &name, TextStyle::Small))
    };
    notes.groups.iter().map(of).sum::<f32>() + 2.0 * theme::GRID * notes.groups.len().saturating_sub(1) as f32
}

/// Moves as chips: which, how many of them are made, and what a click on one asks for.
pub(crate) struct ChipTrack<'a> {
    /// The moves.
    pub(crate) notes: &'a MoveNotes,
    /// Number of moves that are made.
    pub(crate) at: usize,
    seek: fn(usize) -> Command,
    /// The moves that are shown as chips.
    pub(crate) window: Range<usize>,
    /// The width of a chip.
    pub(crate) width: f32,
    /// The chips follow the moves as they are made, but not a person who scrolls meanwhile.
    follow: bool,
}

impl<'a> ChipTrack<'a> {
    /// Moves as chips; under this id it is remembered how many of them were made.
    pub(crate) fn new(ui: &Ui, id: Id, notes: &'a MoveNotes, at: usize, seek: fn(usize) -> Command) -> Self {
        let before: Option<usize> = ui.data(|data| data.get_temp(id));
        ui.data_mut(|data| data.insert_temp(id, at));
        let window = shown_range(at, notes.moves.0.len());
        let width = chip_width(ui, notes, &window);
        Self { notes, at, seek, window, width, follow: before != Some(at) }
    }

    /// Goes to the move that is meant when the track is clicked beside its moves: that at the pointer, or the last before it.
    pub(crate) fn seek_on_click(&self, response: &Response, places: &[(usize, Rect)], messages: &mut Messages) {
        let Some(pointer) = response.interact_pointer_pos().filter(|_| response.clicked()) else { return };
        let before = |(_, face): &&(usize, Rect)| face.left() <= pointer.x;
        let meant = places.iter().rev().find(before).or(places.first());
        messages.extend(meant.map(|(at, _)| (self.seek)(at + 1)));
    }
}

/// The groups of moves, each below its name.
fn groups(ui: &mut Ui, model: &Model, notes: &MoveNotes, messages: &mut Messages) {
    let seek = |at| PlaybackCommand::Seek(at).into();
    let track = ChipTrack::new(ui, Id::unique("followed move"), notes, model.document.workspace().played(), seek);
    ui.spacing_mut().item_spacing.x = 2.0 * theme::GRID;
    for (number, group) in notes.groups.iter().enumerate() {
        let shown = group.first.max(track.window.start)..group.end().min(track.window.end);
        // Of very many moves whole groups may lie outside.
        if !shown.is_empty() || group.first == group.end() {
            move_group(ui, model, &track, (number, group, shown), messages);
        }
    }
    if notes.groups.is_empty() {
        ui.label(notation::print(notes.puzzle, &notes.moves));
    }
}

/// The name of the move at a place.
fn name(notes: &MoveNotes, at: usize) -> Option<&str> {
    Some(notes.puzzle.def().moves.get(notes.moves.0.get(at)?.index())?.name.as_str())
}

/// A group: its name, a line in its colour, and its chips.
fn move_group(
    ui: &mut Ui,
    model: &Model,
    track: &ChipTrack<'_>,
    (number, group, shown): (usize, &MoveGroup, Range<usize>),
    messages: &mut Messages,
) {
    let (width, colours) = (track.width, theme::colours(ui));
    let colour: Color32 = colours.groups[number % colours.groups.len()];
    let mut places = Vec::new();
    let layout = Layout::top_down(Align::Min);
    let whole = ui.scope_builder(UiBuilder::new().layout(layout).sense(Sense::CLICK), |ui| {
        ui.spacing_mut().item_spacing = vec2(theme::GRID / 2.0, theme::GRID / 4.0);
        let chips = shown.len() as f32;
        let all = (chips * (width + ui.spacing().item_spacing.x) - ui.spacing().item_spacing.x).max(width);
        let headings = words::headings(model.language(), track.notes, group);
        // Only the group that is being played tells its goal.
        let is_played = (group.first..group.end()).contains(&track.at.saturating_sub(1));
        let galley = |heading: &String| {
            let text = theme::sized(heading, theme::TEXT_SMALL).color(colours.muted);
            WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Small)
        };
        // No sentence is cut: where there is no room for all of it there is the name with the length, or the name alone.
        let told = headings.iter().skip(usize::from(!is_played));
        let fitting = told.map(galley).find(|galley| galley.size().x <= all);
        let heading = fitting.unwrap_or_else(|| galley(&headings[2]));
        let all = all.max(heading.size().x);
        let (_, area) = ui.allocate_space(vec2(all, ui.text_style_height(&TextStyle::Small)));
        // The name stays in sight as long as some of its moves are.
        let in_sight = ui.clip_rect().left().clamp(area.left(), area.right() - heading.size().x);
        let area = area.with_min_x(in_sight);
        let mut line = ui.new_child(UiBuilder::new().max_rect(area));
        line.add(Label::new(heading)).on_hover_text(&headings[0]);
        let (_, line) = ui.allocate_space(vec2(all, LINE));
        ui.painter().rect_filled(Rect::from_min_size(line.min, vec2(all, LINE)), LINE / 2.0, colour);
        ui.horizontal(|ui| {
            for at in shown {
                places.extend(chip(ui, model, track, at, messages).map(|face| (at, face)));
            }
        });
    });
    track.seek_on_click(&whole.response, &places, messages);
}

/// The chip of a move and where it stands; a click goes to the position after it.
pub(crate) fn chip(
    ui: &mut Ui,
    model: &Model,
    track: &ChipTrack<'_>,
    at: usize,
    messages: &mut Messages,
) -> Option<Rect> {
    let ChipTrack { notes, at: played, seek, width, follow, .. } = *track;
    let colours = theme::colours(ui);
    let (mv, move_name) = (notes.moves.0.get(at)?, name(notes, at)?);
    let (current, next) = (at + 1 == played, at == played);
    let size = if theme::is_large(ui) { theme::TEXT_SENTENCE } else { theme::TEXT_BODY };
    let mut text = theme::sized(move_name, size).monospace();
    if current {
        text = text.strong().color(colours.on_accent);
    } else if at < played {
        text = text.color(colours.muted);
    }
    let mut face = Button::new(text).min_size(vec2(width, 0.0));
    if current {
        face = face.fill(colours.accent);
    } else if next {
        face = face.stroke(Stroke::new(1.5, colours.accent));
    }
    let response = ui.add(face);
    let text = match (current, next) {
        (true, _) => say::MOVE_CURRENT,
        (_, true) => say::MOVE_NEXT,
        _ => say::MOVE_NAME,
    };
    let spoken = text.fill(model.language(), [&(at + 1), &move_name]);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, current, &spoken));
    if follow && (current || (played == 0 && at == 0)) {
        response.scroll_to_me(Some(Align::Center));
    }
    let tip = |ui: &mut Ui| drop(ui.label(turning(model.language(), notes.puzzle, *mv)));
    let rect = response.rect;
    messages.push_if(response.on_hover_ui(tip).clicked(), seek(at + 1));
    Some(rect)
}

//! The flat net: how it is drawn here, how it is painted and what is told about its facelets in files of their own;
//! also the colours to paint with, the buttons of turns beside it, and small nets to look at.

pub mod colour_picker;
pub mod facelet_info;
pub mod painting;
pub mod small_net;
pub mod turn_buttons;

use super::widgets::{highlight, tools};
use crate::ui::{theme, widgets::sticker_patterns};
use eframe::egui::{Align2, Color32, FontId, Id, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder};
use eframe::egui::{WidgetInfo, accesskit::Action, pos2, vec2};
use unfold_app::command::{MacrosCommand, PaintingCommand, message::Messages};
use unfold_app::document::{editor::Stroke as Painted, facelet_facts::up};
use unfold_app::{macros, model::Model, painting::facelet_words, playback};
use unfold_engine::puzzle::{pattern::Sticker, pieces::Pieces};
use unfold_text::{editor as say, filters, steps};

/// A facelet is drawn this much smaller than its square.
const INSET: f32 = 0.06;
/// Bounds of a facelet's width in points.
const WIDTH: (f32, f32) = (10.0, 96.0);
/// The width of a facelet is a whole number of such parts of a point.
const STEPS: f32 = 4.0;
/// Space left free above and below the net, for the ring of the focus; beside it there is that of the page.
const MARGIN: f32 = 6.0;

/// In a smaller net the ring around a wrong facelet leaves no room for a second one.
const FRAMED: f32 = 22.0;
/// The buttons of turns beside a smaller net could not be read.
const WITH_TURNS: f32 = 14.0;
/// Hints within a facelet of a smaller net could not be read.
const READABLE: f32 = 30.0;

/// A net where it is drawn in a frame.
struct FlatNet<'a> {
    model: &'a Model,
    /// All of it, in points of the window.
    area: Rect,
    /// The width of a facelet's square in points.
    unit: f32,
    /// True for facelets of pieces that are filtered out; false beyond its end.
    faint: Vec<bool>,
    /// True for facelets of pieces that the current step is about; empty where there is no step.
    lit: Vec<bool>,
    /// The letters on facelets, by colour number.
    facelet_letters: Vec<char>,
}

/// The net as what may have the focus.
pub(crate) fn id() -> Id {
    Id::unique("net")
}

/// Shows the net as large as it fits into the room there is, and as near as that lets it to the middle of its `column`, whose lower part
/// other things may have.
pub(crate) fn show(ui: &mut Ui, model: &Model, column: Rect, messages: &mut Messages) {
    highlight::choose(ui, model.document.workspace().editor.chosen.filter(|_| !unfold_app::painting::paints(model)));
    let [width, height] = model.puzzle().def().net.size;
    let room = ui.available_rect_before_wrap();
    ui.advance_cursor_after_rect(room);
    // Its outermost facelets stand on the left edge of what is below it, whatever is left free around them.
    let (across, up) = (width - 2.0 * INSET, room.shrink(MARGIN).height());
    let unit = (room.width() / across).min(up / height).clamp(WIDTH.0, WIDTH.1);
    let unit = (unit * STEPS).floor() / STEPS;
    let area = Align2::CENTER_CENTER.align_size_within_rect(vec2(width, height) * unit, room);
    let free = (room.shrink(MARGIN).bottom() - area.bottom()).max(0.0);
    let area = area.translate(vec2(0.0, (column.center().y - area.center().y).clamp(0.0, free)));
    let workspace = model.document.workspace();
    let faint = workspace.shown_parts.filter.faint(workspace.painting());
    let facelet_letters = model.settings.facelet_letters(model.puzzle());
    let lit = unfold_app::steps::shown::lit(model);
    let net = FlatNet { model, area, unit, faint, lit, facelet_letters };
    let id = id();
    let whole = ui.interact(area, id, Sense::drag());
    leave_with_colours(ui, model, id);
    if model.puzzle().def().faces == 0 {
        // Those of the cells of the hypercube stand beside their facelets.
        net.letters(ui, 0.55);
    }
    let forced: Vec<(usize, u8)> = model.document.workspace().position().painting_check.forced.clone();
    // A layer that a hand still holds has changed nothing here.
    let step = playback::moving(model).and_then(|moving| moving.step);
    let map = step.map(|(mv, _)| &model.puzzle().def().moves[mv.index()].map);
    let is_on_its_way = |i: usize| map.is_some_and(|map| usize::from(map[i]) != i);
    for i in 0..model.document.workspace().painting().stickers().len() {
        let forced = forced.iter().find(|(k, _)| *k == i).map(|(_, colour)| *colour);
        if is_on_its_way(i) {
            ui.painter().rect_filled(net.rect(i), 0.1 * unit, ui.visuals().faint_bg_color);
        } else {
            net.facelet(ui, i, net.rect(i), forced);
        }
    }
    match unfold_app::typing::gripped(model) {
        Some(gripped) => net.gripped(ui, &gripped),
        None if net.lit.is_empty() => net.touched(ui),
        None => net.of_step(ui),
    }
    net.face_letters(ui);
    if unfold_app::painting::shows_tools(model) {
        net.hold_hints(ui, is_on_its_way);
    }
    net.errors(ui, is_on_its_way);
    if let (Some((_, part)), Some(map)) = (step, map) {
        // The 3D view shows the motion. On the net the colours before the move fade into those after it, so that nothing flies over
        // other facelets or text.
        let mut fading = ui.new_child(UiBuilder::new().max_rect(net.area));
        fading.set_opacity(part);
        for i in (0..map.len()).filter(|i| is_on_its_way(*i)) {
            net.facelet(ui, i, net.rect(usize::from(map[i])), None);
        }
        for i in (0..map.len()).filter(|i| is_on_its_way(*i)) {
            net.facelet(&fading, i, net.rect(i), None);
        }
    }
    let pointed =
        (0..model.document.workspace().painting().stickers().len()).filter(|&i| net.respond(ui, i, messages)).last();
    if let Some(i) = pointed {
        highlight::point_at(ui, i);
    }
    if let Some(i) = pointed
        .or_else(|| highlight::pointed(ui).filter(|i| *i < model.document.workspace().painting().stickers().len()))
    {
        net.outline_piece(ui, i);
    }
    let has_pad = unit >= WITH_TURNS && tools::are_shown(ui, model, "turns", room);
    let pad = turn_buttons::room(model.puzzle().def()).filter(|_| model.puzzle().def().faces > 0 && has_pad);
    let pad = pad.map(|room| net.part(room));
    if let Some(room) = pad {
        turn_buttons::show(ui, model, room, messages);
    }
    whole.widget_info(|| {
        let cursor = facelet_info::facts(model, model.document.workspace().editor.cursor);
        let puzzle = say::puzzle_name(model.puzzle()).get(model.language());
        let cursor = facelet_words::brief(&cursor, model.language());
        let cursor = net.with_faintness(model.document.workspace().editor.cursor, cursor);
        let name = say::NET_NAME.fill(model.language(), [&puzzle, &cursor]);
        WidgetInfo::labeled(Role::Grid, ui.is_enabled(), name)
    });
    net.paint_with_pointer(ui, (&whole, pad), messages);
    if unfold_app::painting::shows_tools(model) {
        net.tell(ui, pointed.or(whole.has_focus().then_some(model.document.workspace().editor.cursor)));
    }
    net.numbered_stickers(ui);
    if whole.has_focus() {
        net.cursor(ui);
        painting::keys(ui, model, id, messages);
    } else {
        painting::letters(ui, model, id, messages);
    }
}

/// Takes the keys away from the net when one stops painting, so that letters turn again and Space plays.
fn leave_with_colours(ui: &Ui, model: &Model, id: Id) {
    let (known, paints) = (id.with("paints"), model.document.workspace().editor.armed);
    let painted = ui.data_mut(|data| {
        let before = data.get_temp(known).unwrap_or(false);
        data.insert_temp(known, paints);
        before
    });
    if painted && !paints {
        ui.memory_mut(|memory| memory.surrender_focus(id));
    }
}

impl FlatNet<'_> {
    /// Point in the window of a place of the net, which is in the net's units.
    fn at(&self, [x, y]: [f32; 2]) -> Pos2 {
        pos2(self.area.left() + x * self.unit, self.area.top() + y * self.unit)
    }

    /// A part of the net, in its own units: left, top, right, bottom.
    fn part(&self, [left, top, right, bottom]: [f32; 4]) -> Rect {
        Rect::from_min_max(self.at([left, top]), self.at([right, bottom]))
    }

    /// The square in which a facelet lies, in points of the window.
    fn square(&self, i: usize) -> Rect {
        let corner = self.at(self.model.puzzle().def().net.facelets[i]);
        Rect::from_min_size(corner, vec2(self.unit, self.unit))
    }

    /// A facelet as it is drawn, within its square.
    fn rect(&self, i: usize) -> Rect {
        self.square(i).shrink(INSET * self.unit)
    }

    /// The facelet whose square this point of the window is in.
    fn facelet_at(&self, pos: Pos2) -> Option<usize> {
        (0..self.model.document.workspace().painting().stickers().len()).find(|&i| self.square(i).contains(pos))
    }

    /// Text of this height, in parts of a facelet.
    fn font(&self, part: f32) -> FontId {
        theme::font(part * self.unit)
    }

    /// The letters of faces without centres, where their facelets meet.
    fn face_letters(&self, ui: &Ui) {
        let def = self.model.puzzle().def();
        // A centre would carry the letter.
        if Pieces::of(self.model.puzzle()).centres().next().is_none() && def.faces > 0 {
            let (fill, text) = (ui.visuals().panel_fill, ui.visuals().strong_text_color());
            for place in def.net.letters.iter() {
                ui.painter().circle(self.at(*place), 0.24 * self.unit, fill, Stroke::new(1.0, text));
            }
            self.letters(ui, 0.34);
        }
    }

    /// The letters of faces or cells, so high in parts of a facelet.
    fn letters(&self, ui: &Ui, height: f32) {
        let def = self.model.puzzle().def();
        for (place, letter) in def.net.letters.iter().zip(def.letters) {
            let colour = ui.visuals().strong_text_color();
            ui.painter().text(self.at(*place), Align2::CENTER_CENTER, letter, self.font(height), colour);
        }
    }

    /// A facelet, or the colour that alone fits there (`forced`) where none is painted.
    fn facelet(&self, ui: &Ui, i: usize, rect: Rect, forced: Option<u8>) {
        let model = self.model;
        let puzzle = model.puzzle();
        let outline = Stroke::new(1.0, ui.visuals().weak_text_color());
        let empty = theme::colours(ui).unpainted;
        let Some(colour) = model.document.workspace().painting().colour(i) else {
            if model.document.workspace().painting().stickers()[i] == Sticker::Any {
                ui.painter().rect(rect, 0.1 * self.unit, theme::colours(ui).any_colour, outline, StrokeKind::Inside);
                return;
            }
            let ghost = forced.map(|colour| theme::facelet_colour(model, puzzle, colour));
            let fill = ghost.map_or(empty, |ghost| empty.lerp_to_gamma(ghost, 0.3));
            ui.painter().rect(rect, 0.1 * self.unit, fill, outline, StrokeKind::Inside);
            if let Some(ghost) = ghost {
                ui.painter().circle(rect.center(), 0.24 * self.unit, ghost, Stroke::new(1.0, theme::ink_on(fill)));
                if let Some(colour) = forced.filter(|_| model.settings.letters) {
                    let letter = self.facelet_letters[usize::from(colour)];
                    let font = self.font(0.34);
                    ui.painter().text(rect.center(), Align2::CENTER_CENTER, letter, font, theme::ink_on(ghost));
                }
            }
            return;
        };
        let faint = self.is_faint(i);
        let fill = theme::facelet_colour(model, puzzle, colour);
        let fill = if faint { ui.visuals().panel_fill.lerp_to_gamma(fill, theme::FAINT) } else { fill };
        let ink = theme::ink_on(fill);
        let ink = if faint { fill.lerp_to_gamma(ink, theme::FAINT_INK) } else { ink };
        ui.painter().rect(rect, 0.1 * self.unit, fill, outline, StrokeKind::Inside);
        let is_centre = Pieces::of(puzzle).at(i).facelets.len() == 1;
        let lettered = model.settings.letters || is_centre;
        // A centre is told by its letter, and has to be read.
        if !is_centre {
            sticker_patterns::paint(ui.painter(), model, (rect, fill), colour, lettered);
        }
        if lettered {
            let letter = self.facelet_letters[usize::from(colour)];
            // On the centre of a face it leaves room for the hint above it while one paints.
            let (at, align) = match is_centre && puzzle.def().faces > 0 && unfold_app::painting::shows_tools(model) {
                true => (rect.center_bottom(), Align2::CENTER_BOTTOM),
                false => (rect.center(), Align2::CENTER_CENTER),
            };
            ui.painter().text(at, align, letter, self.font(0.5), ink);
        }
    }

    /// True if a facelet is of a piece that is filtered out.
    fn is_faint(&self, i: usize) -> bool {
        self.faint.get(i) == Some(&true)
    }

    /// A text about a facelet, which tells if it is faint, or of the current step.
    fn with_faintness(&self, i: usize, text: String) -> String {
        if self.lit.get(i) == Some(&true) {
            return steps::FACELET_OF_STEP.fill(self.model.language(), [&text]);
        }
        if self.is_faint(i) { filters::FACELET_FAINT.fill(self.model.language(), [&text]) } else { text }
    }

    /// Hints of the face that is at the top when a face is read: a face read from the wrong side is the usual mistake.
    fn hold_hints(&self, ui: &Ui, is_left_out: impl Fn(usize) -> bool) {
        if self.unit < READABLE {
            return;
        }
        for centre in Pieces::of(self.model.puzzle()).centres().filter(|i| !is_left_out(*i)) {
            let Some(up) = up(self.model.document.workspace().painting(), centre) else { continue };
            let colour = self.model.document.workspace().painting().colour(centre);
            let fill = colour
                .map_or(theme::colours(ui).unpainted, |c| theme::facelet_colour(self.model, self.model.puzzle(), c));
            let (top, ink) = (self.rect(centre).center_top(), theme::ink_on(fill));
            let size = (0.3 * self.unit).max(theme::TEXT_SMALL);
            let (half, down) = (size / 4.0, vec2(0.0, size / 2.0));
            // A triangle that points to the letter of the face above, the two as wide as half of a facelet.
            let tip = top + vec2(-half - 1.0, 0.4 * size);
            let triangle = vec![tip, tip + down + vec2(half, 0.0), tip + down - vec2(half, 0.0)];
            ui.painter().add(Shape::convex_polygon(triangle, ink, Stroke::NONE));
            ui.painter().text(top + vec2(1.0, 0.0), Align2::LEFT_TOP, up, theme::font(size), ink);
        }
    }

    /// True if the colour painted there is impossible.
    fn is_wrong(&self, i: usize) -> bool {
        self.model.document.workspace().position().painting_check.errors.iter().any(|error| error.facelets.contains(&i))
    }

    /// Rings around what cannot be: red, with white inside it where there is room, so that they are seen on every colour.
    fn errors(&self, ui: &Ui, is_left_out: impl Fn(usize) -> bool) {
        let width = (0.09 * self.unit).max(2.0) * highlight::pulse(ui, self.model);
        for i in (0..self.model.document.workspace().painting().stickers().len())
            .filter(|&i| self.is_wrong(i) && !is_left_out(i))
        {
            let rect = self.square(i);
            let round = 0.1 * self.unit;
            let ring = |rect: Rect, colour: Color32| {
                ui.painter().rect_stroke(rect, round, Stroke::new(width, colour), StrokeKind::Inside);
            };
            ring(rect, theme::ERROR_RING);
            if self.unit >= FRAMED {
                ring(rect.shrink(width), theme::WHITE);
            }
        }
    }

    /// The other facelets of the piece that is pointed at.
    fn outline_piece(&self, ui: &Ui, i: usize) {
        let colour = ui.visuals().strong_text_color();
        for &mate in &Pieces::of(self.model.puzzle()).at(i).facelets {
            let stroke = Stroke::new((0.06 * self.unit).max(2.0), colour);
            ui.painter().rect_stroke(self.rect(mate), 0.12 * self.unit, stroke, StrokeKind::Outside);
        }
    }

    /// The facelets of the grip that is chosen.
    fn gripped(&self, ui: &Ui, gripped: &[bool]) {
        let stroke = Stroke::new((0.08 * self.unit).max(2.0), ui.visuals().strong_text_color());
        for i in (0..gripped.len()).filter(|i| gripped[*i]) {
            ui.painter().rect_stroke(self.square(i), 0.12 * self.unit, stroke, StrokeKind::Inside);
        }
    }

    /// The facelets of the pieces that the move just made has moved.
    fn touched(&self, ui: &Ui) {
        let stroke = Stroke::new((0.05 * self.unit).max(1.5), theme::colours(ui).accent);
        for (i, _) in
            unfold_app::lesson::update::touched(self.model).into_iter().enumerate().filter(|(_, touched)| *touched)
        {
            ui.painter().rect_stroke(self.square(i), 0.12 * self.unit, stroke, StrokeKind::Inside);
        }
    }

    /// The facelets of the pieces that the current step is about, in two rings seen on every colour.
    fn of_step(&self, ui: &Ui) {
        let width = (0.08 * self.unit).max(2.0);
        for i in (0..self.lit.len()).filter(|i| self.lit[*i]) {
            for (inset, colour) in [(0.0, theme::colours(ui).accent), (width, theme::WHITE)] {
                let rect = self.square(i).shrink(inset);
                ui.painter().rect_stroke(rect, 0.12 * self.unit, Stroke::new(width, colour), StrokeKind::Inside);
            }
        }
    }

    /// Numbers the stickers of the macro that is used, and those that are pointed at.
    fn numbered_stickers(&self, ui: &Ui) {
        let Some(picked) = macros::picked(self.model) else { return };
        let size = (0.5 * self.unit).clamp(theme::TEXT_SMALL * 0.75, theme::TEXT_BODY);
        let own = macros::own_stickers(self.model).map_or(Vec::new(), Vec::from);
        for (stickers, is_picked) in [(&own[..], false), (picked, true)] {
            for (number, facelet) in stickers.iter().enumerate() {
                let at = self.square(*facelet).center();
                highlight::numbered(ui.painter(), ui, (at, size), number + 1, is_picked);
            }
        }
    }

    /// Rings of black and white, seen on every colour, around the net and around the facelet at which the keyboard is.
    fn cursor(&self, ui: &Ui) {
        let at = self.model.document.workspace().editor.cursor;
        let rect = self.rect(at);
        let round = 0.1 * self.unit;
        let whole = ui.visuals().selection.stroke.color;
        let around = self.area.expand(3.0).intersect(ui.clip_rect().shrink(2.0));
        ui.painter().rect_stroke(around, 4.0, Stroke::new(1.5, whole), StrokeKind::Inside);
        // What cannot be stays to be seen where the cursor is.
        let inner = if self.is_wrong(at) { theme::ERROR_RING } else { theme::BLACK };
        for (grow, colour) in [(4.0, theme::BLACK), (1.5, theme::WHITE), (-1.0, inner)] {
            ui.painter().rect_stroke(rect.expand(grow), round, Stroke::new(2.5, colour), StrokeKind::Inside);
        }
    }

    /// Names a facelet to whoever cannot see it, and tells about it; whether the pointer is on it.
    fn respond(&self, ui: &Ui, i: usize, messages: &mut Messages) -> bool {
        let (model, language) = (self.model, self.model.language());
        let response = ui.interact(self.rect(i), Id::unique(("facelet", i)), Sense::CLICK);
        let facts = || facelet_info::facts(model, i);
        response.widget_info(|| {
            let chosen = model.document.workspace().editor.cursor == i;
            let name = self.with_faintness(i, facelet_words::name(&facts(), language));
            WidgetInfo::selected(Role::Button, ui.is_enabled(), chosen, name)
        });
        if ui.input(|input| input.has_accesskit_action_request(response.id, Action::Click)) {
            if macros::picked(model).is_some() {
                messages.push(MacrosCommand::Pick(i));
                return response.hovered();
            }
            if !unfold_app::painting::paints(model) {
                messages.push(PaintingCommand::Choose(Some(i)));
                return response.hovered();
            }
            let stroke = Painted { facelets: vec![i], paint: model.document.workspace().editor.brush, goes_on: false };
            messages.push(PaintingCommand::Paint(stroke));
        }
        let pointed = response.hovered();
        if !self.has_room() || !unfold_app::painting::shows_tools(model) {
            response.on_hover_ui(|ui| {
                let [piece, rest @ ..] = self.about(i);
                ui.strong(piece);
                for text in rest.into_iter().filter(|text| !text.is_empty()) {
                    ui.label(text);
                }
            });
        }
        pointed
    }
}

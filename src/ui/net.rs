//! The flat net: how it is drawn, and how it is painted with the pointer and by keys.

use eframe::egui::accesskit::Action;
use eframe::egui::{
    Align2, Color32, Event, EventFilter, FontId, Id, Label, PointerButton, Pos2, Rect, Response, RichText, Role, Sense,
    Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::{look, marks, turns};
use crate::app::editor::{Stroke as Painted, first_digit, net_key};
use crate::app::stickers::{Sticker, up};
use crate::app::{App, Command};
use crate::engine::puzzle::pieces::Pieces;
use crate::i18n::{editor as say, paint::HOW_TO_TYPE_HYPER};

/// A facelet is drawn this much smaller than its square.
const INSET: f32 = 0.06;
/// Bounds of a facelet's width in points.
const WIDTH: (f32, f32) = (10.0, 56.0);
/// A net to be painted is not drawn smaller than this for the sake of what stands below it.
const PAINTABLE: f32 = 24.0;

/// Hints within a facelet of a smaller net could not be read.
const READABLE: f32 = 22.0;

/// A net drawn smaller than this has no room for text beside it.
const ROOMY: f32 = 32.0;

/// Where everything is drawn.
struct Canvas<'a> {
    app: &'a App,
    area: Rect,
    unit: f32,
}

/// The net as what may have the focus.
pub(super) fn id() -> Id {
    Id::unique("net")
}

/// Shows the net, if possible with so much space left `below`.
pub(super) fn show(ui: &mut Ui, app: &App, below: f32, ask: &mut Vec<Command>) {
    let [width, height] = app.puzzle().def().net.size;
    let mut unit = (ui.available_width() / width).clamp(WIDTH.0, WIDTH.1);
    let bottom = ui.clip_rect().bottom() - ui.cursor().top() - below;
    unit = unit.min((bottom / height).max(PAINTABLE));
    let unit = unit.floor();
    let (_, area) = ui.allocate_space(vec2(width, height) * unit);
    let canvas = Canvas { app, area, unit };
    let id = id();
    let whole = ui.interact(area, id, Sense::drag());
    canvas.cell_letters(ui);
    let forced: Vec<(usize, u8)> = app.fitting().forced.clone();
    let moving = app.moving();
    let map = moving.map(|moving| &app.puzzle().def().moves[moving.mv.index()].map);
    let is_on_its_way = |i: usize| map.is_some_and(|map| usize::from(map[i]) != i);
    for i in 0..app.painting().colours.len() {
        let forced = forced.iter().find(|(k, _)| *k == i).map(|(_, colour)| *colour);
        if is_on_its_way(i) {
            ui.painter().rect_filled(canvas.rect(i), 0.1 * unit, ui.visuals().faint_bg_color);
        } else {
            canvas.facelet(ui, i, canvas.rect(i), forced);
        }
    }
    canvas.face_letters(ui);
    canvas.hold_hints(ui, is_on_its_way);
    canvas.misfits(ui, is_on_its_way);
    if let (Some(moving), Some(map)) = (moving, map) {
        // What moves lies above what stays, and is there in the end: the place of each shows already what comes to it.
        for i in (0..map.len()).filter(|i| is_on_its_way(*i)) {
            let (from, to) = (canvas.rect(usize::from(map[i])), canvas.rect(i));
            canvas.facelet(ui, i, from.lerp_towards(&to, moving.part), None);
        }
    }
    let pointed = (0..app.painting().colours.len()).filter(|&i| canvas.respond(ui, i, ask)).last();
    if let Some(i) = pointed {
        canvas.outline_piece(ui, i);
    }
    if let Some(room) = turns::room(app.puzzle().def()).filter(|_| app.puzzle().def().faces > 0) {
        turns::show(ui, app, canvas.part(room), ask);
    }
    whole.widget_info(|| {
        let cursor = sticker(app, app.editor().cursor);
        let puzzle = say::puzzle_name(app.puzzle()).say(app.language());
        let name = say::NET_NAME.fill(app.language(), [&puzzle, &cursor.brief(app.language())]);
        WidgetInfo::labeled(Role::Grid, ui.is_enabled(), name)
    });
    canvas.paint_with_pointer(ui, &whole, ask);
    canvas.tell(ui, pointed.or(whole.has_focus().then_some(app.editor().cursor)));
    if whole.has_focus() {
        canvas.cursor(ui);
        keys(ui, app, id, ask);
    }
}

/// Keys while the net has the focus.
fn keys(ui: &Ui, app: &App, id: Id, ask: &mut Vec<Command>) {
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|m| m.set_focus_lock_filter(id, filter));
    ui.input(|i| {
        for event in &i.events {
            if let Event::Key { key, pressed: true, modifiers, .. } = event
                && modifiers.is_none()
            {
                ask.extend(net_key(app.puzzle(), key.name()).map(Command::NetKey));
            }
        }
    });
}

impl Canvas<'_> {
    fn at(&self, [x, y]: [f32; 2]) -> Pos2 {
        pos2(self.area.left() + x * self.unit, self.area.top() + y * self.unit)
    }

    fn part(&self, [left, top, right, bottom]: [f32; 4]) -> Rect {
        Rect::from_min_max(self.at([left, top]), self.at([right, bottom]))
    }

    fn square(&self, i: usize) -> Rect {
        let corner = self.at(self.app.puzzle().def().net.facelets[i]);
        Rect::from_min_size(corner, vec2(self.unit, self.unit))
    }

    fn rect(&self, i: usize) -> Rect {
        self.square(i).shrink(INSET * self.unit)
    }

    fn facelet_at(&self, pos: Pos2) -> Option<usize> {
        (0..self.app.painting().colours.len()).find(|&i| self.square(i).contains(pos))
    }

    /// Whether there is room beside the net for what is told about a facelet; otherwise a tooltip has to do.
    fn has_room(&self) -> bool {
        self.unit >= ROOMY
    }

    fn font(&self, part: f32) -> FontId {
        FontId::proportional(part * self.unit)
    }

    /// Whether faces or cells have no centre that would carry their letter.
    fn is_without_centres(&self) -> bool {
        Pieces::of(self.app.puzzle()).centres().next().is_none()
    }

    /// The letters of faces without centres, where their facelets meet.
    fn face_letters(&self, ui: &Ui) {
        let def = self.app.puzzle().def();
        if self.is_without_centres() && def.faces > 0 {
            for (place, letter) in def.net.letters.iter().zip(def.letters) {
                let (fill, text) = (ui.visuals().panel_fill, ui.visuals().strong_text_color());
                ui.painter().circle(self.at(*place), 0.24 * self.unit, fill, Stroke::new(1.0, text));
                ui.painter().text(self.at(*place), Align2::CENTER_CENTER, letter, self.font(0.34), text);
            }
        }
    }

    /// The letters of cells.
    fn cell_letters(&self, ui: &Ui) {
        let def = self.app.puzzle().def();
        if self.is_without_centres() && def.faces == 0 {
            for (place, letter) in def.net.letters.iter().zip(def.letters) {
                let colour = ui.visuals().strong_text_color();
                ui.painter().text(self.at(*place), Align2::CENTER_CENTER, letter, self.font(0.55), colour);
            }
        }
    }

    fn facelet(&self, ui: &Ui, i: usize, rect: Rect, forced: Option<u8>) {
        let app = self.app;
        let puzzle = app.puzzle();
        let outline = Stroke::new(1.0, ui.visuals().weak_text_color());
        let empty = look::unpainted(ui);
        let Some(colour) = app.painting().colours[i] else {
            let ghost = forced.map(|colour| look::facelet(app, puzzle, colour));
            let fill = ghost.map_or(empty, |ghost| empty.lerp_to_gamma(ghost, 0.3));
            ui.painter().rect(rect, 0.1 * self.unit, fill, outline, StrokeKind::Inside);
            if let Some(ghost) = ghost {
                ui.painter().circle(rect.center(), 0.24 * self.unit, ghost, Stroke::new(1.0, look::on(fill)));
                if let Some(colour) = forced.filter(|_| app.settings().letters) {
                    let letter = puzzle.def().letters[usize::from(colour)];
                    let font = self.font(0.34);
                    ui.painter().text(rect.center(), Align2::CENTER_CENTER, letter, font, look::on(ghost));
                }
            }
            return;
        };
        let fill = look::facelet(app, puzzle, colour);
        ui.painter().rect(rect, 0.1 * self.unit, fill, outline, StrokeKind::Inside);
        let is_centre = Pieces::of(puzzle).at(i).facelets.len() == 1;
        let lettered = app.settings().letters || is_centre;
        // A centre is told by its letter, and has to be read.
        if !is_centre {
            marks::flat(ui.painter(), app, (rect, fill), colour, lettered);
        }
        if lettered {
            let letter = puzzle.def().letters[usize::from(colour)];
            // On a centre it leaves room for the hint above it.
            let (at, align) = match is_centre {
                true => (rect.center_bottom(), Align2::CENTER_BOTTOM),
                false => (rect.center(), Align2::CENTER_CENTER),
            };
            ui.painter().text(at, align, letter, self.font(0.5), look::on(fill));
        }
    }

    /// Which face is at the top when a face is read: a face read from the wrong side is the usual mistake.
    fn hold_hints(&self, ui: &Ui, is_left_out: impl Fn(usize) -> bool) {
        if self.unit < READABLE {
            return;
        }
        for centre in Pieces::of(self.app.puzzle()).centres().filter(|i| !is_left_out(*i)) {
            let Some(up) = up(self.app.painting(), centre) else { continue };
            let colour = self.app.painting().colours[centre];
            let fill = colour.map_or(look::unpainted(ui), |c| look::facelet(self.app, self.app.puzzle(), c));
            let text = say::HOLD.fill(self.app.language(), [&up]);
            ui.painter().text(self.rect(centre).center_top(), Align2::CENTER_TOP, text, self.font(0.3), look::on(fill));
        }
    }

    fn is_misfit(&self, i: usize) -> bool {
        self.app.fitting().misfits.iter().any(|misfit| misfit.facelets.contains(&i))
    }

    /// Rings around what cannot be: red, with white inside it, so that they are seen on every colour.
    fn misfits(&self, ui: &Ui, is_left_out: impl Fn(usize) -> bool) {
        let width = (0.09 * self.unit).max(2.0);
        for i in (0..self.app.painting().colours.len()).filter(|&i| self.is_misfit(i) && !is_left_out(i)) {
            let rect = self.square(i);
            let round = 0.1 * self.unit;
            let ring = |rect: Rect, colour: Color32| {
                ui.painter().rect_stroke(rect, round, Stroke::new(width, colour), StrokeKind::Inside);
            };
            ring(rect, look::RING);
            ring(rect.shrink(width), Color32::WHITE);
        }
    }

    /// The other facelets of the piece that is pointed at.
    fn outline_piece(&self, ui: &Ui, i: usize) {
        let colour = ui.visuals().strong_text_color();
        for &mate in &Pieces::of(self.app.puzzle()).at(i).facelets {
            let stroke = Stroke::new((0.06 * self.unit).max(2.0), colour);
            ui.painter().rect_stroke(self.rect(mate), 0.12 * self.unit, stroke, StrokeKind::Outside);
        }
    }

    /// Rings of black and white, seen on every colour, around the net and around the facelet at which the keyboard is.
    fn cursor(&self, ui: &Ui) {
        let at = self.app.editor().cursor;
        let rect = self.rect(at);
        let round = 0.1 * self.unit;
        let whole = ui.visuals().selection.stroke.color;
        ui.painter().rect_stroke(self.area.expand(3.0), 4.0, Stroke::new(1.5, whole), StrokeKind::Outside);
        // What cannot be stays to be seen where the cursor is.
        let inner = if self.is_misfit(at) { look::RING } else { Color32::BLACK };
        for (grow, colour) in [(4.0, Color32::BLACK), (1.5, Color32::WHITE), (-1.0, inner)] {
            ui.painter().rect_stroke(rect.expand(grow), round, Stroke::new(2.5, colour), StrokeKind::Inside);
        }
    }

    /// Names a facelet to whoever cannot see it, and tells about it; whether the pointer is on it.
    fn respond(&self, ui: &Ui, i: usize, ask: &mut Vec<Command>) -> bool {
        let (app, language) = (self.app, self.app.language());
        let response = ui.interact(self.rect(i), Id::unique(("facelet", i)), Sense::CLICK);
        let sticker = || sticker(app, i);
        response.widget_info(|| {
            let chosen = app.editor().cursor == i;
            WidgetInfo::selected(Role::Button, ui.is_enabled(), chosen, sticker().name(language))
        });
        if ui.input(|input| input.has_accesskit_action_request(response.id, Action::Click)) {
            let stroke = Painted { facelets: vec![i], colour: app.editor().brush, goes_on: false };
            ask.push(Command::Paint(stroke));
        }
        let pointed = response.hovered();
        if !self.has_room() {
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

    /// The part of the net, in its own units, where it is told about facelets: at its upper right, or below that where the net has no
    /// turns to be clicked at its lower right.
    fn room(&self) -> [f32; 4] {
        let def = self.app.puzzle().def();
        if let Some(room) = turns::room(def).filter(|_| def.faces == 0) {
            return room;
        }
        let first_row = def.net.facelets.iter().filter(|[_, y]| *y < 1.0).map(|[x, _]| x + 1.0);
        let left = first_row.fold(0.0, f32::max) + 0.4;
        let beside = def.net.facelets.iter().filter(|[x, _]| x + 1.0 > left).map(|[_, y]| *y);
        let bottom = beside.fold(def.net.size[1], f32::min) - 0.1;
        [left, 0.0, def.net.size[0], bottom]
    }

    /// Tells about a facelet, or how to paint, where the net leaves room: a tooltip would cover what is painted next.
    fn tell(&self, ui: &mut Ui, facelet: Option<usize>) {
        if !self.has_room() {
            return;
        }
        let language = self.app.language();
        let room = self.part(self.room());
        let mut ui = ui.new_child(UiBuilder::new().max_rect(room));
        ui.set_clip_rect(room.intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing.y = 2.0;
        let mut line = |text: RichText| ui.add(Label::new(text).selectable(false).wrap());
        let Some(i) = facelet else {
            line(RichText::new(say::HOW_TO_PAINT.say(language)));
            let keys = if first_digit(self.app.puzzle()) == 0 { HOW_TO_TYPE_HYPER } else { say::HOW_TO_TYPE };
            line(RichText::new(keys.say(language)));
            return;
        };
        let [piece, rest @ ..] = self.about(i);
        line(RichText::new(piece).strong());
        for text in rest {
            line(RichText::new(text));
        }
    }

    /// What is told about a facelet: its piece first.
    fn about(&self, i: usize) -> [String; 3] {
        let (app, language) = (self.app, self.app.language());
        let sticker = sticker(app, i);
        let more = if app.editor().is_fixed(app.painting(), i) {
            say::FIXED_TIP.say(language).into()
        } else {
            // A cell is not read from one side.
            let up = up(app.painting(), i).filter(|_| app.puzzle().def().faces > 0);
            up.map_or_else(String::new, |up| say::HOLD_TIP.fill(language, [&up]))
        };
        [sticker.piece(language), sticker.tip(language), more]
    }

    /// Press, drag and release, in the order in which they came: several may come in one frame.
    fn paint_with_pointer(&self, ui: &Ui, whole: &Response, ask: &mut Vec<Command>) {
        let mut stroke: Option<(PointerButton, Pos2)> = ui.data(|d| d.get_temp(whole.id)).flatten();
        let colour_of = |button| if button == PointerButton::Primary { self.app.editor().brush } else { None };
        for event in ui.input(|i| i.events.clone()) {
            match event {
                Event::PointerButton { pos, button, pressed: true, modifiers } if self.takes_press(whole, pos) => {
                    whole.request_focus();
                    let facelets: Vec<usize> = self.facelet_at(pos).into_iter().collect();
                    match button {
                        PointerButton::Primary | PointerButton::Secondary if !modifiers.alt => {
                            ask.push(Command::Paint(Painted { facelets, colour: colour_of(button), goes_on: false }));
                            stroke = Some((button, pos));
                        }
                        PointerButton::Primary | PointerButton::Middle => {
                            ask.extend(facelets.into_iter().map(Command::PickColour));
                        }
                        _ => {}
                    }
                }
                Event::PointerMoved(pos) => {
                    if let Some((button, last)) = stroke {
                        let facelets = self.along(last, pos);
                        if !facelets.is_empty() {
                            ask.push(Command::Paint(Painted { facelets, colour: colour_of(button), goes_on: true }));
                        }
                        stroke = Some((button, pos));
                    }
                }
                Event::PointerButton { button, pressed: false, .. } if stroke.is_some_and(|(b, _)| b == button) => {
                    stroke = None;
                }
                _ => {}
            }
        }
        ui.data_mut(|d| d.insert_temp(whole.id, stroke));
    }

    fn takes_press(&self, whole: &Response, pos: Pos2) -> bool {
        whole.enabled() && whole.contains_pointer() && self.area.contains(pos)
    }

    /// The facelets on the way from one point to another, the first one left out if it is where the way begins.
    fn along(&self, from: Pos2, to: Pos2) -> Vec<usize> {
        let steps = (from.distance(to) / (self.unit / 4.0)).ceil().max(1.0) as usize;
        let mut out = Vec::new();
        for step in 1..=steps {
            let i = self.facelet_at(from.lerp(to, step as f32 / steps as f32));
            if let Some(i) = i.filter(|i| out.last() != Some(i) && self.facelet_at(from) != Some(*i)) {
                out.push(i);
            }
        }
        out
    }
}

/// A facelet in words, its colour named as it is shown.
fn sticker(app: &App, index: usize) -> Sticker {
    Sticker::of(app.painting(), app.fitting(), index).with_names(app.colour_names(app.puzzle()))
}

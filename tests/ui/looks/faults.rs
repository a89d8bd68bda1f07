//! Layout faults of a frame's texts: cut off, overlapping, broken within a word, or unreadable on their background.

use eframe::egui::{
    Color32, Event, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, Rect, TouchPhase, Vec2, pos2, vec2,
};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::painted::{Painted, Text};

/// Tolerance for a text that leaves its clip rectangle or enters another text, in points.
const TOLERANCE: f32 = 1.0;
/// Minimum size of large text, in points. It needs less contrast.
const MIN_LARGE_TEXT: f32 = 18.0;
/// Minimum contrast ratios of small and of large text, as in WCAG.
const CONTRASTS: [f64; 2] = [4.5, 3.0];
/// Scroll distance to test whether something scrolls, in points: small enough that egui applies it in one frame.
const WHEEL_POINTS: f32 = 7.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Part of the text is outside its visible area.
    Cut,
    /// The end of the text is elided.
    Elided,
    /// A word of the text continues on the next line.
    Broken,
    /// A later text overlaps the text.
    Overlap,
    /// The text is too faint on its background.
    Contrast,
}

/// A layout fault of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    pub kind: Kind,
    /// The whole text.
    pub words: String,
    /// Measurements for the report.
    pub detail: String,
    /// The rectangle of the ink in its first row.
    pub at: Rect,
}

/// All faults of the current frame. Turns the wheel to find out what can be scrolled into view, and back.
pub fn all<S>(harness: &mut Harness<'_, S>) -> Vec<Fault> {
    let mut faults = visible_faults(&Painted::read(&harness.output().shapes), &disabled(harness));
    faults.extend(cut(harness));
    faults
}

/// The rectangles of disabled widgets, whose texts need no contrast.
fn disabled<S>(harness: &Harness<'_, S>) -> Vec<Rect> {
    harness
        .query_all_by(|node| node.is_disabled())
        .filter(|node| node.accesskit_node().bounding_box().is_some())
        .map(|node| node.rect())
        .collect()
}

/// The faults that show in the shapes of a frame: elided, broken, overlapping and faint texts.
fn visible_faults(painted: &Painted<'_>, disabled: &[Rect]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (n, text) in painted.texts.iter().enumerate() {
        if text.elided && is_visible(painted, text) {
            faults.push(fault(Kind::Elided, text, String::new()));
        }
        if let Some(part) = &text.broken {
            faults.push(fault(Kind::Broken, text, format!("after {part:?}")));
        }
        faults.extend(overlap(painted, text, &painted.texts[n + 1..]));
        faults.extend(contrast(painted, text, disabled));
    }
    faults
}

fn fault(kind: Kind, text: &Text, detail: String) -> Fault {
    Fault { kind, words: text.words.clone(), detail, at: text.rows[0].ink }
}

/// True if the middle of any row of a text is visible.
fn is_visible(painted: &Painted<'_>, text: &Text) -> bool {
    text.rows.iter().any(|row| {
        let seen = row.ink.intersect(text.clip);
        seen.is_positive() && painted.visible_colours(text.order, Color32::WHITE, seen.center()).is_some()
    })
}

/// The first overlap of a text with one painted later, if any.
fn overlap(painted: &Painted<'_>, text: &Text, later: &[Text]) -> Option<Fault> {
    for row in &text.rows {
        let ink = row.ink.intersect(text.clip);
        for other in later {
            for above in &other.rows {
                let both = ink.intersect(above.ink).intersect(other.clip);
                let meets = both.width() > TOLERANCE && both.height() > TOLERANCE;
                if meets
                    && !painted.is_hidden_between(text.order, other.order, both.center())
                    && painted.visible_colours(other.order, Color32::WHITE, both.center()).is_some()
                {
                    return Some(fault(Kind::Overlap, text, format!("{:?} lies on it at {both:?}", other.words)));
                }
            }
        }
    }
    None
}

/// The first place where a text has too little contrast, if any.
fn contrast(painted: &Painted<'_>, text: &Text, disabled: &[Rect]) -> Option<Fault> {
    let wanted = CONTRASTS[usize::from(text.size >= MIN_LARGE_TEXT)];
    for row in &text.rows {
        let seen = row.ink.intersect(text.clip);
        if !seen.is_positive() {
            continue;
        }
        // egui draws disabled widgets translucently, and their letters need no contrast.
        let is_disabled = disabled.iter().any(|part| part.contains(seen.center()));
        let colours = || row.colours.iter().filter(|colour| !is_disabled || colour.a() == u8::MAX);
        for part in [0.2, 0.5, 0.8] {
            let at = pos2(seen.left() + part * seen.width(), seen.center().y);
            for colour in colours() {
                let Some([ink, ground]) = painted.visible_colours(text.order, *colour, at) else { continue };
                let ratio = ratio(ink, ground);
                if ratio < wanted {
                    let detail = format!("{ratio:.2}:1 of {ink:?} on {ground:?} at {at:?}");
                    return Some(fault(Kind::Contrast, text, detail));
                }
            }
        }
    }
    None
}

/// The contrast ratio of two colours as defined by WCAG.
fn ratio(a: Color32, b: Color32) -> f64 {
    let light = |colour: Color32| {
        let linear = |byte: u8| {
            let part = f64::from(byte) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b()) + 0.05
    };
    let (a, b) = (light(a), light(b));
    a.max(b) / a.min(b)
}

/// The texts that are partly outside their visible area, unless scrolling shows the rest.
fn cut<S>(harness: &mut Harness<'_, S>) -> Vec<Fault> {
    let painted = Painted::read(&harness.output().shapes);
    let mut found = Vec::new();
    for text in &painted.texts {
        for row in &text.rows {
            let seen = row.ink.intersect(text.clip);
            let beyond = row.ink.size() - seen.size();
            // A row that is entirely outside was scrolled away.
            let is_cut = seen.width() > TOLERANCE && seen.height() > TOLERANCE && beyond.max_elem() > TOLERANCE;
            if is_cut && painted.visible_colours(text.order, Color32::WHITE, seen.center()).is_some() {
                let detail = format!("{:?} of it in {:?}", row.ink, text.clip);
                found.push((fault(Kind::Cut, text, detail), seen, text.clip, beyond));
            }
        }
    }
    let mut tried: Vec<(Rect, Vec2, bool)> = Vec::new();
    let mut scrolls = |part: Rect, clip: Rect, along: Vec2| {
        let known = tried.iter().find(|(of, way, _)| *of == clip && *way == along);
        let does = known.map_or_else(|| can_scroll(harness, part.center(), clip, along), |(_, _, does)| *does);
        tried.push((clip, along, does));
        does
    };
    found.retain(|(_, part, clip, beyond)| {
        let across = beyond.x <= TOLERANCE || scrolls(*part, *clip, vec2(1.0, 0.0));
        let along = beyond.y <= TOLERANCE || scrolls(*part, *clip, vec2(0.0, 1.0));
        !(across && along)
    });
    found.into_iter().map(|(fault, ..)| fault).collect()
}

/// True if the wheel, turned at this point along this axis, moves the texts with this clip rectangle.
fn can_scroll<S>(harness: &mut Harness<'_, S>, at: Pos2, clip: Rect, along: Vec2) -> bool {
    let places = |harness: &Harness<'_, S>| -> Vec<Pos2> {
        let painted = Painted::read(&harness.output().shapes);
        let inside = painted.texts.iter().filter(|text| text.clip == clip);
        inside.flat_map(|text| text.rows.iter().map(|row| row.ink.min)).collect()
    };
    harness.event(Event::PointerMoved(at));
    harness.step();
    let before = places(harness);
    // At its end, an area scrolls only in one direction.
    let moved = [WHEEL_POINTS, -WHEEL_POINTS].into_iter().any(|way| {
        wheel(harness, way * along);
        let moved = places(harness) != before;
        if moved {
            wheel(harness, -way * along);
        }
        moved
    });
    harness.event(Event::PointerGone);
    harness.run_steps(2);
    moved
}

fn wheel<S>(harness: &mut Harness<'_, S>, delta: Vec2) {
    let (unit, phase, source) = (MouseWheelUnit::Point, TouchPhase::Move, MouseWheelSource::Unknown);
    harness.event(Event::MouseWheel { unit, delta, modifiers: Modifiers::NONE, phase, source });
    harness.run_steps(2);
}

//! What may be wrong with the texts of a frame: one is cut, lies on another, breaks a word, or cannot be read on its ground.

use eframe::egui::{
    Color32, Event, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, Rect, TouchPhase, Vec2, epaint::ClippedShape,
    pos2, vec2,
};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::painted::{Painted, Text};

/// By so much, in points, a text may leave its clip or enter another text.
const SLACK: f32 = 1.0;
/// Text of this size on, in points, is read with less contrast.
const LARGE: f32 = 18.0;
/// The contrasts that are asked for of small and of large text.
const CONTRASTS: [f64; 2] = [4.5, 3.0];
/// So far the wheel is turned to see whether something scrolls: egui does it in one frame.
const WHEEL: f32 = 7.0;

/// What is wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Part of it is outside of where it may be seen.
    Cut,
    /// Its end was left out.
    Elided,
    /// A word goes on in the next line.
    Broken,
    /// It lies on another text.
    Overlap,
    /// It cannot be read on its ground.
    Contrast,
}

/// A fault, and the text that has it.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// What is wrong.
    pub kind: Kind,
    /// With which text.
    pub words: String,
    /// How much.
    pub detail: String,
    /// Where its first row is.
    pub at: Rect,
}

/// All faults of the frame that a window shows.
pub fn all<S>(harness: &mut Harness<'_, S>) -> Vec<Fault> {
    let mut faults = seen(&harness.output().shapes, &disabled(harness));
    faults.extend(cut(harness));
    faults
}

/// Where the things are that cannot be used now, whose texts need no contrast.
fn disabled<S>(harness: &Harness<'_, S>) -> Vec<Rect> {
    harness
        .query_all_by(|node| node.is_disabled())
        .filter(|node| node.accesskit_node().bounding_box().is_some())
        .map(|node| node.rect())
        .collect()
}

/// The faults that are seen in the picture alone.
fn seen(shapes: &[ClippedShape], disabled: &[Rect]) -> Vec<Fault> {
    let painted = Painted::read(shapes);
    let mut faults = Vec::new();
    for (n, text) in painted.texts.iter().enumerate() {
        if text.elided && is_visible(&painted, text) {
            faults.push(fault(Kind::Elided, text, String::new()));
        }
        if let Some(part) = &text.broken {
            faults.push(fault(Kind::Broken, text, format!("after {part:?}")));
        }
        faults.extend(overlap(&painted, text, &painted.texts[n + 1..]));
        faults.extend(contrast(&painted, text, disabled));
    }
    faults
}

fn fault(kind: Kind, text: &Text, detail: String) -> Fault {
    Fault { kind, words: text.words.clone(), detail, at: text.rows[0].ink }
}

/// Whether anything of a text is seen.
fn is_visible(painted: &Painted<'_>, text: &Text) -> bool {
    text.rows.iter().any(|row| {
        let seen = row.ink.intersect(text.clip);
        seen.is_positive() && painted.seen(text.order, Color32::WHITE, seen.center()).is_some()
    })
}

/// A later text that lies on this one.
fn overlap(painted: &Painted<'_>, text: &Text, later: &[Text]) -> Option<Fault> {
    for row in &text.rows {
        let ink = row.ink.intersect(text.clip);
        for other in later {
            for above in &other.rows {
                let both = ink.intersect(above.ink).intersect(other.clip);
                let meets = both.width() > SLACK && both.height() > SLACK;
                if meets
                    && !painted.is_hidden_between(text.order, other.order, both.center())
                    && painted.seen(other.order, Color32::WHITE, both.center()).is_some()
                {
                    return Some(fault(Kind::Overlap, text, format!("{:?} lies on it at {both:?}", other.words)));
                }
            }
        }
    }
    None
}

/// The least contrast of a text, if it is too little.
fn contrast(painted: &Painted<'_>, text: &Text, disabled: &[Rect]) -> Option<Fault> {
    let wanted = CONTRASTS[usize::from(text.size >= LARGE)];
    for row in &text.rows {
        let seen = row.ink.intersect(text.clip);
        if !seen.is_positive() || disabled.iter().any(|part| part.contains(seen.center())) {
            continue;
        }
        for part in [0.2, 0.5, 0.8] {
            let at = pos2(seen.left() + part * seen.width(), seen.center().y);
            for colour in &row.colours {
                let Some([ink, ground]) = painted.seen(text.order, *colour, at) else { continue };
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

/// The contrast of two colours as WCAG defines it.
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

/// The texts of which a part is outside of where it may be seen, and that are not scrolled into sight.
fn cut<S>(harness: &mut Harness<'_, S>) -> Vec<Fault> {
    let painted = Painted::read(&harness.output().shapes);
    let mut found: Vec<(Fault, Rect, Vec2)> = Vec::new();
    for text in &painted.texts {
        for row in &text.rows {
            let seen = row.ink.intersect(text.clip);
            // What is wholly outside was scrolled away.
            if seen.width() <= SLACK || seen.height() <= SLACK {
                continue;
            }
            let beyond = vec2(row.ink.width() - seen.width(), row.ink.height() - seen.height());
            let hidden = painted.seen(text.order, Color32::WHITE, seen.center()).is_none();
            if (beyond.x > SLACK || beyond.y > SLACK) && !hidden {
                let detail = format!("{:?} of it in {:?}", row.ink, text.clip);
                let along = vec2(f32::from(beyond.x > SLACK), f32::from(beyond.y > SLACK));
                found.push((fault(Kind::Cut, text, detail), text.clip, along));
            }
        }
    }
    let mut probed: Vec<(Rect, Vec2, bool)> = Vec::new();
    let mut scrolls = |clip: Rect, along: Vec2| {
        let known = probed.iter().find(|(part, way, _)| *part == clip && *way == along);
        let does = known.map(|(_, _, does)| *does).unwrap_or_else(|| can_scroll(harness, clip, along));
        probed.push((clip, along, does));
        does
    };
    found.retain(|(_, clip, along)| {
        let across = along.x == 0.0 || scrolls(*clip, vec2(1.0, 0.0));
        !(across && (along.y == 0.0 || scrolls(*clip, vec2(0.0, 1.0))))
    });
    found.into_iter().map(|(fault, ..)| fault).collect()
}

/// Whether what is clipped there moves by the wheel.
fn can_scroll<S>(harness: &mut Harness<'_, S>, clip: Rect, along: Vec2) -> bool {
    let places = |harness: &Harness<'_, S>| -> Vec<Pos2> {
        let painted = Painted::read(&harness.output().shapes);
        let inside = painted.texts.iter().filter(|text| text.clip == clip);
        inside.flat_map(|text| text.rows.iter().map(|row| row.ink.min)).collect()
    };
    let at = clip.intersect(harness.ctx.content_rect()).center();
    harness.event(Event::PointerMoved(at));
    harness.step();
    let before = places(harness);
    let mut moved = false;
    // At its end it goes one way only.
    for way in [-1.0, 1.0, 1.0, -1.0] {
        let delta = way * WHEEL * along;
        harness.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta,
            modifiers: Modifiers::NONE,
            phase: TouchPhase::Move,
            source: MouseWheelSource::Unknown,
        });
        harness.run_steps(2);
        moved |= places(harness) != before;
    }
    harness.event(Event::PointerGone);
    harness.run_steps(2);
    moved
}

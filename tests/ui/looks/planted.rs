//! Planted faults, each of which the checks must find.

use eframe::egui::{Color32, Label, Rect, RichText, ScrollArea, Ui, UiBuilder, pos2, vec2};
use egui_kittest::Harness;

use super::faults::{self, Fault, Kind};

/// The faults of a small window with these contents.
fn planted_faults(contents: impl FnMut(&mut Ui) + 'static) -> Vec<(Kind, String)> {
    let mut harness = Harness::builder().with_size([400.0, 300.0]).build_ui(contents);
    harness.run_steps(2);
    let mut found: Vec<(Kind, String)> =
        faults::all(&mut harness).into_iter().map(|Fault { kind, words, .. }| (kind, words)).collect();
    found.dedup();
    found
}

/// Adds contents at this position and of this size.
fn part(ui: &mut Ui, [x, y]: [f32; 2], [width, height]: [f32; 2], contents: impl FnOnce(&mut Ui)) {
    let area = Rect::from_min_size(pos2(x, y), vec2(width, height));
    contents(&mut ui.new_child(UiBuilder::new().max_rect(area)));
}

#[test]
fn a_correct_layout_has_no_faults() {
    let none = planted_faults(|ui| {
        ui.label("A label");
        ui.add_enabled_ui(false, |ui| drop(ui.label("Not now")));
        ui.label(RichText::new("12").size(40.0).color(Color32::from_gray(110)));
        ui.add_space(10.0);
        let list = |ui: &mut Ui| (0..40).for_each(|n| drop(ui.label(format!("Row {n}"))));
        ScrollArea::vertical().max_height(100.0).show(ui, list);
    });
    assert_eq!(none, []);
}

#[test]
fn cut_text_is_found() {
    let cut = planted_faults(|ui| {
        part(ui, [20.0, 20.0], [60.0, 30.0], |ui| {
            ui.set_clip_rect(ui.max_rect());
            ui.add(Label::new("Too long for it").extend());
        });
        part(ui, [20.0, 100.0], [60.0, 7.0], |ui| {
            ui.set_clip_rect(ui.max_rect());
            ui.label("Low");
        });
        // Rows beyond the edge of a scroll area are not faults.
        part(ui, [200.0, 20.0], [80.0, 100.0], |ui| {
            ScrollArea::vertical().show(ui, |ui| {
                (0..20).for_each(|_| drop(ui.label("Row")));
            });
            ui.set_clip_rect(ui.max_rect());
        });
        part(ui, [20.0, 200.0], [60.0, 30.0], |ui| drop(ui.add(Label::new("The end is left out").truncate())));
    });
    let kinds = |words: &str| cut.iter().filter(|(_, of)| of == words).map(|(kind, _)| *kind).collect::<Vec<_>>();
    assert_eq!(kinds("Too long for it"), [Kind::Cut], "{cut:?}");
    assert_eq!(kinds("Low"), [Kind::Cut], "{cut:?}");
    assert_eq!(kinds("The end is left out"), [Kind::Elided], "{cut:?}");
    assert_eq!(cut.len(), 3, "{cut:?}");
}

#[test]
fn a_broken_word_is_found() {
    let broken = planted_faults(|ui| part(ui, [20.0, 20.0], [60.0, 60.0], |ui| drop(ui.label("Incomprehensible"))));
    assert_eq!(broken, [(Kind::Broken, "Incomprehensible".to_owned())]);
}

#[test]
fn overlapping_texts_are_found_unless_one_is_hidden() {
    let over = planted_faults(|ui| {
        part(ui, [20.0, 20.0], [200.0, 30.0], |ui| drop(ui.label("The first label")));
        part(ui, [60.0, 24.0], [200.0, 30.0], |ui| drop(ui.label("The second label")));
        part(ui, [20.0, 100.0], [200.0, 30.0], |ui| drop(ui.label("Below a card")));
        ui.painter().rect_filled(Rect::from_min_size(pos2(10.0, 90.0), vec2(200.0, 50.0)), 0.0, Color32::BLACK);
        part(ui, [20.0, 100.0], [200.0, 30.0], |ui| drop(ui.label("On a card")));
    });
    assert_eq!(over, [(Kind::Overlap, "The first label".to_owned())]);
}

#[test]
fn text_with_too_little_contrast_is_found() {
    let faint = planted_faults(|ui| {
        ui.painter().rect_filled(ui.max_rect(), 0.0, Color32::from_gray(100));
        ui.label(RichText::new("Grey on grey").color(Color32::from_gray(150)));
        ui.label(RichText::new("White on grey").color(Color32::WHITE));
        ui.label(RichText::new("Large").size(30.0).color(Color32::from_gray(170)));
        ui.label(RichText::new("Faded").color(Color32::WHITE.gamma_multiply(0.3)));
    });
    let told: Vec<&str> = faint.iter().map(|(_, words)| words.as_str()).collect();
    assert!(faint.iter().all(|(kind, _)| *kind == Kind::Contrast), "{faint:?}");
    assert_eq!(told, ["Grey on grey", "Large", "Faded"]);
}

//! Tests of contrast, and that `ui` uses only the theme's named colours and font sizes.

use std::path::Path;

use super::colours::{Colours, for_theme};
use super::{apply_style, ink_on};
use eframe::egui::{Color32, Context, Theme};
use unfold_scene::appearance::vision;

fn contrast(one: Color32, other: Color32) -> f64 {
    let rgb = |colour: Color32| [colour.r(), colour.g(), colour.b()];
    vision::contrast(rgb(one), rgb(other))
}

#[test]
fn text_is_legible_on_its_background_in_both_themes() {
    for dark in [false, true] {
        let of: &Colours = for_theme(dark);
        let grounds =
            [("background", of.background), ("surface", of.surface), ("raised", of.raised), ("pointed", of.hovered)];
        let texts = [("text", of.text), ("strong", of.strong)];
        let quiet =
            [("muted", of.muted), ("link", of.link), ("error", of.error), ("best", of.best), ("proven", of.proven)];
        for (ground_name, ground) in grounds {
            for (name, text) in texts {
                let contrast = contrast(text, ground);
                assert!(contrast >= 7.0, "dark {dark}: {name} on {ground_name}: {contrast}");
            }
        }
        // Secondary text and coloured text never appear on hovered buttons.
        for (ground_name, ground) in &grounds[..3] {
            for (name, text) in quiet {
                let contrast = contrast(text, *ground);
                assert!(contrast >= 4.5, "dark {dark}: {name} on {ground_name}: {contrast}");
            }
            for (name, line) in [("accent", of.accent), ("focus", of.focus)] {
                let contrast = contrast(line, *ground);
                assert!(contrast >= 3.0, "dark {dark}: {name} on {ground_name}: {contrast}");
            }
        }
        assert!(contrast(of.on_accent, of.accent) >= 4.5, "dark {dark}: on the main button");
        assert!(contrast(of.text, of.chosen) >= 4.5 && contrast(of.strong, of.chosen) >= 4.5, "dark {dark}: chosen");
    }
}

#[test]
fn egui_style_uses_the_theme_colours() {
    let ctx = Context::default();
    apply_style(&ctx);
    for theme in [Theme::Light, Theme::Dark] {
        let style = ctx.style_of(theme);
        let (visuals, of) = (&style.visuals, for_theme(theme == Theme::Dark));
        assert_eq!(visuals.dark_mode, theme == Theme::Dark);
        assert_eq!((visuals.text_color(), visuals.weak_text_color()), (of.text, of.muted));
        assert_eq!((visuals.panel_fill, visuals.window_fill), (of.background, of.surface));
        assert!(style.text_styles.values().all(|font| font.size >= super::TEXT_SMALL), "{theme:?}");
    }
}

#[test]
fn ink_is_legible_on_every_grey() {
    for grey in 0..=255 {
        let grey = Color32::from_gray(grey);
        assert!(contrast(grey, ink_on(grey)) >= 4.5, "{grey:?}");
    }
}

/// Collects the path and text of all source files below a folder, except those of the theme.
fn sources(folder: &Path, out: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources").flatten() {
        let path = entry.path();
        if path.is_dir() && !path.ends_with("ui/theme") {
            sources(&path, out);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            out.push((path.display().to_string(), std::fs::read_to_string(&path).expect("a source file")));
        }
    }
}

#[test]
fn ui_uses_only_named_colours_and_font_sizes() {
    let mut files = Vec::new();
    sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src/ui")), &mut files);
    assert!(files.len() > 40, "{}", files.len());
    let literals =
        ["Color32::from_", "Color32::BLACK", "Color32::WHITE", "Color32::GRAY", "FontId::proportional", ".size("];
    for (path, text) in files {
        for (number, line) in text.lines().enumerate() {
            for literal in literals {
                // `.size()` is a rectangle's size, not a font size.
                let used = line.replace(".size()", "").contains(literal);
                assert!(!used, "{path}:{}: {line}", number + 1);
            }
        }
    }
}

//! Appearance settings: palettes, custom colours, hold, reset.

use std::borrow::Cow;

use super::Settings;
use crate::model::Model;
use unfold_engine::notation::colours::ColourLetters;
use unfold_engine::{puzzle::PuzzleId, puzzles::ALL};
use unfold_scene::appearance::colour_letters;
use unfold_scene::appearance::colours::{self, Palette};
use unfold_scene::appearance::{hold::Hold, vision::Rgb};
use unfold_text::{Text, colours as say};

/// Displayed facelet colours, by colour number; for a cube, in its current hold.
pub fn colours(puzzle: PuzzleId, settings: &Settings) -> Cow<'_, [Rgb]> {
    settings.hold.colours(puzzle, chosen(puzzle, settings))
}

/// Facelet colours in the palette's order, before the hold is applied.
fn chosen(puzzle: PuzzleId, settings: &Settings) -> &[Rgb] {
    colours::displayed_colours(puzzle, settings.palette, &settings.own_colours)
}

/// True if any appearance setting differs from its default.
pub fn is_changed(settings: &Settings) -> bool {
    let mut usual = settings.clone();
    reset_in(&mut usual);
    usual != *settings
}

/// True if custom colours are in use, and a puzzle's differ from the default ones.
pub fn has_own_colours(puzzle: PuzzleId, settings: &Settings) -> bool {
    settings.palette == Palette::Own && chosen(puzzle, settings) != colours::palette_colours(puzzle, Palette::Usual)
}

/// Sets the palette. A scheme, and the custom colours of a puzzle that has none yet, start from the colours shown before.
pub fn set_palette(palette: Palette, model: &mut Model) {
    let palette = match (palette, model.settings.palette) {
        (Palette::Scheme(_), shown @ Palette::Scheme(_)) => shown,
        (Palette::Scheme(_), shown) => {
            let letters = colour_letters::displayed_letters(PuzzleId::default(), shown, &model.settings.own_colours);
            Palette::Scheme(letters)
        }
        (palette, _) => palette,
    };
    if palette == Palette::Own {
        for puzzle in ALL {
            let shown = chosen(puzzle, &model.settings).to_vec();
            // A hand-edited settings file may have the wrong number of colours.
            let is_whole = model.settings.own_colours.get(&puzzle).is_some_and(|own| own.len() == shown.len());
            if !is_whole {
                model.change_settings(|s| drop(s.own_colours.insert(puzzle, shown)));
            }
        }
    }
    model.change_settings(|s| {
        // Switching to the colour-blind safe palette also turns on letters.
        s.space_letters |= palette == Palette::Safe && s.palette != palette;
        s.palette = palette;
    });
}

/// Applies a colour scheme to cubes, and resets their hold.
pub fn set_scheme(letters: ColourLetters, model: &mut Model) {
    model.change_settings(|s| (s.palette, s.hold) = (Palette::Scheme(letters), Hold::default()));
}

/// Sets a custom colour, given by its number in the current hold, and switches to the custom palette.
pub fn set_colour(puzzle: PuzzleId, colour: u8, to: Rgb, model: &mut Model) {
    set_palette(Palette::Own, model);
    let held = model.settings.hold.faces().get(usize::from(colour)).copied();
    let colour = held.filter(|_| puzzle.def().dimensions == 3).unwrap_or(colour);
    model.change_settings(|s| {
        let place = s.own_colours.get_mut(&puzzle).and_then(|own| own.get_mut(usize::from(colour)));
        if let Some(place) = place {
            *place = to;
        }
    });
}

/// Sets the hold of all cubes and announces the colours on top and in front.
pub fn set_hold(hold: Hold, model: &mut Model) {
    model.change_settings(|s| s.hold = hold);
    let [up, front] = held_names(&model.settings);
    model.news = say::NEWS_HOLD.with([&up, &front]);
}

/// Names of the colours on top and in front.
pub fn held_names(settings: &Settings) -> [Text<0>; 2] {
    // The default puzzle is a cube; its third face is the front.
    let names = settings.hold.names(PuzzleId::default(), settings.palette);
    [names[0], names[2]]
}

/// Resets a puzzle's custom colours to the default ones.
pub fn reset_colours(puzzle: PuzzleId, model: &mut Model) {
    let usual = colours::palette_colours(puzzle, Palette::Usual).to_vec();
    model.change_settings(|s| drop(s.own_colours.insert(puzzle, usual)));
}

/// Resets all appearance settings.
pub fn reset(model: &mut Model) {
    model.change_settings(reset_in);
}

fn reset_in(settings: &mut Settings) {
    let Settings {
        theme,
        zoom,
        letters,
        space_letters,
        patterns,
        palette,
        own_colours,
        hold,
        colour_letters,
        reduce_motion,
        next_move,
        move_previews,
        cell_names,
        hint_stickers,
        ..
    } = Settings::default();
    settings.theme = theme;
    settings.zoom = zoom;
    settings.letters = letters;
    settings.space_letters = space_letters;
    settings.patterns = patterns;
    settings.palette = palette;
    settings.own_colours = own_colours;
    settings.hold = hold;
    settings.colour_letters = colour_letters;
    settings.reduce_motion = reduce_motion;
    settings.next_move = next_move;
    settings.move_previews = move_previews;
    settings.cell_names = cell_names;
    settings.hint_stickers = hint_stickers;
}

//! Appearance: the choices of a person.

use super::Settings;
use crate::model::Model;
use unfold_engine::{puzzle::PuzzleId, puzzles::ALL};
use unfold_scene::appearance::colours::{self, Palette};
use unfold_scene::appearance::vision::Rgb;

/// The colours of a puzzle's facelets, by colour number: six of a cube, eight of the hypercube.
pub fn colours(puzzle: PuzzleId, settings: &Settings) -> &[Rgb] {
    colours::shown(puzzle, settings.palette, &settings.own_colours)
}

/// True if any setting differs from its default.
pub fn is_changed(settings: &Settings) -> bool {
    let mut usual = settings.clone();
    reset_in(&mut usual);
    usual != *settings
}

/// True if a puzzle has colours of its own that are otherwise than usual.
pub fn has_own_colours(puzzle: PuzzleId, settings: &Settings) -> bool {
    settings.palette == Palette::Own && colours(puzzle, settings) != colours::of(puzzle, Palette::Usual)
}

/// Chooses the colours; those of one's own, and a scheme, begin as those that were shown.
pub fn set_palette(palette: Palette, model: &mut Model) {
    let palette = match (palette, model.settings.palette) {
        (Palette::Scheme(_), shown @ Palette::Scheme(_)) => shown,
        (Palette::Scheme(_), _) => Palette::Scheme(model.settings.colour_letters(PuzzleId::default())),
        (palette, _) => palette,
    };
    if palette == Palette::Own {
        for puzzle in ALL {
            let shown = colours(puzzle, &model.settings).to_vec();
            // A settings file that was written by hand may have too few.
            let is_whole = model.settings.own_colours.get(&puzzle).is_some_and(|own| own.len() == shown.len());
            if !is_whole {
                model.set(|s| drop(s.own_colours.insert(puzzle, shown)));
            }
        }
    }
    model.set(|s| {
        // Letters help where colours alone do not.
        s.space_letters |= palette == Palette::Safe && s.palette != palette;
        s.palette = palette;
    });
}

/// Gives a colour of a puzzle, by its number, a look of one's own.
pub fn set_colour(puzzle: PuzzleId, colour: u8, to: Rgb, model: &mut Model) {
    set_palette(Palette::Own, model);
    model.set(|s| {
        let place = s.own_colours.get_mut(&puzzle).and_then(|own| own.get_mut(usize::from(colour)));
        if let Some(place) = place {
            *place = to;
        }
    });
}

/// Makes the colours of one's own of a puzzle the usual ones.
pub fn reset_colours(puzzle: PuzzleId, model: &mut Model) {
    let usual = colours::of(puzzle, Palette::Usual).to_vec();
    model.set(|s| drop(s.own_colours.insert(puzzle, usual)));
}

/// Forgets everything that was chosen about how things look.
pub fn reset(model: &mut Model) {
    model.set(reset_in);
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
        reduce_motion,
        next_move,
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
    settings.reduce_motion = reduce_motion;
    settings.next_move = next_move;
    settings.hint_stickers = hint_stickers;
}

//! How things look: what a person chooses about it.

use super::App;
use crate::engine::puzzle::PuzzleId;
use crate::i18n::Text;
use crate::model::appearance::colours::{self, Palette};
use crate::model::appearance::vision::Rgb;
use crate::model::settings::Settings;

impl App {
    /// The colours of a puzzle's facelets, by colour number: six of a cube, eight of the hypercube.
    pub fn colours(&self, puzzle: PuzzleId) -> &[Rgb] {
        colours::shown(puzzle, self.cx.settings.palette, &self.cx.settings.own_colours)
    }

    /// The names of the colours of [`App::colours`].
    pub fn colour_names(&self, puzzle: PuzzleId) -> &'static [Text<0>] {
        colours::names(puzzle, self.cx.settings.palette)
    }

    /// Whether anything is otherwise than at the first start.
    pub fn has_appearance(&self) -> bool {
        let mut usual = self.cx.settings.clone();
        reset(&mut usual);
        usual != self.cx.settings
    }

    /// Colours of one's own begin as those that were shown.
    pub(super) fn set_palette(&mut self, palette: Palette) {
        if palette == Palette::Own {
            for puzzle in crate::engine::puzzle::ALL {
                let shown = self.colours(puzzle).to_vec();
                // A settings file that was written by hand may have too few.
                let is_whole = self.cx.settings.own_colours.get(&puzzle).is_some_and(|own| own.len() == shown.len());
                if !is_whole {
                    self.cx.set(|s| drop(s.own_colours.insert(puzzle, shown)));
                }
            }
        }
        self.cx.set(|s| s.palette = palette);
    }

    pub(super) fn set_colour(&mut self, colour: u8, to: Rgb) {
        self.set_palette(Palette::Own);
        let puzzle = self.puzzle();
        self.cx.set(|s| {
            let place = s.own_colours.get_mut(&puzzle).and_then(|own| own.get_mut(usize::from(colour)));
            if let Some(place) = place {
                *place = to;
            }
        });
    }

    pub(super) fn reset_colours(&mut self) {
        let puzzle = self.puzzle();
        let usual = colours::of(puzzle, Palette::Usual).to_vec();
        self.cx.set(|s| drop(s.own_colours.insert(puzzle, usual)));
    }

    pub(super) fn reset_appearance(&mut self) {
        self.cx.set(reset);
    }
}

fn reset(settings: &mut Settings) {
    let Settings { theme, zoom, letters, patterns, palette, own_colours, reduce_motion, .. } = Settings::default();
    settings.theme = theme;
    settings.zoom = zoom;
    settings.letters = letters;
    settings.patterns = patterns;
    settings.palette = palette;
    settings.own_colours = own_colours;
    settings.reduce_motion = reduce_motion;
}

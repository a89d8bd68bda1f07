//! Values of `--colours` and `--order`: how facelets are written.

use std::ffi::OsStr;

use super::INPUT;
use crate::cli::language::language;
use clap::builder::{EnumValueParser, PossibleValue, TypedValueParser};
use clap::{Arg, Args, Command, ValueEnum};
use unfold_engine::notation::colours::{ColourLetters, FaceletOrder, ParseOrderError};
use unfold_engine::notation::schemes::Conventions;
use unfold_engine::puzzle::PuzzleId;
use unfold_scene::appearance::colour_letters;
use unfold_scene::appearance::colours::{self, CustomColours, Palette};
use unfold_text::command_line as say;

/// A named palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ColourPreset {
    /// White up, red right, green in front
    Standard,
    /// White up and blue down, red right, green in front, as in Japan
    Japanese,
    /// The faces of standard, in colours that can be told apart with any colour vision
    Safe,
    /// The faces of standard, in colours of high contrast
    Contrast,
    /// White up, blue right, red in front, as in the identifiers of the 2x2x2
    Graph,
    /// White up, orange right, blue in front, as in the program of the sticker score
    StickerScore,
}

impl ColourPreset {
    /// Presets tried if none is named, most likely first.
    pub const TRIED: [Self; 3] = [Self::Standard, Self::StickerScore, Self::Japanese];

    pub fn palette(self) -> Palette {
        match self {
            Self::Standard => Palette::Usual,
            Self::Japanese => Palette::Japanese,
            Self::Safe => Palette::Safe,
            Self::Contrast => Palette::Contrast,
            Self::Graph => Palette::Graph,
            Self::StickerScore => Palette::Score,
        }
    }
}

/// Value of `--colours`: a preset, or letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColourChoice {
    Preset(ColourPreset),
    /// Colour letters of the faces U R F D L B.
    Scheme(ColourLetters),
}

impl ColourChoice {
    pub fn palette(self) -> Palette {
        match self {
            Self::Preset(preset) => preset.palette(),
            Self::Scheme(letters) => colours::palette_of_scheme(letters),
        }
    }

    /// Letters of a cube's colours. Ignores the user's settings, so that scripts are reproducible.
    pub fn letters(self) -> ColourLetters {
        match self {
            Self::Preset(preset) => {
                colour_letters::displayed_letters(PuzzleId::default(), preset.palette(), &CustomColours::new())
            }
            Self::Scheme(letters) => letters,
        }
    }

    /// Value as written on the command line.
    pub fn name(self) -> String {
        match self {
            Self::Preset(preset) => {
                preset.to_possible_value().map_or_else(String::new, |value| value.get_name().into())
            }
            Self::Scheme(letters) => letters.into(),
        }
    }
}

impl From<ColourPreset> for ColourChoice {
    fn from(preset: ColourPreset) -> Self {
        Self::Preset(preset)
    }
}

/// Parser of `--colours`: six colour letters, or the name of a preset.
#[derive(Clone, Copy, Debug)]
pub struct ColourChoiceParser;

impl TypedValueParser for ColourChoiceParser {
    type Value = ColourChoice;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<ColourChoice, clap::Error> {
        match value.to_str().and_then(ColourLetters::parse) {
            Some(letters) => Ok(ColourChoice::Scheme(letters)),
            None => EnumValueParser::<ColourPreset>::new().parse_ref(command, arg, value).map(ColourChoice::Preset),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(ColourPreset::value_variants().iter().filter_map(ColourPreset::to_possible_value)))
    }
}

/// Parses a value of `--order`. Its errors are in the language of messages.
pub fn order(text: &str) -> Result<FaceletOrder, String> {
    text.parse().map_err(|ParseOrderError| say::ORDER_WRONG.get(language()).into())
}

/// The options for how facelets are written.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct ColourOption {
    /// Colours of the faces, or the letters of those of U R F D L B [default: standard, sticker-score or japanese, whichever fits]
    ///
    /// Sets which faces colour letters stand for; a sheet is also drawn in these colours. Your own colours are six letters, such
    /// as WRGYOB for the standard ones. Without this option, colour letters that give different cubes in standard and in
    /// sticker-score are rejected.
    #[arg(long, help_heading = INPUT, value_name = "PRESET", value_parser = ColourChoiceParser)]
    pub colours: Option<ColourChoice>,
    /// Order of the facelets, such as URFDLB, ULFRBD or rows [default: the first that gives a cube]
    ///
    /// Six letters are the order of the faces, each row by row as on the net. "rows" goes row by row over the whole net; so does
    /// U/LFRB/D or U/FRBL/D, which also names the faces in its rows. "pieces" is Reid's order of pieces, UF UR UB UL and so on.
    #[arg(long, help_heading = INPUT, value_name = "ORDER", value_parser = order)]
    pub order: Option<FaceletOrder>,
}

impl ColourOption {
    /// The colours named by the option, else [`ColourPreset::TRIED`].
    pub fn choices(self) -> Vec<ColourChoice> {
        self.colours.map_or_else(|| ColourPreset::TRIED.map(ColourChoice::from).to_vec(), |named| vec![named])
    }

    /// Colour schemes to try, in order, and the order of the facelets, for parsing.
    pub fn conventions(self) -> Conventions {
        Conventions { schemes: self.choices().into_iter().map(ColourChoice::letters).collect(), order: self.order }
    }

    /// Palette for output: the named one, else standard.
    pub fn palette(self) -> Palette {
        self.colours.unwrap_or(ColourChoice::Preset(ColourPreset::Standard)).palette()
    }
}

//! Arguments of `--colours`.

use clap::{Args, ValueEnum};

use super::INPUT;
use crate::shared::appearance::colours::Palette;

/// A set of colours by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ColourPreset {
    /// White up, red right, green in front
    Standard,
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
    /// The presets that are tried when none is named, the likeliest first.
    pub const TRIED: [Self; 2] = [Self::Standard, Self::StickerScore];

    /// The colours themselves.
    pub fn palette(self) -> Palette {
        match self {
            Self::Standard => Palette::Usual,
            Self::Safe => Palette::Safe,
            Self::Contrast => Palette::Contrast,
            Self::Graph => Palette::Graph,
            Self::StickerScore => Palette::Score,
        }
    }
}

/// The option that says which colours are meant.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct ColourOption {
    /// Colours of the faces [default: standard or sticker-score, whichever fits]
    ///
    /// Says which faces letters of colours stand for; a sheet is drawn in these colours, too. Without this option, letters of
    /// colours that are different cubes in standard and in sticker-score are refused.
    #[arg(long, help_heading = INPUT, value_name = "PRESET", value_enum)]
    pub colours: Option<ColourPreset>,
}

impl ColourOption {
    /// The sets that may be meant: the one that is named, or else those that are tried.
    pub fn presets(self) -> Vec<ColourPreset> {
        self.colours.map_or_else(|| ColourPreset::TRIED.to_vec(), |named| vec![named])
    }

    /// The colours for what is not read: those that are named, or else the standard ones.
    pub fn palette(self) -> Palette {
        self.colours.unwrap_or(ColourPreset::Standard).palette()
    }
}

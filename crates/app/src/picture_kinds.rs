//! Pictures that are saved: what they show, in which format, and what the window made of it.

use std::path::Path;

use unfold_scene::{picture::Picture, svg::Drawing};

/// Choices for the pixels of the longer side of a PNG picture; not of the chart, which is as large as it is shown.
pub const SIDES: [u32; 3] = [640, 1280, 2560];
/// Default of the longer side.
pub const USUAL_SIDE: u32 = SIDES[1];

/// Subject of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PictureSubject {
    /// The chart.
    Chart,
    /// The flat net.
    Net,
    /// The puzzle in space.
    Space,
}

/// Format of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PictureFormat {
    /// As polygons and letters, sharp in any size.
    Svg,
    /// As pixels.
    Png,
}

/// A picture as the window took it.
#[derive(Clone, Debug, PartialEq)]
pub enum TakenPicture {
    /// Polygons and letters.
    Drawn(Drawing),
    /// Pixels.
    Pixels(Picture),
}

impl PictureSubject {
    /// The name proposed for its file, without an extension.
    pub fn file(self) -> &'static str {
        match self {
            Self::Chart => "chart",
            Self::Net => "net",
            Self::Space => "space",
        }
    }
}

impl PictureFormat {
    /// Extension of such files, without the full stop.
    pub fn extension(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }

    /// The format that the name of a file asks for; `None` of a name that ends in another way.
    pub fn of(path: &Path) -> Option<Self> {
        let named = |format: &Self| path.extension().is_some_and(|end| end.eq_ignore_ascii_case(format.extension()));
        [Self::Svg, Self::Png].into_iter().find(named)
    }
}

/// Format of an animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnimationFormat {
    /// One file that plays for ever.
    Gif,
    /// A numbered PNG file for each frame.
    Frames,
}

impl AnimationFormat {
    /// The frames a second that can be chosen. Of a GIF each takes whole hundredths of a second.
    pub fn rates(self) -> &'static [u32] {
        match self {
            Self::Gif => &[10, 20, 25],
            Self::Frames => &[30, 60],
        }
    }

    /// The usual one of them.
    pub fn usual_rate(self) -> u32 {
        match self {
            Self::Gif => 20,
            Self::Frames => 30,
        }
    }
}

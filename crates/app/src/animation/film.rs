//! Frames of an animation with their durations.

use super::caption::{self, Caption};
use crate::document::motion::{TURNING_FRACTION, eased};
use crate::file_kind::AnimationFormat;
use crate::played::{PlayableMoves, SequenceKind};
use unfold_engine::puzzle::{Move, PuzzleId, pattern::Pattern};
use unfold_scene::space::{Camera, LayerTurn, Scene, Sizes};

/// Available widths of the puzzle's square picture, in pixels.
pub const WIDTHS: [u32; 4] = [320, 480, 640, 960];
/// Range of the time per move, in seconds.
pub const SECONDS_PER_MOVE: std::ops::RangeInclusive<f32> = 0.25..=2.0;
/// Pause at the first and at the last position, in seconds.
const END_PAUSE_SECONDS: f32 = 1.0;
/// GIF time units per second.
const GIF_UNITS_PER_SECOND: u32 = 100;
/// Smallest visible rotation, as a fraction of a move.
const MIN_VISIBLE_FRACTION: f32 = 1e-4;
/// Number of pictures that a GIF's palette is computed from.
const PALETTE_SAMPLES: usize = 8;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AnimationOptions {
    pub format: AnimationFormat,
    /// Width and height of the puzzle's picture in pixels, one of [`WIDTHS`].
    pub width: u32,
    /// Time per move in seconds, within [`SECONDS_PER_MOVE`].
    pub seconds_per_move: f32,
    /// Frames per second, one of the format's [`AnimationFormat::rates`].
    pub rate: u32,
    /// True to add a band with the name and number of each move.
    pub has_captions: bool,
}

impl Default for AnimationOptions {
    fn default() -> Self {
        let format = AnimationFormat::Gif;
        Self { format, width: 480, seconds_per_move: 0.6, rate: format.default_rate(), has_captions: true }
    }
}

impl AnimationOptions {
    /// Replaces an invalid width or rate and a non-finite time with the default, and clamps the time to [`SECONDS_PER_MOVE`].
    pub fn within_bounds(self) -> Self {
        let usual = Self::default();
        let width = if WIDTHS.contains(&self.width) { self.width } else { usual.width };
        let rate = if self.format.rates().contains(&self.rate) { self.rate } else { self.format.default_rate() };
        let seconds = if self.seconds_per_move.is_finite() { self.seconds_per_move } else { usual.seconds_per_move };
        Self {
            width,
            rate,
            seconds_per_move: seconds.clamp(*SECONDS_PER_MOVE.start(), *SECONDS_PER_MOVE.end()),
            ..self
        }
    }

    /// Height of the pictures in pixels, including the band.
    pub fn height(self) -> u32 {
        self.width + if self.has_captions { caption::height(self.width) } else { 0 }
    }

    /// Duration with this many moves, in frames.
    fn ticks(self, moves: usize) -> u64 {
        let seconds = 2.0 * f64::from(END_PAUSE_SECONDS) + moves as f64 * f64::from(self.seconds_per_move);
        (seconds * f64::from(self.rate)).round() as u64
    }

    /// Duration with this many moves, in seconds.
    pub fn duration_seconds(self, moves: usize) -> f64 {
        self.ticks(moves) as f64 / f64::from(self.rate)
    }

    /// Number of frames written; a GIF merges equal ones.
    pub fn frame_count(self, moves: usize) -> u64 {
        match self.format {
            AnimationFormat::Frames => self.ticks(moves),
            AnimationFormat::Gif => self.merged_frames(moves).len() as u64,
        }
    }

    /// The pictures in order; equal consecutive ones are merged.
    fn merged_frames(self, moves: usize) -> Vec<FilmFrame> {
        let mut out: Vec<FilmFrame> = Vec::new();
        for tick in 0..self.ticks(moves) {
            let since = (tick as f64 / f64::from(self.rate) - f64::from(END_PAUSE_SECONDS)).max(0.0)
                / f64::from(self.seconds_per_move);
            let made = (since as usize).min(moves);
            let part = if made < moves { (since - made as f64) as f32 / TURNING_FRACTION } else { 0.0 };
            let (made, part) = match eased(part.min(1.0)) {
                part if part < MIN_VISIBLE_FRACTION => (made, 0.0),
                part if part > 1.0 - MIN_VISIBLE_FRACTION => (made + 1, 0.0),
                part => (made, part),
            };
            match out.last_mut() {
                Some(last) if (last.moves_made, last.part) == (made, part) => last.ticks += 1,
                _ => out.push(FilmFrame { moves_made: made, part, ticks: 1 }),
            }
        }
        out
    }
}

/// A picture of the animation, shown for one or more frames.
#[derive(Clone, Copy, Debug, PartialEq)]
struct FilmFrame {
    /// Number of moves made.
    moves_made: usize,
    /// Completed fraction of the next move, `0 <= part < 1`.
    part: f32,
    /// Duration in frames.
    ticks: u32,
}

/// A picture for the window to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct FilmPicture<'a> {
    /// The facelets, without the turn in progress.
    pub painting: &'a Pattern,
    pub scene: Scene,
    /// Width of the picture in pixels; also the height of the puzzle's part.
    pub width: u32,
    /// Text of the band, if there is one.
    pub caption: Option<Caption<'a>>,
}

/// An animation to render. Owns its data, so that the document can change meanwhile.
#[derive(Clone, Debug)]
pub struct Film {
    /// Source of the moves.
    pub kind: SequenceKind,
    pub options: AnimationOptions,
    puzzle: PuzzleId,
    moves: Vec<Move>,
    /// The facelets before each move, and after the last.
    paintings: Vec<Pattern>,
    camera: Camera,
    sizes: Sizes,
    frames: Vec<FilmFrame>,
    /// Indices into `frames` of the pictures for the palette.
    samples: Vec<usize>,
}

impl Film {
    /// Films all moves from a viewpoint, zooming out until the whole puzzle is visible.
    pub fn new(player: PlayableMoves<'_>, (camera, sizes): (Camera, Sizes), options: AnimationOptions) -> Self {
        let options = options.within_bounds();
        let (puzzle, moves) = (player.start.puzzle(), player.moves.0.clone());
        let mut paintings = vec![player.start.clone()];
        for mv in &moves {
            let next = paintings[paintings.len() - 1].after(*mv);
            paintings.push(next);
        }
        let shown = options.merged_frames(moves.len());
        let samples = match options.format {
            AnimationFormat::Gif => {
                (0..PALETTE_SAMPLES).map(|n| n * (shown.len() - 1) / (PALETTE_SAMPLES - 1)).collect()
            }
            AnimationFormat::Frames => Vec::new(),
        };
        let camera = camera.fitted(puzzle, sizes);
        Self { kind: player.kind, options, puzzle, moves, paintings, camera, sizes, frames: shown, samples }
    }

    /// Name of the file or of the frames, without extension.
    pub fn name(&self) -> &'static str {
        self.kind.file_name()
    }

    pub fn frame_count(&self) -> u64 {
        self.options.frame_count(self.moves.len())
    }

    /// Number of pictures to draw: first those for the palette, then those shown.
    pub fn picture_count(&self) -> usize {
        self.samples.len() + self.frames.len()
    }

    /// Duration of each picture shown: in hundredths of a second for a GIF, else in frames.
    pub fn durations(&self) -> Vec<u32> {
        let unit = match self.options.format {
            AnimationFormat::Gif => GIF_UNITS_PER_SECOND / self.options.rate,
            AnimationFormat::Frames => 1,
        };
        self.frames.iter().map(|shown| unit * shown.ticks).collect()
    }

    /// Number of leading pictures that serve only to compute the palette.
    pub fn sample_count(&self) -> usize {
        self.samples.len()
    }

    /// Number of frames that the first `pictures` pictures account for.
    pub fn frame_count_of_first(&self, pictures: usize) -> u64 {
        let shown = self.frames.iter().take(pictures.saturating_sub(self.samples.len()));
        match self.options.format {
            AnimationFormat::Gif => shown.count() as u64,
            AnimationFormat::Frames => shown.map(|shown| u64::from(shown.ticks)).sum(),
        }
    }

    /// The picture at this index, those for the palette first; `None` after the last.
    pub fn picture(&self, number: usize) -> Option<FilmPicture<'_>> {
        let at = self.samples.get(number).copied().or_else(|| number.checked_sub(self.samples.len()))?;
        let FilmFrame { moves_made: made, part, .. } = *self.frames.get(at)?;
        let turning = self.moves.get(made).filter(|_| part > 0.0).and_then(|mv| LayerTurn::for_move(self.puzzle, *mv));
        let scene = Scene::new(self.puzzle, &self.camera, self.sizes, turning.map(|turning| (turning, part)));
        let caption = self.options.has_captions.then(|| {
            // The caption changes when the next move starts.
            let number = made + usize::from(part > 0.0);
            let mv = number.checked_sub(1).and_then(|n| self.moves.get(n));
            let name = mv.map_or("", |mv| self.puzzle.def().moves[mv.index()].name.as_str());
            Caption { name, number, count: self.moves.len() }
        });
        Some(FilmPicture { painting: self.paintings.get(made)?, scene, width: self.options.width, caption })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn duration_is_the_sum_of_moves_and_pauses() {
        for format in [AnimationFormat::Gif, AnimationFormat::Frames] {
            for rate in format.rates() {
                for (seconds, moves) in [(0.25, 1), (0.6, 20), (2.0, 3), (0.6, 0)] {
                    let options = AnimationOptions {
                        format,
                        rate: *rate,
                        seconds_per_move: seconds,
                        width: 320,
                        has_captions: true,
                    };
                    let shown = options.merged_frames(moves);
                    let ticks: u32 = shown.iter().map(|shown| shown.ticks).sum();
                    let length = 2.0 + moves as f64 * f64::from(seconds);
                    assert!(
                        (f64::from(ticks) / f64::from(*rate) - length).abs() < 0.51 / f64::from(*rate),
                        "{options:?}"
                    );
                    assert!((options.duration_seconds(moves) - length).abs() < 0.51 / f64::from(*rate));
                    let (first, last) = (shown[0], shown[shown.len() - 1]);
                    assert!(first.moves_made == 0 && first.part == 0.0 && first.ticks >= *rate, "{first:?}");
                    assert!(last.moves_made == moves && last.part == 0.0 && last.ticks >= *rate, "{last:?}");
                    let at = |shown: &FilmFrame| shown.moves_made as f32 + shown.part;
                    assert!(shown.windows(2).all(|pair| at(&pair[0]) < at(&pair[1])), "it goes forward only");
                }
            }
        }
    }

    #[test]
    fn gif_frames_last_whole_hundredths_of_a_second() {
        for format in [AnimationFormat::Gif, AnimationFormat::Frames] {
            assert!(format.rates().contains(&format.default_rate()));
        }
        assert!(AnimationFormat::Gif.rates().iter().all(|rate| GIF_UNITS_PER_SECOND.is_multiple_of(*rate)));
    }

    #[test]
    fn invalid_options_are_replaced_by_valid_ones() {
        let odd = AnimationOptions {
            format: AnimationFormat::Frames,
            width: 7,
            seconds_per_move: f32::NAN,
            rate: 25,
            has_captions: false,
        };
        let found = odd.within_bounds();
        assert_eq!((found.width, found.seconds_per_move, found.rate), (480, 0.6, 30));
        assert!(!found.has_captions && found.height() == 480);
        assert_eq!(AnimationOptions { seconds_per_move: 9.0, ..found }.within_bounds().seconds_per_move, 2.0);
    }
}

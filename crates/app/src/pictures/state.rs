//! The pending request for a picture.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::file_kind::{PictureFormat, PictureSubject};
use crate::{export::place::Existing, task::TaskId};

/// Painted time after which a request fails; a visible window delivers much sooner.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

/// A longer gap between two frames means the window was hidden.
pub(crate) const FRAME: Duration = Duration::from_secs(1);

/// Choices for the longer side of PNG pictures, in pixels. Charts are saved at their size on screen.
pub const SIDES: [u32; 3] = [640, 1280, 2560];
const USUAL_SIDE: u32 = SIDES[1];

#[derive(Debug)]
pub struct PictureExport {
    pub(crate) wanted: Option<Wanted>,
    /// Chosen length of the longer side, in pixels.
    pub(crate) side: u32,
}

impl Default for PictureExport {
    fn default() -> Self {
        Self { wanted: None, side: USUAL_SIDE }
    }
}

/// A pending request.
#[derive(Debug)]
pub(crate) struct Wanted {
    pub(crate) picture: WantedPicture,
    /// Target file; `None` to copy to the clipboard.
    pub(crate) file: Option<(PathBuf, Existing)>,
    pub(crate) patience: Patience,
}

/// A request for a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WantedPicture {
    /// Identifies the request on delivery.
    pub id: TaskId,
    pub subject: PictureSubject,
    pub format: PictureFormat,
    /// Length of the longer side, in pixels; not used for vector formats and charts.
    pub side: u32,
}

/// Time spent waiting while the window was painted. A minimised window delivers nothing, and its time does not count.
#[derive(Debug, Default)]
pub(crate) struct Patience {
    pub(crate) waited: Duration,
    pub(crate) painted: Option<Instant>,
}

impl Patience {
    pub(crate) fn paint(&mut self, now: Instant) {
        if let Some(before) = self.painted.replace(now) {
            self.waited += now.saturating_duration_since(before).min(FRAME);
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.waited > PATIENCE
    }
}

impl PictureExport {
    /// Length of the longer side, in pixels.
    pub fn side(&self) -> u32 {
        self.side
    }

    /// True while a picture is requested.
    pub fn is_at_work(&self) -> bool {
        self.wanted.is_some()
    }

    /// The picture to deliver with the next frame.
    pub fn wanted(&self) -> Option<WantedPicture> {
        self.wanted.as_ref().map(|wanted| wanted.picture)
    }

    /// Records a painted frame.
    pub fn note_painted(&mut self, now: Instant) {
        if let Some(wanted) = &mut self.wanted {
            wanted.patience.paint(now);
        }
    }
}

/// A request to save a picture.
#[derive(Debug)]
pub struct SavePicture {
    pub path: PathBuf,
    pub subject: PictureSubject,
    /// `None` to choose by file extension.
    pub format: Option<PictureFormat>,
    pub existing: Existing,
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "tests ask the disk and the clock themselves")]
mod tests {
    use super::*;

    #[test]
    pub(crate) fn a_window_that_is_not_seen_uses_up_no_patience() {
        let (start, mut patience) = (Instant::now(), Patience::default());
        let at = |millis| start + Duration::from_millis(millis);
        patience.paint(at(60_000));
        assert!(!patience.is_over(), "it was minimised when it was asked");
        patience.paint(at(120_000));
        assert!(!patience.is_over(), "and once more");
        for frame in 1..=50 {
            patience.paint(at(120_000 + 100 * frame));
        }
        assert!(patience.is_over(), "it was seen for five seconds");
    }
}

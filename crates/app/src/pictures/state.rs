//! The picture that the window is to take, if any.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::file_kind::{PictureFormat, PictureSubject};
use crate::{export::place::Existing, task::TaskId};

/// A window that is seen takes its picture much sooner than this.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

/// Frames further apart than this did not follow each other: the window was not seen meanwhile.
pub(crate) const FRAME: Duration = Duration::from_secs(1);

/// Choices for the pixels of the longer side of a PNG picture; not of the chart, which is as large as it is shown.
pub const SIDES: [u32; 3] = [640, 1280, 2560];
/// Default of the longer side.
const USUAL_SIDE: u32 = SIDES[1];

/// The picture that is wanted, if any.
#[derive(Debug)]
pub struct PictureExport {
    pub(crate) wanted: Option<Wanted>,
    /// Pixels of the longer side of a picture, as it was chosen.
    pub(crate) side: u32,
}

impl Default for PictureExport {
    fn default() -> Self {
        Self { wanted: None, side: USUAL_SIDE }
    }
}

/// A picture that the window is to take.
#[derive(Debug)]
pub(crate) struct Wanted {
    pub(crate) picture: WantedPicture,
    /// The file, and what becomes of one that is there; `None` where it is to be copied.
    pub(crate) file: Option<(PathBuf, Existing)>,
    pub(crate) patience: Patience,
}

/// A picture that the window is to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WantedPicture {
    /// The number of this wish, with which the picture is handed over.
    pub id: TaskId,
    /// Its subject.
    pub subject: PictureSubject,
    /// Format it is saved in.
    pub format: PictureFormat,
    /// Pixels of its longer side, where it is made of pixels and not of what the window shows.
    pub side: u32,
}

/// Time waited for a picture while the window was painted: one that is minimised takes none, and no one is to blame for that.
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
    /// Pixels of the longer side of a picture.
    pub fn side(&self) -> u32 {
        self.side
    }

    /// True if the window is to take a picture.
    pub fn is_at_work(&self) -> bool {
        self.wanted.is_some()
    }

    /// The picture that the window is to take when it paints next.
    pub fn wanted(&self) -> Option<WantedPicture> {
        self.wanted.as_ref().map(|wanted| wanted.picture)
    }

    /// The window has been painted.
    pub fn note_painted(&mut self, now: Instant) {
        if let Some(wanted) = &mut self.wanted {
            wanted.patience.paint(now);
        }
    }
}

/// Has the window take a picture, which is then written there.
#[derive(Debug)]
pub struct SavePicture {
    /// The file.
    pub path: PathBuf,
    /// The subject.
    pub subject: PictureSubject,
    /// The format; `None` where the name of the file decides.
    pub format: Option<PictureFormat>,
    /// The treatment of a file that is there.
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

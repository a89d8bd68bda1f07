//! State of the picture export: the pending request and the chosen size.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::file_kind::{PictureFormat, PictureSubject};
use crate::{export::destination::IfExists, task::TaskId};

/// Painted time after which a request fails; a visible window delivers much sooner.
pub(crate) const REQUEST_TIMEOUT: Duration = Duration::from_secs(5);

/// Maximum time counted per frame; a longer gap means that the window was hidden.
pub(crate) const MAX_FRAME_GAP: Duration = Duration::from_secs(1);

/// Choices for the longer side of PNG pictures, in pixels. Charts are saved at their size on screen.
pub const SIDES: [u32; 3] = [640, 1280, 2560];
const DEFAULT_SIDE: u32 = SIDES[1];

#[derive(Debug)]
pub struct PictureExport {
    pub(crate) pending: Option<PendingPicture>,
    /// Chosen length of the longer side, in pixels.
    pub(crate) side: u32,
}

impl Default for PictureExport {
    fn default() -> Self {
        Self { pending: None, side: DEFAULT_SIDE }
    }
}

/// A requested picture and its destination.
#[derive(Debug)]
pub(crate) struct PendingPicture {
    pub(crate) picture: PictureRequest,
    /// Target file; `None` to copy to the clipboard.
    pub(crate) file: Option<(PathBuf, IfExists)>,
    pub(crate) waiting_time: PaintedTime,
}

/// A picture for the window to render.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureRequest {
    /// Identifies the request on delivery.
    pub id: TaskId,
    pub subject: PictureSubject,
    pub format: PictureFormat,
    /// Length of the longer side, in pixels; not used for vector formats and charts.
    pub longer_side: u32,
}

/// Waiting time while the window was being painted. A minimised window delivers no picture, so its time does not count.
#[derive(Debug, Default)]
pub(crate) struct PaintedTime {
    pub(crate) waited: Duration,
    pub(crate) painted: Option<Instant>,
}

impl PaintedTime {
    pub(crate) fn record_frame(&mut self, now: Instant) {
        if let Some(before) = self.painted.replace(now) {
            self.waited += now.saturating_duration_since(before).min(MAX_FRAME_GAP);
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.waited > REQUEST_TIMEOUT
    }
}

impl PictureExport {
    /// Length of the longer side, in pixels.
    pub fn side(&self) -> u32 {
        self.side
    }

    /// True while a picture is requested.
    pub fn is_pending(&self) -> bool {
        self.pending.is_some()
    }

    /// The picture to deliver with the next frame, if any.
    pub fn pending_request(&self) -> Option<PictureRequest> {
        self.pending.as_ref().map(|wanted| wanted.picture)
    }

    /// Adds the time since the last painted frame to the waiting time.
    pub fn note_painted(&mut self, now: Instant) {
        if let Some(wanted) = &mut self.pending {
            wanted.waiting_time.record_frame(now);
        }
    }
}

#[derive(Debug)]
pub struct PictureToSave {
    pub path: PathBuf,
    pub subject: PictureSubject,
    /// `None` to choose by file extension.
    pub format: Option<PictureFormat>,
    pub existing: IfExists,
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "tests ask the disk and the clock themselves")]
mod tests {
    use super::*;

    #[test]
    pub(crate) fn hidden_time_does_not_count_towards_the_timeout() {
        let (start, mut painted_time) = (Instant::now(), PaintedTime::default());
        let at = |millis| start + Duration::from_millis(millis);
        painted_time.record_frame(at(60_000));
        assert!(!painted_time.is_over(), "it was minimised when it was asked");
        painted_time.record_frame(at(120_000));
        assert!(!painted_time.is_over(), "and once more");
        for frame in 1..=50 {
            painted_time.record_frame(at(120_000 + 100 * frame));
        }
        assert!(painted_time.is_over(), "it was seen for five seconds");
    }
}

//! Saving what the charts show, on a thread of its own: the runs as a table, the chart as a picture that the window takes.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::time::{Duration, Instant};

use super::App;
use super::files::{Existing, FileError};
use super::picturing::{Format, Subject, Taken};
use crate::app::sentences::describe;
use crate::engine::notation::facelets;
use crate::export::place::{Place, PlaceError};
use crate::export::{picture, runs, svg};
use crate::i18n::{Phrase, image, watch as say, window};
use crate::model::runs::Run;

/// The longest that closing the window waits for a file that is being written.
const FAREWELL: Duration = Duration::from_secs(1);
/// A window that is seen takes its picture much sooner than this.
const PATIENCE: Duration = Duration::from_secs(5);
/// Frames further apart than this did not follow each other: the window was not seen meanwhile.
const FRAME: Duration = Duration::from_secs(1);

/// What is being saved.
#[derive(Default)]
pub(super) struct Saving {
    wanted: Option<Wanted>,
    work: Option<Work>,
}

/// A picture that the window is to take.
struct Wanted {
    place: Place,
    path: PathBuf,
    what: (Subject, Format),
    patience: Patience,
    send: Sender<Taken>,
    taken: Receiver<Taken>,
}

/// How long was waited for a picture while the window was painted: one that is minimised takes none, and no one is to blame for that.
#[derive(Default)]
struct Patience {
    waited: Duration,
    painted: Option<Instant>,
}

impl Patience {
    fn paint(&mut self, now: Instant) {
        if let Some(before) = self.painted.replace(now) {
            self.waited += now.saturating_duration_since(before).min(FRAME);
        }
    }

    fn is_over(&self) -> bool {
        self.waited > PATIENCE
    }
}

/// A file that is being written.
struct Work {
    answer: Receiver<Result<(), PlaceError>>,
    /// What is said when it is there.
    news: Phrase,
}

impl App {
    /// Whether something can be saved as a table or a picture now: one after the other.
    pub(super) fn can_save_anything(&self) -> bool {
        self.saving.wanted.is_none() && self.saving.work.is_none() && !self.is_choosing_file()
    }

    /// What is wanted as a picture now, in which format, and where it goes; the window takes it when it paints next. The first one counts.
    pub fn wanted_picture(&self) -> Option<(Subject, Format, Sender<Taken>)> {
        self.saving.wanted.as_ref().map(|wanted| (wanted.what.0, wanted.what.1, wanted.send.clone()))
    }

    /// Takes notice of a frame that is painted.
    pub fn painted(&mut self) {
        if let Some(wanted) = &mut self.saving.wanted {
            wanted.patience.paint(Instant::now());
        }
    }

    pub(super) fn save_runs(&mut self, path: &Path, existing: Existing) {
        let Some(place) = self.place(path, existing) else { return };
        let runs: Vec<runs::Run> = self.chosen_runs().map(row).collect();
        self.write(path, say::NEWS_RUNS_SAVED.with([&path.display()]), move || {
            let mut bytes = Vec::new();
            runs::write(&mut bytes, &runs).map_err(|source| place.refused(source))?;
            place.write(&bytes)
        });
    }

    pub(super) fn save_chart(&mut self, path: &Path, existing: Existing) {
        self.want_picture(path, (Subject::Chart, Format::Png), existing);
    }

    /// Has the window take a picture, and write it there.
    pub(super) fn want_picture(&mut self, path: &Path, what: (Subject, Format), existing: Existing) {
        let Some(place) = self.place(path, existing) else { return };
        let (send, taken) = channel();
        let patience = Patience::default();
        self.saving.wanted = Some(Wanted { place, path: path.to_path_buf(), what, patience, send, taken });
    }

    /// The place of a file, if it can be written; otherwise it is said why not.
    pub(super) fn place(&mut self, path: &Path, existing: Existing) -> Option<Place> {
        self.cx.dialog = None;
        let looked = Place::of(path, existing).and_then(|place| place.check().map(|()| place));
        looked.map_err(|error| self.fail_saving(error)).ok()
    }

    pub(super) fn write(
        &mut self,
        path: &Path,
        news: Phrase,
        work: impl FnOnce() -> Result<(), PlaceError> + Send + 'static,
    ) {
        let (send, answer) = channel();
        let wake = self.wake.clone();
        std::thread::spawn(move || {
            // A window that has gone away only means that no one wants to know any more.
            let _ = send.send(work());
            wake();
        });
        self.cx.news = say::NEWS_SAVING.with([&path.display()]);
        self.saving.work = Some(Work { answer, news });
    }

    pub(super) fn poll_saving(&mut self) {
        if let Some(taken) = self.saving.wanted.as_ref().and_then(|wanted| wanted.taken.try_recv().ok())
            && let Some(Wanted { place, path, what, .. }) = self.saving.wanted.take()
        {
            let news = if what.0 == Subject::Chart { say::NEWS_CHART_SAVED } else { image::NEWS_PICTURE_SAVED };
            self.write(&path, news.with([&path.display()]), move || match taken {
                Taken::Drawn(drawing) => place.write(svg::svg(&drawing).as_bytes()),
                Taken::Pixels(picture) => {
                    let bytes = picture::png(&picture).map_err(|source| place.refused(source))?;
                    place.write(&bytes)
                }
            });
        }
        if self.saving.wanted.as_ref().is_some_and(|wanted| wanted.patience.is_over()) {
            self.saving.wanted = None;
            let fault = describe::UserError::new(say::NO_PICTURE, say::NO_PICTURE_DO);
            self.cx.tell_failure(window::ERROR_SAVE, fault);
        }
        let Some(work) = &self.saving.work else { return };
        match work.answer.try_recv() {
            Err(TryRecvError::Empty) => return,
            Ok(Ok(())) => self.cx.news = work.news.clone(),
            Ok(Err(error)) => self.fail_saving(error),
            Err(TryRecvError::Disconnected) => self.cx.tell_failure(window::ERROR_SAVE, describe::crash()),
        }
        self.saving.work = None;
    }

    /// Lets a file that is being written come to its place; a moment at most.
    pub(super) fn end_saving(&mut self) {
        if let Some(work) = self.saving.work.take() {
            let _ = work.answer.recv_timeout(FAREWELL);
        }
    }

    /// Whether something of the charts is being saved.
    pub fn is_saving(&self) -> bool {
        self.saving.wanted.is_some() || self.saving.work.is_some()
    }

    pub(super) fn fail_saving(&mut self, error: PlaceError) {
        self.batches.not_saved();
        let fault = describe::file(&FileError::Place(error));
        self.cx.news = window::ERROR_SAVE.with([]);
        self.cx.tell_failure(window::ERROR_SAVE, fault);
    }
}

/// A run as it is written.
fn row(run: &Run) -> runs::Run {
    runs::Run {
        number: run.number,
        method: run.by.method,
        metric: run.by.metric.name(),
        threads: run.threads,
        position: facelets::print(&run.state),
        series: [run.series.bounds(), run.series.lengths(), run.series.rate()].map(<[_]>::to_vec),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_that_is_not_seen_uses_up_no_patience() {
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

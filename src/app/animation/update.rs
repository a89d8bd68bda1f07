//! Effects of the commands of animations.

use std::{path::PathBuf, time::Duration};

use super::{AnimationExport, film::Film};
use super::{command::AnimationCommand, job::AnimationReport};
use crate::app::core::{
    Accepted, AtWork, ChosenFile, Context, Dialog, Feature, FileKind, Obstacle, Report, TaskId, file_dialog, take,
};
use crate::export::{picture::Picture, place::Existing};
use unfold_text::{animation as say, reasons};

/// The time between two looks at how far the animation is.
const SAMPLE: Duration = Duration::from_millis(100);

/// Writes an animation of moves, seen as the puzzle is now.
#[derive(Debug)]
pub struct WriteAnimation {
    /// The file, or the folder of the frames.
    pub path: PathBuf,
    /// The treatment of a file that is there.
    pub existing: Existing,
    /// True if it is of the solution that is shown, whatever is played.
    pub of_solution: bool,
}

impl AnimationExport {
    fn write(&mut self, WriteAnimation { path, existing, of_solution }: WriteAnimation, cx: &mut Context) {
        if self.is_at_work() {
            cx.dialog = None;
            cx.news = reasons::WHY_BEING_WRITTEN.with([]);
            return;
        }
        let player = if of_solution { cx.solution_player() } else { cx.player() };
        match player.map(|player| Film::new(player, (cx.camera(), cx.sizes()), self.options())) {
            Some(film) => self.begin(&path, existing, film, cx),
            None => {
                cx.dialog = None;
                cx.news = say::WHY_NOTHING_PLAYED.with([]);
            }
        }
    }
}

impl Feature for AnimationExport {
    type Command = AnimationCommand;

    fn update(&mut self, command: AnimationCommand, cx: &mut Context) {
        match command {
            AnimationCommand::ExportAnimation => cx.dialog = Some(Dialog::Animation),
            AnimationCommand::SetAnimation(options) => self.choose(options, cx),
            AnimationCommand::StopAnimation => self.stop(cx),
        }
    }

    fn obstacle(&self, command: &AnimationCommand, cx: &Context) -> Obstacle {
        match command {
            AnimationCommand::ExportAnimation => {
                Obstacle::because_unless(cx.player().is_some(), say::WHY_NOTHING_PLAYED)
                    .or(|| Obstacle::because_unless(!self.is_at_work(), reasons::WHY_BEING_WRITTEN))
                    .or(|| Obstacle::because_unless(!cx.is_choosing_file(), reasons::WHY_CHOOSING_FILE))
            }
            AnimationCommand::StopAnimation => Obstacle::unless(self.is_at_work()),
            AnimationCommand::SetAnimation(_) => Obstacle::None,
        }
    }

    fn take(&mut self, report: Report, cx: &mut Context) -> Result<(), Report> {
        let id = report.id;
        take!(report, |report: AnimationReport| self.handle_report(id, report, cx));
        take!(report, |picture: Picture| self.take_frame(id, picture));
        take!(report, |report: WriteAnimation| self.write(report, cx));
        take!(report, |report: Accepted| match report.0 {
            Dialog::Animation => file_dialog::choose(FileKind::Animation(self.options().format), cx),
            other => return Err(Report::posted(Accepted(other))),
        });
        take!(report, |file: ChosenFile| match file.kind {
            FileKind::Animation(_) => {
                self.write(WriteAnimation { path: file.path, existing: file.existing, of_solution: false }, cx);
            }
            _ => return Err(Report::posted(file)),
        });
        Err(report)
    }

    fn crash(&mut self, id: TaskId, cx: &mut Context) {
        AnimationExport::crash(self, id, cx);
    }

    fn due(&self, _: &Context) -> Option<Duration> {
        self.is_at_work().then_some(SAMPLE)
    }

    fn note_work(&self, work: &mut AtWork) {
        work.animation = self.progress();
    }
}

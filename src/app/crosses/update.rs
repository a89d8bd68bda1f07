//! Effects of the commands of the database of crosses.

use std::time::Duration;

use super::{CrossDatabase, command::CrossesCommand, job::CrossesWritten};
use crate::app::core::{
    AtWork, ChosenFile, Context, Feature, FileKind, Obstacle, Progress, Report, TaskId, file_dialog, take,
};
use unfold_text::reasons;

/// The time between two looks at how far the database is.
const SAMPLE: Duration = Duration::from_millis(100);

impl Feature for CrossDatabase {
    type Command = CrossesCommand;

    fn update(&mut self, command: CrossesCommand, cx: &mut Context) {
        match command {
            CrossesCommand::SaveCrosses => file_dialog::choose(FileKind::Crosses, cx),
            CrossesCommand::StopCrosses => self.task.stop(cx),
        }
    }

    fn obstacle(&self, command: &CrossesCommand, cx: &Context) -> Obstacle {
        match command {
            CrossesCommand::SaveCrosses => {
                Obstacle::because_unless(!self.task.is_at_work(), reasons::WHY_BEING_WRITTEN)
                    .or(|| Obstacle::because_unless(!cx.is_choosing_file(), reasons::WHY_CHOOSING_FILE))
            }
            CrossesCommand::StopCrosses => Obstacle::unless(self.task.is_at_work()),
        }
    }

    fn take(&mut self, report: Report, cx: &mut Context) -> Result<(), Report> {
        let id = report.id;
        take!(report, |report: CrossesWritten| self.end(id, report, cx));
        take!(report, |file: ChosenFile| {
            if file.kind != FileKind::Crosses {
                return Err(Report::posted(file));
            }
            self.begin(&file.path, file.existing, cx);
        });
        Err(report)
    }

    fn crash(&mut self, id: TaskId, cx: &mut Context) {
        CrossDatabase::crash(self, id, cx);
    }

    fn sample(&mut self, progress: &Progress, _: &mut Context) {
        self.task.sample(progress);
    }

    fn due(&self, _: &Context) -> Option<Duration> {
        self.task.is_at_work().then_some(SAMPLE)
    }

    fn note_work(&self, work: &mut AtWork) {
        work.crosses = self.task.progress();
    }
}

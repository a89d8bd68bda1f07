//! Effects of the commands of scrambles; where the moves of one are not known, they are looked for.

use std::time::Duration;

use super::setup_solve::{AfterSetup, FindSetup, FoundSetup, SetupForLink};
use super::{Scramble, Scrambled, command::ScrambleCommand};
use crate::app::core::{AtWork, Context, Feature, Obstacle, Progress, Report, TaskId, signals::StopNext, take};
use crate::app::file_export::job::PlaceChecked;
use crate::shared::seed;
use unfold_engine::search::job::JobReport;
use unfold_text::{manual_solve as say, reasons};

/// The time between two looks at how far the tables are.
const SAMPLE: Duration = Duration::from_millis(100);

impl Scramble {
    /// Draws a scramble, which is then played by itself if that is wished.
    fn scramble(&mut self, seed: u64, cx: &mut Context) {
        super::draw(seed, cx);
        cx.post(Scrambled);
        if cx.watches_scrambles() {
            let news = cx.news.clone();
            self.play_scramble(true, cx);
            cx.news = news;
        }
    }

    /// Plays the scramble; where none is known, one is looked for first.
    fn play_scramble(&mut self, hurried: bool, cx: &mut Context) {
        if !super::play_known(hurried, cx) {
            self.setup.find_scramble(AfterSetup::PlayScramble { hurried }, cx);
        }
    }

    /// Copies the scramble; where none is known, one is looked for first.
    fn copy_scramble(&mut self, cx: &mut Context) {
        if !super::copy_known(cx) {
            self.setup.find_scramble(AfterSetup::CopyScramble, cx);
        }
    }

    /// Takes the moves that were looked for as the scramble, if they still reach the position, and does with them what was asked.
    fn use_setup(&mut self, FoundSetup { state, moves, then }: FoundSetup, cx: &mut Context) {
        let fits = super::take_found(&state, moves.clone(), cx);
        if matches!(then, AfterSetup::CopyLink) && cx.state() == Some(&state) {
            // A link can be made even of a position that goes on from others, whose way there stays as it is.
            return cx.post(SetupForLink(moves));
        }
        match then {
            AfterSetup::PlayScramble { hurried } if fits => {
                self.play_scramble(hurried, cx);
                if cx.news == say::NEWS_FINDING_SCRAMBLE.with([]) {
                    cx.news = say::NEWS_PLAYING_SCRAMBLE.with([]);
                }
            }
            AfterSetup::CopyScramble if fits => self.copy_scramble(cx),
            _ => {}
        }
    }
}

impl Feature for Scramble {
    type Command = ScrambleCommand;

    fn update(&mut self, command: ScrambleCommand, cx: &mut Context) {
        match command {
            ScrambleCommand::Scramble => self.scramble(seed::fresh(), cx),
            ScrambleCommand::ScrambleFrom(seed) => self.scramble(seed, cx),
            ScrambleCommand::ScrambleFromHere => {
                super::go_on(seed::fresh(), cx);
                cx.post(Scrambled);
            }
            ScrambleCommand::PlayScramble => self.play_scramble(false, cx),
            ScrambleCommand::CopyScramble => self.copy_scramble(cx),
            ScrambleCommand::SetScrambling(how) => cx.set(|s| s.scrambling = how),
        }
    }

    fn obstacle(&self, command: &ScrambleCommand, cx: &Context) -> Obstacle {
        match command {
            ScrambleCommand::ScrambleFromHere => {
                Obstacle::because_unless(cx.state().is_some(), reasons::WHY_NOT_A_POSITION)
            }
            ScrambleCommand::PlayScramble | ScrambleCommand::CopyScramble => {
                Obstacle::because_unless(cx.can_play_scramble(), reasons::WHY_NO_SCRAMBLE)
                    .or(|| cx.against_finding_moves())
            }
            _ => Obstacle::None,
        }
    }

    fn is_on(&self, command: &ScrambleCommand, cx: &Context) -> Option<bool> {
        if let ScrambleCommand::SetScrambling(how) = command { Some(cx.settings.scrambling == *how) } else { None }
    }

    fn take(&mut self, report: Report, cx: &mut Context) -> Result<(), Report> {
        take!(report, |report: StopNext| {
            if !self.setup.is_at_work() {
                return Err(Report::posted(report));
            }
            self.setup.stop(cx);
        });
        take!(report, |report: FindSetup| self.setup.find(report.0, cx));
        let id = report.id;
        if !self.setup.awaits(id) {
            return Err(report);
        }
        take!(report, |report: PlaceChecked| self.setup.check(id, report, cx));
        take!(report, |report: JobReport| {
            if let Some(found) = self.setup.handle_report(id, &report, cx) {
                self.use_setup(found, cx);
            }
        });
        Err(report)
    }

    fn crash(&mut self, id: TaskId, cx: &mut Context) {
        self.setup.crash(id, cx);
    }

    fn sample(&mut self, progress: &Progress, _: &mut Context) {
        self.setup.sample(progress);
    }

    fn due(&self, _: &Context) -> Option<Duration> {
        self.setup.is_at_work().then_some(SAMPLE)
    }

    fn note_work(&self, work: &mut AtWork) {
        work.finding = self.setup.is_at_work();
        work.finding_for_turns = self.setup.is_for_turns();
    }

    fn close(&mut self, cx: &mut Context) {
        self.setup.close(cx);
    }
}

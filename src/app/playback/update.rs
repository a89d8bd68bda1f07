//! Effects of the commands of the playback.

use std::time::Duration;

use super::{Player, command::PlaybackCommand};
use crate::app::core::{Context, Feature, Obstacle, Report, signals::AnotherFile, take};
use crate::app::{document::SeekTo, playback::comparison::Comparison};
use unfold_text::reasons;

impl Feature for Player {
    type Command = PlaybackCommand;

    fn update(&mut self, command: PlaybackCommand, cx: &mut Context) {
        match command {
            PlaybackCommand::Go(moment) => super::go(moment, cx),
            PlaybackCommand::Seek(at) => super::seek(at, cx),
            // The track that is compared stays one of the two.
            PlaybackCommand::Play { what, moves } if self.comparison.is_of(what, &moves, cx.position()) => {
                self.comparison.switch(cx);
                super::seek(0, cx);
                super::go(SeekTo::Toggle, cx);
            }
            PlaybackCommand::Play { what, moves } => super::play(what, &moves, cx),
            PlaybackCommand::Compare(choice) => self.comparison.choose(choice, cx),
            PlaybackCommand::SwitchTrack => self.comparison.switch(cx),
            PlaybackCommand::SeekOther(at) => {
                self.comparison.switch(cx);
                super::seek(at, cx);
            }
            PlaybackCommand::SetSpeed(speed) => cx.set(|s| s.pace = speed.pace()),
            PlaybackCommand::SetPace(pace) => cx.set(|s| s.pace = pace),
        }
    }

    fn obstacle(&self, command: &PlaybackCommand, cx: &Context) -> Obstacle {
        match command {
            PlaybackCommand::Go(moment) => Obstacle::because_unless(cx.can_play(*moment), reasons::WHY_NO_MOVES_THERE),
            PlaybackCommand::Compare(Some(_)) => {
                Obstacle::because_unless(cx.log_player().is_some(), reasons::WHY_NO_LOG_MOVES)
            }
            PlaybackCommand::SwitchTrack | PlaybackCommand::Compare(None) => {
                Obstacle::because_unless(self.comparison.track(cx.position()).is_some(), reasons::WHY_NOT_COMPARED)
            }
            _ => Obstacle::None,
        }
    }

    fn is_on(&self, command: &PlaybackCommand, cx: &Context) -> Option<bool> {
        if let PlaybackCommand::SetSpeed(speed) = command {
            Some(cx.settings.pace.named() == Some(*speed))
        } else {
            None
        }
    }

    fn take(&mut self, report: Report, _: &mut Context) -> Result<(), Report> {
        take!(report, |_: AnotherFile| self.comparison = Comparison::default());
        Err(report)
    }

    fn tick(&mut self, cx: &mut Context) {
        super::go_on(cx);
    }

    fn due(&self, cx: &Context) -> Option<Duration> {
        super::next_move(cx)
    }
}

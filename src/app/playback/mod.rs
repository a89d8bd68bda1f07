//! Playing moves on the net: a solution, a cross, a path of the graph, a scramble.

pub mod command;
pub mod comparison;
pub mod queries;

use std::time::Duration;

use self::{command::PlaybackCommand, comparison::Comparison};
use crate::app::core::{Context, Feature, Obstacle};
use crate::app::document::{Playback, SeekTo};
use crate::app::history::{changes, shown_turns};
use crate::shared::played::{MoveSequencePlayer, Played};
use unfold_engine::puzzle::Sequence;
use unfold_text::reasons;

/// A move of a scramble that plays by itself takes at most this long.
const HURRIED: Duration = Duration::from_millis(200);

/// Plays other moves from their beginning: those of the log from the position at its mark, the scramble from the solved puzzle, what
/// was played before from where it began, all others from the position. Moves that the puzzle does not have are not played.
pub fn play(what: Played, moves: &Sequence, cx: &mut Context) {
    let (puzzle, workspace) = (cx.document.puzzle(), cx.document.workspace());
    let legal = moves.0.iter().all(|mv| mv.index() < puzzle.def().moves.len());
    if !workspace.can_start() || !legal {
        return;
    }
    let position = workspace.position();
    let known = match what {
        Played::Attempt => position.attempt_player(),
        Played::Log => position.log_player(),
        Played::Scramble => position.scramble_player(),
        Played::Earlier => position.earlier_player(),
        Played::Solution => position.solution_player().filter(|player| player.moves == moves),
        Played::Cross(_) | Played::Pair(..) | Played::Path | Played::Algorithm => None,
    };
    let (start, phases) = known.map_or((&position.painting, &[][..]), |player| (player.start, player.phases));
    let playback = Playback::new(MoveSequencePlayer { what, start, moves, phases, at: 0 });
    cx.document.workspace_mut().playback = Some(playback);
    go(SeekTo::Toggle, cx);
}

/// Goes to another moment of what is played; a better solution takes the place of the one begun, unless that is being watched.
pub fn go(moment: SeekTo, cx: &mut Context) {
    if cx.document.workspace().has_outdated_playback() {
        cx.document.workspace_mut().rewind();
    }
    let workspace = cx.document.workspace();
    let Some(length) = workspace.player().map(|player| player.moves.0.len()) else { return };
    let played = workspace.played();
    match moment {
        SeekTo::Start => seek(0, cx),
        SeekTo::Back => seek(played.saturating_sub(1), cx),
        SeekTo::Forward => seek(played + 1, cx),
        SeekTo::End => seek(length, cx),
        SeekTo::Toggle if workspace.is_playing() => seek(played, cx),
        SeekTo::Toggle => {
            seek(if played == length { 0 } else { played }, cx);
            if let Some(playback) = &mut cx.document.workspace_mut().playback {
                playback.play(cx.now);
            }
        }
    }
}

/// Shows the position after so many moves, or after all there are, and pauses there.
pub fn seek(at: usize, cx: &mut Context) {
    let workspace = cx.document.workspace();
    let (from, before) = (workspace.played(), workspace.painting().clone());
    let Some(mut playback) = workspace.player().map(Playback::new) else { return };
    playback.is_chosen = workspace.playback.as_ref().is_some_and(|begun| begun.is_chosen);
    playback.seek(at);
    let workspace = cx.document.workspace_mut();
    workspace.playback = Some(playback);
    // A click in the view would paint over the position that is shown now.
    workspace.editor.armed = false;
    shown_turns::show_step(from, before, cx);
}

/// Makes the moves that are due by now.
pub fn go_on(cx: &mut Context) {
    // What stands still is not touched: the session would be written again.
    if cx.document.workspace().is_playing() {
        make_due_moves(cx);
    }
    let arrived = |playback: &Playback| playback.hurried && !playback.is_playing();
    if cx.document.workspace().playback.as_ref().is_some_and(arrived) {
        // The scramble has led to the position, which is what there is to see from now on.
        cx.document.workspace_mut().rewind();
    }
}

fn make_due_moves(cx: &mut Context) {
    let delay = delay(cx);
    let Some(playback) = &mut cx.document.workspace_mut().playback else { return };
    let (from, before) = (playback.at, playback.shown().clone());
    playback.poll(delay, cx.now);
    shown_turns::show_step(from, before, cx);
}

/// The time of one move of what is played.
fn delay(cx: &Context) -> Duration {
    let workspace = cx.document.workspace();
    let delay = cx.settings.pace.delay();
    let hurried = workspace.playback.as_ref().is_some_and(|playback| playback.hurried);
    if hurried { delay.min(HURRIED) } else { delay }
}

/// Time until the next move is due; `None` while nothing plays.
pub fn next_move(cx: &Context) -> Option<Duration> {
    let workspace = cx.document.workspace();
    let due = workspace.playback.as_ref()?.next_move(delay(cx))?;
    Some(due.saturating_duration_since(cx.now))
}

/// Plays the solution of the search that has just ended from its beginning, if that is wished. Not while a dialog is open, of the
/// window or of the system, or once the moves are being played or stepped through.
pub fn play_when_solved(is_choosing_file: bool, cx: &mut Context) {
    let workspace = cx.document.workspace();
    let free = cx.dialog.is_none() && !is_choosing_file && !workspace.is_playing() && workspace.played() == 0;
    if cx.settings.play_when_solved && free && workspace.position().results.shown().is_some() {
        cx.document.workspace_mut().rewind();
        go(SeekTo::Toggle, cx);
    }
}

/// Makes the position that is shown the one that is worked on, undoably; what was played stays as a track.
pub fn adopt_shown(cx: &mut Context) {
    let workspace = cx.document.workspace_mut();
    workspace.finish_scramble();
    match workspace.position_shown() {
        Some(position) => changes::change(position, None, cx),
        None => workspace.rewind(),
    }
}

/// The player of moves.
#[derive(Default)]
pub struct Player {
    /// The moves that are compared with those played.
    pub comparison: Comparison,
}

impl Feature for Player {
    type Command = PlaybackCommand;

    fn update(&mut self, command: PlaybackCommand, cx: &mut Context) {
        match command {
            PlaybackCommand::Go(moment) => go(moment, cx),
            PlaybackCommand::Seek(at) => seek(at, cx),
            // The track that is compared stays one of the two.
            PlaybackCommand::Play { what, moves } if self.comparison.is_of(what, &moves, cx.position()) => {
                self.comparison.switch(cx);
                seek(0, cx);
                go(SeekTo::Toggle, cx);
            }
            PlaybackCommand::Play { what, moves } => play(what, &moves, cx),
            PlaybackCommand::Compare(choice) => self.comparison.choose(choice, cx),
            PlaybackCommand::SwitchTrack => self.comparison.switch(cx),
            PlaybackCommand::SeekOther(at) => {
                self.comparison.switch(cx);
                seek(at, cx);
            }
            PlaybackCommand::SetSpeed(speed) => cx.set(|s| s.pace = speed.pace()),
            PlaybackCommand::SetPace(pace) => cx.set(|s| s.pace = pace),
        }
    }

    fn obstacle(&self, command: &PlaybackCommand, cx: &Context) -> Obstacle {
        match command {
            PlaybackCommand::Go(moment) => Obstacle::unless(cx.can_play(*moment), reasons::WHY_NO_MOVES_THERE),
            PlaybackCommand::Compare(Some(_)) => {
                Obstacle::unless(cx.position().log_player().is_some(), reasons::WHY_NO_LOG_MOVES)
            }
            PlaybackCommand::SwitchTrack | PlaybackCommand::Compare(None) => {
                Obstacle::unless(self.comparison.track(cx.position()).is_some(), reasons::WHY_NOT_COMPARED)
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

    fn tick(&mut self, cx: &mut Context) {
        go_on(cx);
    }

    fn due(&self, cx: &Context) -> Option<Duration> {
        next_move(cx)
    }
}

//! Playback of moves on the net: a solution, a cross, a path in the graph, a scramble.

pub mod comparison;
pub mod state;

use std::sync::Arc;
use std::time::Duration;

use self::comparison::Comparison;
use crate::command::row::{Row, choice, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::document::{Playback, SeekTo, motion::Moving, tracks::Compared};
use crate::history::{changes, shown_turns};
use crate::played::{MoveSequencePlayer, Played};
use crate::settings::pace::{Pace, Speed};
use crate::{lesson::MoveNotes, model::Model, playback::comparison::ComparedTrack, steps::shown};
use unfold_engine::puzzle::{Move, Sequence};
use unfold_text::{Text, commands, editor, reasons, shortcut_editor, stage};

#[derive(Clone, Debug, PartialEq)]
pub enum PlaybackCommand {
    Go(SeekTo),
    /// Go to the position after this number of moves.
    Seek(usize),
    /// Play these moves from the position.
    Play {
        what: Played,
        moves: Sequence,
    },
    /// Show another track of moves for comparison; `None` removes it.
    Compare(Option<Compared>),
    /// Play the other of the two tracks.
    SwitchTrack,
    /// Play the other track, from after this number of its moves.
    SeekOther(usize),
    SetSpeed(Speed),
    SetPace(Pace),
}

const fn going(id: &'static str, moment: SeekTo, texts: (Text<0>, Text<0>)) -> Row<PlaybackCommand> {
    row(id, PlaybackCommand::Go(moment), texts).in_menu(Menu::Play.at(1, 1))
}

const fn speed(id: &'static str, speed: Speed, name: Text<0>) -> Row<PlaybackCommand> {
    choice(
        id,
        PlaybackCommand::SetSpeed(speed),
        shortcut_editor::SPEED_GROUP,
        (name, shortcut_editor::SPEED_CHOICE_TIP),
    )
}

pub static ROWS: &[Row<PlaybackCommand>] = &[
    going("play-start", SeekTo::Start, (commands::PLAY_START, commands::PLAY_START_TIP))
        .on_keys(&[Shortcut::ctrl_shift("Comma")]),
    going("play-back", SeekTo::Back, (commands::PLAY_BACK, commands::PLAY_BACK_TIP))
        .on_keys(&[Shortcut::ctrl("Comma")]),
    going("play-toggle", SeekTo::Toggle, (commands::PLAY, commands::PLAY_TIP))
        .on_keys(&[Shortcut::ctrl("Space"), Shortcut::bare("Space")]),
    going("play-forward", SeekTo::Forward, (commands::PLAY_FORWARD, commands::PLAY_FORWARD_TIP))
        .on_keys(&[Shortcut::ctrl("Period")]),
    going("play-end", SeekTo::End, (commands::PLAY_END, commands::PLAY_END_TIP))
        .on_keys(&[Shortcut::ctrl_shift("Period")]),
    row(
        "compare-log",
        PlaybackCommand::Compare(Some(Compared::Played(Played::Log))),
        (stage::COMPARE_LOG, stage::COMPARE_TIP),
    ),
    row("compare-nothing", PlaybackCommand::Compare(None), (stage::COMPARE_NOTHING, stage::COMPARE_NOTHING_TIP)),
    row("switch-track", PlaybackCommand::SwitchTrack, (stage::SWITCH_TRACK, stage::SWITCH_TRACK_TIP))
        .on_keys(&[Shortcut::ctrl_shift("Space")]),
    speed("speed-instant", Speed::Instant, editor::SPEED_INSTANT),
    speed("speed-fast", Speed::Fast, editor::SPEED_FAST),
    speed("speed-normal", Speed::Normal, editor::SPEED_NORMAL),
    speed("speed-slow", Speed::Slow, editor::SPEED_SLOW),
];

/// Maximum duration of a move in the automatic playback of a scramble.
const HURRIED: Duration = Duration::from_millis(200);

/// Plays moves from their start: a log from the position at its mark, a scramble from the solved puzzle, earlier moves from where
/// they began, others from the position. Sequences with moves the puzzle lacks are ignored.
pub fn play(what: Played, moves: &Sequence, model: &mut Model) {
    let (puzzle, workspace) = (model.document.puzzle(), model.document.workspace());
    let legal = moves.0.iter().all(|mv| mv.index() < puzzle.def().moves.len());
    if !workspace.can_start() || !legal {
        return;
    }
    let position = workspace.position();
    let known = position.player_of(what).filter(|player| what != Played::Solution || player.moves == moves);
    let (start, phases) = known.map_or((&position.painting, &[][..]), |player| (player.start, player.phases));
    let playback = Playback::new(MoveSequencePlayer { what, start, moves, phases, at: 0 });
    model.document.workspace_mut().playback = Some(playback);
    go(SeekTo::Toggle, model);
}

/// Seeks in the played moves. A better solution first replaces the one begun, unless that is being watched.
pub fn go(moment: SeekTo, model: &mut Model) {
    if model.document.workspace().has_outdated_playback() {
        model.document.workspace_mut().rewind();
    }
    let workspace = model.document.workspace();
    let Some(length) = workspace.player().map(|player| player.moves.0.len()) else { return };
    let played = workspace.played();
    match moment {
        SeekTo::Start => seek(0, model),
        SeekTo::Back => seek(played.saturating_sub(1), model),
        SeekTo::Forward => seek(played + 1, model),
        SeekTo::End => seek(length, model),
        SeekTo::Toggle if workspace.is_playing() => seek(played, model),
        SeekTo::Toggle => {
            seek(if played == length { 0 } else { played }, model);
            if let Some(playback) = &mut model.document.workspace_mut().playback {
                playback.play(model.now);
            }
        }
    }
}

/// Shows the position after `at` moves, or after the last, and pauses.
pub fn seek(at: usize, model: &mut Model) {
    let workspace = model.document.workspace();
    let (from, before) = (workspace.played(), workspace.painting().clone());
    let Some(mut playback) = workspace.player().map(Playback::new) else { return };
    playback.is_chosen = workspace.playback.as_ref().is_some_and(|begun| begun.is_chosen);
    playback.seek(at);
    let workspace = model.document.workspace_mut();
    workspace.playback = Some(playback);
    workspace.leave_unplayed_solution();
    shown_turns::show_step(from, before, model);
}

/// Advances playback to the current time.
pub fn go_on(model: &mut Model) {
    // Leave paused playback untouched, or the session would be saved again.
    if model.document.workspace().is_playing() {
        make_due_moves(model);
    }
    let arrived = |playback: &Playback| playback.hurried && !playback.is_playing();
    if model.document.workspace().playback.as_ref().is_some_and(arrived) {
        // The scramble has arrived at the position; show that from now on.
        model.document.workspace_mut().rewind();
    }
}

fn make_due_moves(model: &mut Model) {
    let delay = delay(model);
    let Some(playback) = &mut model.document.workspace_mut().playback else { return };
    let (from, before) = (playback.at, playback.shown().clone());
    playback.poll(delay, model.now);
    shown_turns::show_step(from, before, model);
}

/// Duration of one move.
fn delay(model: &Model) -> Duration {
    let workspace = model.document.workspace();
    let delay = model.settings.pace.delay();
    let hurried = workspace.playback.as_ref().is_some_and(|playback| playback.hurried);
    if hurried { delay.min(HURRIED) } else { delay }
}

/// Time until the next move is due; `None` while paused.
pub fn time_to_next_move(model: &Model) -> Option<Duration> {
    let workspace = model.document.workspace();
    let due = workspace.playback.as_ref()?.next_move(delay(model))?;
    Some(due.saturating_duration_since(model.now))
}

/// Plays a solution just found, if the setting is on and no dialog is open, and unless the user is already watching moves.
pub fn play_when_solved(is_choosing_file: bool, model: &mut Model) {
    let workspace = model.document.workspace();
    let free = model.dialog.is_none() && !is_choosing_file && !workspace.is_playing() && workspace.played() == 0;
    if model.settings.play_when_solved && free && workspace.position().results.shown().is_some() {
        model.document.workspace_mut().rewind();
        go(SeekTo::Toggle, model);
    }
}

/// Makes the shown position the current one, undoably; the played moves remain as a track.
pub fn adopt_shown(model: &mut Model) {
    let workspace = model.document.workspace_mut();
    workspace.finish_scramble();
    match workspace.position_shown() {
        Some(position) => changes::change(position, None, model),
        None => workspace.rewind(),
    }
}

#[derive(Default)]
pub struct Player {
    /// The track compared with the played moves.
    pub comparison: Comparison,
}

pub fn run(command: PlaybackCommand, model: &mut Model) {
    match command {
        PlaybackCommand::Go(moment) => go(moment, model),
        PlaybackCommand::Seek(at) => seek(at, model),
        // Playing the compared track swaps the two, so it stays one of them.
        PlaybackCommand::Play { what, moves }
            if model.comparison.is_of(what, &moves, model.document.workspace().position()) =>
        {
            comparison::switch(model);
            seek(0, model);
            go(SeekTo::Toggle, model);
        }
        PlaybackCommand::Play { what, moves } => play(what, &moves, model),
        PlaybackCommand::Compare(choice) => comparison::choose(choice, model),
        PlaybackCommand::SwitchTrack => comparison::switch(model),
        PlaybackCommand::SeekOther(at) => {
            comparison::switch(model);
            seek(at, model);
        }
        PlaybackCommand::SetSpeed(speed) => model.set(|s| s.pace = speed.pace()),
        PlaybackCommand::SetPace(pace) => model.set(|s| s.pace = pace),
    }
}

pub fn obstacle(command: &PlaybackCommand, model: &Model) -> Obstacle {
    match command {
        PlaybackCommand::Go(moment) => {
            Obstacle::unless(model.document.workspace().can_play(*moment), reasons::WHY_NO_MOVES_THERE)
        }
        PlaybackCommand::Compare(Some(_)) => {
            Obstacle::unless(model.document.workspace().position().log_player().is_some(), reasons::WHY_NO_LOG_MOVES)
        }
        PlaybackCommand::SwitchTrack | PlaybackCommand::Compare(None) => Obstacle::unless(
            model.comparison.track(model.document.workspace().position()).is_some(),
            reasons::WHY_NOT_COMPARED,
        ),
        _ => Obstacle::None,
    }
}

/// Whether a choice is selected or a switch is on; `None` for other commands.
pub fn is_on(command: &PlaybackCommand, model: &Model) -> Option<bool> {
    if let PlaybackCommand::SetSpeed(speed) = command {
        Some(model.settings.pace.named() == Some(*speed))
    } else {
        None
    }
}

/// The turn being animated or dragged.
pub fn moving(model: &Model) -> Option<Moving<'_>> {
    model.document.workspace().moving(model.now)
}

/// The hinted move, or else the next of the playable moves; `None` during playback or animation, or if the setting is off.
pub fn next_move(model: &Model) -> Option<Move> {
    let still = !model.document.workspace().is_playing() && moving(model).is_none();
    if let Some(hinted) = shown::hinted_move(model).filter(|_| still) {
        return Some(hinted);
    }
    if !model.settings.next_move || !still {
        return None;
    }
    let player = model.document.workspace().player()?;
    player.moves.0.get(player.at).copied()
}

/// The moves that are played or would be: those begun, else the shown solution, else those that led to the position.
pub fn played_moves(model: &Model) -> Option<(Played, &Sequence)> {
    model.document.workspace().player().map(|player| (player.what, player.moves))
}

/// True if the scramble can be played: its moves are known or can be searched for.
pub fn can_play_scramble(model: &Model) -> bool {
    let unknown = || {
        model.document.workspace().position().manual_solve.is_none()
            && !model.document.workspace().position().is_solved()
            && (!model.setup.is_at_work() || model.setup.is_unasked())
    };
    model.document.workspace().state().is_some()
        && (model.document.workspace().position().scramble_moves().is_some() || unknown())
}

/// The lesson on the compared moves.
pub fn compared_notes(model: &Model) -> Option<&Arc<MoveNotes>> {
    compared_track(model).map(|track| track.notes)
}

/// The track compared with the played moves.
pub fn compared_track(model: &Model) -> Option<ComparedTrack<'_>> {
    model.comparison.track(model.document.workspace().position())
}

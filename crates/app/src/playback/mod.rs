//! Playback of moves, such as a solution, a cross, a path in the graph or a scramble.

pub mod comparison;
pub mod state;

use std::sync::Arc;
use std::time::Duration;

use crate::command::row::{Row, choice, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::document::{Playback, PlaybackControl, motion::TurnInProgress, tracks::ComparedMoves};
use crate::history::{changes, shown_turns};
use crate::played::{PlayableMoves, SequenceKind};
use crate::settings::pace::{Pace, Speed};
use crate::{lesson::MoveNotes, model::Model, playback::comparison::ComparedTrack, steps::shown};
use unfold_engine::puzzle::{Move, Sequence};
use unfold_text::{Text, commands, editor, reasons, shortcut_editor, stage};

#[derive(Clone, Debug, PartialEq)]
pub enum PlaybackCommand {
    Go(PlaybackControl),
    /// Go to the position after this number of moves.
    Seek(usize),
    /// Play these moves from their start; see [`play`].
    Play {
        kind: SequenceKind,
        moves: Sequence,
    },
    /// Set the track of moves to compare with; `None` removes it.
    Compare(Option<ComparedMoves>),
    /// Swap the played and the compared track.
    SwitchTrack,
    /// Swap the two tracks, and go to the position after this number of moves of the new one.
    SeekOther(usize),
    SetSpeed(Speed),
    SetPace(Pace),
}

const fn seek_row(id: &'static str, control: PlaybackControl, texts: (Text<0>, Text<0>)) -> Row<PlaybackCommand> {
    row(id, PlaybackCommand::Go(control), texts).in_menu(Menu::Play.at(1, 1))
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
    seek_row("play-start", PlaybackControl::Start, (commands::PLAY_START, commands::PLAY_START_TIP))
        .on_keys(&[Shortcut::ctrl_shift("Comma")]),
    seek_row("play-back", PlaybackControl::Back, (commands::PLAY_BACK, commands::PLAY_BACK_TIP))
        .on_keys(&[Shortcut::ctrl("Comma")]),
    seek_row("play-toggle", PlaybackControl::Toggle, (commands::PLAY, commands::PLAY_TIP))
        .on_keys(&[Shortcut::ctrl("Space"), Shortcut::bare("Space")]),
    seek_row("play-forward", PlaybackControl::Forward, (commands::PLAY_FORWARD, commands::PLAY_FORWARD_TIP))
        .on_keys(&[Shortcut::ctrl("Period")]),
    seek_row("play-end", PlaybackControl::End, (commands::PLAY_END, commands::PLAY_END_TIP))
        .on_keys(&[Shortcut::ctrl_shift("Period")]),
    row(
        "compare-log",
        PlaybackCommand::Compare(Some(ComparedMoves::Row(SequenceKind::Log))),
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

/// Maximum time from one move to the next when a scramble plays by itself.
const MAX_HURRIED_DELAY: Duration = Duration::from_millis(200);

/// Plays moves from their start: rows of the position from their own start (a scramble from the solved puzzle, a log from its scramble
/// mark), others from the position. Sequences with moves that the puzzle does not have are ignored.
pub fn play(kind: SequenceKind, moves: &Sequence, model: &mut Model) {
    let (puzzle, workspace) = (model.document.puzzle(), model.document.workspace());
    let legal = moves.0.iter().all(|mv| mv.index() < puzzle.def().moves.len());
    if !workspace.is_playable() || !legal {
        return;
    }
    let position = workspace.position();
    let known = position.player_of(kind).filter(|player| kind != SequenceKind::Solution || player.moves == moves);
    let (start, phases) = known.map_or((&position.painting, &[][..]), |player| (player.start, player.phases));
    let playback = Playback::new(PlayableMoves { kind, start, moves, phases, at: 0 });
    model.document.workspace_mut().playback = Some(playback);
    go(PlaybackControl::Toggle, model);
}

/// Seeks in the played moves, or plays or pauses them. An outdated solution at one of its ends is first replaced by the new one.
pub fn go(control: PlaybackControl, model: &mut Model) {
    if model.document.workspace().has_outdated_playback() {
        model.document.workspace_mut().rewind();
    }
    let workspace = model.document.workspace();
    let Some(length) = workspace.player().map(|player| player.moves.0.len()) else { return };
    let played = workspace.moves_made();
    match control {
        PlaybackControl::Start => seek(0, model),
        PlaybackControl::Back => seek(played.saturating_sub(1), model),
        PlaybackControl::Forward => seek(played + 1, model),
        PlaybackControl::End => seek(length, model),
        PlaybackControl::Toggle if workspace.is_playing() => seek(played, model),
        PlaybackControl::Toggle => {
            seek(if played == length { 0 } else { played }, model);
            if let Some(playback) = &mut model.document.workspace_mut().playback {
                playback.play(model.now);
            }
        }
    }
}

/// Shows the position after `at` moves, or after the last if there are fewer, and pauses.
pub fn seek(at: usize, model: &mut Model) {
    let workspace = model.document.workspace();
    let (from, before) = (workspace.moves_made(), workspace.painting().clone());
    let Some(mut playback) = workspace.player().map(Playback::new) else { return };
    playback.is_chosen = workspace.playback.as_ref().is_some_and(|begun| begun.is_chosen);
    playback.seek(at);
    let workspace = model.document.workspace_mut();
    workspace.playback = Some(playback);
    workspace.leave_unplayed_solution();
    shown_turns::show_step(from, before, model);
}

/// Advances playback to the current time.
pub fn advance(model: &mut Model) {
    // Leave paused playback untouched, or the session would be saved again.
    if model.document.workspace().is_playing() {
        make_due_moves(model);
    }
    let arrived = |playback: &Playback| playback.is_brief && !playback.is_playing();
    if model.document.workspace().playback.as_ref().is_some_and(arrived) {
        // The scramble has reached the position, so the playback is no longer needed.
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

/// Time from one move to the next, shortened for a scramble that plays by itself.
fn delay(model: &Model) -> Duration {
    let workspace = model.document.workspace();
    let delay = model.settings.pace.delay();
    let hurried = workspace.playback.as_ref().is_some_and(|playback| playback.is_brief);
    if hurried { delay.min(MAX_HURRIED_DELAY) } else { delay }
}

/// Time until the next move is due; `None` while paused.
pub fn time_to_next_move(model: &Model) -> Option<Duration> {
    let workspace = model.document.workspace();
    let due = workspace.playback.as_ref()?.next_move(delay(model))?;
    Some(due.saturating_duration_since(model.now))
}

/// Plays a solution just found if the setting is on, no dialog is open, and the user is not already watching moves.
pub fn play_when_solved(is_choosing_file: bool, model: &mut Model) {
    let workspace = model.document.workspace();
    let free = model.dialog.is_none() && !is_choosing_file && !workspace.is_playing() && workspace.moves_made() == 0;
    if model.settings.play_when_solved && free && workspace.position().results.selected().is_some() {
        model.document.workspace_mut().rewind();
        go(PlaybackControl::Toggle, model);
    }
}

/// Makes the shown position the current one, undoably; the played moves remain as a track.
pub fn adopt_shown(model: &mut Model) {
    let workspace = model.document.workspace_mut();
    workspace.finish_scramble();
    match workspace.position_shown() {
        Some(position) => changes::replace_position(position, None, model),
        None => workspace.rewind(),
    }
}

pub fn run(command: PlaybackCommand, model: &mut Model) {
    match command {
        PlaybackCommand::Go(control) => go(control, model),
        PlaybackCommand::Seek(at) => seek(at, model),
        // To play the compared track, swap the two, so that the comparison remains.
        PlaybackCommand::Play { kind: what, moves }
            if model.comparison.is_comparing(what, &moves, model.document.workspace().position()) =>
        {
            comparison::switch(model);
            seek(0, model);
            go(PlaybackControl::Toggle, model);
        }
        PlaybackCommand::Play { kind: what, moves } => play(what, &moves, model),
        PlaybackCommand::Compare(choice) => comparison::choose(choice, model),
        PlaybackCommand::SwitchTrack => comparison::switch(model),
        PlaybackCommand::SeekOther(at) => {
            comparison::switch(model);
            seek(at, model);
        }
        PlaybackCommand::SetSpeed(speed) => model.change_settings(|s| s.pace = speed.pace()),
        PlaybackCommand::SetPace(pace) => model.change_settings(|s| s.pace = pace),
    }
}

pub fn obstacle(command: &PlaybackCommand, model: &Model) -> Obstacle {
    match command {
        PlaybackCommand::Go(control) => {
            Obstacle::unless(model.document.workspace().can_control_playback(*control), reasons::WHY_NO_MOVES_THERE)
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

/// True for the selected speed; `None` for other commands.
pub fn is_on(command: &PlaybackCommand, model: &Model) -> Option<bool> {
    if let PlaybackCommand::SetSpeed(speed) = command {
        Some(model.settings.pace.speed() == Some(*speed))
    } else {
        None
    }
}

/// The turn being animated or dragged.
pub fn turn_in_progress(model: &Model) -> Option<TurnInProgress<'_>> {
    model.document.workspace().turn_in_progress(model.now)
}

/// The hinted move, or else the next playable move if the setting is on. `None` during playback or animation.
pub fn next_move(model: &Model) -> Option<Move> {
    let still = !model.document.workspace().is_playing() && turn_in_progress(model).is_none();
    if let Some(hinted) = shown::hinted_move(model).filter(|_| still) {
        return Some(hinted);
    }
    if !model.settings.next_move || !still {
        return None;
    }
    let player = model.document.workspace().player()?;
    player.moves.0.get(player.at).copied()
}

/// Moves being played or next to play; see [`Workspace::player`](crate::document::Workspace::player).
pub fn played_moves(model: &Model) -> Option<(SequenceKind, &Sequence)> {
    model.document.workspace().player().map(|player| (player.kind, player.moves))
}

/// True if the scramble can be played: the position is valid, and its moves are known or can be searched for.
pub fn can_play_scramble(model: &Model) -> bool {
    let unknown = || {
        model.document.workspace().position().manual_solve.is_none()
            && !model.document.workspace().position().is_solved()
            && (!model.setup.is_running() || model.setup.is_automatic())
    };
    model.document.workspace().state().is_some()
        && (model.document.workspace().position().scramble_moves().is_some() || unknown())
}

pub fn compared_notes(model: &Model) -> Option<&Arc<MoveNotes>> {
    compared_track(model).map(|track| track.notes)
}

pub fn compared_track(model: &Model) -> Option<ComparedTrack<'_>> {
    model.comparison.track(model.document.workspace().position())
}

//! Playing moves on the net: a solution, a cross, a path of the graph, a scramble.

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

/// A request to playback.
#[derive(Clone, Debug, PartialEq)]
pub enum PlaybackCommand {
    /// Go to a moment of what is played.
    Go(SeekTo),
    /// Show the position after so many of the moves played.
    Seek(usize),
    /// Play these moves from the position.
    Play {
        /// Kind of these moves.
        what: Played,
        /// The moves.
        moves: Sequence,
    },
    /// Show other moves below those played, to compare them; `None` for none any more.
    Compare(Option<Compared>),
    /// Let the player drive the other of two tracks that are compared.
    SwitchTrack,
    /// Let it drive the other track, and show the position after so many of its moves.
    SeekOther(usize),
    /// Sets the speed of playback, by name.
    SetSpeed(Speed),
    /// Sets the speed of playback, by time.
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

/// The rows of the table of commands.
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

/// A move of a scramble that plays by itself takes at most this long.
const HURRIED: Duration = Duration::from_millis(200);

/// Plays other moves from their beginning: those of the log from the position at its mark, the scramble from the solved puzzle, what
/// was played before from where it began, all others from the position. Moves that the puzzle does not have are not played.
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

/// Goes to another moment of what is played; a better solution takes the place of the one begun, unless that is being watched.
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

/// Shows the position after so many moves, or after all there are, and pauses there.
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

/// Makes the moves that are due by now.
pub fn go_on(model: &mut Model) {
    // What stands still is not touched: the session would be written again.
    if model.document.workspace().is_playing() {
        make_due_moves(model);
    }
    let arrived = |playback: &Playback| playback.hurried && !playback.is_playing();
    if model.document.workspace().playback.as_ref().is_some_and(arrived) {
        // The scramble has led to the position, which is what there is to see from now on.
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

/// The time of one move of what is played.
fn delay(model: &Model) -> Duration {
    let workspace = model.document.workspace();
    let delay = model.settings.pace.delay();
    let hurried = workspace.playback.as_ref().is_some_and(|playback| playback.hurried);
    if hurried { delay.min(HURRIED) } else { delay }
}

/// Time until the next move is due; `None` while nothing plays.
pub fn time_to_next_move(model: &Model) -> Option<Duration> {
    let workspace = model.document.workspace();
    let due = workspace.playback.as_ref()?.next_move(delay(model))?;
    Some(due.saturating_duration_since(model.now))
}

/// Plays the solution of the search that has just ended from its beginning, if that is wished. Not while a dialog is open, of the
/// window or of the system, or once the moves are being played or stepped through.
pub fn play_when_solved(is_choosing_file: bool, model: &mut Model) {
    let workspace = model.document.workspace();
    let free = model.dialog.is_none() && !is_choosing_file && !workspace.is_playing() && workspace.played() == 0;
    if model.settings.play_when_solved && free && workspace.position().results.shown().is_some() {
        model.document.workspace_mut().rewind();
        go(SeekTo::Toggle, model);
    }
}

/// Makes the position that is shown the one that is worked on, undoably; what was played stays as a track.
pub fn adopt_shown(model: &mut Model) {
    let workspace = model.document.workspace_mut();
    workspace.finish_scramble();
    match workspace.position_shown() {
        Some(position) => changes::change(position, None, model),
        None => workspace.rewind(),
    }
}

/// The player of moves.
#[derive(Default)]
pub struct Player {
    /// The moves that are compared with those played.
    pub comparison: Comparison,
}

/// Carries out a command that is available now.
pub fn run(command: PlaybackCommand, model: &mut Model) {
    match command {
        PlaybackCommand::Go(moment) => go(moment, model),
        PlaybackCommand::Seek(at) => seek(at, model),
        // The track that is compared stays one of the two.
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

/// The obstacle to a command now.
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

/// True if the command's choice is chosen, or its switch is on; `None` if it is neither choice nor switch.
pub fn is_on(command: &PlaybackCommand, model: &Model) -> Option<bool> {
    if let PlaybackCommand::SetSpeed(speed) = command {
        Some(model.settings.pace.named() == Some(*speed))
    } else {
        None
    }
}

/// The turn that is being shown, be it on its way or held by hand. It is no longer shown as soon as the position is another one.
pub fn moving(model: &Model) -> Option<Moving<'_>> {
    model.document.workspace().moving(model.now)
}

/// The move of the hint that is given, or else the one that comes next in what could be played, as far as it is to be shown: nothing
/// plays, and nothing is on its way.
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

/// The moves that are played or would be: those begun, or else the solution shown, or else those through which the position was
/// reached.
pub fn played_moves(model: &Model) -> Option<(Played, &Sequence)> {
    model.document.workspace().player().map(|player| (player.what, player.moves))
}

/// True if the scramble can be played: its moves are known, or can be looked for.
pub fn can_play_scramble(model: &Model) -> bool {
    let unknown = || {
        model.document.workspace().position().manual_solve.is_none()
            && !model.document.workspace().position().is_solved()
            && (!model.setup.is_at_work() || model.setup.is_unasked())
    };
    model.document.workspace().state().is_some()
        && (model.document.workspace().position().scramble_moves().is_some() || unknown())
}

/// The lesson on the moves that are compared with those played, if any are.
pub fn compared_notes(model: &Model) -> Option<&Arc<MoveNotes>> {
    compared_track(model).map(|track| track.notes)
}

/// The track that is compared with the moves played, if one is.
pub fn compared_track(model: &Model) -> Option<ComparedTrack<'_>> {
    model.comparison.track(model.document.workspace().position())
}

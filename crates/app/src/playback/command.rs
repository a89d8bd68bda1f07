//! The commands of the playback.

use crate::command::row::{Row, choice, row};
use crate::command::{menu::Menu, shortcut::Shortcut};
use crate::document::{SeekTo, tracks::Compared};
use crate::played::Played;
use crate::settings::pace::{Pace, Speed};
use unfold_engine::puzzle::Sequence;
use unfold_text::{Text, commands, editor, shortcut_editor, stage};

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
    row(id, PlaybackCommand::Go(moment), texts).in_menu(Menu::Edit.at(5, 1))
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

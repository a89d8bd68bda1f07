//! What is either on or off.

use super::Command;
use crate::app::App;

/// Something that is switched on and off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Letters on stickers.
    Letters,
    /// Patterns on stickers.
    Patterns,
    /// Turns without a way between.
    ReduceMotion,
    /// What frames cost, in the bar at the foot.
    FrameTimes,
    /// Logarithmic time in plots.
    LogTime,
    /// All effort on the proof.
    Optimal,
    /// Every optimal solution.
    AllOptimal,
    /// The solution played when its search ends.
    PlayWhenSolved,
    /// Centres painted like other facelets.
    PaintCentres,
    /// The moves of a scramble played when it is made.
    WatchScramble,
    /// Tables made while the program is idle.
    IdleTables,
    /// The session kept, and restored at the next start.
    Restore,
    /// A question before unsaved work is left.
    AskOnLeaving,
}

impl Switch {
    /// Whether it is on.
    pub fn is_on(self, app: &App) -> bool {
        let settings = app.settings();
        match self {
            Self::Letters => settings.letters,
            Self::Patterns => settings.patterns,
            Self::ReduceMotion => settings.reduce_motion,
            Self::FrameTimes => settings.frame_times,
            Self::LogTime => settings.log_time,
            Self::Optimal => settings.optimal,
            Self::AllOptimal => settings.all_optimal,
            Self::PlayWhenSolved => settings.play_when_solved,
            Self::Restore => settings.restore,
            Self::AskOnLeaving => settings.ask_on_leaving,
            Self::IdleTables => settings.idle_tables,
            Self::WatchScramble => app.watches_scrambles(),
            Self::PaintCentres => app.editor().paint_centres,
        }
    }

    /// The command that switches it on or off.
    pub fn set(self, on: bool) -> Command {
        match self {
            Self::Letters => Command::SetLetters(on),
            Self::Patterns => Command::SetPatterns(on),
            Self::ReduceMotion => Command::SetReduceMotion(on),
            Self::FrameTimes => Command::SetFrameTimes(on),
            Self::LogTime => Command::SetLogTime(on),
            Self::Optimal => Command::SetOptimal(on),
            Self::AllOptimal => Command::SetAllOptimal(on),
            Self::PlayWhenSolved => Command::SetPlayWhenSolved(on),
            Self::Restore => Command::SetRestore(on),
            Self::AskOnLeaving => Command::SetAskOnLeaving(on),
            Self::IdleTables => Command::SetIdleTables(on),
            Self::WatchScramble => Command::SetWatchScramble(on),
            Self::PaintCentres => Command::SetPaintCentres(on),
        }
    }
}

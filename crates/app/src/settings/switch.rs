//! Switches, either on or off.

use super::{Settings, choices::StageView};
use crate::{model::Model, settings::choices::Scrambling};

/// Something that is switched on and off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Letters on stickers of the net.
    Letters,
    /// Letters on stickers of the puzzle in space.
    SpaceLetters,
    /// Letters of colours rather than of faces on the stickers of a cube.
    ColourLetters,
    /// Patterns on stickers.
    Patterns,
    /// Turns without a way between.
    ReduceMotion,
    /// The arc of the move that comes next.
    NextMove,
    /// The outcome of a click where one points.
    MovePreviews,
    /// The names of a hypercube's cells.
    CellNames,
    /// Copies of the stickers of a cube's hidden faces.
    HintStickers,
    /// The tools of the net and of the view, shown always.
    AlwaysTools,
    /// Cost of frames, in the bar at the foot.
    FrameTimes,
    /// Logarithmic time in plots.
    LogTime,
    /// Method, limits and threads of the search, shown below the button that starts it.
    SolverOptions,
    /// Crosses with a rotation before them that brings their face to the bottom.
    CrossOnBottom,
    /// The effects of a move on the pieces, told below the chart.
    MoveEffects,
    /// A solution step by step, in the room of the chart.
    StepByStep,
    /// The net in all the room of the stage.
    NetAlone,
    /// The puzzle in space in all the room of the stage.
    SpaceAlone,
    /// The panel of the result beside the stage, in a narrow window.
    ResultPanel,
    /// Every optimal solution.
    AllOptimal,
    /// Positions solved as if the moves that made them were not known.
    Anew,
    /// The solution played when its search ends.
    PlayWhenSolved,
    /// The solution saved when its search ends: it is asked how.
    SaveWhenSolved,
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
    /// The graph of the 2x2x2 written in the form of the reference.
    ExportReference,
    /// The graph of the 2x2x2 written with its moves.
    ExportMoves,
}

/// A switch that is a setting: how it is read there, and how it is set.
pub struct SwitchSetting {
    switch: Switch,
    is_on: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
}

/// The row of a switch whose setting is a field of its own.
macro_rules! of_field {
    ($switch:ident, $field:ident) => {
        SwitchSetting { switch: Switch::$switch, is_on: |s| s.$field, set: |s, on| s.$field = on }
    };
}

/// Every switch that is a setting.
static SETTINGS: &[SwitchSetting] = &[
    of_field!(Letters, letters),
    of_field!(SpaceLetters, space_letters),
    of_field!(ColourLetters, colour_letters),
    of_field!(Patterns, patterns),
    of_field!(ReduceMotion, reduce_motion),
    of_field!(NextMove, next_move),
    of_field!(MovePreviews, move_previews),
    of_field!(CellNames, cell_names),
    of_field!(HintStickers, hint_stickers),
    of_field!(AlwaysTools, always_tools),
    of_field!(FrameTimes, frame_times),
    of_field!(LogTime, log_time),
    of_field!(SolverOptions, solver_options),
    of_field!(MoveEffects, move_effects),
    of_field!(StepByStep, step_by_step),
    of_field!(CrossOnBottom, cross_on_bottom),
    SwitchSetting {
        switch: Switch::NetAlone,
        is_on: |s| s.stage == StageView::Net,
        set: |s, on| s.stage = if on { StageView::Net } else { StageView::Both },
    },
    SwitchSetting {
        switch: Switch::SpaceAlone,
        is_on: |s| s.stage == StageView::Space,
        set: |s, on| s.stage = if on { StageView::Space } else { StageView::Both },
    },
    of_field!(ResultPanel, result_panel),
    SwitchSetting { switch: Switch::AllOptimal, is_on: |s| s.all_optimal, set: |s, on| s.set_all_optimal(on) },
    of_field!(Anew, anew),
    of_field!(PlayWhenSolved, play_when_solved),
    of_field!(SaveWhenSolved, save_when_solved),
    of_field!(IdleTables, idle_tables),
    of_field!(Restore, restore),
    of_field!(AskOnLeaving, ask_on_leaving),
    of_field!(ExportReference, export_reference),
    of_field!(ExportMoves, export_moves),
    SwitchSetting {
        switch: Switch::WatchScramble,
        // Nothing said yet: the moves of random turns are worth seeing.
        is_on: |s| s.watch_scramble.unwrap_or(s.scrambling == Scrambling::Turns),
        set: |s, on| s.watch_scramble = Some(on),
    },
];

impl SwitchSetting {
    /// True if settings have it on.
    pub fn is_on(&self, settings: &Settings) -> bool {
        (self.is_on)(settings)
    }

    /// Switches it on or off in settings.
    pub fn set(&self, settings: &mut Settings, on: bool) {
        (self.set)(settings, on);
    }
}

impl Switch {
    /// Its field in the settings; `None` for one that belongs to the position.
    pub fn setting(self) -> Option<&'static SwitchSetting> {
        SETTINGS.iter().find(|row| row.switch == self)
    }

    /// True if it is on.
    pub fn is_on(self, model: &Model) -> bool {
        match self.setting() {
            Some(setting) => setting.is_on(&model.settings),
            None => model.document.workspace().editor.paint_centres,
        }
    }
}

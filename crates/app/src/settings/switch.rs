//! Boolean settings that commands toggle.

use super::{Settings, choices::StageView};
use crate::{model::Model, settings::choices::Scrambling};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Colour letters on stickers of the net.
    Letters,
    /// Colour letters on stickers in the 3D view.
    SpaceLetters,
    /// Labels by colour instead of by face on a cube.
    ColourLetters,
    /// Colour patterns on stickers.
    Patterns,
    /// Turns without animation.
    ReduceMotion,
    /// Arc for the next move.
    NextMove,
    /// Preview of a click while hovering.
    MovePreviews,
    /// Labels on a hypercube's cells.
    CellNames,
    /// Copies of a cube's hidden stickers.
    HintStickers,
    /// Tools of net and view always visible.
    AlwaysTools,
    /// Frame times in the status bar.
    FrameTimes,
    /// Logarithmic time axis in charts.
    LogTime,
    /// Search options below the solve button.
    SolverOptions,
    /// First crosses rotated to the bottom.
    CrossOnBottom,
    /// Effects of a move on the pieces, below the chart.
    MoveEffects,
    /// Step-by-step solution in place of the chart.
    StepByStep,
    /// Only the net on the stage.
    NetAlone,
    /// Only the 3D view on the stage.
    SpaceAlone,
    /// Result panel beside the stage in a narrow window.
    ResultPanel,
    /// List every optimal solution.
    AllOptimal,
    /// Ignore the moves that made the position.
    Anew,
    /// Play a solution when its search ends.
    PlayWhenSolved,
    /// Offer to save a solution when its search ends.
    SaveWhenSolved,
    /// Allow painting of centres. Belongs to the position, not to the settings.
    PaintCentres,
    /// Play a new scramble.
    WatchScramble,
    /// Build tables while the program is idle.
    IdleTables,
    /// Save and restore the session.
    Restore,
    /// Ask before closing with unsaved work.
    AskOnLeaving,
    /// Reference form of the exported graph.
    ExportReference,
    /// Moves in the exported graph.
    ExportMoves,
}

/// Access to a switch that is stored in the settings.
pub struct SwitchSetting {
    switch: Switch,
    is_on: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
}

/// A switch stored in a boolean field.
macro_rules! of_field {
    ($switch:ident, $field:ident) => {
        SwitchSetting { switch: Switch::$switch, is_on: |s| s.$field, set: |s, on| s.$field = on }
    };
}

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
        // By default only random moves are played.
        is_on: |s| s.watch_scramble.unwrap_or(s.scrambling == Scrambling::Turns),
        set: |s, on| s.watch_scramble = Some(on),
    },
];

impl SwitchSetting {
    pub fn is_on(&self, settings: &Settings) -> bool {
        (self.is_on)(settings)
    }

    pub fn set(&self, settings: &mut Settings, on: bool) {
        (self.set)(settings, on);
    }
}

impl Switch {
    /// Its access to the settings; `None` if it belongs to the position.
    pub fn setting(self) -> Option<&'static SwitchSetting> {
        SETTINGS.iter().find(|row| row.switch == self)
    }

    pub fn is_on(self, model: &Model) -> bool {
        match self.setting() {
            Some(setting) => setting.is_on(&model.settings),
            None => model.document.workspace().editor.paint_centres,
        }
    }
}

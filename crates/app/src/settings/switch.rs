//! Boolean settings that commands toggle.

use super::{Settings, choices::StageView};
use crate::{model::Model, settings::choices::Scrambling};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Letters on stickers of the net.
    Letters,
    /// Letters on stickers in the 3D view.
    SpaceLetters,
    /// Colour letters instead of face letters on cubes.
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
    /// Semicolons in the exported graph, as in the 2017 article.
    ExportReferenceFormat,
    /// Move of each edge in the exported graph.
    ExportMoves,
}

/// Getter and setter of a switch that is stored in the settings.
pub struct SwitchSetting {
    switch: Switch,
    is_on: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
}

/// Makes a [`SwitchSetting`] for a boolean field of the settings.
macro_rules! field_switch {
    ($switch:ident, $field:ident) => {
        SwitchSetting { switch: Switch::$switch, is_on: |s| s.$field, set: |s, on| s.$field = on }
    };
}

static SETTINGS: &[SwitchSetting] = &[
    field_switch!(Letters, letters),
    field_switch!(SpaceLetters, space_letters),
    field_switch!(ColourLetters, colour_letters),
    field_switch!(Patterns, patterns),
    field_switch!(ReduceMotion, reduce_motion),
    field_switch!(NextMove, next_move),
    field_switch!(MovePreviews, move_previews),
    field_switch!(CellNames, cell_names),
    field_switch!(HintStickers, hint_stickers),
    field_switch!(AlwaysTools, always_tools),
    field_switch!(FrameTimes, frame_times),
    field_switch!(LogTime, log_time),
    field_switch!(SolverOptions, solver_options),
    field_switch!(MoveEffects, move_effects),
    field_switch!(StepByStep, step_by_step),
    field_switch!(CrossOnBottom, cross_on_bottom),
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
    field_switch!(ResultPanel, result_panel),
    SwitchSetting { switch: Switch::AllOptimal, is_on: |s| s.all_optimal, set: |s, on| s.set_all_optimal(on) },
    field_switch!(Anew, anew),
    field_switch!(PlayWhenSolved, play_when_solved),
    field_switch!(SaveWhenSolved, save_when_solved),
    field_switch!(IdleTables, idle_tables),
    field_switch!(Restore, restore),
    field_switch!(AskOnLeaving, ask_on_leaving),
    field_switch!(ExportReferenceFormat, export_reference),
    field_switch!(ExportMoves, export_moves),
    SwitchSetting {
        switch: Switch::WatchScramble,
        // By default, only scrambles of random moves are played.
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
    /// Getter and setter in the settings; `None` for [`Switch::PaintCentres`], which belongs to the position.
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

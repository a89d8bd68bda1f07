//! The settings: data, file format, bounds and migration.

pub mod appearance;
pub mod batch;
pub mod choices;
pub mod error;
pub mod how_far;
pub mod pace;
pub mod saved_filter;
pub mod seconds_limit;
pub mod switch;
pub mod update;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use self::choices::{Choices, StageView};
use self::{batch::BatchSettings, how_far::HowFar, pace::Pace, saved_filter::SavedFilter, seconds_limit::SecondsLimit};
use crate::cases::own::OwnAlgorithmRecord;
use crate::document::turning_keys::TurningKeys;
use crate::macros::record::MacroRecord;
use crate::settings::choices::{PositionNotation, Scrambling};
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_engine::search::{Limits, Memory};
use unfold_engine::{notation::colours::ColourLetters, puzzles::solvers};
use unfold_scene::appearance::colour_letters;
use unfold_scene::appearance::colours::{CustomColours, Palette};
use unfold_scene::appearance::hold::Hold;
use unfold_scene::space::Sizes;
use unfold_text::Language;

/// Maximum number of recent files.
const MAX_RECENT: usize = 10;
/// Minimum and maximum zoom; 1 is normal.
const ZOOM_RANGE: (f32, f32) = (0.5, 3.0);
/// Maximum number of threads that a setting can have.
pub const MAX_THREADS: usize = 256;
/// Default time limit of searches in the window, in seconds. The command line uses [`Limits::default`].
pub const DEFAULT_TIME_LIMIT: u32 = 30;

/// Number of threads for the setting `setting`: 0 means one per processor, at most [`MAX_THREADS`].
pub fn thread_count(setting: usize) -> usize {
    if setting == 0 { Limits::default().threads.min(MAX_THREADS) } else { setting }
}

/// Custom shortcuts as text, by command id.
pub type CustomShortcuts = BTreeMap<String, Vec<String>>;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// Follow the system theme.
    #[default]
    System,
    Light,
    Dark,
}

#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Settings {
    pub language: Language,
    /// The puzzle shown last.
    pub puzzle: PuzzleId,
    pub theme: Theme,
    /// Scale of the whole window; 1 is normal.
    pub zoom: f32,
    /// Show letters on stickers of the net.
    pub letters: bool,
    /// Show letters on stickers in the 3D view.
    pub space_letters: bool,
    /// Show colour patterns on stickers.
    pub patterns: bool,
    pub palette: Palette,
    /// Custom colours of each puzzle; used by [`Palette::Own`].
    pub own_colours: CustomColours,
    /// Colours on top and in front of cubes.
    pub hold: Hold,
    /// Label facelets of a cube by colour rather than by face.
    pub colour_letters: bool,
    /// Show frame times in the status bar.
    pub frame_times: bool,
    /// Use a logarithmic time axis in charts.
    pub log_time: bool,
    /// Show method, limits and threads below the solve button.
    pub solver_options: bool,
    /// Show the effects of a move on the pieces below the chart.
    pub move_effects: bool,
    /// Show the step-by-step solution in place of the chart.
    pub step_by_step: bool,
    /// List first crosses with the cross at the bottom, as cubers hold the cube.
    pub cross_on_bottom: bool,
    /// Show the result panel beside the stage in a narrow window; a wide one always does.
    pub result_panel: bool,
    pub stage: StageView,
    /// Time limit of searches without proof, for puzzles without one of their own. Version 0.2.0 has no other time limit.
    pub time_limit: SecondsLimit,
    /// Time limit of proofs, for puzzles without one of their own.
    pub proof_time_limit: SecondsLimit,
    /// Time without improvement after which a search ends.
    pub patience: SecondsLimit,
    /// Search threads; 0 for one per processor.
    pub threads: usize,
    pub memory: Memory,
    pub play_when_solved: bool,
    /// Offer to save a solution when its search ends.
    pub save_when_solved: bool,
    /// Replaces the switch *Optimal* of version 0.1.0.
    #[serde(alias = "optimal")]
    pub how_far: HowFar,
    /// List every optimal solution; implies a proof.
    pub all_optimal: bool,
    /// Ignore the moves that made the position.
    pub anew: bool,
    pub choices: BTreeMap<PuzzleId, Choices>,
    /// Saved piece filters.
    pub filters: BTreeMap<PuzzleId, Vec<SavedFilter>>,
    /// Custom shortcuts by command id.
    pub keys: CustomShortcuts,
    /// Macros of all puzzles, in order of creation.
    pub macros: Vec<MacroRecord>,
    /// The user's own algorithms for cases.
    pub own_algorithms: Vec<OwnAlgorithmRecord>,
    /// Layout and overrides of the keys that turn the puzzle.
    pub turning: TurningKeys,
    /// Table folder; `None` for the default.
    pub tables: Option<PathBuf>,
    /// Build tables of the shown puzzle while the program is idle.
    pub idle_tables: bool,
    pub batch: BatchSettings,
    pub scrambling: Scrambling,
    /// Number of random moves in a scramble; `None` for the puzzle's default.
    pub scramble_moves: Option<usize>,
    /// Play a new scramble; `None` to play only scrambles of random moves.
    pub watch_scramble: Option<bool>,
    pub pace: Pace,
    /// Show turns without animation.
    pub reduce_motion: bool,
    /// Show an arc for the next move of a playable sequence.
    pub next_move: bool,
    /// Preview the outcome of a click while hovering over a sticker.
    pub move_previews: bool,
    /// Label the cells of a hypercube, in the window and in exported files.
    pub cell_names: bool,
    /// Show copies of a cube's hidden stickers behind it.
    pub hint_stickers: bool,
    /// Always show the tools of the net and the view, not only while painting or hovering.
    pub always_tools: bool,
    /// See [`Sizes::cell`].
    pub cell_size: f32,
    /// See [`Sizes::sticker`].
    pub sticker_size: f32,
    /// Metric of the graph of the 2×2×2, independent of the searches' metric.
    pub graph_metric: Metric,
    /// Notation for positions of the graph.
    pub graph_positions: PositionNotation,
    /// Export the graph with semicolons, as in the 2017 article, instead of the commas that Neo4j 5 expects.
    pub export_reference: bool,
    /// Include moves in the exported graph.
    pub export_moves: bool,
    /// Save the session automatically and restore it at start.
    pub restore: bool,
    /// Ask before closing with unsaved work.
    pub ask_on_leaving: bool,
    /// Recent files, the latest first.
    pub recent: Vec<PathBuf>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: Language::default(),
            puzzle: PuzzleId::default(),
            theme: Theme::default(),
            zoom: 1.0,
            letters: true,
            space_letters: false,
            patterns: false,
            palette: Palette::default(),
            own_colours: CustomColours::new(),
            hold: Hold::default(),
            colour_letters: false,
            frame_times: false,
            log_time: true,
            solver_options: false,
            move_effects: false,
            step_by_step: false,
            cross_on_bottom: true,
            result_panel: false,
            stage: StageView::Both,
            time_limit: SecondsLimit::from_whole_seconds(DEFAULT_TIME_LIMIT),
            proof_time_limit: SecondsLimit::NONE,
            patience: SecondsLimit::NONE,
            threads: 0,
            memory: Memory::Auto,
            play_when_solved: false,
            save_when_solved: false,
            how_far: HowFar::default(),
            all_optimal: false,
            anew: false,
            choices: BTreeMap::new(),
            filters: BTreeMap::new(),
            keys: CustomShortcuts::new(),
            macros: Vec::new(),
            own_algorithms: Vec::new(),
            turning: TurningKeys::default(),
            tables: None,
            idle_tables: true,
            batch: BatchSettings::default(),
            scrambling: Scrambling::default(),
            scramble_moves: None,
            watch_scramble: None,
            pace: Pace::default(),
            reduce_motion: false,
            next_move: true,
            move_previews: false,
            cell_names: true,
            hint_stickers: false,
            always_tools: false,
            cell_size: Sizes::default().cell,
            sticker_size: Sizes::default().sticker,
            graph_metric: Metric::Qtm,
            graph_positions: PositionNotation::default(),
            export_reference: false,
            export_moves: false,
            restore: true,
            ask_on_leaving: true,
            recent: Vec::new(),
        }
    }
}

impl Settings {
    /// Letters of the displayed colours; for a cube, in its current hold. The default scheme for hypercubes, whose colours have no letters.
    pub fn colour_letters(&self, puzzle: PuzzleId) -> ColourLetters {
        let palette = colour_letters::displayed_letters(puzzle, self.palette, &self.own_colours);
        if puzzle.def().dimensions == 3 { self.hold.letters(palette) } else { palette }
    }

    /// Facelet letters by colour number: a cube's colour letters if chosen, otherwise the letters of faces or cells.
    pub fn facelet_letters(&self, puzzle: PuzzleId) -> Vec<char> {
        if self.colour_letters && puzzle.def().dimensions == 3 {
            return self.colour_letters(puzzle).letters().to_vec();
        }
        puzzle.def().letters.to_vec()
    }

    /// Sizes of the hypercube's parts, within bounds.
    pub fn sizes(&self) -> Sizes {
        Sizes { cell: self.cell_size, sticker: self.sticker_size }.clamped()
    }

    /// Parses a settings file without validation.
    ///
    /// # Errors
    /// The JSON parser's error.
    pub fn read(bytes: &[u8]) -> serde_json::Result<Self> {
        serde_json::from_slice(bytes)
    }

    /// Serialises the settings.
    ///
    /// # Errors
    /// The JSON serialiser's error.
    pub fn write(&self) -> serde_json::Result<Vec<u8>> {
        let mut bytes = serde_json::to_vec_pretty(self)?;
        bytes.push(b'\n');
        Ok(bytes)
    }

    /// Removes and returns a relative table folder: it would depend on the working directory.
    pub fn take_relative_tables(&mut self) -> Option<PathBuf> {
        self.tables.take_if(|folder| !folder.is_absolute())
    }

    /// Sets the goal of searches. Any goal but a proof clears [`Settings::all_optimal`].
    pub fn set_how_far(&mut self, level: HowFar) {
        self.how_far = level;
        self.all_optimal &= level == HowFar::Prove;
    }

    /// Turns the list of all optimal solutions on or off. Turning it on also sets the goal to a proof.
    pub fn set_all_optimal(&mut self, all: bool) {
        self.all_optimal = all;
        if all {
            self.how_far = HowFar::Prove;
        }
    }

    /// Time limit of a search at the chosen level. Proofs have a separate limit, none by default.
    pub fn search_time_limit(&self, puzzle: PuzzleId) -> SecondsLimit {
        let chosen = choices::for_puzzle(&self.choices, puzzle);
        match self.how_far {
            HowFar::Prove => chosen.proof_time_limit.unwrap_or(self.proof_time_limit),
            _ => chosen.time_limit.unwrap_or(self.time_limit),
        }
    }

    /// Sets [`Settings::search_time_limit`] for one puzzle.
    pub fn set_search_time_limit(&mut self, puzzle: PuzzleId, limit: SecondsLimit) {
        let chosen = self.choices.entry(puzzle).or_default();
        match self.how_far {
            HowFar::Prove => chosen.proof_time_limit = Some(limit),
            _ => chosen.time_limit = Some(limit),
        }
    }

    /// Limits of a proof, whatever the chosen level.
    pub fn proof_limits(&self, puzzle: PuzzleId) -> Limits {
        Self { how_far: HowFar::Prove, ..self.clone() }.limits(puzzle)
    }

    /// Limits of a search at the chosen level.
    pub fn limits(&self, puzzle: PuzzleId) -> Limits {
        let usual = Limits::default();
        Limits {
            threads: thread_count(self.threads),
            timeout: self.search_time_limit(puzzle).time(),
            patience: self.patience.time(),
            memory: self.memory,
            target: (self.how_far == HowFar::Quick).then_some(usize::MAX),
            optimal: self.how_far == HowFar::Prove,
            all_optimal: self.all_optimal,
            ..usual
        }
    }

    /// Adds a file to the front of the recent ones, or moves it there. Leaves out a path that is not UTF-8.
    pub fn remember(&mut self, path: &Path) {
        self.recent.retain(|p| p != path);
        // JSON cannot represent a path that is not UTF-8.
        if path.to_str().is_some() {
            self.recent.insert(0, path.to_path_buf());
        }
        self.recent.truncate(MAX_RECENT);
    }

    /// Rounds the zoom to a tenth, adds `tenths` tenths, and clamps it to its range.
    pub fn zoom_by(&mut self, tenths: f32) {
        self.zoom = ((self.zoom * 10.0).round() + tenths) / 10.0;
        self.zoom = self.zoom.clamp(ZOOM_RANGE.0, ZOOM_RANGE.1);
    }

    /// Brings numbers and lists within their bounds, and migrates settings of older versions.
    pub fn clamped(mut self) -> Self {
        self.zoom = if self.zoom.is_finite() { self.zoom.clamp(ZOOM_RANGE.0, ZOOM_RANGE.1) } else { 1.0 };
        self.threads = self.threads.min(MAX_THREADS);
        self.batch.jobs = self.batch.jobs.min(MAX_THREADS);
        let sizes = Sizes { cell: self.cell_size, sticker: self.sticker_size }.clamped();
        (self.cell_size, self.sticker_size) = (sizes.cell, sizes.sticker);
        self.recent.truncate(MAX_RECENT);
        for kept in self.filters.values_mut() {
            *kept = saved_filter::within_bounds(std::mem::take(kept));
        }
        // Version 0.1.0 had switches for proof and all optimal solutions, and a proving method per puzzle.
        let is_prover = |choices: &Choices| choices.method.as_deref() == Some(solvers::OPTIMAL);
        if self.all_optimal || self.choices.get(&self.puzzle).is_some_and(is_prover) {
            self.how_far = HowFar::Prove;
        }
        for (puzzle, choices) in &mut self.choices {
            if solvers::solvers_for(*puzzle).count() > 1 {
                choices.method.take_if(|method| method == solvers::OPTIMAL);
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::batch::BatchChange;
    use crate::settings::*;

    #[test]
    fn out_of_range_numbers_are_clamped() {
        let read = Settings::read(br#"{"zoom": 1e9, "threads": 99999999, "later": 1}"#).expect("settings");
        let read = read.clamped();
        assert_eq!((read.zoom, read.threads), (ZOOM_RANGE.1, MAX_THREADS));
    }

    #[test]
    fn first_version_settings_get_short_batch_limits() {
        let read = Settings::read(br#"{"time_limit": 120, "threads": 2, "optimal": true}"#).expect("settings");
        assert_eq!(read.batch, BatchSettings::default());
        let limits = read.batch.limits();
        assert_eq!((limits.timeout, limits.optimal), (Some(std::time::Duration::from_secs(1)), false));
        let mut set = read.clone();
        set.batch.change(PuzzleId::Cube2, BatchChange::Method("greedy"));
        set.batch.change(PuzzleId::Cube2, BatchChange::Patience(SecondsLimit::from_seconds(0.5)));
        let kept = Settings::read(&set.write().expect("bytes")).expect("settings");
        assert_eq!(kept, set);
    }

    #[test]
    fn zoom_moves_in_tenths_within_its_range() {
        let mut settings = Settings::default();
        for _ in 0..3 {
            settings.zoom_by(1.0);
        }
        assert!((settings.zoom - 1.3).abs() < 1e-6);
        for _ in 0..100 {
            settings.zoom_by(-1.0);
        }
        assert!((settings.zoom - ZOOM_RANGE.0).abs() < 1e-6);
    }
}

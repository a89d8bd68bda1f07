//! The settings: what the program remembers, as plain data.

pub mod appearance;
pub mod batch;
pub mod choices;
pub mod error;
pub mod how_far;
pub mod kept_filter;
pub mod pace;
pub mod seconds_limit;
pub mod switch;
pub mod update;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use self::choices::{Choices, StageView};
use self::{batch::BatchSettings, how_far::HowFar, kept_filter::KeptFilter, pace::Pace, seconds_limit::SecondsLimit};
use crate::cases::own::OwnAlgorithmRecord;
use crate::document::turning_keys::TurningKeys;
use crate::macros::record::MacroRecord;
use crate::settings::choices::{PositionForm, Scrambling};
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_engine::search::{Limits, Memory};
use unfold_engine::{notation::colours::ColourLetters, puzzles::solvers};
use unfold_scene::appearance::colour_letters;
use unfold_scene::appearance::colours::{Own, Palette};
use unfold_scene::appearance::hold::Hold;
use unfold_scene::space::Sizes;
use unfold_text::Language;

/// Number of opened files that are remembered.
const RECENT: usize = 10;
/// Bounds of the zoom.
const ZOOM: (f32, f32) = (0.5, 3.0);
/// The most threads that can be asked for.
pub const MAX_THREADS: usize = 256;
/// The usual time limit of a search in the window, in seconds. On the command line it is that of [`Limits::default`].
pub const TIME_LIMIT: u32 = 30;

/// Number of threads that are used for a number asked for, 0 for as many as there are processors.
pub fn threads_used(asked: usize) -> usize {
    if asked == 0 { Limits::default().threads.min(MAX_THREADS) } else { asked }
}

/// Keys that commands have instead of their usual ones, as texts, by the commands' ids.
pub type KeptKeys = BTreeMap<String, Vec<String>>;

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system is.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// Everything that is remembered.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language of all texts.
    pub language: Language,
    /// The puzzle that was shown last.
    pub puzzle: PuzzleId,
    /// Light or dark.
    pub theme: Theme,
    /// Size of everything, 1 is normal.
    pub zoom: f32,
    /// True if stickers carry their colour's letter.
    pub letters: bool,
    /// True if they are shown on the puzzle in space, too.
    pub space_letters: bool,
    /// True if stickers carry their colour's pattern.
    pub patterns: bool,
    /// The colours of stickers.
    pub palette: Palette,
    /// Colours of one's own.
    pub own_colours: Own,
    /// The way a person holds a cube: the colours that are up and in front.
    pub hold: Hold,
    /// True if the letters on the facelets of a cube are those of colours rather than those of faces.
    pub colour_letters: bool,
    /// True if the bar at the foot tells what frames cost.
    pub frame_times: bool,
    /// True if plots give every tenfold of time the same width.
    pub log_time: bool,
    /// True if method, limits and threads are shown below the button that solves.
    pub solver_options: bool,
    /// True if the effects of a move on the pieces are told below the chart.
    pub move_effects: bool,
    /// True if a solution step by step takes the room of the chart.
    pub step_by_step: bool,
    /// True if first crosses are listed as cubers hold the cube: with the cross at the bottom.
    pub cross_on_bottom: bool,
    /// True if a narrow window shows the panel of the result beside the stage; a wide one always does.
    pub result_panel: bool,
    /// Parts of the stage that are shown.
    pub stage: StageView,
    /// The time after which a search ends that is not to prove its solution optimal, of puzzles for which none was chosen; version 0.2.0
    /// had one for all of them.
    pub time_limit: SecondsLimit,
    /// The same of a search that is to prove its solution optimal.
    pub proof_time_limit: SecondsLimit,
    /// The time without improvement after which a search ends.
    pub patience: SecondsLimit,
    /// Threads that search; 0 for as many as there are processors.
    pub threads: usize,
    /// Tables that searches use.
    pub memory: Memory,
    /// True if a solution is played when its search ends.
    pub play_when_solved: bool,
    /// True if it is asked how to save a solution when its search ends.
    pub save_when_solved: bool,
    /// Level to which a search goes; the switch *Optimal* in version 0.1.0.
    #[serde(alias = "optimal")]
    pub how_far: HowFar,
    /// True if every optimal solution is looked for, which takes a proof too.
    pub all_optimal: bool,
    /// True if positions are solved as if the moves that made them were not known.
    pub anew: bool,
    /// The choices for each puzzle.
    pub choices: BTreeMap<PuzzleId, Choices>,
    /// The filters of pieces that are kept.
    pub filters: BTreeMap<PuzzleId, Vec<KeptFilter>>,
    /// The keys of commands that have other ones than usual, by their ids.
    pub keys: KeptKeys,
    /// Macros, in the order in which they were made.
    pub macros: Vec<MacroRecord>,
    /// A person's own algorithms of cases.
    pub own_algorithms: Vec<OwnAlgorithmRecord>,
    /// The keys that turn the puzzle.
    pub turning: TurningKeys,
    /// The folder of the tables, where it is not the usual one.
    pub tables: Option<PathBuf>,
    /// True if tables of the puzzle shown are made while the program is idle.
    pub idle_tables: bool,
    /// Settings for solving the positions of a batch.
    pub batch: BatchSettings,
    /// The kind of scramble.
    pub scrambling: Scrambling,
    /// Number of moves of a scramble by moves; `None` for the usual one of the puzzle.
    pub scramble_moves: Option<usize>,
    /// True if the moves of a scramble are played when it is made; `None`: those of random turns are.
    pub watch_scramble: Option<bool>,
    /// Speed of playback.
    pub pace: Pace,
    /// True if turns are shown at once, without a way between.
    pub reduce_motion: bool,
    /// True if an arc shows the move that comes next in what could be played.
    pub next_move: bool,
    /// True if pointing at a sticker shows the outcome of a click.
    pub move_previews: bool,
    /// True if the names of a hypercube's cells stand beside them, in the window and in files.
    pub cell_names: bool,
    /// True if copies of the stickers of a cube's hidden faces float behind it.
    pub hint_stickers: bool,
    /// True if the tools of the net and of the view are shown always, not only while one paints or points at the view.
    pub always_tools: bool,
    /// The edge of a cell of the hypercube in parts of its own (see [`Sizes`]).
    pub cell_size: f32,
    /// The edge of a sticker in parts of half a cell.
    pub sticker_size: f32,
    /// The metric in which the graph of the 2x2x2 counts, whichever one searches count in.
    pub graph_metric: Metric,
    /// Form of positions of the graph.
    pub graph_positions: PositionForm,
    /// True if the graph is written in the form of the reference rather than that of Neo4j 5.
    pub export_reference: bool,
    /// True if the graph is written with its moves.
    pub export_moves: bool,
    /// True if the session is kept, and restored at the next start.
    pub restore: bool,
    /// True if it is asked before unsaved work is left.
    pub ask_on_leaving: bool,
    /// The files opened last, the latest first.
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
            own_colours: Own::new(),
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
            time_limit: SecondsLimit::of_whole(TIME_LIMIT),
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
            keys: KeptKeys::new(),
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
            graph_positions: PositionForm::default(),
            export_reference: false,
            export_moves: false,
            restore: true,
            ask_on_leaving: true,
            recent: Vec::new(),
        }
    }
}

impl Settings {
    /// Letters of the colours of a cube in these settings; the usual scheme of a puzzle whose colours have no letters.
    pub fn colour_letters(&self, puzzle: PuzzleId) -> ColourLetters {
        let palette = colour_letters::shown(puzzle, self.palette, &self.own_colours);
        if puzzle.def().dimensions == 3 { self.hold.letters(palette) } else { palette }
    }

    /// The letters on the facelets of a puzzle, by colour number: of faces or cells, or of the colours of a cube if these are chosen.
    pub fn facelet_letters(&self, puzzle: PuzzleId) -> Vec<char> {
        if self.colour_letters && puzzle.def().dimensions == 3 {
            return self.colour_letters(puzzle).letters().to_vec();
        }
        puzzle.def().letters.to_vec()
    }

    /// Sizes of the parts of the hypercube.
    pub fn sizes(&self) -> Sizes {
        Sizes { cell: self.cell_size, sticker: self.sticker_size }.within_bounds()
    }

    /// The settings that the bytes of a file stand for, as they stand there.
    ///
    /// # Errors
    /// The error of the JSON reader where they are no settings.
    pub fn read(bytes: &[u8]) -> serde_json::Result<Self> {
        serde_json::from_slice(bytes)
    }

    /// The bytes of a file that stands for these settings.
    ///
    /// # Errors
    /// The errors of the JSON writer.
    pub fn write(&self) -> serde_json::Result<Vec<u8>> {
        let mut bytes = serde_json::to_vec_pretty(self)?;
        bytes.push(b'\n');
        Ok(bytes)
    }

    /// Takes out the folder of the tables where it is relative: it would lie somewhere else each time the program is started.
    pub fn take_relative_tables(&mut self) -> Option<PathBuf> {
        self.tables.take_if(|folder| !folder.is_absolute())
    }

    /// Chooses how far a search goes. Only a proof can go on to every optimal solution.
    pub fn set_how_far(&mut self, level: HowFar) {
        self.how_far = level;
        self.all_optimal &= level == HowFar::Prove;
    }

    /// Chooses whether every optimal solution is looked for, which takes a proof.
    pub fn set_all_optimal(&mut self, all: bool) {
        self.all_optimal = all;
        if all {
            self.how_far = HowFar::Prove;
        }
    }

    /// The time limit of a search for a puzzle that goes as far as is chosen. A proof has one of its own, and none at first.
    pub fn search_time_limit(&self, puzzle: PuzzleId) -> SecondsLimit {
        let chosen = choices::of(&self.choices, puzzle);
        match self.how_far {
            HowFar::Prove => chosen.proof_time_limit.unwrap_or(self.proof_time_limit),
            _ => chosen.time_limit.unwrap_or(self.time_limit),
        }
    }

    /// Changes [`Settings::search_time_limit`] for a puzzle; the others keep theirs.
    pub fn set_search_time_limit(&mut self, puzzle: PuzzleId, limit: SecondsLimit) {
        let chosen = self.choices.entry(puzzle).or_default();
        match self.how_far {
            HowFar::Prove => chosen.proof_time_limit = Some(limit),
            _ => chosen.time_limit = Some(limit),
        }
    }

    /// The limits of a solve of a puzzle that is to prove its solution optimal.
    pub fn proof_limits(&self, puzzle: PuzzleId) -> Limits {
        Self { how_far: HowFar::Prove, ..self.clone() }.limits(puzzle)
    }

    /// The limits of a solve of a puzzle.
    pub fn limits(&self, puzzle: PuzzleId) -> Limits {
        let usual = Limits::default();
        Limits {
            threads: threads_used(self.threads),
            timeout: self.search_time_limit(puzzle).time(),
            patience: self.patience.time(),
            memory: self.memory,
            target: (self.how_far == HowFar::Quick).then_some(usize::MAX),
            optimal: self.how_far == HowFar::Prove,
            all: self.all_optimal,
            ..usual
        }
    }

    /// Puts a file at the head of the recent ones.
    pub fn remember(&mut self, path: &Path) {
        self.recent.retain(|p| p != path);
        // JSON has no way to write other names.
        if path.to_str().is_some() {
            self.recent.insert(0, path.to_path_buf());
        }
        self.recent.truncate(RECENT);
    }

    /// Enlarges by so many tenths.
    pub fn zoom_by(&mut self, tenths: f32) {
        self.zoom = ((self.zoom * 10.0).round() + tenths) / 10.0;
        self.zoom = self.zoom.clamp(ZOOM.0, ZOOM.1);
    }

    /// The same settings, all numbers within their bounds.
    pub fn within_bounds(mut self) -> Self {
        self.zoom = if self.zoom.is_finite() { self.zoom.clamp(ZOOM.0, ZOOM.1) } else { 1.0 };
        self.threads = self.threads.min(MAX_THREADS);
        self.batch.jobs = self.batch.jobs.min(MAX_THREADS);
        let sizes = Sizes { cell: self.cell_size, sticker: self.sticker_size }.within_bounds();
        (self.cell_size, self.sticker_size) = (sizes.cell, sizes.sticker);
        self.recent.truncate(RECENT);
        for kept in self.filters.values_mut() {
            *kept = kept_filter::within_bounds(std::mem::take(kept));
        }
        // In version 0.1.0 these were two switches, and a method of its own for each puzzle.
        let is_prover = |choices: &Choices| choices.method.as_deref() == Some(solvers::OPTIMAL);
        if self.all_optimal || self.choices.get(&self.puzzle).is_some_and(is_prover) {
            self.how_far = HowFar::Prove;
        }
        for (puzzle, choices) in &mut self.choices {
            if solvers::of(*puzzle).count() > 1 {
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
    fn strange_numbers_are_brought_within_bounds() {
        let read = Settings::read(br#"{"zoom": 1e9, "threads": 99999999, "later": 1}"#).expect("settings");
        let read = read.within_bounds();
        assert_eq!((read.zoom, read.threads), (ZOOM.1, MAX_THREADS));
    }

    #[test]
    fn settings_of_the_first_version_get_a_batch_with_short_limits_of_its_own() {
        let read = Settings::read(br#"{"time_limit": 120, "threads": 2, "optimal": true}"#).expect("settings");
        assert_eq!(read.batch, BatchSettings::default());
        let limits = read.batch.limits();
        assert_eq!((limits.timeout, limits.optimal), (Some(std::time::Duration::from_secs(1)), false));
        let mut set = read.clone();
        set.batch.change(PuzzleId::Cube2, BatchChange::Method("greedy"));
        set.batch.change(PuzzleId::Cube2, BatchChange::Patience(SecondsLimit::of_seconds(0.5)));
        let kept = Settings::read(&set.write().expect("bytes")).expect("settings");
        assert_eq!(kept, set);
    }

    #[test]
    fn zooming_stays_on_tenths() {
        let mut settings = Settings::default();
        for _ in 0..3 {
            settings.zoom_by(1.0);
        }
        assert!((settings.zoom - 1.3).abs() < 1e-6);
        for _ in 0..100 {
            settings.zoom_by(-1.0);
        }
        assert!((settings.zoom - ZOOM.0).abs() < 1e-6);
    }
}

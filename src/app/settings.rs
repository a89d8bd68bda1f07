//! What the program remembers: a JSON file in the user's configuration folder, written by rename.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use super::keyboard::KeptKeys;
use super::seconds_limit::SecondsLimit;
use crate::app::sentences::describe::io_error;
use crate::engine::disk::{folders, read};
use crate::engine::puzzle::PuzzleId;
use crate::engine::solve::{Limits, Memory};
use crate::export::place::{Existing, Place, PlaceError};
use crate::i18n::{Language, Phrase};
use crate::model::appearance::colours::{Own, Palette};
use crate::model::choices::Choices;
use crate::model::document::playback::Pace;
use crate::model::runs::results::Scrambling;
use crate::model::scene::Sizes;

/// How many opened files are remembered.
const RECENT: usize = 10;
/// Bounds of the zoom.
const ZOOM: (f32, f32) = (0.5, 3.0);
const FILE: &str = "settings.json";
/// The most bytes that a settings file may have; ours have a few thousand.
const LIMIT: u64 = 1 << 20;

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
    /// Whether stickers carry their colour's letter.
    pub letters: bool,
    /// Whether stickers carry their colour's pattern.
    pub patterns: bool,
    /// Which colours stickers have.
    pub palette: Palette,
    /// Colours of one's own.
    pub own_colours: Own,
    /// Whether the bar at the foot tells what frames cost.
    pub frame_times: bool,
    /// Whether plots give every tenfold of time the same width.
    pub log_time: bool,
    /// The time after which a search ends.
    pub time_limit: SecondsLimit,
    /// The time without improvement after which a search ends.
    pub patience: SecondsLimit,
    /// Threads that search; 0 for as many as there are processors.
    pub threads: usize,
    /// Which tables searches use.
    pub memory: Memory,
    /// Whether a solution is played when its search ends.
    pub play_when_solved: bool,
    /// Whether all effort goes into the proof once there is a solution.
    pub optimal: bool,
    /// Whether every optimal solution is looked for, which takes a proof too.
    pub all_optimal: bool,
    /// What is chosen for each puzzle.
    pub choices: BTreeMap<PuzzleId, Choices>,
    /// The keys of commands that have other ones than usual, by their ids.
    pub keys: KeptKeys,
    /// The folder of the tables, where it is not the usual one.
    pub tables: Option<PathBuf>,
    /// Whether tables of the puzzle shown are made while the program is idle.
    pub idle_tables: bool,
    /// How positions are scrambled.
    pub scrambling: Scrambling,
    /// Whether the moves of a scramble are played when it is made; `None`: those of random turns are.
    pub watch_scramble: Option<bool>,
    /// How fast moves are played.
    pub pace: Pace,
    /// Whether turns are shown at once, without a way between.
    pub reduce_motion: bool,
    /// The edge of a cell of the hypercube in parts of its own (see [`Sizes`]).
    pub cell_size: f32,
    /// The edge of a sticker in parts of half a cell.
    pub sticker_size: f32,
    /// Whether the graph is written in the form of the reference rather than that of Neo4j 5.
    pub export_reference: bool,
    /// Whether the graph is written with its moves.
    pub export_moves: bool,
    /// Whether the session is kept, and restored at the next start.
    pub restore: bool,
    /// Whether it is asked before unsaved work is left.
    pub ask_on_leaving: bool,
    /// The files opened last, the latest first.
    pub recent: Vec<PathBuf>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: Language::default(),
            puzzle: PuzzleId::Cube3,
            theme: Theme::default(),
            zoom: 1.0,
            letters: true,
            patterns: false,
            palette: Palette::default(),
            own_colours: Own::new(),
            frame_times: false,
            log_time: false,
            time_limit: SecondsLimit::of_whole(30),
            patience: SecondsLimit::NONE,
            threads: 0,
            memory: Memory::Auto,
            play_when_solved: false,
            optimal: false,
            all_optimal: false,
            choices: BTreeMap::new(),
            keys: KeptKeys::new(),
            tables: None,
            idle_tables: true,
            scrambling: Scrambling::default(),
            watch_scramble: None,
            pace: Pace::default(),
            reduce_motion: false,
            cell_size: Sizes::default().cell,
            sticker_size: Sizes::default().sticker,
            export_reference: false,
            export_moves: false,
            restore: true,
            ask_on_leaving: true,
            recent: Vec::new(),
        }
    }
}

/// What can be wrong with the settings file; none of it is fatal.
#[derive(Debug)]
pub enum SettingsError {
    /// The file is no settings.
    Broken {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: Phrase,
        /// Its new name; `None` when it could not be renamed.
        set_aside: Option<PathBuf>,
    },
    /// The file is there but could not be read.
    Read {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The file could not be written.
    Write {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The file names a folder of the tables that is not absolute; all else in it holds.
    RelativeTables {
        /// The file.
        path: PathBuf,
        /// The folder.
        folder: PathBuf,
    },
}

/// Why there are no settings in a file.
enum Unread {
    /// There is no file.
    Absent,
    /// What is in it is no settings.
    Broken(Phrase),
    /// It could not be read.
    Failed(io::Error),
}

/// The settings in a file, as they stand there.
fn settings_in(path: &Path) -> Result<Settings, Unread> {
    let bytes = match read::bytes(path, LIMIT) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Err(Unread::Absent),
        Err(error) if matches!(read::refusal(&error), Some(read::Refusal::TooLarge { .. })) => {
            return Err(Unread::Broken(io_error(&error)));
        }
        Err(error) => return Err(Unread::Failed(error)),
    };
    serde_json::from_slice(&bytes).map_err(|error| Unread::Broken(error.to_string().into()))
}

impl Settings {
    /// The user's configuration folder, or a temporary one where there is no home.
    pub fn default_folder() -> PathBuf {
        folders::config()
    }

    /// The folder of the tables that the settings kept in a folder name, for whoever needs nothing else of them; `None` stands for
    /// the usual one. The file is left as it is.
    ///
    /// # Errors
    /// What is wrong with the file; the usual folder is to be used then.
    pub fn tables_of(folder: &Path) -> Result<Option<PathBuf>, SettingsError> {
        let path = folder.join(FILE);
        match settings_in(&path) {
            Ok(mut settings) => settings.take_relative_tables(&path).map_or(Ok(settings.tables), Err),
            Err(Unread::Absent) => Ok(None),
            Err(Unread::Broken(reason)) => Err(SettingsError::Broken { path, reason, set_aside: None }),
            Err(Unread::Failed(source)) => Err(SettingsError::Read { path, source }),
        }
    }

    /// A relative folder would lie somewhere else each time the program is started: it is taken out.
    fn take_relative_tables(&mut self, path: &Path) -> Option<SettingsError> {
        let folder = self.tables.take_if(|folder| !folder.is_absolute())?;
        Some(SettingsError::RelativeTables { path: path.to_path_buf(), folder })
    }

    /// The settings kept in a folder, for whoever only looks at them; `None` where there are none, or something is wrong with them,
    /// which is left as it is.
    pub fn kept_in(folder: &Path) -> Option<Self> {
        settings_in(&folder.join(FILE)).ok()
    }

    /// Looks whether [`Settings::keep_tables`] could note something in a folder.
    ///
    /// # Errors
    /// What is wrong with the settings there, which are left as they are, or with the folder.
    pub fn can_keep(folder: &Path) -> Result<(), SettingsError> {
        let path = folder.join(FILE);
        match settings_in(&path) {
            Ok(_) | Err(Unread::Absent) => {}
            Err(Unread::Broken(reason)) => return Err(SettingsError::Broken { path, reason, set_aside: None }),
            Err(Unread::Failed(source)) => return Err(SettingsError::Read { path, source }),
        }
        let writable = std::fs::create_dir_all(folder).and_then(|()| tempfile::tempfile_in(folder).map(drop));
        writable.map_err(|source| SettingsError::Write { path, source })
    }

    /// Notes another folder of the tables in the settings kept in a folder; `None` stands for the usual one.
    ///
    /// # Errors
    /// Those of [`Settings::load`] and [`Settings::save`].
    pub fn keep_tables(folder: &Path, tables: Option<PathBuf>) -> Result<(), SettingsError> {
        let (settings, error) = Self::load(folder, Language::of_system());
        match error {
            // What was wrong is what is replaced.
            None | Some(SettingsError::RelativeTables { .. }) => Self { tables, ..settings }.save(folder),
            Some(error) => Err(error),
        }
    }

    /// Whether a folder has a settings file, whatever is in it.
    pub fn is_in(folder: &Path) -> bool {
        folder.join(FILE).exists()
    }

    /// The settings kept in a folder, or the usual ones and why they were taken. A broken file is renamed, so that nothing a
    /// person wrote is lost. `language` is that of the usual settings.
    pub fn load(folder: &Path, language: Language) -> (Self, Option<SettingsError>) {
        let usual = Self { language, ..Self::default() };
        let path = folder.join(FILE);
        match settings_in(&path) {
            Ok(settings) => {
                let mut settings = settings.within_bounds();
                let error = settings.take_relative_tables(&path);
                (settings, error)
            }
            Err(Unread::Absent) => (usual, None),
            Err(Unread::Failed(source)) => (usual, Some(SettingsError::Read { path, source })),
            Err(Unread::Broken(reason)) => {
                let set_aside = set_aside(&path, "broken");
                (usual, Some(SettingsError::Broken { path, reason, set_aside }))
            }
        }
    }

    /// Keeps the settings in a folder, which is made if need be.
    ///
    /// # Errors
    /// [`SettingsError::Write`] when the system refuses.
    pub fn save(&self, folder: &Path) -> Result<(), SettingsError> {
        let path = folder.join(FILE);
        let attempt = || -> io::Result<()> {
            std::fs::create_dir_all(folder)?;
            let mut bytes = serde_json::to_vec_pretty(self)?;
            bytes.push(b'\n');
            write(&path, &bytes)
        };
        attempt().map_err(|source| SettingsError::Write { path, source })
    }

    /// The limits of a solve.
    pub fn limits(&self) -> Limits {
        let usual = Limits::default();
        Limits {
            threads: if self.threads == 0 { usual.threads.min(super::MOST_THREADS) } else { self.threads },
            timeout: self.time_limit.time(),
            patience: self.patience.time(),
            memory: self.memory,
            optimal: self.optimal,
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

    fn within_bounds(mut self) -> Self {
        self.zoom = if self.zoom.is_finite() { self.zoom.clamp(ZOOM.0, ZOOM.1) } else { 1.0 };
        self.threads = self.threads.min(super::MOST_THREADS);
        let sizes = Sizes { cell: self.cell_size, sticker: self.sticker_size }.within_bounds();
        (self.cell_size, self.sticker_size) = (sizes.cell, sizes.sticker);
        self.recent.truncate(RECENT);
        self
    }
}

/// Puts a file in the place of the one before, if that is a regular file or a link to one.
pub(super) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let written = Place::of(path, Existing::Replace).and_then(|place| place.write_soon(bytes));
    written.map_err(|error| match error {
        PlaceError::Write { source, .. } => source,
        PlaceError::NotReplaceable { .. } | PlaceError::NoName { .. } => read::Refusal::NotRegular.into(),
        PlaceError::Exists { .. } => io::ErrorKind::AlreadyExists.into(),
    })
}

/// Gives a file that cannot be used another name, one that is free; `kind` is a part of it. `None` when it could not be renamed.
pub(super) fn set_aside(path: &Path, kind: &str) -> Option<PathBuf> {
    let free = (1..1000).map(|n| path.with_extension(format!("{kind}-{n}.json"))).find(|name| !name.exists())?;
    std::fs::rename(path, &free).ok().map(|()| free)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back_and_broken_ones_are_set_aside() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let inner = folder.path().join("not/there/yet");
        assert_eq!(Settings::load(&inner, Language::Spanish).0.language, Language::Spanish);
        let mut settings =
            Settings { time_limit: SecondsLimit::of_seconds(0.3), theme: Theme::Dark, ..Settings::default() };
        settings.remember(Path::new("/a.log"));
        settings.remember(Path::new("/b.log"));
        settings.remember(Path::new("/a.log"));
        assert_eq!(settings.recent, [PathBuf::from("/a.log"), PathBuf::from("/b.log")]);
        settings.save(&inner).expect("writable");
        let (loaded, error) = Settings::load(&inner, Language::Spanish);
        assert!(error.is_none());
        assert_eq!(loaded, settings, "what was chosen counts, not the system");

        std::fs::write(inner.join(FILE), "{ \"time_limit\": \"soon\" }").expect("writable");
        let (loaded, error) = Settings::load(&inner, Language::English);
        assert_eq!(loaded, Settings::default());
        let Some(SettingsError::Broken { set_aside: Some(aside), .. }) = error else { panic!("{error:?}") };
        assert!(aside.exists() && !inner.join(FILE).exists());
        assert!(Settings::load(&inner, Language::English).1.is_none());
    }

    #[test]
    fn strange_numbers_are_brought_within_bounds() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        std::fs::write(folder.path().join(FILE), r#"{"zoom": 1e9, "threads": 99999999, "later": 1}"#)
            .expect("writable");
        let (loaded, error) = Settings::load(folder.path(), Language::English);
        assert!(error.is_none());
        assert_eq!((loaded.zoom, loaded.threads), (ZOOM.1, super::super::MOST_THREADS));
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

//! An opened log, prepared for playing.

use std::path::{Path, PathBuf};

use super::row_names::{MAX_NAMES, NamedStretch};
use crate::{examples, played::MAX_PLAYED};
use unfold_engine::logs::{Logs, SolveLog};
use unfold_engine::puzzle::{Facelets, Sequence, pattern::Pattern, text::sanitized};
use unfold_text::{Language, session as say};

/// A log with its source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenLog {
    /// The file; `None` if the log was pasted or is an example.
    pub path: Option<PathBuf>,
    /// Id of the example, if it is one.
    pub example: Option<&'static str>,
    pub log: SolveLog,
    /// Number of the log in its file, from 1.
    pub number: usize,
    /// Lengths of the scramble and of the moves after it in the puzzle's default metric, each joined separately.
    pub lengths: [usize; 2],
    /// MC4D's twist counts of the scramble and of the moves after it; equal to `lengths` for puzzles that MC4D lacks.
    pub twists: [usize; 2],
    /// The position at the scramble mark and the joined moves after it; `None` if there are none or too many to play.
    pub after: Option<(Pattern, Sequence)>,
    /// Macros among the moves after the mark.
    pub macros: Vec<NamedStretch>,
    /// The joined moves of a log that is only a scramble; `None` for other logs, or if there are none or too many to play.
    pub scramble: Option<Sequence>,
}

impl OpenLog {
    /// The only log of a file or pasted text.
    pub fn new(path: Option<PathBuf>, log: SolveLog) -> Self {
        Self::numbered(path, log, 1)
    }

    /// All logs of a file or pasted text.
    pub fn all(path: Option<&Path>, logs: &Logs) -> Vec<Self> {
        let numbered = logs.iter().cloned().zip(1..);
        numbered.map(|(log, number)| Self::numbered(path.map(Path::to_path_buf), log, number)).collect()
    }

    /// One of the logs of a file, by its number from 1.
    pub fn numbered(path: Option<PathBuf>, log: SolveLog, number: usize) -> Self {
        let def = log.puzzle().def();
        // Computed once: logs can have millions of clicks, and the window repaints often.
        let scramble = log.scramble().joined(def);
        let (solution, marks) = (log.solution(), log.macros());
        let cuts: Vec<usize> = marks.iter().flat_map(|range| [range.start, range.end]).collect();
        let (after, cuts) = solution.joined_at(def, &cuts);
        let ranges = cuts.chunks(2).filter_map(|ends| Some(*ends.first()?..*ends.last()?));
        let stretch = |range| NamedStretch { range, name: String::new(), is_macro: true };
        let macros = ranges.filter(|range| !range.is_empty()).map(stretch).take(MAX_NAMES).collect();
        let lengths = [scramble.length(def), after.length(def)];
        let start = Facelets::solved(log.puzzle()).after_all(&scramble);
        let playable = |moves: &Sequence| (1..=MAX_PLAYED).contains(&moves.0.len());
        let twists = log.twist_counts();
        let after = playable(&after).then(|| (Pattern::from_facelets(&start), after));
        let scramble = (lengths[1] == 0 && playable(&scramble)).then_some(scramble);
        Self { path, example: None, log, number, lengths, twists, after, macros, scramble }
    }

    /// Display name: the file's name, the example's title, or a word for a pasted log.
    pub fn name(&self, language: Language) -> String {
        match (&self.path, self.example.and_then(examples::find)) {
            (Some(path), _) => file_name(path),
            (None, Some(example)) => unfold_text::examples::EXAMPLE_ORIGIN.fill(language, [&example.title]),
            (None, None) => say::PASTED_LOG.get(language).into(),
        }
    }
}

/// Display name of a file, without folders; the whole path if it has no file name.
pub fn file_name(path: &Path) -> String {
    path.file_name().map_or_else(|| sanitized(path.display()), |name| sanitized(name.display()))
}

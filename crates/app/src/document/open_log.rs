//! A log that was opened, and what of it can be played.

use std::path::{Path, PathBuf};

use super::row_names::{MAX_NAMES, NamedStretch};
use crate::{examples, played::MAX_PLAYED};
use unfold_engine::logs::{Logs, SolveLog};
use unfold_engine::puzzle::{Facelets, Sequence, pattern::Pattern, text::shown};
use unfold_text::{Language, session as say};

/// A log and where it came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenLog {
    /// The file; `None` of a log that was pasted, or is an example.
    pub path: Option<PathBuf>,
    /// The name of the example that it is, if it is one.
    pub example: Option<&'static str>,
    /// The log that was read.
    pub log: SolveLog,
    /// Which log of the file it is, from 1.
    pub number: usize,
    /// Lengths in STM, each joined by itself, of the moves up to the scramble mark and of those after it.
    pub lengths: [usize; 2],
    /// MC4D's counts of both, or their lengths again where MC4D has no such puzzle.
    pub twists: [usize; 2],
    /// The position at the scramble mark, and the moves after it, joined; none of a log that has none, or more than can be played.
    pub after: Option<(Pattern, Sequence)>,
    /// The macros among the moves after the mark.
    pub macros: Vec<NamedStretch>,
    /// All its moves, joined, of a log with none after its scramble, unless they are more than can be played.
    pub scramble: Option<Sequence>,
}

impl OpenLog {
    /// The only log of a file or of a pasted text.
    pub fn new(path: Option<PathBuf>, log: SolveLog) -> Self {
        Self::numbered(path, log, 1)
    }

    /// All logs of a file, or of a pasted text.
    pub fn all(path: Option<&Path>, logs: &Logs) -> Vec<Self> {
        let numbered = logs.iter().cloned().zip(1..);
        numbered.map(|(log, number)| Self::numbered(path.map(Path::to_path_buf), log, number)).collect()
    }

    /// One of the logs of a file, by its number from 1.
    pub fn numbered(path: Option<PathBuf>, log: SolveLog, number: usize) -> Self {
        let def = log.puzzle().def();
        // Once, here: a log may have millions of clicks, and the window is painted many times.
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
        let twists = log.twists();
        let after = playable(&after).then(|| (Pattern::of(&start), after));
        let scramble = (lengths[1] == 0 && playable(&scramble)).then_some(scramble);
        Self { path, example: None, log, number, lengths, twists, after, macros, scramble }
    }

    /// Its name.
    pub fn name(&self, language: Language) -> String {
        match (&self.path, self.example.and_then(examples::named)) {
            (Some(path), _) => file_name(path),
            (None, Some(example)) => unfold_text::examples::EXAMPLE_ORIGIN.fill(language, [&example.title]),
            (None, None) => say::PASTED_LOG.get(language).into(),
        }
    }
}

/// The name of a file without its folders, as it is shown; all of the path where it ends in no name.
pub fn file_name(path: &Path) -> String {
    path.file_name().map_or_else(|| shown(path.display()), |name| shown(name.display()))
}

//! The search for the shortest and the easiest algorithm of a case.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::ease::Ease;
use unfold_engine::control::Control;
use unfold_engine::notation::allowed;
use unfold_engine::pattern::{PatternTables, PatternTask};
use unfold_engine::puzzle::allowed::AllowedMoves;
use unfold_engine::puzzle::symmetry::{MIRROR_AXIS, mirrored};
use unfold_engine::puzzle::{Metric, PuzzleId, Sequence};
use unfold_engine::puzzles::algorithms;
use unfold_engine::puzzles::cases::{Case, Catalogue};
use unfold_engine::search::{Limits, Outcome, Reason, SearchEvent, SolveError};
use unfold_engine::tables::Tables;

/// How long easy algorithms of a case are looked for.
const EASY_TIME: Duration = Duration::from_millis(300);
/// How much more than the easiest turns an algorithm may cost that has fewer regrips, in the costs of the search.
const EASY_EXTRA: usize = 2;
/// The moves of easy algorithms, unless others are asked for.
const EASY_MOVES: &str = "<R,U,F,L>";

/// An algorithm, its length or cost, and if none is shorter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortest {
    /// The moves.
    pub moves: Sequence,
    /// Their length in the metric of the search, or their cost where it has none.
    pub length: usize,
    /// True if no sequence of the allowed moves is shorter.
    pub is_proven: bool,
}

/// The search result for a case.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundCase {
    /// The shortest; `None` if the allowed moves do not solve it within the limits.
    pub shortest: Option<Shortest>,
    /// The easiest of those that are known, and its cost.
    pub easiest: Option<(Sequence, f64)>,
    /// True if it is proven that the allowed moves do not solve it.
    pub is_impossible: bool,
}

/// The search for the cases of a catalogue.
pub struct Finder<'a> {
    /// The catalogue.
    pub catalogue: &'static Catalogue,
    /// The costs by which an algorithm is easy.
    pub ease: &'a Ease,
    /// The moves of the shortest algorithms.
    pub moves: AllowedMoves,
    /// True if the user chose them; easy algorithms then use only these moves, too.
    pub are_chosen: bool,
    /// The metric of lengths; `None` for costs of no metric.
    pub metric: Option<Metric>,
    /// The limits of the search for the shortest.
    pub limits: Limits,
    /// The tables of the puzzle, and those that were made for cases before.
    pub tables: (&'a Tables, &'a PatternTables),
}

impl Finder<'_> {
    /// Finds the shortest and the easiest algorithm of a case; cases that were `known` before may tell it by symmetry.
    ///
    /// # Errors
    /// [`SolveError`], as of any search.
    pub fn find(&self, case: &Case, known: &[Shortest], control: &Control) -> Result<FoundCase, SolveError> {
        let task = self.task(case, self.moves.clone())?;
        let (shortest, is_impossible) = match self.by_symmetry(&task, known) {
            Some(found) => (Some(found), false),
            None => self.shortest(&task, control)?,
        };
        let easy = if is_impossible { Vec::new() } else { self.easy(case, control)? };
        let shortest = shortest.or_else(|| self.shortest_of(&task, &easy));
        let own = shortest.iter().map(|found| found.moves.clone()).chain(case.algorithm.clone());
        let all = own.chain(easy);
        let rated = all.filter_map(|moves| Some((self.ease.cost(self.puzzle(), &moves)?, moves)));
        let easiest = rated.min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(ease, moves)| (moves, ease));
        Ok(FoundCase { shortest, easiest, is_impossible })
    }

    fn puzzle(&self) -> PuzzleId {
        self.catalogue.puzzle
    }

    fn task(&self, case: &Case, moves: AllowedMoves) -> Result<PatternTask, SolveError> {
        self.catalogue.task(case, moves).map_err(SolveError::Pattern)
    }

    /// The shortest of a case that is the mirror image, or the inverse, of one that is known.
    fn by_symmetry(&self, task: &PatternTask, known: &[Shortest]) -> Option<Shortest> {
        if !self.moves.are_usual() {
            return None;
        }
        // Of a part of the puzzle the inverse may be longer than needed.
        let may_invert = task.position.is_complete();
        let images = |found: &Shortest| {
            let mirror = mirrored(self.puzzle(), &found.moves, MIRROR_AXIS);
            let inverses = [&found.moves, &mirror].map(|moves| moves.inverse(self.puzzle().def()));
            std::iter::once(mirror).chain(inverses.into_iter().filter(|_| may_invert)).collect::<Vec<_>>()
        };
        known.iter().filter(|found| found.is_proven).find_map(|found| {
            let moves = images(found).into_iter().find(|moves| task.is_solved_by(moves))?;
            Some(Shortest { moves, ..found.clone() })
        })
    }

    fn search(
        &self,
        task: &PatternTask,
        limits: &Limits,
        control: &Control,
        found: &Mutex<Vec<Sequence>>,
    ) -> Result<Outcome, SolveError> {
        let metric = self.metric.unwrap_or(self.puzzle().def().metric);
        let listen = |event| {
            if let SearchEvent::Optimal(solution) = event {
                found.lock().unwrap_or_else(PoisonError::into_inner).push(solution.moves);
            }
        };
        algorithms::solve(task, metric, limits, control, self.tables, &listen)
    }

    /// The shortest within the limits, and whether it is proven that there is none.
    fn shortest(&self, task: &PatternTask, control: &Control) -> Result<(Option<Shortest>, bool), SolveError> {
        let limits = Limits { optimal: true, ..self.limits.clone() };
        let outcome = self.search(task, &limits, control, &Mutex::default())?;
        let is_proven = outcome.is_optimal();
        let is_impossible = outcome.reason == Reason::Impossible;
        let best = outcome.best.map(|best| Shortest { moves: best.moves, length: best.length, is_proven });
        Ok((best, is_impossible))
    }

    /// The shortest of algorithms that consist of allowed moves, where the search for the shortest found none in its time.
    fn shortest_of(&self, task: &PatternTask, algorithms: &[Sequence]) -> Option<Shortest> {
        let (metric, def) = (self.metric?, self.puzzle().def());
        let solving = algorithms.iter().filter(|moves| task.is_solved_by(moves));
        let best = solving.min_by_key(|moves| moves.length_in(def, metric))?;
        Some(Shortest { moves: best.clone(), length: best.length_in(def, metric), is_proven: false })
    }

    /// Algorithms whose turns cost little, found within a moment.
    fn easy(&self, case: &Case, control: &Control) -> Result<Vec<Sequence>, SolveError> {
        let moves = match self.are_chosen {
            true => self.moves.clone(),
            false => allowed::parse(self.puzzle(), EASY_MOVES).expect("moves of every cube"),
        };
        let found = Mutex::default();
        if let Some(weighed) = self.ease.weighed(&moves) {
            let limits =
                Limits { optimal: true, all: true, extra: EASY_EXTRA, timeout: Some(EASY_TIME), ..self.limits.clone() };
            self.search(&self.task(case, weighed)?, &limits, control, &found)?;
        }
        Ok(found.into_inner().unwrap_or_else(PoisonError::into_inner))
    }
}

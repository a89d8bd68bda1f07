//! Search for the shortest and the most ergonomic algorithm of a case.

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

/// Time limit of the search for ergonomic algorithms of a case.
const ERGONOMIC_TIMEOUT: Duration = Duration::from_millis(300);
/// Allowed excess over the minimum search cost, since costlier algorithms may need fewer regrips.
const ERGONOMIC_EXTRA_COST: usize = 2;
/// Moves of ergonomic algorithms, unless the user chose the moves.
const ERGONOMIC_MOVES: &str = "<R,U,F,L>";

/// A shortest known algorithm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShortestAlgorithm {
    pub moves: Sequence,
    /// Length in the metric of the search, or the cost if moves have custom costs.
    pub length: usize,
    /// True if proven optimal for the allowed moves.
    pub is_proven: bool,
}

/// The search result for a case.
#[derive(Clone, Debug, PartialEq)]
pub struct CaseResult {
    /// `None` if no algorithm was found within the limits.
    pub shortest: Option<ShortestAlgorithm>,
    /// The most ergonomic algorithm known, with its cost; `None` if there is none.
    pub easiest: Option<(Sequence, f64)>,
    /// True if the allowed moves provably cannot solve the case.
    pub is_impossible: bool,
}

/// Search for algorithms of a catalogue's cases.
pub struct CaseAlgorithmFinder<'a> {
    pub catalogue: &'static Catalogue,
    /// Ergonomic costs.
    pub ease: &'a Ease,
    /// Allowed moves of the shortest algorithms.
    pub moves: AllowedMoves,
    /// True if the user chose the moves; ergonomic algorithms are then restricted to them, too.
    pub has_custom_moves: bool,
    /// Metric of lengths; `None` if moves have custom costs.
    pub metric: Option<Metric>,
    /// Limits of the search for the shortest algorithm.
    pub limits: Limits,
    /// The puzzle's tables, and pattern databases of earlier cases.
    pub tables: (&'a Tables, &'a PatternTables),
}

impl CaseAlgorithmFinder<'_> {
    /// Finds the shortest and the most ergonomic algorithm of a case, using symmetric cases among `known`.
    ///
    /// # Errors
    /// The allowed moves do not fit the puzzle, or the search failed.
    pub fn find(&self, case: &Case, known: &[ShortestAlgorithm], control: &Control) -> Result<CaseResult, SolveError> {
        let task = self.task(case, self.moves.clone())?;
        let (shortest, is_impossible) = match self.by_symmetry(&task, known) {
            Some(found) => (Some(found), false),
            None => self.shortest(&task, control)?,
        };
        let easy = if is_impossible { Vec::new() } else { self.low_cost_algorithms(case, control)? };
        let shortest = shortest.or_else(|| self.shortest_of(&task, &easy));
        let own = shortest.iter().map(|found| found.moves.clone()).chain(case.algorithm.clone());
        let all = own.chain(easy);
        let rated = all.filter_map(|moves| Some((self.ease.cost(self.puzzle(), &moves)?, moves)));
        let easiest = rated.min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(ease, moves)| (moves, ease));
        Ok(CaseResult { shortest, easiest, is_impossible })
    }

    fn puzzle(&self) -> PuzzleId {
        self.catalogue.puzzle
    }

    fn task(&self, case: &Case, moves: AllowedMoves) -> Result<PatternTask, SolveError> {
        self.catalogue.task(case, moves).map_err(SolveError::Pattern)
    }

    /// The shortest algorithm, made by mirroring or inverting a proven one of `known`; `None` if none fits or the moves are custom.
    fn by_symmetry(&self, task: &PatternTask, known: &[ShortestAlgorithm]) -> Option<ShortestAlgorithm> {
        if !self.moves.are_usual() {
            return None;
        }
        // For a part of the puzzle, the inverse may be longer than optimal.
        let may_invert = task.position.is_complete();
        let images = |found: &ShortestAlgorithm| {
            let mirror = mirrored(self.puzzle(), &found.moves, MIRROR_AXIS);
            let inverses = [&found.moves, &mirror].map(|moves| moves.inverse(self.puzzle().def()));
            std::iter::once(mirror).chain(inverses.into_iter().filter(|_| may_invert)).collect::<Vec<_>>()
        };
        known.iter().filter(|found| found.is_proven).find_map(|found| {
            let moves = images(found).into_iter().find(|moves| task.is_solved_by(moves))?;
            Some(ShortestAlgorithm { moves, ..found.clone() })
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

    /// The shortest algorithm found within the limits, and true if none can exist.
    fn shortest(&self, task: &PatternTask, control: &Control) -> Result<(Option<ShortestAlgorithm>, bool), SolveError> {
        let limits = Limits { optimal: true, ..self.limits.clone() };
        let outcome = self.search(task, &limits, control, &Mutex::default())?;
        let is_proven = outcome.is_optimal();
        let is_impossible = outcome.reason == Reason::Impossible;
        let best = outcome.best.map(|best| ShortestAlgorithm { moves: best.moves, length: best.length, is_proven });
        Ok((best, is_impossible))
    }

    /// The shortest of `algorithms` that solves the task, for when the main search timed out; `None` if none does, or with custom costs.
    fn shortest_of(&self, task: &PatternTask, algorithms: &[Sequence]) -> Option<ShortestAlgorithm> {
        let (metric, def) = (self.metric?, self.puzzle().def());
        let solving = algorithms.iter().filter(|moves| task.is_solved_by(moves));
        let best = solving.min_by_key(|moves| moves.length_in(def, metric))?;
        Some(ShortestAlgorithm { moves: best.clone(), length: best.length_in(def, metric), is_proven: false })
    }

    /// Algorithms of low ergonomic cost, found within [`ERGONOMIC_TIMEOUT`].
    fn low_cost_algorithms(&self, case: &Case, control: &Control) -> Result<Vec<Sequence>, SolveError> {
        let moves = match self.has_custom_moves {
            true => self.moves.clone(),
            false => allowed::parse(self.puzzle(), ERGONOMIC_MOVES).expect("moves of every cube"),
        };
        let found = Mutex::default();
        if let Some(weighed) = self.ease.with_ergonomic_costs(&moves) {
            let limits = Limits {
                optimal: true,
                all_optimal: true,
                extra: ERGONOMIC_EXTRA_COST,
                timeout: Some(ERGONOMIC_TIMEOUT),
                ..self.limits.clone()
            };
            self.search(&self.task(case, weighed)?, &limits, control, &found)?;
        }
        Ok(found.into_inner().unwrap_or_else(PoisonError::into_inner))
    }
}

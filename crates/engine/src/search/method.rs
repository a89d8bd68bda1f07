//! [`Method`], the record of functions through which this crate's solvers implement [`Solver`].

use super::{EventSink, Incumbent, Limits, Outcome, SolveError, Solver, TableProvider, table_set::TableLoader};
use crate::control::Control;
use crate::puzzle::{Facelets, Metric, PuzzleId};
use crate::tables::Tables;

/// One call of [`Solver::solve`] with its resolved metric.
#[derive(Clone, Copy)]
pub(crate) struct SolveRequest<'a> {
    pub state: &'a Facelets,
    pub metric: Metric,
    pub limits: &'a Limits,
    pub control: &'a Control,
    pub tables: &'a Tables,
    pub sink: EventSink<'a>,
}

impl<'a> SolveRequest<'a> {
    /// Returns the context for opening or building tables.
    pub fn table_loader(&self) -> TableLoader<'a> {
        TableLoader { tables: self.tables, workers: self.limits.workers_under(self.control), sink: self.sink }
    }

    /// Creates the incumbent of a search that starts now.
    pub fn incumbent(&self) -> Incumbent<'a> {
        Incumbent::new(self.state, self.metric, self.limits, self.control, self.sink)
    }
}

/// A solver as a record of properties and functions.
pub struct Method {
    /// The name on the command line and in JSON.
    pub(crate) name: &'static str,
    /// The puzzle that it solves.
    pub(crate) puzzle: PuzzleId,
    /// The supported metrics, the default first; `None` for only the puzzle's own.
    pub(crate) metrics: Option<&'static [Metric]>,
    /// The tables used in the default metric.
    pub(crate) tables: &'static TableProvider,
    /// The tables used in a metric; `None` if they are those of the default metric.
    pub(crate) tables_in: fn(Metric) -> Option<&'static TableProvider>,
    /// True if every search ends with a proof.
    pub(crate) is_always_optimal: bool,
    /// True if it can list every optimal solution.
    pub(crate) lists_all: bool,
    /// Lower bound of a state from tables in memory; `None` if unknown.
    pub(crate) bound: fn(&Facelets, &Tables) -> Option<u8>,
    /// Runs the search until a limit is reached.
    pub(crate) search: fn(&SolveRequest) -> Result<Outcome, SolveError>,
}

impl Method {
    /// Creates a solver without tables or bounds that counts in the puzzle's metric and lists every optimal solution.
    pub(crate) const fn new(
        name: &'static str,
        puzzle: PuzzleId,
        search: fn(&SolveRequest) -> Result<Outcome, SolveError>,
    ) -> Self {
        let tables = &TableProvider::NONE;
        Self {
            name,
            puzzle,
            metrics: None,
            tables,
            tables_in: |_| None,
            is_always_optimal: false,
            lists_all: true,
            bound: |_, _| None,
            search,
        }
    }
}

impl Solver for Method {
    fn name(&self) -> &'static str {
        self.name
    }

    fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    fn metrics(&self) -> &'static [Metric] {
        self.metrics.unwrap_or_else(|| std::slice::from_ref(&self.puzzle.def().metric))
    }

    fn tables(&self) -> &'static TableProvider {
        self.tables
    }

    fn tables_in(&self, metric: Metric) -> &'static TableProvider {
        (self.tables_in)(metric).unwrap_or(self.tables)
    }

    fn is_always_optimal(&self) -> bool {
        self.is_always_optimal
    }

    fn lists_all(&self) -> bool {
        self.lists_all
    }

    fn bound(&self, state: &Facelets, tables: &Tables) -> Option<u8> {
        (self.bound)(state, tables)
    }

    fn solve(
        &self,
        state: &Facelets,
        limits: &Limits,
        control: &Control,
        tables: &Tables,
        sink: EventSink,
    ) -> Result<Outcome, SolveError> {
        let metric = limits.metric_of(self)?;
        (self.search)(&SolveRequest { state, metric, limits, control, tables, sink })
    }
}

//! Solvers of the 3×3×3.
//!
//! The main one is Kociemba's two-phase method (kociemba.org/twophase.htm): into G1 = <U, D, R2, L2, F2, B2>, then to
//! the solved state, with ever shorter solutions on six viewpoints of the state, and a lower bound that rises to meet
//! them. Others are its plain form, two methods that use only the sticker score, and the optimal solver: the same two
//! phases alongside a search of the whole cube with a separate table.

pub mod cross;
mod cross_paths;
pub mod cross_rows;
mod detours;
mod direct;
mod full_puzzle;
mod greedy;
mod inverses;
mod large_tables;
mod metric_search;
mod metric_table_types;
mod near_goal_graph;
mod optimal;
mod optimal_search;
mod own_symmetries;
mod phase1;
mod phase2;
mod plan;
pub mod proof_scaling;
mod score_ida;
mod search_driver;
mod starts;
mod states;
mod viewpoint;
mod waves;

use self::detours::Detours;
use self::large_tables::{LargeTables, SearchRoots};
use self::metric_search::MetricTagged;
use self::metric_table_types::MetricTableTypes;
use self::optimal::OptimalProof;
use self::plan::premove_cosets;
use self::search_driver::{SearchDriver, TablesInUse};
use super::turns::{HalfTurnMetric, QuarterTurnMetric};
use super::{Cube3, tables::SmallTables};
use crate::puzzle::{Facelets, Metric, PuzzleId};
use crate::search::method::{Method, SolveRequest};
use crate::search::{Limits, Outcome, SolveError, TableProvider, workers};
use crate::tables::Tables;

pub use self::direct::{DIRECT, MAX_FIRST_SOLUTION as DIRECT_LONGEST};
pub use self::greedy::{GREEDY, MAX_TURNS as GREEDY_TURNS};
pub use self::optimal::smallest_and_largest as optimal_sizes;
pub use self::score_ida::{SCORE_IDA, bound as score_bound, max_change};
pub(super) use self::states::open_states;
pub use super::tables::three_colours::{PATTERNS, SYMMETRIES};

/// The two-phase solver on six viewpoints with large tables and premoves. Finds ever shorter solutions and spends part
/// of the effort on the lower bound.
pub static TWO_PHASE: Method = Method {
    metrics: Some(&METRICS),
    tables: &TableProvider::small_and_large::<LargeTables>(),
    tables_in: |metric| match metric {
        Metric::Qtm => Some(&detours::TABLES),
        _ => None,
    },
    // The optimal solver lists all solutions instead.
    lists_all: false,
    bound,
    ..Method::new("twophase", PuzzleId::Cube3, |request| match request.metric {
        Metric::Qtm => search::<QuarterTurnMetric>(request, (request.limits, false)),
        _ => search::<HalfTurnMetric>(request, (request.limits, false)),
    })
};

/// The metrics of the two-phase and the optimal solver.
const METRICS: [Metric; 2] = [Metric::Htm, Metric::Qtm];

/// Returns a lower bound on the solution length: the largest phase 1 bound of all viewpoints, at least 1 for an
/// unsolved state. `None` if the small tables are not in memory or the state is invalid.
fn bound(state: &Facelets, tables: &Tables) -> Option<u8> {
    let small = tables.shared_if_ready::<SmallTables>()?;
    let cube = Cube3::from_facelets(state).ok()?;
    let cosets = SearchRoots::new(&cube).cosets;
    let to_g1 = cosets.into_iter().map(|[twist, flip, slice]| small.phase1(twist, flip, slice)).max();
    to_g1.map(|bound| bound.max(u8::from(cube != Cube3::SOLVED)))
}

/// The optimal solver: two phases and the proof side by side, until the bound meets the best solution.
pub static OPTIMAL: Method = Method {
    metrics: Some(&METRICS),
    tables: &optimal::HTM_TABLES,
    tables_in: |metric| (metric == Metric::Qtm).then_some(&optimal::QTM_TABLES),
    bound,
    ..Method::new("optimal", PuzzleId::Cube3, |request| match request.metric {
        Metric::Qtm => prove::<QuarterTurnMetric>(request),
        _ => prove::<HalfTurnMetric>(request),
    })
};

/// Runs the two-phase search and the proof side by side.
fn prove<C: MetricTableTypes>(request: &SolveRequest) -> Result<Outcome, SolveError> {
    search::<C>(request, (&optimal::two_phase_limits::<C>(request.limits, request.tables), true))
}

/// Searches in two phases with the tables that `phases` allows, and proves with a separate table if `prove` is true.
fn search<C: MetricTableTypes>(
    request: &SolveRequest,
    (phases, prove): (&Limits, bool),
) -> Result<Outcome, SolveError> {
    let (limits, control) = (request.limits, request.control);
    let cube = Cube3::from_facelets(request.state).map_err(SolveError::Invalid)?;
    let roots = SearchRoots::new(&cube);
    // Computes the premoves before the clock of the search starts.
    premove_cosets::<C>();
    let join = |small: &C::Small, large| roots.join_tables::<C, _>(small.inner(), large);
    let tables = TablesInUse::<C>::open(phases, request.table_loader(), join)?;
    let proof = prove.then(|| OptimalProof::open(&cube, limits, request.table_loader())).transpose()?;
    let detours = if prove { None } else { Detours::open::<C>(phases, request.table_loader())? };
    let incumbent = request.incumbent();
    if proof.as_ref().is_some_and(OptimalProof::is_awaited) {
        incumbent.pause_time_limit();
    }
    let driver = SearchDriver::<C>::new(&roots, &tables, &incumbent, (proof, detours), limits, control);
    if !incumbent.is_settled() {
        workers::run(&driver, &incumbent, control, limits.workers());
    }
    drop(driver);
    Ok(incumbent.outcome())
}

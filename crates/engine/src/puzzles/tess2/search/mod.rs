//! The solver of the 2x2x2x2: ever shorter solutions, and a lower bound that rises until they meet.
//!
//! Three searches for solutions follow one another (in the order of `plan`): a beam, exhaustive search on two coupled
//! cubes, and paths through H1, the subgroup that keeps W stickers on the W axis, as in Hypersolve after its first
//! phase. The bound comes from iterative deepening on the whole puzzle with eight projections.

mod beam;
mod both_ends;
mod bound_proof;
mod candidate_filter;
mod coupled;
mod end_filter;
mod full_puzzle;
mod h1_search;
mod large_tables;
mod near_goal_graph;
mod passes;
mod phase1_paths;
mod phase2_search;
mod phases;
mod plan;
mod proof;
mod search_driver;
mod small_tables;
mod state;
mod suffix;
#[cfg(test)]
mod testing;
mod two_cubes;
mod viewpoint;

pub(crate) use self::bound_proof::BoundProof;
use self::full_puzzle::FullPuzzle;
use self::large_tables::LargeTables;
use self::search_driver::{SearchDriver, TablesInUse};
use self::small_tables::SmallTables;
use self::state::State;
pub use self::viewpoint::VIEWPOINTS;
use self::viewpoint::Viewpoint;
use super::Tess2;
use crate::puzzle::{Facelets, PuzzleId};
use crate::search::method::{Method, SolveRequest};
use crate::search::{Outcome, SolveError, TableProvider};
use crate::tables::Tables;

/// The division of effort between shorter solutions and the proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effort {
    /// A small share goes to the proof.
    Anytime,
    /// If the proof is in reach, half goes to it, or everything once a single length is left to prove; otherwise a small share.
    Optimal,
    /// Everything goes to the proof once there is a good solution.
    ProofOnly,
}

/// Finds ever shorter solutions, with a share of the effort for the bound; proves optimality if the limits ask for it.
pub static ANYTIME: Method = method("anytime", |request| {
    search(request, if request.limits.proves() { Effort::Optimal } else { Effort::Anytime })
});
/// Finds ever shorter solutions while proving the bound, until they meet.
pub static OPTIMAL: Method = method("optimal", |request| search(request, Effort::Optimal));
/// Spends all effort on the proof once there is a good solution; for benchmarks.
pub static PROOF: Method = method("proof", |request| search(request, Effort::ProofOnly));

/// Creates a solver of the 2x2x2x2. All solvers run the same search and differ in their division of effort.
const fn method(name: &'static str, search: fn(&SolveRequest) -> Result<Outcome, SolveError>) -> Method {
    let tables = const { &TableProvider::small_and_large::<LargeTables>() };
    Method { tables, bound, ..Method::new(name, PuzzleId::Tess2, search) }
}

/// Returns the maximum of the eight projections' bounds; `None` unless the small tables are loaded and the facelets are valid.
fn bound(state: &Facelets, tables: &Tables) -> Option<u8> {
    let small = tables.shared_if_ready::<SmallTables>()?;
    let (cubies, _) = Tess2::from_facelets(state).ok()?;
    Some(FullPuzzle(&small).bound(&State::from_tess2(&cubies)))
}

fn search(request: &SolveRequest, effort: Effort) -> Result<Outcome, SolveError> {
    let (cubies, held) = Tess2::from_facelets(request.state).map_err(SolveError::Invalid)?;
    let tables = TablesInUse::open(request.limits, request.table_loader(), |_, large| large)?;
    let incumbent = request.incumbent();
    let viewpoints = Viewpoint::all(&cubies);
    let driver = SearchDriver::new(&tables, &incumbent, request.control, (viewpoints, held), effort);
    driver.run(request.limits.workers());
    drop(driver);
    Ok(incumbent.outcome())
}

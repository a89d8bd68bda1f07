//! Shortens solutions in QTM by replacing detours: windows whose ends have a shorter path between them.
//!
//! Every quarter turn changes the parity of the pieces, so a shorter solution in QTM saves at least two quarter turns
//! and takes many times as long to find. About one solution in twenty contains a detour of at most fourteen quarter
//! turns, which takes a few milliseconds to find.

use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use super::large_tables::LargeTables;
use super::metric_search::{MetricSearch, QtmTables};
use super::optimal;
use super::optimal_search::OptimalSearch;
use crate::control::{Control, NodeCounter};
use crate::puzzle::{Move, Sequence};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::metric_tables::MetricTables;
use crate::puzzles::cube3::turns::{QuarterTurnMetric, TurnCost, is_half};
use crate::search::table_set::{TableLoader, TableTiers};
use crate::search::{Limits, TableProvider, tiers};
use crate::tables::{TableError, Tables, Workers};

/// Window length in quarter turns. Longer windows contain more detours, but each takes much longer to find.
const WINDOW: usize = 14;

/// Search for detours, with the smallest optimal table in QTM. A separate type, since shared tables are looked up by
/// type.
struct DetourTable(OptimalSearch);

impl DetourTable {
    fn load(tables: &Tables, workers: Workers) -> Result<Self, TableError> {
        optimal::load(QuarterTurnMetric::OPTIMAL_SIZES[0], tables, workers).map(Self)
    }
}

/// Tables of the two-phase solver in QTM, the detour table included.
pub static TABLES: TableProvider =
    TableProvider { prepare, ..TableProvider::small_and_large::<QtmTables<LargeTables>>() };

fn prepare(tables: &Tables, limits: &Limits, control: &Control) -> Result<(), TableError> {
    QtmTables::<LargeTables>::prepare(tables, limits, control)?;
    if uses_detours(limits, tables) {
        tables.wait_for_background::<DetourTable>(control);
        tables.shared(|| DetourTable::load(tables, limits.workers_under(control)))?;
    }
    Ok(())
}

/// True if a search with these limits uses more than the small tables.
fn uses_detours(limits: &Limits, tables: &Tables) -> bool {
    tiers::used_tier(QtmTables::<LargeTables>::TIERS, limits, tables) > 0
}

/// The search for detours during one solve; idle until its table is ready.
pub struct Detours<'a> {
    tables: &'a Tables,
    joined: OnceLock<Arc<DetourTable>>,
}

impl<'a> Detours<'a> {
    /// Builds the table in the background, or waits for it if the limits require that. `None` if solutions are not
    /// searched for detours.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read, or the workers are stopped.
    pub fn open<C: MetricSearch>(limits: &Limits, loader: TableLoader<'a>) -> Result<Option<Self>, TableError> {
        let TableLoader { tables, workers: workers @ Workers { threads, .. }, .. } = loader;
        if !C::SEEKS_DETOURS || !uses_detours(limits, tables) {
            return Ok(None);
        }
        if limits.waits_for_tables() {
            tables.wait_for_background::<DetourTable>(workers.control);
            loader.report_table(QuarterTurnMetric::OPTIMAL_SIZES[0].name);
            tables.shared(|| DetourTable::load(tables, workers))?;
        } else {
            tables
                .build_in_background(move |tables, control| DetourTable::load(tables, Workers::new(threads, control)));
        }
        Ok(Some(Self { tables, joined: OnceLock::new() }))
    }

    /// Returns the search with the detour table; `None` until the table is ready.
    pub fn search(&self) -> Option<&OptimalSearch> {
        if self.joined.get().is_none()
            && let Some(table) = self.tables.shared_if_ready::<DetourTable>()
        {
            self.joined.get_or_init(|| table);
        }
        self.joined.get().map(|table| &table.0)
    }
}

/// Replaces the detours of `moves` by shortest paths and returns quarter turns only; `None` if there are no detours.
///
/// # Errors
/// `Break` if the counter returned it.
pub fn remove_detours(
    search: &OptimalSearch,
    moves: &Sequence,
    counter: &NodeCounter,
) -> ControlFlow<(), Option<Sequence>> {
    let mut quarters: Vec<u8> = moves.0.iter().flat_map(|mv| split_into_quarters(mv.index() as u8)).collect();
    let before = quarters.len();
    let mut from = 0;
    while from + WINDOW <= quarters.len() {
        let stretch = from..from + WINDOW;
        let cube = quarters[stretch.clone()].iter().fold(Cube3::SOLVED, |cube, &turn| cube.after(usize::from(turn)));
        // A solution of the inverse has the same effect as the window.
        match search.shortest(&cube.inverse(), WINDOW as u8 - QuarterTurnMetric::HALF_TURN_COST, counter)? {
            Some(way) => {
                quarters.splice(stretch, way.into_iter().flat_map(split_into_quarters));
                // Windows that begin earlier may now be detours.
                from = from.saturating_sub(WINDOW - 1);
            }
            None => from += 1,
        }
    }
    if quarters.len() == before {
        return ControlFlow::Continue(None);
    }
    ControlFlow::Continue(Some(Sequence(quarters.into_iter().map(|turn| Move(turn.into())).collect())))
}

fn split_into_quarters(turn: u8) -> impl Iterator<Item = u8> {
    let count = usize::from(QuarterTurnMetric::cost(turn));
    std::iter::repeat_n(turn - u8::from(is_half(turn)), count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation;
    use crate::puzzle::{Facelets, Metric, PuzzleId};
    use crate::testing::shared_tables;

    #[test]
    fn detours_are_replaced_and_other_moves_kept() {
        let table = DetourTable::load(shared_tables(), Workers::new(2, &Control::new())).expect("a table");
        let control = Control::new();
        let shorter = |moves: &str| {
            let moves = notation::parse(PuzzleId::Cube3, moves).expect("moves");
            let counter = NodeCounter::new(&control);
            let ControlFlow::Continue(found) = remove_detours(&table.0, &moves, &counter) else {
                panic!("nobody stops it")
            };
            let solved = Facelets::solved(PuzzleId::Cube3);
            found.inspect(|found| assert_eq!(solved.after_all(found), solved.after_all(&moves)))
        };
        let length = |moves: &Sequence| moves.length_in(PuzzleId::Cube3.def(), Metric::Qtm);
        // The commutator has order six, so making it five times equals making its inverse once.
        let detour = "R U R' U' R U R' U' R U R' U' R U R' U' R U R' U'";
        let found = shorter(&format!("F D2 B {detour} L F2")).expect("a detour");
        assert_eq!(length(&found), 4 + 4 + 3);
        assert_eq!(shorter("F D2 B U R' L D F' B2 U' R2 D L"), None);
        assert_eq!(shorter("R U"), None);
    }
}

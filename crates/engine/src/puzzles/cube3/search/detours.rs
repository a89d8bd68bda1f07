//! Shortens solutions in QTM by replacing detours: windows whose ends have a shorter path between them.
//!
//! Turns change the parity of the pieces, so two solutions in QTM differ by at least two quarter turns, and a shorter one takes many times as
//! long to find. About one solution in twenty has a detour of at most fourteen quarter turns, which takes a few milliseconds to find.

use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use super::large_tables::LargeTables;
use super::of_metric::{InQuarters, SearchOfMetric};
use super::optimal;
use super::optimal_search::OptimalSearch;
use crate::control::{Control, NodeCounter};
use crate::puzzle::{Move, Sequence};
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::of_metric::TablesOfMetric;
use crate::puzzles::cube3::turns::{QuarterTurns, TurnCost, is_half};
use crate::search::table_set::{Loading, TablePair};
use crate::search::{Limits, TableProvider, tiers};
use crate::tables::{TableError, Tables, Workers};

/// Window length in quarter turns. Longer windows contain more detours, but each takes much longer to find.
const STRETCH: usize = 14;

/// The table that finds detours: the smallest of the proof.
struct DetourTable(OptimalSearch);

impl DetourTable {
    fn load(store: &Tables, workers: Workers) -> Result<Self, TableError> {
        optimal::load(QuarterTurns::SIZES[0], store, workers).map(Self)
    }
}

/// The tables of the two-phase solver in QTM.
pub static TABLES: TableProvider = TableProvider { prepare, ..TableProvider::of_pair::<InQuarters<LargeTables>>() };

fn prepare(store: &Tables, limits: &Limits, control: &Control) -> Result<(), TableError> {
    InQuarters::<LargeTables>::prepare(store, limits, control)?;
    if is_used(limits, store) {
        store.wait_for_background::<DetourTable>(control);
        store.shared(|| DetourTable::load(store, limits.workers_under(control)))?;
    }
    Ok(())
}

/// True if a search with these limits uses more than the small tables.
fn is_used(limits: &Limits, store: &Tables) -> bool {
    tiers::used(InQuarters::<LargeTables>::TIERS, limits, store) > 0
}

/// Finds detours in one search; idle until its table is ready.
pub struct Detours<'a> {
    store: &'a Tables,
    joined: OnceLock<Arc<DetourTable>>,
}

impl<'a> Detours<'a> {
    /// Builds the table in the background, or waits for it if the limits require that. `None` if solutions are not searched for detours.
    ///
    /// # Errors
    /// [`TableError`] if a table cannot be built or read, or the workers are stopped.
    pub fn open<C: SearchOfMetric>(limits: &Limits, with: Loading<'a>) -> Result<Option<Self>, TableError> {
        let Loading { store, workers: workers @ Workers { threads, .. }, .. } = with;
        if !C::SEEKS_DETOURS || !is_used(limits, store) {
            return Ok(None);
        }
        if limits.waits_for_tables() {
            store.wait_for_background::<DetourTable>(workers.control);
            with.begin(QuarterTurns::SIZES[0].name);
            store.shared(|| DetourTable::load(store, workers))?;
        } else {
            store.build_in_background(move |store, control| DetourTable::load(store, Workers::new(threads, control)));
        }
        Ok(Some(Self { store, joined: OnceLock::new() }))
    }

    /// The search with the table, once it is ready.
    pub fn search(&self) -> Option<&OptimalSearch> {
        if self.joined.get().is_none()
            && let Some(table) = self.store.ready::<DetourTable>()
        {
            self.joined.get_or_init(|| table);
        }
        self.joined.get().map(|table| &table.0)
    }
}

/// Removes detours; `None` if there are none.
///
/// # Errors
/// `Break` if the counter returned it.
pub fn shortened(search: &OptimalSearch, moves: &Sequence, counter: &NodeCounter) -> ControlFlow<(), Option<Sequence>> {
    let mut quarters: Vec<u8> = moves.0.iter().flat_map(|mv| in_quarters(mv.index() as u8)).collect();
    let before = quarters.len();
    let mut from = 0;
    while from + STRETCH <= quarters.len() {
        let stretch = from..from + STRETCH;
        let cube = quarters[stretch.clone()].iter().fold(Cube3::SOLVED, |cube, &turn| cube.after(usize::from(turn)));
        // A solution of the inverse has the same effect as the window.
        match search.shortest(&cube.inverse(), STRETCH as u8 - QuarterTurns::HALF, counter)? {
            Some(way) => {
                quarters.splice(stretch, way.into_iter().flat_map(in_quarters));
                // Windows that begin earlier may now be detours.
                from = from.saturating_sub(STRETCH - 1);
            }
            None => from += 1,
        }
    }
    if quarters.len() == before {
        return ControlFlow::Continue(None);
    }
    ControlFlow::Continue(Some(Sequence(quarters.into_iter().map(|turn| Move(turn.into())).collect())))
}

/// Splits a turn into quarter turns.
fn in_quarters(turn: u8) -> impl Iterator<Item = u8> {
    let count = usize::from(QuarterTurns::cost(turn));
    std::iter::repeat_n(turn - u8::from(is_half(turn)), count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation;
    use crate::puzzle::{Facelets, Metric, PuzzleId};
    use crate::testing::store;

    #[test]
    fn detours_are_replaced_and_the_rest_stays() {
        let table = DetourTable::load(store(), Workers::new(2, &Control::new())).expect("a table");
        let control = Control::new();
        let shorter = |moves: &str| {
            let moves = notation::parse(PuzzleId::Cube3, moves).expect("moves");
            let counter = NodeCounter::new(&control);
            let ControlFlow::Continue(found) = shortened(&table.0, &moves, &counter) else { panic!("nobody stops it") };
            let solved = Facelets::solved(PuzzleId::Cube3);
            found.inspect(|found| assert_eq!(solved.after_all(found), solved.after_all(&moves)))
        };
        let length = |moves: &Sequence| moves.length_in(PuzzleId::Cube3.def(), Metric::Qtm);
        // The commutator has order six, so five times equals once inverted.
        let detour = "R U R' U' R U R' U' R U R' U' R U R' U' R U R' U'";
        let found = shorter(&format!("F D2 B {detour} L F2")).expect("a detour");
        assert_eq!(length(&found), 4 + 4 + 3);
        assert_eq!(shorter("F D2 B U R' L D F' B2 U' R2 D L"), None);
        assert_eq!(shorter("R U"), None);
    }
}

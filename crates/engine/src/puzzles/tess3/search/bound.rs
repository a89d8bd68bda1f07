//! Lower bounds from the pieces of four colours: they are those of a 2x2x2x2, and each move of the 3x3x3x3 turns it once at most.

use std::time::Duration;

use super::super::pieces::colours;
use crate::control::Control;
use crate::puzzle::geometry::FaceletPlace;
use crate::puzzle::{Facelets, PuzzleId};
use crate::puzzles::tess2::tables::axis_rows;
use crate::puzzles::{cube2, tess2};
use crate::search::{Incumbent, Known, Limits, Memory, SearchEvent, Solver};
use crate::tables::{Tables, on_threads, spec};
use std::sync::{Condvar, Mutex, PoisonError};

/// The facelets of the corners, as those of a 2x2x2x2.
pub(super) fn corners(facelets: &Facelets) -> Facelets {
    let (from, to) = (&PuzzleId::Tess3.def().places, PuzzleId::Tess2.def());
    let corner = |cubie: [i8; 4]| cubie.map(i8::signum);
    let colour = |place: &FaceletPlace| {
        let is = |other: &&FaceletPlace| {
            colours(corner(other.cubie)) == 4 && corner(other.cubie) == corner(place.cubie) && other.axis == place.axis
        };
        let at = from.iter().position(|other| is(&other)).expect("each corner has a sticker on each axis");
        facelets.colours[at]
    };
    Facelets { puzzle: PuzzleId::Tess2, colours: to.places.iter().map(colour).collect() }
}

/// The tables of the proof.
const TABLES: [&str; 2] = [cube2::tables::NAME, axis_rows::NAME];

/// True if the tables of the proof are on the disk: building them would take time from the search.
pub(super) fn is_ready(store: &Tables) -> bool {
    TABLES.iter().all(|name| spec::named(name).is_some_and(|spec| store.seems_there(spec)))
}

/// Raises the bound for so long at most, by proofs that the corners cannot be solved in fewer moves.
pub(super) fn raise(
    corners: &Facelets,
    incumbent: &Incumbent,
    budget: Duration,
    threads: usize,
    store: &Tables,
    outer: &Control,
) {
    let control = Control::new();
    let known = Known { lower: incumbent.lower(), ..Known::default() };
    let limits = Limits { threads, timeout: Some(budget), memory: Memory::Small, known, ..Limits::default() };
    let say = |event: SearchEvent| {
        if let SearchEvent::Bound { lower, .. } = event {
            incumbent.raise(lower);
        }
    };
    let (is_over, over) = (Mutex::new(false), Condvar::new());
    on_threads(2, |thread| {
        if thread == 1 {
            // Stop is heeded within a twentieth of a second.
            let mut guard = is_over.lock().unwrap_or_else(PoisonError::into_inner);
            while !*guard {
                (guard, _) =
                    over.wait_timeout(guard, Duration::from_millis(50)).unwrap_or_else(PoisonError::into_inner);
                if outer.check().is_break() {
                    control.stop();
                }
            }
            return;
        }
        let _ended = Ended(&is_over, &over);
        if let Ok(outcome) = tess2::PROOF.solve(corners, &limits, &control, store, &say) {
            incumbent.raise(outcome.lower);
        }
    });
}

/// Tells the thread that watches for Stop that the proof has ended, however it did.
struct Ended<'a>(&'a Mutex<bool>, &'a Condvar);

impl Drop for Ended<'_> {
    fn drop(&mut self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.1.notify_all();
    }
}

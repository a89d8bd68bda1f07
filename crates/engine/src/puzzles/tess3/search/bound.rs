//! Lower bounds from the pieces of four colours: they are those of a 2x2x2x2, and each move of the 3x3x3x3 turns it once at most.

use std::time::Duration;

use super::super::pieces::colours;
use crate::control::Control;
use crate::puzzle::geometry::FaceletPlace;
use crate::puzzle::{Facelets, PuzzleId};
use crate::puzzles::tess2;
use crate::search::{Incumbent, Limits, Memory, SearchEvent, Solver};
use crate::tables::Tables;

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
    let known = crate::search::Known { best: None, lower: incumbent.lower() };
    let limits = Limits { threads, timeout: Some(budget), memory: Memory::Small, known, ..Limits::default() };
    let say = |event: SearchEvent| {
        if let SearchEvent::Bound { lower, .. } = event {
            incumbent.raise(lower);
        }
        if outer.check().is_break() {
            control.stop();
        }
    };
    let solved = std::sync::atomic::AtomicBool::new(false);
    std::thread::scope(|scope| {
        // Stop is heeded within a twentieth of a second.
        let (control, solved) = (&control, &solved);
        let watch = std::thread::Builder::new().spawn_scoped(scope, move || {
            while !solved.load(std::sync::atomic::Ordering::Relaxed) {
                std::thread::park_timeout(Duration::from_millis(50));
                if outer.check().is_break() {
                    control.stop();
                }
            }
        });
        if let Ok(outcome) = tess2::PROOF.solve(corners, &limits, control, store, &say) {
            incumbent.raise(outcome.lower);
        }
        solved.store(true, std::sync::atomic::Ordering::Relaxed);
        if let Ok(watch) = watch {
            watch.thread().unpark();
        }
    });
}

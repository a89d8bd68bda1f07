//! Placeholder while the real solver is written on another branch: waits until told to stop.
use std::time::Duration;
use super::{Limits, Outcome, Say, SolveError, Solver, incumbent::Incumbent};
use crate::control::Control;
use crate::puzzle::{Facelets, PuzzleId};
use crate::tables::{TableError, store::Store};
/// Stub.
pub struct Stub(&'static str);
/// Stub.
pub static ANYTIME: Stub = Stub("anytime");
/// Stub.
pub static OPTIMAL: Stub = Stub("optimal");
impl Solver for Stub {
    fn name(&self) -> &'static str { self.0 }
    fn puzzle(&self) -> PuzzleId { PuzzleId::Tess2 }
    fn tables(&self) -> &'static [&'static str] { &["tess2-axis-rows", "cube2-distance"] }
    fn prepare(&self, _: usize, _: &Control, _: &Store) -> Result<(), TableError> { Ok(()) }
    fn solve(&self, state: &Facelets, limits: &Limits, control: &Control, _: &Store, say: Say) -> Result<Outcome, SolveError> {
        let inc = Incumbent::new(state, limits, control, say);
        while control.check().is_continue() { std::thread::sleep(Duration::from_millis(5)); }
        Ok(inc.outcome())
    }
}

//! The tables, built once for all tests of this build.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use unfold::control::Control;
use unfold::puzzle::PuzzleId;
use unfold::solve;
use unfold::tables::store::Store;

/// The folder where they are.
pub fn folder() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tables");
        let solver = solve::of(PuzzleId::Tess2).next().expect("a solver");
        solver.prepare(2, &Control::new(), &Store::new(folder.clone())).expect("tables");
        folder
    })
}

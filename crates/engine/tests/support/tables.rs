//! The tables, built once for all tests of this build.

#![allow(clippy::disallowed_methods, reason = "tests ask the disk themselves")]
#![allow(dead_code, reason = "each test binary uses its own part")]

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use unfold_engine::control::Control;
use unfold_engine::puzzles;
use unfold_engine::puzzles::solvers;
use unfold_engine::search::{Limits, Memory};
use unfold_engine::tables::store::FileState;
use unfold_engine::tables::{Tables, spec};

/// The shared table store, with the default tables built. Each search loads those that it needs, since most tests need few.
pub fn shared_tables() -> &'static Arc<Tables> {
    static STORE: OnceLock<Arc<Tables>> = OnceLock::new();
    STORE.get_or_init(|| {
        let store = Tables::open(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("tables"));
        if spec::built_by_default().all(|spec| store.file_state(spec) == FileState::Good) {
            return Arc::new(store);
        }
        for solver in puzzles::ALL.into_iter().filter_map(|puzzle| solvers::solvers_for(puzzle).next()) {
            let limits = Limits { threads: 2, memory: Memory::Full, ..Limits::default() };
            solver.tables().prepare(&limits, &Control::new(), &store).expect("tables can be built");
        }
        Arc::new(store)
    })
}

pub fn folder() -> &'static Path {
    shared_tables().folder()
}

/// A temporary folder with all of these tables except the named ones.
pub fn folder_without(names: &[&str]) -> tempfile::TempDir {
    let own = super::temporary_beside_tables();
    for spec in spec::built_by_default().filter(|spec| !names.contains(&spec.name.as_str())) {
        let name = format!("{}.table", spec.name);
        // A link is enough: table files are replaced, never changed.
        std::fs::hard_link(folder().join(&name), own.path().join(&name)).expect("linked");
    }
    own
}

//! Tables shared by the unit tests of several folders.

#![allow(clippy::disallowed_methods, reason = "tests ask the disk themselves")]

use std::path::PathBuf;
use std::sync::OnceLock;

use super::tables::Tables;

/// The table store of this build, the one that the integration tests use.
pub fn store() -> &'static Tables {
    static STORE: OnceLock<Tables> = OnceLock::new();
    STORE.get_or_init(|| {
        // target/release/deps/unfold-0123 -> target/tmp/tables, as CARGO_TARGET_TMPDIR, which unit tests are not told.
        let program = std::env::current_exe().expect("this program");
        let target = program.ancestors().nth(3).map_or_else(std::env::temp_dir, PathBuf::from);
        Tables::open(target.join("tmp").join("tables"))
    })
}

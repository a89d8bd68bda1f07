//! Helpers shared by the unit tests of several modules.

#![allow(clippy::disallowed_methods, reason = "tests ask the disk themselves")]

use std::path::PathBuf;
use std::sync::OnceLock;

use super::control::Control;
use super::tables::Tables;

/// Returns the table store of this build, shared with the integration tests.
pub fn shared_tables() -> &'static Tables {
    static TABLES: OnceLock<Tables> = OnceLock::new();
    TABLES.get_or_init(|| {
        // target/release/deps/unfold-0123 -> target/tmp/tables: CARGO_TARGET_TMPDIR, which is not set for unit tests.
        let program = std::env::current_exe().expect("this program");
        let target = program.ancestors().nth(3).map_or_else(std::env::temp_dir, PathBuf::from);
        Tables::open(target.join("tmp").join("tables"))
    })
}

/// Waits until `control` reports progress or `has_ended` returns true.
///
/// Polls, since a [`Control`] does not notify of progress.
pub fn wait_for_progress(control: &Control, has_ended: impl Fn() -> bool) {
    while control.progress() <= 0.0 && !has_ended() {
        std::thread::yield_now();
    }
}

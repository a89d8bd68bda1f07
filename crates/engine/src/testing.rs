//! What unit tests of several folders share.

#![allow(clippy::disallowed_methods, reason = "tests ask the disk themselves")]

use std::path::PathBuf;
use std::sync::OnceLock;

use super::control::Control;
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

/// Waits until a thread has done a part of its work, or has ended.
///
/// It looks again and again, as no other test of this library does: a control says how far the work is when it is asked, and tells
/// nobody when that changes.
pub fn wait_for_progress(control: &Control, has_ended: impl Fn() -> bool) {
    while control.progress() <= 0.0 && !has_ended() {
        std::thread::yield_now();
    }
}

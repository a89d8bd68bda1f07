//! What several tests share.
#![allow(dead_code, reason = "each test binary uses its own part")]

use std::path::PathBuf;

/// The reference files that stand beside the checkout; `None`, said plainly, where they are absent. In CI that fails.
pub fn shared(path: &str) -> Option<PathBuf> {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared").join(path);
    if file.exists() {
        return Some(file);
    }
    assert!(std::env::var_os("CI").is_none(), "reference file shared/{path} is missing in CI");
    eprintln!("skipped: reference file shared/{path} is not here");
    None
}

/// A reference file as JSON.
pub fn shared_json(path: &str) -> Option<serde_json::Value> {
    let text = std::fs::read_to_string(shared(path)?).expect("readable reference file");
    Some(serde_json::from_str(&text).expect("reference file is JSON"))
}

/// A JSON array of small numbers.
pub fn bytes(value: &serde_json::Value) -> Vec<u8> {
    value.as_array().expect("array").iter().map(|v| v.as_u64().expect("number") as u8).collect()
}

//! The version of the program.

use std::sync::LazyLock;

/// The version, such as 0.1.0.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The version with the commit of a package build: `0.1.0 (abc123def456)`. Local builds have no commit.
pub fn with_commit() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| match option_env!("UNFOLD_COMMIT") {
        Some(commit) if !commit.is_empty() => format!("{VERSION} ({commit})"),
        _ => VERSION.to_owned(),
    });
    &TEXT
}

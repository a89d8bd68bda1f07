use std::sync::LazyLock;

/// Version without the commit, such as `0.1.0`.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Returns the version and, in package builds, the commit: `0.1.0 (abc123def456)`.
pub fn with_commit() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| match option_env!("UNFOLD_COMMIT") {
        Some(commit) if !commit.is_empty() => format!("{VERSION} ({commit})"),
        _ => VERSION.to_owned(),
    });
    &TEXT
}

//! Dependencies: the stated Rust version is the one required, and every crate comes from crates.io and has a licence.

use std::process::Command;
use unfold_tests::root;

use serde_json::Value;

/// The packages for a build on this machine, from `cargo metadata`.
fn packages() -> Vec<Value> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| env!("CARGO").to_owned());
    let root = root();
    let mut command = Command::new(cargo);
    command.args(["metadata", "--locked", "--format-version", "1", "--filter-platform", "host-tuple"]);
    let out = command.current_dir(root).output().expect("cargo");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let metadata: Value = serde_json::from_slice(&out.stdout).expect("JSON");
    metadata["packages"].as_array().expect("packages").clone()
}

/// Parses a version into its major and minor number; a missing minor number is 0.
fn version(text: &str) -> (u32, u32) {
    let mut numbers = text.split('.').map(|number| number.parse().expect("a number"));
    (numbers.next().expect("a first number"), numbers.next().unwrap_or(0))
}

/// The minimum Rust version that a page states as "Rust 1.95 or newer"; `None` without this wording.
fn stated(page: &str) -> Option<(u32, u32)> {
    let (before, _) = page.split_once(" or newer")?;
    Some(version(before.rsplit_once("Rust ")?.1))
}

#[test]
fn the_stated_rust_version_is_the_oldest_all_dependencies_allow() {
    let root = root();
    let ours = version(env!("CARGO_PKG_RUST_VERSION"));
    let packages = packages();
    let others = packages.iter().filter(|package| package["source"].is_string());
    let needed = others.filter_map(|package| Some((version(package["rust_version"].as_str()?), &package["name"])));
    let most = needed.max_by_key(|(version, _)| *version).expect("dependencies");
    assert_eq!(most.0, ours, "{} needs it", most.1);
    for page in ["README.md", "docs/contributing.md"] {
        let text = std::fs::read_to_string(root.join(page)).expect("a page");
        assert_eq!(stated(&text), Some(ours), "{page}");
    }
}

#[test]
fn every_crate_is_from_crates_io_and_states_its_licence() {
    let packages = packages();
    assert!(packages.len() > 100, "{}", packages.len());
    for package in
        packages.iter().filter(|package| !package["name"].as_str().is_some_and(|name| name.starts_with("unfold-")))
    {
        let source = package["source"].as_str();
        assert_eq!(source, Some("registry+https://github.com/rust-lang/crates.io-index"), "{}", package["name"]);
        assert!(package["license"].is_string(), "{}", package["name"]);
    }
}

#[test]
fn a_version_is_read_from_a_page() {
    assert_eq!(stated("Building needs Rust 1.95 or newer and a compiler"), Some((1, 95)));
    assert_eq!(stated("It needs nothing"), None);
}

//! The package of each crate contains the files that the crate needs outside this repository.

use std::process::Command;
use unfold_tests::root;

/// The files in the package of a crate, as listed by cargo.
fn files(package: &str) -> Vec<String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| env!("CARGO").to_owned());
    let mut command = Command::new(cargo);
    command.args(["package", "--list", "--allow-dirty", "--offline", "-p", package]);
    let out = command.current_dir(root()).output().expect("cargo");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).expect("text").lines().map(|line| line.replace('\\', "/")).collect()
}

#[test]
fn packages_hold_what_they_need() {
    for (package, needed) in [
        (
            "unfold-engine",
            &["README.md", "tables/manifest.json", "examples/solve.rs", "tests/data/mc4d/grips_2x4.json"][..],
        ),
        ("unfold-text", &["README.md", "build.rs"][..]),
        ("unfold-lab", &["README.md"][..]),
        ("unfold-scene", &["README.md"][..]),
        ("unfold-app", &["README.md", "assets/ease.csv", "assets/examples/solve.log"][..]),
    ] {
        let files = files(package);
        for file in needed {
            assert!(files.iter().any(|there| there == file), "{package} lacks {file}");
        }
    }
    let catalogues = files("unfold-text").iter().filter(|file| file.starts_with("locales/")).count();
    assert!(catalogues >= 3, "{catalogues} catalogues");
}

//! Embeds the icon, the version and the manifest in the Windows executables.

#![allow(clippy::print_stdout, reason = "a build script speaks to cargo by its output")]

/// Manifest that declares UTF-8, long paths, DPI awareness and version 6 of the common controls.
const MANIFEST: &str = "assets/windows/unfold.manifest";
/// The icon in several sizes.
const ICON: &str = "assets/icon.ico";

fn main() {
    for file in ["build.rs", MANIFEST, ICON] {
        println!("cargo::rerun-if-changed={file}");
    }
    if std::env::var_os("CARGO_CFG_WINDOWS").is_none() {
        return;
    }
    let mut resource = winresource::WindowsResource::new();
    resource.set_icon(ICON).set_manifest_file(MANIFEST).set("ProductName", "Unfold");
    resource.set("FileDescription", "Unfold").set("LegalCopyright", "MIT OR Apache-2.0");
    if let Err(error) = resource.compile() {
        println!("cargo::warning=the programs have no icon, version and manifest: {error}");
    }
}

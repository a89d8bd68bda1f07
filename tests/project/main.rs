//! Tests of the project itself: layout of the sources, dependencies, packages, names in the docs.

// The rules concern the sources, which are the same on every system.
#![cfg(unix)]

mod architecture;
mod circles;
mod dependencies;
mod docs;
mod packages;
mod texts;
mod time;

//! Tests of the project itself: layout of the sources, dependencies, packages.

// The rules concern the sources, which are the same on every system.
#![cfg(unix)]

mod architecture;
mod circles;
mod dependencies;
mod packages;
mod texts;
mod time;

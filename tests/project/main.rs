//! Tests of the project itself: architecture, dependencies, packages, names in the docs, unused texts, time in tests.

// The rules concern the sources, which are the same on every system.
#![cfg(unix)]

mod architecture;
mod cycles;
mod dependencies;
mod docs;
mod packages;
mod texts;
mod time;

//! Helpers shared by several tests.
#![allow(dead_code, reason = "each test binary uses its own part")]

pub mod animation;
pub mod bell;
pub mod clock;
pub mod headless_app;
pub mod home;
pub mod pictures;
pub mod program;
pub mod sessions;
#[cfg(feature = "window")]
pub mod window;
pub mod xml;

// Helpers of the engine's tests.
#[path = "../../crates/engine/tests/support/mod.rs"]
mod engine;

pub use engine::*;

//! The project itself: how its sources are laid out, and what it is made of.

// The rules are about the sources, which are the same on every system.
#![cfg(unix)]

mod architecture;
mod circles;
mod dependencies;
mod packages;
mod texts;
mod time;

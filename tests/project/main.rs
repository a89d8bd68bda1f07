//! The project itself: how its sources are laid out, and what it is made of.

mod architecture;
mod dependencies;
mod packages;
mod texts;
mod time;

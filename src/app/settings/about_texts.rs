//! Description of the program and its state, for a person and for a report of a fault.

/// The licence, as the package names it.
pub const LICENCE: &str = env!("CARGO_PKG_LICENSE");

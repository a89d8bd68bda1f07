//! Sessions: everything that lies before a person, kept from one start to the next, or in a file by name.
//!
//! [`snapshot`] takes it down as a [`record`], [`file`] is that record as bytes, [`check`] believes none of it when it comes back.

pub mod check;
mod check_results;
mod claims;
pub mod file;
pub mod record;
pub mod snapshot;

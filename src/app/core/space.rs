//! Requests about the tables that a search uses, which the feature of the tables takes.

use std::path::PathBuf;

use super::dialog::Begin;
use unfold_engine::search::{Limits, Solver};

/// Asks whether there is space for the tables that a method uses; when there is, [`Begin`] is posted.
#[derive(Debug)]
pub struct AskForSpace {
    /// The method.
    pub solver: &'static dyn Solver,
    /// The limits of its search.
    pub limits: Limits,
    /// The work that begins then.
    pub then: Begin,
}

/// Tells that the tables are in another folder.
#[derive(Debug)]
pub struct TablesMoved(pub PathBuf);

/// Tells the tables that are made while the program is idle to stop.
#[derive(Debug)]
pub struct StopIdleTables;

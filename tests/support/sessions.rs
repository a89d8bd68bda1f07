//! A session with false content.
#![allow(dead_code, reason = "each test binary uses its own part")]

use super::home::Home;
use unfold_app::session::{format, snapshot};
use unfold_app::{command::SettingsCommand, settings::switch::Switch};
use unfold_engine::puzzle::PuzzleId;

/// A session with a valid checksum that claims a solution of four moves for `R U F` to be optimal.
pub fn forged() -> Vec<u8> {
    let mut home = Home::first_start();
    home.program.apply(SettingsCommand::Set(Switch::AllOptimal, true));
    home.solve_moves(PuzzleId::Cube2, "R U F");
    let mut session = snapshot::capture(&home.program.model);
    let table = session.workspaces.iter_mut().find(|table| table.puzzle == PuzzleId::Cube2).expect("the 2x2x2");
    let results = table.position.results.as_mut().expect("known");
    results.solutions[0].moves = "F' U' R2 x R".into();
    results.lower = 4;
    let all = results.all.as_mut().expect("asked for");
    all.solutions = results.solutions.clone();
    (all.count, all.exhausted) = (1, true);
    let series = results.series.as_mut().expect("plotted");
    (series.lower, series.best) = (vec![[0.0, 4.0]], vec![[0.0, 4.0]]);
    let run = &mut table.runs.list[0];
    (run.lower, run.best, run.series) = (4, Some(4), series.clone());
    format::serialize(&session)
}

//! From S to solved: the last two phases.

use super::super::codes::CodeTable;
use super::ball::Ball;
use super::cubes_beam::{self, CubesLimits, CubesPhase, CubesStart, Guide};
use super::cubes_net::{CubeTables, Cubes};
use super::frames::{Frames, SLABS};
use super::level_beam::PhaseState;
use super::net::Net;
use crate::control::Control;
use crate::puzzles::cube3::Cube3;
use crate::puzzles::cube3::tables::axis_turns::{AxisTurns, Coordinates};

/// A state with the view of each of its cubes.
#[derive(Clone)]
pub struct ViewedState {
    /// The state and the turns so far.
    pub reached: PhaseState,
    /// Index of the rotation of each cube's view, one of `Frames::views`.
    views: [u8; SLABS],
}

/// The estimate for the search into the subgroups. The exact distance of a cube has the same weight as those of its two parts, and the
/// square of their sum counts a fiftieth, since one far cube takes more turns than two that are half as far.
const TO_SUBGROUPS: Guide = Guide::Sums(1, 0.02);

fn start(state: &ViewedState, coordinates: fn(&Cube3) -> Coordinates) -> Option<CubesStart> {
    let frames = Frames::get();
    let mut cubes = [[0; 3]; SLABS];
    let mut grips = [0; SLABS];
    for slab in 0..SLABS {
        let cube = frames.cube(&state.reached.codes, slab, state.views[slab])?;
        (cubes[slab], grips[slab]) = (coordinates(&cube.cube), cube.grip);
    }
    Some(CubesStart { cost: state.reached.turns.len(), cubes, grips, solved_grips: state.views })
}

/// Brings all three cubes into the subgroups of their own axes, trying three views of each cube; returns the ends, shortest first. Skips
/// states outside S.
pub fn into_subgroups(
    tables: &CubeTables,
    from: &[PhaseState],
    limits: CubesLimits,
    threads: usize,
    control: &Control,
) -> Vec<ViewedState> {
    let views = Frames::get().views;
    let mut viewed = Vec::new();
    let mut starts = Vec::new();
    for reached in from {
        for n in 0..27 {
            let of = ViewedState { reached: reached.clone(), views: [views[n / 9], views[n / 3 % 3], views[n % 3]] };
            if let Some(start) = start(&of, AxisTurns::coordinates_outside) {
                starts.push(start);
                viewed.push(of);
            }
        }
    }
    let found = cubes_beam::search(tables, CubesPhase::IntoSubgroups, &TO_SUBGROUPS, &starts, limits, threads, control);
    found.into_iter().map(|found| after(&viewed[found.start as usize], &found.turns)).collect()
}

/// Solves states whose cubes are in their subgroups; returns the ends, shortest first.
pub fn within_subgroups(
    tables: &CubeTables,
    net: &Net,
    ball: &Ball<Cubes>,
    from: &[ViewedState],
    limits: CubesLimits,
    threads: usize,
    control: &Control,
) -> Vec<ViewedState> {
    let viewed: Vec<(&ViewedState, CubesStart)> =
        from.iter().filter_map(|of| Some((of, start(of, AxisTurns::coordinates_inside)?))).collect();
    let starts: Vec<CubesStart> = viewed.iter().map(|(_, start)| *start).collect();
    let found = cubes_beam::search(
        tables,
        CubesPhase::WithinSubgroups,
        &Guide::Net(net, ball),
        &starts,
        limits,
        threads,
        control,
    );
    found.into_iter().map(|found| after(viewed[found.start as usize].0, &found.turns)).collect()
}

fn after(from: &ViewedState, turns: &[u16]) -> ViewedState {
    let table = CodeTable::shared();
    let mut out = from.clone();
    for turn in turns {
        out.reached.codes = table.turned(&out.reached.codes, usize::from(*turn));
    }
    out.reached.turns.extend(turns);
    out
}

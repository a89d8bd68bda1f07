//! From S to solved: the last two phases, one after the other.

use super::super::codes::{CodeTable, Codes};
use super::ball::Ball;
use super::cubes_beam::{self, Beam, Guide, Part, Start};
use super::cubes_net::{Cubes, WithinTables};
use super::frames::{Frames, SLABS};
use super::net::Net;
use super::orient::Reached;
use crate::control::Control;
use crate::puzzles::cube3::tables::axis_turns::{AxisTurns, Coordinates};
use crate::search::table_set::Loading;
use crate::tables::{TableError, Tables, Workers};

/// The tables of the last two phases.
pub struct FinishTables(WithinTables);

impl FinishTables {
    /// Builds them.
    ///
    /// # Errors
    /// [`TableError`].
    pub(crate) fn load(with: Loading) -> Result<Self, TableError> {
        AxisTurns::load(with).map(|turns| Self(WithinTables::new(turns)))
    }

    /// The same for training and measurements.
    ///
    /// # Errors
    /// [`TableError`].
    pub fn open(store: &Tables, workers: Workers) -> Result<Self, TableError> {
        Self::load(Loading::silent(store, workers))
    }

    /// Those of the last phase, borrowed.
    pub fn inner(&self) -> &WithinTables {
        &self.0
    }

    /// Those of the last phase.
    pub fn within(self) -> WithinTables {
        self.0
    }
}

/// A state with the views that its cubes are seen in.
#[derive(Clone)]
pub struct Viewed {
    /// The state and the turns so far.
    pub reached: Reached,
    /// The view of each cube.
    views: [u8; SLABS],
}

fn start(state: &Viewed, coordinates: fn(&crate::puzzles::cube3::Cube3) -> Coordinates) -> Option<Start> {
    let frames = Frames::get();
    let mut cubes = [[0; 3]; SLABS];
    let mut grips = [0; SLABS];
    for slab in 0..SLABS {
        let cube = frames.cube(&state.reached.codes, slab, state.views[slab])?;
        (cubes[slab], grips[slab]) = (coordinates(&cube.cube), cube.grip);
    }
    Some(Start { cost: state.reached.turns.len(), cubes, grips, solved: state.views })
}

/// Brings all three cubes into the subgroups of their own axes.
pub fn into_subgroups(
    tables: &FinishTables,
    from: &[Reached],
    beam: Beam,
    threads: usize,
    control: &Control,
) -> Vec<Viewed> {
    let views = Frames::get().views;
    let mut viewed = Vec::new();
    let mut starts = Vec::new();
    for reached in from {
        for n in 0..27 {
            let of = Viewed { reached: reached.clone(), views: [views[n / 9], views[n / 3 % 3], views[n % 3]] };
            if let Some(start) = start(&of, AxisTurns::outside) {
                starts.push(start);
                viewed.push(of);
            }
        }
    }
    let found = cubes_beam::search(&tables.0, Part::Into, &Guide::Sums(1, 0.02), &starts, beam, threads, control);
    found.into_iter().map(|found| after(&viewed[found.start as usize], &found.turns)).collect()
}

/// Solves within the subgroups.
pub fn within_subgroups(
    tables: &FinishTables,
    net: &Net,
    ball: &Ball<Cubes>,
    from: &[Viewed],
    beam: Beam,
    threads: usize,
    control: &Control,
) -> Vec<Viewed> {
    let viewed: Vec<(&Viewed, Start)> =
        from.iter().filter_map(|of| Some((of, start(of, AxisTurns::inside)?))).collect();
    let starts: Vec<Start> = viewed.iter().map(|(_, start)| *start).collect();
    let found = cubes_beam::search(&tables.0, Part::Within, &Guide::Net(net, ball), &starts, beam, threads, control);
    found.into_iter().map(|found| after(viewed[found.start as usize].0, &found.turns)).collect()
}

fn after(from: &Viewed, turns: &[u16]) -> Viewed {
    let table = CodeTable::get();
    let mut out = from.clone();
    for turn in turns {
        out.reached.codes = table.turned(&out.reached.codes, usize::from(*turn));
    }
    out.reached.turns.extend(turns);
    out
}

/// A state of S after a random walk, for measurements.
pub fn random_in_slabs(random: &mut rand_chacha::ChaCha8Rng) -> Codes {
    use rand::RngExt;
    let (frames, table) = (Frames::get(), CodeTable::get());
    let mut codes = table.encode(&super::super::Tess3::solved());
    for _ in 0..300 {
        let turn = if random.random() {
            frames.layer_turn[random.random_range(0..27)]
        } else {
            frames.grip_turn[random.random_range(0..3)][random.random_range(1..24)]
        };
        codes = table.turned(&codes, usize::from(turn));
    }
    codes
}

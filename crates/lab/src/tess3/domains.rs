//! The phases of the 3x3x3x3 solver whose nets are trained.

use super::training::Domain;
use unfold_engine::puzzles::tess3::Tess3;
use unfold_engine::puzzles::tess3::codes::{CODE_TURNS, CodeTable, Codes};
use unfold_engine::puzzles::tess3::search::axis_children::{self, TurnChildren};
use unfold_engine::puzzles::tess3::search::axis_labels::AxisLabels;
use unfold_engine::puzzles::tess3::search::ball::Ball;
use unfold_engine::puzzles::tess3::search::cubes_net::{self, CubeTables, Cubes};
use unfold_engine::puzzles::tess3::search::net::Net;
use unfold_engine::puzzles::tess3::search::slab_coordinates::{MOVES, SlabCoordinates, SlabTables};
use unfold_engine::puzzles::tess3::search::slab_net::{self, SlabNet};

/// The first phase: from any state to G1.
pub struct OrientDomain(pub Ball<u64>);

impl Domain for OrientDomain {
    type State = Codes;
    type PreparedNet = Net;
    const ROWS: usize = axis_children::ROWS;
    const MAX_WALK: usize = 24;

    fn moves(&self) -> usize {
        CODE_TURNS
    }

    fn goal(&self) -> Codes {
        CodeTable::shared().encode(&Tess3::solved())
    }

    fn exact(&self, state: &Codes) -> Option<u8> {
        self.0.distance(&AxisLabels::get().key(state))
    }

    fn min_far_distance(&self) -> f32 {
        f32::from(self.0.radius) + 1.0
    }

    fn after(&self, state: &Codes, mv: usize) -> Codes {
        CodeTable::shared().turned(state, mv)
    }

    fn layer_index(&self, mv: usize) -> usize {
        mv / 23
    }

    fn rows(&self, state: &Codes) -> Vec<u16> {
        axis_children::rows(state).map(|row| row as u16).collect()
    }

    fn prepare(&self, net: Net) -> Net {
        net
    }

    fn evaluate_moves(&self, net: &Net, state: &Codes, out: &mut Vec<i32>) {
        net.evaluate_children(&TurnChildren(state), out);
    }
}

/// The second phase: from G1 to S.
pub struct SlabsDomain(pub SlabTables, pub Ball<SlabCoordinates>);

impl Domain for SlabsDomain {
    type State = SlabCoordinates;
    type PreparedNet = SlabNet;
    const ROWS: usize = slab_net::ROWS;
    const MAX_WALK: usize = 18;

    fn moves(&self) -> usize {
        MOVES
    }

    fn goal(&self) -> SlabCoordinates {
        self.0.coordinates(&CodeTable::shared().encode(&Tess3::solved()))
    }

    fn exact(&self, state: &SlabCoordinates) -> Option<u8> {
        self.1.distance(state)
    }

    fn min_far_distance(&self) -> f32 {
        f32::from(self.1.radius) + 1.0
    }

    fn after(&self, state: &SlabCoordinates, mv: usize) -> SlabCoordinates {
        self.0.after(state, mv)
    }

    fn layer_index(&self, mv: usize) -> usize {
        usize::from(self.0.turns[mv]) / 23
    }

    fn rows(&self, state: &SlabCoordinates) -> Vec<u16> {
        slab_net::rows(&self.0, state).map(|row| row as u16).to_vec()
    }

    fn prepare(&self, net: Net) -> SlabNet {
        SlabNet::new(net, &self.0)
    }

    fn evaluate_moves(&self, net: &SlabNet, state: &SlabCoordinates, out: &mut Vec<i32>) {
        net.evaluate_moves(&self.0, state, out);
    }
}

/// The last phase: from S to solved, as three cubes solved within the subgroups of their axes.
pub struct SolvedDomain(pub CubeTables, pub Ball<Cubes>);

impl Domain for SolvedDomain {
    type State = Cubes;
    type PreparedNet = Net;
    const ROWS: usize = cubes_net::ROWS;
    const MAX_WALK: usize = 22;

    fn moves(&self) -> usize {
        self.0.steps.len()
    }

    fn goal(&self) -> Cubes {
        self.0.solved()
    }

    fn exact(&self, state: &Cubes) -> Option<u8> {
        self.1.distance(state)
    }

    fn min_far_distance(&self) -> f32 {
        f32::from(self.1.radius) + 1.0
    }

    fn after(&self, state: &Cubes, mv: usize) -> Cubes {
        self.0.after(state, mv)
    }

    fn layer_index(&self, mv: usize) -> usize {
        // Consecutive steps with the same index could be combined into one.
        self.0.steps[mv].iter().fold(0, |sum, turn| 9 * sum + usize::from(*turn) / 3)
    }

    fn rows(&self, state: &Cubes) -> Vec<u16> {
        self.0.rows(state).into_iter().map(|row| row as u16).collect()
    }

    fn prepare(&self, net: Net) -> Net {
        net
    }

    fn evaluate_moves(&self, net: &Net, state: &Cubes, out: &mut Vec<i32>) {
        self.0.evaluate_steps(net, state, out);
    }
}

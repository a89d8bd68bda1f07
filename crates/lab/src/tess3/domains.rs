//! The searches of the 3x3x3x3 that nets guide.

use super::training::Domain;
use unfold_engine::puzzles::tess3::Tess3;
use unfold_engine::puzzles::tess3::codes::{CodeTable, Codes, TURNS};
use unfold_engine::puzzles::tess3::search::axis_children::{self, AfterTurns};
use unfold_engine::puzzles::tess3::search::axis_labels::AxisLabels;
use unfold_engine::puzzles::tess3::search::ball::Ball;
use unfold_engine::puzzles::tess3::search::cubes_net::{self, CubeTables, Cubes};
use unfold_engine::puzzles::tess3::search::net::Net;
use unfold_engine::puzzles::tess3::search::slab_coordinates::{MOVES, SlabCoordinates, SlabTables};
use unfold_engine::puzzles::tess3::search::slab_net::{self, SlabNet};

/// The first phase: from all states to G1.
pub struct ToAxis(pub Ball<u64>);

impl Domain for ToAxis {
    type State = Codes;
    type Ready = Net;
    const ROWS: usize = axis_children::ROWS;
    const LONGEST: usize = 24;

    fn moves(&self) -> usize {
        TURNS
    }

    fn goal(&self) -> Codes {
        CodeTable::get().encode(&Tess3::solved())
    }

    fn exact(&self, state: &Codes) -> Option<u8> {
        self.0.distance(&AxisLabels::get().key(state))
    }

    fn far(&self) -> f32 {
        f32::from(self.0.radius) + 1.0
    }

    fn after(&self, state: &Codes, mv: usize) -> Codes {
        CodeTable::get().turned(state, mv)
    }

    fn layers(&self, mv: usize) -> usize {
        mv / 23
    }

    fn rows(&self, state: &Codes) -> Vec<u16> {
        axis_children::rows(state).map(|row| row as u16).collect()
    }

    fn ready(&self, net: Net) -> Net {
        net
    }

    fn answers(&self, net: &Net, state: &Codes, out: &mut Vec<i32>) {
        net.answers(&AfterTurns(state), out);
    }
}

/// The second phase: from G1 to S.
pub struct ToSlabs(pub SlabTables, pub Ball<SlabCoordinates>);

impl Domain for ToSlabs {
    type State = SlabCoordinates;
    type Ready = SlabNet;
    const ROWS: usize = slab_net::ROWS;
    const LONGEST: usize = 18;

    fn moves(&self) -> usize {
        MOVES
    }

    fn goal(&self) -> SlabCoordinates {
        self.0.of(&CodeTable::get().encode(&Tess3::solved()))
    }

    fn exact(&self, state: &SlabCoordinates) -> Option<u8> {
        self.1.distance(state)
    }

    fn far(&self) -> f32 {
        f32::from(self.1.radius) + 1.0
    }

    fn after(&self, state: &SlabCoordinates, mv: usize) -> SlabCoordinates {
        self.0.after(state, mv)
    }

    fn layers(&self, mv: usize) -> usize {
        usize::from(self.0.turns[mv]) / 23
    }

    fn rows(&self, state: &SlabCoordinates) -> Vec<u16> {
        slab_net::rows(&self.0, state).map(|row| row as u16).to_vec()
    }

    fn ready(&self, net: Net) -> SlabNet {
        SlabNet::new(net, &self.0)
    }

    fn answers(&self, net: &SlabNet, state: &SlabCoordinates, out: &mut Vec<i32>) {
        net.answers(&self.0, state, out);
    }
}

/// The last phase: three cubes solved within the subgroups of their axes.
pub struct ToSolved(pub CubeTables, pub Ball<Cubes>);

impl Domain for ToSolved {
    type State = Cubes;
    type Ready = Net;
    const ROWS: usize = cubes_net::ROWS;
    const LONGEST: usize = 22;

    fn moves(&self) -> usize {
        self.0.steps.len()
    }

    fn goal(&self) -> Cubes {
        self.0.solved()
    }

    fn exact(&self, state: &Cubes) -> Option<u8> {
        self.1.distance(state)
    }

    fn far(&self) -> f32 {
        f32::from(self.1.radius) + 1.0
    }

    fn after(&self, state: &Cubes, mv: usize) -> Cubes {
        self.0.after(state, mv)
    }

    fn layers(&self, mv: usize) -> usize {
        // Two steps about the same axes could be one.
        self.0.steps[mv].iter().fold(0, |sum, turn| 9 * sum + usize::from(*turn) / 3)
    }

    fn rows(&self, state: &Cubes) -> Vec<u16> {
        self.0.rows(state).into_iter().map(|row| row as u16).collect()
    }

    fn ready(&self, net: Net) -> Net {
        net
    }

    fn answers(&self, net: &Net, state: &Cubes, out: &mut Vec<i32>) {
        self.0.answers(net, state, out);
    }
}

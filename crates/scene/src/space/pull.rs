//! A facelet that is pulled by hand: which layer follows, how far it has come, and where it is left.
//!
//! The point that was taken hold of runs along an arc while its layer turns. On that arc it stays under the pointer; where the
//! pointer leaves the arc the layer goes on as far as it is pulled in the direction of the arc's beginning, so that a straight pull
//! turns it as often as it is long.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

use super::linear::{Point, V4, add_scaled, dot, minus, unit};
use super::{Camera, Hit, Scene, Turning, grip::cell_turn, projection::Projector};
use unfold_engine::puzzle::geometry::{MAX_AXES, compose};
use unfold_engine::puzzle::hypercube::{cell, grips};
use unfold_engine::puzzle::{Move, PuzzleId};

/// Grips of a cell, as MC4D numbers them.
const GRIPS_OF_A_CELL: u16 = 27;
/// A pull shorter than this, on the unit screen, has no direction yet.
const AIM: f32 = 0.03;
/// A layer that moves the held point slower than this part of what is usual is not offered: it hardly follows.
const SLOWEST: f32 = 0.3;
/// The arc is followed in steps so long, in radians.
const STEP: f32 = 0.04;
/// An arc that goes slower in the direction of the pull than this part of its mean goes on as if it went so fast.
const SLOWEST_ARC: f32 = 0.4;
/// However small the layer is seen, a straight pull of less than this, on the unit screen, does not turn it by a radian.
const MIN_WAY: f32 = 0.15;
/// However near to the eye the layer comes, a straight pull of this length turns it by a radian.
const MAX_WAY: f32 = 1.2;
/// A hand on the arc follows it, the less the farther it is from it; so far away, on the unit screen, it does not.
const CLOSE: f32 = 0.12;
/// The place of a hand on the arc is looked for so far around where a straight pull would have it, in radians.
const NEARBY: f32 = 0.5;
/// A part of a move so small that the arc is straight there.
const LITTLE: f32 = 0.01;
/// The arc is followed no farther than this, in radians: beyond, the hand goes straight on.
const FARTHEST: f32 = 2.4;
/// Number of times that the place on the arc is made more exact.
const HALVINGS: usize = 16;
/// A layer that was turned by more than this part of the way goes all of it.
const ENOUGH: f32 = 1.0 / 6.0;
/// A layer that was let go faster than this, in ways a second, goes on to the end of the way, if it has come so far at all.
const FLICK: (f32, f32) = (0.8, 0.04);

/// A facelet that a hand has hold of.
#[derive(Clone, Debug, PartialEq)]
pub struct Pull {
    puzzle: PuzzleId,
    hit: Hit,
    /// The point of the puzzle that is held.
    point: V4,
    from: Point,
    camera: Camera,
    projector: Projector,
}

impl Pull {
    /// Takes hold of what is seen at a point of a puzzle at rest; `None` where there is no facelet.
    pub fn at(puzzle: PuzzleId, scene: &Scene, from: Point) -> Option<Self> {
        let hit = scene.hit(from)?;
        let seen = scene.place_at(hit.polygon, from)?;
        let point = scene.camera.axes().map(|axis| dot(&seen, &axis));
        Some(Self { puzzle, hit, point, from, camera: scene.camera, projector: scene.projector })
    }

    /// The moves of which parts can be made by pulling: on a cube the quarters of the two layers through the cubie that lie across the
    /// face, on the hypercube the turns of the facelet's cell about all its grips.
    pub fn candidates(&self) -> Vec<Move> {
        let def = self.puzzle.def();
        let Some(place) = def.places.get(self.hit.facelet) else { return Vec::new() };
        if def.dimensions == 4 {
            let cell = cell(place.axis, place.side > 0);
            let first = u16::from(cell) * GRIPS_OF_A_CELL;
            // Of two opposite grips, which turn about the same axis, one is enough.
            let half = |v: &[i8; MAX_AXES]| v.iter().find(|c| **c != 0).is_some_and(|c| *c > 0);
            let directions = (first..first + GRIPS_OF_A_CELL).filter_map(grips::direction).filter(half);
            return directions.filter_map(|v| cell_turn(self.puzzle, cell, v, true)).collect();
        }
        let quarter = |axis: usize| {
            let is_it = |mv: &Move| {
                Turning::of(self.puzzle, *mv).is_some_and(|turning| turning.is_quarter_of(axis, place.cubie[axis]))
            };
            (0..def.moves.len() as u16).map(Move::new).find(is_it)
        };
        (0..3).filter(|axis| *axis != usize::from(place.axis)).filter_map(quarter).collect()
    }

    /// The move that follows a pull to this point best; `None` while that says nothing of a direction.
    pub fn layer(&self, to: Point) -> Option<Move> {
        let pulled = minus(&to, &self.from);
        let direction = unit(&pulled).filter(|_| dot(&pulled, &pulled) >= AIM * AIM)?;
        let offered = self.candidates();
        let speeds: Vec<Point> = offered.iter().map(|mv| self.velocity(*mv).map(|c| c / self.angle(*mv))).collect();
        let mut sorted: Vec<f32> = speeds.iter().map(|v| dot(v, v).sqrt()).collect();
        sorted.sort_by(f32::total_cmp);
        let usual = sorted.get(sorted.len().saturating_sub(1) / 2).copied().unwrap_or_default();
        let follows = |(mv, v): (Move, Point)| {
            let speed = dot(&v, &v).sqrt();
            let along = dot(&v, &direction).abs() / speed;
            // Many turns of a cell move a point the same way; the smaller ones are the usual ones.
            let likely = 1.0 - 0.05 * (self.angle(mv) / FRAC_PI_2 - 1.0);
            (speed > SLOWEST * usual && speed > 0.0).then_some((mv, along * likely))
        };
        let best = offered.into_iter().zip(speeds).filter_map(follows).max_by(|a, b| a.1.total_cmp(&b.1));
        best.map(|(mv, _)| mv)
    }

    /// The part of a move that is made when the hand is at this point: 1 is once, 2 twice, less than 0 the other way round.
    pub fn part(&self, mv: Move, to: Point) -> f32 {
        let Some(along) = unit(&self.velocity(mv)) else { return 0.0 };
        let forward = dot(&minus(&to, &self.from), &along);
        if !forward.is_finite() {
            return 0.0;
        }
        let straight = self.part_of_straight_pull(mv, &along, forward);
        let (sign, far) = (straight.signum(), straight.abs());
        let distance = |part: f32| {
            let off = minus(&to, &self.seen(mv, sign * part));
            dot(&off, &off)
        };
        // A hand that keeps close to the arc is where it is nearest to that.
        let reach = NEARBY / self.angle(mv);
        let (mut low, mut high) = ((far - reach).max(0.0), far + reach);
        for _ in 0..HALVINGS {
            let (a, b) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
            if distance(a) < distance(b) { high = b } else { low = a }
        }
        let nearest = f32::midpoint(low, high);
        // Farther than a quarter hardly anybody goes on along it.
        let farther = 2.0 * (far * self.angle(mv) / FRAC_PI_2 - 1.0);
        let off = (distance(nearest).sqrt() / CLOSE).max(farther).clamp(0.0, 1.0);
        sign * (nearest + (far - nearest) * off)
    }

    /// The part of a move that is made when the hand has come so far in the direction in which the arc begins, wherever it is
    /// beside that.
    fn part_of_straight_pull(&self, mv: Move, along: &Point, forward: f32) -> f32 {
        let (sign, step) = (forward.signum(), STEP / self.angle(mv));
        // Where the arc turns away from that direction or comes back, the hand does not wait for it.
        let angle = self.angle(mv);
        let least = (SLOWEST_ARC * self.mean_speed(mv)).clamp(MIN_WAY * angle, MAX_WAY * angle) * step;
        let most = MAX_WAY * angle * step;
        let (mut part, mut left, mut last) = (0.0, forward.abs(), self.seen(mv, 0.0));
        while part < FARTHEST / self.angle(mv) {
            let next = self.seen(mv, sign * (part + step));
            let length = (sign * dot(&minus(&next, &last), along)).min(most).max(least);
            if length >= left {
                return sign * (part + step * left / length);
            }
            (part, left, last) = (part + step, left - length, next);
        }
        sign * (part + step * left / least)
    }

    /// The place at which the held point is seen after a part of a move.
    pub fn seen(&self, mv: Move, part: f32) -> Point {
        let carried = Turning::of(self.puzzle, mv).map_or(self.point, |turning| turning.plane.carry(part, &self.point));
        self.projector.project(&self.camera.see(&carried))
    }

    /// Velocity on the screen of a hand that begins to make a move, for a whole move. A hand on the face of a cube goes along
    /// that face in one of its two directions, though a point at the rim of a layer begins to leave it.
    fn velocity(&self, mv: Move) -> Point {
        let carry = |part: f32| {
            Turning::of(self.puzzle, mv).map_or(self.point, |turning| turning.plane.carry(part, &self.point))
        };
        let mut tangent = minus(&carry(LITTLE), &carry(-LITTLE));
        if self.puzzle.def().dimensions == 3 {
            for (c, normal) in tangent.iter_mut().zip(self.hit.toward) {
                *c *= f32::from(1 - normal.abs());
            }
        }
        let seen = |s: f32| self.projector.project(&self.camera.see(&add_scaled(&self.point, s, &tangent)));
        minus(&seen(0.5), &seen(-0.5)).map(|c| c / (2.0 * LITTLE))
    }

    /// Mean speed of the held point on the screen, for a whole move.
    fn mean_speed(&self, mv: Move) -> f32 {
        let step = FRAC_PI_4 / self.angle(mv);
        let seen = |n: u8| self.seen(mv, f32::from(n) * step);
        let chord = |n: u8| minus(&seen(n + 1), &seen(n)).map(|c| c / step);
        (0..8).map(|n| dot(&chord(n), &chord(n)).sqrt()).sum::<f32>() / 8.0
    }

    /// Angle by which a move turns, in radians.
    fn angle(&self, mv: Move) -> f32 {
        Turning::of(self.puzzle, mv).map_or(1.0, Turning::angle)
    }
}

/// Number of times that a move is made that is let go after this part of it at this speed, in moves a second.
pub fn snapped(part: f32, speed: f32) -> i32 {
    let (fast, least) = FLICK;
    let on_its_way = part - part.trunc() != 0.0;
    let nearest = if part.abs() < 1.0 && part.abs() > ENOUGH { part.signum() } else { part.round() };
    let thrown = if speed > 0.0 { part.ceil() } else { part.floor() };
    // Whoever throws it back past the place where it was taken only puts it back.
    let leads_away = thrown != 0.0 && part.abs() < 1.0;
    let flicked = on_its_way && speed.abs() > fast && !(leads_away && part.abs() < least);
    (if flicked { thrown } else { nearest }) as i32
}

/// The move that does what a move does when it is made so often, backward when less than 0; `None` when that is nothing.
pub fn repeated(puzzle: PuzzleId, mv: Move, times: i32) -> Option<Move> {
    let def = puzzle.def();
    let once = def.moves.get(mv.index())?;
    let is_nothing = |map: &[u8]| map.iter().enumerate().all(|(i, from)| i == usize::from(*from));
    let mut powers = vec![once.map.clone()];
    while let Some(next) = powers.last().filter(|last| !is_nothing(last)).map(|last| compose(last, &once.map)) {
        powers.push(next);
    }
    let map = match times.rem_euclid(powers.len() as i32) {
        0 => return None,
        n => &powers[n as usize - 1],
    };
    let is_it = |n: &usize| def.moves[*n].axis == once.axis && def.moves[*n].map == *map;
    (0..def.moves.len()).find(is_it).map(|n| Move::new(n as u16))
}

#[cfg(test)]
mod tests;

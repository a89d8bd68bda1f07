//! Dragging a facelet: which layer follows, how far it turns, and where it stops on release.
//!
//! As the layer turns, the grabbed point moves along an arc. Near the arc it stays under the pointer; away from the arc the layer turns by
//! the drag's length in the arc's initial direction, so a long straight drag turns it several times.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

use super::linear::{Point, V4, add_scaled, dot, sub, unit};
use super::{Camera, Hit, LayerTurn, Scene, grip::cell_turn, projection::Projector};
use unfold_engine::puzzle::geometry::{MAX_AXES, compose};
use unfold_engine::puzzle::hypercube::{cell, grips};
use unfold_engine::puzzle::{Move, PuzzleId};

/// Number of grips per cell in MC4D's numbering.
const GRIPS_PER_CELL: u16 = 27;
/// Minimum length of a drag, on the unit screen; a shorter one has no clear direction.
const MIN_DRAG: f32 = 0.03;
/// Moves that carry the grabbed point slower than this fraction of the median speed are not chosen.
const MIN_SPEED_RATIO: f32 = 0.3;
/// Step along the arc, in radians.
const ARC_STEP: f32 = 0.04;
/// Minimum speed along the drag's direction, as a fraction of the arc's mean speed.
const MIN_ARC_SPEED_RATIO: f32 = 0.4;
/// Minimum length of a straight drag, on the unit screen, per radian of the turn.
const MIN_DRAG_PER_RADIAN: f32 = 0.15;
/// Maximum length of a straight drag, on the unit screen, per radian of the turn.
const MAX_DRAG_PER_RADIAN: f32 = 1.2;
/// A drag farther than this from the arc, on the unit screen, counts as straight.
const MAX_ARC_DISTANCE: f32 = 0.12;
/// Search range for the nearest point on the arc, in radians on each side of the straight drag's position.
const ARC_SEARCH_RANGE: f32 = 0.5;
/// Step of the numerical derivative at the start of the arc, as a fraction of a move.
const TANGENT_STEP: f32 = 0.01;
/// Maximum angle followed along the arc, in radians; beyond it a straight drag turns the layer at a constant rate.
const MAX_ARC_ANGLE: f32 = 2.4;
/// Iterations of the ternary search on the arc.
const SEARCH_ITERATIONS: usize = 16;
/// A layer released past this fraction of its first turn completes the turn; later turns snap to the nearest.
const MIN_COMPLETED_FRACTION: f32 = 1.0 / 6.0;
/// Minimum speed of a flick, in turns per second, and the minimum fraction of a turn made before a flick away from rest.
const FLICK_SPEED_AND_FRACTION: (f32, f32) = (0.8, 0.04);

/// A drag of a layer, from the facelet that was grabbed.
#[derive(Clone, Debug, PartialEq)]
pub struct LayerDrag {
    puzzle: PuzzleId,
    hit: Hit,
    /// The grabbed point, in the puzzle's coordinates.
    point: V4,
    from: Point,
    camera: Camera,
    projector: Projector,
}

impl LayerDrag {
    /// Grabs the facelet at a point of the screen; `None` if there is none. The puzzle must be at rest.
    pub fn grab(puzzle: PuzzleId, scene: &Scene, from: Point) -> Option<Self> {
        let hit = scene.hit(from)?;
        let seen = scene.unproject(hit.polygon, from)?;
        let point = scene.camera.axes().map(|axis| dot(&seen, &axis));
        Some(Self { puzzle, hit, point, from, camera: scene.camera, projector: scene.projector })
    }

    /// Moves that a drag can make: on a cube, the quarter turns of the two layers through the grabbed cubie that cross its face; on a
    /// hypercube, the turns of the facelet's cell about all its axes, one per pair of opposite grips.
    pub fn candidates(&self) -> Vec<Move> {
        let def = self.puzzle.def();
        let Some(place) = def.places.get(self.hit.facelet) else { return Vec::new() };
        if def.dimensions == 4 {
            let cell = cell(place.axis, place.side > 0);
            let first = u16::from(cell) * GRIPS_PER_CELL;
            // Opposite grips turn about the same axis; one is enough.
            let half = |v: &[i8; MAX_AXES]| v.iter().find(|c| **c != 0).is_some_and(|c| *c > 0);
            let directions = (first..first + GRIPS_PER_CELL).filter_map(grips::direction).filter(half);
            return directions.filter_map(|v| cell_turn(self.puzzle, cell, v, true)).collect();
        }
        let quarter = |axis: usize| {
            let is_it = |mv: &Move| {
                LayerTurn::for_move(self.puzzle, *mv)
                    .is_some_and(|turning| turning.is_quarter_of(axis, place.cubie[axis]))
            };
            (0..def.moves.len() as u16).map(Move::new).find(is_it)
        };
        (0..3).filter(|axis| *axis != usize::from(place.axis)).filter_map(quarter).collect()
    }

    /// The move that best follows a drag to this point; `None` if the drag is too short.
    pub fn best_move(&self, to: Point) -> Option<Move> {
        let pulled = sub(&to, &self.from);
        let direction = unit(&pulled).filter(|_| dot(&pulled, &pulled) >= MIN_DRAG * MIN_DRAG)?;
        let offered = self.candidates();
        let speeds: Vec<Point> = offered.iter().map(|mv| self.velocity(*mv).map(|c| c / self.angle(*mv))).collect();
        let mut sorted: Vec<f32> = speeds.iter().map(|v| dot(v, v).sqrt()).collect();
        sorted.sort_by(f32::total_cmp);
        let usual = sorted.get(sorted.len().saturating_sub(1) / 2).copied().unwrap_or_default();
        let follows = |(mv, v): (Move, Point)| {
            let speed = dot(&v, &v).sqrt();
            let along = dot(&v, &direction).abs() / speed;
            // Several turns of a cell may move the point alike; prefer the smaller angle.
            let likely = 1.0 - 0.05 * (self.angle(mv) / FRAC_PI_2 - 1.0);
            (speed > MIN_SPEED_RATIO * usual && speed > 0.0).then_some((mv, along * likely))
        };
        let best = offered.into_iter().zip(speeds).filter_map(follows).max_by(|a, b| a.1.total_cmp(&b.1));
        best.map(|(mv, _)| mv)
    }

    /// Fraction of a move made with the pointer at `to`: above 1 for several turns, negative for backward turns.
    pub fn turn_fraction(&self, mv: Move, to: Point) -> f32 {
        let Some(along) = unit(&self.velocity(mv)) else { return 0.0 };
        let forward = dot(&sub(&to, &self.from), &along);
        if !forward.is_finite() {
            return 0.0;
        }
        let straight = self.straight_drag_fraction(mv, &along, forward);
        let (sign, far) = (straight.signum(), straight.abs());
        let distance = |part: f32| {
            let off = sub(&to, &self.screen_position(mv, sign * part));
            dot(&off, &off)
        };
        // Near the arc, use the closest point on it.
        let reach = ARC_SEARCH_RANGE / self.angle(mv);
        let (mut low, mut high) = ((far - reach).max(0.0), far + reach);
        for _ in 0..SEARCH_ITERATIONS {
            let (a, b) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
            if distance(a) < distance(b) { high = b } else { low = a }
        }
        let nearest = f32::midpoint(low, high);
        // Beyond a quarter turn, users rarely follow the arc.
        let farther = 2.0 * (far * self.angle(mv) / FRAC_PI_2 - 1.0);
        let off = (distance(nearest).sqrt() / MAX_ARC_DISTANCE).max(farther).clamp(0.0, 1.0);
        sign * (nearest + (far - nearest) * off)
    }

    /// Fraction of a move for a drag of length `forward` in the arc's initial direction, ignoring any sideways movement.
    fn straight_drag_fraction(&self, mv: Move, along: &Point, forward: f32) -> f32 {
        let (sign, step) = (forward.signum(), ARC_STEP / self.angle(mv));
        // Where the arc bends away from its initial direction, advance at a minimum rate.
        let angle = self.angle(mv);
        let least = (MIN_ARC_SPEED_RATIO * self.mean_speed(mv))
            .clamp(MIN_DRAG_PER_RADIAN * angle, MAX_DRAG_PER_RADIAN * angle)
            * step;
        let most = MAX_DRAG_PER_RADIAN * angle * step;
        let (mut part, mut left, mut last) = (0.0, forward.abs(), self.screen_position(mv, 0.0));
        while part < MAX_ARC_ANGLE / self.angle(mv) {
            let next = self.screen_position(mv, sign * (part + step));
            let length = (sign * dot(&sub(&next, &last), along)).min(most).max(least);
            if length >= left {
                return sign * (part + step * left / length);
            }
            (part, left, last) = (part + step, left - length, next);
        }
        sign * (part + step * left / least)
    }

    /// Screen position of the grabbed point after a fraction of a move.
    pub fn screen_position(&self, mv: Move, part: f32) -> Point {
        let carried =
            LayerTurn::for_move(self.puzzle, mv).map_or(self.point, |turning| turning.plane.rotate(part, &self.point));
        self.projector.project(&self.camera.view_point(&carried))
    }

    /// Screen velocity of the grabbed point at the start of a move, per whole move. On a cube it is projected onto the face, which a point
    /// near the rim would otherwise leave.
    fn velocity(&self, mv: Move) -> Point {
        let carry = |part: f32| {
            LayerTurn::for_move(self.puzzle, mv).map_or(self.point, |turning| turning.plane.rotate(part, &self.point))
        };
        let mut tangent = sub(&carry(TANGENT_STEP), &carry(-TANGENT_STEP));
        if self.puzzle.def().dimensions == 3 {
            for (c, normal) in tangent.iter_mut().zip(self.hit.toward) {
                *c *= f32::from(1 - normal.abs());
            }
        }
        let seen = |s: f32| self.projector.project(&self.camera.view_point(&add_scaled(&self.point, s, &tangent)));
        sub(&seen(0.5), &seen(-0.5)).map(|c| c / (2.0 * TANGENT_STEP))
    }

    /// Mean screen speed of the grabbed point, per whole move.
    fn mean_speed(&self, mv: Move) -> f32 {
        let step = FRAC_PI_4 / self.angle(mv);
        let seen = |n: u8| self.screen_position(mv, f32::from(n) * step);
        let chord = |n: u8| sub(&seen(n + 1), &seen(n)).map(|c| c / step);
        (0..8).map(|n| dot(&chord(n), &chord(n)).sqrt()).sum::<f32>() / 8.0
    }

    /// Angle of a move, in radians.
    fn angle(&self, mv: Move) -> f32 {
        LayerTurn::for_move(self.puzzle, mv).map_or(1.0, LayerTurn::angle)
    }
}

/// Whole number of moves that a layer released at fraction `part` snaps to; `speed` is in moves per second.
pub fn snapped_turns(part: f32, speed: f32) -> i32 {
    let (fast, least) = FLICK_SPEED_AND_FRACTION;
    let on_its_way = part - part.trunc() != 0.0;
    let nearest = if part.abs() < 1.0 && part.abs() > MIN_COMPLETED_FRACTION { part.signum() } else { part.round() };
    let thrown = if speed > 0.0 { part.ceil() } else { part.floor() };
    // The minimum fraction applies only to flicks away from rest; a flick back always returns the layer.
    let leads_away = thrown != 0.0 && part.abs() < 1.0;
    let flicked = on_its_way && speed.abs() > fast && !(leads_away && part.abs() < least);
    (if flicked { thrown } else { nearest }) as i32
}

/// The single move equal to `times` repetitions of a move, backwards if negative; `None` if they cancel out or the puzzle has no
/// such move.
pub fn repeated_move(puzzle: PuzzleId, mv: Move, times: i32) -> Option<Move> {
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

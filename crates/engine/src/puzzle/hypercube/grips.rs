//! MC4D's 216 grips, and the effect of a click on each, from geometry.
//!
//! Source: the numbering of the `{4,3,3} 2` puzzle as observed on MagicCube4D 4.3.

use super::{MOVES, ROTATIONS_OF_A_CELL};
use super::{cell_axis, moves, rotations3};
use crate::puzzle::Move;
use crate::puzzle::geometry::{SignedPerm, axes_without};

/// Number of grips: 27 for each of the eight cells.
pub const GRIPS: u16 = 216;

/// The slices that a click turns, counted from the grip's own cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Slices {
    /// The half next to the cell (mask 1).
    Near,
    /// The half away from it (mask 2).
    Far,
    /// The whole puzzle (mask 3).
    Both,
}

impl Slices {
    /// Every choice of slices; the one with mask `m` is at `m - 1`.
    pub const ALL: [Self; 3] = [Self::Near, Self::Far, Self::Both];

    /// The mask of the slices in a log, `1 <= mask <= 3`: bit 0 is the near half, bit 1 the far one.
    pub fn mask(self) -> u8 {
        match self {
            Self::Near => 1,
            Self::Far => 2,
            Self::Both => 3,
        }
    }
}

/// One click on a grip, as an MC4D log stores it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Click {
    /// The grip, `0 <= grip < 216`, never a core (`grip % 27 != 26`).
    pub grip: u16,
    /// True for direction +1 (left click), false for -1.
    pub positive: bool,
    /// The slices that the click turns, counted from the cell of the grip.
    pub slices: Slices,
}

/// The axis of a grip as a vector with components -1, 0, 1; `None` for a core or a number that is not a grip.
pub fn direction(grip: u16) -> Option<[i8; 4]> {
    if grip >= GRIPS {
        return None;
    }
    let (axis, _) = cell_axis((grip / 27) as u8);
    let k = usize::from(grip % 27);
    let (first, zeros) = match k {
        0..8 => (0, 0),
        8..20 => (8, 1),
        20..26 => (20, 2),
        _ => return None,
    };
    // Each kind is ordered by the third, then the second, then the first coordinate, -1 < 0 < 1.
    let mut of_kind = (0..27usize)
        .map(|n| [n % 3, n / 3 % 3, n / 9].map(|c| c as i8 - 1))
        .filter(|v| v.iter().filter(|c| **c == 0).count() == zeros);
    let local = of_kind.nth(k - first)?;
    let mut out = [0; 4];
    for (c, a) in local.iter().zip(axes_without(axis)) {
        out[a as usize] = *c;
    }
    Some(out)
}

/// The grip of a cell in a direction, the inverse of [`direction`]; `None` if there is none.
pub fn grip(cell: u8, toward: [i8; 4]) -> Option<u16> {
    let first = u16::from(cell) * 27;
    (first..first + 27).find(|&g| direction(g) == Some(toward))
}

/// The motion of one click on the grip of `cell` in a direction: a rotation by 360° / order about it, right- or
/// left-handed according to the sign of det [u, image of u, direction, cell normal]. `sign` is MC4D's direction, +1 or
/// -1. `None` for the zero vector.
///
/// # Panics
/// If `cell >= 8`.
pub fn rotation(cell: u8, direction: [i8; 4], sign: i8) -> Option<SignedPerm> {
    let (axis, positive) = cell_axis(cell);
    let order = match direction.iter().filter(|c| **c != 0).count() {
        1 => 4,
        2 => 2,
        3 => 3,
        _ => return None,
    };
    let mut normal = [0; 4];
    normal[axis as usize] = if positive { 1 } else { -1 };
    rotations3().iter().map(|r| r.embed(axis)).find(|r| {
        let fixes = r.vector(direction) == direction;
        fixes && order_of(r) == order && (order == 2 || handedness(r, direction, normal) == -sign)
    })
}

/// The least number of repetitions of a motion that give the identity, `1 <= order <= 12`.
fn order_of(r: &SignedPerm) -> usize {
    let mut power = *r;
    let mut order = 1;
    while power != SignedPerm::IDENTITY {
        power = power.after(r);
        order += 1;
    }
    order
}

/// The sign of det [u, r(u), direction, normal] for a vector u that r moves.
fn handedness(r: &SignedPerm, direction: [i8; 4], normal: [i8; 4]) -> i8 {
    let units = (0..4).map(|i| {
        let mut u = [0; 4];
        u[i] = 1;
        u
    });
    units.map(|u| determinant([u, r.vector(u), direction, normal])).find(|d| *d != 0).map_or(0, |d| d.signum() as i8)
}

fn determinant(rows: [[i8; 4]; 4]) -> i32 {
    let mut sum = 0;
    crate::puzzle::perm::each_permutation(4, |p| {
        let product: i32 = (0..4).map(|i| i32::from(rows[i][p[i] as usize])).product();
        sum += if crate::puzzle::perm::is_odd(p) { -product } else { product };
    });
    sum
}

impl Click {
    /// The move that this click makes; a click with one slice turns that half, with both slices it rotates the whole
    /// puzzle. `None` for a grip that does not turn.
    pub fn to_move(self) -> Option<Move> {
        let kind = usize::from(self.slices.mask()) - 1;
        let place = (usize::from(self.grip) * 2 + usize::from(self.positive)) * 3 + kind;
        *moves_of_clicks().get(place)?
    }

    /// [`Click::to_move`], from geometry.
    fn find(self) -> Option<Move> {
        let cell = (self.grip / 27) as u8;
        let (axis, positive) = cell_axis(cell);
        let sign = if self.positive { 1 } else { -1 };
        let motion = rotation(cell, direction(self.grip)?, sign)?;
        let turned_positive = positive == (self.slices == Slices::Near);
        let kind = match self.slices {
            Slices::Both => 2,
            _ if turned_positive => 0,
            _ => 1,
        };
        find_move(kind, axis, &motion)
    }

    /// The clicks that make a move: one, or two equal ones for a half turn about a face. Halves are clicked at their
    /// own cell (mask 1), whole rotations at the positive end of their axis.
    ///
    /// # Panics
    /// If the move is not one of the hypercube's.
    pub fn of_move(mv: Move) -> Vec<Self> {
        let table = clicks_of_moves();
        let (click, twice) = table[mv.index()];
        if twice { vec![click, click] } else { vec![click] }
    }

    /// The click that makes the same move from the opposite cell: the other slices, turned the other way about the same
    /// axis.
    pub fn from_opposite_cell(self) -> Self {
        let across = direction(self.grip).and_then(|toward| grip(7 - (self.grip / 27) as u8, toward));
        let slices = match self.slices {
            Slices::Near => Slices::Far,
            Slices::Far => Slices::Near,
            Slices::Both => Slices::Both,
        };
        across.map_or(self, |grip| Self { grip, positive: !self.positive, slices })
    }

    /// The click that MC4D's reader would cancel against this one.
    pub fn opposite(self) -> Self {
        Self { positive: !self.positive, ..self }
    }
}

fn find_move(kind: usize, axis: u8, motion: &SignedPerm) -> Option<Move> {
    let first = kind * MOVES + axis as usize * ROTATIONS_OF_A_CELL;
    let defs = &moves()[first..first + ROTATIONS_OF_A_CELL];
    defs.iter().position(|d| d.motion == *motion).map(|k| Move((first + k) as u16))
}

/// The move of every click: by grip, then direction, then slices. Logs have many clicks, so the table is computed once.
fn moves_of_clicks() -> &'static [Option<Move>] {
    static TABLE: std::sync::LazyLock<Vec<Option<Move>>> = std::sync::LazyLock::new(|| {
        let mut table = Vec::new();
        for grip in 0..GRIPS {
            for positive in [false, true] {
                table.extend(Slices::ALL.map(|slices| Click { grip, positive, slices }.find()));
            }
        }
        table
    });
    &TABLE
}

/// The click of each move, and true if it is clicked twice; face grips are preferred in the order of their numbers.
fn clicks_of_moves() -> &'static [(Click, bool)] {
    static TABLE: std::sync::LazyLock<Vec<(Click, bool)>> = std::sync::LazyLock::new(|| {
        let moves = moves();
        let mut table: Vec<Option<(Click, bool)>> = vec![None; moves.len()];
        for slices in [Slices::Near, Slices::Both] {
            for grip in 0..GRIPS {
                for positive in [false, true] {
                    let click = Click { grip, positive, slices };
                    let Some(mv) = click.to_move() else { continue };
                    table[mv.index()].get_or_insert((click, false));
                    let motion = moves[mv.index()].motion;
                    let twice = motion.after(&motion);
                    let (kind, axis) = (mv.index() / MOVES, moves[mv.index()].axis);
                    if order_of(&motion) == 4
                        && let Some(half) = find_move(kind, axis, &twice)
                    {
                        table[half.index()].get_or_insert((click, true));
                    }
                }
            }
        }
        // Every rotation of a cube is a quarter, third or half turn of a grip, or two quarter turns: no entry stays empty.
        table.into_iter().flatten().collect()
    });
    &TABLE
}

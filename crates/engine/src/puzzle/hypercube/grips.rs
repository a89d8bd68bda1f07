//! MC4D's 216 grips and their clicks, derived from geometry.
//!
//! Source: MagicCube4D 4.3, which numbers the grips of `{4,3,3} 2` and `{4,3,3} 3` in the same way.

use super::{MOVES_PER_LAYER_SET, ROTATIONS_PER_CELL, cell_axis, layers, rotations3};
use crate::puzzle::geometry::{SignedPerm, axes_without};
use crate::puzzle::{Move, MoveDef, Notation, PuzzleDef, PuzzleId};

/// Number of grips: 27 for each of the eight cells.
pub const GRIPS: u16 = 216;

/// The layers turned by a click, as the mask in a log: bit `i` is layer `i`, counted from the grip's cell.
///
/// A mask without any layer of the puzzle turns nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slices(u8);

impl Slices {
    /// The cell's own layer (mask 1).
    pub const OUTER: Self = Self(1);

    /// Returns all layers of a hypercube of this size.
    pub const fn whole(size: usize) -> Self {
        Self(layers::all_layers(size))
    }

    /// Returns all non-empty sets of layers of a hypercube of this size, by mask.
    pub fn all(size: usize) -> impl Iterator<Item = Self> {
        (1..=layers::all_layers(size)).map(Self)
    }

    /// Returns the layers of a mask, `1 <= mask < 2^size`; `None` for another number.
    pub fn from_mask(mask: i64, size: usize) -> Option<Self> {
        u8::try_from(mask).ok().filter(|mask| (1..=layers::all_layers(size)).contains(mask)).map(Self)
    }

    /// Returns a mask that turns nothing: the bit of the first layer beyond a hypercube of this size.
    pub(super) const fn none(size: usize) -> Self {
        Self(1 << size)
    }

    /// Returns the mask, as written in a log.
    pub fn mask(self) -> u8 {
        self.0
    }

    /// Returns the same layers counted from the opposite cell. A mask that turns nothing stays as it is.
    pub fn from_opposite_cell(self, size: usize) -> Self {
        if self.0 > layers::all_layers(size) { self } else { Self(layers::mirrored(self.0, size)) }
    }
}

/// A click on a grip, as stored in an MC4D log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Click {
    /// The grip, `0 <= grip < 216`, never a core (`grip % 27 != 26`).
    pub grip: u16,
    /// True for direction +1 (left click), false for -1.
    pub positive: bool,
    /// The turning layers, counted from the grip's cell.
    pub slices: Slices,
}

/// Returns the direction of a grip from the centre of its cell, with components -1, 0, 1; `None` for a core or a number
/// out of range.
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

/// Returns the grip of a cell in a direction, the inverse of [`direction`]; `None` if there is none.
pub fn grip(cell: u8, toward: [i8; 4]) -> Option<u16> {
    let first = u16::from(cell) * 27;
    (first..first + 27).find(|&g| direction(g) == Some(toward))
}

/// Returns the motion of a click on the grip of `cell` in a direction: a quarter, half or third turn about it, for one,
/// two or three components other than 0. `sign` is MC4D's direction, +1 or -1: det [u, image of u, direction, cell
/// normal] has the opposite sign. `None` for the zero vector.
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
        let fixes = r.image_of_vector(direction) == direction;
        fixes && order_of(r) == order && (order == 2 || handedness(r, direction, normal) == -sign)
    })
}

/// Returns the order of a motion, `1 <= order <= 8`.
fn order_of(r: &SignedPerm) -> usize {
    let mut power = *r;
    let mut order = 1;
    while power != SignedPerm::IDENTITY {
        power = power.after(r);
        order += 1;
    }
    order
}

/// Returns the sign of det [u, r(u), direction, normal] for a vector u that r moves.
fn handedness(r: &SignedPerm, direction: [i8; 4], normal: [i8; 4]) -> i8 {
    let units = (0..4).map(|i| {
        let mut u = [0; 4];
        u[i] = 1;
        u
    });
    units
        .map(|u| determinant([u, r.image_of_vector(u), direction, normal]))
        .find(|d| *d != 0)
        .map_or(0, |d| d.signum() as i8)
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
    /// Returns the move of this click on a puzzle. `None` for a core, a mask without any layer of the puzzle, or a
    /// puzzle without grips.
    pub fn to_move(self, puzzle: PuzzleId) -> Option<Move> {
        let (def, mask) = (puzzle.def(), self.slices.0);
        let whole = layers::all_layers(def.size);
        let column = mask.checked_sub(1).filter(|column| *column < whole)?;
        let row = usize::from(self.grip) * 2 + usize::from(self.positive);
        *ClickTable::for_puzzle(def).moves.get(row * usize::from(whole) + usize::from(column))?
    }

    /// Returns the clicks of a move: one, or two equal ones for a half turn about a face. The click has the lowest mask,
    /// then the lowest grip, of those that make the move.
    ///
    /// # Panics
    /// If the move does not belong to the puzzle, or the puzzle has no grips.
    pub fn for_move(puzzle: PuzzleId, mv: Move) -> Vec<Self> {
        let (click, twice) = ClickTable::for_puzzle(puzzle.def()).clicks[mv.index()];
        if twice { vec![click, click] } else { vec![click] }
    }

    /// Returns the click on the opposite cell that makes the same move of a hypercube of this size.
    pub fn from_opposite_cell(self, size: usize) -> Self {
        let across = direction(self.grip).and_then(|toward| grip(7 - (self.grip / 27) as u8, toward));
        let slices = self.slices.from_opposite_cell(size);
        across.map_or(self, |grip| Self { grip, positive: !self.positive, slices })
    }

    /// Returns the click that MC4D's reader would cancel with this one.
    pub fn opposite(self) -> Self {
        Self { positive: !self.positive, ..self }
    }
}

/// The moves of all clicks of a puzzle and the clicks of all moves, computed once, since logs have many clicks.
#[derive(Debug)]
pub(crate) struct ClickTable {
    /// The move of each click, by grip, then direction, then mask.
    moves: Vec<Option<Move>>,
    /// The click of each move, with the lowest mask, then the lowest grip, and true if it is made twice.
    clicks: Vec<(Click, bool)>,
}

impl ClickTable {
    /// Returns the table of a puzzle, empty for cubes; built on the first call.
    fn for_puzzle(def: &PuzzleDef) -> &Self {
        def.clicks.get_or_init(|| match def.notation {
            Notation::Cube => Self { moves: Vec::new(), clicks: Vec::new() },
            Notation::Hypercube => Self::make(def),
        })
    }

    fn make(def: &PuzzleDef) -> Self {
        let turned: Vec<_> = (0..GRIPS).flat_map(|grip| [false, true].map(|positive| (grip, positive))).collect();
        let motions: Vec<Option<SignedPerm>> = turned.iter().map(|(grip, positive)| motion(*grip, *positive)).collect();
        let mut out = Self { moves: Vec::new(), clicks: Vec::new() };
        for (&(grip, _), motion) in turned.iter().zip(&motions) {
            let found = |slices: Slices| find_move(def, grip, slices, motion.as_ref()?);
            out.moves.extend(Slices::all(def.size).map(found));
        }
        let mut clicks: Vec<Option<(Click, bool)>> = vec![None; def.moves.len()];
        for slices in Slices::all(def.size) {
            for (&(grip, positive), motion) in turned.iter().zip(&motions) {
                let click = Click { grip, positive, slices };
                let Some(motion) = motion else { continue };
                let Some(mv) = find_move(def, grip, slices, motion) else { continue };
                clicks[mv.index()].get_or_insert((click, false));
                if order_of(motion) == 4
                    && let Some(half) = find_move(def, grip, slices, &motion.after(motion))
                {
                    clicks[half.index()].get_or_insert((click, true));
                }
            }
        }
        // No entry stays empty: every rotation of a cell is a quarter, third or half turn of a grip, or two quarter
        // turns.
        out.clicks = clicks.into_iter().flatten().collect();
        out
    }
}

/// Returns the motion of a click on a grip; `None` for a core.
fn motion(grip: u16, positive: bool) -> Option<SignedPerm> {
    rotation((grip / 27) as u8, direction(grip)?, if positive { 1 } else { -1 })
}

/// Returns the move that turns these layers, counted from a grip's cell, by a motion.
fn find_move(def: &PuzzleDef, grip: u16, slices: Slices, motion: &SignedPerm) -> Option<Move> {
    let (axis, positive) = cell_axis((grip / 27) as u8);
    let turned = if positive { slices.0 } else { layers::mirrored(slices.0, def.size) };
    let kind = layers::sets(def.size).iter().position(|set| set.layers == turned)?;
    let first = kind * MOVES_PER_LAYER_SET + usize::from(axis) * ROTATIONS_PER_CELL;
    let of_axis: &[MoveDef] = def.moves.get(first..first + ROTATIONS_PER_CELL)?;
    of_axis.iter().position(|def| def.motion == *motion).map(|k| Move((first + k) as u16))
}

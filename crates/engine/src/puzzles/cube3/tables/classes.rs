//! Symmetry classes: raw coordinates reduced by the sixteen symmetries that keep the U-D axis.
//!
//! Raw values are encoded as `(class << 4) | symmetry`: the symmetry maps the class's representative, its smallest
//! member, to the value. (Kociemba, kociemba.org/math/symmetric.htm.)

use std::array;

use super::coords::{self, CORNER_PERM, FLIP, SLICE, TWIST};
use crate::control::Control;
use crate::puzzle::cubes::FACE_TURNS;
use crate::puzzles::cube3::{CORNERS, Cube3, EDGES, Symmetry};
use crate::tables::TableError;

/// Number of upright symmetries.
pub const UPRIGHT: usize = Symmetry::UPRIGHT;
/// Number of combined flip and slice values: `slice * 2048 + flip`.
pub const FLIP_SLICES: u32 = SLICE.size * FLIP.size;
/// Number of classes of flip and slice.
pub const FLIP_SLICE_CLASSES: usize = 64_430;
/// Number of classes of corner permutations.
pub const CORNER_CLASSES: usize = 2768;

/// Returns `(class << 4) | symmetry` for every raw value below `size`.
///
/// # Errors
/// [`TableError::Stopped`] if `control` stops it.
pub fn classify(size: u32, conjugate: impl Fn(u32, usize) -> u32, control: &Control) -> Result<Vec<u32>, TableError> {
    const UNVISITED: u32 = u32::MAX;
    let mut classes = vec![UNVISITED; size as usize];
    let mut class = 0;
    for raw in 0..size {
        if classes[raw as usize] != UNVISITED {
            continue;
        }
        control.check_stop()?;
        // In reverse, so that the representative itself keeps the identity.
        for symmetry in (0..UPRIGHT).rev() {
            classes[conjugate(raw, symmetry) as usize] = class << 4 | symmetry as u32;
        }
        class += 1;
    }
    Ok(classes)
}

/// Returns the representative of each class, and a 16-bit mask of the symmetries that fix it.
///
/// # Errors
/// [`TableError::Stopped`] if `control` stops it.
pub fn representatives(
    classes: &[u32],
    conjugate: impl Fn(u32, usize) -> u32,
    control: &Control,
) -> Result<(Vec<u32>, Vec<u16>), TableError> {
    let representatives: Vec<u32> =
        (0..classes.len() as u32).filter(|raw| classes[*raw as usize].is_multiple_of(16)).collect();
    let leaves = |raw: u32| {
        control.check_stop()?;
        Ok((0..UPRIGHT).filter(|&s| conjugate(raw, s) == raw).map(|s| 1 << s).sum())
    };
    let alike = representatives.iter().map(|raw| leaves(*raw)).collect::<Result<_, _>>()?;
    Ok((representatives, alike))
}

/// Returns the image of a flip and slice under an upright symmetry.
pub fn conjugate_flip_slice(raw: u32, symmetry: usize) -> u32 {
    let mask = (SLICE.unrank)(raw / FLIP.size);
    let mut slice = 8..EDGES as u8;
    let mut others = 0..8;
    let ep = array::from_fn(|p| if mask >> p & 1 == 1 { slice.next() } else { others.next() }.unwrap_or(0));
    let cube = Cube3 { ep, eo: (FLIP.unrank)(raw % FLIP.size), ..Cube3::SOLVED };
    let seen = Symmetry::all()[symmetry].conjugate(&cube);
    (SLICE.rank)(&coords::slice_mask(&seen.ep)) * FLIP.size + (FLIP.rank)(&seen.eo)
}

/// Returns the image of a corner permutation under an upright symmetry.
pub fn conjugate_corners(raw: u32, symmetry: usize) -> u32 {
    let symmetry = &Symmetry::all()[symmetry];
    let cp = (CORNER_PERM.unrank)(raw);
    let mut seen = cp;
    for p in 0..CORNERS {
        seen[usize::from(symmetry.corner(p))] = symmetry.corner(usize::from(cp[p]));
    }
    (CORNER_PERM.rank)(&seen)
}

/// Returns the image of a twist under an upright symmetry.
pub fn conjugate_twist(raw: u32, symmetry: usize) -> u32 {
    let cube = Cube3 { co: (TWIST.unrank)(raw), ..Cube3::SOLVED };
    (TWIST.rank)(&Symmetry::all()[symmetry].conjugate(&cube).co)
}

/// Returns the image of a permutation of the U and D edges under an upright symmetry.
pub fn conjugate_edges(raw: u32, symmetry: usize) -> u32 {
    let symmetry = &Symmetry::all()[symmetry];
    let ep = (coords::EDGE_PERM.unrank)(raw);
    let mut seen = ep;
    for p in 0..ep.len() {
        seen[usize::from(symmetry.edge(p))] = symmetry.edge(usize::from(ep[p]));
    }
    (coords::EDGE_PERM.rank)(&seen)
}

/// The group of the sixteen upright symmetries.
#[derive(Debug)]
pub struct UprightGroup {
    /// `compose[a][b]`: first `b`, then `a`.
    pub compose: [[u8; UPRIGHT]; UPRIGHT],
    /// Inverse of each symmetry.
    pub inverse: [u8; UPRIGHT],
    /// `back[s][m]`: the turn whose image under `s` is turn `m`.
    pub back: [[u8; FACE_TURNS]; UPRIGHT],
    /// `faces[s][set]`: mask of all turns of the images under `s` of the faces in `set`, a 6-bit mask.
    pub faces: Box<[[u32; 64]; UPRIGHT]>,
}

impl UprightGroup {
    /// Derives the group from the motions of the axes.
    pub fn new() -> Self {
        let all = &Symmetry::all()[..UPRIGHT];
        let number = |motion| all.iter().position(|s| s.motion == motion).unwrap_or(0) as u8;
        let place = |s: &Symmetry, m: usize| s.moves.iter().position(|n| usize::from(*n) == m).unwrap_or(0) as u8;
        Self {
            compose: array::from_fn(|a| array::from_fn(|b| number(all[a].motion.after(&all[b].motion)))),
            inverse: array::from_fn(|a| number(all[a].motion.inverse())),
            back: array::from_fn(|s| array::from_fn(|m| place(&all[s], m))),
            faces: Box::new(array::from_fn(|s| faces(&all[s]))),
        }
    }
}

fn faces(symmetry: &Symmetry) -> [u32; 64] {
    let turns = |face: usize| 7 << (symmetry.moves[3 * face] / 3 * 3);
    array::from_fn(|set| (0..6).filter(|face| set >> face & 1 == 1).map(turns).sum())
}

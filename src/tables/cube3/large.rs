//! The large tables of the 3x3x3: exact distances of both phases, reduced by symmetry.

use super::classes::{
    self, CORNER_CLASSES, FLIP_SLICE_CLASSES, FLIP_SLICES, Group, UPRIGHT, conjugate_corners, conjugate_edges,
    conjugate_flip_slice, conjugate_twist,
};
use super::coords::{CORNER_PERM, EDGE_PERM, FLIP, G1_TURNS, Moves, TWIST};
use crate::control::Control;
use crate::puzzle::cube3::def::TURNS;
use crate::tables::packed::{nibble, pack, pair};
use crate::tables::pages::Pages;
use crate::tables::rows::{Distances, Rows, SYMMETRIES};
use crate::tables::spec::{TableSpec, named};
use crate::tables::store::{Store, Table};
use crate::tables::{TableError, parallel};

/// Flip and slice divided by symmetry.
pub const CLASSES: &str = "cube3-flip-slice-classes";
/// Distance to G1 modulo 3, and the faces of which some turn leads nearer.
pub const PHASE1: &str = "cube3-phase1";
/// Distance within G1 for corners and outer edges.
pub const PHASE2: &str = "cube3-phase2";
/// Distance of the corners alone, in all 18 turns.
pub const CORNERS: &str = "cube3-corners";
/// The names of the large tables.
pub const NAMES: [&str; 4] = [CLASSES, PHASE1, PHASE2, CORNERS];

/// Two bits of a phase 2 distance: at most 8 (of which the small tables know more), 9, 10, or farther.
const PHASE2_BOUNDS: [u8; 4] = [0, 9, 10, 11];

/// What phase 1 knows of a coset seen from its representative: bits 0 and 1 hold the distance modulo 3, bit `2 + f` is set when
/// some turn of face `f` leads nearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phase1(pub u8);

impl Phase1 {
    /// The distance modulo 3.
    #[inline]
    pub fn mod3(self) -> u8 {
        self.0 & 3
    }

    /// The faces of which some turn leads nearer, `0 <= faces < 64`.
    #[inline]
    pub fn nearer(self) -> u8 {
        self.0 >> 2
    }
}

/// See the module.
#[derive(Debug)]
pub struct Large {
    /// The sixteen symmetries.
    pub group: Group,
    /// [`classes::divide`] of flip and slice in 32 bits each, then the symmetries that leave each class alone in 16 bits.
    flip_slice: Table,
    /// `goes[class * 18 + mv]`: flip and slice after a turn of the representative, `(class << 4) | symmetry`.
    pub goes: Pages<u32>,
    /// `twist_seen[twist * 16 + s]`: the twist seen from a representative that `s` carries here.
    pub twist_seen: Vec<u16>,
    /// [`classes::divide`] of corner permutations.
    pub corner_classes: Vec<u32>,
    /// `edges_seen[edges * 16 + s]`, as `twist_seen`.
    pub edges_seen: Vec<u16>,
    phase1: Pages<u8>,
    phase2: Pages<u64>,
    corners: Pages<u64>,
}

/// Twists (or edges) seen from a representative, one vector a symmetry.
fn seen(group: &Group, size: u32, conjugate: impl Fn(u32, usize) -> u32) -> Vec<Vec<u16>> {
    let back = |s: usize| usize::from(group.inverse[s]);
    (0..UPRIGHT).map(|s| (0..size).map(|raw| conjugate(raw, back(s)) as u16).collect()).collect()
}

/// The same with the symmetry fastest.
fn interleaved(seen: &[Vec<u16>]) -> Vec<u16> {
    (0..seen[0].len()).flat_map(|raw| seen.iter().map(move |of| of[raw])).collect()
}

fn spec(name: &'static str) -> Result<&'static TableSpec, TableError> {
    named(name).ok_or_else(|| TableError::Unknown { name: name.into() })
}

/// Columns after each move, seen through each symmetry: what [`Rows::carry`] wants.
fn carried(moves: usize, size: u32, after: impl Fn(u32, usize) -> u32, seen: &[Vec<u16>]) -> Vec<Vec<u16>> {
    let one = |mv, s: usize| (0..size).map(|column| seen[s][after(column, mv) as usize]).collect();
    (0..moves).flat_map(|mv| (0..SYMMETRIES).map(move |s| (mv, s))).map(|(mv, s)| one(mv, s)).collect()
}

impl Large {
    /// Opens or builds the tables; `say` hears the name of each before.
    ///
    /// # Errors
    /// [`TableError`], by way of the store.
    pub fn load(
        moves: &Moves,
        store: &Store,
        threads: usize,
        control: &Control,
        say: &dyn Fn(&'static str),
    ) -> Result<Self, TableError> {
        let group = Group::new();
        say(CLASSES);
        let flip_slice = store.load_or_build(spec(CLASSES)?, control, |_| {
            let of = classes::divide(FLIP_SLICES, conjugate_flip_slice);
            let (representatives, alike) = classes::representatives(&of, conjugate_flip_slice);
            spec(CLASSES)?.check(&[representatives.len() as u64])?;
            let mut words = vec![0u64; of.len() / 2 + alike.len().div_ceil(4)];
            let (first, second) = words.split_at_mut(of.len() / 2);
            bytemuck::cast_slice_mut(first).copy_from_slice(&of);
            bytemuck::cast_slice_mut(second)[..alike.len()].copy_from_slice(&alike);
            Ok(words)
        })?;
        let (of, alike) = classes_and_alike(&flip_slice);
        let goes = flip_slice_goes(of, moves);
        let twist_seen = seen(&group, TWIST.size, conjugate_twist);
        let corner_classes = classes::divide(CORNER_PERM.size, conjugate_corners);
        let edges_seen = seen(&group, EDGE_PERM.size, conjugate_edges);
        let twist = |column, mv| moves.twist.after(column, mv);

        say(PHASE1);
        let phase1 = store.load_or_build(spec(PHASE1)?, control, |control| {
            let carry = carried(TURNS, TWIST.size, twist, &twist_seen);
            let columns = TWIST.size as usize;
            let rows = Rows { columns, moves: TURNS, goes: &goes, carry: &carry, alike, seen: &twist_seen };
            let Distances { bytes, distribution } = rows.distances(threads, control)?;
            spec(PHASE1)?.check(&distribution)?;
            with_faces(&rows, &bytes, threads, control)
        })?;

        let (corner_reps, corners_alike) = classes::representatives(&corner_classes, conjugate_corners);
        let corner_goes = |turns: &[u8]| -> Vec<u32> {
            let after = |raw: &u32, mv: &u8| moves.corners.after(*raw, usize::from(*mv));
            let row = |raw| turns.iter().map(move |mv| after(raw, mv));
            corner_reps.iter().flat_map(row).map(|raw| corner_classes[raw as usize]).collect()
        };
        say(PHASE2);
        let phase2 = store.load_or_build(spec(PHASE2)?, control, |control| {
            let goes = corner_goes(&G1_TURNS);
            let edges = |column, mv| moves.edges.after(column, mv);
            let carry = carried(G1_TURNS.len(), EDGE_PERM.size, edges, &edges_seen);
            let (columns, moves) = (EDGE_PERM.size as usize, G1_TURNS.len());
            let rows = Rows { columns, moves, goes: &goes, carry: &carry, alike: &corners_alike, seen: &edges_seen };
            let Distances { bytes, distribution } = rows.distances(threads, control)?;
            spec(PHASE2)?.check(&distribution)?;
            let told = |d: &u8| PHASE2_BOUNDS.iter().rposition(|bound| bound <= d).unwrap_or(0) as u8;
            Ok(pack(&bytes.iter().map(told).collect::<Vec<u8>>(), 2))
        })?;
        say(CORNERS);
        let corners = store.load_or_build(spec(CORNERS)?, control, |control| {
            let turns: Vec<u8> = (0..TURNS as u8).collect();
            let goes = corner_goes(&turns);
            let carry = carried(TURNS, TWIST.size, twist, &twist_seen);
            let columns = TWIST.size as usize;
            let rows =
                Rows { columns, moves: TURNS, goes: &goes, carry: &carry, alike: &corners_alike, seen: &twist_seen };
            let Distances { bytes, distribution } = rows.distances(threads, control)?;
            spec(CORNERS)?.check(&distribution)?;
            Ok(pack(&bytes, 4))
        })?;
        debug_assert_eq!(corner_reps.len(), CORNER_CLASSES);
        Ok(Self {
            group,
            goes: Pages::copy_of(&goes),
            twist_seen: interleaved(&twist_seen),
            corner_classes,
            edges_seen: interleaved(&edges_seen),
            flip_slice,
            phase1: Pages::copy_of(phase1.bytes()),
            phase2: Pages::copy_of(phase2.words()),
            corners: Pages::copy_of(corners.words()),
        })
    }

    /// The class of a flip and slice, and the symmetry that carries its representative there: `(class << 4) | symmetry`.
    #[inline]
    pub fn class_of(&self, flip: u16, slice: u16) -> u32 {
        classes_and_alike(&self.flip_slice).0[usize::from(slice) * FLIP.size as usize + usize::from(flip)]
    }

    /// Where the distance to G1 stands of a class and a twist seen from its representative.
    #[inline]
    pub fn phase1_place(class: u32, twist_seen: u16) -> u32 {
        class * TWIST.size + u32::from(twist_seen)
    }

    /// What phase 1 knows at such a place.
    #[inline]
    pub fn phase1(&self, place: u32) -> Phase1 {
        Phase1(self.phase1.get()[place as usize])
    }

    /// The symmetries that leave a class of flip and slice alone.
    pub fn alike(&self, class: usize) -> impl Iterator<Item = usize> + use<> {
        let mask = classes_and_alike(&self.flip_slice).1[class];
        (0..UPRIGHT).filter(move |s| mask >> s & 1 == 1)
    }

    /// A lower bound on the distance within G1 when only corners and outer edges count: 0, 9, 10 or 11.
    #[inline]
    pub fn phase2(&self, corners: u16, edges: u16) -> u8 {
        let of = self.corner_classes[usize::from(corners)] as usize;
        let edges = self.edges_seen[usize::from(edges) * UPRIGHT + of % UPRIGHT];
        let told = pair(self.phase2.get(), (of >> 4) * EDGE_PERM.size as usize + usize::from(edges));
        PHASE2_BOUNDS[usize::from(told)]
    }

    /// The distance when only corners count.
    #[inline]
    pub fn corners(&self, corners: u16, twist: u16) -> u8 {
        let of = self.corner_classes[usize::from(corners)] as usize;
        let twist = self.twist_seen[usize::from(twist) * UPRIGHT + of % UPRIGHT];
        nibble(self.corners.get(), (of >> 4) * TWIST.size as usize + usize::from(twist))
    }
}

/// The two parts of the table of classes.
fn classes_and_alike(table: &Table) -> (&[u32], &[u16]) {
    let (of, alike) = table.words().split_at(FLIP_SLICES as usize / 2);
    (bytemuck::cast_slice(of), &bytemuck::cast_slice(alike)[..FLIP_SLICE_CLASSES])
}

/// Where each turn takes the representatives of flip and slice.
fn flip_slice_goes(of: &[u32], moves: &Moves) -> Vec<u32> {
    let mut goes = Vec::with_capacity(FLIP_SLICE_CLASSES * TURNS);
    for raw in (0..of.len() as u32).filter(|raw| of[*raw as usize] % 16 == 0) {
        let (slice, flip) = (raw / FLIP.size, raw % FLIP.size);
        goes.extend((0..TURNS).map(|mv| {
            let after = moves.slice.after(slice, mv) * FLIP.size + moves.flip.after(flip, mv);
            of[after as usize]
        }));
    }
    goes
}

/// The entries of phase 1 from the distances.
fn with_faces(rows: &Rows, distances: &[u8], threads: usize, control: &Control) -> Result<Vec<u64>, TableError> {
    let columns = rows.columns;
    let mut pieces = parallel(FLIP_SLICE_CLASSES, 64, threads, control, (0.9, 1.0), |classes| {
        let mut entries: Vec<u8> =
            distances[classes.start * columns..classes.end * columns].iter().map(|d| d % 3).collect();
        for (class, row) in classes.clone().zip(entries.chunks_mut(columns)) {
            let own = &distances[class * columns..][..columns];
            for mv in 0..TURNS {
                let goes = rows.goes[class * TURNS + mv] as usize;
                let carry = &rows.carry[mv * SYMMETRIES + goes % SYMMETRIES];
                let there = &distances[(goes >> 4) * columns..][..columns];
                for ((entry, own), column) in row.iter_mut().zip(own).zip(carry) {
                    *entry |= u8::from(there[usize::from(*column)] < *own) << (2 + mv / 3);
                }
            }
        }
        (classes.start, entries)
    })?;
    pieces.sort_unstable_by_key(|(start, _)| *start);
    let mut words = vec![0u64; distances.len().div_ceil(8)];
    let bytes: &mut [u8] = bytemuck::cast_slice_mut(&mut words);
    let mut at = 0;
    for (_, entries) in pieces {
        bytes[at..at + entries.len()].copy_from_slice(&entries);
        at += entries.len();
    }
    Ok(words)
}

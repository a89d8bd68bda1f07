//! Rows that hold one of four values for each of the 24 rotations of a half: `NEAREST` or up to three more. A row has
//! two planes of 24 bits, the low bits from bit 0 and the high bits from bit 32; bit `k` of both is the value with the
//! half turned by rotation `k`: 0 = `NEAREST` or less, up to 3 = `NEAREST + 3` or more.

use super::axis_halves::ALL_ROTATIONS;

/// A row with all entries unvisited.
pub const UNVISITED_ROW: u64 = in_both_planes(ALL_ROTATIONS);

/// Returns a mask of the entries of a row that may be at most `left`: exact for `NEAREST <= left < NEAREST + 3`; smaller
/// values give the result for `NEAREST`, larger ones all entries.
#[inline]
pub fn entries_within<const NEAREST: u8>(row: u64, left: u8) -> u32 {
    let (low, high) = (row as u32, (row >> 32) as u32);
    ALL_ROTATIONS
        & match left.saturating_sub(NEAREST) {
            0 => !(low | high),
            1 => !high,
            2 => !(low & high),
            _ => ALL_ROTATIONS,
        }
}

/// Returns a mask of the entries of a row that no move sequence has reached yet.
pub fn unvisited(row: u64) -> u32 {
    row as u32 & (row >> 32) as u32
}

/// Returns the bits to clear in a row so that these unvisited entries get the value of `depth < NEAREST + 3`.
pub fn bits_to_clear<const NEAREST: u8>(entries: u32, depth: u8) -> u64 {
    match depth.saturating_sub(NEAREST) {
        0 => in_both_planes(entries),
        1 => u64::from(entries) << 32,
        _ => u64::from(entries),
    }
}

/// Counts the entries of a row by value.
pub fn counts<const NEAREST: u8>(row: u64) -> [u64; 4] {
    let mut below = 0;
    std::array::from_fn(|value| {
        let upto = u64::from(entries_within::<NEAREST>(row, NEAREST + value as u8).count_ones());
        upto - std::mem::replace(&mut below, upto)
    })
}

/// A row with these entries set in both planes.
const fn in_both_planes(entries: u32) -> u64 {
    (entries as u64) << 32 | entries as u64
}

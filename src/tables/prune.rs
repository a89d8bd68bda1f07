//! Exact pruning tables over the product of two coordinates, breadth first.

use super::TableError;
use super::coord::MoveTable;
use crate::control::Control;

/// Marks an index that no move sequence has reached yet.
const UNSEEN: u8 = u8::MAX;

/// The distance of every pair (a, b) from (0, 0), stored at `a * b_size + b`, one byte each, and the number of pairs at
/// each distance. Only these of the moves are made.
///
/// # Errors
/// [`TableError::Stopped`] when `control` says so.
pub fn exact(
    (a, a_size): (&MoveTable, u32),
    (b, b_size): (&MoveTable, u32),
    moves: &[usize],
    control: &Control,
) -> Result<(Vec<u8>, Vec<u64>), TableError> {
    let total = a_size as usize * b_size as usize;
    let mut distance = vec![UNSEEN; total];
    distance[0] = 0;
    let mut frontier = vec![0u32];
    let mut distribution = Vec::new();
    let mut done = 0;
    while !frontier.is_empty() {
        distribution.push(frontier.len() as u64);
        let depth = distribution.len() as u8;
        let mut next = Vec::new();
        for chunk in frontier.chunks(4096) {
            if control.stopped() {
                return Err(TableError::Stopped);
            }
            done += chunk.len();
            control.set_progress(done as f64 / total as f64);
            for index in chunk {
                let (ia, ib) = (index / b_size, index % b_size);
                for &mv in moves {
                    let to = a.after(ia, mv) * b_size + b.after(ib, mv);
                    if distance[to as usize] == UNSEEN {
                        distance[to as usize] = depth;
                        next.push(to);
                    }
                }
            }
        }
        frontier = next;
    }
    Ok((distance, distribution))
}

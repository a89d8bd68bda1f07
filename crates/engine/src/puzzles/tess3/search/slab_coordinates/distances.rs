//! Exact distances of corners, edges and centres, by breadth-first search.

use super::{
    CENTRES, HALVES_OF_16, HALVES_OF_24, HANDEDNESS_SETS, MOVES, ORDER_CLASSES, SlabCoordinates, SlabTables, TWISTS,
    UNVISITED,
};
use crate::tables::symmetry_bfs::{Distances, UnreducedRows};
use crate::tables::{TableError, Workers, check_distribution, parallel};
use std::sync::atomic::{AtomicU8, Ordering};

impl SlabTables {
    pub(super) fn compute_distances(&mut self, workers: Workers) -> Result<(), TableError> {
        // The breadth-first search over rows starts at (0, 0), so swap the solved values with 0.
        let (goal, hands) = (u32::from(self.solved.corners), u32::from(self.solved.handedness));
        let swap = |value: u32, goal: u32| {
            if value == 0 {
                goal
            } else if value == goal {
                0
            } else {
                value
            }
        };
        let row =
            |value: u32, mv: usize| swap(u32::from(self.next.corners[swap(value, goal) as usize * MOVES + mv]), goal);
        let column = |value: u32, mv: usize| {
            swap(u32::from(self.next.handedness[swap(value, hands) as usize * MOVES + mv]), hands)
        };
        let rows = UnreducedRows::new(
            ((HALVES_OF_16 * TWISTS) as u32, row),
            ((HANDEDNESS_SETS * TWISTS) as u32, column),
            MOVES,
        );
        let Distances { mut bytes, distribution } = rows.graph().distances("corners of slabs", workers)?;
        let columns = HANDEDNESS_SETS * TWISTS;
        for row in bytes.chunks_exact_mut(columns) {
            row.swap(0, hands as usize);
        }
        for n in 0..columns {
            bytes.swap(n, goal as usize * columns + n);
        }
        check_distribution(
            "corners of slabs",
            &distribution,
            &[1, 7, 120, 2422, 40038, 696280, 6419728, 7300348, 361440, 5856],
        )?;
        self.corner_distances = bytes;

        let tables = &*self;
        let (edges, distribution) =
            distances(HALVES_OF_24 * 2, self.edge_number(self.solved.edges), workers, |found| {
                let edges = tables.halves.set_of_24(found / 2) | (found as u32 % 2) << 24;
                move |mv: usize| tables.edge_number(tables.edges_after(edges, mv))
            })?;
        check_distribution("edges of slabs", &distribution, &[1, 9, 258, 7212, 213856, 3274368, 1911102, 1502, 4])?;
        let goal = self.centres_number(&self.solved);
        let (centres, distribution) = distances(CENTRES, goal, workers, |found| {
            let centre_orders = [(found / ORDER_CLASSES % ORDER_CLASSES) as u8, (found % ORDER_CLASSES) as u8];
            let from = SlabCoordinates {
                centre_half: (found / (ORDER_CLASSES * ORDER_CLASSES)) as u16,
                centre_orders,
                ..tables.solved
            };
            move |mv: usize| tables.centres_number(&tables.with_centres_after(from, mv))
        })?;
        // Matches an independent prototype.
        check_distribution(
            "centres of slabs",
            &distribution,
            &[1, 9, 72, 823, 5321, 26488, 143022, 353496, 278840, 23512, 16],
        )?;
        (self.edge_distances, self.centre_distances) = (edges, centres);
        Ok(())
    }
}

/// Returns the distance of each number in `0..count` from `goal`, and how many numbers have each distance. The search is breadth first: at
/// first forwards from the last level, later backwards from the unvisited numbers. `moves(number)` maps each move to the number after it;
/// the moves are closed under inversion.
fn distances<M: Fn(usize) -> usize>(
    count: usize,
    goal: usize,
    workers: Workers,
    moves: impl Fn(usize) -> M + Sync,
) -> Result<(Vec<u8>, Vec<u64>), TableError> {
    let table: Vec<AtomicU8> = (0..count).map(|_| AtomicU8::new(UNVISITED)).collect();
    table[goal].store(0, Ordering::Relaxed);
    let mut distribution = vec![1u64];
    let mut done = 1;
    while done < count as u64 {
        let depth = distribution.len() as u8;
        let late = done > count as u64 / 8;
        let at = |number: usize| table[number].load(Ordering::Relaxed);
        parallel(count, 4096, workers, (0.0, 1.0), |numbers| {
            for number in numbers {
                if late && at(number) == UNVISITED {
                    let go = moves(number);
                    if (0..MOVES).any(|mv| at(go(mv)) == depth - 1) {
                        table[number].store(depth, Ordering::Relaxed);
                    }
                } else if !late && at(number) == depth - 1 {
                    let go = moves(number);
                    for to in (0..MOVES).map(go).filter(|to| at(*to) == UNVISITED) {
                        table[to].store(depth, Ordering::Relaxed);
                    }
                }
            }
        })?;
        let found = table.iter().filter(|d| d.load(Ordering::Relaxed) == depth).count() as u64;
        if found == 0 {
            break;
        }
        distribution.push(found);
        done += found;
    }
    Ok((table.into_iter().map(AtomicU8::into_inner).collect(), distribution))
}

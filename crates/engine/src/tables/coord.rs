//! Coordinates as records of functions, and move tables derived from them.

use super::huge_pages::HugePages;
use super::simd::prefetch;

/// A numbering of one aspect of a state: `0 <= rank(state) < size`.
pub struct Coord<S> {
    /// The name, in Kociemba's words (`kociemba.org/cube.htm`).
    pub name: &'static str,
    /// Number of values.
    pub size: u32,
    /// The value of a state.
    pub rank: fn(&S) -> u32,
    /// A state with a value.
    pub unrank: fn(u32) -> S,
    /// A state after a move, numbered as in the coordinate's move table.
    pub turn: fn(&S, usize) -> S,
}

impl<S> Coord<S> {
    /// The value after move `mv` of any state with this `value < size`.
    ///
    /// # Panics
    /// If `mv` is not a move of the coordinate, or `value >= size`, for some coordinates.
    pub fn after(&self, value: u32, mv: usize) -> u32 {
        (self.rank)(&(self.turn)(&(self.unrank)(value), mv))
    }
}

/// Maps value and move to the next value, for coordinates of `size <= 65536`.
#[derive(Debug)]
pub struct MoveTable {
    moves: usize,
    /// Row-major: one entry per move in each row `index`.
    next: HugePages<u16>,
}

impl MoveTable {
    /// Computes the table of a coordinate under `moves` moves.
    pub fn of<S>(coord: &Coord<S>, moves: usize) -> Self {
        let mut next = Vec::with_capacity(coord.size as usize * moves);
        for index in 0..coord.size {
            let state = (coord.unrank)(index);
            next.extend((0..moves).map(|mv| (coord.rank)(&(coord.turn)(&state, mv)) as u16));
        }
        Self { moves, next: HugePages::of(next) }
    }

    /// Like [`of`](Self::of), for moves some of which repeat others: if `repeats[mv]` is set, move `mv` equals move `mv - 1` followed by
    /// `repeats[mv]`, and is looked up instead of computed.
    pub(crate) fn of_repeats<S>(coord: &Coord<S>, repeats: &[Option<usize>]) -> Self {
        let moves = repeats.len();
        let mut next = vec![0; coord.size as usize * moves];
        let made = |mv: &usize| repeats[*mv].is_none();
        for index in 0..coord.size {
            let state = (coord.unrank)(index);
            for mv in (0..moves).filter(made) {
                next[index as usize * moves + mv] = (coord.rank)(&(coord.turn)(&state, mv)) as u16;
            }
        }
        for index in 0..coord.size as usize {
            for mv in 0..moves {
                if let Some(again) = repeats[mv] {
                    let before = usize::from(next[index * moves + mv - 1]);
                    next[index * moves + mv] = next[before * moves + again];
                }
            }
        }
        Self { moves, next: HugePages::of(next) }
    }

    /// The value after a move.
    ///
    /// # Panics
    /// If `index` is not below [`size`](Self::size).
    #[inline]
    pub fn after(&self, index: u32, mv: usize) -> u32 {
        u32::from(self.next.get()[index as usize * self.moves + mv])
    }

    /// Prefetches the row of an index.
    #[inline]
    pub(crate) fn prefetch(&self, index: u32) {
        let row = index as usize * self.moves;
        prefetch(self.next.get(), row);
        prefetch(self.next.get(), row + self.moves - 1);
    }

    /// The number of values.
    pub fn size(&self) -> usize {
        self.next.get().len() / self.moves
    }

    /// Number of moves.
    pub fn moves(&self) -> usize {
        self.moves
    }
}

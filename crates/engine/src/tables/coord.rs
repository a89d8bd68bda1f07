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
    /// Some state with this value.
    pub unrank: fn(u32) -> S,
    /// The state after a move. Moves are numbered as in the coordinate's move table.
    pub turn: fn(&S, usize) -> S,
}

impl<S> Coord<S> {
    /// Computes the value after move `mv` from `value < size`.
    ///
    /// # Panics
    /// Some coordinates panic if `mv` is not one of their moves or if `value >= size`.
    pub fn after(&self, value: u32, mv: usize) -> u32 {
        (self.rank)(&(self.turn)(&(self.unrank)(value), mv))
    }
}

/// Values of a coordinate after each move, for coordinates of `size <= 65536`.
#[derive(Debug)]
pub struct MoveTable {
    moves: usize,
    /// The value after move `mv` from `index`, at `index * moves + mv`.
    next: HugePages<u16>,
}

impl MoveTable {
    /// Computes the table of a coordinate under `moves` moves.
    pub fn new<S>(coord: &Coord<S>, moves: usize) -> Self {
        let mut next = Vec::with_capacity(coord.size as usize * moves);
        for index in 0..coord.size {
            let state = (coord.unrank)(index);
            next.extend((0..moves).map(|mv| (coord.rank)(&(coord.turn)(&state, mv)) as u16));
        }
        Self { moves, next: HugePages::from_vec(next) }
    }

    /// Like [`new`](Self::new), but looks up composed moves instead of computing them: if `repeats[mv]` is `Some(other)`, move `mv` equals
    /// the move before it in number, followed by `other`.
    pub(crate) fn with_repeats<S>(coord: &Coord<S>, repeats: &[Option<usize>]) -> Self {
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
        Self { moves, next: HugePages::from_vec(next) }
    }

    /// Returns the value after move `mv`, which must be less than [`moves`](Self::moves).
    ///
    /// # Panics
    /// If `index` is not below [`size`](Self::size).
    #[inline]
    pub fn after(&self, index: u32, mv: usize) -> u32 {
        u32::from(self.next.as_slice()[index as usize * self.moves + mv])
    }

    /// Prefetches the row of an index.
    #[inline]
    pub(crate) fn prefetch(&self, index: u32) {
        let row = index as usize * self.moves;
        prefetch(self.next.as_slice(), row);
        prefetch(self.next.as_slice(), row + self.moves - 1);
    }

    /// Returns the number of values of the coordinate.
    pub fn size(&self) -> usize {
        self.next.as_slice().len() / self.moves
    }

    /// Returns the number of moves, the length of a row.
    pub fn moves(&self) -> usize {
        self.moves
    }
}

//! Coordinates as records, and move tables derived from them.

/// A numbering of one aspect of a state: `0 <= rank(state) < size`.
pub struct Coord<S> {
    /// What is numbered.
    pub name: &'static str,
    /// How many values there are.
    pub size: u32,
    /// State to number.
    pub rank: fn(&S) -> u32,
    /// Number to some state that has it.
    pub unrank: fn(u32) -> S,
}

/// Index times move to index.
#[derive(Clone, Debug)]
pub struct MoveTable {
    moves: usize,
    /// Row `index` holds one entry a move.
    next: Vec<u32>,
}

impl MoveTable {
    /// The table of a coordinate under `moves` moves, where `turn(state, mv)` makes move `mv < moves`.
    pub fn of<S>(coord: &Coord<S>, moves: usize, turn: impl Fn(&S, usize) -> S) -> Self {
        let mut next = Vec::with_capacity(coord.size as usize * moves);
        for index in 0..coord.size {
            let state = (coord.unrank)(index);
            next.extend((0..moves).map(|mv| (coord.rank)(&turn(&state, mv))));
        }
        Self { moves, next }
    }

    /// The index after a move.
    #[inline]
    pub fn after(&self, index: u32, mv: usize) -> u32 {
        self.next[index as usize * self.moves + mv]
    }

    /// The number of moves.
    pub fn moves(&self) -> usize {
        self.moves
    }
}

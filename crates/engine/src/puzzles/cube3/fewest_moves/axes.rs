//! The three axes of the cube, and the six views, one for each ordered pair of axes.

use std::fmt;
use std::sync::LazyLock;

use crate::puzzle::cubes::FACE_TURNS;
use crate::puzzles::cube3::{Cube3, Symmetry};

/// An axis of the cube, named by the faces at its ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Axis {
    /// From U to D.
    UpDown,
    /// From R to L.
    RightLeft,
    /// From F to B.
    FrontBack,
}

impl Axis {
    /// All axes, in the order of their faces in the move list.
    pub const ALL: [Self; 3] = [Self::UpDown, Self::RightLeft, Self::FrontBack];

    /// Returns the names of the faces at its ends, such as `U/D`.
    pub fn name(self) -> &'static str {
        match self {
            Self::UpDown => "U/D",
            Self::RightLeft => "R/L",
            Self::FrontBack => "F/B",
        }
    }

    /// Returns the other two axes, in the order of [`Self::ALL`].
    pub fn others(self) -> [Self; 2] {
        match self {
            Self::UpDown => [Self::RightLeft, Self::FrontBack],
            Self::RightLeft => [Self::UpDown, Self::FrontBack],
            Self::FrontBack => [Self::UpDown, Self::RightLeft],
        }
    }

    pub(super) fn index(self) -> usize {
        self as usize
    }

    /// Returns the index of the axis of face turn `mv < 18`.
    fn index_of_turn(mv: u8) -> usize {
        usize::from(mv / 3 % 3)
    }
}

impl fmt::Display for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A view of the cube with domino reduction along U/D and the preceding edge orientation along F/B, as the tables of
/// [`fewest_moves`](super) expect.
pub(super) struct View {
    /// The axis shown as U/D.
    pub dr: Axis,
    /// The axis shown as F/B.
    pub eo: Axis,
    symmetry: &'static Symmetry,
    /// `back[m]` is the actual turn for turn `m` in the view.
    actual_turns: [u8; FACE_TURNS],
}

impl View {
    pub fn all() -> &'static [Self; 6] {
        static ALL: LazyLock<[View; 6]> = LazyLock::new(|| {
            let pairs = Axis::ALL.map(|dr| dr.others().map(|eo| (dr, eo)));
            std::array::from_fn(|n| {
                let (dr, eo) = pairs[n / 2][n % 2];
                View::new(dr, eo)
            })
        });
        &ALL
    }

    /// Returns the view with `dr` as U/D and `eo` as F/B, which must differ.
    pub fn with_axes(dr: Axis, eo: Axis) -> &'static Self {
        let found = Self::all().iter().find(|view| view.dr == dr && view.eo == eo);
        found.expect("every two different axes have a view")
    }

    /// Returns one of the two views with this axis as F/B.
    pub fn for_eo(eo: Axis) -> &'static Self {
        Self::with_axes(eo.others()[0], eo)
    }

    /// Returns one of the two views with this axis as U/D.
    pub fn for_dr(dr: Axis) -> &'static Self {
        Self::with_axes(dr, dr.others()[1])
    }

    fn new(dr: Axis, eo: Axis) -> Self {
        let sees = |symmetry: &&Symmetry| {
            let seen = |axis: Axis| Axis::index_of_turn(symmetry.moves[axis.index() * 3]);
            seen(dr) == Axis::UpDown.index() && seen(eo) == Axis::FrontBack.index()
        };
        let symmetry = Symmetry::all().iter().find(sees).expect("a symmetry carries any two axes to any two");
        let mut back = [0; FACE_TURNS];
        for (mv, &seen) in symmetry.moves.iter().enumerate() {
            back[usize::from(seen)] = mv as u8;
        }
        Self { dr, eo, symmetry, actual_turns: back }
    }

    /// Returns the cube in this view.
    pub fn apply(&self, cube: &Cube3) -> Cube3 {
        self.symmetry.conjugate(cube)
    }

    /// Returns the actual turn for a turn in this view.
    pub fn actual_turn(&self, seen: u8) -> u8 {
        self.actual_turns[usize::from(seen)]
    }
}

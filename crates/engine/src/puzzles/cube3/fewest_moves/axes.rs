//! The three axes of the cube, and the six ways to look along two of them.

use std::fmt;
use std::sync::LazyLock;

use crate::puzzle::cubes::TURNS;
use crate::puzzles::cube3::{Cube3, Symmetry};

/// An axis of the cube, named for the two faces at its ends.
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
    /// All three, in the order of the moves.
    pub const ALL: [Self; 3] = [Self::UpDown, Self::RightLeft, Self::FrontBack];

    /// The faces at its ends, such as `U/D`.
    pub fn name(self) -> &'static str {
        match self {
            Self::UpDown => "U/D",
            Self::RightLeft => "R/L",
            Self::FrontBack => "F/B",
        }
    }

    /// The other two.
    pub fn others(self) -> [Self; 2] {
        match self {
            Self::UpDown => [Self::RightLeft, Self::FrontBack],
            Self::RightLeft => [Self::UpDown, Self::FrontBack],
            Self::FrontBack => [Self::UpDown, Self::RightLeft],
        }
    }

    /// Its number in [`ALL`](Self::ALL).
    pub(super) fn index(self) -> usize {
        self as usize
    }

    /// The axis of a turn below 18.
    fn of_turn(mv: u8) -> usize {
        usize::from(mv / 3 % 3)
    }
}

impl fmt::Display for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A way to look at the cube so that a domino reduction lies along U/D and the edge orientation before it along F/B, as all tables of
/// this module have them.
pub(super) struct View {
    /// The axis seen as U/D.
    pub dr: Axis,
    /// The axis seen as F/B.
    pub eo: Axis,
    symmetry: &'static Symmetry,
    /// The turn that is seen as each turn.
    back: [u8; TURNS],
}

impl View {
    /// All six.
    pub fn all() -> &'static [Self; 6] {
        static ALL: LazyLock<[View; 6]> = LazyLock::new(|| {
            let pairs = Axis::ALL.map(|dr| dr.others().map(|eo| (dr, eo)));
            std::array::from_fn(|n| {
                let (dr, eo) = pairs[n / 2][n % 2];
                View::of(dr, eo)
            })
        });
        &ALL
    }

    /// The view along these two axes, which differ.
    pub fn along(dr: Axis, eo: Axis) -> &'static Self {
        let found = Self::all().iter().find(|view| view.dr == dr && view.eo == eo);
        found.expect("every two different axes have a view")
    }

    /// A view in which this axis is F/B; there are two.
    pub fn of_eo(eo: Axis) -> &'static Self {
        Self::along(eo.others()[0], eo)
    }

    /// A view in which this axis is U/D; there are two.
    pub fn of_dr(dr: Axis) -> &'static Self {
        Self::along(dr, dr.others()[1])
    }

    fn of(dr: Axis, eo: Axis) -> Self {
        let sees = |symmetry: &&Symmetry| {
            let seen = |axis: Axis| Axis::of_turn(symmetry.moves[axis.index() * 3]);
            seen(dr) == Axis::UpDown.index() && seen(eo) == Axis::FrontBack.index()
        };
        let symmetry = Symmetry::all().iter().find(sees).expect("a symmetry carries any two axes to any two");
        let mut back = [0; TURNS];
        for (mv, &seen) in symmetry.moves.iter().enumerate() {
            back[usize::from(seen)] = mv as u8;
        }
        Self { dr, eo, symmetry, back }
    }

    /// The cube as it is seen.
    pub fn of_cube(&self, cube: &Cube3) -> Cube3 {
        self.symmetry.conjugate(cube)
    }

    /// A turn that is seen, as it is.
    pub fn back(&self, seen: u8) -> u8 {
        self.back[usize::from(seen)]
    }
}

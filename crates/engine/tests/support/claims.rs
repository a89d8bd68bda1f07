//! The claims of the steps of each method, checked on facelets. These are numbered face by face, U (0 to 8), R, F, D, L and B, each row
//! by row.

#![allow(dead_code, reason = "each program that shares this uses its own part")]

use unfold_engine::puzzle::Facelets;
use unfold_engine::puzzles::cube3::methods::{Method, MethodStep, StepName};

const CROSS: [&[usize]; 4] = [&[28, 25], &[32, 16], &[34, 52], &[30, 43]];
/// The corners of D, each below the edge at the same index of [`MIDDLE`].
const CORNERS: [&[usize]; 4] = [&[29, 26, 15], &[27, 24, 44], &[33, 53, 42], &[35, 51, 17]];
const MIDDLE: [&[usize]; 4] = [&[23, 12], &[21, 41], &[50, 39], &[48, 14]];
const TOP_EDGES: [&[usize]; 4] = [&[5, 10], &[7, 19], &[3, 37], &[1, 46]];
const TOP_CORNERS: [&[usize]; 4] = [&[8, 9, 20], &[6, 18, 38], &[0, 36, 47], &[2, 45, 11]];
const LEFT: [&[usize]; 6] = [&[30, 43], &[21, 41], &[50, 39], &[27, 24, 44], &[33, 53, 42], &[40]];
const RIGHT: [&[usize]; 6] = [&[32, 16], &[23, 12], &[48, 14], &[29, 26, 15], &[35, 51, 17], &[13]];
/// The facelets of each edge place: first the one on U or D or, failing that, on F or B.
const EDGES: [[usize; 2]; 12] = [
    [5, 10],
    [7, 19],
    [3, 37],
    [1, 46],
    [32, 16],
    [28, 25],
    [30, 43],
    [34, 52],
    [23, 12],
    [21, 41],
    [50, 39],
    [48, 14],
];

pub struct Claims<'a> {
    colours: &'a [u8],
}

impl Claims<'_> {
    fn face(&self, place: usize) -> usize {
        usize::from(self.colours[place])
    }

    fn are_home(&self, places: &[&[usize]]) -> bool {
        places.iter().all(|place| place.iter().all(|facelet| self.face(*facelet) == facelet / 9))
    }

    fn count_home(&self, places: &[&[usize]]) -> usize {
        places.iter().filter(|place| self.are_home(&[place])).count()
    }

    fn show_top(&self, facelets: &[usize]) -> bool {
        facelets.iter().all(|facelet| self.face(*facelet) == 0)
    }

    /// True if each corner place of U has the three colours of its corner, in any order.
    fn corners_are_placed(&self) -> bool {
        TOP_CORNERS.iter().all(|place| place.iter().all(|one| place.iter().any(|at| self.face(*at) == one / 9)))
    }

    /// True if no edge is flipped: an edge is flipped if its first facelet shows R or L, or shows F or B with U or D on the second.
    fn edges_are_oriented(&self) -> bool {
        EDGES.iter().all(|[first, second]| match self.face(*first) {
            0 | 3 => true,
            2 | 5 => !matches!(self.face(*second), 0 | 3),
            _ => false,
        })
    }

    fn pairs(&self) -> usize {
        let pairs = CORNERS.iter().zip(&MIDDLE);
        pairs.filter(|(corner, edge)| self.are_home(&[corner, edge])).count()
    }

    /// True if the corners of U are solved relative to each other.
    fn corners_agree(&self) -> bool {
        let sides = [[18, 20], [9, 11], [36, 38], [45, 47]];
        self.show_top(&[0, 2, 6, 8]) && sides.iter().all(|[one, other]| self.face(*one) == self.face(*other))
    }

    fn six_edges_are_oriented(&self) -> bool {
        [1, 3, 4, 5, 7, 28, 31, 34].iter().all(|facelet| matches!(self.face(*facelet), 0 | 3))
    }

    /// True if the claim of a step holds. `done` has the names of all steps so far, repetitions included.
    fn holds(&self, name: StepName, done: &[StepName]) -> bool {
        let times = |name: StepName| done.iter().filter(|other| **other == name).count();
        let first_layer = || self.are_home(&CROSS) && self.are_home(&CORNERS);
        let lower = || first_layer() && self.are_home(&MIDDLE);
        let blocks = || self.are_home(&LEFT) && self.are_home(&RIGHT);
        match name {
            StepName::Cross => self.are_home(&CROSS),
            StepName::Corner => self.are_home(&CROSS) && self.count_home(&CORNERS) >= times(name),
            StepName::MiddleEdge => first_layer() && self.count_home(&MIDDLE) >= times(name),
            StepName::Pair => self.are_home(&CROSS) && self.pairs() >= times(name),
            StepName::TopCross => lower() && self.show_top(&[1, 3, 5, 7]),
            StepName::TopEdges => lower() && self.are_home(&TOP_EDGES),
            StepName::TopCorners => lower() && self.are_home(&TOP_EDGES) && self.corners_are_placed(),
            StepName::Oll | StepName::Ocll => lower() && self.show_top(&[0, 1, 2, 3, 4, 5, 6, 7, 8]),
            StepName::TopCornersOriented | StepName::Pll | StepName::LastEdges => {
                (0..54).all(|n| self.face(n) == n / 9)
            }
            StepName::FirstBlock => self.are_home(&LEFT),
            StepName::SecondBlock => blocks(),
            StepName::Cmll => blocks() && self.corners_agree(),
            StepName::SixEdgesOriented => blocks() && self.corners_agree() && self.six_edges_are_oriented(),
            StepName::SideEdges => {
                blocks()
                    && self.are_home(&TOP_CORNERS)
                    && self.are_home(&[&[3, 37], &[5, 10]])
                    && self.six_edges_are_oriented()
            }
            StepName::EoLine => self.edges_are_oriented() && self.are_home(&[&[28, 25], &[34, 52]]),
            StepName::LeftBlock => self.holds(StepName::EoLine, done) && self.are_home(&LEFT),
            StepName::RightBlock => self.holds(StepName::EoLine, done) && lower(),
        }
    }
}

/// The kinds of steps of a method, in order.
fn step_order(method: Method) -> &'static [StepName] {
    match method {
        Method::Beginner => &[
            StepName::Cross,
            StepName::Corner,
            StepName::MiddleEdge,
            StepName::TopCross,
            StepName::TopEdges,
            StepName::TopCorners,
            StepName::TopCornersOriented,
        ],
        Method::Cfop => &[StepName::Cross, StepName::Pair, StepName::Oll, StepName::Pll],
        Method::Roux => &[
            StepName::FirstBlock,
            StepName::SecondBlock,
            StepName::Cmll,
            StepName::SixEdgesOriented,
            StepName::SideEdges,
            StepName::LastEdges,
        ],
        Method::Zz => &[StepName::EoLine, StepName::LeftBlock, StepName::RightBlock, StepName::Ocll, StepName::Pll],
    }
}

/// Follows the steps of a solution on the facelets and describes the first fault: a broken claim, a step without pieces, a step that
/// the method does not have there, or a cube not solved at the end. `None` if there is no fault.
pub fn fault(start: &Facelets, method: Method, steps: &[MethodStep]) -> Option<String> {
    let mut here = start.clone();
    let mut done = Vec::new();
    for step in steps {
        here = here.after_all(&step.moves);
        done.push(step.name);
        let claims = Claims { colours: here.colours() };
        if let Some(broken) = done.iter().find(|name| !claims.holds(**name, &done)) {
            return Some(format!("{broken} does not hold after {}", step.name));
        }
        if step.pieces.is_empty() {
            return Some(format!("{} names no piece", step.name));
        }
    }
    let order = step_order(method);
    let places: Vec<Option<usize>> = done.iter().map(|name| order.iter().position(|other| other == name)).collect();
    match () {
        () if places.contains(&None) => Some("a step is of another method".to_owned()),
        () if !places.is_sorted() => Some("steps are in another order".to_owned()),
        () if here.colours().iter().zip(0..).any(|(colour, n)| u32::from(*colour) != n / 9) => {
            Some("the cube is not solved".to_owned())
        }
        () => None,
    }
}

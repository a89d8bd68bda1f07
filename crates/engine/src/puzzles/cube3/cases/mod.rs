//! Case catalogues of the 3×3×3: PLL, OLL, F2L, CMLL, COLL and ZBLL.

mod classes;
mod cmll;
mod oll;
mod pll;
#[cfg(test)]
mod tests;

use std::collections::HashSet;

use self::classes::{class_of, last_layer_states, pair_states};
use super::Cube3;
use crate::puzzle::{Facelets, PuzzleId, Sequence, perm};
use crate::puzzles::cases::CaseView::{Above, Corner};
use crate::puzzles::cases::{Case, Catalogue, parse_moves};

/// The catalogues, the best known first.
pub(super) static CATALOGUES: [Catalogue; 6] = [
    Catalogue::new("pll", PuzzleId::Cube3, 21, &["pll"], (Above, &[]), || cases_from_table(pll::PLL)),
    Catalogue::new("oll", PuzzleId::Cube3, 57, &["oll"], (Above, &PERMUTATION_GENERATORS), || {
        cases_from_table(oll::OLL)
    }),
    Catalogue::new("f2l", PuzzleId::Cube3, 41, &["f2l"], (Corner, &LAST_LAYER_GENERATORS), f2l),
    Catalogue::new("cmll", PuzzleId::Cube3, 42, &["cmll"], (Above, &SIX_EDGE_GENERATORS), || {
        cases_from_table(cmll::CMLL)
    }),
    Catalogue::new("coll", PuzzleId::Cube3, 42, &["oll", "cll"], (Above, &EDGE_GENERATORS), coll),
    Catalogue::new("zbll", PuzzleId::Cube3, 493, &["pll"], (Above, &[]), zbll),
];

/// With turns of U, these generate all permutations of the last layer.
static PERMUTATION_GENERATORS: [&str; 2] = ["R U R' U' R' F R2 U' R' U' R U R' F'", "M2 U M U2 M' U M2"];
/// With turns of U, these generate all positions of the last layer.
static LAST_LAYER_GENERATORS: [&str; 3] =
    ["R U R' U' R' F R2 U' R' U' R U R' F'", "R U R' U R U2 R'", "F R U R' U' F'"];
/// With turns of U, these generate all positions of the last six edges.
static SIX_EDGE_GENERATORS: [&str; 2] = ["M' U M", "M' U2 M"];
/// Sequences that generate all even permutations of the last layer's edges.
static EDGE_GENERATORS: [&str; 2] = ["M2 U M U2 M' U M2", "M2 U M2 U2 M2 U M2"];

/// Name, set and algorithm of a case.
pub(in crate::puzzles) struct CaseRow(&'static str, &'static str, &'static str);

fn cases_from_table(table: &[CaseRow]) -> Vec<Case> {
    let def = PuzzleId::Cube3.def();
    let case = |CaseRow(name, set, algorithm): &CaseRow| {
        let algorithm = parse_moves(def, algorithm);
        let state = Facelets::solved(PuzzleId::Cube3).after_all(&algorithm.inverse(def));
        Case { name: (*name).to_owned(), set, state, algorithm: Some(algorithm) }
    };
    table.iter().map(case).collect()
}

/// Returns the cases of a catalogue that have an algorithm, as position and algorithm.
///
/// # Panics
/// If there is no such catalogue.
pub(super) fn algorithms(catalogue: &str) -> impl Iterator<Item = (&'static Facelets, &'static Sequence)> {
    let catalogue = CATALOGUES.iter().find(|other| other.name == catalogue).expect("a catalogue of this puzzle");
    catalogue.cases().iter().filter_map(|case| Some((&case.state, case.algorithm.as_ref()?)))
}

/// Returns each CMLL case with the permutation and orientation of the last layer's corners.
pub(in crate::puzzles) fn cmll_corners() -> Vec<(&'static CaseRow, [u8; 4], [u8; 4])> {
    let of = |named: &'static CaseRow| {
        let state = &cases_from_table(std::slice::from_ref(named))[0].state;
        let cube = Cube3::from_facelets(state).expect("moves lead to states");
        let first = |all: &[u8; 8]| *all.first_chunk().expect("eight corners");
        (named, first(cube.cp()), first(cube.co()))
    };
    cmll::CMLL.iter().map(of).collect()
}

impl CaseRow {
    pub fn name(&self) -> &'static str {
        self.0
    }

    pub fn set(&self) -> &'static str {
        self.1
    }
}

/// Returns a state with these pieces in the last layer.
fn with_last_layer(cp: [u8; 4], co: [u8; 4], ep: [u8; 4]) -> Cube3 {
    let mut cube = Cube3::SOLVED;
    cube.cp[..4].copy_from_slice(&cp);
    cube.co[..4].copy_from_slice(&co);
    cube.ep[..4].copy_from_slice(&ep);
    cube
}

/// COLL: the corners, with oriented edges in any permutation.
fn coll() -> Vec<Case> {
    let case = |(named, cp, co): (&CaseRow, [u8; 4], [u8; 4])| {
        let ep = if perm::is_odd(&cp) { [1, 0, 2, 3] } else { [0, 1, 2, 3] };
        let state = with_last_layer(cp, co, ep).to_facelets();
        Case { name: named.name().to_owned(), set: named.set(), state, algorithm: None }
    };
    cmll_corners().into_iter().map(case).collect()
}

/// ZBLL: the whole last layer from oriented edges. The PLL cases keep their names; the others follow in sets by corner
/// case.
fn zbll() -> Vec<Case> {
    let mut out: Vec<Case> = cases_from_table(pll::PLL).into_iter().map(|case| Case { set: "PLL", ..case }).collect();
    let orders: HashSet<[u8; 4]> =
        last_layer_states().map(|cube| *cube.ep.first_chunk().expect("twelve edges")).collect();
    let mut orders: Vec<[u8; 4]> = orders.into_iter().collect();
    orders.sort_unstable();
    let mut seen = HashSet::new();
    let (mut set, mut number) = ("", 0);
    for (named, cp, co) in cmll_corners().into_iter().filter(|(named, ..)| named.set() != "O") {
        if named.set() != set {
            (set, number) = (named.set(), 0);
        }
        for &ep in orders.iter().filter(|ep| perm::is_odd(*ep) == perm::is_odd(&cp)) {
            let cube = with_last_layer(cp, co, ep);
            if seen.insert(class_of(&cube, classes::last_layer_pieces)) {
                number += 1;
                let state = cube.to_facelets();
                out.push(Case { name: format!("{set} {number}"), set, state, algorithm: None });
            }
        }
    }
    out
}

/// F2L: the pair at FR, with the rest of the first two layers solved.
fn f2l() -> Vec<Case> {
    let mut seen = HashSet::from([class_of(&Cube3::SOLVED, classes::pair)]);
    let mut out: Vec<Case> = Vec::new();
    let mut states: Vec<Cube3> = pair_states().collect();
    let set = |cube: &Cube3| {
        let [corner, edge, ..] = classes::pair(cube)[..] else { return "" };
        match (corner < 4, edge < 4) {
            (true, true) => "both-above",
            (true, false) => "edge-in-place",
            (false, true) => "corner-in-place",
            (false, false) => "both-in-places",
        }
    };
    states.sort_by_key(|cube| {
        let order = ["both-above", "corner-in-place", "edge-in-place", "both-in-places"];
        order.iter().position(|name| *name == set(cube))
    });
    for cube in states {
        if seen.insert(class_of(&cube, classes::pair)) {
            let (name, state) = ((out.len() + 1).to_string(), cube.to_facelets());
            out.push(Case { name, set: set(&cube), state, algorithm: None });
        }
    }
    out
}

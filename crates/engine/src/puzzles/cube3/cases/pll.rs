//! Permutations of the last layer (PLL) with their usual names.

use super::Named;

/// Name, set and algorithm of each case.
pub(super) static PLL: &[Named] = &[
    Named("Aa", "corners", "x L2 D2 L' U' L D2 L' U L' x'"),
    Named("Ab", "corners", "x' L2 D2 L U L' D2 L U' L x"),
    Named("E", "corners", "x' L' U L D' L' U' L D L' U' L D' L' U L D x"),
    Named("F", "both", "R' U' F' R U R' U' R' F R2 U' R' U' R U R' U R"),
    Named("Ga", "both", "R2 U R' U R' U' R U' R2 U' D R' U R D'"),
    Named("Gb", "both", "R' U' R U D' R2 U R' U R U' R U' R2 D"),
    Named("Gc", "both", "R2 U' R U' R U R' U R2 U D' R U' R' D"),
    Named("Gd", "both", "R U R' U' D R2 U' R U' R' U R' U R2 D'"),
    Named("H", "edges", "M2 U M2 U2 M2 U M2"),
    Named("Ja", "both", "R' U L' U2 R U' R' U2 R L"),
    Named("Jb", "both", "R U R' F' R U R' U' R' F R2 U' R'"),
    Named("Na", "both", "R U R' U R U R' F' R U R' U' R' F R2 U' R' U2 R U' R'"),
    Named("Nb", "both", "R' U R U' R' F' U' F R U R' F R' F' R U' R"),
    Named("Ra", "both", "R U' R' U' R U R D R' U' R D' R' U2 R'"),
    Named("Rb", "both", "R2 F R U R U' R' F' R U2 R' U2 R"),
    Named("T", "both", "R U R' U' R' F R2 U' R' U' R U R' F'"),
    Named("Ua", "edges", "M2 U M U2 M' U M2"),
    Named("Ub", "edges", "M2 U' M U2 M' U' M2"),
    Named("V", "both", "R U' R U R' D R D' R U' D R2 U R2 D' R2"),
    Named("Y", "both", "F R U' R' U' R U R' F' R U R' U' R' F R F'"),
    Named("Z", "edges", "M' U' M2 U' M2 U' M' U2 M2"),
];

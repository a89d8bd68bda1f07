//! Permutations of the last layer (PLL) with their usual names.

use super::CaseRow;

/// Name, set and algorithm of each case.
pub(super) static PLL: &[CaseRow] = &[
    CaseRow("Aa", "corners", "x L2 D2 L' U' L D2 L' U L' x'"),
    CaseRow("Ab", "corners", "x' L2 D2 L U L' D2 L U' L x"),
    CaseRow("E", "corners", "x' L' U L D' L' U' L D L' U' L D' L' U L D x"),
    CaseRow("F", "both", "R' U' F' R U R' U' R' F R2 U' R' U' R U R' U R"),
    CaseRow("Ga", "both", "R2 U R' U R' U' R U' R2 U' D R' U R D'"),
    CaseRow("Gb", "both", "R' U' R U D' R2 U R' U R U' R U' R2 D"),
    CaseRow("Gc", "both", "R2 U' R U' R U R' U R2 U D' R U' R' D"),
    CaseRow("Gd", "both", "R U R' U' D R2 U' R U' R' U R' U R2 D'"),
    CaseRow("H", "edges", "M2 U M2 U2 M2 U M2"),
    CaseRow("Ja", "both", "R' U L' U2 R U' R' U2 R L"),
    CaseRow("Jb", "both", "R U R' F' R U R' U' R' F R2 U' R'"),
    CaseRow("Na", "both", "R U R' U R U R' F' R U R' U' R' F R2 U' R' U2 R U' R'"),
    CaseRow("Nb", "both", "R' U R U' R' F' U' F R U R' F R' F' R U' R"),
    CaseRow("Ra", "both", "R U' R' U' R U R D R' U' R D' R' U2 R'"),
    CaseRow("Rb", "both", "R2 F R U R U' R' F' R U2 R' U2 R"),
    CaseRow("T", "both", "R U R' U' R' F R2 U' R' U' R U R' F'"),
    CaseRow("Ua", "edges", "M2 U M U2 M' U M2"),
    CaseRow("Ub", "edges", "M2 U' M U2 M' U' M2"),
    CaseRow("V", "both", "R U' R U R' D R D' R U' D R2 U R2 D' R2"),
    CaseRow("Y", "both", "F R U' R' U' R U R' F' R U R' U' R' F R F'"),
    CaseRow("Z", "edges", "M' U' M2 U' M2 U' M' U2 M2"),
];

//! Catalogues of the 2×2×2: the last layer with the first one solved (CLL), with two adjacent corners of the first
//! swapped (EG-1), and with two diagonal ones swapped (EG-2). Corners are numbered and named as on the 3×3×3.

use crate::puzzle::{Facelets, PuzzleId};
use crate::puzzles::cases::{Case, CaseView, Catalogue};
use crate::puzzles::cube3::{Cube3, FaceletLayout, cases};

/// CLL, EG-1 and EG-2. Unlike CLL, the others have a case with the last layer already solved.
pub(super) static CATALOGUES: [Catalogue; 3] = [
    Catalogue::new("cll", PuzzleId::Cube2, 42, &["pll"], (CaseView::Above, &[]), || cases_with(FirstLayer::Solved)),
    Catalogue::new("eg1", PuzzleId::Cube2, 43, &["pll"], (CaseView::Above, &[]), || cases_with(FirstLayer::Neighbours)),
    Catalogue::new("eg2", PuzzleId::Cube2, 43, &["pll"], (CaseView::Above, &[]), || cases_with(FirstLayer::Opposite)),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum FirstLayer {
    /// All corners at home.
    Solved,
    /// DFR and DLF swapped.
    Neighbours,
    /// DFR and DBL swapped.
    Opposite,
}

/// Index of the corner DFR; DLF and DBL follow.
const DFR: usize = 4;

fn cases_with(first: FirstLayer) -> Vec<Case> {
    let state = |cp: &[u8; 4], co: &[u8; 4]| {
        let mut cube = Cube3::SOLVED;
        cube.cp[..4].copy_from_slice(cp);
        cube.co[..4].copy_from_slice(co);
        match first {
            FirstLayer::Solved => {}
            FirstLayer::Neighbours => cube.cp.swap(DFR, DFR + 1),
            FirstLayer::Opposite => cube.cp.swap(DFR, DFR + 2),
        }
        corners_of(&cube)
    };
    let solved = Case { name: "O 0".to_owned(), set: "O", state: state(&[0, 1, 2, 3], &[0; 4]), algorithm: None };
    let named = cases::cmll_corners().into_iter().map(|(named, cp, co)| Case {
        name: named.name().to_owned(),
        set: named.set(),
        state: state(&cp, &co),
        algorithm: None,
    });
    Some(solved).filter(|_| first != FirstLayer::Solved).into_iter().chain(named).collect()
}

/// Returns the 2×2×2 with the corners of a 3×3×3. Both number the facelets of a face row by row.
fn corners_of(cube: &Cube3) -> Facelets {
    let large = cube.to_facelets();
    let mut facelets: Vec<u8> = FaceletLayout::get().corners.iter().flatten().copied().collect();
    facelets.sort_unstable();
    let colours = facelets.iter().map(|&facelet| large.colours()[usize::from(facelet)]).collect();
    Facelets::new(PuzzleId::Cube2, colours).expect("as many facelets as corners have")
}

//! The sticker score of the 3×3×3, a sum over the facelets: 0 for a facelet on the face of its colour, 1 on an adjacent
//! face, 2 on the opposite one. It is small near the solved state but does not decrease steadily on the way to it: a
//! poor but instructive heuristic.
//!
//! Source of the idea: “Cubo de Rubik”, a cube in Python that solves itself (2021).

use std::sync::LazyLock;

use super::{CORNERS, Cube3, EDGES, FACELETS_PER_FACE, FaceletLayout};
use crate::puzzle::{Facelets, PuzzleId, pattern::Pattern};

/// Returns the score of a facelet on `face` with the colour of face `home`, `0 <= face < 6`, `0 <= home < 6`.
const fn facelet_score(face: usize, home: usize) -> u8 {
    match (face + 6 - home) % 6 {
        0 => 0,
        3 => 2,
        _ => 1,
    }
}

/// Returns the score of facelets, `0 <= score <= 96`, since 48 of them are not centres; at most 80 for a state, since a
/// corner adds at most 4.
///
/// The centres determine the colour of each face, so orientation and colour scheme do not matter. The facelets need not
/// be a state; `None` if two centres are alike, a colour is out of range, or the puzzle is not the 3×3×3.
pub fn score(facelets: &Facelets) -> Option<u32> {
    if facelets.puzzle != PuzzleId::Cube3 || facelets.check_range().is_err() {
        return None;
    }
    let mut face_of = [None; 6];
    for (face, &centre) in FaceletLayout::get().centres.iter().enumerate() {
        if face_of[usize::from(facelets.colours[usize::from(centre)])].replace(face).is_some() {
            return None;
        }
    }
    // A centre is on its own face and adds nothing.
    let shown = facelets.colours.iter().enumerate();
    shown.map(|(i, &colour)| Some(u32::from(facelet_score(i / FACELETS_PER_FACE, face_of[usize::from(colour)]?)))).sum()
}

/// Returns the [`score`] of a complete painting; `None` if a facelet is missing or there is no score.
pub fn painting_score(painting: &Pattern) -> Option<u32> {
    score(&painting.facelets()?)
}

/// Scores at the cubie level: the share that each piece contributes at each place.
#[derive(Debug)]
pub struct StickerScores {
    /// `corners[p][3 * q + o]` is the share of corner `q` with orientation `o` at place `p`.
    corners: [[u8; 3 * CORNERS]; CORNERS],
    /// `edges[p][2 * q + o]` is the share of edge `q` with orientation `o` at place `p`.
    edges: [[u8; 2 * EDGES]; EDGES],
}

impl StickerScores {
    /// Returns the shares, derived once from the layout of facelets.
    pub fn get() -> &'static Self {
        static SCORES: LazyLock<StickerScores> = LazyLock::new(|| {
            let layout = FaceletLayout::get();
            let corner = |p: usize, k: usize| share(&layout.corners[p], &layout.corners[k / 3], k % 3);
            let edge = |p: usize, k: usize| share(&layout.edges[p], &layout.edges[k / 2], k % 2);
            StickerScores {
                corners: std::array::from_fn(|p| std::array::from_fn(|k| corner(p, k))),
                edges: std::array::from_fn(|p| std::array::from_fn(|k| edge(p, k))),
            }
        });
        &SCORES
    }

    /// Returns the score of a state, `0 <= score <= 80`.
    #[inline]
    pub fn score(&self, cube: &Cube3) -> u32 {
        let corners = (0..CORNERS).map(|p| self.corners[p][usize::from(3 * cube.cp[p] + cube.co[p])]);
        let edges = (0..EDGES).map(|p| self.edges[p][usize::from(2 * cube.ep[p] + cube.eo[p])]);
        // At most 4 per piece, so the sum fits into a byte.
        u32::from(corners.sum::<u8>() + edges.sum::<u8>())
    }
}

/// Returns the share of the piece with home `home` at `place` in this orientation.
fn share<const N: usize>(place: &[u8; N], home: &[u8; N], orientation: usize) -> u8 {
    let face = |facelet: u8| usize::from(facelet) / FACELETS_PER_FACE;
    (0..N).map(|n| facelet_score(face(place[(n + orientation) % N]), face(home[n]))).sum()
}

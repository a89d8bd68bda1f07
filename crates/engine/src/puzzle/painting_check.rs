//! Checks a painting: finds the facelets that only one colour fits, and the errors that rule out every completion.
//!
//! Each slot has candidates: the placements of pieces that agree with the painted colours. Candidates are eliminated
//! until nothing changes; if few completions remain, `completions` enumerates them. For a complete painting, `mistakes`
//! looks for a single mistake that explains all errors; if it is a face entered turned, only this error is reported.

mod completions;
pub mod mistakes;
pub mod repairs;

use self::mistakes::{FaceTurn, Mistake};

use super::pieces::{self, PieceKind, PiecePlacement, Pieces, Slot};
use super::{Facelets, InvalidState, Notation, hypercube, pattern::Pattern};

/// The errors found in a painting, or the colours that follow from it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PaintingCheck {
    /// Errors found. May be empty although no completion exists, since completions are enumerated only if they are few.
    pub errors: Vec<PaintingError>,
    /// Unpainted facelets that only one colour fits, with that colour.
    pub forced: Vec<(usize, u8)>,
}

/// An error in a painting and the facelets that show it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what}")]
pub struct PaintingError {
    /// The kind of error, with the colours, pieces or slots involved.
    pub what: PaintingErrorKind,
    /// The facelets involved; empty if any facelet may be wrong.
    pub facelets: Vec<usize>,
}

impl PaintingError {
    /// Wraps an error that a complete state can also have.
    fn from_state(error: InvalidState, facelets: Vec<usize>) -> Self {
        Self { what: PaintingErrorKind::State(error), facelets }
    }
}

/// The kinds of errors that [`PaintingCheck`] reports.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PaintingErrorKind {
    /// An error that complete facelets can also have.
    #[error(transparent)]
    State(InvalidState),
    /// A colour is on too many pieces of a kind.
    #[error("colour {colour} is on {found} {kind} instead of {expected}")]
    TooMany {
        /// The colour, by number.
        colour: u8,
        /// The kind of pieces counted.
        kind: PieceKind,
        /// Number of stickers painted in the colour on this kind of piece.
        found: usize,
        /// Number of such stickers on the solved puzzle.
        expected: usize,
    },
    /// Every piece that fits at the named slot is needed elsewhere.
    #[error("every piece that fits at {0} is needed elsewhere")]
    NoneLeft(String),
    /// The stickers of one face are rotated; turning them like this makes the painting possible.
    #[error("the stickers of face {} are turned", .0.face)]
    FaceTurned(FaceTurn),
    /// Each slot has a possible piece, but every completion has an error.
    #[error("however the rest is painted, something is wrong")]
    DeadEnd,
}

/// Checks that facelets are a valid state of their puzzle.
///
/// # Errors
/// The first error found.
pub fn check(facelets: &Facelets) -> Result<(), InvalidState> {
    (facelets.puzzle.def().check)(facelets)
}

impl PaintingCheck {
    /// Checks a painting, fast enough to run on every stroke.
    ///
    /// # Panics
    /// If there are fewer facelets than the puzzle has.
    pub fn new(painting: &Pattern) -> Self {
        let pieces = Pieces::for_puzzle(painting.puzzle);
        let (scheme, errors) = scheme(painting, pieces);
        let Some(scheme) = scheme else { return Self { errors, ..Self::default() } };
        let mut places = Candidates::new(painting, pieces, &scheme);
        let errors = places.obvious_errors();
        if !errors.is_empty() {
            let turned = painting.facelets().as_ref().and_then(face_turned);
            return Self { errors: turned.map_or(errors, |turned| vec![turned]), ..Self::default() };
        }
        if let Err(place) = places.eliminate_candidates() {
            return Self { errors: vec![places.none_left(place)], ..Self::default() };
        }
        places.conclude()
    }
}

/// Returns the turned-face error if turning one face is the only single mistake that explains the painting.
fn face_turned(facelets: &Facelets) -> Option<PaintingError> {
    let [mistake @ Mistake::Turned(turn)] = mistakes::single_mistakes(facelets)[..] else { return None };
    let facelets = mistake.repaired_facelets(facelets).into_iter().map(|(i, _)| i).collect();
    Some(PaintingError { what: PaintingErrorKind::FaceTurned(turn), facelets })
}

/// Returns the colour of each face, if the centres determine it, and the errors in the centres. Without centres, each
/// face has the colour of its own number.
fn scheme(painting: &Pattern, pieces: &Pieces) -> (Option<Vec<u8>>, Vec<PaintingError>) {
    let def = painting.puzzle.def();
    let centres: Vec<usize> = pieces.centres().collect();
    if centres.is_empty() {
        return (Some((0..def.letters.len() as u8).collect()), Vec::new());
    }
    let mut colour_of = vec![None; def.letters.len()];
    let mut errors = Vec::new();
    for &centre in &centres {
        let Some(colour) = painting.colour(centre) else { continue };
        let other = centres.iter().find(|&&other| other < centre && painting.colour(other) == Some(colour));
        if let Some(&other) = other {
            let faces = [other, centre].map(|i| def.letters[usize::from(def.solved[i])]);
            errors
                .push(PaintingError::from_state(InvalidState::DuplicateCentre { colour, faces }, vec![other, centre]));
        }
        colour_of[usize::from(def.solved[centre])] = Some(colour);
    }
    let mut unused = (0..def.letters.len() as u8).filter(|&c| !colour_of.contains(&Some(c)));
    if colour_of.iter().filter(|c| c.is_none()).count() == 1 {
        let last = unused.next();
        colour_of.iter_mut().filter(|c| c.is_none()).for_each(|c| *c = last);
    }
    let scheme: Option<Vec<u8>> = if errors.is_empty() { colour_of.into_iter().collect() } else { None };
    // A cube may have any colour scheme, a hypercube only the usual one.
    if def.notation == Notation::Hypercube
        && scheme.as_ref().is_some_and(|scheme| hypercube::orientation_from_centres(scheme).is_none())
    {
        return (None, vec![PaintingError::from_state(InvalidState::CentresMisplaced, centres)]);
    }
    (scheme, errors)
}

/// The placements still possible at each slot of a painting.
struct Candidates<'a> {
    painting: &'a Pattern,
    pieces: &'a Pieces,
    scheme: &'a [u8],
    candidates: Vec<Vec<&'a PiecePlacement>>,
}

impl<'a> Candidates<'a> {
    fn new(painting: &'a Pattern, pieces: &'a Pieces, scheme: &'a [u8]) -> Self {
        let mut out = Self { painting, pieces, scheme, candidates: Vec::new() };
        out.candidates = pieces.slots.iter().map(|slot| out.placements(slot)).collect();
        out
    }

    /// Returns the colour of facelet `n` of a slot in this placement.
    fn colour(&self, placement: &PiecePlacement, n: usize) -> u8 {
        self.scheme[usize::from(placement.faces[n])]
    }

    /// Returns the name of a piece by its colours, independently of the puzzle's orientation.
    fn name(&self, piece: usize) -> String {
        let def = self.painting.puzzle.def();
        let faces = self.pieces.slots[piece].facelets.iter().map(|&i| def.solved[i]);
        let letters: Vec<char> = faces.map(|face| def.letters[usize::from(self.scheme[usize::from(face)])]).collect();
        pieces::name(def.id, &letters)
    }

    fn painted(&self, slot: &Slot) -> Vec<Option<u8>> {
        slot.facelets.iter().map(|&i| self.painting.colour(i)).collect()
    }

    fn placements(&self, slot: &'a Slot) -> Vec<&'a PiecePlacement> {
        let painted = self.painted(slot);
        let agrees = |placement: &&PiecePlacement| {
            (0..painted.len()).all(|n| painted[n].is_none_or(|c| c == self.colour(placement, n)))
        };
        slot.placements.iter().filter(agrees).collect()
    }

    /// Returns the piece at a slot, if only one is possible.
    fn only_possible_piece(&self, place: usize) -> Option<usize> {
        let (first, rest) = self.candidates[place].split_first()?;
        rest.iter().all(|placement| placement.piece == first.piece).then_some(first.piece)
    }

    /// Returns the errors visible without elimination: pieces that do not exist or occur twice, and colours that occur
    /// too often.
    fn obvious_errors(&self) -> Vec<PaintingError> {
        let mut out = Vec::new();
        let mut lies_at = vec![None; self.pieces.slots.len()];
        for (place, slot) in self.pieces.slots.iter().enumerate() {
            let painted = || slot.facelets.iter().copied().filter(|&i| self.painting.colour(i).is_some());
            if self.candidates[place].is_empty() {
                out.push(PaintingError::from_state(self.no_such_piece(slot), painted().collect()));
            }
            let Some(piece) = self.only_possible_piece(place) else { continue };
            if let Some(other) = lies_at[piece].replace(slot) {
                let places = [other.name.clone(), slot.name.clone()];
                let what = InvalidState::DuplicatePiece { piece: self.name(piece), places };
                let theirs = other.facelets.iter().copied().filter(|&i| self.painting.colour(i).is_some());
                out.push(PaintingError::from_state(what, theirs.chain(painted()).collect()));
            }
        }
        let is_mirrored =
            |error: &PaintingError| matches!(error.what, PaintingErrorKind::State(InvalidState::Mirrored { .. }));
        if out.is_empty() || out.iter().all(is_mirrored) {
            // A corner may only seem mirrored because of a surplus colour.
            let many = self.too_many();
            return if many.is_empty() { out } else { many };
        }
        out
    }

    fn no_such_piece(&self, slot: &Slot) -> InvalidState {
        let painted = self.painted(slot);
        let mut mirrored = painted.clone();
        if let [.., one, other] = &mut mirrored[..] {
            std::mem::swap(one, other);
        }
        let shows =
            |placement: &&PiecePlacement| (0..mirrored.len()).all(|n| mirrored[n] == Some(self.colour(placement, n)));
        if let Some(placement) = slot.placements.iter().find(shows) {
            return InvalidState::Mirrored { piece: self.name(placement.piece), place: slot.name.clone() };
        }
        let letters = self.painting.puzzle.def().letters;
        let colours = painted.into_iter().flatten().map(|c| letters[usize::from(c)]).collect();
        InvalidState::NoSuchPiece { place: slot.name.clone(), colours }
    }

    /// Returns the facelets painted in a colour on pieces of a kind, and their number on the solved puzzle.
    fn painted_and_expected(&self, kind: PieceKind, colour: u8) -> (Vec<usize>, usize) {
        let facelets = || self.pieces.slots.iter().filter(|slot| slot.kind == kind).flat_map(|slot| &slot.facelets);
        let solved = &self.painting.puzzle.def().solved;
        let expected = facelets().filter(|&&i| self.scheme[usize::from(solved[i])] == colour).count();
        (facelets().copied().filter(|&i| self.painting.colour(i) == Some(colour)).collect(), expected)
    }

    fn kinds_and_colours(&self) -> impl Iterator<Item = (PieceKind, u8)> + use<> {
        let colours = self.painting.puzzle.def().letters.len() as u8;
        let kinds =
            [PieceKind::Edge, PieceKind::Corner, PieceKind::TwoColour, PieceKind::ThreeColour, PieceKind::Hypercubie];
        kinds.into_iter().flat_map(move |kind| (0..colours).map(move |colour| (kind, colour)))
    }

    fn too_many(&self) -> Vec<PaintingError> {
        let error = |(kind, colour)| {
            let (facelets, expected) = self.painted_and_expected(kind, colour);
            let what = PaintingErrorKind::TooMany { colour, kind, found: facelets.len(), expected };
            (facelets.len() > expected).then_some(PaintingError { what, facelets })
        };
        self.kinds_and_colours().filter_map(error).collect()
    }

    fn none_left(&self, place: usize) -> PaintingError {
        let slot = &self.pieces.slots[place];
        let what = PaintingErrorKind::NoneLeft(slot.name.clone());
        PaintingError { what, facelets: slot.facelets.clone() }
    }

    /// Eliminates candidates until nothing changes; the error is a slot without candidates.
    fn eliminate_candidates(&mut self) -> Result<(), usize> {
        loop {
            let before: usize = self.candidates.iter().map(Vec::len).sum();
            self.eliminate_certain_pieces();
            self.place_forced_pieces();
            self.eliminate_used_colours();
            if let Some(place) = self.candidates.iter().position(Vec::is_empty) {
                return Err(place);
            }
            if self.candidates.iter().map(Vec::len).sum::<usize>() == before {
                return Ok(());
            }
        }
    }

    /// Removes a piece that is certainly at one slot from the candidates of all others.
    fn eliminate_certain_pieces(&mut self) {
        for place in 0..self.candidates.len() {
            let Some(piece) = self.only_possible_piece(place) else { continue };
            for (other, candidates) in self.candidates.iter_mut().enumerate() {
                if other != place {
                    candidates.retain(|placement| placement.piece != piece);
                }
            }
        }
    }

    /// Places a piece that only one slot allows.
    fn place_forced_pieces(&mut self) {
        for piece in 0..self.candidates.len() {
            let can = |place: &usize| self.candidates[*place].iter().any(|placement| placement.piece == piece);
            let mut places = (0..self.candidates.len()).filter(can);
            if let (Some(only), None) = (places.next(), places.next()) {
                self.candidates[only].retain(|placement| placement.piece == piece);
            }
        }
    }

    /// Removes candidates that need, on an unpainted facelet, a colour that is used up.
    fn eliminate_used_colours(&mut self) {
        for (kind, colour) in self.kinds_and_colours() {
            let (painted, expected) = self.painted_and_expected(kind, colour);
            if painted.len() < expected {
                continue;
            }
            for place in 0..self.candidates.len() {
                let slot = &self.pieces.slots[place];
                if slot.kind == kind {
                    let blank: Vec<bool> = self.painted(slot).iter().map(Option::is_none).collect();
                    let mut candidates = std::mem::take(&mut self.candidates[place]);
                    candidates
                        .retain(|placement| (0..blank.len()).all(|n| !blank[n] || self.colour(placement, n) != colour));
                    self.candidates[place] = candidates;
                }
            }
        }
    }
}

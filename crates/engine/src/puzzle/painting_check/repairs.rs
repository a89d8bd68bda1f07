//! Repairs of an impossible painting: turn the stickers of one face, recolour one sticker, turn one piece in place,
//! exchange two pieces, or exchange two colours of one piece.
//!
//! If only a parity or orientation sum is wrong, any piece of the right kind could be repaired. The most likely one is
//! chosen: the only one turned in its own slot, or two in each other's; otherwise the last painted, otherwise the
//! first.

use super::super::pieces::{PieceKind, PiecePlacement, Pieces};
use super::super::{
    Facelets, InvalidState, PuzzleId,
    pattern::{Pattern, Sticker},
};
use super::mistakes::{self, FaceTurn, Mistake};
use super::{Candidates, PaintingErrorKind, check, scheme};

/// The kinds of repairs offered for an impossible painting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RepairKind {
    /// Turn a piece of three or more colours in place.
    Twist,
    /// Flip a piece of two colours in place.
    Flip,
    /// Exchange two colours of a hypercube's three-coloured piece.
    Exchange,
    /// Exchange two pieces.
    Swap,
    /// Exchange two colours of a mirrored piece.
    Unmirror,
    /// Turn the stickers of a face or cell.
    Turn(FaceTurn),
    /// Recolour one facelet.
    Recolour,
}

/// A change to a painting that removes at least one error.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Repair {
    /// The kind of change, with the turn if a face is turned.
    pub kind: RepairKind,
    /// The puzzle that the slots and facelets belong to.
    pub puzzle: PuzzleId,
    /// Names of the slots: two for a swap, none for a turn, otherwise one.
    pub places: Vec<String>,
    /// The changed facelets, with their new colours.
    pub facelets: Vec<(usize, u8)>,
}

impl Repair {
    /// Returns the painting after the repair.
    pub fn applied(&self, painting: &Pattern) -> Pattern {
        let mut out = painting.clone();
        for &(facelet, colour) in &self.facelets {
            out.paint(facelet, Sticker::Colour(colour));
        }
        out
    }
}

/// Returns the obvious repairs of a complete painting: one for each error that has one, or alternatives that each
/// remove all errors. Empty if the painting is incomplete or valid. `painted` lists the facelets known to have been
/// painted, latest first.
///
/// # Panics
/// If there are fewer facelets than the puzzle has.
pub fn repairs(painting: &Pattern, painted: &[usize]) -> Vec<Repair> {
    let Some(facelets) = painting.facelets().filter(|facelets| check(facelets).is_err()) else { return Vec::new() };
    let pieces = Pieces::for_puzzle(painting.puzzle);
    let single = || {
        let mistakes = mistakes::single_mistakes(&facelets).into_iter();
        mistakes.map(|mistake| repair_of_mistake(mistake, &facelets, pieces)).collect::<Vec<Repair>>()
    };
    let Some(scheme) = scheme(painting, pieces).0 else { return single() };
    let places = Candidates::new(painting, pieces, &scheme);
    let (wrong, painted) = (places.obvious_errors(), slots_with(painted, pieces));
    let mut out: Vec<Repair> = if wrong.is_empty() {
        faults(&facelets, &places, &painted).into_iter().filter_map(|(_, repair)| repair).collect()
    } else {
        let bench = RepairSearch { facelets: facelets.clone(), painted: &painted, places };
        let of_pieces = || wrong.iter().filter_map(|error| bench.repair_error(&error.what)).collect();
        Some(single()).filter(|single| !single.is_empty()).unwrap_or_else(of_pieces)
    };
    for repair in &mut out {
        repair.facelets.retain(|&(i, colour)| facelets.colours[i] != colour);
    }
    out
}

/// Returns the errors of a complete painting whose slots all hold possible pieces, with their repairs. Each repair is
/// applied before the next error is looked for. `painted` lists slots, latest first.
pub(super) fn faults(
    facelets: &Facelets,
    places: &Candidates<'_>,
    painted: &[usize],
) -> Vec<(InvalidState, Option<Repair>)> {
    let mut out: Vec<(InvalidState, Option<Repair>)> = Vec::new();
    let mut facelets = facelets.clone();
    while let Err(fault) = check(&facelets) {
        if out.iter().any(|(known, _)| *known == fault) {
            break;
        }
        let painting = Pattern::from_facelets(&facelets);
        let places = Candidates::new(&painting, places.pieces, places.scheme);
        let repair = RepairSearch { facelets: facelets.clone(), painted, places }.repair(&fault);
        for &(i, colour) in repair.iter().flat_map(|repair| &repair.facelets) {
            facelets.colours[i] = colour;
        }
        out.push((fault, repair));
    }
    out
}

fn repair_of_mistake(mistake: Mistake, facelets: &Facelets, pieces: &Pieces) -> Repair {
    let (kind, places) = match mistake {
        Mistake::Turned(turn) => (RepairKind::Turn(turn), Vec::new()),
        Mistake::Sticker(facelet, _) => (RepairKind::Recolour, vec![pieces.slot_with(facelet).name.clone()]),
    };
    Repair { kind, puzzle: facelets.puzzle, places, facelets: mistake.repaired_facelets(facelets) }
}

/// Returns the slots of facelets, in order, without duplicates.
fn slots_with(facelets: &[usize], pieces: &Pieces) -> Vec<usize> {
    let mut out = Vec::new();
    for place in facelets.iter().filter_map(|&i| pieces.slot_of.get(i).copied()) {
        if !out.contains(&place) {
            out.push(place);
        }
    }
    out
}

/// Looks for repairs of a complete painting. `painted` lists slots, the last painted first.
struct RepairSearch<'a> {
    facelets: Facelets,
    painted: &'a [usize],
    places: Candidates<'a>,
}

impl<'a> RepairSearch<'a> {
    fn repair_error(&self, wrong: &PaintingErrorKind) -> Option<Repair> {
        let PaintingErrorKind::State(fault) = wrong else { return None };
        self.repair(fault)
    }

    /// Returns the repair of an error, if there is one. Its facelets may include some that keep their colour.
    fn repair(&self, fault: &InvalidState) -> Option<Repair> {
        match fault {
            InvalidState::TwistSum => self.turn_repair(RepairKind::Twist, fault),
            InvalidState::FlipSum | InvalidState::TwoColourFlip => self.turn_repair(RepairKind::Flip, fault),
            InvalidState::ThreeColourSwap => self.turn_repair(RepairKind::Exchange, fault),
            InvalidState::PermutationParity => self.swap_repair(fault),
            InvalidState::Mirrored { place, .. } => self.unmirror_repair(place, fault),
            _ => None,
        }
    }

    /// Returns the placement of the piece at a slot; `None` if no piece fits the colours there.
    fn placement(&self, place: usize) -> Option<&'a PiecePlacement> {
        self.places.candidates[place].first().copied()
    }

    /// Returns the placements of a piece at a slot, the solved one first.
    fn placements_of(&self, place: usize, piece: usize) -> Vec<&'a PiecePlacement> {
        let slot = &self.places.pieces.slots[place];
        let mut ways: Vec<_> = slot.placements.iter().filter(|placement| placement.piece == piece).collect();
        ways.sort_by_key(|placement| !self.is_solved(place, placement));
        ways
    }

    fn is_solved(&self, place: usize, placement: &PiecePlacement) -> bool {
        let solved = &self.facelets.puzzle.def().solved;
        let slot = &self.places.pieces.slots[place];
        slot.facelets.iter().zip(&placement.faces).all(|(&i, face)| solved[i] == *face)
    }

    /// Returns the facelets of a slot, with their colours in a placement.
    fn facelets_of(&self, place: usize, placement: &PiecePlacement) -> Vec<(usize, u8)> {
        let slot = &self.places.pieces.slots[place];
        slot.facelets.iter().enumerate().map(|(n, &i)| (i, self.places.colour(placement, n))).collect()
    }

    /// Returns the first of `changes` that makes the painting possible; if none does, the first that changes the error.
    fn best_change(
        &self,
        changes: impl Iterator<Item = Vec<(usize, u8)>> + Clone,
        fault: &InvalidState,
    ) -> Option<Vec<(usize, u8)>> {
        let judge = |change: &Vec<(usize, u8)>| {
            let mut changed = self.facelets.clone();
            for &(i, colour) in change {
                changed.colours[i] = colour;
            }
            check(&changed)
        };
        let possible = changes.clone().find(|change| judge(change).is_ok());
        possible.or_else(|| changes.clone().find(|change| judge(change).is_err_and(|error| error != *fault)))
    }

    fn new_repair(&self, kind: RepairKind, places: &[usize], facelets: Vec<(usize, u8)>) -> Repair {
        let slots = &self.places.pieces.slots;
        let places = places.iter().map(|&place| slots[place].name.clone()).collect();
        Repair { kind, puzzle: self.facelets.puzzle, places, facelets }
    }

    fn turn_repair(&self, kind: RepairKind, fault: &InvalidState) -> Option<Repair> {
        let slots = &self.places.pieces.slots;
        let of_kind = |place: &usize| match kind {
            RepairKind::Flip => matches!(slots[*place].kind, PieceKind::Edge | PieceKind::TwoColour),
            RepairKind::Exchange => slots[*place].kind == PieceKind::ThreeColour,
            _ => matches!(slots[*place].kind, PieceKind::Corner | PieceKind::Hypercubie),
        };
        let all = || (0..slots.len()).filter(of_kind);
        let is_odd = |place: &usize| {
            let placement = self.placement(*place);
            placement.is_some_and(|lies| lies.piece == *place && !self.is_solved(*place, lies))
        };
        let odd: Vec<usize> = all().filter(is_odd).collect();
        let only = if let [only] = odd[..] { Some(only) } else { None };
        let last = || self.painted.iter().copied().find(of_kind);
        let place = only.or_else(last).or_else(|| odd.first().copied()).or_else(|| all().next())?;
        let ways = self.placements_of(place, self.placement(place)?.piece);
        let change = self.best_change(ways.iter().map(|placement| self.facelets_of(place, placement)), fault)?;
        Some(self.new_repair(kind, &[place], change))
    }

    /// Returns the swap of two pieces that repairs an error: of the only two misplaced pieces, if each is in the
    /// other's slot; otherwise of two painted pieces, the latest first; otherwise one that brings a piece home.
    fn swap_repair(&self, fault: &InvalidState) -> Option<Repair> {
        let piece_at = |place: usize| self.placement(place).map(|lies| lies.piece);
        let is_away = |place: &usize| piece_at(*place).is_some_and(|piece| piece != *place);
        let away: Vec<usize> = (0..self.places.pieces.slots.len()).filter(is_away).collect();
        let with_home = |place: usize| piece_at(place).map(|home| (place, home));
        let is_mutual = |place: &usize| piece_at(*place).and_then(piece_at) == Some(*place);
        let only = away.first().copied().filter(|place| away.len() == 2 && is_mutual(place)).and_then(with_home);
        let mutual = away.iter().copied().find(is_mutual).or_else(|| away.first().copied()).and_then(with_home);
        let pairs = only.into_iter().chain(self.painted_pairs()).chain(mutual);
        let repair = |(place, other)| {
            let change = self.best_change(self.exchanges(place, other).into_iter(), fault)?;
            Some(self.new_repair(RepairKind::Swap, &[place, other], change))
        };
        pairs.into_iter().find_map(repair)
    }

    /// Returns pairs of painted slots of the same kind, the last painted first.
    fn painted_pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        let slots = &self.places.pieces.slots;
        let earlier =
            move |second: usize| self.painted[..second].iter().map(move |&first| (first, self.painted[second]));
        let pairs = (0..self.painted.len()).flat_map(earlier);
        pairs.filter(|&(first, second)| {
            slots[first].kind == slots[second].kind && slots[first].kind != PieceKind::Centre
        })
    }

    /// Returns the ways to exchange the pieces of two slots, starting with the one that exchanges their colours facelet
    /// by facelet.
    fn exchanges(&self, one: usize, other: usize) -> Vec<Vec<(usize, u8)>> {
        let slots = &self.places.pieces.slots;
        let shown = |place: usize| slots[place].facelets.iter().map(|&i| self.facelets.colours[i]);
        let (Some(mine), Some(theirs)) = (self.placement(one), self.placement(other)) else { return Vec::new() };
        let laid = |place: usize, piece: usize, as_at: usize| {
            let mut ways: Vec<_> =
                self.placements_of(place, piece).into_iter().map(|way| self.facelets_of(place, way)).collect();
            ways.sort_by_key(|way| !way.iter().map(|(_, colour)| *colour).eq(shown(as_at)));
            ways
        };
        let (here, there) = (laid(one, theirs.piece, other), laid(other, mine.piece, one));
        let both = |here: &Vec<(usize, u8)>, there: &Vec<(usize, u8)>| [&here[..], &there[..]].concat();
        here.iter().flat_map(|here| there.iter().map(move |there| both(here, there))).collect()
    }

    /// Returns the exchange of two colours that repairs a mirrored piece.
    fn unmirror_repair(&self, name: &str, fault: &InvalidState) -> Option<Repair> {
        let slots = &self.places.pieces.slots;
        let place = slots.iter().position(|slot| slot.name == name)?;
        let facelets = &slots[place].facelets;
        let pairs = facelets.iter().enumerate().flat_map(|(n, &i)| facelets[..n].iter().map(move |&j| (i, j)));
        let exchanged = |(i, j): (usize, usize)| vec![(i, self.facelets.colours[j]), (j, self.facelets.colours[i])];
        let change = self.best_change(pairs.map(exchanged), fault)?;
        Some(self.new_repair(RepairKind::Unmirror, &[place], change))
    }
}

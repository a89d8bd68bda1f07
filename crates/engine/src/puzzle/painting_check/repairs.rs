//! Changes that make an impossible painting possible: one piece turned in its place, two pieces exchanged, or two
//! colours of one piece exchanged.
//!
//! Any piece of the right kind would do, since only a sum is wrong. The obviously odd one is chosen: the only one that
//! lies turned in its own place, or the two that lie in each other's; else the one painted last, else the first.

use super::super::pieces::{Kind, PiecePlacement, Pieces};
use super::super::{Facelets, InvalidState, PuzzleId, painting::Painting};
use super::{PaintingCheck, PaintingErrorKind, Places, check, scheme};

/// The kinds of repairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RepairKind {
    /// A piece with three colours or more is turned in its place.
    Twist,
    /// A piece of two colours is turned over in its place.
    Flip,
    /// Two colours of a hypercube's piece of three are exchanged in its place.
    Exchange,
    /// Two pieces are exchanged.
    Swap,
    /// Two colours of a piece are exchanged.
    Unmirror,
}

/// A change of a painting that removes one fault.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Repair {
    /// The kind of change.
    pub kind: RepairKind,
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// The letters of the places concerned: two of a swap, else one.
    pub places: Vec<String>,
    /// The facelets that change, with their new colours.
    pub facelets: Vec<(usize, u8)>,
}

impl Repair {
    /// The painting after the repair.
    pub fn applied(&self, painting: &Painting) -> Painting {
        let mut out = painting.clone();
        for &(facelet, colour) in &self.facelets {
            if let Some(shown) = out.colours.get_mut(facelet) {
                *shown = Some(colour);
            }
        }
        out
    }
}

/// The obvious repair of each fault of a complete painting that has one; `last` is the facelet painted last.
///
/// # Panics
/// If there are fewer facelets than the puzzle has.
pub fn repairs(painting: &Painting, last: Option<usize>) -> Vec<Repair> {
    let pieces = Pieces::of(painting.puzzle);
    let (Some(facelets), (Some(scheme), _)) = (painting.facelets(), scheme(painting, pieces)) else {
        return Vec::new();
    };
    let places = Places::new(painting, pieces, &scheme);
    let bench = Workbench { facelets, last: last.and_then(|i| pieces.slot_of.get(i).copied()), places };
    let errors = PaintingCheck::of(painting).errors;
    errors.iter().filter_map(|error| bench.repair(&error.what)).collect()
}

/// A complete painting, its pieces, and the place painted last.
struct Workbench<'a> {
    facelets: Facelets,
    last: Option<usize>,
    places: Places<'a>,
}

impl<'a> Workbench<'a> {
    fn repair(&self, wrong: &PaintingErrorKind) -> Option<Repair> {
        let PaintingErrorKind::State(fault) = wrong else { return None };
        match fault {
            InvalidState::TwistSum => self.turned(RepairKind::Twist, fault),
            InvalidState::FlipSum | InvalidState::TwoColourFlip => self.turned(RepairKind::Flip, fault),
            InvalidState::ThreeColourSwap => self.turned(RepairKind::Exchange, fault),
            InvalidState::PermutationParity => self.swapped(fault),
            InvalidState::Mirrored { place, .. } => self.unmirrored(place, fault),
            _ => None,
        }
    }

    /// The placement of the piece at a place; `None` if no piece fits its colours.
    fn placement(&self, place: usize) -> Option<&'a PiecePlacement> {
        self.places.candidates[place].first().copied()
    }

    /// The placements of a piece at a place, that of the solved puzzle first.
    fn ways(&self, place: usize, piece: usize) -> Vec<&'a PiecePlacement> {
        let slot = &self.places.pieces.slots[place];
        let mut ways: Vec<_> = slot.placements.iter().filter(|placement| placement.piece == piece).collect();
        ways.sort_by_key(|placement| !self.is_solved(place, placement));
        ways
    }

    /// True if a piece lies at a place as on the solved puzzle.
    fn is_solved(&self, place: usize, placement: &PiecePlacement) -> bool {
        let solved = &self.facelets.puzzle.def().solved;
        let slot = &self.places.pieces.slots[place];
        slot.facelets.iter().zip(&placement.faces).all(|(&i, face)| solved[i] == *face)
    }

    /// The facelets of a place, and their colours in this placement.
    fn shown(&self, place: usize, placement: &PiecePlacement) -> Vec<(usize, u8)> {
        let slot = &self.places.pieces.slots[place];
        slot.facelets.iter().enumerate().map(|(n, &i)| (i, self.places.colour(placement, n))).collect()
    }

    /// The first of `changes` that makes the painting possible, or else the first that leaves a fault other than this
    /// one.
    fn first_good(
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

    fn repair_of(&self, kind: RepairKind, places: &[usize], change: Vec<(usize, u8)>) -> Repair {
        let slots = &self.places.pieces.slots;
        let facelets = change.into_iter().filter(|&(i, colour)| self.facelets.colours[i] != colour).collect();
        let puzzle = self.facelets.puzzle;
        Repair { kind, puzzle, places: places.iter().map(|&place| slots[place].name.clone()).collect(), facelets }
    }

    /// One piece turned where it lies.
    fn turned(&self, kind: RepairKind, fault: &InvalidState) -> Option<Repair> {
        let slots = &self.places.pieces.slots;
        let of_kind = |place: &usize| match kind {
            RepairKind::Flip => matches!(slots[*place].kind, Kind::Edge | Kind::TwoColour),
            RepairKind::Exchange => slots[*place].kind == Kind::ThreeColour,
            _ => matches!(slots[*place].kind, Kind::Corner | Kind::Hypercubie),
        };
        let all = || (0..slots.len()).filter(of_kind);
        let is_odd = |place: &usize| {
            let placement = self.placement(*place);
            placement.is_some_and(|lies| lies.piece == *place && !self.is_solved(*place, lies))
        };
        let odd: Vec<usize> = all().filter(is_odd).collect();
        let only = if let [only] = odd[..] { Some(only) } else { None };
        let last = || self.last.filter(of_kind);
        let place = only.or_else(last).or_else(|| odd.first().copied()).or_else(|| all().next())?;
        let ways = self.ways(place, self.placement(place)?.piece);
        let change = self.first_good(ways.iter().map(|placement| self.shown(place, placement)), fault)?;
        Some(self.repair_of(kind, &[place], change))
    }

    /// Two pieces exchanged, one of which comes to its own place.
    fn swapped(&self, fault: &InvalidState) -> Option<Repair> {
        let piece_at = |place: usize| self.placement(place).map(|lies| lies.piece);
        let is_away = |place: &usize| piece_at(*place).is_some_and(|piece| piece != *place);
        let is_mutual = |place: &usize| is_away(place) && piece_at(*place).and_then(piece_at) == Some(*place);
        let away: Vec<usize> = (0..self.places.pieces.slots.len()).filter(is_away).collect();
        let only = away.first().copied().filter(|place| away.len() == 2 && is_mutual(place));
        let last = || self.last.filter(is_away);
        let mutual = || away.iter().copied().find(is_mutual);
        let place = only.or_else(last).or_else(mutual).or_else(|| away.first().copied())?;
        let own = piece_at(place)?;
        let other = piece_at(own)?;
        let (theirs, ours) = (self.ways(own, own), self.ways(place, other));
        let pairs = theirs.iter().flat_map(|home| ours.iter().map(move |there| (home, there)));
        let change = pairs.map(|(home, there)| {
            let mut change = self.shown(own, home);
            change.extend(self.shown(place, there));
            change
        });
        let change = self.first_good(change, fault)?;
        Some(self.repair_of(RepairKind::Swap, &[place, own], change))
    }

    /// Two colours of a mirrored piece exchanged.
    fn unmirrored(&self, name: &str, fault: &InvalidState) -> Option<Repair> {
        let slots = &self.places.pieces.slots;
        let place = slots.iter().position(|slot| slot.name == name)?;
        let facelets = &slots[place].facelets;
        let pairs = facelets.iter().enumerate().flat_map(|(n, &i)| facelets[..n].iter().map(move |&j| (i, j)));
        let exchanged = |(i, j): (usize, usize)| vec![(i, self.facelets.colours[j]), (j, self.facelets.colours[i])];
        let change = self.first_good(pairs.map(exchanged), fault)?;
        Some(self.repair_of(RepairKind::Unmirror, &[place], change))
    }
}

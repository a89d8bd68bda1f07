//! Parts of a puzzle that methods solve separately, such as a cross, and their masks: each kind of part at each of its
//! places. The kinds are listed in each puzzle's facts.

use super::PuzzleId;
use super::mask::{Mask, StickerView};
use super::part_places::{PartPlace, PlaceShape, places};
use super::pieces::{PieceKind, Pieces};

/// The allowed orientations of the whole puzzle at a goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OrientationRule {
    /// The goal counts in every orientation of the puzzle.
    #[default]
    Any,
    /// The goal counts only in the orientation at the start. Meant for parts whose own centres do not fix an orientation.
    SameAsStart,
}

/// A group of parts in the list that users choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PartGroup {
    /// Crosses, XCrosses and crosses with all edges oriented.
    Crosses,
    /// Blocks and pairs.
    Blocks,
    /// Orientation of edges.
    Edges,
    /// Faces and layers, including the last one.
    Layers,
}

impl PartGroup {
    /// All groups, in list order.
    pub const ALL: [Self; 4] = [Self::Crosses, Self::Blocks, Self::Edges, Self::Layers];
}

/// A kind of part, such as a cross.
#[derive(Debug)]
#[non_exhaustive]
pub struct PartKind {
    /// Name on the command line; alone, it means the part at its usual place.
    pub name: &'static str,
    /// Group in the list.
    pub group: PartGroup,
    /// Shape of its places, which determines their names.
    pub(crate) shape: PlaceShape,
    /// Words of its usual place, or only the first word of several places: then the nearest of them is usual.
    pub(crate) usual: &'static [&'static str],
    /// Alternative name, shared with another kind; accepted before places that only this kind has.
    pub(crate) alias: Option<&'static str>,
    /// True if turns of its face are usually free before and after.
    pub(crate) has_free_turns: bool,
    /// The allowed orientations at the goal.
    pub(crate) goal_orientation: OrientationRule,
    /// True if the centre with this letter counts.
    pub(crate) counts_centre: fn(&PartPlace, char) -> bool,
    /// View of a sticker, by its own letter and the letters of its piece.
    pub(crate) view: fn(&PartPlace, char, &str) -> StickerView,
}

/// The place of a part, or the places among which the nearest is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PartLocation {
    /// This place only.
    At(PartPlace),
    /// The nearest of the places with this first word.
    NearestWith(String),
    /// The nearest of all places.
    Anywhere,
}

/// A named part: a kind at one place, or at the nearest of several.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct NamedMask {
    /// Name on the command line.
    pub name: String,
    /// The puzzle that the part belongs to.
    pub puzzle: PuzzleId,
    /// Kind of the part, without its place.
    pub kind: &'static PartKind,
    /// The place, or how the nearest place is chosen.
    pub location: PartLocation,
    /// All places allowed by `location`, at least one.
    pub places: Vec<PartPlace>,
    /// The face, by index into the puzzle's letters, whose turns are usually free before and after.
    pub free_face: Option<u8>,
}

/// Returns `Colour` if a sticker counts, else `Any`.
pub(crate) fn colour_if(counts: bool) -> StickerView {
    if counts { StickerView::Colour } else { StickerView::Any }
}

impl PartKind {
    /// Creates a kind for which all centres count, in any orientation.
    pub(crate) const fn new(
        name: &'static str,
        group: PartGroup,
        (shape, usual): (PlaceShape, &'static [&'static str]),
        view: fn(&PartPlace, char, &str) -> StickerView,
    ) -> Self {
        let (goal_orientation, counts_centre): (_, fn(&PartPlace, char) -> bool) = (OrientationRule::Any, |_, _| true);
        Self { name, group, shape, usual, alias: None, has_free_turns: false, goal_orientation, counts_centre, view }
    }

    /// Makes turns of the face at its place free before and after.
    pub(crate) const fn with_free_turns(self) -> Self {
        Self { has_free_turns: true, ..self }
    }

    /// Makes only these centres count, with [`OrientationRule::SameAsStart`].
    pub(crate) const fn in_start_orientation(self, counts_centre: fn(&PartPlace, char) -> bool) -> Self {
        Self { goal_orientation: OrientationRule::SameAsStart, counts_centre, ..self }
    }

    /// Sets an alias that is accepted before its places.
    pub(crate) const fn with_alias(self, alias: &'static str) -> Self {
        Self { alias: Some(alias), ..self }
    }

    /// Returns the parts of this kind, the usual one first.
    fn parts(&'static self, puzzle: PuzzleId) -> Vec<NamedMask> {
        let mut all = places(puzzle, self.shape);
        if self.shape == PlaceShape::Fixed {
            all.push(PartPlace::new(puzzle, self.usual.iter().copied()));
        }
        // Places of the usual face first.
        all.sort_by_key(|place| place.words().first().map(String::as_str) != self.usual.first().copied());
        let mut firsts: Vec<&String> =
            all.iter().filter(|place| place.words().len() > 1).map(|p| &p.words()[0]).collect();
        firsts.dedup();
        let has_choice = all.len() > 1 && !self.has_free_turns;
        let mut within: Vec<PartLocation> = all.iter().cloned().map(PartLocation::At).collect();
        if has_choice {
            within.extend(firsts.into_iter().cloned().map(PartLocation::NearestWith));
            within.push(PartLocation::Anywhere);
        }
        let mut parts: Vec<NamedMask> = within.into_iter().map(|within| self.part(puzzle, within, &all)).collect();
        let usual = parts.iter().position(|part| part.name == self.name).expect("a kind has its usual place");
        let usual = parts.remove(usual);
        parts.insert(0, usual);
        parts
    }

    fn part(&'static self, puzzle: PuzzleId, location: PartLocation, all: &[PartPlace]) -> NamedMask {
        let places: Vec<PartPlace> = match &location {
            PartLocation::At(place) => vec![place.clone()],
            PartLocation::NearestWith(first) => {
                all.iter().filter(|place| place.words()[0] == *first).cloned().collect()
            }
            PartLocation::Anywhere => all.to_vec(),
        };
        let face = |place: &PartPlace| {
            let letter = place.words().first().and_then(|word| word.chars().next());
            puzzle.def().letters.iter().position(|face| Some(*face) == letter).map(|face| face as u8)
        };
        let free_face = places.first().and_then(face).filter(|_| self.has_free_turns);
        NamedMask { name: self.name_at(&location), puzzle, kind: self, location, places, free_face }
    }
}

impl NamedMask {
    /// Returns all parts of a puzzle, in the order of its kinds, the usual one of each kind first.
    pub fn all(puzzle: PuzzleId) -> &'static [Self] {
        let def = puzzle.def();
        def.named_masks.get_or_init(|| def.parts.iter().flat_map(|kind| kind.parts(puzzle)).collect())
    }

    /// Returns the parts of a kind, by its name, the usual one first.
    pub fn with_kind(puzzle: PuzzleId, kind: &str) -> impl Iterator<Item = &'static Self> {
        Self::all(puzzle).iter().filter(move |part| part.kind.name == kind)
    }

    /// Returns the part of the same kind at `places[place]` alone.
    ///
    /// # Panics
    /// If `place >= places.len()`.
    pub fn part_at(&self, place: usize) -> &'static Self {
        let place = &self.places[place];
        let is_there = |part: &&Self| matches!(&part.location, PartLocation::At(other) if other == place);
        let found = Self::all(self.puzzle).iter().filter(|part| std::ptr::eq(part.kind, self.kind)).find(is_there);
        found.expect("a kind has a part at each place")
    }

    /// Returns the allowed orientations at the goal.
    pub fn goal_orientation(&self) -> OrientationRule {
        self.kind.goal_orientation
    }

    /// Returns the mask of the first place.
    pub fn mask(&self) -> Mask {
        self.mask_at(&self.places[0])
    }

    /// Returns the mask of each place.
    pub fn masks(&self) -> impl Iterator<Item = Mask> {
        self.places.iter().map(|place| self.mask_at(place))
    }

    fn mask_at(&self, at: &PartPlace) -> Mask {
        let (def, pieces) = (self.puzzle.def(), Pieces::for_puzzle(self.puzzle));
        Mask::new(self.puzzle, |place| {
            let (slot, letter) = (pieces.slot_with(place), def.letters[usize::from(def.solved[place])]);
            match slot.kind {
                PieceKind::Centre => colour_if((self.kind.counts_centre)(at, letter)),
                _ => (self.kind.view)(at, letter, &slot.name),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Facelets;
    use crate::puzzle::pattern::Sticker;

    #[test]
    fn masks_show_the_expected_numbers_of_stickers() {
        for (puzzle, name, coloured, oriented) in [
            (PuzzleId::Cube3, "cross", 6 + 8, 0),
            (PuzzleId::Cube3, "xcross", 6 + 8 + 2 + 3, 0),
            (PuzzleId::Cube3, "xxcross", 6 + 8 + 4 + 6, 0),
            (PuzzleId::Cube3, "xxxcross", 6 + 8 + 6 + 9, 0),
            (PuzzleId::Cube3, "eocross", 6 + 8, 8),
            (PuzzleId::Cube3, "pair", 6 + 2 + 3, 0),
            (PuzzleId::Cube3, "2x2x2", 6 + 6 + 3, 0),
            (PuzzleId::Cube3, "2x2x3", 6 + 10 + 6, 0),
            (PuzzleId::Cube3, "f2l", 6 + 16 + 12, 0),
            (PuzzleId::Cube3, "eo", 6, 12),
            (PuzzleId::Cube3, "eoline", 6 + 4, 10),
            (PuzzleId::Cube3, "1x2x3", 1 + 6 + 6, 0),
            (PuzzleId::Cube3, "roux-left", 1 + 6 + 6, 0),
            (PuzzleId::Cube3, "roux-right", 1 + 6 + 6, 0),
            (PuzzleId::Cube3, "roux-blocks", 2 + 12 + 12, 0),
            (PuzzleId::Cube3, "oll", 6 + 16 + 12 + 8, 0),
            (PuzzleId::Cube3, "cll", 6 + 16 + 24, 0),
            (PuzzleId::Cube3, "cmll", 2 + 12 + 24, 0),
            (PuzzleId::Cube3, "pll", 54, 0),
            (PuzzleId::Cube3, "layer", 6 + 8 + 12, 0),
            (PuzzleId::Cube2, "layer", 12, 0),
            (PuzzleId::Cube2, "face", 4, 0),
            (PuzzleId::Cube2, "oll", 12 + 4, 0),
            (PuzzleId::Cube2, "pll", 24, 0),
            (PuzzleId::Tess2, "layer", 32, 0),
            (PuzzleId::Tess2, "cell", 8, 0),
            (PuzzleId::Tess2, "block", 16, 0),
        ] {
            let usual = NamedMask::parse(puzzle, name).expect("a part");
            assert_eq!(usual.name, name);
            // All parts of a kind are congruent.
            let kind = NamedMask::all(puzzle).iter().filter(|part| part.kind.name == usual.kind.name);
            for (part, mask) in kind.flat_map(|part| part.masks().map(move |mask| (part, mask))) {
                let pattern = mask.apply(&Facelets::solved(puzzle)).expect("a state");
                let count =
                    |is: &dyn Fn(&Sticker) -> bool| pattern.stickers().iter().filter(|sticker| is(sticker)).count();
                let colours = count(&|sticker| matches!(sticker, Sticker::Colour(_)));
                assert_eq!(colours, coloured, "{}", part.name);
                assert_eq!(count(&|sticker| *sticker == Sticker::Oriented), oriented, "{}", part.name);
            }
        }
        assert_eq!(crate::puzzles::ALL.map(|puzzle| puzzle.def().parts.len()), [4, 20, 3, 0]);
    }

    #[test]
    fn each_kind_has_the_expected_number_of_places() {
        let places = |puzzle, kind: &str| {
            let of_kind = NamedMask::all(puzzle).iter().filter(|part| part.kind.name == kind);
            let masks: std::collections::HashSet<Mask> = of_kind.clone().flat_map(NamedMask::masks).collect();
            let at_one = of_kind.filter(|part| matches!(part.location, PartLocation::At(_))).count();
            assert!(masks.len() == at_one || kind == "pll", "{kind}: each mask has one name");
            at_one
        };
        for (kind, count) in [
            ("cross", 6),
            ("xcross", 24),
            ("xxcross", 36),
            ("xxxcross", 24),
            ("eocross", 12),
            ("pair", 24),
            ("2x2x2", 8),
            ("2x2x3", 12),
            ("1x2x3", 24),
            ("roux-left", 1),
            ("roux-right", 1),
            ("roux-blocks", 12),
            ("eo", 3),
            ("eoline", 12),
            ("layer", 6),
            ("f2l", 6),
            ("oll", 6),
            ("cll", 6),
            ("cmll", 12),
            ("pll", 6),
        ] {
            assert_eq!(places(PuzzleId::Cube3, kind), count, "{kind}");
        }
        assert_eq!(["layer", "face", "oll", "pll"].map(|kind| places(PuzzleId::Cube2, kind)), [6; 4]);
        assert_eq!(["block", "cell", "layer"].map(|kind| places(PuzzleId::Tess2, kind)), [24, 8, 8]);
    }
}

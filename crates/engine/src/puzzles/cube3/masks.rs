//! Parts of the 3×3×3 that methods solve separately.

use crate::puzzle::mask::StickerView;
use crate::puzzle::masks::{PartGroup, PartKind, colour_if};
use crate::puzzle::part_places::{PartPlace, PlaceShape, other_axis};

/// The kinds of parts. Unless a place says otherwise, a cross is on D, and U is the last layer.
pub(super) static KINDS: &[PartKind] = &[
    cross("cross", (PlaceShape::Sides(1), &["D"])),
    cross("xcross", (PlaceShape::FaceAndEdges(1), &["D", "FR"])),
    cross("xxcross", (PlaceShape::FaceAndEdges(2), &["D"])),
    cross("xxxcross", (PlaceShape::FaceAndEdges(3), &["D"])),
    PartKind::new("eocross", PartGroup::Crosses, (PlaceShape::FaceAndAxis, &["D", "FB"]), |at, letter, piece| {
        if is_cross_edge(at, piece) { StickerView::Colour } else { view_oriented_edge(at, letter, piece) }
    }),
    block("pair", (PlaceShape::FaceAndEdges(1), &["D", "FR"]), |at, _, piece| colour_if(is_in_pair(at, piece)))
        .with_alias("f2l"),
    block("2x2x2", (PlaceShape::Sides(3), &["DBL"]), view_away_from_opposite_faces),
    block("2x2x3", (PlaceShape::Sides(2), &["DL"]), view_away_from_opposite_faces),
    block("1x2x3", (PlaceShape::FaceAndSide, &["L", "D"]), view_in_block).in_start_orientation(is_block_centre),
    block("roux-left", (PlaceShape::Fixed, &["L", "D"]), view_in_block).in_start_orientation(is_block_centre),
    block("roux-right", (PlaceShape::Fixed, &["R", "D"]), view_in_block).in_start_orientation(is_block_centre),
    block("roux-blocks", (PlaceShape::AxisAndSide, &["LR", "D"]), view_in_block).in_start_orientation(is_block_centre),
    PartKind::new("eo", PartGroup::Edges, (PlaceShape::Axis, &["FB"]), view_oriented_edge),
    PartKind::new("eoline", PartGroup::Edges, (PlaceShape::FaceAndAxis, &["D", "FB"]), |at, letter, piece| {
        let is_line = is_cross_edge(at, piece) && piece.contains(&at.letters_of_last()[..]);
        if is_line { StickerView::Colour } else { view_oriented_edge(at, letter, piece) }
    }),
    layers("layer", &["D"], |at, _, piece| colour_if(piece.contains(at.face()))),
    layers("f2l", &["D"], |at, _, piece| colour_if(!piece.contains(at.opposite()))),
    layers("oll", &["U"], |at, letter, piece| colour_if(letter == at.face() || !piece.contains(at.face())))
        .with_free_turns(),
    layers("cll", &["U"], |at, _, piece| colour_if(piece.len() == 3 || !piece.contains(at.face()))).with_free_turns(),
    PartKind::new("cmll", PartGroup::Layers, (PlaceShape::FaceAndAxis, &["U", "LR"]), |at, _, piece| {
        let is_in_blocks = piece.contains(&at.letters_of_last()[..]) && !piece.contains(at.face());
        colour_if(piece.len() == 3 || is_in_blocks)
    })
    .in_start_orientation(|at, centre| at.letters_of_last().contains(&centre))
    .with_free_turns(),
    layers("pll", &["U"], |_, _, _| StickerView::Colour).with_free_turns(),
];

/// Returns a kind of cross, with pairs at the edges that its place names.
const fn cross(name: &'static str, places: (PlaceShape, &'static [&'static str])) -> PartKind {
    PartKind::new(name, PartGroup::Crosses, places, |at, _, piece| {
        colour_if(is_cross_edge(at, piece) || is_in_pair(at, piece))
    })
}

const fn block(
    name: &'static str,
    places: (PlaceShape, &'static [&'static str]),
    view: fn(&PartPlace, char, &str) -> StickerView,
) -> PartKind {
    PartKind::new(name, PartGroup::Blocks, places, view)
}

/// Returns a kind of part whose place is a face.
const fn layers(
    name: &'static str,
    usual: &'static [&'static str],
    view: fn(&PartPlace, char, &str) -> StickerView,
) -> PartKind {
    PartKind::new(name, PartGroup::Layers, (PlaceShape::Sides(1), usual), view)
}

/// True for an edge of the first face.
fn is_cross_edge(at: &PartPlace, piece: &str) -> bool {
    piece.len() == 2 && piece.contains(at.face())
}

/// True for an edge named by the place, and for the corner between it and the first face.
fn is_in_pair(at: &PartPlace, piece: &str) -> bool {
    at.words()[1..].iter().any(|edge| {
        let is_whole = edge.chars().all(|c| piece.contains(c));
        is_whole && piece.chars().all(|c| c == at.face() || edge.contains(c))
    })
}

/// Shows the pieces that have no colour of the faces opposite those of the place.
fn view_away_from_opposite_faces(at: &PartPlace, _: char, piece: &str) -> StickerView {
    colour_if(!piece.contains(&at.all_opposite()[..]))
}

/// Shows the pieces of the faces in the first word, except those of the face opposite the last word.
fn view_in_block(at: &PartPlace, _: char, piece: &str) -> StickerView {
    colour_if(piece.contains(&at.letters_of_first()[..]) && !piece.contains(at.opposite_of_last()))
}

fn is_block_centre(at: &PartPlace, centre: char) -> bool {
    at.letters_of_first().contains(&centre)
}

/// Shows edge orientation along the place's last axis, as in the first step of ZZ. An edge shows only its sticker of
/// [`other_axis`] or, if it has none, of the place's axis. The third axis instead of [`other_axis`] would give the same
/// orientation.
fn view_oriented_edge(at: &PartPlace, letter: char, piece: &str) -> StickerView {
    let axis = &at.words()[at.words().len() - 1];
    let other = other_axis(axis);
    let shown_axis = if piece.contains(|c| other.contains(c)) { other } else { axis };
    if piece.len() == 2 && shown_axis.contains(letter) { StickerView::Oriented } else { StickerView::Any }
}

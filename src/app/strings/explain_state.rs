//! Facelets that are no state of their puzzle, in words.

use super::explain::Fault;
use super::{Language, Text, editor, faults as say};
use crate::puzzle::fitting::Wrong;
use crate::puzzle::pieces::Kind;
use crate::puzzle::{InvalidState, PuzzleId};

/// Facelets that are no state of the puzzle.
pub fn state(language: Language, puzzle: PuzzleId, error: &InvalidState) -> Fault {
    let letters = puzzle.def().letters;
    let at_place = |place: &String| say::AT_PLACE.fill(language, [place]);
    let fault = |what: String, advice: Text<0>| Fault::new(what, advice.say(language).into());
    match error {
        InvalidState::FaceletCount { found, expected } => {
            fault(say::STATE_COUNT.fill(language, [found, expected]), say::STATE_COUNT_DO)
        }
        InvalidState::NoSuchColour { facelet, colour } => Fault::new(
            say::STATE_COLOUR.fill(language, [colour]),
            say::STATE_COLOUR_DO.fill(language, [&(letters.len() - 1)]),
        )
        .at(match puzzle {
            PuzzleId::Tess2 => say::AT_STICKER.fill(language, [&(facelet + 1)]),
            PuzzleId::Cube2 | PuzzleId::Cube3 => say::AT_FACELET.fill(language, [&(facelet + 1)]),
        }),
        InvalidState::ColourCount { colour, found, expected } => fault(
            say::STATE_COLOURS.fill(language, [&colour_name(language, puzzle, *colour), found, expected]),
            say::STATE_COLOURS_DO,
        ),
        InvalidState::NoSuchPiece { place, colours } => {
            let what = match place.chars().count() {
                2 => say::STATE_NO_EDGE,
                3 => say::STATE_NO_CORNER,
                _ => say::STATE_NO_PIECE,
            };
            fault(what.fill(language, [&colours_named(language, puzzle, colours)]), say::STATE_NO_PIECE_DO)
                .at(at_place(place))
        }
        InvalidState::PieceTwice { piece, places } => {
            let what = say::STATE_TWICE.fill(language, [&piece_name(language, piece)]);
            fault(what, say::STATE_TWICE_DO).at(say::STATE_TWICE_AT.fill(language, [&places[0], &places[1]]))
        }
        InvalidState::Mirrored { piece, place } => {
            let what = say::STATE_MIRRORED.fill(language, [&piece_name(language, piece)]);
            fault(what, say::STATE_MIRRORED_DO).at(at_place(place))
        }
        InvalidState::CentreTwice { faces: [one, other], .. } => {
            fault(say::STATE_CENTRES.fill(language, [one, other]), say::STATE_CENTRES_DO)
        }
        InvalidState::FlipSum => fault(say::STATE_FLIP.say(language).into(), say::STATE_FLIP_DO),
        InvalidState::TwistSum if puzzle != PuzzleId::Tess2 => {
            fault(say::STATE_CORNER.say(language).into(), say::STATE_CORNER_DO)
        }
        InvalidState::TwistSum => fault(say::STATE_TWIST.say(language).into(), say::STATE_TWIST_DO),
        InvalidState::PermutationParity => fault(say::STATE_PARITY.say(language).into(), say::STATE_PARITY_DO),
    }
}

/// A painting that can become no state of the puzzle.
pub fn misfit(language: Language, puzzle: PuzzleId, wrong: &Wrong) -> Fault {
    let fault = |what: String, advice: Text<0>| Fault::new(what, advice.say(language).into());
    match wrong {
        Wrong::State(error) => state(language, puzzle, error),
        Wrong::TooMany { colour, kind, found, expected } => {
            let what = match kind {
                Kind::Edge => say::STATE_TOO_MANY_EDGES,
                Kind::Corner => say::STATE_TOO_MANY_CORNERS,
                Kind::Centre | Kind::Hypercubie => say::STATE_TOO_MANY_PIECES,
            };
            let name = colour_name(language, puzzle, *colour);
            fault(what.fill(language, [&name, found, expected]), say::STATE_COLOURS_DO)
        }
        Wrong::NoneLeft { place } => fault(say::STATE_NONE_LEFT.say(language).into(), say::STATE_NONE_LEFT_DO)
            .at(say::AT_PLACE.fill(language, [place])),
        Wrong::DeadEnd => fault(say::STATE_DEAD_END.say(language).into(), say::STATE_DEAD_END_DO),
    }
}

/// A piece or its place with what kind it is, by its letters.
pub fn piece_name(language: Language, letters: &str) -> String {
    let kind = match letters.chars().count() {
        ..=1 => editor::CENTRE_OF,
        2 => editor::EDGE_OF,
        3 => editor::CORNER_OF,
        _ => editor::PIECE_OF,
    };
    kind.fill(language, [&letters])
}

/// The letter and the name of a colour; its number where there is no such colour.
fn colour_name(language: Language, puzzle: PuzzleId, colour: u8) -> String {
    let letter = puzzle.def().letters.get(usize::from(colour));
    let name = editor::colour_names(puzzle).get(usize::from(colour));
    match (letter, name) {
        (Some(letter), Some(name)) => format!("{letter} ({})", name.say(language)),
        _ => colour.to_string(),
    }
}

/// Colours given by their letters, each with its name.
fn colours_named(language: Language, puzzle: PuzzleId, colours: &str) -> String {
    let number = |c: char| puzzle.def().letters.iter().position(|l| *l == c);
    let named = |c: char| number(c).map_or_else(|| c.to_string(), |colour| colour_name(language, puzzle, colour as u8));
    colours.chars().map(named).collect::<Vec<String>>().join(", ")
}

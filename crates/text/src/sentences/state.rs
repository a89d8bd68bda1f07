//! Error messages for facelets that are not a valid state.

use crate::{Arg, Phrase, Text, UserError, editor, errors as say};
use unfold_engine::puzzle::painting_check::{PaintingCheck, PaintingError, PaintingErrorKind, mistakes::FaceTurn};
use unfold_engine::puzzle::pattern::Pattern;
use unfold_engine::puzzle::pieces::PieceKind;
use unfold_engine::puzzle::{Facelets, InvalidState, PuzzleId};

/// Colour names of a puzzle by colour number: six of a cube, eight of a hypercube.
pub type ColourNames = &'static [Text<0>];

/// Describes an invalid state; `names` are the puzzle's colour names.
pub fn state(puzzle: PuzzleId, names: ColourNames, error: &InvalidState) -> UserError {
    let letters = puzzle.def().letters;
    let at_place = |place: &String| say::AT_PLACE.with([place]);
    match error {
        InvalidState::FaceletCount { found, expected } => {
            UserError::new(say::STATE_COUNT.with([found, expected]), say::STATE_COUNT_DO)
        }
        InvalidState::NoSuchColour { facelet, colour } => {
            UserError::new(say::STATE_COLOUR.with([colour]), say::STATE_COLOUR_DO.with([&(letters.len() - 1)]))
                .with_place(match puzzle.def().dimensions {
                    3 => say::AT_FACELET.with([&(facelet + 1)]),
                    _ => say::AT_STICKER.with([&(facelet + 1)]),
                })
        }
        InvalidState::ColourCount { colour, found, expected } => {
            let name = colour_name(puzzle, names, *colour);
            UserError::new(say::STATE_COLOURS.with([&name, found, expected]), say::STATE_COLOURS_DO)
        }
        InvalidState::NoSuchPiece { place, colours } => {
            let what = match place.chars().count() {
                _ if puzzle.def().dimensions > 3 => say::STATE_NO_PIECE,
                2 => say::STATE_NO_EDGE,
                3 => say::STATE_NO_CORNER,
                _ => say::STATE_NO_PIECE,
            };
            UserError::new(what.with([&colour_list(puzzle, names, colours)]), say::STATE_NO_PIECE_DO)
                .with_place(at_place(place))
        }
        InvalidState::DuplicatePiece { piece, places } => {
            let what = say::STATE_TWICE.with([&piece_of(puzzle, piece)]);
            UserError::new(what, say::STATE_TWICE_DO).with_place(say::STATE_TWICE_AT.with([&places[0], &places[1]]))
        }
        InvalidState::Mirrored { piece, place } => {
            let what = say::STATE_MIRRORED.with([&piece_of(puzzle, piece)]);
            UserError::new(what, say::STATE_MIRRORED_DO).with_place(at_place(place))
        }
        InvalidState::DuplicateCentre { faces: [one, other], .. } if puzzle.def().dimensions > 3 => {
            UserError::new(say::STATE_CENTRES_CELLS.with([one, other]), say::STATE_CENTRES_CELLS_DO)
        }
        InvalidState::CentresMisplaced => UserError::new(say::STATE_CENTRES_MISPLACED, say::STATE_CENTRES_MISPLACED_DO),
        InvalidState::TwoColourFlip => UserError::new(say::STATE_TWO_COLOURS, say::STATE_PARITY_DO),
        InvalidState::ThreeColourSwap => UserError::new(say::STATE_THREE_COLOURS, say::STATE_PARITY_DO),
        InvalidState::DuplicateCentre { faces: [one, other], .. } => {
            UserError::new(say::STATE_CENTRES.with([one, other]), say::STATE_CENTRES_DO)
        }
        InvalidState::FlipSum => UserError::new(say::STATE_FLIP, say::STATE_FLIP_DO),
        InvalidState::TwistSum if puzzle.def().dimensions == 3 => {
            UserError::new(say::STATE_CORNER, say::STATE_CORNER_DO)
        }
        InvalidState::TwistSum => UserError::new(say::STATE_TWIST, say::STATE_TWIST_DO),
        InvalidState::PermutationParity => UserError::new(say::STATE_PARITY, say::STATE_PARITY_DO),
        other => UserError::untranslated(other),
    }
}

/// Describes an error in a painting; `names` are the puzzle's colour names.
pub fn painting_error(puzzle: PuzzleId, names: ColourNames, wrong: &PaintingErrorKind) -> UserError {
    match wrong {
        PaintingErrorKind::State(error) => state(puzzle, names, error),
        PaintingErrorKind::TooMany { colour, kind, found, expected } => {
            let what = match kind {
                PieceKind::Edge => say::STATE_TOO_MANY_EDGES,
                PieceKind::Corner => say::STATE_TOO_MANY_CORNERS,
                PieceKind::Centre | PieceKind::TwoColour | PieceKind::ThreeColour | PieceKind::Hypercubie => {
                    say::STATE_TOO_MANY_PIECES
                }
            };
            let name = colour_name(puzzle, names, *colour);
            UserError::new(what.with([&name, found, expected]), say::STATE_COLOURS_DO)
        }
        PaintingErrorKind::NoneLeft(place) => {
            UserError::new(say::STATE_NONE_LEFT, say::STATE_NONE_LEFT_DO).with_place(say::AT_PLACE.with([place]))
        }
        PaintingErrorKind::DeadEnd => UserError::new(say::STATE_DEAD_END, say::STATE_DEAD_END_DO),
        PaintingErrorKind::FaceTurned(turn) => face_turned(puzzle, *turn),
        other => UserError::untranslated(other),
    }
}

/// Describes all errors in a painting. A piece found in several positions is reported once.
pub fn painting_errors(puzzle: PuzzleId, names: ColourNames, wrong: &[PaintingError]) -> Vec<UserError> {
    let twice = |error: &PaintingError| match &error.what {
        PaintingErrorKind::State(InvalidState::DuplicatePiece { piece, places }) => {
            Some((piece.clone(), places.clone()))
        }
        _ => None,
    };
    let mut told = Vec::new();
    let mut out = Vec::new();
    for error in wrong {
        let Some((piece, _)) = twice(error) else {
            out.push(painting_error(puzzle, names, &error.what));
            continue;
        };
        if told.contains(&piece) {
            continue;
        }
        let mut places: Vec<String> = Vec::new();
        for place in wrong.iter().filter_map(twice).filter(|(other, _)| *other == piece).flat_map(|(_, both)| both) {
            if !places.contains(&place) {
                places.push(place);
            }
        }
        out.push(match places.len() {
            ..=2 => painting_error(puzzle, names, &error.what),
            times => {
                let what = say::STATE_OFTEN.with([&piece_of(puzzle, &piece) as &dyn Arg, &times]);
                UserError::new(what, say::STATE_OFTEN_DO).with_place(say::STATE_OFTEN_AT.with([&places.join(", ")]))
            }
        });
        told.push(piece);
    }
    out
}

/// Describes all errors in facelets; empty for a valid state. The first colour with a wrong count precedes the piece errors.
pub fn state_errors(facelets: &Facelets, names: ColourNames) -> Vec<UserError> {
    let puzzle = facelets.puzzle();
    let counts = facelets.check_counts().err().map(|fault| state(puzzle, names, &fault));
    let pieces = painting_errors(puzzle, names, &PaintingCheck::new(&Pattern::from_facelets(facelets)).errors);
    counts.into_iter().chain(pieces).collect()
}

/// Describes a face or cell that was entered rotated, with the turn that corrects it.
fn face_turned(puzzle: PuzzleId, turn: FaceTurn) -> UserError {
    let def = puzzle.def();
    let face = def.letters[usize::from(turn.face)];
    let Some(quarters) = turn.quarters(puzzle) else {
        let mv = &def.moves[turn.mv.index()].name;
        return UserError::new(say::STATE_CELL_TURNED.with([&face]), say::STATE_CELL_TURNED_DO.with([mv]));
    };
    // The face is turned by the inverse of the correcting turn.
    let what = match quarters {
        1 => say::STATE_FACE_ANTICLOCKWISE,
        3 => say::STATE_FACE_CLOCKWISE,
        _ => say::STATE_FACE_HALF,
    };
    UserError::new(what.with([&face]), say::STATE_FACE_DO)
}

/// Letter of the face or cell that a facelet is on.
pub(super) fn face_letter(puzzle: PuzzleId, facelet: usize) -> char {
    let def = puzzle.def();
    def.letters[usize::from(def.solved[facelet])]
}

/// Name of a cube's facelet, by face and number: `U7`.
pub(super) fn facelet_name(puzzle: PuzzleId, facelet: usize) -> String {
    format!("{}{}", face_letter(puzzle, facelet), puzzle.def().number_on_face(facelet))
}

/// Formats a piece or place with its kind, as in "corner UFR". On the 2×2×2×2 the kind is just "piece".
pub fn piece_of(puzzle: PuzzleId, letters: &str) -> Phrase {
    let def = puzzle.def();
    let kind = match (letters.chars().count(), def.dimensions) {
        (..=1, _) => editor::CENTRE_OF,
        (2, ..=3) => editor::EDGE_OF,
        (3, ..=3) => editor::CORNER_OF,
        (2, _) => editor::TWO_COLOUR_OF,
        (3, _) => editor::THREE_COLOUR_OF,
        _ if def.size > 2 => editor::FOUR_COLOUR_OF,
        _ => editor::PIECE_OF,
    };
    kind.with([&letters])
}

/// Letter and name of a colour; the number if it is unknown.
fn colour_name(puzzle: PuzzleId, names: ColourNames, colour: u8) -> Phrase {
    let letter = puzzle.def().letters.get(usize::from(colour));
    let name = names.get(usize::from(colour));
    match (letter, name) {
        (Some(letter), Some(name)) => say::LETTER_AND_NAME.with([letter, name]),
        _ => colour.to_string().into(),
    }
}

/// Lists colours, given by letter, with their names.
fn colour_list(puzzle: PuzzleId, names: ColourNames, colours: &str) -> Phrase {
    let number = |c: char| puzzle.def().letters.iter().position(|l| *l == c);
    let named = |c: char| match number(c) {
        Some(colour) => colour_name(puzzle, names, colour as u8),
        None => c.to_string().into(),
    };
    let list = colours.chars().map(named).reduce(|list, next| say::LIST.with([&list, &next]));
    list.unwrap_or_else(|| String::new().into())
}

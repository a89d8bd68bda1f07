//! Tests of filters: text form, chips, and evaluation against a naive reference implementation.

use super::chips::{AnyOf, Chip, ChipRow, Chips, Mark};
use super::parse::{FilterError, FilterProblem, MAX_LENGTH, parse};
use super::*;
use std::collections::BTreeSet;
use unfold_engine::puzzle::{Facelets, Move};
use unfold_engine::puzzles::ALL;

fn after(puzzle: PuzzleId, names: &[&str]) -> Pattern {
    let turn = |name: &&str| puzzle.def().moves.iter().position(|mv| mv.name == **name).expect("a move");
    let start = Pattern::from_facelets(&Facelets::solved(puzzle));
    names.iter().map(turn).fold(start, |painting, mv| painting.after(Move::new(mv as u16)))
}

/// Names of the slots whose pieces are shown.
fn shown(filter: PieceFilter, painting: &Pattern) -> Vec<&'static str> {
    let faint = filter.hidden_facelets(painting);
    let slots = Pieces::for_puzzle(painting.puzzle()).slots.iter();
    let shown = slots.filter(|slot| !faint.get(slot.facelets[0]).copied().unwrap_or(false));
    shown.map(|slot| slot.name.as_str()).collect()
}

#[test]
fn moved_pieces_are_misplaced_in_any_orientation() {
    for names in [&["R"][..], &["x", "R"], &["R", "y2"]] {
        let painting = after(PuzzleId::Cube3, names);
        assert_eq!(shown(PieceFilter::Misplaced, &painting).len(), 8, "{names:?}: not the centre");
    }
    assert_eq!(shown(PieceFilter::Misplaced, &after(PuzzleId::Cube2, &["R"])).len(), 4);
    assert_eq!(shown(PieceFilter::Misplaced, &after(PuzzleId::Tess2, &["RU"])).len(), 8);
    assert_eq!(shown(PieceFilter::Misplaced, &after(PuzzleId::Tess2, &["{1-2}RU", "{1-2}UF"])).len(), 0);
    for puzzle in ALL {
        let solved = Pattern::from_facelets(&Facelets::solved(puzzle));
        assert_eq!(shown(PieceFilter::Misplaced, &solved).len(), 0);
        let all = Pieces::for_puzzle(puzzle).slots.len();
        assert_eq!(shown(PieceFilter::All, &solved).len(), all);
        let blank = Pattern::blank(puzzle);
        assert_eq!(shown(PieceFilter::Misplaced, &blank).len(), all, "what is not painted is not at home");
    }
}

#[test]
fn kinds_and_faces_select_their_pieces() {
    let cube = after(PuzzleId::Cube3, &["R", "U"]);
    let count = |filter| shown(filter, &cube).len();
    assert_eq!(
        [PieceKind::Corner, PieceKind::Edge, PieceKind::Centre].map(|kind| count(PieceFilter::Kind(kind))),
        [8, 12, 6]
    );
    assert_eq!(count(PieceFilter::At('U')), 9);
    assert!(shown(PieceFilter::At('U'), &cube).iter().all(|name| name.contains('U')));
    let hyper = after(PuzzleId::Tess2, &["RU"]);
    assert_eq!(shown(PieceFilter::At('I'), &hyper).len(), 8);
    let larger = after(PuzzleId::Tess3, &["RF"]);
    for (kind, count) in
        [(PieceKind::Centre, 8), (PieceKind::TwoColour, 24), (PieceKind::ThreeColour, 32), (PieceKind::Hypercubie, 16)]
    {
        assert_eq!(shown(PieceFilter::Kind(kind), &larger).len(), count);
        assert!(
            PieceFilter::Kind(kind).is_useful_for(PuzzleId::Tess3)
                && !PieceFilter::Kind(kind).is_useful_for(PuzzleId::Tess2)
        );
    }
    assert_eq!(shown(PieceFilter::Misplaced, &larger).len(), 24, "not the three on the axis");
    assert!(
        PieceFilter::At('I').is_useful_for(PuzzleId::Tess2) && !PieceFilter::At('I').is_useful_for(PuzzleId::Cube3)
    );
    assert!(PieceFilter::Kind(PieceKind::Edge).is_useful_for(PuzzleId::Cube3));
    assert!(!PieceFilter::Kind(PieceKind::Corner).is_useful_for(PuzzleId::Cube2), "it has nothing else");
}

/// Pseudorandom number generator with a given seed, for reproducible tests.
struct TestRng(u64);

impl TestRng {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    /// A random filter with operators nested at most `depth` deep.
    fn filter(&mut self, puzzle: PuzzleId, depth: usize) -> PieceFilter {
        let letters = puzzle.def().letters;
        let parts = |numbers: &mut Self| {
            let count = 2 + numbers.below(3);
            (0..count).map(|_| numbers.filter(puzzle, depth - 1)).collect()
        };
        match self.below(if depth == 0 { 6 } else { 9 }) {
            0 => PieceFilter::Misplaced,
            1 => PieceFilter::Solved,
            2 => PieceFilter::All,
            3 => PieceFilter::Kind(kinds(puzzle).nth(self.below(kinds(puzzle).count())).expect("a kind")),
            4 => PieceFilter::At(letters[self.below(letters.len())]),
            5 => PieceFilter::Colour(letters[self.below(letters.len())]),
            6 => PieceFilter::Not(Box::new(self.filter(puzzle, depth - 1))),
            7 => PieceFilter::And(parts(self)),
            _ => PieceFilter::Or(parts(self)),
        }
    }
}

/// Indices of the slots that a filter shows: the reference implementation.
fn reference_visible_slots(filter: &PieceFilter, painting: &Pattern) -> BTreeSet<usize> {
    let def = painting.puzzle().def();
    let slots = || Pieces::for_puzzle(painting.puzzle()).slots.iter().enumerate();
    let with = |number: &dyn Fn(usize) -> Option<u8>, letter: char| {
        let colour = def.letters.iter().position(|other| *other == letter).map(|n| n as u8);
        slots().filter(|(_, slot)| slot.facelets.iter().any(|i| number(*i) == colour)).map(|(n, _)| n).collect()
    };
    let all: BTreeSet<usize> = slots().map(|(n, _)| n).collect();
    match filter {
        PieceFilter::All => all,
        PieceFilter::Misplaced => {
            let homes = homes(painting);
            let wrong = |i: usize| painting.colour(i) != Some(homes[usize::from(def.solved[i])]);
            slots().filter(|(_, slot)| slot.facelets.iter().any(|i| wrong(*i))).map(|(n, _)| n).collect()
        }
        PieceFilter::Solved => &all - &reference_visible_slots(&PieceFilter::Misplaced, painting),
        PieceFilter::Kind(kind) => slots().filter(|(_, slot)| slot.kind == *kind).map(|(n, _)| n).collect(),
        PieceFilter::At(letter) => with(&|i| Some(def.solved[i]), *letter),
        PieceFilter::Colour(letter) => with(&|i| painting.colour(i), *letter),
        PieceFilter::Not(inner) => &all - &reference_visible_slots(inner, painting),
        PieceFilter::And(parts) => {
            parts.iter().fold(all, |shown, part| &shown & &reference_visible_slots(part, painting))
        }
        PieceFilter::Or(parts) => {
            parts.iter().fold(BTreeSet::new(), |shown, part| &shown | &reference_visible_slots(part, painting))
        }
    }
}

#[test]
fn filters_round_trip_and_agree_with_the_reference_definition() {
    let mut numbers = TestRng(1);
    for (puzzle, moves) in [
        (PuzzleId::Cube2, &["R", "U"][..]),
        (PuzzleId::Cube3, &["R", "U2", "F"]),
        (PuzzleId::Tess2, &["RU", "IF"]),
        (PuzzleId::Tess3, &["RF", "UO"]),
    ] {
        let painting = after(puzzle, moves);
        for n in 0..400 {
            let filter = numbers.filter(puzzle, n % 4);
            let text = filter.to_string();
            if text.chars().count() > MAX_LENGTH {
                continue;
            }
            assert_eq!(parse(puzzle, &text), Ok(filter.clone()), "{text}");
            let shown = filter.visible_slots(&painting);
            let shown: BTreeSet<usize> = (0..shown.len()).filter(|slot| shown[*slot]).collect();
            assert_eq!(shown, reference_visible_slots(&filter, &painting), "{puzzle:?}: {text}");
            assert_eq!(filter.counts(&painting)[0], shown.len());
        }
    }
}

#[test]
fn filters_parse_in_any_case_and_spacing() {
    let cube = |text| parse(PuzzleId::Cube3, text).map(|filter| filter.to_string());
    for (typed, printed) in [
        ("corners & !at:U & (colour:R | colour:B)", "corners & !at:U & (colour:R | colour:B)"),
        ("  Corner&!AT:u ", "corners & !at:U"),
        ("color:r|color:b&edges", "colour:R | colour:B & edges"),
        ("((centers))", "centres"),
        ("!!solved", "!!solved"),
        ("(edges | corners) & (misplaced & at:F)", "(edges | corners) & (misplaced & at:F)"),
        ("", "all"),
    ] {
        assert_eq!(cube(typed).as_deref(), Ok(printed), "{typed}");
        assert_eq!(cube(printed).as_deref(), Ok(printed));
    }
    assert_eq!(parse(PuzzleId::Tess3, "2c | 4c & at:o").map(|f| f.to_string()).as_deref(), Ok("2c | 4c & at:O"));
}

#[test]
fn filter_errors_have_their_column_and_problem() {
    use FilterProblem::*;
    let text = |text: &str| text.to_owned();
    for (typed, column, problem) in [
        ("corners &", 10, UnexpectedEnd),
        ("!", 2, UnexpectedEnd),
        ("corners & red", 11, UnknownWord(text("red"))),
        ("& corners", 1, UnknownWord(text("&"))),
        ("corners edges", 9, ExpectedOperator(text("edges"))),
        ("corners & (at:U", 11, Unclosed),
        ("corners & at:U)", 15, Unopened),
        ("(corners edges)", 10, ExpectedOperator(text("edges"))),
        ("at:X", 4, InvalidLetter(text("X"))),
        ("edges | colour:", 16, InvalidLetter(text(""))),
        ("at:UF", 4, InvalidLetter(text("UF"))),
        ("edges | 4c", 9, NotOfPuzzle("4c")),
        ("é:U", 1, UnknownWord(text("é:U"))),
        ("corners 🙂", 9, ExpectedOperator(text("🙂"))),
    ] {
        assert_eq!(parse(PuzzleId::Cube3, typed), Err(FilterError { column, problem }), "{typed}");
    }
    let long = "!".repeat(MAX_LENGTH + 1);
    assert_eq!(parse(PuzzleId::Cube3, &long).map_err(|error| error.problem), Err(TooLong));
    assert!(parse(PuzzleId::Cube3, &format!("{}all", "!".repeat(MAX_LENGTH - 3))).is_ok());
    assert_eq!(parse(PuzzleId::Cube3, &"(".repeat(MAX_LENGTH)).map_err(|error| error.problem), Err(UnexpectedEnd));
    assert!(parse(PuzzleId::Tess2, "at:O").is_ok() && parse(PuzzleId::Cube2, "at:O").is_err());
}

#[test]
fn chips_and_filters_round_trip() {
    let mut numbers = TestRng(2);
    for puzzle in ALL {
        let words: Vec<Chip> = ChipRow::ALL.into_iter().flat_map(|row| Chip::of_row(puzzle, row)).collect();
        for n in 0..200 {
            let any_of = AnyOf { any_place: n % 2 == 0, any_colour: n % 3 == 0 };
            let mut chips = Chips::from_filter(puzzle, &PieceFilter::All, any_of).expect("nothing is clicked");
            for _ in 0..numbers.below(9) {
                chips = chips.cycled(words[numbers.below(words.len())]);
            }
            let filter = chips.filter();
            let again = Chips::from_filter(puzzle, &filter, any_of).expect("it was clicked together");
            assert!(words.iter().all(|word| chips.mark(*word) == again.mark(*word)), "{filter}");
            assert_eq!((again.filter(), again.any_of), (filter.clone(), any_of), "{filter}");
            assert_eq!(parse(puzzle, &filter.to_string()), Ok(filter));
        }
    }
}

#[test]
fn filters_become_chips_where_possible() {
    let read = |text| parse(PuzzleId::Cube3, text).expect("a filter");
    let chips = |text| Chips::from_filter(PuzzleId::Cube3, &read(text), AnyOf::default());
    let clicked = chips("!at:U & (corners | edges) & colour:R & colour:B & solved").expect("words");
    assert_eq!(clicked.filter(), read("(corners | edges) & solved & !at:U & colour:R & colour:B"));
    assert_eq!(clicked.mark(Chip::Misplaced), Mark::MustNot);
    assert!(chips("at:U | at:F").expect("words").any_of.any_place);
    for text in
        ["corners & edges", "at:U | colour:R", "!(at:U | at:F)", "(at:U | at:F) & at:R", "at:U & !at:U", "all & edges"]
    {
        assert!(chips(text).is_none(), "{text}");
    }
}

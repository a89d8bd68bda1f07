//! Painting the net, without a window: errors, forced facelets, undo steps.

use crate::support::home::Home;
use proptest::prelude::*;
use unfold_app::command::{Command, FilesCommand, HistoryCommand, ManualSolveCommand, PaintingCommand};
use unfold_app::command::{ScrambleCommand, SearchCommand, SettingsCommand, TypingCommand};
use unfold_app::document::editor::{NetDirection, NetKey, Paint, PaintingValidity, Stroke};
use unfold_app::document::position::Origin;
use unfold_app::{Model, settings::switch::Switch, system::settings_file};
use unfold_engine::notation::facelets;
use unfold_engine::puzzle::painting_check::{PaintingCheck, PaintingErrorKind, check};
use unfold_engine::puzzle::pieces::{PieceKind, Pieces};
use unfold_engine::puzzle::{
    Facelets, InvalidState, Move, PuzzleId,
    pattern::{Pattern, Sticker},
    scramble,
};
use unfold_text::Language;

const CUBE: PuzzleId = PuzzleId::Cube3;
const U: u8 = 0;
const R: u8 = 1;
const F: u8 = 2;
const D: u8 = 3;
const L: u8 = 4;
const B: u8 = 5;

fn solved() -> Pattern {
    Pattern::from_facelets(&Facelets::solved(CUBE))
}

/// Index of a facelet by its name, such as `U9`.
fn facelet(name: &str) -> usize {
    let (face, number) = name.split_at(1);
    let face = CUBE.def().letters.iter().position(|l| face.starts_with(*l)).expect("a face");
    9 * face + number.parse::<usize>().expect("a number") - 1
}

fn painted(changes: &[(&str, u8)]) -> Pattern {
    let mut out = solved();
    for (name, colour) in changes {
        assert!(out.paint(facelet(name), Sticker::Colour(*colour)));
    }
    out
}

/// A painting of only the centres and these facelets.
fn sparse(changes: &[(&str, u8)]) -> Pattern {
    let mut out = Pattern::blank(CUBE);
    for centre in Pieces::for_puzzle(CUBE).centres() {
        assert!(out.paint(centre, solved().stickers()[centre]));
    }
    for (name, colour) in changes {
        assert!(out.paint(facelet(name), Sticker::Colour(*colour)));
    }
    out
}

/// The kind and the facelets of the only error; panics unless there is exactly one.
fn only_error(painting: &Pattern) -> (PaintingErrorKind, Vec<usize>) {
    let errors = PaintingCheck::new(painting).errors;
    assert_eq!(errors.len(), 1, "{errors:?}");
    (errors[0].what.clone(), errors[0].facelets.clone())
}

fn names(facelets: &[usize]) -> Vec<String> {
    facelets.iter().map(|i| format!("{}{}", CUBE.def().letters[i / 9], i % 9 + 1)).collect()
}

fn stroke(facelets: &[&str], colour: Option<u8>, continues_previous: bool) -> Command {
    Command::Painting(PaintingCommand::Paint(Stroke {
        facelets: facelets.iter().map(|name| facelet(name)).collect(),
        paint: colour.into(),
        continues_previous,
    }))
}

#[test]
fn impossible_cubes_are_reported_with_their_facelets() {
    let (what, facelets) = only_error(&painted(&[("U8", B)]));
    assert_eq!(what, PaintingErrorKind::State(InvalidState::NoSuchPiece { place: "UF".into(), colours: "BF".into() }));
    assert_eq!(names(&facelets), ["U8", "F2"]);

    let (what, facelets) = only_error(&painted(&[("F2", R)]));
    let places = ["UF", "UR"].map(String::from);
    assert!(
        matches!(&what, PaintingErrorKind::State(InvalidState::DuplicatePiece { piece, places: p }) if piece == "UR"
            && p.iter().all(|place| places.contains(place))),
        "{what:?}"
    );
    let mut facelets = names(&facelets);
    facelets.sort();
    assert_eq!(facelets, ["F2", "R2", "U6", "U8"]);

    let (what, facelets) = only_error(&painted(&[("R1", F), ("F3", R)]));
    assert_eq!(what, PaintingErrorKind::State(InvalidState::Mirrored { piece: "URF".into(), place: "URF".into() }));
    assert_eq!(names(&facelets), ["U9", "R1", "F3"]);

    let (what, _) = only_error(&painted(&[("U9", R), ("R1", F), ("F3", U)]));
    assert_eq!(what, PaintingErrorKind::State(InvalidState::TwistSum));
    let (what, _) = only_error(&painted(&[("U8", F), ("F2", U)]));
    assert_eq!(what, PaintingErrorKind::State(InvalidState::FlipSum));
    let (what, _) = only_error(&painted(&[("F2", R), ("R2", F)]));
    assert_eq!(what, PaintingErrorKind::State(InvalidState::PermutationParity));
    let (what, facelets) = only_error(&painted(&[("U5", F)]));
    assert_eq!(what, PaintingErrorKind::State(InvalidState::DuplicateCentre { colour: F, faces: ['U', 'F'] }));
    assert_eq!(names(&facelets), ["U5", "F5"]);

    let (what, facelets) = only_error(&sparse(&[("U2", U), ("U4", U), ("U6", U), ("U8", U), ("D2", U)]));
    assert_eq!(what, PaintingErrorKind::TooMany { colour: U, kind: PieceKind::Edge, found: 5, expected: 4 });
    assert_eq!(facelets.len(), 5);
}

#[test]
fn errors_are_reported_before_everything_is_painted() {
    // An impossible piece is detected at once.
    let (what, _) = only_error(&sparse(&[("U8", B), ("F2", F)]));
    assert_eq!(what, PaintingErrorKind::State(InvalidState::NoSuchPiece { place: "UF".into(), colours: "BF".into() }));
    // Two places that only one piece fits, though neither is fully painted.
    let (what, _) = only_error(&sparse(&[("U9", U), ("R1", R), ("D3", R), ("F9", F)]));
    assert!(matches!(what, PaintingErrorKind::State(InvalidState::DuplicatePiece { piece, .. }) if piece == "URF"));
    // Only one edge is left open, in either orientation, but a corner is twisted.
    let mut almost = painted(&[("U9", R), ("R1", F), ("F3", U)]);
    almost.paint(facelet("U8"), Sticker::Unpainted);
    almost.paint(facelet("F2"), Sticker::Unpainted);
    let (what, _) = only_error(&almost);
    assert!(matches!(what, PaintingErrorKind::State(InvalidState::TwistSum) | PaintingErrorKind::DeadEnd), "{what:?}");
}

#[test]
fn the_only_possible_colour_is_deduced() {
    let forced = |painting: &Pattern| PaintingCheck::new(painting).forced;
    // Two facelets determine a corner.
    assert_eq!(forced(&sparse(&[("U9", U), ("R1", R)])), [(facelet("F3"), F)]);
    // The last pieces are forced, including their orientation.
    let mut painting = solved();
    let hidden = ["U9", "R1", "F3", "U8", "F2"].map(facelet);
    for i in hidden {
        painting.paint(i, Sticker::Unpainted);
    }
    let mut found = forced(&painting);
    found.sort();
    assert_eq!(found.len(), hidden.len());
    assert!(found.iter().all(|(i, colour)| Some(*colour) == solved().colour(*i)));
    // Two edges may both be flipped.
    for i in ["U6", "R2"].map(facelet) {
        painting.paint(i, Sticker::Unpainted);
    }
    assert!(forced(&painting).iter().all(|(i, _)| !["U8", "F2", "U6", "R2"].map(facelet).contains(i)));
    // Five centres force the sixth.
    let mut centres = solved();
    centres.paint(facelet("B5"), Sticker::Unpainted);
    assert_eq!(forced(&centres), [(facelet("B5"), B)]);
    // An empty painting forces nothing.
    assert!(forced(&Pattern::blank(CUBE)).is_empty() && forced(&sparse(&[])).is_empty());
}

#[test]
fn a_cube_may_have_any_orientation_and_colouring() {
    let x = Move::new(CUBE.def().moves.iter().position(|m| m.name == "x").expect("x") as u16);
    let mut held = solved().after(x);
    assert_eq!(PaintingCheck::new(&held), PaintingCheck::default());
    held.paint(facelet("U9"), Sticker::Unpainted);
    assert_eq!(PaintingCheck::new(&held).forced.len(), 1);
    // With green up, pieces are still named by their colours.
    let mut twice = solved().after(x);
    twice.paint(facelet("F2"), Sticker::Colour(R));
    let (what, _) = only_error(&twice);
    assert!(
        matches!(&what, PaintingErrorKind::State(InvalidState::DuplicatePiece { piece, .. }) if piece == "FR"),
        "{what:?}"
    );
    // Mirrored: white and yellow exchanged, as on some cubes.
    let other = solved().recoloured(&[D, R, F, U, L, B]);
    assert_eq!(PaintingCheck::new(&other), PaintingCheck::default());
}

#[test]
fn a_stroke_is_undone_as_one_step() {
    let mut home = Home::without_tables();
    home.program.apply(PaintingCommand::Clear);
    let cleared = home.program.model.document.workspace().painting().clone();
    assert_eq!(cleared, sparse(&[]));
    home.program.apply(stroke(&["U1"], Some(R), false));
    home.program.apply(stroke(&["U2", "U3"], Some(R), true));
    home.program.apply(stroke(&["U6"], Some(R), true));
    home.program.apply(stroke(&["F1"], Some(B), false));
    assert_eq!(home.program.model.document.workspace().painting().colour(facelet("U3")), Some(R));
    assert_eq!(home.program.model.document.workspace().position().origin, Origin::Painted);
    home.program.apply(HistoryCommand::Undo);
    assert_eq!(home.program.model.document.workspace().painting().colour(facelet("F1")), None);
    assert_eq!(home.program.model.document.workspace().painting().colour(facelet("U6")), Some(R));
    home.program.apply(HistoryCommand::Undo);
    assert_eq!(*home.program.model.document.workspace().painting(), cleared);
    home.program.apply(HistoryCommand::Redo);
    assert_eq!(home.program.model.document.workspace().painting().colour(facelet("U6")), Some(R));
    // A stroke that continues after an undo is a separate undo step.
    home.program.apply(HistoryCommand::Undo);
    home.program.apply(stroke(&["U1"], Some(R), true));
    home.program.apply(HistoryCommand::Undo);
    assert_eq!(*home.program.model.document.workspace().painting(), cleared);
    home.program.apply(HistoryCommand::Undo);
    assert!(home.program.model.document.workspace().is_fresh());
}

#[test]
fn painting_the_same_colour_is_not_an_undo_step() {
    let mut home = Home::without_tables();
    home.program.apply(stroke(&["U1"], Some(U), false));
    assert!(!home.program.model.document.workspace().can_undo() && home.program.model.document.workspace().is_fresh());
    home.program.apply(stroke(&["U1", "U2"], Some(77), false));
    home.program.apply(PaintingCommand::Paint(Stroke {
        facelets: vec![1000],
        paint: Some(R).into(),
        continues_previous: false,
    }));
    home.program.apply(PaintingCommand::PickColour(1000));
    assert!(home.program.model.document.workspace().is_fresh());
}

#[test]
fn centres_are_fixed_unless_painting_them_is_allowed() {
    let mut home = Home::without_tables();
    home.program.apply(stroke(&["U5"], Some(R), false));
    assert!(home.program.model.document.workspace().is_fresh());
    assert!(home.program.model.news().contains("centres are fixed"), "{}", home.program.model.news());
    home.program.apply(SettingsCommand::Set(Switch::PaintCentres, true));
    home.program.apply(stroke(&["U5"], Some(R), false));
    assert_eq!(home.program.model.document.workspace().painting().colour(facelet("U5")), Some(R));
    let PaintingValidity::Impossible(faults) = unfold_app::painting::status(&home.program.model) else {
        panic!("{:?}", unfold_app::painting::status(&home.program.model))
    };
    assert!(faults[0].what.get(Language::ENGLISH).contains("faces U and R"), "{faults:?}");
    home.program.apply(PaintingCommand::Clear);
    assert_eq!(*home.program.model.document.workspace().painting(), Pattern::blank(CUBE));
    home.program.apply(HistoryCommand::Undo);
    home.program.apply(HistoryCommand::Undo);
    home.program.apply(SettingsCommand::Set(Switch::PaintCentres, false));
    // A centre without a colour, as typed facelets may leave it, can be painted.
    let text = unfold_app::painting::facelets_text(&home.program.model);
    home.program.apply(TypingCommand::TypePosition(
        text.replacen('U', "-", 9).replacen('-', "U", 4).replacen("-----", "-UUUU", 1),
    ));
    assert_eq!(home.program.model.document.workspace().painting().colour(facelet("U5")), None);
    home.program.apply(stroke(&["U5"], Some(U), false));
    assert_eq!(home.program.model.document.workspace().painting().colour(facelet("U5")), Some(U));
    home.program.apply(ManualSolveCommand::Rotate("x"));
    home.program.apply(PaintingCommand::Clear);
    assert_eq!(
        home.program.model.document.workspace().painting().colour(facelet("U5")),
        Some(F),
        "a cube that is held otherwise keeps its centres"
    );
}

#[test]
fn a_cube_is_painted_by_keys_alone() {
    let mut home = Home::without_tables();
    home.program.apply(PaintingCommand::FocusNet);
    home.program.apply(PaintingCommand::Clear);
    let state = scramble::uniform(CUBE, &mut scramble::generator(4));
    for &colour in state.colours().iter().enumerate().filter(|(i, _)| i % 9 != 4).map(|(_, c)| c) {
        home.program.apply(PaintingCommand::NetKey(NetKey::Paint(colour)));
    }
    assert_eq!(
        home.program.model.document.workspace().state(),
        Some(&state),
        "the cursor goes on in order and leaves out fixed centres"
    );
    assert_eq!(home.program.model.document.workspace().editor.cursor, 0);
    home.program.apply(PaintingCommand::NetKey(NetKey::Move(NetDirection::Down)));
    home.program.apply(PaintingCommand::NetKey(NetKey::Clear));
    assert_eq!(home.program.model.document.workspace().painting().colour(facelet("U4")), None);
    assert_eq!(
        unfold_app::painting::status(&home.program.model),
        PaintingValidity::Unfinished { missing: 1, forced: 1 }
    );
    home.program.apply(PaintingCommand::FillIn);
    assert_eq!(home.program.model.document.workspace().state(), Some(&state));
    home.program.apply(PaintingCommand::SetBrush(None.into()));
    home.program.apply(PaintingCommand::NetKey(NetKey::Brush));
    assert_eq!(home.program.model.document.workspace().painting().unpainted_count(), 1);
}

#[test]
fn solving_requires_a_possible_position_and_gives_the_reason() {
    let mut home = Home::without_tables();
    let why = |app: &Model| app.availability(&Command::Search(SearchCommand::Solve)).why().unwrap_or_default();
    home.program.apply(PaintingCommand::Clear);
    assert!(!home.program.model.is_possible(&Command::Search(SearchCommand::Solve)));
    assert_eq!(why(&home.program.model), "48 facelets left to paint.");
    home.program.apply(HistoryCommand::Undo);
    for (text, says) in [
        ("UUUUUUUUURRRRRRRRRFUFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", "No edge has the colours"),
        ("UUUUUUUFURRRRRRRRRFUFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", "An edge is flipped"),
        ("UUUUUUUURFRRRRRRRRFFUFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", "A corner is twisted"),
        ("UUUUUUUUURFRRRRRRRFRFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB", "Two pieces are swapped"),
    ] {
        home.program.apply(TypingCommand::TypePosition(text.into()));
        assert!(
            !home.program.model.is_possible(&Command::Search(SearchCommand::Solve))
                && home.program.model.document.workspace().state().is_none()
        );
        assert!(why(&home.program.model).contains(says), "{text}: {}", why(&home.program.model));
    }
}

#[test]
fn moves_typed_character_by_character_are_made_once() {
    let mut home = Home::new(PuzzleId::Tess2);
    home.program.apply(ScrambleCommand::ScrambleFrom(3));
    let start = home.program.model.document.workspace().state().expect("a position").clone();
    let text = "UF IUB LD";
    for end in 1..=text.len() {
        home.program.apply(TypingCommand::TypePosition(text[..end].into()));
    }
    let moves = unfold_engine::notation::parse(PuzzleId::Tess2, text).expect("moves");
    assert_eq!(home.program.model.document.workspace().state(), Some(&start.after_all(&moves)));
}

#[test]
fn typed_text_is_parsed_while_typing() {
    let mut home = Home::without_tables();
    for text in ["R", "R U", "R U'", "R U' x2"] {
        home.program.apply(TypingCommand::TypePosition(text.into()));
        assert_eq!(
            home.program.model.document.workspace().editor.entry.as_ref().map(|e| (e.text.as_str(), e.error.is_none())),
            Some((text, true))
        );
    }
    let turned = home.program.model.document.workspace().painting().clone();
    home.program.apply(TypingCommand::TypePosition("R U' x2 Q".into()));
    let entry = home.program.model.document.workspace().editor.entry.clone().expect("what was typed");
    let (at_fault, fault) = entry.error.expect("a mistake");
    assert_eq!(at_fault, 8);
    assert!(fault.line(home.program.model.language()).contains("column 9"), "{fault:?}");
    assert_eq!(*home.program.model.document.workspace().painting(), turned, "a mistake changes nothing");
    // All typing is undone as one step, and the field shows the facelets again.
    home.program.apply(HistoryCommand::Undo);
    assert!(
        home.program.model.document.workspace().is_fresh()
            && home.program.model.document.workspace().editor.entry.is_none()
    );
    assert_eq!(unfold_app::painting::facelets_text(&home.program.model), facelets::print(&Facelets::solved(CUBE)));
    // An empty field is not a position.
    home.program.apply(TypingCommand::TypePosition(" ".into()));
    assert!(home.program.model.document.workspace().is_fresh());
    // The field's text for an unfinished painting can be typed as well.
    home.program.apply(stroke(&["U1"], None, false));
    let text = unfold_app::painting::facelets_text(&home.program.model);
    assert!(text.starts_with("-UU"));
    home.program.apply(TypingCommand::TypePosition(format!("{text}-")));
    let fault = home.program.model.document.workspace().editor.entry.as_ref().and_then(|entry| entry.error.clone());
    assert!(fault.is_some_and(|(at, fault)| {
        at == 55 && fault.what.get(Language::ENGLISH).contains("Expected 54 colours, found 55")
    }));
    let unfinished = home.program.model.document.workspace().painting().clone();
    home.program.apply(HistoryCommand::Reset);
    home.program.apply(TypingCommand::TypePosition(text));
    assert_eq!(*home.program.model.document.workspace().painting(), unfinished);
}

#[test]
fn facelets_are_copied_and_pasted() {
    let mut home = Home::without_tables();
    home.program.apply(ScrambleCommand::ScrambleFrom(8));
    let state = home.program.model.document.workspace().state().cloned().expect("a position");
    home.program.apply(PaintingCommand::CopyFacelets);
    let text = home.take_clipboard().expect("something on the clipboard");
    home.program.apply(HistoryCommand::Reset);
    home.program.apply(TypingCommand::Paste(format!("{text}\n")));
    assert_eq!(home.program.model.document.workspace().state(), Some(&state));
    home.program.apply(TypingCommand::Paste("nonsense".into()));
    assert_eq!(home.program.model.document.workspace().state(), Some(&state));
    assert!(home.program.model.news().contains("Not pasted"), "{}", home.program.model.news());
    assert!(
        home.program.model.document.workspace().editor.entry.as_ref().is_some_and(|e| e.error.is_some()),
        "the field shows it, to be mended"
    );
    home.program.apply(HistoryCommand::Undo);
    assert_eq!(home.program.model.document.workspace().state(), Some(&Facelets::solved(CUBE)));
}

#[test]
fn each_puzzle_keeps_its_own_position() {
    let mut home = Home::without_tables();
    assert_eq!(home.program.model.puzzle(), CUBE, "the first start");
    home.program.apply(stroke(&["U1"], None, false));
    let cube = home.program.model.document.workspace().painting().clone();
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    assert!(home.program.model.document.workspace().is_fresh() && !home.program.model.document.workspace().can_undo());
    home.program.apply(ScrambleCommand::ScrambleFrom(3));
    home.program.apply(PaintingCommand::Paint(Stroke {
        facelets: vec![0],
        paint: Paint::Nothing,
        continues_previous: false,
    }));
    let hyper = home.program.model.document.workspace().painting().clone();
    assert_eq!(hyper.unpainted_count(), 1);
    home.program.apply(HistoryCommand::SwitchTo(CUBE));
    assert_eq!(*home.program.model.document.workspace().painting(), cube);
    home.program.apply(HistoryCommand::Undo);
    assert!(home.program.model.document.workspace().is_fresh());
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    assert_eq!(*home.program.model.document.workspace().painting(), hyper);
    home.program.close();
    let (kept, _) = settings_file::load(&home.folder.path().join("settings"), Language::ENGLISH);
    assert_eq!(kept.puzzle, PuzzleId::Tess2);
}

#[test]
fn a_log_switches_to_its_puzzle() {
    let mut home = Home::without_tables();
    let walk = scramble::walk(PuzzleId::Tess2, 5, &mut scramble::generator(1));
    let path = home.folder.path().join("five.log");
    std::fs::write(
        &path,
        unfold_engine::mc4d::write(
            &unfold_engine::mc4d::Log::from_scramble(PuzzleId::Tess2, &walk).expect("moves of the puzzle"),
        ),
    )
    .expect("writable");
    home.program.apply(stroke(&["U1"], None, false));
    home.program.apply(FilesCommand::OpenPath(path));
    assert_eq!(home.program.model.puzzle(), PuzzleId::Tess2);
    home.program.apply(HistoryCommand::SwitchTo(CUBE));
    assert_eq!(home.program.model.document.workspace().painting().unpainted_count(), 1);
}

fn states() -> impl Strategy<Value = Facelets> {
    (any::<u64>(), 0..unfold_engine::puzzles::ALL.len()).prop_map(|(seed, puzzle)| {
        let puzzle = unfold_engine::puzzles::ALL[puzzle];
        let mut random = scramble::generator(seed);
        let state = scramble::uniform(puzzle, &mut random);
        // In a random orientation: rotations of the whole puzzle are among the moves.
        let rotations: Vec<usize> =
            (0..puzzle.def().moves.len()).filter(|&m| puzzle.def().moves[m].cost == 0).collect();
        state.after(Move::new(rotations[seed as usize % rotations.len()] as u16))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_partly_hidden_state_is_possible_and_forces_its_own_colours(
        state in states(),
        hidden in prop::collection::vec(0usize..64, 0..64),
    ) {
        let mut painting = Pattern::from_facelets(&state);
        let count = painting.stickers().len();
        for i in hidden {
            painting.paint(i % count, Sticker::Unpainted);
        }
        let check = PaintingCheck::new(&painting);
        prop_assert!(check.errors.is_empty(), "{check:?}");
        for (i, colour) in check.forced {
            prop_assert_eq!(painting.colour(i), None);
            prop_assert_eq!(state.colours()[i], colour);
        }
    }

    #[test]
    fn checks_of_complete_paintings_agree_with_the_cubie_level(
        state in states(),
        changes in prop::collection::vec((0usize..64, 0u8..8), 0..4),
        swaps in prop::collection::vec((0usize..64, 0usize..64), 0..3),
    ) {
        let (count, colours) = (state.colours().len(), state.puzzle().def().letters.len() as u8);
        let state = state.repainted(|shown| {
            for (i, colour) in changes {
                shown[i % count] = colour % colours;
            }
            for (i, j) in swaps {
                shown.swap(i % count, j % count);
            }
        }).expect("colours of the puzzle");
        let found = PaintingCheck::new(&Pattern::from_facelets(&state));
        prop_assert!(found.forced.is_empty());
        prop_assert_eq!(found.errors.is_empty(), check(&state).is_ok());
    }

    #[test]
    fn a_painting_never_has_both_errors_and_forced_facelets(
        mut colours in prop::collection::vec(prop::option::weighted(0.6, 0u8..6), 54),
        small in any::<bool>(),
    ) {
        let puzzle = if small { PuzzleId::Cube2 } else { CUBE };
        colours.truncate(puzzle.def().solved.len());
        let stickers = colours.into_iter().map(|colour| colour.map_or(Sticker::Unpainted, Sticker::Colour)).collect();
        let check = PaintingCheck::new(&Pattern::new(puzzle, stickers).expect("colours"));
        prop_assert!(check.errors.is_empty() || check.forced.is_empty());
    }

    #[test]
    fn typing_or_pasting_any_text_does_not_panic(text in "\\PC{0,80}|[URFDLB2' -]{0,60}|[-URFDLB]{54}|[-URFDLB]{24}|[0-6]{22,26}", small in any::<bool>()) {
        let mut home = Home::without_tables();
        if small {
            home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
        }
        home.program.apply(TypingCommand::TypePosition(text.clone()));
        home.program.apply(TypingCommand::Paste(text));
        home.program.apply(HistoryCommand::Undo);
    }
}

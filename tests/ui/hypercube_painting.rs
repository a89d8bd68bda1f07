//! Painting the hypercube: errors, forced stickers, and the whole path through the window from painting to a saved log.

use crate::support::window::{TestWindow, scramble_of};
use crate::support::{self, stickers_after_log};
use eframe::egui::{Key, Modifiers, PointerButton, Pos2, Role};
use egui_kittest::kittest::Queryable;
use proptest::prelude::*;
use unfold_app::command::{Command, SearchCommand, SolutionCommand, TypingCommand, rotations};
use unfold_app::document::editor::{Paint, PaintingValidity, reading_order};
use unfold_engine::puzzle::painting_check::{PaintingCheck, PaintingErrorKind, check};
use unfold_engine::puzzle::pieces::{PieceKind, Pieces};
use unfold_engine::puzzle::{
    Facelets, InvalidState, PuzzleId,
    geometry::SignedPerm,
    pattern::{Pattern, Sticker},
    scramble,
};
use unfold_engine::{notation::facelets, puzzles::tess2::Tess2};
use unfold_text::Language;

const TESS2: PuzzleId = PuzzleId::Tess2;

/// A random state in one of the 192 orientations of the whole puzzle.
fn state(seed: u64, held: usize) -> Facelets {
    let state = scramble::uniform(TESS2, &mut scramble::generator(seed));
    let (state, _) = Tess2::from_facelets(&state).expect("a state");
    state.to_facelets(&SignedPerm::rotations(4)[held])
}

fn piece(place: usize) -> &'static [usize] {
    &Pieces::for_puzzle(TESS2).slots[place].facelets
}

/// A state with the stickers of one piece rearranged: sticker `n` gets the old colour of sticker `from[n]`.
fn rearranged(state: &Facelets, place: usize, from: [usize; 4]) -> Facelets {
    let rearrange = |colours: &mut [u8]| {
        for (n, m) in from.into_iter().enumerate() {
            colours[piece(place)[n]] = state.colours()[piece(place)[m]];
        }
    };
    state.repainted(rearrange).expect("colours of the puzzle")
}

fn without(state: &Facelets, hidden: &[usize]) -> Pattern {
    let mut painting = Pattern::from_facelets(state);
    for &i in hidden {
        painting.paint(i, Sticker::Unpainted);
    }
    painting
}

fn wrong(painting: &Pattern) -> Vec<PaintingErrorKind> {
    PaintingCheck::new(painting).errors.into_iter().map(|error| error.what).collect()
}

/// All states that match a painting, found by trying all colours for the unpainted stickers.
fn completions(painting: &Pattern) -> Vec<Facelets> {
    let blank: Vec<usize> = (0..64).filter(|&i| painting.colour(i).is_none()).collect();
    let mut out = Vec::new();
    let mut colours: Vec<u8> = painting.colours().map(|c| c.unwrap_or(0)).collect();
    for n in 0..8usize.pow(blank.len() as u32) {
        for (k, &i) in blank.iter().enumerate() {
            colours[i] = (n / 8usize.pow(k as u32) % 8) as u8;
        }
        let facelets = Facelets::new(TESS2, colours.clone()).expect("colours of the puzzle");
        if facelets.check_counts().is_ok() && check(&facelets).is_ok() {
            out.push(facelets);
        }
    }
    out
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_valid_state_is_never_called_impossible_while_painted(
        seed in any::<u64>(),
        held in 0usize..192,
        order in Just((0..64usize).collect::<Vec<_>>()).prop_shuffle(),
    ) {
        let state = state(seed, held);
        let mut painting = Pattern::blank(TESS2);
        for i in order {
            painting.paint(i, Sticker::Colour(state.colours()[i]));
            let check = PaintingCheck::new(&painting);
            prop_assert!(check.errors.is_empty(), "{check:?}");
            for (i, colour) in check.forced {
                prop_assert!(painting.colour(i).is_none() && state.colours()[i] == colour);
            }
        }
        prop_assert_eq!(painting.facelets(), Some(state));
    }

    #[test]
    fn forced_colours_are_those_shared_by_all_completions(
        seed in any::<u64>(),
        held in 0usize..192,
        hidden in prop::collection::hash_set(0usize..64, 1..6),
    ) {
        let state = state(seed, held);
        let hidden: Vec<usize> = hidden.into_iter().collect();
        let painting = without(&state, &hidden);
        let all = completions(&painting);
        prop_assert!(all.contains(&state));
        let mut agreed: Vec<(usize, u8)> =
            hidden.iter().filter(|&&i| all.iter().all(|one| one.colours()[i] == state.colours()[i])).map(|&i| (i, state.colours()[i])).collect();
        agreed.sort();
        let mut forced = PaintingCheck::new(&painting).forced;
        forced.sort();
        prop_assert_eq!(forced, agreed);
    }

    #[test]
    fn a_single_error_in_a_complete_state_is_reported(
        seed in any::<u64>(),
        held in 0usize..192,
        place in 0usize..16,
        other in 1usize..16,
    ) {
        let state = state(seed, held);
        let other = (place + other) % 16;
        // Three stickers cycled: the piece is twisted by a third of a turn.
        let twisted = rearranged(&state, place, [1, 2, 0, 3]);
        prop_assert_eq!(wrong(&Pattern::from_facelets(&twisted)), [PaintingErrorKind::State(InvalidState::TwistSum)]);
        // Two pairs exchanged: an orientation with the same twist sum.
        let turned = rearranged(&state, place, [1, 0, 3, 2]);
        prop_assert_eq!(PaintingCheck::new(&Pattern::from_facelets(&turned)), PaintingCheck::default());
        // Two stickers exchanged: the piece is mirrored, and its stickers are outlined.
        let mirrored = PaintingCheck::new(&Pattern::from_facelets(&rearranged(&state, place, [1, 0, 2, 3]))).errors;
        prop_assert_eq!(mirrored.len(), 1);
        prop_assert!(matches!(mirrored[0].what, PaintingErrorKind::State(InvalidState::Mirrored { .. })), "{:?}", mirrored);
        prop_assert_eq!(&mirrored[0].facelets[..], piece(place));
        // Two pieces exchanged, and mirrored back if the exchange mirrors them.
        let mut swapped = state.repainted(|shown| (0..4).for_each(|n| shown.swap(piece(place)[n], piece(other)[n]))).expect("colours of the puzzle");
        if PaintingCheck::new(&Pattern::from_facelets(&swapped)).errors.len() == 2 {
            swapped = rearranged(&rearranged(&swapped, place, [1, 0, 2, 3]), other, [1, 0, 2, 3]);
        }
        prop_assert_eq!(wrong(&Pattern::from_facelets(&swapped)), [PaintingErrorKind::State(InvalidState::PermutationParity)]);
        // A duplicate piece: both copies are outlined.
        let double = |shown: &mut [u8]| (0..4).for_each(|n| shown[piece(place)[n]] = shown[piece(other)[n]]);
        let twice = state.repainted(double).expect("colours of the puzzle");
        let errors = PaintingCheck::new(&Pattern::from_facelets(&twice)).errors;
        if let PaintingErrorKind::State(InvalidState::DuplicatePiece { .. }) = errors[0].what {
            prop_assert!(piece(place).iter().chain(piece(other)).all(|i| errors[0].facelets.contains(i)));
        } else {
            // Otherwise the copy is mirrored in its new place, or a colour occurs too often.
            let odd = |w: &PaintingErrorKind| matches!(w, PaintingErrorKind::State(InvalidState::Mirrored { .. }) | PaintingErrorKind::TooMany { .. });
            prop_assert!(errors.iter().all(|error| odd(&error.what)), "{:?}", errors);
        }
        // A colour and the opposite colour on one piece.
        let none = state.repainted(|shown| shown[piece(place)[1]] = 7 - shown[piece(place)[0]]).expect("colours of the puzzle");
        let errors = PaintingCheck::new(&Pattern::from_facelets(&none)).errors;
        let named = |what: &PaintingErrorKind| matches!(what, PaintingErrorKind::State(InvalidState::NoSuchPiece { .. }));
        prop_assert!(errors.iter().any(|error| named(&error.what) && error.facelets == piece(place)), "{:?}", errors);
    }

    #[test]
    fn a_painting_never_has_both_errors_and_forced_colours(colours in prop::collection::vec(prop::option::weighted(0.6, 0u8..8), 64)) {
        let stickers = colours.into_iter().map(|colour| colour.map_or(Sticker::Unpainted, Sticker::Colour)).collect();
        let check = PaintingCheck::new(&Pattern::new(TESS2, stickers).expect("colours"));
        prop_assert!(check.errors.is_empty() || check.forced.is_empty());
    }
}

#[test]
fn a_colour_used_too_often_is_reported_with_its_stickers() {
    let mut painting = Pattern::blank(TESS2);
    for place in 0..9 {
        painting.paint(piece(place)[0], Sticker::Colour(3));
    }
    let errors = PaintingCheck::new(&painting).errors;
    assert_eq!(errors.len(), 1);
    assert_eq!(
        errors[0].what,
        PaintingErrorKind::TooMany { colour: 3, kind: PieceKind::Hypercubie, found: 9, expected: 8 }
    );
    assert_eq!(errors[0].facelets.len(), 9);
}

fn window() -> TestWindow {
    let mut window = TestWindow::new(TESS2, support::tables::folder());
    window.apply(unfold_app::command::PaintingCommand::FocusNet);
    window
}

/// The start of a sticker's accessible name, which the colour follows.
fn name(sticker: usize) -> String {
    let def = TESS2.def();
    format!(
        "sticker {} at place {},",
        def.letters[usize::from(def.solved[sticker])],
        Pieces::for_puzzle(TESS2).slot_with(sticker).name
    )
}

fn place(window: &TestWindow, sticker: usize) -> Pos2 {
    window.node(&name(sticker)).rect().center()
}

const DIGITS: [Key; 8] = [Key::Num0, Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7];

#[test]
fn clicking_paints_clears_and_picks() {
    let mut window = window();
    window.click("Clear");
    assert!(window.has_text("64 facelets left to paint."));
    assert!(
        window.has_text("purple, 8 left, key 0")
            && window.has_text("pink, 8 left, key 7")
            && window.has_text("eraser, key Delete")
    );
    window.click_with("green,", PointerButton::Primary);
    window.click_with(&name(5), PointerButton::Primary);
    assert!(window.has_text(&format!("{} green (D)", name(5))));
    assert!(window.has_text("green, 7 left, key 2"));
    window.click_with(&name(5), PointerButton::Secondary);
    assert!(window.has_text(&format!("{} not painted", name(5))));
    window.click_with("pink,", PointerButton::Primary);
    window.click_with(&name(9), PointerButton::Primary);
    window.click_with("purple,", PointerButton::Primary);
    window.click_with(&name(9), PointerButton::Middle);
    assert_eq!(window.app().document.workspace().editor.brush, Paint::from(Some(7)), "the middle button picks pink");
    window.click_with("eraser", PointerButton::Primary);
    window.click_with(&name(9), PointerButton::Primary);
    assert_eq!(*window.app().document.workspace().painting(), Pattern::blank(TESS2));
    window.harness.run();
}

#[test]
fn a_stroke_over_several_cells_is_undone_as_one_step() {
    let mut window = window();
    window.click("Clear");
    window.click_with("red,", PointerButton::Primary);
    // From the first sticker of cell L, over I, to the last one of R, which are in one row.
    let order = reading_order(TESS2.def());
    let row: Vec<usize> = (16..40).step_by(8).flat_map(|cell| [0, 1, 4, 5].map(|n| order[cell + n])).collect();
    let way = [place(&window, row[0]), place(&window, row[11])];
    window.drag(&way, PointerButton::Primary);
    let painted = |window: &TestWindow| {
        (0..64).filter(|&i| window.app().document.workspace().painting().colour(i) == Some(4)).count()
    };
    assert!(
        row.iter().all(|&i| window.app().document.workspace().painting().colour(i) == Some(4))
            && painted(&window) == 12
    );
    window.drag(&way, PointerButton::Secondary);
    assert_eq!(painted(&window), 0);
    window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
    assert_eq!(painted(&window), 12);
    window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
    assert_eq!(painted(&window), 0);
    window.press_with_modifiers(Modifiers::COMMAND, Key::Y);
    assert_eq!(painted(&window), 12);
}

#[test]
fn a_hypercube_is_painted_by_keys_alone() {
    let mut window = window();
    let state = state(11, 77);
    let order = reading_order(TESS2.def());
    window.press_with_modifiers(Modifiers::COMMAND, Key::Delete);
    window.press_with_modifiers(Modifiers::COMMAND, Key::E);
    for &i in &order {
        window.key(DIGITS[usize::from(state.colours()[i])]);
    }
    window.settle();
    assert_eq!(
        window.app().document.workspace().state(),
        Some(&state),
        "0 is a colour, and each key goes on in the order in which one reads"
    );
    assert!(window.has_text("This position can be solved."));
    // The cursor is at the first sticker again, the upper left one of cell U. Down leads to cells I, D and O, and L is to the left of I.
    let at = |window: &TestWindow| {
        let i = window.app().document.workspace().editor.cursor;
        (TESS2.def().letters[usize::from(TESS2.def().solved[i])], i)
    };
    assert_eq!(at(&window), ('U', order[0]));
    let mut seen = vec!['U'];
    for _ in 0..7 {
        window.key(Key::ArrowDown);
        seen.push(at(&window).0);
    }
    window.settle();
    assert_eq!(seen.iter().collect::<String>(), "UUIIDDOO");
    for _ in 0..4 {
        window.key(Key::ArrowUp);
    }
    window.key(Key::ArrowLeft);
    window.settle();
    assert_eq!(at(&window).0, 'L');
    for key in [Key::Delete, Key::ArrowRight, Key::Backspace] {
        window.key(key);
    }
    window.settle();
    assert_eq!((at(&window).0, window.app().document.workspace().painting().unpainted_count()), ('I', 2));
    assert!(window.has_text("1 has only one possible colour") || window.has_text("2 have only one possible colour"));
    assert!(window.has_text("not painted, only "));
    window.press_with_modifiers(Modifiers::COMMAND, Key::F);
    assert_eq!(window.app().document.workspace().state(), Some(&state));
}

#[test]
fn errors_are_reported_and_solve_is_unavailable() {
    let mut window = window();
    let state = state(3, 100);
    let none = state.repainted(|shown| shown[piece(4)[1]] = 7 - shown[piece(4)[0]]).expect("colours of the puzzle");
    let mut swapped = state
        .repainted(|shown| (0..4).for_each(|n| shown.swap(piece(0)[n], piece(3)[n])))
        .expect("colours of the puzzle");
    if PaintingCheck::new(&Pattern::from_facelets(&swapped)).errors.len() == 2 {
        swapped = rearranged(&rearranged(&swapped, 0, [1, 0, 2, 3]), 3, [1, 0, 2, 3]);
    }
    for (facelets, says) in [
        (none, "No piece has the colours"),
        (rearranged(&state, 4, [1, 0, 2, 3]), "is mirrored"),
        (rearranged(&state, 4, [1, 2, 0, 3]), "A piece is twisted"),
        (swapped, "Two pieces are swapped"),
    ] {
        window.type_position(&facelets::print(&facelets));
        let PaintingValidity::Impossible(faults) = unfold_app::painting::status(window.app()) else {
            panic!("{says}: {:?}", unfold_app::painting::status(window.app()))
        };
        assert!(window.has_text(says), "{says}: {faults:?}");
        assert!(
            window.has_text("This position is impossible: ")
                && !window.app().is_possible(&Command::Search(SearchCommand::Solve))
        );
    }
    window.type_position(&facelets::print(&state));
    assert!(
        !window.has_text("This position is impossible: ")
            && window.app().is_possible(&Command::Search(SearchCommand::Solve))
    );
}

#[test]
fn facelets_with_gaps_are_typed_and_pasted() {
    let mut window = window();
    let state = state(8, 8);
    let text = facelets::print(&state);
    let gaps = format!("{}----{}", &text[..20], &text[24..]);
    window.type_position(&gaps);
    assert_eq!(*window.app().document.workspace().painting(), without(&state, &[20, 21, 22, 23]));
    window.apply(TypingCommand::Paste(text.clone()));
    assert_eq!(window.app().document.workspace().state(), Some(&state));
    window.press_with_modifiers(Modifiers::COMMAND, Key::C);
    assert!(window.has_text("Copied the facelets to the clipboard."));
    // From the tenth digit on, the typed facelets appear on the net.
    for end in 1..=text.len() {
        window.apply(TypingCommand::TypePosition(text[..end].into()));
        let shown = window.app().document.workspace().painting().colours().flatten().count();
        assert!(end < 10 || shown == end, "{end}: {shown}");
    }
    assert_eq!(window.app().document.workspace().state(), Some(&state));
}

#[test]
fn the_whole_hypercube_is_rotated_by_buttons_and_keys() {
    let mut window = window();
    let state = state(5, 0);
    window.type_position(&facelets::print(&state));
    let keys = [
        (Modifiers::COMMAND, Key::ArrowUp),
        (Modifiers::COMMAND, Key::ArrowDown),
        (Modifiers::COMMAND, Key::ArrowLeft),
        (Modifiers::COMMAND, Key::ArrowRight),
        (Modifiers::COMMAND | Modifiers::SHIFT, Key::ArrowRight),
        (Modifiers::COMMAND | Modifiers::SHIFT, Key::ArrowLeft),
    ];
    for (row, (modifiers, key)) in rotations(TESS2).zip(keys) {
        let before = window.app().document.workspace().painting().clone();
        window.click("Rotate hypercube");
        window.click(row.text.get(Language::ENGLISH));
        window.key(Key::Escape);
        let by_button = window.app().document.workspace().painting().clone();
        assert_ne!(before, by_button);
        assert_eq!(
            Tess2::from_facelets(&by_button.facelets().expect("whole")).map(|(s, _)| s),
            Tess2::from_facelets(&state).map(|(s, _)| s)
        );
        assert!(window.has_text("Rotated the whole hypercube by {1-2}"));
        window.press_with_modifiers(Modifiers::COMMAND, Key::Z);
        assert_eq!(*window.app().document.workspace().painting(), before);
        window.press_with_modifiers(modifiers, key);
        assert_eq!(*window.app().document.workspace().painting(), by_button);
    }
}

#[test]
fn the_net_can_be_painted_on_a_small_screen_in_every_language() {
    for language in Language::BUILT_IN {
        let window = TestWindow::in_language(TESS2, support::tables::folder(), language);
        let stickers = window.harness.query_all_by(|node| {
            node.role() == Role::Button && node.label().is_some_and(|label| label.contains(" UFRI,"))
        });
        let sizes: Vec<f32> = stickers.map(|node| node.rect().width()).collect();
        assert!(sizes.len() == 4 && sizes.iter().all(|size| *size > 18.0), "{sizes:?}");
        let field = window.harness.query_all_by_role(Role::MultilineTextInput).next().expect("the field").rect();
        assert!(field.max.y < 800.0 - 26.0, "{field:?}");
    }
}

#[test]
fn a_painted_hypercube_is_solved_and_saved_as_a_log() {
    let mut window = window();
    let walk = scramble::walk(TESS2, 5, &mut scramble::generator(21));
    let (lying, _) = Tess2::from_facelets(&Facelets::solved(TESS2).after_all(&walk)).expect("a state");
    let state = lying.to_facelets(&SignedPerm::rotations(4)[131]);
    window.click("Clear");
    // The first stickers by clicks, the others by keyboard, except the last three, which are forced.
    let order = reading_order(TESS2.def());
    for &i in &order[..8] {
        let colour = unfold_text::editor::colour_names(TESS2)[usize::from(state.colours()[i])];
        window.click_with(&format!("{},", colour.get(Language::ENGLISH)), PointerButton::Primary);
        window.click_with(&name(i), PointerButton::Primary);
    }
    window.press_with_modifiers(Modifiers::COMMAND, Key::E);
    // The cursor is at the last click: a key repaints that sticker and moves on.
    for &i in &order[7..61] {
        window.key(DIGITS[usize::from(state.colours()[i])]);
    }
    window.settle();
    if window.app().document.workspace().painting().unpainted_count() > 0 {
        window.click("Fill in");
    }
    assert_eq!(window.app().document.workspace().state(), Some(&state));

    window.click("Solve");
    window.wait("the proof", |window| !window.app().search.is_running() && window.app().results().is_optimal());
    let target = window.file("painted.log");
    window.apply(SolutionCommand::SaveByPath);
    window.type_path(&target, "Save");
    let text = std::fs::read_to_string(&target).expect("saved");
    let log = unfold_engine::mc4d::read(text.as_bytes()).expect("a log");
    assert!(log.is_solved());
    assert_eq!(Facelets::solved(TESS2).after_all(&log.scramble()), state);
    assert_eq!(stickers_after_log(&scramble_of(&text)), state.colours());
    assert!(Facelets::new(TESS2, stickers_after_log(&text)).expect("colours of the puzzle").is_solved());
}

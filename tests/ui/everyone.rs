//! The window for everyone: by keys alone, read aloud, large, in other colours.

use crate::support;
use crate::support::desk::Desk;
use eframe::egui::accessibility::is_input;
use eframe::egui::accesskit::{Action, Live};
use eframe::egui::{Key, Modifiers, Rect, Role, pos2};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};
use unfold::app::dialog::Dialog;
use unfold::app::{Command, Input, Stage};
use unfold::engine::puzzle::PuzzleId;
use unfold::i18n::Language;
use unfold::model::appearance::colours::{self, Palette};
use unfold::model::choices::{Chart, View};
use unfold::model::seconds_limit::SecondsLimit;

/// Whether a person could do something with a node.
fn does_something(node: &AccessKitNode<'_>) -> bool {
    let acts = [Action::Click, Action::Focus, Action::SetValue, Action::Increment];
    let acting = acts.into_iter().any(|action| node.data().supports_action(action));
    // A scroll bar is called after nothing, and needs no keys: what gets them comes into sight. Of a label text can be marked only.
    let passive = [Role::ScrollBar, Role::Label].contains(&node.role());
    !node.is_hidden() && !passive && (is_input(node.role()) || acting)
}

/// What has no name although a person could do something with it.
fn unnamed(desk: &Desk) -> Vec<String> {
    let nameless = |node: &AccessKitNode<'_>| {
        does_something(node) && node.label().is_none_or(|label| label.trim().is_empty()) && node.value().is_none()
    };
    desk.window.query_all_by(nameless).map(|node| format!("{:?}", node.accesskit_node().role())).collect()
}

/// The name of what has the keys.
fn focused(desk: &Desk) -> String {
    let node = desk.window.query_all_by(|node| node.is_focused()).next();
    node.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

fn live(desk: &Desk, how: Live) -> String {
    let node = desk.window.query_all_by(|node| node.data().live() == Some(how)).next().expect("a live region");
    node.accesskit_node().label().unwrap_or_default()
}

#[test]
fn everything_that_can_be_clicked_or_have_the_keys_has_a_name() {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    let mut seen = 0;
    for puzzle in unfold::engine::puzzle::ALL {
        desk.apply(Command::SwitchTo(puzzle));
        desk.apply(Command::ScrambleFrom(3));
        for view in [View::Moves, View::Solutions, View::Crosses, View::Graph, View::Batch] {
            desk.apply(Command::SetView(view));
            for chart in [Chart::Length, Chart::Speed, Chart::Along] {
                desk.apply(Command::SetChart(chart));
                assert_eq!(unnamed(&desk), Vec::<String>::new(), "{puzzle:?} {view:?} {chart:?}");
                seen += desk.window.query_all_by(does_something).count();
            }
        }
        desk.apply(Command::SetPalette(Palette::Own));
        let dialogs = [
            Command::Keys,
            Command::About,
            Command::Appearance,
            Command::OpenByPath,
            Command::Palette,
            Command::Tables,
            Command::ResetSettings,
            Command::SavePicture,
            Command::Tour,
        ];
        for command in dialogs {
            desk.apply(command.clone());
            assert_eq!(unnamed(&desk), Vec::<String>::new(), "{puzzle:?} {command:?}");
            desk.apply(Command::Dismiss);
        }
        desk.apply(Command::TourLeave);
    }
    assert!(seen > 36 * 60, "{seen}");
}

#[test]
fn what_is_found_and_how_it_ends_is_said_and_errors_are_said_at_once() {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    assert_eq!(live(&desk, Live::Assertive), "");
    desk.type_position("R U F2");
    desk.click("Solve");
    desk.wait("the proof", |desk| desk.app().stage() != Stage::Searching && !desk.app().is_searching());
    let best = desk.app().results().best().expect("a solution").length;
    assert_eq!(live(&desk, Live::Polite), format!("Search ended: proven optimal. {best} HTM, proven optimal."));
    desk.apply(Command::SetLanguage(Language::French));
    assert!(live(&desk, Live::Polite).contains("optimum prouvé"));
    desk.apply(Command::SetLanguage(Language::English));
    desk.apply(Command::Undo);
    assert_eq!(live(&desk, Live::Polite), desk.app().news(), "other news are said too");
    desk.apply(Command::OpenPath("/there/is/no/such.log".into()));
    assert!(live(&desk, Live::Assertive).starts_with("The file was not opened: "));
    let dialog = desk.window.get_by_role_and_label(Role::Dialog, "The file was not opened");
    assert!(dialog.accesskit_node().data().is_modal());
    desk.apply(Command::Dismiss);
    assert_eq!(live(&desk, Live::Assertive), "");
}

#[test]
fn a_bound_and_the_end_of_time_are_said_without_a_solution_being_called_optimal() {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    desk.apply(Command::ScrambleFrom(5));
    desk.apply(Command::SetTimeLimit(SecondsLimit::of_whole(2)));
    desk.click("Solve");
    desk.wait("a solution said", |desk| live(desk, Live::Polite).starts_with("Best "));
    desk.wait("the end", |desk| !desk.app().is_searching());
    let said = live(&desk, Live::Polite);
    assert!(said.starts_with("Search ended: time is up. Best ") && said.contains("HTM, at least "), "{said}");
}

#[test]
fn menus_are_walked_by_keys_and_f6_goes_round() {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    desk.keys(Modifiers::NONE, Key::F10);
    assert_eq!(focused(&desk), "File");
    desk.keys(Modifiers::NONE, Key::ArrowRight);
    assert_eq!(focused(&desk), "Edit");
    desk.keys(Modifiers::NONE, Key::Enter);
    assert!(desk.sees("Fill in"), "the menu is open");
    desk.keys(Modifiers::NONE, Key::ArrowDown);
    desk.keys(Modifiers::NONE, Key::ArrowDown);
    let inside = focused(&desk);
    assert!(!["File", "Edit", ""].contains(&inside.as_str()), "{inside}");
    desk.keys(Modifiers::NONE, Key::Escape);

    let mut way = Vec::new();
    for _ in 0..5 {
        desk.keys(Modifiers::NONE, Key::F6);
        way.push(focused(&desk));
    }
    assert!(way[0].starts_with("net of the 3×3×3"), "{way:?}");
    assert!(way[2].starts_with("Method"), "{way:?}");
    assert_eq!(way[3], "File");
    assert_eq!(way[4], way[0]);
    assert_ne!(way[1], way[0]);
}

#[test]
fn tab_reaches_every_control_and_comes_round() {
    for puzzle in unfold::engine::puzzle::ALL {
        let mut desk = Desk::new(puzzle, support::tables::folder());
        desk.apply(Command::ScrambleFrom(3));
        let enabled = |node: &AccessKitNode<'_>| {
            is_input(node.role()) && !node.is_disabled() && node.data().supports_action(Action::Focus)
        };
        let all: std::collections::BTreeSet<String> =
            desk.window.query_all_by(enabled).filter_map(|node| node.accesskit_node().label()).collect();
        let mut reached = std::collections::BTreeSet::new();
        for _ in 0..2 * all.len() + 20 {
            desk.window.key_press(Key::Tab);
            desk.window.run_steps(2);
            reached.insert(focused(&desk));
        }
        let missing: Vec<_> = all.difference(&reached).collect();
        assert!(missing.is_empty() && all.len() > 30, "{puzzle:?}: {missing:?} of {}", all.len());
    }
}

#[test]
fn a_dialog_has_the_keys_from_its_beginning_and_gives_them_back() {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    desk.keys(Modifiers::COMMAND, Key::E);
    let net = focused(&desk);
    assert!(net.starts_with("net of"), "{net}");
    desk.keys(Modifiers::COMMAND, Key::F1);
    assert_eq!(focused(&desk), "Close");
    for _ in 0..12 {
        desk.keys(Modifiers::NONE, Key::Tab);
        assert!(!focused(&desk).starts_with("net of"), "the keys stay in the dialog");
    }
    desk.keys(Modifiers::NONE, Key::Escape);
    assert!(desk.app().dialog().is_none());
    assert_eq!(focused(&desk), net);
    // Escape leaves the net.
    desk.keys(Modifiers::NONE, Key::Escape);
    assert_eq!(focused(&desk), "");
}

#[test]
fn borders_between_panels_are_moved_by_arrows() {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    let width = |desk: &Desk| {
        desk.window.get_by_role_and_label(Role::Canvas, "spatial view of the 3×3×3, drag to turn it").rect().width()
    };
    let before = width(&desk);
    let borders: Vec<_> = desk.window.get_all_by_role_and_label(Role::Splitter, "Border between panels").collect();
    assert!(borders.len() >= 3, "{}", borders.len());
    borders[0].focus();
    desk.settle();
    desk.keys(Modifiers::NONE, Key::ArrowLeft);
    desk.settle();
    assert!(width(&desk) > before + 5.0, "{before} {}", width(&desk));
    desk.apply(Command::SetLanguage(Language::French));
    assert!(desk.window.query_all_by_label("Bord entre les panneaux").next().is_some());
}

#[test]
fn at_the_largest_zoom_everything_comes_into_sight_that_gets_the_keys() {
    // A window of 1280x800 pixels at zoom 2 and 3.
    for size in [[640.0, 400.0], [427.0, 267.0]] {
        let mut desk = Desk::of_size(support::tables::folder(), Language::French, size);
        let seen = Rect::from_min_max(pos2(-1.0, -1.0), pos2(size[0] + 1.0, size[1] + 1.0));
        let mut names = std::collections::BTreeSet::new();
        for _ in 0..90 {
            desk.keys(Modifiers::NONE, Key::Tab);
            desk.settle();
            let Some(node) = desk.window.query_all_by(|node| node.is_focused()).next() else { continue };
            let (name, rect) = (node.accesskit_node().label().unwrap_or_default(), node.rect());
            // What is as large as the window is seen in part.
            let large = rect.height() > 0.6 * size[1] || rect.width() > 0.9 * size[0];
            assert!(seen.contains(rect.center()) || (large && seen.intersects(rect)), "{size:?} {name}: {rect:?}");
            names.insert(name);
        }
        for wanted in ["Résoudre", "Fichier", "Exporter"] {
            assert!(names.contains(wanted), "{wanted} in {names:?}");
        }
    }
}

#[test]
fn appearance_is_chosen_in_its_dialog_and_comes_back() {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    desk.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::A);
    assert_eq!(desk.app().dialog(), Some(&Dialog::Appearance));
    desk.click("Safe for every eye");
    let safe = colours::of(PuzzleId::Cube3, Palette::Safe);
    assert_eq!(desk.app().colours(PuzzleId::Cube3), safe);
    assert!(!desk.sees("may confuse"));
    desk.click("Usual");
    assert!(desk.sees("People who lack a kind of cone may confuse"));
    desk.click("Safe for every eye");
    desk.click("My own");
    assert_eq!(desk.app().colours(PuzzleId::Cube3), safe, "one's own begin as those shown");
    desk.node("red: #").click_accesskit();
    desk.settle();
    let sliders =
        desk.window.query_all_by(|node| node.role() == Role::Slider && node.label().as_deref() == Some("Red"));
    sliders.last().expect("a slider").set_value_accesskit(255.0);
    desk.settle();
    assert_eq!(desk.app().colours(PuzzleId::Cube3)[1], [0xff, safe[1][1], safe[1][2]]);
    desk.window.get_by_role_and_label(Role::TextInput, "Number").set_text_value_accesskit("#ffffff");
    desk.settle();
    assert_eq!(desk.app().colours(PuzzleId::Cube3)[1], [0xff; 3]);
    assert!(desk.sees("white and red can hardly be told apart.") || desk.sees("red and white"));
    assert_eq!(desk.app().colours(PuzzleId::Cube2), safe, "each puzzle has its own");
    desk.click("Patterns on facelets");
    assert!(desk.app().settings().patterns);
    desk.click("Usual colours");
    assert_eq!(desk.app().colours(PuzzleId::Cube3), colours::of(PuzzleId::Cube3, Palette::Usual));
    desk.click("Larger");
    assert!(desk.app().settings().zoom > 1.0);
    desk.click("All as usual");
    assert!(!desk.app().settings().patterns && desk.app().settings().palette == Palette::Usual);
    assert!((desk.app().settings().zoom - 1.0).abs() < 1e-6);
}

#[test]
fn the_tour_blocks_nothing_is_left_and_is_had_again() {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    assert!(desk.app().is_first_start() && desk.app().tour().is_none(), "only the real window begins with it");
    desk.click("Help");
    desk.click("Tour");
    let mut panes = Vec::new();
    for number in 1..=5 {
        assert!(desk.sees(&format!("Tour, step {number} of 5")), "{number}");
        panes.push(desk.app().tour().expect("a step").pane);
        if number == 5 {
            assert!(desk.sees("563 MB in all"), "what tables take");
        } else {
            desk.click("Next");
        }
    }
    panes.dedup();
    assert_eq!(panes.len(), 5, "each is about another part");
    // Everything else goes on meanwhile.
    desk.keys(Modifiers::COMMAND, Key::R);
    assert!(!desk.app().is_fresh());
    desk.key(Key::R);
    desk.settle();
    assert!(desk.app().manual_solve().is_some(), "letters turn");
    desk.click("Back");
    assert!(desk.sees("Tour, step 4 of 5"));
    desk.click("Leave");
    assert!(!desk.sees("Tour, step"));
    desk.apply(Command::Tour);
    for _ in 0..4 {
        desk.click("Next");
    }
    desk.click("Finish");
    assert!(desk.app().tour().is_none());
}

#[test]
fn a_tour_makes_the_next_start_no_first_one() {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    desk.apply(Command::Tour);
    desk.window.state_mut().close();
    let Desk { folder, window } = desk;
    drop(window);
    let desk = Desk::start(folder, support::tables::folder(), Language::English, support::desk::SIZE);
    assert!(!desk.app().is_first_start());
}

#[test]
fn about_tells_of_tables_and_is_copied() {
    let empty = tempfile::tempdir().expect("a temporary folder");
    let mut desk = Desk::new(PuzzleId::Cube2, empty.path());
    desk.keys(Modifiers::COMMAND, Key::F1);
    assert!(desk.sees("cube2-distance: not built, 14"));
    assert!(desk.sees("MIT OR Apache-2.0") && desk.sees("processors"));
    desk.click("Copy");
    let report = desk.app().report();
    assert!(report.contains(env!("CARGO_PKG_VERSION")) && report.contains("tess2-side-rows: not built"), "{report}");
    assert!(report.contains(&empty.path().display().to_string()));
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    assert!(desk.app().report().contains("cube3-slice-twist: saved, 541"));
    desk.apply(Command::ScrambleFrom(1));
    desk.click("Solve");
    desk.wait("a solution", |desk| desk.app().results().best().is_some());
    assert!(desk.app().report().contains("cube3-slice-twist: saved, in use, 541"));
}

#[test]
fn the_cursor_of_the_chart_along_the_moves_goes_by_arrows() {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    desk.type_position("R U F2");
    desk.click("Solve");
    desk.wait("the proof", |desk| desk.app().results().is_optimal() && !desk.app().is_searching());
    desk.apply(Command::SetChart(Chart::Along));
    let chart = |node: &AccessKitNode<'_>| node.role() == Role::Image && node.data().supports_action(Action::Focus);
    desk.window.query_all_by(chart).next().expect("the chart").focus();
    desk.settle();
    desk.keys(Modifiers::NONE, Key::ArrowRight);
    assert_eq!(desk.app().played(), 1);
    desk.keys(Modifiers::NONE, Key::End);
    assert_eq!(desk.app().played(), 3);
    desk.keys(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(desk.app().played(), 2);
}

/// The facelets of a 2x2x2 in the order of the digits of its identifier: faces U, L, F, R, B, D as the cross shows them, row by row.
const ARTICLE_LAYOUT: [&str; 24] = [
    "U1", "U2", "U3", "U4", "L1", "L2", "F1", "F2", "R1", "R2", "B1", "B2", "L3", "L4", "F3", "F4", "R3", "R4", "B3",
    "B4", "D1", "D2", "D3", "D4",
];

#[test]
fn a_cube_painted_in_the_colours_of_the_graph_has_the_identifier_that_their_digits_are() {
    let mut desk = Desk::new(PuzzleId::Cube2, support::tables::folder());
    desk.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::A);
    desk.click("Graph article");
    desk.click("Close");
    // The numbers of the article's colours: w=0, y=1, g=2, b=3, r=4, o=5; its solved cube, and the one for which it looks for a path.
    let colours = ["white", "yellow", "green", "blue", "red", "orange"];
    let solved = [0, 0, 0, 0, 2, 2, 4, 4, 3, 3, 5, 5, 2, 2, 4, 4, 3, 3, 5, 5, 1, 1, 1, 1];
    let scrambled = "002140534352524214031513".bytes().map(|digit| usize::from(digit - b'0'));
    for (digits, identifier) in
        [(solved.to_vec(), "000022443355224433551111"), (scrambled.collect(), "002140534352524214031513")]
    {
        desk.apply(Command::Clear);
        for (colour, name) in colours.iter().enumerate() {
            desk.click_first(&format!("{name},"));
            for (facelet, _) in ARTICLE_LAYOUT.iter().zip(&digits).filter(|(_, digit)| **digit == colour) {
                desk.click_first(&format!("facelet {facelet},"));
            }
        }
        assert_eq!(desk.app().identifier().map(|id| id.to_string()).as_deref(), Some(identifier));
        assert!(desk.sees("facelet U1, white, of corner"));
    }
    desk.apply(Command::Reset);
    for (facelet, colour) in [("L1", "green"), ("F1", "red"), ("R1", "blue"), ("B1", "orange"), ("D1", "yellow")] {
        assert!(desk.sees(&format!("facelet {facelet}, {colour}, of corner")), "{facelet}");
    }
}

#[test]
fn the_colours_of_the_sticker_score_are_a_palette_that_is_kept() {
    let mut desk = Desk::new(PuzzleId::Cube3, support::tables::folder());
    desk.apply(Command::Appearance);
    desk.click("Sticker score");
    // U, R, F, D, L, B.
    let score = [[255, 255, 255], [255, 88, 0], [0, 70, 173], [255, 213, 0], [183, 18, 52], [0, 155, 72]];
    assert_eq!(desk.app().colours(PuzzleId::Cube3), score);
    assert_eq!(desk.app().colours(PuzzleId::Cube2), score);
    let hypercube = colours::of(PuzzleId::Tess2, Palette::Usual);
    assert_eq!(desk.app().colours(PuzzleId::Tess2), hypercube, "which that cube says nothing of");
    desk.window.state_mut().close();
    let text = std::fs::read_to_string(desk.file("settings/settings.json")).expect("kept");
    assert!(text.contains("\"palette\": \"score\""), "{text}");
    let Desk { folder, window } = desk;
    drop(window);
    let mut desk = Desk::start(folder, support::tables::folder(), Language::English, support::desk::SIZE);
    assert_eq!(desk.app().colours(PuzzleId::Cube3), score);
    assert!(desk.sees("facelet F5, blue, of centre F") && desk.sees("facelet L5, red, of centre L"));
    // Colours that cannot be are named as they are shown, too.
    desk.apply(Input::TypePosition("RUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB".into()));
    assert!(desk.sees("orange") && !desk.sees("red (R)") && !desk.sees("R (red)"));
}

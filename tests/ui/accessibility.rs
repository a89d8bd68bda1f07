//! Accessibility of the window: keyboard operation, screen readers, zoom, colours.

use crate::support::{self, temporary, window::TestWindow};
use eframe::egui::accesskit::{Action, Live};
use eframe::egui::{Key, Modifiers, Rect, Role, accessibility::is_input, pos2};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};
use unfold_app::command::{AnimationCommand, Command, CoordinatesCommand, ExamplesCommand, FilesCommand};
use unfold_app::command::{HistoryCommand, PaintingCommand, PicturesCommand, RunsCommand, ScrambleCommand};
use unfold_app::command::{SearchCommand, SettingsCommand, ShortcutsCommand, TablesCommand, TourCommand};
use unfold_app::command::{TypingCommand, WindowCommand};
use unfold_app::search::{shown_position, state::SearchStage};
use unfold_app::settings::choices::{Chart, View};
use unfold_app::settings::{seconds_limit::SecondsLimit, switch::Switch};
use unfold_app::{page::Page, sharing};
use unfold_engine::puzzle::PuzzleId;
use unfold_scene::appearance::colours::{self, Palette};
use unfold_text::Language;

/// True for visible nodes that accept input or an action, except scroll bars and labels.
fn is_operable(node: &AccessKitNode<'_>) -> bool {
    let acts = [Action::Click, Action::Focus, Action::SetValue, Action::Increment];
    let acting = acts.into_iter().any(|action| node.data().supports_action(action));
    // A scroll bar needs neither a name nor keys, since focusing a widget scrolls it into view. The text of a label can only be selected.
    let passive = [Role::ScrollBar, Role::Label].contains(&node.role());
    !node.is_hidden() && !passive && (is_input(node.role()) || acting)
}

/// The roles of the operable nodes without a name or value.
fn unnamed(window: &TestWindow) -> Vec<String> {
    let nameless = |node: &AccessKitNode<'_>| {
        is_operable(node) && node.label().is_none_or(|label| label.trim().is_empty()) && node.value().is_none()
    };
    window.harness.query_all_by(nameless).map(|node| format!("{:?}", node.accesskit_node().role())).collect()
}

fn live_region_text(window: &TestWindow, how: Live) -> String {
    let node = window.harness.query_all_by(|node| node.data().live() == Some(how)).next().expect("a live region");
    node.accesskit_node().label().unwrap_or_default()
}

#[test]
fn every_clickable_or_focusable_widget_has_a_name() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    let mut seen = 0;
    for puzzle in unfold_engine::puzzles::ALL {
        window.apply(HistoryCommand::SwitchTo(puzzle));
        window.apply(ScrambleCommand::ScrambleFrom(3));
        for view in [View::Stage, View::Crosses, View::Graph, View::Batch] {
            window.apply(SettingsCommand::SetView(view));
            for chart in [Chart::Length, Chart::Speed, Chart::Along] {
                window.apply(RunsCommand::SetChart(chart));
                assert_eq!(unnamed(&window), Vec::<String>::new(), "{puzzle:?} {view:?} {chart:?}");
                seen += window.harness.query_all_by(is_operable).count();
            }
        }
        window.apply(SettingsCommand::SetPalette(Palette::Own));
        let dialogs = [
            Command::Shortcuts(ShortcutsCommand::Keys),
            Command::Settings(SettingsCommand::About),
            Command::Settings(SettingsCommand::Appearance),
            Command::Examples(ExamplesCommand::Examples),
            Command::Files(FilesCommand::OpenByPath),
            Command::Shortcuts(ShortcutsCommand::Palette),
            Command::Coordinates(CoordinatesCommand::Coordinates),
            Command::Tables(TablesCommand::Tables),
            Command::Settings(SettingsCommand::ResetSettings),
            Command::Pictures(PicturesCommand::SavePicture),
            Command::Animation(AnimationCommand::ExportAnimation),
            Command::Tour(TourCommand::Tour),
        ];
        for command in dialogs {
            window.apply(command.clone());
            assert_eq!(unnamed(&window), Vec::<String>::new(), "{puzzle:?} {command:?}");
            window.apply(WindowCommand::Dismiss);
        }
        window.apply(TourCommand::Leave);
    }
    assert!(seen > 36 * 60, "{seen}");
}

#[test]
fn results_are_announced_politely_and_errors_at_once() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    assert_eq!(live_region_text(&window, Live::Assertive), "");
    window.type_position("R U F2");
    window.click("Solve");
    window.wait("the proof", |window| {
        shown_position::stage(window.app()) != SearchStage::Searching && !window.app().search.is_running()
    });
    let best = window.app().results().best().expect("a solution").length;
    assert_eq!(
        live_region_text(&window, Live::Polite),
        format!("Search finished: proven optimal. {best} HTM, proven optimal.")
    );
    window.apply(SettingsCommand::SetLanguage(Language::FRENCH));
    assert!(live_region_text(&window, Live::Polite).contains("prouvée optimale"));
    window.apply(SettingsCommand::SetLanguage(Language::ENGLISH));
    window.apply(HistoryCommand::Undo);
    assert_eq!(live_region_text(&window, Live::Polite), window.app().news(), "other news are said too");
    window.apply(FilesCommand::OpenPath("/there/is/no/such.log".into()));
    assert!(live_region_text(&window, Live::Assertive).starts_with("The file could not be opened: "));
    let dialog = window.harness.get_by_role_and_label(Role::Dialog, "The file could not be opened");
    assert!(dialog.accesskit_node().data().is_modal());
    window.apply(WindowCommand::Dismiss);
    assert_eq!(live_region_text(&window, Live::Assertive), "");
}

#[test]
fn a_time_limit_is_announced_with_best_length_and_bound() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.apply(ScrambleCommand::ScrambleFrom(5));
    window.apply(SearchCommand::SetTimeLimit(SecondsLimit::from_whole_seconds(3)));
    window.click("Solve");
    // A bound may be announced first; the announcement of a solution follows later.
    window.wait("a solution said", |window| live_region_text(window, Live::Polite).starts_with("Best so far "));
    window.wait("the end", |window| !window.app().search.is_running());
    let said = live_region_text(&window, Live::Polite);
    let end = "Search stopped: time limit reached. Best so far ";
    assert!(said.starts_with(end) && said.contains("HTM, lower bound "), "{said}");
}

#[test]
fn menus_work_by_keys_and_f6_cycles_through_panes() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.press_with_modifiers(Modifiers::NONE, Key::F10);
    assert_eq!(window.focused_name(), "Menu");
    assert!(window.has_text("File"), "the menu is open");
    window.press_with_modifiers(Modifiers::NONE, Key::ArrowDown);
    assert_eq!(window.focused_name(), "File");
    window.press_with_modifiers(Modifiers::NONE, Key::ArrowDown);
    assert_eq!(window.focused_name(), "Edit");
    window.press_with_modifiers(Modifiers::NONE, Key::Enter);
    assert!(window.has_text("Fill in"), "the menu inside is open");
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);

    let mut way = Vec::new();
    for _ in 0..5 {
        window.press_with_modifiers(Modifiers::NONE, Key::F6);
        way.push(window.focused_name());
    }
    assert!(way[0].starts_with("net of the 3×3×3"), "{way:?}");
    assert!(way[2].starts_with("Method"), "{way:?}");
    assert_eq!(way[3], "Menu");
    assert_eq!(way[4], way[0]);
    assert_ne!(way[1], way[0]);
}

#[test]
fn tab_reaches_every_control() {
    for puzzle in unfold_engine::puzzles::ALL {
        let mut window = TestWindow::new(puzzle, support::tables::folder());
        window.apply(ScrambleCommand::ScrambleFrom(3));
        let enabled = |node: &AccessKitNode<'_>| {
            is_input(node.role()) && !node.is_disabled() && node.data().supports_action(Action::Focus)
        };
        let all: std::collections::BTreeSet<String> =
            window.harness.query_all_by(enabled).filter_map(|node| node.accesskit_node().label()).collect();
        let mut reached = std::collections::BTreeSet::new();
        for _ in 0..2 * all.len() + 20 {
            window.harness.key_press(Key::Tab);
            window.harness.run_steps(2);
            reached.insert(window.focused_name());
        }
        let missing: Vec<_> = all.difference(&reached).collect();
        assert!(missing.is_empty() && all.len() > 30, "{puzzle:?}: {missing:?} of {}", all.len());
    }
}

#[test]
fn a_dialog_takes_keyboard_focus_and_returns_it() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.press_with_modifiers(Modifiers::COMMAND, Key::E);
    let net = window.focused_name();
    assert!(net.starts_with("net of"), "{net}");
    window.press_with_modifiers(Modifiers::COMMAND, Key::F1);
    assert_eq!(window.focused_name(), "Close");
    for _ in 0..12 {
        window.press_with_modifiers(Modifiers::NONE, Key::Tab);
        assert!(!window.focused_name().starts_with("net of"), "the keys stay in the dialog");
    }
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    assert!(window.app().dialog.is_none());
    assert_eq!(window.focused_name(), net);
    // Escape leaves the net.
    window.press_with_modifiers(Modifiers::NONE, Key::Escape);
    assert_eq!(window.focused_name(), "");
}

#[test]
fn arrow_keys_move_the_borders_between_panels() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    let width = |window: &TestWindow| {
        window.harness.get_by_role_and_label(Role::Canvas, "3D view of the 3×3×3, drag to rotate").rect().width()
    };
    let before = width(&window);
    let borders: Vec<_> = window.harness.get_all_by_role_and_label(Role::Splitter, "Divider between panels").collect();
    assert!(borders.len() >= 2, "{}", borders.len());
    borders.last().expect("the border of the net").focus();
    window.settle();
    window.press_with_modifiers(Modifiers::NONE, Key::ArrowLeft);
    window.settle();
    assert!(width(&window) > before + 5.0, "{before} {}", width(&window));
    window.apply(SettingsCommand::SetLanguage(Language::FRENCH));
    assert!(window.harness.query_all_by_label("Séparateur de panneaux").next().is_some());
}

#[test]
fn focused_widgets_scroll_into_view_at_the_largest_zoom() {
    // A window of 1280x800 pixels at zoom 2 and 3.
    for size in [[640.0, 400.0], [427.0, 267.0]] {
        let mut window = TestWindow::with_size(support::tables::folder(), Language::FRENCH, size);
        let seen = Rect::from_min_max(pos2(-1.0, -1.0), pos2(size[0] + 1.0, size[1] + 1.0));
        let mut names = std::collections::BTreeSet::new();
        window.apply(SettingsCommand::Set(Switch::ResultPanel, true));
        // Solve is disabled for a solved puzzle.
        window.apply(ScrambleCommand::ScrambleFrom(3));
        for _ in 0..90 {
            window.press_with_modifiers(Modifiers::NONE, Key::Tab);
            window.settle();
            let Some(node) = window.harness.query_all_by(|node| node.is_focused()).next() else { continue };
            let (name, rect) = (node.accesskit_node().label().unwrap_or_default(), node.rect());
            // Widgets as large as the window are only partly visible.
            let large = rect.height() > 0.6 * size[1] || rect.width() > 0.9 * size[0];
            assert!(seen.contains(rect.center()) || (large && seen.intersects(rect)), "{size:?} {name}: {rect:?}");
            names.insert(name);
        }
        for wanted in ["Résoudre", "Menu", "Vitesse\u{a0}: Normale"] {
            assert!(names.contains(wanted), "{wanted} in {names:?}");
        }
    }
}

#[test]
fn appearance_is_chosen_and_reset_in_its_dialog() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.press_with_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::A);
    assert_eq!(window.app().page.as_ref(), Some(&Page::Appearance));
    window.click("Colour-blind safe");
    let safe = colours::palette_colours(PuzzleId::Cube3, Palette::Safe);
    assert_eq!(window.app().colours(PuzzleId::Cube3), safe);
    assert!(!window.has_text("colour-vision deficiency: "));
    window.click("Standard");
    assert!(window.has_text("Hard to tell apart with a colour-vision deficiency: "));
    window.click("Colour-blind safe");
    window.click("Custom");
    assert_eq!(window.app().colours(PuzzleId::Cube3), safe, "one's own begin as those shown");
    window.node("red: #").click_accesskit();
    window.settle();
    let sliders =
        window.harness.query_all_by(|node| node.role() == Role::Slider && node.label().as_deref() == Some("Red"));
    sliders.last().expect("a slider").set_value_accesskit(255.0);
    window.settle();
    assert_eq!(window.app().colours(PuzzleId::Cube3)[1], [0xff, safe[1][1], safe[1][2]]);
    window.harness.get_by_role_and_label(Role::TextInput, "Hex code").set_text_value_accesskit("#ffffff");
    window.settle();
    assert_eq!(window.app().colours(PuzzleId::Cube3)[1], [0xff; 3]);
    assert!(window.has_text("Hard to tell apart: white and red.") || window.has_text("red and white"));
    assert_eq!(window.app().colours(PuzzleId::Cube2), safe, "each puzzle has its own");
    window.click("Patterns on facelets");
    assert!(window.app().settings.patterns);
    window.click("Reset colours");
    assert_eq!(window.app().colours(PuzzleId::Cube3), colours::palette_colours(PuzzleId::Cube3, Palette::Usual));
    window.focus("Zoom in");
    window.click("Zoom in");
    assert!(window.app().settings.zoom > 1.0);
    window.focus("Reset appearance");
    window.click("Reset appearance");
    assert!(!window.app().settings.patterns && window.app().settings.palette == Palette::Usual);
    assert!((window.app().settings.zoom - 1.0).abs() < 1e-6);
}

#[test]
fn about_reports_the_state_of_tables() {
    let empty = temporary();
    let mut window = TestWindow::new(PuzzleId::Cube2, empty.path());
    window.press_with_modifiers(Modifiers::COMMAND, Key::F1);
    assert!(window.has_text("cube2-distance: not built, 14"));
    assert!(window.has_text("MIT OR Apache-2.0") && window.has_text("processors"));
    window.click("Copy");
    let report = unfold_app::about::report(window.app());
    assert!(report.contains(env!("CARGO_PKG_VERSION")) && report.contains("tess2-side-rows: not built"), "{report}");
    assert!(report.contains(&empty.path().display().to_string()));
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.apply(SettingsCommand::About);
    assert!(unfold_app::about::report(window.app()).contains("cube3-slice-twist: saved, 541"));
    window.apply(ScrambleCommand::ScrambleFrom(1));
    window.apply(SearchCommand::Solve);
    window.wait("a solution", |window| window.app().results().best().is_some());
    assert!(unfold_app::about::report(window.app()).contains("cube3-slice-twist: saved, in use, 541"));
}

#[test]
fn arrow_keys_move_the_cursor_of_the_progress_chart() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.type_position("R U F2");
    window.click("Solve");
    window.wait("the proof", |window| window.app().results().is_optimal() && !window.app().search.is_running());
    window.apply(RunsCommand::SetChart(Chart::Along));
    let chart = |node: &AccessKitNode<'_>| node.role() == Role::Image && node.data().supports_action(Action::Focus);
    window.harness.query_all_by(chart).next().expect("the chart").focus();
    window.settle();
    window.press_with_modifiers(Modifiers::NONE, Key::ArrowRight);
    assert_eq!(window.app().document.workspace().moves_made(), 1);
    window.press_with_modifiers(Modifiers::NONE, Key::End);
    assert_eq!(window.app().document.workspace().moves_made(), 3);
    window.press_with_modifiers(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(window.app().document.workspace().moves_made(), 2);
}

/// The facelets of a 2×2×2 in the order of its identifier's digits: row by row over the net, with L, F, R and B side by side.
const ARTICLE_LAYOUT: [&str; 24] = [
    "U1", "U2", "U3", "U4", "L1", "L2", "F1", "F2", "R1", "R2", "B1", "B2", "L3", "L4", "F3", "F4", "R3", "R4", "B3",
    "B4", "D1", "D2", "D3", "D4",
];

#[test]
fn a_cube_painted_in_graph_colours_has_the_expected_identifier() {
    let mut window = TestWindow::new(PuzzleId::Cube2, support::tables::folder());
    window.press_with_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::A);
    window.click("White up, red front");
    window.click("Back to the puzzle");
    // The article's digits for the colours, its solved cube, and the start of its path.
    let colours = ["white", "yellow", "green", "blue", "red", "orange"];
    let solved = [0, 0, 0, 0, 2, 2, 4, 4, 3, 3, 5, 5, 2, 2, 4, 4, 3, 3, 5, 5, 1, 1, 1, 1];
    let scrambled = "002140534352524214031513".bytes().map(|digit| usize::from(digit - b'0'));
    for (digits, identifier) in
        [(solved.to_vec(), "000022443355224433551111"), (scrambled.collect(), "002140534352524214031513")]
    {
        window.apply(PaintingCommand::FocusNet);
        window.apply(PaintingCommand::Clear);
        for (colour, name) in colours.iter().enumerate() {
            window.click_first(&format!("{name},"));
            for (facelet, _) in ARTICLE_LAYOUT.iter().zip(&digits).filter(|(_, digit)| **digit == colour) {
                window.click_first(&format!("facelet {facelet},"));
            }
        }
        assert_eq!(
            sharing::identifier(window.app().document.workspace()).map(|id| id.to_string()).as_deref(),
            Some(identifier)
        );
        assert!(window.has_text("facelet U1, white, of corner"));
    }
    window.apply(HistoryCommand::Reset);
    for (facelet, colour) in [("L1", "green"), ("F1", "red"), ("R1", "blue"), ("B1", "orange"), ("D1", "yellow")] {
        assert!(window.has_text(&format!("facelet {facelet}, {colour}, of corner")), "{facelet}");
    }
}

#[test]
fn the_sticker_score_palette_is_saved() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.apply(SettingsCommand::Appearance);
    window.click("White up, blue front");
    // In the order U, R, F, D, L, B.
    let score = [[255, 255, 255], [255, 88, 0], [0, 70, 173], [255, 213, 0], [183, 18, 52], [0, 155, 72]];
    assert_eq!(window.app().colours(PuzzleId::Cube3)[..], score);
    assert_eq!(window.app().colours(PuzzleId::Cube2)[..], score);
    let hypercube = colours::palette_colours(PuzzleId::Tess2, Palette::Usual);
    assert_eq!(window.app().colours(PuzzleId::Tess2), hypercube, "which that cube says nothing of");
    window.harness.state_mut().close();
    let text = std::fs::read_to_string(window.file("settings/settings.json")).expect("kept");
    assert!(text.contains("\"palette\": \"score\""), "{text}");
    let TestWindow { folder, harness, .. } = window;
    drop(harness);
    let mut window = TestWindow::start(folder, support::tables::folder(), Language::ENGLISH, support::window::SIZE);
    assert_eq!(window.app().colours(PuzzleId::Cube3)[..], score);
    assert!(window.has_text("facelet F5, blue, of centre F") && window.has_text("facelet L5, red, of centre L"));
    // Colours in an error message are named as displayed, too.
    window.apply(TypingCommand::TypePosition("RUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB".into()));
    assert!(window.has_text("orange") && !window.has_text("red (R)") && !window.has_text("R (red)"));
}

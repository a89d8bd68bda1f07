//! The page of the 2×2×2's graph.

use crate::support::{self, temporary, window::TestWindow};
use eframe::egui::Key;
use egui_kittest::kittest::{AccessKitNode, Queryable};
use unfold_app::analysis::{self, job::Findings};
use unfold_app::command::{FilesCommand, GraphCommand, HistoryCommand, PlaybackCommand, SearchCommand};
use unfold_app::command::{SettingsCommand, TypingCommand};
use unfold_app::settings::{choices::View, pace::Speed};
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId};
use unfold_engine::puzzles::cube2::graph::neighbourhood::{self, Neighbourhood};
use unfold_engine::puzzles::cube2::{Identifier, tables::distances::Distances};
use unfold_engine::{control::Control, notation, tables::Workers};

/// Identifier of the scrambled cube in the 2017 article.
const ARTICLE: &str = "002140534352524214031513";

/// A window that shows the graph around a position.
fn window(position: &str, metric: Metric) -> TestWindow {
    let mut window = TestWindow::new(PuzzleId::Cube2, support::tables::folder());
    window.apply(SettingsCommand::SetView(View::Graph));
    window.apply(GraphCommand::SetGraphMetric(metric));
    window.apply(TypingCommand::TypePosition(position.into()));
    wait_for_graph(&mut window);
    window
}

fn wait_for_graph(window: &mut TestWindow) {
    window.wait("the graph is known", |window| {
        analysis::current_findings(window.app()).is_some_and(|analysis| analysis.is_current)
    });
}

fn shown_neighbourhood(window: &TestWindow) -> Neighbourhood {
    match analysis::current_findings(window.app()).map(|analysis| analysis.findings) {
        Some(Findings::Graph { neighbourhood, .. }) => neighbourhood.clone(),
        _ => panic!("no graph"),
    }
}

#[test]
fn the_graph_locates_a_position_and_is_walked_by_clicks() {
    let mut window = TestWindow::new(PuzzleId::Cube2, support::tables::folder());
    window.click_first("Graph");
    assert_eq!(window.app().view(), View::Graph);
    window.apply(TypingCommand::TypePosition("002140534352524214031513".into()));
    window.wait("the distance is told", |window| window.has_text("Distance to solved: 7 HTM, 8 QTM"));
    assert!(window.has_text("chart of the number of positions at each distance in QTM; this position is at 8"));
    assert!(window.has_text("002140534352524214031513"));
    // Eight clicks on a nearer neighbour solve the position.
    for distance in (0..8).rev() {
        let here = format!(", distance {distance} QTM");
        let name = |node: &AccessKitNode<'_>| {
            node.label().is_some_and(|label| label.starts_with("neighbour by") && label.ends_with(&here))
        };
        window.wait("a nearer neighbour is shown", |window| window.harness.query_all_by(name).next().is_some());
        window.harness.query_all_by(name).next().expect("a neighbour").click();
        window.settle();
        window.wait("the next one is known", |window| {
            analysis::current_findings(window.app()).is_some_and(|analysis| analysis.is_current)
        });
    }
    assert!(window.shown_facelets().is_solved());
    window.wait("it is at the end", |window| window.has_text("Distance to solved: 0 HTM, 0 QTM"));
}

#[test]
fn the_path_is_played_and_its_steps_are_clickable() {
    let mut window = TestWindow::new(PuzzleId::Cube2, support::tables::folder());
    window.click_first("Graph");
    window.apply(TypingCommand::TypePosition("R U F".into()));
    window.wait("the path is shown", |window| window.has_text("step 3 of the path, distance 0 QTM"));
    window.click_first("step 2 of the path");
    assert_eq!(
        (window.app().document.workspace().moves_made(), window.app().document.workspace().is_playing()),
        (2, false)
    );
    assert!(window.has_text("this position is at 1"));
    window.apply(PlaybackCommand::SetSpeed(Speed::Instant));
    window.click_first("Play path");
    window.wait("it is home", |window| window.shown_facelets().is_solved());
    window.click_first("Go to the start");
    assert_eq!(window.app().document.workspace().moves_made(), 0);
}

#[test]
fn the_graph_page_has_its_own_metric_and_notation() {
    let mut window = window(ARTICLE, Metric::Qtm);
    assert!(window.has_text(ARTICLE) && window.has_text("Shortest path, with distances in QTM"));
    window.click("HTM");
    wait_for_graph(&mut window);
    assert!(window.has_text("Shortest path, with distances in HTM"));
    assert_eq!((shown_neighbourhood(&window).ring(1).count(), window.app().settings.graph_metric), (9, Metric::Htm));
    // The graph and the solver have separate metrics.
    window.apply(SearchCommand::SetMetric(Metric::Qtm));
    assert_eq!((window.app().metric(), unfold_app::graph::metric(window.app())), (Metric::Qtm, Metric::Htm));
    window.click("Facelets");
    let facelets = notation::facelets::print(&window.shown_facelets());
    assert!(window.has_text(&facelets) && !window.has_text(ARTICLE));
    window.click("Digits (2017 article)");
    assert!(window.has_text(ARTICLE) && !window.has_text(&facelets));
}

#[test]
fn the_export_asks_for_a_folder_and_can_be_stopped() {
    let mut window = TestWindow::new(PuzzleId::Cube2, support::tables::folder());
    window.click_first("Graph");
    window.wait("the graph is shown", |window| window.has_text("Export the graph"));
    // The export is at the end of a scrolled page, and focus scrolls it into view.
    window.focus("Include moves");
    window.click_first("Include moves");
    window.focus("Semicolons (2017 article)");
    window.click_first("Semicolons (2017 article)");
    assert!(window.app().settings.export_moves && window.app().settings.export_reference);
    window.focus("Export the graph");
    window.click_first("Export the graph");
    let folder = temporary();
    window.apply(FilesCommand::TypePath(folder.path().display().to_string()));
    window.click_first("Export graph");
    window.wait("it writes", |_| support::is_being_written(folder.path(), "edges.csv"));
    window.click_first("Stop export");
    window.wait("it has stopped", |window| window.app().graph.export.task.progress().is_none());
    assert!(window.has_text("no files were left behind"));
    assert_eq!(std::fs::read_dir(folder.path()).expect("readable").count(), 0);
}

#[test]
fn a_click_goes_to_a_node_two_moves_away() {
    let mut window = window(ARTICLE, Metric::Htm);
    let all = shown_neighbourhood(&window);
    let buttons = |window: &TestWindow, start: &str| {
        let named = |node: &AccessKitNode<'_>| node.label().is_some_and(|label| label.starts_with(start));
        window.harness.query_all_by(named).count()
    };
    assert_eq!((buttons(&window, "neighbour by "), buttons(&window, "two moves away by ")), (9, 54));
    let (_, far) = all.ring(2).find(|(_, node)| node.distance == 5).expect("two moves nearer");
    let moves = notation::print(PuzzleId::Cube2, &unfold_engine::puzzle::Sequence(far.moves.clone()));
    window.click_first(&format!("two moves away by {moves}, distance 5 HTM"));
    wait_for_graph(&mut window);
    assert_eq!(Identifier::from_facelets(&window.shown_facelets()), far.identifier);
    assert!(window.has_text("Distance to solved: 5 HTM"));
    // Each of the two moves is an undo step.
    window.apply(HistoryCommand::Undo);
    assert_eq!(
        Identifier::from_facelets(&window.shown_facelets()),
        Identifier::from_facelets(&all.nodes[0].state.after(far.moves[0]))
    );
}

#[test]
fn arrow_keys_select_a_node_and_enter_goes_there() {
    let mut window = window(ARTICLE, Metric::Qtm);
    let all = shown_neighbourhood(&window);
    let graph =
        |node: &AccessKitNode<'_>| node.label().is_some_and(|label| label.starts_with("graph of the positions"));
    window.harness.query_all_by(graph).next().expect("the graph").focus();
    window.settle();
    let first = window.focused_name();
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..6 {
        seen.insert(window.focused_name());
        window.key(Key::ArrowRight);
        window.settle();
    }
    assert_eq!((seen.len(), window.focused_name()), (6, first.clone()), "once around: {seen:?}");
    window.key(Key::ArrowUp);
    window.settle();
    assert!(window.focused_name().contains("two moves away by "), "{}", window.focused_name());
    window.key(Key::ArrowDown);
    window.settle();
    assert_eq!(window.focused_name(), first, "and back");
    window.key(Key::ArrowLeft);
    window.settle();
    let chosen = window.focused_name();
    let (_, node) = all
        .ring(1)
        .find(|(_, node)| {
            let name = notation::print(PuzzleId::Cube2, &unfold_engine::puzzle::Sequence(node.moves.clone()));
            chosen.contains(&format!("selected: neighbour by {name}, distance {} QTM", node.distance))
        })
        .expect("the chosen one is a neighbour");
    window.key(Key::Enter);
    window.settle();
    wait_for_graph(&mut window);
    assert_eq!(Identifier::from_facelets(&window.shown_facelets()), node.identifier);
    // The graph keeps the focus, so that the walk can continue.
    assert!(window.focused_name().starts_with("graph of the positions"));
}

#[test]
fn neighbour_distances_are_measured_from_the_target() {
    let mut window = window("R U F", Metric::Htm);
    assert!(window.has_text("neighbour by F', distance 2 HTM"));
    window.click("Use this position");
    wait_for_graph(&mut window);
    assert!(shown_neighbourhood(&window).ring(1).all(|(_, node)| node.distance == 1));
    assert!(shown_neighbourhood(&window).ring(2).all(|(_, node)| node.distance == 2));
    assert!(window.has_text("this position is at 3"), "the distribution counts from solved");
}

#[test]
fn neighbours_are_reached_by_their_moves() {
    let distances = Distances::compute(Workers::new(2, &Control::new())).expect("made");
    let solved = Facelets::solved(PuzzleId::Cube2);
    let state = notation::parse_facelets_or_moves(PuzzleId::Cube2, ARTICLE).expect("a position").state(PuzzleId::Cube2);
    for (metric, rings, edges) in [(Metric::Htm, [1, 9, 54], 9 + 9 + 54 + 54), (Metric::Qtm, [1, 6, 27], 6 + 6 * 5)] {
        let all = neighbourhood::neighbourhood(&state, &solved, metric, &distances).expect("a state");
        assert_eq!([0, 1, 2].map(|ring| all.ring(ring).count()), rings);
        assert_eq!(all.edges.len(), edges);
        let beside = unfold_engine::puzzles::cube2::graph::neighbours(&state, metric, &distances).expect("a state");
        let ring: Vec<_> = all.ring(1).map(|(_, node)| (node.moves[0], node.identifier, node.distance)).collect();
        assert_eq!(ring, beside.iter().map(|n| (n.mv, n.identifier, n.distance)).collect::<Vec<_>>());
        for node in &all.nodes {
            let after = node.moves.iter().fold(state.clone(), |state, mv| state.after(*mv));
            assert_eq!((&node.state, node.identifier), (&after, Identifier::from_facelets(&after)));
            assert_eq!(unfold_engine::puzzles::cube2::graph::distance(&after, metric, &distances), Ok(node.distance));
        }
        for edge in &all.edges {
            let [a, b] = edge.ends.map(|n| &all.nodes[n]);
            let joined =
                unfold_engine::puzzles::cube2::graph::neighbours(&a.state, metric, &distances).expect("a state");
            assert!(edge.ends[0] < edge.ends[1] && joined.iter().any(|n| n.identifier == b.identifier));
        }
    }
}

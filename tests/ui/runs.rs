//! The charts of length and speed over time, the list of runs, and their export.

use std::sync::Arc;
use std::time::Duration;

use crate::support::{self, window::TestWindow};
use eframe::egui::{self, Color32, ColorImage, Role, ViewportCommand};
use egui_kittest::kittest::{NodeT, Queryable};
use unfold_app::command::TypingCommand;
use unfold_app::command::{HistoryCommand, RunsCommand, ScrambleCommand, SearchCommand, SettingsCommand};
use unfold_app::settings::{choices::Chart, switch::Switch};
use unfold_app::{file_export, runs};
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_text::Language;

fn new(puzzle: PuzzleId) -> TestWindow {
    TestWindow::new(puzzle, support::tables::folder())
}

fn solve(window: &mut TestWindow, position: &str) {
    window.apply(TypingCommand::TypePosition(position.into()));
    window.click_last("Solve");
    window.wait("the end", |window| !window.app().search.is_running());
}

/// The name of the method of the current run.
fn method(window: &TestWindow) -> String {
    let run = runs::current(window.app()).expect("a run");
    unfold_app::sentences::method_names::display_name(Language::ENGLISH, run.method_and_metric.method)
}

fn press(window: &mut TestWindow, key: egui::Key) {
    window.harness.key_press(key);
    window.settle();
}

#[test]
fn runs_are_compared_pinned_and_removed_by_hand() {
    let mut window = new(PuzzleId::Cube2);
    assert!(!window.has_text("Runs ("), "there is nothing to draw yet");
    window.apply(SearchCommand::SetThreads(1));
    for position in ["R U", "R U F", "R U F R"] {
        solve(&mut window, position);
    }
    assert!(!window.has_text(", HTM, 1 thread"), "alone a run is not named");
    let legend = |window: &TestWindow, n: usize| {
        let name = format!("{n}: {}, HTM, 1 thread", method(window));
        window.harness.query_all_by_role_and_label(Role::Label, &name).next().is_some()
    };
    assert!(!legend(&window, 3) && !legend(&window, 1));
    window.click_first("Chart: ");
    window.click_last("Runs (3)");
    assert!(
        window.has_text("3 HTM, optimal") && window.has_text("this position") && window.has_text("position 1: Typed")
    );
    window.click_last("Show run 1");
    assert!(window.app().runs[window.app().puzzle()].get(1).expect("kept").is_shown);
    window.click_last("Pin run 2");
    assert!(window.app().runs[window.app().puzzle()].get(2).expect("kept").is_pinned);
    window.click_last("Remove run 2");
    assert!(window.app().runs[window.app().puzzle()].get(2).is_none());
    let remove = window.harness.get_by_label("Remove run 3");
    assert!(remove.accesskit_node().is_disabled(), "that of the position stays");
    press(&mut window, egui::Key::Escape);
    assert!(!window.has_text("Remove run"));
    assert!(legend(&window, 3) && legend(&window, 1), "both are in the legend");
    window.harness.run_steps(2);
}

#[test]
fn a_run_in_another_metric_is_listed_with_the_reason() {
    let mut window = new(PuzzleId::Cube2);
    solve(&mut window, "R2 U");
    window.apply(SearchCommand::SetMetric(Metric::Qtm));
    window.click_last("Solve");
    window.wait("the end", |window| !window.app().search.is_running());
    window.click_first("Chart: ");
    window.click_last("Runs (2)");
    assert!(window.has_text("not in this plot: the run uses HTM, the plot QTM"));
    assert!(window.harness.get_by_label("Show run 1").accesskit_node().is_disabled());
    press(&mut window, egui::Key::Escape);
    // Speeds are comparable in any metric.
    window.click_first("Chart: ");
    window.click_last("Speed");
    window.click_first("Chart: ");
    window.click_last("Runs (2)");
    assert!(!window.has_text("not in this plot"));
    window.click_last("Show run 1");
    assert!(window.app().runs[window.app().puzzle()].get(1).expect("kept").is_shown);
}

#[test]
fn the_speed_chart_shows_the_latest_value() {
    let mut window = new(PuzzleId::Cube3);
    window.apply(ScrambleCommand::ScrambleFrom(3));
    window.click_last("Solve");
    window.wait("a speed", |window| window.app().results().series.rate().len() > 1);
    window.click_first("Chart: ");
    window.click_last("Speed");
    assert_eq!(window.app().choices().chart_for(window.app().puzzle()), Chart::Speed);
    window.click_last("Stop");
    window.wait("the end", |window| !window.app().search.is_running());
    let latest = window.app().results().series.rate().last().expect("a speed")[1];
    assert!(latest > 1000.0);
    let value = unfold_text::numbers::with_si_prefix(latest).get(Language::ENGLISH);
    assert!(window.has_text(&format!("plot of nodes per second over time, now {value}")));
    window.click_first("Chart: ");
    window.click_last("Logarithmic time");
    assert!(!window.app().settings.log_time, "it is on from the beginning");
    window.harness.run_steps(2);
}

#[test]
fn the_hovered_line_shows_its_run_its_length_and_the_time() {
    let mut window = new(PuzzleId::Cube3);
    window.apply(SearchCommand::SetThreads(2));
    window.apply(ScrambleCommand::ScrambleFrom(4));
    window.click_last("Solve");
    window.wait("a solution", |window| {
        let results = window.app().results();
        results.best().is_some() && results.elapsed > Duration::from_millis(1500)
    });
    window.click_last("Stop");
    window.wait("the end", |window| !window.app().search.is_running());
    let plot = window.harness.get_by_label("plot of best length and lower bound over time").rect();
    // At the pointer's time, the best solution may still have been longer than at the end.
    let lengths: Vec<usize> = window.app().results().solutions.iter().map(|solution| solution.length).collect();
    let name = method(&window);
    let mut told = Vec::new();
    for part in 0..40 {
        let at = egui::pos2(plot.left() + plot.width() * 0.7, plot.top() + plot.height() * part as f32 / 40.0);
        window.harness.hover_at(at);
        window.harness.run_steps(2);
        for what in ["best so far: ", "lower bound: "] {
            let tip =
                window.harness.query_all_by_label_contains(what).next().and_then(|node| node.accesskit_node().value());
            told.extend(tip);
        }
    }
    let told_of = |what: &str| {
        let start = format!("1: {name}, HTM, 2 threads\n{what}");
        told.iter().any(|tip| tip.starts_with(&start) && tip.ends_with(" s"))
    };
    assert!(lengths.iter().any(|length| told_of(&format!("best so far: {length} HTM after "))), "{told:?}");
    assert!(told_of("lower bound: "), "{told:?}");
}

#[test]
fn the_runs_are_saved_as_a_table_from_the_chart() {
    let mut window = new(PuzzleId::Cube2);
    solve(&mut window, "R U F");
    window.click_first("Chart: ");
    window.click_last("Export");
    window.click_last("Runs as CSV…");
    assert!(window.has_text("Save the runs as CSV"));
    let path = window.folder.path().join("runs.csv");
    window.type_path(&path, "Save");
    window.wait("the file", |window| !file_export::is_saving(window.app()));
    assert!(window.has_text("Saved the runs to "));
    let table = std::fs::read_to_string(&path).expect("a table");
    assert!(table.lines().any(|line| line.ends_with("best,3")), "{table}");
    window.click_first("Chart: ");
    window.click_last("Export");
    window.click_last("Runs as CSV…");
    window.type_path(&path, "Save");
    assert!(window.has_text("Replace the file?"));
    window.click_last("Cancel");
    window.click_first("Chart: ");
    window.click_last("Export");
    window.click_last("Runs as CSV…");
    let nowhere = window.file("nowhere/runs.csv");
    window.type_path(&nowhere, "Save");
    assert!(window.has_text("The file could not be saved") && window.has_text("its folder does not exist"));
    window.click_last("Close");
}

/// A colour that encodes the position of a pixel; both coordinates are below 4096.
fn colour_at(x: usize, y: usize) -> Color32 {
    Color32::from_rgb((x % 256) as u8, (y % 256) as u8, ((x / 256) * 16 + y / 256) as u8)
}

#[test]
fn the_saved_plot_is_cropped_to_the_chart() {
    let mut window = new(PuzzleId::Cube2);
    solve(&mut window, "R U F");
    window.click_first("Chart: ");
    window.click_last("Export");
    window.click_last("Plot as PNG…");
    let path = window.folder.path().join("plot.png");
    window.type_path(&path, "Save");
    // The window requests a screenshot of its next frame, which the test has to provide.
    let mut asked = None;
    for _ in 0..10 {
        let commands = window.harness.output().viewport_output.values().flat_map(|viewport| &viewport.commands);
        let mut found = commands.filter_map(|command| match command {
            ViewportCommand::Screenshot(callback) => Some(callback.clone()),
            _ => None,
        });
        asked = found.next();
        if asked.is_some() {
            break;
        }
        window.harness.step();
    }
    let (scale, plot) = (
        window.harness.ctx.pixels_per_point(),
        window.harness.get_by_label("plot of best length and lower bound over time").rect(),
    );
    let pixels = (0..800).flat_map(|y| (0..1280).map(move |x| colour_at(x, y))).collect();
    asked.expect("a picture is asked for").complete(Arc::new(ColorImage::new([1280, 800], pixels)));
    window.wait("the file", |window| !file_export::is_saving(window.app()));
    assert!(window.has_text("Saved the plot to "));

    let file = std::io::BufReader::new(std::fs::File::open(&path).expect("a picture"));
    let mut reader = png::Decoder::new(file).read_info().expect("PNG");
    let mut read = vec![0; reader.output_buffer_size().expect("small")];
    let info = reader.next_frame(&mut read).expect("pixels");
    let (width, height) = (info.width as usize, info.height as usize);
    assert_eq!(read.len(), 3 * width * height);
    // The first pixel encodes where the picture was cut out.
    let (x, y) = (
        usize::from(read[0]) + usize::from(read[2] / 16) * 256,
        usize::from(read[1]) + usize::from(read[2] % 16) * 256,
    );
    for (n, rgb) in read.chunks(3).enumerate() {
        assert_eq!(rgb, &colour_at(x + n % width, y + n / width).to_array()[..3]);
    }
    let [left, top, right, bottom] = [plot.left(), plot.top(), plot.right(), plot.bottom()].map(|n| n * scale);
    assert!(x as f32 <= left && y as f32 <= top, "{x} {y} {plot:?}");
    assert!((x + width) as f32 >= right && (y + height) as f32 >= bottom, "{width} {height} {plot:?}");
    let (whole, part) = ((width * height) as f32, (right - left) * (bottom - top));
    assert!(whole < 2.0 * part, "the axes and the legend, and no more: {whole} {part}");
    // After the picture, the window is as before.
    window.settle();
    assert_eq!(window.harness.ctx.pixels_per_point(), 1.0);
    assert!(window.has_text("Method and limits"));
}

#[test]
fn charts_and_their_menu_fit_the_window_in_every_language_and_size() {
    for (language, word) in Language::BUILT_IN.into_iter().zip(["Chart: ", "Graphique\u{a0}: ", "Gráfico: "]) {
        for size in [[1280.0, 800.0], [1920.0, 1080.0], [1024.0, 700.0]] {
            let mut window = TestWindow::with_size(support::tables::folder(), language, size);
            window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
            window.apply(SettingsCommand::Set(Switch::ResultPanel, true));
            for n in 1..=6 {
                window.apply(TypingCommand::TypePosition("R U ".repeat(n)));
                window.apply(SearchCommand::Solve);
                window.wait("the end", |window| !window.app().search.is_running());
            }
            for n in 1..=6 {
                window.apply(RunsCommand::ShowRun(n, true));
            }
            let export = window.harness.query_all_by_label_contains(word).next().expect("the menu of charts").rect();
            // In a low window, the chart has to be scrolled into view.
            let bottom = if size[1] <= 700.0 { f32::INFINITY } else { size[1] };
            assert!(export.right() <= size[0] && export.bottom() <= bottom, "{language:?} {size:?}: {export:?}");
            for image in window.harness.query_all_by_role(Role::Image) {
                let rect = image.rect();
                assert!(rect.right() <= size[0] && rect.bottom() <= bottom, "{language:?} {size:?}: {rect:?}");
                assert!(rect.height() >= 40.0, "{language:?} {size:?}: {rect:?}");
            }
        }
    }
}

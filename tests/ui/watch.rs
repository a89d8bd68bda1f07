//! The charts over the search time, the list of runs and their export, found by what is written on them.

use crate::support;
use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{self, Color32, ColorImage, Role, ViewportCommand};
use egui_kittest::kittest::{NodeT, Queryable};
use unfold::app::{Command, Input};
use unfold::engine::puzzle::{Metric, PuzzleId};
use unfold::i18n::Language;
use unfold::model::choices::Chart;

use crate::support::desk::Desk;

fn new(puzzle: PuzzleId) -> Desk {
    Desk::new(puzzle, support::tables::folder())
}

fn solve(desk: &mut Desk, position: &str) {
    desk.apply(Input::TypePosition(position.into()));
    desk.click_last("Solve");
    desk.wait("the end", |desk| !desk.app().is_searching());
}

fn press(desk: &mut Desk, key: egui::Key) {
    desk.window.key_press(key);
    desk.settle();
}

#[test]
fn runs_are_compared_pinned_and_removed_by_hand() {
    let mut desk = new(PuzzleId::Cube2);
    desk.click_last("Runs (0)");
    assert!(desk.sees("Each search appears here."));
    press(&mut desk, egui::Key::Escape);
    desk.apply(Command::SetThreads(1));
    for position in ["R U", "R U F", "R U F R"] {
        solve(&mut desk, position);
    }
    assert!(!desk.sees(", HTM, 1 thread"), "alone a run is not named");
    let legend = |desk: &Desk, n: usize| {
        let name = format!("{n}: {}, HTM, 1 thread", desk.app().current_run().expect("a run").by.method);
        desk.window.query_all_by_role_and_label(Role::Label, &name).next().is_some()
    };
    assert!(!legend(&desk, 3) && !legend(&desk, 1));
    desk.click_last("Runs (3)");
    assert!(desk.sees("3 HTM, optimal") && desk.sees("this position") && desk.sees("position 1: Typed"));
    desk.click_last("Show run 1");
    assert!(desk.app().runs().get(1).expect("kept").shown);
    desk.click_last("Pin run 2");
    assert!(desk.app().runs().get(2).expect("kept").pinned);
    desk.click_last("Remove run 2");
    assert!(desk.app().runs().get(2).is_none());
    let remove = desk.window.get_by_label("Remove run 3");
    assert!(remove.accesskit_node().is_disabled(), "that of the position stays");
    press(&mut desk, egui::Key::Escape);
    assert!(!desk.sees("Remove run"));
    assert!(legend(&desk, 3) && legend(&desk, 1), "both are in the legend");
    desk.window.run_steps(2);
}

#[test]
fn a_run_in_another_metric_is_listed_with_the_reason() {
    let mut desk = new(PuzzleId::Cube2);
    solve(&mut desk, "R2 U");
    desk.apply(Command::SetMetric(Metric::Qtm));
    desk.click_last("Solve");
    desk.wait("the end", |desk| !desk.app().is_searching());
    desk.click_last("Runs (2)");
    assert!(desk.sees("not in this plot: it counts in HTM, the plot in QTM"));
    assert!(desk.window.get_by_label("Show run 1").accesskit_node().is_disabled());
    press(&mut desk, egui::Key::Escape);
    // Speeds have no metric.
    desk.click_last("Speed");
    desk.click_last("Runs (2)");
    assert!(!desk.sees("not in this plot"));
    desk.click_last("Show run 1");
    assert!(desk.app().runs().get(1).expect("kept").shown);
}

#[test]
fn the_speed_is_a_chart_of_its_own_that_is_named_with_the_latest_value() {
    let mut desk = new(PuzzleId::Cube3);
    desk.click_last("Speed");
    assert_eq!(desk.app().chart(), Chart::Speed);
    assert!(desk.sees("The speed of the search appears here."));
    desk.apply(Command::ScrambleFrom(3));
    desk.click_last("Solve");
    desk.wait("a speed", |desk| desk.app().results().series.rate().len() > 1);
    desk.click_last("Stop");
    desk.wait("the end", |desk| !desk.app().is_searching());
    let latest = desk.app().results().series.rate().last().expect("a speed")[1];
    assert!(latest > 1000.0);
    let value = unfold::i18n::numbers::short(latest).say(Language::English);
    assert!(desk.sees(&format!("plot of nodes per second over time; the latest are {value}")));
    desk.click_last("Logarithmic time");
    assert!(desk.app().settings().log_time);
    desk.window.run_steps(2);
}

#[test]
fn the_line_pointed_at_tells_of_its_run_time_and_length() {
    let mut desk = new(PuzzleId::Cube3);
    desk.apply(Command::SetThreads(2));
    desk.apply(Command::ScrambleFrom(4));
    desk.click_last("Solve");
    desk.wait("a solution", |desk| {
        let results = desk.app().results();
        results.best().is_some() && results.elapsed > Duration::from_millis(1500)
    });
    desk.click_last("Stop");
    desk.wait("the end", |desk| !desk.app().is_searching());
    let plot = desk.window.get_by_label("plot of the best length and the lower bound over time").rect();
    // Where is pointed, the best may still have been a longer one than at the end.
    let lengths: Vec<usize> = desk.app().results().solutions.iter().map(|solution| solution.length).collect();
    let name = desk.app().current_run().expect("a run").by.method;
    let mut told = Vec::new();
    for part in 0..40 {
        let at = egui::pos2(plot.left() + plot.width() * 0.7, plot.top() + plot.height() * part as f32 / 40.0);
        desk.window.hover_at(at);
        desk.window.run_steps(2);
        for what in ["best so far: ", "lower bound: "] {
            let tip =
                desk.window.query_all_by_label_contains(what).next().and_then(|node| node.accesskit_node().value());
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
    let mut desk = new(PuzzleId::Cube2);
    solve(&mut desk, "R U F");
    desk.click_last("Export");
    desk.click_last("Runs as CSV…");
    assert!(desk.sees("Save the runs as CSV"));
    let path = desk.folder.path().join("runs.csv");
    desk.type_path(&path, "Save");
    desk.wait("the file", |desk| !desk.app().is_saving());
    assert!(desk.sees("The runs are in "));
    let table = std::fs::read_to_string(&path).expect("a table");
    assert!(table.lines().any(|line| line.ends_with("best,3")), "{table}");
    desk.click_last("Export");
    desk.click_last("Runs as CSV…");
    desk.type_path(&path, "Save");
    assert!(desk.sees("Replace the file?"));
    desk.click_last("Cancel");
    desk.click_last("Export");
    desk.click_last("Runs as CSV…");
    let nowhere = desk.file("nowhere/runs.csv");
    desk.type_path(&nowhere, "Save");
    assert!(desk.sees("The file was not saved") && desk.sees("it does not exist"));
    desk.click_last("Close");
}

/// A colour that tells where it stands.
fn colour_at(x: usize, y: usize) -> Color32 {
    Color32::from_rgb((x % 256) as u8, (y % 256) as u8, ((x / 256) * 16 + y / 256) as u8)
}

#[test]
fn the_picture_is_the_part_of_the_window_that_shows_the_chart() {
    let mut desk = new(PuzzleId::Cube2);
    solve(&mut desk, "R U F");
    desk.click_last("Export");
    desk.click_last("Plot as PNG…");
    let path = desk.folder.path().join("plot.png");
    desk.type_path(&path, "Save");
    // The window asks for a picture of its next frame, which no renderer answers here.
    let mut asked = None;
    for _ in 0..10 {
        let commands = desk.window.output().viewport_output.values().flat_map(|viewport| &viewport.commands);
        let mut found = commands.filter_map(|command| match command {
            ViewportCommand::Screenshot(callback) => Some(callback.clone()),
            _ => None,
        });
        asked = found.next();
        if asked.is_some() {
            break;
        }
        desk.window.step();
    }
    let (scale, plot) = (
        desk.window.ctx.pixels_per_point(),
        desk.window.get_by_label("plot of the best length and the lower bound over time").rect(),
    );
    let pixels = (0..800).flat_map(|y| (0..1280).map(move |x| colour_at(x, y))).collect();
    asked.expect("a picture is asked for").complete(Arc::new(ColorImage::new([1280, 800], pixels)));
    desk.wait("the file", |desk| !desk.app().is_saving());
    assert!(desk.sees("The plot is in "));

    let file = std::io::BufReader::new(std::fs::File::open(&path).expect("a picture"));
    let mut reader = png::Decoder::new(file).read_info().expect("PNG");
    let mut read = vec![0; reader.output_buffer_size().expect("small")];
    let info = reader.next_frame(&mut read).expect("pixels");
    let (width, height) = (info.width as usize, info.height as usize);
    assert_eq!(read.len(), 3 * width * height);
    // The first pixel tells where the picture was cut out.
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
    // Once taken, everything is as before.
    desk.settle();
    assert_eq!(desk.window.ctx.pixels_per_point(), 1.0);
    assert!(desk.sees("Solver"));
}

#[test]
fn controls_and_legend_keep_within_the_panel_in_every_language_and_size() {
    for (language, word) in Language::ALL.into_iter().zip(["Export", "Exporter", "Exportar"]) {
        for size in [[1280.0, 800.0], [1920.0, 1080.0], [900.0, 600.0]] {
            let mut desk = Desk::of_size(support::tables::folder(), language, size);
            desk.apply(Command::SwitchTo(PuzzleId::Cube2));
            for n in 1..=6 {
                desk.apply(Input::TypePosition("R U ".repeat(n)));
                desk.apply(Command::Solve);
                desk.wait("the end", |desk| !desk.app().is_searching());
            }
            for n in 1..=6 {
                desk.apply(Command::ShowRun(n, true));
            }
            let export = desk.window.get_by_role_and_label(Role::Button, word).rect();
            assert!(export.right() <= size[0] && export.bottom() <= size[1], "{language:?} {size:?}: {export:?}");
            for image in desk.window.query_all_by_role(Role::Image) {
                let rect = image.rect();
                assert!(rect.right() <= size[0] && rect.bottom() <= size[1], "{language:?} {size:?}: {rect:?}");
                assert!(rect.height() >= 40.0, "{language:?} {size:?}: {rect:?}");
            }
        }
    }
}

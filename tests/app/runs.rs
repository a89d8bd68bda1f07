//! Searches kept as runs, compared and saved, without a window.

use std::path::Path;
use std::time::Duration;

use crate::support::home::Home;
use unfold_app::command::{Command, FilesCommand, HistoryCommand, RunsCommand, ScrambleCommand, SearchCommand};
use unfold_app::command::{TypingCommand, WindowCommand, message::Message};
use unfold_app::document::runs::{MAX_PINNED_RUNS, MAX_RUNS, Run, results::RunEnd, series::MAX_POINTS};
use unfold_app::settings::{choices::Chart, seconds_limit::SecondsLimit};
use unfold_app::{dialog::Dialog, event::Event, file_export, file_kind::FileKind, task::TaskId};
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_engine::{notation::facelets, search::Reason};
use unfold_scene::picture::{CapturedPicture, Picture};
use unfold_text::Language;

impl Home {
    /// Types a position, and searches until the search ends by itself.
    fn solve_position(&mut self, position: &str) {
        self.program.apply(TypingCommand::TypePosition(position.into()));
        self.solve();
    }

    /// Draws a random position, and searches until the search ends by itself.
    fn solve_random(&mut self, seed: u64) {
        self.program.apply(ScrambleCommand::ScrambleFrom(seed));
        self.solve();
    }

    /// Searches until there is a solution, and stops.
    fn search_for_a_while(&mut self) {
        self.program.apply(SearchCommand::Solve);
        self.wait("a solution", |app| app.results().best().is_some() && !app.results().elapsed.is_zero());
        self.program.apply(SearchCommand::Stop);
        self.wait_for_search();
    }

    fn run_numbers(&self) -> Vec<usize> {
        self.program.model.runs[self.program.model.puzzle()].list().iter().map(|run| run.number).collect()
    }

    fn answer_file_dialog(&mut self, kind: FileKind, path: &Path) {
        let after = Duration::from_secs(1);
        self.program.apply(FilesCommand::ChooseFile { kind, path: Some(path.to_path_buf()), open_time: after });
    }

    /// Sends a picture to the program, as the window does.
    fn hand_over(&mut self, id: TaskId, picture: Picture) {
        self.program.send(Message::Event(Event::PictureTaken(id, CapturedPicture::Pixels(picture))));
    }

    fn current_run(&self) -> &Run {
        unfold_app::runs::current(&self.program.model).expect("a run")
    }
}

#[test]
fn a_run_records_what_was_searched_and_how_it_ended() {
    let mut home = Home::with_file_dialogs(PuzzleId::Cube3);
    home.program.apply(SearchCommand::SetThreads(1));
    home.program.apply(SearchCommand::SetTimeLimit(SecondsLimit::from_whole_seconds(7)));
    assert!(
        unfold_app::runs::current(&home.program.model).is_none()
            && home.program.model.runs[home.program.model.puzzle()].list().is_empty()
    );
    home.solve_position("R U F2");
    let (run, results) = (home.current_run(), home.program.model.results());
    assert_eq!(
        (run.number, run.method_and_metric.method, run.method_and_metric.metric, run.threads),
        (1, "twophase", Metric::Htm, [1, 1])
    );
    assert_eq!((run.best, run.lower, run.end), (Some(3), 3, Some(RunEnd::Reason(Reason::Optimal))));
    assert_eq!((run.elapsed, run.nodes), (results.elapsed, results.nodes));
    assert_eq!(run.limits.timeout, Some(Duration::from_secs(7)));
    assert_eq!(run.series, results.series);
    assert_eq!(run.series.lengths().last().map(|p| p[1]), Some(3.0));
    assert!(!run.series.rate().is_empty(), "however short, its speed is known");
    assert_eq!(Some(&run.state), home.program.model.document.workspace().state());
}

#[test]
fn a_resumed_run_continues_but_another_method_or_position_is_new() {
    let mut home = Home::with_file_dialogs(PuzzleId::Cube3);
    home.program.apply(SearchCommand::SetThreads(1));
    home.program.apply(ScrambleCommand::ScrambleFrom(5));
    home.search_for_a_while();
    assert_eq!(home.current_run().end, Some(RunEnd::Reason(Reason::Stopped)));
    let (before, elapsed) = (home.current_run().number, home.current_run().elapsed);
    home.program.apply(SearchCommand::SetThreads(2));
    home.program.apply(SearchCommand::Solve);
    assert_eq!(home.current_run().end, None, "it is at work");
    home.wait("time", |app| app.results().elapsed > elapsed);
    home.program.apply(SearchCommand::Stop);
    home.wait("the end", |app| !app.search.is_running());
    assert_eq!(home.run_numbers(), [before]);
    assert!(home.current_run().elapsed > elapsed);
    assert_eq!(home.current_run().threads, [1, 2]);

    let place = home.current_run().position_number;
    home.program.apply(SearchCommand::SetMethod("greedy"));
    home.program.apply(SearchCommand::Solve);
    home.wait("the end", |app| !app.search.is_running());
    assert_eq!(home.run_numbers(), [1, 2]);
    assert_eq!((home.current_run().method_and_metric.method, home.current_run().position_number), ("greedy", place));
    home.program.apply(SearchCommand::SetMethod("twophase"));
    home.program.apply(ScrambleCommand::ScrambleFrom(6));
    assert!(home.program.model.results().run.is_none());
    assert!(unfold_app::runs::current(&home.program.model).is_none(), "that of the position before is not its own");
    home.search_for_a_while();
    assert_eq!((home.run_numbers(), home.current_run().number), (vec![1, 2, 3], 3));
    assert_ne!(home.current_run().position_number, place);
    // Back at the earlier position, its results come from the second run.
    home.program.apply(HistoryCommand::Undo);
    assert_eq!(home.current_run().number, 2);
    // Each puzzle has its own runs.
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    assert!(home.run_numbers().is_empty());
}

#[test]
fn a_search_replaced_by_another_is_a_stopped_run() {
    let mut home = Home::with_file_dialogs(PuzzleId::Tess2);
    home.program.apply(ScrambleCommand::ScrambleFrom(1));
    home.program.apply(SearchCommand::Solve);
    home.wait("a solution", |app| app.results().best().is_some());
    home.program.apply(ScrambleCommand::ScrambleFrom(2));
    assert_eq!(home.program.model.runs[home.program.model.puzzle()].list()[0].end, None, "it goes on for its position");
    home.program.apply(SearchCommand::Solve);
    let run = &home.program.model.runs[home.program.model.puzzle()].list()[0];
    assert_eq!(run.end, Some(RunEnd::Reason(Reason::Stopped)));
    assert!(run.best.is_some() && !run.series.lengths().is_empty());
    assert!(run.series.rate().len() <= MAX_POINTS);
}

#[test]
fn latest_and_pinned_runs_are_kept() {
    let mut home = Home::with_file_dialogs(PuzzleId::Cube2);
    for seed in 1..=MAX_RUNS as u64 {
        home.solve_random(seed);
    }
    assert_eq!(home.run_numbers(), (1..=MAX_RUNS).collect::<Vec<_>>());
    let mut colours: Vec<usize> =
        home.program.model.runs[home.program.model.puzzle()].list().iter().map(|run| run.colour).collect();
    colours.sort_unstable();
    assert_eq!(colours, (0..MAX_RUNS).collect::<Vec<_>>(), "no two look alike");
    for n in 1..=MAX_PINNED_RUNS + 1 {
        home.program.apply(RunsCommand::PinRun(n, true));
    }
    let pinned = home.program.model.runs[home.program.model.puzzle()].list().iter().filter(|run| run.is_pinned).count();
    assert_eq!((pinned, home.program.model.runs[home.program.model.puzzle()].can_pin()), (MAX_PINNED_RUNS, false));
    // Other positions: solving an equal position would continue its run.
    for seed in MAX_RUNS as u64 + 1..=2 * MAX_RUNS as u64 {
        home.solve_random(seed);
    }
    let expected: Vec<usize> = (1..=MAX_PINNED_RUNS).chain(MAX_RUNS + MAX_PINNED_RUNS + 1..=2 * MAX_RUNS).collect();
    assert_eq!(home.run_numbers(), expected);
    home.program.apply(RunsCommand::PinRun(1, false));
    home.solve_position("U F");
    assert_eq!(home.run_numbers()[0], 2);
    // The current run cannot be removed; any other can.
    let current = home.current_run().number;
    home.program.apply(RunsCommand::RemoveRun(current));
    home.program.apply(RunsCommand::RemoveRun(5));
    assert!(home.run_numbers().contains(&current) && !home.run_numbers().contains(&5));
}

#[test]
fn a_removed_run_restarts_with_a_new_number() {
    let mut home = Home::with_file_dialogs(PuzzleId::Cube3);
    home.program.apply(ScrambleCommand::ScrambleFrom(3));
    home.search_for_a_while();
    home.program.apply(ScrambleCommand::ScrambleFrom(4));
    home.search_for_a_while();
    home.program.apply(RunsCommand::RemoveRun(1));
    home.program.apply(HistoryCommand::Undo);
    assert!(unfold_app::runs::current(&home.program.model).is_none() && home.program.model.results().best().is_some());
    home.search_for_a_while();
    assert_eq!(home.run_numbers(), [2, 3]);
    assert_eq!(home.current_run().series, home.program.model.results().series, "with all that was known");
}

#[test]
fn runs_in_another_metric_are_compared_only_by_speed() {
    let mut home = Home::with_file_dialogs(PuzzleId::Cube2);
    home.solve_position("R U2 F");
    home.program.apply(SearchCommand::SetMetric(Metric::Qtm));
    home.program.apply(SearchCommand::Solve);
    home.wait("the end", |app| !app.search.is_running());
    let [first, second] = home.program.model.runs[home.program.model.puzzle()].list() else { panic!("two runs") };
    assert_eq!([first.method_and_metric.metric, second.method_and_metric.metric], [Metric::Htm, Metric::Qtm]);
    assert_eq!(first.position_number, second.position_number);
    assert!(
        !unfold_app::runs::is_comparable(&home.program.model, first, false)
            && unfold_app::runs::is_comparable(&home.program.model, first, true)
    );
    assert!(!unfold_app::runs::is_comparable(&home.program.model, second, true), "it is the one of the position");
    home.program.apply(SearchCommand::SetMetric(Metric::Htm));
    home.solve_position("R U");
    let runs = &home.program.model.runs[home.program.model.puzzle()];
    assert!(
        unfold_app::runs::is_comparable(&home.program.model, &runs.list()[0], false)
            && !unfold_app::runs::is_comparable(&home.program.model, &runs.list()[1], false)
    );
}

/// Reads an exported table: run, event, and time in seconds with value. Checks the other columns against the run.
fn read(home: &Home, path: &Path) -> Vec<(usize, String, [f64; 2])> {
    let text = std::fs::read_to_string(path).expect("a table");
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("run,method,metric,threads,position,time_s,event,value"));
    lines
        .map(|line| {
            let [number, method, metric, threads, position, time, event, value] =
                line.split(',').collect::<Vec<_>>().try_into().expect("eight columns");
            let number = number.parse().expect("a number");
            let run = home.program.model.runs[home.program.model.puzzle()].get(number).expect("a run that is kept");
            assert_eq!((method, metric), (run.method_and_metric.method, run.method_and_metric.metric.name()));
            assert_eq!(threads, run.threads[0].to_string());
            assert_eq!(position, facelets::print(&run.state));
            (number, event.to_owned(), [time, value].map(|n| n.parse().expect("decimals")))
        })
        .collect()
}

#[test]
fn the_csv_equals_the_series_of_the_shown_runs() {
    let mut home = Home::with_file_dialogs(PuzzleId::Cube3);
    assert!(!home.program.model.is_possible(&Command::Runs(RunsCommand::SaveRuns)));
    assert_eq!(
        home.program.model.availability(&Command::Runs(RunsCommand::SaveRuns)).why().as_deref(),
        Some("No runs yet.")
    );
    for seed in 1..=3 {
        home.program.apply(ScrambleCommand::ScrambleFrom(seed));
        home.search_for_a_while();
    }
    home.program.apply(RunsCommand::ShowRun(1, true));
    home.program.apply(RunsCommand::SaveRuns);
    let wanted = home.take_wanted_file().expect("a dialog");
    assert_eq!((wanted.kind, wanted.name.as_deref()), (FileKind::Runs, Some("runs.csv")));
    // A missing extension is added.
    home.answer_file_dialog(FileKind::Runs, &home.path("mine"));
    home.wait("the file", |app| !file_export::is_saving(app));
    let path = home.path("mine.csv");
    assert_eq!(home.program.model.news(), format!("Saved the runs to {}.", path.display()));
    let rows = read(&home, &path);
    for number in [1, 3] {
        let run = home.program.model.runs[home.program.model.puzzle()].get(number).expect("kept");
        let series = [run.series.bounds(), run.series.lengths(), run.series.rate()];
        for (event, series) in ["bound", "best", "nodes_per_s"].into_iter().zip(series) {
            let of = rows.iter().filter(|row| row.0 == number && row.1 == event).map(|row| row.2);
            assert_eq!(of.collect::<Vec<_>>(), series, "{event} of {number}");
            assert!(!series.is_empty());
        }
        let times: Vec<f64> = rows.iter().filter(|row| row.0 == number).map(|row| row.2[0]).collect();
        assert!(times.is_sorted());
    }
    assert!(rows.iter().all(|row| row.0 != 2), "the second is not shown");
}

#[test]
fn write_failures_are_reported_and_overwriting_is_confirmed() {
    let mut home = Home::with_file_dialogs(PuzzleId::Cube2);
    home.solve_position("R U F");
    let there = home.path("there.csv");
    std::fs::write(&there, "mine").expect("writable");
    for (path, what) in [
        (home.path("no/such/folder/runs.csv"), "could not be written"),
        (there.join("runs.csv"), "could not be written"),
        (home.path("settings/.."), "The path has no file name"),
    ] {
        home.program.apply(RunsCommand::SaveRuns);
        home.take_wanted_file();
        home.answer_file_dialog(FileKind::Runs, &path);
        let Some(Dialog::Error { error, .. }) = home.program.model.dialog.as_ref() else {
            panic!("{path:?}: {:?}", home.program.model.dialog.as_ref())
        };
        let said = error.what.get(Language::ENGLISH);
        assert!(said.contains(what), "{said}");
        assert!(!file_export::is_saving(&home.program.model));
        home.program.apply(WindowCommand::Dismiss);
    }
    // The system's dialog did not ask about `there.csv`, so replacing it needs confirmation.
    home.program.apply(RunsCommand::SaveRuns);
    home.answer_file_dialog(FileKind::Runs, &home.path("there"));
    assert_eq!(
        home.program.model.dialog.as_ref(),
        Some(&Dialog::Replace { path: there.clone(), kind: FileKind::Runs })
    );
    home.program.apply(WindowCommand::Dismiss);
    assert_eq!(std::fs::read_to_string(&there).expect("there"), "mine");
    home.program.apply(RunsCommand::SaveRuns);
    home.answer_file_dialog(FileKind::Runs, &home.path("there"));
    home.program.apply(WindowCommand::Accept);
    home.wait("the file", |app| !file_export::is_saving(app));
    assert_eq!(read(&home, &there).len(), {
        let series = &home.current_run().series;
        series.bounds().len() + series.lengths().len() + series.rate().len()
    });
}

#[test]
fn a_picture_is_requested_taken_once_and_written() {
    let mut home = Home::with_file_dialogs(PuzzleId::Cube3);
    home.program.apply(RunsCommand::SetChart(Chart::Speed));
    assert!(
        !home.program.model.is_possible(&Command::Runs(RunsCommand::SaveChart)),
        "there is no chart of a solved puzzle"
    );
    home.program.apply(ScrambleCommand::ScrambleFrom(1));
    home.program.apply(RunsCommand::SetChart(Chart::Along));
    assert!(!home.program.model.is_possible(&Command::Runs(RunsCommand::SaveChart)));
    home.program.apply(RunsCommand::SetChart(Chart::Speed));
    assert!(home.program.model.pictures.pending_request().is_none());
    home.program.apply(RunsCommand::SaveChart);
    home.answer_file_dialog(FileKind::Chart, &home.path("plot.png"));
    let wanted = home.program.model.pictures.pending_request().expect("a picture is wanted");
    assert!(!home.program.model.is_possible(&Command::Runs(RunsCommand::SaveChart)), "one after the other");
    let rgb: Vec<u8> = (0..5 * 3 * 3).collect();
    home.hand_over(wanted.id, Picture { width: 5, height: 3, rgb: rgb.clone() });
    assert!(home.program.model.pictures.pending_request().is_none());
    let news = home.program.model.news();
    home.hand_over(wanted.id, Picture { width: 1, height: 1, rgb: vec![0; 3] });
    assert_eq!(home.program.model.news(), news, "no one waits for a second one");
    home.wait("the file", |app| !file_export::is_saving(app));
    let file = std::io::BufReader::new(std::fs::File::open(home.path("plot.png")).expect("a picture"));
    let mut reader = png::Decoder::new(file).read_info().expect("PNG");
    let mut read = vec![0; reader.output_buffer_size().expect("small")];
    let info = reader.next_frame(&mut read).expect("pixels");
    assert_eq!((info.width, info.height, read), (5, 3, rgb));

    // An empty picture is not saved, and the existing file stays.
    home.program.apply(RunsCommand::SaveChart);
    home.answer_file_dialog(FileKind::Chart, &home.path("plot.png"));
    let again = home.program.model.pictures.pending_request().expect("a picture is wanted");
    assert_ne!(again.id, wanted.id);
    home.hand_over(wanted.id, Picture { width: 1, height: 1, rgb: vec![0; 3] });
    assert_eq!(home.program.model.pictures.pending_request(), Some(again), "it is of the wish before");
    home.hand_over(again.id, Picture { width: 0, height: 0, rgb: Vec::new() });
    home.wait("the refusal", |app| !file_export::is_saving(app));
    assert!(matches!(home.program.model.dialog.as_ref(), Some(Dialog::Error { .. })));
    assert!(home.path("plot.png").metadata().is_ok_and(|about| about.len() > 0));
}

//! Playing moves, turning faces, and analyses beside the solutions, without a window.

use std::time::Duration;

use crate::support::{self, home::Home};
use unfold_app::analysis::{self, job::Findings};
use unfold_app::command::{Command, FilesCommand, GraphCommand, HistoryCommand, ManualSolveCommand, PaintingCommand};
use unfold_app::command::{PlaybackCommand, RowsCommand, RunsCommand, ScrambleCommand, SearchCommand, SettingsCommand};
use unfold_app::command::{TypingCommand, WindowCommand};
use unfold_app::document::{editor::PaintingValidity, playback::PlaybackControl, position::Origin};
use unfold_app::settings::choices::{Chart, Scrambling, View};
use unfold_app::settings::pace::{Pace, SPEEDS, Speed};
use unfold_app::settings::{seconds_limit::SecondsLimit, switch::Switch};
use unfold_app::{Model, dialog::Dialog, lesson::progress_chart::Curve, manual_solve, painting, playback};
use unfold_app::{played::SequenceKind, puzzles::score, system::settings_file};
use unfold_engine::puzzle::{Facelets, Metric, Move, PuzzleId, Sequence, scramble};
use unfold_engine::puzzles::{cube2::Identifier, cube3::search::cross};
use unfold_engine::{mc4d, notation, search::Solution};

impl Home {
    fn type_position(&mut self, text: &str) {
        self.program.apply(TypingCommand::TypePosition(text.into()));
    }

    fn findings(&mut self) -> Findings {
        self.wait("something is found out", |app| {
            analysis::current_findings(app).is_some_and(|analysis| analysis.is_current)
        });
        analysis::current_findings(&self.program.model).map(|analysis| analysis.findings.clone()).expect("findings")
    }
}

fn moves(puzzle: PuzzleId, text: &str) -> Sequence {
    notation::parse(puzzle, text).expect("moves")
}

fn mv(puzzle: PuzzleId, name: &str) -> Move {
    moves(puzzle, name).0[0]
}

#[test]
fn a_solution_is_played_step_by_step_and_automatically() {
    let mut home = Home::new(PuzzleId::Cube3);
    assert!(!home.program.model.document.workspace().can_control_playback(PlaybackControl::Toggle));
    home.type_position("R U2 F' L");
    let start = home.shown_facelets();
    home.solve();
    let solution = home.program.model.results().selected().expect("a solution").1.moves.clone();
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Forward));
    assert_eq!(
        (home.program.model.document.workspace().moves_made(), home.shown_facelets()),
        (1, start.after(solution.0[0]))
    );
    home.program.apply(PlaybackCommand::Go(PlaybackControl::End));
    assert!(
        home.shown_facelets().is_solved()
            && !home.program.model.document.workspace().can_control_playback(PlaybackControl::Forward)
    );
    assert_eq!(painting::status(&home.program.model), PaintingValidity::Solved);
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Back));
    assert_eq!(home.program.model.document.workspace().moves_made(), solution.0.len() - 1);
    home.program.apply(PlaybackCommand::Seek(2));
    assert_eq!(home.shown_facelets(), start.after(solution.0[0]).after(solution.0[1]));
    home.program.apply(PlaybackCommand::Seek(usize::MAX));
    assert_eq!(home.program.model.document.workspace().moves_made(), solution.0.len());
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Start));
    assert_eq!(home.shown_facelets(), start);
    // Automatic playback: at fast speed a move takes a fifth of a second, and playback can be paused.
    home.program.apply(PlaybackCommand::SetSpeed(Speed::Fast));
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Toggle));
    assert!(
        home.program.model.document.workspace().is_playing()
            && home.program.next_poll().is_some_and(|due| due <= Duration::from_millis(200))
    );
    home.wait("a move is played", |app| app.document.workspace().moves_made() >= 1);
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Toggle));
    let at = home.program.model.document.workspace().moves_made();
    home.pass(Duration::from_millis(300));
    assert_eq!(home.program.model.document.workspace().moves_made(), at);
    // Instant playback; at the end, Toggle starts again from the beginning.
    home.program.apply(PlaybackCommand::SetSpeed(Speed::Instant));
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Toggle));
    home.wait("all is played", |app| !app.document.workspace().is_playing());
    assert!(home.shown_facelets().is_solved());
    home.program.apply(PlaybackCommand::SetSpeed(Speed::Slow));
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Toggle));
    assert_eq!(
        (home.program.model.document.workspace().moves_made(), home.program.model.document.workspace().is_playing()),
        (0, true)
    );
    // The original position is still there with its results; playing was not an undo step.
    assert!(home.program.model.results().best().is_some());
    home.program.apply(HistoryCommand::Undo);
    assert!(
        home.program.model.document.workspace().is_fresh()
            && home.program.model.document.workspace().playback.as_ref().is_none()
    );
}

#[test]
fn turns_and_searches_start_from_the_shown_position() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.type_position("R U2 F'");
    home.solve();
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Forward));
    let shown = home.shown_facelets();
    home.program.apply(ManualSolveCommand::Turn(mv(PuzzleId::Cube3, "D2")));
    assert_eq!(home.shown_facelets(), shown.after(mv(PuzzleId::Cube3, "D2")));
    assert_eq!(
        (
            home.program.model.document.workspace().position().origin.clone(),
            home.program.model.document.workspace().moves_made()
        ),
        (Origin::Turned, 2)
    );
    home.program.apply(HistoryCommand::Undo);
    home.program.apply(PlaybackCommand::Go(PlaybackControl::End));
    // At the end of the moves there is nothing to solve, and the reason is given.
    home.program.apply(SearchCommand::SetMethod("ida-score"));
    assert!(!home.program.model.is_possible(&Command::Search(SearchCommand::Solve)));
    assert!(
        home.program
            .model
            .availability(&Command::Search(SearchCommand::Solve))
            .why()
            .is_some_and(|why| why.contains("is solved"))
    );
    // After the first move, Solve solves the position shown: two moves are left.
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Start));
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Forward));
    home.program.apply(SearchCommand::Solve);
    assert_eq!((home.program.model.document.workspace().state(), home.shown_facelets()), (Some(&shown), shown.clone()));
    home.wait("the search ends", |app| !app.search.is_running());
    assert_eq!(home.program.model.results().best().map(|best| best.length), Some(2));
    // Moves that the puzzle does not have do nothing.
    let before = home.shown_facelets();
    home.program.apply(ManualSolveCommand::Turn(Move::new(9999)));
    home.program.apply(PlaybackCommand::Play { kind: SequenceKind::Path, moves: Sequence(vec![Move::new(9999)]) });
    assert_eq!(home.shown_facelets(), before);
}

#[test]
fn text_pasted_during_playback_becomes_the_position() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.type_position("R U");
    home.solve();
    home.program.apply(PlaybackCommand::Go(PlaybackControl::End));
    // The net shows the solved cube; pasted, it becomes the position.
    home.program.apply(TypingCommand::Paste(notation::facelets::print(&Facelets::solved(PuzzleId::Cube3))));
    assert!(
        home.program.model.document.workspace().state().is_some_and(Facelets::is_solved)
            && home.program.model.document.workspace().playback.as_ref().is_none()
    );
    home.program.apply(HistoryCommand::Undo);
    home.program.apply(PlaybackCommand::Go(PlaybackControl::End));
    home.program.apply(TypingCommand::Paste("R U".into()));
    assert_eq!(
        (home.program.model.document.workspace().moves_made(), home.program.model.results().best().is_some()),
        (0, true),
        "the position was that already"
    );
}

#[test]
fn a_better_solution_is_played_after_the_current_one_ends() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.program.apply(ScrambleCommand::ScrambleFrom(11));
    home.program.apply(SearchCommand::SetTimeLimit(SecondsLimit::from_whole_seconds(2)));
    home.program.apply(SearchCommand::Solve);
    home.wait("there is a solution", |app| app.results().best().is_some());
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Forward));
    let begun = playback::played_moves(&home.program.model).map(|(_, moves)| moves.clone());
    home.wait("the search ends", |app| !app.search.is_running());
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Forward));
    assert_eq!(
        playback::played_moves(&home.program.model).map(|(_, moves)| moves.clone()),
        begun,
        "what is watched is watched to its end"
    );
    home.program.apply(PlaybackCommand::Go(PlaybackControl::End));
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Toggle));
    let best = home.program.model.results().best().map(|best| best.moves.clone());
    assert_eq!(playback::played_moves(&home.program.model).map(|(_, moves)| moves.clone()), best);
}

#[test]
fn a_solution_found_during_stepping_gets_its_own_row() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.type_position("R U");
    let find = |home: &mut Home, text: &str| {
        let moves = notation::parse(PuzzleId::Cube3, text).expect("moves");
        let found = Solution::known(&moves, PuzzleId::Cube3, Metric::Htm).expect("moves of the puzzle");
        home.program.model.document.workspace_mut().position_mut().results.add_solution(found);
        moves
    };
    let of_kind = |home: &Home, what: SequenceKind| {
        let rows = home.program.model.document.workspace().rows();
        let at = rows.iter().position(|row| row.kind == what)?;
        Some((rows.len() - 1 - at, rows[at].moves.clone()))
    };
    // Six repetitions of these four turns cancel.
    let long = find(&mut home, &format!("R' U' {}", "R U R' U' ".repeat(5)));
    assert_eq!(of_kind(&home, SequenceKind::Solution), Some((0, long.clone())));
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Forward));
    let short = find(&mut home, "U' R'");
    assert_eq!(
        of_kind(&home, SequenceKind::Solution),
        Some((1, long.clone())),
        "nobody takes the moves from under the hand"
    );
    assert_eq!(of_kind(&home, SequenceKind::NewSolution), Some((0, short.clone())));
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Forward));
    assert_eq!(home.program.model.document.workspace().moves_made(), 2);
    // Before its first move, the old solution is not kept.
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Start));
    assert_eq!(of_kind(&home, SequenceKind::Solution), Some((0, short.clone())));
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Forward));
    let shortest = find(&mut home, "U' R'");
    assert_eq!((of_kind(&home, SequenceKind::NewSolution), shortest), (None, short), "it is no other");
}

#[test]
fn selecting_a_new_solution_replaces_the_played_one() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.type_position("R U");
    for (text, steps) in [(format!("R' U' {}", "R U R' U' ".repeat(5)), 3), ("U' R'".to_owned(), 0)] {
        let moves = notation::parse(PuzzleId::Cube3, &text).expect("moves");
        let found = Solution::known(&moves, PuzzleId::Cube3, Metric::Htm).expect("moves of the puzzle");
        home.program.model.document.workspace_mut().position_mut().results.add_solution(found);
        (0..steps).for_each(|_| home.program.apply(PlaybackCommand::Go(PlaybackControl::Forward)));
    }
    home.program.apply(RowsCommand::Seek(SequenceKind::NewSolution, 2));
    let workspace = home.program.model.document.workspace();
    assert_eq!(workspace.player().map(|player| (player.kind, player.moves.0.len())), Some((SequenceKind::Solution, 2)));
    assert!(workspace.row(SequenceKind::NewSolution).is_none() && home.shown_facelets().is_solved());
}

#[test]
fn the_sticker_score_follows_the_shown_position() {
    let mut home = Home::new(PuzzleId::Cube3);
    assert_eq!(
        (
            score::painting_score(home.program.model.document.workspace().painting()),
            unfold_app::lesson::update::notes(&home.program.model)
        ),
        (Some(0), None)
    );
    home.program.apply(ManualSolveCommand::Turn(mv(PuzzleId::Cube3, "R")));
    assert_eq!(score::painting_score(home.program.model.document.workspace().painting()), Some(12));
    home.solve();
    assert_eq!(
        unfold_app::lesson::update::notes(&home.program.model).expect("a course").curve_values(Curve::Score),
        [12, 0]
    );
    home.program.apply(PlaybackCommand::Go(PlaybackControl::End));
    assert_eq!(score::painting_score(home.program.model.document.workspace().painting()), Some(0));
    home.program.apply(RunsCommand::SetChart(Chart::Along));
    assert_eq!(
        (
            home.program.model.choices().chart_for(home.program.model.puzzle()),
            home.program.model.choices().curve_for(home.program.model.puzzle())
        ),
        (Chart::Along, Curve::Score)
    );
    home.program.apply(PaintingCommand::Clear);
    assert_eq!(score::painting_score(home.program.model.document.workspace().painting()), None);
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
    assert_eq!(
        (
            score::painting_score(home.program.model.document.workspace().painting()),
            home.program.model.choices().chart_for(home.program.model.puzzle())
        ),
        (None, Chart::Length)
    );
}

#[test]
fn methods_and_metrics_are_selected_per_puzzle() {
    let mut home = Home::new(PuzzleId::Cube2);
    home.type_position("R2 U2");
    home.solve();
    assert_eq!((home.program.model.shown_metric(), home.program.model.results().lower), (Metric::Htm, 2));
    assert!(!home.program.model.is_possible(&Command::Search(SearchCommand::Solve)));
    home.program.apply(SearchCommand::SetMetric(Metric::Qtm));
    // Results keep their own metric, and can be searched again in the other.
    assert_eq!((home.program.model.shown_metric(), home.program.model.metric()), (Metric::Htm, Metric::Qtm));
    assert!(home.program.model.is_possible(&Command::Search(SearchCommand::Solve)));
    home.solve();
    assert_eq!((home.program.model.shown_metric(), home.program.model.results().lower), (Metric::Qtm, 4));
    assert_eq!(home.program.model.results().best().map(|best| best.length), Some(4));
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    assert_eq!(
        (home.program.model.metric(), home.program.model.solver().map(|s| s.name())),
        (Metric::Htm, Some("twophase"))
    );
    home.program.apply(SearchCommand::SetMetric(Metric::Qtm));
    assert_eq!(home.program.model.metric(), Metric::Qtm);
    home.program.apply(SearchCommand::SetMethod("direct"));
    assert_eq!(home.program.model.metric(), Metric::Htm, "direct knows HTM only");
    home.program.apply(SearchCommand::SetMethod("ida-score"));
    assert_eq!(home.program.model.metric(), Metric::Qtm);
    home.program.apply(SearchCommand::SetMethod("no such"));
    assert_eq!(home.program.model.solver().map(|s| s.name()), Some("twophase"));
    // A method that gives up reports it.
    home.program.apply(SearchCommand::SetMethod("greedy"));
    home.program.apply(ScrambleCommand::ScrambleFrom(3));
    home.solve();
    assert!(home.program.model.results().best().is_none() && home.program.model.results().lower > 0);
}

#[test]
fn an_attempt_without_a_solution_is_played() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.program.apply(SearchCommand::SetMethod("greedy"));
    home.program.apply(ScrambleCommand::SetScrambling(Scrambling::Turns));
    home.program.apply(SettingsCommand::Set(Switch::WatchScramble, false));
    home.program.apply(ScrambleCommand::ScrambleFrom(3));
    let start = home.shown_facelets();
    home.solve();
    let attempt = home.program.model.results().attempt.clone().expect("what was tried");
    let text = home.program.model.news();
    assert!(text.contains("greedy made 100 moves without solving"), "{text}");
    // The timeline shows the attempt, although no solution is shown.
    assert!(home.program.model.results().selected().is_none());
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Forward));
    assert_eq!(home.shown_facelets(), start.after(attempt.moves.0[0]));
    assert_eq!(
        home.program.model.document.workspace().playback.as_ref().map(|playback| playback.kind),
        Some(SequenceKind::Attempt)
    );
    home.program.apply(PlaybackCommand::Go(PlaybackControl::End));
    assert_eq!(score::painting_score(home.program.model.document.workspace().painting()), Some(attempt.score));
    // The scramble can be played as well, and the attempt again.
    assert!(
        home.program.model.document.workspace().other_players().any(|player| player.kind == SequenceKind::Scramble)
    );
    home.program.apply(ScrambleCommand::PlayScramble);
    assert!(home.program.model.document.workspace().other_players().any(|player| player.kind == SequenceKind::Attempt));
    home.program.apply(PlaybackCommand::Play { kind: SequenceKind::Attempt, moves: attempt.moves.clone() });
    home.program.apply(PlaybackCommand::Seek(0));
    assert_eq!((home.program.model.document.workspace().moves_made(), home.shown_facelets()), (0, start));
    // A new search discards the attempt.
    home.program.apply(SearchCommand::SetMethod("twophase"));
    home.program.apply(SearchCommand::SetTimeLimit(SecondsLimit::from_seconds(0.3)));
    home.solve();
    assert!(home.program.model.results().attempt.is_none() && home.program.model.results().best().is_some());
}

#[test]
fn a_scramble_continues_from_the_shown_position() {
    for puzzle in unfold_engine::puzzles::ALL {
        let mut home = Home::new(puzzle);
        home.program.apply(ScrambleCommand::ScrambleFrom(3));
        let start = home.shown_facelets();
        home.program.apply(ScrambleCommand::ScrambleFromHere);
        let further = home.shown_facelets();
        assert_ne!(further, start);
        let lead = home
            .program
            .model
            .document
            .workspace()
            .position()
            .manual_solve
            .as_ref()
            .expect("moves from there")
            .from
            .lead
            .clone();
        assert_eq!((lead.0.len(), start.after_all(&lead)), (puzzle.def().scramble_length, further.clone()));
        assert_eq!(manual_solve::turns_in_chosen_metric(&home.program.model), 0, "nobody turned");
        // A second scramble is appended to the first.
        home.program.apply(ScrambleCommand::ScrambleFromHere);
        assert_eq!(
            home.program.model.document.workspace().position().manual_solve.as_ref().map(|hand| hand.from.lead.0.len()),
            Some(2 * puzzle.def().scramble_length)
        );
        home.program.apply(HistoryCommand::Undo);
        assert_eq!(home.shown_facelets(), further);
        home.program.apply(HistoryCommand::Undo);
        assert_eq!(home.shown_facelets(), start);
        home.program.apply(PaintingCommand::Clear);
        assert!(!home.program.model.is_possible(&Command::Scramble(ScrambleCommand::ScrambleFromHere)));
    }
}

#[test]
fn a_scramble_continues_from_the_middle_of_a_playback() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.type_position("R U2 F' L");
    home.solve();
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Forward));
    let middle = home.shown_facelets();
    home.program.apply(ScrambleCommand::ScrambleFromHere);
    let lead = home
        .program
        .model
        .document
        .workspace()
        .position()
        .manual_solve
        .as_ref()
        .expect("moves from there")
        .from
        .lead
        .clone();
    assert_eq!(lead.0.len(), 1 + scramble::DEFAULT_TURNS);
    assert_eq!(home.shown_facelets(), middle.after_all(&Sequence(lead.0[1..].to_vec())));
    home.program.apply(HistoryCommand::Undo);
    assert_eq!((home.program.model.document.workspace().moves_made(), home.shown_facelets()), (1, middle));
}

#[test]
fn scrambles_depend_on_the_setting_and_are_reproducible() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.program.apply(ScrambleCommand::SetScrambling(Scrambling::Turns));
    home.program.apply(ScrambleCommand::ScrambleFrom(7));
    let turned = home.shown_facelets();
    assert_eq!(
        home.program.model.document.workspace().position().origin,
        Origin::Random { seed: 7, how: Scrambling::Turns }
    );
    home.program.apply(ScrambleCommand::SetScrambling(Scrambling::Uniform));
    home.program.apply(ScrambleCommand::ScrambleFrom(7));
    assert_ne!(home.shown_facelets(), turned);
    home.program.apply(ScrambleCommand::SetScrambling(Scrambling::Turns));
    home.program.apply(ScrambleCommand::ScrambleFrom(7));
    assert_eq!(home.shown_facelets(), turned);
    // The setting applies to the hypercube, too.
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    home.program.apply(ScrambleCommand::ScrambleFrom(7));
    assert_eq!(
        home.program.model.document.workspace().position().origin,
        Origin::Random { seed: 7, how: Scrambling::Turns }
    );
}

#[test]
fn six_crosses_are_found_in_the_background_and_played() {
    let mut home = Home::new(PuzzleId::Cube3);
    assert!(analysis::current_findings(&home.program.model).is_none());
    home.program.apply(SettingsCommand::SetView(View::Crosses));
    home.program.apply(ScrambleCommand::ScrambleFrom(5));
    home.wait("pairs are found", |app| {
        let found =
            analysis::current_findings(app).filter(|analysis| analysis.is_current).map(|analysis| analysis.findings);
        matches!(found, Some(Findings::Crosses { xcrosses, .. }) if !xcrosses.is_empty())
    });
    let Findings::Crosses { crosses, shortest_by_face, xcrosses: pairs } = home.findings() else { panic!("crosses") };
    assert_eq!((crosses.len(), shortest_by_face.len(), pairs.len()), (6, 6, 24));
    let start = home.shown_facelets();
    for cross in crosses.iter().chain(&pairs) {
        let what =
            cross.slot.map_or(SequenceKind::Cross(cross.face), |slot| SequenceKind::XCross(cross.face, slot.name()));
        home.program.apply(PlaybackCommand::Play { kind: what, moves: cross.moves.clone() });
        home.program.apply(PlaybackCommand::Go(PlaybackControl::End));
        assert!(cross::is_solved(&home.shown_facelets(), cross.face));
        assert!(cross.slot.is_none_or(|slot| cross::pair_is_solved(&home.shown_facelets(), slot)));
    }
    for (all, cross) in shortest_by_face.iter().zip(&crosses) {
        assert!(all.iter().all(|way| way.length == cross.length) && all[0].quarters == cross.quarters);
    }
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Start));
    assert_eq!(home.shown_facelets(), start);
    // After a change of the position, the findings belong to the old one until recomputed.
    home.program.apply(HistoryCommand::Reset);
    home.program.poll();
    let Findings::Crosses { crosses, .. } = home.findings() else { panic!("crosses") };
    assert!(crosses.iter().all(|cross| cross.length == 0));
    home.program.apply(PaintingCommand::Clear);
    home.program.poll();
    assert!(analysis::current_findings(&home.program.model).is_none());
}

#[test]
fn a_position_is_found_in_the_graph_and_walked_to_solved() {
    let mut home = Home::new(PuzzleId::Cube2);
    home.program.apply(SettingsCommand::SetView(View::Graph));
    // The graph counts quarter turns by default, whatever the solver's metric.
    home.program.apply(SearchCommand::SetMetric(Metric::Htm));
    home.type_position("002140534352524214031513");
    let Findings::Graph { identifier, distances, neighbourhood, path, .. } = home.findings() else { panic!("a graph") };
    assert_eq!((identifier.to_string().as_str(), distances, path.len()), ("002140534352524214031513", [7, 8], 9));
    assert_eq!(neighbourhood.ring(1).count(), 6);
    let moves = Sequence(path.iter().filter_map(|stop| stop.mv).collect());
    home.program.apply(PlaybackCommand::Play { kind: SequenceKind::Path, moves });
    for (n, stop) in path.iter().enumerate() {
        home.program.apply(PlaybackCommand::Seek(n));
        assert_eq!(home.shown_facelets(), stop.state);
    }
    assert!(home.shown_facelets().is_solved());
    // A neighbour belongs to the position itself, wherever playback is.
    let (_, nearer) = neighbourhood.ring(1).find(|(_, n)| n.distance == 7).expect("a way home");
    home.program.apply(ManualSolveCommand::TurnPosition(nearer.moves[0]));
    assert_eq!(Identifier::from_facelets(&home.shown_facelets()), nearer.identifier);
    home.program.poll();
    let Findings::Graph { distances: [_, 7], .. } = home.findings() else { panic!("another distance") };
    home.program.apply(GraphCommand::SetGraphMetric(Metric::Htm));
    home.program.poll();
    let Findings::Graph { neighbourhood, .. } = home.findings() else { panic!("a graph") };
    assert_eq!(neighbourhood.ring(1).count(), 9);
}

#[test]
fn the_graph_export_can_be_stopped_and_never_overwrites_unasked() {
    let mut home = Home::new(PuzzleId::Cube2);
    let folder = home.path("graph");
    let export = |home: &mut Home| {
        home.program.apply(GraphCommand::Export);
        home.program.apply(FilesCommand::TypePath(folder.display().to_string()));
        home.program.apply(WindowCommand::Accept);
    };
    export(&mut home);
    assert!(
        home.program.model.graph.export.task.progress().is_some()
            && !home.program.model.is_possible(&Command::Graph(GraphCommand::Export))
    );
    home.wait("it writes", |_| support::is_being_written(&folder, "edges.csv"));
    home.program.apply(GraphCommand::StopExport);
    home.wait("it has stopped", |app| app.graph.export.task.progress().is_none());
    assert!(!folder.exists() && home.program.model.dialog.is_none());
    // Replacing existing files needs confirmation.
    std::fs::create_dir_all(&folder).expect("writable");
    std::fs::write(folder.join("nodes.csv"), "mine").expect("writable");
    export(&mut home);
    assert!(
        matches!(home.program.model.dialog.as_ref(), Some(Dialog::Replace { .. })),
        "{:?}",
        home.program.model.dialog.as_ref()
    );
    home.program.apply(WindowCommand::Dismiss);
    assert_eq!(std::fs::read_to_string(folder.join("nodes.csv")).expect("readable"), "mine");
    assert!(home.program.model.is_possible(&Command::Graph(GraphCommand::Export)));
    // A file in place of the folder.
    let file = home.path("file");
    std::fs::write(&file, "").expect("writable");
    home.program.apply(GraphCommand::Export);
    home.program.apply(FilesCommand::TypePath(file.display().to_string()));
    home.program.apply(WindowCommand::Accept);
    assert!(matches!(home.program.model.dialog.as_ref(), Some(Dialog::Error { .. })));
    // Closing the window removes the unfinished export.
    home.program.apply(WindowCommand::Dismiss);
    let other = home.path("other");
    home.program.apply(GraphCommand::Export);
    home.program.apply(FilesCommand::TypePath(other.display().to_string()));
    home.program.apply(WindowCommand::Accept);
    home.wait("it writes", |_| support::is_being_written(&other, "edges.csv"));
    home.program.close();
    assert!(!other.exists());
}

#[test]
fn undoing_a_turn_made_during_playback_restores_the_position() {
    let mut home = Home::new(PuzzleId::Cube2);
    home.type_position("R U2 F' R U");
    home.solve();
    home.program.apply(PlaybackCommand::Seek(2));
    let there = home.shown_facelets();
    home.program.apply(ManualSolveCommand::Turn(mv(PuzzleId::Cube2, "F")));
    assert_ne!(home.shown_facelets(), there);
    home.program.apply(HistoryCommand::Undo);
    assert_eq!((home.shown_facelets(), home.program.model.document.workspace().moves_made()), (there.clone(), 2));
    assert!(!home.program.model.document.workspace().is_playing() && home.program.model.results().best().is_some());
    home.program.apply(HistoryCommand::Redo);
    assert_eq!(home.shown_facelets(), there.after(mv(PuzzleId::Cube2, "F")));
}

#[test]
fn a_tables_folder_set_by_another_process_is_kept() {
    let mut home = Home::new(PuzzleId::Cube2);
    let folder = home.folder.path().join("settings");
    home.program.apply(PlaybackCommand::SetPace(Pace::from_seconds(0.3)));
    home.program.close();
    let moved = home.folder.path().join("moved");
    settings_file::save_table_folder(&folder, Some(moved.clone())).expect("noted");
    for pace in [0.4, 0.5] {
        home.program.apply(PlaybackCommand::SetPace(Pace::from_seconds(pace)));
        home.program.close();
        let kept = settings_file::read_in(&folder).expect("settings");
        assert_eq!((kept.pace.seconds(), kept.tables), (pace, Some(moved.clone())));
    }
}

#[test]
fn the_playback_speed_is_bounded_named_saved_and_adjustable() {
    for speed in SPEEDS {
        assert_eq!(speed.pace().speed(), Some(speed));
    }
    assert_eq!(Pace::from_seconds(0.3).speed(), None);
    for (asked, got) in [(1e9, 3.0), (1e-9, 0.05), (-1.0, 0.0), (f64::NAN, 0.5), (f64::INFINITY, 3.0)] {
        assert!((Pace::from_seconds(asked).seconds() - got).abs() < 1e-12, "{asked}");
    }
    let mut home = Home::new(PuzzleId::Cube3);
    home.program.apply(TypingCommand::TypePosition("R U2 F' L D".into()));
    home.program.apply(SearchCommand::Solve);
    home.wait("it is solved", |app| !app.search.is_running());
    home.program.apply(PlaybackCommand::SetPace(Pace::from_seconds(3.0)));
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Toggle));
    home.program.poll();
    assert_eq!(
        (home.program.model.document.workspace().moves_made(), home.program.model.document.workspace().is_playing()),
        (0, true)
    );
    home.pass(Duration::from_millis(300));
    assert_eq!(home.program.model.document.workspace().moves_made(), 0);
    // A faster pace makes the pending move due at once.
    home.program.apply(PlaybackCommand::SetPace(Pace::from_seconds(0.05)));
    assert!(home.program.next_poll().is_some_and(|due| due <= Duration::from_millis(50)));
    home.wait("it is played", |app| !app.document.workspace().is_playing());
    home.program.apply(PlaybackCommand::SetPace(Pace::from_seconds(0.123)));
    home.program.close();
    let app = home.second_program();
    assert!((app.model.settings.pace.seconds() - 0.123).abs() < 1e-9);
    let file = home.folder.path().join("settings/settings.json");
    for (written, read) in [("1e300", 3.0), ("-4", 0.0)] {
        std::fs::write(&file, format!("{{\"pace\": {written}, \"speed\": \"slow\"}}")).expect("writable");
        assert!((home.second_program().model.settings.pace.seconds() - read).abs() < 1e-12);
    }
    assert_eq!(Pace::default().speed(), Some(Speed::Normal));
}

#[test]
fn the_moves_of_a_log_are_played_from_its_mark() {
    let mut home = Home::new(PuzzleId::Tess2);
    let (scramble, after) = (
        scramble::walk(PuzzleId::Tess2, 9, &mut scramble::generator(1)),
        scramble::walk(PuzzleId::Tess2, 6, &mut scramble::generator(2)),
    );
    let path = home.folder.path().join("mine.log");
    let text = mc4d::write(
        &mc4d::Log::from_scramble(PuzzleId::Tess2, &scramble)
            .expect("moves of the puzzle")
            .with_solution(&after)
            .expect("moves of the puzzle"),
    );
    std::fs::write(&path, text).expect("writable");
    home.program.apply(FilesCommand::OpenPath(path));
    let mark = Facelets::solved(PuzzleId::Tess2).after_all(&scramble);
    let end = mark.after_all(&after);
    let shown = |app: &Model| app.document.workspace().painting().facelets().expect("all is painted");
    // The log opens at its mark, and its moves can be played from there.
    let (what, moves) =
        playback::played_moves(&home.program.model).map(|(what, moves)| (what, moves.clone())).expect("moves to play");
    assert_eq!(
        (what, shown(&home.program.model), home.program.model.document.workspace().moves_made()),
        (SequenceKind::Log, mark.clone(), 0)
    );
    assert_eq!(mark.after_all(&moves), end);
    assert!(
        !home.program.model.document.workspace().can_control_playback(PlaybackControl::Back)
            && home.program.model.document.workspace().can_control_playback(PlaybackControl::Forward)
            && home.program.model.document.workspace().playback.as_ref().is_none()
    );
    home.program.apply(PlaybackCommand::Seek(2));
    let second = mark.after(moves.0[0]).after(moves.0[1]);
    assert_eq!(shown(&home.program.model), second);
    // Solve applies to the position shown; then the solution or the moves of the log can be played.
    home.program.apply(SearchCommand::Solve);
    assert_eq!(
        (shown(&home.program.model), home.program.model.document.workspace().state()),
        (second.clone(), Some(&second))
    );
    home.wait("it is solved", |app| app.results().best().is_some());
    home.program.apply(SearchCommand::Stop);
    assert_eq!(playback::played_moves(&home.program.model).map(|(what, _)| what), Some(SequenceKind::Solution));
    home.program.apply(PlaybackCommand::Play { kind: SequenceKind::Log, moves });
    assert_eq!((home.program.model.document.workspace().moves_made(), shown(&home.program.model)), (0, mark));
    assert!(
        unfold_app::lesson::update::notes(&home.program.model)
            .is_some_and(|notes| notes.kind == SequenceKind::Log && !notes.notes.is_empty())
    );
    // In a log with nothing but a scramble, the scramble can be played.
    let path = home.folder.path().join("bare.log");
    std::fs::write(
        &path,
        mc4d::write(&mc4d::Log::from_scramble(PuzzleId::Tess2, &scramble).expect("moves of the puzzle")),
    )
    .expect("writable");
    home.program.apply(FilesCommand::OpenPath(path));
    assert!(home.program.model.document.workspace().position().log_player().is_none());
    assert!(
        unfold_app::lesson::update::notes(&home.program.model)
            .is_some_and(|notes| notes.kind == SequenceKind::Scramble)
    );
    assert_eq!(
        home.program.model.document.workspace().position().scramble_moves(),
        Some(&scramble.joined(PuzzleId::Tess2.def()))
    );
}

//! What each [`Command`] does to an [`App`].

mod batch;
mod export;
mod search;
mod tables;

use std::path::Path;
use std::sync::Arc;

use super::availability::Availability;
use super::command::{Command, Switch};
use super::dialog::Dialog;
use super::effect::ShellRequest;
use super::features::search::news::SearchedPlace;
use super::features::{picture_export, runs};
use super::files::{self, Existing, FileError, Opened, Purpose};
use super::keyboard::{Keyboard, KeysPage};
use super::seconds_limit::SecondsLimit;
use super::settings::Settings;
use super::{App, Focusing, MOST_THREADS};
use crate::app::sentences::describe;
use crate::engine::notation;
use crate::engine::puzzle::{Facelets, PuzzleId, scramble};
use crate::i18n::{editor, keys, numbers, undo, window as say};
use crate::model::document::open_log::OpenLog;
use crate::model::document::position::{Origin, Position};
use crate::model::document::workspace::EditMerge;
use crate::model::runs::results::{Place, Scrambling};

impl App {
    /// Does what a person asks; what is not possible now is left undone.
    pub(super) fn apply(&mut self, command: Command) {
        if let Availability::Impossible { why } = self.availability(&command) {
            if let Some(why) = why {
                self.cx.news = say::SENTENCE.with([&why.trim_end_matches('.')]);
            }
            return;
        }
        self.idle.note_activity(&self.cx);
        let searched_here = self.is_searching_here();
        self.carry_out(command);
        self.search.end_lost(&self.workspaces, &mut self.cx);
        if searched_here && self.is_searching() {
            self.cx.news = match self.search.place(&self.workspaces) {
                SearchedPlace::Here => return,
                SearchedPlace::Before => say::NEWS_SEARCH_GOES_ON.with([&self.cx.news]),
                SearchedPlace::Other => say::NEWS_GOES_ON_OTHER.with([&self.cx.news]),
                SearchedPlace::Elsewhere(name) => say::NEWS_GOES_ON_ELSEWHERE.with([&self.cx.news, &name]),
            };
        }
    }

    fn carry_out(&mut self, command: Command) {
        match command {
            Command::Open => self.choose_file(Purpose::Open),
            Command::OpenByPath => self.type_path(Purpose::Open, false),
            Command::OpenPath(path) => self.open(&path),
            Command::OpenRecent(n) => {
                if let Some(path) = self.cx.settings.recent.get(n).cloned() {
                    self.open(&path);
                }
            }
            Command::ForgetRecent => self.cx.set(|s| s.recent.clear()),
            Command::Save => self.choose_file(Purpose::Save),
            Command::SaveByPath => self.type_path(Purpose::Save, false),
            Command::SaveTo(path) => self.save_unless_there(path, Purpose::Save),
            Command::SaveTurns => self.choose_file(Purpose::SaveTurns),
            Command::SaveTurnsByPath => self.type_path(Purpose::SaveTurns, false),
            Command::SaveTurnsTo(path) => self.save_unless_there(path, Purpose::SaveTurns),
            Command::SaveSession => {
                self.leave_after = matches!(self.cx.dialog, Some(Dialog::Leaving(_)));
                self.choose_file(Purpose::Session);
            }
            Command::SaveSessionTo(path) => self.save_unless_there(path, Purpose::Session),
            Command::DialogAnswered { purpose, path, after } => self.take_answer(purpose, path, after),
            Command::StopWaiting => self.stop_waiting(),
            Command::Quit => self.leave(),
            Command::Undo | Command::UndoTurn => self.step_back(),
            Command::Redo => self.step_forward(),
            Command::Scramble => self.scramble(super::seed::fresh()),
            Command::ScrambleFrom(seed) => self.scramble(seed),
            Command::PlayScramble => self.play_scramble(false),
            Command::CopyScramble => self.copy_scramble(),
            Command::BackToResults => self.back_to_results(),
            Command::SwitchTo(puzzle) => self.switch_to(puzzle),
            Command::Reset => {
                self.change(Position::solved(self.puzzle()), None);
                self.cx.news = say::NEWS_RESET.with([]);
            }
            Command::Clear => self.clear(),
            Command::FillIn => self.fill_in(),
            Command::Rotate(name) => self.rotate(name),
            Command::CopyFacelets => self.copy_facelets(),
            Command::CopyColours => self.copy_colours(),
            Command::FocusNet => self.cx.request(ShellRequest::Focus(Focusing::Net)),
            Command::Turn(mv) => self.turn(mv),
            Command::Go(moment) => self.go(moment),
            Command::Walk(mv) => {
                self.rewind();
                self.turn(mv);
            }
            Command::TypeTurn(key) => self.type_turn(key),
            Command::Orbit { right, down } => self.look(|camera| camera.orbited(right, down)),
            Command::OrbitFourth { right, down } => self.look_through_fourth(right, down),
            Command::ZoomView(factor) => self.look(|camera| camera.zoomed(factor)),
            Command::CentreCell(cell) => self.centre_cell(cell),
            Command::ResetView => self.reset_view(),
            Command::SetSizes(sizes) => {
                let sizes = sizes.within_bounds();
                self.cx.set(|s| (s.cell_size, s.sticker_size) = (sizes.cell, sizes.sticker));
            }
            Command::CopyText(text) => {
                self.cx.request(ShellRequest::Copy(text));
                self.cx.news = say::NEWS_COPIED_TEXT.with([]);
            }
            Command::Export => self.choose_file(Purpose::Export),
            Command::SaveRuns => self.choose_file(Purpose::Runs),
            Command::SaveChart => self.choose_file(Purpose::Chart),
            Command::ShowRun(number, shown) => runs::show(number, shown, &mut self.runs[self.workspaces.puzzle()]),
            Command::PinRun(number, pinned) => runs::pin(number, pinned, &mut self.runs[self.workspaces.puzzle()]),
            Command::RemoveRun(number) => self.remove_run(number),
            Command::TypeTarget(text) => self.type_target(text),
            Command::TargetHere => self.set_target_here(),
            Command::TargetSolved => self.set_target_solved(),
            Command::SaveCrosses => self.choose_file(Purpose::Crosses),
            Command::StopCrosses => self.cross_database.stop(&mut self.cx),
            Command::StopExport => self.graph_export.stop(&mut self.cx),
            Command::Seek(at) => self.seek(at),
            Command::Play { what, moves } => self.play(what, &moves),
            Command::SetSpeed(speed) => self.cx.set(|s| s.pace = speed.pace()),
            Command::SetPace(pace) => self.cx.set(|s| s.pace = pace),
            Command::SetScrambling(how) => self.cx.set(|s| s.scrambling = how),
            Command::SetMethod(name) => self.choose(|choices| choices.method = Some(name.into())),
            Command::SetMetric(metric) => self.choose(|choices| choices.metric = Some(metric)),
            Command::SetView(view) => self.choose(|choices| choices.view = view),
            Command::SetChart(chart) => self.choose(|choices| choices.chart = chart),
            Command::SetCurve(curve) => self.choose(|choices| choices.curve = Some(curve)),
            Command::Paint(stroke) => self.paint(&stroke),
            Command::SetBrush(colour) => self.set_brush(colour),
            Command::PickColour(facelet) => self.pick_colour(facelet),
            Command::NetKey(key) => self.press_on_net(key),
            Command::TypePosition(text) => self.type_position(text),
            Command::Paste(text) => self.paste(text),
            Command::OpenDropped(paths) => self.open_first(&paths),
            Command::CopyIdentifier => self.copy_identifier(),
            Command::CopyMovesHere => self.copy_moves_here(),
            Command::CopyLog => self.copy_log(),
            Command::SavePicture => picture_export::ask(&mut self.cx),
            Command::SetPicture(subject, format) => picture_export::choose(subject, format, &mut self.cx),
            Command::Solve => self.start_search(),
            // One thing after the other: what is watched first, what goes on behind it only when asked again.
            Command::Stop if self.is_searching() && !self.is_stopping() => self.search.stop(&mut self.cx),
            Command::Stop if self.batch_at_work().is_some() && !self.is_batch_stopping() => {
                self.batches.stop(&mut self.cx)
            }
            Command::Stop => self.stop_finding(),
            Command::Batch(command) => self.apply_to_batch(command),
            Command::Choose(place) => {
                self.rewind();
                let results = &mut self.workspaces.workspace_mut().position_mut().results;
                // The last one found, if chosen, means: whichever is the shortest, now and later.
                let last = Place::Found(results.solutions.len().wrapping_sub(1));
                results.chosen = (place != last).then_some(place);
            }
            Command::Tables => self.tables.show(&mut self.cx),
            Command::HandleTables(task) => self.handle_tables(task),
            Command::MoveTables => self.choose_file(Purpose::Tables),
            Command::StopTables => {
                self.tables.stop(&mut self.cx);
                self.idle.stop(&mut self.cx);
            }
            Command::Copy => self.copy(),
            Command::SetTimeLimit(limit) => self.cx.set(|s| s.time_limit = limit),
            Command::SetPatience(limit) => self.cx.set(|s| s.patience = limit),
            Command::RefuseSeconds(typed) => self.cx.news = SecondsLimit::refusal(&typed),
            Command::SetThreads(threads) => self.cx.set(|s| s.threads = threads.min(MOST_THREADS)),
            Command::SetMemory(memory) => self.tables.set_memory(memory, &mut self.cx),
            Command::SetLanguage(language) => self.cx.set(|s| s.language = language),
            Command::SetTheme(theme) => self.cx.set(|s| s.theme = theme),
            Command::SetPalette(palette) => self.set_palette(palette),
            Command::SetColour(colour, to) => self.set_colour(colour, to),
            Command::ResetColours => self.reset_colours(),
            Command::ResetAppearance => self.reset_appearance(),
            Command::ZoomIn => self.cx.set(|s| s.zoom_by(1.0)),
            Command::ZoomOut => self.cx.set(|s| s.zoom_by(-1.0)),
            Command::ZoomReset => self.cx.set(|s| s.zoom = 1.0),
            Command::Explain(page) => self.explain(page),
            Command::Appearance => self.cx.dialog = Some(Dialog::Appearance),
            Command::Tour => self.begin_tour(),
            Command::TourNext => self.tour_on(),
            Command::TourBack => self.tour_back(),
            Command::TourLeave => self.leave_tour(),
            Command::FocusMenu => self.cx.request(ShellRequest::Focus(Focusing::Menu)),
            Command::NextPane => self.cx.request(ShellRequest::Focus(Focusing::NextPane)),
            Command::Keys => self.cx.dialog = Some(Dialog::Keys(KeysPage::default())),
            Command::Set(switch, on) => self.set_switch(switch, on),
            Command::Toggle(switch) => self.set_switch(switch, !switch.is_on(self)),
            Command::Palette => self.cx.dialog = Some(Dialog::Palette { typed: String::new(), at: 0 }),
            Command::SeekFor(text) => self.seek_for(text),
            Command::PointAt(place) => self.point_at(place),
            Command::AskKey(id) => self.ask_key(id),
            Command::GiveKey(key) => self.give_key(key),
            Command::TakeKeys(id) => self.take_keys(id),
            Command::UsualKeys(id) => self.usual_keys(Some(id)),
            Command::AllUsualKeys => self.usual_keys(None),
            Command::ResetSettings => self.cx.dialog = Some(Dialog::ResetSettings),
            Command::About => self.cx.dialog = Some(Dialog::About),
            Command::TypePath(typed) => {
                if let Some(Dialog::Path { text, .. }) = &mut self.cx.dialog {
                    *text = typed;
                }
            }
            Command::Accept => self.accept(),
            Command::Dismiss => {
                self.cx.dialog = None;
                self.leave_after = false;
            }
        }
    }

    fn set_switch(&mut self, switch: Switch, on: bool) {
        match switch.setting() {
            Some(setting) => self.cx.set(|settings| setting.set(settings, on)),
            None => self.workspaces.workspace_mut().editor.paint_centres = on,
        }
        if switch == Switch::IdleTables {
            self.idle.stop(&mut self.cx);
        }
    }

    /// All settings as at the first start, but for what is no taste: the files that were opened, the puzzle, the tables' folder.
    fn reset_settings(&mut self) {
        let usual = Settings { language: self.surroundings.language, ..Settings::default() };
        let kept = self.cx.settings.clone();
        self.cx.set(|s| *s = Settings { recent: kept.recent, puzzle: kept.puzzle, tables: kept.tables, ..usual });
        (self.keyboard, _) = Keyboard::read(&self.cx.settings.keys);
        self.cx.news = keys::NEWS_SETTINGS_RESET.with([]);
    }

    /// Another position; the one before can be had again by undo, with all that is known about it. A search goes on for the position
    /// it was started for.
    pub(super) fn change(&mut self, position: Position, merge: Option<EditMerge>) {
        self.finish_scramble();
        if position.edit.is_another_position() {
            self.fit_view();
        }
        let workspace = self.workspaces.workspace_mut();
        workspace.change(position, merge, self.cx.now);
        workspace.editor.entry = None;
    }

    fn step_back(&mut self) {
        self.finish_scramble();
        let workspace = self.workspaces.workspace_mut();
        workspace.editor.entry = None;
        let (before, from, edit) = (self.painting().clone(), self.position().origin.clone(), self.position().edit);
        if self.workspaces.workspace_mut().step_back(self.cx.now) {
            self.show_history(before, from);
            self.cx.news = undo::NEWS_UNDONE.with([&edit.name()]);
        }
    }

    fn step_forward(&mut self) {
        self.finish_scramble();
        let workspace = self.workspaces.workspace_mut();
        workspace.editor.entry = None;
        let before = self.painting().clone();
        if self.workspaces.workspace_mut().step_forward(self.cx.now) {
            self.show_history(before, self.position().origin.clone());
            self.cx.news = undo::NEWS_REDONE.with([&self.position().edit.name()]);
        }
    }

    /// Undoes what was done since the position of which something is known.
    fn back_to_results(&mut self) {
        let Some(before) = self.results_before() else { return };
        for _ in 0..before.steps {
            self.step_back();
        }
        self.rewind();
        self.cx.news = say::NEWS_BACK_TO_RESULTS.with([]);
    }

    pub(super) fn switch_to(&mut self, puzzle: PuzzleId) {
        if puzzle == self.puzzle() {
            return;
        }
        self.finish_scramble();
        self.workspaces.workspace_mut().pause();
        self.workspaces.switch_to(puzzle);
        self.fit_view();
        self.cx.set(|s| s.puzzle = puzzle);
        self.cx.news = editor::NEWS_PUZZLE.with([&editor::puzzle_name(puzzle)]);
    }

    fn scramble(&mut self, seed: u64) {
        let puzzle = self.puzzle();
        let how = self.cx.settings.scrambling;
        let mut random = scramble::generator(seed);
        let origin = Origin::Random { seed, how };
        let position = match how {
            Scrambling::Uniform => Position::new(scramble::uniform(puzzle, &mut random), origin),
            Scrambling::Turns => {
                Position::reached(puzzle, scramble::turns(puzzle, scramble::TURNS, &mut random), origin)
            }
        };
        self.change(position, None);
        self.cx.news = match how {
            Scrambling::Uniform => say::NEWS_SCRAMBLED.with([&seed]),
            Scrambling::Turns => say::NEWS_SHUFFLED.with([&scramble::TURNS, &seed]),
        };
        if self.watches_scrambles() {
            let news = self.cx.news.clone();
            self.play_scramble(true);
            self.cx.news = news;
        }
    }

    pub(super) fn open(&mut self, path: &Path) {
        match files::open_any(path) {
            Ok(Opened::Log(open)) => self.take_log(*open),
            Ok(Opened::Session(path, session)) => self.open_session(&path, &session),
            Err(error) => {
                if let FileError::Read { path, source } = &error
                    && source.kind() == std::io::ErrorKind::NotFound
                {
                    self.cx.set(|s| s.recent.retain(|p| p != path));
                }
                let fault = describe::file(&error);
                self.cx.dialog = Some(Dialog::Fault { title: say::ERROR_OPEN, fault });
            }
        }
    }

    /// Takes a log that was read: the position at its scramble mark becomes that of the hypercube, with the moves after it as a track;
    /// its last position where there is no mark, or nothing after it that can be played.
    pub(super) fn take_log(&mut self, open: OpenLog) {
        let name = open.name(self.language());
        let remarks = !open.log.notices().is_empty();
        let solved = open.log.state().is_solved();
        if let Some(path) = &open.path {
            self.cx.set(|s| s.remember(path));
        }
        let reached = (open.lengths[1] > 0).then(|| open.log.scramble());
        let playable = open.after.is_some();
        let moves = numbers::grouped(open.lengths[1] as u64);
        let state = match &reached {
            Some(scramble) => Facelets::solved(PuzzleId::Tess2).after_all(scramble),
            None => open.log.state(),
        };
        self.switch_to(state.puzzle);
        self.change(Position { reached, ..Position::new(state, Origin::Log(Arc::new(open))) }, None);
        self.cx.dialog = None;
        self.cx.news = match &self.position().reached {
            _ if remarks => say::NEWS_OPENED_REMARKS.with([&name]),
            None => say::NEWS_OPENED.with([&name]),
            Some(_) if !playable => say::NEWS_OPENED_LONG.with([&name, &moves]),
            Some(_) if solved => say::NEWS_OPENED_SOLVED.with([&name, &moves]),
            Some(_) => say::NEWS_OPENED_MOVES.with([&name, &moves]),
        };
    }

    fn accept(&mut self) {
        match self.cx.dialog.take() {
            Some(Dialog::Path { purpose, text, no_system_dialog }) => {
                let path = files::typed_path(&text);
                if path.as_os_str().is_empty() {
                    self.cx.dialog = Some(Dialog::Path { purpose, text, no_system_dialog });
                } else if purpose.saves() {
                    self.save_unless_there(path, purpose);
                } else {
                    self.save_as(&path, purpose, Existing::Keep);
                }
            }
            Some(Dialog::Replace { path, purpose }) => self.save_as(&path, purpose, Existing::Replace),
            Some(Dialog::Leaving(_)) => self.quitting = true,
            Some(Dialog::Picture(subject, format)) => self.choose_file(Purpose::Picture(subject, format)),
            Some(Dialog::Palette { typed, at }) => {
                if let Some(row) = self.found(&typed).get(at) {
                    self.apply(row.command.clone());
                }
            }
            Some(Dialog::ResetSettings) => self.reset_settings(),
            Some(Dialog::LowSpace { shortages, then }) => {
                self.tables.go_on(&shortages);
                self.apply(*then);
            }
            Some(Dialog::Keys(page)) => {
                self.cx.dialog = Some(Dialog::Keys(page));
                self.take_key();
            }
            Some(Dialog::Fault { .. } | Dialog::Method(_) | Dialog::Tables | Dialog::Appearance | Dialog::About)
            | None => {}
        }
    }

    fn copy(&mut self) {
        if let Some((_, solution)) = self.results().shown() {
            self.cx.request(ShellRequest::Copy(notation::print(self.puzzle(), &solution.moves)));
            self.cx.news = say::NEWS_COPIED.with([]);
        }
    }
}

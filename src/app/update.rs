//! What each [`Command`] does to an [`App`].

use super::App;
use super::availability::Availability;
use super::command::Command;
use super::core::dialog::Dialog;
use super::core::effect::FocusTarget;
use super::core::effect::ShellRequest;
use super::core::file_kind::FileKind;
use super::core::page::Page;
use super::core::solution_file::SolutionFile;
use super::document::playback::SeekTo;
use super::document::position::{Origin, Position};
use super::files::{file_dialog, open_file};
use super::history::{changes, shown_turns};
use super::manual_solve::hold;
use super::runs::list;
use super::search::news::SearchedPlace;
use super::settings::appearance;
use super::shortcuts::KeysPage;
use super::shortcuts::command_palette;
use super::solution::save;
use super::tables::job::LookForTables;
use super::typing::pasting;
use super::{camera, coordinates, examples, manual_solve, painting, pictures, playback, shortcuts, solution, typing};
use crate::app::command::{
    AnimationCommand, CameraCommand, CoordinatesCommand, CrossesCommand, ExamplesCommand, FilesCommand, GraphCommand,
    HistoryCommand, LessonCommand, ManualSolveCommand, PaintingCommand, PicturesCommand, PlaybackCommand, RunsCommand,
    ScrambleCommand, SearchCommand, SessionCommand, SettingsCommand, SharingCommand, ShortcutsCommand, SolutionCommand,
    TablesCommand, TourCommand, TypingCommand, WindowCommand,
};
use crate::export::place::Existing;
use crate::shared::played::Played;
use crate::shared::seed;
use crate::shared::settings::MAX_THREADS;
use crate::shared::settings::choices::{Choices, StageView, View};
use crate::shared::settings::seconds_limit::SecondsLimit;
use unfold_text::window as say;

impl App {
    /// Does what a person asks; what is not possible now is left undone.
    pub(crate) fn apply(&mut self, command: Command) {
        if let Availability::Impossible { why } = self.availability(&command) {
            if let Some(why) = why {
                self.cx.news = say::SENTENCE.with([&why.trim_end_matches('.')]);
            }
            return;
        }
        self.telling_of_search(|app| app.carry_out(command));
    }

    /// Does something, and says so where a search that was for the position at hand is for another one then.
    pub(crate) fn telling_of_search(&mut self, act: impl FnOnce(&mut Self)) {
        self.idle.note_activity(&self.cx);
        let searched_here = self.is_searching_here();
        act(self);
        self.search.end_lost(&mut self.cx);
        if searched_here && self.is_searching() {
            self.cx.news = match self.search.place(&self.cx.document) {
                SearchedPlace::Here => return,
                SearchedPlace::Before => say::NEWS_SEARCH_GOES_ON.with([&self.cx.news]),
                SearchedPlace::Other => say::NEWS_GOES_ON_OTHER.with([&self.cx.news]),
                SearchedPlace::Elsewhere(name) => say::NEWS_GOES_ON_ELSEWHERE.with([&self.cx.news, &name]),
            };
        }
    }

    fn carry_out(&mut self, command: Command) {
        match command {
            Command::Files(FilesCommand::Open) => self.choose_file(FileKind::Open),
            Command::Files(FilesCommand::OpenByPath) => self.type_path(FileKind::Open),
            Command::Files(FilesCommand::OpenPath(path)) => open_file::open(&path, &mut self.cx),
            Command::Files(FilesCommand::OpenRecent(n)) => {
                if let Some(path) = self.cx.settings.recent.get(n).cloned() {
                    open_file::open(&path, &mut self.cx);
                }
            }
            Command::Examples(ExamplesCommand::Examples) => self.cx.page = Some(Page::Examples),
            Command::Examples(ExamplesCommand::OpenExample(id)) => {
                examples::open(id, &mut self.cx);
                self.show_stage();
            }
            Command::Files(FilesCommand::ForgetRecent) => self.cx.set(|s| s.recent.clear()),
            Command::Solution(SolutionCommand::Save) => save::ask(self.puzzle(), &mut self.cx),
            Command::Solution(SolutionCommand::SetSolutionFile(file)) => save::choose(file, &mut self.cx),
            Command::Solution(SolutionCommand::SaveByPath) => {
                self.type_path(FileKind::Save(SolutionFile::usual(self.puzzle())))
            }
            Command::Solution(SolutionCommand::SaveTo(path)) => {
                self.use_path(FileKind::Save(SolutionFile::usual(self.puzzle())), path)
            }
            Command::Files(FilesCommand::ShowInFolder) => {
                save::show_in_folder(&mut self.cx);
                self.toasts.dismiss();
            }
            Command::ManualSolve(ManualSolveCommand::SaveTurns) => self.choose_file(FileKind::SaveTurns),
            Command::ManualSolve(ManualSolveCommand::SaveTurnsByPath) => self.type_path(FileKind::SaveTurns),
            Command::ManualSolve(ManualSolveCommand::SaveTurnsTo(path)) => self.use_path(FileKind::SaveTurns, path),
            Command::Session(SessionCommand::SaveSession) => {
                self.quitting.begin_saving(&self.cx);
                self.choose_file(FileKind::Session);
            }
            Command::Session(SessionCommand::SaveSessionTo(path)) => self.use_path(FileKind::Session, path),
            Command::Files(FilesCommand::StopWaiting) => self.stop_waiting(),
            Command::Session(SessionCommand::Quit) => {
                // The window can be closed while a file dialog is open; a question must then be answered first.
                self.stop_waiting();
                self.quitting.ask(self.quit_prompt(), &mut self.cx);
            }
            Command::History(HistoryCommand::Undo) | Command::ManualSolve(ManualSolveCommand::UndoTurn) => {
                changes::undo(&mut self.cx)
            }
            Command::History(HistoryCommand::Redo) => changes::redo(&mut self.cx),
            Command::Scramble(ScrambleCommand::Scramble) => self.scramble(seed::fresh()),
            Command::Scramble(ScrambleCommand::ScrambleFrom(seed)) => self.scramble(seed),
            Command::Scramble(ScrambleCommand::ScrambleFromHere) => self.scramble_from_here(seed::fresh()),
            Command::Scramble(ScrambleCommand::PlayScramble) => self.play_scramble(false),
            Command::Scramble(ScrambleCommand::CopyScramble) => self.copy_scramble(),
            Command::History(HistoryCommand::BackToResults) => self.back_to_results(),
            Command::History(HistoryCommand::SwitchTo(puzzle)) => changes::switch_to(puzzle, &mut self.cx),
            Command::History(HistoryCommand::Reset) => {
                let solved = Position::solved(self.puzzle());
                changes::change(solved, None, &mut self.cx);
                self.cx.news = say::NEWS_RESET.with([]);
            }
            Command::Painting(PaintingCommand::Clear) => painting::clear(&mut self.cx),
            Command::Painting(PaintingCommand::FillIn) => painting::fill_in(&mut self.cx),
            Command::ManualSolve(ManualSolveCommand::Rotate(name)) => manual_solve::rotate(name, &mut self.cx),
            Command::Painting(PaintingCommand::CopyFacelets) => painting::copy_facelets(&mut self.cx),
            Command::Painting(PaintingCommand::CopyColours) => painting::copy_colours(&mut self.cx),
            Command::Typing(TypingCommand::FocusField) => {
                self.show_stage();
                self.cx.request(ShellRequest::Focus(FocusTarget::Field));
            }
            Command::Painting(PaintingCommand::FocusNet) => {
                self.show_stage();
                if self.cx.settings.stage == StageView::Space {
                    self.cx.set(|settings| settings.stage = StageView::Both);
                }
                self.cx.request(ShellRequest::Focus(FocusTarget::Net));
            }
            Command::ManualSolve(ManualSolveCommand::Turn(mv)) => manual_solve::turn(mv, &mut self.cx),
            Command::Playback(PlaybackCommand::Go(moment)) => playback::go(moment, &mut self.cx),
            Command::ManualSolve(ManualSolveCommand::Walk(mv)) => {
                self.cx.document.workspace_mut().rewind();
                manual_solve::turn(mv, &mut self.cx);
            }
            Command::Camera(CameraCommand::CentreCell(cell)) => camera::centre_cell(cell, &mut self.cx),
            Command::Camera(CameraCommand::LookFrom(side)) => camera::look_from(side, &mut self.cx),
            Command::Camera(CameraCommand::ShowPieces(filter)) => camera::show_pieces(&mut self.cx.document, filter),
            Command::Camera(CameraCommand::SetDepth(depth)) => camera::set_depth(&mut self.cx.document, depth),
            Command::Camera(CameraCommand::ResetView) => camera::reset(&mut self.cx.document),
            Command::Camera(CameraCommand::SetSizes(sizes)) => camera::set_sizes(sizes, &mut self.cx),
            Command::Sharing(SharingCommand::CopyText(text)) => {
                self.cx.request(ShellRequest::Copy(text));
                self.cx.news = say::NEWS_COPIED_TEXT.with([]);
            }
            Command::Graph(GraphCommand::Export) => self.choose_file(FileKind::Export),
            Command::Runs(RunsCommand::SaveRuns) => self.choose_file(FileKind::Runs),
            Command::Runs(RunsCommand::SaveChart) => self.choose_file(FileKind::Chart),
            Command::Solution(SolutionCommand::SaveSheet) => self.choose_file(FileKind::Sheet),
            Command::Runs(RunsCommand::ShowRun(number, shown)) => {
                list::show(number, shown, &mut self.cx.runs[self.cx.document.puzzle()])
            }
            Command::Runs(RunsCommand::PinRun(number, pinned)) => {
                list::pin(number, pinned, &mut self.cx.runs[self.cx.document.puzzle()])
            }
            Command::Runs(RunsCommand::RemoveRun(number)) => self.remove_run(number),
            Command::Graph(GraphCommand::TargetHere) => self.path_target.set_here(&mut self.cx),
            Command::Graph(GraphCommand::TargetSolved) => self.path_target.set_solved(&mut self.cx),
            Command::Crosses(CrossesCommand::SaveCrosses) => self.choose_file(FileKind::Crosses),
            Command::Crosses(CrossesCommand::StopCrosses) => self.cross_database.stop(&mut self.cx),
            Command::Graph(GraphCommand::StopExport) => self.graph_export.stop(&mut self.cx),
            Command::Playback(PlaybackCommand::Seek(at)) => playback::seek(at, &mut self.cx),
            Command::Playback(PlaybackCommand::Play { what, moves }) => {
                // The track that is compared stays one of the two.
                if self.comparison.is_of(what, &moves, self.position()) {
                    self.switch_track();
                    playback::seek(0, &mut self.cx);
                    playback::go(SeekTo::Toggle, &mut self.cx);
                } else {
                    playback::play(what, &moves, &mut self.cx);
                }
            }
            Command::Playback(PlaybackCommand::Compare(choice)) => {
                self.comparison.choose(choice, &mut self.cx);
            }
            Command::Playback(PlaybackCommand::SwitchTrack) => self.switch_track(),
            Command::Playback(PlaybackCommand::SeekOther(at)) => {
                self.switch_track();
                playback::seek(at, &mut self.cx);
            }
            Command::Playback(PlaybackCommand::SetSpeed(speed)) => self.cx.set(|s| s.pace = speed.pace()),
            Command::Playback(PlaybackCommand::SetPace(pace)) => self.cx.set(|s| s.pace = pace),
            Command::Scramble(ScrambleCommand::SetScrambling(how)) => self.cx.set(|s| s.scrambling = how),
            Command::Search(SearchCommand::SetMethod(name)) => {
                self.choose(|choices| choices.method = Some(name.into()))
            }
            Command::Graph(GraphCommand::SetGraphMetric(metric)) => self.cx.set(|s| s.graph_metric = metric),
            Command::Graph(GraphCommand::SetGraphPositions(form)) => self.cx.set(|s| s.graph_positions = form),
            Command::Search(SearchCommand::SetMetric(metric)) => self.choose(|choices| choices.metric = Some(metric)),
            Command::Settings(SettingsCommand::SetView(view)) => {
                self.cx.page = None;
                self.choose(|choices| choices.view = view);
            }
            Command::Runs(RunsCommand::SetChart(chart)) => self.choose(|choices| choices.chart = chart),
            Command::Runs(RunsCommand::SetCurve(curve)) => self.choose(|choices| choices.curve = Some(curve)),
            Command::Painting(PaintingCommand::SetBrush(colour)) => painting::set_brush(&mut self.cx.document, colour),
            Command::Painting(PaintingCommand::PutBrushDown) => painting::put_brush_down(&mut self.cx.document),
            Command::Painting(PaintingCommand::PickColour(facelet)) => {
                painting::pick_colour(&mut self.cx.document, facelet)
            }
            Command::Sharing(SharingCommand::CopyIdentifier) => pasting::copy_identifier(&mut self.cx),
            Command::Sharing(SharingCommand::CopyMovesHere) => pasting::copy_moves_here(&mut self.cx),
            Command::Sharing(SharingCommand::CopyLog) => pasting::copy_log(&mut self.cx),
            Command::Sharing(SharingCommand::CopyLink) => self.copy_link(),
            Command::Pictures(PicturesCommand::CopyPicture(subject)) => self.picture_export.copy(subject, &mut self.cx),
            Command::Pictures(PicturesCommand::SavePicture) => pictures::ask(&mut self.cx),
            Command::Pictures(PicturesCommand::SetPicture(subject, format)) => {
                pictures::choose(subject, format, &mut self.cx)
            }
            Command::Pictures(PicturesCommand::SetPictureSide(side)) => self.picture_export.set_side(side),
            Command::Animation(AnimationCommand::ExportAnimation) => self.animation_export.ask(&mut self.cx),
            Command::Animation(AnimationCommand::SetAnimation(options)) => {
                self.animation_export.choose(options, &mut self.cx)
            }
            Command::Animation(AnimationCommand::StopAnimation) => self.animation_export.stop(&mut self.cx),
            Command::Search(SearchCommand::Solve) => {
                painting::put_brush_down(&mut self.cx.document);
                self.start_search();
            }
            Command::Search(SearchCommand::Prove) => {
                painting::put_brush_down(&mut self.cx.document);
                self.start_proof();
            }
            // One thing after the other: what is watched first, what goes on behind it only when asked again.
            Command::Search(SearchCommand::Stop) if self.is_searching() && !self.is_stopping() => {
                self.search.stop(&mut self.cx)
            }
            Command::Search(SearchCommand::Stop) if self.batch_at_work().is_some() && !self.is_batch_stopping() => {
                self.batches.stop(&mut self.cx)
            }
            Command::Search(SearchCommand::Stop) => self.setup_solve.stop(&mut self.cx),
            Command::Batch(command) => self.apply_to_batch(command),
            Command::Solution(SolutionCommand::Choose(place)) => solution::choose(&mut self.cx.document, place),
            Command::Tables(TablesCommand::Tables) => self.tables.show(&mut self.cx),
            Command::Tables(TablesCommand::HandleTables(task)) => self.handle_tables(task),
            Command::Tables(TablesCommand::MoveTables) => self.choose_file(FileKind::Tables),
            Command::Tables(TablesCommand::StopTables) => {
                self.tables.stop(&mut self.cx);
                self.idle.stop(&mut self.cx);
            }
            Command::Solution(SolutionCommand::Copy) => solution::copy(&mut self.cx),
            Command::Search(SearchCommand::SetHowFar(level)) => self.cx.set(|s| s.set_how_far(level)),
            Command::Search(SearchCommand::SetTimeLimit(limit)) => self.cx.set(|s| s.set_search_time_limit(limit)),
            Command::Search(SearchCommand::SetPatience(limit)) => self.cx.set(|s| s.patience = limit),
            Command::Search(SearchCommand::RefuseSeconds(typed)) => self.cx.news = SecondsLimit::refusal(&typed),
            Command::Search(SearchCommand::SetThreads(threads)) => {
                self.cx.set(|s| s.threads = threads.min(MAX_THREADS))
            }
            Command::Tables(TablesCommand::SetMemory(memory)) => self.tables.set_memory(memory, &mut self.cx),
            Command::Settings(SettingsCommand::SetLanguage(language)) => self.cx.set(|s| s.language = language),
            Command::Settings(SettingsCommand::SetTheme(theme)) => self.cx.set(|s| s.theme = theme),
            Command::Settings(SettingsCommand::SetPalette(palette)) => appearance::set_palette(palette, &mut self.cx),
            Command::Settings(SettingsCommand::SetColour(colour, to)) => {
                appearance::set_colour(self.puzzle(), colour, to, &mut self.cx)
            }
            Command::Settings(SettingsCommand::ResetColours) => appearance::reset_colours(self.puzzle(), &mut self.cx),
            Command::Settings(SettingsCommand::ResetAppearance) => appearance::reset(&mut self.cx),
            Command::Settings(SettingsCommand::ZoomIn) => self.cx.set(|s| s.zoom_by(1.0)),
            Command::Settings(SettingsCommand::ZoomOut) => self.cx.set(|s| s.zoom_by(-1.0)),
            Command::Settings(SettingsCommand::ZoomReset) => self.cx.set(|s| s.zoom = 1.0),
            Command::Coordinates(CoordinatesCommand::Coordinates) => coordinates::show(&mut self.cx),
            Command::Lesson(LessonCommand::Explain(page)) => self.cx.page = Some(Page::Method(page)),
            Command::Lesson(LessonCommand::Present) if self.cx.page == Some(Page::Presentation) => self.cx.page = None,
            Command::Lesson(LessonCommand::Present) => self.cx.page = Some(Page::Presentation),
            Command::Settings(SettingsCommand::Appearance) => self.cx.page = Some(Page::Appearance),
            Command::Tour(TourCommand::Tour) => {
                self.show_stage();
                self.tour.begin(&mut self.cx);
            }
            Command::Tour(TourCommand::TourLeave) => self.tour.leave(),
            Command::Window(WindowCommand::FocusMenu) => self.cx.request(ShellRequest::Focus(FocusTarget::Menu)),
            Command::Window(WindowCommand::NextPane) => self.cx.request(ShellRequest::Focus(FocusTarget::NextPane)),
            Command::Shortcuts(ShortcutsCommand::Keys) => self.cx.page = Some(Page::Keys(KeysPage::default())),
            Command::Settings(SettingsCommand::Set(switch, on)) => self.set_switch(switch, on),
            Command::Settings(SettingsCommand::Toggle(switch)) => self.set_switch(switch, !switch.is_on(self)),
            Command::Shortcuts(ShortcutsCommand::Palette) => {
                self.cx.dialog = Some(Dialog::Palette { typed: String::new(), at: 0 })
            }
            Command::Shortcuts(ShortcutsCommand::AskKey(id)) => shortcuts::ask_key(id, &mut self.cx),
            Command::Shortcuts(ShortcutsCommand::TakeKeys(id)) => self.shortcuts.take_keys(id, &mut self.cx),
            Command::Shortcuts(ShortcutsCommand::UsualKeys(id)) => self.shortcuts.reset(Some(id), &mut self.cx),
            Command::Shortcuts(ShortcutsCommand::AllUsualKeys) => self.shortcuts.reset(None, &mut self.cx),
            Command::Settings(SettingsCommand::ResetSettings) => self.cx.dialog = Some(Dialog::ResetSettings),
            Command::Settings(SettingsCommand::About) => {
                self.cx.dialog = Some(Dialog::About);
                self.cx.run_now(LookForTables);
            }
            Command::Window(WindowCommand::Accept) => self.accept(),
            Command::Window(WindowCommand::Dismiss) if self.cx.dialog.is_some() => {
                self.cx.dialog = None;
                self.quitting.give_up_saving();
            }
            Command::Window(WindowCommand::Dismiss) if self.cx.page.is_some() => self.cx.page = None,
            Command::Window(WindowCommand::Dismiss) => self.choose(|choices| choices.view = View::Stage),
            Command::Painting(PaintingCommand::Paint(stroke)) => painting::paint(&stroke, &mut self.cx),
            Command::Painting(PaintingCommand::Repair(repair)) => painting::repair(&repair, &mut self.cx),
            Command::Painting(PaintingCommand::NetKey(key)) => painting::press_on_net(key, &mut self.cx),
            Command::Typing(TypingCommand::TypePosition(text)) => typing::type_position(text, &mut self.cx),
            Command::Typing(TypingCommand::TypeTurn(key)) => {
                if let Some(mv) = typing::type_turn(key, &mut self.cx) {
                    manual_solve::turn(mv, &mut self.cx);
                }
            }
            Command::Typing(TypingCommand::Paste(text)) => pasting::paste(text, &mut self.cx),
            Command::Files(FilesCommand::Drop(paths)) => open_file::open_first(&paths, &mut self.cx),
            Command::Shortcuts(ShortcutsCommand::PressKey(key)) => self.shortcuts.give_key(key, &mut self.cx),
            Command::Files(FilesCommand::ChooseFile { kind, path, after }) => {
                let answer = self.file_dialog.answer(kind, path, after, &mut self.cx);
                self.use_answer(kind, answer);
            }
            Command::Graph(GraphCommand::TypeTarget(text)) => self.path_target.type_text(text, &mut self.cx),
            Command::Coordinates(CoordinatesCommand::LookUpCoordinate(name)) => coordinates::choose(name, &mut self.cx),
            Command::Coordinates(CoordinatesCommand::LookUpValue(text)) => coordinates::type_value(text, &mut self.cx),
            Command::Coordinates(CoordinatesCommand::LookUpMove(mv)) => coordinates::choose_move(mv, &mut self.cx),
            Command::Files(FilesCommand::TypePath(typed)) => {
                if let Some(Dialog::Path { text, .. }) = &mut self.cx.dialog {
                    *text = typed;
                }
            }
            Command::Shortcuts(ShortcutsCommand::SetSearchText(text)) => {
                command_palette::set_search_text(text, &mut self.cx)
            }
            Command::Shortcuts(ShortcutsCommand::PointAt(place)) => command_palette::point_at(place, &mut self.cx),
            Command::Camera(CameraCommand::Orbit { right, down }) => {
                camera::look(|camera| camera.orbited(right, down), &mut self.cx);
            }
            Command::Camera(CameraCommand::OrbitFourth { right, down }) => {
                camera::look_through_fourth(right, down, &mut self.cx);
            }
            Command::Camera(CameraCommand::ThrowView(throw)) => camera::throw(throw, &mut self.cx),
            Command::Camera(CameraCommand::TouchView) => camera::touch(&mut self.cx),
            Command::ManualSolve(ManualSolveCommand::Take(at)) => hold::take(at, &mut self.cx),
            Command::ManualSolve(ManualSolveCommand::Pull(to)) => hold::pull(to, &mut self.cx),
            Command::ManualSolve(ManualSolveCommand::LetGo) => {
                if let Some((mv, release)) = hold::let_go(&mut self.cx) {
                    manual_solve::turn(mv, &mut self.cx);
                    shown_turns::go_on(self.cx.document.workspace_mut(), release);
                }
            }
            Command::ManualSolve(ManualSolveCommand::PutBack) => hold::put_back(&mut self.cx),
            Command::Camera(CameraCommand::ZoomView(factor)) => {
                camera::look(|camera| camera.zoomed(factor), &mut self.cx)
            }
        }
    }

    /// Leads the tour on when what it asks for was done.
    pub(crate) fn follow_tour(&mut self) {
        let workspace = self.cx.document.workspace();
        let knows_solution = workspace.position().results.best().is_some();
        let playback = workspace.playback.as_ref();
        let plays_it = playback
            .is_some_and(|playback| playback.what == Played::Solution && (playback.is_playing() || playback.at > 0));
        let painted =
            workspace.position().origin == Origin::Painted && workspace.state().is_some_and(|s| !s.is_solved());
        self.tour.follow(self.is_searching() || painted, knows_solution, plays_it, &mut self.cx);
    }

    /// Goes to the other position of which something is known.
    fn back_to_results(&mut self) {
        if let Some(way) = self.other_results().map(|other| other.way) {
            changes::back_to_results(way, &mut self.cx);
        }
    }

    fn accept(&mut self) {
        match self.cx.dialog.take() {
            Some(Dialog::Path { kind, text, no_system_dialog }) => {
                let answer = file_dialog::accept_path(kind, text, no_system_dialog, &mut self.cx);
                self.use_answer(kind, answer);
            }
            Some(Dialog::Replace { path, kind }) => self.use_file(kind, &path, Existing::Replace),
            Some(Dialog::Quit(_)) => self.quitting.decide(),
            Some(Dialog::SaveSolution(file)) => self.choose_file(FileKind::Save(file)),
            Some(Dialog::Picture(subject, format)) => self.choose_file(FileKind::Picture(subject, format)),
            Some(Dialog::Animation) => self.choose_file(FileKind::Animation(self.animation_options().format)),
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
            Some(Dialog::Fault { .. } | Dialog::About) => {}
            None => self.shortcuts.take_key(&mut self.cx),
        }
    }

    /// Leaves whichever page takes the place of the stage.
    fn show_stage(&mut self) {
        self.cx.page = None;
        self.choose(|choices| choices.view = View::Stage);
    }

    /// Lets the player drive the track that was compared.
    fn switch_track(&mut self) {
        self.comparison.switch(&mut self.cx);
    }

    fn choose(&mut self, change: impl FnOnce(&mut Choices)) {
        let puzzle = self.puzzle();
        self.cx.set(|settings| change(settings.choices.entry(puzzle).or_default()));
    }
}

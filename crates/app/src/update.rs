//! Dispatches commands, actions and events to the features.

use std::time::Duration;

use crate::animation::{self, state::AnimationRequest};
use crate::cases;
use crate::command::availability::{Availability, Obstacle};
use crate::command::row::Row;
use crate::command::{Command, HistoryCommand, PaintingCommand, RowsCommand, TypingCommand, message::Message};
use crate::dialog::{Dialog, PendingWork};
use crate::event::{Event, Tick};
use crate::fewest_moves;
use crate::file_kind::{ChosenFile, FileKind, PictureFormat, PictureSubject};
use crate::files;
use crate::files::job::{LogSaved, SavedLogKind};
use crate::filters;
use crate::notices::{self, announcer, update::MessageKind};
use crate::pictures::{self, state::PictureToSave};
use crate::scramble::{self, setup_solve};
use crate::search::{self, news::SearchedPlace, shown_position};
use crate::session::{self, record::Session, snapshot};
use crate::settings::{self, error::SettingsError};
use crate::steps;
use crate::tables::{self, job::FindTablesJob};
use crate::task::{Progress, TaskId};
use crate::{action::Action, algorithms, analysis, batch, camera, coordinates, crosses, effect::Effect, examples};
use crate::{
    export::destination::IfExists, file_dialog, file_export, graph, history, job::Job, lesson, macros, manual_solve,
};
use crate::{model::Model, painting, playback, rows, runs, sharing, shortcuts, solution, start::StartupData};
use crate::{system::environment::Environment, tour, typing, window};
use unfold_text::{UserError, facelets, save_solution, sentences::describe, window as say};

impl Model {
    /// Creates the model, with the restored session or, without one, solved puzzles.
    pub fn start(environment: Environment, start: StartupData, rows: &'static [Row<()>]) -> Self {
        let mut model = Self::new(environment, &start, rows);
        session::update::restore_at_start(start.session, start.other_sessions, &mut model);
        let custom_texts = start.custom_text_errors.iter().map(UserError::phrase);
        if let Some(news) = custom_texts.reduce(|before, next| facelets::NEWS_AND.with([&before, &next])) {
            model.report_error(news);
        }
        let changes = session::autosave::changes(&model);
        model.session.autosave.mark_saved(changes);
        model
    }

    /// Handles a message. The caller then drains the effects and the window requests.
    pub fn update(&mut self, message: Message) {
        let kind = match &message {
            Message::Event(_) => MessageKind::Event,
            Message::Command(
                Command::History(HistoryCommand::SwitchTo(_)) | Command::Painting(PaintingCommand::Paint(_)),
            ) => MessageKind::QuietCommand,
            Message::Command(Command::Typing(TypingCommand::TypeTurn(key)))
                if typing::turning::is_quiet(*key, self) =>
            {
                MessageKind::QuietCommand
            }
            Message::Command(_) => MessageKind::Command,
        };
        let before = notices::update::StateBefore::capture(self);
        self.dispatch_message(message);
        notices::update::update(&before, kind, self);
    }

    fn dispatch_message(&mut self, message: Message) {
        match message {
            Message::Command(command) => self.apply(command),
            Message::Event(event) => self.dispatch_event(event),
        }
        self.run_actions();
        tour::advance(self);
    }

    /// Handles the start of a frame.
    fn tick(&mut self, tick: Tick) {
        self.now = tick.now;
        // The list of table files is outdated once another table is in use.
        if self.dialog == Some(Dialog::About) && self.samples.tables.names != tick.samples.tables.names {
            self.effects.run_now(Job::ListTableFiles(FindTablesJob));
        }
        self.samples = tick.samples;
        self.tick_features();
        if self.settings_write_due.is_some_and(|due| self.now >= due) {
            self.write_changed_settings();
        }
        if let Some(error) = tick.table_errors.first() {
            self.report_error(say::NEWS_TABLES_UNSAVED.with([&describe::table(error).phrase()]));
        }
    }

    /// Dispatches queued actions until none are left. Then ends a search whose position is no longer in the undo history.
    fn run_actions(&mut self) {
        while let Some(action) = self.effects.take_action() {
            self.dispatch_action(action);
        }
        search::end_if_position_lost(self);
    }

    /// Runs a command if it is available; otherwise reports why it is not, if there is a reason to show.
    fn apply(&mut self, command: Command) {
        if let Availability::Impossible { why } = self.availability(&command) {
            return self.report_reason(why);
        }
        self.with_search_notice(|model| model.run(command));
    }

    fn report_reason(&mut self, why: Option<String>) {
        if let Some(why) = why {
            self.news = say::SENTENCE.with([&why.trim_end_matches('.')]);
        }
    }

    /// Reports the reason for an obstacle, if it has one. Returns true if there is an obstacle.
    pub(crate) fn report_obstacle(&mut self, obstacle: Obstacle) -> bool {
        match obstacle {
            Obstacle::None => return false,
            Obstacle::Implied => {}
            Obstacle::Disabled(why) => self.report_reason(Some(why.get(self.language()))),
        }
        true
    }

    /// Runs `act`, and reports if a running search then continues for a position that is no longer shown.
    fn with_search_notice(&mut self, act: impl FnOnce(&mut Self)) {
        tables::idle::reset_timer(self);
        let searched_here = shown_position::is_being_searched(self);
        act(self);
        self.run_actions();
        if searched_here && self.search.is_running() {
            self.news = match self.search.place(&self.document) {
                SearchedPlace::Here => return,
                SearchedPlace::Before => say::NEWS_SEARCH_GOES_ON.with([&self.news]),
                SearchedPlace::After => say::NEWS_GOES_ON_OTHER.with([&self.news]),
                SearchedPlace::OtherPuzzle(name) => say::NEWS_GOES_ON_ELSEWHERE.with([&self.news, &name]),
            };
        }
    }

    /// Drains the requests to the runtime.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        self.effects.take_effects()
    }

    /// Time until the next tick is due without input; `None` if none is due.
    pub fn next_poll(&self) -> Option<Duration> {
        let settings = self.settings_write_due.map(|due| due.saturating_duration_since(self.now));
        [settings, self.undo_offer.due(self.now), self.due()].into_iter().flatten().min()
    }

    /// Stops the features and queues the writing of changed settings and the session. Waits for nothing: the runtime
    /// then cancels all jobs and gives each its shutdown timeout.
    pub fn close(&mut self) {
        self.run_actions();
        self.close_features();
        self.write_changed_settings();
    }

    /// Queues the writing of changed settings, even before it is due.
    pub(super) fn write_changed_settings(&mut self) {
        if self.settings_write_due.take().is_some() {
            self.effects.push(Effect::WriteSettings(Box::new(self.settings.clone())));
        }
    }

    fn handle_settings_written(&mut self, written: Result<(), SettingsError>) {
        let was_unsaved = std::mem::replace(&mut self.has_unsaved_settings, written.is_err());
        // Report only the first of several failures in a row.
        if let Some(error) = written.err().filter(|_| !was_unsaved) {
            self.report_error(error.explain().phrase());
        }
    }

    /// Dispatches an available command.
    fn run(&mut self, command: Command) {
        match command {
            Command::History(command) => history::run(command, self),
            Command::Painting(command) => painting::run(command, self),
            Command::Typing(command) => typing::run(command, self),
            Command::Sharing(command) => sharing::run(command, self),
            Command::Scramble(command) => scramble::run(command, self),
            Command::ManualSolve(command) => manual_solve::run(command, self),
            Command::Camera(command) => camera::run(command, self),
            Command::Filters(command) => filters::run(command, self),
            Command::Examples(command) => examples::update::run(command, self),
            Command::Files(command) => files::run(command, self),
            Command::Solution(command) => solution::run(command, self),
            Command::Session(command) => session::update::run(command, self),
            Command::Search(command) => search::update::run(command, self),
            Command::Runs(command) => runs::run(command, self),
            Command::Playback(command) => playback::run(command, self),
            Command::Rows(command) => rows::run(command, self),
            Command::Macros(command) => macros::run(command, self),
            Command::Lesson(command) => lesson::update::run(command, self),
            Command::Coordinates(command) => coordinates::run(command, self),
            Command::Pictures(command) => pictures::run(command, self),
            Command::Animation(command) => animation::run(command, self),
            Command::Batch(command) => batch::update::run(command, self),
            Command::Tables(command) => tables::run(command, self),
            Command::Graph(command) => graph::run(command, self),
            Command::Crosses(command) => crosses::run(command, self),
            Command::Algorithms(command) => algorithms::run(command, self),
            Command::Cases(command) => cases::run(command, self),
            Command::FewestMoves(command) => fewest_moves::run(command, self),
            Command::Steps(command) => steps::run(command, self),
            Command::Settings(command) => settings::update::run(command, self),
            Command::Shortcuts(command) => shortcuts::run(command, self),
            Command::Tour(command) => tour::run(command, self),
            Command::Window(command) => window::run(command, self),
        }
    }

    pub(super) fn dispatch_action(&mut self, action: Action) {
        match action {
            Action::Accept(dialog) => self.accept(dialog),
            Action::UseFile(file) => self.use_file(file),
            Action::FileOpened => self.comparison = Default::default(),
            Action::OpenSession { path, session } => session::update::open(path, &session, self),
            Action::OpenText { path, text } => typing::pasting::open_text(path, text, self),
            Action::RestoreSession(session) => session::update::replace_document(*session, self),
            Action::AskForSpace { solver, limits, then } => tables::check_space(solver, limits, then, self),
            Action::Begin(PendingWork::Search) => search::update::begin(self.settings.limits(self.puzzle()), self),
            Action::Begin(PendingWork::Proof) => search::update::begin(self.settings.proof_limits(self.puzzle()), self),
            Action::Begin(PendingWork::Batch) => batch::update::begin_current(self),
            Action::Begin(PendingWork::Shortening) => rows::shorten::start(self),
            Action::AbandonSearch => drop(search::abandon(self)),
            // Stop one task per request: first a foreground search, then background work.
            Action::StopNext if self.search.is_running() && !self.search.is_stopping() => search::stop(self),
            Action::StopNext if self.rows_of_moves.is_shortening() => rows::shorten::stop(self),
            Action::StopNext if self.setup.is_running() && !self.setup.is_automatic() => setup_solve::stop(self),
            Action::StopNext if self.batch.running_puzzle().is_some() && !self.batch.is_stopping() => {
                batch::stop(self);
            }
            Action::StopNext if self.algorithms.is_running() => algorithms::stop(self),
            Action::StopNext if self.cases.running().is_some() => cases::search::stop(self),
            Action::StopNext if self.fewest_moves.is_running() => fewest_moves::results::stop(self),
            Action::StopNext => {}
            Action::FindAlgorithms => algorithms::find_for_part(self),
            Action::FindSetup(then) => setup_solve::find(then, self),
            Action::ShowScramble => scramble::show_moves(self),
            Action::CopyLinkWith(moves) => sharing::copy_link_with(moves, self),
            Action::Scrambled => self.tour.note_scrambled(),
            Action::TablesMoved => self.search.reset_tables_ready(),
            Action::StopIdleTables => tables::idle::stop(self),
            Action::ReloadShortcuts => shortcuts::reload(self),
            Action::WriteFile(file) => file_export::start(file, self),
            Action::SavePicture(picture) => pictures::save(picture, self),
            Action::WriteAnimation(animation) => animation::write(animation, self),
        }
    }

    /// Handles a confirmed dialog.
    fn accept(&mut self, dialog: Dialog) {
        match dialog {
            Dialog::Error { .. } | Dialog::About | Dialog::ChooseSolve(_) => {}
            Dialog::Path { kind, text, no_system_dialog } => {
                file_dialog::accept_path(kind, text, no_system_dialog, self)
            }
            Dialog::Replace { path, kind } => {
                self.effects.ask(Action::UseFile(ChosenFile { kind, path, existing: IfExists::Replace }));
            }
            Dialog::RowName(name) => self.apply(RowsCommand::Name(name).into()),
            Dialog::SaveSolution(file) => file_dialog::choose(FileKind::Solution(file), self),
            Dialog::SaveRow(file) => file_dialog::choose(FileKind::Moves(file), self),
            Dialog::Picture(subject, format) => file_dialog::choose(FileKind::Picture(subject, format), self),
            Dialog::Animation => {
                file_dialog::choose(FileKind::Animation(self.animation.options().format), self);
            }
            Dialog::Quit(_) => self.quitting.decide(),
            Dialog::Palette { typed, at } => {
                if let Some(row) = self.matching_commands(&typed).get(at) {
                    self.apply(row.command.clone());
                }
            }
            Dialog::ResetSettings => settings::update::reset(self),
            Dialog::LowSpace { shortages, then } => {
                self.space.accept_shortages(&shortages);
                self.effects.ask(Action::Begin(then));
            }
        }
    }

    /// Opens or writes the chosen file, or uses the chosen folder.
    fn use_file(&mut self, ChosenFile { kind, path, existing }: ChosenFile) {
        match kind {
            FileKind::Open => files::open_file::open(&path, self),
            FileKind::Session => {
                let macros = self.settings.macros.clone();
                let session = Session { macros, ..snapshot::capture(self) };
                session::save_as(&path, existing, session, self);
            }
            FileKind::Solution(chosen) => solution::save_as(chosen, path, existing, self),
            FileKind::SaveTurns(format) => manual_solve::save(&path, format, existing, self),
            FileKind::Moves(kind) => rows::save::save(kind, path, existing, self),
            FileKind::Graph => graph::export::start(&path, existing, self),
            FileKind::Tables => tables::move_to(path, self),
            FileKind::Runs => runs::save_runs(path, existing, self),
            FileKind::Chart => {
                let (subject, format) = (PictureSubject::Chart, Some(PictureFormat::Png));
                pictures::save(PictureToSave { path, subject, format, existing }, self);
            }
            FileKind::BatchOpen | FileKind::BatchLogs => batch::set_source_file(&path, self),
            FileKind::BatchSave => batch::save(&path, existing, self),
            FileKind::Crosses => crosses::begin(&path, existing, self),
            FileKind::Picture(subject, _) => {
                pictures::save(PictureToSave { path, subject, format: None, existing }, self);
            }
            FileKind::Animation(_) => {
                animation::write(AnimationRequest { path, existing, is_of_solution: false }, self);
            }
            FileKind::Sheet => solution::save_sheet(path, existing, self),
            FileKind::Algorithms => algorithms::saved::save(path, existing, self),
            FileKind::AlgorithmList => algorithms::check(path, self),
            FileKind::OwnAlgorithms => cases::saved::save(path, existing, self),
            FileKind::OwnAlgorithmList => cases::kept::open(path, self),
        }
    }

    pub(super) fn dispatch_event(&mut self, event: Event) {
        match event {
            Event::WindowOpening => {
                session::update::prepare_visible_window(self);
                scramble::show_moves(self);
                if self.is_first_start {
                    tour::begin(self);
                }
            }
            Event::Painted => self.pictures.note_painted(self.now),
            Event::Sampled(samples) => self.samples = samples,
            Event::Progress(progress) => self.update_progress(&progress),
            Event::Tick(tick) => self.tick(*tick),
            Event::SettingsWritten(written) => self.handle_settings_written(written),
            Event::NotShownInFolder { path, reason } => {
                let error = UserError::new(save_solution::NOT_SHOWN.with([&reason]), save_solution::NOT_SHOWN_DO);
                self.report_failure(save_solution::ERROR_SHOW, error.with_place(describe::at_file(&path)));
            }
            Event::PictureTaken(id, picture) => pictures::receive_picture(id, picture, self),
            Event::FrameDrawn(id, picture) => self.animation.submit_frame(id, picture),
            Event::Search(id, report) => search::update::handle_report(id, report, self),
            Event::Shortening(id, report) => rows::shorten::handle_report(id, report, self),
            Event::Setup(id, report) => scramble::handle_report(id, &report, self),
            Event::Batch(id, report) => batch::handle_report(id, report, self),
            Event::BatchCounted(id, counted) => batch::count::handle_counted(id, counted, self),
            Event::Algorithms(id, report) => algorithms::handle_report(id, report, self),
            Event::AlgorithmsChecked(id, checked) => algorithms::handle_checked(id, checked, self),
            Event::Cases(id, report) => cases::search::handle_report(id, report, self),
            Event::Training(id, report) => cases::training::handle_report(id, &report, self),
            Event::OwnAlgorithmsRead(read) => cases::kept::handle_read(read, self),
            Event::FewestMoves(id, report) => fewest_moves::results::handle_report(id, report, self),
            Event::Steps(id, found) => steps::store(id, found, self),
            Event::Hint(id, report) => steps::hint::handle_report(id, report, self),
            Event::Analysis(id, report) => analysis::handle_report(id, report, self),
            Event::Tables(id, report) => tables::handle_report(id, report, self),
            Event::IdleTables(id, report) => tables::idle::handle_report(id, report, self),
            Event::TableFilesListed(seen) => self.tables.note_files(seen),
            Event::SpaceChecked(seen) => tables::handle_space_check(seen, self),
            Event::FileOpened(opened) => self.with_search_notice(|model| files::handle_opened(opened, model)),
            Event::FileExistsChecked(seen) => file_dialog::handle_file_check(seen, self),
            // The check precedes saving either turns or a picture.
            Event::WriteChecked(id, checked) if self.setup.owns_task(id) => {
                setup_solve::handle_write_check(id, checked, self);
            }
            Event::WriteChecked(id, checked) => pictures::handle_write_check(id, checked, self),
            Event::FileWritten(id, written) => file_export::handle_finished(id, written.0, self),
            Event::LogSaved(LogSaved { path, kind, saved }) => match kind {
                SavedLogKind::Solution(puzzle, moves) => solution::end_saving(&path, (puzzle, &moves), saved, self),
                SavedLogKind::Turns(turned) => manual_solve::end_saving(&path, &turned, saved, self),
                row @ SavedLogKind::Row { .. } => rows::save::handle_finished(&path, &row, saved, self),
            },
            Event::GraphExported(id, exported) => graph::export::handle_finished(id, exported, self),
            Event::CrossesWritten(id, written) => crosses::end(id, written, self),
            Event::Animation(id, report) => animation::handle_report(id, report, self),
            Event::SessionAutosaved(id, kept) => session::autosave::end_task(id, kept, self),
            Event::PreviousSessionSaved(kept) => session::update::finish_opening(kept.0.map(Some), self),
            Event::SessionSetAside(aside) => session::report(&aside.0, self),
            Event::SessionSaved(saved) => session::update::end_saving_session(saved, self),
            Event::Crashed(id) => self.handle_crash(id),
        }
    }

    /// Notifies the features of a crashed job. Its owner handles the crash; the others ignore it.
    fn handle_crash(&mut self, id: TaskId) {
        search::crash(id, self);
        setup_solve::crash(id, self);
        rows::shorten::crash(id, self);
        batch::crash(id, self);
        batch::count::crash(id, self);
        algorithms::crash(id, self);
        cases::crash(id, self);
        fewest_moves::crash(id, self);
        steps::crash(id, self);
        analysis::crash(id, self);
        tables::crash(id, self);
        graph::export::crash(id, self);
        crosses::crash(id, self);
        animation::crash(id, self);
        file_export::crash(id, self);
        self.session.autosave.crash(id);
    }

    /// Passes the progress of jobs to the features.
    fn update_progress(&mut self, progress: &Progress) {
        search::sample(progress, self);
        self.setup.sample(progress);
        self.batch.sample(progress);
        algorithms::sample(progress, self);
        cases::sample(progress, self);
        fewest_moves::sample(progress, self);
        tables::sample(progress, self);
        self.graph.export.task.sample(progress);
        crosses::sample(progress, self);
    }

    /// Runs the features' due work.
    fn tick_features(&mut self) {
        session::autosave::tick(self);
        playback::advance(self);
        pictures::tick(self);
        tables::idle::begin_if_idle(self);
        steps::tick(self);
        analysis::tick(self);
        batch::count::begin_if_due(self);
        announcer::tick(self);
    }

    /// Time until the first feature has due work; `None` if none will have any.
    fn due(&self) -> Option<Duration> {
        let due = [
            search::update::due(self),
            scramble::due(self),
            rows::due(self),
            batch::update::due(self),
            algorithms::due(self),
            cases::due(self),
            fewest_moves::due(self),
            tables::due(self),
            graph::due(self),
            crosses::due(self),
            animation::due(self),
            file_export::due(self),
            playback::time_to_next_move(self),
            camera::due(self),
            manual_solve::due(self),
            session::autosave::due(self),
            announcer::due(self),
        ];
        due.into_iter().flatten().min()
    }

    /// Stops the work of features that must not outlive the window, and saves the session.
    fn close_features(&mut self) {
        setup_solve::close(self);
        rows::shorten::close(self);
        session::autosave::close(self);
        search::abandon(self);
        batch::close(self);
        tables::close(self);
        algorithms::stop(self);
        cases::search::stop(self);
        fewest_moves::results::stop(self);
        steps::close(self);
        analysis::stop(self);
    }
}

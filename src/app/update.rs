//! Who does what: the one place where commands, actions and events are handed to the features.

use super::App;
use super::core::event::Event;
use super::core::{Action, Dialog, FileKind, file_dialog};
use super::core::{dialog::Begin, file_kind::ChosenFile, picture_kinds::PictureFormat, picture_kinds::PictureSubject};
use super::files::log_job::{LogSaved, SavedLog};
use super::pictures::SavePicture;
use super::{animation::WriteAnimation, files, manual_solve, runs, session, settings, sharing, solution, tables, typing};
use crate::export::place::Existing;
use unfold_text::{UserError, save_solution, sentences::describe};

impl App {
    /// Does what one part of the program asks of others.
    pub(super) fn act(&mut self, action: Action) {
        let (features, cx) = (&mut self.features, &mut self.cx);
        match action {
            Action::Accept(dialog) => self.accept(dialog),
            Action::UseFile(file) => self.use_file(file),
            Action::AnotherFile => features.playback.comparison = Default::default(),
            Action::OpenSession { path, session } => features.session.open(path, &session, cx),
            Action::OpenText { path, text } => typing::pasting::open_text(path, text, cx),
            Action::LayOutSession(session) => features.session.lay_out(*session, cx),
            Action::AskForSpace { solver, limits, then } => tables::ask_for_space(solver, limits, then, cx),
            Action::Begin(Begin::Search) => features.search.begin(cx.settings.limits(), cx),
            Action::Begin(Begin::Proof) => features.search.begin(cx.settings.proof_limits(), cx),
            Action::Begin(Begin::Batch) => features.batch.begin_all(cx),
            Action::AbandonSearch => drop(features.search.abandon(cx)),
            // One thing after the other: moves that are looked for, then a batch, then algorithms.
            Action::StopNext if features.scramble.setup.is_at_work() => features.scramble.setup.stop(cx),
            Action::StopNext if features.batch.at_work().is_some() && !features.batch.is_stopping() => {
                features.batch.stop(cx);
            }
            Action::StopNext if features.algorithms.is_at_work() => features.algorithms.stop(cx),
            Action::StopNext => {}
            Action::FindAlgorithms => features.algorithms.find_for_part(cx),
            Action::FindSetup(then) => features.scramble.setup.find(then, cx),
            Action::CopyLinkWith(moves) => sharing::copy_link_with(moves, cx),
            Action::Scrambled => features.tour.note_scrambled(),
            Action::TablesMoved => features.search.forget_tables(),
            Action::StopIdleTables => features.tables.idle.stop(cx),
            Action::ReadKeys => features.shortcuts.read_again(cx),
            Action::WriteFile(file) => features.file_export.begin(file, cx),
            Action::SavePicture(picture) => features.pictures.save(picture, cx),
            Action::WriteAnimation(animation) => features.animation.write(animation, cx),
            Action::DismissToast => self.toasts.dismiss(),
        }
    }

    /// Does what a dialog asked for, to which a person agreed.
    fn accept(&mut self, dialog: Dialog) {
        let cx = &mut self.cx;
        match dialog {
            Dialog::Error { .. } | Dialog::About => {}
            Dialog::Path { kind, text, no_system_dialog } => file_dialog::accept_path(kind, text, no_system_dialog, cx),
            Dialog::Replace { path, kind } => {
                cx.ask(Action::UseFile(ChosenFile { kind, path, existing: Existing::Replace }));
            }
            Dialog::SaveSolution(file) => file_dialog::choose(FileKind::Save(file), cx),
            Dialog::Picture(subject, format) => file_dialog::choose(FileKind::Picture(subject, format), cx),
            Dialog::Animation => {
                file_dialog::choose(FileKind::Animation(self.features.animation.options().format), cx);
            }
            Dialog::Quit(_) => cx.quitting.decide(),
            Dialog::Palette { typed, at } => {
                if let Some(row) = self.found(&typed).get(at) {
                    self.apply(row.command.clone());
                }
            }
            Dialog::ResetSettings => settings::reset(cx),
            Dialog::LowSpace { shortages, then } => {
                cx.go_on_with_little_space(&shortages);
                cx.ask(Action::Begin(then));
            }
        }
    }

    /// Opens or writes the file that a person chose.
    fn use_file(&mut self, ChosenFile { kind, path, existing }: ChosenFile) {
        let (features, cx) = (&mut self.features, &mut self.cx);
        match kind {
            FileKind::Open => files::open_file::open(&path, cx),
            FileKind::Session => session::save_as(&path, existing, cx.session(), cx),
            FileKind::Save(chosen) => solution::save_as(chosen, path, existing, cx),
            FileKind::SaveTurns => manual_solve::save(&path, existing, cx),
            FileKind::Export => features.graph.export.begin(&path, existing, cx),
            FileKind::Tables => features.tables.move_to(path, cx),
            FileKind::Runs => runs::save_runs(path, existing, cx),
            FileKind::Chart => {
                let (subject, format) = (PictureSubject::Chart, Some(PictureFormat::Png));
                features.pictures.save(SavePicture { path, subject, format, existing }, cx);
            }
            FileKind::BatchOpen => features.batch.take_file(&path, cx),
            FileKind::BatchSave => features.batch.save(&path, existing, cx),
            FileKind::Crosses => features.crosses.begin(&path, existing, cx),
            FileKind::Picture(subject, _) => {
                features.pictures.save(SavePicture { path, subject, format: None, existing }, cx);
            }
            FileKind::Animation(_) => {
                features.animation.write(WriteAnimation { path, existing, of_solution: false }, cx);
            }
            FileKind::Sheet => solution::save_sheet(path, existing, cx),
            FileKind::Algorithms => features.algorithms.save(path, existing, cx),
            FileKind::AlgorithmList => features.algorithms.check(path, cx),
        }
    }

    /// Takes in what happened.
    pub(super) fn on(&mut self, event: Event) {
        let (features, cx) = (&mut self.features, &mut self.cx);
        match event {
            Event::Opened => {
                features.session.begin_to_be_seen(cx);
                if self.first_start {
                    features.tour.begin(cx);
                }
            }
            Event::Painted => features.pictures.note_painted(cx.now),
            Event::Sampled(samples) => cx.samples = samples,
            Event::Progress(progress) => features.sample(&progress, cx),
            Event::Tick(tick) => self.tick(*tick),
            Event::SettingsWritten(written) => self.note_settings(written),
            Event::NotShownInFolder { path, reason } => {
                let error = UserError::new(save_solution::NOT_SHOWN.with([&reason]), save_solution::NOT_SHOWN_DO);
                cx.tell_failure(save_solution::ERROR_SHOW, error.at(describe::at_file(&path)));
            }
            Event::PictureTaken(id, picture) => features.pictures.take_picture(id, picture, cx),
            Event::FrameDrawn(id, picture) => features.animation.take_frame(id, picture),
            Event::Search(id, report) => features.search.hear(id, report, cx),
            Event::Setup(id, report) => features.scramble.hear(id, &report, cx),
            Event::Batch(id, report) => features.batch.handle_report(id, report, cx),
            Event::Algorithms(id, report) => features.algorithms.handle_report(id, report, cx),
            Event::AlgorithmsChecked(id, checked) => features.algorithms.take_checked(id, checked, cx),
            Event::Analysis(id, report) => features.analysis.handle_report(id, report, cx),
            Event::Tables(id, report) => features.tables.handle_report(id, report, cx),
            Event::IdleTables(id, report) => features.tables.idle.handle_report(id, report, cx),
            Event::TablesSeen(seen) => features.tables.note_files(seen),
            Event::SpaceSeen(seen) => tables::note_space(seen, cx),
            Event::FileOpened(opened) => self.with_search_notice(|app| files::note_opened(opened, &mut app.cx)),
            Event::FileSeen(seen) => file_dialog::note_file(seen, cx),
            // Turns are saved, or a picture.
            Event::PlaceChecked(id, checked) if features.scramble.setup.awaits(id) => {
                features.scramble.setup.check(id, checked, cx);
            }
            Event::PlaceChecked(id, checked) => features.pictures.note_place(id, checked, cx),
            Event::FileWritten(id, written) => features.file_export.end(id, written.0, cx),
            Event::LogSaved(LogSaved { path, what, saved }) => match what {
                SavedLog::Solution(puzzle, moves) => solution::end_saving(&path, (puzzle, &moves), saved, cx),
                SavedLog::Turns(turned) => manual_solve::end_saving(&path, &turned, saved, cx),
            },
            Event::GraphExported(id, exported) => features.graph.export.end(id, exported, cx),
            Event::CrossesWritten(id, written) => features.crosses.end(id, written, cx),
            Event::Animation(id, report) => features.animation.handle_report(id, report, cx),
            Event::SessionKept(id, kept) => features.session.autosave.end_task(id, kept, cx),
            Event::BeforeKept(kept) => features.session.lay_out_opened(kept.0.map(Some), cx),
            Event::SessionSetAside(aside) => session::tell(&aside.0, cx),
            Event::SessionSaved(saved) => session::update::end_saving_session(saved, cx),
            Event::Crashed(id) => features.crash(id, cx),
        }
    }
}

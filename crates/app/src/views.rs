//! The answers of features to the window, where they need both a feature and what all share.

use std::sync::Arc;

use crate::analysis::{self, job::Analysis};
use crate::lesson::{self, MoveNotes};
use crate::version;
use crate::{model::Model, notices::toast::Toast, playback::comparison::ComparedTrack, search::stage::Stage};
use crate::{system::folders, tables::status::TableStatus, task::tables_underway::TablesUnderway, tour::TourStep};
use unfold_engine::control::ProofProgress;
use unfold_engine::search::{Limits, Solver};
use unfold_engine::tables::spec::{self, TableSpec};
use unfold_text::{Text, numbers, tables, tour as say, window};

impl Model {
    /// The texts to be said when there is a pause, and at once; empty when there is none.
    pub fn announcements(&self) -> [String; 2] {
        self.announcer.said().map(|phrase| phrase.map_or_else(String::new, |phrase| phrase.get(self.language())))
    }

    /// The lesson on the moves that are compared with those played, if any are.
    pub fn compared_notes(&self) -> Option<&Arc<MoveNotes>> {
        self.compared_track().map(|track| track.notes)
    }

    /// The track that is compared with the moves played, if one is.
    pub fn compared_track(&self) -> Option<ComparedTrack<'_>> {
        self.comparison.track(self.document.workspace().position())
    }

    /// The machine, the folders and the licence, a line each.
    pub fn facts_about(&self) -> Vec<String> {
        let language = self.language();
        let places = &self.environment;
        let memory = self.samples.resident.map_or_else(|| "?".into(), |bytes| numbers::megabytes(bytes).get(language));
        let tables = numbers::megabytes(self.samples.tables.bytes);
        vec![
            say::ABOUT_MACHINE.fill(language, [&Limits::default().threads, &memory, &tables]),
            window::ABOUT_SETTINGS.fill(language, [&places.settings.display()]),
            window::ABOUT_TABLES.fill(language, [&self.tables_folder().display()]),
            window::ABOUT_REPORTS.fill(language, [&folders::reports().display()]),
            say::ABOUT_LICENCE.fill(language, [&env!("CARGO_PKG_LICENSE")]),
        ]
    }

    /// True if a search for the position is at work that is to prove its solution optimal.
    pub fn is_proving_here(&self) -> bool {
        self.search.is_proof_of(self.puzzle(), self.results())
    }

    /// The solver at work on the position that is shown, or else that of the next search.
    pub fn method_at_work(&self) -> Option<&'static dyn Solver> {
        self.search.solver_of(self.puzzle(), self.results()).or_else(|| self.searching_solver())
    }

    /// Progress of the proof for the position with one length, which no solution found so far has.
    pub fn proof_progress(&self) -> Option<ProofProgress> {
        let results = self.results();
        self.search.is_of(self.puzzle(), results).then(|| self.search.proof(results)).flatten()
    }

    /// All that is told about the program, as a text to be copied.
    pub fn report(&self) -> String {
        let title = window::ABOUT_TITLE.fill(self.language(), [&version::with_commit()]);
        let system = format!("{} {}", std::env::consts::OS, std::env::consts::ARCH);
        let lines = [title, system].into_iter().chain(self.facts_about()).chain(self.table_lines());
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The stage of the search for the position, or how it ended.
    pub fn stage(&self) -> Stage {
        self.search.stage(&self.document)
    }

    /// The state of each table that is kept in a file, a line each, as it was when the program was asked to tell of itself.
    pub fn table_lines(&self) -> Vec<String> {
        let language = self.language();
        let state = |table: &TableSpec| -> Text<0> {
            match (self.samples.tables.names.contains(table.name.as_str()), self.tables.has_file(table)) {
                (true, true) => tables::STATE_USED,
                (true, false) => tables::STATE_MEMORY,
                (false, true) => tables::STATE_SAVED,
                (false, false) => tables::STATE_ABSENT,
            }
        };
        let line = |table: &'static TableSpec| {
            say::TABLE_LINE.fill(language, [&table.name, &state(table), &numbers::grouped(table.bytes)])
        };
        spec::all().iter().map(line).collect()
    }

    /// State of a table.
    pub fn table_status(&self, spec: &TableSpec) -> TableStatus {
        self.tables.status(spec, &self.samples.tables)
    }

    /// True if the tables that this puzzle's search begins with were ready once since the start.
    pub fn tables_are_ready(&self) -> bool {
        let in_use = &self.samples.tables.names;
        self.search.had_tables(self.puzzle())
            || self
                .searching_solver()
                .is_some_and(|solver| solver.tables().names.iter().any(|name| in_use.contains(name)))
    }

    /// The tables that are being built, whichever puzzle they are for: for a search, because a person asked for them, or because the
    /// program is idle.
    pub fn tables_underway(&self) -> Option<TablesUnderway> {
        let for_search = self.samples.tables.underway;
        for_search.or_else(|| self.tables.underway(self.now)).or_else(|| self.tables.idle.underway(self.now))
    }

    /// The latest event, for a few seconds.
    pub fn toast(&self) -> Option<&Toast> {
        self.toasts.shown(self.now)
    }

    /// The step that the tour asks for, if it goes on; it waits while a puzzle without a solver is shown.
    pub fn tour(&self) -> Option<TourStep> {
        self.tour.step().filter(|_| !self.puzzle().def().solvers().is_empty())
    }

    /// The facts for the view that is shown. Those about the position before stay until the new ones are known.
    pub fn analysis(&self) -> Option<Analysis<'_>> {
        analysis::shown(self)
    }

    /// The notes on the moves that are played, worked out when they are others than before.
    pub fn move_notes(&self) -> Option<Arc<MoveNotes>> {
        lesson::update::notes(self)
    }

    /// The lesson that is given: that of the move just made, or of the first before any is.
    pub fn lesson(&self) -> Option<(Arc<MoveNotes>, usize)> {
        lesson::update::given(self)
    }
}

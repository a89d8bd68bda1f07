//! State of commands for the window: name, availability, and whether checked. Also the search of the command palette.

use crate::cases;
use crate::command::availability::{Availability, Obstacle};
use crate::command::{Command, HistoryCommand, Row, SearchCommand, ShortcutsCommand, row_of, rows};
use crate::fewest_moves::{self, undo as undo_lines, undo_stack::Direction};
use crate::search::{self, shown_position};
use crate::shortcuts::command_palette::{self, Candidate};
use crate::{algorithms, animation, batch, camera, coordinates, crosses, files, filters, graph, history, manual_solve};
use crate::{macros, rows as rows_of_moves, steps, tour, typing, window};
use crate::{model::Model, painting, pictures, playback, runs, scramble, session, settings, sharing, solution, tables};
use unfold_text::{Language, fewest_moves as fewest_texts, search as search_texts, shortcut_editor as say, undo};

/// Why a command is unavailable now, if it is.
fn obstacle(command: &Command, model: &Model) -> Obstacle {
    match command {
        Command::History(command) => history::obstacle(command, model),
        Command::Painting(command) => painting::obstacle(command, model),
        Command::Typing(command) => typing::obstacle(command, model),
        Command::Sharing(command) => sharing::obstacle(command, model),
        Command::Scramble(command) => scramble::obstacle(command, model),
        Command::ManualSolve(command) => manual_solve::obstacle(command, model),
        Command::Filters(command) => filters::obstacle(command, model),
        Command::Files(command) => files::obstacle(command, model),
        Command::Solution(command) => solution::obstacle(command, model),
        Command::Session(command) => session::update::obstacle(command, model),
        Command::Search(command) => search::update::obstacle(command, model),
        Command::Runs(command) => runs::obstacle(command, model),
        Command::Playback(command) => playback::obstacle(command, model),
        Command::Rows(command) => rows_of_moves::obstacle(command, model),
        Command::Macros(command) => macros::obstacle(command, model),
        Command::Coordinates(command) => coordinates::obstacle(command, model),
        Command::Pictures(command) => pictures::obstacle(command, model),
        Command::Animation(command) => animation::obstacle(command, model),
        Command::Batch(command) => batch::update::obstacle(command, model),
        Command::Tables(command) => tables::obstacle(command, model),
        Command::Graph(command) => graph::obstacle(command, model),
        Command::Crosses(command) => crosses::obstacle(command, model),
        Command::Algorithms(command) => algorithms::obstacle(command, model),
        Command::Cases(command) => cases::obstacle(command, model),
        Command::FewestMoves(command) => fewest_moves::obstacle(command, model),
        Command::Steps(command) => steps::obstacle(command, model),
        Command::Settings(command) => settings::update::obstacle(command, model),
        Command::Tour(command) => tour::obstacle(command, model),
        Command::Window(command) => window::obstacle(command, model),
        Command::Camera(_) | Command::Examples(_) | Command::Lesson(_) | Command::Shortcuts(_) => Obstacle::None,
    }
}

/// True if a command is checked; `None` if it has no checked state.
fn is_on(command: &Command, model: &Model) -> Option<bool> {
    match command {
        Command::History(command) => history::is_on(command, model),
        Command::Scramble(command) => scramble::is_on(command, model),
        Command::Camera(command) => camera::is_on(command, model),
        Command::Search(command) => search::update::is_on(command, model),
        Command::Runs(command) => runs::is_on(command, model),
        Command::Playback(command) => playback::is_on(command, model),
        Command::Rows(command) => rows_of_moves::is_on(command, model),
        Command::Macros(command) => macros::is_on(command, model),
        Command::Tables(command) => tables::is_on(command, model),
        Command::Graph(command) => graph::is_on(command, model),
        Command::Files(command) => files::is_on(command, model),
        Command::Steps(command) => steps::is_on(command, model),
        Command::Settings(command) => settings::update::is_on(command, model),
        Command::Painting(_)
        | Command::Typing(_)
        | Command::Sharing(_)
        | Command::ManualSolve(_)
        | Command::Filters(_)
        | Command::Examples(_)
        | Command::Solution(_)
        | Command::Session(_)
        | Command::Lesson(_)
        | Command::Coordinates(_)
        | Command::Pictures(_)
        | Command::Animation(_)
        | Command::Batch(_)
        | Command::Crosses(_)
        | Command::Algorithms(_)
        | Command::Cases(_)
        | Command::FewestMoves(_)
        | Command::Shortcuts(_)
        | Command::Tour(_)
        | Command::Window(_) => None,
    }
}

impl Model {
    /// Current name of a command: with the edit to undo or redo, or *Continue* if *Solve* would resume a search.
    pub fn command_name(&self, row: &Row, language: Language) -> String {
        let edit = match row.command {
            Command::History(HistoryCommand::Undo) if undo_lines::is_available(Direction::Undo, self) => {
                Some(fewest_texts::FMC_UNDO.get(language).to_owned())
            }
            Command::History(HistoryCommand::Redo) if undo_lines::is_available(Direction::Redo, self) => {
                Some(fewest_texts::FMC_REDO.get(language).to_owned())
            }
            Command::History(HistoryCommand::Undo) => {
                self.document.workspace().undoable().map(|edit| undo::UNDO_DEED.fill(language, [&edit.name()]))
            }
            Command::Search(SearchCommand::Solve)
                if shown_position::continues_search(self) && self.is_possible(&row.command) =>
            {
                Some(search_texts::SOLVE_ON.get(language).to_owned())
            }
            Command::History(HistoryCommand::Redo) => {
                self.document.workspace().redoable().map(|edit| undo::REDO_DEED.fill(language, [&edit.name()]))
            }
            _ => None,
        };
        edit.unwrap_or_else(|| row.text.get(language).to_owned())
    }

    /// Name in the command palette, with the group if it has one.
    pub fn palette_name(&self, row: &Row, language: Language) -> String {
        let group = row.group.map(|group| say::IN_GROUP.fill(language, [&group, &row.text]));
        group.unwrap_or_else(|| self.command_name(row, language))
    }

    /// True if a row is checked; `None` if it has no checked state.
    pub fn is_on(&self, row: &Row) -> Option<bool> {
        is_on(&row.command, self)
    }

    pub fn availability(&self, command: &Command) -> Availability {
        let obstacle = match row_of(command) {
            // Commands with values check their value when they run.
            None => Obstacle::None,
            Some(row) if !row.is_available_for(self.puzzle()) => Obstacle::Implied,
            Some(_) => obstacle(command, self),
        };
        match obstacle {
            Obstacle::None => Availability::Possible,
            Obstacle::Implied => Availability::Impossible { why: None },
            Obstacle::Disabled(why) => Availability::Impossible { why: Some(why.get(self.language())) },
        }
    }

    pub fn is_possible(&self, command: &Command) -> bool {
        self.availability(command).is_possible()
    }

    /// Rows that match a search text, best first.
    pub fn matching_commands(&self, typed: &str) -> Vec<&'static Row> {
        let of_palette = |row: &&Row| {
            row.is_available_for(self.puzzle())
                && !row.is_fixed()
                && row.command != Command::Shortcuts(ShortcutsCommand::Palette)
        };
        let candidate = |row| Candidate {
            row,
            names: [self.language(), Language::ENGLISH].map(|language| self.palette_name(row, language)),
            is_available: self.is_possible(&row.command),
        };
        command_palette::search(typed, rows().filter(of_palette).map(candidate), self.language())
    }
}

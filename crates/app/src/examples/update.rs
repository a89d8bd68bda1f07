//! Opening an example as the position; the one before can be had again by undo.

use super::example::Content;
use crate::command::menu::Menu;
use crate::command::row::{Row, row};
use crate::document::{OpenLog, Origin, Position};
use crate::{examples, files::open_file, history::changes, model::Model, page::Page};
use unfold_engine::logs::SolveLog;
use unfold_text::examples as say;

/// A request to examples.
#[derive(Clone, Debug, PartialEq)]
pub enum ExamplesCommand {
    /// Show the examples.
    Examples,
    /// Open the example of this name.
    OpenExample(&'static str),
}

/// The rows of the table of commands.
pub static ROWS: &[Row<ExamplesCommand>] =
    &[row("examples", ExamplesCommand::Examples, (say::EXAMPLES, say::EXAMPLES_TIP)).in_menu(Menu::File.at(1, 4))];

/// Opens the example of this name, if there is one.
pub fn open(id: &str, model: &mut Model) {
    let Some((example, content)) = examples::named(id).and_then(|example| Some((example, example.content()?))) else {
        return;
    };
    changes::switch_to(example.puzzle, model);
    let origin = Origin::Example(example.id.to_owned());
    let position = match content {
        Content::Moves(moves) => Position::reached(example.puzzle, moves, origin),
        Content::Facelets(state) => Position::new(state, origin),
        Content::Log(log) => {
            let open = OpenLog { example: Some(example.id), ..OpenLog::new(None, SolveLog::Mc4d(*log)) };
            open_file::take_log(open, model);
            model.news = say::NEWS_EXAMPLE.with([&example.title]);
            return;
        }
    };
    changes::change(position, None, model);
    model.news = say::NEWS_EXAMPLE.with([&example.title]);
}

/// Carries out a command that is available now.
pub fn run(command: ExamplesCommand, model: &mut Model) {
    match command {
        ExamplesCommand::Examples => model.open_page(Page::Examples),
        ExamplesCommand::OpenExample(id) => {
            open(id, model);
            model.show_stage();
        }
    }
}

//! The examples page. Opening an example replaces the position.

use super::example::ExampleContent;
use crate::command::menu::Menu;
use crate::command::row::{Row, row};
use crate::document::{OpenLog, Origin, Position};
use crate::{examples, files::open_file, history::changes, model::Model, page::Page};
use unfold_engine::logs::SolveLog;
use unfold_text::examples as say;

#[derive(Clone, Debug, PartialEq)]
pub enum ExamplesCommand {
    Examples,
    /// Open the example with this id.
    OpenExample(&'static str),
}

/// The feature's rows of the command table.
pub static ROWS: &[Row<ExamplesCommand>] =
    &[row("examples", ExamplesCommand::Examples, (say::EXAMPLES, say::EXAMPLES_TIP)).in_menu(Menu::File.at(1, 4))];

/// Opens an example; ignores an unknown id.
pub fn open(id: &str, model: &mut Model) {
    let Some((example, content)) = examples::find(id).and_then(|example| Some((example, example.content()?))) else {
        return;
    };
    changes::switch_to(example.puzzle, model);
    let origin = Origin::Example(example.id.to_owned());
    let position = match content {
        ExampleContent::Moves(moves) => Position::from_moves(example.puzzle, moves, origin),
        ExampleContent::Facelets(state) => Position::new(state, origin),
        ExampleContent::Log(log) => {
            let open = OpenLog { example: Some(example.id), ..OpenLog::new(None, SolveLog::Mc4d(*log)) };
            open_file::open_log(open, model);
            model.news = say::NEWS_EXAMPLE.with([&example.title]);
            return;
        }
    };
    changes::replace_position(position, None, model);
    model.news = say::NEWS_EXAMPLE.with([&example.title]);
}

/// Runs an available command.
pub fn run(command: ExamplesCommand, model: &mut Model) {
    match command {
        ExamplesCommand::Examples => model.open_page(Page::Examples),
        ExamplesCommand::OpenExample(id) => {
            open(id, model);
            model.show_stage();
        }
    }
}

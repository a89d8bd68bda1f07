//! Opening an example as the position; the one before can be had again by undo.

pub mod command;

use self::command::ExamplesCommand;
use crate::app::core::{Context, Feature, Page};
use crate::app::document::{OpenLog, Origin, Position};
use crate::app::{files::open_file, history::changes};
use crate::shared::examples::{self, Content};
use unfold_text::examples as say;

/// Opens the example of this name, if there is one.
pub fn open(id: &str, cx: &mut Context) {
    let Some((example, content)) = examples::named(id).and_then(|example| Some((example, example.content()?))) else {
        return;
    };
    changes::switch_to(example.puzzle, cx);
    let origin = Origin::Example(example.id.to_owned());
    let position = match content {
        Content::Moves(moves) => Position::reached(example.puzzle, moves, origin),
        Content::Facelets(state) => Position::new(state, origin),
        Content::Log(log) => {
            let open = OpenLog { example: Some(example.id), ..OpenLog::new(None, *log) };
            open_file::take_log(open, cx);
            cx.news = say::NEWS_EXAMPLE.with([&example.title]);
            return;
        }
    };
    changes::change(position, None, cx);
    cx.news = say::NEWS_EXAMPLE.with([&example.title]);
}

/// The list of examples.
#[derive(Debug, Default)]
pub struct ExampleList;

impl Feature for ExampleList {
    type Command = ExamplesCommand;

    fn update(&mut self, command: ExamplesCommand, cx: &mut Context) {
        match command {
            ExamplesCommand::Examples => cx.page = Some(Page::Examples),
            ExamplesCommand::OpenExample(id) => {
                open(id, cx);
                cx.show_stage();
            }
        }
    }
}

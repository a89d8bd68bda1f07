//! Opening an example as the position; the one before can be had again by undo.

use crate::app::context::Context;
use crate::app::features::{document, open_file};
use crate::model::document::open_log::OpenLog;
use crate::model::document::position::{Origin, Position};
use crate::model::document::workspace::Workspaces;
use crate::shared::examples::{self, Content};
use unfold_text::examples as say;

/// Opens the example of this name, if there is one.
pub fn open(workspaces: &mut Workspaces, id: &str, cx: &mut Context) {
    let Some((example, content)) = examples::named(id).and_then(|example| Some((example, example.content()?))) else {
        return;
    };
    document::switch_to(workspaces, example.puzzle, cx);
    let origin = Origin::Example(example.id);
    let position = match content {
        Content::Moves(moves) => Position::reached(example.puzzle, moves, origin),
        Content::Facelets(state) => Position::new(state, origin),
        Content::Log(log) => {
            let open = OpenLog { example: Some(example.id), ..OpenLog::new(None, *log) };
            open_file::take_log(workspaces, open, cx);
            cx.news = say::NEWS_EXAMPLE.with([&example.title]);
            return;
        }
    };
    document::change(workspaces, position, None, cx);
    cx.news = say::NEWS_EXAMPLE.with([&example.title]);
}

//! The window as a whole.

pub mod command;

use self::command::WindowCommand;
use crate::effect::{FocusTarget, ShellRequest};
use crate::{action::Action, command::availability::Obstacle, model::Model, settings::choices::View};
use unfold_text::window as say;

/// Does what a person asks for, which nothing speaks against.
pub fn run(command: WindowCommand, model: &mut Model) {
    match command {
        WindowCommand::FocusMenu => model.effects.request(ShellRequest::Focus(FocusTarget::Menu)),
        WindowCommand::NextPane => model.effects.request(ShellRequest::Focus(FocusTarget::NextPane)),
        WindowCommand::Accept => {
            if let Some(dialog) = model.dialog.take() {
                model.effects.ask(Action::Accept(dialog));
            }
        }
        WindowCommand::Dismiss if model.dialog.is_some() => {
            model.dialog = None;
            model.quitting.give_up_saving();
        }
        WindowCommand::Dismiss if model.page.is_some() => model.page = None,
        WindowCommand::Dismiss => model.choose(|choices| choices.view = View::Stage),
    }
}

/// The obstacle to a command now.
pub fn obstacle(command: &WindowCommand, model: &Model) -> Obstacle {
    match command {
        WindowCommand::Dismiss => Obstacle::plain_unless(model.dialog.is_some() || !model.shows_stage()),
        _ => Obstacle::None,
    }
}

/// The window's title.
pub fn title(model: &Model) -> String {
    let name = model.document.workspace().position().opened().and_then(|open| open.path.as_ref()?.file_name());
    name.map_or_else(
        || say::TITLE.get(model.language()).into(),
        |name| say::TITLE_FILE.fill(model.language(), [&name.display()]),
    )
}

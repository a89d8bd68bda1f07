//! The window as a whole.

pub mod command;

use self::command::WindowCommand;
use crate::app::core::{Action, Context, Feature, FocusTarget, Obstacle, ShellRequest};
use crate::shared::settings::choices::View;

/// The window as a whole.
#[derive(Debug, Default)]
pub struct WindowParts;

impl Feature for WindowParts {
    type Command = WindowCommand;

    fn update(&mut self, command: WindowCommand, cx: &mut Context) {
        match command {
            WindowCommand::FocusMenu => cx.request(ShellRequest::Focus(FocusTarget::Menu)),
            WindowCommand::NextPane => cx.request(ShellRequest::Focus(FocusTarget::NextPane)),
            WindowCommand::Accept => {
                if let Some(dialog) = cx.dialog.take() {
                    cx.ask(Action::Accept(dialog));
                }
            }
            WindowCommand::Dismiss if cx.dialog.is_some() => {
                cx.dialog = None;
                cx.quitting.give_up_saving();
            }
            WindowCommand::Dismiss if cx.page.is_some() => cx.page = None,
            WindowCommand::Dismiss => cx.choose(|choices| choices.view = View::Stage),
        }
    }

    fn obstacle(&self, command: &WindowCommand, cx: &Context) -> Obstacle {
        match command {
            WindowCommand::Dismiss => Obstacle::plain_unless(cx.dialog.is_some() || !cx.shows_stage()),
            _ => Obstacle::None,
        }
    }
}

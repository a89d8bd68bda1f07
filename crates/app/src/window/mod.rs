//! Window commands (focus, dialogs, errors) and the window title.

use crate::command::row::{Row, row};
use crate::command::{availability::Obstacle, shortcut::Shortcut};
use crate::effect::{FocusTarget, ShellRequest};
use crate::{action::Action, model::Model, settings::choices::View};
use unfold_text::{commands, tour, window as say};

#[derive(Clone, Debug, PartialEq)]
pub enum WindowCommand {
    /// Focus the menu bar.
    FocusMenu,
    FocusNextPane,
    /// Confirm the dialog.
    Accept,
    /// Close the dialog, or else the page, or else return to the stage, or else dismiss the error.
    Dismiss,
    /// Dismiss the error in the status line.
    DismissError,
}

pub static ROWS: &[Row<WindowCommand>] = &[
    row("menus", WindowCommand::FocusMenu, (tour::FOCUS_MENU, tour::FOCUS_MENU_TIP)).on_keys(&[Shortcut::bare("F10")]),
    row("next-part", WindowCommand::FocusNextPane, (tour::NEXT_PANE, tour::NEXT_PANE_TIP))
        .on_keys(&[Shortcut::bare("F6")]),
    // The UI handles Escape itself; the key is listed here for the shortcuts page.
    row("dismiss", WindowCommand::Dismiss, (unfold_text::window::CLOSE, commands::DISMISS_TIP))
        .on_keys(&[Shortcut::bare("Escape")]),
    row("dismiss-error", WindowCommand::DismissError, (say::DISMISS_ERROR, say::DISMISS_ERROR_TIP)),
];

pub fn run(command: WindowCommand, model: &mut Model) {
    match command {
        WindowCommand::FocusMenu => model.effects.request(ShellRequest::Focus(FocusTarget::Menu)),
        WindowCommand::FocusNextPane => model.effects.request(ShellRequest::Focus(FocusTarget::NextPane)),
        WindowCommand::Accept => {
            if let Some(dialog) = model.dialog.take() {
                model.effects.ask(Action::Accept(dialog));
            }
        }
        WindowCommand::Dismiss if model.dialog.is_some() => {
            model.dialog = None;
            model.quitting.cancel_saving();
        }
        WindowCommand::Dismiss if model.page.is_some() => model.close_page(),
        WindowCommand::Dismiss if !model.shows_stage() => model.change_choices(|choices| choices.view = View::Stage),
        WindowCommand::Dismiss | WindowCommand::DismissError => model.error = None,
    }
}

pub fn obstacle(command: &WindowCommand, model: &Model) -> Obstacle {
    match command {
        WindowCommand::Dismiss => {
            Obstacle::implied_unless(model.dialog.is_some() || !model.shows_stage() || model.error.is_some())
        }
        WindowCommand::DismissError => Obstacle::unless(model.error.is_some(), say::WHY_NO_ERROR),
        _ => Obstacle::None,
    }
}

pub fn title(model: &Model) -> String {
    let name = model.document.workspace().position().open_log().and_then(|open| open.path.as_ref()?.file_name());
    name.map_or_else(
        || say::TITLE.get(model.language()).into(),
        |name| say::TITLE_FILE.fill(model.language(), [&name.display()]),
    )
}

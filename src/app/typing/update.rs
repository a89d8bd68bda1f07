//! Effects of the commands of typing.

use super::{Typing, command::TypingCommand, pasting};
use crate::app::core::{Context, Feature, FocusTarget, ShellRequest};
use crate::app::manual_solve;

impl Feature for Typing {
    type Command = TypingCommand;

    fn update(&mut self, command: TypingCommand, cx: &mut Context) {
        match command {
            TypingCommand::FocusField => {
                cx.show_stage();
                cx.request(ShellRequest::Focus(FocusTarget::Field));
            }
            TypingCommand::TypePosition(text) => super::type_position(text, cx),
            TypingCommand::TypeTurn(key) => {
                if let Some(mv) = super::type_turn(key, cx) {
                    manual_solve::turn(mv, cx);
                }
            }
            TypingCommand::Paste(text) => pasting::paste(text, cx),
        }
    }
}

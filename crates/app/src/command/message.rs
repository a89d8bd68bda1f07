//! Messages to the model.

use super::Command;
use crate::event::Event;

#[derive(Debug)]
pub enum Message {
    /// A user command.
    Command(Command),
    /// A report, a tick or a change of the environment.
    Event(Event),
}

impl From<Command> for Message {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}

/// The messages of one frame, in order.
#[derive(Debug, Default)]
pub struct Messages(Vec<Message>);

impl Messages {
    pub fn push(&mut self, message: impl Into<Message>) {
        self.0.push(message.into());
    }

    /// Adds a message if `asked`.
    pub fn push_if(&mut self, asked: bool, message: impl Into<Message>) {
        self.extend(asked.then_some(message));
    }

    pub fn extend<M: Into<Message>>(&mut self, messages: impl IntoIterator<Item = M>) {
        self.0.extend(messages.into_iter().map(Into::into));
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl IntoIterator for Messages {
    type Item = Message;
    type IntoIter = std::vec::IntoIter<Message>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

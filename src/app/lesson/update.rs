//! Effects of the commands of the lesson.

use super::{Lesson, command::LessonCommand};
use crate::app::core::{Context, Feature, Page};

impl Feature for Lesson {
    type Command = LessonCommand;

    fn update(&mut self, command: LessonCommand, cx: &mut Context) {
        cx.page = match command {
            LessonCommand::Explain(page) => Some(Page::Method(page)),
            LessonCommand::Present if cx.page == Some(Page::Presentation) => None,
            LessonCommand::Present => Some(Page::Presentation),
        }
    }
}

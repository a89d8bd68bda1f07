//! Effects of the commands of the examples.

use super::{ExampleList, command::ExamplesCommand};
use crate::app::core::{Context, Feature, Page};

impl Feature for ExampleList {
    type Command = ExamplesCommand;

    fn update(&mut self, command: ExamplesCommand, cx: &mut Context) {
        match command {
            ExamplesCommand::Examples => cx.page = Some(Page::Examples),
            ExamplesCommand::OpenExample(id) => {
                super::open(id, cx);
                cx.show_stage();
            }
        }
    }
}

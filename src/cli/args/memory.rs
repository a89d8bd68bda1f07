//! What can be typed after `--memory`.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command, Error};

use crate::cli::language;
use crate::engine::solve::Memory;
use crate::i18n::command_line as say;

/// Reads `auto`, `small`, `full` or a size. Help and completions tell the words.
#[derive(Clone, Copy)]
pub struct MemorySizes;

fn memory(text: &str) -> Result<Memory, String> {
    text.parse().map_err(|_| say::MEMORY_WRONG.get(language()).into())
}

impl TypedValueParser for MemorySizes {
    type Value = Memory;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<Memory, Error> {
        memory.parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let words = [
            ("auto", "Start with the small tables, continue with the large ones when they are ready"),
            ("small", "Use only the small tables"),
            ("full", "Wait for all tables"),
        ];
        Some(Box::new(words.into_iter().map(|(word, help)| PossibleValue::new(word).help(help))))
    }
}

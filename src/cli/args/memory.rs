//! Values of `--memory`.

use std::ffi::OsStr;
use std::sync::LazyLock;

use crate::cli::language::language;
use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command, Error};
use unfold_app::memory_choices::{self, MemoryChoice};
use unfold_app::sentences;
use unfold_engine::search::{Limits, Memory, Solver};
use unfold_text::{Language, command_line as say};

/// Parser of `auto`, `small`, `full` or a size. Help and completions list the words and the sizes that just fit the
/// tables of each puzzle.
#[derive(Clone, Copy)]
pub struct MemoryParser;

fn memory(text: &str) -> Result<Memory, String> {
    text.parse().map_err(|_| say::MEMORY_WRONG.get(language()).into())
}

/// Sizes worth choosing, each with its puzzle and effect. In English, like all help.
static SIZES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let of_solver = |solver: &'static dyn Solver| {
        memory_choices::sizes(solver.tables()).into_iter().map(move |size| {
            let choice = MemoryChoice::new(size, solver, &Limits::default());
            let brings = sentences::memory::size_and_gain(&choice, Language::ENGLISH);
            (size.to_string(), format!("{}: {brings}", solver.puzzle().def().name))
        })
    };
    memory_choices::solvers_with_own_sizes().flat_map(of_solver).collect()
});

impl TypedValueParser for MemoryParser {
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
        let sizes = SIZES.iter().map(|(size, brings)| (size.as_str(), brings.as_str()));
        Some(Box::new(words.into_iter().chain(sizes).map(|(word, help)| PossibleValue::new(word).help(help))))
    }
}

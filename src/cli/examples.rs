//! `unfold examples`: lists the example positions or prints one.

use super::{args::OUTPUT, error::CliError, json, language::language, out::Terminal};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use serde::Serialize;
use unfold_app::examples::example::{Example, ExampleContent};
use unfold_app::examples::{self, EXAMPLES};
use unfold_engine::mc4d;
use unfold_engine::notation::{self, facelets};
use unfold_text::{Language, examples as say};

/// Output form of an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ExampleForm {
    /// Facelets, or the log if the example is a log
    Position,
    /// Moves from the solved puzzle
    Moves,
}

/// Options of `examples`.
#[derive(Args, Debug)]
#[command(after_long_help = "Examples:\n  \
    unfold examples\n  \
    unfold examples superflip | unfold solve -\n  \
    unfold examples antipode --as moves")]
pub struct Examples {
    /// Name of the position to print [default: list all of them]
    #[arg(value_name = "ID", value_parser = example_parser())]
    pub example: Option<&'static Example>,
    /// Output form of the position
    #[arg(long = "as", help_heading = OUTPUT, value_enum, default_value = "position", requires = "example")]
    pub form: ExampleForm,
    /// Print one JSON object on each line, for scripts
    #[arg(long, help_heading = OUTPUT)]
    pub jsonl: bool,
}

fn example_parser() -> impl TypedValueParser<Value = &'static Example> {
    PossibleValuesParser::new(EXAMPLES.iter().map(|example| example.id)).try_map(|id| examples::find(&id).ok_or(id))
}

pub fn run(options: &Examples, terminal: &Terminal) -> Result<(), CliError> {
    let Some(example) = options.example else {
        for example in EXAMPLES.iter() {
            let row = || {
                let title = example.title.get(language());
                format!("{}\t{}\t{title}", example.id, example.puzzle.def().name)
            };
            terminal.print_line(&if options.jsonl { line(example) } else { row() });
        }
        return Ok(());
    };
    if options.jsonl {
        terminal.print_line(&line(example));
        return Ok(());
    }
    match (example.content(), options.form) {
        (Some(ExampleContent::Log(log)), ExampleForm::Position) => terminal.print_text(&mc4d::write(&log)),
        (Some(ExampleContent::Moves(moves)), ExampleForm::Moves) => {
            terminal.print_line(&notation::print(example.puzzle, &moves))
        }
        (Some(ExampleContent::Log(log)), ExampleForm::Moves) => {
            terminal.print_line(&notation::print(example.puzzle, &log.scramble()));
        }
        (Some(ExampleContent::Facelets(_)), ExampleForm::Moves) => {
            return Err(CliError::input(say::NO_MOVES.with([&example.id]), say::NO_MOVES_DO));
        }
        _ => terminal.print_line(&position(example)),
    }
    Ok(())
}

fn position(example: &Example) -> String {
    example.state().as_ref().map(facelets::print).unwrap_or_default()
}

/// An example as JSON; not translated.
#[derive(Serialize)]
struct ExampleLine {
    id: &'static str,
    puzzle: &'static str,
    title: &'static str,
    facelets: String,
    /// Moves from the solved puzzle, if known.
    moves: Option<String>,
    /// The property that makes the position interesting, in English.
    text: &'static str,
}

fn line(example: &Example) -> String {
    let moves = match example.content() {
        Some(ExampleContent::Moves(moves)) => Some(moves),
        Some(ExampleContent::Log(log)) => Some(log.scramble()),
        _ => None,
    };
    let line = ExampleLine {
        id: example.id,
        puzzle: example.puzzle.def().name,
        title: example.title.get(Language::ENGLISH),
        facelets: position(example),
        moves: moves.map(|moves| notation::print(example.puzzle, &moves)),
        text: example.remark.get(Language::ENGLISH),
    };
    json::text(&line)
}

//! Arguments of `examples`.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};

use super::OUTPUT;
use crate::shared::examples::{self, EXAMPLES, Example};

/// The form in which an example is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ExampleForm {
    /// Facelets, or the log of an example that is one
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
    #[arg(value_name = "ID", value_parser = ids())]
    pub example: Option<&'static Example>,
    /// Form in which the position is printed
    #[arg(long = "as", help_heading = OUTPUT, value_enum, default_value = "position", requires = "example")]
    pub form: ExampleForm,
    /// Print one JSON object on each line, for scripts
    #[arg(long, help_heading = OUTPUT)]
    pub jsonl: bool,
}

/// The examples by their names.
fn ids() -> impl TypedValueParser<Value = &'static Example> {
    PossibleValuesParser::new(EXAMPLES.iter().map(|example| example.id))
        .try_map(|id| examples::named(&id).ok_or("no such example"))
}

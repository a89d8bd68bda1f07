//! Arguments of `generate`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use clap_complete::Shell;

/// Files made from the description of the command line.
#[derive(Debug, Subcommand)]
pub enum Generate {
    /// Write the manual pages: unfold.1, and one for each command
    Man(Man),
    /// Print the completions of a shell
    #[command(after_long_help = "Example:\n  \
        unfold generate completions bash > ~/.local/share/bash-completion/completions/unfold")]
    Completions {
        /// Shell
        #[arg(value_enum)]
        shell: Shell,
    },
}

/// Options of `generate man`.
#[derive(Args, Debug)]
#[command(after_long_help = "Example:\n  unfold generate man ~/.local/share/man/man1")]
pub struct Man {
    /// Folder for the pages, created if it does not exist
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
    /// Replace existing pages
    #[arg(long)]
    pub force: bool,
}

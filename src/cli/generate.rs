//! `unfold generate`: manual pages and shell completions, from the description of the command line.

use std::io;
use std::path::PathBuf;

use super::{command::command as description, error::CliError, language::language, out::Terminal};
use clap::{Args, Command, Subcommand};
use clap_complete::Shell;
use clap_mangen::roff::{Roff, roman};
use unfold_app::export::destination::{Destination, IfExists, WriteError};
use unfold_app::{system::files, version};
use unfold_text::command_line as say;

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

/// Program name in shell completions.
const PROGRAM_NAME: &str = "unfold";

pub fn run(options: &Generate, terminal: &Terminal) -> Result<(), CliError> {
    match options {
        Generate::Man(options) => man(options, terminal),
        Generate::Completions { shell } => {
            let mut bytes = Vec::new();
            clap_complete::generate(*shell, &mut description(), PROGRAM_NAME, &mut bytes);
            terminal.print_bytes(&bytes);
            Ok(())
        }
    }
}

fn man(options: &Man, terminal: &Terminal) -> Result<(), CliError> {
    let existing = if options.force { IfExists::Replace } else { IfExists::Keep };
    files::make_folder(&options.folder)?;
    let mut command = description().disable_help_subcommand(true);
    command.build();
    let mut pages = Vec::new();
    let made = add_pages(command, &mut pages).map_err(|source| (options.folder.clone(), source));
    made.map_err(|(path, source)| WriteError::Write { path, source })?;
    // Check all places before writing any page.
    let place = |name: &String| Destination::resolve(&options.folder.join(name), existing);
    let places: Result<Vec<Destination>, WriteError> = pages.iter().map(|(name, _)| place(name)).collect();
    for (place, (_, page)) in places?.iter().zip(&pages) {
        place.write(page)?;
        terminal.note(&say::SAVED.fill(language(), [&place.target().display()]));
    }
    Ok(())
}

/// Adds the pages of all visible subcommands, recursively, and then the command's own, each with its file name.
fn add_pages(command: Command, pages: &mut Vec<(String, Vec<u8>)>) -> io::Result<()> {
    for below in command.get_subcommands().filter(|below| !below.is_hide_set()) {
        add_pages(below.clone(), pages)?;
    }
    let has_subcommands = command.has_subcommands();
    let notes = command.get_after_long_help().map(ToString::to_string).unwrap_or_default();
    let command = command.subcommand_help_heading("COMMANDS").subcommand_value_name("COMMAND");
    let source = format!("Unfold {}", version::VERSION);
    let page = clap_mangen::Man::new(command).source(source).manual("Unfold Manual");
    let mut text = Vec::new();
    page.render_title(&mut text)?;
    page.render_name_section(&mut text)?;
    page.render_synopsis_section(&mut text)?;
    page.render_description_section(&mut text)?;
    page.render_options_section(&mut text)?;
    if has_subcommands {
        page.render_subcommands_section(&mut text)?;
    }
    note_sections(&notes).to_writer(&mut text)?;
    pages.push((page.get_filename(), text));
    Ok(())
}

/// Splits the text after the options into sections: examples and exit codes under their own headings, the rest as notes.
fn note_sections(text: &str) -> Roff {
    let mut page = Roff::new();
    let mut is_in_notes = false;
    for paragraph in text.split("\n\n").filter(|paragraph| !paragraph.is_empty()) {
        let (first, lines) = paragraph.split_once('\n').unwrap_or((paragraph, ""));
        let heading = match first {
            "Example:" | "Examples:" => Some("EXAMPLES"),
            "Exit codes:" => Some("EXIT STATUS"),
            _ => None,
        };
        match heading {
            Some(heading) => {
                // No-fill mode keeps line breaks.
                page.control("SH", [heading]).control("nf", []);
                for line in lines.lines() {
                    page.text([roman(line.trim_start())]);
                }
                page.control("fi", []);
            }
            None => {
                if is_in_notes {
                    page.control("PP", []);
                } else {
                    page.control("SH", ["NOTES"]);
                }
                page.text([roman(paragraph)]);
            }
        }
        is_in_notes = heading.is_none();
    }
    page
}

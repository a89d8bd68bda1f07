//! The commands of the scramble.

use crate::command::row::{Row, choice, row};
use crate::command::{menu::Menu, shortcut::Shortcut};
use crate::settings::scrambling::Scrambling;
use unfold_text::{Text, commands, editor, manual_solve, shortcut_editor};

/// A request to scramble.
#[derive(Clone, Debug, PartialEq)]
pub enum ScrambleCommand {
    /// A random position.
    Scramble,
    /// The random position of a seed.
    ScrambleFrom(u64),
    /// Random moves from the position that is shown.
    ScrambleFromHere,
    /// Play the moves that lead to the position.
    PlayScramble,
    /// Copy the moves that lead to the position.
    CopyScramble,
    /// The kind of scramble.
    SetScrambling(Scrambling),
}

const fn scrambling(id: &'static str, how: Scrambling, name: Text<0>) -> Row<ScrambleCommand> {
    choice(id, ScrambleCommand::SetScrambling(how), editor::SCRAMBLE_BY, (name, shortcut_editor::SCRAMBLE_WAY_TIP))
}

/// The rows of the table of commands.
pub static ROWS: &[Row<ScrambleCommand>] = &[
    row("scramble", ScrambleCommand::Scramble, (commands::SCRAMBLE, commands::SCRAMBLE_TIP))
        .on_keys(&[Shortcut::ctrl("R")])
        .in_menu(Menu::Edit.at(3, 1)),
    row(
        "scramble-from-here",
        ScrambleCommand::ScrambleFromHere,
        (commands::SCRAMBLE_FROM_HERE, commands::SCRAMBLE_FROM_HERE_TIP),
    )
    .in_menu(Menu::Edit.at(3, 2))
    .in_menu(Menu::Scramble.at(1, 2)),
    row("play-scramble", ScrambleCommand::PlayScramble, (manual_solve::PLAY_SCRAMBLE, manual_solve::PLAY_SCRAMBLE_TIP))
        .in_menu(Menu::Scramble.at(1, 3)),
    row("copy-scramble", ScrambleCommand::CopyScramble, (manual_solve::COPY_SCRAMBLE, manual_solve::COPY_SCRAMBLE_TIP))
        .in_menu(Menu::Share.at(1, 1))
        .in_menu(Menu::Scramble.at(1, 4)),
    scrambling("scramble-uniform", Scrambling::Uniform, editor::SCRAMBLE_UNIFORM),
    scrambling("scramble-turns", Scrambling::Turns, editor::SCRAMBLE_MOVES),
];

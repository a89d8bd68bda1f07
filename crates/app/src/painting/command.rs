//! The commands of the painting.

use crate::command::row::{Row, row};
use crate::command::{menu::Menu, shortcut::Shortcut};
use crate::document::editor::{NetKey, Paint, Stroke};
use unfold_engine::puzzle::painting_check::repairs::Repair;
use unfold_text::{editor, facelets};

/// A request to painting.
#[derive(Clone, Debug, PartialEq)]
pub enum PaintingCommand {
    /// Nothing painted but centres that are fixed.
    Clear,
    /// Paint the facelets that only one colour fits.
    FillIn,
    /// Copy the facelets as text.
    CopyFacelets,
    /// Copy the facelets of a cube by the letters of their colours.
    CopyColours,
    /// Show the tools to paint with, and give the keys to the net.
    FocusNet,
    /// Paint this from now on.
    SetBrush(Paint),
    /// Put the tools to paint with away: clicks turn the puzzle in space again.
    PutBrushDown,
    /// Paint from now on what this facelet was given.
    PickColour(usize),
    /// Facelets of the net are painted.
    Paint(Stroke),
    /// An impossible painting is repaired so.
    Repair(Repair),
    /// A key is pressed while the net has the focus.
    NetKey(NetKey),
}

/// The rows of the table of commands.
pub static ROWS: &[Row<PaintingCommand>] = &[
    row("clear", PaintingCommand::Clear, (editor::CLEAR, editor::CLEAR_TIP))
        .on_keys(&[Shortcut::ctrl("Delete")])
        .in_menu(Menu::Edit.at(3, 4)),
    row("fill-in", PaintingCommand::FillIn, (editor::FILL_IN, editor::FILL_IN_TIP))
        .on_keys(&[Shortcut::ctrl("F")])
        .in_menu(Menu::Edit.at(3, 5)),
    row("focus-net", PaintingCommand::FocusNet, (editor::FOCUS_NET, editor::FOCUS_NET_TIP))
        .on_keys(&[Shortcut::ctrl("E")])
        .in_menu(Menu::Edit.at(3, 6)),
    row("turn-mode", PaintingCommand::PutBrushDown, (editor::TURN_MODE, editor::TURN_MODE_TIP)),
    row("copy-facelets", PaintingCommand::CopyFacelets, (editor::COPY_FACELETS, editor::COPY_FACELETS_TIP))
        .on_keys(&[Shortcut::ctrl("C")])
        .in_menu(Menu::Edit.at(2, 2)),
    row("copy-colours", PaintingCommand::CopyColours, (facelets::COPY_COLOURS, facelets::COPY_COLOURS_TIP))
        .in_menu(Menu::Edit.at(2, 4)),
];

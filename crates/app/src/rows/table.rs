//! Command table of the rows of moves: texts, keys, menus.

use super::{CopyForm, RowsCommand};
use crate::command::row::{Row, choice, row};
use crate::command::{menu::Menu, shortcut::Shortcut};
use unfold_text::{Text, editor, painting, rows as say};

const fn rotation(id: &'static str, name: &'static str, (group, text): (Text<0>, Text<0>)) -> Row<RowsCommand> {
    choice(id, RowsCommand::Rotate(name), group, (text, say::ROTATE_MOVES_TIP)).in_menu(Menu::RotateMoves.at(1, 1))
}

const fn copy_as(id: &'static str, form: CopyForm, texts: (Text<0>, Text<0>)) -> Row<RowsCommand> {
    choice(id, RowsCommand::CopyAs(form), say::COPY_AS, texts).in_menu(Menu::CopyAs.at(1, 1))
}

pub static ROWS: &[Row<RowsCommand>] = &[
    row("shorten", RowsCommand::Shorten, (say::SHORTEN, say::SHORTEN_TIP))
        .on_keys(&[Shortcut::ctrl_shift("Enter")])
        .in_menu(Menu::Moves.at(1, 1))
        .in_menu(Menu::Row.at(1, 1)),
    row("shorten-twists", RowsCommand::ShortenTwists, (say::SHORTEN_IN_TWISTS, say::SHORTEN_IN_TWISTS_TIP))
        .in_menu(Menu::Moves.at(1, 1))
        .in_menu(Menu::Row.at(1, 1)),
    row("copy-row", RowsCommand::CopyChosen, (say::COPY_ROW, say::COPY_ROW_TIP))
        .in_menu(Menu::Moves.at(1, 2))
        .in_menu(Menu::Row.at(1, 2)),
    copy_as("copy-row-named", CopyForm::Named, (say::COPY_NAMES, say::COPY_NAMES_TIP)),
    copy_as(
        "copy-row-hyperspeedcube",
        CopyForm::Hyperspeedcube,
        (say::COPY_HYPERSPEEDCUBE, say::COPY_HYPERSPEEDCUBE_TIP),
    ),
    copy_as("copy-row-clicks", CopyForm::Clicks, (say::COPY_CLICKS, say::COPY_CLICKS_TIP)),
    copy_as("copy-row-log", CopyForm::Log, (say::COPY_ROW_LOG, say::COPY_ROW_LOG_TIP)),
    copy_as("copy-row-link", CopyForm::Link, (say::COPY_ROW_LINK, say::COPY_ROW_LINK_TIP)),
    row("save-row", RowsCommand::Save, (say::SAVE_ROW, say::SAVE_ROW_TIP))
        .in_menu(Menu::Moves.at(1, 3))
        .in_menu(Menu::Row.at(1, 3)),
    row("keep-row", RowsCommand::Keep, (say::KEEP_MOVES, say::KEEP_MOVES_TIP))
        .in_menu(Menu::Moves.at(1, 3))
        .in_menu(Menu::Row.at(1, 3)),
    row("name-row", RowsCommand::AskName, (say::NAME_ROW, say::NAME_ROW_TIP))
        .in_menu(Menu::Moves.at(1, 3))
        .in_menu(Menu::Row.at(1, 3)),
    row("remove-row", RowsCommand::Remove, (say::REMOVE_ROW, say::REMOVE_ROW_TIP))
        .in_menu(Menu::Moves.at(1, 4))
        .in_menu(Menu::Row.at(1, 4)),
    row("select-all-moves", RowsCommand::SelectAll, (say::SELECT_ALL, say::SELECT_ALL_TIP))
        .in_menu(Menu::Moves.at(2, 1))
        .in_menu(Menu::Row.at(2, 1)),
    row("invert-moves", RowsCommand::Invert, (say::INVERT_MOVES, say::INVERT_MOVES_TIP))
        .in_menu(Menu::Moves.at(2, 2))
        .in_menu(Menu::Row.at(2, 2)),
    row("mirror-moves", RowsCommand::Mirror, (say::MIRROR_MOVES, say::MIRROR_MOVES_TIP))
        .in_menu(Menu::Moves.at(2, 3))
        .in_menu(Menu::Row.at(2, 3)),
    row("repeat-moves", RowsCommand::Repeat, (say::REPEAT_MOVES, say::REPEAT_MOVES_TIP))
        .in_menu(Menu::Moves.at(2, 5))
        .in_menu(Menu::Row.at(2, 5)),
    row("cancel-moves", RowsCommand::Cancel, (say::CANCEL_MOVES, say::CANCEL_MOVES_TIP))
        .in_menu(Menu::Moves.at(2, 6))
        .in_menu(Menu::Row.at(2, 6)),
    row("delete-moves", RowsCommand::Delete, (say::DELETE_MOVES, say::DELETE_MOVES_TIP))
        .in_menu(Menu::Moves.at(2, 7))
        .in_menu(Menu::Row.at(2, 7)),
    row("delete-next-move", RowsCommand::DeleteNext, (say::DELETE_NEXT_MOVES, say::DELETE_NEXT_MOVES_TIP))
        .in_menu(Menu::Moves.at(2, 8))
        .in_menu(Menu::Row.at(2, 8)),
    row("go-on-from-here", RowsCommand::ContinueFromHere, (say::GO_ON_FROM_HERE, say::GO_ON_FROM_HERE_TIP))
        .in_menu(Menu::Moves.at(3, 1))
        .in_menu(Menu::Row.at(3, 1)),
    row("split-moves", RowsCommand::SplitHere, (say::SPLIT_HERE, say::SPLIT_HERE_TIP))
        .in_menu(Menu::Moves.at(3, 2))
        .in_menu(Menu::Row.at(3, 2)),
    row("fold-moves", RowsCommand::Fold, (say::FOLD_MOVES, say::FOLD_MOVES_TIP))
        .in_menu(Menu::Moves.at(4, 3))
        .in_menu(Menu::Row.at(4, 3)),
    row("enlarge-moves", RowsCommand::Enlarge, (say::ENLARGE, say::ENLARGE_TIP))
        .on_keys(&[Shortcut::ctrl_shift("M")])
        .in_menu(Menu::Moves.at(4, 1))
        .in_menu(Menu::Row.at(4, 1)),
    row("read-all-moves", RowsCommand::ReadAll, (say::READ_ALL, say::READ_ALL_TIP))
        .on_keys(&[Shortcut::ctrl_shift("L")])
        .in_menu(Menu::Moves.at(4, 2))
        .in_menu(Menu::Row.at(4, 2)),
    rotation("rotate-moves-x", "x", (say::ROTATE_MOVES, editor::TURN_X)),
    rotation("rotate-moves-x-back", "x'", (say::ROTATE_MOVES, editor::TURN_X_BACK)),
    rotation("rotate-moves-y", "y", (say::ROTATE_MOVES, editor::TURN_Y)),
    rotation("rotate-moves-y-back", "y'", (say::ROTATE_MOVES, editor::TURN_Y_BACK)),
    rotation("rotate-moves-z", "z", (say::ROTATE_MOVES, editor::TURN_Z)),
    rotation("rotate-moves-z-back", "z'", (say::ROTATE_MOVES, editor::TURN_Z_BACK)),
    rotation("rotate-moves-rf", "{1-2}RF", (say::ROTATE_MOVES, painting::HOLD_RF)),
    rotation("rotate-moves-rb", "{1-2}RB", (say::ROTATE_MOVES, painting::HOLD_RB)),
    rotation("rotate-moves-uf", "{1-2}UF", (say::ROTATE_MOVES, painting::HOLD_UF)),
    rotation("rotate-moves-ub", "{1-2}UB", (say::ROTATE_MOVES, painting::HOLD_UB)),
    rotation("rotate-moves-ru", "{1-2}RU", (say::ROTATE_MOVES, painting::HOLD_RU)),
    rotation("rotate-moves-rd", "{1-2}RD", (say::ROTATE_MOVES, painting::HOLD_RD)),
];

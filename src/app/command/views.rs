//! The part of the table of commands that is about the puzzle in space: from where it is looked at, and which pieces it shows.

use super::Command;
use super::table::{Row, Tip};
use crate::app::document::shown_parts::PieceFilter;
use crate::shared::scene::ViewFrom;
use unfold_engine::puzzle::pieces::Kind;
use unfold_text::{Text, scene as say};

const fn pieces(id: &'static str, filter: PieceFilter, (text, tip): (Text<0>, Text<0>)) -> Row {
    Row { id, command: Command::ShowPieces(filter), group: Some(say::PIECES), text, tip: Tip::Plain(tip), keys: &[] }
}

const fn from(id: &'static str, side: ViewFrom, text: Text<0>) -> Row {
    Row {
        id,
        command: Command::LookFrom(side),
        group: Some(say::LOOK_FROM),
        text,
        tip: Tip::Plain(say::LOOK_FROM_TIP),
        keys: &[],
    }
}

const fn cell(id: &'static str, cell: u8, text: Text<0>) -> Row {
    let command = Command::CentreCell(cell);
    Row { id, command, group: Some(say::LOOK_FROM), text, tip: Tip::Plain(say::CENTRE_CELL_TIP), keys: &[] }
}

/// Every command about what is seen in space that has a few choices.
pub(crate) static VIEWS: &[Row] = &[
    pieces("pieces-all", PieceFilter::All, (say::PIECES_ALL, say::PIECES_ALL_TIP)),
    pieces("pieces-misplaced", PieceFilter::Misplaced, (say::PIECES_MISPLACED, say::PIECES_MISPLACED_TIP)),
    pieces("pieces-corners", PieceFilter::Kind(Kind::Corner), (say::PIECES_CORNERS, say::PIECES_KIND_TIP)),
    pieces("pieces-edges", PieceFilter::Kind(Kind::Edge), (say::PIECES_EDGES, say::PIECES_KIND_TIP)),
    pieces("pieces-centres", PieceFilter::Kind(Kind::Centre), (say::PIECES_CENTRES, say::PIECES_KIND_TIP)),
    pieces("pieces-at-i", PieceFilter::At('I'), (say::PIECES_AT_I, say::PIECES_AT_TIP)),
    pieces("pieces-at-b", PieceFilter::At('B'), (say::PIECES_AT_B, say::PIECES_AT_TIP)),
    pieces("pieces-at-d", PieceFilter::At('D'), (say::PIECES_AT_D, say::PIECES_AT_TIP)),
    pieces("pieces-at-l", PieceFilter::At('L'), (say::PIECES_AT_L, say::PIECES_AT_TIP)),
    pieces("pieces-at-r", PieceFilter::At('R'), (say::PIECES_AT_R, say::PIECES_AT_TIP)),
    pieces("pieces-at-u", PieceFilter::At('U'), (say::PIECES_AT_U, say::PIECES_AT_TIP)),
    pieces("pieces-at-f", PieceFilter::At('F'), (say::PIECES_AT_F, say::PIECES_AT_TIP)),
    pieces("pieces-at-o", PieceFilter::At('O'), (say::PIECES_AT_O, say::PIECES_AT_TIP)),
    from("from-front", ViewFrom::Front, say::FROM_FRONT),
    from("from-back", ViewFrom::Back, say::FROM_BACK),
    from("from-ufr", ViewFrom::Corner { up: true, right: true, front: true }, say::FROM_UFR),
    from("from-ufl", ViewFrom::Corner { up: true, right: false, front: true }, say::FROM_UFL),
    from("from-ubl", ViewFrom::Corner { up: true, right: false, front: false }, say::FROM_UBL),
    from("from-ubr", ViewFrom::Corner { up: true, right: true, front: false }, say::FROM_UBR),
    from("from-dfr", ViewFrom::Corner { up: false, right: true, front: true }, say::FROM_DFR),
    from("from-dfl", ViewFrom::Corner { up: false, right: false, front: true }, say::FROM_DFL),
    from("from-dbl", ViewFrom::Corner { up: false, right: false, front: false }, say::FROM_DBL),
    from("from-dbr", ViewFrom::Corner { up: false, right: true, front: false }, say::FROM_DBR),
    cell("centre-cell-i", 0, say::CENTRE_CELL_I),
    cell("centre-cell-b", 1, say::CENTRE_CELL_B),
    cell("centre-cell-d", 2, say::CENTRE_CELL_D),
    cell("centre-cell-l", 3, say::CENTRE_CELL_L),
    cell("centre-cell-r", 4, say::CENTRE_CELL_R),
    cell("centre-cell-u", 5, say::CENTRE_CELL_U),
    cell("centre-cell-f", 6, say::CENTRE_CELL_F),
    cell("centre-cell-o", 7, say::CENTRE_CELL_O),
];

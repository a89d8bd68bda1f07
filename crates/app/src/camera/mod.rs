//! Camera commands. The camera is not part of the position and not covered by undo.

use std::time::Duration;

use crate::command::row::{Row, choice, row};
use crate::command::{menu::Menu, shortcut::Shortcut};
use crate::document::camera::{CameraState, Throw};
use crate::document::piece_filter::PieceFilter;
use crate::{filters, history::shown_turns, model::Model};
use unfold_engine::puzzle::{PuzzleId, pieces::PieceKind};
use unfold_scene::space::{Camera, Scene, Sizes, ViewFrom};
use unfold_text::{Text, scene};

#[derive(Clone, Debug, PartialEq)]
pub enum CameraCommand {
    /// Centre this cell of the hypercube, `0 <= cell < 8`.
    CentreCell(u8),
    /// View the puzzle from a side.
    LookFrom(ViewFrom),
    /// Reset the camera, the depth along the fourth axis, and the sizes of cells and stickers.
    ResetView,
    /// Highlight some pieces and fade the others.
    ShowPieces(PieceFilter),
    /// Set how much of the hypercube is shown along the fourth axis: 0 for the farthest cell only, 1 for all.
    SetDepth(f32),
    /// Set the sizes of the hypercube's cells and stickers.
    SetSizes(Sizes),
    /// Orbit the camera, as if dragging the front of the puzzle; in radians.
    Orbit {
        /// Rightward.
        right: f32,
        /// Downward.
        down: f32,
    },
    /// Rotate the hypercube through the fourth axis, as if dragging the central cell; in radians.
    OrbitFourth {
        /// Rightward.
        right: f32,
        /// Downward.
        down: f32,
    },
    /// Release the view while dragging, so that it spins on and comes to rest.
    ThrowView(Throw),
    /// Stop the spinning view by pressing on it.
    TouchView,
    /// Multiply the zoom by this factor.
    ZoomView(f32),
}

const fn pieces_row(id: &'static str, filter: PieceFilter, (text, tip): (Text<0>, Text<0>)) -> Row<CameraCommand> {
    choice(id, CameraCommand::ShowPieces(filter), scene::PIECES, (text, tip)).in_menu(Menu::Pieces.at(1, 1))
}

const fn look_from_row(id: &'static str, side: ViewFrom, text: Text<0>) -> Row<CameraCommand> {
    choice(id, CameraCommand::LookFrom(side), scene::LOOK_FROM, (text, scene::LOOK_FROM_TIP))
        .in_menu(Menu::LookFrom.at(1, 1))
}

const fn centre_cell_row(id: &'static str, cell: u8, text: Text<0>) -> Row<CameraCommand> {
    let command = CameraCommand::CentreCell(cell);
    choice(id, command, scene::LOOK_FROM, (text, scene::CENTRE_CELL_TIP)).in_menu(Menu::LookFrom.at(1, 1))
}

/// The feature's rows of the command table.
pub static ROWS: &[Row<CameraCommand>] = &[
    row("reset-view", CameraCommand::ResetView, (scene::RESET_VIEW, scene::RESET_VIEW_TIP))
        .on_keys(&[Shortcut::ctrl("Home")])
        .in_menu(Menu::View3d.at(1, 1)),
    pieces_row("pieces-all", PieceFilter::All, (scene::PIECES_ALL, scene::PIECES_ALL_TIP)),
    pieces_row("pieces-misplaced", PieceFilter::Misplaced, (scene::PIECES_MISPLACED, scene::PIECES_MISPLACED_TIP)),
    pieces_row("pieces-corners", PieceFilter::Kind(PieceKind::Corner), (scene::PIECES_CORNERS, scene::PIECES_KIND_TIP)),
    pieces_row("pieces-edges", PieceFilter::Kind(PieceKind::Edge), (scene::PIECES_EDGES, scene::PIECES_KIND_TIP)),
    pieces_row("pieces-centres", PieceFilter::Kind(PieceKind::Centre), (scene::PIECES_CENTRES, scene::PIECES_KIND_TIP)),
    pieces_row(
        "pieces-two-colour",
        PieceFilter::Kind(PieceKind::TwoColour),
        (scene::PIECES_TWO_COLOUR, scene::PIECES_KIND_TIP),
    ),
    pieces_row(
        "pieces-three-colour",
        PieceFilter::Kind(PieceKind::ThreeColour),
        (scene::PIECES_THREE_COLOUR, scene::PIECES_KIND_TIP),
    ),
    pieces_row(
        "pieces-four-colour",
        PieceFilter::Kind(PieceKind::Hypercubie),
        (scene::PIECES_FOUR_COLOUR, scene::PIECES_KIND_TIP),
    ),
    pieces_row("pieces-at-i", PieceFilter::At('I'), (scene::PIECES_AT_I, scene::PIECES_AT_TIP)),
    pieces_row("pieces-at-b", PieceFilter::At('B'), (scene::PIECES_AT_B, scene::PIECES_AT_TIP)),
    pieces_row("pieces-at-d", PieceFilter::At('D'), (scene::PIECES_AT_D, scene::PIECES_AT_TIP)),
    pieces_row("pieces-at-l", PieceFilter::At('L'), (scene::PIECES_AT_L, scene::PIECES_AT_TIP)),
    pieces_row("pieces-at-r", PieceFilter::At('R'), (scene::PIECES_AT_R, scene::PIECES_AT_TIP)),
    pieces_row("pieces-at-u", PieceFilter::At('U'), (scene::PIECES_AT_U, scene::PIECES_AT_TIP)),
    pieces_row("pieces-at-f", PieceFilter::At('F'), (scene::PIECES_AT_F, scene::PIECES_AT_TIP)),
    pieces_row("pieces-at-o", PieceFilter::At('O'), (scene::PIECES_AT_O, scene::PIECES_AT_TIP)),
    look_from_row("from-front", ViewFrom::Front, scene::FROM_FRONT),
    look_from_row("from-back", ViewFrom::Back, scene::FROM_BACK),
    look_from_row("from-ufr", ViewFrom::Corner { up: true, right: true, front: true }, scene::FROM_UFR),
    look_from_row("from-ufl", ViewFrom::Corner { up: true, right: false, front: true }, scene::FROM_UFL),
    look_from_row("from-ubl", ViewFrom::Corner { up: true, right: false, front: false }, scene::FROM_UBL),
    look_from_row("from-ubr", ViewFrom::Corner { up: true, right: true, front: false }, scene::FROM_UBR),
    look_from_row("from-dfr", ViewFrom::Corner { up: false, right: true, front: true }, scene::FROM_DFR),
    look_from_row("from-dfl", ViewFrom::Corner { up: false, right: false, front: true }, scene::FROM_DFL),
    look_from_row("from-dbl", ViewFrom::Corner { up: false, right: false, front: false }, scene::FROM_DBL),
    look_from_row("from-dbr", ViewFrom::Corner { up: false, right: true, front: false }, scene::FROM_DBR),
    centre_cell_row("centre-cell-i", 0, scene::CENTRE_CELL_I),
    centre_cell_row("centre-cell-b", 1, scene::CENTRE_CELL_B),
    centre_cell_row("centre-cell-d", 2, scene::CENTRE_CELL_D),
    centre_cell_row("centre-cell-l", 3, scene::CENTRE_CELL_L),
    centre_cell_row("centre-cell-r", 4, scene::CENTRE_CELL_R),
    centre_cell_row("centre-cell-u", 5, scene::CENTRE_CELL_U),
    centre_cell_row("centre-cell-f", 6, scene::CENTRE_CELL_F),
    centre_cell_row("centre-cell-o", 7, scene::CENTRE_CELL_O),
];

/// Runs an available command.
pub fn run(command: CameraCommand, model: &mut Model) {
    let (puzzle, now, calm) = (model.puzzle(), model.now, model.settings.reduce_motion);
    let four = puzzle.def().dimensions == 4;
    match command {
        CameraCommand::CentreCell(cell) if four => camera(model).centre_cell(cell, calm, now),
        CameraCommand::LookFrom(side) => camera(model).look_from(puzzle, side, calm, now),
        CameraCommand::ResetView => {
            *camera(model) = CameraState::new(puzzle);
            model.document.workspace_mut().shown_parts.set_depth(1.0);
            set_sizes(Sizes::default(), model);
        }
        CameraCommand::ShowPieces(filter) => filters::apply(filter, model),
        CameraCommand::SetDepth(depth) => model.document.workspace_mut().shown_parts.set_depth(depth),
        CameraCommand::SetSizes(sizes) => set_sizes(sizes.clamped(), model),
        CameraCommand::Orbit { right, down } => camera(model).set_view(|camera| camera.orbited(right, down), now),
        CameraCommand::OrbitFourth { right, down } if four => {
            camera(model).set_view(|camera| camera.orbited_fourth(right, down), now);
        }
        CameraCommand::ThrowView(throw) if !calm && (four || !throw.fourth) => camera(model).throw(throw, now),
        CameraCommand::TouchView => camera(model).stop_gliding(now),
        CameraCommand::ZoomView(factor) => camera(model).set_view(|camera| camera.zoomed(factor), now),
        // No fourth axis, or motion is reduced.
        CameraCommand::CentreCell(_) | CameraCommand::OrbitFourth { .. } | CameraCommand::ThrowView(_) => {}
    }
}

fn set_sizes(sizes: Sizes, model: &mut Model) {
    if sizes != model.settings.sizes() {
        model.change_settings(|settings| (settings.cell_size, settings.sticker_size) = (sizes.cell, sizes.sticker));
    }
}

pub fn applies_to(command: &CameraCommand, puzzle: PuzzleId) -> bool {
    match command {
        CameraCommand::ShowPieces(filter) => filter.is_useful_for(puzzle),
        CameraCommand::CentreCell(_) => puzzle.def().dimensions == 4,
        CameraCommand::LookFrom(side) => {
            *side == ViewFrom::Front || *side == ViewFrom::UFR || puzzle.def().dimensions == 3
        }
        _ => true,
    }
}

/// True if this command's piece filter is applied; `None` for other commands.
pub fn is_on(command: &CameraCommand, model: &Model) -> Option<bool> {
    if let CameraCommand::ShowPieces(filter) = command {
        Some(model.document.workspace().shown_parts.filter == *filter)
    } else {
        None
    }
}

/// Time until the next frame is due; `None` if nothing moves.
pub fn due(model: &Model) -> Option<Duration> {
    model.document.workspace().is_moving(model.now).then_some(shown_turns::FRAME_INTERVAL)
}

fn camera(model: &mut Model) -> &mut CameraState {
    &mut model.document.workspace_mut().camera
}

pub fn current(model: &Model) -> Camera {
    model.document.workspace().camera.current(model.now)
}

/// The current scene. Colours come from [`playback::turn_in_progress`](crate::playback::turn_in_progress) during a turn, else from the
/// painting.
pub fn scene(model: &Model) -> Scene {
    model.document.workspace().scene(model.settings.sizes(), model.settings.hint_stickers, model.now)
}

/// The scene after all turns have ended.
pub fn scene_at_rest(model: &Model) -> Scene {
    model.document.workspace().scene_at_rest(model.settings.sizes(), model.settings.hint_stickers, model.now)
}

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
    /// Release the view while dragging, so that it keeps spinning.
    ThrowView(Throw),
    /// Press on the view, which stops its spin.
    TouchView,
    /// Zoom by this factor.
    ZoomView(f32),
}

const fn pieces(id: &'static str, filter: PieceFilter, (text, tip): (Text<0>, Text<0>)) -> Row<CameraCommand> {
    choice(id, CameraCommand::ShowPieces(filter), scene::PIECES, (text, tip)).in_menu(Menu::Pieces.at(1, 1))
}

const fn from(id: &'static str, side: ViewFrom, text: Text<0>) -> Row<CameraCommand> {
    choice(id, CameraCommand::LookFrom(side), scene::LOOK_FROM, (text, scene::LOOK_FROM_TIP))
        .in_menu(Menu::LookFrom.at(1, 1))
}

const fn cell(id: &'static str, cell: u8, text: Text<0>) -> Row<CameraCommand> {
    let command = CameraCommand::CentreCell(cell);
    choice(id, command, scene::LOOK_FROM, (text, scene::CENTRE_CELL_TIP)).in_menu(Menu::LookFrom.at(1, 1))
}

/// The feature's rows of the command table.
pub static ROWS: &[Row<CameraCommand>] = &[
    row("reset-view", CameraCommand::ResetView, (scene::RESET_VIEW, scene::RESET_VIEW_TIP))
        .on_keys(&[Shortcut::ctrl("Home")])
        .in_menu(Menu::View3d.at(1, 1)),
    pieces("pieces-all", PieceFilter::All, (scene::PIECES_ALL, scene::PIECES_ALL_TIP)),
    pieces("pieces-misplaced", PieceFilter::Misplaced, (scene::PIECES_MISPLACED, scene::PIECES_MISPLACED_TIP)),
    pieces("pieces-corners", PieceFilter::Kind(PieceKind::Corner), (scene::PIECES_CORNERS, scene::PIECES_KIND_TIP)),
    pieces("pieces-edges", PieceFilter::Kind(PieceKind::Edge), (scene::PIECES_EDGES, scene::PIECES_KIND_TIP)),
    pieces("pieces-centres", PieceFilter::Kind(PieceKind::Centre), (scene::PIECES_CENTRES, scene::PIECES_KIND_TIP)),
    pieces(
        "pieces-two-colour",
        PieceFilter::Kind(PieceKind::TwoColour),
        (scene::PIECES_TWO_COLOUR, scene::PIECES_KIND_TIP),
    ),
    pieces(
        "pieces-three-colour",
        PieceFilter::Kind(PieceKind::ThreeColour),
        (scene::PIECES_THREE_COLOUR, scene::PIECES_KIND_TIP),
    ),
    pieces(
        "pieces-four-colour",
        PieceFilter::Kind(PieceKind::Hypercubie),
        (scene::PIECES_FOUR_COLOUR, scene::PIECES_KIND_TIP),
    ),
    pieces("pieces-at-i", PieceFilter::At('I'), (scene::PIECES_AT_I, scene::PIECES_AT_TIP)),
    pieces("pieces-at-b", PieceFilter::At('B'), (scene::PIECES_AT_B, scene::PIECES_AT_TIP)),
    pieces("pieces-at-d", PieceFilter::At('D'), (scene::PIECES_AT_D, scene::PIECES_AT_TIP)),
    pieces("pieces-at-l", PieceFilter::At('L'), (scene::PIECES_AT_L, scene::PIECES_AT_TIP)),
    pieces("pieces-at-r", PieceFilter::At('R'), (scene::PIECES_AT_R, scene::PIECES_AT_TIP)),
    pieces("pieces-at-u", PieceFilter::At('U'), (scene::PIECES_AT_U, scene::PIECES_AT_TIP)),
    pieces("pieces-at-f", PieceFilter::At('F'), (scene::PIECES_AT_F, scene::PIECES_AT_TIP)),
    pieces("pieces-at-o", PieceFilter::At('O'), (scene::PIECES_AT_O, scene::PIECES_AT_TIP)),
    from("from-front", ViewFrom::Front, scene::FROM_FRONT),
    from("from-back", ViewFrom::Back, scene::FROM_BACK),
    from("from-ufr", ViewFrom::Corner { up: true, right: true, front: true }, scene::FROM_UFR),
    from("from-ufl", ViewFrom::Corner { up: true, right: false, front: true }, scene::FROM_UFL),
    from("from-ubl", ViewFrom::Corner { up: true, right: false, front: false }, scene::FROM_UBL),
    from("from-ubr", ViewFrom::Corner { up: true, right: true, front: false }, scene::FROM_UBR),
    from("from-dfr", ViewFrom::Corner { up: false, right: true, front: true }, scene::FROM_DFR),
    from("from-dfl", ViewFrom::Corner { up: false, right: false, front: true }, scene::FROM_DFL),
    from("from-dbl", ViewFrom::Corner { up: false, right: false, front: false }, scene::FROM_DBL),
    from("from-dbr", ViewFrom::Corner { up: false, right: true, front: false }, scene::FROM_DBR),
    cell("centre-cell-i", 0, scene::CENTRE_CELL_I),
    cell("centre-cell-b", 1, scene::CENTRE_CELL_B),
    cell("centre-cell-d", 2, scene::CENTRE_CELL_D),
    cell("centre-cell-l", 3, scene::CENTRE_CELL_L),
    cell("centre-cell-r", 4, scene::CENTRE_CELL_R),
    cell("centre-cell-u", 5, scene::CENTRE_CELL_U),
    cell("centre-cell-f", 6, scene::CENTRE_CELL_F),
    cell("centre-cell-o", 7, scene::CENTRE_CELL_O),
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

/// True for the applied piece filter; `None` for other commands.
pub fn is_on(command: &CameraCommand, model: &Model) -> Option<bool> {
    if let CameraCommand::ShowPieces(filter) = command {
        Some(model.document.workspace().shown_parts.filter == *filter)
    } else {
        None
    }
}

/// Time until the next frame is due.
pub fn due(model: &Model) -> Option<Duration> {
    model.document.workspace().is_moving(model.now).then_some(shown_turns::FRAME_INTERVAL)
}

fn camera(model: &mut Model) -> &mut CameraState {
    &mut model.document.workspace_mut().camera
}

pub fn current(model: &Model) -> Camera {
    model.document.workspace().camera.current(model.now)
}

/// The scene now. While a turn is in progress its colours are those of
/// [`playback::turn_in_progress`](crate::playback::turn_in_progress), else those of the painting.
pub fn scene(model: &Model) -> Scene {
    model.document.workspace().scene(model.settings.sizes(), model.settings.hint_stickers, model.now)
}

/// The scene after all turns have ended.
pub fn scene_at_rest(model: &Model) -> Scene {
    model.document.workspace().scene_at_rest(model.settings.sizes(), model.settings.hint_stickers, model.now)
}

//! Effects of the commands of painting.

use super::{NetPainting, command::PaintingCommand};
use crate::app::core::{Context, Feature, FocusTarget, Obstacle, ShellRequest};
use crate::shared::settings::choices::StageView;
use unfold_engine::puzzle::{Notation, PuzzleId};
use unfold_text::{editor, reasons};

impl Feature for NetPainting {
    type Command = PaintingCommand;

    fn update(&mut self, command: PaintingCommand, cx: &mut Context) {
        match command {
            PaintingCommand::Clear => super::clear(cx),
            PaintingCommand::FillIn => super::fill_in(cx),
            PaintingCommand::CopyFacelets => super::copy_facelets(cx),
            PaintingCommand::CopyColours => super::copy_colours(cx),
            PaintingCommand::FocusNet => {
                cx.show_stage();
                if cx.settings.stage == StageView::Space {
                    cx.set(|settings| settings.stage = StageView::Both);
                }
                cx.request(ShellRequest::Focus(FocusTarget::Net));
            }
            PaintingCommand::SetBrush(colour) => super::set_brush(&mut cx.document, colour),
            PaintingCommand::PutBrushDown => super::put_brush_down(&mut cx.document),
            PaintingCommand::PickColour(facelet) => super::pick_colour(&mut cx.document, facelet),
            PaintingCommand::Paint(stroke) => super::paint(&stroke, cx),
            PaintingCommand::Repair(repair) => super::repair(&repair, cx),
            PaintingCommand::NetKey(key) => super::press_on_net(key, cx),
        }
    }

    fn obstacle(&self, command: &PaintingCommand, cx: &Context) -> Obstacle {
        match command {
            PaintingCommand::Clear => Obstacle::because_unless(cx.can_clear(), reasons::WHY_NOTHING_PAINTED),
            PaintingCommand::FillIn => {
                Obstacle::because_unless(!cx.painting_check().forced.is_empty(), editor::WHY_NOT_FORCED)
            }
            PaintingCommand::CopyFacelets | PaintingCommand::CopyColours => {
                let missing = cx.painting().missing();
                Obstacle::because_if(missing > 0, || editor::UNFINISHED.with([&missing]))
            }
            _ => Obstacle::None,
        }
    }

    fn is_of(command: &PaintingCommand, puzzle: PuzzleId) -> bool {
        *command != PaintingCommand::CopyColours || puzzle.def().notation == Notation::Cube
    }
}

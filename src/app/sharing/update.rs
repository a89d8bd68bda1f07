//! Effects of the commands of sharing.

use super::{Sharing, command::SharingCommand};
use crate::app::core::{Context, Feature, Obstacle, Report, ShellRequest, take};
use crate::app::scramble::setup_solve::{AfterSetup, FindSetup, SetupForLink};
use crate::shared::puzzles::record;
use unfold_engine::{notation::link, puzzle::PuzzleId};
use unfold_text::{editor, reasons, sharing as say, window};

impl Feature for Sharing {
    type Command = SharingCommand;

    fn update(&mut self, command: SharingCommand, cx: &mut Context) {
        match command {
            SharingCommand::CopyMovesHere => super::copy_moves_here(cx),
            SharingCommand::CopyIdentifier => super::copy_identifier(cx),
            SharingCommand::CopyLog => super::copy_log(cx),
            // Where no moves are known that reach the position, they are looked for first.
            SharingCommand::CopyLink => {
                if !super::copy_link(cx) {
                    cx.post(FindSetup(AfterSetup::CopyLink));
                }
            }
            SharingCommand::CopyText(text) => {
                cx.request(ShellRequest::Copy(text));
                cx.news = window::NEWS_COPIED_TEXT.with([]);
            }
        }
    }

    fn obstacle(&self, command: &SharingCommand, cx: &Context) -> Obstacle {
        match command {
            SharingCommand::CopyMovesHere => {
                Obstacle::because_unless(cx.document.workspace().knows_moves_here(), reasons::WHY_NO_MOVES_HERE)
            }
            SharingCommand::CopyIdentifier => {
                Obstacle::because_unless(cx.identifier().is_some(), reasons::WHY_NO_IDENTIFIER)
            }
            SharingCommand::CopyLog => {
                Obstacle::because_unless(cx.document.workspace().can_copy_log(), reasons::WHY_NO_MOVES_HERE)
            }
            // The editor has cubes only, and moves have to reach the position.
            SharingCommand::CopyLink => {
                let why = || say::WHY_NO_LINK.with([&editor::puzzle_name(cx.puzzle())]);
                Obstacle::because_if(!link::is_for(cx.puzzle()), why).or(|| cx.against_painting())
            }
            SharingCommand::CopyText(_) => Obstacle::None,
        }
    }

    fn is_of(command: &SharingCommand, puzzle: PuzzleId) -> bool {
        match command {
            SharingCommand::CopyIdentifier => record(puzzle).has_graph,
            SharingCommand::CopyLog => puzzle.def().log.is_some(),
            _ => true,
        }
    }

    fn take(&mut self, report: Report, cx: &mut Context) -> Result<(), Report> {
        take!(report, |report: SetupForLink| super::copy_link_with(report.0, cx));
        Err(report)
    }
}

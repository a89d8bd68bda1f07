//! Effects of the commands of the tour, and its steps.

use super::{Tour, command::TourCommand};
use crate::app::core::{Context, Feature, Obstacle, Report, take};
use crate::app::{document::Origin, scramble::Scrambled};
use crate::shared::played::Played;

impl Tour {
    /// Leads the tour on when what it asks for was done.
    pub fn lead_on(&mut self, cx: &mut Context) {
        let workspace = cx.document.workspace();
        let knows_solution = workspace.position().results.best().is_some();
        let plays_it = workspace
            .playback
            .as_ref()
            .is_some_and(|playback| playback.what == Played::Solution && (playback.is_playing() || playback.at > 0));
        let painted =
            workspace.position().origin == Origin::Painted && workspace.state().is_some_and(|state| !state.is_solved());
        self.follow(cx.is_searching() || painted, knows_solution, plays_it, cx);
    }
}

impl Feature for Tour {
    type Command = TourCommand;

    fn update(&mut self, command: TourCommand, cx: &mut Context) {
        match command {
            TourCommand::Tour => {
                cx.show_stage();
                self.begin(cx);
            }
            TourCommand::TourLeave => self.leave(),
        }
    }

    fn obstacle(&self, command: &TourCommand, _: &Context) -> Obstacle {
        Obstacle::unless(*command == TourCommand::Tour || self.step().is_some())
    }

    fn take(&mut self, report: Report, _: &mut Context) -> Result<(), Report> {
        take!(report, |_: Scrambled| self.note_scramble());
        Err(report)
    }
}

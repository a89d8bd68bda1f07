//! Dialog contents for choosing one of a file's solves, and the version of Hyperspeedcube's format.

use eframe::egui::{Align, Button, Layout, Ui};
use unfold_app::command::{FilesCommand, SolutionCommand, message::Messages};
use unfold_app::{document::OpenLog, file_kind::SolutionFormat, model::Model};
use unfold_engine::hyperspeedcube::Version;
use unfold_engine::logs::LogFormat;
use unfold_text::sentences::log::length;
use unfold_text::{Phrase, Text, editor, hyperspeedcube as say};

/// Lists the solves in file order; a click opens one.
pub(crate) fn choose_solve(ui: &mut Ui, model: &Model, solves: &[OpenLog], messages: &mut Messages) {
    let language = model.language();
    let name = solves.first().map(|open| open.name(language)).unwrap_or_default();
    ui.label(say::CHOOSE_SOLVE_TEXT.fill(language, [&name, &solves.len()]));
    ui.with_layout(Layout::top_down_justified(Align::LEFT), |ui| {
        for (n, open) in solves.iter().enumerate() {
            let row = ui.add(Button::selectable(false, describe_solve(open).get(language)).truncate());
            messages.push_if(row.clicked(), FilesCommand::OpenSolve(n));
        }
    });
}

/// Describes a solve: number, puzzle, lengths of scramble and moves, and whether the moves solve it.
fn describe_solve(open: &OpenLog) -> Phrase {
    let puzzle = open.log.puzzle();
    let [scramble, moves] = [0, 1].map(|part| length(puzzle, open.lengths[part], open.twists[part]));
    let row = say::SOLVE_ROW.with([&open.number, &editor::puzzle_name(puzzle), &scramble, &moves]);
    if open.log.complete_solution().is_some() { say::SOLVE_ROW_SOLVED.with([&row]) } else { row }
}

pub(crate) fn choose_version(ui: &mut Ui, model: &Model, chosen: Version, messages: &mut Messages) {
    let language = model.language();
    ui.label(say::HSC_VERSION_CHOICE.get(language));
    for version in Version::ALL {
        let name = version_name(version).fill(language, [&version.number()]);
        if ui.radio(version == chosen, name).clicked() && version != chosen {
            let file = SolutionFormat::Log(LogFormat::Hyperspeedcube(version));
            messages.push(SolutionCommand::SetSolutionFile(file));
        }
    }
}

fn version_name(version: Version) -> Text<1> {
    match version {
        Version::One => say::HSC_VERSION_ONE,
        Version::Two => say::HSC_VERSION_TWO,
        Version::Three => say::HSC_VERSION_THREE,
    }
}

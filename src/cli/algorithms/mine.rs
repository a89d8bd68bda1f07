//! `unfold algorithms --catalogue … --mine`: the user's algorithms saved in the window, by case.

use serde::Serialize;

use super::args::Algorithms;
use crate::cli::out::{self, Terminal};
use crate::cli::{json, language::language};
use unfold_app::ease::Ease;
use unfold_app::system::settings_file;
use unfold_engine::notation;
use unfold_engine::puzzle::Metric;
use unfold_engine::puzzles::cases::Catalogue;
use unfold_text::cases as say;

/// A saved algorithm as JSON; not translated.
#[derive(Serialize)]
struct OwnLine<'a> {
    event: &'static str,
    catalogue: &'a str,
    case: &'a str,
    set: &'a str,
    moves: String,
    htm: usize,
    qtm: usize,
    stm: usize,
    ease: Option<f64>,
}

pub fn run(catalogue: &'static Catalogue, options: &Algorithms, ease: &Ease, terminal: &Terminal) {
    let settings = settings_file::read_in(&settings_file::default_folder()).unwrap_or_default();
    let read =
        settings.own_algorithms.iter().filter(|own| own.puzzle == catalogue.puzzle).filter_map(|own| own.resolve());
    let own: Vec<_> = read.filter(|(of, ..)| of.name == catalogue.name).collect();
    if own.is_empty() {
        terminal.note(&say::NONE_OF_MINE.fill(language(), [&catalogue.name]));
    }
    let def = catalogue.puzzle.def();
    for case in catalogue.cases() {
        for (.., moves) in own.iter().filter(|(_, of, _)| of.name == case.name) {
            let length = |metric| moves.length_in(def, metric);
            let text = notation::print(catalogue.puzzle, moves);
            let ease = ease.cost(catalogue.puzzle, moves);
            terminal.print_line(&if options.jsonl {
                json::text(&OwnLine {
                    event: "own",
                    catalogue: catalogue.name,
                    case: &case.name,
                    set: case.set,
                    moves: text,
                    htm: length(Metric::Htm),
                    qtm: length(Metric::Qtm),
                    stm: length(Metric::Stm),
                    ease: ease.map(|ease| (ease * 10.0).round() / 10.0),
                })
            } else {
                let set = Some(case.set).filter(|set| !set.is_empty()).unwrap_or(out::EMPTY_CELL);
                let ease = ease.map_or_else(|| out::EMPTY_CELL.to_owned(), |ease| format!("{ease:.1}"));
                [&case.name, set, &out::length(length(Metric::Htm), Metric::Htm), &ease, &text].join("\t")
            });
        }
    }
}

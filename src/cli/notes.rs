//! Notes on stderr about how input was read.

use super::args::{ColourChoice, ColourOption};
use super::language::language;
use super::out::Terminal;
use unfold_engine::notation::colours::Assumptions;
use unfold_engine::notation::link::InterpretedLink;
use unfold_engine::notation::{Note, NoteKind, schemes};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::sentences::describe;
use unfold_text::{Phrase, command_line as say, errors, facelets as facelet_words, sharing};

/// Prints how facelets were read, the colours that fit if none were named, and the other possible orders.
pub fn note_assumed(assumed: &Assumptions, option: ColourOption, terminal: &Terminal) {
    let and = |first: Phrase, second: Phrase| facelet_words::NEWS_AND.with([&first, &second]);
    let mut told = describe::assumed(assumed);
    if let Some(choice) = fitting_colours(assumed, option).filter(|_| option.colours.is_none()) {
        told = and(told, facelet_words::COLOURS_FIT.with([&choice.name()]));
    }
    let orders = assumed.other_orders().map(|order| Phrase::from(format!("--order {order}")));
    if let Some(orders) = orders.reduce(|first, second| errors::EITHER.with([&first, &second])) {
        told = and(told, facelet_words::CHOOSE_ORDER.with([&orders]));
    }
    terminal.note(&say::NOTICE.fill(language(), [&told]));
}

/// Prints a note if a link was read as the position after its moves.
pub fn note_link(linked: &InterpretedLink, terminal: &Terminal) {
    if let Some(taken) = linked.scramble_move_count {
        let told = sharing::LINK_AFTER_MOVES.with([&taken]);
        terminal.note(&say::NOTICE.fill(language(), [&told]));
    }
}

/// Prints the notes on ambiguous or ignored parts of a text.
pub fn note_moves<'a>(notes: impl IntoIterator<Item = &'a Note>, terminal: &Terminal) {
    for note in notes {
        let told = match note.kind {
            NoteKind::Lines(_) => facelet_words::NEWS_AND.with([&describe::note(note), &say::LINES_DO]),
            _ => describe::note(note),
        };
        terminal.note(&say::NOTICE.fill(language(), [&told]));
    }
}

/// Kinds of notes already printed for a list; each kind is printed once.
#[derive(Debug, Default)]
pub struct PrintedKinds(Vec<NoteKind>);

impl PrintedKinds {
    /// Returns the notes whose kind has not been printed yet, and records their kinds.
    pub fn take_new(&mut self, notes: Vec<Note>) -> Vec<Note> {
        let mut is_new = |note: &Note| {
            let is_new = !self.0.contains(&note.kind);
            if is_new {
                self.0.push(note.kind);
            }
            is_new
        };
        notes.into_iter().filter(|note| is_new(note)).collect()
    }
}

/// Suggests a colour scheme under which a text's facelets make a cube, if the schemes tried do not fit and
/// `--colours` is not given.
pub fn note_scheme(puzzle: PuzzleId, text: &str, assumed: &Assumptions, option: ColourOption, terminal: &Terminal) {
    if assumed.fits || option.colours.is_some() || assumed.letters().is_none() {
        return;
    }
    if let Some(letters) = schemes::detect_scheme(puzzle, text, option.order) {
        let told = facelet_words::COLOURS_FIT_SCHEME.with([&ColourChoice::Scheme(letters).name()]);
        terminal.note(&say::NOTICE.fill(language(), [&told]));
    }
}

/// The colours, named or tried, whose letters the facelets were read with, if these fit a cube.
pub fn fitting_colours(assumed: &Assumptions, option: ColourOption) -> Option<ColourChoice> {
    let letters = assumed.letters().filter(|_| assumed.fits)?;
    option.choices().into_iter().find(|choice| choice.letters() == letters)
}

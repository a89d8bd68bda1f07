//! How the user holds a cube: colours, letters, typed facelets and scrambles follow it.

use crate::support::home::Home;
use unfold_app::command::{ScrambleCommand, SettingsCommand, TypingCommand};
use unfold_app::settings::switch::Switch;
use unfold_engine::notation::colours::ColourLetters;
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_scene::appearance::colours::{self, Palette};
use unfold_scene::appearance::hold::Hold;
use unfold_text::Language;

const CUBE: PuzzleId = PuzzleId::Cube3;
const YELLOW: u8 = 3;
const RED: u8 = 1;

/// A program with yellow up and green in front.
fn yellow_up() -> Home {
    let mut home = Home::new(CUBE);
    home.program.apply(SettingsCommand::HoldUp(YELLOW));
    home
}

#[test]
fn colours_names_and_letters_follow_the_hold() {
    let home = yellow_up();
    let (model, usual) = (&home.program.model, colours::palette_colours(CUBE, Palette::Usual));
    assert_eq!(model.news(), "Cubes are shown with yellow up, green in front.");
    assert_eq!(model.colours(CUBE)[..3], [usual[3], usual[4], usual[2]]);
    assert_eq!(model.colour_names(CUBE)[1].get(Language::ENGLISH), "orange");
    assert_eq!(model.settings.colour_letters(CUBE).letters(), &['Y', 'O', 'G', 'W', 'R', 'B']);
    let hypercube = colours::palette_colours(PuzzleId::Tess2, Palette::Usual);
    assert_eq!(model.colours(PuzzleId::Tess2), hypercube, "a hypercube is not held");
}

#[test]
fn facelets_typed_as_colours_follow_the_hold() {
    let mut home = yellow_up();
    let turned: String = {
        let letters = ['Y', 'O', 'G', 'W', 'R', 'B'];
        let state = Facelets::solved(CUBE).after_all(&unfold_engine::notation::parse(CUBE, "R U").expect("moves"));
        state.colours().iter().map(|colour| letters[usize::from(*colour)]).collect()
    };
    home.program.apply(TypingCommand::TypePosition(turned));
    let expected = Facelets::solved(CUBE).after_all(&unfold_engine::notation::parse(CUBE, "R U").expect("moves"));
    assert_eq!(home.shown_facelets(), expected);
}

#[test]
fn a_hold_applies_to_every_palette_and_is_saved() {
    let mut home = yellow_up();
    home.program.apply(SettingsCommand::SetPalette(Palette::Japanese));
    // In the Japanese scheme yellow is at the back, and colour 3 is blue.
    assert_eq!(home.program.model.colour_names(CUBE)[0].get(Language::ENGLISH), "blue");
    home.program.apply(SettingsCommand::SetPalette(Palette::Safe));
    assert_eq!(home.program.model.colours(CUBE)[0], colours::palette_colours(CUBE, Palette::Safe)[3]);
    // A colour is set where it is shown: face 0 shows colour 3.
    home.program.apply(SettingsCommand::SetColour(0, [9, 9, 9]));
    assert_eq!(home.program.model.colours(CUBE)[0], [9, 9, 9]);
    assert_eq!(home.program.model.settings.own_colours[&CUBE][3], [9, 9, 9]);
    let home = home.restart();
    assert_eq!(Some(home.program.model.settings.hold), Hold::new(YELLOW, 2));
}

#[test]
fn scheme_letters_follow_the_hold_until_a_new_scheme_resets_it() {
    let mut home = yellow_up();
    home.program.apply(SettingsCommand::SetPalette(Palette::Scheme(ColourLetters::USUAL)));
    assert_eq!(home.program.model.settings.colour_letters(CUBE).letters()[0], 'Y');
    let other = ColourLetters::parse("RWGOYB").expect("a scheme");
    home.program.apply(SettingsCommand::SetScheme(other));
    assert_eq!(home.program.model.settings.colour_letters(CUBE), other);
    assert_eq!(home.program.model.settings.hold, Hold::default());
}

#[test]
fn up_and_front_stay_adjacent_and_the_hold_can_be_reset() {
    let mut home = Home::new(CUBE);
    home.program.apply(SettingsCommand::HoldFront(YELLOW));
    assert_eq!(home.program.model.settings.hold, Hold::default(), "yellow is down");
    home.program.apply(SettingsCommand::HoldUp(2));
    assert_eq!(Some(home.program.model.settings.hold), Hold::new(2, 0), "green goes up, white comes to the front");
    home.program.apply(SettingsCommand::HoldFront(RED));
    assert_eq!(Some(home.program.model.settings.hold), Hold::new(2, RED));
    home.program.apply(SettingsCommand::ResetHold);
    assert_eq!(home.program.model.settings.hold, Hold::default());
}

#[test]
fn facelet_letters_are_colour_letters_if_chosen() {
    let mut home = yellow_up();
    assert_eq!(home.program.model.settings.facelet_letters(CUBE), CUBE.def().letters);
    home.program.apply(SettingsCommand::Set(Switch::ColourLetters, true));
    assert_eq!(home.program.model.settings.facelet_letters(CUBE), ['Y', 'O', 'G', 'W', 'R', 'B']);
    let hypercube = PuzzleId::Tess3;
    assert_eq!(home.program.model.settings.facelet_letters(hypercube), hypercube.def().letters);
}

#[test]
fn a_scramble_states_how_to_hold_the_cube() {
    let mut home = Home::new(CUBE);
    let hold =
        |home: &Home| unfold_app::scramble::hold(&home.program.model).map(|hold| hold.text.get(Language::ENGLISH));
    assert_eq!(hold(&home), None);
    home.program.apply(ScrambleCommand::ScrambleFrom(4));
    assert_eq!(hold(&home).as_deref(), Some("Hold white up, green in front"));
    home.program.apply(SettingsCommand::HoldUp(YELLOW));
    home.program.apply(SettingsCommand::HoldFront(RED));
    assert_eq!(hold(&home).as_deref(), Some("Hold yellow up, red in front"));
}

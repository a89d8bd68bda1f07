//! The table of commands against itself and against the puzzles.

use super::*;
use crate::app::command::{ManualSolveCommand, WindowCommand};
use crate::app::core::shortcut::Shortcut;
use unfold_engine::puzzle::Move;
use unfold_text::Language;

#[test]
fn no_two_commands_share_a_key() {
    for puzzle in unfold_engine::puzzles::ALL {
        // Escape closes a dialog, or else stops the search: no dialog is open when it does the latter.
        let all = || rows().filter(|row| row.command != Command::Window(WindowCommand::Dismiss) && row.is_of(puzzle));
        for key in all().flat_map(|row| row.keys) {
            let times = all().flat_map(|row| row.keys).filter(|k| *k == key).count();
            assert_eq!(times, 1, "{puzzle:?}: {key:?}");
        }
    }
}

#[test]
fn ids_are_words_of_their_own_and_keys_can_be_written() {
    for row in rows() {
        assert_eq!(rows().filter(|other| other.id == row.id).count(), 1, "{}", row.id);
        assert!(row.id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'), "{}", row.id);
        for key in row.keys {
            assert_eq!(Shortcut::parse(&key.to_string()).as_ref(), Some(key), "{}", row.id);
            let bare = key.is_for_widgets() && key.key != "Escape";
            assert!(!bare || row.is_harmless(), "{}", row.id);
        }
    }
}

#[test]
fn the_rotations_with_a_command_hold_every_puzzle_in_every_way() {
    for (puzzle, ways) in [(PuzzleId::Cube2, 24), (PuzzleId::Cube3, 24), (PuzzleId::Tess2, 192)] {
        let of_row = |row: &Row| {
            let Command::ManualSolve(ManualSolveCommand::Rotate(name)) = row.command else { return None };
            puzzle.def().moves.iter().position(|mv| mv.name == name).map(|m| Move::new(m as u16))
        };
        let rotations: Vec<Move> = rotations(puzzle).filter_map(of_row).collect();
        assert_eq!(rotations.len(), 6);
        let mut held = vec![unfold_engine::puzzle::Facelets::solved(puzzle)];
        let mut next = 0;
        while next < held.len() {
            for &rotation in &rotations {
                let after = held[next].after(rotation);
                if !held.contains(&after) {
                    held.push(after);
                }
            }
            next += 1;
        }
        assert_eq!(held.len(), ways);
    }
}

#[test]
fn each_rotation_of_the_hypercube_brings_the_cell_of_which_it_tells_to_the_middle() {
    let def = PuzzleId::Tess2.def();
    let middle = def.letters.iter().position(|letter| *letter == 'I');
    for row in rotations(PuzzleId::Tess2) {
        let Command::ManualSolve(ManualSolveCommand::Rotate(name)) = row.command else { continue };
        let mv = def.moves.iter().position(|mv| mv.name == name).map_or(Move::new(0), |m| Move::new(m as u16));
        let after = unfold_engine::puzzle::Facelets::solved(PuzzleId::Tess2).after(mv);
        let shown = (0..64).find(|&i| Some(usize::from(def.solved[i])) == middle).map(|i| after.colours()[i]);
        let letter = shown.map_or('?', |colour| def.letters[usize::from(colour)]);
        let tip = row.tip.get(Language::ENGLISH);
        assert!(tip.contains(&format!("cell {letter} moves")), "{name}: {letter}, {tip}");
    }
}

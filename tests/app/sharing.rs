//! Links and scrambles copied for others, and links from others.

use crate::support::home::Home;
use unfold_app::command::{Command, HistoryCommand, ManualSolveCommand, PaintingCommand, ScrambleCommand};
use unfold_app::command::{SharingCommand, TypingCommand};
use unfold_engine::notation::{self, link};
use unfold_engine::puzzle::{Facelets, PuzzleId};

const LINK: &str = "https://alpha.twizzle.net/edit/?puzzle=2x2x2&setup-alg=R+U2+F%27&alg=F+U2+R%27";

fn after(puzzle: PuzzleId, moves: &str) -> Facelets {
    Facelets::solved(puzzle).after_all(&notation::parse(puzzle, moves).expect("moves"))
}

/// Copies a link that needs no search; returns it.
fn copy_link(home: &mut Home) -> String {
    home.program.apply(SharingCommand::CopyLink);
    home.take_clipboard().expect("a link")
}

#[test]
fn a_link_with_too_many_moves_is_opened_without_them() {
    let mut home = Home::new(PuzzleId::Cube3);
    let link = "https://alpha.twizzle.net/edit/?setup-alg=R&alg=(R+U)5001";
    home.program.apply(TypingCommand::Paste(link.into()));
    assert!(home.program.model.news().contains("moves: too many to play"), "{}", home.program.model.news());
    assert!(
        home.program.model.document.workspace().position().earlier_player().is_none()
            && home.shown_facelets() == after(PuzzleId::Cube3, "R")
    );
}

#[test]
fn a_link_without_setup_opens_the_position_after_its_moves() {
    let mut home = Home::new(PuzzleId::Cube2);
    for link in ["https://alpha.twizzle.net/edit/?alg=R+U+F", "[x](https://alg.cubing.net/?alg=R_U_F)"] {
        home.program.apply(TypingCommand::Paste(link.into()));
        assert_eq!(home.shown_facelets(), after(PuzzleId::Cube3, "R U F"), "{link}");
        let news = home.program.model.news();
        assert_eq!(news, "Opened the 3×3×3 position after the link’s 3 moves: the link starts from the solved puzzle.");
    }
    home.program.apply(TypingCommand::Paste("alg.cubing.net/?setup=x2&alg=R_U_F".into()));
    assert_eq!(home.shown_facelets(), after(PuzzleId::Cube3, "x2 R U F"));
    assert!(home.program.model.news().contains("after the link’s 3 moves"), "{}", home.program.model.news());
    home.program.apply(TypingCommand::Paste("cubedb.net/?scramble=R_U-&alg=U_R-".into()));
    assert_eq!(home.shown_facelets(), after(PuzzleId::Cube3, "R U'"));
    assert!(home.program.model.news().ends_with("Its 2 moves can be played."), "{}", home.program.model.news());
    // In links of type `alg`, the moves end at the setup, here the solved cube.
    home.program.apply(TypingCommand::Paste("alg.cubing.net/?alg=R_U-&type=alg&puzzle=2x2x2".into()));
    assert_eq!(home.shown_facelets(), after(PuzzleId::Cube2, "U R'"));
}

#[test]
fn link_moves_survive_a_session_and_are_copied_again() {
    let mut home = Home::new(PuzzleId::Cube3);
    home.program.apply(TypingCommand::Paste(LINK.into()));
    assert_eq!(copy_link(&mut home), LINK);
    let mut home = home.restart();
    assert_eq!(home.shown_facelets(), after(PuzzleId::Cube2, "R U2 F'"));
    let track = home.program.model.document.workspace().position().earlier_player().expect("the moves of the link");
    assert_eq!((track.at, notation::print(PuzzleId::Cube2, track.moves)), (0, "F U2 R'".to_owned()));
    assert_eq!(copy_link(&mut home), LINK);
}

#[test]
fn copied_links_have_the_position_and_any_known_solution() {
    for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
        let mut home = Home::new(puzzle);
        // Moves to a random position are searched for first.
        home.program.apply(ScrambleCommand::ScrambleFrom(8));
        let drawn = home.shown_facelets();
        home.program.apply(SharingCommand::CopyLink);
        home.wait("the link", |app| app.news().starts_with("Copied a link"));
        let text = home.take_clipboard().expect("a link");
        let found = link::read(&text).expect("a link");
        assert_eq!((Facelets::solved(puzzle).after_all(&found.setup), found.moves.0.len()), (drawn.clone(), 0));
        // Turned by hand from there.
        home.program.apply(ManualSolveCommand::Turn(unfold_engine::puzzle::Move::new(0)));
        let turned = home.shown_facelets();
        let found = link::read(&copy_link(&mut home)).expect("a link");
        assert_eq!(Facelets::solved(puzzle).after_all(&found.setup), turned);
    }
    let mut home = Home::new(PuzzleId::Cube2);
    home.program.apply(ScrambleCommand::ScrambleFrom(8));
    let drawn = home.shown_facelets();
    home.solve();
    let found = link::read(&copy_link(&mut home)).expect("a link");
    let reached = Facelets::solved(PuzzleId::Cube2).after_all(&found.setup);
    assert!(reached == drawn && !found.moves.0.is_empty() && reached.after_all(&found.moves).is_solved());
    assert!(home.program.model.news().contains("the moves"), "{}", home.program.model.news());
}

#[test]
fn the_scramble_of_every_puzzle_is_copied() {
    // A solver finds the scramble of a uniformly random position.
    for puzzle in unfold_engine::puzzles::ALL.into_iter().filter(|puzzle| !puzzle.def().solvers().is_empty()) {
        let mut home = Home::new(puzzle);
        home.program.apply(ScrambleCommand::ScrambleFrom(8));
        let drawn = home.shown_facelets();
        home.program.apply(ScrambleCommand::CopyScramble);
        home.wait("the scramble", |app| app.news().starts_with("Copied the scramble"));
        let text = home.take_clipboard().expect("a scramble");
        assert_eq!(after(puzzle, &text), drawn, "{puzzle:?}");
    }
}

#[test]
fn an_unavailable_link_gives_the_reason() {
    let mut home = Home::new(PuzzleId::Tess2);
    let why = |home: &Home| {
        home.program.model.availability(&Command::Sharing(SharingCommand::CopyLink)).why().unwrap_or_default()
    };
    assert!(why(&home).contains("does not support the 2×2×2×2"), "{}", why(&home));
    home.program.apply(SharingCommand::CopyLink);
    assert_eq!(home.take_clipboard(), None);
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    assert!(home.program.model.is_possible(&Command::Sharing(SharingCommand::CopyLink)));
    home.program.apply(PaintingCommand::Clear);
    assert!(!why(&home).is_empty());
}

//! Positions worth a look: a title and a sentence for each.

use unfold_engine::mc4d::{self, Log};
use unfold_engine::notation;
use unfold_engine::notation::facelets;
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence};
use unfold_text::{Text, examples as say};

/// How the position of an example is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// Moves that reach it from the solved puzzle.
    Moves(&'static str),
    /// Its facelets.
    Facelets(&'static str),
    /// An MC4D log.
    Log(&'static str),
}

/// A position worth a look.
#[derive(Debug)]
pub struct Example {
    /// Its name in scripts and sessions: small letters, digits and hyphens, the same for ever.
    pub id: &'static str,
    /// Its puzzle.
    pub puzzle: PuzzleId,
    /// How its position is written.
    pub written: Written,
    /// Its title.
    pub title: Text<0>,
    /// The remark on it, in a sentence or two.
    pub sentence: Text<0>,
}

/// The content of the text of an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Moves from the solved puzzle.
    Moves(Sequence),
    /// Facelets.
    Facelets(Facelets),
    /// A log.
    Log(Box<Log>),
}

/// The log of a solve: twenty clicks of a scramble, and a solution.
const SOLVE: &str = include_str!("../../assets/examples/solve.log");

/// Every example, the most famous first.
pub static EXAMPLES: [Example; 15] = [
    cube("superflip", "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2", say::SUPERFLIP, say::SUPERFLIP_TEXT),
    cube(
        "superflip-four-spot",
        "U2 F U2 R' L F2 U F' B' R L U2 R U D' R L' D R' L' D2",
        say::FOUR_SPOT,
        say::FOUR_SPOT_TEXT,
    ),
    painted("twenty-1", "LBLRUBDLBRDBBRFRDLFDURFRFUDURBFDFFLFBDRBLFLURDUULBLUUD", say::TWENTY_1, say::TWENTY_1_TEXT),
    painted("twenty-2", "BFBLUFLLFDUULRFUURBDLUFFFULURFRDLBBFDBUBLBDDRRDRRBRDDL", say::TWENTY_2, say::TWENTY_2_TEXT),
    cube("checkerboard", "U2 D2 R2 L2 F2 B2", say::CHECKERBOARD, say::CHECKERBOARD_TEXT),
    cube("six-spots", "U D' R L' F B' U D'", say::SIX_SPOTS, say::SIX_SPOTS_TEXT),
    cube("cube-in-cube", "F L F U' R U F2 L2 U' L' B D' B' L2 U", say::CUBE_IN_CUBE, say::CUBE_IN_CUBE_TEXT),
    painted(
        "hard-cross",
        "UBBRUFFLLBDRBRFDDRDUURFUUBLFDBFDRFDBRULBLFDLLDLFUBRULR",
        say::HARD_CROSS,
        say::HARD_CROSS_TEXT,
    ),
    pocket("antipode", "R' U2 R F U' R2 F U R' U R2", say::ANTIPODE, say::ANTIPODE_TEXT),
    pocket("antipode-htm", "R2 U F2 U F2 R' F U F U R", say::ANTIPODE_HTM, say::ANTIPODE_HTM_TEXT),
    pocket("antipode-qtm", "R F2 R F2 R2 U2 R F2 R", say::ANTIPODE_QTM, say::ANTIPODE_QTM_TEXT),
    hyper("hyper-five", Written::Moves("OD BDR DFR LU OUF"), say::HYPER_FIVE, say::HYPER_FIVE_TEXT),
    hyper("hyper-nine", Written::Moves("RF UR2 FU URI OUB UO2 ODR UBRO RO2"), say::HYPER_NINE, say::HYPER_NINE_TEXT),
    hyper(
        "hyper-random",
        Written::Facelets("0277130350563661274551024544243315717631766170476202525063440123"),
        say::HYPER_RANDOM,
        say::HYPER_RANDOM_TEXT,
    ),
    hyper("hyper-solve", Written::Log(SOLVE), say::HYPER_SOLVE, say::HYPER_SOLVE_TEXT),
];

/// A position of the 3×3×3 that moves reach.
const fn cube(id: &'static str, moves: &'static str, title: Text<0>, sentence: Text<0>) -> Example {
    Example { id, puzzle: PuzzleId::Cube3, written: Written::Moves(moves), title, sentence }
}

/// A position of the 3×3×3 by its facelets.
const fn painted(id: &'static str, facelets: &'static str, title: Text<0>, sentence: Text<0>) -> Example {
    Example { id, puzzle: PuzzleId::Cube3, written: Written::Facelets(facelets), title, sentence }
}

/// A position of the 2×2×2 that moves reach.
const fn pocket(id: &'static str, moves: &'static str, title: Text<0>, sentence: Text<0>) -> Example {
    Example { id, puzzle: PuzzleId::Cube2, written: Written::Moves(moves), title, sentence }
}

/// A position of the hypercube.
const fn hyper(id: &'static str, written: Written, title: Text<0>, sentence: Text<0>) -> Example {
    Example { id, puzzle: PuzzleId::Tess2, written, title, sentence }
}

/// The example with this name.
pub fn named(id: &str) -> Option<&'static Example> {
    EXAMPLES.iter().find(|example| example.id == id)
}

impl Example {
    /// The content of its text; `None` where that could not be read, which a test rules out.
    pub fn content(&self) -> Option<Content> {
        match self.written {
            Written::Moves(moves) => notation::parse(self.puzzle, moves).ok().map(Content::Moves),
            Written::Facelets(text) => facelets::parse(self.puzzle, text).ok().map(Content::Facelets),
            Written::Log(text) => mc4d::read(text.as_bytes()).ok().map(|log| Content::Log(Box::new(log))),
        }
    }

    /// The position: of a log that at its scramble mark.
    pub fn state(&self) -> Option<Facelets> {
        let reached = |moves: &Sequence| Facelets::solved(self.puzzle).after_all(moves);
        self.content().map(|content| match content {
            Content::Moves(moves) => reached(&moves),
            Content::Facelets(state) => state,
            Content::Log(log) => reached(&log.scramble()),
        })
    }
}

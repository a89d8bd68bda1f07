//! The examples of the 3x3x3.

use crate::examples::example::{Example, Written};
use unfold_text::{Text, examples as say};

/// The examples, the most famous first.
pub(super) static EXAMPLES: [Example; 8] = [
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
];

/// A position of the 3×3×3 that moves reach.
const fn cube(id: &'static str, moves: &'static str, title: Text<0>, sentence: Text<0>) -> Example {
    Example { id, puzzle: super::crosses::PUZZLE, written: Written::Moves(moves), title, sentence }
}

/// A position of the 3×3×3 by its facelets.
const fn painted(id: &'static str, facelets: &'static str, title: Text<0>, sentence: Text<0>) -> Example {
    Example { id, puzzle: super::crosses::PUZZLE, written: Written::Facelets(facelets), title, sentence }
}

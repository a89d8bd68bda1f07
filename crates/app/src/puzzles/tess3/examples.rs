//! The examples of the 3x3x3x3.

use crate::examples::example::{Example, Written};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{Text, examples as say};

/// The log of a solve that was published: 46 clicks of a scramble, and 122 moves.
const PUBLISHED: &str = include_str!("../../../assets/examples/hyper3-122.log");

/// The examples.
pub(super) static EXAMPLES: [Example; 5] = [
    hyper3("hyper3-five", Written::Moves("OD BDR DFR LU OUF"), say::HYPER3_FIVE, say::HYPER3_FIVE_TEXT),
    hyper3("hyper3-halves", Written::Moves("{1,3}RU2 {1,3}UF2 {1,3}FU2"), say::HYPER3_HALVES, say::HYPER3_HALVES_TEXT),
    hyper3(
        "hyper3-checkerboard",
        Written::Moves("{2}DBO {1-2}DFO {2}RBO RFO {2}DFO RFO DFO {2}ILD {1-2}IRD {2}FLD FRD {2}IRD FRD IRD"),
        say::HYPER3_CHECKERBOARD,
        say::HYPER3_CHECKERBOARD_TEXT,
    ),
    hyper3(
        "hyper3-random",
        Written::Facelets(
            "225234713516602422212656150317015753303115026474251327000627440714344337154715675444047556102765326101434731603136341211640430122537455541053702216322646103661016736076576677637357306002525032405204515643602775724774",
        ),
        say::HYPER3_RANDOM,
        say::HYPER3_RANDOM_TEXT,
    ),
    hyper3("hyper3-published", Written::Log(PUBLISHED), say::HYPER3_PUBLISHED, say::HYPER3_PUBLISHED_TEXT),
];

/// A position of the 3x3x3x3.
const fn hyper3(id: &'static str, written: Written, title: Text<0>, sentence: Text<0>) -> Example {
    Example { id, puzzle: PuzzleId::Tess3, written, title, sentence }
}

//! The lower bound, proven between the rounds with a share of the nodes.
//!
//! It bounds the pieces of four colours, which form a 2x2x2x2: each move of the 3x3x3x3 turns it at most once.

use std::time::Duration;

use super::super::pieces::colours;
use crate::puzzle::geometry::FaceletPlace;
use crate::puzzle::{Facelets, PuzzleId};
use crate::puzzles::cube2;
use crate::puzzles::tess2::Tess2;
use crate::puzzles::tess2::search::BoundProof;
use crate::puzzles::tess2::tables::axis_rows;
use crate::search::method::Request;
use crate::search::table_set::Loading;
use crate::search::{Incumbent, Memory};
use crate::tables::{TableError, Tables, spec};

/// The proof gets one node in this many of the search, which take about as long as nodes of rounds: some 6 % of the time. One in ten proved no more
/// within 150 million nodes.
const SHARE: u64 = 16;
/// Building the tables of the proof takes some 14 seconds, too much for a shorter time limit.
const MIN_TIME_FOR_TABLES: Duration = Duration::from_secs(60);
/// The tables of the proof.
const TABLES: [&str; 2] = [cube2::tables::NAME, axis_rows::NAME];

/// The proof of the bound of one search.
pub(super) enum Bound {
    /// Not started: the tables are opened or built with the first nodes to spend.
    Wanted,
    /// Some lengths may have been proven.
    Begun(Box<BoundProof>),
    /// Finished: the tables are unavailable, or the corners have a solution as short as the bound.
    Ended,
}

impl Bound {
    /// Starts the proof for a new search; `Ended` if there is no memory or no time for its tables.
    pub fn new(request: &Request) -> Self {
        let limits = request.limits;
        let has_time = limits.timeout.is_none_or(|limit| limit >= MIN_TIME_FOR_TABLES);
        let has_tables = limits.memory != Memory::Small && (has_time || are_ready(request.store));
        if has_tables { Self::Wanted } else { Self::Ended }
    }

    /// Continues until the proof has had its share of the nodes visited by the search, and raises the bound.
    pub fn advance(&mut self, request: &Request, incumbent: &Incumbent) {
        let (control, threads) = (request.control, request.limits.workers());
        let spent = if let Self::Begun(proof) = &*self { proof.nodes() } else { 0 };
        let nodes = (control.nodes() / SHARE).saturating_sub(spent);
        if nodes == 0 || control.check().is_break() {
            return;
        }
        if let Self::Wanted = self {
            // The search continues without the proof if its tables are unavailable.
            *self = begin(request).map_or(Self::Ended, |proof| Self::Begun(Box::new(proof)));
        }
        if let Self::Begun(proof) = self {
            incumbent.raise(proof.lower());
            proof.advance(nodes, threads, control, |lower| incumbent.raise(lower));
            if proof.is_exact() {
                *self = Self::Ended;
            }
        }
    }
}

/// The proof for the corners of the position.
fn begin(request: &Request) -> Result<BoundProof, TableError> {
    let (corners, _) =
        Tess2::from_facelets(&corners(request.state)).expect("the corners of a state are a state of the 2x2x2x2");
    let workers = request.limits.workers_under(request.control);
    BoundProof::begin(&corners, Loading::silent(request.store, workers))
}

/// The facelets of the corners as a 2x2x2x2.
fn corners(facelets: &Facelets) -> Facelets {
    let (from, to) = (&PuzzleId::Tess3.def().places, PuzzleId::Tess2.def());
    let corner = |cubie: [i8; 4]| cubie.map(i8::signum);
    let colour = |place: &FaceletPlace| {
        let is = |other: &&FaceletPlace| {
            colours(corner(other.cubie)) == 4 && corner(other.cubie) == corner(place.cubie) && other.axis == place.axis
        };
        let at = from.iter().position(|other| is(&other)).expect("each corner has a sticker on each axis");
        facelets.colours[at]
    };
    Facelets { puzzle: PuzzleId::Tess2, colours: to.places.iter().map(colour).collect() }
}

/// True if the tables of the proof are on the disk, so that building them takes no time from the search.
fn are_ready(store: &Tables) -> bool {
    TABLES.iter().all(|name| spec::named(name).is_some_and(|spec| store.seems_there(spec)))
}

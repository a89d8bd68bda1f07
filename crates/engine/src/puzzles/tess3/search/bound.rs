//! The lower bound, proven between the rounds with a share of the nodes.
//!
//! It comes from the pieces of four colours: they are those of a 2x2x2x2, and each move of the 3x3x3x3 turns it once at most.

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

/// The proof gets one of so many nodes of the search, which take about as long as those of rounds: some 6 % of the time. One of ten
/// proved no more within 150 million nodes.
const SHARE: u64 = 16;
/// Building the tables of the proof takes some 14 seconds, for which a shorter time limit than this leaves no time.
const MIN_TIME_FOR_TABLES: Duration = Duration::from_secs(60);
/// The tables of the proof.
const TABLES: [&str; 2] = [cube2::tables::NAME, axis_rows::NAME];

/// The proof of the bound of one search.
pub(super) enum Bound {
    /// It opens or builds its tables when it has nodes to spend.
    Wanted,
    /// Some lengths may have been proven.
    Begun(Box<BoundProof>),
    /// It goes no further: there are no tables for it, or the corners have a solution as short as the bound.
    Ended,
}

impl Bound {
    /// The proof of a search that begins; `Ended` where there is no memory or no time for its tables.
    pub fn new(request: &Request) -> Self {
        let limits = request.limits;
        let has_time = limits.timeout.is_none_or(|limit| limit >= MIN_TIME_FOR_TABLES);
        let has_tables = limits.memory != Memory::Small && (has_time || are_ready(request.store));
        if has_tables { Self::Wanted } else { Self::Ended }
    }

    /// Goes on until the proof has had its share of the nodes that the search has visited, and raises the bound.
    pub fn advance(&mut self, request: &Request, incumbent: &Incumbent) {
        let (control, threads) = (request.control, request.limits.workers());
        let spent = if let Self::Begun(proof) = &*self { proof.nodes() } else { 0 };
        let nodes = (control.nodes() / SHARE).saturating_sub(spent);
        if nodes == 0 || control.check().is_break() {
            return;
        }
        if let Self::Wanted = self {
            // The search goes on without the proof where its tables cannot be had.
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

/// The facelets of the corners, as those of a 2x2x2x2.
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

/// True if the tables of the proof are on the disk: building them would take time from the search.
fn are_ready(store: &Tables) -> bool {
    TABLES.iter().all(|name| spec::named(name).is_some_and(|spec| store.seems_there(spec)))
}

//! The lower bound, proven between the rounds with a share of the nodes.
//!
//! The bound is that of the pieces of four colours, which form a 2x2x2x2: each move of the 3x3x3x3 makes at most one move of it.

use std::time::Duration;

use super::super::pieces::colours;
use crate::puzzle::geometry::FaceletPlace;
use crate::puzzle::{Facelets, PuzzleId};
use crate::puzzles::cube2;
use crate::puzzles::tess2::Tess2;
use crate::puzzles::tess2::search::BoundProof;
use crate::puzzles::tess2::tables::axis_rows;
use crate::search::method::SolveRequest;
use crate::search::table_set::TableLoader;
use crate::search::{Incumbent, Memory};
use crate::tables::{TableError, Tables, spec};

/// One node in this many goes to the proof. Its nodes cost about as much as the rounds', so this is some 6 % of the time. One in ten
/// proved no more within 150 million nodes.
const PROOF_SHARE_DIVISOR: u64 = 16;
/// Minimum time limit with which the tables of the proof are built; building them takes some 14 seconds.
const MIN_TIME_FOR_TABLES: Duration = Duration::from_secs(60);
/// The tables of the proof.
const TABLES: [&str; 2] = [cube2::tables::HTM_TABLE_NAME, axis_rows::NAME];

/// The lower-bound proof of one search.
pub(super) enum BoundProofState {
    /// Not started: the tables are opened or built when there are nodes to spend.
    Pending,
    /// In progress; some lengths may have been proven.
    Running(Box<BoundProof>),
    /// Nothing more to prove: the tables are unavailable, or the corners have a solution as short as the bound.
    Ended,
}

impl BoundProofState {
    /// Starts the proof for a new search; `Ended` if there is no memory or no time for its tables.
    pub fn new(request: &SolveRequest) -> Self {
        let limits = request.limits;
        let has_time = limits.timeout.is_none_or(|limit| limit >= MIN_TIME_FOR_TABLES);
        let has_tables = limits.memory != Memory::Small && (has_time || are_ready(request.tables));
        if has_tables { Self::Pending } else { Self::Ended }
    }

    /// Continues until the proof has had its share of the nodes visited by the search, and raises the bound.
    pub fn advance(&mut self, request: &SolveRequest, incumbent: &Incumbent) {
        let (control, threads) = (request.control, request.limits.workers());
        let spent = if let Self::Running(proof) = &*self { proof.nodes() } else { 0 };
        let nodes = (control.nodes() / PROOF_SHARE_DIVISOR).saturating_sub(spent);
        if nodes == 0 || control.check().is_break() {
            return;
        }
        if let Self::Pending = self {
            // The search continues without the proof if its tables are unavailable.
            *self = start_proof(request).map_or(Self::Ended, |proof| Self::Running(Box::new(proof)));
        }
        if let Self::Running(proof) = self {
            incumbent.raise_bound(proof.lower_bound());
            proof.advance(nodes, threads, control, |lower| incumbent.raise_bound(lower));
            if proof.is_exact() {
                *self = Self::Ended;
            }
        }
    }
}

/// Starts the proof for the corners of the position.
fn start_proof(request: &SolveRequest) -> Result<BoundProof, TableError> {
    let (corners, _) =
        Tess2::from_facelets(&corners(request.state)).expect("the corners of a state are a state of the 2x2x2x2");
    let workers = request.limits.workers_under(request.control);
    BoundProof::new(&corners, TableLoader::silent(request.tables, workers))
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

/// True if the tables of the proof are on disk, so the search need not build them.
fn are_ready(tables: &Tables) -> bool {
    TABLES.iter().all(|name| spec::find(name).is_some_and(|spec| tables.has_file_of_right_size(spec)))
}

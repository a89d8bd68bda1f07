//! Compares the end filter with tests of single arrivals.

use std::collections::HashSet;

use super::*;
use crate::control::{Control, NodeCounter};
use crate::puzzles::tess2::search::phase1_paths::{Phase1Paths, WalkBuffers};
use crate::puzzles::tess2::search::phase2_search::SearchStart;
use crate::puzzles::tess2::search::testing::{after, end_rows, large, move_indices, small, walks};
use std::ops::ControlFlow;

#[test]
fn batch_tests_keep_what_single_tests_keep() {
    let (small, large, end_rows) = (small(), large(), end_rows());
    let control = Control::new();
    let counter = NodeCounter::new(&control);
    let mut found = 0;
    let length = 7;
    for state in walks(8, 20, small.moves.all, 5) {
        for coset in [&large.suffixes.cosets[0][0], &large.suffixes.cosets[1][2]] {
            let (mut filter, mut singles, mut paths) = (EndFilter::default(), CandidateFilter::new(small), Vec::new());
            let start =
                SearchStart { state: &state, coset, phase1_len: length, firsts: MoveMask::MAX, max_inside_h1: 8 };
            let labels = start.labels();
            let mut room = WalkBuffers::default();
            let ended =
                Phase1Paths::new(small, &counter, &mut room).run(&labels, length, MoveMask::MAX, &mut |path, last| {
                    let before = after(&state, path);
                    let moves = paths.len() as u32;
                    paths.push(path.to_vec());
                    let mut rest = last;
                    while rest != 0 {
                        filter.paths.push(PathEnds::take_first(small, end_rows, &before, moves, &mut rest));
                    }
                    for move_index in move_indices(last) {
                        let state = small.moves.turned(&before, move_index);
                        singles.arrivals.push(Arrival { state, prefix_index: moves, last: Some(move_index) });
                    }
                    if paths.len() < 400 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
                });
            assert!(ended.is_break() || paths.len() > 20, "{} paths", paths.len());
            let ends: u32 = filter.paths.iter().map(PathEnds::count).sum();
            assert_eq!(ends as usize, singles.arrivals.len(), "every last move is an end, and none is twice");
            for near in [8, 7, 6] {
                singles.test(small, &large.side_rows, coset, near);
                let key = |filter: &CandidateFilter| -> HashSet<_> {
                    let of = |candidate: &crate::puzzles::tess2::search::candidate_filter::Candidate| {
                        let arrival = &filter.arrivals[candidate.arrival as usize];
                        (arrival.prefix_index, arrival.last, candidate.suffix)
                    };
                    filter.remaining.iter().map(of).collect()
                };
                let expected = key(&singles);
                let mut together = CandidateFilter::new(small);
                filter.test(small, (&large.side_rows, end_rows), coset, near, &mut together);
                let got = key(&together);
                assert!(got.is_superset(&expected));
                // The end rows do not distinguish six moves from seven; the inverses do.
                assert!(near < 7 || got == expected, "{near}");
                found += expected.len();
            }
        }
    }
    assert!(found > 10, "one test in some thousands passes: {found}");
}

//! Tests of the parts that the schedule hands out, and of its predictions.

use super::*;
use crate::control::{Control, TICKS_PER_CHECK};

const MAX_COST_IN_REACH: u64 = 1_000_000;

/// Takes the next part of a proof without an anytime search.
fn part(schedule: &Schedule<(), u32>) -> (u8, Prefix) {
    match schedule.next(true, ProofShare::All) {
        Task::Proof { length, prefix } => (length, prefix),
        other => panic!("no part of the proof but {other:?}"),
    }
}

/// Creates a schedule for a puzzle of `moves` moves, where each may follow any other.
fn schedule(moves: u32, growth: u64) -> Schedule<'static, (), u32> {
    let costs = EffortModel { proof_node: 1, head_start: 0, in_reach: MAX_COST_IN_REACH, growth };
    let all = (1 << moves) - 1;
    Schedule::new(5, move |last| last.map_or(all, |last| all & !(1 << last)), costs, |_| None)
}

#[test]
fn a_part_interrupted_by_the_deadline_is_assigned_again() {
    let schedule = schedule(2, 0);
    let control = Control::new();
    let counter = NodeCounter::new(&control);
    let search = || (0..=TICKS_PER_CHECK).try_for_each(|_| counter.tick());
    let (broken_off, other) = (part(&schedule), part(&schedule));
    let [first, second] = [0, 1].map(Prefix::one_move);
    assert_eq!((broken_off, other, schedule.next(true, ProofShare::All)), ((5, first), (5, second), Task::Wait));
    control.set_deadline(Some(Duration::ZERO));
    assert_eq!(schedule.prove(5, first, &counter, search), None);
    // Another worker has found a solution, which restarts its patience.
    control.set_deadline(None);
    assert_eq!(schedule.prove(5, second, &counter, search), None, "a part of this length is still missing");
    assert_eq!(part(&schedule), broken_off);
    assert_eq!(schedule.prove(5, first, &counter, search), Some(6), "now all of them were gone through");
    assert_eq!(part(&schedule), (6, first));
}

#[test]
fn several_workers_share_a_long_length_by_its_first_two_moves() {
    let schedule = schedule(3, 6);
    schedule.share_among(2);
    let control = Control::new();
    let counter = NodeCounter::new(&control);
    let nodes = |n: u64| (0..n).try_for_each(|_| counter.tick());
    // The first length is cheap, so the next one is not cut by two moves; that one is expensive.
    for (length, cost) in [(5, 1), (6, MIN_COST_TO_SPLIT / 3 + 1)] {
        for first in 0..3 {
            assert_eq!(part(&schedule), (length, Prefix::one_move(first)));
            let ended = schedule.prove(length, Prefix::one_move(first), &counter, || nodes(cost));
            assert_eq!(ended, (first == 2).then_some(length + 1));
        }
    }
    let expected = schedule.expected_part_cost(&schedule.state.lock().expect("nobody panicked"));
    assert_eq!(expected, 3 * (MIN_COST_TO_SPLIT / 3 + 1), "six times as much, in six parts");
    let all: Vec<Prefix> = std::iter::repeat_with(|| part(&schedule).1).take(6).collect();
    let pairs: Vec<(u8, Option<u8>, bool)> = all.iter().map(|p| (p.first, p.second, p.counts_first)).collect();
    let expected = [(0, 1, true), (0, 2, false), (1, 0, true), (1, 2, false), (2, 0, true), (2, 1, false)];
    assert_eq!(pairs, expected.map(|(first, second, counts)| (first, Some(second), counts)));
    assert_eq!(schedule.next(true, ProofShare::All), Task::Wait);
    // An interrupted part is handed out again unchanged.
    assert_eq!(schedule.prove(7, all[3], &counter, || ControlFlow::Break(())), None);
    for (n, prefix) in [0, 1, 2, 4, 5].into_iter().map(|n| (n, all[n])) {
        assert_eq!(schedule.prove(7, prefix, &counter, || nodes(1)), None, "part {n}");
    }
    assert_eq!(part(&schedule), (7, all[3]));
    assert_eq!(schedule.prove(7, all[3], &counter, || nodes(1)), Some(8));
    assert_eq!(part(&schedule), (8, Prefix::one_move(0)), "a cheap length is followed by one that is not cut in two");
}

#[test]
fn many_workers_share_a_long_length_by_its_first_three_moves() {
    let schedule = schedule(3, 6).cut_by_three(|second| 0b111 & !(1 << second));
    schedule.share_among(8);
    let control = Control::new();
    let counter = NodeCounter::new(&control);
    for (length, parts) in [(5, 3), (6, 6)] {
        for n in 0..parts {
            let (of, prefix) = part(&schedule);
            let ended = schedule.prove(length, prefix, &counter, || counter.add(MIN_COST_TO_SPLIT + n));
            assert_eq!((of, ended), (length, (n == parts - 1).then_some(length + 1)));
        }
    }
    let all: Vec<Prefix> = std::iter::repeat_with(|| part(&schedule).1).take(12).collect();
    assert_eq!(schedule.next(true, ProofShare::All), Task::Wait);
    let moves: std::collections::BTreeSet<_> = all.iter().map(|p| (p.first, p.second, p.third)).collect();
    assert_eq!(moves.len(), 12);
    assert_eq!((all[0].first, all[0].second, all[0].third), (2, Some(1), Some(0)), "of the most expensive part first");
    let count = |counts: fn(&Prefix) -> bool| all.iter().filter(|prefix| counts(prefix)).count();
    assert_eq!((count(|p| p.counts_first), count(|p| p.counts_second)), (3, 6), "nodes are counted once");
    for (n, prefix) in all.into_iter().enumerate() {
        let ended = schedule.prove(7, prefix, &counter, || counter.add(MIN_COST_TO_SPLIT));
        assert_eq!(ended, (n == 11).then_some(8));
    }
    assert!(part(&schedule).1.third.is_some(), "the next length is cut into the same parts");
}

#[test]
fn one_worker_splits_by_first_moves_only() {
    let schedule = schedule(3, 0);
    let control = Control::new();
    let counter = NodeCounter::new(&control);
    for length in 5..8 {
        for first in 0..3 {
            assert_eq!(part(&schedule), (length, Prefix::one_move(first)));
            let search = || (0..MIN_COST_TO_SPLIT).try_for_each(|_| counter.tick());
            schedule.prove(length, Prefix::one_move(first), &counter, search);
        }
    }
}

#[test]
fn remaining_proof_cost_is_estimated_from_earlier_lengths() {
    let schedule = schedule(2, 10);
    let control = Control::new();
    let counter = NodeCounter::new(&control);
    let rest = |best| schedule.remaining_cost(&schedule.state.lock().expect("nobody panicked"), best).map(f64::round);
    let spend = |cost: u64| {
        let (length, prefix) = part(&schedule);
        schedule.prove(length, prefix, &counter, || counter.add(cost));
    };
    assert_eq!(rest(8), None, "nothing tells yet");
    assert!(schedule.is_in_reach(30));
    spend(50);
    assert!(schedule.is_in_reach(30), "too little was spent to judge");
    // Half of length 5 costs 50; costs grow tenfold.
    assert_eq!([5, 6, 7, 8].map(rest), [0.0, 50.0, 1050.0, 11_050.0].map(Some));
    spend(50);
    assert_eq!([6, 7, 8].map(rest), [0.0, 1000.0, 11_000.0].map(Some));
    (0..2).for_each(|_| spend(MIN_COST_TO_SPLIT / 2));
    // Two lengths of sufficient cost determine the growth.
    (0..2).for_each(|_| spend(2 * MIN_COST_TO_SPLIT));
    let whole = 40.0 * MIN_COST_TO_SPLIT as f64 * 4.0 / 40.0 * 4.0 / 4.0;
    assert_eq!(rest(9), Some(4.0 * whole));
    assert_eq!(rest(10), Some(20.0 * whole));
    assert!(!schedule.is_in_reach(usize::MAX));
    let farthest = (8..40).find(|best| !schedule.is_in_reach(*best));
    assert_eq!(farthest, Some(9), "the next length alone costs {}", 4.0 * whole);
    schedule.share_among(16);
    assert!(schedule.is_in_reach(9), "shared by several it takes less time");
}

#[test]
fn the_proof_gets_its_share_of_the_work() {
    let costs = EffortModel { proof_node: 1, head_start: 0, in_reach: MAX_COST_IN_REACH, growth: 0 };
    let schedule = Schedule::new(5, |_| 0b111_u32, costs, Some);
    let control = Control::new();
    let counter = NodeCounter::new(&control);
    assert!(matches!(schedule.next(false, ProofShare::OneIn(2)), Task::Proof { .. }), "nothing was spent yet");
    let mut proofs = 0;
    schedule.prove(5, Prefix::one_move(0), &counter, || counter.add(100));
    for _ in 0..60 {
        match schedule.next(true, ProofShare::OneIn(3)) {
            Task::Proof { length, prefix } => {
                proofs += 1;
                schedule.prove(length, prefix, &counter, || counter.add(100));
            }
            Task::Part(_) => schedule.record_anytime_cost(100),
            Task::Wait => panic!("there are always parts"),
        }
    }
    assert!((19..=21).contains(&proofs), "{proofs}");
    assert!(matches!(schedule.next(true, ProofShare::All), Task::Proof { .. }));
}

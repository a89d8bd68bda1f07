//! Lists of algorithms: they do not depend on the number of threads, and each algorithm solves its case without superfluous moves.

use std::sync::Mutex;

use rand::RngExt;
use unfold_engine::control::Control;
use unfold_engine::notation::allowed;
use unfold_engine::pattern::read::{self, GivenCase, GivenGoal};
use unfold_engine::pattern::{FreeTurns, PatternTables, PatternTask};
use unfold_engine::puzzle::allowed::AllowedMoves;
use unfold_engine::puzzle::masks::NamedMask;
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId, Sequence};
use unfold_engine::puzzles::algorithms;
use unfold_engine::search::{Limits, Memory, SearchEvent};

use crate::rounds;
use crate::support::tables::shared_tables;

const CUBE3: PuzzleId = PuzzleId::Cube3;
const ALLOWED: [&str; 6] = ["no B", "<R,U,F>", "<R,r,M,U>", "<U,D,R,L>", "half turns", "<R:2,U,F>"];

fn list(task: &PatternTask, limits: &Limits) -> Vec<Sequence> {
    let told = Mutex::new(Vec::new());
    let say = |event| {
        if let SearchEvent::Optimal(solution) = event {
            told.lock().expect("no panic while saying").push(solution.moves);
        }
    };
    let with = (&**shared_tables(), &PatternTables::default());
    algorithms::solve(task, Metric::Stm, limits, &Control::new(), with, &say).expect("a task");
    told.into_inner().expect("no panic while saying")
}

#[test]
fn lists_are_independent_of_threads_and_have_no_needless_moves() {
    shared_tables();
    rounds("lists", |random| {
        let masks = NamedMask::all(CUBE3);
        let mask = masks.get(random.random_range(0..2 * masks.len()));
        let moves = match ALLOWED.get(random.random_range(0..2 * ALLOWED.len())) {
            Some(text) => allowed::parse(CUBE3, text).expect("moves"),
            None => AllowedMoves::solver_moves(CUBE3, Metric::Htm),
        };
        let chosen = |random: &mut _| moves.moves()[RngExt::random_range(random, 0..moves.moves().len())].mv;
        let walk = (0..random.random_range(1..6)).map(|_| chosen(random)).collect();
        let walk = Sequence(walk);
        let case = GivenCase::State(Facelets::solved(CUBE3).after_all(&walk));
        let goal = mask.map_or(GivenGoal::OfCase, GivenGoal::Mask);
        let free = mask.and_then(|mask| mask.free_face);
        let task = read::build_task(&case, goal, moves, FreeTurns { before: free, after: free }).expect("a state");
        let limits = Limits {
            timeout: None,
            optimal: true,
            all_optimal: true,
            extra: random.random_range(0..3),
            count: random.random_bool(0.3).then(|| random.random_range(1..10)),
            memory: Memory::Small,
            max_length: Some(7),
            threads: 1,
            ..Limits::default()
        };
        let alone = list(&task, &limits);
        let threads = random.random_range(2..9);
        let shared = list(&task, &Limits { threads, ..limits.clone() });
        assert!(shared == alone, "{threads} threads: {walk:?} {mask:?} {:?} {limits:?}", task.moves);
        for moves in &alone {
            let joined = moves.joined(CUBE3.def());
            assert!(task.is_solved_by(moves) && joined == *moves, "{moves:?} for {walk:?} {mask:?} {:?}", task.moves);
        }
    });
}

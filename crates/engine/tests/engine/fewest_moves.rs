//! Checks the fewest-moves analysis against a second definition of its steps on facelets.

use unfold_engine::control::Control;
use unfold_engine::puzzle::niss::NissMoves;
use unfold_engine::puzzle::{Facelets, Move, PuzzleId, Sequence, scramble};
use unfold_engine::puzzles::cube3::Cube3;
use unfold_engine::puzzles::cube3::fewest_moves::{
    self, Analysis, Block, Sides, StepError, StepGoal, StepKind, StepLimits, next_steps,
};

const CUBE: PuzzleId = PuzzleId::Cube3;
const LETTERS: [char; 6] = ['U', 'R', 'F', 'D', 'L', 'B'];
/// The two faces of each axis, in the order of the axes in [`Analysis`].
const AXES: [[char; 2]; 3] = [['U', 'D'], ['R', 'L'], ['F', 'B']];

/// The stickers of a cubie: the letter of the face that each is on, and of the face whose colour it has.
type Cubie = Vec<(char, char)>;

fn cubies(state: &Facelets) -> Vec<Cubie> {
    let def = CUBE.def();
    let mut places: Vec<[i8; 4]> = def.places.iter().map(|place| place.cubie).collect();
    places.sort_unstable();
    places.dedup();
    let stickers = |cubie: &[i8; 4]| -> Cubie {
        let on = (0..54).filter(|i| def.places[*i].cubie == *cubie);
        on.map(|i| (LETTERS[i / 9], LETTERS[usize::from(state.colours()[i])])).collect()
    };
    places.iter().map(stickers).filter(|cubie| cubie.len() > 1).collect()
}

fn axis_of(letter: char) -> usize {
    AXES.iter().position(|faces| faces.contains(&letter)).expect("a face")
}

fn colour_axis_on(cubie: &Cubie, on: usize) -> Option<usize> {
    cubie.iter().find(|(face, _)| axis_of(*face) == on).map(|(_, colour)| axis_of(*colour))
}

/// Applies the usual rule for bad edges, which looks at the sticker on the first of the other two axes or, failing that, on `axis`.
fn is_bad_edge(cubie: &Cubie, axis: usize) -> bool {
    let (first, second) = ((axis + 1) % 3, (axis + 2) % 3);
    let (seen, beside) = match colour_axis_on(cubie, first) {
        Some(seen) => (seen, cubie.iter().find(|(face, _)| axis_of(*face) != first)),
        None => (
            colour_axis_on(cubie, axis).expect("an edge between two axes"),
            cubie.iter().find(|(face, _)| axis_of(*face) == second),
        ),
    };
    let beside = axis_of(beside.expect("two stickers").1);
    seen == second || seen == axis && beside == first
}

fn colours(cubie: &Cubie) -> String {
    let mut out: Vec<char> = cubie.iter().map(|(_, colour)| *colour).collect();
    out.sort_unstable();
    out.into_iter().collect()
}

fn place(cubie: &Cubie) -> String {
    let mut out: Vec<char> = cubie.iter().map(|(face, _)| *face).collect();
    out.sort_unstable();
    out.into_iter().collect()
}

fn is_home(cubie: &Cubie) -> bool {
    cubie.iter().all(|(face, colour)| face == colour)
}

/// True if half turns solve the cube: each face shows only its own and the opposite colour, and the corners of the two tetrads are
/// permuted alike up to double swaps.
fn is_htr(cubies: &[Cubie]) -> bool {
    if !cubies.iter().flatten().all(|(face, colour)| axis_of(*face) == axis_of(*colour)) {
        return false;
    }
    // Two corners of a tetrad share one colour, which gives their axis.
    let images = [["RUF", "DLF", "LUB"], ["LUF", "DRF", "RUB"]].map(|corners| {
        let at = corners.map(|corner| {
            let home: std::collections::BTreeSet<char> = corner.chars().collect();
            let found = cubies.iter().find(|c| {
                c.len() == 3 && c.iter().map(|(face, _)| *face).collect::<std::collections::BTreeSet<char>>() == home
            });
            found.expect("a corner").iter().map(|(_, colour)| *colour).collect::<std::collections::BTreeSet<char>>()
        });
        let shared = |a: usize, b: usize| at[a].intersection(&at[b]).next().copied().map(axis_of);
        [shared(0, 1), shared(0, 2)]
    });
    images[0] == images[1]
}

/// True if all pieces of the block with this name are solved.
fn has_block(cubies: &[Cubie], name: &str) -> bool {
    let opposite = |face: char| LETTERS[(LETTERS.iter().position(|l| *l == face).expect("a face") + 3) % 6];
    let words: Vec<&str> = name.split(' ').collect();
    let faces: Vec<char> = words[1].chars().collect();
    let belongs = |cubie: &Cubie| {
        let at: Vec<char> = cubie.iter().map(|(face, _)| *face).collect();
        let in_slot = words.get(3).is_some_and(|slot| slot.chars().all(|face| at.contains(&face)));
        match words[0] {
            "cross" => at.len() == 2 && at.contains(&faces[0]),
            _ => !in_slot && at.iter().all(|face| !faces.contains(&opposite(*face))),
        }
    };
    cubies.iter().filter(|cubie| belongs(cubie)).all(is_home)
}

/// The cycle lengths, longest first, of the unsolved corners (`stickers` is 3) or edges (2). A piece that is at home but twisted or
/// flipped is a cycle of length 1.
fn cycles(cubies: &[Cubie], stickers: usize) -> Vec<usize> {
    let mut left: Vec<&Cubie> = cubies.iter().filter(|cubie| cubie.len() == stickers && !is_home(cubie)).collect();
    let mut out = Vec::new();
    while let Some(first) = left.pop() {
        let (mut length, mut next) = (1, colours(first));
        while let Some(at) = left.iter().position(|cubie| place(cubie) == next) {
            next = colours(left.remove(at));
            length += 1;
        }
        out.push(length);
    }
    out.sort_unstable_by(|one, other| other.cmp(one));
    out
}

fn compare(state: &Facelets) {
    let cube = Cube3::from_facelets(state).expect("a position");
    let (reached, cubies) = (Analysis::new(&cube), cubies(state));
    let edges = || cubies.iter().filter(|cubie| cubie.len() == 2);
    let corners = || cubies.iter().filter(|cubie| cubie.len() == 3);
    let dr: [bool; 3] = std::array::from_fn(|axis| {
        let bad = edges().filter(|cubie| is_bad_edge(cubie, axis)).count();
        assert_eq!(usize::from(reached.bad_edges[axis]), bad, "{axis} of {cubies:?}");
        let twisted = corners().filter(|cubie| colour_axis_on(cubie, axis) != Some(axis)).count();
        let strange =
            |cubie: &&Cubie| colour_axis_on(cubie, axis).is_none() && cubie.iter().any(|(_, c)| axis_of(*c) == axis);
        let missing = 2 * edges().filter(strange).count();
        let found = reached.dr_bad[axis];
        assert_eq!((usize::from(found.corners), usize::from(found.edges)), (twisted, missing));
        // Domino reduction: the faces of the axis show only their own colours, and the slice's stickers only colours of their axes.
        let on_faces = cubies.iter().flatten().filter(|(face, _)| axis_of(*face) == axis);
        let in_slice = edges().filter(|cubie| colour_axis_on(cubie, axis).is_none()).flatten();
        let has_dr = on_faces.chain(in_slice).all(|(face, colour)| axis_of(*face) == axis_of(*colour));
        let rest = edges().filter(|cubie| colour_axis_on(cubie, axis).is_some()).chain(corners());
        let slice_left = rest.clone().all(is_home) && has_dr && !cubies.iter().all(is_home);
        assert_eq!(reached.slice_left[axis], slice_left);
        has_dr
    });
    assert_eq!(reached.dr, dr);
    assert_eq!(reached.htr, is_htr(&cubies), "{cubies:?}");
    assert_eq!(reached.is_solved(), cubies.iter().all(is_home));
    let first = Block::all().iter().find(|block| has_block(&cubies, &block.to_string()));
    assert_eq!(reached.block.map(|block| block.kind), first.map(|block| block.kind));
    let lengths =
        |cycles: &[fewest_moves::analysis::Cycle]| cycles.iter().map(|c| usize::from(c.length)).collect::<Vec<_>>();
    assert_eq!(lengths(&reached.pieces_left.corners), cycles(&cubies, 3));
    assert_eq!(lengths(&reached.pieces_left.edges), cycles(&cubies, 2));
}

fn compare_walks(count: u64, turns: &[u16], length: u64) {
    for seed in 0..count {
        let mut number = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(length);
        let mut state = Facelets::solved(CUBE);
        for _ in 0..seed % (length + 1) {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            state = state.after(Move::new(turns[(number >> 33) as usize % turns.len()]));
        }
        compare(&state);
    }
}

#[test]
fn reached_steps_agree_with_a_definition_on_facelets() {
    let all: Vec<u16> = (0..18).collect();
    compare_walks(2000, &all, 20);
    // Few turns leave blocks solved, and turns of a subgroup reach the step of that subgroup.
    compare_walks(2000, &all, 5);
    compare_walks(2000, &[0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13, 14, 16], 20);
    compare_walks(2000, &[0, 1, 2, 4, 7, 9, 10, 11, 13, 16], 20);
    compare_walks(1000, &[1, 4, 7, 10, 13, 16], 20);
    compare_walks(500, &[0, 1, 2, 3, 4, 5], 12);
    compare_walks(500, &[3, 4, 5, 6, 7, 8, 10], 9);
}

fn scrambled(seed: u64) -> Cube3 {
    Cube3::from_facelets(&scramble::uniform(CUBE, &mut scramble::generator(seed))).expect("a position")
}

#[test]
fn step_solutions_reach_their_step_and_together_solve_the_cube() {
    let control = Control::new();
    let limits = StepLimits { max_length: 12, count: 30, sides: Sides::Either, ..StepLimits::default() };
    for seed in 0..4 {
        let cube = scrambled(seed);
        let ways = |from: &Cube3, step: StepKind, limits: &StepLimits| next_steps(from, step, limits, &control);
        assert!(matches!(ways(&cube, StepKind::Dr, &limits), Err(StepError::NotReady { needed: StepKind::Eo, .. })));
        let eo = ways(&cube, StepKind::Eo, &limits).expect("ways");
        assert!(eo.solutions.is_sorted_by_key(|way| way.length));
        for way in &eo.solutions {
            let StepGoal::Eo(axis) = way.goal else { panic!("{:?}", way.goal) };
            assert!(way.analysis().to_string().contains(axis.name()));
            assert_eq!(way.position, fewest_moves::position(&cube, &way.moves));
        }
        let dr = ways(&eo.solutions[0].position, StepKind::Dr, &limits).expect("ways");
        let htr = ways(&dr.solutions[0].position, StepKind::Htr, &limits).expect("ways");
        assert!(dr.solutions.iter().all(|way| way.analysis().dr.contains(&true)));
        assert!(htr.solutions.iter().all(|way| way.analysis().htr));
        let far = StepLimits { max_length: 15, ..limits };
        let end = ways(&htr.solutions[0].position, StepKind::Finish, &far).expect("ways");
        let steps = [&eo.solutions[0], &dr.solutions[0], &htr.solutions[0], &end.solutions[0]];
        let all = steps.iter().fold(NissMoves::default(), |all, step| all.then(&step.moves));
        let solved = fewest_moves::solution(&all).0.iter().fold(cube, |cube, mv| cube.after(mv.index()));
        assert_eq!(solved, Cube3::SOLVED);
        assert_eq!(ways(&Cube3::SOLVED, StepKind::Eo, &limits), Err(StepError::Reached(StepKind::Eo)));
        let blocks = ways(&cube, StepKind::parse("2x2x2").expect("a step"), &limits).expect("ways");
        assert!(blocks.solutions.iter().all(|way| way.analysis().block.is_some()));
        let mixed = StepLimits { max_length: 4, count: 100_000, sides: Sides::Mixed, variants: true, timeout: None };
        let both = ways(&cube, StepKind::Eo, &mixed).expect("ways");
        assert!(both.solutions.iter().all(|way| way.analysis().bad_edges.contains(&0)));
        let either = ways(&cube, StepKind::Eo, &StepLimits { sides: Sides::Either, ..mixed }).expect("ways");
        assert!(both.solutions.len() >= either.solutions.len());
    }
}

#[test]
fn eo_solution_counts_equal_a_plain_search() {
    let cube = scrambled(9);
    let limits = StepLimits { max_length: 4, count: 1_000_000, sides: Sides::Normal, variants: true, timeout: None };
    let found = next_steps(&cube, StepKind::Eo, &limits, &Control::new()).expect("ways");
    // Counts the sequences of at most `left` turns that end when the edges are first oriented on `axis`, with commuting turns in
    // one order.
    fn walk(cube: &Cube3, last: Option<usize>, left: usize, axis: usize, count: &mut usize) {
        for mv in 0..18 {
            let follows = last.is_none_or(|last| last / 3 != mv / 3 && (last / 3 % 3 != mv / 3 % 3 || last < mv));
            if follows {
                let next = cube.after(mv);
                if Analysis::new(&next).bad_edges[axis] == 0 {
                    *count += 1;
                } else if left > 1 {
                    walk(&next, Some(mv), left - 1, axis, count);
                }
            }
        }
    }
    let mut count = 0;
    (0..3).for_each(|axis| walk(&cube, None, 3, axis, &mut count));
    assert_eq!(found.solutions.iter().filter(|way| way.length <= 3).count(), count);
    assert!(found.solutions.iter().all(|way| way.moves.inverse == Sequence::default()));
}

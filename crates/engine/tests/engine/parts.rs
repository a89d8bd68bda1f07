//! Checks partial goals at every place against a second definition on facelets and a plain search, both independent of masks,
//! pieces and databases.

use std::collections::BTreeSet;

use rand::RngExt;
use unfold_engine::control::Control;
use unfold_engine::notation::{self, allowed, patterns};
use unfold_engine::pattern::read::{self, GivenCase, GivenGoal};
use unfold_engine::pattern::{FreeTurns, PatternTables, PatternTask};
use unfold_engine::puzzle::allowed::AllowedMoves;
use unfold_engine::puzzle::masks::{NamedMask, PartLocation};
use unfold_engine::puzzle::pattern::Sticker;
use unfold_engine::puzzle::{Facelets, Metric, Move, PuzzleId, Sequence, scramble};
use unfold_engine::puzzles::algorithms;
use unfold_engine::puzzles::cube3::search::cross;
use unfold_engine::puzzles::cube3::tables::cross::CrossTables;
use unfold_engine::search::{Limits, Memory, Outcome};
use unfold_engine::tables::Tables;

const CUBE3: PuzzleId = PuzzleId::Cube3;

/// The facelets of each corner and each edge as Kociemba lists them: the face, and the number on the face from 1.
const PIECES: [(&str, &str); 20] = [
    ("URF", "U9 R1 F3"),
    ("UFL", "U7 F1 L3"),
    ("ULB", "U1 L1 B3"),
    ("UBR", "U3 B1 R3"),
    ("DFR", "D3 F9 R7"),
    ("DLF", "D1 L9 F7"),
    ("DBL", "D7 B9 L7"),
    ("DRB", "D9 R9 B7"),
    ("UR", "U6 R2"),
    ("UF", "U8 F2"),
    ("UL", "U4 L2"),
    ("UB", "U2 B2"),
    ("DR", "D6 R8"),
    ("DF", "D2 F8"),
    ("DL", "D4 L8"),
    ("DB", "D8 B8"),
    ("FR", "F6 R4"),
    ("FL", "F4 L6"),
    ("BL", "B6 L4"),
    ("BR", "B4 R6"),
];
const FACES: &str = "URFDLB";
const AXES: [&str; 3] = ["UD", "LR", "FB"];

/// A cube as 54 letters, face by face.
type Text = Vec<char>;

/// The index in a [`Text`] of a facelet such as U9.
fn place(facelet: &str) -> usize {
    let mut letters = facelet.chars();
    let face = letters.next().and_then(|face| FACES.find(face)).expect("a face");
    9 * face + letters.as_str().parse::<usize>().expect("a number") - 1
}

fn places(piece: &str) -> Vec<usize> {
    let same = |(name, _): &&(&str, &str)| name.len() == piece.len() && piece.chars().all(|c| name.contains(c));
    let (_, facelets) = PIECES.iter().find(same).expect("a piece");
    facelets.split(' ').map(place).collect()
}

fn opposite(face: char) -> char {
    let axis = AXES.iter().find(|axis| axis.contains(face)).expect("a face");
    axis.chars().find(|other| *other != face).expect("two faces")
}

fn all_pieces() -> impl Iterator<Item = &'static str> {
    PIECES.iter().map(|(name, _)| *name)
}

/// The two facelets of each edge. The first is the one whose colour decides the edge's orientation: on a face of `look` if there is
/// one, otherwise on a face of `axis`.
fn edge_facelets(axis: &str, look: &str) -> Vec<[usize; 2]> {
    let on = |i: usize, axis: &str| FACES.chars().nth(i / 9).is_some_and(|face| axis.contains(face));
    let edges = all_pieces().filter(|piece| piece.len() == 2).map(places);
    edges
        .map(|mut facelets| {
            let seen = if facelets.iter().any(|i| on(*i, look)) { look } else { axis };
            facelets.sort_by_key(|i| !on(*i, seen));
            [facelets[0], facelets[1]]
        })
        .collect()
}

/// The stickers of a part at one place, on a cube held in the usual orientation.
#[derive(Default)]
struct PartStickers {
    /// Facelets, and the colour of each.
    colours: Vec<(usize, char)>,
    /// For oriented edges: their axis, the axis to look at first, and the edges' facelets as [`edge_facelets`] returns them.
    oriented: Option<(&'static str, &'static str, Vec<[usize; 2]>)>,
}

impl PartStickers {
    /// Derives the stickers from the part's kind and the words of its place.
    fn new(kind: &str, words: &[&str]) -> Self {
        let mut out = Self::default();
        let face = words[0].chars().next().expect("a letter");
        let all_with = |is_in: &dyn Fn(&str) -> bool| -> Vec<String> {
            all_pieces().filter(|piece| is_in(piece)).map(String::from).collect()
        };
        let cross = || all_with(&|piece| piece.len() == 2 && piece.contains(face));
        let pairs = || words[1..].iter().flat_map(|edge| [edge.to_string(), format!("{face}{edge}")]).collect();
        let without_last = |last: char| all_with(&|piece| !piece.contains(last));
        let corners = || all_with(&|piece| piece.len() == 3);
        // A 1x2x3 block: the row of three pieces between the faces, and the edges of `centre` at the ends of that row.
        let block = |centre: char, side: char| -> Vec<String> {
            let on_axis = [centre, side, opposite(centre), opposite(side)];
            let ends = FACES.chars().filter(|c| !on_axis.contains(c));
            let of_end = |end: char| [format!("{centre}{side}{end}"), format!("{centre}{end}")];
            ends.flat_map(of_end).chain([format!("{centre}{side}")]).collect()
        };
        let blocks =
            |axis: &str, side: char| -> Vec<String> { axis.chars().flat_map(|centre| block(centre, side)).collect() };
        let second = || words[1].chars().next().expect("a letter");
        let pieces: Vec<String> = match kind {
            "cross" => cross(),
            "xcross" | "xxcross" | "xxxcross" => [cross(), pairs()].concat(),
            "pair" => pairs(),
            "eocross" => {
                out.orient(words[1]);
                cross()
            }
            "eo" => {
                out.orient(words[0]);
                Vec::new()
            }
            "eoline" => {
                out.orient(words[1]);
                words[1].chars().map(|end| format!("{face}{end}")).collect()
            }
            "2x2x2" => {
                let [a, b, c] = words[0].chars().collect::<Vec<_>>()[..] else { panic!("{words:?}") };
                let edges = [[a, b], [b, c], [a, c]].map(|edge| edge.iter().collect());
                edges.into_iter().chain([words[0].to_string()]).collect()
            }
            "2x2x3" => {
                let [one, other] = words[0].chars().collect::<Vec<_>>()[..] else { panic!("{words:?}") };
                [block(one, other), block(other, one)].concat()
            }
            "1x2x3" => block(face, second()),
            "roux-left" | "roux-right" => block(face, 'D'),
            "roux-blocks" => blocks(words[0], second()),
            "layer" => all_with(&|piece| piece.contains(face)),
            "f2l" => without_last(opposite(face)),
            "oll" => {
                out.colours = (1..=9).map(|n| (place(&format!("{face}{n}")), face)).collect();
                without_last(face)
            }
            "cll" => [without_last(face), corners()].concat(),
            "cmll" => [blocks(words[1], opposite(face)), corners()].concat(),
            "pll" => all_with(&|_| true),
            kind => panic!("a kind that has no second definition: {kind}"),
        };
        let home = |i: usize| FACES.chars().nth(i / 9).expect("six faces");
        out.colours.extend(pieces.iter().flat_map(|piece| places(piece)).map(|i| (i, home(i))));
        out
    }

    fn orient(&mut self, axis: &str) {
        let axis = AXES.into_iter().find(|one| *one == axis).expect("an axis");
        let look = AXES.into_iter().find(|other| *other != axis).expect("three axes");
        self.oriented = Some((axis, look, edge_facelets(axis, look)));
    }

    fn is_solved_in(&self, text: &Text) -> bool {
        // A first colour of the third axis is bad, and so is one of `axis` if the second colour is of `look`.
        let is_good = |axis: &str, look: &str, [first, second]: [char; 2]| {
            look.contains(first) || axis.contains(first) && !look.contains(second)
        };
        self.colours.iter().all(|(i, colour)| text[*i] == *colour)
            && self
                .oriented
                .as_ref()
                .is_none_or(|(axis, look, edges)| edges.iter().all(|edge| is_good(axis, look, edge.map(|i| text[i]))))
    }
}

/// Each face turn as a map of the text: afterwards place `i` shows the old content of place `map[i]`.
struct Turns {
    moves: Vec<(Move, Vec<usize>)>,
}

impl Turns {
    fn new() -> Self {
        // The program's index of each place in the text.
        let own = |n: usize| {
            let text: String = (0..54).map(|i| if i == n { 'U' } else { '.' }).collect();
            let read = patterns::read(CUBE3, &text, &Default::default()).expect("a pattern").facelets;
            read.stickers().iter().position(|sticker| *sticker != Sticker::Any).expect("a sticker")
        };
        let own: Vec<usize> = (0..54).map(own).collect();
        let in_text = |i: u8| own.iter().position(|place| *place == usize::from(i)).expect("a place");
        let map = |mv: usize| own.iter().map(|place| in_text(CUBE3.def().moves[mv].map[*place])).collect();
        Self { moves: (0..18).map(|mv| (Move::new(mv as u16), map(mv))).collect() }
    }

    fn after(&self, text: &Text, turn: usize) -> Text {
        self.moves[turn].1.iter().map(|&from| text[from]).collect()
    }

    fn after_all(&self, text: &Text, moves: &Sequence) -> Text {
        moves.0.iter().fold(text.clone(), |text, mv| self.after(&text, mv.index()))
    }

    /// The text, and the text after each turn of the free face, if any.
    fn turned(&self, text: &Text, face: Option<u8>) -> Vec<Text> {
        let turns = face.map_or(0..0, |face| 3 * usize::from(face)..3 * usize::from(face) + 3);
        std::iter::once(text.clone()).chain(turns.map(|turn| self.after(text, turn))).collect()
    }
}

/// The stickers of a part at each of its places, from the names alone.
fn part_stickers(part: &NamedMask) -> Vec<PartStickers> {
    let words = part.places.iter().map(|place| place.words().iter().map(String::as_str).collect::<Vec<_>>());
    words.map(|words| PartStickers::new(part.kind.name, &words)).collect()
}

/// True if the part is solved at one of its places, perhaps after a free turn.
fn reached(text: &Text, part: &NamedMask, shown: &[PartStickers], turns: &Turns) -> bool {
    turns.turned(text, part.free_face).iter().any(|text| shown.iter().any(|one| one.is_solved_in(text)))
}

/// The minimum number of turns, at most `most`, from any of the starts to a text that `is_there` accepts; tries all sequences.
fn min_turns(
    starts: &[Text],
    is_there: &dyn Fn(&Text) -> bool,
    turns: &Turns,
    allowed: &AllowedMoves,
    most: usize,
) -> Option<usize> {
    fn within(
        text: &Text,
        left: usize,
        last: Option<usize>,
        is_there: &dyn Fn(&Text) -> bool,
        turns: &[(usize, &Turns)],
    ) -> bool {
        if left == 0 {
            return is_there(text);
        }
        turns
            .iter()
            .filter(|(turn, _)| last.is_none_or(|last| turn / 3 != last / 3))
            .any(|(turn, all)| within(&all.after(text, *turn), left - 1, Some(*turn), is_there, turns))
    }
    let list: Vec<(usize, &Turns)> = allowed.moves().iter().map(|one| (one.mv.index(), turns)).collect();
    (0..=most).find(|&left| starts.iter().any(|start| within(start, left, None, is_there, &list)))
}

fn task(state: &Facelets, part: &NamedMask, moves: AllowedMoves) -> PatternTask {
    let adjust = FreeTurns { before: part.free_face, after: part.free_face };
    read::build_task(&GivenCase::State(state.clone()), GivenGoal::Mask(part), moves, adjust).expect("a state")
}

fn text_of(state: &Facelets) -> Text {
    notation::facelets::print(state).chars().collect()
}

struct Search {
    store: Tables,
    tables: PatternTables,
}

impl Search {
    fn new() -> Self {
        Self { store: Tables::open(tempfile::tempdir().expect("a folder").path()), tables: PatternTables::default() }
    }

    fn solve(&self, task: &PatternTask, limits: Limits) -> Outcome {
        let limits = Limits { threads: 1, timeout: None, optimal: true, memory: Memory::Small, ..limits };
        algorithms::solve(task, Metric::Htm, &limits, &Control::new(), (&self.store, &self.tables), &|_| ())
            .expect("a task")
    }

    fn length(&self, state: &Facelets, part: &NamedMask) -> usize {
        let outcome = self.solve(&task(state, part, AllowedMoves::solver_moves(CUBE3, Metric::Htm)), Limits::default());
        assert!(outcome.is_optimal(), "{}", part.name);
        outcome.best.expect("a solution").length
    }
}

/// Move restrictions; two of the four allow all moves.
const ALLOWED: [&str; 4] = ["", "", "<R,U,F>", "no B"];

/// Compares every part, at each place and at the nearest of several, with a plain search: after four random turns, under each of the
/// move restrictions `chosen` for the part's number. Returns the number of cases.
fn compare_parts_with_a_plain_search(chosen: impl Fn(usize) -> &'static [&'static str]) -> usize {
    let (turns, search, mut random) = (Turns::new(), Search::new(), scramble::generator(7));
    let (mut cases, mut lengths) = (0, BTreeSet::new());
    for (n, part) in NamedMask::all(CUBE3).iter().enumerate() {
        let shown = part_stickers(part);
        let is_there = |text: &Text| reached(text, part, &shown, &turns);
        for allow in chosen(n) {
            let moves = match *allow {
                "" => AllowedMoves::solver_moves(CUBE3, Metric::Htm),
                text => allowed::parse(CUBE3, text).expect("moves"),
            };
            let walk = (0..4).map(|_| moves.moves()[random.random_range(0..moves.moves().len())].mv).collect();
            let state = Facelets::solved(CUBE3).after_all(&Sequence(walk));
            let starts = turns.turned(&text_of(&state), part.free_face);
            let task = task(&state, part, moves.clone());
            let expected = min_turns(&starts, &is_there, &turns, &moves, 4).expect("the walk itself leads back");
            let best = search.solve(&task, Limits::default()).best.expect("a solution");
            assert_eq!(best.length, expected, "{} after {} {allow}", part.name, notation::facelets::print(&state));
            let ends = |start: &Text| is_there(&turns.after_all(start, &best.moves));
            assert!(starts.iter().any(ends), "{}", part.name);
            // Both definitions also agree on states before the goal.
            for length in 0..=best.moves.0.len() {
                let begun = Sequence(best.moves.0[..length].to_vec());
                let there = starts.iter().any(|start| is_there(&turns.after_all(start, &begun)));
                assert_eq!(task.is_reached_by(&begun), there, "{} {begun:?}", part.name);
            }
            lengths.insert(best.length);
            cases += 1;
        }
    }
    assert_eq!(lengths, (0..=4).collect());
    cases
}

#[test]
fn parts_have_the_distances_of_a_plain_search() {
    let cases = compare_parts_with_a_plain_search(|n| std::slice::from_ref(&ALLOWED[n % 4]));
    assert!(cases > 250, "{cases}");
}

#[test]
#[ignore = "takes a third of a minute; the long check runs it"]
fn parts_have_plain_search_distances_with_any_allowed_moves() {
    let cases = compare_parts_with_a_plain_search(|_| &ALLOWED);
    assert!(cases > 1_000, "{cases}");
}

/// Compares the search for the nearest place of a part with searches for each single place, on random cubes.
#[test]
fn a_search_for_any_place_finds_the_solutions_of_the_nearest() {
    let (search, mut random) = (Search::new(), scramble::generator(11));
    for name in [
        "cross-any",
        "xcross-any",
        "xcross-f",
        "eo-any",
        "eoline-any",
        "eocross-u",
        "pair-any",
        "2x2x2-any",
        "2x2x3-any",
        "1x2x3-any",
    ] {
        let part = NamedMask::parse(CUBE3, name).expect("a part");
        let state = scramble::uniform(CUBE3, &mut random);
        let each: Vec<usize> = (0..part.places.len()).map(|n| search.length(&state, part.part_at(n))).collect();
        let least = *each.iter().min().expect("a place");
        let all = task(&state, part, AllowedMoves::solver_moves(CUBE3, Metric::Htm));
        let outcome = search.solve(&all, Limits { all_optimal: true, ..Limits::default() });
        let found = outcome.all.expect("a list");
        assert!(
            found.is_complete() && (outcome.lower, found.solutions[0].length) == (least, least),
            "{name}: {each:?}"
        );
        // The solutions lead to all the nearest places, and to no others.
        let places: BTreeSet<usize> =
            found.solutions.iter().map(|one| all.reached_by(&one.moves).expect("it is reached").goal).collect();
        let nearest: BTreeSet<usize> = (0..each.len()).filter(|n| each[*n] == least).collect();
        assert!(places.is_subset(&nearest), "{name}: {places:?} {each:?}");
        let alone = |n: &usize| {
            let one = task(&state, part.part_at(*n), AllowedMoves::solver_moves(CUBE3, Metric::Htm));
            search.solve(&one, Limits { all_optimal: true, ..Limits::default() }).all.expect("a list").solutions
        };
        let by_place: BTreeSet<Vec<Move>> = nearest.iter().flat_map(alone).map(|one| one.moves.0).collect();
        let together: BTreeSet<Vec<Move>> = found.solutions.iter().map(|one| one.moves.0.clone()).collect();
        assert_eq!(by_place, together, "{name}");
    }
}

#[test]
fn crosses_of_any_face_have_the_length_in_their_table() {
    let cross_tables = CrossTables::build(&Control::new()).expect("tables");
    let (search, mut random) = (Search::new(), scramble::generator(13));
    let any = NamedMask::parse(CUBE3, "cross-any").expect("a part");
    for _ in 0..20 {
        let state = scramble::uniform(CUBE3, &mut random);
        let each = |face| cross::shortest_cross(&state, face, &cross_tables).expect("a cross").length;
        assert_eq!(search.length(&state, any), (0..6).map(each).min().expect("six faces"));
        for part in NamedMask::all(CUBE3).iter().filter(|part| part.kind.name == "cross") {
            let PartLocation::At(place) = &part.location else { continue };
            let face = FACES.find(&place.words()[0]).expect("a face") as u8;
            assert_eq!(search.length(&state, part), each(face), "{}", part.name);
        }
    }
}

/// Places are relative to the centres, so rotating the cube changes no length.
#[test]
fn part_lengths_do_not_depend_on_the_orientation() {
    let (search, mut random) = (Search::new(), scramble::generator(17));
    let state = scramble::uniform(CUBE3, &mut random);
    for name in ["cross-f", "xcross-f-ur", "2x2x2-any", "eocross-lr", "1x2x3-any", "1x2x3-f-u", "roux-blocks-any"] {
        let part = NamedMask::parse(CUBE3, name).expect("a part");
        let near = Facelets::solved(CUBE3).after_all(&scramble::walk(CUBE3, 7, &mut random));
        let state = if name == "roux-blocks-any" { &near } else { &state };
        let length = search.length(state, part);
        for held in ["x", "y'", "z2", "x y"] {
            let turned = state.after_all(&notation::parse(CUBE3, held).expect("rotations"));
            assert_eq!(search.length(&turned, part), length, "{name} {held}");
        }
    }
}

#[test]
fn needed_free_turns_are_reported() {
    let usual = || AllowedMoves::solver_moves(CUBE3, Metric::Htm);
    let parse = |text: &str| notation::parse(CUBE3, text).expect("moves");
    for (case, goal, moves, free) in [
        ("R U2 R' U' R U' R'", "oll", "R U R' U R U2 R'", Some(["", ""])),
        ("R U2 R' U' R U' R' U'", "oll", "R U R' U R U2 R'", Some(["U", ""])),
        ("R U2 R' U' R U' R'", "pll", "U' R U R' U R U2 R' U2", Some(["U", "U2"])),
        ("U' R U2 R' U' R U' R'", "oll", "R U R' U R U2 R'", Some(["", ""])),
        ("U' R U2 R' U' R U' R'", "pll", "R U R' U R U2 R'", Some(["", "U"])),
        ("R U2 R' U' R U' R'", "oll", "R U R'", None),
        // The algorithm leaves the cube rotated: its last layer is on another side.
        ("U R2 D2 R U R' D2 R U' l", "pll", "l' U R' D2 R U' R' D2 R2", Some(["", "U'"])),
        ("U R2 D2 R U R' D2 R U' l x'", "pll", "l' U R' D2 R U' R' D2 R2", None),
        ("U2 R2 B2 R F R' B2 R F' R", "pll", "x R' U R' D2 R U' R' D2 R2", Some(["", "B2"])),
        // Upside down, the last layer has D's colour.
        ("z2 R U2 R' U' R U' R' U", "oll-d", "R U R' U R U2 R'", Some(["U'", ""])),
        ("z2 U R U2 R' U' R U' R'", "pll-d", "R U R' U R U2 R'", Some(["", "U'"])),
        ("y R U2 R' U' R U' R' U", "cmll", "U' R U R' U R U2 R'", Some(["", ""])),
        ("R U2 R' U' R U' R' M U M", "cmll", "M' U' M' R U R' U R U2 R'", Some(["", ""])),
        ("U R U2 R' U' R U' R'", "cmll", "R U R' U R U2 R'", Some(["", "U'"])),
    ] {
        let part = NamedMask::parse(CUBE3, goal).expect("a part");
        let state = Facelets::solved(CUBE3).after_all(&parse(case));
        let (task, moves) = (task(&state, part, usual()), parse(moves));
        let found = task.reached_by(&moves);
        let name = |mv: Option<Move>| mv.map_or("", |mv| CUBE3.def().moves[mv.index()].name.as_str());
        assert_eq!(found.map(|found| [name(found.before), name(found.after)]), free, "{case} {goal}");
        assert_eq!(task.is_reached_by(&moves), free.is_some(), "{case} {goal}");
        if let Some(found) = found {
            let exact = PatternTask { free_turns: FreeTurns::NONE, ..task };
            assert!(exact.is_reached_by(&found.all_moves(&moves)), "{case} {goal}");
        }
    }
}

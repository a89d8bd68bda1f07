//! The pages about methods: one for each in every language, with all numbers recounted.

use std::collections::BTreeSet;

use unfold_app::lesson::methods;
use unfold_app::method_page::{MethodPage, PAGES};
use unfold_engine::puzzle::{Facelets, Move, PuzzleId};
use unfold_engine::{notation, puzzles::solvers};
use unfold_text::Language;

#[test]
fn each_method_has_a_page_in_every_language() {
    for solver in solvers::all() {
        assert!(
            MethodPage::for_solver(solver.puzzle(), solver.name()).is_some_and(|page| PAGES.contains(&page)),
            "{}",
            solver.name()
        );
    }
    let mut all = BTreeSet::new();
    for language in Language::BUILT_IN {
        for page in PAGES {
            let paragraphs = methods::paragraphs(language, page);
            assert!((2..=4).contains(&paragraphs.len()) && paragraphs.iter().all(|text| !text.contains('{')));
            all.insert(format!("{} {}", methods::title(page).get(language), paragraphs.join(" ")));
        }
    }
    assert_eq!(all.len(), 3 * PAGES.len());
    // Without blanks, which may separate groups of digits.
    let said = |page: MethodPage| {
        methods::paragraphs(Language::ENGLISH, page).join("").replace(|c: char| c.is_whitespace(), "")
    };
    assert!(said(MethodPage::TwoPhase).contains("4.3·10^19") && said(MethodPage::TwoPhase).contains("19508428800"));
    assert!(said(MethodPage::Anytime).contains("3.4·10^27") && said(MethodPage::Proof).contains("4294967296"));
    assert!(said(MethodPage::Cube2).contains("3674160") && said(MethodPage::Graph).contains("11022480"));
    let pieces = said(MethodPage::ThreePhases);
    assert!(
        ["4294967296arrangementsand92moves", "65536arrangements", "24rotations"]
            .iter()
            .all(|told| pieces.contains(told))
    );
    assert!(said(MethodPage::Crosses).contains("190080") && said(MethodPage::Crosses).contains("72990720"));
}

fn product(numbers: impl IntoIterator<Item = u128>) -> u128 {
    numbers.into_iter().product()
}

#[test]
fn the_numbers_on_the_pages_match_a_recount() {
    let said = |page: MethodPage| {
        methods::paragraphs(Language::ENGLISH, page).join("").replace(|c: char| c.is_whitespace(), "")
    };
    // Pieces by their places in a 3×3×3 grid: corners have three outer sides, edges two, centres one.
    let mut pieces = [0; 4];
    for place in 0..27 {
        pieces[[place % 3, place / 3 % 3, place / 9].iter().filter(|at| **at != 1).count()] += 1;
    }
    assert_eq!(pieces, [1, 6, 12, 8]);
    assert!(said(MethodPage::Cube3).contains("26pieces:8corners") && said(MethodPage::Cube3).contains("12edges"));
    let (corners, edges) = (product(1..=8), product(1..=12));
    let states = corners * 3u128.pow(7) * edges * 2u128.pow(11) / 2;
    assert_eq!((states, unfold_engine::puzzles::cube3::STATES), (43_252_003_274_489_856_000, states));
    for number in [states, corners, 3u128.pow(7), edges, 2u128.pow(11)] {
        assert!(said(MethodPage::Cube3).contains(&number.to_string()), "{number}");
    }
    // Four quarter turns or two half turns restore the cube, fewer do not.
    let back = |moves: &str| {
        let sequence = notation::parse(PuzzleId::Cube3, moves).expect("moves");
        Facelets::solved(PuzzleId::Cube3).after_all(&sequence).is_solved()
    };
    assert!(!back("R") && !back("R R") && !back("R R R") && back("R R R R") && !back("R2") && back("R2 R2"));
    assert!(
        said(MethodPage::Cube3).contains("quarterturn4times") && said(MethodPage::Cube3).contains("samehalfturn2times")
    );
    assert!(said(MethodPage::Cube3).contains("atmost20moves") && said(MethodPage::Cube3).contains("in26when"));

    // Sizes of coordinates and of tables.
    let places = 12 * 11 * 10 * 9 / product(1..=4);
    let (twist, flip, order) = (3u128.pow(7), 2u128.pow(11), product(1..=4));
    for number in [twist, flip, places, corners, order, 18 * twist, places * twist, places * flip, order * corners] {
        assert!(said(MethodPage::Coordinates).contains(&number.to_string()), "{number}");
    }
    // Number of turn sequences in which no face follows itself and opposite faces follow each other in one order only.
    let kept = |length: u32| {
        let faces = (0..6usize.pow(length)).map(|n| (0..length).map(|k| n / 6usize.pow(k) % 6).collect::<Vec<_>>());
        let fine = |pair: &[usize]| pair[0] != pair[1] && pair[0] != pair[1] + 3;
        faces.filter(|faces| faces.windows(2).all(fine)).count() * 3usize.pow(length)
    };
    let all = |length: u32| 18usize.pow(length);
    assert!(said(MethodPage::Coordinates).contains(&format!("Ofthe{}sequencesoftwomoves,{}remain", all(2), kept(2))));
    assert!(said(MethodPage::Coordinates).contains(&format!("ofthe{}offivemoves,{}.", all(5), kept(5))));
    // Each of the sequences of two moves reaches a position of its own.
    let turns: Vec<Move> = (0..18).map(Move::new).collect();
    let solved = Facelets::solved(PuzzleId::Cube3);
    let near: BTreeSet<Vec<u8>> =
        turns.iter().map(|mv| solved.after(*mv).colours().to_vec()).chain([solved.colours().to_vec()]).collect();
    let two = turns.iter().flat_map(|a| turns.iter().map(|b| solved.after(*a).after(*b).colours().to_vec()));
    let far: BTreeSet<Vec<u8>> = two.filter(|colours| !near.contains(colours)).collect();
    assert_eq!(far.len(), kept(2));
    // The coordinates of the picture: R twists four corners and flips no edge, F flips four edges.
    let [start, after_r, after_f] = methods::coordinates_after(&["R", "F"])[..] else { panic!("two turns") };
    assert_eq!(start, [0; 3]);
    assert!(after_r[0] > 0 && after_r[1] == 0 && after_r[2] > 0 && after_f[1] > 0, "{after_r:?} {after_f:?}");
    // The hypercube: two views for each of four axes, and sixteen stickers on one of four axes each.
    assert!(
        said(MethodPage::ThreePhases).contains("8views")
            && said(MethodPage::ThreePhases).contains(&4u64.pow(16).to_string())
    );
}

//! Catalogues of cases: a solution of a case identifies that case and no other.

use crate::support;
use unfold_engine::notation;
use unfold_engine::prelude::*;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::puzzles::{ALL, catalogues};

#[test]
fn a_2x2x2_solution_names_exactly_its_case() {
    let tables = support::tables::shared_tables();
    let all = catalogues(PuzzleId::Cube2);
    assert_eq!(all.iter().map(|catalogue| catalogue.cases().len()).collect::<Vec<_>>(), [42, 43, 43]);
    for catalogue in all {
        assert_eq!(catalogue.cases().len(), catalogue.count);
        for case in catalogue.cases() {
            let position = Position::try_from(case.state.clone()).expect("a state");
            let best = position.search(tables).start().finish().expect("a search").best.expect("a solution");
            for other in all {
                let found = other.case_solved_by(&best.moves).map(|case| case.name.as_str());
                let expected = (other.name == catalogue.name).then_some(case.name.as_str());
                assert_eq!(found, expected, "{} {}", other.name, case.name);
            }
        }
    }
}

#[test]
fn only_cubes_have_catalogues_and_their_names_are_unique() {
    let names: Vec<&str> = ALL.into_iter().flat_map(catalogues).map(|catalogue| catalogue.name).collect();
    assert_eq!(names, ["cll", "eg1", "eg2", "pll", "oll", "f2l", "cmll", "coll", "zbll"]);
    let pll = catalogues(PuzzleId::Cube3).iter().find(|catalogue| catalogue.name == "pll").expect("a catalogue");
    let of = |text: &str| {
        let moves = notation::parse(PuzzleId::Cube3, text).expect("moves");
        pll.case_solved_by(&moves).map(|case| case.name.clone())
    };
    assert_eq!(of("y R U R' U' R' F R2 U' R' U' R U R' F' U2").as_deref(), Some("T"));
    assert_eq!(of("z U L U' L' U' B U2 L' U' L' U L U' B'"), None);
    assert_eq!(of("R"), None);
    assert_eq!(pll.find("ja").map(|case| case.name.as_str()), Some("Ja"));
}

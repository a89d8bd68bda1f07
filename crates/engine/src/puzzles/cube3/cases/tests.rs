use std::collections::{HashMap, HashSet};

use super::classes::{ComparedPart, class_of, last_layer_pieces, last_layer_states, pair, pair_states};
use super::*;
use crate::puzzle::symmetry::mirrored;

fn catalogue(name: &str) -> &'static Catalogue {
    CATALOGUES.iter().find(|catalogue| catalogue.name == name).expect("a catalogue")
}

/// Returns the part of a state that a catalogue compares, and all states that it covers.
fn compared_part_and_states(name: &str) -> (ComparedPart, Vec<Cube3>) {
    let corners = |cube: &Cube3| [&cube.cp[..4], &cube.co[..4]].concat();
    let has_oriented_edges = |cube: &Cube3| cube.eo == Cube3::SOLVED.eo;
    let all = last_layer_states();
    match name {
        "pll" => {
            (last_layer_pieces, all.filter(|cube| has_oriented_edges(cube) && cube.co == Cube3::SOLVED.co).collect())
        }
        "oll" => (|cube| [&cube.co[..4], &cube.eo[..4]].concat(), all.collect()),
        "f2l" => (pair, pair_states().collect()),
        "cmll" => (corners, all.collect()),
        "coll" => (corners, all.filter(has_oriented_edges).collect()),
        "zbll" => (last_layer_pieces, all.filter(has_oriented_edges).collect()),
        _ => panic!("{name} is derived nowhere"),
    }
}

#[test]
fn each_catalogue_has_every_case_once() {
    assert_eq!(last_layer_states().count(), 62_208);
    assert_eq!(pair_states().count(), 150);
    for catalogue in &CATALOGUES {
        let (seen, states) = compared_part_and_states(catalogue.name);
        let classes: HashSet<Vec<u8>> = states.iter().map(|cube| class_of(cube, seen)).collect();
        let mut left = classes.clone();
        assert!(left.remove(&class_of(&Cube3::SOLVED, seen)));
        for case in catalogue.cases() {
            let cube = Cube3::from_facelets(&case.state).expect("a state");
            assert!(left.remove(&class_of(&cube, seen)), "{} {} is another or none", catalogue.name, case.name);
        }
        assert!(left.is_empty(), "{} lacks {}", catalogue.name, left.len());
        assert_eq!(catalogue.cases().len(), catalogue.count, "{}", catalogue.name);
        assert_eq!(classes.len(), catalogue.count + 1);
        let names: HashSet<&str> = catalogue.cases().iter().map(|case| case.name.as_str()).collect();
        assert_eq!(names.len(), catalogue.count);
    }
}

#[test]
fn sets_have_the_published_numbers_of_cases() {
    let sizes = |name: &str| {
        let mut sizes: HashMap<&str, usize> = HashMap::new();
        catalogue(name).cases().iter().for_each(|case| *sizes.entry(case.set).or_default() += 1);
        sizes
    };
    let zbll = [("PLL", 21), ("H", 40), ("Pi", 72), ("U", 72), ("T", 72), ("L", 72), ("S", 72), ("AS", 72)];
    assert_eq!(sizes("zbll"), HashMap::from(zbll));
    let cmll = [("O", 2), ("H", 4), ("Pi", 6), ("U", 6), ("T", 6), ("L", 6), ("S", 6), ("AS", 6)];
    assert_eq!(sizes("cmll"), HashMap::from(cmll));
    assert_eq!(sizes("coll"), HashMap::from(cmll));
    let f2l = [("both-above", 24), ("corner-in-place", 6), ("edge-in-place", 6), ("both-in-places", 5)];
    assert_eq!(sizes("f2l"), HashMap::from(f2l));
    assert_eq!(sizes("oll")["dot"], 8);
}

#[test]
fn corner_orientations_match_their_set() {
    let turned = |cube: &Cube3| class_of(cube, |cube| cube.co[..4].to_vec());
    let cube = |name: &str, case: &str| {
        Cube3::from_facelets(&catalogue(name).find(case).expect("a case").state).expect("a state")
    };
    let oll = [("H", "21"), ("Pi", "22"), ("U", "23"), ("T", "24"), ("L", "25"), ("AS", "26"), ("S", "27")];
    for case in ["cmll", "coll", "zbll"].iter().flat_map(|name| catalogue(name).cases()) {
        let shape = oll.iter().find(|(set, _)| *set == case.set);
        let expected = shape.map_or(Cube3::SOLVED, |(_, number)| cube("oll", number));
        let found = Cube3::from_facelets(&case.state).expect("a state");
        assert_eq!(turned(&found), turned(&expected), "{}", case.name);
    }
}

#[test]
fn algorithms_solve_and_name_their_case_in_any_orientation() {
    let def = PuzzleId::Cube3.def();
    for name in ["pll", "oll", "cmll"] {
        let catalogue = catalogue(name);
        for case in catalogue.cases() {
            let algorithm = case.algorithm.as_ref().expect("an algorithm");
            assert_eq!(catalogue.case_solved_by(algorithm), Some(case), "{name} {}", case.name);
        }
    }
    let pll = catalogue("pll");
    let around = parse_moves(def, "y").0[0];
    for case in pll.cases() {
        let held = case.algorithm.as_ref().expect("an algorithm").rotated(def, around);
        assert!(pll.check_algorithm(case, &held).is_some(), "{}", case.name);
        let whole = Sequence([around].into_iter().chain(held.0).collect());
        assert!(pll.check_algorithm(case, &whole).is_some(), "{}", case.name);
    }
    let of = |text: &str| pll.case_solved_by(&parse_moves(def, text)).map(|case| case.name.as_str());
    assert_eq!(of("R U R' U R U2 R'"), None);
    assert_eq!(of("R U R' U'"), None);
    assert_eq!(of("U"), None);
    let t = pll.find("t").and_then(|case| case.algorithm.clone()).expect("an algorithm");
    assert_eq!(pll.case_solved_by(&mirrored(PuzzleId::Cube3, &t, 0)).map(|case| case.name.as_str()), Some("T"));
    let inverses = [("Aa", "Ab"), ("Ua", "Ub"), ("Ga", "Gb"), ("Gc", "Gd"), ("Ja", "Ja"), ("H", "H"), ("E", "E")];
    for (one, other) in inverses {
        let algorithm = pll.find(one).and_then(|case| case.algorithm.clone()).expect("an algorithm");
        assert_eq!(pll.case_solved_by(&algorithm.inverse(def)).map(|case| case.name.as_str()), Some(other));
    }
}

#[test]
fn random_positions_are_of_their_case_and_leave_the_rest_solved() {
    use crate::puzzle::scramble::generator;
    let mut random = generator(60);
    for catalogue in &CATALOGUES {
        let (seen, _) = compared_part_and_states(catalogue.name);
        // The corners and edges that must stay solved.
        let (corners, edges): (Vec<usize>, Vec<usize>) = match catalogue.name {
            "f2l" => (vec![5, 6, 7], vec![4, 5, 6, 7, 9, 10, 11]),
            "cmll" => ((4..8).collect(), vec![4, 6, 8, 9, 10, 11]),
            _ => ((4..8).collect(), (4..12).collect()),
        };
        let mut states = HashSet::new();
        for case in catalogue.cases().iter().step_by(1 + catalogue.count / 60) {
            let class = class_of(&Cube3::from_facelets(&case.state).expect("a state"), seen);
            for _ in 0..8 {
                let drawn = catalogue.random_position(case, &mut random);
                let cube = Cube3::from_facelets(&drawn).expect("a state");
                assert_eq!(class_of(&cube, seen), class, "{} {}", catalogue.name, case.name);
                assert!(corners.iter().all(|&n| usize::from(cube.cp[n]) == n && cube.co[n] == 0), "{}", case.name);
                assert!(edges.iter().all(|&n| usize::from(cube.ep[n]) == n && cube.eo[n] == 0), "{}", case.name);
                if let Some(algorithm) = &case.algorithm {
                    let on_cube = Case { state: drawn.clone(), ..case.clone() };
                    assert!(
                        catalogue.check_algorithm(&on_cube, algorithm).is_some(),
                        "{} {}",
                        catalogue.name,
                        case.name
                    );
                }
                states.insert(drawn.colours().to_vec());
            }
        }
        assert!(states.len() > 2 * catalogue.cases().len().min(57), "{}", catalogue.name);
    }
}

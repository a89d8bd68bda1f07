//! The states of the 3x3x3x3: their number, impossible states, and paintings.

use super::*;

/// The product of numbers, in decimal digits.
fn product(numbers: impl Iterator<Item = u64>) -> String {
    let mut digits = vec![1u64];
    for number in numbers {
        let mut carry = 0;
        for digit in &mut digits {
            let value = *digit * number + carry;
            (*digit, carry) = (value % 10, value / 10);
        }
        while carry > 0 {
            digits.push(carry % 10);
            carry /= 10;
        }
    }
    digits.iter().rev().map(u64::to_string).collect()
}

#[test]
fn the_invariants_allow_as_many_states_as_the_move_group_has() {
    // 24! * 32!/2 * 16!/2 * 2^24/2 * 6^32/2 * 12^16/3.
    let numbers = (1..=24).chain(3..=32).chain(3..=16);
    let turned = [(2, 23), (6, 31), (3, 1), (12, 15), (4, 1)].into_iter().flat_map(|(n, times)| vec![n; times]);
    let by_sums = product(numbers.chain(turned));
    // The order of the group that the moves generate on the 216 stickers, computed with the Schreier–Sims algorithm.
    let order = "1756772880709135843168526079081025059614484630149557651477156021733236798970168550600274887650082354207\
                 129600000000000000";
    assert_eq!(by_sums, order);
}

#[test]
fn state_counts_after_few_moves_are_the_known_ones() {
    let mut seen = HashSet::new();
    let mut frontier = vec![Tess3::solved()];
    seen.insert(Tess3::solved());
    let mut counts = vec![1];
    for _ in 0..2 {
        let mut next = Vec::new();
        for state in &frontier {
            let facelets = state.to_facelets();
            for mv in def().solver_moves() {
                let (state, _) = Tess3::from_facelets(&facelets.after(mv)).expect("a state");
                if seen.insert(state) {
                    next.push(state);
                }
            }
        }
        frontier = next;
        counts.push(seen.len() - counts.iter().sum::<usize>());
    }
    assert_eq!(counts, [1, 276, 58478]);
}

/// The facelets with the colours of one piece permuted: the colour of its sticker `order[n]` goes to its sticker `n`.
fn turned(facelets: &Facelets, place: &str, order: &[usize]) -> Facelets {
    let slot = Pieces::for_puzzle(TESS3).slots.iter().find(|slot| slot.name == place).expect("a place");
    let colours: Vec<u8> = order.iter().map(|&n| facelets.colours()[slot.facelets[n]]).collect();
    facelets.repainted(|all| slot.facelets.iter().zip(colours).for_each(|(&i, c)| all[i] = c)).expect("colours")
}

/// The facelets with two pieces exchanged, sticker by sticker in the order of their letters.
fn swapped(facelets: &Facelets, one: &str, other: &str) -> Facelets {
    let at = |name: &str| {
        let slot = Pieces::for_puzzle(TESS3).slots.iter().find(|slot| slot.name == name).expect("a place");
        slot.facelets.clone()
    };
    let pairs: Vec<_> = at(one).into_iter().zip(at(other)).collect();
    facelets.repainted(|all| pairs.iter().for_each(|&(i, j)| all.swap(i, j))).expect("colours")
}

#[test]
fn one_turned_piece_or_two_swapped_pieces_are_invalid() {
    let held = [parse(""), parse("{1-3}RF"), parse("{1-3}UF {1-3}RUO FRI {2}UF {1-2}RUO {1,3}IF2")];
    for start in held.iter().map(reached) {
        assert_eq!(check(&start), Ok(()));
        let error = |facelets: &Facelets| check(facelets).expect_err("not a state");
        assert_eq!(error(&turned(&start, "UF", &[1, 0])), InvalidState::TwoColourFlip);
        assert_eq!(error(&turned(&start, "UFR", &[1, 0, 2])), InvalidState::ThreeColourSwap);
        assert_eq!(error(&turned(&start, "UFRO", &[1, 2, 0, 3])), InvalidState::TwistSum);
        assert!(matches!(error(&turned(&start, "UFRO", &[1, 0, 2, 3])), InvalidState::Mirrored { .. }));
        assert_eq!(error(&swapped(&start, "UF", "UB")), InvalidState::PermutationParity);
        assert_eq!(error(&swapped(&start, "UFR", "UBR")), InvalidState::PermutationParity);
        // Possible: two flips, two three-colour pieces with two stickers swapped, a three-cycle of stickers, three equal twists of a piece,
        // two pairs of stickers swapped, and exchanges of both kinds.
        for fine in [
            turned(&turned(&start, "UF", &[1, 0]), "DI", &[1, 0]),
            turned(&turned(&start, "UFR", &[1, 0, 2]), "DLI", &[0, 2, 1]),
            turned(&start, "UFR", &[1, 2, 0]),
            turned(&turned(&start, "UFRO", &[1, 2, 0, 3]), "UFRO", &[1, 2, 0, 3])
                .repainted(|_| ())
                .map(|twisted| turned(&twisted, "UFRO", &[1, 2, 0, 3]))
                .expect("colours"),
            turned(&start, "UFRO", &[1, 0, 3, 2]),
            swapped(&swapped(&start, "UF", "UB"), "UFR", "UBR"),
        ] {
            assert_eq!(check(&fine), Ok(()));
        }
        // Two four-colour pieces cannot be exchanged, even together with two two-colour pieces.
        let pair = swapped(&swapped(&start, "UFRO", "DBRO"), "UF", "UB");
        assert!(matches!(error(&pair), InvalidState::PermutationParity));
    }
}

#[test]
fn impossible_colours_and_centres_are_reported() {
    let solved = Facelets::solved(TESS3);
    let centre = |letter: char| {
        let slot =
            Pieces::for_puzzle(TESS3).slots.iter().find(|slot| slot.name == letter.to_string()).expect("a centre");
        slot.facelets[0]
    };
    let [u, d, r] = ['U', 'D', 'R'].map(centre);
    let error = |change: &dyn Fn(&mut [u8])| {
        let facelets = solved.repainted(change).expect("colours");
        check(&facelets).expect_err("not a state")
    };
    assert_eq!(error(&|all| all.swap(u, d)), InvalidState::CentresMisplaced);
    assert_eq!(error(&|all| all.swap(u, r)), InvalidState::CentresMisplaced);
    assert_eq!(error(&|all| all[u] = all[d]), InvalidState::DuplicateCentre { colour: 2, faces: ['D', 'U'] });
    assert!(matches!(error(&|all| all[0] = (all[0] + 1) % 8), InvalidState::ColourCount { .. }));
    // A mirrored hypercube has the right stickers, but no turns reach it.
    let mirrored = error(&|all| all.iter_mut().for_each(|c| *c = [7, 1, 2, 3, 4, 5, 6, 0][usize::from(*c)]));
    assert_eq!(mirrored, InvalidState::CentresMisplaced);
    let sticker = |(place, n): (&str, usize)| {
        Pieces::for_puzzle(TESS3).slots.iter().find(|slot| slot.name == place).expect("a place").facelets[n]
    };
    let swap = |all: &mut [u8], one, other| all.swap(sticker(one), sticker(other));
    assert!(matches!(error(&|all| swap(all, ("UF", 0), ("RO", 0))), InvalidState::DuplicatePiece { .. }));
    assert!(matches!(error(&|all| swap(all, ("UF", 0), ("DB", 1))), InvalidState::NoSuchPiece { .. }));
    let painting = |change: &dyn Fn(&mut [u8])| Pattern::from_facelets(&solved.repainted(change).expect("colours"));
    let errors = PaintingCheck::new(&painting(&|all| all.swap(u, r))).errors;
    assert_eq!(errors.len(), 1);
    assert_eq!(errors[0].what, PaintingErrorKind::State(InvalidState::CentresMisplaced));
    assert_eq!(errors[0].facelets.len(), 8);
}

#[test]
fn random_states_are_valid_and_all_parities_occur_evenly() {
    let mut random = scramble::generator(11);
    let (mut odd, mut flips, mut hands, mut twists) = (0, 0, 0, [0; 3]);
    const DRAWN: usize = 1200;
    let solved = Tess3::solved();
    let mut home = [0; 72];
    for _ in 0..DRAWN {
        let facelets = scramble::uniform(TESS3, &mut random);
        let (state, held) = Tess3::from_facelets(&facelets).expect("a state");
        assert_eq!((state.to_facelets(), held), (facelets, SignedPerm::IDENTITY));
        let lies = state.pieces();
        let pieces: Vec<u8> = lies.iter().map(|lie| lie.piece).collect();
        assert_eq!(perm::is_odd(&pieces[..24]), perm::is_odd(&pieces[24..56]));
        odd += usize::from(perm::is_odd(&pieces[..24]));
        for (n, lie) in lies.iter().enumerate() {
            home[n] += usize::from(*lie == solved.pieces()[n]);
        }
        // Orientations at the first and the last place of a kind; of four-colour pieces, at the last only.
        for place in [0, 23] {
            let lie = lies[place];
            let [a, b] = [0, 1].map(|n| (0..4).filter(|&axis| direction_of(lie.piece)[axis] != 0).nth(n).expect("two"));
            flips += usize::from(lie.ori.image(a) > lie.ori.image(b));
        }
        hands += usize::from(lies[24].ori.is_odd()) + usize::from(lies[55].ori.is_odd());
        twists[usize::from(lies[71].ori.images()[0] % 3)] += 1;
    }
    let about = |found: usize, expected: usize| {
        let off = found.abs_diff(expected);
        assert!(off * off <= 25 * expected, "{found} instead of {expected}");
    };
    about(odd, DRAWN / 2);
    about(flips, DRAWN);
    about(hands, DRAWN);
    assert!(twists.iter().all(|n| *n > DRAWN / 8), "{twists:?}");
    // A piece is solved in one of 24 * 2, 32 * 6 or 16 * 12 draws.
    about(home[..24].iter().sum(), DRAWN / 2);
    about(home[24..56].iter().sum(), DRAWN / 6);
    about(home[56..].iter().sum(), DRAWN / 12);
}

/// The home of a piece as signs on the four axes, from the facelets of the solved puzzle.
fn direction_of(piece: u8) -> [i8; 4] {
    let mut all: Vec<[i8; 4]> = def().places.iter().map(|place| place.cubie.map(i8::signum)).collect();
    let colours = |place: &[i8; 4]| place.iter().filter(|c| **c != 0).count();
    all.retain(|place| colours(place) > 1);
    all.sort_by_key(|place| (colours(place), [place[3], place[2], place[1], place[0]]));
    all.dedup();
    all[usize::from(piece)]
}

#[test]
fn paintings_are_completed_and_repaired() {
    let state = scramble::uniform(TESS3, &mut scramble::generator(4));
    let mut painting = Pattern::from_facelets(&state);
    assert_eq!(PaintingCheck::new(&painting).errors, []);
    let slots = &Pieces::for_puzzle(TESS3).slots;
    let blanked = slots.iter().find(|slot| slot.kind == PieceKind::ThreeColour).expect("a place");
    for &i in &blanked.facelets {
        painting.paint(i, Sticker::Unpainted);
    }
    let check = PaintingCheck::new(&painting);
    assert!(check.errors.is_empty());
    // Only one piece fits, but in three orientations.
    assert!(check.forced.is_empty());
    painting.paint(blanked.facelets[0], Sticker::Colour(state.colours()[blanked.facelets[0]]));
    let forced = PaintingCheck::new(&painting).forced;
    assert!(forced.len() == 2 && forced.iter().all(|&(i, colour)| state.colours()[i] == colour));
    let blank = PaintingCheck::new(&Pattern::blank(TESS3));
    assert_eq!((blank.errors.len(), blank.forced.len()), (0, 0));
    for wrong in [
        turned(&state, "UF", &[1, 0]),
        turned(&state, "UFR", &[1, 0, 2]),
        turned(&state, "UFRO", &[1, 2, 0, 3]),
        turned(&state, "UFRO", &[1, 0, 2, 3]),
    ] {
        let repairs = repairs::repairs(&Pattern::from_facelets(&wrong), &[]);
        assert_eq!(repairs.len(), 1);
        let mended = repairs[0].applied(&Pattern::from_facelets(&wrong));
        assert_eq!(PaintingCheck::new(&mended).errors, [], "{repairs:?}");
    }
}

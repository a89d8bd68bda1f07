//! The upper bound of the 2x2x2x2: arguments refused before the start, and the quick parts of the proof.

use crate::support::program::{run_program, unfold};
use unfold_engine::control::Control;
use unfold_lab::tess2::diameter::checkpoint::Checkpoint;
use unfold_lab::tess2::diameter::classes::classes;
use unfold_lab::tess2::diameter::cube2_bound;
use unfold_lab::tess2::diameter::h1_moves::H1Moves;

#[test]
fn a_file_that_is_not_a_checkpoint_is_rejected_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("notes");
    let cut = &Checkpoint::default().to_bytes()[..40];
    for content in [&b"my notes"[..], cut, b""] {
        std::fs::write(&path, content).expect("written");
        let name = path.to_str().expect("a name");
        let (code, out, err) = run_program(unfold(&["bench", "diameter", "--checkpoint", name]));
        assert_eq!((code, out.as_str()), (2, ""), "{err}");
        assert!(err.contains("not a checkpoint") && err.contains("--checkpoint"), "{err}");
        assert_eq!(std::fs::read(&path).expect("still there"), content);
    }
    let name = folder.path().to_str().expect("a name");
    let (code, _, err) = run_program(unfold(&["bench", "diameter", "--checkpoint", name]));
    assert_eq!(code, 4, "{err}");
}

#[test]
fn an_unwritable_checkpoint_is_reported_before_computing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("missing").join("proof");
    let (code, out, err) = run_program(unfold(&["bench", "diameter", "--checkpoint", path.to_str().expect("a name")]));
    assert_eq!((code, out.as_str()), (4, ""), "{err}");
    assert!(err.contains("missing") && err.contains("--checkpoint"), "{err}");
}

#[test]
fn invalid_options_are_rejected() {
    let unfit: [(&[&str], &str); 5] = [
        (&["diameter", "--step", "3"], "1..=2"),
        (&["diameter", "--step", "0"], "1..=2"),
        (&["balls", "--step", "1"], "--step"),
        (&["hyper-first", "--checkpoint", "x"], "--checkpoint"),
        (&["diameter", "balls"], "balls"),
    ];
    for (arguments, said) in unfit {
        let (code, out, err) = run_program(unfold(&[&["bench"], arguments].concat()));
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(err.contains(said), "{arguments:?}: {err}");
    }
}

#[test]
fn the_same_passes_find_the_diameter_of_the_2x2x2() {
    let bound = cube2_bound::bound(&Control::new()).expect("nobody stops it");
    assert_eq!((bound.moves, bound.cosets, bound.elements), (11, 729, 5040));
    let control = Control::new();
    control.stop();
    assert_eq!(cube2_bound::bound(&control), None);
}

#[test]
fn near_cosets_and_their_classes_have_the_known_counts() {
    let levels = classes(&H1Moves::default(), 3);
    let cosets: Vec<u64> = levels.iter().map(|level| level.iter().map(|class| class.cosets).sum()).collect();
    assert_eq!(cosets, [1, 9, 142, 2856]);
    assert_eq!(levels.iter().map(Vec::len).collect::<Vec<_>>(), [1, 5, 33, 263]);
}

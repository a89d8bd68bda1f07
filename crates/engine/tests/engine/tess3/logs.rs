//! Logs of the 3x3x3x3, read and written as MC4D does, and published lengths.

use super::*;

pub(super) const HEADER: &str =
    "MagicCube4D 3 0 0 {4,3,3} 3\n1.0 0.0 0.0 0.0\n0.0 1.0 0.0 0.0\n0.0 0.0 1.0 0.0\n0.0 0.0 0.0 1.0\n*\n";

pub(super) fn log(history: &str) -> Log {
    read(format!("{HEADER}{history}").as_bytes()).unwrap_or_else(|fault| panic!("{history}: {fault:?}"))
}

#[test]
fn logs_are_read_as_in_mc4d() {
    // A half turn written by another program counts as two clicks, and is written as two.
    let half = log("185,2,1 m| 185,-2,2.");
    assert_eq!((half.click_count(), half.click_count_after_mark(), half.header_count()), (4, 2, 2));
    assert!(write(&half).ends_with("\n185,1,1 185,1,1 m| 185,-1,2 185,-1,2.\n"));
    // Clicks whose mask has no layer turn nothing, but count.
    let idle = log("185,1,8 185,1,16 184,1,9 184,1,-1 184,1,15 184,1,0.");
    assert_eq!((idle.click_count(), idle.header_count()), (6, 4));
    assert_eq!(idle.state(), reached(&parse("184,1,1 184,1,7 184,1,7 184,1,1")));
    let told: Vec<&Notice> =
        idle.notices().iter().filter(|notice| !matches!(notice, Notice::HeaderCount { .. })).collect();
    assert!(matches!(told[..], [Notice::MaskZero { clicks: 1, .. }, Notice::MaskBeyond { clicks: 5, .. }]), "{told:?}");
    assert_eq!(read(write(&idle).as_bytes()).map(|again| again.history().to_vec()), Ok(idle.history().to_vec()));
    for (history, expected) in [("26,1,1.", true), ("8,2,1.", true), ("184,1,-2.", true), ("184,1,4.", false)] {
        let result = read(format!("{HEADER}{history}").as_bytes());
        assert_eq!(matches!(result, Err(LogError::BadClick { .. })), expected, "{history}");
    }
    let header = |schlafli: &str| read(HEADER.replace("{4,3,3} 3", schlafli).as_bytes());
    let other =
        |schlafli: &str, length: &str| LogError::OtherPuzzle { schlafli: schlafli.into(), length: length.into() };
    assert_eq!(header("{4,3,3} 4"), Err(other("{4,3,3}", "4")));
    assert_eq!(header("{3,3,3} 3"), Err(other("{3,3,3}", "3")));
    assert_eq!(header("{5}x{4} 3"), Err(other("{5}x{4}", "3")));
    assert_eq!(header("{4}x{4} 3"), Err(LogError::OtherGrips { puzzle: TESS3, schlafli: "{4}x{4}".into() }));
    assert_eq!(read(format!("{}.", HEADER.replace("} 3", "} 3.0")).as_bytes()).map(|log| log.puzzle()), Ok(TESS3));
}

#[test]
fn published_solves_have_the_published_lengths() {
    for (file, clicks, moves) in
        [("andrew-luna-3x3x3x3-computer-assisted-122", 147, 122), ("charles-3x3x3x3-188", 191, 188)]
    {
        let content = std::fs::read(data(&format!("mc4d/logs/published/{file}.log"))).expect("a log");
        let log = read(&content).expect("a log");
        assert_eq!((log.twist_counts()[1], log.solution().joined(def()).length(def())), (clicks, moves), "{file}");
        assert!(log.is_solved());
    }
}

#[test]
fn turns_are_joined_across_whole_puzzle_rotations() {
    for (text, joined) in [
        ("RO {1-3}RF RO", "RO RF {1-3}RF"),
        ("RO {1-3}RO RO", "RO2 {1-3}RO"),
        ("RO {1-3}RO RO'", "{1-3}RO"),
        ("{2}RO {1-3}RO {2}RO", "{2}RO2 {1-3}RO"),
        ("RO {1-3}RO {2}RO", "RO {1-3}RO {2}RO"),
        ("{1-3}RO UF RB UF' {1-3}RO", "{1-3}RO UF RB UF' {1-3}RO"),
        ("{1-3}RO UF UF' {1-3}RO", "{1-3}RO2"),
    ] {
        let moves = parse(text).joined(def());
        assert_eq!(reached(&moves), reached(&parse(text)));
        // A turn joined across the rotation may be about another grip, as seen before the rotation.
        assert_eq!(moves.length(def()), parse(joined).joined(def()).length(def()), "{text}");
    }
    assert_eq!(parse("RO {1-3}RO RO").joined(def()), parse("RO2 {1-3}RO"));
    assert_eq!(parse("{1-3}RO UF UF' {1-3}RO").joined(def()), parse("{1-3}RO2"));
    // The rotation carries U to R or to L, so one of the two turns is joined with the first or cancels it.
    let lengths = ["UO {1-3}FO RO", "UO {1-3}FO LO"].map(|text| parse(text).joined(def()).length(def()));
    assert!(lengths == [1, 2] || lengths == [2, 1] || lengths == [0, 2] || lengths == [2, 0], "{lengths:?}");
    for apart in ["RF {2}RF RF", "RF LF RF", "RF UF RF"] {
        assert_eq!(parse(apart).joined(def()), parse(apart));
    }
}

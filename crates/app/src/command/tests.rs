//! Tests of the command table.

use super::{ManualSolveCommand, WindowCommand, menu::Menu, shortcut::Shortcut, *};
use unfold_engine::puzzle::Move;
use unfold_text::Language;

#[test]
fn no_two_commands_share_a_key() {
    for puzzle in unfold_engine::puzzles::ALL {
        // Escape closes a dialog, or else stops the search; the two never conflict.
        let all = || {
            rows().filter(|row| row.command != Command::Window(WindowCommand::Dismiss) && row.is_available_for(puzzle))
        };
        for key in all().flat_map(|row| row.keys) {
            let times = all().flat_map(|row| row.keys).filter(|k| *k == key).count();
            assert_eq!(times, 1, "{puzzle:?}: {key:?}");
        }
    }
}

#[test]
fn ids_are_unique_and_keys_round_trip() {
    for row in rows() {
        assert_eq!(rows().filter(|other| other.id == row.id).count(), 1, "{}", row.id);
        assert!(row.id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'), "{}", row.id);
        for key in row.keys {
            assert_eq!(Shortcut::parse(&key.to_string()).as_ref(), Some(key), "{}", row.id);
            let bare = key.is_for_widgets() && key.key != "Escape";
            assert!(!bare || row.may_use_widget_keys(), "{}", row.id);
        }
    }
}

#[test]
fn rotation_commands_reach_every_orientation() {
    for (puzzle, ways) in [(PuzzleId::Cube2, 24), (PuzzleId::Cube3, 24), (PuzzleId::Tess2, 192)] {
        let of_row = |row: &Row| {
            let Command::ManualSolve(ManualSolveCommand::Rotate(name)) = row.command else { return None };
            puzzle.def().moves.iter().position(|mv| mv.name == name).map(|m| Move::new(m as u16))
        };
        let rotations: Vec<Move> = rotations(puzzle).filter_map(of_row).collect();
        assert_eq!(rotations.len(), 6);
        let mut held = vec![unfold_engine::puzzle::Facelets::solved(puzzle)];
        let mut next = 0;
        while next < held.len() {
            for &rotation in &rotations {
                let after = held[next].after(rotation);
                if !held.contains(&after) {
                    held.push(after);
                }
            }
            next += 1;
        }
        assert_eq!(held.len(), ways);
    }
}

#[test]
fn hypercube_rotation_tips_name_the_cell_that_moves_to_the_middle() {
    let def = PuzzleId::Tess2.def();
    let middle = def.letters.iter().position(|letter| *letter == 'I');
    for row in rotations(PuzzleId::Tess2) {
        let Command::ManualSolve(ManualSolveCommand::Rotate(name)) = row.command else { continue };
        let mv = def.moves.iter().position(|mv| mv.name == name).map_or(Move::new(0), |m| Move::new(m as u16));
        let after = unfold_engine::puzzle::Facelets::solved(PuzzleId::Tess2).after(mv);
        let shown = (0..64).find(|&i| Some(usize::from(def.solved[i])) == middle).map(|i| after.colours()[i]);
        let letter = shown.map_or('?', |colour| def.letters[usize::from(colour)]);
        let tip = row.tip.get(Language::ENGLISH);
        assert!(tip.contains(&format!("cell {letter} moves")), "{name}: {letter}, {tip}");
    }
}

/// The commands in no menu, grouped by where the user finds them.
const OUTSIDE_MENUS: &[(&str, &[&str])] = &[
    ("where the work that they stop is shown", &["stop-animation", "stop-export", "stop-crosses", "stop-waiting"]),
    (
        "on the page of batches",
        &["batch-start", "batch-stop", "batch-open", "batch-logs", "batch-before", "batch-save"],
    ),
    (
        "on the page of algorithms",
        &["find-algorithms", "stop-algorithms", "set-goal", "copy-algorithms", "save-algorithms", "check-algorithms"],
    ),
    (
        "on the page of cases",
        &["find-case", "find-cases", "stop-cases", "open-case", "keep-own", "copy-own", "save-own", "open-own"],
    ),
    (
        "in the trainer",
        &["train", "show-cases", "ask-case", "case-hint", "case-known", "case-unknown", "copy-case-scramble"],
    ),
    (
        "on the page of fewest moves",
        &["find-step", "find-best-total", "find-insertions", "shorten-further", "stop-fewest-moves", "keep-attempt"],
    ),
    ("on the page of fewest moves", &["copy-fewest-moves", "play-fewest-moves", "restore-attempts", "prove-bound"]),
    ("on the page of crosses", &["save-crosses", "cross-on-bottom"]),
    ("on the page of the graph", &["path-to-here", "path-to-solved", "export", "graph-qtm", "graph-htm"]),
    ("on the page of the graph", &["graph-digits", "graph-facelets"]),
    ("beside the results", &["back-to-results", "prove"]),
    ("at the foot, beside the error", &["dismiss-error"]),
    ("in the bar of a solve by hand", &["undo-turn"]),
    ("on the timeline", &["compare-log", "compare-nothing", "switch-track"]),
    ("on the timeline", &["speed-instant", "speed-fast", "speed-normal", "speed-slow"]),
    ("below the chart", &["move-effects"]),
    ("in step by step", &["steps-beginner", "steps-cfop", "steps-roux", "steps-zz"]),
    ("above the chart", &["chart-length", "chart-speed", "chart-along", "log-time"]),
    ("beside Scramble", &["scramble-uniform", "scramble-turns"]),
    ("beside Solve", &["how-far-quick", "how-far-shortest", "optimal", "solver-options", "all-optimal"]),
    (
        "beside Solve",
        &["solve-anew", "play-when-solved", "save-when-solved", "memory-small", "memory-auto", "memory-full"],
    ),
    ("on the page of appearance", &["usual-colours", "usual-hold", "usual-appearance"]),
    ("beside the colours to paint with", &["paint-centres"]),
    ("in the dialog that Save opens", &["save-by-path", "save-turns-by-path", "save-sheet"]),
    ("below the field of the position", &["solve-lines"]),
    ("beside the macro that is made or used", &["keep-macro", "apply-macro", "unpick-sticker", "leave-macro"]),
    ("in the tour", &["tour-leave"]),
    ("a key for what a click does", &["focus-field", "menus", "next-part", "dismiss"]),
];

#[test]
fn every_command_is_in_a_menu_or_listed_as_outside() {
    let outside: Vec<&str> = OUTSIDE_MENUS.iter().flat_map(|(_, ids)| ids.iter().copied()).collect();
    for row in rows() {
        // The commands that switch puzzles are in the top bar.
        let is_outside =
            outside.contains(&row.id) || matches!(row.command, Command::History(HistoryCommand::SwitchTo(_)));
        assert_ne!(row.menus.iter().flatten().next().is_some(), is_outside, "{}", row.id);
    }
    assert!(outside.iter().all(|id| row_named(id).is_some()), "{outside:?}");
}

#[test]
fn every_menu_has_entries_and_every_submenu_a_place() {
    for menu in Menu::TOP.into_iter().chain(Menu::SUBMENUS) {
        assert_eq!(menu.place().is_none(), Menu::TOP.contains(&menu), "{menu:?}");
        assert!(rows().any(|row| row.menus.iter().flatten().any(|place| place.menu == menu)), "{menu:?}");
    }
}

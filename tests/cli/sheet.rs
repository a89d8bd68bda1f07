//! Links and sheets on the command line.

use std::path::Path;

use crate::support;
use crate::support::program::{run_program, run_with_input, unfold, with_tables};
use crate::support::xml::elements;
use unfold_engine::mc4d::{self, Log};
use unfold_engine::notation;
use unfold_engine::puzzle::PuzzleId;

const LINK: &str = "https://alpha.twizzle.net/edit/?puzzle=2x2x2&setup-alg=R+U2+F%27&alg=F+U2+R%27";

fn path(file: &Path) -> &str {
    file.to_str().expect("a path of text")
}

/// Numbers of nets and of pages of an SVG sheet; checks that it is well formed.
fn nets_and_pages(file: &Path) -> [usize; 2] {
    let text = std::fs::read_to_string(file).expect("written");
    let elements = elements(&text);
    let of = |class: &str| elements.iter().filter(|(name, with)| name == "g" && with.contains(class)).count();
    [of("class=\"net\""), of("class=\"page\"")]
}

/// Number of pages of a PDF sheet; checks that it is the file's own count.
fn pdf_pages(file: &Path) -> usize {
    let bytes = std::fs::read(file).expect("written");
    assert!(bytes.starts_with(b"%PDF-") && bytes.trim_ascii_end().ends_with(b"%%EOF"));
    let text: String = bytes.iter().map(|byte| char::from(*byte)).collect();
    let (_, count) = text.split_once("/Count ").expect("a count");
    let count: String = count.chars().take_while(char::is_ascii_digit).collect();
    let pages = text.matches("/Type /Page\n").count();
    assert_eq!(count, pages.to_string());
    pages
}

#[test]
fn solve_accepts_a_link_in_place_of_moves() {
    let solved = |arguments: &[&str]| {
        let (code, out, err) = run_program(with_tables(arguments));
        assert_eq!(code, 0, "{arguments:?} {err}");
        out
    };
    assert!(solved(&["solve", LINK]).contains("F U2 R'"));
    assert!(solved(&["solve", "--moves", LINK, "--puzzle", "2x2x2"]).contains("F U2 R'"));
    let (code, out, _) = run_with_input(with_tables(&["solve", "-"]), format!("{LINK}\n").as_bytes());
    assert!(code == 0 && out.contains("F U2 R'"), "{out}");
}

#[test]
fn cell_letters_are_on_a_sheet_unless_left_out() {
    let folder = support::temporary();
    let sheet = folder.path().join("sheet.svg");
    let letters = |more: &[&str]| {
        let given = ["sheet", "--puzzle", "2x2x2x2", "IU", "--solution", "IU'", "--force", "-o", path(&sheet)];
        let (code, _, err) = run_program(unfold(&[&given, more].concat()));
        assert_eq!(code, 0, "{err}");
        std::fs::read_to_string(&sheet).expect("written").matches("</text>").count()
    };
    assert_eq!(letters(&[]), letters(&["--no-cell-names"]) + 8);
}

#[test]
fn invalid_links_are_rejected_with_a_reason_and_position() {
    let refused = |arguments: &[&str], words: &[&str]| {
        let (code, out, err) = run_program(unfold(arguments));
        assert!(code == 2 && out.is_empty() && words.iter().all(|word| err.contains(word)), "{arguments:?} {err}");
    };
    refused(
        &["solve", "https://example.org/?alg=R"],
        &["not the address of a page whose links can be read", "column 1"],
    );
    refused(&["solve", "https://alpha.twizzle.net/edit/?puzzle=clock"], &["another puzzle: clock", "column 40"]);
    refused(&["solve", "https://alpha.twizzle.net/edit/?alg=R%2"], &["%2 is not valid percent-encoding", "column 38"]);
    refused(&["solve", "https://alpha.twizzle.net/edit/?setup-alg=R+Q"], &["Q", "column 45"]);
    refused(&["solve", LINK, "--puzzle", "3x3x3"], &["The link is for the 2x2x2, not the 3x3x3"]);
}

#[test]
fn a_sheet_has_a_net_for_the_start_and_for_each_move() {
    let folder = support::temporary();
    let [svg, pdf] = ["a.svg", "b.PDF"].map(|name| folder.path().join(name));
    let written = |arguments: &[&str]| {
        let (code, out, err) = run_program(unfold(arguments));
        assert!(code == 0 && out.is_empty() && err.contains("Saved as "), "{arguments:?} {err}");
    };
    // The three moves of the link are the solution.
    written(&["sheet", LINK, "-o", path(&svg)]);
    assert_eq!(nets_and_pages(&svg), [4, 1]);
    let text = std::fs::read_to_string(&svg).expect("written");
    for words in ["2×2×2: solution in 3 HTM", "2. U2", "Turn the upper face 180°.", ">Start<"] {
        assert!(text.contains(words), "{words}");
    }
    written(&["sheet", LINK, "-o", path(&pdf)]);
    assert_eq!(pdf_pages(&pdf), 1);
    // All moves are shown, even if they take more than one page.
    let moves = "R U R' U' ".repeat(12) + "U";
    let (setup, solution) = (format!("({moves})'"), moves.trim());
    let long = ["sheet", "--moves", &setup, "--solution", solution, "--force"];
    written(&[&long[..], &["-o", path(&svg)]].concat());
    let [nets, pages] = nets_and_pages(&svg);
    assert!(nets == 50 && pages > 1, "{nets} {pages}");
    written(&[&long[..], &["-o", path(&pdf)]].concat());
    assert_eq!(pdf_pages(&pdf), pages);
}

#[test]
fn a_sheet_of_a_solved_log_has_the_solve_of_the_log() {
    let folder = support::temporary();
    let [log, svg] = ["solved.log", "a.svg"].map(|name| folder.path().join(name));
    for puzzle in [PuzzleId::Tess2, PuzzleId::Tess3] {
        let moves = |text: &str| notation::parse(puzzle, text).expect("moves");
        let scrambled = Log::from_scramble(puzzle, &moves("RUF OB2 LF")).expect("moves of the puzzle");
        let solve = moves("LB OF2 RUF");
        let solved = scrambled.with_solution(&solve).expect("moves of the puzzle");
        assert!(solved.complete_solution().is_some());
        std::fs::write(&log, mc4d::write(&solved)).expect("written");
        let sheet = |arguments: &[&str]| {
            let (code, _, err) = run_program(unfold(&[&["sheet"], arguments, &["--force", "-o", path(&svg)]].concat()));
            assert_eq!(code, 0, "{err}");
            std::fs::read_to_string(&svg).expect("written")
        };
        let text = sheet(&[path(&log)]);
        assert_eq!(nets_and_pages(&svg)[0], 4, "the scramble and each move");
        for told in ["solution in 3 STM", "1. LB<", "2. OF2<", "3. RUF<"] {
            assert!(text.contains(told), "{told}");
        }
        // A given solution belongs to the position at the end, which is solved.
        sheet(&[path(&log), "--solution", "RU RU'"]);
        assert_eq!(nets_and_pages(&svg)[0], 3);
    }
}

#[test]
fn a_sheet_of_any_puzzle_gets_a_solution() {
    let folder = support::temporary();
    for (puzzle, language, words) in [
        ("2x2x2", "en", "Optimal: it is proven"),
        ("3x3x3", "fr", "3×3×3\u{a0}: solution en"),
        ("2x2x2x2", "es", "2×2×2×2: solución en"),
    ] {
        let [svg, pdf] = ["svg", "pdf"].map(|end| folder.path().join(puzzle).with_extension(end));
        for file in [&svg, &pdf] {
            let arguments = ["sheet", "--random", "7", "--puzzle", puzzle, "--timeout", "0.3", "--language", language];
            let (code, _, err) = run_program(with_tables(&[&arguments[..], &["-o", path(file)]].concat()));
            assert_eq!(code, 0, "{puzzle} {err}");
        }
        let text = std::fs::read_to_string(&svg).expect("written");
        assert!(text.contains(words), "{puzzle}");
        let [nets, pages] = nets_and_pages(&svg);
        assert!(nets > 5 && pages >= 1 && pdf_pages(&pdf) >= 1, "{puzzle}: {nets} nets, {pages} pages");
    }
}

#[test]
fn unwritable_sheets_and_wrong_solutions_are_rejected() {
    let folder = support::temporary();
    let there = folder.path().join("there.pdf");
    std::fs::write(&there, "mine").expect("written");
    let refused = |file: &Path, wanted: i32, words: &str| {
        let (code, _, err) = run_program(unfold(&["sheet", LINK, "-o", path(file)]));
        assert!(code == wanted && err.contains(words), "{code} {err}");
    };
    refused(&folder.path().join("a.png"), 2, "Sheets can only be saved as PDF or SVG");
    refused(&there, 2, "there.pdf");
    refused(&folder.path().join("no/such/folder/a.pdf"), 4, "a.pdf");
    // Nobody may write there, not even root.
    #[cfg(target_os = "linux")]
    refused(Path::new("/proc/a.pdf"), 4, "/proc/a.pdf");
    assert_eq!(std::fs::read_to_string(&there).expect("kept"), "mine");
    assert_eq!(support::names_in(folder.path()), ["there.pdf"]);
    let wrong =
        ["sheet", "--moves", "R U", "--solution", "R U", "-o", path(&folder.path().join("b.pdf"))].map(String::from);
    let (code, _, err) = run_program(unfold(&wrong.each_ref().map(String::as_str)));
    assert!(code == 2 && err.contains("These moves do not solve the position"), "{err}");
}

//! The first line of a text that this program saves: a comment that names the puzzle, such as `# 2x2x2`, so that a text of one
//! puzzle is never read as moves of another.

use crate::puzzle::PuzzleId;

/// The first line of a text on a puzzle, without its end.
pub fn print(puzzle: PuzzleId) -> String {
    format!("# {}", puzzle.def().name)
}

/// The puzzle that a line names: a comment with the name of a puzzle alone, or before a colon, as the first line of texts of
/// earlier versions has it (`# 2×2×2: …`). A byte order mark may stand before it. `None` for every other line.
pub fn read(line: &str) -> Option<PuzzleId> {
    let comment = line.trim_start_matches('\u{feff}').strip_prefix('#')?;
    let named = comment.split_once(':').map_or(comment, |(name, _)| name);
    PuzzleId::named(&named.trim().replace('×', "x"))
}

/// The puzzle that the first line of a text names.
pub fn of_text(text: &str) -> Option<PuzzleId> {
    text.lines().next().and_then(read)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_of_a_text_names_its_puzzle() {
        for puzzle in PuzzleId::ALL {
            assert_eq!(of_text(&format!("{}\r\nR U\n", print(puzzle))), Some(puzzle));
            let title = puzzle.def().name.replace('x', "×");
            for line in [format!("#{title}: 9 HTM"), format!("\u{feff}# {title}\u{a0}: solution"), print(puzzle)] {
                assert_eq!(read(&line), Some(puzzle), "{line}");
            }
        }
        for line in [
            "",
            "#",
            " # 2x2x2",
            "2x2x2",
            "R U // 2x2x2",
            "# of the 2x2x2",
            "# 2x2x2 and 3x3x3",
            "# 4x4x4",
            "# R: 2x2x2",
        ] {
            assert_eq!(read(line), None, "{line}");
        }
        assert_eq!(of_text("\n# 2x2x2"), None, "it is not the first line");
    }
}

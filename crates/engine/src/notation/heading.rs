//! Headings of saved texts: a comment that names the puzzle, such as `# 2x2x2`, so that the text is never read as moves
//! of another puzzle.

use crate::puzzle::PuzzleId;
use crate::puzzle::text::excerpt;

/// Returns the heading of a puzzle, without line break.
pub fn print(puzzle: PuzzleId) -> String {
    format!("# {}", puzzle.def().name)
}

/// The puzzle named in a comment, if any; an error if the name is unknown.
pub type NamedPuzzle = Result<Option<PuzzleId>, UnknownPuzzle>;

/// Parses a heading: a comment with the name of a puzzle alone, or before a colon, as written by earlier versions
/// (`# 2×2×2: …`). A byte order mark may precede it. `None` for any other line.
///
/// # Errors
/// The name of a puzzle that is not supported, such as `5x5x5`.
pub fn read(line: &str) -> NamedPuzzle {
    let Some(comment) = line.trim_start_matches('\u{feff}').strip_prefix('#') else { return Ok(None) };
    let named = comment.split_once(':').map_or(comment, |(name, _)| name).trim();
    let sizes: Vec<&str> = named.split(['x', 'X', '×']).map(str::trim).collect();
    let is_size = |size: &&str| !size.is_empty() && size.bytes().all(|byte| byte.is_ascii_digit());
    if sizes.len() < 2 || !sizes.iter().all(is_size) {
        return Ok(None);
    }
    // A cube may be named by the size of its faces.
    let of_cube = if let [one, other] = sizes[..]
        && one == other
    {
        [one; 3].join("x")
    } else {
        sizes.join("x")
    };
    PuzzleId::from_name(&of_cube).map(Some).ok_or_else(|| UnknownPuzzle(excerpt(named)))
}

/// Returns the puzzle named by the first line that is not blank; `Ok(None)` if it is not a heading.
///
/// # Errors
/// The errors of [`read`].
pub fn puzzle_in_text(text: &str) -> NamedPuzzle {
    text.lines().find(|line| !is_blank(line)).map_or(Ok(None), read)
}

/// True for a line of white space only, with or without a byte order mark before it.
pub(crate) fn is_blank(line: &str) -> bool {
    line.trim_start_matches('\u{feff}').trim().is_empty()
}

/// The name of an unsupported puzzle, cut to an [`excerpt`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no puzzle is named {0}")]
pub struct UnknownPuzzle(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_of_a_text_names_its_puzzle() {
        for puzzle in PuzzleId::ALL {
            assert_eq!(puzzle_in_text(&format!("{}\r\nR U\n", print(puzzle))), Ok(Some(puzzle)));
            assert_eq!(puzzle_in_text(&format!("\u{feff}\n \t\r\n{}\nR U\n", print(puzzle))), Ok(Some(puzzle)));
            let name = puzzle.def().name;
            let [title, capitals, spaced] = ["×", "X", " x "].map(|sign| name.replace('x', sign));
            for line in [
                format!("#{title}: 9 HTM"),
                format!("\u{feff}# {title}\u{a0}: solution"),
                format!("# {capitals}"),
                format!("# {spaced}"),
                print(puzzle),
            ] {
                assert_eq!(read(&line), Ok(Some(puzzle)), "{line}");
            }
        }
        assert_eq!((read("# 3×3"), read("# 2x2")), (Ok(Some(PuzzleId::Cube3)), Ok(Some(PuzzleId::Cube2))));
        for line in [
            "",
            "#",
            " # 2x2x2",
            "2x2x2",
            "R U // 2x2x2",
            "# of the 2x2x2",
            "# 2x2x2 and 3x3x3",
            "# R: 2x2x2",
            "# x: a rotation",
            "# 2",
            "# 2x",
        ] {
            assert_eq!(read(line), Ok(None), "{line}");
        }
        assert_eq!(puzzle_in_text("R U\n# 2x2x2"), Ok(None), "it is not the first line");
    }

    #[test]
    fn unknown_puzzle_is_an_error_with_its_name() {
        for name in ["4x4x4", "5×5×5", "4X4", "3x2", "3x3x3x3x3", "2x2x3"] {
            for line in [format!("# {name}"), format!("#{name}: mine")] {
                assert_eq!(puzzle_in_text(&format!("\n{line}\nR U")), Err(UnknownPuzzle(name.into())), "{line}");
            }
        }
    }
}

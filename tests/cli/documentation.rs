//! The documentation: its links are valid, and the table of contents lists every page.

use std::collections::BTreeSet;
use std::path::Path;
use unfold_tests::root;

use crate::help::pages;
use unfold_engine::notation;
use unfold_engine::puzzle::PuzzleId;

/// The lines of a page without its code blocks, where brackets are not links.
fn prose(page: &str) -> String {
    let mut is_code = false;
    let kept = page.lines().filter(|line| {
        let is_fence = line.starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    });
    kept.collect::<Vec<_>>().join("\n")
}

/// The targets of links and pictures outside code blocks: the text between `](` and the next `)`.
pub fn links(page: &str) -> Vec<String> {
    prose(page).split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0.to_owned())).collect()
}

/// The anchors of a page's headings: lower-case, with dashes for spaces, and only letters, digits, dashes and underscores.
fn headings(page: &str) -> BTreeSet<String> {
    let prose = prose(page);
    let texts = prose.lines().filter(|line| line.starts_with('#')).map(|line| line.trim_start_matches('#').trim());
    texts
        .map(|text| {
            let text = text.to_lowercase().replace(' ', "-");
            text.chars().filter(|c| c.is_alphanumeric() || "-_".contains(*c)).collect()
        })
        .collect()
}

/// The links of a page in a folder whose file or heading does not exist; web addresses are not checked.
fn broken_links(page: &str, folder: &Path) -> Vec<String> {
    let is_broken = |link: &String| {
        let (file, heading) = link.split_once('#').map_or((link.as_str(), None), |(file, name)| (file, Some(name)));
        let target = folder.join(file);
        let there = match heading {
            _ if !file.is_empty() && !target.exists() => return true,
            None => return false,
            Some(_) if file.is_empty() => page.to_owned(),
            Some(_) => std::fs::read_to_string(&target).unwrap_or_default(),
        };
        heading.is_some_and(|name| !headings(&there).contains(name))
    };
    links(page).into_iter().filter(|link| !link.contains("://")).filter(is_broken).collect()
}

#[test]
fn every_link_leads_to_an_existing_file_or_heading() {
    let mut count = 0;
    for path in pages() {
        let page = std::fs::read_to_string(&path).expect("a page");
        let broken = broken_links(&page, path.parent().expect("a folder"));
        assert!(broken.is_empty(), "{}: {broken:?}", path.display());
        count += links(&page).len();
    }
    assert!(count > 50, "only {count} links were found");
}

#[test]
fn a_broken_link_is_found() {
    let root = root();
    let page =
        "# Two words: 2×2\n[a](docs/tables.md) [b](#two-words-22) [c](https://unfold.test/x)\n```\n[d](none)\n```\n";
    assert_eq!(broken_links(page, root), Vec::<String>::new());
    let page =
        "[a](docs/none.md) [b](docs/tables.md#none) ![c](#none) [d](docs/tables.md#what-is-made-when-it-is-needed)";
    assert_eq!(broken_links(page, root), ["docs/none.md", "docs/tables.md#none", "#none"]);
}

#[test]
fn the_table_of_contents_lists_every_page() {
    let docs = root().join("docs");
    let summary = std::fs::read_to_string(docs.join("SUMMARY.md")).expect("the table of contents");
    let listed: BTreeSet<String> = links(&summary).into_iter().collect();
    let below = |path: &Path| path.strip_prefix(&docs).ok().map(|path| path.to_string_lossy().replace('\\', "/"));
    let there = pages().iter().filter_map(|path| below(path)).filter(|name| name != "SUMMARY.md").collect();
    assert_eq!(listed, there);
}

/// The texts in backticks in the first column of a section's tables, without its subsections.
fn forms<'a>(page: &'a str, heading: &str) -> Vec<&'a str> {
    let section = page.split("\n#").find(|section| section.trim_start_matches('#').trim_start().starts_with(heading));
    let rows = section.unwrap_or_else(|| panic!("no section {heading}")).lines().filter(|line| line.starts_with("| `"));
    let first = rows.filter_map(|row| row.split(" | ").next());
    first.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect()
}

#[test]
fn every_notation_in_the_manual_parses() {
    let page = root().join("docs/manual/pasting.md");
    let page = std::fs::read_to_string(page).expect("the page");
    let mut count = 0;
    for (heading, puzzle) in [
        ("Between moves", PuzzleId::Cube3),
        ("Around moves", PuzzleId::Cube3),
        ("Moves of the cubes", PuzzleId::Cube3),
        ("Moves of the hypercubes", PuzzleId::Tess3),
    ] {
        for form in forms(&page, heading) {
            // A and B represent any moves.
            let text = form.replace('A', "R U").replace("B]", "F]");
            let read = notation::parse(puzzle, &text);
            assert!(read.is_ok(), "{form}: {read:?}");
            count += 1;
        }
    }
    assert!(count > 60, "only {count} forms were found");
}

//! All readers of untrusted input, each with the properties that must hold for any input.
//!
//! The test program `fuzz` and the coverage-guided programs of `coverage` share this list.
#![allow(dead_code, reason = "each program uses its own part")]

mod batches;
mod files;
mod hyperspeedcube;
mod logs;
mod notation;
mod places;
mod sessions;
mod texts;

/// A reader of untrusted input.
pub struct Target {
    /// Name of the test and of the folder of the corpus.
    pub name: &'static str,
    /// Reads an input, and panics if a property is violated.
    pub check: fn(&[u8]),
    /// Words to insert into mutated inputs.
    pub dictionary: &'static [&'static str],
    /// Returns valid or nearly valid inputs to mutate.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// Maximum processor time for an input, in seconds. Mutated inputs have at most [`MAX_INPUT_LEN`] bytes.
    pub max_seconds: f64,
    /// Maximum increase of the allocated memory while an input is read, in bytes.
    pub max_memory: usize,
}

/// Maximum length of a mutated input, in bytes.
pub const MAX_INPUT_LEN: usize = 1 << 16;
const MB: usize = 1 << 20;

pub const ALL: [Target; 16] = [
    Target {
        name: "log",
        check: logs::log,
        dictionary: logs::WORDS,
        seeds: logs::seeds,
        max_seconds: 1.0,
        max_memory: 16 * MB,
    },
    Target {
        name: "hyperspeedcube",
        check: hyperspeedcube::file,
        dictionary: hyperspeedcube::WORDS,
        seeds: hyperspeedcube::seeds,
        max_seconds: 4.0,
        max_memory: 128 * MB,
    },
    Target {
        name: "moves",
        check: notation::moves,
        dictionary: notation::WORDS,
        seeds: notation::seeds_of_moves,
        max_seconds: 2.0,
        max_memory: 64 * MB,
    },
    Target {
        name: "facelets",
        check: notation::facelets,
        dictionary: notation::WORDS_OF_FACELETS,
        seeds: notation::seeds_of_facelets,
        max_seconds: 1.0,
        max_memory: 16 * MB,
    },
    Target {
        name: "link",
        check: notation::link,
        dictionary: notation::WORDS_OF_LINKS,
        seeds: notation::seeds_of_links,
        max_seconds: 1.0,
        max_memory: 64 * MB,
    },
    Target {
        name: "values",
        check: notation::values,
        dictionary: notation::WORDS_OF_VALUES,
        seeds: notation::seeds_of_values,
        max_seconds: 0.5,
        max_memory: 2 * MB,
    },
    Target {
        name: "pasted",
        check: sessions::pasted,
        dictionary: notation::WORDS,
        seeds: sessions::seeds_of_pasted,
        max_seconds: 4.0,
        max_memory: 128 * MB,
    },
    Target {
        name: "batch_lines",
        check: batches::lines,
        dictionary: notation::WORDS,
        seeds: batches::seeds_of_lines,
        max_seconds: 2.0,
        max_memory: 64 * MB,
    },
    Target {
        name: "batch_rows",
        check: batches::rows,
        dictionary: batches::WORDS,
        seeds: batches::seeds_of_rows,
        max_seconds: 2.0,
        max_memory: 64 * MB,
    },
    Target {
        name: "session",
        check: sessions::session,
        dictionary: sessions::WORDS,
        seeds: sessions::seeds,
        max_seconds: 2.0,
        max_memory: 64 * MB,
    },
    Target {
        name: "opened_file",
        check: sessions::opened_file,
        dictionary: logs::WORDS,
        seeds: sessions::seeds_of_files,
        max_seconds: 1.0,
        max_memory: 64 * MB,
    },
    Target {
        name: "settings",
        check: sessions::settings,
        dictionary: sessions::WORDS_OF_SETTINGS,
        seeds: sessions::seeds_of_settings,
        max_seconds: 0.5,
        max_memory: 8 * MB,
    },
    Target {
        name: "own_texts",
        check: texts::own_texts,
        dictionary: texts::WORDS,
        seeds: texts::seeds,
        max_seconds: 1.0,
        max_memory: 64 * MB,
    },
    Target {
        name: "table",
        check: files::table,
        dictionary: &["Unfold table 1\r\n"],
        seeds: files::seeds_of_tables,
        max_seconds: 0.5,
        max_memory: 4 * MB,
    },
    Target {
        name: "checkpoint",
        check: files::checkpoint,
        dictionary: &["unfold-diameter2"],
        seeds: files::seeds_of_checkpoints,
        max_seconds: 0.5,
        max_memory: 4 * MB,
    },
    Target {
        name: "cross_database",
        check: files::cross_database,
        dictionary: files::WORDS_OF_DATABASES,
        seeds: files::seeds_of_databases,
        max_seconds: 2.0,
        max_memory: 16 * MB,
    },
];

/// Finds a target by name.
///
/// # Panics
/// If no target has this name.
pub fn named(name: &str) -> &'static Target {
    ALL.iter().find(|target| target.name == name).unwrap_or_else(|| panic!("no target is named {name}"))
}

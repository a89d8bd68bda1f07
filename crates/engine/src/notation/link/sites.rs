//! The supported web pages and their link formats.
//!
//! alg.cubing.net and cubedb.net write a blank as `_` and a prime as `-`, and these characters and `+` as HTML entities
//! such as `&#45;`. The `type` of a link says whether the moves start or end at the setup.

use crate::puzzle::PuzzleId;

/// A page with readable links.
#[derive(Debug)]
pub(super) struct Site {
    /// Hosts, without the `www.` that a link may have.
    hosts: &'static [&'static str],
    /// Path on the host, without slashes.
    path: &'static str,
    /// Query keys of the puzzle.
    pub puzzle: &'static [&'static str],
    /// Query keys of the setup.
    pub setup: &'static [&'static str],
    /// Query keys of the setup's position relative to the moves.
    pub anchor: &'static [&'static str],
    /// Anchor values of a setup before the moves.
    pub before: &'static [&'static str],
    /// Anchor values of a setup after the moves.
    pub after: &'static [&'static str],
    /// True if links write a prime as `-`.
    pub has_dash_primes: bool,
}

/// The supported pages, for messages.
pub const PAGES: [&str; 3] = ["alpha.twizzle.net/edit", "alg.cubing.net", "cubedb.net"];

const SITES: [Site; 3] = [
    Site {
        hosts: &["alpha.twizzle.net", "twizzle.net"],
        path: "edit",
        puzzle: &["puzzle"],
        setup: &["setup-alg", "experimental-setup-alg"],
        anchor: &["setup-anchor", "experimental-setup-anchor"],
        before: &["start"],
        after: &["end"],
        has_dash_primes: false,
    },
    Site { hosts: &["alg.cubing.net"], path: "", puzzle: &["puzzle"], setup: &["setup"], ..CUBEDB },
    CUBEDB,
];

const CUBEDB: Site = Site {
    hosts: &["cubedb.net"],
    path: "",
    // Older links have the size as `rank`.
    puzzle: &["puzzle", "rank"],
    setup: &["scramble", "setup"],
    anchor: &["type"],
    before: &["moves", "reconstruction"],
    after: &["alg", "reconstruction-end-with-setup"],
    has_dash_primes: true,
};

/// Returns the values of `type` in links of alg.cubing.net and cubedb.net.
pub fn anchor_values() -> impl Iterator<Item = &'static str> {
    CUBEDB.before.iter().chain(CUBEDB.after).copied()
}

const SCHEMES: [&str; 2] = ["https://", "http://"];

/// HTML entities of single characters.
const ENTITIES: [(&str, char); 5] = [("&#45;", '-'), ("&#95;", '_'), ("&#2b;", '+'), ("&#43;", '+'), ("&#39;", '\'')];

impl Site {
    /// Returns the page with this address, with or without a scheme; `None` if it is not supported.
    pub fn from_address(page: &str) -> Option<&'static Self> {
        let page = without_scheme(page);
        SITES.iter().find(|site| site.path_in(page).is_some_and(|path| path.trim_matches('/') == site.path))
    }

    /// Returns the path and query of an address without a scheme; `None` for another host.
    fn path_in<'a>(&self, address: &'a str) -> Option<&'a str> {
        let address = strip_prefix_ignoring_case(address, "www.").unwrap_or(address);
        let paths = self.hosts.iter().filter_map(|host| strip_prefix_ignoring_case(address, host));
        paths.into_iter().find(|path| path.is_empty() || path.starts_with(['/', '?']))
    }

    /// Returns text that follows a link on the same line and would be dropped: another link, or words after a blank where
    /// none is allowed. Setup, moves and title may have blanks in links written by hand.
    pub fn text_after<'a>(&self, query: &'a str) -> Option<&'a str> {
        let keys = [self.setup, &["alg", "title"]].concat();
        query.split('&').find_map(|part| {
            let key = part.split_once('=').map_or(part, |(key, _)| key);
            let may_have_blanks = keys.contains(&key.strip_prefix("amp;").unwrap_or(key));
            words_after(part).find(|after| !may_have_blanks || is_address(after))
        })
    }

    /// Decodes an escape at the start of a text: the character and the escape's length in bytes; `None` if there is
    /// none.
    pub fn decode_escape(&self, text: &str) -> Option<(char, usize)> {
        match text.as_bytes().first()? {
            b'_' => Some((' ', 1)),
            // Markdown escapes underscores.
            b'\\' if text.starts_with("\\_") => Some((' ', 2)),
            b'-' if self.has_dash_primes => Some(('\'', 1)),
            b'&' => {
                let is_head = |entity: &str| strip_prefix_ignoring_case(text, entity).is_some();
                ENTITIES.into_iter().find(|(entity, _)| is_head(entity)).map(|(entity, sign)| (sign, entity.len()))
            }
            _ => None,
        }
    }
}

/// Returns the cube named in a link, such as `3x3x3`, `3x3`, `333` or `3`; `None` for any other name.
pub(super) fn puzzle_named(name: &str) -> Option<PuzzleId> {
    let sizes = name.trim().replace(['x', 'X', '×'], "");
    let size = sizes.chars().next()?;
    let is_cube = (1..=3).contains(&sizes.len()) && sizes.chars().all(|other| other == size);
    PuzzleId::from_name(&[size; 3].map(String::from).join("x")).filter(|_| is_cube)
}

/// Strips a prefix, ignoring case; `None` if the text does not start with it.
pub(super) fn strip_prefix_ignoring_case<'a>(text: &'a str, beginning: &str) -> Option<&'a str> {
    let head = text.get(..beginning.len())?;
    head.eq_ignore_ascii_case(beginning).then(|| &text[beginning.len()..])
}

/// Returns the suffixes of a text that start at each word after the first.
pub(super) fn words_after(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices(char::is_whitespace).map(|(at, _)| text[at..].trim_start()).filter(|after| !after.is_empty())
}

pub(super) fn without_scheme(address: &str) -> &str {
    SCHEMES.iter().find_map(|scheme| strip_prefix_ignoring_case(address, scheme)).unwrap_or(address)
}

/// True if a text starts with a scheme, or with a supported host and a path or query.
pub(super) fn is_address(text: &str) -> bool {
    let rest = without_scheme(text);
    let is_known = |site: &Site| site.path_in(rest).is_some_and(|path| !path.is_empty());
    rest.len() < text.len() || SITES.iter().any(is_known)
}

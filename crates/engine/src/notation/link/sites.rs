//! The pages whose links are read, and how each writes them.
//!
//! alg.cubing.net and cubedb.net write a blank as `_` and a prime as `-`, and these signs themselves, and `+`, as HTML does, such as
//! `&#45;`. The `type` of a link says whether the moves begin at the setup or end there.

use crate::puzzle::PuzzleId;

/// A page whose links are read.
#[derive(Debug)]
pub(super) struct Site {
    /// Its hosts; `www.` may stand before them.
    hosts: &'static [&'static str],
    /// Its path there, without slashes.
    path: &'static str,
    /// The keys of the puzzle.
    pub puzzle: &'static [&'static str],
    /// The keys of the setup.
    pub setup: &'static [&'static str],
    /// The keys of where the setup is.
    pub anchor: &'static [&'static str],
    /// The values of a setup before the moves.
    pub before: &'static [&'static str],
    /// The values of a setup after the moves.
    pub after: &'static [&'static str],
    /// True if it escapes blanks and primes.
    pub is_escaped: bool,
}

/// The pages, as people name them.
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
        is_escaped: false,
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
    is_escaped: true,
};

/// The values of `type` in a link of alg.cubing.net or cubedb.net, which say where the setup is.
pub fn types() -> impl Iterator<Item = &'static str> {
    CUBEDB.before.iter().chain(CUBEDB.after).copied()
}

/// The schemes at the start of addresses.
const SCHEMES: [&str; 2] = ["https://", "http://"];

/// Signs of HTML that stand for one sign each.
const ENTITIES: [(&str, char); 5] = [("&#45;", '-'), ("&#95;", '_'), ("&#2b;", '+'), ("&#43;", '+'), ("&#39;", '\'')];

impl Site {
    /// The page with this address, which may have a scheme; `None` for another one.
    pub fn of(page: &str) -> Option<&'static Self> {
        let page = without_scheme(page);
        SITES.iter().find(|site| site.path_in(page).is_some_and(|path| path.trim_matches('/') == site.path))
    }

    /// The path and query of an address without a scheme; `None` if its host is another one.
    fn path_in<'a>(&self, address: &'a str) -> Option<&'a str> {
        let address = after(address, "www.").unwrap_or(address);
        let paths = self.hosts.iter().filter_map(|host| after(address, host));
        paths.into_iter().find(|path| path.is_empty() || path.starts_with(['/', '?']))
    }

    /// The text that stands after a link in the line of its query, which would be lost: another link, or what follows a blank where none
    /// can be. Moves and titles may have blanks where people wrote the link by hand.
    pub fn text_after<'a>(&self, query: &'a str) -> Option<&'a str> {
        let keys = [self.setup, &["alg", "title"]].concat();
        query.split('&').find_map(|part| {
            let key = part.split_once('=').map_or(part, |(key, _)| key);
            let may_have_blanks = keys.contains(&key.strip_prefix("amp;").unwrap_or(key));
            words_after(part).find(|after| !may_have_blanks || is_address(after))
        })
    }

    /// The sign that the head of a text stands for in moves, and its bytes; `None` if it stands for itself.
    pub fn sign(&self, text: &str) -> Option<(char, usize)> {
        match text.as_bytes().first()? {
            b'_' => Some((' ', 1)),
            // Markdown escapes underscores.
            b'\\' if text.starts_with("\\_") => Some((' ', 2)),
            b'-' if self.is_escaped => Some(('\'', 1)),
            b'&' => {
                let is_head = |entity: &str| after(text, entity).is_some();
                ENTITIES.into_iter().find(|(entity, _)| is_head(entity)).map(|(entity, sign)| (sign, entity.len()))
            }
            _ => None,
        }
    }
}

/// The puzzle that a link names: `3x3x3`, `3x3`, `333` or `3`.
pub(super) fn puzzle_named(name: &str) -> Option<PuzzleId> {
    let sizes = name.trim().replace(['x', 'X', '×'], "");
    let size = sizes.chars().next()?;
    let is_cube = (1..=3).contains(&sizes.len()) && sizes.chars().all(|other| other == size);
    PuzzleId::named(&[size; 3].map(String::from).join("x")).filter(|_| is_cube)
}

/// The text after a beginning, in either case; `None` if the text does not begin with it.
pub(super) fn after<'a>(text: &'a str, beginning: &str) -> Option<&'a str> {
    let head = text.get(..beginning.len())?;
    head.eq_ignore_ascii_case(beginning).then(|| &text[beginning.len()..])
}

/// Each word of a text but the first, with all that follows it.
pub(super) fn words_after(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices(char::is_whitespace).map(|(at, _)| text[at..].trim_start()).filter(|after| !after.is_empty())
}

/// An address without its scheme.
pub(super) fn without_scheme(address: &str) -> &str {
    SCHEMES.iter().find_map(|scheme| after(address, scheme)).unwrap_or(address)
}

/// True if a text is the address of a page, or begins with one of those that are read.
pub(super) fn is_address(text: &str) -> bool {
    let rest = without_scheme(text);
    let is_known = |site: &Site| site.path_in(rest).is_some_and(|path| !path.is_empty());
    rest.len() < text.len() || SITES.iter().any(is_known)
}

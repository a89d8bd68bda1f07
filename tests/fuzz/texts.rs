//! Target: the user's own translations.

use std::path::PathBuf;

use super::places::is_printable_line;
use fluent_bundle::resolver::ResolverError;
use fluent_bundle::{FluentArgs, FluentBundle, FluentError, FluentResource};
use unfold_text::sentences::custom_texts;
use unfold_text::{CustomTextFile, Language};

pub const WORDS: &[&str] = &[
    "solve = ",
    "news-saved = ",
    "rows = ",
    "-name = ",
    "{ $path }",
    "{ $count ->\n",
    "    [one] ",
    "   *[other] ",
    "}",
    "{",
    "{\n",
    "{ -name }",
    "{ solve }",
    "NUMBER(",
    "FOO(",
    "A(A(A(",
    "-t(",
    "{ \"}\" }",
    "\"\\u0041\"",
    "\"\\U01F602\"",
    "\\\"",
    ".tip = ",
    "# ",
    "### ",
    "\n    ",
    "decimal-sign = ,\n",
    "1.5",
    "\u{feff}",
];

pub fn seeds() -> Vec<Vec<u8>> {
    let texts = [
        "# a note\nsolve = Go\n-name = Unfold\ntitle = { -name }!\nnews-saved = { $path }\n",
        "language-name = Polski\ndecimal-sign = ,\nrows = { $count ->\n    [0] nic\n    [one] { $count } wiersz\n   *[other] { $count } wierszy\n}\nstop = { solve }\n",
        "solve = { stop }\nstop = { solve }\nnews-saved = { $path ->\n   [one] { news-saved }\n  *[other] { $path }{ -none }\n}\n",
        "-it = { -that(x: 1) }\n-that = { -it.case ->\n  *[a] b\n }\n    .case = { -it }\nsolve = { stop } { -it }\nstop = { $x ->\n *[a] { solve }\n }\n",
        "solve = { \"{\" } { FOO(1, a: \"b\") }\n    .tip = Go on\n",
    ];
    texts.map(|text| text.as_bytes().to_vec()).to_vec()
}

/// Reads bytes as a translation file, and formats its texts, none of which may refer to itself.
pub fn own_texts(bytes: &[u8]) {
    let Ok(source) = std::str::from_utf8(bytes) else { return };
    let file = CustomTextFile { path: PathBuf::from("own.ftl"), code: "de".into(), source: source.to_owned() };
    if let Err(error) = unfold_text::check_custom(&file) {
        assert!((1..=source.lines().count().max(1)).contains(&error.line), "{error:?} of {source:?}");
        assert!(is_printable_line(custom_texts::error(&error).line(Language::FRENCH)));
        return;
    }
    // A file that passed the check has no syntax error.
    let resource = FluentResource::try_new(source.to_owned()).expect("a file without a fault");
    let mut bundle = FluentBundle::new(vec!["de".parse().expect("a language")]);
    bundle.set_use_isolating(false);
    bundle.add_resource_overriding(resource);
    for message in unfold_text::all_messages() {
        let Some(pattern) = bundle.get_message(message.id).and_then(|found| found.value()) else { continue };
        for value in [0.0, 1.0, 2.5, 1e300] {
            let mut arguments = FluentArgs::new();
            for name in message.arguments {
                arguments.set(*name, value);
            }
            let mut errors = Vec::new();
            bundle.format_pattern(pattern, Some(&arguments), &mut errors);
            let circle = FluentError::ResolverError(ResolverError::Cyclic);
            assert!(!errors.contains(&circle), "{} of {source:?} refers to itself", message.id);
        }
    }
}

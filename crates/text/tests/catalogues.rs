//! Tests of the catalogue build: the generated constants and the reported errors.

#[path = "../build/catalogue.rs"]
mod catalogue;
#[allow(dead_code, reason = "the build looks at a part of it")]
#[path = "../src/syntax.rs"]
mod syntax;

use catalogue::constants;

/// A catalogue of two messages in three languages.
const VALID_CATALOGUE: [(&str, &str); 3] = [
    (
        "en",
        "### News.\n\n# $path: the file\n# $count: how many rows\nsaved = { $count } rows are in { $path }.\n\ndone = Done\n",
    ),
    (
        "fr",
        "saved = { $path } contient { $count ->\n    [one] une ligne\n   *[other] { $count } lignes\n}.\ndone = Fini\n",
    ),
    ("es", "done = Hecho\nsaved = { $path } tiene { $count } filas.\n"),
];

/// Generates constants from the catalogue with the first `from` in one language replaced by `to`, or returns the errors.
fn generate(language: &str, from: &str, to: &str) -> Result<String, Vec<String>> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (code, text) in VALID_CATALOGUE {
        std::fs::create_dir(folder.path().join(code)).expect("a new folder");
        let text = if code == language { text.replacen(from, to, 1) } else { text.to_owned() };
        std::fs::write(folder.path().join(code).join("news.ftl"), text).expect("writable");
    }
    // Path separators as on Unix.
    let plain = |text: &str| text.replace(std::path::MAIN_SEPARATOR, "/");
    let below = plain(&format!("{}/", folder.path().display()));
    constants(folder.path()).map_err(|faults| faults.iter().map(|fault| plain(fault).replace(&below, "")).collect())
}

#[test]
fn each_message_is_a_constant_with_its_arguments_in_the_order_of_its_comment() {
    let rust = generate("en", "", "").expect("nothing is wrong");
    assert!(rust.contains("pub mod news {") && rust.contains("pub const DONE: Text<0> = Text::numbered(1);"), "{rust}");
    assert!(rust.contains("pub const SAVED: Text<2> = Text::numbered(0);"), "{rust}");
    assert!(rust.contains("Message { id: \"saved\", arguments: &[\"path\", \"count\"] }"), "{rust}");
}

#[test]
fn errors_are_reported_with_file_and_line() {
    for (language, from, to, faults) in [
        ("fr", "done = Fini\n", "", &["fr/news.ftl:1: done is missing"][..]),
        ("es", "done", "donne", &["es/news.ftl:2: done is missing", "es/news.ftl:1: donne is not in English"]),
        ("es", "{ $path }", "it", &["es/news.ftl:2: saved has {\"count\"}, in English {\"count\", \"path\"}"]),
        (
            "en",
            "# $path: the file\n",
            "",
            &["en/news.ftl:4: the comment on saved must tell $path once: # $path: what it is"],
        ),
        (
            "en",
            "# $path: the file",
            "# $path: a\n# $path: b",
            &["en/news.ftl:6: the comment on saved must tell $path once: # $path: what it is"],
        ),
        (
            "en",
            "\ndone",
            "\n# $file: the file\ndone",
            &["en/news.ftl:8: the comment on done tells $file, which it has not"],
        ),
        (
            "fr",
            "[one] une ligne\n   *[other]",
            "[one] une ligne\n    [other]",
            &[
                "fr/news.ftl:3: The select expression must have a default variant",
                "en/news.ftl: another language has no such file, or a wrong one",
            ],
        ),
        (
            "fr",
            "Fini",
            "Fini\ndone = Fini",
            &[
                "fr/news.ftl:6: this message is there twice",
                "en/news.ftl: another language has no such file, or a wrong one",
            ],
        ),
    ] {
        let found = generate(language, from, to).expect_err("something is wrong");
        let expected: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert!(found == expected, "{to:?} in {language}: {found:#?}");
    }
}

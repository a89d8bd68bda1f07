//! A pseudo-language: English with accents and with words two fifths longer, as in a long translation.

use unfold_tests::root;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use unfold_text::CustomTextFile;

/// The language code of the pseudo-language.
pub const CODE: &str = "qps";
/// Relative growth of words.
const WORD_GROWTH: f32 = 0.4;
/// Texts that contain no words to lengthen.
const UNTRANSLATED: [&str; 2] = ["language-name", "decimal-sign"];

/// The translation files of the language, made from the English ones.
pub fn texts() -> Vec<CustomTextFile> {
    let folder = root().join("crates/text/locales/en");
    let entries = std::fs::read_dir(folder).expect("the English texts").map(|entry| entry.expect("an entry").path());
    let file = |path: std::path::PathBuf| {
        let source = std::fs::read_to_string(&path).expect("readable texts");
        CustomTextFile { path, code: CODE.to_owned(), source: translated(&source) }
    };
    entries.map(file).collect()
}

/// Translates the source of a translation file.
pub fn translated(source: &str) -> String {
    let mut resource = parser::parse(source.to_owned()).expect("a file of texts");
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry
            && !UNTRANSLATED.contains(&message.id.name.as_str())
            && let Some(value) = &mut message.value
        {
            translate(value);
        }
    }
    serializer::serialize(&resource)
}

fn translate(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = longer(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| translate(&mut variant.value));
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::Placeable { expression }),
            } => {
                if let Expression::Select { variants, .. } = &mut **expression {
                    variants.iter_mut().for_each(|variant| translate(&mut variant.value));
                }
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// Accents and lengthens the words of a text. Words without lowercase letters, such as moves and metrics, are unchanged.
fn longer(text: &str) -> String {
    let (mut out, mut word, mut debt) = (String::new(), String::new(), 0.0);
    for c in text.chars().chain(['\n']) {
        if c.is_alphabetic() {
            word.push(c);
            continue;
        }
        if word.chars().any(char::is_lowercase) {
            debt += WORD_GROWTH * word.chars().count() as f32;
            out.extend(word.chars().map(accented));
            while debt >= 1.0 {
                out.push('õ');
                debt -= 1.0;
            }
        } else {
            out += &word;
        }
        word.clear();
        out.push(c);
    }
    out.pop();
    out
}

fn accented(letter: char) -> char {
    const PLAIN: &str = "aceinouyACEINOUY";
    const ACCENTED: &str = "àçéîñöûýÀÇÉÎÑÖÛÝ";
    let found = PLAIN.chars().zip(ACCENTED.chars()).find(|(plain, _)| *plain == letter);
    found.map_or(letter, |(_, accented)| accented)
}

#[test]
fn words_are_longer_and_arguments_stay() {
    let source = "# $count: how many\nrows =\n    { $count ->\n        [one] { $count } row of HTM\n       *[other] { $count } rows, all solved\n    }\nsolve = Solve now\ndecimal-sign = .\n";
    let made = translated(source);
    assert!(made.contains("{ $count } röwõ öfõ HTM"), "{made}");
    assert!(made.contains("solve = Sölvéõõ ñöwõ"), "{made}");
    assert!(made.contains("decimal-sign = .") && made.contains("{ $count ->"), "{made}");
}

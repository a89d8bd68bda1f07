//! The texts of one language, as Fluent has read them.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;

use super::texts::{MESSAGES, languages};

/// A message of the catalogues.
#[derive(Debug)]
pub struct Message {
    /// Its name in the catalogues.
    pub id: &'static str,
    /// The names of its arguments, in the order in which the program gives them.
    pub arguments: &'static [&'static str],
}

/// The messages of a language; they are kept for as long as the program runs.
type Bundle = &'static FluentBundle<FluentResource>;

/// The texts of one language.
pub(crate) struct Catalogue {
    /// The texts without arguments, by the numbers of messages.
    plain: Box<[&'static str]>,
    /// How each text is made, by the numbers of messages.
    made: Box<[Made]>,
    /// That of the program, or of English, for what cannot be said in this one; `None` in the program's own English.
    fallback: Option<&'static Self>,
    has_decimal_comma: bool,
}

/// How a text is made: the language it is in, which need not be the one that was asked for, and the parts of the text.
#[derive(Clone, Copy)]
struct Made {
    bundle: Bundle,
    pattern: &'static Pattern<&'static str>,
}

impl Catalogue {
    /// The texts that stand in Fluent files, a later one before an earlier one. What is missing, or refers to something missing, is
    /// that of the language to fall back to.
    pub(crate) fn new<'a>(code: &str, files: impl Iterator<Item = &'a str>, fallback: Option<&'static Self>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(code.parse().into_iter().collect());
        bundle.set_use_isolating(false);
        for file in files {
            // What cannot be read is passed over; files of a person were looked at before.
            let file = if cfg!(target_os = "macos") { with_mac_keys(file) } else { file.to_owned() };
            let resource = FluentResource::try_new(file).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        let sign = text_of(&bundle, languages::DECIMAL_SIGN.message()).or(fallback.map(|english| english.sign()));
        let has_decimal_comma = sign.as_deref() == Some(",");
        bundle.set_formatter(Some(if has_decimal_comma { with_comma } else { with_point }));

        let bundle: Bundle = Box::leak(Box::new(bundle));
        let (mut plain, mut made) = (Vec::with_capacity(MESSAGES.len()), Vec::with_capacity(MESSAGES.len()));
        for (n, message) in MESSAGES.iter().enumerate() {
            let own = bundle.get_message(message.id).and_then(|found| found.value());
            let own = own.map(|pattern| Made { bundle, pattern });
            let said = own.filter(|_| message.arguments.is_empty()).and_then(|own| own.say(&FluentArgs::new()));
            let (own, said) = match (message.arguments.is_empty(), own, said, fallback) {
                (false, Some(own), ..) => (own, ""),
                (true, Some(own), Some(said), _) => (own, &*said.leak()),
                (.., Some(english)) => (english.made[n], english.plain[n]),
                // The build compares English with itself: nothing is missing there.
                _ => unreachable!("English has {}", message.id),
            };
            plain.push(said);
            made.push(own);
        }
        Self { plain: plain.into(), made: made.into(), fallback, has_decimal_comma }
    }

    /// The text of a message without arguments.
    pub(crate) fn plain(&self, number: u16) -> &'static str {
        self.plain[usize::from(number)]
    }

    /// The text of a message with its arguments, in the order in which the program gives them.
    pub(crate) fn fill<'a>(&self, number: u16, values: impl ExactSizeIterator<Item = FluentValue<'a>>) -> String {
        let message = &MESSAGES[usize::from(number)];
        if message.arguments.is_empty() {
            return self.plain(number).to_owned();
        }
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in message.arguments.iter().zip(values) {
            arguments.set(*name, value);
        }
        self.say(usize::from(number), &arguments).unwrap_or_default()
    }

    /// The text of the message with this number, or that of the language to fall back to.
    fn say(&self, number: usize, arguments: &FluentArgs<'_>) -> Option<String> {
        self.made[number].say(arguments).or_else(|| self.fallback?.say(number, arguments))
    }

    /// True if the decimals of a number follow a comma.
    pub(crate) fn has_decimal_comma(&self) -> bool {
        self.has_decimal_comma
    }

    fn sign(&self) -> String {
        if self.has_decimal_comma { ",".into() } else { ".".into() }
    }
}

impl Made {
    /// The text with these arguments; `None` when it refers to something that is not there.
    fn say(&self, arguments: &FluentArgs<'_>) -> Option<String> {
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(self.pattern, Some(arguments), &mut errors);
        errors.is_empty().then(|| said.into_owned())
    }
}

/// The text of a message without arguments, before there is a catalogue.
fn text_of(bundle: &FluentBundle<FluentResource>, message: &Message) -> Option<String> {
    let pattern = bundle.get_message(message.id)?.value()?;
    Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
}

/// The texts with ⌘ instead of Ctrl, as macOS names that key. Ctrl+C stays: it stops a program in a terminal there too, and no text
/// names it as the key for Copy.
fn with_mac_keys(texts: &str) -> String {
    let mut parts = texts.split("Ctrl");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |said, rest| {
        let stays = ["+C", "-C"]
            .iter()
            .any(|key| rest.strip_prefix(key).is_some_and(|after| !after.starts_with(char::is_alphabetic)));
        said + if stays { "Ctrl" } else { "⌘" } + rest
    })
}

/// A number in groups of three digits is marked by so many digits at least, since a shorter one is written alike without.
pub(crate) const GROUPED: Option<usize> = Some(4);
/// How many decimals are written at most.
const MAX_DECIMALS: usize = 15;

/// A number that was given to a text, or stands in it, as it is written.
pub(crate) fn written(number: &FluentNumber, decimal_sign: char) -> String {
    let decimals = number.options.minimum_fraction_digits.unwrap_or(0).min(MAX_DECIMALS);
    let mut text = format!("{:.decimals$}", number.value);
    if number.options.minimum_integer_digits == GROUPED {
        text = in_groups(&text);
    }
    if decimal_sign == '.' { text } else { text.replace('.', &decimal_sign.to_string()) }
}

/// The digits of a whole number, which may have a sign, in groups.
pub(crate) fn in_groups(digits: &str) -> String {
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) && !out.ends_with('-') {
            out.push('\u{a0}');
        }
        out.push(digit);
    }
    out
}

/// Numbers as they are written with a decimal point.
fn with_point<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    number(value, '.')
}

/// Numbers as they are written with a decimal comma.
fn with_comma<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    number(value, ',')
}

fn number(value: &FluentValue<'_>, decimal_sign: char) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(written(number, decimal_sign)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mac_has_its_own_key_except_in_a_terminal() {
        assert_eq!(with_mac_keys("key-ctrl = Ctrl\na = Ctrl+clic\n"), "key-ctrl = ⌘\na = ⌘+clic\n");
        assert_eq!(with_mac_keys("Press Ctrl-C; Ctrl+C, Ctrl+Click"), "Press Ctrl-C; Ctrl+C, ⌘+Click");
    }
}

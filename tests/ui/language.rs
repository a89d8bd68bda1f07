//! The built-in languages and custom translations, in the window and on the command line.

use std::collections::BTreeSet;
use std::path::Path;
use unfold_tests::root;

use crate::support::program::{run_program, text, unfold};
use crate::support::window::{SIZE, TestWindow};
use crate::support::{self, temporary};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use unfold_app::command::{Command, FilesCommand, HistoryCommand, KEY_ROWS, ScrambleCommand, SearchCommand};
use unfold_app::command::{SettingsCommand, ShortcutsCommand, TypingCommand, WindowCommand, rows};
use unfold_app::{Model, session::session_file::SessionFile, start, system::settings_file};
use unfold_engine::{puzzle, puzzles};
use unfold_text::{Language, commands, cross, dialogs, editor, rail, search, stage, window};

impl TestWindow {
    /// The first start on a system with this language.
    fn speaking(language: Language) -> Self {
        Self::with_size(support::tables::folder(), language, SIZE)
    }

    /// All texts that are visible or read by a screen reader.
    fn labels(&self) -> BTreeSet<String> {
        let all = self.harness.query_all_by(|node| node.label().is_some() || node.value().is_some());
        all.map(|node| node.accesskit_node()).flat_map(|node| [node.label(), node.value()]).flatten().collect()
    }

    /// True if a visible text or one for screen readers contains this text.
    fn says(&self, text: &str) -> bool {
        self.labels().iter().any(|label| label.contains(text))
    }
}

/// Opens the menu of languages.
fn to_language_menu(window: &mut TestWindow) {
    let language = window.app().language();
    window.open_menu(window::MENU_VIEW.get(language));
    window.click(window::LANGUAGE.get(language));
}

#[test]
fn the_language_changes_at_once_and_is_saved() {
    let mut window = TestWindow::speaking(Language::ENGLISH);
    assert!(window.says("Solve") && window.says("Scramble"));
    assert_eq!(window.app().news(), "Paint or type a position, scramble, or open an MC4D log. Then choose Solve.");
    to_language_menu(&mut window);
    window.click("Français");
    assert_eq!(window.app().language(), Language::FRENCH);
    assert!(window.says("Résoudre") && window.says("Mélanger") && !window.says("Scramble"), "{:?}", window.labels());
    assert!(window.app().news().starts_with("Peignez"), "{}", window.app().news());
    to_language_menu(&mut window);
    window.click("Español");
    assert!(window.says("Resolver") && window.says("Mezclar") && !window.says("Mélanger"));

    window.harness.state_mut().close();
    let folder = window.folder.path().join("settings");
    assert_eq!(settings_file::load(&folder, Language::FRENCH).0.language, Language::SPANISH, "it is remembered");
    let TestWindow { folder, harness, .. } = window;
    drop(harness);
    let again = TestWindow::start(folder, support::tables::folder(), Language::ENGLISH, SIZE);
    assert!(again.has_text("Resolver"), "what was chosen counts, not the system");
}

#[test]
fn the_first_start_uses_the_language_of_the_system() {
    for (language, word) in
        [(Language::ENGLISH, "Solve"), (Language::FRENCH, "Résoudre"), (Language::SPANISH, "Resolver")]
    {
        let window = TestWindow::speaking(language);
        assert!(window.says(word), "{language:?}: {:?}", window.labels());
    }
}

#[test]
fn open_dialogs_and_messages_are_translated_too() {
    let mut window = TestWindow::speaking(Language::ENGLISH);
    let nowhere = std::path::absolute("/nowhere/a.log").expect("the working folder is known");
    window.apply(FilesCommand::OpenPath(nowhere.clone()));
    assert!(window.says("The file could not be read: it does not exist."), "{:?}", window.labels());
    window.apply(SettingsCommand::SetLanguage(Language::FRENCH));
    let place = format!("Où\u{a0}: {}", nowhere.display());
    let french = ["Le fichier n’a pas pu être lu\u{a0}: il n’existe pas.", &place, "Fermer"];
    assert!(french.iter().all(|text| window.says(text)), "{:?}", window.labels());
    window.apply(WindowCommand::Dismiss);

    // A typing error, and the message about it.
    window.apply(TypingCommand::TypePosition("R Q".into()));
    window.apply(TypingCommand::Paste("R Q".into()));
    assert!(window.says("«\u{a0}Q\u{a0}» n’est pas un coup (ligne 1, colonne 3)"), "{:?}", window.labels());
    window.apply(SettingsCommand::SetLanguage(Language::SPANISH));
    let mistake = "«Q» no es un movimiento (línea 1, columna 3)";
    assert!(window.says(mistake) && window.app().news().contains(mistake), "{:?}", window.labels());
}

/// Texts to look for in a window: those of all commands, and some others.
fn window_texts() -> Vec<unfold_text::Text<0>> {
    let shown = [
        editor::METHOD,
        editor::METRIC,
        editor::POSITION_FIELD,
        editor::PAINT_CENTRES,
        search::GAP,
        rail::SOLVER_OPTIONS,
        search::TIME_LIMIT,
        window::MENU_FILE,
        window::MENU_EDIT,
        window::MENU_VIEW,
        window::MENU_HELP,
        window::TABLES_UNUSED,
        commands::SOLVE,
        commands::STOP,
        commands::SCRAMBLE,
        cross::CROSSES_WAIT,
        dialogs::CANCEL,
    ];
    let of_table = rows().map(|row| row.text);
    of_table.chain(shown).collect()
}

#[test]
fn no_translated_window_shows_english() {
    for language in [Language::FRENCH, Language::SPANISH] {
        for puzzle in puzzles::ALL {
            let mut window = TestWindow::speaking(language);
            window.apply(HistoryCommand::SwitchTo(puzzle));
            for command in [
                Command::Scramble(ScrambleCommand::ScrambleFrom(1)),
                Command::Shortcuts(ShortcutsCommand::Keys),
                Command::Window(WindowCommand::Dismiss),
                Command::Settings(SettingsCommand::About),
                Command::Window(WindowCommand::Dismiss),
            ] {
                window.apply(command);
                let labels = window.labels();
                for text in window_texts() {
                    let english = text.get(Language::ENGLISH);
                    let same = text.get(language) == english;
                    assert!(same || !labels.contains(english), "{language:?}, {puzzle:?}: {english} is left");
                }
            }
            let labels = window.labels();
            let own = |text: unfold_text::Text<0>| labels.contains(text.get(language));
            assert!(own(commands::SOLVE) && own(commands::SCRAMBLE) && own(stage::MENU), "{labels:?}");
        }
    }
}

#[test]
fn decimals_use_the_separator_of_the_language() {
    let mut window = TestWindow::speaking(Language::FRENCH);
    window.apply(HistoryCommand::SwitchTo(puzzle::PuzzleId::Cube2));
    window.apply(TypingCommand::TypePosition("R".into()));
    window.apply(SearchCommand::Solve);
    window.wait("the end of the search", |window| !window.app().search.is_running());
    // The search time is shown with three decimals.
    let is_number = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    let is_time = |word: &str, sign: &str| {
        word.split_once(sign).is_some_and(|(whole, part)| is_number(whole) && is_number(part) && part.len() == 3)
    };
    let said = |window: &TestWindow, sign: &str| {
        window.labels().iter().any(|label| {
            let words: Vec<&str> = label.split(' ').collect();
            words.windows(2).any(|pair| is_time(pair[0], sign) && pair[1] == "s")
        })
    };
    assert!(said(&window, ","), "{:?}", window.labels());
    window.apply(SettingsCommand::SetLanguage(Language::ENGLISH));
    assert!(said(&window, "."), "{:?}", window.labels());
}

#[test]
fn the_command_line_uses_the_system_or_requested_language() {
    let wrong = ["solve", "--moves", "R Q"];
    let said = |locale: &str, before: &[&str], after: &[&str]| {
        let mut command = unfold(&[before, &wrong[..], after].concat());
        command.env("LC_ALL", locale);
        run_program(command)
    };
    for (locale, before, after, start) in [
        ("C", &[][..], &[][..], "Error: “Q” is not a move (line 1, column 3)."),
        ("de_DE.UTF-8", &[], &[], "Error: “Q” is not a move"),
        ("fr_FR.UTF-8", &[], &[], "Erreur\u{a0}: «\u{a0}Q\u{a0}» n’est pas un coup (ligne 1, colonne 3)."),
        ("fr_FR.UTF-8", &[], &["--language", "es"], "Error: «Q» no es un movimiento (línea 1, columna 3)."),
        ("fr_FR.UTF-8", &["--language=en"], &[], "Error: “Q” is not a move"),
        ("es_MX.UTF-8", &["--language", "fr"], &[], "Erreur"),
    ] {
        // On Windows the language is a system setting, not a variable.
        if cfg!(windows) && before.is_empty() && after.is_empty() {
            continue;
        }
        let (code, out, err) = said(locale, before, after);
        assert_eq!((code, out.as_str()), (2, ""), "{locale} {before:?} {after:?}: {err}");
        assert!(err.starts_with(start), "{locale} {before:?} {after:?}: {err}");
    }
    let (code, _, err) = said("C", &["--language", "de"], &[]);
    assert!(code == 2 && err.contains("[possible values: en, fr, es]"), "{err}");
    let (code, _, err) = run_program(unfold(&["--language", "fr", "a.log", "solve", "--moves", "R"]));
    assert!(code == 2 && err.starts_with("Erreur\u{a0}: Un fichier ne peut pas précéder une commande"), "{err}");
}

/// Runs the program after writing translation files to its settings folder, each given as language, file name and text.
fn with_texts(folder: &Path, files: &[(&str, &str, &str)], arguments: &[&str]) -> (i32, String, String) {
    for (language, name, text) in files {
        let folder = folder.join("config/locales").join(language);
        std::fs::create_dir_all(&folder).expect("a folder of texts");
        std::fs::write(folder.join(name), text).expect("writable");
    }
    let mut command = unfold(arguments);
    command.env("UNFOLD_HOME", folder);
    run_program(command)
}

#[test]
fn a_file_in_the_settings_folder_replaces_a_text_or_adds_a_language() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let said = |files: &[_], language: &str| {
        with_texts(folder.path(), files, &["--language", language, "solve", "--moves", "R Q"])
    };
    let (code, out, err) = said(&[("fr", "mine.ftl", "cube-not-a-move = Rien ne va avec { $token }\n")], "fr");
    assert_eq!((code, out.as_str()), (2, ""), "{err}");
    assert!(err.starts_with("Erreur\u{a0}: Rien ne va avec Q (ligne 1, colonne 3)."), "{err}");

    let german = "language-name = Deutsch\nerror = Fehler: { $what }\nat = Zeile { $line }, Spalte { $column }\n";
    let (_, _, err) = said(&[("de", "all.ftl", german)], "de");
    assert!(err.starts_with("Fehler: “Q” is not a move (Zeile 1, Spalte 3)."), "{err}");
    let (code, _, err) = said(&[], "nl");
    assert!(code == 2 && err.contains("[possible values: en, fr, es, de]"), "{err}");
}

#[test]
fn an_invalid_translation_file_is_reported_and_not_used() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let wrong = [
        ("fr", "b.ftl", "solve = Allons\n\nerror = Oups { $quoi }\n"),
        ("fr", "a.ftl", "error = Oups { $what\n"),
        ("fr", "good.ftl", "error = Zut : { $what }\n"),
        ("Klingon", "c.ftl", "error = Qu’vatlh\n"),
        ("fr", "notes.txt", "of no interest"),
    ];
    let (code, out, err) = with_texts(folder.path(), &wrong, &["solve", "--moves", "R Q", "--language", "fr"]);
    assert_eq!((code, out.as_str()), (2, ""), "{err}");
    let lines: Vec<&str> = err.lines().collect();
    let path = |file: &str| {
        file.split('/')
            .fold(folder.path().join("config").join("locales"), |path, part| path.join(part))
            .display()
            .to_string()
    };
    for (line, file, what) in [
        (0, "Klingon/c.ftl", "(ligne 1)"),
        (1, "fr/a.ftl", "(ligne 1)"),
        (2, "fr/b.ftl", "le texte error n’a pas d’argument $quoi (ligne 3)"),
    ] {
        let said = lines[line];
        assert!(said.starts_with("Remarque\u{a0}: Les textes de ") && said.contains(&path(file)), "{said}");
        assert!(said.contains(what) && said.ends_with("Corrigez le fichier et relancez Unfold."), "{said}");
    }
    assert!(lines[3].starts_with("Zut : «\u{a0}Q\u{a0}» n’est pas un coup"), "{err}");
}

#[test]
fn a_cyclic_custom_text_is_refused_and_built_in_texts_are_kept() {
    for (own, line) in [
        ("error = { error }\n", 1),
        ("solve = Go\nerror = Oops { line-of-fault }\nline-of-fault = { $what } { error }\n", 2),
        ("solve = { solve }\n", 1),
    ] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (code, _, err) = with_texts(folder.path(), &[("en", "mine.ftl", own)], &["solve", "--moves", "R Q"]);
        let lines: Vec<&str> = err.lines().collect();
        let [note, error] = lines[..] else { panic!("{err}") };
        let refused = note.contains("mine.ftl") && note.contains(&format!("refers to itself (line {line})"));
        assert!(code == 2 && refused && error.starts_with("Error: “Q” is not a move (line 1, column 3)."), "{err}");
    }
}

#[test]
fn the_window_reports_invalid_translation_files() {
    let folder = temporary();
    let around = support::home::environment(folder.path(), support::tables::folder());
    let error = |path: &str| {
        let kind = unfold_text::CustomTextErrorKind::UnknownName("slove".into());
        unfold_text::sentences::custom_texts::error(&unfold_text::CustomTextError { path: path.into(), line: 3, kind })
    };
    let session = SessionFile::lock_first_free(&around.settings);
    let start = start::StartupData {
        custom_text_errors: vec![error("/a.ftl"), error("/b.ftl")],
        ..start::read(&around, session, std::time::Instant::now())
    };
    let app = Model::start(around, start, &KEY_ROWS);
    let said = |path: &str| {
        let end = "Correct the file and restart Unfold.";
        format!("The texts in {path} are not used: no text is named slove (line 3). {end}")
    };
    assert_eq!(app.news(), format!("{} {}", said("/a.ftl"), said("/b.ftl")));
}

#[test]
fn machine_readable_output_is_english_in_every_language() {
    let lines = |language: &str, format: &str| {
        let mut command = unfold(&["pocket", "path", "--moves", "R U", "--language", language]);
        command.arg(format);
        let output = command.output().expect("the program starts");
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    assert_eq!(lines("fr", "--jsonl"), lines("en", "--jsonl"));
    // A list with an error in it, as CSV.
    let folder = temporary();
    let file = folder.path().join("states.txt");
    std::fs::write(&file, "R Q\n").expect("writable");
    let rows = |language: &str| {
        let mut command = support::program::with_tables(&["solve", "--puzzle", "2x2x2", "--language", language]);
        command.arg("--batch").arg(&file);
        run_program(command)
    };
    let (english, spanish) = (rows("en"), rows("es"));
    assert_eq!((english.0, &english.1), (spanish.0, &spanish.1));
    assert!(english.1.contains("“Q” is not a move") && spanish.2.contains("una entrada no válida"), "{spanish:?}");
}

#[test]
fn the_window_has_a_glyph_for_every_letter() {
    let locales = root().join("crates/text/locales");
    let folder = |code: &str| std::fs::read_dir(locales.join(code)).expect("the folder of a language");
    let files = Language::BUILT_IN.iter().flat_map(|language| folder(language.code()));
    let read = |entry: std::io::Result<std::fs::DirEntry>| {
        std::fs::read_to_string(entry.expect("an entry").path()).expect("a readable catalogue")
    };
    let all: Vec<String> = files.map(read).collect();
    assert!(all.iter().flat_map(|file| file.lines()).count() > 2000, "{} files", all.len());
    let mut letters: BTreeSet<char> = all.iter().flat_map(|text| text.chars()).filter(|c| !c.is_control()).collect();
    letters.insert('\u{a0}');
    let line: String = letters.into_iter().collect();
    // The harness panics if the fonts have no glyph for a letter.
    let mut window = Harness::new_ui(move |ui| {
        ui.label(&line);
        ui.strong(&line);
        ui.monospace(&line);
    });
    window.run_steps(2);
}

/// The string literals in a source that users may see, without unit tests, comments and attributes.
fn literals(source: &str) -> Vec<String> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let mut out = Vec::new();
    // Ids of egui widgets are never shown, and messages of `expect` and `reason` are for developers.
    let hidden = ["Id::", "id_salt(", "Panel::", ".expect(", "reason = "];
    let lines = code.lines().map(str::trim).filter(|line| !line.starts_with("//") && !line.starts_with("#["));
    for line in lines.filter(|line| !hidden.iter().any(|name| line.contains(name))) {
        let pieces: Vec<&str> = line.split('"').collect();
        out.extend(pieces.chunks(2).filter_map(|pair| pair.get(1)).map(ToString::to_string));
    }
    out
}

/// True if a text contains two consecutive lowercase words of at least two letters.
fn is_prose(text: &str) -> bool {
    let is_word = |word: &str| word.chars().count() > 1 && word.chars().all(|c| c.is_lowercase());
    let words: Vec<&str> = text.split(' ').map(|word| word.trim_matches(['.', ',', ':', ';', '(', ')'])).collect();
    words.windows(2).any(|pair| is_word(pair[0]) && is_word(pair[1]))
}

#[test]
fn no_visible_text_is_hard_coded_in_the_sources() {
    let root = root();
    let folders = ["src/ui", "src/cli", "crates/app/src", "crates/text/src"];
    let (mut folders, mut found, mut read) = (folders.map(|folder| root.join(folder)).to_vec(), Vec::new(), 0);
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(folder).expect("readable folder").map(|entry| entry.expect("entry").path()) {
            // Help texts are the comments and examples in `args` and `command`, unit tests describe themselves, and exports use the words
            // of other programs.
            if ["args.rs", "cli/args", "cli/command.rs", "tests.rs", "app/src/export"]
                .iter()
                .any(|end| path.ends_with(end))
            {
                continue;
            } else if path.is_dir() {
                folders.push(path);
                continue;
            }
            read += 1;
            let texts = literals(&std::fs::read_to_string(&path).expect("readable source"));
            let prose = texts.into_iter().filter(|text| is_prose(text));
            found.extend(prose.map(|text| format!("{}: {text:?}", path.display())));
        }
    }
    assert!(read > 50, "{read} files");
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert_eq!(literals("ui.label(\"The gap is\"); // \"none\"\n    // \"a b\"")[0], "The gap is");
    assert!(literals("Id::unique(\"below space\")").is_empty());
    assert!(is_prose("The best so far") && !is_prose("{plot}: {n} {metric}") && !is_prose("R U2"));
}

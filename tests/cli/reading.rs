//! Files and standard input that are read whole: limited in size, in UTF-8 or UTF-16. Files may not be pipes or devices.

use std::path::Path;

use crate::support::program::{run_program, run_with_input, unfold};
use crate::support::temporary;

fn path(file: &Path) -> &str {
    file.to_str().expect("a path of text")
}

fn utf16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    [0xfeff].into_iter().chain(text.encode_utf16()).flat_map(bytes).collect()
}

/// Arguments of commands of `algorithms` that read a list or a table of costs; the path of the file follows.
const READERS: [&[&str]; 3] = [
    &["algorithms", "--case"],
    &["algorithms", "--case", "R U", "--check"],
    &["algorithms", "--case", "R U", "--ease"],
];

/// Valid contents for the files of [`READERS`], in the same order.
fn contents() -> [String; 3] {
    let (code, costs, _) = run_program(unfold(&["algorithms", "--ease", "list"]));
    assert_eq!(code, 0);
    ["R U\n".into(), "U' R'\n".into(), costs]
}

#[cfg(unix)]
#[test]
fn pipes_devices_and_folders_are_not_read() {
    let folder = temporary();
    let pipe = folder.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    for reader in READERS {
        for file in [pipe.as_path(), Path::new("/dev/zero"), folder.path()] {
            let (code, out, err) = run_program(unfold(&[reader, &[path(file)]].concat()));
            assert!(code == 4 && out.is_empty() && err.contains("Not a regular file"), "{reader:?} {err}");
        }
    }
}

#[test]
fn lists_and_tables_are_read_in_utf16_and_from_stdin() {
    let folder = temporary();
    let file = folder.path().join("list.txt");
    for (reader, content) in READERS.into_iter().zip(contents()) {
        let marked = format!("\u{feff}{content}").into_bytes();
        for bytes in
            [content.clone().into_bytes(), marked, utf16(&content, u16::to_le_bytes), utf16(&content, u16::to_be_bytes)]
        {
            std::fs::write(&file, &bytes).expect("written");
            let (code, of_file, err) = run_program(unfold(&[reader, &[path(&file)]].concat()));
            assert_eq!(code, 0, "{reader:?} {err}");
            let (code, of_stdin, err) = run_with_input(unfold(&[reader, &["-"]].concat()), &bytes);
            assert_eq!((code, of_stdin), (0, of_file), "{reader:?} {err}");
        }
    }
}

#[test]
fn logs_batches_and_shards_are_read_in_utf16() {
    let folder = temporary();
    let write = |name: &str, bytes: &[u8]| {
        let file = folder.path().join(name);
        std::fs::write(&file, bytes).expect("written");
        path(&file).to_owned()
    };
    let orders = [u16::to_le_bytes, u16::to_be_bytes];
    // The error position in a log shows that it could be decoded.
    let text = "MagicCube4D 3 0 0 {4,3,3} 2\n1.0 0 0 -.5e3\n";
    let (_, _, fault) = run_with_input(unfold(&["solve", "-"]), text.as_bytes());
    assert!(fault.contains("line 3"), "{fault}");
    let list = "# 2x2x2\nR U F2\n\nR\n";
    let rows = |file: &str| run_program(unfold(&["solve", "--batch", file, "--jobs", "1", "--memory", "small"]));
    let (code, written, err) = rows(&write("list.txt", list.as_bytes()));
    assert_eq!(code, 0, "{err}");
    let lines =
        |rows: &str| rows.lines().map(|row| row.split(',').take(3).collect::<Vec<_>>().join(",")).collect::<Vec<_>>();
    for bytes in orders {
        let (code, _, err) = run_with_input(unfold(&["solve", "-"]), &utf16(text, bytes));
        assert_eq!((code, err), (2, fault.clone()));
        let (code, again, err) = rows(&write("list.txt", &utf16(list, bytes)));
        assert_eq!((code, lines(&again)), (0, lines(&written)), "{err}");
        let shard = write("shard.csv", &utf16(&written, bytes));
        let (code, merged, err) = run_program(unfold(&["batch", "merge", "-", &shard, "--puzzle", "2x2x2"]));
        assert_eq!((code, merged), (0, written.clone()), "{err}");
    }
}

#[test]
fn oversized_files_and_stdin_are_rejected_with_the_limit() {
    let folder = temporary();
    let file = folder.path().join("large.txt");
    std::fs::write(&file, "R\n".repeat(9_000_000)).expect("written");
    for reader in READERS {
        let (code, out, err) = run_program(unfold(&[reader, &[path(&file)]].concat()));
        assert!(code == 4 && out.is_empty() && err.contains("it is larger than "), "{reader:?} {err}");
        let limit = if reader.contains(&"--ease") { "1 MiB" } else { "16 MiB" };
        assert!(err.contains(limit) && err.contains("smaller file") && !err.contains("permission"), "{err}");
        let (code, _, err) = run_with_input(unfold(&[reader, &["-"]].concat()), &vec![b'R'; 18_000_000]);
        assert!(code == 4 && err.contains("it is larger than "), "{reader:?} {err}");
    }
}

#[test]
fn an_oversized_log_is_reported_with_its_size() {
    let folder = temporary();
    let file = folder.path().join("large.log");
    for size in [16_777_217, 20_000_000_u64] {
        std::fs::File::create(&file).and_then(|file| file.set_len(size)).expect("room");
        let (code, _, err) = run_program(unfold(&["solve", path(&file)]));
        assert!(code == 2 && err.contains(&format!("{size} bytes")), "{err}");
    }
}

/// The program with its virtual memory limited to this many kilobytes.
#[cfg(unix)]
fn within(kilobytes: u32, arguments: &[&str]) -> std::process::Command {
    let program = unfold(arguments);
    let mut command = std::process::Command::new("sh");
    command.args(["-c", &format!("ulimit -v {kilobytes}; exec \"$0\" \"$@\"")]);
    command.arg(program.get_program()).args(program.get_args());
    for (name, value) in program.get_envs() {
        command.env(name, value.unwrap_or_default());
    }
    command
}

#[cfg(unix)]
#[test]
fn a_long_list_of_cases_uses_little_memory() {
    let list = "R\n".repeat(8_000_000);
    let (code, _, err) =
        run_with_input(within(400_000, &["algorithms", "--case", "-", "--check", "none.txt"]), list.as_bytes());
    assert!(code == 2 && err.contains("one case"), "{err}");
}

#[cfg(unix)]
#[test]
fn repetitions_beyond_the_move_limit_are_rejected_in_little_memory() {
    let folder = temporary();
    let sheet = folder.path().join("sheet.svg");
    let link = "https://alpha.twizzle.net/edit/?alg=((R+U)999)400";
    let moves = "((R U)999)400";
    for given in [&[link][..], &["--moves", "R", "--solution", moves]] {
        let (code, out, err) = run_program(within(400_000, &[&["sheet", "-o", path(&sheet)], given].concat()));
        assert!(code == 2 && out.is_empty() && err.contains("799200 moves") && err.contains("at most 10000"), "{err}");
    }
    assert!(!sheet.exists());
}

#[test]
fn custom_texts_may_be_in_utf16() {
    let home = temporary();
    let texts = home.path().join("config/locales/en");
    std::fs::create_dir_all(&texts).expect("a folder");
    std::fs::write(
        texts.join("mine.ftl"),
        utf16("interrupted = x\nno-such-verb = Nothing is called so\n", u16::to_le_bytes),
    )
    .expect("written");
    let (code, _, err) = run_program(unfold(&["--home", path(home.path()), "nonsense"]));
    assert!(code == 2 && err.contains("Nothing is called so"), "{err}");
}

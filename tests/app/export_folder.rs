//! The files of a folder export are all written or none, whatever happens during writing.

use std::io::{self, Write};
use std::path::Path;

use crate::support::{names_in, temporary};
use unfold_app::export::destination::{IfExists, WriteError};
use unfold_app::export::folder::{FolderError, Output, write};
use unfold_engine::control::Control;

/// Writes the files `a` and `b` into a folder, with the content from `fill`, which may fail.
fn write_two_files(
    folder: &Path,
    control: &Control,
    fill: impl FnOnce(&mut [Output; 2]) -> io::Result<()>,
) -> Result<(), FolderError> {
    write(folder, ["a", "b"], IfExists::Keep, (2, 0.5), control, fill)
}

#[test]
fn all_files_or_none_are_written() {
    let temporary = temporary();
    let folder = temporary.path().join("deep/er");
    let control = Control::new();
    let refused = write_two_files(&folder, &control, |[a, _]| {
        a.write_all(b"1")?;
        Err(io::ErrorKind::StorageFull.into())
    });
    assert!(
        matches!(&refused, Err(FolderError::Write(WriteError::Write { source, .. })) if source.kind() == io::ErrorKind::StorageFull)
    );
    assert_eq!(names_in(temporary.path()), Vec::<String>::new());
    let panicked = std::panic::catch_unwind(|| write_two_files(&folder, &Control::new(), |_| panic!("a defect")));
    assert!(panicked.is_err());
    assert_eq!(names_in(temporary.path()), Vec::<String>::new());
    // Stopped during an endless write.
    let (begun, is_begun) = std::sync::mpsc::channel();
    let stopped = std::thread::scope(|scope| {
        let endless = scope.spawn(|| {
            write_two_files(&folder, &control, |[a, _]| {
                // More than the write buffer holds.
                a.write_all(&vec![b'0'; 1 << 22])?;
                begun.send(()).expect("it is waited for");
                loop {
                    a.write_all(&[b'0'; 4096])?
                }
            })
        });
        is_begun.recv().expect("it is written");
        let files = std::fs::read_dir(&folder).expect("a folder").flatten();
        assert!(files.into_iter().any(|entry| entry.metadata().is_ok_and(|about| about.len() > 0)));
        control.stop();
        endless.join().expect("no panic")
    });
    assert!(matches!(stopped, Err(FolderError::Stopped)), "{stopped:?}");
    assert_eq!(names_in(temporary.path()), Vec::<String>::new());

    let control = Control::new();
    let both = |[a, b]: &mut [Output; 2]| a.write_all(b"1").and_then(|()| b.write_all(b"2"));
    write_two_files(&folder, &control, both).expect("written");
    assert_eq!((names_in(&folder), control.progress()), (vec!["a".into(), "b".into()], 1.0));
    assert!(matches!(write_two_files(&folder, &control, both), Err(FolderError::Write(WriteError::Exists(_)))));
    // A file created in the meantime is not replaced.
    let elsewhere = temporary.path().join("elsewhere");
    let late = write_two_files(&elsewhere, &control, |_| std::fs::write(elsewhere.join("b"), "mine"));
    assert!(matches!(late, Err(FolderError::Write(WriteError::Exists(_)))));
    assert_eq!(names_in(&elsewhere), ["b"]);
    // Other files in the folder stay.
    let shared = temporary.path().join("shared");
    std::fs::create_dir(&shared).expect("made");
    std::fs::write(shared.join("a.part"), "mine").expect("written");
    write_two_files(&shared, &control, both).expect("written");
    assert_eq!(names_in(&shared), ["a", "a.part", "b"]);
    assert_eq!(std::fs::read_to_string(shared.join("a.part")).expect("the file"), "mine");
}

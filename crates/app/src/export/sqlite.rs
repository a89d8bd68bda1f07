//! An SQLite database of two integer columns, `first_cross(id, moves)`: writer and reader.

use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::destination::{Destination, WriteError};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_encode};
use rusqlite::{Connection, ErrorCode, MAIN_DB, OpenFlags, OptionalExtension, types::ValueRef};
use unfold_engine::{control::Control, disk::read, tables::TableError};

pub const TABLE: &str = "first_cross";
pub const COLUMNS: [&str; 2] = ["id", "moves"];

/// First bytes of every SQLite database.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// Size in bytes of the header, which starts with [`MAGIC`] (sqlite.org/fileformat.html).
const HEADER_BYTES: usize = 100;
/// Minimum size of a row in bytes: payload size, id, column types, and offset in the page.
const MIN_ROW_BYTES: u64 = 6;
/// Rows between checks for cancellation.
const ROWS_PER_CHECK: u64 = 1024;

/// Error writing or reading a database.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseError {
    /// A table for the content could be neither read nor built.
    #[error(transparent)]
    Tables(#[from] TableError),
    /// Cancelled; no file was written.
    #[error("stopped before the database was done")]
    Stopped,
    /// The file could not be written.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// SQLite failed to create the database.
    #[error("cannot make the database: {0}")]
    Make(String),
    #[error("cannot read {}", path.display())]
    Read {
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// Not a regular file but a folder, device or pipe.
    #[error("{} is not a regular file", .0.display())]
    NotAFile(PathBuf),
    /// Another process is changing the database, or was killed while doing so: this side file exists.
    #[error("another program is changing the database, or was killed while it did: {} is there", .0.display())]
    InUse(PathBuf),
    /// Not an SQLite database.
    #[error("{} is not an SQLite database", .0.display())]
    NotADatabase(PathBuf),
    /// The file is shorter than its header says.
    #[error("{} has {found} bytes instead of {expected}", path.display())]
    Truncated {
        path: PathBuf,
        /// Actual size in bytes.
        found: u64,
        /// Expected size in bytes.
        expected: u64,
    },
    /// SQLite cannot read all of the database.
    #[error("cannot read {} to its end: {reason}", path.display())]
    Damaged {
        path: PathBuf,
        /// SQLite's error.
        reason: String,
    },
    /// The database has no table [`TABLE`].
    #[error("{} has no table {TABLE:?}", .0.display())]
    NoTable(PathBuf),
    /// The table lacks the integer columns [`COLUMNS`].
    #[error("the table {TABLE:?} of {} has {} instead of whole numbers {}", path.display(), columns(found), COLUMNS.join(" and "))]
    Columns {
        path: PathBuf,
        /// Names and declared types of its columns.
        found: Vec<(String, String)>,
    },
}

impl DatabaseError {
    /// True if cancelled.
    pub fn is_stopped(&self) -> bool {
        matches!(self, Self::Stopped | Self::Tables(TableError::Stopped))
    }
}

/// Lists names and types of columns for an error message.
fn columns(found: &[(String, String)]) -> String {
    if found.is_empty() {
        return "no columns".to_owned();
    }
    let names: Vec<String> = found.iter().map(|(name, kind)| format!("{name} {kind}").trim_end().to_owned()).collect();
    format!("the columns {}", names.join(", "))
}

/// Writes a database of `count` rows (id, moves) by ascending id; `control` receives progress and can cancel.
///
/// # Errors
/// [`DatabaseError`]; an existing file is unchanged.
pub fn write(
    place: &Destination,
    rows: impl Iterator<Item = (u32, u64)>,
    count: u64,
    control: &Control,
) -> Result<(), DatabaseError> {
    // Built in memory, so that no partial database or journal is ever on disk.
    let bytes = serialize(rows, count, control)?;
    if control.is_stopped() {
        return Err(DatabaseError::Stopped);
    }
    check_not_in_use(place.target())?;
    Ok(place.write(&bytes)?)
}

/// Suffixes of the files that SQLite keeps beside a database while changing it. Leftovers would corrupt a new database of the same
/// name (sqlite.org/tempfiles.html).
const SIDE_FILE_SUFFIXES: [&str; 2] = ["-wal", "-journal"];

/// Checks that no other process is changing the database, or was killed doing so.
fn check_not_in_use(path: &Path) -> Result<(), DatabaseError> {
    for end in SIDE_FILE_SUFFIXES {
        let mut beside = path.as_os_str().to_owned();
        beside.push(end);
        let beside = PathBuf::from(beside);
        if std::fs::metadata(&beside).is_ok_and(|about| about.len() > 0) {
            return Err(DatabaseError::InUse(beside));
        }
    }
    Ok(())
}

/// The ASCII characters of a path that are percent-encoded in a URI.
const URI_ESCAPED: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'/').remove(b'.').remove(b'-').remove(b'_').remove(b'~').remove(b':');

/// The path as an SQLite URI of an immutable file, which needs neither locks nor files beside it.
fn immutable_uri(path: &Path) -> String {
    let path = percent_encode(path.as_os_str().as_encoded_bytes(), URI_ESCAPED).to_string();
    format!("file:{}?immutable=1", if cfg!(windows) { path.replace("%5C", "/") } else { path })
}

fn serialize(rows: impl Iterator<Item = (u32, u64)>, count: u64, control: &Control) -> Result<Vec<u8>, DatabaseError> {
    let failed = |error: rusqlite::Error| DatabaseError::Make(error.to_string());
    let mut database = Connection::open_in_memory().map_err(failed)?;
    let [id, moves] = COLUMNS;
    let create = format!("CREATE TABLE {TABLE} ({id} INTEGER PRIMARY KEY, {moves} INTEGER NOT NULL)");
    database.execute(&create, []).map_err(failed)?;
    let all = database.transaction().map_err(failed)?;
    {
        let insert = format!("INSERT INTO {TABLE} ({id}, {moves}) VALUES (?1, ?2)");
        let mut insert = all.prepare(&insert).map_err(failed)?;
        for (n, (id, code)) in (0u64..).zip(rows) {
            if n.is_multiple_of(ROWS_PER_CHECK) {
                control.set_progress(n as f64 / count.max(1) as f64);
                if control.is_stopped() {
                    return Err(DatabaseError::Stopped);
                }
            }
            insert.execute((i64::from(id), code.cast_signed())).map_err(failed)?;
        }
    }
    all.commit().map_err(failed)?;
    Ok(database.serialize(MAIN_DB).map_err(failed)?.to_vec())
}

/// Reads a database written by this or another program. `each` receives the id and moves of every row, `None` if not an
/// integer. Returns the number of rows.
///
/// # Errors
/// [`DatabaseError`], possibly after some rows.
pub fn read(
    path: &Path,
    control: &Control,
    mut each: impl FnMut(Option<i64>, Option<i64>),
) -> Result<u64, DatabaseError> {
    check_header(path)?;
    check_not_in_use(path)?;
    let failed = |error: rusqlite::Error| match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => DatabaseError::NotADatabase(path.into()),
        _ => DatabaseError::Damaged { path: path.into(), reason: error.to_string() },
    };
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let database = Connection::open_with_flags(immutable_uri(path), flags).map_err(failed)?;
    check_columns(&database, path).map_err(failed)??;
    let [id, moves] = COLUMNS;
    // A damaged file may contain page cycles that yield endless rows.
    let most = std::fs::metadata(path).map_or(0, |about| about.len()) / MIN_ROW_BYTES;
    let counted = format!("SELECT count(*) FROM (SELECT 1 FROM {TABLE} LIMIT {})", most + 1);
    let count = database.query_row(&counted, [], |row| row.get::<_, i64>(0)).map_err(failed)?;
    if count.cast_unsigned() > most {
        // SQLite's own message for this.
        return Err(DatabaseError::Damaged { path: path.into(), reason: "database disk image is malformed".into() });
    }
    let mut select = database.prepare(&format!("SELECT {id}, {moves} FROM {TABLE}")).map_err(failed)?;
    let mut rows = select.query([]).map_err(failed)?;
    let mut read = 0u64;
    while let Some(row) = rows.next().map_err(failed)? {
        if read.is_multiple_of(ROWS_PER_CHECK) {
            control.set_progress(read as f64 / count.max(1) as f64);
            if control.is_stopped() {
                return Err(DatabaseError::Stopped);
            }
        }
        let number = |column: usize| match row.get_ref(column) {
            Ok(ValueRef::Integer(number)) => Some(number),
            _ => None,
        };
        each(number(0), number(1));
        read += 1;
    }
    Ok(read)
}

/// Checks that a file is regular, since pipes and devices could block, and that its header and size are valid, since SQLite
/// accepts an empty file as an empty database and pads a short page with zeros.
fn check_header(path: &Path) -> Result<(), DatabaseError> {
    let refused = |source| DatabaseError::Read { path: path.into(), source };
    let file = match read::open(path) {
        Ok(file) => file,
        Err(error) if read::read_error(&error).is_some() || error.kind() == io::ErrorKind::IsADirectory => {
            return Err(DatabaseError::NotAFile(path.into()));
        }
        Err(error) => return Err(refused(error)),
    };
    let about = file.metadata().map_err(refused)?;
    let mut begins = Vec::new();
    file.take(HEADER_BYTES as u64).read_to_end(&mut begins).map_err(refused)?;
    if !begins.starts_with(MAGIC) {
        return Err(DatabaseError::NotADatabase(path.into()));
    }
    let (found, expected) = (about.len(), min_size(&begins));
    if found < expected { Err(DatabaseError::Truncated { path: path.into(), found, expected }) } else { Ok(()) }
}

/// Minimum size of a database in bytes, by its header.
fn min_size(header: &[u8]) -> u64 {
    let word = |at: usize| {
        let bytes = header.get(at..).and_then(|rest| rest.first_chunk());
        bytes.map_or(0, |bytes| u64::from(u32::from_be_bytes(*bytes)))
    };
    let page = match word(16) >> 16 {
        1 => 1 << 16,
        bytes => bytes,
    };
    // The page count is valid only if the last writer maintained it.
    let pages = if word(24) == word(92) { word(28) } else { 0 };
    (page * pages).max(HEADER_BYTES as u64)
}

/// Checks that the table exists and that its columns hold integers: a declared type that contains "INT" gives a column
/// integer affinity in SQLite. Columns without a declared type are accepted too.
fn check_columns(database: &Connection, path: &Path) -> rusqlite::Result<Result<(), DatabaseError>> {
    let kind: Option<String> = database
        .query_row("SELECT type FROM sqlite_schema WHERE lower(name) = ?1", [TABLE], |row| row.get(0))
        .optional()?;
    if kind.as_deref() != Some("table") {
        return Ok(Err(DatabaseError::NoTable(path.into())));
    }
    let mut columns = database.prepare("SELECT name, type FROM pragma_table_info(?1)")?;
    let found = columns.query_map([TABLE], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let found: Vec<(String, String)> = found.collect::<rusqlite::Result<_>>()?;
    let whole = |name: &str| {
        found.iter().any(|(n, kind)| {
            n.eq_ignore_ascii_case(name) && (kind.is_empty() || kind.to_ascii_uppercase().contains("INT"))
        })
    };
    if COLUMNS.iter().all(|name| whole(name)) {
        return Ok(Ok(()));
    }
    Ok(Err(DatabaseError::Columns { path: path.into(), found }))
}

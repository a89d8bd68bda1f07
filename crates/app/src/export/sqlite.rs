//! Two columns of whole numbers as an SQLite database: the table `first_cross(id, moves)`, written and read.

use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::place::{Place, PlaceError};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_encode};
use rusqlite::{Connection, ErrorCode, MAIN_DB, OpenFlags, OptionalExtension, types::ValueRef};
use unfold_engine::{control::Control, disk::read, tables::TableError};

/// The table.
pub const TABLE: &str = "first_cross";
/// Its columns.
pub const COLUMNS: [&str; 2] = ["id", "moves"];

/// First bytes of every SQLite database.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// Bytes of the header, of which [`MAGIC`] is the beginning (sqlite.org/fileformat.html).
const HEADER: usize = 100;
/// Bytes that a row takes at least: its size, its id, the types of its columns, and the place in the page where it begins.
const MIN_ROW_BYTES: u64 = 6;
/// Rows after which the control is asked again.
const BATCH: u64 = 1024;

/// Error of writing or reading a database.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseError {
    /// A table that the content is computed from could be neither read nor built.
    #[error(transparent)]
    Tables(#[from] TableError),
    /// The caller asked to stop; nothing is wrong, and nothing was written.
    #[error("stopped before the database was done")]
    Stopped,
    /// It could not be put in its place.
    #[error(transparent)]
    Place(#[from] PlaceError),
    /// SQLite did not make it, for this reason.
    #[error("cannot make the database: {0}")]
    Make(String),
    /// The system did not let it be read.
    #[error("cannot read {}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Error of the system.
        source: io::Error,
    },
    /// A folder, a device, a pipe.
    #[error("{} is not a regular file", .0.display())]
    NotAFile(PathBuf),
    /// Another program is changing it, or was killed while it did, as this file beside it tells.
    #[error("another program is changing the database, or was killed while it did: {} is there", .0.display())]
    InUse(PathBuf),
    /// It is not an SQLite database.
    #[error("{} is not an SQLite database", .0.display())]
    Foreign(PathBuf),
    /// It begins as an SQLite database, but has less bytes than that says.
    #[error("{} has {found} bytes instead of {expected}", path.display())]
    Cut {
        /// The file.
        path: PathBuf,
        /// Its size in bytes.
        found: u64,
        /// The size that it must have.
        expected: u64,
    },
    /// SQLite cannot read it to its end.
    #[error("cannot read {} to its end: {reason}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// Error of SQLite.
        reason: String,
    },
    /// It has no table [`TABLE`].
    #[error("{} has no table {TABLE:?}", .0.display())]
    NoTable(PathBuf),
    /// The table has not the columns [`COLUMNS`] of whole numbers.
    #[error("the table {TABLE:?} of {} has {} instead of whole numbers {}", path.display(), columns(found), COLUMNS.join(" and "))]
    Columns {
        /// The file.
        path: PathBuf,
        /// Name and declared type of each of its columns.
        found: Vec<(String, String)>,
    },
}

impl DatabaseError {
    /// True if someone asked to stop.
    pub fn is_stopped(&self) -> bool {
        matches!(self, Self::Stopped | Self::Tables(TableError::Stopped))
    }
}

/// Names and types of columns, as part of a sentence.
fn columns(found: &[(String, String)]) -> String {
    if found.is_empty() {
        return "no columns".to_owned();
    }
    let names: Vec<String> = found.iter().map(|(name, kind)| format!("{name} {kind}").trim_end().to_owned()).collect();
    format!("the columns {}", names.join(", "))
}

/// Writes a database of these rows, ids growing, `count` of them; `control` may stop it and hears how far it is.
///
/// # Errors
/// [`DatabaseError`]; the file that was there before is then left as it was.
pub fn write(
    place: &Place,
    rows: impl Iterator<Item = (u32, u64)>,
    count: u64,
    control: &Control,
) -> Result<(), DatabaseError> {
    // Made in memory, so that neither a database half made nor a journal ever lies on the disk.
    let bytes = made(rows, count, control)?;
    if control.stopped() {
        return Err(DatabaseError::Stopped);
    }
    check_alone(place.target())?;
    Ok(place.write(&bytes)?)
}

/// Files that SQLite writes beside a database that is being changed; left there, they would change the next one of that name
/// as well (sqlite.org/tempfiles.html).
const BESIDE: [&str; 2] = ["-wal", "-journal"];

/// Checks that no other program is changing a database, nor was killed while it did.
fn check_alone(path: &Path) -> Result<(), DatabaseError> {
    for end in BESIDE {
        let mut beside = path.as_os_str().to_owned();
        beside.push(end);
        let beside = PathBuf::from(beside);
        if std::fs::metadata(&beside).is_ok_and(|about| about.len() > 0) {
            return Err(DatabaseError::InUse(beside));
        }
    }
    Ok(())
}

/// The signs of a path that stand for themselves in a URI.
const PLAIN: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'/').remove(b'.').remove(b'-').remove(b'_').remove(b'~').remove(b':');

/// A path as SQLite's URI of a file that no one changes: it then needs neither locks nor files beside it.
fn unchanging(path: &Path) -> String {
    let path = percent_encode(path.as_os_str().as_encoded_bytes(), PLAIN).to_string();
    format!("file:{}?immutable=1", if cfg!(windows) { path.replace("%5C", "/") } else { path })
}

fn made(rows: impl Iterator<Item = (u32, u64)>, count: u64, control: &Control) -> Result<Vec<u8>, DatabaseError> {
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
            if n.is_multiple_of(BATCH) {
                control.set_progress(n as f64 / count.max(1) as f64);
                if control.stopped() {
                    return Err(DatabaseError::Stopped);
                }
            }
            insert.execute((i64::from(id), code.cast_signed())).map_err(failed)?;
        }
    }
    all.commit().map_err(failed)?;
    Ok(database.serialize(MAIN_DB).map_err(failed)?.to_vec())
}

/// Reads a database, ours or another's: `each` hears id and code of every row, `None` for what is no whole number. Returns how many
/// rows there were.
///
/// # Errors
/// [`DatabaseError`]; rows heard by then were in the file.
pub fn read(
    path: &Path,
    control: &Control,
    mut each: impl FnMut(Option<i64>, Option<i64>),
) -> Result<u64, DatabaseError> {
    check_beginning(path)?;
    check_alone(path)?;
    let failed = |error: rusqlite::Error| match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => DatabaseError::Foreign(path.into()),
        _ => DatabaseError::Damaged { path: path.into(), reason: error.to_string() },
    };
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let database = Connection::open_with_flags(unchanging(path), flags).map_err(failed)?;
    check_columns(&database, path).map_err(failed)??;
    let [id, moves] = COLUMNS;
    // Pages of a damaged file may lead to one another so that it seems to have rows almost without end.
    let most = std::fs::metadata(path).map_or(0, |about| about.len()) / MIN_ROW_BYTES;
    let counted = format!("SELECT count(*) FROM (SELECT 1 FROM {TABLE} LIMIT {})", most + 1);
    let count = database.query_row(&counted, [], |row| row.get::<_, i64>(0)).map_err(failed)?;
    if count.cast_unsigned() > most {
        // In the words that SQLite has for it, since it is asked for no more than that.
        return Err(DatabaseError::Damaged { path: path.into(), reason: "database disk image is malformed".into() });
    }
    let mut select = database.prepare(&format!("SELECT {id}, {moves} FROM {TABLE}")).map_err(failed)?;
    let mut rows = select.query([]).map_err(failed)?;
    let mut read = 0u64;
    while let Some(row) = rows.next().map_err(failed)? {
        if read.is_multiple_of(BATCH) {
            control.set_progress(read as f64 / count.max(1) as f64);
            if control.stopped() {
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

/// Only plain files are opened, so that neither a pipe nor a device can hold up the program; and only those that begin as a database
/// does and are as long as it says, for SQLite takes an empty file for an empty database, and what is missing of a page for zeros.
fn check_beginning(path: &Path) -> Result<(), DatabaseError> {
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
    file.take(HEADER as u64).read_to_end(&mut begins).map_err(refused)?;
    if !begins.starts_with(MAGIC) {
        return Err(DatabaseError::Foreign(path.into()));
    }
    let (found, expected) = (about.len(), size(&begins));
    if found < expected { Err(DatabaseError::Cut { path: path.into(), found, expected }) } else { Ok(()) }
}

/// Minimum size of a database in bytes, by its header.
fn size(header: &[u8]) -> u64 {
    let word = |at: usize| {
        let bytes = header.get(at..).and_then(|rest| rest.first_chunk());
        bytes.map_or(0, |bytes| u64::from(u32::from_be_bytes(*bytes)))
    };
    let page = match word(16) >> 16 {
        1 => 1 << 16,
        bytes => bytes,
    };
    // The number of pages holds only where whoever wrote last knew of it.
    let pages = if word(24) == word(92) { word(28) } else { 0 };
    (page * pages).max(HEADER as u64)
}

/// Checks that the table is there, and its columns are declared as whole numbers, which is by SQLite's rules any type with
/// «INT» in it, or not declared at all.
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

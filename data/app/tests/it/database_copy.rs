//! Copies of the database: each table of the schema with rows, from SQLite to PostgreSQL and back.

use crate::support::prelude::*;
use crate::support::test_databases::{PostgresDatabase, postgres_server, sqlite_url, write_migrated_file};
use earshot_app::{CopiedTable, CopyError, NewLiveEvent, TableChecksum, export_database, import_database};
use earshot_model::Clock;
use sea_orm::{ConnectionTrait as _, Database, DatabaseConnection, Statement, Value};
use std::collections::BTreeSet;
use std::path::Path;

const COLUMNS: &str = "SELECT t.name AS table_name, t.sql AS sql, c.name AS name, lower(c.type) AS declared \
    FROM sqlite_master t JOIN pragma_table_info(t.name) c WHERE t.type = 'table' \
    AND t.name NOT IN ('seaql_migrations', 'sqlite_sequence') ORDER BY t.name, c.cid";

struct Column {
    table: String,
    /// The statement that created the table.
    created_by: String,
    name: String,
    declared: String,
}

async fn query(database: &DatabaseConnection, sql: &str) -> Vec<sea_orm::QueryResult> {
    let statement = Statement::from_string(database.get_database_backend(), sql);
    database.query_all_raw(statement).await.expect("the database answers")
}

async fn read_columns(database: &DatabaseConnection) -> Vec<Column> {
    let text = |row: &sea_orm::QueryResult, name: &str| row.try_get::<String>("", name).expect("a text");
    let rows = query(database, COLUMNS).await;
    let column = |row| Column {
        table: text(row, "table_name"),
        created_by: text(row, "sql"),
        name: text(row, "name"),
        declared: text(row, "declared"),
    };
    rows.iter().map(column).collect()
}

/// A value for a row, as SQL. All references between rows of one number are valid.
fn sample_value(column: &Column, row: u8) -> String {
    let rule = format!("CHECK (\"{}\" IN ('", column.name);
    if let Some((_, allowed)) = column.created_by.split_once(&rule) {
        return format!("'{}'", allowed.split('\'').next().expect("a value"));
    }
    match column.declared.as_str() {
        "uuid_text" => format!("X'{row:032X}'"),
        "boolean" => (row % 2).to_string(),
        "integer" => format!("{}", i64::from(row) + 3_000_000_000 * i64::from(column.name.ends_with("_at"))),
        "blob" => format!("X'00FF{row:02X}'"),
        "json_text" => format!("'{{\"b\": 1.50, \"a\": \"Zoë {row}\"}}'"),
        _ => format!("'Zoë\n''{row}'' 🎙'"),
    }
}

/// Writes two rows into each table, whatever tables there are.
async fn fill_tables(file: &Path) -> BTreeSet<String> {
    let database = Database::connect(sqlite_url(file)).await.expect("opens");
    let columns = read_columns(&database).await;
    let tables: BTreeSet<String> = columns.iter().map(|column| column.table.clone()).collect();
    let mut inserts = String::from("PRAGMA foreign_keys = OFF; BEGIN;");
    for table in &tables {
        for row in 1..=2 {
            let of_table = || columns.iter().filter(|column| column.table == *table);
            let names: Vec<String> = of_table().map(|column| format!("\"{}\"", column.name)).collect();
            let values: Vec<String> = of_table().map(|column| sample_value(column, row)).collect();
            inserts += &format!("INSERT INTO \"{table}\" ({}) VALUES ({});", names.join(", "), values.join(", "));
        }
    }
    database.execute_unprepared(&(inserts + "COMMIT;")).await.expect("two rows in each table");
    assert!(query(&database, "PRAGMA foreign_key_check").await.is_empty(), "the rows are valid");
    database.close().await.expect("closes");
    tables
}

/// All rows of a file as text.
async fn dump(file: &Path) -> Vec<String> {
    let database = Database::connect(sqlite_url(file)).await.expect("opens");
    let mut rows = Vec::new();
    let columns = read_columns(&database).await;
    for table in columns.iter().map(|column| &column.table).collect::<BTreeSet<_>>() {
        let of_table = columns.iter().filter(|column| column.table == *table);
        let values: Vec<String> = of_table.map(|column| format!("quote(\"{}\")", column.name)).collect();
        let select = format!("SELECT {} AS row FROM \"{table}\" ORDER BY 1", values.join(" || '|' || "));
        let found = query(&database, &select).await;
        rows.extend(found.iter().map(|row| format!("{table}: {}", row.try_get::<String>("", "row").expect("a row"))));
    }
    database.close().await.expect("closes");
    rows
}

fn names(copied: &[CopiedTable]) -> BTreeSet<String> {
    copied.iter().map(|table| table.name.clone()).collect()
}

#[tokio::test]
async fn every_table_of_the_schema_is_copied_and_comes_back_equal() {
    let folder = tempfile::tempdir().expect("a folder");
    let (first, back) = (folder.path().join("first.db"), folder.path().join("back.db"));
    write_migrated_file(&first).await;
    let tables = fill_tables(&first).await;
    assert!(tables.len() > 50 && tables.contains("users") && tables.contains("polling_events"));

    let postgres = match postgres_server() {
        Some(server) => Some(PostgresDatabase::empty(&server).await),
        None => None,
    };
    let other = match &postgres {
        Some(database) => database.url(),
        None => sqlite_url(&folder.path().join("other.db")),
    };
    let mut seen = 0;
    let there = import_database(&first, &other, |_| seen += 1).await.expect("imported");
    assert_eq!(seen, there.len());
    assert_eq!(names(&there), tables);
    assert!(there.iter().all(|table| table.checksum.rows == 2));
    let again = export_database(&other, &back, |_| {}).await.expect("exported");
    assert_eq!(again, there, "checksums do not depend on the database");
    assert_eq!(dump(&back).await, dump(&first).await);
    assert!(!folder.path().join("back.db.partial").exists() && !folder.path().join("back.db-wal").exists());

    // Foreign keys are checked again with each statement.
    if postgres.is_some() {
        let database = Database::connect(&other).await.expect("connects");
        let deferrable = query(&database, "SELECT 1 FROM pg_constraint WHERE condeferrable").await;
        assert!(deferrable.is_empty());
    }
}

fn checksum(rows: &[&[Value]]) -> TableChecksum {
    let mut sum = TableChecksum::default();
    rows.iter().for_each(|row| sum.add(row));
    sum
}

#[test]
fn the_order_of_rows_does_not_matter_and_their_values_do() {
    let one: &[Value] = &["a".into(), "b".into()];
    let other: &[Value] = &["ab".into(), "".into()];
    assert_eq!(checksum(&[one, other]), checksum(&[other, one]));
    assert_ne!(checksum(&[one]), checksum(&[other]));
    let missing: &[Value] = &["ab".into(), Value::String(None)];
    assert_ne!(checksum(&[missing]), checksum(&[other]));
    let number: &[Value] = &[1_i64.into()];
    assert_ne!(checksum(&[number]), checksum(&[&[true.into()]]));
}

/// Readers continue after numbers that they have seen, so a copy continues after the highest one, even if its row is
/// deleted.
#[tokio::test]
async fn numbers_of_rows_continue_after_deleted_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let (first, back) = (folder.path().join("first.db"), folder.path().join("back.db"));
    write_migrated_file(&first).await;
    let source = Db::open(&sqlite_url(&first), Clock::system()).await.expect("opens");
    let event = || NewLiveEvent { team_id: None, kind: "resync".to_owned(), payload: String::new() };
    source.record_live_events(Uuid::nil(), (0..40).map(|_| event()).collect()).await.expect("written");
    source.close().await.expect("closes");
    let database = Database::connect(sqlite_url(&first)).await.expect("opens");
    database.execute_unprepared("DELETE FROM live_events WHERE id > 7").await.expect("deleted");
    database.close().await.expect("closes");

    let postgres = match postgres_server() {
        Some(server) => Some(PostgresDatabase::empty(&server).await),
        None => None,
    };
    let other = match &postgres {
        Some(database) => database.url(),
        None => sqlite_url(&folder.path().join("other.db")),
    };
    import_database(&first, &other, |_| {}).await.expect("imported");
    export_database(&other, &back, |_| {}).await.expect("exported");
    for url in [other, sqlite_url(&back)] {
        let copy = Db::open(&url, Clock::system()).await.expect("opens");
        copy.record_live_events(Uuid::nil(), vec![event()]).await.expect("written");
        assert_eq!(copy.newest_live_event().await.expect("works"), 41, "{url}");
        copy.close().await.expect("closes");
    }
}

#[tokio::test]
async fn a_target_with_rows_or_a_missing_source_is_rejected() {
    let folder = tempfile::tempdir().expect("a folder");
    let (source, used) = (folder.path().join("source.db"), folder.path().join("used.db"));
    write_migrated_file(&source).await;
    write_migrated_file(&used).await;
    let db = Db::open(&sqlite_url(&used), Clock::system()).await.expect("opens");
    db.create_user("ann@example.org", Tier::Free).await.expect("a user");
    db.close().await.expect("closes");
    let before = dump(&used).await;

    let refused = import_database(&source, &sqlite_url(&used), |_| {}).await.expect_err("it has a user");
    assert!(matches!(&refused, CopyError::NotEmpty(_)) && refused.is_caused_by_input(), "{refused}");
    assert_eq!(dump(&used).await, before);
    let refused = export_database(&sqlite_url(&source), &used, |_| {}).await.expect_err("the file exists");
    assert!(matches!(refused, CopyError::FileExists(_)));
    let missing = folder.path().join("missing.db");
    let refused = import_database(&missing, &sqlite_url(&folder.path().join("new.db")), |_| {}).await;
    assert!(matches!(refused, Err(CopyError::FileMissing(_))));
    assert!(!missing.exists() && !folder.path().join("new.db").exists());
}

/// A copy that fails in the middle leaves the target empty, so that it can be repeated.
#[tokio::test]
async fn a_row_that_postgres_cannot_store_is_named_and_nothing_is_written() {
    let Some(server) = postgres_server() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("app.db");
    write_migrated_file(&file).await;
    fill_tables(&file).await;
    let database = Database::connect(sqlite_url(&file)).await.expect("opens");
    database.execute_unprepared("UPDATE users SET display_name = char(65, 0, 66)").await.expect("changed");
    let postgres = PostgresDatabase::empty(&server).await;
    let failed = import_database(&file, &postgres.url(), |_| {}).await.expect_err("a text with a zero");
    let message = failed.to_string();
    assert!(message.contains("users") && message.contains("00000000-0000-0000-0000-000000000001"), "{message}");
    database.execute_unprepared("UPDATE users SET display_name = NULL").await.expect("changed");
    database.close().await.expect("closes");
    import_database(&file, &postgres.url(), |_| {}).await.expect("the second try works");
}

#[tokio::test]
async fn a_source_of_an_older_version_is_rejected() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, target) = (folder.path().join("old.db"), folder.path().join("target.db"));
    write_migrated_file(&file).await;
    let database = Database::connect(sqlite_url(&file)).await.expect("opens");
    let newest = "DELETE FROM seaql_migrations WHERE version = (SELECT max(version) FROM seaql_migrations)";
    database.execute_unprepared(newest).await.expect("deleted");
    database.close().await.expect("closes");
    let refused = import_database(&file, &sqlite_url(&target), |_| {}).await;
    assert!(matches!(refused, Err(CopyError::OldSource { pending: 1 })), "{refused:?}");
}

#[tokio::test]
async fn tables_that_differ_are_named() {
    let (text, number) = (Some("name varchar"), Some("name integer"));
    for (source, target, difference) in [
        (text, None, "the target does not have it"),
        (None, text, "the source does not have it"),
        (text, number, "the column name"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let files = ["source.db", "target.db"].map(|name| folder.path().join(name));
        for (file, column) in files.iter().zip([source, target]) {
            write_migrated_file(file).await;
            let Some(column) = column else { continue };
            let database = Database::connect(sqlite_url(file)).await.expect("opens");
            let create = format!("CREATE TABLE extra (id uuid_text PRIMARY KEY, {column})");
            database.execute_unprepared(&create).await.expect("created");
            database.close().await.expect("closes");
        }
        let refused = import_database(&files[0], &sqlite_url(&files[1]), |_| {}).await.expect_err("they differ");
        let expected = format!("the table extra differs between source and target: {difference}");
        assert_eq!(refused.to_string(), expected);
    }
}

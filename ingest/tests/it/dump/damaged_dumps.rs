//! Files that are not dumps, or are hostile.

use super::fixture::{DumpFixture, text};
use earshot_ingest::dump::DumpKind;
use earshot_ingest::source::{dump_kind, open_source};
use flate2::Compression;
use flate2::write::GzEncoder;
use rusqlite::Connection;
use rusqlite::types::Value;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

fn database(place: &DumpFixture, sql: &str) -> PathBuf {
    let path = place.path("feeds.db");
    let _ = fs::remove_file(&path);
    Connection::open(&path).expect("a database").execute_batch(sql).expect("a schema");
    path
}

fn many_rows(place: &DumpFixture, rows: usize) -> PathBuf {
    let rows: Vec<Vec<(&str, Value)>> = (0..rows)
        .map(|index| {
            let description = "words ".repeat(300);
            vec![
                ("url", text(&format!("https://s{index}.example/feed"))),
                ("title", text(&format!("Show {index}"))),
                ("description", text(&description)),
            ]
        })
        .collect();
    let rows: Vec<&[(&str, Value)]> = rows.iter().map(Vec::as_slice).collect();
    place.write_dump("many.db", &rows)
}

#[test]
fn databases_without_a_podcast_table_are_rejected() {
    let place = DumpFixture::new();
    let cases = [
        ("CREATE TABLE other (id INTEGER PRIMARY KEY)", "it has no podcasts table"),
        (
            "CREATE TABLE x (id INTEGER PRIMARY KEY, url TEXT); CREATE VIEW podcasts AS SELECT * FROM x",
            "podcasts is not a plain table (view)",
        ),
        (
            "CREATE TABLE podcasts (id INTEGER PRIMARY KEY, url TEXT) WITHOUT ROWID",
            "podcasts is not a plain table (table)",
        ),
        ("CREATE TABLE podcasts (id TEXT PRIMARY KEY, url TEXT)", "the podcasts table has no id as primary key"),
        ("CREATE TABLE podcasts (id INTEGER PRIMARY KEY, address TEXT)", "the podcasts table has no url"),
    ];
    for (schema, expected) in cases {
        let message = place.import_error(&database(&place, schema));
        assert!(message.ends_with(&format!("is not a dump of Podcast Index: {expected}")), "{message}");
    }
}

#[test]
fn an_empty_dump_is_imported() {
    let place = DumpFixture::new();
    let report = place.import(&place.write_dump("feeds.db", &[]));
    assert_eq!((report.rows, report.podcasts.new, report.damage), (0, 0, None));
    assert!(place.import(&place.path("feeds.db")).is_known);
}

#[test]
fn other_files_with_a_dump_name_are_rejected() {
    let place = DumpFixture::new();
    let refused = "<html><body>403 Forbidden: please send a User-Agent</body></html>";
    for name in ["podcastindex_feeds.db.tgz", "feeds.db", "x.TAR.GZ"] {
        fs::write(place.path(name), refused).expect("a file");
        let argument = place.path(name).to_string_lossy().into_owned();
        let message = dump_kind(&argument).expect_err("refused").to_string();
        assert!(message.contains("is not a dump: it begins with \"<html><body>403 Forbidden"), "{message}");
        assert!(open_source(&argument).is_err());
    }
    assert_eq!(dump_kind("https://a.example/feeds.db").expect("a URL"), None);
    fs::write(place.path("list.txt"), "https://a.example/").expect("a file");
    assert_eq!(dump_kind(&place.path("list.txt").to_string_lossy()).expect("readable"), None);
}

#[test]
fn a_damaged_database_gives_what_comes_before_the_damage() {
    let place = DumpFixture::new();
    let good = fs::read(many_rows(&place, 300)).expect("a file");
    let cut = place.path("cut.db");
    fs::write(&cut, &good[..good.len() * 2 / 3]).expect("a file");
    let report = place.import(&cut);
    assert!(report.damage.is_some() && report.rows > 0 && report.rows < 300, "{report:?}");
    assert_eq!(place.podcasts().len() as u64, report.rows);
    assert!(!place.import(&cut).is_known, "it is tried again");

    // The complete file adds the rest.
    let report = place.import(&place.path("many.db"));
    assert_eq!((report.rows, report.damage), (300, None));
    assert_eq!(place.podcasts().len(), 300);

    // Overwritten pages all over the file cause no panic.
    for step in [5, 11, 23] {
        let mut bytes = good.clone();
        for page in bytes.chunks_mut(4096).skip(2).step_by(step) {
            page[..64].fill(0xA5);
        }
        let path = place.path(&format!("overwritten{step}.db"));
        fs::write(&path, bytes).expect("a file");
        let other = DumpFixture::new();
        let _ = other.try_import(&path, &());
    }
}

#[test]
fn oversized_rows_are_skipped_and_long_texts_cut() {
    let place = DumpFixture::new();
    let long = |length: usize| text(&"x".repeat(length));
    let dump = place.write_dump(
        "feeds.db",
        &[
            &[("url", text("https://a.example/feed")), ("title", text("A"))],
            &[("url", text("https://b.example/feed")), ("title", text("B")), ("description", long(17 << 20))],
            &[("url", text("https://c.example/feed")), ("title", text("C")), ("description", long(2 << 20))],
            &[("url", text("https://d.example/feed")), ("title", text("D"))],
        ],
    );
    let report = place.import(&dump);
    assert_eq!((report.rows, report.podcasts.new, report.damage), (4, 3, None));
    assert_eq!((report.skipped["too-long"], report.defects["cut-text"]), (1, 1));
    assert_eq!(place.podcast("https://c.example/feed").expect("there").description.len(), 1 << 20);
}

fn write_packed(path: &Path, members: &[(&str, tar::EntryType, &[u8])]) {
    let mut archive = tar::Builder::new(GzEncoder::new(fs::File::create(path).expect("a file"), Compression::fast()));
    for (name, kind, content) in members {
        let mut header = tar::Header::new_gnu();
        // Written as bytes, because the crate rejects such names.
        header.as_old_mut().name[..name.len()].copy_from_slice(name.as_bytes());
        header.set_entry_type(*kind);
        header.set_size(content.len() as u64);
        header.set_mode(0o644);
        header.set_cksum();
        archive.append(&header, *content).expect("a member");
    }
    archive.into_inner().and_then(GzEncoder::finish).expect("packed");
}

#[test]
fn packed_dumps_are_read_whatever_their_members_are_called() {
    let place = DumpFixture::new();
    let database =
        fs::read(place.write_dump("feeds.db", &[&[("url", text("https://a.example/feed")), ("title", text("A"))]]))
            .expect("a file");
    let path = place.path("feeds.tgz");
    let regular = tar::EntryType::Regular;
    write_packed(
        &path,
        &[
            ("../../readme.txt", regular, b"hello"),
            ("dir.db", tar::EntryType::Directory, b""),
            ("link.db", tar::EntryType::Symlink, b""),
            ("/../../../../tmp/earshot-escaped.db", regular, &database),
        ],
    );
    assert_eq!(dump_kind(&path.to_string_lossy()).expect("readable"), Some(DumpKind::Packed));
    assert_eq!(place.import(&path).podcasts.new, 1);
    assert!(!Path::new("/tmp/earshot-escaped.db").exists());

    // gzip without tar.
    let bare = place.path("feeds.db.gz");
    let mut file = GzEncoder::new(fs::File::create(&bare).expect("a file"), Compression::fast());
    file.write_all(&database).and_then(|()| file.finish()).expect("packed");
    assert_eq!(DumpFixture::new().import(&bare).podcasts.new, 1);
}

#[test]
fn cut_or_foreign_archives_are_rejected() {
    let place = DumpFixture::new();
    let path = place.path("feeds.tgz");
    write_packed(&path, &[("readme.txt", tar::EntryType::Regular, b"hello")]);
    assert!(place.import_error(&path).contains("it contains no database (*.db)"));
    write_packed(&path, &[("feeds.db", tar::EntryType::Regular, &[7; 4096])]);
    let message = place.import_error(&path);
    assert!(message.contains("is not a dump of Podcast Index") || message.contains("not a database"), "{message}");
    let whole = fs::read(many_rows(&place, 50)).expect("a file");
    write_packed(&path, &[("feeds.db", tar::EntryType::Regular, &whole)]);
    let bytes = fs::read(&path).expect("a file");
    fs::write(&path, &bytes[..bytes.len() / 2]).expect("a file");
    assert!(place.import_error(&path).contains("cannot be unpacked"), "{}", place.import_error(&path));
    fs::write(&path, [0x1f, 0x8b, 8, 0, 0, 0]).expect("a file");
    assert!(place.import_error(&path).contains("cannot be unpacked"));
}

#[test]
fn a_schema_cannot_run_anything() {
    let place = DumpFixture::new();
    let marker = place.path("harm");
    let sql = format!(
        "CREATE TABLE podcasts (id INTEGER PRIMARY KEY, url TEXT, title TEXT,
             link TEXT AS ('https://harm.example/' || title) VIRTUAL);
         INSERT INTO podcasts (url, title) VALUES ('https://a.example/feed', 'A');
         CREATE TRIGGER harmful AFTER INSERT ON podcasts BEGIN SELECT load_extension('{}'); END",
        marker.display()
    );
    // A computed column is not read.
    let report = place.import(&database(&place, &sql));
    assert_eq!((report.podcasts.new, report.damage), (1, None));
    assert_eq!(place.podcast("https://a.example/feed").expect("there").website_url, None);
}

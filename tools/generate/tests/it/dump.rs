//! The generated dump: the table of the real one, its defects in their shares, and the same bytes each time.

use chrono::NaiveDate;
use earshot_generate::dump::{DumpOptions, generate_dump};
use rusqlite::Connection;
use std::fs;
use std::path::Path;

fn options(podcasts: u64) -> DumpOptions {
    DumpOptions { podcasts, seed: 3, today: NaiveDate::from_ymd_opt(2026, 11, 1).expect("a day") }
}

fn write(path: &Path, podcasts: u64) -> Vec<u8> {
    let mut last = 0;
    generate_dump(&options(podcasts), path, &mut |done| last = done).expect("written");
    assert_eq!(last, podcasts);
    fs::read(path).expect("a file")
}

#[test]
fn the_same_options_give_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let first = write(&folder.path().join("a.db"), 500);
    assert_eq!(first, write(&folder.path().join("b.db"), 500));
    let packed = write(&folder.path().join("c.tgz"), 500);
    assert_eq!(packed, write(&folder.path().join("d.tgz"), 500));
    assert!(packed.starts_with(&[0x1f, 0x8b]));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 4, "nothing is left beside them");
}

#[test]
fn the_shares_match_a_real_dump() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("feeds.db");
    write(&path, 30_000);
    let connection = Connection::open(&path).unwrap();
    let share = |condition: &str| -> f64 {
        let sql = format!("SELECT avg(coalesce({condition}, 0)) FROM podcasts");
        connection.query_row(&sql, [], |row| row.get(0)).unwrap()
    };
    let today = 1_793_491_200;
    let cases = [
        ("1", 1.0, 0.0),
        ("dead = 0", 1.0, 0.0),
        ("lastHttpStatus = 667", 0.019, 0.006),
        ("episodeCount = 0", 0.049, 0.01),
        ("newestItemPubdate IS NULL OR newestItemPubdate = ''", 0.055, 0.01),
        ("description IS NULL OR description = ''", 0.088, 0.01),
        ("title = ''", 0.003, 0.002),
        ("itunesId = ''", 0.25, 0.02),
        ("duplicateOf > 0", 0.004, 0.002),
        ("url LIKE 'https://rss.buzzsprout.%'", 0.002_7, 0.002),
        ("language IN ('in', 'iw', 'eng')", 0.026, 0.006),
        // Share of the rows with a date, which are nearly all.
        (&format!("newestItemPubdate > {today} - 90 * 86400 AND newestItemPubdate <> ''"), 0.084, 0.01),
        (&format!("newestItemPubdate < {today} - 731 * 86400 AND newestItemPubdate <> ''"), 0.668, 0.02),
    ];
    for (condition, expected, tolerance) in cases {
        let found = share(condition);
        assert!((found - expected).abs() <= tolerance, "{condition}: {found}, expected {expected}");
    }
}

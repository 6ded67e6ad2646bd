//! Repeated imports: after a kill at any point, and of a later dump.

use super::fixture::{DumpFixture, number, text};
use earshot_generate::dump::{DumpOptions, generate_dump};
use earshot_ingest::dump::{DumpPhase, DumpProgress, DumpRunError};
use earshot_model::Podcast;
use std::cell::Cell;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

fn generate_dump_file(place: &DumpFixture, name: &str, podcasts: u64) -> PathBuf {
    let path = place.path(name);
    let today = chrono::NaiveDate::from_ymd_opt(2026, 11, 1).expect("a day");
    generate_dump(&DumpOptions { podcasts, seed: 5, today }, &path, &mut |_| {}).expect("written");
    path
}

/// Stops the import at its nth progress call.
struct StopAt {
    left: Cell<u32>,
    phases: Cell<[u32; 3]>,
}

impl DumpProgress for StopAt {
    fn report(&self, phase: DumpPhase, done: u64, total: u64) -> ControlFlow<()> {
        assert!(done <= total, "{phase:?}: {done} of {total}");
        let mut phases = self.phases.get();
        phases[phase as usize] += 1;
        self.phases.set(phases);
        let left = self.left.get();
        self.left.set(left.saturating_sub(1));
        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

fn stop_at(place: &DumpFixture, dump: &Path, nth: u32) -> (bool, [u32; 3]) {
    let progress = StopAt { left: Cell::new(nth), phases: Cell::default() };
    let stopped = match place.try_import(dump, &progress) {
        Ok(_) => false,
        Err(DumpRunError::Stopped) => true,
        Err(error) => panic!("{error}"),
    };
    (stopped, progress.phases.get())
}

/// Returns all imported data: podcasts, and the feeds of their URLs.
fn read_imported(place: &DumpFixture) -> (Vec<Podcast>, Vec<(String, String)>) {
    let podcasts = place.podcasts();
    let urls: Vec<String> = podcasts.iter().map(|podcast| podcast.feed_url.clone()).collect();
    let states = place.writer().feed_states(&urls).expect("states");
    let mut feeds: Vec<(String, String)> =
        states.into_iter().map(|(requested, state)| (requested, format!("{state:?}"))).collect();
    feeds.sort();
    (podcasts, feeds)
}

#[test]
fn a_stopped_import_resumes_to_the_same_result() {
    let source = DumpFixture::new();
    let dump = generate_dump_file(&source, "feeds.tgz", 60);
    let whole = DumpFixture::with_small_batches();
    let report = whole.import(&dump);
    assert_eq!(report.rows, 60);
    let expected = read_imported(&whole);
    assert_eq!(expected.0.len(), expected.1.len());

    // Stopped once, after each step.
    let (_, phases) = stop_at(&DumpFixture::with_small_batches(), &dump, u32::MAX);
    assert!(phases.iter().all(|count| *count > 0), "{phases:?}");
    for nth in (0..phases.iter().sum()).step_by(4) {
        let place = DumpFixture::with_small_batches();
        assert!(stop_at(&place, &dump, nth).0, "stops at {nth}");
        let after = place.import(&dump);
        assert_eq!((after.rows, after.podcasts), (report.rows, report.podcasts), "after {nth}");
        assert_eq!(read_imported(&place), expected, "after {nth}");
    }

    // Stopped repeatedly, two steps further each time. Not packed, because unpacking always restarts.
    let dump = generate_dump_file(&source, "feeds.db", 60);
    let place = DumpFixture::with_small_batches();
    let mut stops = 0;
    while stop_at(&place, &dump, 1).0 {
        stops += 1;
        assert!(stops < 40, "it goes on from where it was");
    }
    assert_eq!(read_imported(&place), expected);
    assert!(place.import(&dump).is_known);
    assert_eq!(std::fs::read_dir(place.path("var/listing")).expect("a folder").count(), 1, "only the lock is left");
}

#[test]
fn the_same_dump_is_skipped_and_a_later_one_updates() {
    let place = DumpFixture::new();
    let row = |id: i64, title: &str| {
        vec![("id", number(id)), ("url", text(&format!("https://s{id}.example/feed"))), ("title", text(title))]
    };
    let write = |name: &str, titles: &[&str]| {
        let rows: Vec<Vec<_>> = (1..).zip(titles).map(|(id, title)| row(id, title)).collect();
        let rows: Vec<&[(&str, rusqlite::types::Value)]> = rows.iter().map(Vec::as_slice).collect();
        place.write_dump(name, &rows)
    };
    let first = write("first.db", &["One", "Two", "Three"]);
    assert_eq!(place.import(&first).podcasts.new, 3);
    let copy = place.path("elsewhere.db");
    std::fs::copy(&first, &copy).expect("copied");
    assert!(place.import(&copy).is_known, "the same bytes under another name");

    let revisions = |place: &DumpFixture| {
        let mut due = place.writer().podcasts_to_crawl(100).expect("podcasts");
        due.sort_by_key(|due| due.podcast.feed_url.clone());
        due.into_iter().map(|due| due.revision).collect::<Vec<_>>()
    };
    let before = revisions(&place);
    let report = place.import(&write("second.db", &["One", "Two, renamed", "Three", "Four"]));
    assert_eq!((report.podcasts.new, report.podcasts.changed, report.podcasts.unchanged), (1, 1, 2));
    let after = revisions(&place);
    assert_eq!((after[0], after[2]), (before[0], before[2]), "what did not change is not noted");
    assert!(after[1] > before[1] && after[3] > before[1]);
    let renamed = place.podcast("https://s2.example/feed").expect("there");
    assert_eq!((renamed.title.as_str(), renamed.slug.as_str()), ("Two, renamed", "two"));
}

#[test]
fn a_generated_dump_has_every_defect_and_each_row_is_accounted_for() {
    let place = DumpFixture { batch_sizes: (900, 500), ..DumpFixture::new() };
    let dump = generate_dump_file(&place, "feeds.db", 4_000);
    let report = place.import(&dump);
    let counts = report.podcasts;
    let sum = counts.new + counts.collapsed + counts.duplicates + report.skipped.values().sum::<u64>();
    assert_eq!((report.rows, sum), (4_000, 4_000), "{report:?}");
    assert!(counts.collapsed > 0 && counts.duplicates > 0 && report.skipped["bad-url"] > 0, "{report:?}");
    for defect in ["no-title", "no-description", "bad-language"] {
        assert!(report.defects[defect] > 0, "{defect}: {report:?}");
    }
    let podcasts = place.podcasts();
    assert_eq!(podcasts.len() as u64, counts.new);
    let genres = podcasts.iter().flat_map(|podcast| &podcast.genres);
    let unknown: Vec<_> = genres.filter(|genre| genre.chars().next().is_some_and(char::is_lowercase)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    assert!(podcasts.iter().any(|podcast| podcast.genres.iter().any(|genre| genre == "Society & Culture")));
}

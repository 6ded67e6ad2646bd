//! The synthetic catalog: exact counts, the same bytes, the statistics that were promised.

use crate::tree::{check_transcript, day, files, read_feed};
use earshot_generate::synthetic::{SyntheticOptions, generate};
use earshot_model::PodcastId;
use std::time::Instant;

fn options(podcasts: u64, episodes: u64, transcripts: u64, seed: u64) -> SyntheticOptions {
    SyntheticOptions { podcasts, episodes, transcripts, seed, today: day("2026-11-21") }
}

#[test]
fn counts_add_up_exactly() {
    let out = tempfile::tempdir().unwrap();
    let options = options(1_203, 9_876, 45, 7);
    let mut steps = Vec::new();
    let report = generate(&options, out.path(), &mut |done| steps.push(done)).unwrap();
    assert_eq!((report.feeds, report.episodes, report.transcripts), (1_203, 9_876, 45));
    assert_eq!((report.pages, report.charts), (1_000, 1));
    assert_eq!(steps, [1_000, 1_203]);

    let written = files(out.path());
    assert_eq!(report.written, written.len() as u64);
    let midnight = options.today.and_hms_opt(0, 0, 0).unwrap().and_utc();
    let (mut items, mut linked, mut stale) = (0, 0, 0);
    for (name, bytes) in written.iter().filter(|(name, _)| name.starts_with("feeds/")) {
        let feed = read_feed(name, bytes);
        items += feed.items;
        assert!(feed.dates.iter().all(|date| *date < midnight), "{name}: a date in the future");
        assert!(feed.dates.windows(2).all(|pair| pair[0] > pair[1]), "{name}: newest first");
        assert!(feed.guid.is_empty() || feed.guid == PodcastId::from_feed_url(&feed.self_url).to_string(), "{name}");
        stale += usize::from(feed.dates.first().is_some_and(|newest| (midnight - *newest).num_days() > 90));
        for url in &feed.transcript_urls {
            let path = url.split_once(".example/").unwrap().1;
            check_transcript(path, &written[path]);
            linked += 1;
        }
    }
    assert_eq!((items, linked), (9_876, 45));
    assert!((650..800).contains(&stale), "{stale} of 1,203 are stale");
    assert!(written.contains_key("feeds/001/p0001202.xml"));
}

#[test]
fn the_seed_decides_everything() {
    let [first, second, third] = [(); 3].map(|()| tempfile::tempdir().unwrap());
    for (out, seed) in [(&first, 1), (&second, 1), (&third, 2)] {
        generate(&options(60, 700, 9, seed), out.path(), &mut |_| {}).unwrap();
    }
    assert!(files(first.path()) == files(second.path()), "the same seed gave two catalogs");
    let (one, other) = (files(first.path()), files(third.path()));
    let same = one.iter().filter(|(name, bytes)| other.get(*name) == Some(bytes)).count();
    assert_eq!(same, 0, "two seeds share a file");
    let again = generate(&options(60, 700, 9, 1), first.path(), &mut |_| {}).unwrap();
    assert_eq!(again.written, 0);
}

#[test]
fn speed() {
    let out = tempfile::tempdir().unwrap();
    let started = Instant::now();
    let report = generate(&options(600, 12_000, 60, 5), out.path(), &mut |_| {}).unwrap();
    let seconds = started.elapsed().as_secs_f64();
    let (feeds, megabytes) = (report.feeds as f64 / seconds, report.bytes as f64 / 1e6 / seconds);
    // Shown with --nocapture; a figure, not a bound.
    show_figure(&format!("{feeds:.0} feeds/s, {megabytes:.1} MB/s, {} bytes in {seconds:.2} s", report.bytes));
}

#[expect(clippy::print_stderr, reason = "the figure is what the test is for")]
fn show_figure(line: &str) {
    eprintln!("{line}");
}

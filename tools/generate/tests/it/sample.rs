//! The authored shows of the repository, and the sample rendered from them.

use crate::file_tree::{check_transcript, day, files, read_feed};
use earshot_generate::sample::{load_shows, render_sample};
use earshot_model::{PodcastId, RecognizedUrl, recognize_url};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

const TODAY: &str = "2026-11-21";

fn shows_dir() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/testkit/fixtures/shows")
}

#[test]
fn every_authored_show_is_sound() {
    let shows = load_shows(&shows_dir()).unwrap_or_else(|error| panic!("{error}"));
    assert!(shows.len() >= 60, "{} shows", shows.len());
    let (mut seen, mut languages) = (BTreeMap::new(), BTreeSet::new());
    for show in &shows {
        let authored = &show.authored;
        let apple_id = show.apple_id().unwrap_or_else(|| panic!("{}: no Apple Podcasts link", show.slug));
        for (what, value) in [("title", &*authored.title), ("domain", show.domain()), ("Apple id", apple_id)] {
            if let Some(other) = seen.insert((what, value.to_owned()), &show.slug) {
                panic!("{} and {other} have the same {what}: {value}", show.slug);
            }
        }
        let titles: BTreeSet<&str> = authored.episodes.iter().map(|episode| episode.title.as_str()).collect();
        assert_eq!(titles.len(), authored.episodes.len(), "{}: an episode's title repeats", show.slug);
        for social in &authored.socials {
            assert!(matches!(recognize_url(social), RecognizedUrl::Profile { .. }), "{}: {social}", show.slug);
        }
        for directory in &authored.directories {
            assert!(matches!(recognize_url(directory), RecognizedUrl::Directory { .. }), "{}: {directory}", show.slug);
        }
        languages.insert(authored.language.split('-').next());
    }
    assert_eq!(languages.len(), 5);
}

#[test]
fn the_sample_is_complete() {
    let out = tempfile::tempdir().unwrap();
    let report = render_sample(&shows_dir(), out.path(), day(TODAY)).unwrap();
    let shows = load_shows(&shows_dir()).unwrap();
    let written = files(out.path());
    assert_eq!(report.feeds, shows.len() as u64);
    assert_eq!(report.written, written.len() as u64);
    assert_eq!(report.bytes, written.values().map(|bytes| bytes.len() as u64).sum::<u64>());

    let (mut linked, mut transcripts, mut pictures) = (0, 0, 0);
    for show in &shows {
        let name = format!("feeds/{}.xml", show.slug);
        let feed = read_feed(&name, &written[&name]);
        assert_eq!(feed.self_url, show.feed_url());
        assert_eq!(feed.guid, PodcastId::from_feed_url(&show.feed_url()).to_string(), "{name}: the guid rule");
        assert_eq!(feed.items, show.authored.episodes.len(), "{name}");
        assert_eq!(feed.enclosures, feed.items, "{name}");
        let midnight = day(TODAY).and_hms_opt(0, 0, 0).unwrap().and_utc();
        assert!(feed.dates.iter().all(|date| *date < midnight), "{name}: a date in the future");
        assert!(feed.dates.windows(2).all(|pair| pair[0] > pair[1]), "{name}: newest first");
        for url in &feed.transcript_urls {
            let file = url.rsplit('/').next().unwrap();
            assert!(written.contains_key(&format!("transcripts/{}/{file}", show.slug)), "{url}");
        }
        linked += feed.transcript_urls.len() as u64;
        for page in ["index.html", "about.html", "contact.html"] {
            assert!(written[&format!("sites/{}/{page}", show.slug)].ends_with(b"</html>\n"));
        }
        for url in &feed.image_urls {
            let name = url.replace("https://", "covers/");
            assert!(written[&name].starts_with(b"\x89PNG"), "{url}");
            pictures += 1;
        }
    }
    for (name, bytes) in written.range("transcripts/".to_owned()..).filter(|(name, _)| name.starts_with("transcripts/"))
    {
        check_transcript(name, bytes);
        transcripts += 1;
    }
    // Each cover also lies on its show's site, and some episodes have their own.
    let covers = written.keys().filter(|name| name.starts_with("covers/")).count();
    assert!(covers > 2 * shows.len(), "{covers} covers");
    assert_eq!(pictures, covers);
    assert_eq!((linked, transcripts), (report.transcripts, report.transcripts));
}

#[test]
fn a_rerun_changes_nothing_and_a_later_day_keeps_the_charts() {
    let (out, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let first = render_sample(&shows_dir(), out.path(), day(TODAY)).unwrap();
    let again = render_sample(&shows_dir(), out.path(), day(TODAY)).unwrap();
    assert_eq!((again.written, again.unchanged, again.bytes), (0, first.written, first.bytes));
    render_sample(&shows_dir(), other.path(), day(TODAY)).unwrap();
    assert!(files(out.path()) == files(other.path()), "two folders differ");

    let before = files(out.path());
    render_sample(&shows_dir(), out.path(), day("2026-11-22")).unwrap();
    let after = files(out.path());
    for (name, bytes) in before.iter().filter(|(name, _)| name.starts_with("charts/")) {
        assert!(after[name] == *bytes, "{name} changed overnight");
    }
}

#[test]
fn charts_have_apples_shape_and_change() {
    let out = tempfile::tempdir().unwrap();
    render_sample(&shows_dir(), out.path(), day(TODAY)).unwrap();
    let mut days: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, bytes) in files(out.path()).into_iter().filter(|(name, _)| name.starts_with("charts/apple/")) {
        let chart: serde_json::Value = serde_json::from_slice(&bytes).unwrap();
        let results = chart["feed"]["results"].as_array().unwrap();
        let ids: Vec<String> = results.iter().map(|result| result["id"].as_str().unwrap().to_owned()).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{name}: a show is listed twice");
        assert!(!ids.is_empty() && results.iter().all(|result| result["kind"] == "podcasts"), "{name}");
        if let Some(date) = name.strip_prefix("charts/apple/us/all/") {
            days.insert(date.trim_end_matches(".json").to_owned(), ids);
        }
    }
    assert!((22..30).contains(&days.len()), "{} of 30 days captured", days.len());
    assert!(days.keys().all(|date| date.as_str() < TODAY));
    let charts: Vec<&Vec<String>> = days.values().collect();
    assert!(charts.windows(2).filter(|pair| pair[0] != pair[1]).count() > 15, "charts move");
    let tops: BTreeSet<&String> = charts.iter().map(|chart| &chart[0]).collect();
    assert!(tops.len() > 1 && tops.len() < 10, "{} shows at the top in a month", tops.len());
    let came_or_went = charts
        .windows(2)
        .filter(|pair| pair[0].iter().collect::<BTreeSet<_>>() != pair[1].iter().collect::<BTreeSet<_>>());
    assert!(came_or_went.count() > 5, "shows come and go");
}

//! Rows become podcasts.

use super::fixture::{DumpFixture, number, text};
use earshot_ingest::run::{RunOptions, ingest_sources};
use earshot_model::{Listing, ListingSource};
use earshot_testkit::{EpisodeBuilder, FeedBuilder, fixed_clock};
use std::collections::HashSet;
use std::fs;

#[test]
fn a_row_becomes_a_podcast() {
    let place = DumpFixture::new();
    let dump = place.write_dump(
        "feeds.db",
        &[&[
            ("id", number(75)),
            ("url", text("https://a.example/feed")),
            ("title", text("Tea &amp; Talk")),
            ("description", text("<p onclick=x>All about tea</p><script>x</script>")),
            ("link", text("/about")),
            ("itunesAuthor", text(" Ann\nAuthor ")),
            ("itunesOwnerName", text("Owen Owner")),
            ("imageUrl", text("https://a.example/a.png")),
            ("itunesType", text("Serial")),
            ("generator", text("made by hand")),
            ("language", text("iw")),
            ("podcastGuid", text("917393e3-1b1e-5cef-ace4-edaa54e1f810")),
            ("itunesId", number(1_500_000_001)),
            ("explicit", number(1)),
            ("lastHttpStatus", number(667)),
            ("dead", number(0)),
            ("newestItemPubdate", number(1_700_000_000)),
            ("oldestItemPubdate", text("1600000000")),
            ("episodeCount", number(42)),
            ("popularityScore", number(7)),
            ("priority", number(3)),
            ("updateFrequency", number(2)),
            ("category1", text("religion")),
            ("category2", text("spirituality")),
            ("category3", text("")),
        ]],
    );
    let report = place.import(&dump);
    assert_eq!((report.rows, report.podcasts.new), (1, 1));
    assert!(report.skipped.is_empty() && report.defects.is_empty(), "{report:?}");
    let podcast = place.podcast("https://a.example/feed").expect("imported");
    assert_eq!(podcast.title, "Tea & Talk");
    assert_eq!(podcast.slug, "tea-talk");
    assert_eq!(
        (podcast.description.as_str(), podcast.description_html.as_str()),
        ("All about tea", "<p>All about tea</p>")
    );
    assert_eq!(podcast.author.as_deref(), Some("Ann Author"));
    assert_eq!(podcast.owner_name.as_deref(), Some("Owen Owner"));
    assert_eq!(podcast.website_url.as_deref(), Some("https://a.example/about"));
    assert_eq!((podcast.language.as_deref(), podcast.kind.as_deref()), (Some("he"), Some("serial")));
    assert_eq!(podcast.genres, ["Religion & Spirituality"]);
    assert_eq!((podcast.apple_id, podcast.explicit), (Some(1_500_000_001), Some(true)));
    assert_eq!(podcast.guid.as_deref(), Some("917393e3-1b1e-5cef-ace4-edaa54e1f810"));
    let listing = Listing {
        source: ListingSource::PodcastIndex,
        listed_id: 75,
        episode_count: Some(42),
        newest_at: chrono::DateTime::from_timestamp(1_700_000_000, 0),
        oldest_at: chrono::DateTime::from_timestamp(1_600_000_000, 0),
        popularity: Some(7),
        priority: Some(3),
        update_frequency: Some(2),
        http_status: Some(667),
        dead: false,
    };
    assert_eq!(podcast.listing, Some(listing));
    let state = place.writer().feed_states(&["https://a.example/feed".to_owned()]).expect("states");
    let state = &state["https://a.example/feed"];
    assert_eq!((state.podcast_id, state.body_hash.as_deref()), (podcast.id, None));
    let scored = place.writer().podcasts_to_score(10, earshot_testkit::fixed_clock().now()).expect("podcasts");
    assert_eq!((scored[0].episodes.is_from_listing, scored[0].episodes.episode_count), (true, 42));
}

#[test]
fn defects_are_counted_and_lose_no_more_than_their_field() {
    let place = DumpFixture::new();
    let nothing = text("");
    let dump = place.write_dump(
        "feeds.db",
        &[
            &[("url", text("")), ("title", text("No URL"))],
            &[("url", text("ftp://a.example/")), ("title", text("Bad URL"))],
            &[("url", text("https://untitled.example/feed")), ("title", nothing.clone())],
            &[
                ("url", text("https://empty.example/feed")),
                ("title", text("Empty numbers")),
                ("itunesId", nothing.clone()),
                ("explicit", nothing.clone()),
                ("newestItemPubdate", text(" ")),
                ("episodeCount", nothing.clone()),
                ("language", text("klingon!")),
                ("imageUrl", text("javascript:alert(1)")),
            ],
            &[
                ("url", text("https://odd.example/feed")),
                ("title", text("Odd numbers")),
                ("episodeCount", text("many")),
                ("newestItemPubdate", number(9_999_999_999)),
                ("oldestItemPubdate", number(i64::MIN)),
                ("updateFrequency", number(77)),
                ("explicit", number(5)),
                ("description", rusqlite::types::Value::Blob(b"not \xff text".to_vec())),
            ],
        ],
    );
    let report = place.import(&dump);
    assert_eq!((report.rows, report.podcasts.new), (5, 3));
    assert_eq!((report.skipped["no-url"], report.skipped["bad-url"]), (1, 1));
    let expected = [
        ("bad-date", 2),
        ("bad-image", 1),
        ("bad-language", 1),
        ("bad-number", 1),
        ("no-description", 2),
        ("no-title", 1),
    ];
    let defects: Vec<(&str, u64)> = report.defects.iter().map(|(kind, count)| (kind.as_str(), *count)).collect();
    assert_eq!(defects, expected);
    assert_eq!(place.podcast("https://untitled.example/feed").expect("there").title, "untitled.example/feed");
    let odd = place.podcast("https://odd.example/feed").expect("there");
    assert_eq!(odd.description, "not \u{FFFD} text");
    let listing = odd.listing.expect("listed");
    assert_eq!((listing.newest_at, listing.update_frequency, odd.explicit), (None, None, None));
}

#[test]
fn columns_are_found_by_name_and_may_be_missing_or_more() {
    let place = DumpFixture::new();
    let dump = place.write_table(
        "feeds.db",
        "extra BLOB, TITLE TEXT, id INTEGER PRIMARY KEY, \"select\" TEXT, Url TEXT",
        &[&[("url", text("https://a.example/feed")), ("title", text("Tea")), ("extra", number(1))]],
    );
    assert_eq!(place.import(&dump).podcasts.new, 1);
    assert_eq!(place.podcast("https://a.example/feed").expect("there").title, "Tea");
}

#[test]
fn rows_of_one_feed_are_one_podcast_and_duplicates_redirect() {
    let place = DumpFixture::new();
    let row = |id: i64, url: &str, popularity: i64, duplicate_of: i64| {
        vec![
            ("id", number(id)),
            ("url", text(url)),
            ("title", text(&format!("Row {id}"))),
            ("popularityScore", number(popularity)),
            ("duplicateOf", number(duplicate_of)),
        ]
    };
    let rows = [
        row(1, "https://a.example/feed", 1, 0),
        row(2, "http://a.example/feed", 9, 0),
        row(3, "https://a.example/feed/", 5, 0),
        row(4, "https://b.example/feed", 0, 2),
        row(5, "https://c.example/feed", 0, 4),
        // Rows that refer to a missing row, to themselves, and in a cycle.
        row(6, "https://d.example/feed", 0, 99),
        row(7, "https://e.example/feed", 0, 7),
        row(8, "https://f.example/feed", 0, 9),
        row(9, "https://g.example/feed", 0, 8),
    ];
    let rows: Vec<&[(&str, rusqlite::types::Value)]> = rows.iter().map(Vec::as_slice).collect();
    let dump = place.write_dump("feeds.db", &rows);
    let report = place.import(&dump);
    let counts = report.podcasts;
    assert_eq!((counts.new, counts.collapsed, counts.duplicates), (5, 2, 2));
    assert_eq!(place.podcast("https://a.example/feed").expect("there").title, "Row 2");
    assert!(place.podcast("https://b.example/feed").is_none());
    let requested = ["https://b.example/feed", "https://c.example/feed"].map(str::to_owned);
    let states = place.writer().feed_states(&requested).expect("states");
    for url in &requested {
        assert_eq!(states[url].url, "http://a.example/feed", "{url}");
    }
}

#[test]
fn slugs_are_unique_however_many_shows_have_the_same_title() {
    let place = DumpFixture::with_small_batches();
    let rows: Vec<Vec<_>> = (0..60)
        .map(|index| {
            let title = match index % 6 {
                0 | 1 => "The Weekly".to_owned(),
                2 => "Search".to_owned(),
                3 => "🎧".to_owned(),
                4 => format!("Show {index}"),
                _ => "the weekly!".to_owned(),
            };
            let popularity = i64::from(index == 11);
            vec![
                ("url", text(&format!("https://s{index}.example/feed"))),
                ("title", text(&title)),
                ("popularityScore", number(popularity)),
            ]
        })
        .collect();
    let rows: Vec<&[(&str, rusqlite::types::Value)]> = rows.iter().map(Vec::as_slice).collect();
    place.import(&place.write_dump("feeds.db", &rows));
    let podcasts = place.podcasts();
    let slugs: HashSet<&str> = podcasts.iter().map(|podcast| podcast.slug.as_str()).collect();
    assert_eq!((podcasts.len(), slugs.len()), (60, 60));
    assert_eq!(place.podcast("https://s11.example/feed").expect("there").slug, "the-weekly");
    assert!(!slugs.contains("search") && slugs.iter().all(|slug| !slug.is_empty()));
}

#[test]
fn feed_values_override_dump_values() {
    let place = DumpFixture::new();
    let feeds = place.path("feeds");
    fs::create_dir(&feeds).expect("a folder");
    let feed = FeedBuilder::new("Tea, by itself").self_url("https://tea.example/feed");
    fs::write(feeds.join("tea.xml"), feed.episode(EpisodeBuilder::new("1", "one")).build()).expect("a file");
    let read = || {
        let source = [feeds.to_string_lossy().into_owned()];
        ingest_sources(&source, &mut place.writer(), None, &RunOptions::new(fixed_clock()), &()).expect("a run")
    };
    let row = |popularity: i64| {
        vec![
            ("url", text("https://tea.example/feed")),
            ("title", text("Tea, by the dump")),
            ("itunesId", number(7)),
            ("popularityScore", number(popularity)),
        ]
    };
    read();
    let report = place.import(&place.write_dump("first.db", &[&row(1)]));
    assert_eq!((report.podcasts.new, report.podcasts.known), (0, 1));
    let podcast = place.podcast("https://tea.example/feed").expect("there");
    assert_eq!((podcast.title.as_str(), podcast.apple_id), ("Tea, by itself", Some(7)));
    assert_eq!(podcast.listing.and_then(|listing| listing.popularity), Some(1));
    let scored = place.writer().podcasts_to_score(10, earshot_testkit::fixed_clock().now()).expect("podcasts");
    assert_eq!((scored[0].episodes.is_from_listing, scored[0].episodes.episode_count), (false, 1));

    // In reverse: the dump first, then the feed, then a later dump.
    let other = DumpFixture::new();
    other.import(&other.write_dump("first.db", &[&row(1)]));
    let source = [feeds.to_string_lossy().into_owned()];
    let first =
        ingest_sources(&source, &mut other.writer(), None, &RunOptions::new(fixed_clock()), &()).expect("a run");
    assert_eq!(first.new, 1);
    other.import(&other.write_dump("second.db", &[&row(2)]));
    let podcast = other.podcast("https://tea.example/feed").expect("there");
    assert_eq!((podcast.title.as_str(), podcast.slug.as_str()), ("Tea, by itself", "tea-by-the-dump"));
    assert_eq!((podcast.apple_id, podcast.listing.and_then(|listing| listing.popularity)), (Some(7), Some(2)));
}

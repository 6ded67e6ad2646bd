//! Charts: from captures to queries on a generation.

use super::*;
use chrono::NaiveDate;
use earshot_catalog::ChartHistory;
use earshot_model::DirectoryKind;
use earshot_model::chart::{
    ChartCapture, ChartCategory, ChartCountry, ChartFrequency, ChartKey, ChartMatch, ChartPlatform, ChartRanking,
    ChartShow, ChartSource, Coverage,
};

pub fn key(source: ChartSource, country: &str, category: &str) -> ChartKey {
    ChartKey {
        source,
        frequency: ChartFrequency::Daily,
        country: ChartCountry::parse(country).expect("a country"),
        category: ChartCategory::parse(category).expect("a category"),
    }
}

fn us_news() -> ChartKey {
    key(ChartSource::AppleGenre, "us", "news")
}

fn date(text: &str) -> NaiveDate {
    text.parse().expect("a date")
}

/// Builds a capture with one letter per position. `?` is an entry without an identified show, `-` a missing position.
pub fn capture(key: ChartKey, day: &str, shows: &str) -> ChartCapture {
    let period = date(day).and_time(chrono::NaiveTime::MIN).and_utc();
    let ranking = |(position, letter): (u16, char)| match letter {
        '-' => None,
        '?' => Some(ChartRanking { position, show: None }),
        letter => Some(ChartRanking { position, show: Some(show(letter)) }),
    };
    let rankings = (1..).zip(shows.chars()).filter_map(ranking).collect();
    ChartCapture { key, period, captured_at: period, is_whole: true, rankings }
}

fn show(letter: char) -> ChartShow {
    ChartShow {
        platform_id: u32::from(letter).to_string(),
        title: format!("Show {letter}"),
        creator: Some("Ada O'Neill".to_owned()),
        image_url: None,
    }
}

pub fn put(writer: &mut Writer, capture: ChartCapture) {
    let (platform, day) = (capture.key.platform(), capture.date());
    writer.put_charts(platform, day, &[capture]).expect("written");
}

fn history(dir: &DataDir, writer: &mut Writer) -> ChartHistory {
    writer.compact_charts().expect("compacted");
    // Each generation gets its own folder, because starting one removes an unfinished one.
    let own = DataDir::new(tempfile::tempdir_in(dir.path()).expect("a folder").keep());
    let next = generation::start(&own, std::time::Duration::ZERO).expect("starts");
    writer.export_charts(&next).expect("exported");
    ChartHistory::open(&next.charts(), &CatalogOptions::default()).expect("a history")
}

/// Returns the letters of the shows of each day.
fn letters_by_day(history: &ChartHistory, key: ChartKey) -> Vec<(String, String)> {
    let days = history.rows_of_chart(key, date("2026-01-01"), date("2026-12-31")).expect("rows");
    let letters = |rows: Vec<(u16, u32)>| {
        let numbers: Vec<u32> = rows.iter().map(|(_, show)| *show).collect();
        let shows = history.shows(&numbers).expect("shows");
        numbers.iter().map(|number| shows[number].show.title.chars().last().expect("a letter")).collect()
    };
    days.into_iter().map(|(date, rows)| (date.to_string(), letters(rows))).collect()
}

fn open() -> (tempfile::TempDir, DataDir, Writer) {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = DataDir::new(folder.path());
    let writer = Writer::open(&dir, CatalogOptions::default(), "test").expect("a writer");
    (folder, dir, writer)
}

#[test]
fn rewriting_a_day_replaces_it() {
    let (_folder, dir, mut writer) = open();
    let other = key(ChartSource::AppleTop, "de", "all");
    put(&mut writer, capture(us_news(), "2026-11-01", "abc"));
    put(&mut writer, capture(other, "2026-11-01", "xy"));
    put(&mut writer, capture(us_news(), "2026-11-01", "bac"));
    put(&mut writer, capture(us_news(), "2026-12-01", "cab"));
    let found = history(&dir, &mut writer);
    let pair = |day: &str, shows: &str| (day.to_owned(), shows.to_owned());
    assert_eq!(letters_by_day(&found, us_news()), [pair("2026-11-01", "bac"), pair("2026-12-01", "cab")]);
    assert_eq!(letters_by_day(&found, other), [pair("2026-11-01", "xy")]);
    let spans: Vec<_> = found.spans().iter().map(|span| (span.key, span.first, span.last)).collect();
    assert_eq!(
        spans,
        [(other, date("2026-11-01"), date("2026-11-01")), (us_news(), date("2026-11-01"), date("2026-12-01"))]
    );

    // A compacted month is compacted again only when one of its days is replaced.
    assert_eq!(writer.compact_charts().expect("compacted"), 0);
    put(&mut writer, capture(us_news(), "2026-11-01", "c"));
    assert_eq!(writer.compact_charts().expect("compacted"), 1);
    assert_eq!(letters_by_day(&history(&dir, &mut writer), us_news())[0], pair("2026-11-01", "c"));
    // The previous generation still reads its own files.
    assert_eq!(letters_by_day(&found, us_news())[0], pair("2026-11-01", "bac"));
}

#[test]
fn latest_positions_are_of_the_newest_capture_of_each_chart() {
    let (_folder, dir, mut writer) = open();
    let (tea, salt) = (podcast("https://a.example/feed", "Show a"), podcast("https://b.example/feed", "Show b"));
    writer.put_feeds(vec![update(&tea, vec![]), update(&salt, vec![])]).expect("written");
    let top = |source, country| key(source, country, "top podcasts");
    put(&mut writer, capture(us_news(), "2026-10-29", "ab"));
    put(&mut writer, capture(us_news(), "2026-10-30", "a"));
    put(&mut writer, capture(us_news(), "2026-10-31", "ab"));
    put(&mut writer, capture(us_news(), "2026-11-02", "xba"));
    // Another source of the same chart with an older capture is not used.
    put(&mut writer, capture(top(ChartSource::AppleTop, "de"), "2026-11-02", "b"));
    put(&mut writer, capture(top(ChartSource::AppleGenre, "de"), "2026-11-01", "a"));
    // A chart that is no longer captured.
    put(&mut writer, capture(top(ChartSource::AppleTop, "fr"), "2026-10-10", "ab"));
    assert_eq!(history(&dir, &mut writer).latest_positions().expect("places"), [], "nobody is matched yet");
    writer.match_chart_shows().expect("matches");
    let found = history(&dir, &mut writer).latest_positions().expect("places");
    let mut found: Vec<_> = found
        .iter()
        .map(|(id, place)| {
            let title = if *id == tea.id { "a" } else { "b" };
            let days = (place.days, place.streak);
            (title, place.chart.to_string(), place.date.to_string(), place.position, place.previous, days)
        })
        .collect();
    found.sort();
    let row = |title, chart: &str, position, previous, days| {
        (title, chart.to_owned(), "2026-11-02".to_owned(), position, previous, days)
    };
    assert_eq!(
        found,
        [
            row("a", "apple daily us news", 3, Some(1), (4, 4)),
            row("b", "apple daily de top podcasts", 1, None, (1, 1)),
            row("b", "apple daily us news", 2, Some(2), (3, 2)),
        ]
    );
}

#[test]
fn a_streak_ends_at_the_first_capture_without_the_show() {
    let (_folder, dir, mut writer) = open();
    let shows =
        ["a", "b", "c"].map(|letter| podcast(&format!("https://{letter}.example/feed"), &format!("Show {letter}")));
    writer.put_feeds(shows.iter().map(|show| update(show, vec![])).collect()).expect("written");
    // More captures than a year has days. Several on one day need fewer files.
    for day in 0..16 {
        let date = date("2026-10-01") + Duration::days(day);
        let capture_at = |hour: i64| {
            let shows = match 384 - (day * 24 + hour) {
                64 => "a-c",
                63 => "ab",
                _ => "abc",
            };
            let capture = capture(us_news(), &date.to_string(), shows);
            ChartCapture { period: capture.period + Duration::hours(hour), ..capture }
        };
        let captures: Vec<ChartCapture> = (0..24).map(capture_at).collect();
        writer.put_charts(ChartPlatform::Apple, date, &captures).expect("written");
    }
    writer.match_chart_shows().expect("matches");
    let found = history(&dir, &mut writer).latest_positions().expect("places");
    let days = shows.map(|show| {
        let (_, place) = found.iter().find(|(id, _)| *id == show.id).expect("a place");
        (place.days, place.streak)
    });
    assert_eq!(days, [(384, 372), (383, 63), (383, 62)], "of at most 372 captures");
}

#[test]
fn files_of_a_month_have_its_name_and_others_are_skipped() {
    let (_folder, dir, mut writer) = open();
    put(&mut writer, capture(us_news(), "2026-03-09", "abc"));
    writer.compact_charts().expect("compacted");
    let months = dir.path().join("charts/months");
    let files = std::fs::read_dir(&months).expect("months").map(|entry| entry.expect("an entry").path());
    let files: Vec<_> = files.collect();
    assert_eq!(files.len(), 3);
    for file in files {
        let name = file.file_name().expect("a name").to_string_lossy();
        let rest = name.strip_prefix("apple-2026-03.").expect("its name");
        for other in ["deezer-2026-03", "apple-2026-03-01"] {
            std::fs::copy(&file, months.join(format!("{other}.{rest}"))).expect("copied");
        }
    }
    assert_eq!(letters_by_day(&history(&dir, &mut writer), us_news()), [("2026-03-09".to_owned(), "abc".to_owned())]);
}

#[test]
fn partial_files_of_a_killed_process_are_skipped() {
    let (_folder, dir, mut writer) = open();
    put(&mut writer, capture(us_news(), "2026-11-01", "abc"));
    let days = dir.path().join("charts/days/apple");
    std::fs::write(days.join("2026-11-02.parquet.partial"), b"PAR1 half a file").expect("written");
    writer.compact_charts().expect("compacted");
    let months = dir.path().join("charts/months");
    let by_show = std::fs::read_dir(&months).expect("months").map(|entry| entry.expect("an entry").path());
    let by_show: Vec<_> = by_show.filter(|path| path.to_string_lossy().contains("by-show")).collect();
    std::fs::remove_file(&by_show[0]).expect("removed");
    assert_eq!(letters_by_day(&history(&dir, &mut writer), us_news()), [("2026-11-01".to_owned(), "abc".to_owned())]);
}

#[test]
fn unidentified_positions_and_missing_positions_differ() {
    let (_folder, dir, mut writer) = open();
    put(&mut writer, capture(us_news(), "2026-11-01", "abc"));
    put(&mut writer, capture(us_news(), "2026-11-02", "a?c"));
    put(&mut writer, capture(us_news(), "2026-11-03", "a-c"));
    put(&mut writer, ChartCapture { is_whole: false, ..capture(us_news(), "2026-11-05", "ab") });
    let found = history(&dir, &mut writer);
    let days = found.days(&[us_news()], date("2026-11-01"), date("2026-11-05")).expect("days");
    let coverage: Vec<_> =
        days[&us_news()].values().map(|day| (day.positions, day.unresolved, day.depth, day.coverage())).collect();
    assert_eq!(
        coverage,
        [
            (3, 0, 3, Coverage::Complete),
            (3, 1, 3, Coverage::UnresolvedIdentities),
            (2, 0, 3, Coverage::Incomplete),
            (2, 0, 2, Coverage::Incomplete),
        ]
    );
}

#[test]
fn a_shows_positions_on_every_chart() {
    let (_folder, dir, mut writer) = open();
    let spotify = key(ChartSource::Spotify, "us", "top podcasts");
    put(&mut writer, capture(us_news(), "2026-10-31", "ab"));
    put(&mut writer, capture(us_news(), "2026-11-01", "ba"));
    put(&mut writer, capture(key(ChartSource::AppleTop, "gb", "all"), "2026-11-01", "xya"));
    put(&mut writer, capture(spotify, "2026-11-01", "a"));
    let found = history(&dir, &mut writer);
    let id = show('a').platform_id;
    let number = found.show_by_id(ChartPlatform::Apple, &id).expect("read").expect("a number");
    assert_ne!(found.show_by_id(ChartPlatform::Spotify, &id).expect("read"), Some(number));
    let read = |first, last| {
        found.positions_of_shows(ChartPlatform::Apple, &[number], date(first), date(last)).expect("positions")
    };
    let all = read("2026-01-01", "2026-12-31");
    assert_eq!(all.len(), 2);
    assert_eq!(all[&us_news()].values().copied().collect::<Vec<_>>(), [1, 2]);
    assert_eq!(read("2026-11-01", "2026-11-01")[&us_news()].len(), 1);
    assert_eq!(found.show_by_id(ChartPlatform::Apple, "'; --").expect("read"), None);
}

#[test]
fn a_renamed_show_has_the_name_of_its_newest_chart() {
    let (_folder, dir, mut writer) = open();
    let named = |day: &str, title: &str| {
        let mut capture = capture(us_news(), day, "a");
        capture.rankings[0].show.as_mut().expect("a show").title = title.to_owned();
        capture
    };
    put(&mut writer, named("2026-11-02", "New name"));
    put(&mut writer, named("2026-11-01", "Old name"));
    let found = history(&dir, &mut writer);
    assert_eq!(found.shows(&[1]).expect("shows")[&1].show.title, "New name");
}

#[test]
fn shows_are_matched_by_the_strongest_evidence_and_rematched_for_new_podcasts() {
    let (_folder, dir, mut writer) = open();
    put(&mut writer, capture(us_news(), "2026-11-01", "abcd"));
    put(&mut writer, capture(key(ChartSource::Spotify, "us", "all"), "2026-11-01", "a"));
    assert_eq!(writer.match_chart_shows().expect("matched").matched, 0);

    let listed = Podcast { apple_id: Some(97), ..podcast("https://a.example/feed", "Show A") };
    let linked = podcast("https://b.example/feed", "Another name");
    // Two podcasts with the same title and author are ambiguous.
    let duplicates = [podcast("https://c.example/1", "Show C"), podcast("https://c.example/2", "Show C")];
    let by_name = podcast("https://d.example/feed", "  SHOW: Ð d");
    let by_name = Podcast { title: "show — d!".to_owned(), ..by_name };
    for podcast in [&listed, &linked, &duplicates[0], &duplicates[1], &by_name] {
        writer.put_feeds(vec![update(podcast, vec![episode(podcast, 1)])]).expect("written");
    }
    let due = writer.podcasts_to_crawl(100).expect("due");
    let crawled: Vec<CrawlUpdate> = due
        .iter()
        .map(|due| CrawlUpdate {
            podcast_id: due.podcast.id,
            revision: due.revision,
            links: if due.podcast.id == linked.id {
                vec![Link {
                    podcast_id: linked.id,
                    kind: LinkKind::Directory(DirectoryKind::Apple),
                    url: "https://podcasts.apple.com/us/podcast/x/id98".to_owned(),
                    source: LinkSource::Website,
                    sighting: None,
                    first_seen_at: now(),
                    last_seen_at: now(),
                }]
            } else {
                Vec::new()
            },
            site: None,
            contacts: None,
        })
        .collect();
    writer.put_links(&crawled, now()).expect("written");

    let report = writer.match_chart_shows().expect("matched");
    assert_eq!((report.shows, report.newly_matched), (5, 4), "{report:?}");
    let found = history(&dir, &mut writer);
    let shows = found.shows(&[1, 2, 3, 4, 5]).expect("shows");
    let of = |platform, letter: char| {
        let is_it = |show: &&earshot_model::chart::ChartShowRecord| {
            show.platform == platform && show.show.title.ends_with(letter)
        };
        let show = shows.values().find(is_it).expect("a show");
        (show.podcast_id, show.matched_by)
    };
    assert_eq!(of(ChartPlatform::Apple, 'a'), (Some(listed.id), Some(ChartMatch::ListedId)));
    assert_eq!(of(ChartPlatform::Apple, 'b'), (Some(linked.id), Some(ChartMatch::OwnLink)));
    assert_eq!(of(ChartPlatform::Apple, 'c'), (None, None));
    assert_eq!(of(ChartPlatform::Apple, 'd'), (Some(by_name.id), Some(ChartMatch::TitleAndAuthor)));
    assert_eq!(of(ChartPlatform::Spotify, 'a'), (Some(listed.id), Some(ChartMatch::TitleAndAuthor)));
    assert_eq!(found.shows_of_podcast(listed.id).expect("shows").len(), 2);

    // A feed stated by the platform is stronger evidence than a title.
    writer.put_chart_feeds(&[("100".to_owned(), "http://www.c.example/2/".to_owned())]).expect("noted");
    writer.put_chart_feeds(&[("99".to_owned(), "https://c.example/2".to_owned())]).expect("noted");
    assert_eq!(writer.match_chart_shows().expect("matched").newly_matched, 2);
    let found = history(&dir, &mut writer);
    assert_eq!(found.shows_of_podcast(duplicates[1].id).expect("shows").len(), 2);
    assert!(found.shows_of_podcast(by_name.id).expect("shows").is_empty());
}

#[test]
fn a_generation_reports_whether_its_charts_are_current() {
    let (_folder, dir, mut writer) = open();
    let show = podcast("https://a.example/feed", "Show A");
    writer.put_feeds(vec![update(&show, vec![episode(&show, 1)])]).expect("written");
    let publish = |writer: &mut Writer| {
        let next = generation::start(&dir, std::time::Duration::ZERO).expect("a folder");
        writer.export(&next.tables(), &next.name, 0).expect("exported");
        writer.export_charts(&next).expect("exported");
        generation::publish(&dir, next, now(), 1, Vec::new(), Default::default()).expect("published")
    };
    let without = publish(&mut writer);
    assert!(writer.has_current_charts(&without).expect("told"));
    put(&mut writer, capture(us_news(), "2026-11-01", "a"));
    writer.compact_charts().expect("compacted");
    assert!(!writer.has_current_charts(&without).expect("told"));
    let with = publish(&mut writer);
    assert!(writer.has_current_charts(&with).expect("told"));
    writer.match_chart_shows().expect("matched");
    assert!(!writer.has_current_charts(&with).expect("told"), "a match is news");
}

#[test]
fn a_damaged_show_file_is_an_error() {
    let (_folder, dir, mut writer) = open();
    put(&mut writer, capture(us_news(), "2026-11-01", "ab"));
    writer.compact_charts().expect("compacted");
    let own = DataDir::new(tempfile::tempdir_in(dir.path()).expect("a folder").keep());
    let next = generation::start(&own, std::time::Duration::ZERO).expect("starts");
    writer.export_charts(&next).expect("exported");
    let read = || ChartHistory::open(&next.charts(), &CatalogOptions::default());
    assert_eq!(read().expect("opened").shows(&[0, 1, 2, 3, u32::MAX]).expect("shows").len(), 2);
    let shows = std::fs::read_dir(next.charts()).expect("files").map(|entry| entry.expect("an entry").path());
    let is_shows = |path: &std::path::PathBuf| path.to_string_lossy().contains("shows.");
    let file = shows.into_iter().find(is_shows).expect("the shows");
    let whole = std::fs::read(&file).expect("read");
    for cut in (0..whole.len()).step_by(61) {
        std::fs::write(&file, &whole[..cut]).expect("written");
        assert!(read().is_err(), "{cut}");
    }
    for at in (0..whole.len()).step_by(29) {
        let mut bytes = whole.clone();
        bytes[at] ^= 0xff;
        std::fs::write(&file, &bytes).expect("written");
        // Damaged bytes may return an error or another show, but must not panic.
        let _ = read().map(|history| history.shows(&[1, 2]));
    }
}

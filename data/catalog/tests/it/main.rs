//! The catalog from feed updates to the tables of a generation, on a real database.

mod charts;
mod contacts;
mod corrected_facts;
mod credits;
mod downloads;
mod embedding_archive;
mod feed_checks;
mod generations;
mod listing;
mod merge;
mod people;
mod private_files;
mod ratings;
mod rss_statistics;
mod scores;
mod shows;
mod transcripts;
mod verify;
mod writers;

use chrono::{DateTime, Duration, TimeZone as _, Utc};
use earshot_catalog::{
    CatalogError, CatalogOptions, CrawlUpdate, DataDir, FeedAlias, FeedItem, FeedState, FeedUpdate, GenerationDatabase,
    ItemKeys, ScoreUpdate, Writer, generation,
};
use earshot_model::namespace::{RemoteItem, Trailer};
use earshot_model::{
    Affiliation, AffiliationKind, AffiliationSource, Cue, Enclosure, EnclosureSource, Episode, EpisodeId,
    EpisodeNamespace, Issue, Link, LinkKind, LinkSource, Podcast, PodcastId, PodcastNamespace, PodcastScore, Severity,
    SocialKind, TagCounts, Timestamp, Transcript, TranscriptFormat, ValueCount, slug,
};
use std::path::Path;

fn now() -> Timestamp {
    Utc.with_ymd_and_hms(2026, 11, 1, 12, 0, 0).single().expect("a moment")
}

fn podcast(url: &str, title: &str) -> Podcast {
    Podcast {
        author: Some("Ada O'Neill".to_owned()),
        description_html: "<p>About</p>".to_owned(),
        description: "About".to_owned(),
        language: Some("en-GB".to_owned()),
        genres: vec!["Technology".to_owned()],
        explicit: Some(false),
        namespace: PodcastNamespace { locked_owner: Some("a@b.example".to_owned()), ..Default::default() },
        tag_counts: TagCounts { channel: vec!["podcast:locked".to_owned()], ..Default::default() },
        ..Podcast::new(url, title, now())
    }
}

fn episode(podcast: &Podcast, number: i64) -> Episode {
    let id = EpisodeId::derive(podcast.id, &number.to_string());
    let title = format!("Episode {number}");
    Episode {
        slug: slug::for_episode(&title, id),
        guid: Some(number.to_string()),
        title,
        description_html: "<a href=\"https://a.example\">notes</a>".to_owned(),
        description: "notes".to_owned(),
        enclosure_url: Some(format!("https://a.example/{number}.mp3")),
        enclosure_type: Some("audio/mpeg".to_owned()),
        duration_s: Some(600),
        published_at: Some(now() - Duration::days(7 * number)),
        number: i32::try_from(number).ok(),
        enclosures: vec![enclosure()],
        namespace: EpisodeNamespace { fractional_number: Some(1.5), ..Default::default() },
        date_rank: Some(2),
        ..Episode::new(id, podcast.id, now())
    }
}

fn enclosure() -> Enclosure {
    serde_json::from_str(r#"{"kind": "alternate", "sources": [{"uri": "ipfs://x"}], "bytes": 7}"#)
        .expect("an enclosure")
}

fn transcript(episode: &Episode) -> Transcript {
    Transcript {
        episode_id: episode.id,
        podcast_id: episode.podcast_id,
        language: None,
        source: "a.vtt".to_owned(),
        format: TranscriptFormat::Vtt,
        cues: vec![cue()],
        fetched_at: now(),
        corrected_at: None,
        confidence: None,
    }
}

fn cue() -> Cue {
    Cue { start_ms: Some(0), end_ms: Some(900), speaker: Some("Ada".to_owned()), text: "Hello".to_owned() }
}

fn update(podcast: &Podcast, episodes: Vec<Episode>) -> FeedUpdate {
    let items = episodes
        .iter()
        .map(|episode| FeedItem { episode_id: episode.id, hash: 7, keys: ItemKeys::default() })
        .collect();
    FeedUpdate {
        state: FeedState {
            url: podcast.feed_url.clone(),
            podcast_id: podcast.id,
            fetched_at: now(),
            body_hash: Some("abc".to_owned()),
            podcast_hash: u64::MAX,
            items,
        },
        podcast: Some(podcast.clone()),
        episodes,
        gone_episodes: vec![],
        issues: vec![Issue {
            kind: "bad-date".to_owned(),
            severity: Severity::Warning,
            message: "it's odd".to_owned(),
            line: Some(3),
            column: None,
        }],
        keys: vec![],
    }
}

fn writer(folder: &Path) -> Writer {
    let options = CatalogOptions { memory_mib: 256, threads: 2, patience: std::time::Duration::from_secs(120) };
    Writer::open(&DataDir::new(folder), options, "test").expect("opens")
}

fn score(podcast: PodcastId, episodes: i64) -> PodcastScore {
    PodcastScore {
        podcast_id: podcast,
        episode_count: episodes,
        transcript_count: 0,
        first_episode_at: None,
        last_episode_at: None,
        newest_at: None,
        median_interval_days: None,
        update_frequency: None,
        median_duration_s: Some(1_830.0),
        quality: Some(50.0),
        authority: None,
        prior: None,
        inputs: vec![],
        audience: None,
        affiliation: Some(Affiliation {
            kind: AffiliationKind::Academic,
            organization: Some("A University".to_owned()),
            source: Some(AffiliationSource::Author),
        }),
        computed_at: now(),
    }
}

#[test]
fn feed_states_read_back_as_written() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let show = podcast("https://a.example/it's", "A show");
    let mut written = update(&show, vec![episode(&show, 1), episode(&show, 2)]);
    for (item, number) in written.state.items.iter_mut().zip(1_u32..) {
        let keys = ItemKeys { guid: 1 << 40, enclosure: u64::from(number), title: number, date: number << 8 };
        *item = FeedItem { hash: u64::MAX, keys, ..*item };
    }
    writer.put_feeds(vec![written.clone()]).expect("writes");
    let states = writer.feed_states(&[show.feed_url.clone(), "https://other.example".to_owned()]).expect("reads");
    assert_eq!(states.len(), 1);
    assert_eq!(states[&show.feed_url], written.state);
}

#[test]
fn items_of_the_first_form_have_no_keys() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let (show, empty) =
        (podcast("https://a.example/feed", "A show"), podcast("https://b.example/feed", "Without items"));
    let written = update(&show, vec![episode(&show, 1), episode(&show, 2), episode(&show, 3)]);
    writer(folder.path()).put_feeds(vec![written.clone(), update(&empty, vec![])]).expect("writes");
    // As an older program wrote them: the id and the hash of each.
    let first_form = |item: &FeedItem| [&item.episode_id.0.as_bytes()[..], &item.hash.to_le_bytes()].concat();
    let items: Vec<u8> = written.state.items.iter().flat_map(first_form).collect();
    let connection = duckdb::Connection::open(DataDir::new(folder.path()).catalog()).expect("opens");
    for (url, items) in [(&show.feed_url, items), (&empty.feed_url, Vec::new())] {
        let replace = "UPDATE feeds SET items = ? WHERE url = ?";
        assert_eq!(connection.execute(replace, duckdb::params![items, url]).expect("writes"), 1);
    }
    drop(connection);
    let states = writer(folder.path()).feed_states(&[show.feed_url.clone(), empty.feed_url.clone()]).expect("reads");
    assert_eq!(states[&show.feed_url].items, written.state.items);
    assert!(states[&empty.feed_url].items.is_empty());
}

/// DuckDB reads 2,048 rows to write one of them to its log, so a transaction with long show notes is never small.
#[test]
fn a_show_whose_notes_are_books_gets_the_memory_it_needs() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let options = CatalogOptions { memory_mib: 1024, threads: 2, patience: std::time::Duration::from_secs(120) };
    let mut writer = Writer::open(&DataDir::new(folder.path()), options, "test").expect("opens");
    writer.use_small_units();
    let show = podcast("https://a.example/feed", "A show");
    let book = "a word or two ".repeat(70_000);
    let episodes: Vec<_> = (0..60)
        .map(|n| Episode { description_html: book.clone(), description: book.clone(), ..episode(&show, n) })
        .collect();
    writer.put_feeds(vec![update(&show, episodes.clone())]).expect("writes");
    for episode in episodes {
        assert_eq!(writer.find_episodes_by_name(&episode.id.to_string()).expect("reads").len(), 1, "{}", episode.title);
    }
}

#[test]
fn a_catalog_of_a_killed_creation_is_recreated() {
    let folder = tempfile::tempdir().expect("temporary folder");
    // A killed process leaves the first of three pages.
    std::fs::write(folder.path().join("catalog.duckdb.new"), [0; 4096]).expect("writes");
    let show = podcast("https://a.example/feed", "A show");
    writer(folder.path()).put_feeds(vec![update(&show, vec![])]).expect("writes");
    let states = writer(folder.path()).feed_states(&[show.feed_url]).expect("reads");
    assert_eq!(states.len(), 1);
    assert!(!folder.path().join("catalog.duckdb.new").exists());
}

#[test]
fn slugs_are_unique_and_stay_when_the_title_changes() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let first = podcast("https://a.example/feed", "Search");
    let second = podcast("https://b.example/feed", "The Daily");
    let third = podcast("https://c.example/feed", "The Daily");
    writer.put_feeds(vec![update(&first, vec![]), update(&second, vec![]), update(&third, vec![])]).expect("writes");
    let renamed = Podcast { title: "The Weekly".to_owned(), ..second.clone() };
    writer.put_feeds(vec![update(&renamed, vec![])]).expect("writes");

    let due = writer.podcasts_to_crawl(10).expect("reads");
    let mut slugs: Vec<_> = due.iter().map(|due| (due.podcast.title.clone(), due.podcast.slug.clone())).collect();
    slugs.sort();
    assert_eq!(slugs[0].0, "Search");
    assert!(slugs[0].1.starts_with("search-"), "reserved: {slugs:?}");
    assert!(slugs[1].1.starts_with("the-daily-"), "taken: {slugs:?}");
    assert_eq!(slugs[2], ("The Weekly".to_owned(), "the-daily".to_owned()));
}

#[test]
fn a_stage_is_due_once_per_change() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let shows: Vec<_> = (0..5).map(|n| podcast(&format!("https://a.example/{n}"), &format!("Show {n}"))).collect();
    writer.put_feeds(shows.iter().map(|show| update(show, vec![episode(show, 1)])).collect()).expect("writes");

    assert_eq!(writer.count_podcasts_to_crawl().expect("counts"), 5);
    let mut crawled = 0;
    loop {
        let due = writer.podcasts_to_crawl(2).expect("reads");
        if due.is_empty() {
            break;
        }
        crawled += due.len();
        let updates: Vec<_> = due
            .iter()
            .map(|due| CrawlUpdate {
                podcast_id: due.podcast.id,
                revision: due.revision,
                site: None,
                contacts: None,
                links: vec![Link {
                    podcast_id: due.podcast.id,
                    kind: LinkKind::Social(SocialKind::Github),
                    url: "https://github.com/a".to_owned(),
                    source: LinkSource::FeedWebsite,
                    sighting: None,
                    first_seen_at: now(),
                    last_seen_at: now(),
                }],
            })
            .collect();
        writer.put_links(&updates, now()).expect("writes");
    }
    assert_eq!(crawled, 5);
    assert!(writer.podcasts_to_crawl(10).expect("reads").is_empty());

    let due = writer.podcasts_to_score(10, now()).expect("reads");
    assert_eq!(due.len(), 5);
    assert_eq!(due[0].episodes.episode_count, 1);
    assert_eq!(due[0].episodes.share_with_links, Some(1.0));
    assert_eq!(due[0].episodes.recent_published_at, [now() - Duration::days(7)]);
    assert_eq!(due[0].links.len(), 1);
    let scores: Vec<_> = due
        .iter()
        .map(|due| ScoreUpdate { score: score(due.podcast.id, 1), group: None, revision: due.revision })
        .collect();
    writer.put_scores(&scores).expect("writes");
    assert!(writer.podcasts_to_score(10, now()).expect("reads").is_empty());

    writer.put_feeds(vec![update(&shows[3], vec![episode(&shows[3], 2)])]).expect("writes");
    assert_eq!(writer.podcasts_to_crawl(10).expect("reads").len(), 1);
}

#[test]
fn episodes_that_leave_the_feed_stay_and_come_back() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let show = podcast("https://a.example/feed", "A show");
    let episodes = vec![episode(&show, 1), episode(&show, 2)];
    writer.put_feeds(vec![update(&show, episodes.clone())]).expect("writes");
    let mut gone = update(&show, vec![]);
    gone.gone_episodes = vec![episodes[1].id];
    writer.put_feeds(vec![gone]).expect("writes");
    assert_eq!(gone_flags(&mut writer, folder.path(), "000001"), [false, true]);
    writer.put_feeds(vec![update(&show, vec![episodes[1].clone()])]).expect("writes");
    assert_eq!(gone_flags(&mut writer, folder.path(), "000002"), [false, false]);
}

fn gone_flags(writer: &mut Writer, folder: &Path, part: &str) -> Vec<bool> {
    let tables = folder.join("tables");
    writer.export(&tables, part, 0).expect("exports");
    let database = GenerationDatabase::open(&tables, &CatalogOptions::default()).expect("opens");
    let mut marks = Vec::new();
    database
        .visit_part::<CatalogError>(part, |_, episodes| {
            for episode in episodes {
                let (episode, ..) = episode?;
                marks.push((episode.number, episode.gone_at.is_some()));
            }
            Ok(())
        })
        .expect("reads");
    marks.sort_unstable();
    marks.into_iter().map(|(_, gone)| gone).collect()
}

#[test]
fn an_exported_part_is_read_back_completely_and_in_order() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let mut expected = Vec::new();
    let (mut updates, mut transcripts) = (Vec::new(), Vec::new());
    for number in 0..300 {
        let show = podcast(&format!("https://a.example/{number}"), &format!("Show {number}"));
        let episodes: Vec<_> = (0..number % 5).map(|number| episode(&show, number)).collect();
        let said: Vec<_> = episodes.iter().step_by(2).map(transcript).collect();
        expected.push((show.id, episodes.len(), said.len()));
        transcripts.extend(said);
        updates.push(update(&show, episodes));
    }
    expected.sort();
    writer.put_feeds(updates).expect("writes");
    writer.put_transcripts(&transcripts, &[]).expect("writes");
    let tables = folder.path().join("tables");
    let exported = writer.export(&tables, "000001", 0).expect("exports");
    assert_eq!((exported.podcasts, exported.episodes), (300, 600));

    let database = GenerationDatabase::open(&tables, &CatalogOptions::default()).expect("opens");
    let mut found = Vec::new();
    database
        .visit_part::<CatalogError>("000001", |document, episodes| {
            let (mut count, mut with_transcript) = (0, 0);
            for episode in episodes {
                let (episode, transcript, ..) = episode?;
                assert_eq!(episode.podcast_id, document.podcast.id);
                count += 1;
                if let Some(transcript) = transcript {
                    assert_eq!(transcript.episode_id, episode.id);
                    assert_eq!(transcript.cues[0].text, "Hello");
                    with_transcript += 1;
                }
            }
            found.push((document.podcast.id, count, with_transcript));
            Ok(())
        })
        .expect("reads");
    assert_eq!(found, expected);
}

#[test]
fn secrets_in_urls_are_in_no_table_of_a_generation() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let mut private = podcast("https://ann:pw@a.example/private?auth=s3cret4ever", "Members");
    private.description_html = "<a href=\"https://a.example/join?x=1&amp;token=s3cret\">join</a>".to_owned();
    private.namespace.podroll = vec![podroll_item("https://c.example/feed?key=s3cret")];
    private.namespace.trailers = vec![Trailer { url: "https://a.example/t.mp3".to_owned(), ..Trailer::default() }];
    // The feed forbids directories to list it, and a part of its URL is random.
    let mut blocked = podcast("https://d.example/9f8e7d6c5b4a3f2e/rss", "Blocked");
    blocked.namespace.blocked = true;
    let open = podcast("https://b.example/feed", "Open");
    let signed = podcast("https://e.example/2f1c9a04-51be-4b7e-9d55-0a6f7de1c2b3/rss", "Signed");
    let with_urls = |show: &Podcast, link: &str, media: &str| {
        let source = EnclosureSource { uri: media.to_owned(), media_type: None };
        let alternate = Enclosure { sources: vec![source], ..enclosure() };
        let (web_url, enclosure_url) = (Some(link.to_owned()), Some(media.to_owned()));
        update(show, vec![Episode { web_url, enclosure_url, enclosures: vec![alternate], ..episode(show, 1) }])
    };
    let signature = "https://media.example/1.mp3?Signature=9c&Expires=1";
    let updates = vec![
        with_urls(&private, "https://a.example/s3cret4ever/1", "https://media.example/1.mp3?token=s3cret"),
        with_urls(&blocked, "https://d.example/9f8e7d6c5b4a3f2e/1", "https://media.example/9f8e7d6c5b4a3f2e/1.mp3"),
        with_urls(
            &open,
            "https://ben:pw@b.example/1?t=s3cret1",
            "https://ben:pw@b.example/1.mp3?token=s3cret&Signature=9c",
        ),
        with_urls(&signed, "https://e.example/1", signature),
    ];
    writer.put_feeds(updates).expect("writes");
    let link = |url: &str| Transcript {
        source: url.to_owned(),
        cues: vec![Cue {
            text: "See \"https://a.example/x?token=s3cret\".\nhttps://b.example/?key=s3cret".to_owned(),
            ..cue()
        }],
        ..transcript(&episode(&private, 1))
    };
    writer.put_transcripts(&[link("https://ann:pw@a.example/1.vtt")], &[]).expect("writes");
    let alias = |podcast_id, url: &str| FeedAlias { url: url.to_owned(), podcast_id, seen_at: now() };
    let aliases = [
        alias(private.id, "https://a.example/free"),
        alias(private.id, "https://ben:pw@a.example/private?auth=s3cret"),
    ];
    writer.record_aliases(&aliases).expect("writes");
    let tables = folder.path().join("tables");
    let exported = writer.export(&tables, "000001", 0).expect("exports");
    assert_eq!((exported.podcasts, exported.episodes, exported.transcripts), (4, 4, 1));
    for table in ["podcasts", "episodes", "transcripts", "former_podcasts"] {
        let sql = format!(
            "SELECT count(*) FROM read_parquet('{}') part
             WHERE regexp_matches(part::VARCHAR, 's3cret|ann:|ben:|pw@|9f8e7d6c5b4a3f2e|t[.]mp3')",
            tables.join(table).join("000001.parquet").display(),
        );
        let connection = duckdb::Connection::open_in_memory().expect("opens");
        let secrets: i64 = connection.query_row(&sql, [], |row| row.get(0)).expect("counts");
        assert_eq!(secrets, 0, "{table}");
    }
    let database = GenerationDatabase::open(&tables, &CatalogOptions::default()).expect("opens");
    let mut found = Vec::new();
    database
        .visit_part::<CatalogError>("000001", |document, episodes| {
            let (episode, transcript, ..) = episodes.next().expect("one")?;
            if document.podcast.id == private.id {
                let text = "See \"https://a.example/x?token=hidden\".\nhttps://b.example/?key=hidden".to_owned();
                assert_eq!(transcript.expect("a transcript").cues, [Cue { text, ..cue() }]);
                assert_eq!(
                    document.aliases.feed_urls,
                    ["https://a.example/free"],
                    "other feeds may have a public form"
                );
            }
            let alternates: Vec<&str> =
                episode.enclosures.iter().flat_map(|one| &one.sources).map(|one| one.uri.as_str()).collect();
            assert_eq!(alternates, Vec::from_iter(episode.enclosure_url.as_deref()));
            let urls = [document.podcast.feed_url, episode.web_url.unwrap_or_default()];
            found.push((document.podcast.title, document.is_private, urls, episode.enclosure_url));
            Ok(())
        })
        .expect("reads");
    found.sort();
    let row = |title: &str, is_private, urls: [&str; 2], media: Option<&str>| {
        (title.to_owned(), is_private, urls.map(str::to_owned), media.map(str::to_owned))
    };
    let expected = [
        row("Blocked", true, ["https://d.example/hidden/rss", "https://d.example/hidden/1"], None),
        row("Members", true, ["https://a.example/private?auth=hidden", "https://a.example/hidden/1"], None),
        row(
            "Open",
            false,
            ["https://b.example/feed", "https://b.example/1?t=hidden"],
            Some("https://b.example/1.mp3?token=hidden&Signature=9c"),
        ),
        row("Signed", false, [&signed.feed_url, "https://e.example/1"], Some(signature)),
    ];
    assert_eq!(found, expected, "the media of an open feed play with their signatures");
}

fn podroll_item(feed_url: &str) -> RemoteItem {
    RemoteItem { feed_url: Some(feed_url.to_owned()), ..RemoteItem::default() }
}

#[test]
fn a_newer_part_wins_and_the_figures_count_live_rows() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let first = podcast("https://a.example/feed", "Alpha");
    let second = podcast("https://b.example/feed", "Beta");
    writer
        .put_feeds(vec![update(&first, vec![episode(&first, 1)]), update(&second, vec![episode(&second, 1)])])
        .expect("writes");
    let tables = folder.path().join("tables");
    let before = writer.export(&tables, "000001", 0).expect("exports");

    let renamed = Podcast { title: "Alpha two".to_owned(), ..first.clone() };
    writer.put_feeds(vec![update(&renamed, vec![episode(&first, 2)])]).expect("writes");
    writer.put_transcripts(&[transcript(&episode(&first, 2))], &[]).expect("writes");
    let after = writer.export(&tables, "000002", before.revision).expect("exports");
    assert_eq!((after.podcasts, after.episodes, after.transcripts), (1, 2, 1));

    let database = GenerationDatabase::open(&tables, &CatalogOptions::default()).expect("opens");
    let statistics = database.statistics().expect("counts");
    assert_eq!((statistics.podcasts, statistics.episodes, statistics.transcripts), (2, 3, 1));
    assert_eq!(statistics.languages, [ValueCount { value: "en".to_owned(), count: 2 }]);
    assert_eq!(statistics.genres, [ValueCount { value: "technology".to_owned(), count: 2 }]);
    let page = database.directory_page('a', 0, 10).expect("reads");
    assert_eq!(page.total, 1);
    assert_eq!(page.podcasts, [first.id]);
    assert_eq!(page.letters, [('a', 1), ('b', 1)]);
    let slugs: Vec<_> = database.sitemap(0, 10).expect("reads").into_iter().map(|entry| entry.slug).collect();
    assert_eq!(slugs, ["alpha", "beta"]);
}

#[test]
fn a_transcript_that_is_the_same_changes_nothing() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let show = podcast("https://a.example/feed", "A show");
    let episode = episode(&show, 1);
    let mut said = transcript(&episode);
    writer.put_feeds(vec![update(&show, vec![episode])]).expect("writes");
    assert_eq!(writer.put_transcripts(std::slice::from_ref(&said), &[]).expect("writes"), 1);
    let tables = folder.path().join("tables");
    let before = writer.export(&tables, "000001", 0).expect("exports");

    assert_eq!(writer.put_transcripts(std::slice::from_ref(&said), &[]).expect("writes"), 0);
    assert_eq!(writer.export(&tables, "000002", before.revision).expect("exports").podcasts, 0);

    said.cues[0].text = "Goodbye".to_owned();
    assert_eq!(writer.put_transcripts(&[said], &[]).expect("writes"), 1);
    assert_eq!(writer.export(&tables, "000003", before.revision).expect("exports").podcasts, 1);
}

#[test]
fn a_newer_schema_is_rejected() {
    let folder = tempfile::tempdir().expect("temporary folder");
    drop(writer(folder.path()));
    let connection = duckdb::Connection::open(DataDir::new(folder.path()).catalog()).expect("opens");
    connection.execute_batch("INSERT INTO schema_version VALUES (99)").expect("writes");
    drop(connection);
    let error = Writer::open(&DataDir::new(folder.path()), CatalogOptions::default(), "test").err().expect("refused");
    assert!(
        error.to_string().starts_with("the catalog has schema version 99, but this program supports versions up to "),
        "{error}"
    );
}

#[test]
fn a_catalog_of_the_first_schema_is_migrated() {
    let folder = tempfile::tempdir().expect("temporary folder");
    drop(writer(folder.path()));
    let data = DataDir::new(folder.path());
    std::fs::remove_file(data.catalog()).expect("removes");
    let connection = duckdb::Connection::open(data.catalog()).expect("opens");
    let first = include_str!("../../src/migrations/0001_catalog.sql");
    let id = PodcastId::from_feed_url("https://a.example/feed");
    connection
        .execute_batch(&format!(
            "CREATE TABLE schema_version (version BIGINT NOT NULL); INSERT INTO schema_version VALUES (1); {first};
             INSERT INTO podcasts (id, slug, feed_url, title, description_html, description, genres, keywords, persons,
                 complete, first_seen_at, updated_at)
             VALUES ('{id}', 'old', 'https://a.example/feed', 'Old', '', '', '[]', '[]', '[]', false, now(), now());
             INSERT INTO changes VALUES ('{id}', 1, 0, 0);"
        ))
        .expect("writes");
    drop(connection);
    let due = writer(folder.path()).podcasts_to_crawl(10).expect("reads");
    assert_eq!((due[0].podcast.title.as_str(), &due[0].podcast.namespace), ("Old", &PodcastNamespace::default()));
}

#[test]
fn two_writers_take_turns() {
    let folder = tempfile::tempdir().expect("temporary folder");
    drop(writer(folder.path()));
    std::thread::scope(|scope| {
        for name in 0..2 {
            let folder = folder.path();
            scope.spawn(move || {
                let mut writer = writer(folder);
                for number in 0..5 {
                    let show = podcast(&format!("https://{name}.example/{number}"), "Same title");
                    writer.put_feeds(vec![update(&show, vec![])]).expect("writes");
                }
            });
        }
    });
    assert_eq!(writer(folder.path()).podcasts_to_crawl(100).expect("reads").len(), 10);
    assert!(generation::list(&DataDir::new(folder.path())).expect("lists").is_empty());
    let _: DateTime<Utc> = now();
}

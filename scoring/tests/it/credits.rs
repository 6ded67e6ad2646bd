//! The credit batch on a real catalog: what is found, and what is read again.

use chrono::{Duration, TimeZone as _, Utc};
use earshot_catalog::{
    CatalogError, CatalogOptions, DataDir, FeedItem, FeedState, FeedUpdate, GenerationDatabase, ItemKeys, Writer,
};
use earshot_model::{
    AppearanceKind, Cue, Episode, EpisodeCredits, EpisodeId, Podcast, PodcastCredits, Timestamp, Transcript,
    TranscriptFormat,
};
use earshot_scoring::{CreditReport, credit_podcasts};
use std::collections::BTreeMap;
use std::path::Path;

fn now() -> Timestamp {
    Utc.with_ymd_and_hms(2026, 11, 1, 0, 0, 0).single().expect("a moment")
}

pub fn episode(podcast: &Podcast, number: i64, title: &str, html: &str) -> Episode {
    let id = EpisodeId::derive(podcast.id, &number.to_string());
    serde_json::from_value(serde_json::json!({
        "id": id, "podcast_id": podcast.id, "slug": format!("episode-{number}"), "title": title,
        "description_html": format!("<p>{html}</p>"), "description": html, "persons": [], "keywords": [],
        "transcript_links": [], "published_at": now() - Duration::days(number), "first_seen_at": now(),
        "updated_at": now()
    }))
    .expect("an episode")
}

pub fn update(podcast: &Podcast, episodes: Vec<Episode>) -> FeedUpdate {
    let item = |episode: &Episode| FeedItem { episode_id: episode.id, hash: 7, keys: ItemKeys::default() };
    FeedUpdate {
        state: FeedState {
            url: podcast.feed_url.clone(),
            podcast_id: podcast.id,
            fetched_at: now(),
            body_hash: None,
            podcast_hash: 1,
            items: episodes.iter().map(item).collect(),
        },
        podcast: Some(podcast.clone()),
        episodes,
        gone_episodes: vec![],
        issues: vec![],
        keys: vec![],
    }
}

fn read(writer: &mut Writer) -> CreditReport {
    let mut last = (0, 0);
    let report = credit_podcasts(writer, |done, total| last = (done, total)).expect("reads");
    assert_eq!(last, (report.podcasts, report.podcasts));
    report
}

type FoundCredits = (Vec<PodcastCredits>, BTreeMap<String, EpisodeCredits>);

fn found(writer: &mut Writer, folder: &Path, part: &str) -> FoundCredits {
    let tables = folder.join("tables");
    writer.export(&tables, part, 0).expect("exports");
    let mut found = FoundCredits::default();
    let snapshot = GenerationDatabase::open(&tables, &CatalogOptions::default()).expect("opens");
    snapshot
        .visit_part::<CatalogError>(part, |document, episodes| {
            found.0.push(document.credits);
            for item in episodes {
                let (episode, _, _, credits) = item?;
                found.1.insert(episode.slug, credits);
            }
            Ok(())
        })
        .expect("reads");
    found
}

fn names(credits: &EpisodeCredits, kind: AppearanceKind) -> Vec<&str> {
    credits.people_of_kind(kind).map(|person| person.name.as_str()).collect()
}

#[test]
fn people_and_sponsors_of_a_catalog() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let dir = DataDir::new(folder.path());
    let mut writer = Writer::open(&dir, CatalogOptions::default(), "a test").expect("opens");
    let tea = Podcast { author: Some("Tea Media".to_owned()), ..Podcast::new("https://a.example/feed", "Tea", now()) };
    let quiet = Podcast::new("https://b.example/feed", "Silence", now());
    // A person in most episodes presents the show, without any text about it.
    let guests = ["Ben Hill", "Carla Otto", "Dora Stone", "Emil Lang", "Frank Moss", "Greta Lund"];
    let mut episodes: Vec<Episode> = (0_i64..)
        .zip(guests)
        .map(|(number, guest)| {
            episode(&tea, number, &format!("Leaves, part {number}"), &format!("Anna Miller talks to {guest}."))
        })
        .collect();
    episodes[2] = episode(&tea, 2, "An offer", "Sponsored by Acme. Use code TEA20 for 20% off.");
    writer.put_feeds(vec![update(&tea, episodes.clone()), update(&quiet, vec![])]).expect("writes");

    let report = read(&mut writer);
    assert_eq!((report.podcasts, report.episodes), (2, 6));
    let (podcasts, of_episodes) = found(&mut writer, folder.path(), "000001");
    assert_eq!(names(&of_episodes["episode-0"], AppearanceKind::Guest), ["Ben Hill"]);
    assert_eq!(names(&of_episodes["episode-0"], AppearanceKind::Host), ["Anna Miller"]);
    let sponsors = &of_episodes["episode-2"].sponsors;
    assert_eq!((sponsors[0].name.as_str(), &sponsors[0].coupon_codes[..]), ("Acme", &["TEA20".to_owned()][..]));
    assert!(podcasts.iter().any(|credits| credits.has_guests == Some(true) && credits.has_advertisers == Some(true)));
    // Without episodes there is no evidence.
    assert!(podcasts.iter().any(|credits| credits.has_guests.is_none()));

    assert_eq!(read(&mut writer), CreditReport::default());

    // A transcript shows who reads the advertisement.
    let cue = Cue {
        start_ms: None,
        end_ms: None,
        speaker: Some("Anna Miller".to_owned()),
        text: "This episode is brought to you by Acme.".to_owned(),
    };
    let transcript = Transcript {
        episode_id: episodes[3].id,
        podcast_id: tea.id,
        language: None,
        source: "a.vtt".to_owned(),
        format: TranscriptFormat::Vtt,
        cues: vec![cue],
        fetched_at: now(),
        corrected_at: None,
        confidence: None,
    };
    writer.put_transcripts(&[transcript], &[]).expect("writes");
    assert_eq!(read(&mut writer).episodes, 1);
    let (podcasts, of_episodes) = found(&mut writer, folder.path(), "000002");
    assert_eq!(of_episodes["episode-3"].sponsors[0].is_host_read, Some(true));
    assert!(podcasts.iter().any(|credits| credits.has_host_read_sponsors == Some(true)));
}

#[test]
fn a_show_of_more_episodes_than_are_read_at_a_time() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let dir = DataDir::new(folder.path());
    let mut writer = Writer::open(&dir, CatalogOptions::default(), "a test").expect("opens");
    let show = |name: &str| Podcast::new(&format!("https://{name}.example/feed"), name, now());
    // A thousand episodes each, so that batches end within shows.
    let shows = ["one", "two", "three", "four", "five", "six"].map(show);
    for show in &shows {
        let text = "Anna Miller talks to Ben Hill about leaves.";
        let episodes = (0..1_000).map(|number| episode(show, number, "Leaves", text)).collect();
        writer.put_feeds(vec![update(show, episodes)]).expect("writes");
    }
    let report = read(&mut writer);
    assert_eq!((report.podcasts, report.episodes), (6, 6_000));
    let (podcasts, of_episodes) = found(&mut writer, folder.path(), "000001");
    assert_eq!(podcasts.len(), 6);
    // No text names her as host: she is learned per show, whether it is read in one batch or several.
    assert!(of_episodes.values().all(|credits| names(credits, AppearanceKind::Host).contains(&"Anna Miller")));
}

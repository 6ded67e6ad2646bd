//! The shows of platforms that a generation's podcasts claim, and which changes export a podcast again.

use super::charts::{capture, key, put};
use super::{now, podcast, update, writer};
use earshot_catalog::{CatalogError, CatalogOptions, GenerationDatabase, PodcastMerge, Writer};
use earshot_model::chart::ChartSource;
use earshot_model::rating::{ShowClaim, ShowEvidence, ShowId};
use earshot_model::{Podcast, PodcastDocument};
use std::collections::BTreeMap;
use std::path::Path;

/// Exports what changed after a revision. Returns the documents by title, and the new revision.
fn export(writer: &mut Writer, folder: &Path, part: &str, after: i64) -> (BTreeMap<String, PodcastDocument>, i64) {
    let tables = folder.join("tables");
    let revision = writer.export(&tables, part, after).expect("exports").revision;
    let database = GenerationDatabase::open(&tables, &CatalogOptions::default()).expect("opens");
    let mut documents = BTreeMap::new();
    database
        .visit_part::<CatalogError>(part, |document, _| {
            documents.insert(document.podcast.title.clone(), document);
            Ok(())
        })
        .expect("reads");
    (documents, revision)
}

fn claim(show: ShowId, evidence: ShowEvidence) -> ShowClaim {
    ShowClaim { show, evidence }
}

#[test]
fn podcasts_with_new_shows_are_exported_again() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let shows = ["Show A", "Show B", "Show C"];
    let shows = shows.map(|title| podcast(&format!("https://{}.example/feed", title.replace(' ', "-")), title));
    writer.put_feeds(shows.iter().map(|show| update(show, vec![])).collect()).expect("writes");
    let (first, revision) = export(&mut writer, folder.path(), "000001", 0);
    assert_eq!(first.values().map(|document| document.shows.len()).collect::<Vec<_>>(), [0, 0, 0]);

    // Shows of charts have ids by their letter, Apple's from 97 on.
    put(&mut writer, capture(key(ChartSource::AppleTop, "us", "all"), "2026-11-01", "ab"));
    let feed = shows[1].feed_url.clone();
    writer.put_chart_feeds(&[("98".to_owned(), feed)]).expect("writes");
    writer.match_chart_shows().expect("matches");
    let (second, revision) = export(&mut writer, folder.path(), "000002", revision);
    let by_title = claim(ShowId::Apple(97), ShowEvidence::TitleAndAuthor);
    assert_eq!(second.keys().collect::<Vec<_>>(), ["Show A", "Show B"]);
    assert_eq!(second["Show A"].shows, [by_title]);
    assert_eq!(second["Show B"].shows, [claim(ShowId::Apple(98), ShowEvidence::Directory)]);

    // The platform states the feed of a show that was matched by its title.
    let feed = shows[2].feed_url.clone();
    assert_eq!(writer.put_platform_shows(&[(ShowId::Apple(5), feed.clone())], now()).expect("writes"), 1);
    writer.put_chart_feeds(&[("97".to_owned(), feed.clone())]).expect("writes");
    writer.match_chart_shows().expect("matches");
    let (third, revision) = export(&mut writer, folder.path(), "000003", revision);
    assert_eq!(third.keys().collect::<Vec<_>>(), ["Show A", "Show C"]);
    assert_eq!(third["Show A"].shows, []);
    let expected = [5, 97].map(|id| claim(ShowId::Apple(id), ShowEvidence::Directory));
    assert_eq!(third["Show C"].shows.len(), 2);
    assert!(expected.iter().all(|claim| third["Show C"].shows.contains(claim)), "{:?}", third["Show C"].shows);

    // Repeating the statement changes nothing.
    writer.put_platform_shows(&[(ShowId::Apple(5), feed)], now()).expect("writes");
    writer.match_chart_shows().expect("matches");
    assert!(export(&mut writer, folder.path(), "000004", revision).0.is_empty());
}

#[test]
fn a_merged_podcast_leaves_its_guid_and_its_shows() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let kept = Podcast { apple_id: Some(1), ..podcast("https://a.example/feed", "A") };
    let old =
        Podcast { apple_id: Some(2), guid: Some("Guid of B".to_owned()), ..podcast("https://b.example/feed", "B") };
    writer.put_feeds(vec![update(&kept, vec![]), update(&old, vec![])]).expect("writes");
    writer.put_platform_shows(&[(ShowId::Apple(3), old.feed_url.clone())], now()).expect("writes");
    let url = kept.feed_url.clone();
    let state = writer.feed_states(std::slice::from_ref(&url)).expect("reads").remove(&url).expect("known");
    let merge = PodcastMerge {
        old_id: old.id,
        kept_id: kept.id,
        matched_episodes: vec![],
        moved_episodes: vec![],
        gone_episodes: vec![],
        feed_state: state,
        former_url: old.feed_url.clone(),
        reason: "title".to_owned(),
        at: now(),
    };
    assert!(writer.merge_podcast(&merge).expect("merges"));
    let (documents, _) = export(&mut writer, folder.path(), "000001", 0);
    let document = &documents["A"];
    assert_eq!(document.aliases.guids, ["Guid of B"]);
    assert_eq!(document.shows, [2, 3].map(|id| claim(ShowId::Apple(id), ShowEvidence::Directory)));
    assert_eq!(document.apple_id(), Some(1));
}

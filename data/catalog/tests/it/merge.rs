//! Merging two records of one podcast: what remains, what redirects to it, and that all generations agree.

use super::{episode, now, podcast, transcript, update, writer};
use earshot_catalog::{
    CatalogError, CatalogOptions, DataDir, FeedAlias, FeedItem, FeedState, FeedUpdate, GenerationDatabase, ItemKeys,
    MovedFeed, PodcastMerge, Writer,
};
use earshot_model::{Episode, EpisodeAliases, EpisodeId, Podcast, PodcastId, Statistics};
use std::collections::BTreeMap;
use std::path::Path;

struct Shows {
    kept: Podcast,
    old: Podcast,
    kept_episodes: Vec<Episode>,
    old_episodes: Vec<Episode>,
}

/// Two podcasts of three episodes each. The old one has transcripts for its first and second episode, the other one for
/// its first.
fn fill(writer: &mut Writer) -> Shows {
    let (kept, old) = (podcast("https://a.example/feed", "The Show"), podcast("https://b.example/feed", "The Show"));
    let kept_episodes: Vec<Episode> = (1..=3).map(|number| episode(&kept, number)).collect();
    let old_episodes: Vec<Episode> = (2..=4).map(|number| episode(&old, number)).collect();
    writer.put_feeds(vec![update(&kept, kept_episodes.clone()), update(&old, old_episodes.clone())]).expect("writes");
    let said: Vec<_> = [&kept_episodes[1], &old_episodes[0], &old_episodes[1]].map(transcript).into();
    writer.put_transcripts(&said, &[]).expect("writes");
    let alias = FeedAlias { url: "https://c.example/it's".to_owned(), podcast_id: old.id, seen_at: now() };
    writer.record_aliases(&[alias]).expect("writes");
    Shows { kept, old, kept_episodes, old_episodes }
}

fn merge_of(shows: &Shows, writer: &mut Writer) -> PodcastMerge {
    let url = shows.kept.feed_url.clone();
    let state: FeedState = writer.feed_states(std::slice::from_ref(&url)).expect("reads").remove(&url).expect("known");
    let id = |episodes: &[Episode], at: usize| episodes[at].id;
    let (kept, old) = (&shows.kept_episodes, &shows.old_episodes);
    PodcastMerge {
        old_id: shows.old.id,
        kept_id: shows.kept.id,
        matched_episodes: vec![(id(old, 0), id(kept, 1)), (id(old, 1), id(kept, 2))],
        moved_episodes: vec![id(old, 2)],
        gone_episodes: vec![id(old, 2)],
        feed_state: state,
        former_url: shows.old.feed_url.clone(),
        reason: "title".to_owned(),
        at: now(),
    }
}

/// Content of a part: podcasts with their names, episodes with theirs.
type Part = BTreeMap<PodcastId, (Vec<String>, BTreeMap<EpisodeId, (bool, bool, EpisodeAliases)>)>;

fn read(tables: &Path, part: &str) -> (Part, Statistics) {
    let database = GenerationDatabase::open(tables, &CatalogOptions::default()).expect("opens");
    let mut found = Part::new();
    database
        .visit_part::<CatalogError>(part, |document, episodes| {
            let former = document.aliases;
            let ids = former.ids.iter().map(ToString::to_string);
            let names = ids.chain(former.slugs).chain(former.feed_urls).collect();
            let mut of_podcast = BTreeMap::new();
            for episode in episodes {
                let (episode, transcript, former, _) = episode?;
                assert_eq!(episode.podcast_id, document.podcast.id);
                of_podcast.insert(episode.id, (episode.gone_at.is_some(), transcript.is_some(), former));
            }
            found.insert(document.podcast.id, (names, of_podcast));
            Ok(())
        })
        .expect("reads");
    let statistics = database.statistics().expect("counts");
    (found, statistics)
}

#[test]
fn a_merge_redirects_ids_slugs_and_feeds() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let shows = fill(&mut writer);
    let tables = folder.path().join("tables");
    let before = writer.export(&tables, "000001", 0).expect("exports");
    assert_eq!((before.podcasts, before.removed.len()), (2, 0));

    let merge = merge_of(&shows, &mut writer);
    assert!(writer.merge_podcast(&merge).expect("merges"));
    assert!(!writer.merge_podcast(&merge).expect("merges"), "the second time there is nothing to do");

    let after = writer.export(&tables, "000002", before.revision).expect("exports");
    assert_eq!((after.podcasts, after.episodes, after.transcripts), (1, 4, 2));
    assert_eq!(after.removed, [shows.old.id]);
    let (part, statistics) = read(&tables, "000002");
    assert_eq!((statistics.podcasts, statistics.episodes, statistics.transcripts), (1, 4, 2));
    let (names, episodes) = &part[&shows.kept.id];
    let old_slug = names.iter().find(|name| name.starts_with("the-show-")).expect("the slug of before");
    let expected = ["https://b.example/feed", "https://c.example/it's", old_slug.as_str(), &shows.old.id.to_string()];
    assert!(names.len() == 4 && expected.iter().all(|name| names.iter().any(|known| known == name)), "{names:?}");
    let (old, kept) = (&shows.old_episodes, &shows.kept_episodes);
    let former = |episode: &Episode| EpisodeAliases { ids: vec![episode.id], slugs: vec![episode.slug.clone()] };
    assert_eq!(episodes[&kept[0].id], (false, false, EpisodeAliases::default()));
    assert_eq!(episodes[&kept[1].id], (false, true, former(&old[0])));
    assert_eq!(episodes[&kept[2].id], (false, true, former(&old[1])), "the transcript came over");
    assert_eq!(episodes[&old[2].id], (true, false, EpisodeAliases::default()));

    // A full export gives the same result.
    let anew = folder.path().join("anew");
    writer.export(&anew, "000003", 0).expect("exports");
    assert_eq!(read(&anew, "000003"), (part, statistics));
    assert_eq!(writer.podcasts_to_crawl(10).expect("reads").len(), 1);

    // Every URL leads to the feed that is read.
    for url in [&shows.old.feed_url, "https://c.example/it's"] {
        let states = writer.feed_states(&[url.to_owned()]).expect("reads");
        assert_eq!((states[url].url.as_str(), states[url].podcast_id), ("https://a.example/feed", shows.kept.id));
    }
}

#[test]
fn merges_are_transitive() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let shows = fill(&mut writer);
    let merge = merge_of(&shows, &mut writer);
    writer.merge_podcast(&merge).expect("merges");
    let last = podcast("https://d.example/feed", "The Show");
    let episodes: Vec<Episode> = (1..=4).map(|number| episode(&last, number)).collect();
    writer.put_feeds(vec![update(&last, episodes.clone())]).expect("writes");
    let state = writer.feed_states(std::slice::from_ref(&last.feed_url)).expect("reads").remove(&last.feed_url);
    let kept = &shows.kept_episodes;
    let again = PodcastMerge {
        old_id: shows.kept.id,
        kept_id: last.id,
        matched_episodes: (0..3)
            .map(|at| (kept[at].id, episodes[at].id))
            .chain([(shows.old_episodes[2].id, episodes[3].id)])
            .collect(),
        moved_episodes: vec![],
        gone_episodes: vec![],
        feed_state: state.expect("known"),
        former_url: shows.kept.feed_url.clone(),
        ..merge
    };
    assert!(writer.merge_podcast(&again).expect("merges"));
    let tables = folder.path().join("tables");
    writer.export(&tables, "000001", 0).expect("exports");
    let (part, _) = read(&tables, "000001");
    let (names, found) = &part[&last.id];
    assert!([shows.old.id, shows.kept.id].iter().all(|id| names.contains(&id.to_string())), "{names:?}");
    let mut expected = vec![kept[1].id, shows.old_episodes[0].id];
    expected.sort();
    assert_eq!(found[&episodes[1].id].2.ids, expected);
}

#[test]
fn a_merge_that_breaks_changes_nothing() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut first = writer(folder.path());
    let shows = fill(&mut first);
    let merge = merge_of(&shows, &mut first);
    drop(first);
    let database = DataDir::new(folder.path()).catalog();
    let rename = |sql: &str| {
        duckdb::Connection::open(&database).and_then(|connection| connection.execute_batch(sql)).expect("renames");
    };
    // The last table that a merge writes is missing, so everything before it is already written when it fails.
    rename("ALTER TABLE changes RENAME TO hidden");
    let mut broken = writer(folder.path());
    assert!(broken.merge_podcast(&merge).is_err());
    drop(broken);
    rename("ALTER TABLE hidden RENAME TO changes");
    let mut writer = writer(folder.path());
    let tables = folder.path().join("tables");
    let exported = writer.export(&tables, "000001", 0).expect("exports");
    assert_eq!((exported.podcasts, exported.episodes, exported.transcripts), (2, 6, 3));
    assert!(exported.removed.is_empty());
    assert!(writer.merge_podcast(&merge).expect("merges"));
}

#[test]
fn a_podcast_is_found_by_its_keys_until_too_many_share_them() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let shows: Vec<_> = (0..20).map(|n| podcast(&format!("https://a.example/{n}"), "Podcast")).collect();
    let updates = shows.iter().enumerate().map(|(number, show)| {
        let mut update = update(show, vec![]);
        update.keys = vec![u64::MAX, number as u64];
        update
    });
    writer.put_feeds(updates.collect()).expect("writes");
    let found = writer.podcasts_by_key(&[u64::MAX, 3, 99]).expect("reads");
    assert_eq!((found[&u64::MAX].len(), &found[&3], found.get(&99)), (17, &vec![shows[3].id], None));
    let known = writer.podcast_identities(&[shows[3].id].into()).expect("reads");
    assert_eq!(known[&shows[3].id].feed_state.url, shows[3].feed_url);
}

#[test]
fn keys_are_found_after_a_kill() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let killed = tempfile::tempdir().expect("temporary folder");
    let show = podcast("https://a.example/feed", "The Show");
    let mut writer = writer(folder.path());
    // Enough keys that DuckDB looks one up by the index.
    writer.put_feeds(vec![FeedUpdate { keys: (0..100).collect(), ..update(&show, vec![]) }]).expect("writes");
    // Copy the files as a killed process would leave them.
    let (from, to) = (DataDir::new(folder.path()).catalog(), DataDir::new(killed.path()).catalog());
    let log = |file: &Path| file.with_added_extension("wal");
    std::fs::copy(log(&from), log(&to)).expect("there is a log");
    std::fs::copy(&from, &to).expect("there is a catalog");

    drop(super::writer(killed.path()));
    let mut writer = super::writer(killed.path());
    assert_eq!(writer.podcasts_by_key(&[5]).expect("reads").get(&5), Some(&vec![show.id]));
}

#[test]
fn a_feed_that_moved_is_read_under_its_new_url() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let show = podcast("https://a.example/feed", "The Show");
    let mut written = update(&show, vec![episode(&show, 1)]);
    let keys = ItemKeys { guid: 1, enclosure: 2, title: 3, date: 4 };
    written.state.items = vec![FeedItem { episode_id: episode(&show, 1).id, hash: 8, keys }];
    writer.put_feeds(vec![written.clone()]).expect("writes");
    let (a, b) = (show.feed_url.clone(), "https://b.example/it's".to_owned());
    let step = |from: &String, to: &String| MovedFeed {
        podcast_id: show.id,
        former_url: from.clone(),
        url: to.clone(),
        key: 5,
        at: now(),
    };
    for (from, to) in [(&a, &b), (&b, &a), (&a, &b)] {
        writer.move_feeds(&[step(from, to)]).expect("writes");
        let expected = FeedState { url: to.clone(), ..written.state.clone() };
        let states = writer.feed_states(&[a.clone(), b.clone()]).expect("reads");
        assert_eq!((states.len(), &states[&a], &states[&b]), (2, &expected, &expected));
    }
    assert_eq!(writer.podcasts_to_crawl(10).expect("reads")[0].podcast.feed_url, b);
    assert_eq!(writer.podcasts_by_key(&[5]).expect("reads")[&5], [show.id]);
}

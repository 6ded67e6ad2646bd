//! Which tags of the podcast namespace feeds use, and which companies host them.

use crate::{episode, now, podcast, score, update, writer};
use chrono::TimeDelta;
use earshot_catalog::{CatalogOptions, DataDir, GenerationDatabase, ScoreUpdate, generation, read_rss_statistics};
use earshot_model::{Podcast, PodcastScore, Statistics, TagCounts};
use std::collections::BTreeMap;
use std::time::Duration;

fn tagged(url: &str, title: &str, host: &str, channel: &[&str], items: &[(&str, u32)]) -> Podcast {
    let tag_counts = TagCounts {
        channel: channel.iter().map(|tag| (*tag).to_owned()).collect(),
        items: items.iter().map(|(tag, count)| ((*tag).to_owned(), *count)).collect(),
    };
    Podcast { tag_counts, media_host: Some(host.to_owned()), ..podcast(url, title) }
}

#[test]
fn tags_and_hosts_are_counted_by_feed_and_by_day() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let shows = [
        tagged(
            "https://a.example/feed",
            "Alpha",
            "libsynpro.com",
            &["rss:title", "podcast:guid"],
            &[("podcast:transcript", 2), ("rss:enclosure", 3)],
        ),
        tagged("https://b.example/feed", "Beta", "libsyn.com", &["rss:title", "podcast:guid", "podcast:locked"], &[]),
        tagged("https://c.example/feed", "Gamma", "media.example", &["rss:title"], &[("rss:enclosure", 9)]),
        // The same podcast, imported by another tool.
        tagged("https://d.example/feed", "ALPHA", "media.example", &["rss:title"], &[]),
        // Listed by a directory, never read.
        tagged("https://e.example/feed", "Delta", "media.example", &[], &[]),
    ];
    let updates = shows.iter().map(|show| update(show, vec![episode(show, 1), episode(show, 2)])).collect();
    writer.put_feeds(updates).expect("writes");
    let scores: Vec<_> = [(&shows[0], 10.0), (&shows[1], 90.0)]
        .map(|(show, authority)| ScoreUpdate {
            score: PodcastScore { authority: Some(authority), ..score(show.id, 1) },
            group: None,
            revision: 1,
        })
        .into();
    writer.put_scores(&scores).expect("writes");

    let data = DataDir::new(folder.path());
    let built = generation::start(&data, Duration::ZERO).expect("begins");
    writer.export(&built.tables(), "000001", 0).expect("exports");
    let tables = GenerationDatabase::open(&built.tables(), &CatalogOptions::default()).expect("opens");
    built.write_rss_statistics(&tables, None, now()).expect("counts");
    let first = generation::publish(&data, built, now(), 1, vec!["000001".to_owned()], Statistics::default());
    let first = first.expect("publishes");
    let found = read_rss_statistics(&first).expect("reads").expect("is there");

    assert_eq!((found.feeds, found.episodes), (3, 6));
    let channel: Vec<_> = found.channel_tags.iter().map(|tag| (tag.tag.as_str(), tag.feeds)).collect();
    assert_eq!(channel, [("podcast:guid", 2), ("podcast:locked", 1)]);
    let items: Vec<_> = found.item_tags.iter().map(|tag| (tag.tag.as_str(), tag.feeds, tag.items)).collect();
    assert_eq!(items, [("podcast:transcript", 1, 2)]);
    // Both have two tags, so the authority score decides.
    let top: Vec<_> = found.top_podcasts.iter().map(|podcast| podcast.title.as_str()).collect();
    assert_eq!(top, ["Beta", "Alpha"]);
    assert_eq!(found.top_podcasts[1].tags, ["podcast:guid", "podcast:transcript"]);
    let hosts: Vec<_> = found
        .hosts
        .iter()
        .map(|host| (host.host.as_str(), host.podcasts, host.with_transcripts, host.mean_tags))
        .collect();
    assert_eq!(hosts, [("Libsyn", 2, 1, 2.0), ("media.example", 1, 0, 0.0)]);
    let day = BTreeMap::from([("podcast:guid".to_owned(), 2), ("podcast:locked".to_owned(), 1)]);
    assert_eq!(found.history[0].channel_tags, day);

    // The next generation continues the daily history.
    let built = generation::start(&data, Duration::ZERO).expect("begins");
    let tables = GenerationDatabase::open(&first.tables(), &CatalogOptions::default()).expect("opens");
    built.write_rss_statistics(&tables, Some(&first), now() + TimeDelta::days(1)).expect("counts");
    let second = generation::publish(&data, built, now(), 1, vec![], Statistics::default()).expect("publishes");
    let found = read_rss_statistics(&second).expect("reads").expect("is there");
    assert_eq!(found.history.iter().map(|day| day.feeds).collect::<Vec<_>>(), [3, 3]);
}

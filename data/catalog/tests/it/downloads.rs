//! Measured downloads: which podcasts are due, and what a generation contains.

use super::{episode, now, podcast, update, writer};
use chrono::Duration;
use earshot_catalog::{
    CatalogError, CatalogOptions, GenerationDatabase, ProviderPoll, ProviderPollFilter, ProviderPollOutcome,
    RatingUpdate, Writer,
};
use earshot_model::Episode;
use earshot_model::rating::{MeasuredDownloads, Rating, RatingPlatform};
use std::path::Path;

fn due(writer: &mut Writer) -> Vec<(String, String, bool)> {
    let polled_before = now() - Duration::days(30);
    let filter = ProviderPollFilter { provider: "op3", country: "", polled_before, run_started_at: now(), limit: 10 };
    let due = writer.podcasts_to_measure("op3.dev", &filter).expect("reads").into_iter();
    let mut due: Vec<_> = due.map(|due| (due.feed_url, due.media_url, due.is_private)).collect();
    due.sort();
    due
}

/// The measured downloads of each podcast in a part with everything.
fn exported(writer: &mut Writer, folder: &Path, part: &str) -> Vec<Option<MeasuredDownloads>> {
    let tables = folder.join("tables");
    writer.export(&tables, part, 0).expect("exports");
    let database = GenerationDatabase::open(&tables, &CatalogOptions::default()).expect("opens");
    let mut found = Vec::new();
    database
        .visit_part::<CatalogError>(part, |document, _| {
            found.push(document.downloads);
            Ok(())
        })
        .expect("reads");
    found
}

#[test]
fn podcasts_with_the_prefix_are_due_until_they_were_measured() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let file = |url: &'static str, number| {
        move |episode: Episode| Episode {
            enclosure_url: Some(url.to_owned()),
            published_at: Some(now() - Duration::days(number)),
            ..episode
        }
    };
    let (first, secret, other) = (
        podcast("https://a.example/feed", "Measured"),
        podcast("https://b.example/feed?token=0123456789abcdef", "Private"),
        podcast("https://c.example/feed", "Other"),
    );
    let (old, new) = ("https://op3.dev/e/media.example/1.mp3", "https://OP3.dev/e/media.example/2.mp3");
    let feeds = vec![
        update(&first, vec![file(old, 9)(episode(&first, 1)), file(new, 2)(episode(&first, 2))]),
        update(&secret, vec![file(old, 1)(episode(&secret, 1))]),
        update(&other, vec![file("https://media.example/1.mp3", 1)(episode(&other, 1))]),
    ];
    writer.put_feeds(feeds).expect("writes");
    let expected = [(first.feed_url.clone(), new.to_owned(), false), (secret.feed_url.clone(), old.to_owned(), true)];
    assert_eq!(due(&mut writer), expected);
    assert!(exported(&mut writer, folder.path(), "000001").iter().all(Option::is_none), "unknown is not zero");

    let until = Some(now() - Duration::days(1));
    let rating =
        Rating { downloads: Some(5_270), measured_until: until, ..Rating::new(RatingPlatform::Op3, None, now()) };
    let poll = |subject: String, outcome| ProviderPoll {
        provider: "op3",
        subject,
        country: String::new(),
        at: now(),
        outcome,
    };
    let polls = vec![
        poll(first.id.to_string(), ProviderPollOutcome::Found),
        poll(secret.id.to_string(), ProviderPollOutcome::Skipped),
    ];
    let measured = RatingUpdate { ratings: vec![(first.id, rating)], polls, ..RatingUpdate::default() };
    assert_eq!(writer.put_ratings(&measured).expect("writes").ratings, 1);
    assert_eq!(writer.put_ratings(&measured).expect("writes").ratings, 0, "the same count again");
    assert!(due(&mut writer).is_empty());
    let found: Vec<_> = exported(&mut writer, folder.path(), "000002").into_iter().flatten().collect();
    assert_eq!(found, [MeasuredDownloads { monthly: 5_270, until, read_at: now() }]);
}

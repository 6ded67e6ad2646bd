//! Ratings, reviews and profiles: what counts as a change, which podcast a show belongs to, and what a generation
//! contains.

use super::{now, podcast, update, writer};
use chrono::{DateTime, Duration};
use earshot_catalog::{
    CatalogError, CatalogOptions, CrawlUpdate, GenerationDatabase, PodcastMerge, ProviderPoll, ProviderPollFilter,
    ProviderPollOutcome, RatingCounts, RatingUpdate, Writer,
};
use earshot_model::chart::{ChartCountry, ChartPlatform};
use earshot_model::rating::{
    Rating, RatingPlatform, Review, ReviewFilter, ReviewOrder, ShowId, SocialPlatform, SocialProfile,
};
use earshot_model::{
    DirectoryKind, Link, LinkKind, LinkSource, Podcast, PodcastFigures, PodcastId, SocialKind, Timestamp,
};
use std::collections::HashSet;
use std::path::Path;

const CHANNEL: &str = "https://www.youtube.com/@idle";

fn country(code: &str) -> ChartCountry {
    ChartCountry::parse(code).expect("a country")
}

fn apple(code: &str, stars: [i64; 5], days_ago: i64) -> Rating {
    let count = stars.iter().sum();
    Rating {
        average: earshot_model::rating::average_stars(&stars),
        count: Some(count),
        stars: Some(stars),
        ..Rating::new(RatingPlatform::Apple, Some(country(code)), now() - Duration::days(days_ago))
    }
}

fn review(id: &str, code: &str, stars: u8, days_ago: i64, body: &str) -> Review {
    Review {
        platform: RatingPlatform::Apple,
        id: id.to_owned(),
        country: country(code),
        stars,
        title: format!("Review {id}"),
        body: body.to_owned(),
        author: "o'listener".to_owned(),
        reviewed_at: Some(now() - Duration::days(days_ago)),
        seen_at: now(),
    }
}

fn channel(followers: i64, days_ago: i64) -> SocialProfile {
    SocialProfile {
        followers: Some(followers),
        views: Some(9_000),
        name: Some("Idle \"Talk\"".to_owned()),
        ..SocialProfile::new(SocialPlatform::Youtube, CHANNEL, now() - Duration::days(days_ago))
    }
}

fn link(show: &Podcast, kind: LinkKind, url: &str) -> Link {
    Link {
        podcast_id: show.id,
        kind,
        url: url.to_owned(),
        source: LinkSource::FeedDescription,
        sighting: None,
        first_seen_at: now(),
        last_seen_at: now(),
    }
}

/// Writes podcasts with their links.
fn fill(writer: &mut Writer, shows: &[(&Podcast, Vec<(LinkKind, &str)>)]) {
    writer.put_feeds(shows.iter().map(|(show, _)| update(show, vec![])).collect()).expect("writes");
    let due = writer.podcasts_to_crawl(100).expect("reads");
    let updates = due.iter().map(|due| {
        let links = shows
            .iter()
            .filter(|(show, _)| show.id == due.podcast.id)
            .flat_map(|(show, links)| links.iter().map(|(kind, url)| link(show, *kind, url)));
        let (podcast_id, revision) = (due.podcast.id, due.revision);
        CrawlUpdate { podcast_id, revision, links: links.collect(), site: None, contacts: None }
    });
    let updates: Vec<CrawlUpdate> = updates.collect();
    writer.put_links(&updates, now()).expect("writes");
}

fn put(writer: &mut Writer, ratings: Vec<(PodcastId, Rating)>) -> RatingCounts {
    writer.put_ratings(&RatingUpdate { ratings, ..Default::default() }).expect("writes")
}

fn export(
    writer: &mut Writer,
    folder: &Path,
    part: &str,
    after: i64,
) -> (GenerationDatabase, Vec<PodcastFigures>, i64) {
    let tables = folder.join("tables");
    let revision = writer.export(&tables, part, after).expect("exports").revision;
    let database = GenerationDatabase::open(&tables, &CatalogOptions::default()).expect("opens");
    let mut figures = Vec::new();
    database
        .visit_part::<CatalogError>(part, |document, _| {
            figures.push(document.figures);
            Ok(())
        })
        .expect("reads");
    (database, figures, revision)
}

#[test]
fn only_changed_figures_count_as_news() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let show = podcast("https://a.example/feed", "Idle Talk");
    fill(&mut writer, &[(&show, vec![(LinkKind::Social(SocialKind::Youtube), CHANNEL)])]);
    let (_, figures, revision) = export(&mut writer, folder.path(), "000001", 0);
    assert_eq!(figures, [PodcastFigures::default()]);

    let update = RatingUpdate {
        ratings: vec![(show.id, apple("us", [1, 0, 0, 2, 7], 9)), (show.id, apple("gb", [0, 0, 0, 0, 10], 9))],
        reviews: vec![(show.id, review("1", "us", 5, 20, "Fine"))],
        profiles: vec![channel(500, 9)],
        polls: vec![],
    };
    let all = RatingCounts { ratings: 2, reviews: 1, profiles: 1, podcasts: 1 };
    assert_eq!(writer.put_ratings(&update).expect("writes"), all);
    // The same values are written again, as after a kill.
    assert_eq!(writer.put_ratings(&update).expect("writes"), RatingCounts::default());
    // The same values a day later, and older ones.
    assert_eq!(put(&mut writer, vec![(show.id, apple("us", [1, 0, 0, 2, 7], 8))]), RatingCounts::default());
    let older = put(&mut writer, vec![(show.id, apple("us", [0, 0, 0, 0, 3], 30))]);
    assert_eq!((older.ratings, older.podcasts), (1, 0), "history, and no news");

    let (database, figures, revision) = export(&mut writer, folder.path(), "000002", revision);
    let figures = &figures[0];
    assert_eq!((figures.apple_ratings_count, figures.youtube_subscribers), (Some(20.0), Some(500.0)));
    assert!(figures.apple_rating.is_some_and(|rating| (rating - 4.7).abs() < 1e-9), "{figures:?}");
    assert_eq!(figures.spotify_rating, None);
    let ratings = database.ratings(show.id).expect("reads");
    let reported: Vec<_> = ratings.iter().map(|rating| (rating.country, rating.stars, rating.captured_at)).collect();
    assert_eq!(
        reported,
        [
            (Some(country("gb")), Some([0, 0, 0, 0, 10]), now() - Duration::days(9)),
            (Some(country("us")), Some([1, 0, 0, 2, 7]), now() - Duration::days(8)),
        ]
    );

    let newer = put(&mut writer, vec![(show.id, apple("us", [1, 0, 0, 2, 8], 1))]);
    assert_eq!((newer.ratings, newer.podcasts), (1, 1));
    assert_eq!(
        writer
            .put_ratings(&RatingUpdate { profiles: vec![channel(600, 1)], ..Default::default() })
            .expect("writes")
            .podcasts,
        1
    );
    // Values in the history do not count as a change when they are read again.
    let again = writer.put_ratings(&RatingUpdate { profiles: vec![channel(500, 9)], ..Default::default() });
    assert_eq!(again.expect("writes").profiles, 0);
    let (database, _, _) = export(&mut writer, folder.path(), "000003", revision);
    // Rows of the newest part replace older ones, and a profile has its history.
    assert_eq!(database.ratings(show.id).expect("reads")[1].stars, Some([1, 0, 0, 2, 8]));
    let profiles = database.profiles(show.id).expect("reads");
    assert_eq!(profiles.iter().map(|profile| profile.followers).collect::<Vec<_>>(), [Some(600), Some(500)]);
    assert_eq!(profiles[1].captured_at, now() - Duration::days(9));
}

#[test]
fn reviews_are_found_by_country_stars_words_and_date() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let (show, other) = (podcast("https://a.example/feed", "A"), podcast("https://b.example/feed", "B"));
    fill(&mut writer, &[(&show, vec![]), (&other, vec![])]);
    let undated = Review { reviewed_at: None, ..review("5", "fr", 3, 0, "Très agréable") };
    let reviews = vec![
        (show.id, review("1", "us", 5, 10, "A calm voice")),
        (show.id, review("2", "us", 1, 3, "Too many ads, calm down")),
        (show.id, review("3", "de", 4, 1, "Schöne Stimme")),
        (show.id, review("4", "us", 5, 400, "It's 100% fine")),
        (show.id, undated),
        (other.id, review("9", "us", 5, 1, "calm")),
    ];
    writer.put_ratings(&RatingUpdate { reviews, ..Default::default() }).expect("writes");
    // A review that its author changed.
    let changed = vec![(show.id, review("4", "us", 2, 400, "It's 50% fine"))];
    let written = writer.put_ratings(&RatingUpdate { reviews: changed, ..Default::default() }).expect("writes");
    assert_eq!((written.reviews, written.podcasts), (1, 1));

    let (database, ..) = export(&mut writer, folder.path(), "000001", 0);
    let filter = ReviewFilter::default;
    let words = |words: &[&str]| ReviewFilter { words: words.iter().map(ToString::to_string).collect(), ..filter() };
    let cases: Vec<(ReviewFilter, u64, &[&str])> = vec![
        (filter(), 5, &["3", "2", "1", "4", "5"]),
        (ReviewFilter { country: Some(country("us")), ..filter() }, 3, &["2", "1", "4"]),
        (ReviewFilter { min_stars: Some(4), ..filter() }, 2, &["3", "1"]),
        (ReviewFilter { max_stars: Some(2), ..filter() }, 2, &["2", "4"]),
        (ReviewFilter { order: ReviewOrder::Lowest, ..filter() }, 5, &["2", "4", "5", "3", "1"]),
        (ReviewFilter { order: ReviewOrder::Highest, ..filter() }, 5, &["1", "3", "5", "4", "2"]),
        (words(&["CALM"]), 2, &["2", "1"]),
        (words(&["calm", "ads"]), 1, &["2"]),
        (words(&["schone"]), 1, &["3"]),
        (words(&["review 5"]), 1, &["5"]),
        (words(&["50%"]), 1, &["4"]),
        (words(&["x'; DROP TABLE reviews; --"]), 0, &[]),
        (ReviewFilter { from: Some(now() - Duration::days(5)), ..filter() }, 2, &["3", "2"]),
        (ReviewFilter { until: Some(now() - Duration::days(5)), ..filter() }, 2, &["1", "4"]),
    ];
    for (filter, total, ids) in cases {
        let page = database.reviews(show.id, &filter, 0, 50).expect("reads");
        let found: Vec<&str> = page.reviews.iter().map(|review| review.id.as_str()).collect();
        assert_eq!((page.total, found.as_slice()), (total, ids), "{filter:?}");
    }
    let page = database.reviews(show.id, &filter(), 1, 2).expect("reads");
    assert_eq!((page.total, page.reviews[0].id.as_str(), page.reviews.len()), (5, "2", 2));
    assert_eq!(page.reviews[0], review("2", "us", 1, 3, "Too many ads, calm down"));
}

#[test]
fn reviews_of_all_podcasts_are_found_by_their_words() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let (show, other) = (podcast("https://a.example/feed", "A"), podcast("https://b.example/feed", "B"));
    fill(&mut writer, &[(&show, vec![]), (&other, vec![])]);
    let put = |writer: &mut Writer, reviews| {
        writer.put_ratings(&RatingUpdate { reviews, ..Default::default() }).expect("writes");
    };
    put(
        &mut writer,
        vec![(show.id, review("1", "us", 5, 10, "A calm voice")), (show.id, review("2", "us", 1, 3, "Loud"))],
    );
    put(&mut writer, vec![(other.id, review("9", "de", 4, 1, "So calm"))]);
    let (.., revision) = export(&mut writer, folder.path(), "000001", 0);
    // In a newer part: the older part's rows of the podcast are dead.
    put(&mut writer, vec![(show.id, review("1", "us", 2, 10, "No longer calm"))]);
    let (database, ..) = export(&mut writer, folder.path(), "000002", revision);

    let patience = std::time::Duration::from_secs(60);
    let calm = ReviewFilter { words: vec!["calm".to_owned()], ..ReviewFilter::default() };
    let search = |filter: &ReviewFilter, skip, limit| {
        let found = database.search_reviews(filter, skip, limit, patience).expect("reads");
        assert!(!found.is_cut_off);
        found.reviews
    };
    let expected =
        [(other.id, review("9", "de", 4, 1, "So calm")), (show.id, review("1", "us", 2, 10, "No longer calm"))];
    assert_eq!(search(&calm, 0, 10), expected);
    assert_eq!(search(&calm, 1, 10), expected[1..]);
    assert_eq!(search(&calm, 0, 1), expected[..1]);
    assert_eq!(search(&ReviewFilter { country: Some(country("us")), ..calm.clone() }, 0, 10), expected[1..]);
    assert_eq!(search(&ReviewFilter { order: ReviewOrder::Lowest, ..calm }, 0, 1), expected[1..]);
}

#[test]
fn a_show_matches_the_one_podcast_with_evidence() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let shows: Vec<Podcast> =
        (0..4).map(|number| podcast(&format!("https://{number}.example/feed"), &format!("Show {number}"))).collect();
    let apple = |url| (LinkKind::Directory(DirectoryKind::Apple), url);
    let spotify = "https://open.spotify.com/show/4rOoJ6Egrf8K2IrywzwOMk";
    let links = vec![
        vec![
            apple("https://podcasts.apple.com/us/podcast/a/id11"),
            (LinkKind::Directory(DirectoryKind::Spotify), spotify),
        ],
        // The podcast links to two shows, so neither link is certain.
        vec![
            apple("https://podcasts.apple.com/us/podcast/a/id12"),
            apple("https://podcasts.apple.com/us/podcast/b/id13"),
        ],
        vec![apple("https://podcasts.apple.com/us/podcast/a/id14")],
        vec![apple("https://podcasts.apple.com/us/podcast/a/id14")],
    ];
    fill(&mut writer, &shows.iter().zip(links).collect::<Vec<_>>());
    let requested: HashSet<ShowId> =
        ["11", "12", "13", "14", "15", "4rOoJ6Egrf8K2IrywzwOMk"].iter().filter_map(|id| ShowId::parse(id)).collect();
    let found = writer.podcasts_of_shows(&requested).expect("reads");
    assert_eq!(found.len(), 2, "{found:?}");
    assert_eq!(found[&ShowId::Apple(11)], shows[0].id);
    assert_eq!(found[&ShowId::Spotify("4rOoJ6Egrf8K2IrywzwOMk".to_owned())], shows[0].id);

    // Apple states the feed, which takes precedence over links.
    let reported = [
        (ShowId::Apple(14), "http://www.3.example/feed/".to_owned()),
        (ShowId::Apple(99), "https://no.example".to_owned()),
    ];
    assert_eq!(writer.put_platform_shows(&reported, now()).expect("writes"), 1);
    assert_eq!(writer.podcasts_of_shows(&requested).expect("reads").get(&ShowId::Apple(14)), Some(&shows[3].id));
}

#[test]
fn recently_polled_shows_are_not_polled_again() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let shows: Vec<Podcast> =
        (0..3).map(|number| podcast(&format!("https://{number}.example/feed"), &format!("Show {number}"))).collect();
    let urls: Vec<String> = (1..4).map(|id| format!("https://podcasts.apple.com/us/podcast/a/id{id}")).collect();
    let with_links = shows.iter().zip(&urls).map(|(show, url)| {
        let social = (LinkKind::Social(SocialKind::Youtube), CHANNEL);
        (show, vec![(LinkKind::Directory(DirectoryKind::Apple), url.as_str()), social])
    });
    fill(&mut writer, &with_links.collect::<Vec<_>>());
    let month_ago = now() - Duration::days(30);
    let due = |country: &'static str, run_began: Timestamp| ProviderPollFilter {
        provider: "apple-ratings",
        country,
        polled_before: month_ago,
        run_started_at: run_began,
        limit: 10,
    };
    let ids = |writer: &mut Writer, due: &ProviderPollFilter<'_>| -> Vec<String> {
        let mut ids: Vec<String> = writer
            .shows_to_poll(ChartPlatform::Apple, due)
            .expect("reads")
            .iter()
            .map(|show| show.show.to_string())
            .collect();
        ids.sort();
        ids
    };
    assert_eq!(ids(&mut writer, &due("us", now())), ["1", "2", "3"]);
    let asked = |subject: &str, days_ago: i64, outcome| ProviderPoll {
        provider: "apple-ratings",
        subject: subject.to_owned(),
        country: "us".to_owned(),
        at: now() - Duration::days(days_ago),
        outcome,
    };
    let asked = vec![
        asked("1", 2, ProviderPollOutcome::NotListed),
        asked("2", 2, ProviderPollOutcome::Failed),
        asked("3", 60, ProviderPollOutcome::Found),
    ];
    writer.put_ratings(&RatingUpdate { polls: asked, ..Default::default() }).expect("writes");
    assert_eq!(ids(&mut writer, &due("us", now())), ["2", "3"]);
    // A failed request is not repeated in the same run. Another country is a separate request.
    assert_eq!(ids(&mut writer, &due("us", now() - Duration::days(3))), ["3"]);
    assert_eq!(ids(&mut writer, &due("gb", now())), ["1", "2", "3"]);

    let profiles = writer.profiles_to_poll(SocialPlatform::Youtube, &due("", now())).expect("reads");
    assert_eq!(profiles.len(), 1, "three podcasts have it");
    assert_eq!(profiles[0].target.as_ref().map(|target| target.key.as_str()), Some("@idle"));
    assert!(writer.profiles_to_poll(SocialPlatform::LinkedinPerson, &due("", now())).expect("reads").is_empty());
}

#[test]
fn an_address_without_a_profile_is_due_until_it_was_recorded() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let show = podcast("https://a.example/feed", "Tea");
    let tiktok = LinkKind::Social(SocialKind::Tiktok);
    let (short, profile) = ("https://vm.tiktok.com/ZMabc", "https://www.tiktok.com/@tea");
    fill(&mut writer, &[(&show, vec![(tiktok, short), (tiktok, profile)])]);
    let due = |writer: &mut Writer| -> Vec<(String, Option<String>)> {
        let (asked_before, run_began) = (now() - Duration::days(30), now());
        let due = ProviderPollFilter {
            provider: "social-tiktok",
            country: "",
            polled_before: asked_before,
            run_started_at: run_began,
            limit: 10,
        };
        let profiles = writer.profiles_to_poll(SocialPlatform::Tiktok, &due).expect("reads").into_iter();
        profiles.map(|profile| (profile.url, profile.target.map(|target| target.key))).collect()
    };
    assert_eq!(due(&mut writer), [(short.to_owned(), None), (profile.to_owned(), Some("tea".to_owned()))]);
    let asked = vec![ProviderPoll {
        provider: "social-tiktok",
        subject: short.to_owned(),
        country: String::new(),
        at: now() - Duration::days(1),
        outcome: ProviderPollOutcome::NotListed,
    }];
    writer.put_ratings(&RatingUpdate { polls: asked, ..Default::default() }).expect("writes");
    assert_eq!(due(&mut writer), [(profile.to_owned(), Some("tea".to_owned()))]);
}

#[test]
fn podcasts_are_searched_until_they_have_an_apple_id() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let titled = |name: &str, title: &str| podcast(&format!("https://{name}.example/feed"), title);
    let numbered = Podcast { apple_id: Some(7), ..titled("numbered", "Numbered") };
    let (linked, reported, open, failed) =
        (titled("linked", "Linked"), titled("told", "Told"), titled("open", "Open"), titled("failed", "Failed"));
    let untitled = titled("untitled", "");
    let directory = LinkKind::Directory(DirectoryKind::Apple);
    let with_link = (&linked, vec![(directory, "https://podcasts.apple.com/us/podcast/linked/id8")]);
    let others = [&numbered, &reported, &open, &failed, &untitled].map(|show| (show, vec![]));
    fill(&mut writer, &others.into_iter().chain([with_link]).collect::<Vec<_>>());

    let due = |writer: &mut Writer, country: &str, run_began: Timestamp, limit: usize| -> Vec<String> {
        let asked_before = now() - Duration::days(30);
        let due = ProviderPollFilter {
            provider: "apple-search",
            country,
            polled_before: asked_before,
            run_started_at: run_began,
            limit,
        };
        let mut titles: Vec<String> =
            writer.podcasts_without_apple_id(&due).expect("reads").into_iter().map(|(_, title)| title).collect();
        titles.sort();
        titles
    };
    assert_eq!(due(&mut writer, "us", now(), 10), ["Failed", "Open", "Told"]);
    assert_eq!(due(&mut writer, "us", now(), 2).len(), 2);

    // The search finds the feed of the first, nothing for the second, and fails for the third.
    let feed = "http://www.told.example/feed/".to_owned();
    assert_eq!(writer.put_platform_shows(&[(ShowId::Apple(9), feed)], now()).expect("writes"), 1);
    let asked = |show: &Podcast, outcome| ProviderPoll {
        provider: "apple-search",
        subject: show.id.to_string(),
        country: "us".to_owned(),
        at: now() - Duration::days(1),
        outcome,
    };
    let asked = vec![asked(&open, ProviderPollOutcome::Found), asked(&failed, ProviderPollOutcome::Failed)];
    writer.put_ratings(&RatingUpdate { polls: asked, ..Default::default() }).expect("writes");
    assert_eq!(due(&mut writer, "us", now(), 10), ["Failed"]);
    assert!(due(&mut writer, "us", now() - Duration::days(2), 10).is_empty(), "once a run");
    assert_eq!(due(&mut writer, "gb", now(), 10), ["Failed", "Open"]);
}

#[test]
fn a_merged_podcast_takes_its_ratings_along() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let (old, kept) = (podcast("https://a.example/feed", "A"), podcast("https://b.example/feed", "B"));
    fill(&mut writer, &[(&old, vec![]), (&kept, vec![])]);
    let reviews = vec![(old.id, review("1", "us", 5, 1, "Fine"))];
    let ratings = vec![(old.id, apple("us", [0, 0, 0, 0, 3], 1)), (kept.id, apple("us", [0, 0, 0, 0, 4], 1))];
    writer.put_ratings(&RatingUpdate { ratings, reviews, ..Default::default() }).expect("writes");
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
    let (database, ..) = export(&mut writer, folder.path(), "000001", 0);
    assert_eq!(database.ratings(kept.id).expect("reads")[0].count, Some(4));
    assert_eq!(database.reviews(kept.id, &ReviewFilter::default(), 0, 9).expect("reads").total, 1);
    assert_eq!(database.reviews(old.id, &ReviewFilter::default(), 0, 9).expect("reads").total, 0);
}

#[test]
fn a_date_before_1970_is_a_date() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let show = podcast("https://a.example/feed", "A");
    fill(&mut writer, &[(&show, vec![])]);
    let early = DateTime::from_timestamp(-86_400, 0).expect("a moment");
    let reviews = vec![(show.id, Review { reviewed_at: Some(early), ..review("1", "us", 5, 1, "Fine") })];
    writer.put_ratings(&RatingUpdate { reviews, ..Default::default() }).expect("writes");
    let (database, ..) = export(&mut writer, folder.path(), "000001", 0);
    let page = database.reviews(show.id, &ReviewFilter::default(), 0, 9).expect("reads");
    assert_eq!(page.reviews[0].reviewed_at, Some(early));
}

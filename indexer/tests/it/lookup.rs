//! Single documents, episode lists, transcripts, related and latest podcasts.

use crate::corpus::{Show, cues, days_ago, open};
use earshot_indexer::{CancelToken, CoChartedPodcast, EpisodeKey, EpisodeListOptions, Page, PodcastKey, SearchBackend};
use earshot_model::rating::{ShowClaim, ShowEvidence, ShowId};
use earshot_model::search::{NullOrder, SearchMode, SearchOptions, SortDirection, SortField, SortOrder};
use earshot_model::{EpisodeAliases, EpisodeId, PodcastAliases, PodcastId};

fn shows() -> Vec<Show> {
    vec![
        Show::new("Sourdough Stories", "Fermentation, sourdough and bread baking at home.")
            .episode("Old", "x", Some(30), &[])
            .episode("Undated", "x", None, &[])
            .episode("New", "x", Some(2), &cues(&["one", "two", "three"])),
        Show::new("Bread and Butter", "Sourdough bread baking for beginners, fermentation explained.").episode(
            "A",
            "x",
            Some(3),
            &[],
        ),
        Show::new("Pan y masa", "Sourdough bread baking y fermentation").language("es").episode("B", "x", Some(1), &[]),
        Show::new("Deep Space", "Rockets and planets.")
            .with(|podcast| podcast.genres = vec!["Science".to_owned()])
            .episode("C", "x", Some(4), &[]),
        Show::new("From the future", "x").episode("D", "x", Some(-500), &[]),
    ]
}

#[test]
fn documents_are_found_by_each_key() {
    let shows = shows();
    let opened = open(&shows);
    let podcast = &shows[0].document;
    for key in [
        PodcastKey::Id(podcast.podcast.id),
        PodcastKey::Slug(&podcast.podcast.slug),
        PodcastKey::FeedUrl(&podcast.podcast.feed_url),
    ] {
        let found = opened.engine.podcast(key).expect("reads").expect("is there");
        assert_eq!(*found, *podcast);
    }
    let episode = &shows[0].episodes[2].0;
    let by_slugs = EpisodeKey::Slug { podcast_slug: &podcast.podcast.slug, episode_slug: &episode.slug };
    for key in [EpisodeKey::Id(episode.id), by_slugs] {
        let found = opened.engine.episode(key).expect("reads").expect("is there");
        assert_eq!(found.episode, *episode);
        assert_eq!((found.podcast_title.as_str(), found.has_transcript), ("Sourdough Stories", true));
    }
    let nobody = PodcastId::from_feed_url("https://nobody.example");
    assert!(opened.engine.podcast(PodcastKey::Id(nobody)).expect("reads").is_none());
    let other = EpisodeKey::Slug { podcast_slug: &shows[1].document.podcast.slug, episode_slug: &episode.slug };
    assert!(opened.engine.episode(other).expect("reads").is_none());
}

#[test]
fn episodes_that_came_changed_or_were_transcribed_since_are_found() {
    let mut shows = shows();
    let old = days_ago(100);
    for (episode, transcript, _) in shows.iter_mut().flat_map(|show| &mut show.episodes) {
        (episode.first_seen_at, episode.updated_at) = (old, old);
        if let Some(transcript) = transcript {
            transcript.fetched_at = old;
        }
    }
    shows[0].episodes[0].0.first_seen_at = days_ago(3);
    shows[1].episodes[0].0.updated_at = days_ago(2);
    shows[0].episodes[2].1.as_mut().expect("a transcript").fetched_at = days_ago(1);
    let expected = |numbers: &[(usize, usize)]| {
        let mut ids: Vec<EpisodeId> = numbers.iter().map(|&(show, at)| shows[show].episodes[at].0.id).collect();
        ids.sort_unstable();
        ids
    };
    let opened = open(&shows);
    let since = |days| opened.engine.episodes_changed_since(days_ago(days), &CancelToken::default()).expect("reads");
    assert_eq!(since(4), expected(&[(0, 0), (0, 2), (1, 0)]));
    assert_eq!(since(2), expected(&[(0, 2), (1, 0)]), "the time itself counts");
    assert_eq!(since(1), expected(&[(0, 2)]));
    assert_eq!(since(0), []);
    let all: usize = shows.iter().map(|show| show.episodes.len()).sum();
    assert_eq!(since(200).len(), all);
}

#[test]
fn former_names_find_the_current_record() {
    let mut shows = shows();
    // Ids fall into all shards: the shard of the surviving podcast must not matter.
    let old: Vec<PodcastId> = (0..20).map(|n| PodcastId::from_feed_url(&format!("https://old.example/{n}"))).collect();
    shows[0].document.aliases = PodcastAliases {
        ids: old.clone(),
        slugs: vec!["sour-stories".to_owned()],
        feed_urls: vec!["https://old.example/feed".to_owned()],
        guids: vec!["0d5c5ff5-7bb3-5a0e-8c3e-5f0d9d3e2b11".to_owned()],
    };
    let old_episode = EpisodeId::derive(old[0], "new");
    shows[0].episodes[2].2 = EpisodeAliases { ids: vec![old_episode], slugs: vec!["new-0000".to_owned()] };
    let opened = open(&shows);
    let podcast = |key| opened.engine.podcast(key).expect("reads").map(|document| document.podcast.id);
    for id in old {
        assert_eq!(podcast(PodcastKey::Id(id)), Some(shows[0].id()));
    }
    assert_eq!(podcast(PodcastKey::Slug("sour-stories")), Some(shows[0].id()));
    assert_eq!(podcast(PodcastKey::FeedUrl("https://old.example/feed")), Some(shows[0].id()));
    assert_eq!(podcast(PodcastKey::Guid("0D5C5FF5-7BB3-5A0E-8C3E-5F0D9D3E2B11")), Some(shows[0].id()));
    let (now, transcript, former) = &shows[0].episodes[2];
    let by_slugs = EpisodeKey::Slug { podcast_slug: "sour-stories", episode_slug: "new-0000" };
    for key in [EpisodeKey::Id(old_episode), by_slugs] {
        let found = opened.engine.episode(key).expect("reads").expect("is there");
        assert_eq!((&found.episode, &found.aliases), (now, former));
    }
    assert_eq!(opened.engine.transcript(old_episode).expect("reads"), *transcript);
}

#[test]
fn a_guid_is_found_as_published_else_as_derived() {
    let mut shows = shows();
    let id_of_url = |url: &str| PodcastId::from_feed_url(url).to_string();
    let guid = id_of_url("https://first.example/feed");
    shows[0].document.podcast.guid = Some(format!(" {} ", guid.to_uppercase()));
    shows[1].document.podcast.guid = Some("Show 17".to_owned());
    // The feed at this URL has no guid, so it has the derived one. The first show brought the guid along when it moved.
    shows[2].document.podcast.feed_url = "https://first.example/feed".to_owned();
    shows[3].document.podcast.feed_url = "https://moved.example/feed".to_owned();
    shows[3].document.aliases.feed_urls = vec!["https://before.example/feed/".to_owned()];
    let opened = open(&shows);
    let podcast = |guid: &str| {
        let found = opened.engine.podcast(PodcastKey::Guid(guid)).expect("reads");
        found.map(|document| document.podcast.title.clone())
    };
    let title = |number: usize| Some(shows[number].document.podcast.title.clone());
    for notation in [guid.clone(), guid.to_uppercase(), guid.replace('-', ""), format!("{{{guid}}}")] {
        assert_eq!(podcast(&notation), title(0), "{notation}");
    }
    assert_eq!(podcast("show 17"), title(1));
    assert_eq!(podcast(&id_of_url("https://moved.example/feed")), title(3));
    assert_eq!(podcast(&id_of_url("https://before.example/feed")), title(3));
    assert_eq!(podcast(&shows[4].id().to_string()), title(4), "an id is the guid of the first URL");
    assert_eq!(podcast("show 18"), None);
}

#[test]
fn the_strongest_claim_of_a_show_decides() {
    let mut shows = shows();
    let claim = |id, evidence| ShowClaim { show: ShowId::Apple(id), evidence };
    shows[0].document.shows = vec![claim(7, ShowEvidence::Chart), claim(8, ShowEvidence::Chart)];
    shows[1].document.podcast.apple_id = Some(7);
    shows[2].document.shows = vec![claim(8, ShowEvidence::TitleAndAuthor)];
    let spotify = ShowId::Spotify("4rOoJ6Egrf8K2IrywzwOMk".to_owned());
    shows[3].document.shows = vec![ShowClaim { show: spotify.clone(), evidence: ShowEvidence::Chart }];
    // Of equal evidence, the podcast that was seen first.
    shows[3].document.podcast.apple_id = Some(9);
    shows[4].document.podcast.apple_id = Some(9);
    shows[4].document.podcast.first_seen_at = shows[3].document.podcast.first_seen_at - chrono::TimeDelta::days(1);
    let found = |shows: &[Show], show: &ShowId| {
        let found = open(shows).engine.podcast(PodcastKey::Show(show)).expect("reads");
        found.map(|document| document.podcast.title.clone())
    };
    let title = |number: usize| Some(shows[number].document.podcast.title.clone());
    let cases = [(ShowId::Apple(7), 1), (ShowId::Apple(8), 0), (ShowId::Apple(9), 4), (spotify, 3)];
    let reversed: Vec<Show> = shows.iter().rev().cloned().collect();
    for (show, number) in &cases {
        assert_eq!(found(&shows, show), title(*number), "{show}");
        assert_eq!(found(&reversed, show), title(*number), "{show}, in another order");
    }
    assert_eq!(found(&shows, &ShowId::Apple(6)), None);
}

#[test]
fn a_private_feed_is_found_by_the_public_form_of_its_url_if_no_other_has_it() {
    let mut shows = shows();
    let secret = "https://ada:pw@a.example/rss?auth=5e1f";
    let mut make_private = |number: usize, secret: &str, public: &str| {
        let private = &mut shows[number].document;
        // A private feed has the id of its secret URL; the document has the public form.
        private.aliases.ids = vec![PodcastId::from_feed_url(secret)];
        private.podcast.feed_url = public.to_owned();
        private.is_private = true;
    };
    make_private(0, secret, "https://a.example/rss?auth=hidden");
    make_private(1, "https://members.b.example/0a1b2c3d4e5f6a7b", "https://members.b.example/hidden");
    make_private(2, "https://members.b.example/9f8e7d6c5b4a3f2e", "https://members.b.example/hidden");
    make_private(3, "https://ada:pw@c.example/rss", "https://c.example/rss");
    shows[0].document.aliases.feed_urls = vec!["https://a.example/free".to_owned()];
    let opened = open(&shows);
    let found = |url| {
        let found = opened.engine.podcast(PodcastKey::FeedUrl(url)).expect("reads");
        found.map(|document| document.podcast.title.clone())
    };
    let title = |number: usize| Some(shows[number].document.podcast.title.clone());
    for form in [
        "https://a.example/rss?auth=hidden",
        "http://A.example:80/rss?auth=hidden#top",
        "feed://a.example/rss?auth=hidden",
        secret,
        "https://ada:pw@A.EXAMPLE/rss?auth=5e1f",
        "https://a.example/free/",
    ] {
        assert_eq!(found(form), title(0), "{form}");
    }
    assert_eq!(found("https://a.example/rss?auth=another"), None, "another token may name another feed");
    assert_eq!(found("https://members.b.example/hidden"), None, "two feeds have this form");
    assert_eq!(found("https://members.b.example/9f8e7d6c5b4a3f2e"), title(2));
    assert_eq!(found("https://c.example/rss"), title(3));
    assert_eq!(found("https://bo:other@c.example/rss/"), title(3), "a password does not change which feed it is");
}

#[test]
fn all_forms_of_a_feeds_url_find_it() {
    let mut shows = shows();
    shows[0].document.podcast.feed_url = "http://Feeds.First.example:80/Show/".to_owned();
    shows[1].document.podcast.feed_url = "https://feeds.first.example/show".to_owned();
    let opened = open(&shows);
    let found =
        |url| opened.engine.podcast(PodcastKey::FeedUrl(url)).expect("reads").map(|document| document.podcast.id);
    for form in [
        "http://Feeds.First.example:80/Show/",
        "https://feeds.first.example/Show",
        "feeds.first.example/Show",
        "feed:https://feeds.first.example/Show/#x",
        "https://ada:pw@feeds.first.example/Show",
    ] {
        assert_eq!(found(form), Some(shows[0].id()), "{form}");
    }
    assert_eq!(found("http://feeds.first.example/show/"), Some(shows[1].id()), "paths keep their case");
    assert_eq!(found("https://www.feeds.first.example/Show"), None);
}

#[test]
fn episodes_come_newest_first_and_undated_ones_last() {
    let shows = shows();
    let opened = open(&shows);
    let list = |has_transcript, skip, limit| {
        let list = opened
            .engine
            .podcast_episodes(shows[0].id(), EpisodeListOptions { has_transcript, skip, limit })
            .expect("reads");
        let titles: Vec<String> = list.episodes.iter().map(|episode| episode.episode.title.clone()).collect();
        (list.total_episodes, list.total_transcripts, list.matching, titles)
    };
    assert_eq!(list(None, 0, 10), (3, 1, 3, vec!["New".into(), "Old".into(), "Undated".into()]));
    assert_eq!(list(None, 1, 1), (3, 1, 3, vec!["Old".into()]));
    assert_eq!(list(Some(true), 0, 10), (3, 1, 1, vec!["New".into()]));
    assert_eq!(list(Some(false), 0, 10), (3, 1, 2, vec!["Old".into(), "Undated".into()]));
}

#[test]
fn episodes_with_a_date_in_the_future_do_not_head_a_list() {
    let show = Show::new("Weekly", "x")
        .episode("In 20 years", "x", Some(-7_300), &[])
        .episode("Undated", "x", None, &[])
        .episode("Old", "x", Some(30), &[])
        .episode("Tomorrow", "x", Some(-1), &[])
        .episode("New", "x", Some(2), &[]);
    let opened = open(std::slice::from_ref(&show));
    let requested = EpisodeListOptions { has_transcript: None, skip: 0, limit: 10 };
    let list = opened.engine.podcast_episodes(show.id(), requested).expect("reads");
    let titles: Vec<&str> = list.episodes.iter().map(|episode| episode.episode.title.as_str()).collect();
    assert_eq!(titles, ["New", "Old", "In 20 years", "Tomorrow", "Undated"]);
    assert_eq!(list.episodes[2].episode.published_at, show.episodes[0].0.published_at, "the date is shown as it is");
}

#[test]
fn episodes_of_one_date_keep_the_order_of_the_feed() {
    let titles = ["Part 3", "Part 2", "Part 1"];
    let ranked = |show: Show, (title, rank): (&str, Option<i32>)| {
        show.episode(title, "x", Some(5), &[]).with_last_episode(|episode| episode.date_rank = rank)
    };
    let ranks = [Some(2), Some(1), None];
    let show = titles.into_iter().zip(ranks).fold(Show::new("Serial", "x"), ranked).episode("New", "x", Some(1), &[]);
    let opened = open(std::slice::from_ref(&show));
    let expected = ["New", "Part 3", "Part 2", "Part 1"];
    let requested = EpisodeListOptions { has_transcript: None, skip: 0, limit: 10 };
    let list = opened.engine.podcast_episodes(show.id(), requested).expect("reads");
    assert_eq!(list.episodes.iter().map(|one| one.episode.title.as_str()).collect::<Vec<_>>(), expected);
    let by_date = |direction, first| {
        let order = SortOrder { field: SortField::RecentActivity, direction, nulls: NullOrder::Last };
        let options = SearchOptions { sort: vec![order], ..SearchOptions::match_all(SearchMode::Episodes) };
        let page = Page { skip: 0, limit: first };
        let found = opened.engine.search_episodes(&options, page).expect("searches").hits;
        found.iter().map(|hit| hit.document.episode.title.clone()).collect::<Vec<_>>()
    };
    assert_eq!(by_date(SortDirection::Desc, 3), expected[..3]);
    assert_eq!(by_date(SortDirection::Asc, 4), ["Part 1", "Part 2", "Part 3", "New"]);
}

#[test]
fn transcripts_are_read_back_completely() {
    let shows = shows();
    let opened = open(&shows);
    let (episode, transcript, _) = &shows[0].episodes[2];
    assert_eq!(opened.engine.transcript(episode.id).expect("reads"), *transcript);
    assert_eq!(opened.engine.transcript(shows[0].episodes[0].0.id).expect("reads"), None);
    assert_eq!(opened.engine.transcript(EpisodeId::derive(shows[0].id(), "none")).expect("reads"), None);
}

#[test]
fn related_podcasts_have_reasons() {
    let mut shows = shows();
    shows.push(Show::new("Bread of old", "Sourdough, bread baking, fermentation.").episode("E", "x", Some(900), &[]));
    let opened = open(&shows);
    let related = opened.engine.related_podcasts(shows[0].id(), &[], 10).expect("reads");
    let titles: Vec<&str> = related.iter().map(|one| one.document.podcast.title.as_str()).collect();
    assert_eq!(titles[0], "Bread and Butter");
    assert_eq!(titles.last(), Some(&"Bread of old"), "a dead show comes last, however near it is");
    assert!(!titles.contains(&"Sourdough Stories") && !titles.contains(&"Deep Space"), "{titles:?}");
    assert!(related[0].reasons.contains(&"genre: Technology".to_owned()), "{:?}", related[0].reasons);
    assert!(related[0].reasons.contains(&"topic: sourdough".to_owned()), "{:?}", related[0].reasons);
    assert!(
        opened
            .engine
            .related_podcasts(PodcastId::from_feed_url("https://nobody.example"), &[], 10)
            .expect("reads")
            .is_empty()
    );
}

#[test]
fn people_and_charts_relate_podcasts() {
    let mut shows: Vec<Show> = (0..6)
        .map(|number| Show::new(&format!("alone{number}x"), &format!("solo{number}x")).episode("E", "x", Some(5), &[]))
        .collect();
    shows[0] = shows[0].clone().host("Ada Lovelace").host("Cher");
    shows[1] = shows[1].clone().person("guest", "Ada Lovelace");
    shows[2] = shows[2].clone().host("Cher");
    shows[3] = shows[3].clone().person("editor", "Ada Lovelace");
    shows.push(Show::new("Dead", "Of old").episode("E", "x", Some(900), &[]).person("guest", "Ada Lovelace"));
    let opened = open(&shows);
    let charted = [(shows[0].id(), 9), (shows[4].id(), 3), (PodcastId::from_feed_url("https://nobody.example"), 2)];
    let charted = charted.map(|(podcast, charts)| CoChartedPodcast { podcast, charts });
    let related = opened.engine.related_podcasts(shows[0].id(), &charted, 10).expect("reads");
    let of = |title: &str| related.iter().find(|one| one.document.podcast.title == title);
    assert!(of("alone1x").is_some_and(|one| one.reasons.contains(&"person: Ada Lovelace".to_owned())), "{related:?}");
    assert!(of("alone4x").is_some_and(|one| one.reasons.contains(&"charts: 3".to_owned())), "{related:?}");
    assert_eq!(related.last().map(|one| one.document.podcast.title.as_str()), Some("Dead"), "a dead show comes last");
    assert!(of("alone0x").is_none(), "never the show itself");
    let by_people = |title| of(title).is_some_and(|one| one.reasons.iter().any(|why| why.starts_with("person")));
    assert!(
        !by_people("alone2x") && !by_people("alone3x"),
        "one word is no name, an editor takes no part: {related:?}"
    );
    // Works in the other direction too: the host of one was a guest of the other.
    let related = opened.engine.related_podcasts(shows[1].id(), &[], 10).expect("reads");
    assert!(related.iter().any(|one| one.document.podcast.title == "alone0x"), "{related:?}");
}

#[test]
fn similar_episodes_have_reasons() {
    let of = |show: &str, topic: [&str; 2], episodes: i64| {
        let [one, other] = topic;
        let mut made = Show::new(show, "A show");
        for number in 0..episodes {
            let words = format!("{one} {other} {}", if number % 2 == 0 { one } else { other });
            made = made.episode(&format!("{one} {number}"), &words, Some(number), &[]);
        }
        made
    };
    let shows = [
        of("Crumb", ["sourdough", "oven"], 6),
        of("Loaf", ["sourdough", "oven"], 6),
        of("Sea", ["anchor", "tide"], 60),
    ];
    let opened = open(&shows);
    let own = &shows[0].episodes[0].0;
    let similar = opened.engine.similar_episodes(own.id, 5).expect("reads");
    assert_eq!(similar.len(), 5);
    assert!(similar.iter().all(|one| one.document.episode.id != own.id && one.document.podcast_title != "Sea"));
    assert!(similar.iter().filter(|one| one.document.podcast_title == "Crumb").count() <= 2, "not of one show alone");
    assert!(similar.iter().all(|one| one.reasons.iter().any(|reason| reason == "topic: sourdough")), "{similar:?}");
    assert!(opened.engine.similar_episodes(EpisodeId::derive(shows[0].id(), "none"), 5).expect("reads").is_empty());
}

#[test]
fn latest_podcasts_are_of_today_not_of_the_future() {
    let opened = open(&shows());
    let titles = |with_transcripts, limit| -> Vec<String> {
        let latest = opened.engine.latest_podcasts(with_transcripts, limit).expect("reads");
        latest.iter().map(|podcast| podcast.podcast.title.clone()).collect()
    };
    assert_eq!(titles(false, 3), ["Pan y masa", "Sourdough Stories", "Bread and Butter"]);
    assert_eq!(titles(true, 3), ["Sourdough Stories"]);
}

//! Every filter, alone and with terms.

use crate::corpus::{FIRST, SHOW_TARGETS, Show, TestEngine, cues, days_ago, open, open_sharded, options, person, term};
use earshot_indexer::SearchBackend;
use earshot_model::search::{
    Filters, MeasureRange, NameFilter, ParticipantKind, PersonFilter, SearchMode, SearchOptions,
};
use earshot_model::{EpisodeAliases, EpisodeId, Measure, PodcastAliases, PodcastId, SocialKind};

/// The first time, columns decide a filter. The second time builds its set, and the third time uses the set.
const REPEATS: usize = 3;

fn shows() -> Vec<Show> {
    let genres = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    let mut shows = vec![
        Show::new("Alpha", "shared words")
            .language("en-GB")
            .with(|podcast| {
                podcast.genres = genres(&["Business", "Entrepreneurship"]);
                podcast.explicit = Some(true);
                podcast.owner_email = Some("a@alpha.example".to_owned());
            })
            .with_social_link(SocialKind::Youtube)
            .with_social_link(SocialKind::Instagram)
            .episode("Alpha one", "x", Some(400), &[])
            .episode("Alpha two", "x", Some(10), &cues(&["hello"])),
        Show::new("Beta", "shared words")
            .language("en")
            .with(|podcast| {
                podcast.genres = genres(&["True Crime"]);
                podcast.explicit = Some(false);
            })
            .with_social_link(SocialKind::Youtube)
            .episode("Beta one", "x", Some(30), &[]),
        Show::new("Gamma", "shared words").language("de").with(|podcast| podcast.genres = genres(&["Business"])),
        Show::new("Delta", "shared words").with(|podcast| {
            podcast.language = None;
            podcast.first_seen_at = days_ago(20);
        }),
    ];
    for (show, plays) in shows.iter_mut().zip([10.0, 3.0]) {
        show.document.figures.castbox_plays = Some(plays);
    }
    shows
}

fn plays(min: Option<f64>, max: Option<f64>) -> Vec<MeasureRange> {
    vec![MeasureRange { measure: Measure::CastboxPlays, min, max }]
}

#[test]
fn podcasts_are_filtered() {
    let shows = shows();
    let opened = open(&shows);
    let list = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    let none = Filters::default;
    let cases: Vec<(Filters, &[&str])> = vec![
        (Filters { include_genres: list(&["business"]), ..none() }, &["Alpha", "Gamma"]),
        (Filters { include_genres: list(&["true crime", "entrepreneurship"]), ..none() }, &["Alpha", "Beta"]),
        (Filters { include_genres: list(&["unknown"]), ..none() }, &[]),
        (Filters { exclude_genres: list(&["business"]), ..none() }, &["Beta", "Delta"]),
        (Filters { exclude_genres: list(&["unknown"]), ..none() }, &["Alpha", "Beta", "Delta", "Gamma"]),
        (Filters { languages: list(&["en"]), ..none() }, &["Alpha", "Beta"]),
        (Filters { languages: list(&["en-gb"]), ..none() }, &["Alpha"]),
        (Filters { languages: list(&["de", "en-gb"]), ..none() }, &["Alpha", "Gamma"]),
        (Filters { languages: list(&["fr"]), ..none() }, &[]),
        (Filters { explicit: Some(true), ..none() }, &["Alpha"]),
        (Filters { explicit: Some(false), ..none() }, &["Beta", "Delta", "Gamma"]),
        (Filters { founded_since: Some(days_ago(100)), ..none() }, &["Beta"]),
        (Filters { founded_since: Some(days_ago(400)), ..none() }, &["Alpha", "Beta"]),
        (Filters { last_episode_since: Some(days_ago(20)), ..none() }, &["Alpha"]),
        (Filters { added_since: Some(days_ago(20)), ..none() }, &["Delta"]),
        (Filters { added_since: Some(days_ago(900)), ..none() }, &["Alpha", "Beta", "Delta", "Gamma"]),
        (Filters { min_total_episodes: Some(1), ..none() }, &["Alpha", "Beta"]),
        (Filters { min_total_episodes: Some(2), ..none() }, &["Alpha"]),
        (Filters { max_total_episodes: Some(1), ..none() }, &["Beta", "Delta", "Gamma"]),
        (Filters { max_total_episodes: Some(0), ..none() }, &["Delta", "Gamma"]),
        (Filters { ranges: plays(Some(10.0), None), ..none() }, &["Alpha"]),
        (Filters { ranges: plays(None, Some(10.0)), ..none() }, &["Alpha", "Beta"]),
        (Filters { ranges: plays(Some(3.0), Some(9.0)), ..none() }, &["Beta"]),
        (Filters { has_primary_contact: Some(true), ..none() }, &["Alpha"]),
        (Filters { has_primary_contact: Some(false), ..none() }, &["Beta", "Delta", "Gamma"]),
        (Filters { has_socials: vec![SocialKind::Youtube], ..none() }, &["Alpha", "Beta"]),
        (Filters { has_socials: vec![SocialKind::Youtube, SocialKind::Instagram], ..none() }, &["Alpha"]),
        (Filters { has_socials: vec![SocialKind::Tiktok], ..none() }, &[]),
        (Filters { include_podcast_ids: vec![shows[1].id(), shows[2].id()], ..none() }, &["Beta", "Gamma"]),
        (Filters { exclude_podcast_ids: vec![shows[1].id(), shows[2].id()], ..none() }, &["Alpha", "Delta"]),
        (
            Filters { include_podcast_ids: vec![shows[0].id(), shows[2].id()], languages: list(&["en"]), ..none() },
            &["Alpha"],
        ),
    ];
    for (filters, expected) in cases {
        for time in 1..=REPEATS {
            assert_eq!(opened.filtered(filters.clone()), expected, "{filters:?} for the {time}th time");
        }
        // The same filters with terms that all podcasts match.
        let requested =
            SearchOptions { filters, ..options(SearchMode::Podcasts, &[term("shared words", SHOW_TARGETS)]) };
        let answer = opened.engine.search_podcasts(&requested, FIRST).expect("searches");
        assert_eq!(answer.hits.len(), expected.len(), "{:?}", requested.filters);
        assert_eq!(answer.total, earshot_indexer::Total::Exactly(expected.len()));
    }
}

#[test]
fn a_period_that_began_has_no_episodes_of_the_future() {
    let opened =
        open(&[Show::new("Alpha", "x").episode("Past", "x", Some(3), &[]).episode("Future", "x", Some(-300), &[])]);
    let since = |since, before| Filters { published_since: since, published_before: before, ..Filters::default() };
    assert_eq!(opened.filtered_episodes(since(Some(days_ago(30)), None)), ["Past"]);
    assert_eq!(opened.filtered_episodes(since(Some(days_ago(-200)), None)), ["Future"], "the future was wanted");
    assert_eq!(opened.filtered_episodes(since(Some(days_ago(30)), Some(days_ago(-400)))), ["Future", "Past"]);
}

#[test]
fn episodes_are_filtered() {
    let shows = shows();
    let opened: TestEngine = open(&shows);
    let (first, second) = (shows[0].episodes[0].0.id, shows[0].episodes[1].0.id);
    let none = Filters::default;
    let cases: Vec<(Filters, &[&str])> = vec![
        (none(), &["Alpha one", "Alpha two", "Beta one"]),
        (Filters { has_transcript: Some(true), ..none() }, &["Alpha two"]),
        (Filters { has_transcript: Some(false), ..none() }, &["Alpha one", "Beta one"]),
        (Filters { published_since: Some(days_ago(30)), ..none() }, &["Alpha two", "Beta one"]),
        (Filters { published_before: Some(days_ago(30)), ..none() }, &["Alpha one"]),
        (Filters { include_episode_ids: vec![first], ..none() }, &["Alpha one"]),
        (Filters { exclude_episode_ids: vec![second], ..none() }, &["Alpha one", "Beta one"]),
        (Filters { include_podcast_ids: vec![shows[0].id()], ..none() }, &["Alpha one", "Alpha two"]),
        (Filters { exclude_podcast_ids: vec![shows[0].id()], ..none() }, &["Beta one"]),
        (Filters { explicit: Some(true), ..none() }, &["Alpha one", "Alpha two"]),
        (Filters { languages: vec!["en-gb".to_owned()], ..none() }, &["Alpha one", "Alpha two"]),
        (Filters { include_genres: vec!["true crime".to_owned()], ..none() }, &["Beta one"]),
        (Filters { min_total_episodes: Some(2), ..none() }, &["Alpha one", "Alpha two"]),
        (Filters { last_episode_since: Some(days_ago(20)), ..none() }, &["Alpha one", "Alpha two"]),
    ];
    for (filters, expected) in cases {
        for time in 1..=REPEATS {
            assert_eq!(opened.filtered_episodes(filters.clone()), expected, "{filters:?} for the {time}th time");
        }
    }
}

#[test]
fn people_found_in_texts_precede_those_of_feeds() {
    use earshot_model::AppearanceKind::{Guest, Host, Mentioned};
    let opened = open(&[
        Show::new("Read", "Of tea.")
            .host("Mark Ed")
            .episode("Leaves", "Tea.", Some(1), &[])
            .person("guest", "Tag Ged")
            .with_credit(Host, "Anna Miller")
            .with_credit(Guest, "Ben Hill")
            .with_credit(Mentioned, "Carla Otto"),
        Show::new("Marked", "Of coffee.")
            .host("Mark Ed")
            .episode("Beans", "Coffee.", Some(2), &[])
            .person("guest", "Tag Ged"),
    ]);
    let find = |part, name: &str| {
        let name = NameFilter { name: name.to_owned(), is_excluded: false, phrase: true, slop: 0, fuzzy: false };
        opened.filtered_episodes(Filters { people: vec![PersonFilter { kind: part, name }], ..Filters::default() })
    };
    for (part, name, expected) in [
        (ParticipantKind::Guest, "Ben Hill", vec!["Leaves"]),
        (ParticipantKind::Host, "Anna Miller", vec!["Leaves"]),
        (ParticipantKind::Guest, "Carla Otto", vec![]),
        (ParticipantKind::Guest, "Tag Ged", vec!["Beans"]),
        (ParticipantKind::Host, "Mark Ed", vec!["Beans"]),
    ] {
        assert_eq!(find(part, name), expected, "{name}");
    }
}

#[test]
fn former_ids_are_resolved_in_every_list() {
    let mut shows = shows();
    // Ids fall into all shards: the shard of the surviving podcast must not matter.
    let old: Vec<PodcastId> = (0..9).map(|n| PodcastId::from_feed_url(&format!("https://old.example/{n}"))).collect();
    shows[0].document.aliases = PodcastAliases { ids: old.clone(), ..PodcastAliases::default() };
    let old_episode = EpisodeId::derive(old[0], "two");
    shows[0].episodes[1].2 = EpisodeAliases { ids: vec![old_episode], ..EpisodeAliases::default() };
    let none = Filters::default;
    for opened in [1, 3].map(|shards| open_sharded(&shows, shards)) {
        for &id in &old {
            let include = Filters { include_podcast_ids: vec![id], ..none() };
            assert_eq!(opened.filtered(include.clone()), ["Alpha"]);
            assert_eq!(opened.filtered_episodes(include), ["Alpha one", "Alpha two"]);
            let exclude = Filters { exclude_podcast_ids: vec![id], ..none() };
            assert_eq!(opened.filtered(exclude.clone()), ["Beta", "Delta", "Gamma"]);
            assert_eq!(opened.filtered_episodes(exclude), ["Beta one"]);
            let both = Filters { include_podcast_ids: vec![id, shows[1].id(), shows[0].id()], ..none() };
            assert_eq!(opened.filtered(both), ["Alpha", "Beta"]);
        }
        let include = Filters { include_episode_ids: vec![old_episode], ..none() };
        assert_eq!(opened.filtered_episodes(include), ["Alpha two"]);
        let exclude = Filters { exclude_episode_ids: vec![old_episode], ..none() };
        assert_eq!(opened.filtered_episodes(exclude), ["Alpha one", "Beta one"]);
        let nobody = PodcastId::from_feed_url("https://nobody.example");
        assert_eq!(opened.filtered(Filters { include_podcast_ids: vec![nobody], ..none() }), Vec::<String>::new());
    }
}

/// The filter uses the same guests that hits show: from the feed, from an episode, or from extracted credits.
#[test]
fn guests_are_filtered_as_they_are_shown() {
    let marked = |name: &str, role: &str| {
        Show::new(name, "shared words").with(|podcast| podcast.persons = vec![person(role, "Ada")])
    };
    let reported = |mut show: Show, has_guests| {
        show.document.credits.has_guests = has_guests;
        show
    };
    let shows = [
        marked("Guest", "guest"),
        reported(marked("Guest against texts", "guest"), Some(false)),
        marked("Host", "guest host"),
        reported(Show::new("Texts", "shared words"), Some(true)),
        reported(Show::new("No texts", "shared words"), Some(false)),
        Show::new("Episode", "shared words").episode("One", "x", Some(3), &[]).person("guest", "Ada"),
    ];
    let opened = open(&shows);
    let titles = |has_guests| {
        let filters = Filters { has_guests, ..Filters::default() };
        let options = SearchOptions { filters, ..options(SearchMode::Podcasts, &[]) };
        let answer = opened.engine.search_podcasts(&options, FIRST).expect("searches");
        let mut hits: Vec<_> = answer.hits.iter().map(|hit| hit.document.clone()).collect();
        hits.sort_by(|one, other| one.podcast.title.cmp(&other.podcast.title));
        hits
    };
    let with: Vec<_> = titles(Some(true)).iter().map(|document| document.podcast.title.clone()).collect();
    assert_eq!(with, ["Episode", "Guest", "Guest against texts", "Texts"]);
    for has_guests in [true, false] {
        let found = titles(Some(has_guests));
        assert!(found.iter().all(|document| (document.has_guests() == Some(true)) == has_guests), "{has_guests}");
    }
    assert_eq!(titles(Some(true)).len() + titles(Some(false)).len(), shows.len());
}

/// After retiring, caches are dropped and further pages are the same.
#[test]
fn a_retired_generation_returns_the_same_hits() {
    let opened = open(&shows());
    let requested = SearchOptions {
        filters: Filters { include_genres: vec!["business".to_owned()], ..Filters::default() },
        ..options(SearchMode::Podcasts, &[])
    };
    let titles = || -> Vec<String> {
        let answer = opened.engine.search_podcasts(&requested, FIRST).expect("searches");
        answer.hits.iter().map(|hit| hit.document.podcast.title.clone()).collect()
    };
    // A filter that comes twice is cached.
    let before = [titles(), titles(), titles()];
    opened.engine.retire();
    assert_eq!([titles(), titles(), titles()], before);
    assert_eq!(before[0].len(), 2);
}

//! Every filter, alone and with others.

use crate::case::Case;
use crate::catalog;
use crate::corpus::days_ago;
use earshot_model::chart::{ChartCategory, ChartCountry, ChartFilter, ChartPlatform, ChartSelector};
use earshot_model::search::{
    Filters, MeasureRange, NameFilter, ParticipantKind, PersonFilter, SearchMode, SearchOptions,
};
use earshot_model::{EpisodeId, Measure, PodcastId, SocialKind, UpdateFrequency};

const ALPHA: &str = "Alpha Physics";
const BETA: &str = "Beta Kitchen";
const GAMMA: &str = "Gamma Geschichte";
const DELTA: &str = "Delta";
const RADIO: &str = "機械学習ラジオ";
const NAMELESS: &str = "???";
const ZOO: &str = "Particle zoo";
const WAVES: &str = "Waves at sea";
const BREAD: &str = "Sourdough";
const DEEP: &str = "深層学習";

fn list(values: &[&str]) -> Vec<String> {
    values.iter().map(|&value| value.to_owned()).collect()
}

fn range(measure: Measure, min: Option<f64>, max: Option<f64>) -> Filters {
    Filters { ranges: vec![MeasureRange { measure, min, max }], ..Filters::default() }
}

fn frequencies(requested: &[UpdateFrequency]) -> Filters {
    Filters { update_frequencies: requested.to_vec(), ..Filters::default() }
}

fn id_of(title: &str) -> PodcastId {
    let shows = catalog::shows();
    shows.iter().find(|show| show.document.podcast.title == title).expect("is one of them").id()
}

fn episode_of(title: &str) -> EpisodeId {
    let shows = catalog::shows();
    let mut episodes = shows.iter().flat_map(|show| &show.episodes);
    episodes.find(|(episode, _, _)| episode.title == title).expect("is one of them").0.id
}

fn cases(mode: SearchMode, rows: Vec<(Filters, &[&str])>) -> Vec<Case> {
    rows.into_iter()
        .map(|(filters, expected)| {
            let name = format!("{filters:?}");
            Case::new(name, SearchOptions { filters, ..SearchOptions::match_all(mode) }, expected)
        })
        .collect()
}

/// A filter on these charts; `""` stands for any.
fn chart(platform: &str, country: &str, category: &str, max_position: Option<u16>) -> Filters {
    let charts = ChartSelector {
        platform: ChartPlatform::parse(platform),
        country: ChartCountry::parse(country),
        category: ChartCategory::parse(category).filter(|_| !category.is_empty()),
    };
    Filters { chart: Some(ChartFilter { charts, max_position }), ..Filters::default() }
}

pub fn podcasts() -> Vec<Case> {
    use UpdateFrequency::{Daily, Monthly, Stale, Weekly};
    let none = Filters::default;
    cases(
        SearchMode::Podcasts,
        vec![
            (none(), &[ALPHA, BETA, GAMMA, DELTA, RADIO, NAMELESS]),
            (Filters { include_genres: list(&["science"]), ..none() }, &[ALPHA, GAMMA]),
            (Filters { include_genres: list(&["food", "physics"]), ..none() }, &[ALPHA, BETA]),
            (Filters { include_genres: list(&["nothing"]), ..none() }, &[]),
            (Filters { exclude_genres: list(&["science"]), ..none() }, &[BETA, DELTA, RADIO, NAMELESS]),
            (Filters { include_genres: list(&["science"]), exclude_genres: list(&["physics"]), ..none() }, &[GAMMA]),
            (Filters { languages: list(&["en-gb"]), ..none() }, &[ALPHA]),
            (Filters { languages: list(&["en"]), ..none() }, &[ALPHA, BETA, NAMELESS]),
            (Filters { languages: list(&["de", "ja"]), ..none() }, &[GAMMA, RADIO]),
            (Filters { countries: list(&["US"]), ..none() }, &[ALPHA, BETA]),
            (Filters { countries: list(&["GB", "DE"]), ..none() }, &[ALPHA, GAMMA]),
            (Filters { countries: list(&["FR"]), ..none() }, &[]),
            (Filters { explicit: Some(true), ..none() }, &[ALPHA]),
            (Filters { explicit: Some(false), ..none() }, &[BETA, GAMMA, DELTA, RADIO, NAMELESS]),
            (Filters { has_primary_contact: Some(true), ..none() }, &[ALPHA]),
            (Filters { has_primary_contact: Some(false), ..none() }, &[BETA, GAMMA, DELTA, RADIO, NAMELESS]),
            (Filters { has_socials: vec![SocialKind::Youtube], ..none() }, &[ALPHA, BETA]),
            (Filters { has_socials: vec![SocialKind::Youtube, SocialKind::Instagram], ..none() }, &[ALPHA]),
            // An episode names a guest.
            (Filters { has_guests: Some(true), ..none() }, &[ALPHA, RADIO]),
            (Filters { has_guests: Some(false), ..none() }, &[BETA, GAMMA, DELTA, NAMELESS]),
            (Filters { is_machine_made: Some(true), ..none() }, &[NAMELESS]),
            (Filters { is_machine_made: Some(false), ..none() }, &[ALPHA, BETA, GAMMA, DELTA, RADIO]),
            // A podcast without a date of its newest episode does not count as stale.
            (Filters { is_very_stale: Some(true), ..none() }, &[GAMMA]),
            (Filters { is_very_stale: Some(false), ..none() }, &[ALPHA, BETA, DELTA, RADIO, NAMELESS]),
            (frequencies(&[Weekly]), &[ALPHA]),
            (frequencies(&[Daily, Stale]), &[BETA, GAMMA]),
            (frequencies(&[Monthly]), &[]),
            (chart("", "", "", None), &[ALPHA, BETA]),
            (chart("", "", "", Some(2)), &[BETA]),
            (chart("apple", "us", "", None), &[ALPHA, BETA]),
            (chart("apple", "us", "science", None), &[ALPHA]),
            (chart("apple", "us", "science", Some(7)), &[ALPHA]),
            (chart("apple", "us", "science", Some(6)), &[]),
            (chart("spotify", "", "", None), &[ALPHA]),
            (chart("", "de", "", None), &[BETA]),
            (chart("", "fr", "", None), &[]),
            (Filters { founded_since: Some(days_ago(400)), ..none() }, &[ALPHA, BETA, NAMELESS]),
            (Filters { last_episode_since: Some(days_ago(20)), ..none() }, &[ALPHA, NAMELESS]),
            (Filters { min_total_episodes: Some(1), ..none() }, &[ALPHA, BETA, RADIO]),
            (Filters { min_total_episodes: Some(2), ..none() }, &[ALPHA]),
            (Filters { max_total_episodes: Some(1), ..none() }, &[BETA, GAMMA, DELTA, RADIO, NAMELESS]),
            (Filters { include_podcast_ids: vec![id_of(ALPHA), id_of(DELTA)], ..none() }, &[ALPHA, DELTA]),
            (
                Filters { exclude_podcast_ids: vec![id_of(ALPHA), id_of(DELTA)], ..none() },
                &[BETA, GAMMA, RADIO, NAMELESS],
            ),
            // Both bounds are inclusive. Missing values are never in a range.
            (range(Measure::AppleRating, Some(4.5), None), &[ALPHA, GAMMA]),
            (range(Measure::AppleRating, None, Some(3.0)), &[BETA]),
            (range(Measure::AppleRating, None, None), &[ALPHA, BETA, GAMMA]),
            (range(Measure::AppleRatingsCount, Some(121.0), Some(800.0)), &[BETA]),
            (range(Measure::SpotifyRating, Some(4.0), Some(4.5)), &[GAMMA]),
            (range(Measure::CastboxPlays, Some(1.0), None), &[ALPHA]),
            (range(Measure::CastboxSubscribers, Some(71.0), None), &[BETA]),
            (range(Measure::AuthorityScore, Some(50.0), Some(100.0)), &[ALPHA]),
            (range(Measure::QualityScore, Some(90.0), None), &[ALPHA]),
            (range(Measure::EngagementScore, Some(0.0), None), &[ALPHA, BETA]),
            (range(Measure::EngagementScore, Some(20.0), Some(20.0)), &[ALPHA]),
            (range(Measure::SocialScore, Some(50.0), None), &[ALPHA]),
            (range(Measure::YoutubeScore, None, Some(55.0)), &[ALPHA]),
            (range(Measure::AppleRatingWilson, Some(0.5), None), &[ALPHA]),
            (range(Measure::SpotifyRatingWilson, None, Some(0.5)), &[GAMMA]),
            (range(Measure::YoutubeSubscribers, Some(45.0), None), &[ALPHA]),
            (range(Measure::YoutubeViews, Some(0.0), Some(0.0)), &[RADIO]),
            (range(Measure::MonthlyListeners, Some(5_000.0), Some(5_000.0)), &[ALPHA]),
            (range(Measure::EpisodeMinutes, Some(45.0), None), &[ALPHA]),
            (range(Measure::EpisodeMinutes, Some(12.0), Some(13.0)), &[BETA]),
            (Filters { countries: list(&["US"]), ..range(Measure::AppleRatingsCount, Some(500.0), None) }, &[BETA]),
        ],
    )
}

fn name(name: &str) -> NameFilter {
    NameFilter { name: name.to_owned(), is_excluded: false, phrase: false, slop: 0, fuzzy: false }
}

fn person(part: ParticipantKind, name: NameFilter) -> Filters {
    Filters { people: vec![PersonFilter { kind: part, name }], ..Filters::default() }
}

fn sponsor(name: NameFilter) -> Filters {
    Filters { sponsors: vec![name], ..Filters::default() }
}

pub fn episodes() -> Vec<Case> {
    use ParticipantKind::{Guest, Host};
    use UpdateFrequency::Weekly;
    let none = Filters::default;
    let phrase = |text: &str, slop: u32| NameFilter { phrase: true, slop, ..name(text) };
    let near = |name: NameFilter| NameFilter { fuzzy: true, ..name };
    let not = |name: NameFilter| NameFilter { is_excluded: true, ..name };
    cases(
        SearchMode::Episodes,
        vec![
            (none(), &[ZOO, WAVES, BREAD, DEEP]),
            (Filters { has_transcript: Some(true), ..none() }, &[ZOO, BREAD]),
            (Filters { has_transcript: Some(false), ..none() }, &[WAVES, DEEP]),
            (Filters { published_since: Some(days_ago(30)), ..none() }, &[ZOO, BREAD]),
            (Filters { published_before: Some(days_ago(30)), ..none() }, &[WAVES]),
            (Filters { episode_created_since: Some(days_ago(5)), ..none() }, &[BREAD, DEEP]),
            (Filters { episode_created_since: Some(days_ago(9)), ..none() }, &[ZOO, BREAD, DEEP]),
            (Filters { episode_updated_since: Some(days_ago(1)), ..none() }, &[ZOO, BREAD, DEEP]),
            (Filters { episode_updated_since: Some(days_ago(380)), ..none() }, &[ZOO, WAVES, BREAD, DEEP]),
            (Filters { include_episode_ids: vec![episode_of(ZOO), episode_of(DEEP)], ..none() }, &[ZOO, DEEP]),
            (Filters { exclude_episode_ids: vec![episode_of(ZOO)], ..none() }, &[WAVES, BREAD, DEEP]),
            (Filters { include_podcast_ids: vec![id_of(ALPHA)], ..none() }, &[ZOO, WAVES]),
            (Filters { exclude_podcast_ids: vec![id_of(ALPHA)], ..none() }, &[BREAD, DEEP]),
            (Filters { countries: list(&["GB"]), ..none() }, &[ZOO, WAVES]),
            (chart("apple", "us", "", None), &[ZOO, WAVES, BREAD]),
            (chart("", "de", "", None), &[BREAD]),
            (Filters { is_machine_made: Some(true), ..none() }, &[]),
            (Filters { is_very_stale: Some(false), ..none() }, &[ZOO, WAVES, BREAD, DEEP]),
            (frequencies(&[Weekly]), &[ZOO, WAVES]),
            // The flag of the podcast: the first of its episodes names no guest.
            (Filters { has_guests: Some(true), ..none() }, &[ZOO, WAVES, DEEP]),
            (Filters { has_guests: Some(false), ..none() }, &[BREAD]),
            (range(Measure::AppleRating, Some(4.0), None), &[ZOO, WAVES]),
            (range(Measure::TotalEpisodes, Some(2.0), None), &[ZOO, WAVES]),
            (range(Measure::EpisodeMinutes, None, Some(30.0)), &[BREAD]),
            (person(Guest, name("feynman")), &[ZOO]),
            (person(Guest, name("Richard FEYNMAN")), &[ZOO]),
            (person(Guest, name("richard child")), &[]),
            (person(Guest, name("川端")), &[DEEP]),
            (person(Guest, name("feinman")), &[]),
            (person(Guest, NameFilter { fuzzy: true, ..name("feinman") }), &[ZOO]),
            (person(Guest, phrase("richard feynman", 0)), &[ZOO]),
            (person(Guest, phrase("feynman richard", 0)), &[]),
            (person(Guest, phrase("feynman richard", 2)), &[ZOO]),
            (person(Guest, phrase("richrd feinman", 0)), &[]),
            (person(Guest, near(phrase("richrd feinman", 0))), &[ZOO]),
            (person(Guest, near(phrase("feinman richrd", 0))), &[]),
            (person(Guest, near(phrase("feinman richrd", 2))), &[ZOO]),
            (person(Guest, not(near(phrase("richrd feinman", 0)))), &[WAVES, BREAD, DEEP]),
            (sponsor(near(phrase("acme rokets", 0))), &[ZOO]),
            (person(Guest, not(name("feynman"))), &[WAVES, BREAD, DEEP]),
            (person(Guest, not(name("nobody"))), &[ZOO, WAVES, BREAD, DEEP]),
            (person(Guest, name("!!!")), &[]),
            // A guest is not a host. An episode without hosts has the hosts of its podcast.
            (person(Host, name("feynman")), &[]),
            (person(Host, name("hopper")), &[ZOO, WAVES]),
            (person(Host, name("julia")), &[BREAD, DEEP]),
            (person(Host, name("julia child")), &[BREAD]),
            (sponsor(name("acme")), &[ZOO, BREAD]),
            (sponsor(phrase("acme rockets", 0)), &[ZOO]),
            (sponsor(not(name("rockets"))), &[WAVES, BREAD, DEEP]),
            (
                Filters { sponsors: vec![name("acme"), not(name("flour"))], ..person(Host, name("grace hopper")) },
                &[ZOO],
            ),
        ],
    )
}

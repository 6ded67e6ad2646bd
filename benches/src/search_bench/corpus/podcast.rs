//! A podcast with every column that a catalog may fill.

use super::edition::Edition;
use earshot_generate::synthetic::{PodcastShare, Random, SyntheticPodcast as Invented};
use earshot_model::{
    Link, LinkKind, LinkSource, Person, Podcast, PodcastCredits, PodcastDocument, PodcastFigures, PodcastId,
    PodcastScore, RecognizedUrl, ScoreInput, Timestamp, UpdateFrequency, recognize_url, slug,
};

/// Random streams of a podcast are numbered; `tools/generate` uses other numbers.
const DESCRIPTION: u64 = 200;
const COLUMNS: u64 = 201;
const FIGURES: u64 = 202;
/// Offset of the streams in the second edition.
const SECOND: u64 = 10;

/// Countries of the shows in a language, most frequent first.
const COUNTRIES: &[(&str, &[&str])] = &[
    ("en", &["US", "US", "US", "GB", "CA", "AU", "IN"]),
    ("es", &["ES", "MX", "AR", "CO"]),
    ("pt-BR", &["BR"]),
    ("de", &["DE", "DE", "AT", "CH"]),
    ("fr", &["FR", "FR", "CA", "BE"]),
    ("ja", &["JP"]),
    ("it", &["IT"]),
    ("nl", &["NL", "BE"]),
    ("sv", &["SE"]),
    ("ar", &["EG", "SA"]),
    ("zh", &["CN", "TW"]),
    ("ru", &["RU"]),
    ("pl", &["PL"]),
];
/// Inputs of a feed's score.
const INPUTS: &[&str] = &["posting-interval", "description-length", "artwork", "contact", "episode-count"];

pub fn feed_url(show: &Invented<'_>) -> String {
    format!("https://{}/feed.xml", show.domain)
}

pub fn podcast_id(show: &Invented<'_>) -> PodcastId {
    PodcastId::from_feed_url(&feed_url(show))
}

pub fn invent_title(show: &Invented<'_>, edition: Edition) -> String {
    match edition {
        Edition::First => show.title.clone(),
        Edition::Second => {
            let voice = show.text_generator;
            let more = voice.title_words(2, show.topic, &mut show.random.numbered(SECOND));
            format!("{} {more}", show.title)
        }
    }
}

pub fn invent_description(show: &Invented<'_>, edition: Edition) -> String {
    let mut random = show.random.numbered(DESCRIPTION + SECOND * u64::from(edition == Edition::Second));
    let words = random.in_range(25, 130);
    let mut text = String::new();
    show.text_generator.push_prose(&mut text, words, show.topic, &mut random);
    text
}

/// `times` are the publish times of its episodes, newest first.
pub fn build_document(
    show: &Invented<'_>,
    share: PodcastShare,
    times: &[Timestamp],
    edition: Edition,
    now: Timestamp,
) -> PodcastDocument {
    let id = podcast_id(show);
    let title = invent_title(show, edition);
    let description = invent_description(show, edition);
    let mut random = show.random.numbered(COLUMNS);
    let host =
        |name: &String| Person { name: name.clone(), role: "host".to_owned(), group: None, image_url: None, url: None };
    let mut genres = vec![show.category.top_level_name().to_owned(), show.category.name.to_owned()];
    genres.dedup();
    let keywords =
        (0..random.in_range(0, 6)).map(|_| show.text_generator.title_words(1, show.topic, &mut random)).collect();
    let podcast = Podcast {
        id,
        slug: slug::for_podcast(&show.title, id, |_| false),
        feed_url: feed_url(show),
        guid: show.has_podcast_tags.then(|| id.to_string()),
        apple_id: show.apple_id().parse().ok(),
        title,
        title_original: show.title.clone(),
        author: Some(show.author().to_owned()),
        owner_name: Some(show.author().to_owned()),
        owner_email: random.chance(0.75).then(|| show.email()),
        description_html: format!("<p>{description}</p>"),
        description,
        language: Some(show.text_generator.language.tag.to_owned()),
        genres,
        keywords,
        image_url: Some(format!("https://{}/cover.jpg", show.domain)),
        website_url: Some(format!("https://{}/", show.domain)),
        explicit: Some(show.explicit),
        kind: Some("episodic".to_owned()),
        medium: show.has_podcast_tags.then(|| "podcast".to_owned()),
        generator: Some(show.hosting_company.to_owned()),
        copyright: Some(format!("© {}", show.author())),
        locked: show.has_podcast_tags.then_some(false),
        funding_url: None,
        location: None,
        persons: show.hosts.iter().map(host).collect(),
        namespace: Default::default(),
        tag_counts: Default::default(),
        media_host: None,
        complete: false,
        first_seen_at: times.last().copied().unwrap_or(now),
        updated_at: times.first().copied().unwrap_or(now),
        listing: None,
    };
    let popularity = popularity(show);
    PodcastDocument {
        links: build_links(show, id, now),
        score: Some(build_score(show, share, times, popularity, now)),
        figures: build_figures(show, popularity),
        countries: draw_countries(show.text_generator.language.tag, &mut random),
        credits: PodcastCredits {
            has_guests: random.chance(0.8).then_some(show.has_interviews),
            ..PodcastCredits::default()
        },
        ..PodcastDocument::new(podcast)
    }
}

/// Returns 0 to 100 with a heavy tail: half of the shows are below 20, one in a hundred above 80.
fn popularity(show: &Invented<'_>) -> f64 {
    let place = show.random.numbered(FIGURES).unit_float();
    100.0 * (0.02 / (place + 0.02)).sqrt()
}

fn build_links(show: &Invented<'_>, podcast_id: PodcastId, now: Timestamp) -> Vec<Link> {
    let kind_of = |url: &str| match recognize_url(url) {
        RecognizedUrl::Profile { kind, .. } => Some(LinkKind::Social(kind)),
        RecognizedUrl::Directory { kind, .. } => Some(LinkKind::Directory(kind)),
        _ => None,
    };
    let link = |(_, url): (&str, String)| {
        let kind = kind_of(&url)?;
        let source = LinkSource::Website;
        Some(Link { podcast_id, kind, url, source, sighting: None, first_seen_at: now, last_seen_at: now })
    };
    show.links().into_iter().filter_map(link).collect()
}

fn build_score(
    show: &Invented<'_>,
    share: PodcastShare,
    times: &[Timestamp],
    popularity: f64,
    now: Timestamp,
) -> PodcastScore {
    let interval_days = match times {
        [newest, before, ..] => Some((*newest - *before).num_hours() as f64 / 24.0),
        _ => None,
    };
    let frequency = |days: f64| match days {
        _ if show.is_stale => UpdateFrequency::Stale,
        ..3.0 => UpdateFrequency::Daily,
        ..10.0 => UpdateFrequency::Weekly,
        ..20.0 => UpdateFrequency::BiWeekly,
        _ => UpdateFrequency::Monthly,
    };
    let input = |name: &&str| ScoreInput {
        sub_score: "quality".to_owned(),
        name: (*name).to_owned(),
        observed: format!("{popularity:.1}"),
        value: popularity / 100.0,
        share: 1.0 / INPUTS.len() as f64,
        measured_at: None,
    };
    PodcastScore {
        podcast_id: podcast_id(show),
        episode_count: times.len() as i64,
        transcript_count: i64::from(share.transcripts),
        first_episode_at: times.last().copied(),
        last_episode_at: times.first().copied(),
        newest_at: times.first().copied(),
        median_interval_days: interval_days,
        update_frequency: interval_days.map(frequency),
        median_duration_s: Some(f64::from(show.median_duration_s)),
        quality: Some(40.0 + popularity / 2.0),
        authority: Some(popularity),
        prior: None,
        inputs: INPUTS.iter().map(input).collect(),
        audience: None,
        affiliation: None,
        computed_at: now,
    }
}

/// External figures grow with popularity. Each source lacks most shows.
fn build_figures(show: &Invented<'_>, popularity: f64) -> PodcastFigures {
    let mut random = show.random.numbered(FIGURES + 1);
    // From a few to ten million.
    let audience = 10_f64.powf(popularity / 100.0 * 6.0 + random.unit_float());
    let mut known = |share: f64, value: f64| random.chance(share).then(|| value.round());
    let apple = known(0.4, audience / 500.0 + 1.0);
    let spotify = known(0.3, audience / 300.0 + 1.0);
    let castbox = known(0.2, audience / 50.0);
    let youtube = known(0.25, audience / 20.0);
    let monthly_listeners = known(0.5, audience);
    let rating = 3.0 + (random.unit_float() * 20.0).round() / 10.0;
    // The lower bound at 95 %, with the rating as a share of five.
    let wilson = |count: f64| (rating / 5.0 - 1.0 / (count + 2.0).sqrt()).max(0.0);
    PodcastFigures {
        apple_rating: apple.map(|_| rating),
        apple_ratings_count: apple,
        apple_rating_wilson: apple.map(wilson),
        spotify_rating: spotify.map(|_| rating),
        spotify_ratings_count: spotify,
        spotify_rating_wilson: spotify.map(wilson),
        castbox_plays: castbox.map(|count| count * 30.0),
        castbox_subscribers: castbox,
        youtube_subscribers: youtube,
        youtube_views: youtube.map(|count| count * 80.0),
        monthly_listeners,
    }
}

fn draw_countries(language: &str, random: &mut Random) -> Vec<String> {
    let made_in = COUNTRIES.iter().find(|row| row.0 == language).map(|row| *random.pick(row.1));
    made_in.map(str::to_owned).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search_bench::corpus::{Corpus, Sizes};

    #[test]
    fn popularity_is_heavy_tailed() {
        let corpus =
            Corpus::new(Sizes { podcasts: 2_000, episodes: 0, transcripts: 0, transcript_bytes: 60_000, seed: 1 })
                .unwrap();
        let mut values: Vec<f64> = (0..2_000).map(|index| popularity(&corpus.show(index))).collect();
        values.sort_unstable_by(f64::total_cmp);
        assert!((15.0..25.0).contains(&values[1_000]), "median {}", values[1_000]);
        assert!(values[1_980] > 70.0 && values[1_999] <= 100.0);
    }

    #[test]
    fn every_language_has_countries_and_every_link_a_kind() {
        let corpus =
            Corpus::new(Sizes { podcasts: 400, episodes: 400, transcripts: 0, transcript_bytes: 60_000, seed: 1 })
                .unwrap();
        for index in 0..400 {
            let show = corpus.show(index);
            let made = build_document(
                &show,
                PodcastShare { index, episodes: 0, transcripts: 0 },
                &[],
                Edition::First,
                corpus.now(),
            );
            assert_eq!(made.countries.len(), 1, "{}", show.text_generator.language.tag);
            assert!(!made.links.is_empty());
        }
    }
}

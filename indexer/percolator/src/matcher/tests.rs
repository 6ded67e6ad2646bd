//! Tests of matching episodes with alerts.

use super::*;
use crate::copy_keys::{audio_key, text_key, title_key};
use earshot_model::alert::{AlertSettings, MatchSource, MatchStatus, MutedPodcast};
use earshot_model::transcript::TranscriptFormat;
use earshot_model::{
    AppearanceKind, CreditSource, Cue, Episode, EpisodeCredits, EpisodeId, Podcast, PodcastId, Timestamp,
};

fn alert(kind: AlertKind, value: &str, settings: AlertSettings) -> AlertFields {
    AlertFields { settings, ..AlertFields::new(kind, value) }
}

fn podcast(genres: &[&str], language: &str) -> PodcastDocument {
    let podcast = Podcast::new("https://a.example/feed", "Old Computers", Timestamp::UNIX_EPOCH);
    PodcastDocument::new(Podcast {
        genres: genres.iter().map(|&genre| genre.to_owned()).collect(),
        language: Some(language.to_owned()),
        ..podcast
    })
}

fn episode(title: &str, description: &str) -> EpisodeDocument {
    let podcast_id = PodcastId(Uuid::from_u128(2));
    let episode = Episode {
        slug: "12".to_owned(),
        title: title.to_owned(),
        description: description.to_owned(),
        ..Episode::new(EpisodeId(Uuid::from_u128(1)), podcast_id, Timestamp::UNIX_EPOCH)
    };
    EpisodeDocument {
        episode,
        podcast_slug: "old-computers".to_owned(),
        podcast_title: "Old Computers".to_owned(),
        has_transcript: false,
        aliases: earshot_model::EpisodeAliases::default(),
        credits: EpisodeCredits::default(),
    }
}

fn matches(alerts: &[AlertFields], new: EpisodeToMatch<'_>) -> Vec<(u128, Decision)> {
    let mut matcher = AlertMatcher::default();
    for (number, alert) in alerts.iter().enumerate() {
        matcher.add(Uuid::from_u128(number as u128), alert.clone());
    }
    matcher.match_episode(new).into_iter().map(|found| (found.alert_id.as_u128(), found.decision)).collect()
}

#[test]
fn each_alert_matches_by_its_words_and_its_scope() {
    let default = AlertSettings::default;
    let alerts = [
        alert(AlertKind::Person, "Ada Lovelace", default()),
        alert(
            AlertKind::Person,
            "Ada King",
            AlertSettings { other_spellings: vec!["Lovelace".to_owned()], ..default() },
        ),
        alert(AlertKind::Company, "Babbage", AlertSettings { genres_to_include: vec!["Arts".to_owned()], ..default() }),
        alert(
            AlertKind::Company,
            "Babbage",
            AlertSettings { genres_to_include: vec!["technology".to_owned()], ..default() },
        ),
        alert(
            AlertKind::CustomKeyword,
            "engine",
            AlertSettings { languages_to_skip: vec!["en".to_owned()], ..default() },
        ),
        alert(
            AlertKind::CustomKeyword,
            "engine",
            AlertSettings { languages_to_include: vec!["en-US".to_owned()], ..default() },
        ),
        alert(AlertKind::CustomKeyword, "loom", default()),
    ];
    let (podcast, episode) = (podcast(&["Technology"], "en-GB"), episode("Ada Lovelace", "On Babbage and his engine."));
    let found = matches(&alerts, EpisodeToMatch { episode: &episode, podcast: &podcast, transcript: None });
    assert_eq!(found.iter().map(|(alert, _)| *alert).collect::<Vec<_>>(), [0, 1, 3, 5]);
    assert!(found.iter().all(|(_, decision)| decision.source == MatchSource::Episode));
    assert_eq!(found[2].1.mentions[0].snippet, "On Babbage and his engine.");
}

#[test]
fn credits_without_a_mention_match() {
    let mut episode = episode("Number 12", "");
    episode.credits.people.push(PersonCredit {
        name: "Dr. Ada K. Lovelace".to_owned(),
        key: "ada lovelace".to_owned(),
        kind: AppearanceKind::Guest,
        role: None,
        profession: None,
        organization: None,
        image_url: None,
        url: None,
        source: CreditSource::PersonTag,
        snippet: None,
        confidence: 1.0,
    });
    let alerts = [
        alert(AlertKind::Person, "Ada Lovelace", AlertSettings::default()),
        alert(AlertKind::Company, "Ada Lovelace", AlertSettings::default()),
    ];
    let podcast = podcast(&[], "en");
    let found = matches(&alerts, EpisodeToMatch { episode: &episode, podcast: &podcast, transcript: None });
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].1.role.as_ref().map(|role| role.kind), Some(AppearanceKind::Guest));
}

#[test]
fn transcripts_give_times_across_cues() {
    let cue = |start, text: &str| Cue {
        start_ms: Some(start),
        end_ms: Some(start + 900),
        speaker: None,
        text: text.to_owned(),
    };
    let transcript = Transcript {
        episode_id: EpisodeId(Uuid::from_u128(1)),
        podcast_id: PodcastId(Uuid::from_u128(2)),
        language: None,
        source: String::new(),
        format: TranscriptFormat::Vtt,
        cues: vec![cue(0, "hello"), cue(61_000, "then ada"), cue(62_000, "lovelace wrote it")],
        fetched_at: Timestamp::UNIX_EPOCH,
        corrected_at: None,
        confidence: None,
    };
    let settings = AlertSettings { whole_words: false, ..AlertSettings::default() };
    let alerts = [alert(AlertKind::Person, "Ada Lovelace", settings)];
    let (podcast, episode) = (podcast(&[], "en"), episode("Number 12", ""));
    let found =
        matches(&alerts, EpisodeToMatch { episode: &episode, podcast: &podcast, transcript: Some(&transcript) });
    let mention = &found[0].1.mentions[0];
    assert_eq!((mention.start_second, mention.end_second), (Some(61), Some(62)));
    assert_eq!(found[0].1.source, MatchSource::Transcript);
}

#[test]
fn muted_shows_are_filtered() {
    let podcast = podcast(&[], "en");
    let muted = MutedPodcast { id: podcast.podcast.id, title: String::new(), slug: String::new() };
    let settings = AlertSettings { muted_podcasts: vec![muted], ..AlertSettings::default() };
    let alerts = [alert(AlertKind::CustomKeyword, "engine", settings)];
    let episode = episode("Engine", "");
    let found = matches(&alerts, EpisodeToMatch { episode: &episode, podcast: &podcast, transcript: None });
    assert_eq!(found[0].1.status, MatchStatus::Filtered);
}

#[test]
fn copies_share_their_keys() {
    let with = |url: &str, description: &str| {
        let mut document = episode("Engines", description);
        document.episode.enclosure_url = Some(url.to_owned());
        document
    };
    let one = with("https://media.example.org/1.mp3?source=feed", "short");
    let other = with("http://dts.podtrac.com/redirect.mp3/media.example.org/1.mp3", "short");
    assert_eq!(audio_key(&one), audio_key(&other));
    assert_ne!(audio_key(&one), audio_key(&with("https://media.example.org/2.mp3", "")));
    assert_eq!(text_key(&one), None);
    let long = "The history of the engine. ".repeat(5);
    assert_eq!(text_key(&with("a", &long)), text_key(&with("b", &long.to_uppercase())));
    assert!(text_key(&with("a", &long)).is_some());
}

#[test]
fn an_early_version_shares_the_title_key_of_the_public_one() {
    let key = |title: &str| title_key(&episode(title, "").episode);
    let public = key("The engine, part 2");
    assert!(public.is_some());
    for title in
        ["[Early Access] The engine, Part 2", "The engine – part 2 (ad-free)", "Early release: the engine part 2"]
    {
        assert_eq!(key(title), public, "{title}");
    }
    assert_ne!(key("The engine, part 3"), public);
    assert_ne!(key("The early engine, part 2"), public);
    assert_eq!((key("Early access"), key("…")), (None, None));
}

#[test]
fn whole_words_are_not_the_beginning_of_longer_ones() {
    let (podcast, episode) = (podcast(&[], "en"), episode("Cartography for beginners", ""));
    let found = |whole_words| {
        let settings = AlertSettings { whole_words, ..AlertSettings::default() };
        let alerts = [alert(AlertKind::CustomKeyword, "cart", settings)];
        matches(&alerts, EpisodeToMatch { episode: &episode, podcast: &podcast, transcript: None }).len()
    };
    assert_eq!((found(true), found(false)), (0, 1));
}

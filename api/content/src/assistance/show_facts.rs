//! Facts of podcasts and episodes from a generation.

use super::transcript_facts::{SpeakerNames, transcript_cues};
use crate::views::{VisibleFields, VisibleScores, web_url};
use earshot_api_server::prelude::*;
use earshot_assist::facts::{EpisodeFacts, ShowFacts};
use earshot_indexer::EpisodeListOptions;
use earshot_model::search::{ParticipantKind, RestrictedField};
use earshot_model::{EpisodeDocument, MachineSignals, OptOuts, PodcastDocument, Tier};
use url::Url;

/// Newest episodes that are read.
const MAX_EPISODES: usize = 50;
/// Episodes without a credited guest that are enough to conclude that a show takes none.
const MIN_EPISODES_FOR_NO_GUESTS: usize = 20;

/// How much of a show is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShowDetail {
    /// Newest transcripts that are read.
    pub transcripts: usize,
    /// Whether the topics of episodes are read.
    pub has_topics: bool,
}

impl ShowDetail {
    /// For reviews of many shows.
    pub const BRIEF: Self = Self { transcripts: 2, has_topics: false };
    /// For a review, a pitch or a prompt about one show.
    pub const FULL: Self = Self { transcripts: 10, has_topics: true };
    /// For questions that come up in many episodes.
    pub const PREPARATION: Self = Self { transcripts: 40, has_topics: false };
}

/// Reads a show as a plan sees it, without the marks of a team.
pub(super) fn show_facts(
    generation: &OpenGeneration,
    opt_outs: &OptOuts,
    document: &PodcastDocument,
    detail: ShowDetail,
    tier: Tier,
) -> Result<ShowFacts, ApiError> {
    let podcast = &document.podcast;
    let hosts = document.host_names();
    let list = EpisodeListOptions { has_transcript: None, skip: 0, limit: MAX_EPISODES };
    let mut episodes = Vec::new();
    let mut left = detail.transcripts;
    for episode in generation.backend.podcast_episodes(podcast.id, list)?.episodes {
        let reads_transcript = left > 0 && episode.has_transcript;
        left -= usize::from(reads_transcript);
        episodes.push(episode_facts(generation, document, &hosts, &episode, (reads_transcript, detail.has_topics))?);
    }
    let score = document.score.as_ref();
    let seen = VisibleFields::of(document, tier);
    let audience = score.and_then(|score| score.audience.as_ref()).filter(|_| tier.can_see(RestrictedField::Audience));
    let authority = score.and_then(|score| VisibleScores::new(score).authority());
    let takes_guests = tier.can_see(RestrictedField::Guests).then(|| takes_guests(document, &episodes)).flatten();
    Ok(ShowFacts {
        id: podcast.id.to_string(),
        slug: podcast.slug.clone(),
        title: podcast.title.clone(),
        author: podcast.author.clone(),
        description: podcast.description.clone(),
        genres: podcast.genres.iter().map(|genre| genre.to_lowercase()).collect(),
        language: podcast.language.clone(),
        country: seen.countries.first().cloned(),
        update_frequency: score.and_then(|score| score.update_frequency),
        episode_count: score.and_then(|score| u32::try_from(score.episode_count).ok()),
        last_published: score.and_then(|score| score.newest_at.or(score.last_episode_at)),
        takes_guests,
        monthly_listeners: audience.and_then(|audience| u64::try_from(audience.monthly_listeners).ok()),
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a score is 0 to 100")]
        authority_score: authority.map(|score| score.round().clamp(0.0, 100.0) as u8),
        website_url: web_url(podcast.website_url.as_deref()),
        contact_email: seen.emails.first().cloned().or(seen.primary_contact),
        is_opted_out: is_opted_out(opt_outs, document),
        machine_signal: machine_signal(document),
        host_names: hosts,
        episodes,
        ..ShowFacts::default()
    })
}

/// Reads an episode, and its transcript and topics if requested.
pub(super) fn episode_facts(
    generation: &OpenGeneration,
    document: &PodcastDocument,
    hosts: &[String],
    found: &EpisodeDocument,
    (reads_transcript, reads_topics): (bool, bool),
) -> Result<EpisodeFacts, ApiError> {
    let episode = &found.episode;
    let names = |part| found.participant_names(document, part).map(str::to_owned).collect::<Vec<_>>();
    let guests = names(ParticipantKind::Guest);
    let transcript = if reads_transcript { generation.backend.transcript(episode.id)? } else { None };
    // The hosts of the episode may be others than those of the show.
    let own_hosts = names(ParticipantKind::Host);
    let hosts = if own_hosts.is_empty() { hosts } else { &own_hosts };
    let speakers = SpeakerNames { hosts, guests: &guests };
    let cues = transcript.map(|transcript| transcript_cues(&transcript, &speakers)).unwrap_or_default();
    let topics = if reads_topics { generation.backend.episode_subjects(episode)?.topics } else { Vec::new() };
    Ok(EpisodeFacts {
        id: episode.id.to_string(),
        slug: episode.slug.clone(),
        title: episode.title.clone(),
        published: episode.published_at,
        description: episode.description.clone(),
        duration_seconds: episode.duration_s.and_then(|seconds| u32::try_from(seconds).ok()),
        sponsors: found.credits.paid_sponsors().map(|sponsor| sponsor.name.clone()).collect(),
        url: web_url(episode.web_url.as_deref()),
        guests,
        topics,
        cues,
    })
}

/// `Some(false)` only when many episodes were read and none credits a guest, because it caps ratings.
fn takes_guests(document: &PodcastDocument, episodes: &[EpisodeFacts]) -> Option<bool> {
    let has_credit = episodes.iter().any(|episode| !episode.guests.is_empty());
    match document.has_guests() {
        Some(true) => Some(true),
        _ if has_credit => Some(true),
        Some(false) if episodes.len() >= MIN_EPISODES_FOR_NO_GUESTS => Some(false),
        _ => None,
    }
}

/// The strongest sign that a program makes the show, when that is likely.
fn machine_signal(document: &PodcastDocument) -> Option<String> {
    let strongest = document.machine.signals.first()?;
    let is_likely = document.machine.certainty() >= MachineSignals::LIKELY_CERTAINTY;
    is_likely.then(|| strongest.example.clone())
}

/// Whether the show, its address in the feed, or the domain of its website is on the opt-out list.
fn is_opted_out(opt_outs: &OptOuts, document: &PodcastDocument) -> bool {
    if opt_outs.is_empty() {
        return false;
    }
    let podcast = &document.podcast;
    let ids = std::iter::once(&podcast.id).chain(&document.aliases.ids);
    let host = podcast.website_url.as_deref().and_then(|url| Url::parse(url).ok());
    let host = host.as_ref().and_then(Url::host_str);
    ids.into_iter().any(|id| opt_outs.has_podcast(*id))
        || podcast.owner_email.as_deref().is_some_and(|email| opt_outs.is_contact_opted_out(podcast.id, email))
        || host.is_some_and(|host| opt_outs.has_domain(host))
}

//! Reads podcasts and episodes with the marks of a team.

use super::show_facts::{ShowDetail, episode_facts, show_facts};
use earshot_api_server::prelude::*;
use earshot_api_server::serving::find_podcast;
use earshot_assist::facts::{EpisodeFacts, ShowFacts};
use earshot_indexer::{EpisodeKey, PodcastKey};
use earshot_model::{EpisodeDocument, EpisodeId, PodcastDocument, PodcastId};
use std::collections::HashSet;
use std::str::FromStr as _;
use std::sync::Arc;

/// A podcast with its facts.
#[derive(Clone, Debug)]
pub struct PodcastRecord {
    pub document: Arc<PodcastDocument>,
    pub facts: ShowFacts,
}

/// An episode with its facts, and those of its podcast.
#[derive(Clone, Debug)]
pub struct EpisodeRecord {
    pub document: Arc<EpisodeDocument>,
    pub facts: EpisodeFacts,
    pub show: PodcastRecord,
}

/// Reads a podcast by its id or slug.
///
/// # Errors
/// 404 when the catalog does not have it.
pub async fn read_show(
    state: &AppState,
    account: &Account,
    id_or_slug: &str,
    detail: ShowDetail,
) -> Result<PodcastRecord, ApiError> {
    let (id_or_slug, opt_outs, tier) = (id_or_slug.to_owned(), state.generations.opt_outs(), account.tier);
    let read = state.read_generation(move |generation| {
        let document = find_podcast(generation, &id_or_slug)?;
        let facts = show_facts(generation, &opt_outs, &document, detail, tier)?;
        Ok(PodcastRecord { document, facts })
    });
    let mut show = read.await?;
    mark(state, account, std::iter::once(&mut show)).await?;
    Ok(show)
}

/// Reads podcasts by their ids, in their order, each once. Those that the catalog does not have are missing.
pub async fn read_shows(
    state: &AppState,
    account: &Account,
    podcasts: Vec<PodcastId>,
    detail: ShowDetail,
) -> Result<Vec<PodcastRecord>, ApiError> {
    let (opt_outs, tier) = (state.generations.opt_outs(), account.tier);
    let read = state.read_generation(move |generation| {
        let mut shows = Vec::with_capacity(podcasts.len());
        let mut seen = HashSet::new();
        for id in podcasts {
            let Some(document) = generation.backend.podcast(PodcastKey::Id(id))? else { continue };
            if seen.insert(document.podcast.id) {
                let facts = show_facts(generation, &opt_outs, &document, detail, tier)?;
                shows.push(PodcastRecord { document, facts });
            }
        }
        Ok(shows)
    });
    let mut shows = read.await?;
    mark(state, account, shows.iter_mut()).await?;
    Ok(shows)
}

/// Reads an episode by its id, with its transcript.
///
/// # Errors
/// 404 when the catalog does not have it.
pub async fn read_episode(
    state: &AppState,
    account: &Account,
    episode: &str,
    detail: ShowDetail,
) -> Result<EpisodeRecord, ApiError> {
    let not_found = || ApiError::not_found("Episode");
    let id = EpisodeId::from_str(episode).map_err(|_| not_found())?;
    let (opt_outs, tier) = (state.generations.opt_outs(), account.tier);
    let read = state.read_generation(move |generation| {
        let found = generation.backend.episode(EpisodeKey::Id(id))?.ok_or_else(not_found)?;
        let document = find_podcast(generation, &found.episode.podcast_id.to_string())?;
        let hosts = document.host_names();
        let facts = episode_facts(generation, &document, &hosts, &found, (true, true))?;
        let show = show_facts(generation, &opt_outs, &document, detail, tier)?;
        Ok(EpisodeRecord { document: found, facts, show: PodcastRecord { document, facts: show } })
    });
    let mut episode = read.await?;
    mark(state, account, std::iter::once(&mut episode.show)).await?;
    Ok(episode)
}

/// Adds the marks of the team: its blacklist, and when a member last wrote to them. A merged show has the
/// marks of its former ids too.
async fn mark<'a>(
    state: &AppState,
    account: &Account,
    shows: impl Iterator<Item = &'a mut PodcastRecord>,
) -> Result<(), ApiError> {
    let shows: Vec<&mut PodcastRecord> = shows.collect();
    let ids_of = |show: &PodcastRecord| -> Vec<PodcastId> {
        std::iter::once(show.document.podcast.id).chain(show.document.aliases.ids.iter().copied()).collect()
    };
    let all: Vec<PodcastId> = shows.iter().flat_map(|show| ids_of(show)).collect();
    let blacklisted = state.db.blacklisted_podcasts(account, state.clock.now()).await?;
    let blacklisted: HashSet<PodcastId> = blacklisted.into_iter().collect();
    let pitches = state.db.last_pitches(account.team_id, &all).await?;
    for show in shows {
        let ids = ids_of(show);
        show.facts.is_blacklisted = ids.iter().any(|id| blacklisted.contains(id));
        show.facts.last_pitched = ids.iter().filter_map(|id| pitches.get(id)).map(|pitch| pitch.at).max();
    }
    Ok(())
}

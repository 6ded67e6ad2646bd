//! The podcast or episode whose people or sponsors a call returns.

use super::find_episode;
use earshot_api_server::prelude::*;
use earshot_api_server::serving::{CreditedContent, find_podcast};

/// Finds the episode, else the podcast, that the parameters name; `None` without both.
pub fn find_credited_content(
    generation: &OpenGeneration,
    podcast: Option<&str>,
    episode: Option<&str>,
) -> Result<Option<CreditedContent>, ApiError> {
    if let Some(episode) = episode {
        return Ok(Some(CreditedContent::Episode(find_episode(generation, episode)?.episode.id)));
    }
    let Some(podcast) = podcast else { return Ok(None) };
    Ok(Some(CreditedContent::Podcast(find_podcast(generation, podcast)?.podcast.id)))
}

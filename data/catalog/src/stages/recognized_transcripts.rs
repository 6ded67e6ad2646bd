//! Transcripts that were made from audio, because the podcast has none.

use super::sql;
use crate::columns::BatchReader;
use crate::error::CatalogError;
use crate::writer::Writer;
use earshot_model::transcript::RECOGNIZED_SOURCE;
use earshot_model::{EpisodeId, PodcastId, Transcript, TranscriptLink};

/// Returns the source of transcripts that this model makes.
#[must_use]
pub fn recognized_source(model: &str) -> String {
    format!("{RECOGNIZED_SOURCE}{model}")
}

/// An episode whose transcript was requested.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EpisodeToTranscribe {
    pub episode_id: EpisodeId,
    pub podcast_id: PodcastId,
    /// URL of the feed.
    pub feed_url: Option<String>,
    /// Language of the podcast.
    pub language: Option<String>,
    pub links: Vec<TranscriptLink>,
    pub enclosure_url: Option<String>,
    pub enclosure_type: Option<String>,
    pub has_transcript: bool,
}

impl Writer {
    /// Returns what is needed to transcribe an episode. `None` when the catalog has no such episode.
    pub fn episode_to_transcribe(&mut self, episode: EpisodeId) -> Result<Option<EpisodeToTranscribe>, CatalogError> {
        let ids = sql::id_list(std::iter::once(episode));
        let batches = self.query_batches(
            &format!(
                "SELECT episodes.id AS episode_id, episodes.podcast_id, podcasts.feed_url, podcasts.language,
                        episodes.transcript_links, episodes.enclosure_url, episodes.enclosure_type,
                        (SELECT episode_id FROM transcripts WHERE episode_id IN ({ids})) AS transcript
                 FROM episodes LEFT JOIN podcasts ON podcasts.id = episodes.podcast_id
                 WHERE episodes.id IN ({ids})"
            ),
            "cannot read an episode",
        )?;
        let Some(batch) = batches.iter().find(|batch| batch.num_rows() > 0) else { return Ok(None) };
        let columns = BatchReader::new("episodes", batch);
        Ok(Some(EpisodeToTranscribe {
            episode_id: columns.text("episode_id")?.parsed(0)?,
            podcast_id: columns.text("podcast_id")?.parsed(0)?,
            feed_url: columns.text("feed_url")?.get(0),
            language: columns.text("language")?.get(0),
            links: columns.text("transcript_links")?.json(0)?,
            enclosure_url: columns.text("enclosure_url")?.get(0),
            enclosure_type: columns.text("enclosure_type")?.get(0),
            has_transcript: columns.text("transcript")?.get(0).is_some(),
        }))
    }

    /// Writes a transcript that was made from audio, unless the podcast published one in the meantime. Returns whether it
    /// was written.
    pub fn put_recognized_transcript(&mut self, transcript: Transcript) -> Result<bool, CatalogError> {
        let before = self.transcript(transcript.episode_id)?;
        if before.is_some_and(|before| before.recognizing_model().is_none()) {
            return Ok(false);
        }
        Ok(self.put_transcripts(&[transcript], &[])? > 0)
    }
}

//! Looks up single documents and the episodes of a podcast.

use crate::search::EmbeddedBackend;
use crate::{EpisodeKey, EpisodeList, EpisodeListOptions, PodcastKey};
use earshot_engine::schema::{field, hash_key};
use earshot_engine::segments::DocAddress;
use earshot_engine::{Fault, shard_of};
use earshot_model::{EpisodeDocument, EpisodeId, PodcastDocument, PodcastId, Transcript, public_url};
use std::cmp::Reverse;
use std::sync::{Arc, PoisonError};
use uuid::Uuid;

/// The order of a podcast's episodes: by date unless it is in the future, then by any date, then by id.
type NewestFirst = (Reverse<Option<i64>>, Reverse<Option<i64>>, Uuid);

impl EmbeddedBackend {
    pub(crate) fn podcast_address(&self, id: PodcastId) -> Result<Option<DocAddress>, Fault> {
        let found = self.podcasts.addresses_of(field::ID, id.0.as_bytes(), Some(self.shard_of(id)))?;
        Ok(found.first().copied())
    }

    pub(crate) fn find_podcast(&self, key: PodcastKey<'_>) -> Result<Option<Arc<PodcastDocument>>, Fault> {
        match key {
            PodcastKey::Id(id) => match self.podcast_by_id(id)? {
                Some(document) => Ok(Some(document)),
                None => self.podcasts.address_of_former_id(id.0)?.map(|place| self.podcast_at(place)).transpose(),
            },
            PodcastKey::Slug(slug) => self.podcast_with_key(field::SLUG, slug, |document| {
                document.podcast.slug == slug || document.aliases.slugs.iter().any(|former| former == slug)
            }),
            PodcastKey::FeedUrl(url) => {
                // The documents of private feeds have the public form.
                let url = public_url(url);
                self.podcast_with_key(field::FEED_URL, &url, |document| {
                    document.podcast.feed_url == url || document.aliases.feed_urls.iter().any(|former| *former == url)
                })
            }
        }
    }

    /// Finds a podcast by `podcast:guid`, ignoring case.
    pub(crate) fn podcast_of_guid(&self, guid: &str) -> Result<Option<Arc<PodcastDocument>>, Fault> {
        self.podcast_with_key(field::GUID, &guid.to_lowercase(), |document| {
            document.podcast.guid.as_deref().is_some_and(|own| own.eq_ignore_ascii_case(guid))
        })
    }

    /// The first podcast with the text's key that really has the text.
    fn podcast_with_key(
        &self,
        name: &str,
        text: &str,
        has_it: impl Fn(&PodcastDocument) -> bool,
    ) -> Result<Option<Arc<PodcastDocument>>, Fault> {
        for place in self.podcasts.addresses_of(name, &hash_key(text), None)? {
            let document = self.podcast_at(place)?;
            if has_it(&document) {
                return Ok(Some(document));
            }
        }
        Ok(None)
    }

    pub(crate) fn podcast_by_id(&self, id: PodcastId) -> Result<Option<Arc<PodcastDocument>>, Fault> {
        if let Some(known) = self.podcast_cache.lock().unwrap_or_else(PoisonError::into_inner).get(&id.0) {
            return Ok(Some(known.clone()));
        }
        self.podcast_address(id)?.map(|place| self.podcast_at(place)).transpose()
    }

    pub(crate) fn podcast_at(&self, place: DocAddress) -> Result<Arc<PodcastDocument>, Fault> {
        let id = self.podcasts.columns(place).id(place.document);
        if let Some(known) = self.podcast_cache.lock().unwrap_or_else(PoisonError::into_inner).get(&id) {
            return Ok(known.clone());
        }
        let document: Arc<PodcastDocument> = Arc::new(self.podcasts.read_document(place)?);
        self.podcast_cache.lock().unwrap_or_else(PoisonError::into_inner).put(id, document.clone());
        Ok(document)
    }

    pub(crate) fn find_episode(&self, key: EpisodeKey<'_>) -> Result<Option<Arc<EpisodeDocument>>, Fault> {
        let place = match key {
            EpisodeKey::Id(id) => self.episode_address(id)?,
            EpisodeKey::Slug { podcast_slug, episode_slug } => self.episode_by_slugs(podcast_slug, episode_slug)?,
        };
        Ok(place.map(|place| self.episodes.read_document(place)).transpose()?.map(Arc::new))
    }

    pub(crate) fn episode_address(&self, id: EpisodeId) -> Result<Option<DocAddress>, Fault> {
        match self.episodes.addresses_of(field::ID, id.0.as_bytes(), None)?.first() {
            Some(place) => Ok(Some(*place)),
            None => self.episodes.address_of_former_id(id.0),
        }
    }

    /// Episode slugs are unique only within a podcast.
    fn episode_by_slugs(&self, podcast_slug: &str, episode_slug: &str) -> Result<Option<DocAddress>, Fault> {
        let Some(podcast) = self.find_podcast(PodcastKey::Slug(podcast_slug))? else { return Ok(None) };
        let shard = self.shard_of(podcast.podcast.id);
        for place in self.episodes.addresses_of(field::SLUG, &hash_key(episode_slug), Some(shard))? {
            let EpisodeDocument { episode, aliases: former, .. } = self.episodes.read_document(place)?;
            let has_slug = episode.slug == episode_slug || former.slugs.iter().any(|slug| slug == episode_slug);
            if has_slug && episode.podcast_id == podcast.podcast.id {
                return Ok(Some(place));
            }
        }
        Ok(None)
    }

    pub(crate) fn list_episodes(&self, podcast: PodcastId, wanted: EpisodeListOptions) -> Result<EpisodeList, Fault> {
        let shard = self.shard_of(podcast);
        let places = self.episodes.addresses_of(field::PODCAST_ID, podcast.0.as_bytes(), Some(shard))?;
        let has_transcript = |place: &DocAddress| self.episodes.columns(*place).has_transcript(place.document);
        let total_episodes = places.len();
        let total_transcripts = places.iter().filter(|place| has_transcript(place)).count();

        // Newest first. Last those with a date in the future, and those without a date.
        let now = self.built_at.timestamp();
        let mut matching: Vec<(NewestFirst, DocAddress)> = places
            .into_iter()
            .filter(|place| wanted.has_transcript.is_none_or(|wanted| has_transcript(place) == wanted))
            .map(|place| {
                let columns = self.episodes.columns(place);
                let (past, date) = (columns.past_date(place.document, now), columns.date(place.document));
                ((Reverse(past), Reverse(date), columns.id(place.document)), place)
            })
            .collect();
        matching.sort_unstable();
        let page = matching.iter().skip(wanted.skip).take(wanted.limit);
        let episodes =
            page.map(|(_, place)| self.episodes.read_document(*place).map(Arc::new)).collect::<Result<_, _>>()?;
        Ok(EpisodeList { total_episodes, total_transcripts, matching: matching.len(), episodes })
    }

    pub(crate) fn find_transcript(&self, episode: EpisodeId) -> Result<Option<Transcript>, Fault> {
        // The passage store may still have a transcript that the episode no longer has.
        let Some(place) = self.episode_address(episode)? else { return Ok(None) };
        if !self.episodes.columns(place).has_transcript(place.document) {
            return Ok(None);
        }
        let shard = self.episodes.segment(place).shard;
        // The request may contain a former id.
        let episode = EpisodeId(self.episodes.columns(place).id(place.document));
        let record = self.passages[shard].get(episode)?;
        Ok(record.map(|record| record.transcript()).transpose()?)
    }

    /// Podcasts by their newest episode. Dates in the future do not count.
    pub(crate) fn newest_podcasts(
        &self,
        with_transcripts: bool,
        limit: usize,
    ) -> Result<Vec<Arc<PodcastDocument>>, Fault> {
        let now = self.built_at.timestamp();
        let tops = self.podcasts.map_segments(self.podcasts.documents, |segment| {
            let mut newest: Vec<(Reverse<i64>, Uuid, DocAddress)> = segment
                .reader
                .doc_ids_alive()
                .filter(|&document| !with_transcripts || segment.columns.has_transcript(document))
                .filter_map(|document| {
                    let at = segment.columns.past_date(document, now)?;
                    Some((Reverse(at), segment.columns.id(document), DocAddress { segment: segment.number, document }))
                })
                .collect();
            newest.sort_unstable();
            newest.truncate(limit);
            Ok(newest)
        })?;
        let mut newest: Vec<_> = tops.into_iter().flatten().collect();
        newest.sort_unstable();
        newest.into_iter().take(limit).map(|(_, _, place)| self.podcast_at(place)).collect()
    }

    fn shard_of(&self, podcast: PodcastId) -> usize {
        shard_of(podcast, self.passages.len())
    }
}

//! Looks up single documents and the episodes of a podcast.

use crate::search::EmbeddedBackend;
use crate::{EpisodeKey, EpisodeList, EpisodeListOptions, PodcastKey};
use earshot_engine::lookup_keys::{FeedUrlRank, feed_url_rank, guid_rank, public_feed_urls, show_key};
use earshot_engine::schema::{field, hash_key};
use earshot_engine::segments::DocAddress;
use earshot_engine::{IndexReadError, shard_of};
use earshot_model::{
    EpisodeDocument, EpisodeId, FeedUrlQuery, PodcastDocument, PodcastId, Timestamp, Transcript, normalize_guid,
};
use std::cmp::Reverse;
use std::str::FromStr as _;
use std::sync::{Arc, PoisonError};
use uuid::Uuid;

/// The maximum podcasts that are compared for one key. Feeds of one hosting company may copy a guid by the thousand.
const MAX_KEY_CANDIDATES: usize = 64;

/// The order of a podcast's episodes: by date unless it is in the future, then by any date, then by id.
type NewestFirst = (Reverse<Option<i64>>, Reverse<Option<i64>>, Uuid);

/// A podcast with its rank, when it was seen first, and its id.
type RankedPodcast<R> = ((R, Timestamp, PodcastId), Arc<PodcastDocument>);

impl EmbeddedBackend {
    pub(crate) fn podcast_address(&self, id: PodcastId) -> Result<Option<DocAddress>, IndexReadError> {
        let found = self.podcasts.addresses_of(field::ID, id.0.as_bytes(), Some(self.shard_of(id)))?;
        Ok(found.first().copied())
    }

    pub(crate) fn find_podcast(&self, key: PodcastKey<'_>) -> Result<Option<Arc<PodcastDocument>>, IndexReadError> {
        match key {
            PodcastKey::Id(id) => match self.podcast_by_id(id)? {
                Some(document) => Ok(Some(document)),
                None => self.podcasts.address_of_former_id(id.0)?.map(|address| self.podcast_at(address)).transpose(),
            },
            PodcastKey::Slug(slug) => self.podcast_with_key(field::SLUG, slug, |document| {
                document.podcast.slug == slug || document.aliases.slugs.iter().any(|former| former == slug)
            }),
            PodcastKey::FeedUrl(url) => self.podcast_of_feed_url(&FeedUrlQuery::new(url)),
            PodcastKey::Guid(guid) => self.podcast_of_guid(&normalize_guid(guid)),
            PodcastKey::Show(show) => self.best_podcast_with_key(field::SHOW, &show_key(show), |document| {
                let claims = document.show_claims();
                claims.into_iter().find(|claim| claim.show == *show).map(|claim| claim.evidence)
            }),
        }
    }

    /// Finds a podcast by a URL of its feed, in any form. The public form of a private feed's URL finds it if no other
    /// feed has the same.
    fn podcast_of_feed_url(&self, query: &FeedUrlQuery) -> Result<Option<Arc<PodcastDocument>>, IndexReadError> {
        // The id of a private feed was derived from its secret URL.
        for id in &query.ids {
            if let Some(found) = self.find_podcast(PodcastKey::Id(*id))? {
                return Ok(Some(found));
            }
        }
        let Some(key) = &query.key else { return Ok(None) };
        let is_url = |document: &PodcastDocument| public_feed_urls(document).any(|known| known == query.url);
        if let Some(found) = self.podcast_with_key(field::FEED_URL, &query.url, is_url)? {
            return Ok(Some(found));
        }
        let found = self.podcasts_with_key(field::FEED_URL, key, |document| feed_url_rank(document, key))?;
        let is_ambiguous = matches!(&found[..], [(best, _), _, ..] if best.0 == FeedUrlRank::PublicForm);
        Ok(found.into_iter().next().filter(|_| !is_ambiguous).map(|(_, document)| document))
    }

    /// Finds a podcast by its normalized `podcast:guid`.
    fn podcast_of_guid(&self, guid: &str) -> Result<Option<Arc<PodcastDocument>>, IndexReadError> {
        let found = self.best_podcast_with_key(field::GUID, guid, |document| guid_rank(document, guid))?;
        // The id of a podcast is the guid of its first URL, also when no record has that URL any more.
        let Some(id) = PodcastId::from_str(guid).ok().filter(|_| found.is_none()) else { return Ok(found) };
        self.find_podcast(PodcastKey::Id(id))
    }

    /// The first podcast with the text's key that really contains the text.
    fn podcast_with_key(
        &self,
        name: &str,
        text: &str,
        has_it: impl Fn(&PodcastDocument) -> bool,
    ) -> Result<Option<Arc<PodcastDocument>>, IndexReadError> {
        self.best_podcast_with_key(name, text, |document| has_it(document).then_some(()))
    }

    /// The podcast with the lowest rank among those with the text's key.
    fn best_podcast_with_key<R: Ord>(
        &self,
        name: &str,
        text: &str,
        rank_of: impl Fn(&PodcastDocument) -> Option<R>,
    ) -> Result<Option<Arc<PodcastDocument>>, IndexReadError> {
        Ok(self.podcasts_with_key(name, text, rank_of)?.into_iter().next().map(|(_, document)| document))
    }

    /// The podcasts with the text's key by rank, the least first. `rank_of` returns `None` for a podcast that does not
    /// have the text, because hashes may collide. Of equal ranks, the podcast that was seen first, so that the result does
    /// not depend on how the index is split.
    fn podcasts_with_key<R: Ord>(
        &self,
        name: &str,
        text: &str,
        rank_of: impl Fn(&PodcastDocument) -> Option<R>,
    ) -> Result<Vec<RankedPodcast<R>>, IndexReadError> {
        let mut addresses = self.podcasts.addresses_of(name, &hash_key(text), None)?;
        if addresses.len() > MAX_KEY_CANDIDATES {
            addresses.sort_unstable_by_key(|address| self.podcasts.columns(*address).id(address.document));
            addresses.truncate(MAX_KEY_CANDIDATES);
        }
        let mut found = Vec::new();
        for address in addresses {
            let document = self.podcast_at(address)?;
            let Some(rank) = rank_of(&document) else { continue };
            found.push(((rank, document.podcast.first_seen_at, document.podcast.id), document));
        }
        found.sort_by(|(left, _), (right, _)| left.cmp(right));
        Ok(found)
    }

    pub(crate) fn podcast_by_id(&self, id: PodcastId) -> Result<Option<Arc<PodcastDocument>>, IndexReadError> {
        if let Some(known) = self.podcast_cache.lock().unwrap_or_else(PoisonError::into_inner).get(&id.0) {
            return Ok(Some(known.clone()));
        }
        self.podcast_address(id)?.map(|address| self.podcast_at(address)).transpose()
    }

    pub(crate) fn podcast_at(&self, address: DocAddress) -> Result<Arc<PodcastDocument>, IndexReadError> {
        let id = self.podcasts.columns(address).id(address.document);
        if let Some(known) = self.podcast_cache.lock().unwrap_or_else(PoisonError::into_inner).get(&id) {
            return Ok(known.clone());
        }
        let document: Arc<PodcastDocument> = Arc::new(self.podcasts.read_document(address)?);
        self.podcast_cache.lock().unwrap_or_else(PoisonError::into_inner).put(id, document.clone());
        Ok(document)
    }

    pub(crate) fn find_episode(&self, key: EpisodeKey<'_>) -> Result<Option<Arc<EpisodeDocument>>, IndexReadError> {
        let address = match key {
            EpisodeKey::Id(id) => self.episode_address(id)?,
            EpisodeKey::Slug { podcast_slug, episode_slug } => self.episode_by_slugs(podcast_slug, episode_slug)?,
        };
        Ok(address.map(|address| self.episodes.read_document(address)).transpose()?.map(Arc::new))
    }

    pub(crate) fn episode_address(&self, id: EpisodeId) -> Result<Option<DocAddress>, IndexReadError> {
        match self.episodes.addresses_of(field::ID, id.0.as_bytes(), None)?.first() {
            Some(address) => Ok(Some(*address)),
            None => self.episodes.address_of_former_id(id.0),
        }
    }

    /// Episode slugs are unique only within a podcast.
    fn episode_by_slugs(&self, podcast_slug: &str, episode_slug: &str) -> Result<Option<DocAddress>, IndexReadError> {
        let Some(podcast) = self.find_podcast(PodcastKey::Slug(podcast_slug))? else { return Ok(None) };
        let shard = self.shard_of(podcast.podcast.id);
        for address in self.episodes.addresses_of(field::SLUG, &hash_key(episode_slug), Some(shard))? {
            let EpisodeDocument { episode, aliases: former, .. } = self.episodes.read_document(address)?;
            let has_slug = episode.slug == episode_slug || former.slugs.iter().any(|slug| slug == episode_slug);
            if has_slug && episode.podcast_id == podcast.podcast.id {
                return Ok(Some(address));
            }
        }
        Ok(None)
    }

    pub(crate) fn list_episodes(
        &self,
        podcast: PodcastId,
        requested: EpisodeListOptions,
    ) -> Result<EpisodeList, IndexReadError> {
        let shard = self.shard_of(podcast);
        let addresses = self.episodes.addresses_of(field::PODCAST_ID, podcast.0.as_bytes(), Some(shard))?;
        let has_transcript = |address: &DocAddress| self.episodes.columns(*address).has_transcript(address.document);
        let total_episodes = addresses.len();
        let total_transcripts = addresses.iter().filter(|address| has_transcript(address)).count();

        // Newest first, and those of one date in the order of the feed. Episodes with a date in the future, and those
        // without a date, come last.
        let now = self.built_at.timestamp();
        let mut matching: Vec<(NewestFirst, DocAddress)> = addresses
            .into_iter()
            .filter(|address| requested.has_transcript.is_none_or(|requested| has_transcript(address) == requested))
            .map(|address| {
                let columns = self.episodes.columns(address);
                let order = columns.published_order(address.document);
                let past = columns.past_date(address.document, now).and(order);
                ((Reverse(past), Reverse(order), columns.id(address.document)), address)
            })
            .collect();
        matching.sort_unstable();
        let page = matching.iter().skip(requested.skip).take(requested.limit);
        let episodes =
            page.map(|(_, address)| self.episodes.read_document(*address).map(Arc::new)).collect::<Result<_, _>>()?;
        Ok(EpisodeList { total_episodes, total_transcripts, matching: matching.len(), episodes })
    }

    pub(crate) fn find_transcript(&self, episode: EpisodeId) -> Result<Option<Transcript>, IndexReadError> {
        // The passage store may still have a transcript that the episode no longer has.
        let Some(address) = self.episode_address(episode)? else { return Ok(None) };
        if !self.episodes.columns(address).has_transcript(address.document) {
            return Ok(None);
        }
        let shard = self.episodes.segment(address).shard;
        // The request may contain a former id.
        let episode = EpisodeId(self.episodes.columns(address).id(address.document));
        let record = self.passages[shard].get(episode)?;
        Ok(record.map(|record| record.transcript()).transpose()?)
    }

    /// Returns podcasts by their newest episode. Dates in the future do not count.
    pub(crate) fn newest_podcasts(
        &self,
        with_transcripts: bool,
        limit: usize,
    ) -> Result<Vec<Arc<PodcastDocument>>, IndexReadError> {
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
        newest.into_iter().take(limit).map(|(_, _, address)| self.podcast_at(address)).collect()
    }

    pub(crate) fn shard_of(&self, podcast: PodcastId) -> usize {
        shard_of(podcast, self.passages.len())
    }
}

//! Looks up single documents and the episodes of a podcast.

use crate::cluster_backend::OpenSearchBackend;
use crate::index_reader::{FoundDocument, FoundPage};
use crate::schema::DOCUMENT;
use earshot_engine::lookup_keys::{FeedUrlRank, feed_url_rank, guid_rank, public_feed_urls, show_key};
use earshot_engine::schema::field;
use earshot_indexer::{EmbeddedBackend, EpisodeKey, EpisodeList, EpisodeListOptions, PodcastKey, SearchError};
use earshot_model::{
    EpisodeDocument, EpisodeId, FeedUrlQuery, PodcastDocument, PodcastId, Timestamp, Transcript, normalize_guid,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Instant;
use uuid::Uuid;

/// The maximum podcasts that are compared for one key. Feeds of one hosting company may copy a guid by the thousand.
const MAX_KEY_CANDIDATES: usize = 64;
/// Pages of a podcast's episodes are served to this depth, which is the engine's limit.
const MAX_DEPTH: usize = 10_000;

/// A podcast with its rank, when it was seen first, and its id.
type RankedPodcast<R> = ((R, Timestamp, PodcastId), Arc<PodcastDocument>);

impl OpenSearchBackend {
    /// Looks up on the cluster, or in the local generation while the cluster is away: it has the same documents, so that pages that
    /// search nothing stay readable.
    pub(crate) fn look_up_anywhere<T>(
        &self,
        on_cluster: impl FnOnce() -> Result<T, SearchError>,
        in_generation: impl FnOnce(&EmbeddedBackend) -> Result<T, SearchError>,
    ) -> Result<T, SearchError> {
        let Some(local) = self.local.as_deref() else { return on_cluster() };
        if self.pause.is_over() {
            match on_cluster() {
                Err(SearchError::Unavailable { .. }) => self.pause.begin(),
                found => return found,
            }
        }
        in_generation(local)
    }

    pub(crate) fn find_podcast(&self, key: PodcastKey<'_>) -> Result<Option<Arc<PodcastDocument>>, SearchError> {
        match key {
            PodcastKey::Id(id) => self.podcast_by_id(id),
            PodcastKey::Slug(slug) => self.best_podcast(field::SLUG, slug, |document| {
                let is_slug = document.podcast.slug == slug || document.aliases.slugs.iter().any(|known| known == slug);
                is_slug.then_some(())
            }),
            PodcastKey::FeedUrl(url) => self.podcast_of_feed_url(&FeedUrlQuery::new(url)),
            PodcastKey::Guid(guid) => {
                let guid = normalize_guid(guid);
                let found = self.best_podcast(field::GUID, &guid, |document| guid_rank(document, &guid))?;
                // The id of a podcast is the guid of its first URL, also when no record has that URL any more.
                let Some(id) = PodcastId::from_str(&guid).ok().filter(|_| found.is_none()) else { return Ok(found) };
                self.find_podcast(PodcastKey::Id(id))
            }
            PodcastKey::Show(show) => self.best_podcast(field::SHOW, &show_key(show), |document| {
                let claims = document.show_claims();
                claims.into_iter().find(|claim| claim.show == *show).map(|claim| claim.evidence)
            }),
        }
    }

    fn podcast_by_id(&self, id: PodcastId) -> Result<Option<Arc<PodcastDocument>>, SearchError> {
        if let Some(known) = self.reader.kept(id) {
            return Ok(Some(known));
        }
        let found: Option<Arc<PodcastDocument>> = self.document_by_id(&self.podcasts.index, id.0)?.map(Arc::new);
        if let Some(document) = &found {
            self.reader.keep(document.clone());
        }
        Ok(found)
    }

    /// The public form of a private feed's URL finds it if no other feed has the same.
    fn podcast_of_feed_url(&self, query: &FeedUrlQuery) -> Result<Option<Arc<PodcastDocument>>, SearchError> {
        // The id of a private feed was derived from its secret URL.
        for id in &query.ids {
            if let Some(found) = self.find_podcast(PodcastKey::Id(*id))? {
                return Ok(Some(found));
            }
        }
        let Some(key) = &query.key else { return Ok(None) };
        let is_url =
            |document: &PodcastDocument| public_feed_urls(document).any(|known| known == query.url).then_some(());
        if let Some(found) = self.best_podcast(field::FEED_URL, &query.url, is_url)? {
            return Ok(Some(found));
        }
        let found = self.ranked_podcasts(field::FEED_URL, key, |document| feed_url_rank(document, key))?;
        let is_ambiguous = matches!(&found[..], [(best, _), _, ..] if best.0 == FeedUrlRank::PublicForm);
        Ok(found.into_iter().next().filter(|_| !is_ambiguous).map(|(_, document)| document))
    }

    fn best_podcast<R: Ord>(
        &self,
        name: &str,
        text: &str,
        rank_of: impl Fn(&PodcastDocument) -> Option<R>,
    ) -> Result<Option<Arc<PodcastDocument>>, SearchError> {
        Ok(self.ranked_podcasts(name, text, rank_of)?.into_iter().next().map(|(_, document)| document))
    }

    /// The podcasts with a key by rank, the least first, and of equal ranks the podcast that was seen first.
    fn ranked_podcasts<R: Ord>(
        &self,
        name: &str,
        text: &str,
        rank_of: impl Fn(&PodcastDocument) -> Option<R>,
    ) -> Result<Vec<RankedPodcast<R>>, SearchError> {
        let query = json!({"term": {name: text}});
        let sort = json!([{field::ID: "asc"}]);
        let page = self.documents(&self.podcasts.index, query, sort, 0, MAX_KEY_CANDIDATES)?;
        let mut found = Vec::new();
        for FoundDocument { document, .. } in page.documents {
            let document: Arc<PodcastDocument> = Arc::new(document);
            let Some(rank) = rank_of(&document) else { continue };
            found.push(((rank, document.podcast.first_seen_at, document.podcast.id), document));
        }
        found.sort_by(|(left, _), (right, _)| left.cmp(right));
        Ok(found)
    }

    pub(crate) fn find_episode(&self, key: EpisodeKey<'_>) -> Result<Option<Arc<EpisodeDocument>>, SearchError> {
        match key {
            EpisodeKey::Id(id) => Ok(self.document_by_id(&self.episodes.index, id.0)?.map(Arc::new)),
            // Episode slugs are unique only within a podcast.
            EpisodeKey::Slug { podcast_slug, episode_slug } => {
                let Some(podcast) = self.find_podcast(PodcastKey::Slug(podcast_slug))? else { return Ok(None) };
                let of_podcast = json!({"term": {field::PODCAST_ID: podcast.podcast.id.0}});
                let query = json!({"bool": {"filter": [of_podcast, {"term": {field::SLUG: episode_slug}}]}});
                let page = self.documents(&self.episodes.index, query, json!([{field::ID: "asc"}]), 0, 1)?;
                Ok(page.documents.into_iter().next().map(|found| Arc::new(found.document)))
            }
        }
    }

    pub(crate) fn list_episodes(
        &self,
        podcast: PodcastId,
        requested: EpisodeListOptions,
    ) -> Result<EpisodeList, SearchError> {
        if requested.skip.saturating_add(requested.limit) > MAX_DEPTH {
            return Err(SearchError::TooDeep { limit: MAX_DEPTH });
        }
        let of_podcast = json!({"term": {field::PODCAST_ID: podcast.0}});
        let has_transcript = json!({"term": {field::HAS_TRANSCRIPT: true}});
        let filtered = match requested.has_transcript {
            None => of_podcast.clone(),
            Some(true) => json!({"bool": {"filter": [of_podcast, has_transcript]}}),
            Some(false) => json!({"bool": {"filter": [of_podcast], "must_not": [has_transcript]}}),
        };
        // Newest first. Episodes with a date in the future, and those without a date, come last.
        let past = json!({"_script": {
            "type": "number",
            "order": "desc",
            "script": {
                "lang": "painless",
                "source": format!(
                    "def at = doc['{0}']; return at.size() == 0 || at.value > params.now ? Long.MIN_VALUE : at.value;",
                    field::PUBLISHED_AT
                ),
                "params": {"now": self.built_at.timestamp()},
            },
        }});
        let sort = json!([past, {field::PUBLISHED_ORDER: {"order": "desc", "missing": "_last"}}, {field::ID: "asc"}]);
        let page = self.documents(&self.episodes.index, filtered, sort, requested.skip, requested.limit)?;
        let counts: FoundPage<Value> = self.look_up(
            &self.episodes.index,
            json!({
                "size": 0,
                "query": of_podcast,
                "track_total_hits": true,
                "aggs": {"transcripts": {"filter": has_transcript}},
            }),
        )?;
        let count = |value: &Value| value.as_u64().and_then(|count| usize::try_from(count).ok()).unwrap_or_default();
        Ok(EpisodeList {
            total_episodes: count(&counts.response["hits"]["total"]["value"]),
            total_transcripts: count(&counts.response["aggregations"]["transcripts"]["doc_count"]),
            matching: count(&page.response["hits"]["total"]["value"]),
            episodes: page.documents.into_iter().map(|found| Arc::new(found.document)).collect(),
        })
    }

    pub(crate) fn find_transcript(&self, episode: EpisodeId) -> Result<Option<Transcript>, SearchError> {
        // The request may contain a former id.
        let Some(document) = self.find_episode(EpisodeKey::Id(episode))? else { return Ok(None) };
        let query = json!({"ids": {"values": [document.episode.id.0]}});
        let page = self.look_up(&self.transcripts, json!({"size": 1, "query": query}))?;
        Ok(page.documents.into_iter().next().map(|found| found.document))
    }

    /// Podcasts by their newest episode. Dates in the future do not count.
    pub(crate) fn newest_podcasts(
        &self,
        with_transcripts: bool,
        limit: usize,
    ) -> Result<Vec<Arc<PodcastDocument>>, SearchError> {
        let mut filter = vec![json!({"range": {field::LAST_EPISODE_AT: {"lte": self.built_at.timestamp()}}})];
        if with_transcripts {
            filter.push(json!({"term": {field::HAS_TRANSCRIPT: true}}));
        }
        let sort = json!([{field::LAST_EPISODE_AT: "desc"}, {field::ID: "asc"}]);
        let query = json!({"bool": {"filter": filter}});
        let page = self.documents(&self.podcasts.index, query, sort, 0, limit.min(MAX_DEPTH))?;
        Ok(page.documents.into_iter().map(|found| Arc::new(found.document)).collect())
    }

    /// A document by its current id, or else by a former one.
    fn document_by_id<D: DeserializeOwned>(&self, index: &str, id: Uuid) -> Result<Option<D>, SearchError> {
        let exact =
            |name: &str, boost: f32| json!({"constant_score": {"filter": {"term": {name: id}}, "boost": boost}});
        let query = json!({"bool": {"should": [exact(field::ID, 2.0), exact(field::FORMER_ID, 1.0)]}});
        let page = self.documents(index, query, json!([{"_score": "desc"}, {field::ID: "asc"}]), 0, 1)?;
        Ok(page.documents.into_iter().next().map(|found| found.document))
    }

    fn documents<D: DeserializeOwned>(
        &self,
        index: &str,
        query: Value,
        sort: Value,
        skip: usize,
        limit: usize,
    ) -> Result<FoundPage<D>, SearchError> {
        let body = json!({
            "from": skip, "size": limit, "query": query, "sort": sort, "_source": [DOCUMENT], "track_total_hits": true,
        });
        self.look_up(index, body)
    }

    fn look_up<D: DeserializeOwned>(&self, index: &str, body: Value) -> Result<FoundPage<D>, SearchError> {
        let deadline = Instant::now() + self.budget;
        let found = self.reader.look_up("a lookup", index, body, deadline);
        found.map_err(|error| error.into_search_error(&self.generation))
    }
}

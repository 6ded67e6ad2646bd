//! Reads the indexes of one generation: searches, and documents by id.

use crate::client::{ClusterClient, ClusterRequest};
use crate::error::ClusterError;
use crate::response::{ShardState, shard_state, take};
use earshot_model::{PodcastDocument, PodcastId};
use lru::LruCache;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use uuid::Uuid;

/// Decoded podcasts: some megabytes.
const KEPT_PODCASTS: NonZeroUsize = NonZeroUsize::new(2_000).expect("is not 0");

/// The document within a hit; see [`crate::schema::DOCUMENT`].
const SOURCE: &str = "/_source/document";

/// A document of a response, with its id and score.
pub struct FoundDocument<D> {
    pub id: Uuid,
    pub score: f32,
    pub document: D,
    /// The values that the request selects beside the document.
    pub fields: Value,
    /// The documents within the document that the request selects.
    pub inner: Value,
}

/// The response to a search.
pub struct FoundPage<D> {
    pub response: Value,
    pub state: ShardState,
    pub documents: Vec<FoundDocument<D>>,
}

/// Reads indexes, and keeps podcasts.
pub struct IndexReader {
    pub client: Arc<ClusterClient>,
    podcasts: Mutex<LruCache<PodcastId, Arc<PodcastDocument>>>,
}

impl IndexReader {
    pub fn new(client: Arc<ClusterClient>) -> Self {
        Self { client, podcasts: Mutex::new(LruCache::new(KEPT_PODCASTS)) }
    }

    /// Runs a search. Scores have the statistics of all shards.
    pub fn search<D: DeserializeOwned>(
        &self,
        operation: &'static str,
        index: &str,
        body: Value,
        deadline: Instant,
    ) -> Result<FoundPage<D>, ClusterError> {
        self.search_at(operation, format!("{index}/_search?search_type=dfs_query_then_fetch"), body, deadline)
    }

    /// Runs a search whose scores need no statistics.
    pub fn search_vectors<D: DeserializeOwned>(
        &self,
        operation: &'static str,
        index: &str,
        body: Value,
        deadline: Instant,
    ) -> Result<FoundPage<D>, ClusterError> {
        self.search_at(operation, format!("{index}/_search"), body, deadline)
    }

    fn search_at<D: DeserializeOwned>(
        &self,
        operation: &'static str,
        path: String,
        body: Value,
        deadline: Instant,
    ) -> Result<FoundPage<D>, ClusterError> {
        let mut response = self.client.send(&ClusterRequest::post(operation, path, body), deadline)?;
        let state = shard_state(operation, &response)?;
        let hits = match take(&mut response, "/hits/hits") {
            Value::Array(hits) => hits,
            _ => Vec::new(),
        };
        let documents = hits.into_iter().map(|hit| read_hit(operation, hit)).collect::<Result<_, _>>()?;
        Ok(FoundPage { response, state, documents })
    }

    /// Like [`Self::search`], for lookups: with a shard missing, an absent document may only be away.
    pub fn look_up<D: DeserializeOwned>(
        &self,
        operation: &'static str,
        index: &str,
        body: Value,
        deadline: Instant,
    ) -> Result<FoundPage<D>, ClusterError> {
        let found = self.search(operation, index, body, deadline)?;
        match found.state {
            ShardState::Complete => Ok(found),
            ShardState::Partial => {
                Err(ClusterError::Unavailable { operation, reason: "some shards do not respond".to_owned() })
            }
        }
    }

    /// Reads podcasts by their ids.
    pub fn podcasts(
        &self,
        index: &str,
        ids: impl Iterator<Item = PodcastId>,
        deadline: Instant,
    ) -> Result<HashMap<PodcastId, Arc<PodcastDocument>>, ClusterError> {
        let (mut found, mut missing) = (HashMap::new(), Vec::new());
        for id in ids {
            match self.kept(id) {
                Some(known) => drop(found.insert(id, known)),
                None => missing.push(id.0.to_string()),
            }
        }
        missing.sort_unstable();
        missing.dedup();
        if missing.is_empty() {
            return Ok(found);
        }
        for (_, document) in self.read(index, "reading podcasts", &missing, deadline)? {
            let document: Arc<PodcastDocument> = Arc::new(document);
            self.keep(document.clone());
            found.insert(document.podcast.id, document);
        }
        Ok(found)
    }

    /// Reads documents by their ids. Those that do not exist are missing.
    pub fn read<D: DeserializeOwned>(
        &self,
        index: &str,
        operation: &'static str,
        ids: &[String],
        deadline: Instant,
    ) -> Result<Vec<(Uuid, D)>, ClusterError> {
        let request = ClusterRequest::post(operation, format!("{index}/_mget"), json!({"ids": ids}));
        let mut response = self.client.send(&request, deadline)?;
        let Value::Array(rows) = take(&mut response, "/docs") else {
            return Err(ClusterError::Unreadable { operation, reason: "it has no documents".to_owned() });
        };
        let mut documents = Vec::with_capacity(rows.len());
        for mut row in rows {
            if let Some(reason) = row["error"]["reason"].as_str() {
                return Err(ClusterError::Unavailable { operation, reason: reason.to_owned() });
            }
            if row["found"] == json!(true) {
                let id = read_id(operation, &row)?;
                documents.push((id, parse(operation, take(&mut row, SOURCE))?));
            }
        }
        Ok(documents)
    }

    /// A podcast that was read before.
    pub fn kept(&self, id: PodcastId) -> Option<Arc<PodcastDocument>> {
        self.podcasts.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    /// Keeps a podcast for later lookups.
    pub fn keep(&self, document: Arc<PodcastDocument>) {
        self.podcasts.lock().unwrap_or_else(PoisonError::into_inner).put(document.podcast.id, document);
    }

    /// Frees the kept podcasts.
    pub fn clear(&self) {
        self.podcasts.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

fn read_hit<D: DeserializeOwned>(operation: &'static str, mut hit: Value) -> Result<FoundDocument<D>, ClusterError> {
    let id = read_id(operation, &hit)?;
    #[expect(clippy::cast_possible_truncation, reason = "scores of the engine are 32 bits")]
    let score = hit["_score"].as_f64().unwrap_or_default() as f32;
    let (fields, inner) = (take(&mut hit, "/fields"), take(&mut hit, "/inner_hits"));
    Ok(FoundDocument { id, score, document: parse(operation, take(&mut hit, SOURCE))?, fields, inner })
}

fn read_id(operation: &'static str, hit: &Value) -> Result<Uuid, ClusterError> {
    let id = hit["_id"].as_str().and_then(|id| Uuid::parse_str(id).ok());
    id.ok_or_else(|| ClusterError::Unreadable { operation, reason: "a hit has no id".to_owned() })
}

fn parse<D: DeserializeOwned>(operation: &'static str, document: Value) -> Result<D, ClusterError> {
    serde_json::from_value(document).map_err(|error| ClusterError::Unreadable { operation, reason: error.to_string() })
}

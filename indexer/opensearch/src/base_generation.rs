//! The generation that a build continues: its indexes are cloned, and what changed is replaced in the clones.

use crate::client::{ClusterClient, ClusterRequest, RequestBody, index_deadline, send};
use crate::error::ClusterError;
use crate::generation::{GenerationFacts, GenerationIndexes, GenerationPlan, find_generation};
use crate::response::check_shards;
use crate::schema::IndexKind;
use earshot_engine::schema::field;
use earshot_model::{PodcastId, Timestamp};
use reqwest::Method;
use serde_json::{Value, json};
use uuid::Uuid;

/// Episodes per request, which is the limit of the cluster.
const EPISODES_PER_REQUEST: usize = 10_000;

/// The numbers of documents of the three indexes. They are differences in between.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DocumentCounts([i64; 3]);

impl DocumentCounts {
    pub fn add(&mut self, kind: IndexKind, documents: i64) {
        self.0[kind as usize] += documents;
    }

    pub fn of(&self, kind: IndexKind) -> u64 {
        u64::try_from(self.0[kind as usize]).unwrap_or_default()
    }
}

/// The indexes that a build continues.
pub struct BaseIndexes {
    indexes: GenerationIndexes,
    pub has_vectors: bool,
    pub counts: DocumentCounts,
}

/// What the base has of a podcast.
#[derive(Debug, Default)]
pub struct OldEpisodes {
    pub has_podcast: bool,
    /// Ids, and whether the episode has a transcript.
    pub episodes: Vec<(Uuid, bool)>,
}

impl BaseIndexes {
    /// Finds the base of a build. `None` when all has to be written: the cluster does not have it in this version, or with other shards or
    /// other vectors.
    pub fn find(
        client: &ClusterClient,
        plan: &GenerationPlan,
        (base, base_built_at): (&str, Timestamp),
        vectors: Option<&str>,
    ) -> Result<Option<Self>, ClusterError> {
        let found = match find_generation(client, &plan.prefix, base, base_built_at, index_deadline()) {
            Ok(found) => found,
            Err(ClusterError::NotBuilt { .. } | ClusterError::OtherVersion { .. }) => return Ok(None),
            Err(error) => return Err(error),
        };
        let (indexes, [podcasts, episodes]) = found;
        let is_same = |facts: &GenerationFacts| facts.vectors.as_ref().map(|known| known.version.as_str()) == vectors;
        let path = format!("{}/_settings", indexes.podcasts);
        let settings = send(client, &ClusterRequest::get("reading the number of shards", path))?;
        let shards = &settings[&indexes.podcasts]["settings"]["index"]["number_of_shards"];
        let has_shards = shards.as_str().is_some_and(|shards| shards == plan.shards.to_string());
        if !is_same(&podcasts) || !is_same(&episodes) || !has_shards {
            return Ok(None);
        }
        let mut counts = DocumentCounts::default();
        for kind in IndexKind::ALL {
            let path = format!("{}/_count", indexes.name(kind));
            let counted = send(client, &ClusterRequest::get("counting documents", path))?;
            check_shards("counting documents", &counted)?;
            counts.add(kind, counted["count"].as_i64().unwrap_or_default());
        }
        Ok(Some(Self { indexes, has_vectors: podcasts.indexed_vectors().is_some(), counts }))
    }

    /// Reads what the base has of a podcast.
    pub fn old_episodes(&self, client: &ClusterClient, podcast: PodcastId) -> Result<OldEpisodes, ClusterError> {
        const OPERATION: &str = "finding the episodes of a changed podcast";
        let mut found = OldEpisodes::default();
        let mut after: Option<Uuid> = None;
        loop {
            let mut episodes = json!({
                "size": EPISODES_PER_REQUEST,
                "query": {"bool": {"filter": [{"term": {field::PODCAST_ID: podcast.0}}]}},
                "sort": [{field::ID: "asc"}],
                "track_total_hits": false,
                "_source": false,
                "docvalue_fields": [field::HAS_TRANSCRIPT],
            });
            if let Some(after) = after {
                episodes["search_after"] = json!([after]);
            }
            let ids = json!({"ids": {"values": [podcast.0]}});
            let shows = json!({"size": 0, "track_total_hits": true, "query": ids});
            let searches = [(&self.indexes.podcasts, shows), (&self.indexes.episodes, episodes)];
            let mut lines = Vec::new();
            for line in searches.into_iter().flat_map(|(index, body)| [json!({"index": index}), body]) {
                lines.extend_from_slice(line.to_string().as_bytes());
                lines.push(b'\n');
            }
            let body = RequestBody::Lines(lines);
            let request =
                ClusterRequest { operation: OPERATION, method: Method::POST, path: "_msearch".to_owned(), body };
            let response = send(client, &request)?;
            let [shows, episodes] = [0, 1].map(|number| &response["responses"][number]);
            check_shards(OPERATION, shows)?;
            check_shards(OPERATION, episodes)?;
            found.has_podcast = shows["hits"]["total"]["value"] == json!(1);
            let hits = episodes["hits"]["hits"].as_array().map(Vec::as_slice).unwrap_or_default();
            for hit in hits {
                found.episodes.push(read_episode(OPERATION, hit)?);
            }
            after = found.episodes.last().map(|(id, _)| *id);
            if hits.len() < EPISODES_PER_REQUEST {
                return Ok(found);
            }
        }
    }
}

fn read_episode(operation: &'static str, hit: &Value) -> Result<(Uuid, bool), ClusterError> {
    let id = hit["_id"].as_str().and_then(|id| Uuid::parse_str(id).ok());
    let id = id.ok_or_else(|| ClusterError::Unreadable { operation, reason: "a hit has no id".to_owned() })?;
    Ok((id, hit["fields"][field::HAS_TRANSCRIPT][0] == json!(true)))
}

/// Clones the indexes of the base, which share its files. A clone is incomplete until the build ends, and may be written.
pub fn clone_indexes(
    client: &ClusterClient,
    base: &BaseIndexes,
    indexes: &GenerationIndexes,
    replicas: usize,
) -> Result<(), ClusterError> {
    for kind in IndexKind::ALL {
        let (from, to) = (base.indexes.name(kind), indexes.name(kind));
        let settings = json!({"index.blocks.write": null, "index.number_of_replicas": replicas});
        let path = format!("{from}/_clone/{to}");
        send(client, &ClusterRequest::post("cloning an index", path, json!({"settings": settings})))?;
        // Without the facts of the base.
        let building = json!({"_meta": {"building": true}});
        send(client, &ClusterRequest::put("cloning an index", format!("{to}/_mapping"), building))?;
    }
    Ok(())
}

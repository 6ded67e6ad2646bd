//! The catalog documents of listed podcasts.

use crate::lookup::snapshot_of;
use crate::views::CatalogEntry;
use earshot_api_server::prelude::*;
use earshot_app::NewListedPodcast;
use earshot_indexer::PodcastKey;
use earshot_model::project::{ListedPodcastState, Priority};
use earshot_model::{PodcastDocument, PodcastId};
use std::collections::HashMap;
use std::sync::Arc;

/// The podcasts of a response, by the IDs under which they are listed. A merged podcast is found under its former ID.
#[derive(Debug, Default)]
pub struct ListedPodcastDocuments {
    found: HashMap<PodcastId, Arc<PodcastDocument>>,
    /// Whether a catalog is published.
    is_known: bool,
}

impl ListedPodcastDocuments {
    pub fn entry(&self, podcast: PodcastId) -> CatalogEntry<'_> {
        match self.found.get(&podcast) {
            Some(document) => CatalogEntry::Found(document),
            None if self.is_known => CatalogEntry::Missing,
            None => CatalogEntry::Unknown,
        }
    }
}

/// Reads podcasts from the served generation. Lists stay readable before a catalog is published.
pub async fn read_documents(state: &AppState, podcasts: Vec<PodcastId>) -> Result<ListedPodcastDocuments, ApiError> {
    let read = state.read_generation(move |generation| {
        let mut found = HashMap::with_capacity(podcasts.len());
        for id in podcasts {
            if let Some(document) = generation.backend.podcast(PodcastKey::Id(id))? {
                found.insert(id, document);
            }
        }
        Ok(ListedPodcastDocuments { found, is_known: true })
    });
    match read.await {
        Err(error) if error.code == ErrorCode::NoGeneration => Ok(ListedPodcastDocuments::default()),
        read => read,
    }
}

/// Builds the entry of a podcast that is added.
pub fn new_entry(
    document: &PodcastDocument,
    state: ListedPodcastState,
    priority: Option<Priority>,
    labels: Vec<String>,
    notes: String,
) -> NewListedPodcast {
    NewListedPodcast {
        podcast: snapshot_of(document),
        former_ids: document.aliases.ids.clone(),
        state,
        priority,
        labels,
        notes,
    }
}

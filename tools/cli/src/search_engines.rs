//! Opens the search engine of a generation: the embedded one, or a cluster beside it. No command opens one by itself.

use crate::args::{SearchBackendArg, SearchBackendArgs};
use crate::failure::CommandResult;
use crate::search_cluster::SearchCluster;
use earshot_api::serving::SourceError;
use earshot_catalog::Generation;
use earshot_indexer::embedding::QueryEmbedder;
use earshot_indexer::{EmbeddedBackend, OpenError, SearchBackend};
use std::path::Path;
use std::sync::Arc;

/// Opens the embedded engine over an index: builds continue from it, and a cluster is beside one.
pub fn open_local(folder: &Path, name: &str) -> Result<EmbeddedBackend, OpenError> {
    EmbeddedBackend::open(folder, name)
}

/// The engine that a command uses, for any generation.
pub struct SearchEngines {
    /// `None` for the embedded engine.
    cluster: Option<SearchCluster>,
    /// The model that embeds queries, when one is configured.
    query_embedder: Option<QueryEmbedder>,
}

impl SearchEngines {
    /// Connects the engine. A cluster is first used by [`Self::open`].
    ///
    /// # Errors
    /// When the options of the cluster are wrong, or this build has no clusters.
    pub fn new(args: &SearchBackendArgs, query_embedder: Option<QueryEmbedder>) -> CommandResult<Self> {
        let cluster = match args.search_backend {
            SearchBackendArg::Embedded => None,
            SearchBackendArg::Opensearch => Some(SearchCluster::connect(args)?),
        };
        Ok(Self { cluster, query_embedder })
    }

    /// The embedded engine without a model.
    pub fn embedded() -> Self {
        Self { cluster: None, query_embedder: None }
    }

    /// Whether a model is connected.
    pub fn has_embedder(&self) -> bool {
        self.query_embedder.is_some()
    }

    pub fn cluster(&self) -> Option<&SearchCluster> {
        self.cluster.as_ref()
    }

    /// The same engines with indexes of their own in the cluster.
    pub fn with_temporary_indexes(&self) -> Self {
        let build = uuid::Uuid::new_v4().simple().to_string();
        let cluster = self.cluster.as_ref().map(|cluster| cluster.with_suffix(&build[..8]));
        Self { cluster, query_embedder: self.query_embedder.clone() }
    }

    /// Opens the engine of a published generation. It waits for a cluster, so call it off the async threads.
    ///
    /// # Errors
    /// When the index cannot be read, or the cluster is unavailable or does not have the generation.
    pub fn open(&self, served: &Generation) -> Result<Arc<dyn SearchBackend>, SourceError> {
        self.open_index(&served.index(), &served.manifest.name)
    }

    /// Like [`Self::open`], for an index in any folder.
    ///
    /// # Errors
    /// Likewise.
    pub fn open_index(&self, folder: &Path, name: &str) -> Result<Arc<dyn SearchBackend>, SourceError> {
        let local = self.open_embedded(folder, name)?;
        match &self.cluster {
            None => Ok(Arc::new(local)),
            Some(cluster) => cluster.open(name, local),
        }
    }

    /// Like [`Self::open`], while the cluster is away: lookups read the local generation, and searches connect the cluster.
    ///
    /// # Errors
    /// When the index cannot be read.
    pub fn open_deferred(&self, served: &Generation) -> Result<Arc<dyn SearchBackend>, SourceError> {
        let local = self.open_embedded(&served.index(), &served.manifest.name)?;
        Ok(match &self.cluster {
            None => Arc::new(local),
            Some(cluster) => cluster.open_deferred(local),
        })
    }

    fn open_embedded(&self, folder: &Path, name: &str) -> Result<EmbeddedBackend, SourceError> {
        let local = open_local(folder, name).map_err(|error| SourceError(Box::new(error)))?;
        Ok(match &self.query_embedder {
            Some(connected) => local.with_embedder(connected.clone()),
            None => local,
        })
    }
}

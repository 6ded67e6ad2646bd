//! A cluster of OpenSearch, or the message of a build without one (docs/decisions/086-cluster-beside-generations.md).

pub use imp::{SearchCluster, cluster_advice, is_unavailable};

use earshot_indexer::{EmbeddedBackend, PodcastSource};
use earshot_model::{Clock, PodcastId, Timestamp};
use std::path::PathBuf;

/// A generation whose documents are written to a cluster.
#[cfg_attr(not(feature = "opensearch"), expect(dead_code, reason = "only a cluster reads it"))]
pub struct ClusterBuild<'a> {
    pub generation: &'a str,
    pub built_at: Timestamp,
    pub shards: u32,
    pub replicas: u32,
    /// Generations that stay in the cluster.
    pub kept: &'a [String],
    /// A folder for episodes of podcasts with very many.
    pub scratch: PathBuf,
    /// The local generation, which has the vectors.
    pub local: &'a EmbeddedBackend,
    pub clock: &'a Clock,
}

/// What has changed since a generation that the cluster may have.
#[cfg_attr(not(feature = "opensearch"), expect(dead_code, reason = "only a cluster reads it"))]
pub struct ChangesSince<'a> {
    pub generation: &'a str,
    pub built_at: Timestamp,
    pub changed: &'a mut dyn PodcastSource,
    pub removed: &'a [PodcastId],
}

/// What a build has written.
#[derive(Clone, Copy, Debug)]
pub struct WrittenDocuments {
    pub podcasts: u64,
    pub episodes: u64,
    /// Only the podcasts that changed were sent.
    pub is_incremental: bool,
    /// The cluster has no k-NN plugin, and searches by meaning stay with the local generation.
    pub lacks_vectors: bool,
}

#[cfg(feature = "opensearch")]
mod imp {
    use crate::args::SearchBackendArgs;
    use crate::failure::{CommandResult, Failure};
    use crate::search_cluster::{ChangesSince, ClusterBuild, WrittenDocuments};
    use crate::server_log::SERVER_LOG;
    use earshot_api::serving::SourceError;
    use earshot_indexer::{EmbeddedBackend, PodcastSource, SearchBackend};
    use earshot_model::Timestamp;
    use earshot_opensearch::{
        BuildInputs, ClusterClient, ClusterConfig, ClusterError, DeferredBackend, GenerationChanges, GenerationError,
        GenerationPlan, GenerationReport, LeaseError, OpenSearchBackend, WriterLease, build_generation, delete_lease,
        delete_outdated_indexes,
    };
    use std::sync::Arc;

    /// The cluster, and the beginning of the names of its indexes.
    pub struct SearchCluster {
        client: Arc<ClusterClient>,
        prefix: String,
    }

    impl SearchCluster {
        pub fn connect(args: &SearchBackendArgs) -> CommandResult<Self> {
            if args.search_url.is_empty() {
                return Err(Failure::input("a search cluster needs the URLs of its nodes: set --search-url"));
            }
            let read = |path| std::fs::read(path).map_err(|error| Failure::input(format!("--search-ca: {error}")));
            let config = ClusterConfig {
                urls: args.search_url.clone(),
                credentials: args.search_user.clone().zip(args.search_password.clone()),
                certificate: args.search_ca.as_ref().map(read).transpose()?,
            };
            let client = ClusterClient::new(&config).map_err(Failure::input)?;
            Ok(Self { client: Arc::new(client), prefix: args.search_prefix.clone() })
        }

        /// The same cluster with a longer prefix of its indexes.
        pub fn with_suffix(&self, suffix: &str) -> Self {
            Self { client: Arc::clone(&self.client), prefix: format!("{}-{suffix}", self.prefix) }
        }

        /// Opens the generation of a local engine.
        pub fn open(&self, name: &str, local: EmbeddedBackend) -> Result<Arc<dyn SearchBackend>, SourceError> {
            let opened = OpenSearchBackend::open(&self.client, &self.prefix, name, local.built_at());
            let backend = opened.map_err(|error| SourceError(Box::new(error)))?;
            Ok(Arc::new(backend.with_charts(local.chart_positions()).with_local(Arc::new(local))))
        }

        /// Opens the generation of a local engine while the cluster is away. Searches connect it.
        pub fn open_deferred(&self, local: EmbeddedBackend) -> Arc<dyn SearchBackend> {
            Arc::new(DeferredBackend::new(&self.client, &self.prefix, Arc::new(local), Box::new(log_connection)))
        }

        /// Whether the cluster has a generation.
        pub fn has(&self, name: &str, built_at: Timestamp) -> CommandResult<bool> {
            match OpenSearchBackend::open(&self.client, &self.prefix, name, built_at) {
                Ok(_) => Ok(true),
                Err(ClusterError::NotBuilt { .. } | ClusterError::OtherVersion { .. }) => Ok(false),
                Err(error) => Err(Failure::internal(error)),
            }
        }

        /// Writes a generation, and deletes those that are not kept. When the cluster has the generation of `changes`, it sends only those.
        pub fn write(
            &self,
            build: &ClusterBuild<'_>,
            all: &mut dyn PodcastSource,
            changes: Option<ChangesSince<'_>>,
        ) -> CommandResult<WrittenDocuments> {
            let taken = WriterLease::acquire(&self.client, &self.prefix, build.clock);
            let mut lease = taken.map_err(|error| to_failure(error.into()))?;
            let written = self.write_with(build, all, changes, &mut lease);
            lease.release();
            let GenerationReport { podcasts, episodes, is_incremental, lacks_vectors, .. } = written?;
            Ok(WrittenDocuments { podcasts, episodes, is_incremental, lacks_vectors })
        }

        fn write_with(
            &self,
            build: &ClusterBuild<'_>,
            all: &mut dyn PodcastSource,
            changes: Option<ChangesSince<'_>>,
            lease: &mut WriterLease<'_>,
        ) -> CommandResult<GenerationReport> {
            let plan = GenerationPlan {
                prefix: self.prefix.clone(),
                generation: build.generation.to_owned(),
                built_at: build.built_at,
                shards: build.shards as usize,
                replicas: build.replicas as usize,
                scratch: build.scratch.clone(),
            };
            let changes = changes.map(|changes| GenerationChanges {
                base: changes.generation,
                base_built_at: changes.built_at,
                changed: changes.changed,
                removed: changes.removed,
            });
            let inputs = BuildInputs { all, changes, local: Some(build.local) };
            let (indexes, report) = build_generation(&self.client, &plan, inputs, lease).map_err(to_failure)?;
            let outdated = delete_outdated_indexes(&self.client, &self.prefix, build.kept, Some(&indexes));
            outdated.map_err(Failure::internal)?;
            Ok(report)
        }

        /// Deletes all indexes with the prefix.
        pub fn delete_all(&self) -> CommandResult {
            delete_outdated_indexes(&self.client, &self.prefix, &[], None).map_err(Failure::internal)?;
            delete_lease(&self.client, &self.prefix).map_err(Failure::internal)
        }
    }

    fn to_failure(error: GenerationError) -> Failure {
        match error {
            GenerationError::InvalidName(_) => Failure::input(error),
            // The message has the advice.
            GenerationError::Lease(LeaseError::OtherWriter { .. }) => Failure::internal(error),
            error => {
                Failure::internal(error).with_advice("the served generation is unchanged; run the same command again")
            }
        }
    }

    /// What the operator can do when a generation does not open because of its cluster.
    pub fn cluster_advice(error: &SourceError) -> Option<String> {
        Some(advice(error.0.downcast_ref::<ClusterError>()?).to_owned())
    }

    fn advice(error: &ClusterError) -> &'static str {
        match error {
            ClusterError::NotBuilt { .. } | ClusterError::OtherVersion { .. } => {
                "write it there with `earshot index --backend opensearch --url URL`, then publish what it has built"
            }
            _ => "check the nodes of --search-url",
        }
    }

    fn log_connection(change: Result<(), &ClusterError>) {
        match change {
            Ok(()) => tracing::info!(target: SERVER_LOG, "the search cluster responds: searches are answered"),
            Err(error) => {
                tracing::error!(target: SERVER_LOG, %error, hint = advice(error), "searches still return 503");
            }
        }
    }

    /// Whether a generation does not open because no node of the cluster responds. A retry may help.
    pub fn is_unavailable(error: &SourceError) -> bool {
        matches!(error.0.downcast_ref(), Some(ClusterError::Unavailable { .. }))
    }
}

#[cfg(not(feature = "opensearch"))]
mod imp {
    use crate::args::SearchBackendArgs;
    use crate::failure::{CommandResult, Failure};
    use crate::search_cluster::{ChangesSince, ClusterBuild, WrittenDocuments};
    use earshot_api::serving::SourceError;
    use earshot_indexer::{EmbeddedBackend, PodcastSource, SearchBackend};
    use earshot_model::Timestamp;
    use std::sync::Arc;

    /// There is none in this build.
    pub enum SearchCluster {}

    impl SearchCluster {
        /// Fails: this build does not search clusters.
        pub fn connect(_args: &SearchBackendArgs) -> CommandResult<Self> {
            Err(Failure::input("this build does not search clusters")
                .with_advice("build the program with `cargo build --release -p earshot-cli`"))
        }

        pub fn with_suffix(&self, _suffix: &str) -> Self {
            match *self {}
        }

        pub fn open(&self, _name: &str, _local: EmbeddedBackend) -> Result<Arc<dyn SearchBackend>, SourceError> {
            match *self {}
        }

        pub fn open_deferred(&self, _local: EmbeddedBackend) -> Arc<dyn SearchBackend> {
            match *self {}
        }

        pub fn has(&self, _name: &str, _built_at: Timestamp) -> CommandResult<bool> {
            match *self {}
        }

        pub fn write(
            &self,
            _build: &ClusterBuild<'_>,
            _all: &mut dyn PodcastSource,
            _changes: Option<ChangesSince<'_>>,
        ) -> CommandResult<WrittenDocuments> {
            match *self {}
        }

        pub fn delete_all(&self) -> CommandResult {
            match *self {}
        }
    }

    pub fn cluster_advice(_error: &SourceError) -> Option<String> {
        None
    }

    pub fn is_unavailable(_error: &SourceError) -> bool {
        false
    }
}

//! Sets up the embedding model: a service, or a model in a folder.

use crate::args::{EmbedderArgs, EmbeddingModelArgs};
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::local_models;
use crate::network_context::client_config;
use earshot_catalog::EmbeddingArchive as Kept;
use earshot_indexer::StoredEmbeddings;
use earshot_indexer::embedding::{
    EmbedError, Embedder, EmbeddingMode, EmbeddingService, EmbeddingText, QueryEmbedder, ServiceConfig,
};
use earshot_indexer::vectors::UnitVector;
use earshot_net::{ClientConfig, HttpClient};
use std::fmt::{self, Debug};
use std::io;
use std::sync::Arc;
use tokio::runtime::Handle;

/// Returns the configured model, if any. Loads a model from a folder.
pub fn embedder(
    context: &Context,
    args: &EmbedderArgs,
    batch: Option<usize>,
) -> CommandResult<Option<Arc<dyn Embedder>>> {
    if let Some(folder) = &args.model.model_folder {
        return local_models::open(folder, &args.model, &args.query_prefix).map(Some);
    }
    Ok(embedding_service(context, args, batch)?.map(|served| Arc::new(served) as Arc<dyn Embedder>))
}

fn embedding_service(
    context: &Context,
    args: &EmbedderArgs,
    batch: Option<usize>,
) -> CommandResult<Option<EmbeddingService>> {
    let (Some(url), Some(model)) = (&args.embeddings_url, &args.model.embeddings_model) else { return Ok(None) };
    // The operator chooses the service, often on the local machine, so politeness limits do not apply.
    let client = ClientConfig { politeness: None, ..client_config(context, true) };
    let client = HttpClient::new(client).map_err(Failure::internal)?;
    let usual = ServiceConfig::new(url, model);
    Ok(Some(EmbeddingService::new(
        client,
        ServiceConfig {
            key: args.embeddings_key.clone(),
            query_prefix: args.query_prefix.clone(),
            document_prefix: args.model.document_prefix.clone(),
            query_input_type: args.query_input_type.clone(),
            document_input_type: args.model.document_input_type.clone(),
            batch: batch.unwrap_or(usual.batch),
            ..usual
        },
    )))
}

/// Returns the embedder for queries. An unusable model fails now; a service that is down may come up later.
pub async fn query_embedder(context: &Context, args: &EmbedderArgs) -> CommandResult<Option<QueryEmbedder>> {
    let runtime = Handle::current();
    let Some(served) = embedding_service(context, args, None)? else {
        return Ok(embedder(context, args, None)?.map(|embedder| QueryEmbedder { embedder, runtime }));
    };
    match served.check().await {
        Ok(()) => {}
        Err(error @ EmbedError::InvalidVector { .. }) => {
            return Err(Failure::input(error).with_advice("choose a model of at most 768 dimensions, or one that shortens its vectors to the requested `dimensions`"));
        }
        Err(error) => {
            context.print_notice(&format!("searching by words until the embedding service responds: {error}"))
        }
    }
    Ok(Some(QueryEmbedder { embedder: Arc::new(served), runtime }))
}

/// Returns the name under which the model's vectors are stored. A model in a folder is not loaded for it.
pub fn model_name(args: &EmbeddingModelArgs) -> CommandResult<String> {
    if let Some(folder) = &args.model_folder {
        return local_models::model_id(folder, args);
    }
    args.embeddings_model.clone().ok_or_else(|| {
        Failure::input("--meaning model needs a model").with_advice("set --embeddings-model or --model-folder")
    })
}

/// Vectors computed earlier, as input of an index build.
#[derive(Debug)]
pub struct StoredVectors(pub Kept);

impl StoredEmbeddings for StoredVectors {
    fn model(&self) -> &str {
        self.0.model()
    }

    fn find(&self, texts: &[&str]) -> io::Result<Vec<Option<UnitVector>>> {
        let find = |text: &&str| -> io::Result<Option<UnitVector>> {
            Ok(self.0.find(text)?.and_then(|numbers| UnitVector::padded(&numbers).ok()))
        };
        texts.iter().map(find).collect()
    }
}

/// Computes vectors during the index build, for few documents.
pub struct ComputedVectors(pub QueryEmbedder);

impl Debug for ComputedVectors {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("AskedNow").field(&self.0.embedder.model()).finish()
    }
}

impl StoredEmbeddings for ComputedVectors {
    fn model(&self) -> &str {
        self.0.embedder.model()
    }

    fn find(&self, texts: &[&str]) -> io::Result<Vec<Option<UnitVector>>> {
        let texts: Vec<EmbeddingText<'_>> = texts.iter().map(|text| EmbeddingText { text, language: None }).collect();
        self.0.runtime.block_on(self.0.embedder.embed(EmbeddingMode::Document, &texts)).map_err(io::Error::other)
    }
}

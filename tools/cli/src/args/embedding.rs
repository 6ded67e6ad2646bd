//! Options for semantic search.

use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// The source of document embeddings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum MeaningArg {
    /// No embeddings: search by words only
    Off,
    /// A term table that is trained on the catalog itself
    Table,
    /// The model used by `earshot embed` (--embeddings-model or --model-folder)
    #[value(alias = "served")]
    Model,
}

#[derive(Clone, Debug, Default, Args)]
pub struct EmbeddingSourceArgs {
    /// Source of document embeddings for semantic search [default: table]
    #[arg(long, value_enum, env = "EARSHOT_MEANING", value_name = "WHICH")]
    pub meaning: Option<MeaningArg>,
    #[command(flatten)]
    pub model: EmbeddingModelArgs,
}

/// The embedding model.
#[derive(Clone, Debug, Default, Args)]
pub struct EmbeddingModelArgs {
    /// Model name at the embedding service, or a name for the model in a folder [default: the folder's name]
    #[arg(long, env = "EARSHOT_EMBEDDINGS_MODEL", value_name = "MODEL")]
    pub embeddings_model: Option<String>,
    /// Folder of a local model (config.json, tokenizer.json, model.safetensors): BERT, RoBERTa or MPNet of at most 768 dimensions
    #[arg(long, env = "EARSHOT_MODEL_FOLDER", value_name = "DIR")]
    pub model_folder: Option<PathBuf>,
    /// Prefix for documents, as some models need it (`search_document: `) [default: from the model's folder]
    #[arg(
        long,
        env = "EARSHOT_EMBEDDINGS_DOCUMENT_PREFIX",
        default_value = "",
        hide_default_value = true,
        value_name = "TEXT"
    )]
    pub document_prefix: String,
    /// Value of the field `input_type` for documents, for services that take it (`passage`, `document`, `search_document`)
    #[arg(
        long,
        env = "EARSHOT_EMBEDDINGS_DOCUMENT_INPUT_TYPE",
        default_value = "",
        hide_default_value = true,
        value_name = "TYPE"
    )]
    pub document_input_type: String,
}

/// The embedder: a service with OpenAI's /v1/embeddings API, or a model in a folder.
#[derive(Clone, Debug, Default, Args)]
pub struct EmbedderArgs {
    /// URL of an embedding service with OpenAI's /v1/embeddings API. Fewer than 768 dimensions are padded; of a model
    /// with more, 768 are requested
    #[arg(
        long,
        env = "EARSHOT_EMBEDDINGS_URL",
        requires = "embeddings_model",
        conflicts_with = "model_folder",
        value_name = "URL",
        value_parser = super::http_url::parse_http_url
    )]
    pub embeddings_url: Option<String>,
    #[command(flatten)]
    pub model: EmbeddingModelArgs,
    /// API key of the embedding service
    #[arg(long, env = "EARSHOT_EMBEDDINGS_KEY", hide_env_values = true, value_name = "KEY")]
    pub embeddings_key: Option<String>,
    /// Prefix for queries (`query: `) [default: from the model's folder]
    #[arg(
        long,
        env = "EARSHOT_EMBEDDINGS_QUERY_PREFIX",
        default_value = "",
        hide_default_value = true,
        value_name = "TEXT"
    )]
    pub query_prefix: String,
    /// Value of the field `input_type` for queries, for services that take it (`query`, `search_query`)
    #[arg(
        long,
        env = "EARSHOT_EMBEDDINGS_QUERY_INPUT_TYPE",
        default_value = "",
        hide_default_value = true,
        value_name = "TYPE"
    )]
    pub query_input_type: String,
}

#[derive(Debug, Args)]
pub struct EmbedArgs {
    #[command(flatten)]
    pub embedder: EmbedderArgs,
    /// Texts per request
    #[arg(long, default_value_t = 64, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=2048))]
    pub batch: u16,
    /// Embed at most this many texts
    #[arg(long, value_name = "N")]
    pub limit: Option<u64>,
}

//! Search by meaning, as commands are told of it.

use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// Whose vectors documents get.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum MeaningArg {
    /// None: the catalog is searched by words alone
    Off,
    /// Of a table of terms that is trained on the catalog itself
    Table,
    /// Of the model that `earshot embed` has asked (--embeddings-model, or --model-folder)
    #[value(alias = "served")]
    Model,
}

#[derive(Clone, Debug, Default, Args)]
pub struct MeaningArgs {
    /// Whose vectors documents get, for search by meaning [default: table]
    #[arg(long, value_enum, env = "EARSHOT_MEANING", value_name = "WHICH")]
    pub meaning: Option<MeaningArg>,
    #[command(flatten)]
    pub model: ModelArgs,
}

/// Which model it is.
#[derive(Clone, Debug, Default, Args)]
pub struct ModelArgs {
    /// Model of the embedding service, as it names it; or what the model in a folder is called, by default as the folder
    #[arg(long, env = "EARSHOT_EMBEDDINGS_MODEL", value_name = "MODEL")]
    pub embeddings_model: Option<String>,
    /// Folder of a model that is computed in this process: config.json, tokenizer.json, model.safetensors; of the kinds
    /// of BERT and RoBERTa, with 768 dimensions
    #[arg(long, env = "EARSHOT_MODEL_FOLDER", value_name = "DIR")]
    pub model_folder: Option<PathBuf>,
    /// Put before documents, as some models want it (`search_document: `); by default what the model's folder says
    #[arg(
        long,
        env = "EARSHOT_EMBEDDINGS_DOCUMENT_PREFIX",
        default_value = "",
        hide_default_value = true,
        value_name = "TEXT"
    )]
    pub document_prefix: String,
}

/// Who embeds: a service that speaks OpenAI's /v1/embeddings, hosted or at home, or a model in a folder.
#[derive(Clone, Debug, Default, Args)]
pub struct EmbedderArgs {
    /// Address of an embedding service that speaks /v1/embeddings; its model makes vectors of 768 dimensions
    #[arg(
        long,
        env = "EARSHOT_EMBEDDINGS_URL",
        requires = "embeddings_model",
        conflicts_with = "model_folder",
        value_name = "URL",
        value_parser = super::parse_http_url
    )]
    pub embeddings_url: Option<String>,
    #[command(flatten)]
    pub model: ModelArgs,
    /// Key of the service
    #[arg(long, env = "EARSHOT_EMBEDDINGS_KEY", hide_env_values = true, value_name = "KEY")]
    pub embeddings_key: Option<String>,
    /// Put before questions (`query: `); by default what the model's folder says
    #[arg(
        long,
        env = "EARSHOT_EMBEDDINGS_QUERY_PREFIX",
        default_value = "",
        hide_default_value = true,
        value_name = "TEXT"
    )]
    pub query_prefix: String,
}

#[derive(Debug, Args)]
pub struct EmbedArgs {
    #[command(flatten)]
    pub embedder: EmbedderArgs,
    /// Texts of a request
    #[arg(long, default_value_t = 64, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=2048))]
    pub batch: u16,
    /// Ask about at most so many texts
    #[arg(long, value_name = "N")]
    pub limit: Option<u64>,
}

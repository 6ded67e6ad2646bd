//! Search by meaning, as commands are told of it.

use clap::{Args, ValueEnum};

/// Whose vectors documents get.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum MeaningKind {
    /// None: the catalog is searched by words alone
    Off,
    /// Of a table of terms that is trained on the catalog itself
    Table,
    /// Of the model that `earshot embed` has asked (--embeddings-model)
    Served,
}

#[derive(Clone, Debug, Default, Args)]
pub struct MeaningArgs {
    /// Whose vectors documents get, for search by meaning [default: table]
    #[arg(long, value_enum, env = "EARSHOT_MEANING", value_name = "WHICH")]
    pub meaning: Option<MeaningKind>,
    /// Model of the embedding service, as it names it
    #[arg(long, env = "EARSHOT_EMBEDDINGS_MODEL", value_name = "MODEL")]
    pub embeddings_model: Option<String>,
}

/// A service that speaks OpenAI's /v1/embeddings: hosted, or at home.
#[derive(Clone, Debug, Default, Args)]
pub struct ServiceArgs {
    /// Address of an embedding service that speaks /v1/embeddings
    #[arg(long, env = "EARSHOT_EMBEDDINGS_URL", requires = "embeddings_model", value_name = "URL", value_parser = super::http_url)]
    pub embeddings_url: Option<String>,
    /// Model of the service, as it names it; its vectors have 768 dimensions
    #[arg(long, env = "EARSHOT_EMBEDDINGS_MODEL", value_name = "MODEL")]
    pub embeddings_model: Option<String>,
    /// Key of the service
    #[arg(long, env = "EARSHOT_EMBEDDINGS_KEY", hide_env_values = true, value_name = "KEY")]
    pub embeddings_key: Option<String>,
    /// Put before questions, as some models want it (`query: `)
    #[arg(
        long,
        env = "EARSHOT_EMBEDDINGS_QUERY_PREFIX",
        default_value = "",
        hide_default_value = true,
        value_name = "TEXT"
    )]
    pub query_prefix: String,
    /// Put before documents (`search_document: `)
    #[arg(
        long,
        env = "EARSHOT_EMBEDDINGS_DOCUMENT_PREFIX",
        default_value = "",
        hide_default_value = true,
        value_name = "TEXT"
    )]
    pub document_prefix: String,
}

#[derive(Debug, Args)]
pub struct EmbedArgs {
    #[command(flatten)]
    pub service: ServiceArgs,
    /// Texts of a request
    #[arg(long, default_value_t = 64, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=2048))]
    pub batch: u16,
    /// Ask about at most so many texts
    #[arg(long, value_name = "N")]
    pub limit: Option<u64>,
}

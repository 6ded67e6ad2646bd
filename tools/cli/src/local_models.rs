//! Models in a folder, or the message of a build without them (docs/decisions/013-local-models.md).

pub use imp::{model_id, open};

#[cfg(feature = "local-models")]
mod imp {
    use crate::args::EmbeddingModelArgs;
    use crate::failure::{CommandResult, Failure};
    use earshot_indexer::embedding::{Embedder, FolderConfig, FolderError, ModelFolder};
    use std::path::Path;
    use std::sync::Arc;

    /// Loads the model in `folder`.
    pub fn open(folder: &Path, args: &EmbeddingModelArgs, query_prefix: &str) -> CommandResult<Arc<dyn Embedder>> {
        let loaded = ModelFolder::open(&config(folder, args, query_prefix)).map_err(to_failure)?;
        Ok(Arc::new(loaded))
    }

    /// Returns the id under which the vectors of the model in `folder` are stored. The model is not loaded.
    pub fn model_id(folder: &Path, args: &EmbeddingModelArgs) -> CommandResult<String> {
        config(folder, args, "").model().map_err(to_failure)
    }

    fn config(folder: &Path, args: &EmbeddingModelArgs, query_prefix: &str) -> FolderConfig {
        FolderConfig {
            path: folder.to_owned(),
            name: args.embeddings_model.clone(),
            query_prefix: query_prefix.to_owned(),
            document_prefix: args.document_prefix.clone(),
        }
    }

    fn to_failure(error: FolderError) -> Failure {
        Failure::input(error).with_advice(
            "a model folder has config.json, tokenizer.json and model.safetensors, of the kinds of BERT, RoBERTa or MPNet, with at most 768 dimensions",
        )
    }
}

#[cfg(not(feature = "local-models"))]
mod imp {
    use crate::args::EmbeddingModelArgs;
    use crate::failure::{CommandResult, Failure};
    use earshot_indexer::embedding::Embedder;
    use std::path::Path;
    use std::sync::Arc;

    /// Fails: this build loads no models.
    pub fn open(_folder: &Path, _args: &EmbeddingModelArgs, _query_prefix: &str) -> CommandResult<Arc<dyn Embedder>> {
        Err(without_local_models())
    }

    /// Fails: this build loads no models.
    pub fn model_id(_folder: &Path, _args: &EmbeddingModelArgs) -> CommandResult<String> {
        Err(without_local_models())
    }

    fn without_local_models() -> Failure {
        Failure::input("this build loads no models from folders")
            .with_advice("build the program with `cargo build --release -p earshot-cli`")
    }
}

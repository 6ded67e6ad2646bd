//! A model in a folder in the published format: `config.json`, `tokenizer.json`, safetensors weights, and the settings
//! of sentence-transformers. It runs in this process, without any service.

mod batches;
mod mpnet;
mod network;
mod settings;
#[cfg(test)]
mod tests;
mod tokenizer;

use super::embedder::{EmbedError, Embedder, EmbeddingFuture, EmbeddingMode, EmbeddingText, truncate_text};
use earshot_vectors::UnitVector;
pub use earshot_weights::FolderError;
use earshot_weights::Weights;
use network::Network;
use settings::Settings;
use sha2::{Digest as _, Sha256};
use std::cmp::Reverse;
use std::path::PathBuf;
use tokenizer::ModelTokenizer;

/// Bytes of the hash in the model's name: enough to distinguish all models.
const HASH_BYTES: usize = 6;
const MAX_NAME_BYTES: usize = 128;

/// The folder of a model and the operator's settings.
#[derive(Clone, Debug)]
pub struct FolderConfig {
    pub path: PathBuf,
    /// Display name; by default the name of the folder.
    pub name: Option<String>,
    /// Put before queries and documents. When empty, the folder's own prompts are used.
    pub query_prefix: String,
    pub document_prefix: String,
}

/// The description of a folder's model, read without loading it.
struct ModelDescription {
    name: String,
    model: String,
    settings: Settings,
    tokens: ModelTokenizer,
    weights: Weights,
}

/// A loaded model.
pub struct ModelFolder {
    name: String,
    /// The name, and a hash of everything that document vectors depend on: weights, tokenizer, settings. A changed
    /// folder counts as another model.
    model: String,
    folder: PathBuf,
    settings: Settings,
    tokenizer: ModelTokenizer,
    network: Network,
}

impl FolderConfig {
    /// The identifier that marks this model's vectors. It reads the whole folder and keeps little in memory.
    ///
    /// # Errors
    /// When a file is missing, damaged, or not of a supported model.
    pub fn model(&self) -> Result<String, FolderError> {
        Ok(self.describe()?.model)
    }

    fn describe(&self) -> Result<ModelDescription, FolderError> {
        let mut settings = Settings::read(&self.path)?;
        for (said, prefix) in
            [(&self.query_prefix, &mut settings.query_prefix), (&self.document_prefix, &mut settings.document_prefix)]
        {
            if !said.is_empty() {
                prefix.clone_from(said);
            }
        }
        let mut hash = Sha256::new();
        let tokens = ModelTokenizer::read(&self.path, &settings, &mut hash)?;
        let weights = Weights::open(&self.path)?;
        weights.hash(&mut hash)?;
        // Query vectors are not stored, so the query prefix does not belong to the identifier.
        let of_documents = Settings { query_prefix: String::new(), ..settings.clone() };
        hash.update(serde_json::to_vec(&of_documents).expect("numbers and strings are always JSON"));
        let hash = hex::encode(&hash.finalize()[..HASH_BYTES]);
        let name = self.name()?;
        Ok(ModelDescription { model: format!("{name}@{hash}"), name, settings, tokens, weights })
    }

    fn name(&self) -> Result<String, FolderError> {
        // `.` and links get the name of their target.
        let own = || {
            let path = self.path.canonicalize().ok()?;
            Some(path.file_name()?.to_string_lossy().into_owned())
        };
        let name = self.name.clone().or_else(own).unwrap_or_default();
        if name.is_empty() || name.len() > MAX_NAME_BYTES || name.contains(char::is_control) {
            return Err(FolderError::new(&self.path, format!("{name:?} is no name for a model")));
        }
        Ok(name)
    }
}

impl ModelFolder {
    /// Loads a model and embeds a text as a test.
    ///
    /// # Errors
    /// When a file is missing, damaged, or not of a supported model.
    pub fn open(config: &FolderConfig) -> Result<Self, FolderError> {
        let ModelDescription { name, model, settings, tokens, weights } = config.describe()?;
        let path = weights.path().to_owned();
        let network = Network::load(weights, &settings).map_err(|error| FolderError::new(&path, error))?;
        let opened = Self { name, model, folder: config.path.clone(), settings, tokenizer: tokens, network };
        let sample =
            opened.compute_vectors(EmbeddingMode::Document, &[EmbeddingText { text: "podcast", language: None }]);
        sample.map_err(|error| FolderError::new(&path, error))?;
        Ok(opened)
    }

    fn compute_vectors(
        &self,
        mode: EmbeddingMode,
        texts: &[EmbeddingText<'_>],
    ) -> Result<Vec<Option<UnitVector>>, EmbedError> {
        let prefix = match mode {
            EmbeddingMode::Query => &self.settings.query_prefix,
            EmbeddingMode::Document => &self.settings.document_prefix,
        };
        let failed = |reason: String| EmbedError::ModelFailed { model: self.name.clone(), reason };
        let requested: Vec<(usize, &str)> = texts
            .iter()
            .map(|text| truncate_text(text.text))
            .enumerate()
            .filter(|(_, text)| !text.is_empty())
            .collect();
        let prefixed = requested.iter().map(|(_, text)| format!("{prefix}{text}")).collect();
        let tokens = self.tokenizer.tokenize(prefixed).map_err(|error| failed(error.to_string()))?;
        let places = requested.iter().map(|(place, _)| *place);
        let mut tokens: Vec<(usize, Vec<u32>)> = places.zip(tokens).filter(|(_, tokens)| !tokens.is_empty()).collect();
        tokens.sort_by_key(|(_, tokens)| Reverse(tokens.len()));
        let lengths: Vec<usize> = tokens.iter().map(|(_, tokens)| tokens.len()).collect();

        let mut vectors = vec![None; texts.len()];
        for batch in batches::batches(&lengths) {
            let batch = &tokens[batch];
            let together: Vec<&[u32]> = batch.iter().map(|(_, tokens)| tokens.as_slice()).collect();
            let made = self.network.vectors(&together).map_err(|error| failed(error.to_string()))?;
            for ((place, _), numbers) in batch.iter().zip(made) {
                let vector = UnitVector::padded(&numbers).map_err(|defect| {
                    let service = self.folder.display().to_string();
                    EmbedError::InvalidVector { service, model: self.name.clone(), text: *place, defect }
                })?;
                vectors[*place] = Some(vector);
            }
        }
        Ok(vectors)
    }
}

impl Embedder for ModelFolder {
    fn model(&self) -> &str {
        &self.model
    }

    fn name(&self) -> &str {
        &self.name
    }

    /// Computes on the waiting thread, which therefore must be allowed to block.
    fn embed<'a>(&'a self, mode: EmbeddingMode, texts: &'a [EmbeddingText<'a>]) -> EmbeddingFuture<'a> {
        Box::pin(async move { self.compute_vectors(mode, texts) })
    }
}

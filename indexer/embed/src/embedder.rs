//! The embedder: computes embeddings of texts, by the term table, a service, or a model in a folder.

use super::table::{TermReader, TermTable};
use earshot_vectors::{UnitVector, VectorDefect};
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

/// The use of a text. Models embed queries and documents differently, because they use different words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmbeddingMode {
    Query,
    Document,
}

/// A text to embed.
#[derive(Clone, Copy, Debug)]
pub struct EmbeddingText<'a> {
    pub text: &'a str,
    /// BCP 47; `None` when unknown.
    pub language: Option<&'a str>,
}

/// The reason why texts were not embedded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EmbedError {
    #[error("embedding service {service} failed repeatedly: paused for another {}", seconds(.wait))]
    CircuitOpen { service: String, wait: Duration },
    #[error("embedding service {service} did not respond in time")]
    TimedOut { service: String },
    #[error("embedding service {service} cannot be reached: {reason}")]
    Unreachable { service: String, reason: String },
    #[error("embedding service {service} returned {status}: {reason}")]
    Status { service: String, status: u16, reason: String },
    #[error("embedding service {service} returned unreadable embeddings: {reason}")]
    Unreadable { service: String, reason: String },
    #[error("model {model} of {service} returned an invalid vector for text {text}: {defect}")]
    InvalidVector { service: String, model: String, text: usize, defect: VectorDefect },
    #[error("model {model} cannot embed a text: {reason}")]
    ModelFailed { model: String, reason: String },
}

fn seconds(wait: &Duration) -> String {
    format!("{} s", wait.as_secs().max(1))
}

/// Bytes of a text that are embedded. Models read only the first few hundred words, some services reject longer texts,
/// and all charge for them.
pub(super) const MAX_TEXT_BYTES: usize = 8 << 10;

/// The first [`MAX_TEXT_BYTES`] of a text.
pub(super) fn truncate_text(text: &str) -> &str {
    let text = text.trim();
    &text[..text.floor_char_boundary(MAX_TEXT_BYTES)]
}

/// The vectors of texts, in order; `None` for a text without words that the model recognizes.
pub type EmbeddingFuture<'a> = Pin<Box<dyn Future<Output = Result<Vec<Option<UnitVector>>, EmbedError>> + Send + 'a>>;

/// A model that embeds texts. All vectors have [`DIMENSIONS`](earshot_vectors::DIMENSIONS), because a [`UnitVector`]
/// cannot have another number.
pub trait Embedder: Send + Sync {
    /// The identifier that marks vectors. Vectors of two models are never compared.
    fn model(&self) -> &str;

    /// The display name.
    fn name(&self) -> &str;

    fn embed<'a>(&'a self, mode: EmbeddingMode, texts: &'a [EmbeddingText<'a>]) -> EmbeddingFuture<'a>;
}

/// An embedder for queries and the runtime that drives it. Searches run on threads that may block; the runtime needs
/// threads of its own, because a blocked thread does not drive futures.
#[derive(Clone)]
pub struct QueryEmbedder {
    pub embedder: Arc<dyn Embedder>,
    pub runtime: tokio::runtime::Handle,
}

/// The offline default. It embeds queries and documents in the same way.
pub struct TermTableEmbedder(pub Arc<TermTable>);

impl Embedder for TermTableEmbedder {
    fn model(&self) -> &str {
        self.0.model()
    }

    fn name(&self) -> &str {
        super::MODEL_NAME
    }

    fn embed<'a>(&'a self, _mode: EmbeddingMode, texts: &'a [EmbeddingText<'a>]) -> EmbeddingFuture<'a> {
        let mut reader = TermReader::default();
        let vectors = texts.iter().map(|text| self.0.embed(&mut reader, text.text, text.language)).collect();
        Box::pin(std::future::ready(Ok(vectors)))
    }
}

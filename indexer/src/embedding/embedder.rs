//! Whoever makes vectors of texts: the catalog's own table, a service, a model in a folder.

use super::table::{TermReader, TermTable};
use crate::vectors::{UnitVector, VectorDefect};
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

/// What a text is: models put questions and what answers them in different words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmbeddingMode {
    Query,
    Document,
}

/// A text whose meaning is wanted.
#[derive(Clone, Copy, Debug)]
pub struct EmbeddingText<'a> {
    pub text: &'a str,
    /// BCP 47, where it is known.
    pub language: Option<&'a str>,
}

/// Why there are no vectors.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EmbedError {
    #[error("embedding service {service} is not asked for another {}: it failed too often", seconds(.wait))]
    CircuitOpen { service: String, wait: Duration },
    #[error("embedding service {service} did not answer in time")]
    TimedOut { service: String },
    #[error("embedding service {service} cannot be reached: {reason}")]
    Unreachable { service: String, reason: String },
    #[error("embedding service {service} answered {status}: {reason}")]
    Status { service: String, status: u16, reason: String },
    #[error("embedding service {service} gave no embeddings that can be read: {reason}")]
    Unreadable { service: String, reason: String },
    #[error("model {model} of {service} makes vectors that cannot be used: of text {text}, {defect}")]
    InvalidVector { service: String, model: String, text: usize, defect: VectorDefect },
    #[error("model {model} cannot embed a text: {reason}")]
    ModelFailed { model: String, reason: String },
}

fn seconds(wait: &Duration) -> String {
    format!("{} s", wait.as_secs().max(1))
}

/// Models read the first few hundred words; what is longer is cut, for some services refuse it, and all pay for it.
pub(super) const MAX_TEXT_BYTES: usize = 8 << 10;

/// The beginning of a text that is long.
pub(super) fn truncate_text(text: &str) -> &str {
    let text = text.trim();
    &text[..text.floor_char_boundary(MAX_TEXT_BYTES)]
}

/// The vectors of texts, in their order; `None` for a text that says nothing that the model knows.
pub type EmbeddingFuture<'a> = Pin<Box<dyn Future<Output = Result<Vec<Option<UnitVector>>, EmbedError>> + Send + 'a>>;

/// A model that makes vectors of texts. All of them have [`DIMENSIONS`](crate::vectors::DIMENSIONS), for there is no
/// other way to a [`UnitVector`].
pub trait Embedder: Send + Sync {
    /// What vectors are marked with: those of two models are never compared.
    fn model(&self) -> &str;

    /// What a person is told that the model is.
    fn name(&self) -> &str;

    fn embed<'a>(&'a self, mode: EmbeddingMode, texts: &'a [EmbeddingText<'a>]) -> EmbeddingFuture<'a>;
}

/// A model that is asked while people wait, and the runtime that asks it. Searches run on threads where waiting is
/// allowed; the runtime has threads of its own, for whoever waits does not drive it.
#[derive(Clone)]
pub struct QueryEmbedder {
    pub embedder: Arc<dyn Embedder>,
    pub runtime: tokio::runtime::Handle,
}

/// The offline default. Both modes are the same to it.
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

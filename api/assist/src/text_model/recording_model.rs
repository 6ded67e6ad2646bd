//! Records what a model is sent and what comes back, so that an operator can judge it.

use super::error::ModelError;
use super::model::{ModelRequest, ModelText, TextModel, TextSink, TokenUsage};
use async_trait::async_trait;
use serde::Serialize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::time::Instant;

/// A request to a model, and what became of it.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ModelExchange {
    /// The use of the request. Example: `relevancy`.
    pub kind: &'static str,
    pub system: String,
    /// The last turn: the data block, or why the text before was rejected.
    pub user: String,
    /// The text that came back.
    pub text: Option<String>,
    /// Why no text came back.
    pub error: Option<String>,
    /// Why the checks rejected the text. Empty when they accepted it.
    pub faults: Vec<String>,
    pub milliseconds: u64,
    pub usage: TokenUsage,
}

/// A model whose exchanges are kept. Without a model, it keeps what one would be sent.
pub struct RecordingModel<'a> {
    model: Option<&'a dyn TextModel>,
    exchanges: Mutex<Vec<ModelExchange>>,
}

impl<'a> RecordingModel<'a> {
    #[must_use]
    pub fn new(model: Option<&'a dyn TextModel>) -> Self {
        Self { model, exchanges: Mutex::default() }
    }

    /// The exchanges since the last call, the oldest first.
    #[must_use]
    pub fn take_exchanges(&self) -> Vec<ModelExchange> {
        std::mem::take(&mut *self.exchanges())
    }

    fn exchanges(&self) -> MutexGuard<'_, Vec<ModelExchange>> {
        self.exchanges.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn record(&self, request: &ModelRequest, result: &Result<ModelText, ModelError>, start: Instant) {
        self.exchanges().push(ModelExchange {
            kind: request.kind,
            system: request.system.clone(),
            user: request.turns.last().map(|turn| turn.text.clone()).unwrap_or_default(),
            text: result.as_ref().ok().map(|answer| answer.text.clone()),
            error: result.as_ref().err().map(ToString::to_string),
            faults: Vec::new(),
            milliseconds: u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX),
            usage: result.as_ref().map(|answer| answer.usage).unwrap_or_default(),
        });
    }
}

#[async_trait]
impl TextModel for RecordingModel<'_> {
    fn name(&self) -> &str {
        match self.model {
            Some(model) => model.name(),
            None => "none",
        }
    }

    async fn complete(&self, request: &ModelRequest) -> Result<ModelText, ModelError> {
        let start = Instant::now();
        let result = match self.model {
            Some(model) => model.complete(request).await,
            None => Err(ModelError::NotConnected),
        };
        self.record(request, &result, start);
        result
    }

    async fn stream(&self, request: &ModelRequest, take_text: TextSink<'_>) -> Result<ModelText, ModelError> {
        let start = Instant::now();
        let result = match self.model {
            Some(model) => model.stream(request, take_text).await,
            None => Err(ModelError::NotConnected),
        };
        self.record(request, &result, start);
        result
    }

    fn record_faults(&self, faults: &[String]) {
        if let Some(exchange) = self.exchanges().last_mut() {
            exchange.faults = faults.to_vec();
        }
    }
}

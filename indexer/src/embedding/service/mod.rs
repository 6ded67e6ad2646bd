//! A service that speaks OpenAI's `/v1/embeddings`: hosted ones, and what runs models at home.

mod circuit_breaker;
#[cfg(test)]
mod tests;
mod wire;

use super::embedder::{EmbedError, Embedder, EmbeddingFuture, EmbeddingMode, EmbeddingText, truncate_text};
use crate::vectors::{SeededRng, UnitVector};
use circuit_breaker::CircuitBreaker;
use earshot_net::{FetchError, FetchRequest, FetchResponse, HttpClient};
use std::hash::{BuildHasher as _, RandomState};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout_at};

/// No service takes more texts at a time.
const MAX_BATCH: usize = 2_048;
/// A number of an embedding in JSON, at its longest.
const MAX_NUMBER_BYTES: usize = 32;
/// The first wait between attempts; each further is twice as long.
const FIRST_WAIT: Duration = Duration::from_millis(200);
/// Words that a service says of its failure, so far as they are told on.
const MAX_REASON_CHARS: usize = 200;

/// How a service is asked.
#[derive(Clone)]
pub struct ServiceConfig {
    /// With or without `/v1`, as other programs take it too.
    pub base_url: String,
    /// Sent as a bearer token.
    pub key: Option<String>,
    pub model: String,
    /// Texts of a request.
    pub batch: usize,
    /// Put before questions and documents, as some models want it (`query: `, `search_document: `).
    pub query_prefix: String,
    pub document_prefix: String,
    /// For one question: somebody waits for it.
    pub query_deadline: Duration,
    /// For one batch of documents.
    pub document_deadline: Duration,
    /// Of a request, the first counted.
    pub attempts: u32,
}

impl ServiceConfig {
    #[must_use]
    pub fn new(base_url: impl Into<String>, model: impl Into<String>) -> Self {
        Self {
            base_url: base_url.into(),
            key: None,
            model: model.into(),
            batch: 64,
            query_prefix: String::new(),
            document_prefix: String::new(),
            query_deadline: Duration::from_secs(2),
            document_deadline: Duration::from_secs(120),
            attempts: 3,
        }
    }

    fn url(&self) -> String {
        let base = self.base_url.trim_end_matches('/');
        if base.ends_with("/embeddings") {
            base.to_owned()
        } else if base.ends_with("/v1") {
            format!("{base}/embeddings")
        } else {
            format!("{base}/v1/embeddings")
        }
    }
}

/// A client of such a service. The HTTP client is to be one without politeness: the service is the operator's own choice,
/// and its breaker is what spares it.
pub struct EmbeddingService {
    client: HttpClient,
    config: ServiceConfig,
    breaker: CircuitBreaker,
    jitter: Mutex<SeededRng>,
}

/// Whether another attempt may help.
enum AttemptError {
    Retryable { error: EmbedError, after: Option<Duration> },
    Permanent(EmbedError),
}

impl EmbeddingService {
    #[must_use]
    pub fn new(client: HttpClient, config: ServiceConfig) -> Self {
        let jitter = Mutex::new(SeededRng::new(RandomState::new().hash_one(&config.model)));
        Self { client, config, breaker: CircuitBreaker::default(), jitter }
    }

    /// Asks for one embedding, to find out at the start whether the model can be used.
    ///
    /// # Errors
    /// [`EmbedError::InvalidVector`] when its vectors have other dimensions; as any embedding else.
    pub async fn check(&self) -> Result<(), EmbedError> {
        self.embed(EmbeddingMode::Document, &[EmbeddingText { text: "podcast", language: None }]).await.map(|_| ())
    }

    /// One batch, attempt by attempt.
    async fn embed_batch(&self, mode: EmbeddingMode, texts: &[&str]) -> Result<Vec<UnitVector>, EmbedError> {
        let limit = match mode {
            EmbeddingMode::Query => self.config.query_deadline,
            EmbeddingMode::Document => self.config.document_deadline,
        };
        let deadline = Instant::now() + limit;
        self.breaker.check_closed().map_err(|wait| EmbedError::CircuitOpen { service: self.service_name(), wait })?;
        let mut attempt = 1;
        loop {
            let (error, after) = match timeout_at(deadline, self.attempt_batch(mode, texts, deadline)).await {
                Ok(Ok(vectors)) => {
                    self.breaker.record_success();
                    return Ok(vectors);
                }
                // The service is well, the request or the model is not.
                Ok(Err(AttemptError::Permanent(error))) => {
                    self.breaker.record_success();
                    return Err(error);
                }
                Ok(Err(AttemptError::Retryable { error, after })) => (error, after),
                Err(_) => (EmbedError::TimedOut { service: self.service_name() }, None),
            };
            let wait = after.unwrap_or_else(|| self.wait_after(attempt));
            if attempt >= self.config.attempts || Instant::now() + wait >= deadline {
                self.breaker.record_failure(after);
                return Err(error);
            }
            sleep(wait).await;
            attempt += 1;
        }
    }

    async fn attempt_batch(
        &self,
        mode: EmbeddingMode,
        texts: &[&str],
        deadline: Instant,
    ) -> Result<Vec<UnitVector>, AttemptError> {
        let prefix = match mode {
            EmbeddingMode::Query => &self.config.query_prefix,
            EmbeddingMode::Document => &self.config.document_prefix,
        };
        let body = wire::request_body(&self.config.model, prefix, texts);
        let left = deadline.saturating_duration_since(Instant::now());
        let numbers = texts.len() * crate::vectors::DIMENSIONS * 4;
        let mut request = FetchRequest {
            accept: "application/json",
            // Four times the dimensions are still read, so that it can be said how many there are.
            max_bytes: numbers * MAX_NUMBER_BYTES + (64 << 10),
            first_byte_timeout: left,
            timeout: left,
            forbids_downgrade: true,
            ..FetchRequest::new(self.config.url())
        };
        if let Some(key) = &self.config.key {
            request.headers.push(("authorization", format!("Bearer {key}")));
        }
        let answer = self.client.post_json(&request, body).await.map_err(|error| self.connection_error(&error))?;
        if answer.status != 200 {
            return Err(self.rejection(&answer));
        }
        let service = self.service_name();
        let unreadable =
            |reason| AttemptError::Retryable { error: EmbedError::Unreadable { service, reason }, after: None };
        let numbers = wire::parse_embeddings(&answer.body, texts.len()).map_err(unreadable)?;
        let unfit = |text, defect| {
            let (service, model) = (self.service_name(), self.config.model.clone());
            AttemptError::Permanent(EmbedError::InvalidVector { service, model, text, defect })
        };
        let vectors = numbers.iter().enumerate();
        vectors.map(|(text, numbers)| UnitVector::new(numbers).map_err(|defect| unfit(text, defect))).collect()
    }

    fn connection_error(&self, error: &FetchError) -> AttemptError {
        let service = self.service_name();
        let told = match error {
            FetchError::Timeout { .. } | FetchError::TooSlow { .. } => EmbedError::TimedOut { service },
            _ => EmbedError::Unreachable { service, reason: error.kind().to_owned() },
        };
        if error.is_transient() {
            AttemptError::Retryable { error: told, after: None }
        } else {
            AttemptError::Permanent(told)
        }
    }

    fn rejection(&self, answer: &FetchResponse) -> AttemptError {
        let reason: String = wire::parse_error_reason(&answer.body).chars().take(MAX_REASON_CHARS).collect();
        let error = EmbedError::Status { service: self.service_name(), status: answer.status, reason };
        match answer.status {
            408 | 429 | 500 | 502..=504 => AttemptError::Retryable { error, after: answer.retry_after },
            _ => AttemptError::Permanent(error),
        }
    }

    /// Twice as long each time, less up to half of it, so that not all who failed together come back together.
    fn wait_after(&self, attempt: u32) -> Duration {
        let wait = FIRST_WAIT * 2_u32.saturating_pow(attempt.saturating_sub(1).min(10));
        let mut jitter = self.jitter.lock().unwrap_or_else(PoisonError::into_inner);
        let share = u32::try_from(jitter.next_below(512)).unwrap_or_default();
        wait - wait * share / 1_024
    }

    /// Host and path, which hold no key.
    fn service_name(&self) -> String {
        self.config.url()
    }
}

impl Embedder for EmbeddingService {
    fn model(&self) -> &str {
        &self.config.model
    }

    fn name(&self) -> &str {
        &self.config.model
    }

    /// Texts without words are not sent: services refuse them.
    fn embed<'a>(&'a self, mode: EmbeddingMode, texts: &'a [EmbeddingText<'a>]) -> EmbeddingFuture<'a> {
        Box::pin(async move {
            let asked: Vec<(usize, &str)> = texts
                .iter()
                .map(|text| truncate_text(text.text))
                .enumerate()
                .filter(|(_, text)| !text.is_empty())
                .collect();
            let mut vectors = vec![None; texts.len()];
            for batch in asked.chunks(self.config.batch.clamp(1, MAX_BATCH)) {
                let texts: Vec<&str> = batch.iter().map(|(_, text)| *text).collect();
                let made = self.embed_batch(mode, &texts).await?;
                for ((place, _), vector) in batch.iter().zip(made) {
                    vectors[*place] = Some(vector);
                }
            }
            Ok(vectors)
        })
    }
}

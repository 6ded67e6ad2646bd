//! A client for services with OpenAI's `/v1/embeddings`: hosted services and local model servers.

#[cfg(test)]
mod tests;
mod wire;

use super::embedder::{EmbedError, Embedder, EmbeddingFuture, EmbeddingMode, EmbeddingText, truncate_text};
use earshot_net::{CircuitBreaker, FetchError, FetchRequest, FetchResponse, HttpClient};
use earshot_vectors::{DIMENSIONS, SeededRng, UnitVector, VectorDefect};
use std::hash::{BuildHasher as _, RandomState};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout_at};
use wire::RequestSettings;

/// No service accepts more texts per request.
const MAX_BATCH: usize = 2_048;
/// The longest JSON form of a number, in bytes.
const MAX_NUMBER_BYTES: usize = 32;
/// The wait before the second attempt. It doubles with each attempt.
const FIRST_WAIT: Duration = Duration::from_millis(200);

/// Settings of an embedding service.
#[derive(Clone)]
pub struct ServiceConfig {
    /// The URL, with or without `/v1`.
    pub base_url: String,
    /// Sent as a bearer token.
    pub key: Option<String>,
    pub model: String,
    /// Texts per request.
    pub batch: usize,
    /// Put before queries and documents, as some models require (`query: `, `search_document: `).
    pub query_prefix: String,
    pub document_prefix: String,
    /// Sent as the field `input_type` with queries and documents, for services that take the use of a text so; not sent when empty.
    pub query_input_type: String,
    pub document_input_type: String,
    /// Time for one query, because a user waits for it.
    pub query_deadline: Duration,
    /// Time for one batch of documents.
    pub document_deadline: Duration,
    /// Attempts per request, the first one included.
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
            query_input_type: String::new(),
            document_input_type: String::new(),
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

/// A client of an embedding service. Its HTTP client needs no politeness limits: the operator chose the service, and
/// the circuit breaker protects it.
pub struct EmbeddingService {
    client: HttpClient,
    config: ServiceConfig,
    breaker: CircuitBreaker,
    jitter: Mutex<SeededRng>,
    /// Whether the model has more dimensions than an index, so that requests state how many to shorten to.
    is_shortened: AtomicBool,
    /// The dimensions of all vectors of the service, after the first.
    dimensions: OnceLock<usize>,
}

/// Whether a retry may help.
enum AttemptError {
    Retryable { error: EmbedError, after: Option<Duration> },
    Permanent(EmbedError),
}

impl EmbeddingService {
    #[must_use]
    pub fn new(client: HttpClient, config: ServiceConfig) -> Self {
        let jitter = Mutex::new(SeededRng::new(RandomState::new().hash_one(&config.model)));
        let (is_shortened, dimensions) = (AtomicBool::new(false), OnceLock::new());
        Self { client, config, breaker: CircuitBreaker::default(), jitter, is_shortened, dimensions }
    }

    /// Embeds a test text, to detect an unusable model at the start.
    ///
    /// # Errors
    /// [`EmbedError::InvalidVector`] when its vectors have more dimensions and cannot be shortened; otherwise the errors of any
    /// request.
    pub async fn check(&self) -> Result<(), EmbedError> {
        self.embed(EmbeddingMode::Document, &[EmbeddingText { text: "podcast", language: None }]).await.map(|_| ())
    }

    /// Embeds one batch, with retries.
    async fn embed_batch(&self, mode: EmbeddingMode, texts: &[&str]) -> Result<Vec<UnitVector>, EmbedError> {
        let limit = match mode {
            EmbeddingMode::Query => self.config.query_deadline,
            EmbeddingMode::Document => self.config.document_deadline,
        };
        let deadline = Instant::now() + limit;
        self.breaker.check_closed().map_err(|wait| EmbedError::CircuitOpen { service: self.service_name(), wait })?;
        let mut attempt = 1;
        loop {
            let (error, after) = match timeout_at(deadline, self.attempt_fitting(mode, texts, deadline)).await {
                Ok(Ok(vectors)) => {
                    self.breaker.record_success();
                    return Ok(vectors);
                }
                // The service works; the request or the model is wrong.
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

    /// Requests shortened vectors once the model has turned out to have more dimensions than an index.
    async fn attempt_fitting(
        &self,
        mode: EmbeddingMode,
        texts: &[&str],
        deadline: Instant,
    ) -> Result<Vec<UnitVector>, AttemptError> {
        let is_shortened = self.is_shortened.load(Ordering::Relaxed);
        let long = match self.attempt_batch(mode, texts, deadline, is_shortened).await {
            Err(AttemptError::Permanent(long)) if !is_shortened && has_more_dimensions(&long) => long,
            other => return other,
        };
        match self.attempt_batch(mode, texts, deadline, true).await {
            Ok(vectors) => {
                self.is_shortened.store(true, Ordering::Relaxed);
                Ok(vectors)
            }
            // The service rejects or ignores the field: its first response has the reason.
            Err(AttemptError::Permanent(_)) => Err(AttemptError::Permanent(long)),
            transient => transient,
        }
    }

    async fn attempt_batch(
        &self,
        mode: EmbeddingMode,
        texts: &[&str],
        deadline: Instant,
        is_shortened: bool,
    ) -> Result<Vec<UnitVector>, AttemptError> {
        let (prefix, input_type) = match mode {
            EmbeddingMode::Query => (&self.config.query_prefix, &self.config.query_input_type),
            EmbeddingMode::Document => (&self.config.document_prefix, &self.config.document_input_type),
        };
        let dimensions = is_shortened.then_some(DIMENSIONS);
        let settings = RequestSettings { model: &self.config.model, prefix, input_type, dimensions };
        let body = wire::request_body(settings, texts);
        let left = deadline.saturating_duration_since(Instant::now());
        let numbers = texts.len() * DIMENSIONS * 8;
        let mut request = FetchRequest {
            accept: "application/json",
            // Accepts eight times the dimensions, so that the error can state how many there are.
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
            return Err(self.rejection(&answer, texts));
        }
        let unreadable = |reason| AttemptError::Retryable {
            error: EmbedError::Unreadable { service: self.service_name(), reason },
            after: None,
        };
        let numbers = wire::parse_embeddings(&answer.body, texts.len()).map_err(&unreadable)?;
        let unfit = |text, defect| {
            let (service, model) = (self.service_name(), self.config.model.clone());
            AttemptError::Permanent(EmbedError::InvalidVector { service, model, text, defect })
        };
        let vectors = numbers.iter().enumerate();
        let vectors = vectors.map(|(text, numbers)| UnitVector::padded(numbers).map_err(|defect| unfit(text, defect)));
        let vectors = vectors.collect::<Result<Vec<_>, _>>()?;
        // Vectors of one model have one length, so a shorter one is damaged.
        let length = numbers.first().map_or(0, Vec::len);
        match *self.dimensions.get_or_init(|| length) {
            known if known == length => Ok(vectors),
            known => Err(unreadable(format!("embeddings of {length} dimensions, earlier ones of {known}"))),
        }
    }

    fn connection_error(&self, error: &FetchError) -> AttemptError {
        let service = self.service_name();
        let reported = match error {
            FetchError::Timeout { .. } | FetchError::TooSlow { .. } => EmbedError::TimedOut { service },
            _ => EmbedError::Unreachable { service, reason: error.kind().to_owned() },
        };
        if error.is_transient() {
            AttemptError::Retryable { error: reported, after: None }
        } else {
            AttemptError::Permanent(reported)
        }
    }

    fn rejection(&self, answer: &FetchResponse, texts: &[&str]) -> AttemptError {
        let reason = wire::parse_error_reason(&answer.body, texts);
        let error = EmbedError::Status { service: self.service_name(), status: answer.status, reason };
        match answer.status {
            408 | 429 | 500 | 502..=504 => AttemptError::Retryable { error, after: answer.retry_after },
            _ => AttemptError::Permanent(error),
        }
    }

    /// Doubles with each attempt. Subtracts a random part of up to half, so that clients that failed together do not
    /// retry together.
    fn wait_after(&self, attempt: u32) -> Duration {
        let wait = FIRST_WAIT * 2_u32.saturating_pow(attempt.saturating_sub(1).min(10));
        let mut jitter = self.jitter.lock().unwrap_or_else(PoisonError::into_inner);
        let share = u32::try_from(jitter.next_below(512)).unwrap_or_default();
        wait - wait * share / 1_024
    }

    /// Host and path, which contain no key.
    fn service_name(&self) -> String {
        self.config.url()
    }
}

fn has_more_dimensions(error: &EmbedError) -> bool {
    let is_longer = |defect: &VectorDefect| matches!(defect, VectorDefect::Length(found) if *found > DIMENSIONS);
    matches!(error, EmbedError::InvalidVector { defect, .. } if is_longer(defect))
}

impl Embedder for EmbeddingService {
    fn model(&self) -> &str {
        &self.config.model
    }

    fn name(&self) -> &str {
        &self.config.model
    }

    /// Skips texts without words, because services reject them.
    fn embed<'a>(&'a self, mode: EmbeddingMode, texts: &'a [EmbeddingText<'a>]) -> EmbeddingFuture<'a> {
        Box::pin(async move {
            let requested: Vec<(usize, &str)> = texts
                .iter()
                .map(|text| truncate_text(text.text))
                .enumerate()
                .filter(|(_, text)| !text.is_empty())
                .collect();
            let mut vectors = vec![None; texts.len()];
            for batch in requested.chunks(self.config.batch.clamp(1, MAX_BATCH)) {
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

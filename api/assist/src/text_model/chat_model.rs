//! The client of `chat/completions`.

use super::answer_text::answer_of;
use super::config::{ModelConfig, StructuredMode};
use super::error::ModelError;
use super::event_stream::EventReader;
use super::model::{ModelRequest, ModelText, ResponseFormat, TextModel, TextSink, TokenUsage};
use super::wire::{ChatResponse, ChatUsage, request_body};
use crate::words::strip_invisible;
use async_trait::async_trait;
use earshot_model::mask_service_message;
use earshot_net::{CircuitBreaker, FetchError, FetchRequest, FetchResponse, HttpClient, MinTransferRate};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout_at};

/// The wait before the second attempt. It doubles with each attempt.
const FIRST_WAIT: Duration = Duration::from_millis(300);
/// The wait after a 429 without `Retry-After`.
const RATE_LIMIT_WAIT: Duration = Duration::from_secs(2);
/// Approximate characters of a token, for services that do not count tokens.
const CHARS_PER_TOKEN: usize = 4;

/// A model behind an OpenAI-compatible service.
pub struct ChatModel {
    client: HttpClient,
    config: ModelConfig,
    /// The last mode that the service accepted.
    mode: Mutex<StructuredMode>,
    breaker: CircuitBreaker,
}

impl ChatModel {
    /// The client's address guard applies: models on private addresses need a client with `allow_private`. Give the model
    /// a client without politeness limits, because those are for sites of strangers.
    #[must_use]
    pub fn new(client: HttpClient, config: ModelConfig) -> Self {
        let mode = Mutex::new(config.structured);
        Self { client, config, mode, breaker: CircuitBreaker::default() }
    }

    /// The mode of structured output that is in use.
    #[must_use]
    pub fn structured_mode(&self) -> StructuredMode {
        *self.mode.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn run(&self, request: &ModelRequest, mut sink: Option<TextSink<'_>>) -> Result<ModelText, ModelError> {
        self.breaker.check_closed().map_err(|wait| ModelError::CircuitOpen { wait })?;
        let start = Instant::now();
        let deadline = start + self.config.timeout;
        let limit = self.config.timeout;
        let result = match timeout_at(deadline, self.run_attempts(request, &mut sink, deadline)).await {
            Ok(result) => result,
            Err(_) => Err(ModelError::Timeout { limit }),
        };
        match &result {
            Err(error) if error.is_of_service() => self.breaker.record_failure(None),
            _ => self.breaker.record_success(),
        }
        self.log(request, &result, start.elapsed());
        result
    }

    async fn run_attempts(
        &self,
        request: &ModelRequest,
        sink: &mut Option<TextSink<'_>>,
        deadline: Instant,
    ) -> Result<ModelText, ModelError> {
        let mut wait = FIRST_WAIT;
        let mut attempt = 1;
        loop {
            let mut has_passed_text = false;
            let error = match self.attempt_in_modes(request, sink, deadline, &mut has_passed_text).await {
                Ok(text) => return Ok(text),
                Err(error) => error,
            };
            let pause = match &error {
                ModelError::RateLimited { retry_after } => retry_after.unwrap_or(RATE_LIMIT_WAIT),
                _ => wait,
            };
            // Does not retry after text was passed on, because the caller has already received it.
            let is_last = attempt >= self.config.attempts || has_passed_text || Instant::now() + pause >= deadline;
            if is_last || !error.is_transient() {
                return Err(error);
            }
            sleep(pause).await;
            wait *= 2;
            attempt += 1;
        }
    }

    /// Sends the request in the mode that worked last. On a 400, tries the next mode, and remembers it when it works.
    async fn attempt_in_modes(
        &self,
        request: &ModelRequest,
        sink: &mut Option<TextSink<'_>>,
        deadline: Instant,
        has_passed_text: &mut bool,
    ) -> Result<ModelText, ModelError> {
        let mut mode = self.structured_mode();
        loop {
            let result = self.send(request, mode, sink, deadline, has_passed_text).await;
            let is_rejected = matches!(result, Err(ModelError::Status { status: 400 | 404 | 415 | 422 | 501, .. }));
            match mode.next().filter(|_| is_rejected && request.format != ResponseFormat::Text) {
                Some(next) => mode = next,
                None => {
                    if result.is_ok() && request.format != ResponseFormat::Text {
                        *self.mode.lock().unwrap_or_else(PoisonError::into_inner) = mode;
                    }
                    return result;
                }
            }
        }
    }

    async fn send(
        &self,
        request: &ModelRequest,
        mode: StructuredMode,
        sink: &mut Option<TextSink<'_>>,
        deadline: Instant,
        has_passed_text: &mut bool,
    ) -> Result<ModelText, ModelError> {
        let body = request_body(&self.config.model, request, mode, sink.is_some());
        let prompt_chars = body.chars().count();
        let fetch = self.fetch_request(sink.is_some(), deadline);
        let mut events = EventReader::default();
        let sent = match sink {
            None => self.client.post_json(&fetch, body).await,
            Some(sink) => {
                let mut take_piece = |piece: &[u8]| {
                    let text = events.read(piece);
                    if !text.is_empty() {
                        *has_passed_text = true;
                        sink(&text);
                    }
                };
                self.client.post_json_streamed(&fetch, body, &mut take_piece).await
            }
        };
        let response = match sent {
            Ok(response) => check_status(response, request)?,
            Err(FetchError::Timeout { .. }) => return Err(ModelError::Timeout { limit: self.config.timeout }),
            Err(FetchError::Interrupted { .. }) if *has_passed_text => return Err(ModelError::Interrupted),
            Err(source) => return Err(ModelError::Connection { source }),
        };
        if events.has_events {
            return finish_stream(events, prompt_chars);
        }
        let text = parse_response(&response.body, prompt_chars)?;
        if let Some(sink) = sink {
            // The service ignored `stream`, so the whole text is passed on at once.
            sink(&text.text);
        }
        Ok(text)
    }

    fn fetch_request(&self, is_stream: bool, deadline: Instant) -> FetchRequest {
        let left = deadline.saturating_duration_since(Instant::now()).max(Duration::from_millis(1));
        let mut fetch = FetchRequest::new(self.config.endpoint());
        fetch.accept = if is_stream { "text/event-stream, application/json" } else { "application/json" };
        fetch.headers.extend(self.config.key.iter().map(|key| ("authorization", format!("Bearer {key}"))));
        fetch.max_bytes = self.config.max_bytes;
        fetch.first_byte_timeout = left;
        fetch.timeout = left;
        // Models pause while they think.
        fetch.min_transfer_rate = MinTransferRate { bytes_per_second: 0, ..MinTransferRate::default() };
        fetch.forbids_downgrade = true;
        fetch
    }

    /// Logs tokens and time, without any text of the request or the result.
    fn log(&self, request: &ModelRequest, result: &Result<ModelText, ModelError>, elapsed: Duration) {
        let (model, kind, elapsed_ms) = (self.config.model.as_str(), request.kind, elapsed.as_millis() as u64);
        match result {
            Ok(ModelText { usage, .. }) => tracing::info!(
                model,
                kind,
                elapsed_ms,
                prompt_tokens = usage.prompt_tokens,
                completion_tokens = usage.completion_tokens,
                "text model returned"
            ),
            Err(error) => tracing::warn!(model, kind, elapsed_ms, %error, "text model failed"),
        }
    }
}

#[async_trait]
impl TextModel for ChatModel {
    fn name(&self) -> &str {
        &self.config.model
    }

    async fn complete(&self, request: &ModelRequest) -> Result<ModelText, ModelError> {
        self.run(request, None).await
    }

    async fn stream(&self, request: &ModelRequest, take_text: TextSink<'_>) -> Result<ModelText, ModelError> {
        self.run(request, Some(take_text)).await
    }
}

fn check_status(response: FetchResponse, request: &ModelRequest) -> Result<FetchResponse, ModelError> {
    match response.status {
        200 => Ok(response),
        429 => Err(ModelError::RateLimited { retry_after: response.retry_after }),
        status => {
            let text = String::from_utf8_lossy(&response.body);
            // Uses only the service's message, and not what it repeats of the key or the prompt.
            let json: Option<serde_json::Value> = serde_json::from_str(&text).ok();
            let message = json.as_ref().and_then(|json| json.pointer("/error/message")).and_then(|text| text.as_str());
            let sent: Vec<&str> = request.turns.iter().map(|turn| turn.text.as_str()).collect();
            let reason = mask_service_message(&strip_invisible(message.unwrap_or("no message")), &sent);
            Err(ModelError::Status { status, reason })
        }
    }
}

fn parse_response(body: &[u8], prompt_chars: usize) -> Result<ModelText, ModelError> {
    let bad = |reason: &str| ModelError::BadOutput { reason: reason.to_owned() };
    let response: ChatResponse = serde_json::from_slice(body).map_err(|_| bad("the response is not JSON"))?;
    let choice = response.choices.into_iter().next().ok_or_else(|| bad("the response has no choice"))?;
    if choice.message.refusal.is_some_and(|refusal| !refusal.is_empty()) {
        return Err(ModelError::Refused);
    }
    let text = answer_of(&choice.message.content.unwrap_or_default());
    finish(text, choice.finish_reason.as_deref(), response.usage, prompt_chars)
}

fn finish_stream(events: EventReader, prompt_chars: usize) -> Result<ModelText, ModelError> {
    // A stream without an end and without a finish reason was cut off.
    if !events.is_done && events.finish_reason.is_none() {
        return Err(ModelError::Interrupted);
    }
    finish(events.text, events.finish_reason.as_deref(), events.usage, prompt_chars)
}

fn finish(
    text: String,
    finish_reason: Option<&str>,
    usage: Option<ChatUsage>,
    prompt_chars: usize,
) -> Result<ModelText, ModelError> {
    match finish_reason {
        Some("length") => return Err(ModelError::Truncated),
        Some("content_filter") => return Err(ModelError::Refused),
        _ if text.trim().is_empty() => return Err(ModelError::BadOutput { reason: "the text is empty".to_owned() }),
        _ => {}
    }
    let estimate = |chars: usize| (chars / CHARS_PER_TOKEN) as u64;
    let counted = usage.filter(|usage| usage.prompt_tokens + usage.completion_tokens > 0);
    let usage = counted.map_or(
        TokenUsage { prompt_tokens: estimate(prompt_chars), completion_tokens: estimate(text.chars().count()) },
        |usage| TokenUsage { prompt_tokens: usage.prompt_tokens, completion_tokens: usage.completion_tokens },
    );
    Ok(ModelText { text, usage })
}

//! The client of services with OpenAI's `audio/transcriptions` API.

use crate::config::ServiceConfig;
use crate::error::TranscriptionError;
use crate::form::upload_form;
use crate::transcriber::{AudioPart, RecognizedSpeech, Transcriber};
use crate::verbose_json::read_response;
use async_trait::async_trait;
use earshot_model::mask_service_message;
use earshot_net::{FetchRequest, FetchResponse, HttpClient, MinTransferRate};
use serde_json::Value;
use std::time::Duration;

/// The largest response. The words of a day with their times have less.
const MAX_RESPONSE_BYTES: usize = 64 << 20;

/// A service for speech recognition.
pub struct SpeechService {
    client: HttpClient,
    config: ServiceConfig,
}

impl SpeechService {
    /// The client's address guard applies: services on private addresses need a client with `allow_private`. Give the
    /// service a client without politeness limits, because those are for sites of strangers.
    #[must_use]
    pub fn new(client: HttpClient, config: ServiceConfig) -> Self {
        Self { client, config }
    }

    fn request(&self) -> FetchRequest {
        let key = self.config.key.as_ref().map(|key| ("authorization", format!("Bearer {key}")));
        FetchRequest {
            accept: "application/json",
            headers: key.into_iter().collect(),
            max_bytes: MAX_RESPONSE_BYTES,
            // Services respond when all is recognized.
            first_byte_timeout: self.config.timeout,
            timeout: self.config.timeout,
            min_transfer_rate: MinTransferRate { bytes_per_second: 64, grace: Duration::from_secs(60) },
            forbids_downgrade: true,
            ..FetchRequest::new(self.config.endpoint())
        }
    }
}

#[async_trait]
impl Transcriber for SpeechService {
    fn model(&self) -> &str {
        &self.config.model
    }

    fn max_bytes(&self) -> u64 {
        self.config.max_bytes
    }

    async fn transcribe(
        &self,
        audio: AudioPart,
        language: Option<&str>,
    ) -> Result<RecognizedSpeech, TranscriptionError> {
        let mut fields = vec![
            ("model", self.config.model.as_str()),
            ("response_format", "verbose_json"),
            ("timestamp_granularities[]", "segment"),
            ("timestamp_granularities[]", "word"),
        ];
        // Services take ISO 639-1, the first part of a tag.
        let language = language.and_then(|tag| tag.split(['-', '_']).next()).filter(|code| is_language_code(code));
        fields.extend(language.map(|code| ("language", code)));
        let upload = upload_form(&fields, audio);
        let response = self.client.post_file(&self.request(), upload).await.map_err(TranscriptionError::Connection)?;
        check_status(&response)?;
        read_response(&response.body)
    }
}

fn is_language_code(code: &str) -> bool {
    code.len() == 2 && code.bytes().all(|byte| byte.is_ascii_alphabetic())
}

/// The message of an error: in OpenAI's form, in the form of other servers, or the whole body.
fn error_message(body: &[u8]) -> String {
    let json: Option<Value> = serde_json::from_slice(body).ok();
    let message = json.as_ref().and_then(|json| {
        let candidates = [json.pointer("/error/message"), json.get("error"), json.get("detail"), json.get("message")];
        candidates.into_iter().flatten().find_map(Value::as_str)
    });
    message.map_or_else(|| String::from_utf8_lossy(body).into_owned(), str::to_owned)
}

fn check_status(response: &FetchResponse) -> Result<(), TranscriptionError> {
    let retry_after = response.retry_after;
    match response.status {
        200 | 201 => Ok(()),
        429 => Err(TranscriptionError::RateLimited { retry_after }),
        status @ (401 | 403) => Err(TranscriptionError::Unauthorized { status }),
        status @ (400 | 413 | 415 | 422) => {
            let message = mask_service_message(&error_message(&response.body), &[]);
            Err(TranscriptionError::Rejected { status, message })
        }
        status => Err(TranscriptionError::Unavailable { status, retry_after }),
    }
}

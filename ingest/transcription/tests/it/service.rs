//! A service of the protocol, well and badly.

use crate::{client, decoder, mp3};
use axum::Router;
use axum::extract::{Multipart, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use earshot_testkit::{Behavior, LocalServer, MisbehavingServer};
use earshot_transcription::{
    AudioFile, AudioFormat, RecognizedSpeech, ServiceConfig, SpeechService, TranscriptionError, recognize,
};
use serde_json::json;
use std::io::Write as _;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// What the service received: fields, file name, and bytes of the file.
type Received = Arc<Mutex<Vec<(Vec<(String, String)>, String, usize)>>>;

async fn transcribe(State(received): State<Received>, headers: HeaderMap, mut form: Multipart) -> Response {
    if headers.get("authorization").is_none_or(|key| key != "Bearer secret") {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    assert!(headers.contains_key("content-length"), "some services reject bodies without a length");
    let (mut fields, mut name, mut bytes) = (Vec::new(), String::new(), 0);
    while let Some(field) = form.next_field().await.expect("a valid form") {
        let key = field.name().expect("a name").to_owned();
        if key == "file" {
            name = field.file_name().expect("a file name").to_owned();
            bytes = field.bytes().await.expect("a file").len();
        } else {
            fields.push((key, field.text().await.expect("text")));
        }
    }
    let mut received = received.lock().expect("the lock");
    received.push((fields, name.clone(), bytes));
    // The text of each piece has the words of its overlap and its number.
    let number = received.len();
    let bytes_per_second = if name.ends_with("wav") { 32_000.0 } else { 16_000.0 };
    let last_s = bytes as f64 / bytes_per_second;
    axum::Json(json!({
        "task": "transcribe", "language": "english", "duration": last_s, "text": "",
        "segments": [
            { "start": 0.5, "end": 4.0, "text": format!(" the shared words number {}", number - 1) },
            { "start": 11.0, "end": 13.0, "text": format!(" only in piece {number}."), "avg_logprob": -0.223_143_551 },
            { "start": last_s - 9.5, "end": last_s - 6.0, "text": format!(" the shared words number {number}") },
        ],
        "words": [],
    }))
    .into_response()
}

async fn service(max_bytes: u64) -> (LocalServer, Received, SpeechService) {
    let received = Received::default();
    let router = Router::new().route("/v1/audio/transcriptions", post(transcribe));
    let router = router.layer(axum::extract::DefaultBodyLimit::disable()).with_state(Arc::clone(&received));
    let server = LocalServer::serve(router).await;
    let key = Some("secret".to_owned());
    let config = ServiceConfig { key, max_bytes, ..ServiceConfig::new(server.url(""), "whisper-1") };
    (server, received, SpeechService::new(client(true), config))
}

fn audio(bytes: &[u8], format: AudioFormat) -> AudioFile {
    let mut file = tempfile::tempfile().expect("a file");
    file.write_all(bytes).expect("written");
    AudioFile { file, bytes: bytes.len() as u64, format }
}

async fn recognize_with(service: &SpeechService, audio: AudioFile) -> Result<RecognizedSpeech, TranscriptionError> {
    recognize(service, &decoder(), &audio, Some("en-US"), &mut |_, _| {}).await
}

#[tokio::test]
async fn a_file_is_sent_as_a_form_and_read_with_its_times() {
    let (_server, received, service) = service(25_000_000).await;
    let speech = recognize_with(&service, audio(&mp3(1_000), AudioFormat::Mp3)).await.expect("speech");
    assert_eq!((speech.language.as_deref(), speech.confidence), (Some("en"), Some(0.8)));
    assert_eq!((speech.cues[0].start_ms, speech.cues[0].text.as_str()), (Some(500), "the shared words number 0"));
    let received = received.lock().expect("the lock");
    let (fields, name, bytes) = &received[0];
    assert_eq!((name.as_str(), *bytes), ("episode.mp3", 417_000));
    let field =
        |key: &str| fields.iter().filter(|(name, _)| name == key).map(|(_, value)| value.as_str()).collect::<Vec<_>>();
    assert_eq!((field("model"), field("language")), (vec!["whisper-1"], vec!["en"]));
    assert_eq!(field("timestamp_granularities[]"), ["segment", "word"]);
    assert_eq!(field("response_format"), ["verbose_json"]);
}

#[tokio::test]
async fn a_long_file_is_cut_and_joined_without_doubled_words() {
    let (_server, received, service) = service(1_000_000).await;
    let mut progress = Vec::new();
    let long = audio(&mp3(3_000), AudioFormat::Mp3);
    let on_piece = &mut |number, until_ms| progress.push((number, until_ms));
    let speech = recognize(&service, &decoder(), &long, None, on_piece).await.expect("speech");
    let sent: Vec<(String, usize)> =
        received.lock().expect("the lock").iter().map(|(_, name, bytes)| (name.clone(), *bytes)).collect();
    assert!(sent.iter().all(|(name, bytes)| name == "episode.wav" && *bytes <= 1_000_000), "{sent:?}");
    // 3,000 frames of 1,152 samples at 44.1 kHz.
    let (pieces, until_ms) = *progress.last().expect("pieces");
    assert!(pieces == sent.len() && pieces >= 4 && (until_ms - 78_367).abs() < 100, "{progress:?}");
    let text: Vec<&str> = speech.cues.iter().map(|cue| cue.text.as_str()).collect();
    let text = text.join(" ");
    for number in 1..pieces {
        assert_eq!(text.matches(&format!("the shared words number {number}")).count(), 1, "{text}");
    }
    assert_eq!(text.matches("only in piece").count(), pieces, "{text}");
    assert!(speech.cues.is_sorted_by_key(|cue| cue.start_ms), "{:?}", speech.cues);
    assert_eq!(speech.confidence, Some(0.8), "the mean of all pieces");
    let language =
        received.lock().expect("the lock")[1].0.iter().any(|(name, value)| name == "language" && value == "en");
    assert!(language, "the language of the first piece is the hint of the second");
}

#[tokio::test]
async fn a_large_file_that_cannot_be_decoded_is_refused_before_it_is_sent() {
    let (_server, received, service) = service(1_000).await;
    for (bytes, format) in [(vec![0; 2_000], AudioFormat::M4a), (b"OggS".repeat(900), AudioFormat::Ogg)] {
        let error = recognize_with(&service, audio(&bytes, format)).await.expect_err("refused");
        assert!(matches!(&error, TranscriptionError::NotDecoded { .. }) && !error.is_transient(), "{error}");
    }
    assert!(received.lock().expect("the lock").is_empty());
}

#[tokio::test]
async fn failures_of_the_service_have_their_kind() {
    let failure = async |behavior| {
        let server = MisbehavingServer::always(behavior).await;
        let config = ServiceConfig { timeout: Duration::from_secs(60), ..ServiceConfig::new(server.url(""), "m") };
        let service = SpeechService::new(client(true), config);
        recognize_with(&service, audio(&mp3(9), AudioFormat::Mp3)).await.expect_err("fails")
    };
    let busy = failure(Behavior::status(429, "retry-after: 90\r\n", "{}")).await;
    assert_eq!((busy.is_transient(), busy.pause()), (true, Some(Duration::from_secs(90))));
    let down = failure(Behavior::status(502, "", "Bad gateway")).await;
    assert_eq!((down.is_transient(), down.pause()), (true, None));
    let key = failure(Behavior::status(401, "", "{}")).await;
    assert!(matches!(key, TranscriptionError::Unauthorized { status: 401 }));
    let broken = failure(Behavior::status(400, "", r#"{"error":{"message":"Invalid file format."}}"#)).await;
    assert!(!broken.is_transient() && broken.to_string().contains("Invalid file format"), "{broken}");
    let half = failure(Behavior::status(200, "", r#"{"text":"a","segments":[{"start":1"#)).await;
    assert!(matches!(half, TranscriptionError::BadResponse { .. }) && half.is_transient());
    let silence = failure(Behavior::status(200, "", r#"{"text":"","segments":[]}"#)).await;
    assert!(matches!(silence, TranscriptionError::NoSpeech) && !silence.is_transient());
    assert!(failure(Behavior::Close).await.is_transient());
}

//! Files that are fetched as audio, and those that are refused.

use crate::{client, mp3};
use earshot_net::{ClientConfig, HttpClient, MinTransferRate};
use earshot_testkit::{Behavior, MisbehavingServer, fixed_clock};
use earshot_transcription::{AudioError, AudioFormat, AudioLimits, FormatRejection, fetch_audio};
use std::io::Read as _;
use std::time::Duration;

fn limits() -> AudioLimits {
    AudioLimits {
        max_bytes: 1 << 20,
        timeout: Duration::from_secs(60),
        min_transfer_rate: MinTransferRate { bytes_per_second: 100_000, grace: Duration::from_millis(50) },
    }
}

async fn refusal(behavior: Behavior) -> AudioError {
    let server = MisbehavingServer::always(behavior).await;
    fetch_audio(&client(true), &server.url("/episode.mp3"), Some("audio/mpeg"), limits()).await.expect_err("refused")
}

#[tokio::test]
async fn audio_is_stored_in_a_file_without_a_name() {
    let server = MisbehavingServer::always(Behavior::status(200, "content-type: audio/mpeg\r\n", mp3(50))).await;
    let mut audio = fetch_audio(&client(true), &server.url("/a"), None, AudioLimits::default()).await.expect("audio");
    assert_eq!((audio.format, audio.bytes), (AudioFormat::Mp3, 50 * 417));
    let mut stored = Vec::new();
    audio.file.read_to_end(&mut stored).expect("readable");
    assert_eq!(stored, mp3(50));
}

#[tokio::test]
async fn what_is_not_audio_is_refused_with_a_reason() {
    let page = Behavior::status(200, "content-type: audio/mpeg\r\n", "<!doctype html><title>Gone</title>");
    assert!(matches!(refusal(page).await, AudioError::Format(FormatRejection::WebPage)));
    let video = [b"\0\0\0\x20ftypqt  ".to_vec(), vec![0; 4_000]].concat();
    let error = refusal(Behavior::status(200, "", video)).await;
    assert_eq!(error.to_string(), "the file is not audio: it is a video");
    assert!(!error.is_transient());
    assert!(matches!(refusal(Behavior::status(200, "", "")).await, AudioError::Empty));
    assert!(matches!(refusal(Behavior::status(404, "", mp3(9))).await, AudioError::Status { status: 404 }));
    assert!(refusal(Behavior::status(503, "", mp3(9))).await.is_transient());
    let large = refusal(Behavior::status(200, "", mp3(4_000))).await;
    assert!(large.to_string().contains("larger than 1048576 bytes"), "{large}");
}

#[tokio::test]
async fn an_endless_body_and_a_slow_server_end_at_their_limits() {
    let head = b"HTTP/1.1 200 OK\r\n\r\n".to_vec();
    let endless = refusal(Behavior::Endless { head: head.clone(), piece: mp3(20) }).await;
    assert!(matches!(endless, AudioError::Fetch(_)) && !endless.is_transient(), "{endless}");
    let slow = refusal(Behavior::Drip { head, byte: 0xFF, every: Duration::from_millis(5) }).await;
    assert!(slow.to_string().contains("less than 100000 bytes per second"), "{slow}");
}

#[tokio::test]
async fn a_redirect_to_loopback_is_refused() {
    let target = MisbehavingServer::always(Behavior::status(200, "", mp3(9))).await;
    let server = MisbehavingServer::always(Behavior::redirect(&target.url("/a.mp3"))).await;
    let address = server.url("/").trim_start_matches("http://").trim_end_matches('/').parse().expect("an address");
    let config = ClientConfig {
        allowed_addresses: vec![address],
        politeness: None,
        ..ClientConfig::new("0", "", fixed_clock())
    };
    let guarded = HttpClient::new(config).expect("a client");
    let error = fetch_audio(&guarded, &server.url("/a.mp3"), None, limits()).await.expect_err("refused");
    assert!(error.to_string().contains("may not be fetched"), "{error}");
    assert!(!error.is_transient());
}

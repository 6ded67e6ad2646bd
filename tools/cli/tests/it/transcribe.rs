//! Transcription requests, from the API's call to the transcript in the served generation, with a service for speech
//! recognition on this machine. A run that is killed loses nothing, and its episode is sent once more.

use crate::common::{Earshot, client};
use axum::Router;
use axum::body::Bytes;
use axum::http::header::CONTENT_TYPE;
use axum::routing::{get, post};
use earshot_app::Db;
use earshot_catalog::DataDir;
use earshot_model::Clock;
use earshot_testkit::wait_for;
use serde_json::{Value, json};
use std::fs;
use std::net::{IpAddr, UdpSocket};
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::net::TcpListener;

/// Longer than the lease of an episode.
const AFTER_LEASE: Duration = Duration::from_secs(6 * 60);

/// Silent frames of an MP3 file.
fn mp3() -> Vec<u8> {
    let mut frame = vec![0xFF, 0xFB, 0x90, 0x00];
    frame.resize(417, 0);
    frame.repeat(100)
}

/// A service that never responds to its first request.
fn speech_service(received: &Arc<AtomicUsize>) -> Router {
    let received = Arc::clone(received);
    let transcribe = move |_form: Bytes| {
        let is_first = received.fetch_add(1, Ordering::SeqCst) == 0;
        async move {
            if is_first {
                std::future::pending::<()>().await;
            }
            let segment =
                json!({ "start": 0.0, "end": 2.0, "text": "We drink oolong.", "avg_logprob": -0.105_360_516 });
            axum::Json(json!({ "task": "transcribe", "language": "english", "duration": 2.6, "segments": [segment] }))
        }
    };
    let audio = || async { ([(CONTENT_TYPE, "audio/mpeg")], mp3()) };
    Router::new().route("/v1/audio/transcriptions", post(transcribe)).route("/{file}", get(audio))
}

/// An address of this machine in its network: enclosures at loopback addresses are not read from feeds. A socket for datagrams gets it
/// without sending anything.
fn machine_address() -> IpAddr {
    let socket = UdpSocket::bind(("0.0.0.0", 0)).expect("a socket");
    socket.connect(("192.0.2.1", 9)).expect("this test needs a network address besides loopback");
    socket.local_addr().expect("an address").ip()
}

fn feed(web: &str) -> String {
    let item = |number: u32| {
        format!(
            "<item><title>Part {number}</title><guid>{number}</guid><pubDate>0{number} Oct 2026 08:00:00 GMT</pubDate>\
             <enclosure url=\"{web}/{number}.mp3\" type=\"audio/mpeg\" length=\"41700\"/></item>"
        )
    };
    let items: String = (1..=2).map(item).collect();
    format!("<rss version=\"2.0\"><channel><title>Tea Talk</title>{items}</channel></rss>")
}

/// Lets another worker take the episode of a killed one, as after its lease, and leave it in the queue.
async fn end_leases(earshot: &Earshot) {
    let url = format!("sqlite://{}", DataDir::new(earshot.data()).app_database().display());
    let now = Clock::system();
    let later = Db::open(&url, Clock::fixed(now.now() + AFTER_LEASE)).await.expect("the database opens");
    let lost = later.claim_transcription("another").await.expect("works").expect("its lease has expired");
    let db = Db::open(&url, now).await.expect("the database opens");
    db.give_back_transcription(&lost, Duration::ZERO).await.expect("works");
}

#[test]
fn requests_are_served_once_also_when_a_run_is_killed() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let received = Arc::new(AtomicUsize::new(0));
    let listener = runtime.block_on(TcpListener::bind((machine_address(), 0))).expect("a free port");
    let web = format!("http://{}", listener.local_addr().expect("an address"));
    let service = speech_service(&received);
    runtime.spawn(async move { axum::serve(listener, service).await });
    let earshot = Earshot::new();
    let file = earshot.write("feed.xml", feed(&web));
    earshot.ok(&["pipeline", &file]);
    earshot.ok(&["users", "create", "--email", "ann@example.org", "--plan", "business"]);
    let key = earshot.ok(&["keys", "create", "--email", "ann@example.org", "--scope", "write"]);
    let server = earshot.serve();
    let client = client();
    let call = |request: reqwest::blocking::RequestBuilder| -> Value {
        let response = request.header("authorization", key.trim()).send().expect("sent");
        let body: Value = response.json().expect("JSON");
        assert_eq!(body["status"], "OK", "{body}");
        body["data"].clone()
    };
    let api = format!("{}/api/v1", server.url);
    let listed = call(client.get(format!("{api}/podcasts/tea-talk/episodes")));
    let episodes = listed["podcastWithEpisodes"]["episodes"].as_array().expect("episodes").clone();
    for episode in &episodes {
        let id = episode["episodeId"].as_str().expect("an id");
        call(client.post(format!("{api}/episodes/{id}/transcription-request")));
    }
    let transcribe = ["transcribe", "--speech-url", &web, "--allow-private"];

    let mut killed =
        earshot.command(&transcribe).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program starts");
    wait_for("the service has the audio", || (received.load(Ordering::SeqCst) == 1).then_some(()));
    killed.kill().expect("kills");
    killed.wait().expect("waits");

    let second = earshot.json(&transcribe);
    assert_eq!((&second["recognized"], &second["waiting"]), (&json!(1), &json!(1)), "{second}");
    runtime.block_on(end_leases(&earshot));
    let third = earshot.json(&[transcribe.as_slice(), &["--publish"]].concat());
    assert_eq!((&third["recognized"], &third["waiting"]), (&json!(1), &json!(0)), "{third}");
    assert_eq!(received.load(Ordering::SeqCst), 3, "the episode of the killed run is sent again, the other one once");
    let fourth = earshot.json(&transcribe);
    assert_eq!((&fourth["recognized"], &fourth["known"]), (&json!(0), &json!(0)), "nothing is left: {fourth}");

    let shown = format!("{api}/podcasts/tea-talk/episodes");
    wait_for("the transcripts are served", || (call(client.get(&shown))["totalTranscripts"] == 2).then_some(()));
    let id = episodes[0]["episodeId"].as_str().expect("an id");
    let text = call(client.get(format!("{api}/episodes/{id}/transcript-text")));
    assert!(text.to_string().contains("We drink oolong."), "{text}");
    let origin = call(client.get(format!("{api}/episodes/{id}/transcript-timestamps")))["origin"].clone();
    assert_eq!((&origin["source"], &origin["confidence"]), (&json!("earshot"), &json!(0.9)), "{origin}");
}

#[test]
fn folders_without_a_speech_model_and_two_recognizers_are_rejected_at_the_start() {
    let earshot = Earshot::new();
    fs::create_dir(earshot.path("empty")).expect("a folder");
    earshot.write("other/config.json", r#"{"model_type":"bert"}"#);
    let refused = |arguments: &[&str], expected: &str| {
        let run = earshot.run(&[&["transcribe", "--speech-model-folder"], arguments].concat());
        assert_eq!(run.code, Some(1), "{}", run.stderr);
        assert!(run.stderr.contains(expected), "{}", run.stderr);
    };
    refused(&["empty"], "empty/config.json: cannot be read");
    refused(&["other"], "\"bert\" is no kind of model that recognizes speech");
    refused(&["empty", "--speech-url", "http://localhost:1"], "cannot be used with");
}

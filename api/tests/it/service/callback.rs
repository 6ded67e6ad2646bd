//! The listener for callbacks, over real connections: the calls that it passes on, and the abuse that it withstands.

use earshot_api::callback::{CallbackLimits, CallbackRequest, CallbackResponse, serve_callbacks};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

type Calls = Arc<Mutex<Vec<CallbackRequest>>>;

async fn listen(limits: CallbackLimits) -> (SocketAddr, Calls, tokio::sync::oneshot::Sender<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let calls = Calls::default();
    let (seen, (stop, stopped)) = (Arc::clone(&calls), tokio::sync::oneshot::channel::<()>());
    let handler = move |call: CallbackRequest| {
        assert!(call.path != "panic", "as a handler might");
        seen.lock().expect("the lock").push(call.clone());
        CallbackResponse { status: if call.body.is_some() { 202 } else { 200 }, body: call.query }
    };
    tokio::spawn(serve_callbacks(listener, limits, handler, async {
        // Dropping the sender stops it, too.
        let _ = stopped.await;
    }));
    (address, calls, stop)
}

/// Sends bytes and reads until the server closes.
async fn send_bytes(address: SocketAddr, bytes: impl AsRef<[u8]>) -> String {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    // The server may close the connection before it has read everything.
    let _ = stream.write_all(bytes.as_ref()).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

fn post(path: &str, body: &str) -> String {
    let length = body.len();
    format!("POST {path} HTTP/1.1\r\nhost: x\r\nx-hub-signature: sha1=00\r\ncontent-length: {length}\r\n\r\n{body}")
}

#[tokio::test]
async fn only_get_and_post_on_one_segment_reach_the_handler() {
    let (address, calls, _stop) = listen(CallbackLimits::default()).await;
    let requested = send_bytes(address, "GET /a%2Fb?hub.challenge=%3Cb%3E&x HTTP/1.1\r\nhost: x\r\n\r\n").await;
    assert!(
        requested.starts_with("HTTP/1.1 200 OK\r\n") && requested.ends_with("\r\n\r\nhub.challenge=%3Cb%3E&x"),
        "{requested}"
    );
    assert!(requested.contains("content-type: text/plain") && requested.contains("nosniff"), "{requested}");
    assert!(send_bytes(address, post("/b", "<rss/>")).await.starts_with("HTTP/1.1 202"));
    let expected = [
        CallbackRequest { path: "a/b".into(), query: "hub.challenge=%3Cb%3E&x".into(), signature: None, body: None },
        CallbackRequest {
            path: "b".into(),
            query: String::new(),
            signature: Some("sha1=00".into()),
            body: Some(b"<rss/>".to_vec()),
        },
    ];
    assert_eq!(*calls.lock().expect("the lock"), expected);
    let refused = [
        ("GET / HTTP/1.1\r\nhost: x\r\n\r\n", "404"),
        ("GET /a/b HTTP/1.1\r\nhost: x\r\n\r\n", "404"),
        ("HEAD /a HTTP/1.1\r\nhost: x\r\n\r\n", "405"),
        ("DELETE /a HTTP/1.1\r\nhost: x\r\n\r\n", "405"),
        ("GET /panic HTTP/1.1\r\nhost: x\r\n\r\n", "500"),
    ];
    for (call, status) in refused {
        let call = call.replace("host: x\r\n", "host: x\r\nconnection: close\r\n");
        let answer = send_bytes(address, &call).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{call}: {answer}");
    }
    assert_eq!(calls.lock().expect("the lock").len(), 2);
}

#[tokio::test]
async fn large_requests_are_rejected() {
    let (address, calls, _stop) = listen(CallbackLimits::default()).await;
    let fits = "x".repeat(64 << 10);
    assert!(send_bytes(address, post("/a", &fits)).await.starts_with("HTTP/1.1 202"));
    assert!(send_bytes(address, post("/a", &format!("{fits}x"))).await.starts_with("HTTP/1.1 413"));
    let endless = "POST /a HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n".to_owned()
        + &format!("4000\r\n{}\r\n", "x".repeat(0x4000)).repeat(64);
    assert!(!send_bytes(address, endless).await.contains(" 202 "));
    let padding = format!("x-padding: {}\r\n", "x".repeat(5_000)).repeat(4);
    let headers = send_bytes(address, format!("GET /a HTTP/1.1\r\nhost: x\r\n{padding}\r\n")).await;
    assert!(headers.starts_with("HTTP/1.1 431"), "{headers}");
    let calls = calls.lock().expect("the lock");
    assert_eq!(calls.iter().map(|call| call.body.as_ref().map(Vec::len)).collect::<Vec<_>>(), [Some(64 << 10)]);
}

#[tokio::test]
async fn slow_callers_block_others_only_briefly() {
    let time = Duration::from_millis(300);
    let (address, _calls, _stop) =
        listen(CallbackLimits { connections: 2, timeout: time, ..CallbackLimits::default() }).await;
    // Two connections that never finish their headers hold both slots until their timeout.
    let mut slow = Vec::new();
    for _ in 0..2 {
        let mut stream = TcpStream::connect(address).await.expect("it listens");
        stream.write_all(b"GET /a HTTP/1.1\r\n").await.expect("sent");
        slow.push(stream);
    }
    // A paused machine may be slow itself.
    while !send_bytes(address, post("/b", "")).await.starts_with("HTTP/1.1 202") {}
    for mut stream in slow {
        let mut rest = Vec::new();
        // Closed or reset, the connection has ended.
        let _ = stream.read_to_end(&mut rest).await;
    }
}

#[tokio::test]
async fn the_listener_stops_on_its_signal() {
    let (address, _calls, stop) = listen(CallbackLimits::default()).await;
    assert!(send_bytes(address, post("/a", "")).await.starts_with("HTTP/1.1 202"));
    drop(stop);
    while TcpStream::connect(address).await.is_ok() {
        tokio::task::yield_now().await;
    }
}

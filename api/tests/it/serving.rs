//! Swapping generations under load, and the watcher.

use crate::support::TestApp;
use crate::support::catalog::generation;
use earshot_api::serving::{GenerationSource, OpenGeneration, SourceError, watch_generations};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// Clients send requests over a real listener while generations change as fast as possible.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn no_request_fails_while_generations_change() {
    const CLIENTS: usize = 8;
    const REQUESTS: usize = 60;
    let app = TestApp::new().await;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let server = tokio::spawn(axum::serve(listener, app.router.clone()).into_future());

    let over = Arc::new(AtomicBool::new(false));
    let swaps = Arc::new(AtomicUsize::new(0));
    let swapper = {
        let (state, over, swaps) = (app.state.clone(), over.clone(), swaps.clone());
        tokio::spawn(async move {
            while !over.load(Ordering::SeqCst) {
                let number = swaps.fetch_add(1, Ordering::SeqCst);
                state.swap_generation(generation(&format!("g{number}")));
                tokio::time::sleep(Duration::from_micros(200)).await;
            }
        })
    };
    let clients = (0..CLIENTS).map(|_| {
        tokio::spawn(async move {
            for _ in 0..REQUESTS {
                let answer = fetch(address, "/api/v1/podcasts/rust-talk/related-podcasts").await;
                assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
                assert!(answer.contains("\"slow-bread\""), "{answer}");
            }
        })
    });
    for client in futures::future::join_all(clients).await {
        client.expect("every request succeeds");
    }
    over.store(true, Ordering::SeqCst);
    swapper.await.expect("swaps");
    assert!(swaps.load(Ordering::SeqCst) > 20, "{swaps:?}");
    server.abort();
}

async fn fetch(address: std::net::SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("connects");
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("answered");
    answer
}

/// A pointer that the test moves; some generations cannot be opened.
#[derive(Default)]
struct MemorySource(Mutex<Option<String>>);

impl GenerationSource for MemorySource {
    fn current(&self) -> Result<Option<String>, SourceError> {
        Ok(self.0.lock().expect("not poisoned").clone())
    }

    fn open(&self, name: &str) -> Result<OpenGeneration, SourceError> {
        if name.starts_with("broken") {
            return Err(SourceError("a part is missing".into()));
        }
        Ok(generation(name))
    }
}

#[tokio::test]
async fn the_watcher_follows_the_pointer_and_keeps_the_last_good_one() {
    let app = TestApp::empty().await;
    let source = Arc::new(MemorySource::default());
    let watcher = tokio::spawn(watch_generations(app.state.generations.clone(), source.clone()));
    let serves = |name: Option<&'static str>| {
        let app = &app;
        async move {
            for _ in 0..100 {
                if app.state.generations.current_name().as_deref() == name {
                    return true;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            false
        }
    };
    let point = |name: &str| *source.0.lock().expect("not poisoned") = Some(name.to_owned());
    assert!(serves(None).await);
    point("one");
    assert!(serves(Some("one")).await);
    point("broken");
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    assert!(serves(Some("one")).await, "the last good one stays");
    point("two");
    assert!(serves(Some("two")).await);
    watcher.abort();
}

//! Swapping generations under load, and the watcher.

use crate::support::TestApp;
use crate::support::catalog::generation;
use earshot_api::serving::{GenerationSource, OpenGeneration, SourceError, watch_generations};
use earshot_testkit::wait_until;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

/// Clients send requests over a real listener while a generation follows each response.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn no_request_fails_while_generations_change() {
    const CLIENTS: usize = 8;
    const REQUESTS: usize = 60;
    const MIN_SWAPS: usize = 20;
    let app = TestApp::new().await;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let server = tokio::spawn(axum::serve(listener, app.router.clone()).into_future());

    let over = Arc::new(AtomicBool::new(false));
    let swaps = Arc::new(AtomicUsize::new(0));
    let answered = Arc::new(Notify::new());
    let swapper = {
        let (state, over, swaps, answered) = (app.state.clone(), over.clone(), swaps.clone(), answered.clone());
        tokio::spawn(async move {
            while !over.load(Ordering::SeqCst) {
                let number = swaps.fetch_add(1, Ordering::SeqCst);
                state.swap_generation(generation(&format!("g{number}")));
                answered.notified().await;
            }
        })
    };
    let clients = (0..CLIENTS).map(|_| {
        let (swaps, answered) = (swaps.clone(), answered.clone());
        tokio::spawn(async move {
            let mut requests = 0;
            while requests < REQUESTS || swaps.load(Ordering::SeqCst) < MIN_SWAPS {
                requests += 1;
                let answer = fetch(address, "/api/v1/podcasts/rust-talk/related-podcasts").await;
                assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
                assert!(answer.contains("\"slow-bread\""), "{answer}");
                answered.notify_one();
            }
        })
    });
    for client in futures::future::join_all(clients).await {
        client.expect("every request succeeds");
    }
    over.store(true, Ordering::SeqCst);
    answered.notify_one();
    swapper.await.expect("swaps");
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
struct MemorySource {
    current: Mutex<Option<String>>,
    failures: AtomicUsize,
}

impl GenerationSource for MemorySource {
    fn current(&self) -> Result<Option<String>, SourceError> {
        Ok(self.current.lock().expect("not poisoned").clone())
    }

    fn open(&self, name: &str) -> Result<OpenGeneration, SourceError> {
        if name.starts_with("broken") || name.starts_with("without") {
            self.failures.fetch_add(1, Ordering::SeqCst);
            return Err(SourceError("a part is missing".into()));
        }
        Ok(generation(name))
    }

    fn open_first(&self, name: &str) -> Result<OpenGeneration, SourceError> {
        if name == "without a cluster" { Ok(generation(name)) } else { self.open(name) }
    }
}

#[tokio::test]
async fn the_first_generation_may_lack_what_later_ones_must_have() {
    let app = TestApp::empty().await;
    let source = Arc::new(MemorySource::default());
    let watcher = tokio::spawn(watch_generations(app.state.generations.clone(), source.clone()));
    let served = || app.state.generations.current_name();
    let point = |name: &str| *source.current.lock().expect("not poisoned") = Some(name.to_owned());
    point("without a cluster");
    wait_until("it is served", async || served().is_some()).await;
    point("without a cluster, too");
    wait_until("it is tried", async || source.failures.load(Ordering::SeqCst) == 1).await;
    assert_eq!(served().as_deref(), Some("without a cluster"), "the last good one stays");
    watcher.abort();
}

#[tokio::test]
async fn the_watcher_follows_the_pointer_and_keeps_the_last_good_one() {
    let app = TestApp::empty().await;
    let source = Arc::new(MemorySource::default());
    let watcher = tokio::spawn(watch_generations(app.state.generations.clone(), source.clone()));
    let served = || app.state.generations.current_name();
    let serves = async |name: &str| wait_until(name, async || served().as_deref() == Some(name)).await;
    let point = |name: &str| *source.current.lock().expect("not poisoned") = Some(name.to_owned());
    assert_eq!(served(), None);
    point("one");
    serves("one").await;
    point("broken");
    // The second attempt begins after the first one has been handled.
    wait_until("it is tried again", async || source.failures.load(Ordering::SeqCst) == 2).await;
    assert_eq!(served().as_deref(), Some("one"), "the last good one stays");
    point("two");
    serves("two").await;
    watcher.abort();
}

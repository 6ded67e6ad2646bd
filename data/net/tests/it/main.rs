//! Tests the client against servers on loopback.

mod behaviors;
mod limits;
mod mx_resolver;
mod politeness;
mod redirects;
mod ssrf;
mod streaming;
mod tls;
mod validators;

use earshot_net::{ClientConfig, FetchRequest, HttpClient, MinTransferRate, Resolver};
use futures::future::BoxFuture;
use std::io;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

fn config() -> ClientConfig {
    ClientConfig::new("0.0.0", "", earshot_testkit::fixed_clock())
}

fn client(allow_private: bool) -> HttpClient {
    HttpClient::new(ClientConfig { allow_private, ..config() }).expect("a client")
}

/// A request with a small size limit, and time limits that only a stalled machine exceeds.
fn small_request(url: String) -> FetchRequest {
    let slow = Duration::from_secs(60);
    let min_transfer_rate = MinTransferRate { bytes_per_second: 100_000, grace: slow };
    FetchRequest {
        first_byte_timeout: slow,
        timeout: slow,
        max_bytes: 256 << 10,
        min_transfer_rate,
        ..FetchRequest::new(url)
    }
}

/// Returns a name's addresses in turn, and the last ones forever.
#[derive(Debug)]
struct FakeResolver {
    names: Vec<(&'static str, Vec<Vec<IpAddr>>)>,
    lookups: AtomicUsize,
}

impl FakeResolver {
    fn new(names: &[(&'static str, &[&[&str]])]) -> Self {
        let address = |text: &&str| text.parse().expect("an address");
        let turns = |turns: &[&[&str]]| turns.iter().map(|turn| turn.iter().map(address).collect()).collect();
        Self { names: names.iter().map(|(name, list)| (*name, turns(list))).collect(), lookups: AtomicUsize::new(0) }
    }
}

impl Resolver for FakeResolver {
    fn resolve<'a>(&'a self, name: &'a str) -> BoxFuture<'a, io::Result<Vec<IpAddr>>> {
        let turn = self.lookups.fetch_add(1, Ordering::SeqCst);
        let found = self.names.iter().find(|(known, _)| *known == name.trim_end_matches('.'));
        let found = found.map(|(_, turns)| turns[turn.min(turns.len() - 1)].clone());
        Box::pin(async move { found.ok_or_else(|| io::Error::other("no such name")) })
    }
}

//! Measures how many 304 responses per second the client handles from a server on loopback in the same process.
//! `cargo run --release -p earshot-net --example not_modified`
#![expect(clippy::print_stdout, reason = "an example prints what it measured")]

use earshot_model::Clock;
use earshot_net::{ClientConfig, FetchRequest, HostBudget, HttpClient, Politeness};
use earshot_testkit::{Behavior, MisbehavingServer};
use futures::StreamExt;
use std::time::{Duration, Instant};

const REQUESTS: usize = 40_000;
const IN_FLIGHT: usize = 64;

#[tokio::main]
async fn main() {
    let no_delay = HostBudget { in_flight: IN_FLIGHT, delay: Duration::ZERO };
    let counted = Politeness { site: no_delay, exempts_local: false, ..Politeness::default() };
    for (name, politeness) in [("without politeness", None), ("with budgets that never bind", Some(counted))] {
        // The first round only warms up.
        for requests in [REQUESTS / 10, REQUESTS] {
            let (rate, connections) = measure(politeness, requests).await;
            if requests == REQUESTS {
                println!("{name}: {rate:.0} responses per second, {connections} connections");
            }
        }
    }
}

async fn measure(politeness: Option<Politeness>, requests: usize) -> (f64, usize) {
    let server = MisbehavingServer::always(Behavior::status(304, "etag: \"1\"\r\n", "")).await;
    let config = ClientConfig { allow_private: true, politeness, ..ClientConfig::new("0.0.0", "", Clock::system()) };
    let client = HttpClient::new(config).expect("a client");
    let start = Instant::now();
    let fetch = |index: usize| {
        let url = server.url(&format!("/{index}"));
        let request = FetchRequest::for_feed(url).with_validators(Some("\"1\"".to_owned()), None);
        let client = client.clone();
        tokio::spawn(async move { client.fetch(&request).await.expect("a response").status })
    };
    let mut answers = futures::stream::iter((0..requests).map(fetch)).buffer_unordered(IN_FLIGHT);
    while let Some(status) = answers.next().await {
        assert_eq!(status.expect("no panic"), 304);
    }
    (requests as f64 / start.elapsed().as_secs_f64(), server.counts().connections())
}

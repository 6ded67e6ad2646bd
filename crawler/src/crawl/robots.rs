//! Access rules of robots.txt (RFC 9309).

use super::fetch::Fetcher;
use crate::site::CrawlError;
use earshot_net::FetchRequest;
use std::collections::HashMap;
use std::time::Duration;
use texting_robots::Robot;
use url::Url;

/// RFC 9309 2.5: at least 500 KiB are read; the rest is ignored.
const MAX_BYTES: usize = 512 << 10;
/// The product token without version: with a version the parser matches no group.
const AGENT: &str = "earshot";
/// The longest crawl delay that is honored (facts 3.1).
const MAX_DELAY: Duration = Duration::from_secs(30);
/// Hosts per site.
const MAX_HOSTS: usize = 8;

/// The rules for the hosts of a site.
#[derive(Default)]
pub(super) struct Robots {
    rules: HashMap<String, HostRules>,
}

enum HostRules {
    AllowAll,
    DisallowAll,
    Parsed(Box<Robot>),
}

impl Robots {
    /// Returns whether a URL may be fetched. Fetches the host's robots.txt on first use, and adds failures to `errors`.
    pub(super) async fn is_allowed(
        &mut self,
        url: &Url,
        fetcher: &impl Fetcher,
        time: Duration,
        errors: &mut Vec<CrawlError>,
    ) -> bool {
        let origin = url.origin().ascii_serialization();
        if !self.rules.contains_key(&origin) {
            if self.rules.len() >= MAX_HOSTS {
                return false;
            }
            let rules = fetch_rules(&origin, fetcher, time, errors).await;
            self.rules.insert(origin.clone(), rules);
        }
        match self.rules.get(&origin) {
            Some(HostRules::AllowAll) => true,
            Some(HostRules::Parsed(robot)) => robot.allowed(url.as_str()),
            Some(HostRules::DisallowAll) | None => false,
        }
    }

    /// Returns the crawl delay of the host.
    pub(super) fn crawl_delay(&self, url: &Url) -> Duration {
        match self.rules.get(&url.origin().ascii_serialization()) {
            Some(HostRules::Parsed(robot)) => {
                let seconds = robot.delay.filter(|delay| delay.is_finite() && *delay > 0.0).unwrap_or(0.0);
                Duration::from_secs_f32(seconds.min(MAX_DELAY.as_secs_f32()))
            }
            _ => Duration::ZERO,
        }
    }

    pub(super) fn sitemaps(&self, url: &Url) -> Vec<String> {
        match self.rules.get(&url.origin().ascii_serialization()) {
            Some(HostRules::Parsed(robot)) => robot.sitemaps.iter().take(4).cloned().collect(),
            _ => Vec::new(),
        }
    }
}

async fn fetch_rules(origin: &str, fetcher: &impl Fetcher, time: Duration, errors: &mut Vec<CrawlError>) -> HostRules {
    let url = format!("{origin}/robots.txt");
    let request = FetchRequest {
        max_bytes: MAX_BYTES,
        truncates_body: true,
        timeout: time,
        accept: "text/plain, */*;q=0.1",
        ..FetchRequest::new(&url)
    };
    let error = |kind: &str, message: String| CrawlError { url: url.clone(), kind: kind.to_owned(), message };
    match fetcher.fetch(request).await {
        // RFC 9309 2.3.1.3: a missing file allows everything.
        Ok(answer) if (400..500).contains(&answer.status) && answer.status != 429 => HostRules::AllowAll,
        Ok(answer) if answer.status == 200 => {
            // A server without 404 responses returns an HTML page in place of the file.
            if answer.body.trim_ascii_start().starts_with(b"<") {
                return HostRules::AllowAll;
            }
            let end =
                if answer.body.len() < MAX_BYTES { None } else { answer.body.iter().rposition(|byte| *byte == b'\n') };
            let body = answer.body[..end.unwrap_or(answer.body.len())].to_vec();
            let parsed = tokio::task::spawn_blocking(move || Robot::new(AGENT, &body).ok()).await;
            match parsed.ok().flatten() {
                Some(robot) => HostRules::Parsed(Box::new(robot)),
                None => {
                    errors.push(error(
                        "robots-unreadable",
                        "robots.txt cannot be read, so the host may not be crawled".to_owned(),
                    ));
                    HostRules::DisallowAll
                }
            }
        }
        // RFC 9309 2.3.1.4: an unreachable file forbids everything.
        Ok(answer) => {
            errors.push(error(
                "robots-unreachable",
                format!("robots.txt returned status {}, so the host may not be crawled", answer.status),
            ));
            HostRules::DisallowAll
        }
        Err(failed) => {
            errors.push(error(failed.kind(), failed.to_string()));
            HostRules::DisallowAll
        }
    }
}

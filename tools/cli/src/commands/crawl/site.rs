//! `earshot crawl SITE`: crawls one site and prints the crawl result of spec 3 as JSON.

use crate::args::CrawlArgs;
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::network_context::client_config;
use earshot_crawler::crawl::{CrawlOptions, FolderCache, crawl_site};
use earshot_crawler::site::{CrawlResult, FoundProfile};
use earshot_model::{DirectoryKind, LinkKind};
use earshot_net::{ClientConfig, HostBudget, HttpClient, Politeness};
use serde_json::{Value, json};
use std::time::Duration;

pub fn run(context: &Context, args: &CrawlArgs) -> CommandResult {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::internal)?;
    // Facts 3.1: one request in flight per site, and at least one second between two.
    let politeness =
        Politeness { site: HostBudget { in_flight: 1, delay: Duration::from_secs(1) }, ..Politeness::default() };
    let config = ClientConfig { politeness: Some(politeness), ..client_config(context, args.allow_private) };
    let http = HttpClient::new(config).map_err(Failure::internal)?;
    let cache = FolderCache::new(&context.data.path().join("crawl").join("pages"));
    let options = CrawlOptions::default();
    for site in &args.addresses {
        let crawl = crawl_site(site, &http, &cache, &options);
        let result = runtime
            .block_on(crawl)
            .map_err(|error| Failure::input(error).with_advice("give a URL such as https://example.com"))?;
        print_result(context, &result);
        let json = result_json(&result);
        // The output is always JSON; without `--json` it is indented.
        context.print_result(&json, || format!("{json:#}"))?;
    }
    Ok(())
}

fn print_result(context: &Context, result: &CrawlResult) {
    for error in &result.stats.errors {
        context.print_notice(&format!("{}: {}", error.url, error.message));
    }
}

/// Builds the crawl result of spec 3. Fields that the spec does not name follow the others.
fn result_json(result: &CrawlResult) -> Value {
    let of = |requested: DirectoryKind| {
        let found = result.profiles.iter().filter(move |found| found.kind == LinkKind::Directory(requested));
        found.map(|found| found.url.clone()).collect::<Vec<_>>()
    };
    json!({
        "emails": result.emails.iter().map(|found| &found.email).collect::<Vec<_>>(),
        "phoneNumbers": result.phones.iter().filter(|found| !found.is_fax).map(|found| &found.phone).collect::<Vec<_>>(),
        "contactPages": result.contact_pages.iter().map(|page| json!({
            "url": page.url, "hasForm": page.has_form, "emails": page.emails, "phones": page.phones, "title": page.title,
            "formActions": page.form_actions,
        })).collect::<Vec<_>>(),
        "socials": result.social_profiles().map(profile_json).collect::<Vec<_>>(),
        "podcastDirectoryLinks": result.directory_profiles().map(profile_json).collect::<Vec<_>>(),
        "applePodcastLinks": of(DirectoryKind::Apple),
        "spotifyPodcastLinks": of(DirectoryKind::Spotify),
        "externalLinks": result.external_links,
        "visitedUrls": result.visited_urls,
        "stats": stats_json(result),
        "primaryContactEmail": result.primary_email,
        "siteState": result.state.as_str(),
        "emailDetails": result.emails.iter().map(|found| json!({
            "email": found.email, "pages": found.pages, "occurrences": found.count, "form": found.form.as_str(),
            "context": found.context, "confidence": round_confidence(found.confidence), "isOwnDomain": found.is_own_domain,
        })).collect::<Vec<_>>(),
        "phoneDetails": result.phones.iter().map(|found| json!({
            "phone": found.phone, "isFax": found.is_fax, "pages": found.pages, "occurrences": found.count,
            "context": found.context,
        })).collect::<Vec<_>>(),
    })
}

fn profile_json(found: &FoundProfile) -> Value {
    json!({
        "type": found.kind.as_str(), "url": found.url, "occurrences": found.count, "pages": found.pages,
        "context": found.context, "confidence": round_confidence(found.confidence),
    })
}

fn stats_json(result: &CrawlResult) -> Value {
    let stats = &result.stats;
    json!({
        "baseUrl": stats.base_url,
        "pagesCrawled": stats.pages_crawled,
        "errors": stats.errors.iter().map(|error| json!({
            "url": error.url, "kind": error.kind, "message": error.message,
        })).collect::<Vec<_>>(),
        "cacheHits": stats.cache_hits,
        "cacheMisses": stats.cache_misses,
        "durationMs": u64::try_from(stats.duration.as_millis()).unwrap_or(u64::MAX),
        "duplicates": stats.duplicates,
        "bytes": stats.bytes,
        "stoppedBy": stats.stopped_by,
    })
}

/// Rounds to two digits; more would suggest a precision that the score does not have.
fn round_confidence(confidence: f32) -> f64 {
    (f64::from(confidence) * 100.0).round() / 100.0
}

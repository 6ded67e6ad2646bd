//! `earshot crawl status SITE`

use crate::context::Context;
use crate::failure::{Failure, Outcome};
use crate::output::counted;
use earshot_catalog::SiteStatus;
use earshot_crawler::site_key;
use earshot_model::Timestamp;

pub fn run(context: &Context, site: &str) -> Outcome {
    let key = site_key(site).ok_or_else(|| Failure::input(format!("{site:?} is no URL of a site")))?;
    let status = context.writer("crawl status")?.site_status(&key)?;
    let status = status.ok_or_else(|| {
        Failure::input(format!("no podcast names the site {key}"))
            .with_hint("sites are noted by `earshot crawl`, after feeds were read")
    })?;
    let row = &status.row;
    let json = serde_json::json!({
        "site": row.site, "state": row.state, "podcasts": status.shows, "pages": row.pages,
        "crawledAt": row.crawled_at, "askedAt": row.asked_at, "nextAt": row.next_at, "why": row.why,
        "failures": row.failures, "lastError": row.last_error, "unchanged": row.unchanged,
        "startUrl": row.start_url, "etag": row.etag, "lastModified": row.last_modified, "result": status.result,
    });
    context.result(&json, || text(&status))
}

fn text(SiteStatus { row, shows, result }: &SiteStatus) -> String {
    let moment = |at: Option<Timestamp>| at.map_or_else(|| "never".to_owned(), day);
    let mut lines = vec![
        format!("{}: {}, named by {}", row.site, row.state, counted(u64::from(*shows), "podcast")),
        format!(
            "read {}, asked {}, next {} ({})",
            moment(row.crawled_at),
            moment(row.asked_at),
            day(row.next_at),
            row.why
        ),
    ];
    if row.failures > 0 {
        lines.push(format!("failed {} in a row", counted(u64::from(row.failures), "time")));
    }
    if let Some(error) = &row.last_error {
        lines.push(format!("last error: {error}"));
    }
    if let Some(result) = result {
        let (seconds, links) = (result.duration_ms as f64 / 1e3, result.external_links.len() as u64);
        lines.push(format!(
            "{} in {seconds:.1} s, {} to elsewhere",
            counted(result.visited_urls.len() as u64, "page"),
            counted(links, "link")
        ));
        lines.extend(result.errors.iter().map(|error| format!("{}: {}", error.url, error.message)));
    }
    lines.join("\n")
}

fn day(at: Timestamp) -> String {
    at.format("%Y-%m-%d %H:%M UTC").to_string()
}

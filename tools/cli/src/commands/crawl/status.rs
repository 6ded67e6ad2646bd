//! `earshot crawl status SITE`

use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::output::format_count;
use earshot_catalog::SiteStatus;
use earshot_crawler::site_key;
use earshot_model::Timestamp;

pub fn run(context: &Context, site: &str) -> CommandResult {
    let key = site_key(site).ok_or_else(|| Failure::input(format!("{site:?} is not the URL of a site")))?;
    let status = context.writer("crawl status")?.site_status(&key)?;
    let status = status.ok_or_else(|| {
        Failure::input(format!("no podcast links to the site {key}"))
            .with_advice("run `earshot crawl` after ingesting feeds to collect their sites")
    })?;
    let row = &status.row;
    let json = serde_json::json!({
        "site": row.site_key, "state": row.state, "podcasts": status.podcast_count, "pages": row.page_count,
        "crawledAt": row.crawled_at, "askedAt": row.requested_at, "nextAt": row.next_at, "why": row.reason,
        "failures": row.failures, "lastError": row.last_error, "unchanged": row.unchanged_crawls,
        "startUrl": row.start_url, "etag": row.etag, "lastModified": row.last_modified, "result": status.result,
    });
    context.print_result(&json, || status_text(&status))
}

fn status_text(SiteStatus { row, podcast_count: shows, result }: &SiteStatus) -> String {
    let moment = |at: Option<Timestamp>| at.map_or_else(|| "never".to_owned(), format_day);
    let mut lines = vec![
        format!("{}: {}, linked by {}", row.site_key, row.state, format_count(u64::from(*shows), "podcast")),
        format!(
            "last read {}, last request {}, next crawl {} ({})",
            moment(row.crawled_at),
            moment(row.requested_at),
            format_day(row.next_at),
            row.reason
        ),
    ];
    if row.failures > 0 {
        lines.push(format!("failed {} in a row", format_count(u64::from(row.failures), "time")));
    }
    if let Some(error) = &row.last_error {
        lines.push(format!("last error: {error}"));
    }
    if let Some(result) = result {
        let (seconds, links) = (result.duration_ms as f64 / 1e3, result.external_links.len() as u64);
        lines.push(format!(
            "{} in {seconds:.1} s, {} to elsewhere",
            format_count(result.visited_urls.len() as u64, "page"),
            format_count(links, "link")
        ));
        lines.extend(result.errors.iter().map(|error| format!("{}: {}", error.url, error.message)));
    }
    lines.join("\n")
}

fn format_day(at: Timestamp) -> String {
    at.format("%Y-%m-%d %H:%M UTC").to_string()
}

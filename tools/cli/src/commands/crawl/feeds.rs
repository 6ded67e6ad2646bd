//! `earshot crawl`

use crate::context::Context;
use crate::failure::CommandResult;
use crate::output::format_count;
use earshot_crawler::{FeedLinkReport, extract_links_of_feeds};

pub fn run(context: &Context) -> CommandResult {
    let report = crawl_feed_links(context)?;
    let json = serde_json::json!({
        "podcasts": report.podcasts, "links": report.links, "podcastsWithLinks": report.podcasts_with_links,
    });
    context.print_result(&json, || {
        format!(
            "{} processed, {} found on {}",
            format_count(report.podcasts, "podcast"),
            format_count(report.links, "link"),
            format_count(report.podcasts_with_links, "podcast")
        )
    })
}

/// Finds contacts, profiles and directory links in the feeds of changed podcasts.
pub fn crawl_feed_links(context: &Context) -> CommandResult<FeedLinkReport> {
    let mut writer = context.writer("crawl")?;
    let bar = context.progress_bar("crawling", Some(writer.count_podcasts_to_crawl()?));
    let report = extract_links_of_feeds(&mut writer, &context.clock, |done| bar.set_position(done))?;
    bar.finish_and_clear();
    Ok(report)
}

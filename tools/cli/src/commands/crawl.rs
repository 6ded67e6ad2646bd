//! `earshot crawl`

use crate::context::Context;
use crate::failure::Outcome;
use crate::output::counted;
use earshot_crawler::{CrawlReport, crawl_feeds};

pub fn run(context: &Context) -> Outcome {
    let report = crawl(context)?;
    let json = serde_json::json!({
        "podcasts": report.podcasts, "links": report.links, "podcastsWithLinks": report.podcasts_with_links,
    });
    context.result(&json, || {
        format!(
            "{} looked at, {} found on {}",
            counted(report.podcasts, "podcast"),
            counted(report.links, "link"),
            counted(report.podcasts_with_links, "podcast")
        )
    })
}

pub fn crawl(context: &Context) -> Outcome<CrawlReport> {
    let mut writer = context.writer("crawl")?;
    let bar = context.progress("crawling", Some(writer.count_podcasts_to_crawl()?));
    let report = crawl_feeds(&mut writer, &context.clock, |done| bar.set_position(done))?;
    bar.finish_and_clear();
    Ok(report)
}

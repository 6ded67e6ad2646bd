//! The batch: every podcast whose feed changed since it was last looked at, a unit of work at a time.

use crate::links_of_feed;
use earshot_catalog::{CatalogError, CrawlUpdate, Writer};
use earshot_model::{Clock, Link};

/// Podcasts per unit of work.
const UNIT: usize = 2_000;

/// What a pass over the due podcasts did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CrawlReport {
    pub podcasts: u64,
    pub links: u64,
    pub podcasts_with_links: u64,
}

/// Reads the links of every podcast whose feed changed since it was last looked at. Safe to stop at any moment: what
/// was not committed is due again. `progress` is told how many podcasts are done.
///
/// # Errors
/// When the catalog cannot be read or written.
pub fn crawl_feeds(
    writer: &mut Writer,
    clock: &Clock,
    mut progress: impl FnMut(u64),
) -> Result<CrawlReport, CatalogError> {
    let mut report = CrawlReport::default();
    loop {
        let due = writer.podcasts_to_crawl(UNIT)?;
        if due.is_empty() {
            return Ok(report);
        }
        let now = clock.now();
        let updates: Vec<CrawlUpdate> = due
            .iter()
            .map(|due| {
                let links = links_of_feed(&due.podcast).into_iter().map(|found| Link {
                    podcast_id: due.podcast.id,
                    kind: found.kind,
                    url: found.url,
                    source: found.source,
                    first_seen_at: now,
                    last_seen_at: now,
                });
                CrawlUpdate { podcast_id: due.podcast.id, revision: due.revision, links: links.collect() }
            })
            .collect();
        writer.put_links(&updates, now)?;
        report.podcasts += updates.len() as u64;
        report.links += updates.iter().map(|update| update.links.len() as u64).sum::<u64>();
        report.podcasts_with_links += updates.iter().filter(|update| !update.links.is_empty()).count() as u64;
        progress(report.podcasts);
    }
}

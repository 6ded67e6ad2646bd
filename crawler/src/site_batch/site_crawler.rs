//! Crawls one site of the catalog: chooses the start URL, checks opt-outs, and builds the update.

use super::crawl_schedule::{CrawlOutcome, next_crawl_at};
use super::mail_servers::CachedMailServers;
use crate::contacts::{PodcastSiteContext, merge_site_contacts};
use crate::crawl::{CrawlLimits, CrawlOptions, Fetcher, NoCache, SiteContents, Validators, read_site};
use crate::site::{BoilerplateAccounts, CrawlResult, ShowOnSite, SiteState, keep_findings_of_show};
use earshot_catalog::{PodcastFindings, PodcastOfSite, SiteCrawlRecord, SiteError, SiteRow, SiteToCrawl, SiteUpdate};
use earshot_model::{Clock, Link, LinkSighting, LinkSource, OptOuts, Timestamp, email_domain};
use sha2::{Digest, Sha256};
use std::collections::{BTreeSet, HashMap};
use url::Url;

/// Pages of shows to include in the crawl of their common site.
const MAX_EXTRA_URLS: usize = 10;
/// The most external links stored per site.
const MAX_EXTERNAL: usize = 200;
/// Every this many crawls the whole site is read, whatever the validators of its first page are.
const FULL_CRAWL_INTERVAL: u32 = 3;

/// What all crawls of a run share.
pub(super) struct SiteCrawler<'a, F> {
    pub(super) fetcher: &'a F,
    pub(super) mail_servers: &'a CachedMailServers,
    pub(super) opt_outs: &'a OptOuts,
    pub(super) limits: CrawlLimits,
    pub(super) clock: &'a Clock,
}

impl<F: Fetcher> SiteCrawler<'_, F> {
    /// Crawls a site. Returns an update in every case, at least with the time of the next crawl.
    pub(super) async fn crawl(&self, mut site: SiteToCrawl) -> SiteCrawlOutcome {
        site.podcasts.retain(|podcast| !self.opt_outs.has_podcast(podcast.id));
        let row = site.row.clone();
        let Some(start) = choose_start_url(&site.podcasts) else {
            return self.without_pages(row, CrawlOutcome::Refused, "refused", "no podcast names this site anymore");
        };
        let host = Url::parse(&start).ok().and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default();
        if self.opt_outs.has_domain(&host) {
            return self.without_pages(row, CrawlOutcome::Refused, "refused", "its owner opted out");
        }
        let Ok(reading) = read_site(&start, self.fetcher, &NoCache, &self.crawl_options(&site, &start)).await else {
            return self.without_pages(row, CrawlOutcome::Refused, "refused", "the URL is not that of a website");
        };
        if reading.is_unchanged {
            let outcome = CrawlOutcome::Unchanged(row.unchanged_crawls + 1);
            return SiteCrawlOutcome::without_findings(self.next_row(row, outcome, None), &reading);
        }
        if reading.pages.is_empty() {
            let error = reading.stats.errors.first();
            let is_refused = error.is_some_and(|error| matches!(error.kind.as_str(), "robots" | "platform"));
            let outcome = if is_refused { CrawlOutcome::Refused } else { CrawlOutcome::Failed(row.failures + 1) };
            let message = error
                .map_or_else(|| "no page was read within the time limit".to_owned(), |error| error.message.clone());
            let state = if is_refused { "refused" } else { "failing" };
            let mut row = self.next_row(row, outcome, Some(message));
            state.clone_into(&mut row.state);
            return SiteCrawlOutcome::without_findings(row, &reading);
        }
        self.build_update(site, start, reading).await
    }

    fn crawl_options(&self, site: &SiteToCrawl, start: &str) -> CrawlOptions {
        let row = &site.row;
        // A show without findings needs the pages.
        let may_skip = row.start_url.as_deref() == Some(start)
            && row.unchanged_crawls % FULL_CRAWL_INTERVAL != FULL_CRAWL_INTERVAL - 1
            && site.podcasts.iter().all(|podcast| podcast.contacts.site.is_some());
        let validators = Validators { etag: row.etag.clone(), last_modified: row.last_modified.clone() };
        let also = site.podcasts.iter().map(|podcast| &podcast.url).filter(|url| *url != start);
        CrawlOptions {
            limits: self.limits,
            extra_urls: also.take(MAX_EXTRA_URLS).cloned().collect(),
            known_validators: (may_skip && validators != Validators::default()).then_some(validators),
            ..CrawlOptions::default()
        }
    }

    async fn build_update(&self, site: SiteToCrawl, start: String, reading: SiteContents) -> SiteCrawlOutcome {
        let now = self.clock.now();
        let SiteToCrawl { row, podcast_count: shows, podcasts } = site;
        // Joining takes long (a hundred shows times twenty pages), so it runs on a blocking thread.
        let joined = tokio::task::spawn_blocking(move || {
            let of_each = podcasts.iter().map(|podcast| result_for_podcast(&reading, podcast, shows, &podcasts));
            (of_each.collect::<Vec<CrawlResult>>(), podcasts, reading)
        });
        let (results, podcasts, reading) = match joined.await {
            Ok(joined) => joined,
            Err(error) => {
                let outcome = CrawlOutcome::Failed(row.failures + 1);
                return self.without_pages(row, outcome, "failing", &error.to_string());
            }
        };
        let reading = &reading;
        let accepts_mail = self.check_mail_domains(&results).await;
        let findings = podcasts.iter().zip(&results).map(|(podcast, result)| {
            let of = PodcastSiteContext {
                podcast: podcast.id,
                feed_url: &podcast.feed_url,
                title: &podcast.title,
                podcast_count: shows,
                accepts_mail: &accepts_mail,
            };
            let contacts = merge_site_contacts(&podcast.contacts, reading, result, of, self.opt_outs, now);
            PodcastFindings {
                podcast_id: podcast.id,
                links: build_links(reading, result, podcast, now),
                contacts,
                unattributed_accounts: result.unattributed_accounts(),
            }
        });
        let podcasts = findings.collect();
        let content_hash = content_hash(&results);
        let is_same = row.content_hash.as_deref() == Some(content_hash.as_str());
        let outcome = match reading.state {
            SiteState::Parked | SiteState::NeedsJavascript => CrawlOutcome::Parked,
            SiteState::Fine if is_same => CrawlOutcome::Unchanged(row.unchanged_crawls + 1),
            SiteState::Fine => CrawlOutcome::Changed,
            SiteState::Unread => CrawlOutcome::Failed(row.failures + 1),
        };
        let state = SiteRow {
            state: reading.state.as_str().to_owned(),
            crawled_at: Some(now),
            unchanged_crawls: if is_same { row.unchanged_crawls + 1 } else { 0 },
            content_hash: Some(content_hash),
            start_url: Some(start),
            etag: reading.validators.etag.clone(),
            last_modified: reading.validators.last_modified.clone(),
            page_count: u32::try_from(reading.stats.pages_crawled).unwrap_or(u32::MAX),
            ..self.next_row(row, outcome, None)
        };
        let update = SiteUpdate { row: state, podcasts, result: Some(build_site_result(reading)) };
        SiteCrawlOutcome { update, ..SiteCrawlOutcome::from_stats(reading) }
    }

    async fn check_mail_domains(&self, results: &[CrawlResult]) -> HashMap<String, bool> {
        let mut accepts_mail_by_domain = HashMap::new();
        for found in results.iter().flat_map(|result| &result.emails) {
            let domain = email_domain(&found.email).unwrap_or_default().to_lowercase();
            if !accepts_mail_by_domain.contains_key(&domain)
                && let Some(accepts_mail) = self.mail_servers.accepts_mail(&domain).await
            {
                accepts_mail_by_domain.insert(domain, accepts_mail);
            }
        }
        accepts_mail_by_domain
    }

    /// Returns the site's row after an outcome; other columns stay.
    fn next_row(&self, row: SiteRow, outcome: CrawlOutcome, last_error: Option<String>) -> SiteRow {
        let now = self.clock.now();
        SiteRow {
            requested_at: Some(now),
            next_at: next_crawl_at(outcome, &row.site_key, now),
            reason: outcome.reason().to_owned(),
            failures: if let CrawlOutcome::Failed(times) = outcome { times } else { 0 },
            unchanged_crawls: if let CrawlOutcome::Unchanged(times) = outcome { times } else { row.unchanged_crawls },
            last_error,
            ..row
        }
    }

    fn without_pages(&self, row: SiteRow, outcome: CrawlOutcome, state: &str, why: &str) -> SiteCrawlOutcome {
        let state = SiteRow { state: state.to_owned(), ..self.next_row(row, outcome, Some(why.to_owned())) };
        SiteCrawlOutcome {
            update: SiteUpdate { row: state, podcasts: Vec::new(), result: None },
            ..SiteCrawlOutcome::default()
        }
    }
}

/// Outcome of a crawl and its cost.
#[derive(Debug)]
pub(super) struct SiteCrawlOutcome {
    pub(super) update: SiteUpdate,
    pub(super) pages: u64,
    pub(super) bytes: u64,
    pub(super) errors: Vec<String>,
}

impl Default for SiteCrawlOutcome {
    fn default() -> Self {
        let state = SiteRow {
            site_key: String::new(),
            state: String::new(),
            crawled_at: None,
            requested_at: None,
            next_at: Timestamp::UNIX_EPOCH,
            reason: String::new(),
            failures: 0,
            last_error: None,
            unchanged_crawls: 0,
            content_hash: None,
            start_url: None,
            etag: None,
            last_modified: None,
            page_count: 0,
        };
        let update = SiteUpdate { row: state, podcasts: Vec::new(), result: None };
        Self { update, pages: 0, bytes: 0, errors: Vec::new() }
    }
}

impl SiteCrawlOutcome {
    fn without_findings(state: SiteRow, reading: &SiteContents) -> Self {
        Self { update: SiteUpdate { row: state, podcasts: Vec::new(), result: None }, ..Self::from_stats(reading) }
    }

    fn from_stats(reading: &SiteContents) -> Self {
        let errors = reading.stats.errors.iter().map(|error| error.kind.clone()).collect();
        Self { pages: reading.stats.pages_crawled as u64, bytes: reading.stats.bytes as u64, errors, ..Self::default() }
    }
}

/// Returns the URL closest to the front page.
fn choose_start_url(podcasts: &[PodcastOfSite]) -> Option<String> {
    let nearest = podcasts.iter().min_by_key(|podcast| (podcast.url.len(), podcast.url.as_str()));
    nearest.map(|podcast| podcast.url.clone())
}

/// Returns the site's findings for one of its podcasts.
fn result_for_podcast(
    reading: &SiteContents,
    podcast: &PodcastOfSite,
    shows: u32,
    all: &[PodcastOfSite],
) -> CrawlResult {
    // A parked domain shows the addresses of its seller.
    if reading.state == SiteState::Parked {
        return CrawlResult { state: reading.state, stats: reading.stats.clone(), ..CrawlResult::default() };
    }
    let mut names = vec![podcast.title.clone()];
    names.extend(podcast.author.clone().filter(|_| shows == 1));
    let mut result = reading.to_result(&names, &BoilerplateAccounts::default());
    if shows > 1 {
        let others = all.iter().filter(|other| other.id != podcast.id).map(|other| other.url.as_str());
        keep_findings_of_show(&mut result, &ShowOnSite::new(&podcast.title, &podcast.url, others), shows);
    }
    result
}

fn build_links(reading: &SiteContents, result: &CrawlResult, podcast: &PodcastOfSite, now: Timestamp) -> Vec<Link> {
    let links = result.profiles.iter().map(|found| {
        let kind_of =
            |page: &&String| reading.pages.iter().find(|read| read.url.as_str() == page.as_str()).map(|read| read.kind);
        let best = found.pages.iter().max_by_key(|page| kind_of(page).map_or(0, |kind| kind.contact_priority()));
        let seen_on = best.map(|page| LinkSighting {
            page: page.clone(),
            page_kind: kind_of(&page).map_or("other", |kind| kind.as_str()).to_owned(),
            count: u32::try_from(found.count).unwrap_or(u32::MAX),
            confidence: found.confidence,
        });
        Link {
            podcast_id: podcast.id,
            kind: found.kind,
            url: found.url.clone(),
            source: LinkSource::Website,
            sighting: seen_on,
            first_seen_at: now,
            last_seen_at: now,
        }
    });
    links.collect()
}

/// Returns what the pages contain apart from contacts.
fn build_site_result(reading: &SiteContents) -> SiteCrawlRecord {
    let external: BTreeSet<&str> =
        reading.pages.iter().flat_map(|page| page.external_urls.iter().map(Url::as_str)).take(MAX_EXTERNAL).collect();
    let stats = &reading.stats;
    let errors = stats.errors.iter().map(|error| SiteError {
        url: error.url.clone(),
        kind: error.kind.clone(),
        message: error.message.clone(),
    });
    SiteCrawlRecord {
        external_links: external.into_iter().map(str::to_owned).collect(),
        visited_urls: reading.pages.iter().map(|page| page.url.to_string()).collect(),
        errors: errors.collect(),
        duration_ms: u64::try_from(stats.duration.as_millis()).unwrap_or(u64::MAX),
        bytes: stats.bytes as u64,
        cache_hits: stats.cache_hits as u64,
        cache_misses: stats.cache_misses as u64,
        stopped_by: stats.stopped_by.map(str::to_owned),
    }
}

/// Hashes the findings only, not the rest of the pages.
fn content_hash(results: &[CrawlResult]) -> String {
    let mut found: Vec<&str> = Vec::new();
    for result in results {
        found.extend(result.emails.iter().map(|found| found.email.as_str()));
        found.extend(result.phones.iter().map(|found| found.phone.as_str()));
        found.extend(result.contact_pages.iter().map(|found| found.url.as_str()));
        found.extend(result.profiles.iter().map(|found| found.url.as_str()));
    }
    found.sort_unstable();
    hex::encode(&Sha256::digest(found.join("\n"))[..16])
}

//! One site of the catalog: which address to begin at, whether to ask at all, and what to write.

use super::mail::Remembered;
use super::schedule::{Outcome, next};
use crate::contacts::{OfSite, with_site};
use crate::crawl::{CrawlLimits, CrawlOptions, Fetcher, NoCache, SiteReading, Validators, read_site};
use crate::site::{CrawlResult, Leftovers, ShowOnSite, SiteState, keep_of_show};
use earshot_catalog::{PodcastFindings, PodcastOfSite, SiteError, SiteResult, SiteRow, SiteToCrawl, SiteUpdate};
use earshot_model::{Clock, Link, LinkSource, OptOuts, SeenOn, Timestamp, domain_of_address};
use sha2::{Digest, Sha256};
use std::collections::{BTreeSet, HashMap};
use url::Url;

/// Pages of shows that a crawl of their common site is led to.
const MAX_ALSO: usize = 10;
/// Links to elsewhere that are kept of a site.
const MAX_EXTERNAL: usize = 200;
/// Each so many crawls the whole site is read, whatever its first page's validators say.
const IN_FULL_EACH: u32 = 3;

/// What all crawls of a run have in common.
pub(super) struct Common<'a, F> {
    pub(super) fetcher: &'a F,
    pub(super) mail: &'a Remembered,
    pub(super) hidden: &'a OptOuts,
    pub(super) limits: CrawlLimits,
    pub(super) clock: &'a Clock,
}

impl<F: Fetcher> Common<'_, F> {
    /// Crawls a site. Whatever it does, there is an update: at the least when it is asked next.
    pub(super) async fn crawl(&self, mut site: SiteToCrawl) -> Crawled {
        site.podcasts.retain(|podcast| !self.hidden.has_show(podcast.id));
        let row = site.state.clone();
        let Some(start) = start_of(&site.podcasts) else {
            return self.unread(row, Outcome::Refused, "refused", "no podcast names it any more");
        };
        let host = Url::parse(&start).ok().and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default();
        if self.hidden.has_domain(&host) {
            return self.unread(row, Outcome::Refused, "refused", "its owner does not want it");
        }
        let Ok(reading) = read_site(&start, self.fetcher, &NoCache, &self.options(&site, &start)).await else {
            return self.unread(row, Outcome::Refused, "refused", "it is no address of a site");
        };
        if reading.is_unchanged {
            let outcome = Outcome::Unchanged(row.unchanged + 1);
            return Crawled::nothing(self.row(row, outcome, None), &reading);
        }
        if reading.pages.is_empty() {
            let error = reading.stats.errors.first();
            let is_refused = error.is_some_and(|error| matches!(error.kind.as_str(), "robots" | "platform"));
            let outcome = if is_refused { Outcome::Refused } else { Outcome::Failed(row.failures + 1) };
            let message = error.map_or_else(|| "no page in time".to_owned(), |error| error.message.clone());
            let state = if is_refused { "refused" } else { "failing" };
            let mut row = self.row(row, outcome, Some(message));
            state.clone_into(&mut row.state);
            return Crawled::nothing(row, &reading);
        }
        self.read(site, start, reading).await
    }

    fn options(&self, site: &SiteToCrawl, start: &str) -> CrawlOptions {
        let row = &site.state;
        // A show that was never written needs the pages.
        let may_skip = row.start_url.as_deref() == Some(start)
            && row.unchanged % IN_FULL_EACH != IN_FULL_EACH - 1
            && site.podcasts.iter().all(|podcast| podcast.contacts.site.is_some());
        let validators = Validators { etag: row.etag.clone(), last_modified: row.last_modified.clone() };
        let also = site.podcasts.iter().map(|podcast| &podcast.url).filter(|url| *url != start);
        CrawlOptions {
            limits: self.limits,
            also: also.take(MAX_ALSO).cloned().collect(),
            unless: (may_skip && validators != Validators::default()).then_some(validators),
            ..CrawlOptions::default()
        }
    }

    async fn read(&self, site: SiteToCrawl, start: String, reading: SiteReading) -> Crawled {
        let now = self.clock.now();
        let SiteToCrawl { state: row, shows, podcasts } = site;
        // A hundred shows times twenty pages is nothing for the network's threads.
        let joined = tokio::task::spawn_blocking(move || {
            let of_each = podcasts.iter().map(|podcast| says_of(&reading, podcast, shows, &podcasts));
            (of_each.collect::<Vec<CrawlResult>>(), podcasts, reading)
        });
        let (results, podcasts, reading) = match joined.await {
            Ok(joined) => joined,
            Err(error) => {
                let outcome = Outcome::Failed(row.failures + 1);
                return self.unread(row, outcome, "failing", &error.to_string());
            }
        };
        let reading = &reading;
        let takes_mail = self.ask_mail_servers(&results).await;
        let findings = podcasts.iter().zip(&results).map(|(podcast, result)| {
            let of = OfSite {
                podcast: podcast.id,
                feed_url: &podcast.feed_url,
                title: &podcast.title,
                shows,
                takes_mail: &takes_mail,
            };
            let contacts = with_site(&podcast.contacts, reading, result, of, self.hidden, now);
            PodcastFindings {
                podcast_id: podcast.id,
                links: links(reading, result, podcast, now),
                contacts,
                other_named: result.other_named(),
            }
        });
        let podcasts = findings.collect();
        let content_hash = content_hash(&results);
        let is_same = row.content_hash.as_deref() == Some(content_hash.as_str());
        let outcome = match reading.state {
            SiteState::Parked | SiteState::NeedsJavascript => Outcome::Parked,
            SiteState::Fine if is_same => Outcome::Unchanged(row.unchanged + 1),
            SiteState::Fine => Outcome::Changed,
            SiteState::Unread => Outcome::Failed(row.failures + 1),
        };
        let state = SiteRow {
            state: reading.state.as_str().to_owned(),
            crawled_at: Some(now),
            unchanged: if is_same { row.unchanged + 1 } else { 0 },
            content_hash: Some(content_hash),
            start_url: Some(start),
            etag: reading.validators.etag.clone(),
            last_modified: reading.validators.last_modified.clone(),
            pages: u32::try_from(reading.stats.pages_crawled).unwrap_or(u32::MAX),
            ..self.row(row, outcome, None)
        };
        let update = SiteUpdate { state, podcasts, result: Some(result_of(reading)) };
        Crawled { update, ..Crawled::nothing_of(reading) }
    }

    async fn ask_mail_servers(&self, results: &[CrawlResult]) -> HashMap<String, bool> {
        let mut answers = HashMap::new();
        for found in results.iter().flat_map(|result| &result.emails) {
            let domain = domain_of_address(&found.email).unwrap_or_default().to_lowercase();
            if !answers.contains_key(&domain)
                && let Some(takes_mail) = self.mail.takes_mail(&domain).await
            {
                answers.insert(domain, takes_mail);
            }
        }
        answers
    }

    /// The row after an outcome, with everything else as it was.
    fn row(&self, row: SiteRow, outcome: Outcome, last_error: Option<String>) -> SiteRow {
        let now = self.clock.now();
        SiteRow {
            asked_at: Some(now),
            next_at: next(outcome, &row.site, now),
            why: outcome.why().to_owned(),
            failures: if let Outcome::Failed(times) = outcome { times } else { 0 },
            unchanged: if let Outcome::Unchanged(times) = outcome { times } else { row.unchanged },
            last_error,
            ..row
        }
    }

    fn unread(&self, row: SiteRow, outcome: Outcome, state: &str, why: &str) -> Crawled {
        let state = SiteRow { state: state.to_owned(), ..self.row(row, outcome, Some(why.to_owned())) };
        Crawled { update: SiteUpdate { state, podcasts: Vec::new(), result: None }, ..Crawled::default() }
    }
}

/// What became of a site, and what it took.
#[derive(Debug)]
pub(super) struct Crawled {
    pub(super) update: SiteUpdate,
    pub(super) pages: u64,
    pub(super) bytes: u64,
    pub(super) errors: Vec<String>,
}

impl Default for Crawled {
    fn default() -> Self {
        let state = SiteRow {
            site: String::new(),
            state: String::new(),
            crawled_at: None,
            asked_at: None,
            next_at: Timestamp::UNIX_EPOCH,
            why: String::new(),
            failures: 0,
            last_error: None,
            unchanged: 0,
            content_hash: None,
            start_url: None,
            etag: None,
            last_modified: None,
            pages: 0,
        };
        let update = SiteUpdate { state, podcasts: Vec::new(), result: None };
        Self { update, pages: 0, bytes: 0, errors: Vec::new() }
    }
}

impl Crawled {
    fn nothing(state: SiteRow, reading: &SiteReading) -> Self {
        Self { update: SiteUpdate { state, podcasts: Vec::new(), result: None }, ..Self::nothing_of(reading) }
    }

    fn nothing_of(reading: &SiteReading) -> Self {
        let errors = reading.stats.errors.iter().map(|error| error.kind.clone()).collect();
        Self { pages: reading.stats.pages_crawled as u64, bytes: reading.stats.bytes as u64, errors, ..Self::default() }
    }
}

/// The address that is nearest to the front page.
fn start_of(podcasts: &[PodcastOfSite]) -> Option<String> {
    let nearest = podcasts.iter().min_by_key(|podcast| (podcast.url.len(), podcast.url.as_str()));
    nearest.map(|podcast| podcast.url.clone())
}

/// What the site says of one of its podcasts.
fn says_of(reading: &SiteReading, podcast: &PodcastOfSite, shows: u32, all: &[PodcastOfSite]) -> CrawlResult {
    // What is for sale has addresses of those who sell.
    if reading.state == SiteState::Parked {
        return CrawlResult { state: reading.state, stats: reading.stats.clone(), ..CrawlResult::default() };
    }
    let mut names = vec![podcast.title.clone()];
    names.extend(podcast.author.clone().filter(|_| shows == 1));
    let mut result = reading.result(&names, &Leftovers::default());
    if shows > 1 {
        let others = all.iter().filter(|other| other.id != podcast.id).map(|other| other.url.as_str());
        keep_of_show(&mut result, &ShowOnSite::new(&podcast.title, &podcast.url, others), shows);
    }
    result
}

fn links(reading: &SiteReading, result: &CrawlResult, podcast: &PodcastOfSite, now: Timestamp) -> Vec<Link> {
    let links = result.profiles.iter().map(|found| {
        let kind_of =
            |page: &&String| reading.pages.iter().find(|read| read.url.as_str() == page.as_str()).map(|read| read.kind);
        let best = found.pages.iter().max_by_key(|page| kind_of(page).map_or(0, |kind| kind.promise()));
        let seen_on = best.map(|page| SeenOn {
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
            seen_on,
            first_seen_at: now,
            last_seen_at: now,
        }
    });
    links.collect()
}

/// What the pages say beside contacts.
fn result_of(reading: &SiteReading) -> SiteResult {
    let external: BTreeSet<&str> =
        reading.pages.iter().flat_map(|page| page.external.iter().map(Url::as_str)).take(MAX_EXTERNAL).collect();
    let stats = &reading.stats;
    let errors = stats.errors.iter().map(|error| SiteError {
        url: error.url.clone(),
        kind: error.kind.clone(),
        message: error.message.clone(),
    });
    SiteResult {
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

/// Of what was found, whatever the pages around it say.
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

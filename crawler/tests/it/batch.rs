//! The site crawl batch: what is written, when sites are crawled again, and that an interrupted run resumes.

use crate::sites::client;
use crate::test_support::podcast;
use axum::Router;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse};
use axum::routing::get;
use chrono::{Duration, TimeZone as _, Utc};
use earshot_catalog::{CatalogError, CatalogOptions, DataDir, FeedState, FeedUpdate, GenerationDatabase, Writer};
use earshot_crawler::crawl::CrawlLimits;
use earshot_crawler::{NoMailServers, SiteCrawl, SiteCrawlReport, crawl_sites, extract_links_of_feeds};
use earshot_model::{Clock, LinkSource, OptOut, Podcast, PodcastContacts, PodcastId, Timestamp};
use earshot_net::HttpClient;
use earshot_testkit::LocalServer;
use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use tokio::runtime::Runtime;

fn day(number: i64) -> Timestamp {
    Utc.with_ymd_and_hms(2026, 11, 1, 12, 0, 0).single().expect("a moment") + Duration::days(number)
}

fn writer(folder: &Path) -> Writer {
    let options = CatalogOptions { memory_mib: 256, threads: 2, patience: std::time::Duration::from_secs(120) };
    Writer::open(&DataDir::new(folder), options, "test").expect("opens")
}

fn put(writer: &mut Writer, shows: &[Podcast], at: Timestamp) {
    let update = |show: &Podcast| FeedUpdate {
        state: FeedState {
            url: show.feed_url.clone(),
            podcast_id: show.id,
            fetched_at: at,
            body_hash: None,
            podcast_hash: 1,
            items: Vec::new(),
        },
        podcast: Some(show.clone()),
        episodes: Vec::new(),
        gone_episodes: Vec::new(),
        issues: Vec::new(),
        keys: Vec::new(),
    };
    writer.put_feeds(shows.iter().map(update).collect()).expect("writes");
    extract_links_of_feeds(writer, &Clock::fixed(at), |_| ()).expect("reads feeds");
}

fn show(title: &str, website: &str) -> Podcast {
    let mut show = podcast(&format!("https://feeds.example/{title}"), title);
    show.website_url = Some(website.to_owned());
    show
}

fn crawl(writer: &mut Writer, runtime: &Runtime, at: Timestamp, most: Option<u64>) -> SiteCrawlReport {
    let crawl: SiteCrawl<HttpClient> = SiteCrawl {
        fetcher: Arc::new(client()),
        mail_servers: Arc::new(NoMailServers),
        runtime: runtime.handle().clone(),
        clock: Clock::fixed(at),
        limits: CrawlLimits::default(),
        max_concurrent_sites: 4,
        max_sites: most,
        stop_flag: Arc::new(AtomicBool::new(false)),
    };
    let mut finished = 0;
    let report = crawl_sites(writer, &crawl, |so_far| {
        finished += 1;
        assert_eq!(so_far.sites, finished, "progress is reported per site");
    })
    .expect("crawls");
    assert_eq!(report.sites, finished);
    report
}

/// Returns the contacts as the next crawl reads them.
fn contacts_of(writer: &mut Writer, podcast: PodcastId) -> PodcastContacts {
    let sites = writer.sites_to_crawl(day(10_000), 100, &HashSet::new()).expect("reads");
    let mut podcasts = sites.into_iter().flat_map(|site| site.podcasts);
    podcasts.find(|found| found.id == podcast).map(|found| found.contacts).unwrap_or_default()
}

fn site(name: &'static str) -> Router {
    let page = move |body: &'static str| async move {
        Html(format!("<title>{name}</title><a href=/contact>Contact</a>{}", body.replace("NAME", name)))
    };
    Router::new()
        .route("/", get(move || page("<a href=https://github.com/NAME>Us</a>")))
        .route("/contact", get(move || page("<h1>Contact</h1><a href=mailto:hi@NAME.org>Write</a>")))
}

#[test]
fn due_sites_are_crawled_joined_with_the_feed_and_scheduled() {
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let fine = runtime.block_on(LocalServer::serve(site("slowledger")));
    let gone = runtime.block_on(LocalServer::serve(Router::new()));
    let mut shows = [
        show("slowledger", &fine.url("/")),
        show("lost", &gone.url("/")),
        show("profile", "https://www.instagram.com/profile/"),
    ];
    shows[0].owner_email = Some("owner@slowledger.org".to_owned());
    put(&mut writer, &shows, day(0));
    assert_eq!(writer.count_sites_to_crawl(day(0)).expect("reads"), 2, "a profile is not a site");

    let report = crawl(&mut writer, &runtime, day(0), None);
    assert_eq!((report.sites, report.pages, report.podcasts), (2, 2, 1), "{report:?}");
    assert_eq!(
        report.outcomes.iter().map(|(why, n)| (why.as_str(), *n)).collect::<Vec<_>>(),
        [("changed", 1), ("failed", 1)]
    );
    let contacts = contacts_of(&mut writer, shows[0].id);
    let emails: Vec<_> = contacts.current_emails().map(|email| email.email.as_str()).collect();
    assert_eq!(emails, ["hi@slowledger.org", "owner@slowledger.org"]);
    let seen = &contacts.emails[0].sightings[0];
    assert_eq!((seen.page_kind.as_deref(), seen.first_seen_at), (Some("contact"), day(0)));
    assert!(contacts.site.is_some_and(|site| site.is_verified));
    let scored = writer.podcasts_to_score(10, day(0)).expect("reads");
    let links = scored.iter().find(|due| due.podcast.id == shows[0].id).map(|due| due.links.clone()).expect("due");
    assert!(links.iter().any(|link| link.source == LinkSource::Website && link.sighting.is_some()), "{links:?}");

    // A failed site is crawled again after a day, a successful one after two weeks, each shifted by up to a tenth.
    assert_eq!(crawl(&mut writer, &runtime, day(0), None).sites, 0);
    assert_eq!(crawl(&mut writer, &runtime, day(2), None).sites, 1);
    let later = crawl(&mut writer, &runtime, day(20), None);
    assert_eq!(later.outcomes.get("unchanged"), Some(&1), "{later:?}");
    assert_eq!(contacts_of(&mut writer, shows[0].id).emails[0].sightings[0].first_seen_at, day(0));
}

#[test]
fn a_site_whose_first_page_did_not_change_costs_one_request() {
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let sent = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&sent);
    let home = move |headers: HeaderMap| async move {
        if headers.get(header::IF_NONE_MATCH).is_some_and(|tag| tag == "\"1\"") {
            return StatusCode::NOT_MODIFIED.into_response();
        }
        counted.fetch_add(1, Ordering::SeqCst);
        ([(header::ETAG, "\"1\"")], Html("<title>slow</title><a href=mailto:hi@slow.org>Write</a>")).into_response()
    };
    let web = runtime.block_on(LocalServer::serve(Router::new().route("/", get(home))));
    let shows = [show("slow", &web.url("/"))];
    put(&mut writer, &shows, day(0));
    crawl(&mut writer, &runtime, day(0), None);
    let report = crawl(&mut writer, &runtime, day(30), None);
    assert_eq!((report.sites, report.pages, sent.load(Ordering::SeqCst)), (1, 0, 1));
    assert_eq!(report.outcomes.get("unchanged"), Some(&1));
    assert_eq!(contacts_of(&mut writer, shows[0].id).current_emails().count(), 1, "the site still has them");

    // A show that names the site later has no findings yet, so the pages are needed.
    let second = [show("second", &web.url("/second"))];
    put(&mut writer, &second, day(33));
    crawl(&mut writer, &runtime, day(33), None);
    assert_eq!(sent.load(Ordering::SeqCst), 2);
    assert!(contacts_of(&mut writer, second[0].id).site.is_some_and(|site| site.shows == 2));
}

#[test]
fn a_stopped_crawl_resumes_and_skips_opted_out_sites() {
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let webs: Vec<LocalServer> = (0..3).map(|_| runtime.block_on(LocalServer::serve(site("slow")))).collect();
    let shows: Vec<Podcast> =
        webs.iter().enumerate().map(|(n, web)| show(&format!("slow {n}"), &web.url("/"))).collect();
    put(&mut writer, &shows, day(0));
    let out = OptOut::new(&shows[2].id.to_string(), "asked", day(0)).expect("an id");
    writer.add_opt_outs(&[out]).expect("writes");
    assert_eq!(crawl(&mut writer, &runtime, day(0), Some(1)).sites, 1);
    let rest = crawl(&mut writer, &runtime, day(0), None);
    assert_eq!(rest.sites, 2);
    assert_eq!(contacts_of(&mut writer, shows[2].id), PodcastContacts::default());
    let requested = shows[..2].iter().filter(|show| contacts_of(&mut writer, show.id).site.is_some()).count();
    assert_eq!(requested, 2);
    assert_eq!(crawl(&mut writer, &runtime, day(0), None).sites, 0);
}

/// A site with a theme whose author's account and address surround every page.
fn themed(name: &'static str) -> Router {
    let page = move || async move {
        Html(format!(
            "<title>{name}</title><header><a href=https://github.com/{name}>Us</a></header><p>Write to hi@{name}.org</p>\
             <footer><a href=https://twitter.com/themeforge>Follow</a> <a href=mailto:help@themeforge.dev>Help</a></footer>"
        ))
    };
    Router::new().route("/", get(page))
}

/// Returns links and addresses of each show, as a generation contains them.
fn found(writer: &mut Writer, shows: &[Podcast]) -> Vec<Vec<String>> {
    let folder = tempfile::tempdir().expect("temporary folder");
    writer.export(folder.path(), "all", 0).expect("exports");
    let mut found = vec![Vec::new(); shows.len()];
    let snapshot = GenerationDatabase::open(folder.path(), &CatalogOptions::default()).expect("opens");
    let read = snapshot.visit_part::<CatalogError>("all", |document, _| {
        let at = shows.iter().position(|show| show.id == document.podcast.id).expect("one of the shows");
        found[at].extend(document.links.into_iter().map(|link| link.url));
        found[at].extend(document.contacts.emails.into_iter().map(|email| email.email));
        Ok(())
    });
    read.expect("reads");
    found
}

#[test]
fn accounts_on_many_unrelated_sites_are_boilerplate() {
    const NAMES: [&str; 5] = ["slowledger", "riverwinter", "breadengine", "copperbridge", "lanternroom"];
    let runtime = Runtime::new().expect("a runtime");
    let webs = NAMES.map(|name| runtime.block_on(LocalServer::serve(themed(name))));
    let theirs = ["https://x.com/themeforge", "help@themeforge.dev"];
    let own = |name: &str| vec![format!("https://github.com/{name}"), format!("hi@{name}.org")];
    // How the shows differ, and whether they then have a common owner.
    for (author, owner, is_related) in
        [(None, None, false), (Some("Net"), None, true), (None, Some("ada@net.org"), true)]
    {
        let folder = tempfile::tempdir().expect("temporary folder");
        let mut writer = writer(folder.path());
        let show = |at: usize| Podcast {
            author: Some(author.map_or_else(|| format!("Author {at}"), str::to_owned)),
            owner_email: owner.map(str::to_owned),
            ..show(NAMES[at], &webs[at].url("/"))
        };
        let shows: Vec<Podcast> = (0..NAMES.len()).map(show).collect();
        put(&mut writer, &shows, day(0));
        let has_theirs =
            |found: &Vec<String>| theirs.iter().filter(|contact| found.iter().any(|one| one == *contact)).count();
        // One site at a time: later sites correct what was written before.
        for crawled in 1..=NAMES.len() {
            assert_eq!(crawl(&mut writer, &runtime, day(0), Some(1)).sites, 1);
            let with: usize = found(&mut writer, &shows).iter().map(has_theirs).sum();
            let expected = if crawled <= 3 || is_related { crawled * theirs.len() } else { 0 };
            assert_eq!(with, expected, "{author:?}, {owner:?}: after {crawled} sites");
        }
        for (name, found) in NAMES.iter().zip(found(&mut writer, &shows)) {
            assert!(own(name).iter().all(|contact| found.contains(contact)), "{name}: {found:?}");
        }
        // A second crawl gives the same result.
        assert_eq!(crawl(&mut writer, &runtime, day(40), None).sites, 5);
        let with: usize = found(&mut writer, &shows).iter().map(has_theirs).sum();
        assert_eq!(with, if is_related { 10 } else { 0 });
    }
}

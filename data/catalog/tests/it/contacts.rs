//! Contacts, sites and opt-outs.

use super::{now, podcast, update, writer};
use chrono::Duration;
use earshot_catalog::{
    CatalogError, CatalogOptions, CrawlUpdate, DataDir, GenerationDatabase, PodcastFindings, PodcastSite,
    PodcastToCrawl, SiteCrawlRecord, SiteRow, SiteToCrawl, SiteUpdate, Writer, opt_out_stamp, read_opt_outs,
};
use earshot_model::{
    ContactEmail, ContactPage, ContactSite, ContactSource, Link, LinkKind, LinkSighting, LinkSource, OptOut, Podcast,
    PodcastContacts, PodcastDocument, PodcastId, Sighting, SocialKind, Timestamp,
};
use std::collections::HashSet;
use std::path::Path;

fn contacts(email: &str, at: Timestamp) -> PodcastContacts {
    let sighting = Sighting {
        source: ContactSource::Website,
        page: Some("https://a.example/it's".to_owned()),
        page_kind: Some("contact".to_owned()),
        count: 2,
        context: "write \"us\"".to_owned(),
        confidence: 0.75,
        first_seen_at: at,
        last_seen_at: at,
    };
    PodcastContacts {
        emails: vec![ContactEmail {
            email: email.to_owned(),
            is_own_domain: true,
            takes_mail: None,
            mail_checked_at: None,
            sightings: vec![sighting],
        }],
        pages: vec![ContactPage {
            url: "https://a.example/contact".to_owned(),
            kind: "contact".to_owned(),
            title: "Contact".to_owned(),
            has_form: true,
            first_seen_at: at,
            last_seen_at: at,
        }],
        site: Some(ContactSite {
            url: "https://a.example/".to_owned(),
            state: "fine".to_owned(),
            is_verified: true,
            shows: 1,
            pages: 3,
            checked_at: at,
        }),
        ..PodcastContacts::default()
    }
}

fn crawl_feeds(writer: &mut Writer, site: &str) {
    loop {
        let due = writer.podcasts_to_crawl(100).expect("reads");
        if due.is_empty() {
            return;
        }
        note_site(writer, &due, site);
    }
}

fn note_site(writer: &mut Writer, due: &[PodcastToCrawl], site: &str) {
    let updates: Vec<_> = due
        .iter()
        .map(|due| CrawlUpdate {
            podcast_id: due.podcast.id,
            revision: due.revision,
            links: Vec::new(),
            site: Some(PodcastSite { site_key: site.to_owned(), url: format!("https://{site}/") }),
            contacts: None,
        })
        .collect();
    writer.put_links(&updates, now()).expect("writes");
}

fn site_update(site: &SiteToCrawl, at: Timestamp, email: &str) -> SiteUpdate {
    let podcasts = site.podcasts.iter().map(|podcast| PodcastFindings {
        podcast_id: podcast.id,
        links: vec![Link {
            podcast_id: podcast.id,
            kind: LinkKind::Social(SocialKind::Github),
            url: format!("https://github.com/{}", email.split('@').next().unwrap_or_default()),
            source: LinkSource::Website,
            sighting: Some(LinkSighting {
                page: "https://a.example/".to_owned(),
                page_kind: "home".to_owned(),
                count: 3,
                confidence: 0.5,
            }),
            first_seen_at: at,
            last_seen_at: at,
        }],
        contacts: contacts(email, at),
        unattributed_accounts: Vec::new(),
    });
    let state = SiteRow {
        state: "fine".to_owned(),
        crawled_at: Some(at),
        requested_at: Some(at),
        next_at: at + Duration::days(30),
        reason: "unchanged".to_owned(),
        etag: Some("\"1\"".to_owned()),
        page_count: 3,
        ..site.row.clone()
    };
    let result = SiteCrawlRecord {
        external_links: vec!["https://b.example/it's".to_owned()],
        visited_urls: vec!["https://a.example/".to_owned()],
        duration_ms: 12,
        ..SiteCrawlRecord::default()
    };
    SiteUpdate { row: state, podcasts: podcasts.collect(), result: Some(result) }
}

fn documents(writer: &mut Writer, folder: &Path, part: &str) -> Vec<PodcastDocument> {
    let tables = folder.join("tables");
    writer.export(&tables, part, 0).expect("exports");
    let database = GenerationDatabase::open(&tables, &CatalogOptions::default()).expect("opens");
    let mut found = Vec::new();
    database
        .visit_part::<CatalogError>(part, |document, _| {
            found.push(document);
            Ok(())
        })
        .expect("reads");
    found
}

fn show(number: usize, owner: Option<&str>) -> Podcast {
    let mut show = podcast(&format!("https://a.example/{number}"), &format!("Show {number}"));
    show.owner_email = owner.map(str::to_owned);
    show
}

fn due(writer: &mut Writer, at: Timestamp) -> Vec<SiteToCrawl> {
    writer.sites_to_crawl(at, 10, &HashSet::new()).expect("reads")
}

#[test]
fn a_site_is_due_once_for_all_its_podcasts_and_its_findings_are_exported() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    writer.put_feeds(vec![update(&show(1, None), vec![]), update(&show(2, None), vec![])]).expect("writes");
    crawl_feeds(&mut writer, "a.example");

    let sites = due(&mut writer, now());
    assert_eq!(sites.len(), 1);
    assert_eq!((sites[0].podcast_count, sites[0].podcasts.len(), sites[0].row.reason.as_str()), (2, 2, "new"));
    let under_way = HashSet::from(["a.example".to_owned()]);
    assert!(writer.sites_to_crawl(now(), 10, &under_way).expect("reads").is_empty());

    let first = now() + Duration::hours(1);
    writer.put_sites(&[site_update(&sites[0], first, "hi@a.example")], first).expect("writes");
    assert!(due(&mut writer, first).is_empty());
    let status = writer.site_status("a.example").expect("reads").expect("known");
    assert_eq!((status.podcast_count, status.row.page_count, status.row.next_at), (2, 3, first + Duration::days(30)));
    assert_eq!(status.result.expect("stored").external_links, ["https://b.example/it's"]);
    assert!(writer.site_status("b.example").expect("reads").is_none());
    let documents_of_first = documents(&mut writer, folder.path(), "one");
    assert_eq!(documents_of_first[0].contacts, contacts("hi@a.example", first));
    let link = &documents_of_first[0].links[0];
    assert_eq!(link.sighting.as_ref().map(|seen| (seen.count, seen.confidence)), Some((3, 0.5)));

    // The next crawl finds another account: the first one stays in the catalog and is no longer current.
    let second = first + Duration::days(40);
    let again = due(&mut writer, second);
    assert_eq!(again[0].row.etag.as_deref(), Some("\"1\""));
    assert_eq!(again[0].podcasts[0].contacts.emails[0].email, "hi@a.example");
    writer.put_sites(&[site_update(&again[0], second, "team@a.example")], second).expect("writes");
    let links: Vec<_> = documents(&mut writer, folder.path(), "two").remove(0).links;
    assert_eq!(links.iter().map(|link| link.url.as_str()).collect::<Vec<_>>(), ["https://github.com/team"]);
}

#[test]
fn a_further_podcast_makes_a_known_site_due() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    writer.put_feeds(vec![update(&show(1, None), vec![])]).expect("writes");
    crawl_feeds(&mut writer, "a.example");
    let long_ago = now() - Duration::days(3);
    let sites = due(&mut writer, now());
    writer.put_sites(&[site_update(&sites[0], long_ago, "hi@a.example")], long_ago).expect("writes");
    assert!(due(&mut writer, now()).is_empty());
    writer.put_feeds(vec![update(&show(2, None), vec![])]).expect("writes");
    crawl_feeds(&mut writer, "a.example");
    let sites = due(&mut writer, now());
    assert_eq!(
        sites.iter().map(|site| (site.podcast_count, site.row.reason.as_str())).collect::<Vec<_>>(),
        [(2, "new-podcast")]
    );
}

#[test]
fn an_opt_out_hides_contacts_and_its_removal_restores_them() {
    let folder = tempfile::tempdir().expect("temporary folder");
    let mut writer = writer(folder.path());
    let shows = [show(1, Some("Hi@a.example")), show(2, Some("other@b.example"))];
    writer.put_feeds(shows.iter().map(|show| update(show, vec![])).collect()).expect("writes");
    crawl_feeds(&mut writer, "a.example");
    let sites = due(&mut writer, now());
    writer.put_sites(&[site_update(&sites[0], now(), "hi@a.example")], now()).expect("writes");
    let before = writer.export(&folder.path().join("before"), "p", 0).expect("exports").revision;

    let dir = DataDir::new(folder.path());
    assert_eq!(opt_out_stamp(&dir), 0);
    let entry = OptOut::new("hi@A.example", "wrote to us", now()).expect("an address");
    assert_eq!(writer.add_opt_outs(std::slice::from_ref(&entry)).expect("writes"), 2);
    assert_eq!(writer.opt_outs().expect("reads"), std::slice::from_ref(&entry));
    let reported = read_opt_outs(&dir).expect("reads");
    assert!(reported.is_contact_opted_out(shows[0].id, "hi@a.example") && opt_out_stamp(&dir) != 0);
    let changed = writer.export(&folder.path().join("after"), "p", before).expect("exports");
    assert_eq!(changed.podcasts, 2, "the next generation has them anew");
    let found = documents(&mut writer, folder.path(), "one");
    let of = |id: PodcastId| found.iter().find(|document| document.podcast.id == id).expect("there");
    assert_eq!(of(shows[0].id).podcast.owner_email, None);
    assert_eq!(of(shows[1].id).podcast.owner_email.as_deref(), Some("other@b.example"));
    assert!(found.iter().all(|document| document.contacts.emails.is_empty()));
    assert_eq!(found[0].contacts.pages.len(), 1, "what is no address stays");

    assert!(writer.remove_opt_out(&entry).expect("writes"));
    assert!(!writer.remove_opt_out(&entry).expect("writes"), "it is off the list");
    assert!(!read_opt_outs(&dir).expect("reads").is_contact_opted_out(shows[0].id, "hi@a.example"));
    assert!(!writer.podcasts_to_crawl(10).expect("reads").is_empty(), "the feed is looked at again");
    assert_eq!(due(&mut writer, now()).len(), 1, "and so is the site");
}

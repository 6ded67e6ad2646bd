use super::*;
use crate::site::CrawlStats;
use chrono::{DateTime, Duration};
use earshot_model::PodcastNamespace;

fn day(number: i64) -> Timestamp {
    DateTime::UNIX_EPOCH + Duration::days(number)
}

fn podcast(owner: Option<&str>) -> Podcast {
    let mut podcast = crate::test_support::podcast("https://slow.example/rss", "The Slow Ledger");
    podcast.owner_email = owner.map(str::to_owned);
    podcast.website_url = Some("https://slow.example/".to_owned());
    podcast
}

fn result(emails: &[(&str, f32)]) -> CrawlResult {
    let emails = emails.iter().map(|(email, confidence)| FoundEmail {
        email: (*email).to_owned(),
        count: 3,
        pages: vec!["https://slow.example/".to_owned(), "https://slow.example/contact".to_owned()],
        form: crate::extract::EmailForm::Mailto,
        context: "write to us".to_owned(),
        confidence: *confidence,
        is_own_domain: email.ends_with("@slow.example"),
        is_similar: email.ends_with("@slow.example"),
    });
    let stats = CrawlStats { base_url: "https://slow.example/".to_owned(), pages_crawled: 2, ..CrawlStats::default() };
    CrawlResult { emails: emails.collect(), stats, ..CrawlResult::default() }
}

fn reading() -> SiteContents {
    let page = |url: &str, html: &str| {
        let url = Url::parse(url).expect("a URL");
        let page = crate::page::read_page(&url, html.as_bytes(), None).expect("a page");
        crate::extract::extract(&page, PageKind::classify(&url, &page.title))
    };
    SiteContents::from_pages(vec![
        page("https://slow.example/", "<title>The Slow Ledger</title><p>About money"),
        page("https://slow.example/contact", "<title>Contact | The Slow Ledger</title>"),
    ])
}

fn site(known: &PodcastContacts, found: &CrawlResult, hidden: &OptOuts, now: Timestamp) -> PodcastContacts {
    let accepts_mail = HashMap::from([("slow.example".to_owned(), true)]);
    let of = PodcastSiteContext {
        podcast: podcast(None).id,
        feed_url: "https://slow.example/rss",
        title: "The Slow Ledger",
        podcast_count: 1,
        accepts_mail: &accepts_mail,
    };
    merge_site_contacts(known, &reading(), found, of, hidden, now)
}

fn current(contacts: &PodcastContacts) -> Vec<&str> {
    contacts.current_emails().map(|email| email.email.as_str()).collect()
}

#[test]
fn feed_and_site_are_merged_and_keep_their_timestamps() {
    let hidden = OptOuts::default();
    let feed = merge_feed_contacts(&PodcastContacts::default(), &podcast(Some("Ada@gmail.com")), &hidden, day(1))
        .expect("some");
    let first = site(&feed, &result(&[("hi@slow.example", 0.8), ("ada@gmail.com", 0.7)]), &hidden, day(2));
    assert_eq!(current(&first), ["hi@slow.example", "Ada@gmail.com"], "the own domain comes first");
    let ada = &first.emails[1];
    assert_eq!(ada.sightings.len(), 3, "the feed and two pages");
    assert_eq!(first.emails[0].takes_mail, Some(true));
    assert!(first.site.as_ref().is_some_and(|site| site.is_verified && site.pages == 2));

    // A month later the site shows another address.
    let later = site(&first, &result(&[("team@slow.example", 0.8), ("ada@gmail.com", 0.7)]), &hidden, day(32));
    assert_eq!(current(&later), ["team@slow.example", "Ada@gmail.com"]);
    let gone = later.emails.iter().find(|email| email.email == "hi@slow.example").expect("nothing is lost");
    assert_eq!((gone.sightings[0].first_seen_at, gone.sightings[0].last_seen_at), (day(2), day(2)));
    let ada = later.emails.iter().find(|email| email.email == "Ada@gmail.com").expect("still there");
    let pages: Vec<_> = ada.sightings.iter().filter(|seen| seen.source == ContactSource::Website).collect();
    assert!(pages.iter().all(|seen| (seen.first_seen_at, seen.last_seen_at) == (day(2), day(32))));
    assert_eq!(pages[0].context, "write to us");

    // The feed changed: an address that it no longer contains is not current through the feed.
    let moved = merge_feed_contacts(&later, &podcast(Some("new@slow.example")), &hidden, day(40)).expect("some");
    assert_eq!(
        current(&moved),
        ["team@slow.example", "new@slow.example", "Ada@gmail.com"],
        "everybody's before a person's"
    );
}

#[test]
fn who_opted_out_is_not_stored_again() {
    let hidden: OptOuts =
        [earshot_model::OptOut::new("slow.example", "asked", day(0)).expect("a domain")].into_iter().collect();
    let feed = merge_feed_contacts(&PodcastContacts::default(), &podcast(Some("hi@slow.example")), &hidden, day(1));
    assert_eq!(feed, None);
    let found = result(&[("hi@slow.example", 0.9), ("ada@gmail.com", 0.9)]);
    assert_eq!(current(&site(&PodcastContacts::default(), &found, &hidden, day(1))), ["ada@gmail.com"]);
}

#[test]
fn a_feed_without_an_address_or_with_a_placeholder_stores_nothing() {
    let hidden = OptOuts::default();
    assert_eq!(merge_feed_contacts(&PodcastContacts::default(), &podcast(None), &hidden, day(1)), None);
    assert_eq!(
        merge_feed_contacts(&PodcastContacts::default(), &podcast(Some("you@example.com")), &hidden, day(1)),
        None
    );
    let mut locked = podcast(None);
    locked.namespace = PodcastNamespace { locked_owner: Some("owner@slow.example".to_owned()), ..Default::default() };
    let contacts = merge_feed_contacts(&PodcastContacts::default(), &locked, &hidden, day(1)).expect("some");
    assert_eq!(contacts.emails[0].sightings[0].source, ContactSource::FeedLocked);
}

//! Random feeds, each value in the form that parsing produces.

use earshot_ingest::feed::{FeedKind, ParsedChannel, ParsedFeed, ParsedItem};
use earshot_model::namespace::*;
use earshot_model::{
    Enclosure, EnclosureKind, EnclosureSource, EpisodeNamespace, Person, PodcastNamespace, TranscriptLink,
};
use proptest::option::of;
use proptest::prelude::*;

/// Words with characters that are special in XML and HTML.
fn words() -> impl Strategy<Value = String> + Clone {
    "[A-Za-z0-9é茶<>&;\"'#./-]{1,9}( [A-Za-zü<>&;b/]{1,6}){0,3}"
}

fn url() -> impl Strategy<Value = String> + Clone {
    "https://[a-z]{1,6}\\.example/[a-z0-9]{1,4}(/[a-zA-Z0-9._-]{1,5}[a-z])?(\\?a=[a-z]{1,3}&b=%20)?"
}

fn media() -> impl Strategy<Value = String> {
    "https://[a-z]{1,6}\\.example/[a-z0-9]{1,8}\\.mp3"
}

fn list<T: std::fmt::Debug>(of: impl Strategy<Value = T>) -> impl Strategy<Value = Vec<T>> {
    prop::collection::vec(of, 0..3)
}

fn dedupe<T: PartialEq>(list: Vec<T>) -> Vec<T> {
    let mut found = Vec::new();
    for value in list {
        if !found.contains(&value) {
            found.push(value);
        }
    }
    found
}

fn date() -> impl Strategy<Value = chrono::DateTime<chrono::Utc>> {
    (0_i64..4_000_000_000).prop_map(|seconds| chrono::DateTime::from_timestamp(seconds, 0).expect("in range"))
}

fn person() -> impl Strategy<Value = Person> {
    (words(), "(host|guest|cover art designer)", of("[a-z]{3,9}"), of(url()), of(url()))
        .prop_map(|(name, role, group, image_url, url)| Person { name, role, group, image_url, url })
}

fn alternate() -> impl Strategy<Value = Enclosure> {
    (media(), of(1_i64..1 << 40), of(1_i64..1_000_000_000), of(1_i32..4000), any::<bool>()).prop_map(
        |(uri, bytes, bits_per_second, height_px, is_default)| Enclosure {
            kind: EnclosureKind::Alternate,
            sources: vec![
                EnclosureSource { uri, media_type: None },
                EnclosureSource { uri: "ipfs://Qm".to_owned(), media_type: Some("application/ipfs".to_owned()) },
            ],
            media_type: Some("audio/mpeg".to_owned()),
            bytes,
            bits_per_second,
            height_px,
            language: Some("pt-BR".to_owned()),
            title: None,
            rel: Some("hq".to_owned()),
            codecs: None,
            is_default,
            integrity: None,
        },
    )
}

fn value() -> impl Strategy<Value = ValueBlock> {
    let recipient = (of("[A-Z][a-z]{0,8}"), "[0-9a-f]{8}", of(0_i32..100), any::<bool>()).prop_map(
        |(name, address, split, is_fee)| ValueRecipient { name, address, split, is_fee, ..Default::default() },
    );
    let split =
        (0_i64..600_000, of(1_i64..600_000), of(0_i32..=100)).prop_map(|(start_ms, duration_ms, percentage)| {
            ValueTimeSplit { start_ms, duration_ms, remote_percentage: percentage, ..Default::default() }
        });
    (list(recipient), list(split)).prop_map(|(recipients, time_splits)| ValueBlock {
        kind: "lightning".to_owned(),
        method: Some("keysend".to_owned()),
        recipients: dedupe(recipients),
        time_splits,
        ..Default::default()
    })
}

fn namespace() -> impl Strategy<Value = EpisodeNamespace> {
    let funding = (url(), of(words())).prop_map(|(url, text)| Funding { url, text });
    let bite = (0_i64..9_000_000, 1_i64..600_000, of(words())).prop_map(|(start_ms, duration_ms, title)| Soundbite {
        start_ms,
        duration_ms,
        title,
    });
    let chapter = (0_i64..9_000_000, words(), of(url())).prop_map(|(start_ms, title, url)| InlineChapter {
        start_ms,
        title,
        url,
        image_url: None,
    });
    let place = (words(), of("geo:[0-9]{1,2}\\.[0-9]{1,3},[0-9]{1,2}")).prop_map(|(name, geo)| Location {
        name,
        rel: "subject".to_owned(),
        geo,
        ..Default::default()
    });
    let social = (url(), of(0_i32..9)).prop_map(|(url, priority)| SocialInteract {
        protocol: "activitypub".to_owned(),
        url: Some(url),
        priority,
        ..Default::default()
    });
    let license = (words(), of(url())).prop_map(|(name, url)| License { name, url });
    (list(funding), list(bite), list(chapter), list(place), list(social), of(license), list(value()), any::<bool>())
        .prop_map(|(fundings, soundbites, chapters, locations, socials, license, values, blocked)| EpisodeNamespace {
            fundings: dedupe(fundings),
            soundbites: dedupe(soundbites),
            chapters,
            locations: dedupe(locations),
            social_interacts: dedupe(socials),
            license,
            values,
            blocked,
            ..Default::default()
        })
}

fn item() -> impl Strategy<Value = ParsedItem> {
    let link = (url(), any::<bool>(), of(Just("de".to_owned()))).prop_map(|(url, is_captions, language)| {
        TranscriptLink { url, media_type: Some("text/vtt".to_owned()), language, is_captions }
    });
    let texts = (of(words()), words(), of(words()), of(words()), words());
    let media = (media(), of(1_i64..1 << 40), of(1_i64..604_800), of(url()), of(url()), list(alternate()));
    let values = (of(date()), of(any::<bool>()), of(0_i32..1000), of(0_i32..1000));
    let lists = (list(person()), list(words()), list(link), namespace());
    (texts, media, values, lists).prop_map(|(texts, media, values, lists)| {
        let (guid, title, subtitle, author, raw_html) = texts;
        let (enclosure, enclosure_bytes, duration_s, image_url, web_url, enclosures) = media;
        ParsedItem {
            guid,
            title,
            subtitle,
            author,
            raw_html,
            html_base: web_url.clone(),
            web_url,
            enclosure_url: Some(enclosure),
            enclosure_type: Some("audio/mpeg".to_owned()),
            enclosure_bytes,
            duration_s,
            image_url,
            published_at: values.0,
            explicit: values.1,
            season: values.2,
            number: values.3,
            persons: dedupe(lists.0),
            keywords: dedupe(lists.1),
            transcript_links: dedupe(lists.2),
            namespace: lists.3,
            enclosures,
            playable: true,
            ..ParsedItem::default()
        }
    })
}

/// A podcast whose items have distinct titles, so that none matches another.
pub fn feed() -> impl Strategy<Value = ParsedFeed> {
    let texts = (words(), of(words()), words(), of(words()), of(words()));
    let rest = (list(person()), list(words()), of(any::<bool>()), of(any::<bool>()), namespace(), of(url()));
    (texts, rest, prop::collection::vec(item(), 1..5)).prop_map(|(texts, rest, mut items)| {
        let (title, author, raw_html, generator, copyright) = texts;
        let (persons, genres, explicit, locked, both, image_url) = rest;
        for (number, item) in items.iter_mut().enumerate() {
            item.title = format!("{number} {}", item.title);
        }
        let namespace = PodcastNamespace {
            fundings: both.fundings,
            locations: both.locations,
            license: both.license,
            values: both.values,
            social_interacts: both.social_interacts,
            ..Default::default()
        };
        let channel = ParsedChannel {
            title,
            author,
            raw_html,
            generator,
            copyright,
            image_url,
            explicit,
            locked,
            genres: dedupe(genres),
            persons: dedupe(persons),
            funding_url: namespace.fundings.first().map(|funding| funding.url.clone()),
            location: namespace.locations.first().map(|location| location.name.clone()),
            namespace,
            ..ParsedChannel::default()
        };
        ParsedFeed { kind: FeedKind::Rss, channel, items, issues: Vec::new() }
    })
}

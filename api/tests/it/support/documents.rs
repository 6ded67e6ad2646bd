//! Invented podcasts and episodes.

use chrono::{DateTime, Utc};
use earshot_model::namespace::InlineChapter;
use earshot_model::rating::{MeasuredDownloads, SocialProfile};
use earshot_model::{
    Affiliation, AffiliationKind, AffiliationSource, AppearanceKind, AudienceConfidence, AudienceEstimate,
    AudienceInput, ContactEmail, ContactPage, ContactPhone, ContactSite, ContactSource, CreditSource, Cue,
    DetectedSignal, DirectoryKind, Episode, EpisodeAliases, EpisodeCredits, EpisodeDocument, EpisodeId,
    EpisodeNamespace, GeneratedDescription, Link, LinkKind, LinkSource, MachineSignal, MachineSignals, Person,
    PersonCredit, Podcast, PodcastAliases, PodcastContacts, PodcastCredits, PodcastDocument, PodcastFigures, PodcastId,
    PodcastScore, ScoreInput, Sighting, SocialKind, SponsorCredit, SponsorKind, Transcript, TranscriptFormat,
    UpdateFrequency,
};

pub fn timestamp(text: &str) -> DateTime<Utc> {
    DateTime::parse_from_rfc3339(text).expect("an RFC 3339 date").to_utc()
}

/// The id of a record that was merged into the podcast with this slug.
pub fn former_id(slug: &str) -> PodcastId {
    PodcastId::from_feed_url(&format!("https://old.example/{slug}"))
}

pub fn podcast(slug: &str, title: &str) -> PodcastDocument {
    let seen = timestamp("2026-11-01T00:00:00Z");
    let feed_url = format!("https://feeds.example/{slug}");
    let id = PodcastId::from_feed_url(&feed_url);
    let link = |kind, url: &str, source| Link {
        podcast_id: id,
        kind,
        url: url.to_owned(),
        source,
        sighting: None,
        first_seen_at: seen,
        last_seen_at: seen,
    };
    let mastodon = LinkKind::Social(SocialKind::Mastodon);
    PodcastDocument {
        podcast: Podcast {
            slug: slug.to_owned(),
            title_original: format!("{title}, at first"),
            author: Some("Ann Author".to_owned()),
            owner_name: Some("Ann Author".to_owned()),
            owner_email: Some("ann@show.example".to_owned()),
            // As the feed reader stores it.
            description_html: format!("<p>All about {} &amp; more</p>", title.replace('<', "&lt;")),
            description: format!("All about {title} & more"),
            language: Some("en".to_owned()),
            genres: vec!["Technology".to_owned()],
            keywords: vec!["systems".to_owned()],
            image_url: Some("https://img.example/a.png".to_owned()),
            website_url: Some("javascript:alert(1)".to_owned()),
            explicit: Some(false),
            persons: vec![person("Hal Host", "host"), person("Gus Guest", "guest")],
            ..Podcast::new(&feed_url, title, seen)
        },
        score: Some(score(id, slug)),
        links: vec![
            link(
                LinkKind::Directory(DirectoryKind::Apple),
                "https://podcasts.apple.com/us/podcast/x/id1200361736",
                LinkSource::Website,
            ),
            link(mastodon, "https://mastodon.example/@show", LinkSource::FeedDescription),
            link(mastodon, "https://mastodon.example/@show", LinkSource::Website),
            link(
                LinkKind::Directory(DirectoryKind::Overcast),
                "https://overcast.fm/itunes1200361736",
                LinkSource::Website,
            ),
            link(
                LinkKind::Social(SocialKind::Linkedin),
                "https://www.linkedin.com/in/hal-host-1",
                LinkSource::FeedDescription,
            ),
        ],
        contacts: contacts(slug),
        aliases: PodcastAliases {
            ids: vec![former_id(slug)],
            slugs: vec![format!("old-{slug}")],
            feed_urls: vec![format!("https://old.example/{slug}")],
            guids: Vec::new(),
        },
        figures: PodcastFigures {
            apple_rating: Some(4.5),
            apple_ratings_count: Some(1_200.0),
            apple_rating_wilson: Some(0.87),
            castbox_plays: Some(30_000.0),
            youtube_views: Some(5_000_000.0),
            monthly_listeners: Some(9_000.0),
            ..PodcastFigures::default()
        },
        countries: vec!["GB".to_owned()],
        credits: PodcastCredits {
            hosts: vec![person_credit("Hal Host", AppearanceKind::Host)],
            has_guests: Some(true),
            has_advertisers: Some(true),
            has_host_read_sponsors: Some(true),
            professions: vec!["founder".to_owned(), "tea taster".to_owned()],
        },
        machine: MachineSignals::from_detected([
            DetectedSignal {
                signal: MachineSignal::Output,
                strength: 0.5,
                example: "900 episodes in 120 days".to_owned(),
            },
            DetectedSignal {
                signal: MachineSignal::Statement,
                strength: 0.9,
                example: "of the show: “made by ai”".to_owned(),
            },
        ]),
        shows: Vec::new(),
        is_private: false,
        profiles: newest_profiles(),
        downloads: Some(MeasuredDownloads {
            monthly: 12_400,
            until: Some(timestamp("2026-10-31T23:00:00Z")),
            read_at: timestamp("2026-11-01T06:00:00Z"),
        }),
        generated: Some(GeneratedDescription {
            short: format!("All about {title} & more"),
            long: format!("All about {title} & more Notes"),
            uses_description: true,
            uses_episodes: true,
        }),
        owner_statement: None,
        ignore_reason: None,
    }
}

/// The newest counts of each profile, as the index stores them.
fn newest_profiles() -> Vec<SocialProfile> {
    let mut profiles = super::ratings::profiles();
    profiles.dedup_by(|next, one| next.url == one.url);
    profiles
}

/// Contacts from feed and website: an address in both, one on the site only, one that is gone; a phone number, a fax
/// number, a form. The podcast `zero` has contacts in its feed only.
fn contacts(slug: &str) -> PodcastContacts {
    let (first, last) = (timestamp("2026-09-01T00:00:00Z"), timestamp("2026-11-01T00:00:00Z"));
    let seen = |source, page: Option<&str>, kind: Option<&str>, last_seen_at| Sighting {
        source,
        page: page.map(|page| format!("https://{slug}.example/{page}")),
        page_kind: kind.map(str::to_owned),
        count: 2,
        context: "Write to us".to_owned(),
        confidence: 0.876,
        first_seen_at: first,
        last_seen_at,
    };
    let on_page = |page, at| seen(ContactSource::Website, Some(page), Some("contact"), at);
    let email = |email: &str, takes_mail, sightings| ContactEmail {
        email: email.to_owned(),
        is_own_domain: !email.ends_with("gmial.com"),
        takes_mail,
        mail_checked_at: takes_mail.map(|_| last),
        sightings,
    };
    let phone = |phone: &str, is_fax| ContactPhone {
        phone: phone.to_owned(),
        is_fax,
        sightings: vec![on_page("contact", last)],
    };
    if slug == "zero" {
        let of_feed = email("ann@show.example", None, vec![seen(ContactSource::FeedOwner, None, None, last)]);
        return PodcastContacts { emails: vec![of_feed], feed_checked_at: Some(last), ..PodcastContacts::default() };
    }
    PodcastContacts {
        emails: vec![
            email(
                "ann@show.example",
                Some(true),
                vec![seen(ContactSource::FeedOwner, None, None, last), on_page("contact", last)],
            ),
            email("press@gmial.com", Some(false), vec![on_page("press", last)]),
            email("gone@show.example", None, vec![on_page("contact", first)]),
        ],
        phones: vec![phone("+4533121212", false), phone("+4533121213", true)],
        pages: vec![ContactPage {
            url: format!("https://{slug}.example/contact"),
            kind: "contact".to_owned(),
            title: "Contact".to_owned(),
            has_form: true,
            first_seen_at: first,
            last_seen_at: last,
        }],
        site: Some(ContactSite {
            url: format!("https://{slug}.example/"),
            state: "fine".to_owned(),
            is_verified: true,
            shows: 1,
            pages: 4,
            checked_at: last,
        }),
        feed_checked_at: Some(last),
    }
}

fn person(name: &str, role: &str) -> Person {
    Person { name: name.to_owned(), role: role.to_owned(), group: None, image_url: None, url: None }
}

fn score(id: PodcastId, slug: &str) -> PodcastScore {
    PodcastScore {
        podcast_id: id,
        episode_count: 2,
        transcript_count: 1,
        first_episode_at: Some(timestamp("2026-10-01T06:00:00Z")),
        last_episode_at: Some(timestamp("2026-10-08T06:00:00Z")),
        newest_at: Some(timestamp("2026-10-08T06:00:00Z")),
        median_interval_days: Some(7.0),
        update_frequency: Some(UpdateFrequency::Weekly),
        median_duration_s: Some(1_830.0),
        quality: Some(61.5),
        authority: Some(61.5),
        prior: None,
        inputs: vec![ScoreInput {
            sub_score: "quality".to_owned(),
            name: "posting-interval".to_owned(),
            observed: "every 7.0 days".to_owned(),
            value: 0.615,
            share: 1.0,
            measured_at: None,
        }],
        // One podcast has no audience data.
        audience: (slug != "slow-bread").then(|| AudienceEstimate {
            monthly_listeners: 4_200,
            confidence: AudienceConfidence::Medium,
            is_dormant: false,
            inputs: vec![AudienceInput {
                name: "apple-ratings".to_owned(),
                observed: "35 ratings".to_owned(),
                listeners: Some(4_200),
                share: 1.0,
            }],
        }),
        affiliation: (slug != "slow-bread").then(|| Affiliation {
            kind: AffiliationKind::LegacyMedia,
            organization: Some("Radio of Tea".to_owned()),
            source: Some(AffiliationSource::Owner),
        }),
        computed_at: timestamp("2026-11-02T00:00:00Z"),
    }
}

fn chapter(start_ms: i64, title: &str) -> InlineChapter {
    InlineChapter { start_ms, title: title.to_owned(), url: None, image_url: None }
}

pub fn episode(podcast: &PodcastDocument, number: i32) -> EpisodeDocument {
    let podcast_id = podcast.podcast.id;
    EpisodeDocument {
        episode: Episode {
            slug: format!("part-{number}"),
            guid: Some(number.to_string()),
            title: format!("Part {number} </script><b>"),
            description_html: "<p>Notes</p>".to_owned(),
            description: "Notes".to_owned(),
            enclosure_url: (number == 1).then(|| "https://media.example/1.mp3".to_owned()),
            enclosure_type: Some("audio/mpeg".to_owned()),
            duration_s: Some(1800),
            published_at: (number == 1).then(|| timestamp("2026-10-08T06:00:00Z")),
            number: Some(number),
            persons: vec![person("Gus Guest", "guest")],
            namespace: EpisodeNamespace {
                chapters: if number == 1 { vec![chapter(62_500, "Tea"), chapter(0, "Intro")] } else { Vec::new() },
                ..EpisodeNamespace::default()
            },
            ..Episode::new(
                EpisodeId::derive(podcast_id, &number.to_string()),
                podcast_id,
                timestamp("2026-11-01T00:00:00Z"),
            )
        },
        podcast_slug: podcast.podcast.slug.clone(),
        podcast_title: podcast.podcast.title.clone(),
        has_transcript: number == 1,
        aliases: EpisodeAliases {
            ids: vec![EpisodeId::derive(former_id(&podcast.podcast.slug), &number.to_string())],
            slugs: vec![format!("old-part-{number}")],
        },
        credits: EpisodeCredits {
            people: vec![
                person_credit("Hal Host", AppearanceKind::Host),
                PersonCredit {
                    role: Some("founder".to_owned()),
                    profession: None,
                    organization: Some("Tea Works".to_owned()),
                    source: CreditSource::Description,
                    snippet: Some("Gus Guest, founder of Tea Works".to_owned()),
                    confidence: 0.935,
                    ..person_credit("Gus Guest", AppearanceKind::Guest)
                },
                person_credit("Mia Mentioned", AppearanceKind::Mentioned),
            ],
            sponsors: vec![acme_sponsor()],
        },
    }
}

pub fn transcript(episode: &EpisodeDocument) -> Transcript {
    let cue = |index: i64| Cue {
        start_ms: Some(index * 2_500),
        end_ms: (index % 2 == 0).then_some(index * 2_500 + 2_000),
        speaker: Some("Hal Host".to_owned()),
        text: format!("Sentence <{index}>."),
    };
    Transcript {
        episode_id: episode.episode.id,
        podcast_id: episode.episode.podcast_id,
        language: Some("en".to_owned()),
        source: "https://feeds.example/t.vtt".to_owned(),
        format: TranscriptFormat::Vtt,
        cues: (0..30).map(cue).collect(),
        fetched_at: timestamp("2026-11-01T00:00:00Z"),
        corrected_at: None,
        confidence: None,
    }
}

fn acme_sponsor() -> SponsorCredit {
    SponsorCredit {
        name: "Acme".to_owned(),
        kind: SponsorKind::Sponsor,
        coupon_codes: vec!["RUST10".to_owned(), "RUST20".to_owned()],
        urls: vec!["https://acme.example".to_owned(), "javascript:alert(1)".to_owned()],
        snippet: None,
        is_host_read: Some(true),
        source: CreditSource::Transcript,
        confidence: 0.92,
    }
}

fn person_credit(name: &str, kind: AppearanceKind) -> PersonCredit {
    PersonCredit {
        name: name.to_owned(),
        key: name.to_lowercase(),
        kind,
        role: None,
        profession: None,
        organization: None,
        image_url: None,
        url: None,
        source: CreditSource::PersonTag,
        snippet: None,
        confidence: 1.0,
    }
}

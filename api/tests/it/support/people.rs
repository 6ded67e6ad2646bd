//! People and sponsors of the catalog in memory: two namesakes and a sponsor, in the first two podcasts.

use super::documents::{episode, podcast, timestamp};
use earshot_api::serving::{CreditedContent, PeopleTables, SponsorTables, TablesError};
use earshot_model::people::{AppearanceRecord, JoinReason, JoinedPodcast, ListEntry, PersonRecord, Spelling};
use earshot_model::sponsors::{CountedValue, SponsorReadRecord, SponsorRecord, SponsoredPodcast};
use earshot_model::{AppearanceKind, PodcastDocument, SponsorGroup, SponsorKind};

pub const PERSON: &str = "ada-example";
pub const NAMESAKE: &str = "ada-example-2";
pub const SPONSOR: &str = "acme-tea";

pub struct People {
    show: PodcastDocument,
    /// That of the namesake.
    other: PodcastDocument,
}

impl People {
    pub fn sample() -> Self {
        Self { show: podcast("rust-talk", "Rust Talk"), other: podcast("slow-bread", "Slow Bread") }
    }

    fn all(&self) -> [PersonRecord; 2] {
        let podcast = JoinedPodcast {
            podcast: self.show.podcast.id,
            appearances: 2,
            reason: Some(JoinReason::Profile("ada.example".to_owned())),
            confidence: 0.98,
        };
        let person = PersonRecord {
            slug: PERSON.to_owned(),
            name: "Ada Example".to_owned(),
            keys: vec!["ada example".to_owned()],
            spellings: ["Ada Example", "A. <Example>"]
                .map(|name| Spelling { name: name.to_owned(), credits: 1 })
                .into(),
            spelling_count: 900,
            podcasts: vec![podcast],
            podcast_count: 1,
            appearances: 2,
            hosted: 1,
            first_at: Some(timestamp("2024-01-02T00:00:00Z")),
            latest_at: Some(timestamp("2026-11-01T00:00:00Z")),
            profiles: vec!["https://ada.example/".to_owned(), "javascript:alert(1)".to_owned()],
            image_url: None,
            professions: vec!["founder".to_owned()],
            organizations: vec!["Acme".to_owned()],
            topics: vec!["Technology".to_owned()],
            confidence: 0.98,
            possibly_same: vec![(
                NAMESAKE.to_owned(),
                JoinReason::ProfessionAndTopic("founder, Technology".to_owned()),
            )],
        };
        let other = self.other.podcast.id;
        let namesake = PersonRecord {
            slug: NAMESAKE.to_owned(),
            podcasts: vec![JoinedPodcast { podcast: other, reason: None, ..person.podcasts[0].clone() }],
            possibly_same: Vec::new(),
            ..person.clone()
        };
        [person, namesake]
    }

    /// Whether it is the first podcast, or its first episode.
    fn is_credited_in(&self, content: CreditedContent) -> bool {
        match content {
            CreditedContent::Podcast(id) => id == self.show.podcast.id,
            CreditedContent::Episode(id) => id == episode(&self.show, 1).episode.id,
        }
    }

    fn sponsor_record(&self) -> SponsorRecord {
        SponsorRecord {
            slug: SPONSOR.to_owned(),
            name: "Acme Tea".to_owned(),
            kind: SponsorKind::Sponsor,
            group: SponsorGroup::Paid,
            podcasts: vec![SponsoredPodcast {
                podcast: self.show.podcast.id,
                episodes: 1,
                first_at: None,
                latest_at: Some(timestamp("2026-11-01T00:00:00Z")),
            }],
            podcast_count: 1,
            episodes: 1,
            first_at: Some(timestamp("2026-11-01T00:00:00Z")),
            latest_at: Some(timestamp("2026-11-01T00:00:00Z")),
            months: vec![CountedValue { value: "2026-11".to_owned(), episodes: 1 }],
            categories: vec![CountedValue { value: "Technology".to_owned(), episodes: 1 }],
            domains: vec!["acme.example".to_owned()],
            coupon_codes: vec!["TEA20".to_owned()],
        }
    }
}

impl PeopleTables for People {
    fn people(
        &self,
        search: Option<&str>,
        after: i64,
        limit: usize,
    ) -> Result<Vec<ListEntry<PersonRecord>>, TablesError> {
        let is_found = search.is_none_or(|text| "ada example".contains(&text.to_lowercase()));
        let ranked = (1..).zip(self.all()).map(|(rank, record)| ListEntry { rank, record });
        Ok(ranked.filter(|one| is_found && one.rank > after).take(limit).collect())
    }

    fn people_of(&self, content: CreditedContent, limit: usize) -> Result<Vec<PersonRecord>, TablesError> {
        let people = self.all().into_iter();
        Ok(match content {
            CreditedContent::Podcast(id) => {
                people.filter(|person| person.podcasts[0].podcast == id).take(limit).collect()
            }
            CreditedContent::Episode(_) if self.is_credited_in(content) => people.take(limit.min(1)).collect(),
            CreditedContent::Episode(_) => Vec::new(),
        })
    }

    fn person(&self, slug: &str) -> Result<Option<PersonRecord>, TablesError> {
        Ok(self.all().into_iter().find(|person| person.slug == slug))
    }

    fn appearances(&self, of: &PersonRecord, skip: usize, limit: usize) -> Result<Vec<AppearanceRecord>, TablesError> {
        let show = if of.slug == NAMESAKE { &self.other } else { &self.show };
        let appearance = |number, kind| AppearanceRecord {
            episode: episode(show, number).episode.id,
            podcast: show.podcast.id,
            kind,
            confidence: 0.9,
            published_at: None,
            name: "Ada Example".to_owned(),
        };
        let all = [appearance(1, AppearanceKind::Guest), appearance(2, AppearanceKind::Host)];
        Ok(all.into_iter().skip(skip).take(limit).collect())
    }
}

impl SponsorTables for People {
    fn sponsors(
        &self,
        search: Option<&str>,
        group: Option<SponsorGroup>,
        after: i64,
        limit: usize,
    ) -> Result<Vec<ListEntry<SponsorRecord>>, TablesError> {
        let is_found = search.is_none_or(|text| "acme tea".contains(&text.to_lowercase()))
            && group.is_none_or(|group| group == SponsorGroup::Paid)
            && after < 1;
        let found = is_found.then(|| ListEntry { rank: 1, record: self.sponsor_record() });
        Ok(found.into_iter().take(limit).collect())
    }

    fn sponsors_of(&self, content: CreditedContent, limit: usize) -> Result<Vec<SponsorRecord>, TablesError> {
        Ok(self.is_credited_in(content).then(|| self.sponsor_record()).into_iter().take(limit).collect())
    }

    fn sponsor(&self, slug: &str) -> Result<Option<SponsorRecord>, TablesError> {
        Ok((slug == SPONSOR).then(|| self.sponsor_record()))
    }

    fn sponsor_reads(&self, _: &str, skip: usize, limit: usize) -> Result<Vec<SponsorReadRecord>, TablesError> {
        let read = SponsorReadRecord {
            episode: episode(&self.show, 1).episode.id,
            podcast: self.show.podcast.id,
            kind: SponsorKind::Sponsor,
            confidence: 0.9,
            published_at: None,
            snippet: Some("thanks to <b>Acme Tea</b>".to_owned()),
            is_host_read: Some(true),
            coupon_codes: vec!["TEA20".to_owned()],
        };
        Ok([read].into_iter().skip(skip).take(limit).collect())
    }
}

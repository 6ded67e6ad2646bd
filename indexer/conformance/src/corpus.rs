//! A small corpus for tests, and short helpers to search it.

use chrono::{DateTime, TimeDelta};
use earshot_indexer::{
    BuildPlan, EmbeddedBackend, EpisodeEntry, EpisodeHit, EpisodeItem, Page, PodcastHit, PodcastSource, PodcastVisitor,
    SearchBackend, SearchResults, SourceError, build,
};
use earshot_model::chart::{ChartCategory, ChartCountry, ChartFrequency, ChartKey, ChartSource, CurrentChartPosition};
use earshot_model::search::{Filters, MatchMode, SearchMode, SearchOptions, SearchTerm, Target};
use earshot_model::{
    AppearanceKind, CreditSource, Cue, Episode, EpisodeAliases, EpisodeCredits, EpisodeId, Link, LinkKind, LinkSource,
    Person, PersonCredit, Podcast, PodcastDocument, PodcastId, PodcastScore, SocialKind, SponsorCredit, SponsorKind,
    Timestamp, Transcript, TranscriptFormat,
};
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;

/// The current time in all tests.
pub fn now() -> Timestamp {
    DateTime::from_timestamp(1_780_000_000, 0).expect("is a moment")
}

pub fn days_ago(days: i64) -> Timestamp {
    now() - TimeDelta::days(days)
}

/// A podcast with its episodes. Tests change the parts that matter to them.
#[derive(Clone)]
pub struct Show {
    pub document: PodcastDocument,
    pub episodes: Vec<(Episode, Option<Transcript>, EpisodeAliases)>,
    pub credits: HashMap<EpisodeId, EpisodeCredits>,
    pub charts: Vec<CurrentChartPosition>,
}

impl Show {
    pub fn new(title: &str, description: &str) -> Self {
        Self::with_feed_url(&format!("https://{}.example/feed", title.replace(' ', "-")), title, description)
    }

    pub fn with_feed_url(feed_url: &str, title: &str, description: &str) -> Self {
        let id = PodcastId::from_feed_url(feed_url);
        let podcast = Podcast {
            slug: earshot_model::slug::for_podcast(title, id, |_| true),
            description_html: format!("<p>{description}</p>"),
            description: description.to_owned(),
            language: Some("en".to_owned()),
            genres: vec!["Technology".to_owned()],
            updated_at: days_ago(1),
            ..Podcast::new(feed_url, title, days_ago(900))
        };
        let score = PodcastScore {
            podcast_id: id,
            episode_count: 0,
            transcript_count: 0,
            first_episode_at: None,
            last_episode_at: None,
            newest_at: None,
            median_interval_days: None,
            update_frequency: None,
            median_duration_s: None,
            quality: Some(50.0),
            authority: None,
            prior: None,
            inputs: Vec::new(),
            audience: None,
            affiliation: None,
            computed_at: now(),
        };
        Self {
            document: PodcastDocument { score: Some(score), ..PodcastDocument::new(podcast) },
            episodes: Vec::new(),
            credits: HashMap::new(),
            charts: Vec::new(),
        }
    }

    pub fn id(&self) -> PodcastId {
        self.document.podcast.id
    }

    pub fn with(mut self, change: impl FnOnce(&mut Podcast)) -> Self {
        change(&mut self.document.podcast);
        self
    }

    pub fn with_score(mut self, change: impl FnOnce(&mut PodcastScore)) -> Self {
        change(self.document.score.as_mut().expect("has a score"));
        self
    }

    pub fn language(self, language: &str) -> Self {
        self.with(|podcast| podcast.language = Some(language.to_owned()))
    }

    pub fn with_authority(self, authority: f64) -> Self {
        self.with_score(|score| score.authority = Some(authority))
    }

    /// Sets the dates of the first and last episode, in days before now.
    pub fn with_episode_dates(self, first: i64, last: i64) -> Self {
        self.with_score(|score| {
            score.first_episode_at = Some(days_ago(first));
            score.last_episode_at = Some(days_ago(last));
        })
    }

    /// Adds a position on a daily chart of today.
    pub fn with_chart_position(mut self, source: ChartSource, country: &str, category: &str, position: u16) -> Self {
        let chart = ChartKey {
            source,
            frequency: ChartFrequency::Daily,
            country: ChartCountry::parse(country).expect("a country"),
            category: ChartCategory::parse(category).expect("a category"),
        };
        let date = now().date_naive();
        self.charts.push(CurrentChartPosition {
            chart,
            date,
            position,
            previous: Some(position + 2),
            days: 9,
            streak: 3,
        });
        self
    }

    pub fn with_social_link(mut self, kind: SocialKind) -> Self {
        self.document.links.push(Link {
            podcast_id: self.id(),
            kind: LinkKind::Social(kind),
            url: format!("https://{}.example/show", kind.as_str()),
            source: LinkSource::Website,
            sighting: None,
            first_seen_at: now(),
            last_seen_at: now(),
        });
        self
    }

    /// Adds an episode that is `age` days old, and updates the podcast's counts and dates.
    pub fn episode(mut self, title: &str, description: &str, age: Option<i64>, cues: &[Cue]) -> Self {
        let id = EpisodeId::derive(self.id(), &format!("{title}{}", self.episodes.len()));
        let published_at = age.map(days_ago);
        let episode = Episode {
            slug: earshot_model::slug::for_episode(title, id),
            title: title.to_owned(),
            description_html: format!("<p>{description}</p>"),
            description: description.to_owned(),
            enclosure_url: Some("https://cdn.example/1.mp3".to_owned()),
            duration_s: Some(1800),
            published_at,
            ..Episode::new(id, self.id(), now())
        };
        let transcript = (!cues.is_empty()).then(|| Transcript {
            episode_id: id,
            podcast_id: self.id(),
            language: None,
            source: "https://cdn.example/1.vtt".to_owned(),
            format: TranscriptFormat::Vtt,
            cues: cues.to_vec(),
            fetched_at: now(),
            corrected_at: None,
            confidence: None,
        });
        let score = self.document.score.as_mut().expect("has a score");
        score.episode_count += 1;
        score.transcript_count += i64::from(transcript.is_some());
        score.first_episode_at = score.first_episode_at.into_iter().chain(published_at).min();
        score.last_episode_at = score.last_episode_at.into_iter().chain(published_at).max();
        self.episodes.push((episode, transcript, EpisodeAliases::default()));
        self
    }
}

impl Show {
    /// Changes the last episode.
    pub fn with_last_episode(mut self, change: impl FnOnce(&mut Episode)) -> Self {
        change(&mut self.episodes.last_mut().expect("has an episode").0);
        self
    }

    /// Adds a host of the podcast.
    pub fn host(self, name: &str) -> Self {
        let person = person("host", name);
        self.with(|podcast| podcast.persons.push(person))
    }

    /// Adds a person to the last episode's feed item.
    pub fn person(self, role: &str, name: &str) -> Self {
        let person = person(role, name);
        self.with_last_episode(|episode| episode.persons.push(person))
    }

    /// Adds a sponsor to the last episode's credits.
    pub fn sponsor(mut self, name: &str) -> Self {
        let id = self.episodes.last().expect("has an episode").0.id;
        let sponsor = SponsorCredit {
            name: name.to_owned(),
            kind: SponsorKind::Sponsor,
            coupon_codes: Vec::new(),
            urls: Vec::new(),
            snippet: None,
            is_host_read: None,
            source: CreditSource::Description,
            confidence: 0.9,
        };
        self.credits.entry(id).or_default().sponsors.push(sponsor);
        self
    }

    /// Adds a person to the last episode's credits, as if its texts named the person.
    pub fn with_credit(mut self, kind: AppearanceKind, name: &str) -> Self {
        let id = self.episodes.last().expect("has an episode").0.id;
        let person = PersonCredit {
            name: name.to_owned(),
            key: name.to_lowercase(),
            kind,
            role: None,
            profession: None,
            organization: None,
            image_url: None,
            url: None,
            source: CreditSource::Description,
            snippet: None,
            confidence: 0.9,
        };
        self.credits.entry(id).or_default().people.push(person);
        self
    }
}

pub fn person(role: &str, name: &str) -> Person {
    Person { name: name.to_owned(), role: role.to_owned(), group: None, image_url: None, url: None }
}

/// Cues of five seconds each. The speakers Ada and Ben take turns.
pub fn cues(texts: &[&str]) -> Vec<Cue> {
    let speakers = ["Ada", "Ben"];
    (0_i64..)
        .zip(texts)
        .map(|(number, text)| Cue {
            start_ms: Some(number * 5_000),
            end_ms: Some(number * 5_000 + 4_900),
            speaker: Some(speakers[usize::try_from(number).expect("is small") % 2].to_owned()),
            text: (*text).to_owned(),
        })
        .collect()
}

/// A source in memory.
pub struct ShowSource(pub Vec<Show>);

impl PodcastSource for ShowSource {
    fn for_each_podcast(&mut self, visit: &mut PodcastVisitor<'_>) -> Result<(), SourceError> {
        for show in &self.0 {
            let mut episodes = show.episodes.iter().cloned().map(|entry| {
                let credits = show.credits.get(&entry.0.id).cloned().unwrap_or_default();
                let (episode, transcript, former) = entry;
                EpisodeItem::Ok(EpisodeEntry { episode, transcript, former, credits })
            });
            if visit(show.document.clone(), &mut episodes) == ControlFlow::Break(()) {
                break;
            }
        }
        Ok(())
    }
}

/// An opened index and its folder.
pub struct TestEngine {
    pub engine: EmbeddedBackend,
    pub folder: TempDir,
}

pub fn plan(folder: &TempDir, shards: usize) -> BuildPlan {
    BuildPlan { shards, memory_bytes: 64 << 20, ..BuildPlan::full(folder.path().join("index"), now()) }
}

pub fn open(shows: &[Show]) -> TestEngine {
    open_sharded(shows, 2)
}

/// The chart positions of all podcasts.
pub fn charts(shows: &[Show]) -> Vec<(PodcastId, CurrentChartPosition)> {
    shows.iter().flat_map(|show| show.charts.iter().map(|place| (show.id(), *place))).collect()
}

pub fn open_sharded(shows: &[Show], shards: usize) -> TestEngine {
    let folder = TempDir::new().expect("makes a folder");
    let plan = BuildPlan { chart_positions: Some(charts(shows)), ..plan(&folder, shards) };
    build(&plan, ShowSource(shows.to_vec()), &mut |_| {}).expect("builds");
    let engine = open_patiently(&folder.path().join("index"), "g1");
    TestEngine { engine, folder }
}

/// Opens an index whose searches end with all hits, however slow the machine is.
pub fn open_patiently(index: &Path, name: &str) -> EmbeddedBackend {
    EmbeddedBackend::open(index, name).expect("opens").with_budget(Duration::from_secs(600))
}

pub const SHOW_TARGETS: &[Target] = &[Target::PodcastTitle, Target::PodcastDescription];

pub fn term(text: &str, targets: &[Target]) -> SearchTerm {
    SearchTerm {
        text: text.to_owned(),
        targets: targets.to_vec(),
        mode: MatchMode::Optional,
        phrase: false,
        slop: 0,
        fuzzy: false,
    }
}

pub fn must(text: &str) -> SearchTerm {
    SearchTerm { mode: MatchMode::Must, ..term(text, SHOW_TARGETS) }
}

pub fn not(text: &str) -> SearchTerm {
    SearchTerm { mode: MatchMode::Not, ..term(text, SHOW_TARGETS) }
}

pub fn options(mode: SearchMode, terms: &[SearchTerm]) -> SearchOptions {
    SearchOptions { terms: terms.to_vec(), ..SearchOptions::match_all(mode) }
}

pub const FIRST: Page = Page { skip: 0, limit: 100 };

impl TestEngine {
    pub fn podcasts(&self, terms: &[SearchTerm]) -> SearchResults<PodcastHit> {
        self.engine.search_podcasts(&options(SearchMode::Podcasts, terms), FIRST).expect("searches")
    }

    pub fn episodes(&self, terms: &[SearchTerm]) -> SearchResults<EpisodeHit> {
        self.engine.search_episodes(&options(SearchMode::Episodes, terms), FIRST).expect("searches")
    }

    /// Titles of podcasts with the words in title or description, best first.
    pub fn titles(&self, text: &str) -> Vec<String> {
        self.titles_of(&[term(text, SHOW_TARGETS)])
    }

    pub fn titles_of(&self, terms: &[SearchTerm]) -> Vec<String> {
        self.podcasts(terms).hits.iter().map(|hit| hit.document.podcast.title.clone()).collect()
    }

    /// Titles of the hits in alphabetical order.
    pub fn sorted_titles_of(&self, terms: &[SearchTerm]) -> Vec<String> {
        let mut titles = self.titles_of(terms);
        titles.sort_unstable();
        titles
    }

    pub fn filtered(&self, filters: Filters) -> Vec<String> {
        let requested = SearchOptions { filters, ..options(SearchMode::Podcasts, &[]) };
        let answer = self.engine.search_podcasts(&requested, FIRST).expect("searches");
        let mut titles: Vec<String> = answer.hits.iter().map(|hit| hit.document.podcast.title.clone()).collect();
        titles.sort_unstable();
        titles
    }

    pub fn filtered_episodes(&self, filters: Filters) -> Vec<String> {
        let requested = SearchOptions { filters, ..options(SearchMode::Episodes, &[]) };
        let answer = self.engine.search_episodes(&requested, FIRST).expect("searches");
        let mut titles: Vec<String> = answer.hits.iter().map(|hit| hit.document.episode.title.clone()).collect();
        titles.sort_unstable();
        titles
    }
}

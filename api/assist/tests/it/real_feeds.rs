//! Relevancy over real feeds, when they are beside the checkout: invented guests of twelve fields, and 38 shows that were
//! graded by reading. The constants were chosen on the guests of the half `tuning`; the others only measure.

#![expect(clippy::print_stderr, reason = "the figures are printed with --nocapture")]

use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use earshot_assist::facts::{EpisodeFacts, GuestFacts, ShowFacts};
use earshot_assist::relevancy::RelevancyReviewer;
use earshot_assist::words::{CorpusStatistics, WordTerms};
use earshot_ingest::feed::{ParseContext, parse, to_episode, to_podcast};
use earshot_model::PodcastId;
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

const LABELS: &str = include_str!("../fixtures/relevancy/real_feeds.json");
/// Episodes of a show that are read, as the server does.
const MAX_EPISODES: usize = 50;

#[derive(Deserialize)]
struct Labels {
    day: NaiveDate,
    shows: BTreeMap<String, String>,
    guests: BTreeMap<String, GradedGuest>,
}

#[derive(Deserialize)]
struct GradedGuest {
    half: String,
    facts: GuestFacts,
    /// Show and grade, 1 to 3. Other shows have 0.
    grades: BTreeMap<String, u8>,
}

pub(crate) fn feeds() -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/real/feeds/shows");
    if !path.is_dir() {
        eprintln!("no collection of real feeds at {}: skipped", path.display());
        return None;
    }
    Some(path)
}

fn read_show(path: &Path) -> Option<ShowFacts> {
    let feed = parse(&std::fs::read(path).ok()?, &ParseContext::default()).ok()?;
    let id = PodcastId::from_feed_url(&path.to_string_lossy());
    let now = DateTime::UNIX_EPOCH;
    let podcast = to_podcast(&feed, id, "https://feeds.example/feed.xml", now);
    let mut episodes: Vec<EpisodeFacts> = feed
        .items
        .iter()
        .map(|item| to_episode(item, id, now))
        .map(|episode| EpisodeFacts {
            id: episode.id.to_string(),
            slug: episode.slug,
            title: episode.title,
            published: episode.published_at,
            description: episode.description,
            guests: episode.persons.iter().filter(|one| one.role == "guest").map(|one| one.name.clone()).collect(),
            ..EpisodeFacts::default()
        })
        .collect();
    episodes.sort_by_key(|episode| std::cmp::Reverse(episode.published));
    episodes.truncate(MAX_EPISODES);
    Some(ShowFacts {
        id: podcast.id.to_string(),
        slug: podcast.slug,
        title: podcast.title,
        author: podcast.author,
        description: podcast.description,
        genres: podcast.genres.iter().map(|genre| genre.to_lowercase()).collect(),
        language: podcast.language,
        contact_email: podcast.owner_email,
        website_url: podcast.website_url,
        episodes,
        ..ShowFacts::default()
    })
}

/// The catalog of all feeds, by file.
pub(crate) fn read_catalog(folder: &Path) -> BTreeMap<String, ShowFacts> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let name = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
    files.iter().filter_map(|path| Some((name(path), read_show(path)?))).collect()
}

/// Plain BM25 (k1 1.2, b 0.75) of a text over the shows.
struct Bm25<'a> {
    shows: Vec<(&'a str, HashMap<String, f32>, f32)>,
    shares: HashMap<String, usize>,
    mean: f32,
    languages: Vec<Option<&'a str>>,
}

impl<'a> Bm25<'a> {
    fn new(shows: &'a BTreeMap<&str, &ShowFacts>) -> Self {
        let (mut rows, mut shares, mut languages) = (Vec::new(), HashMap::new(), Vec::new());
        for (key, show) in shows {
            let mut reader = WordTerms::new(show.language.as_deref());
            let mut counts: HashMap<String, f32> = HashMap::new();
            let episodes = show.episodes.iter().flat_map(|one| [one.title.as_str(), one.description.as_str()]);
            for text in [show.title.as_str(), show.description.as_str()].into_iter().chain(episodes) {
                reader.for_each(text, |term, _| *counts.entry(term.to_owned()).or_default() += 1.0);
            }
            counts.keys().for_each(|term| *shares.entry(term.clone()).or_default() += 1);
            let length = counts.values().sum();
            rows.push((*key, counts, length));
            languages.push(show.language.as_deref());
        }
        let mean = rows.iter().map(|row| row.2).sum::<f32>() / rows.len() as f32;
        Self { shows: rows, shares, mean, languages }
    }

    fn scores(&self, text: &str) -> Vec<(&'a str, f32)> {
        let all = self.shows.len() as f32;
        let score = |(at, (key, counts, length)): (usize, &(&'a str, HashMap<String, f32>, f32))| {
            let terms = WordTerms::new(self.languages[at]).collect(text);
            let sum = terms.iter().filter_map(|term| {
                let count = counts.get(term)?;
                let holders = self.shares[term] as f32;
                let rarity = ((all - holders + 0.5) / (holders + 0.5) + 1.0).ln();
                Some(rarity * count * 2.2 / (count + 1.2 * (0.25 + 0.75 * length / self.mean)))
            });
            (*key, sum.sum())
        };
        self.shows.iter().enumerate().map(score).collect()
    }
}

fn discounted(gains: impl Iterator<Item = f64>) -> f64 {
    gains.take(10).enumerate().map(|(at, gain)| gain / (at as f64 + 2.0).log2()).sum()
}

/// nDCG@10, and the share of pairs of different grades in right order. Ties count as half, and are ordered at worst.
fn order_quality(mut rows: Vec<(f32, u8)>) -> (f64, f64) {
    let gain = |grade: u8| f64::from((1_u32 << grade) - 1);
    rows.sort_by(|left, right| right.0.total_cmp(&left.0).then(left.1.cmp(&right.1)));
    let mut ideal: Vec<u8> = rows.iter().map(|row| row.1).collect();
    ideal.sort_unstable_by(|left, right| right.cmp(left));
    let ndcg = discounted(rows.iter().map(|row| gain(row.1))) / discounted(ideal.into_iter().map(gain));
    let (mut right, mut pairs) = (0.0, 0.0);
    for (at, one) in rows.iter().enumerate() {
        for other in &rows[at + 1..] {
            if one.1 != other.1 {
                pairs += 1.0;
                right += if one.0 == other.0 { 0.5 } else { f64::from(u8::from(one.1 > other.1)) };
            }
        }
    }
    (ndcg, right / pairs)
}

fn text_of(facts: &GuestFacts) -> String {
    [facts.short_bio.as_str()]
        .into_iter()
        .chain(facts.topics.iter().chain(&facts.expertise).map(String::as_str))
        .collect::<Vec<_>>()
        .join("\n")
}

#[derive(Default)]
struct Sums {
    guests: f64,
    bio: (f64, f64),
    topics: (f64, f64),
    rules: (f64, f64),
    ratings: f64,
}

#[test]
fn real_shows_are_in_order_for_invented_guests() {
    let Some(folder) = feeds() else { return };
    let labels: Labels = serde_json::from_str(LABELS).expect("the labels");
    let catalog = read_catalog(&folder);
    let statistics = CorpusStatistics::from_shows(catalog.values());
    let shows: BTreeMap<&str, &ShowFacts> =
        labels.shows.iter().map(|(key, file)| (key.as_str(), &catalog[file])).collect();
    let now: DateTime<Utc> = labels.day.and_time(NaiveTime::MIN).and_utc();
    let words = Bm25::new(&shows);
    let mut spent = std::time::Duration::ZERO;
    let mut halves: BTreeMap<&str, Sums> = BTreeMap::new();
    for (name, guest) in &labels.guests {
        let grade = |show: &str| guest.grades.get(show).copied().unwrap_or(0);
        let by_words = |text: &str| {
            order_quality(words.scores(text).into_iter().map(|(show, score)| (score, grade(show))).collect())
        };
        let reviewer = RelevancyReviewer::new(Some(&guest.facts), None, &statistics, now).expect("subjects");
        let start = std::time::Instant::now();
        let mut reviews: Vec<_> = shows.iter().map(|(key, show)| (*key, reviewer.review(show))).collect();
        spent += start.elapsed();
        reviews.sort_by_key(|(key, review)| (std::cmp::Reverse(review.score), *key));
        let sums = halves.entry(guest.half.as_str()).or_default();
        let rules = order_quality(reviews.iter().map(|(key, one)| (f32::from(one.score), grade(key))).collect());
        let ratings = order_quality(reviews.iter().map(|(key, one)| (f32::from(one.rating), grade(key))).collect());
        let (bio, topics) = (by_words(&guest.facts.short_bio), by_words(&text_of(&guest.facts)));
        sums.guests += 1.0;
        sums.ratings += ratings.0;
        for (sum, (ndcg, pairs)) in [(&mut sums.bio, bio), (&mut sums.topics, topics), (&mut sums.rules, rules)] {
            sum.0 += ndcg;
            sum.1 += pairs;
        }
        eprintln!("{name:10} {:9} BM25 of bio {:.2}, of all {:.2}, rules {:.2}", guest.half, bio.0, topics.0, rules.0);
        for (key, review) in reviews.iter().take(if std::env::var_os("ALL").is_some() { 12 } else { 0 }) {
            eprintln!("    {} {:3} {} {key:12} {}", grade(key), review.score, review.rating, review.justification);
        }
    }
    eprintln!("{} reviews in {spent:.0?}", labels.guests.len() * shows.len());
    for (half, sums) in &halves {
        let mean = |pair: (f64, f64)| format!("{:.3} ({:.3})", pair.0 / sums.guests, pair.1 / sums.guests);
        eprintln!(
            "{half:9} nDCG@10 (pairs in order): BM25 of bio {}, of bio and topics {}, rules {}; of ratings {:.3}",
            mean(sums.bio),
            mean(sums.topics),
            mean(sums.rules),
            sums.ratings / sums.guests
        );
    }
    let held_out = &halves["held-out"];
    assert!(held_out.rules.0 >= 1.15 * held_out.bio.0, "held out, the rules are less than 15 % above BM25 of the bio");
}

#[test]
fn no_real_feed_counts_as_advertising() {
    let Some(folder) = feeds() else { return };
    let guest = GuestFacts { topics: vec!["history".to_owned()], ..GuestFacts::default() };
    let collection = folder.parent().expect("the collection");
    let folders = std::fs::read_dir(collection).expect("the collection").map(|entry| entry.expect("a folder").path());
    let mut read = 0;
    for folder in folders.filter(|path| path.is_dir()) {
        for (file, show) in read_catalog(&folder) {
            read += 1;
            let statistics = CorpusStatistics::default();
            let reviewer =
                RelevancyReviewer::new(Some(&guest), None, &statistics, DateTime::UNIX_EPOCH).expect("a subject");
            let concerns = reviewer.review(&show).concerns;
            assert!(!concerns.iter().any(|concern| concern.contains("looks like advertising")), "{file}: {concerns:?}");
        }
    }
    assert!(read > 200, "{read} feeds");
}

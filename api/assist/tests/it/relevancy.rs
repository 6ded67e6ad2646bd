//! Relevancy by rules over labeled pairs of guest and show. People labeled them before the rules were tuned.

#![expect(clippy::print_stderr, reason = "the figures are printed with --nocapture")]

use chrono::{DateTime, Duration, Utc};
use earshot_assist::facts::{EpisodeFacts, GuestFacts, ShowFacts, SizeBracket};
use earshot_assist::relevancy::{RelevancyReview, RelevancyReviewer};
use earshot_assist::words::CorpusStatistics;
use earshot_embed::{TableRules, TableTrainer, TermReader, TermTable};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

pub(crate) const LABELED: &str = include_str!("../fixtures/relevancy/labeled.json");
const TUNING: &str = include_str!("../fixtures/relevancy/tuning.json");

#[derive(Deserialize)]
pub(crate) struct LabeledPairs {
    pub(crate) guests: BTreeMap<String, GuestFacts>,
    shows: BTreeMap<String, ShowRow>,
    /// Guest, show, and how well they fit, 1 to 5.
    pub(crate) labels: Vec<(String, String, u8)>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ShowRow {
    title: String,
    description: String,
    genres: Vec<String>,
    language: Option<String>,
    country: Option<String>,
    size: SizeBracket,
    frequency: String,
    days_ago: i64,
    takes_guests: Option<bool>,
    /// Title, guest, age in days, description.
    episodes: Vec<(String, String, i64, String)>,
}

pub(crate) fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_764_156_000, 0).expect("a date")
}

impl LabeledPairs {
    pub(crate) fn read(text: &str) -> Self {
        serde_json::from_str(text).expect("the fixture is valid")
    }

    pub(crate) fn shows(&self) -> BTreeMap<&str, ShowFacts> {
        self.shows.iter().map(|(key, row)| (key.as_str(), row.to_facts(key))).collect()
    }
}

impl ShowRow {
    fn to_facts(&self, key: &str) -> ShowFacts {
        let episode =
            |(number, (title, guest, age, description)): (usize, &(String, String, i64, String))| EpisodeFacts {
                id: format!("{key}-{number}"),
                slug: format!("{key}-{number}"),
                title: title.clone(),
                published: Some(now() - Duration::days(*age)),
                description: description.clone(),
                guests: Some(guest.clone()).into_iter().filter(|name| !name.is_empty()).collect(),
                ..EpisodeFacts::default()
            };
        ShowFacts {
            id: key.to_owned(),
            slug: key.to_owned(),
            title: self.title.clone(),
            description: self.description.clone(),
            genres: self.genres.clone(),
            language: Some(self.language.clone().unwrap_or_else(|| "en".to_owned())),
            country: Some(self.country.clone().unwrap_or_else(|| "US".to_owned())),
            update_frequency: earshot_model::UpdateFrequency::parse(&self.frequency),
            last_published: Some(now() - Duration::days(self.days_ago)),
            takes_guests: self.takes_guests,
            size: Some(self.size),
            episodes: self.episodes.iter().enumerate().map(episode).collect(),
            ..ShowFacts::default()
        }
    }
}

struct Measures {
    /// The mean over guests.
    ndcg: f64,
    /// The mean over guests if their shows were in the worst order, and in the order of their titles.
    worst: f64,
    by_title: f64,
    exact: usize,
    within_one: usize,
    pairs: usize,
}

fn discounted(gains: &[f64]) -> f64 {
    gains.iter().enumerate().map(|(at, gain)| gain / (at as f64 + 2.0).log2()).sum()
}

fn measure(pairs: &LabeledPairs) -> Measures {
    measure_with(pairs, |_, _| None)
}

/// Measures with similarities of guests and shows.
fn measure_with(pairs: &LabeledPairs, similarity: impl Fn(&GuestFacts, &ShowFacts) -> Option<f32>) -> Measures {
    let shows = pairs.shows();
    let statistics = CorpusStatistics::from_shows(shows.values());
    let mut measures = Measures { ndcg: 0.0, worst: 0.0, by_title: 0.0, exact: 0, within_one: 0, pairs: 0 };
    for (key, guest) in &pairs.guests {
        let reviewer = RelevancyReviewer::new(Some(guest), None, &statistics, now()).expect("the guest has topics");
        let labels = pairs.labels.iter().filter(|(name, ..)| name == key);
        let mut rows: Vec<(u8, u8, RelevancyReview)> = Vec::new();
        let mut by_title: Vec<(&str, f64)> = Vec::new();
        let gain = |label: u8| 2_f64.powi(i32::from(label)) - 1.0;
        for (_, show, label) in labels {
            let mut facts = shows[show.as_str()].clone();
            facts.semantic_similarity = similarity(guest, &facts);
            let review = reviewer.review(&facts);
            by_title.push((shows[show.as_str()].title.as_str(), gain(*label)));
            if std::env::args().any(|argument| argument == "--nocapture") {
                let (rating, score, similarity) = (review.rating, review.score, facts.semantic_similarity);
                eprintln!(
                    "{key:11} {show:11} label {label} rating {rating} score {score:3} similarity {similarity:.2?}"
                );
            }
            measures.pairs += 1;
            measures.exact += usize::from(review.rating == *label);
            measures.within_one += usize::from(review.rating.abs_diff(*label) <= 1);
            rows.push((review.score, *label, review));
        }
        rows.sort_by(|left, right| right.0.cmp(&left.0).then_with(|| left.1.cmp(&right.1)));
        by_title.sort_by(|left, right| left.0.cmp(right.0));
        let gains: Vec<f64> = rows.iter().map(|row| gain(row.1)).collect();
        let mut ideal = gains.clone();
        ideal.sort_by(|left, right| right.total_cmp(left));
        let best = discounted(&ideal);
        let titles: Vec<f64> = by_title.iter().map(|(_, gain)| *gain).collect();
        measures.ndcg += discounted(&gains) / best;
        measures.by_title += discounted(&titles) / best;
        ideal.reverse();
        measures.worst += discounted(&ideal) / best;
    }
    let guests = pairs.guests.len() as f64;
    measures.ndcg /= guests;
    measures.worst /= guests;
    measures.by_title /= guests;
    measures
}

fn report(name: &str, measures: &Measures) {
    eprintln!(
        "{name}: nDCG {:.3} (by title {:.3}, worst {:.3}); ratings exact {}/{}, within one {}/{}",
        measures.ndcg,
        measures.by_title,
        measures.worst,
        measures.exact,
        measures.pairs,
        measures.within_one,
        measures.pairs
    );
}

#[test]
fn labeled_pairs_are_in_order() {
    let labeled = measure(&LabeledPairs::read(LABELED));
    report("labeled", &labeled);
    assert_eq!(labeled.pairs, 60);
    assert!(labeled.ndcg >= 0.85, "nDCG {:.3}", labeled.ndcg);
    assert!(labeled.ndcg > labeled.by_title + 0.1, "an order by titles is at {:.3}", labeled.by_title);
    assert!(labeled.within_one * 10 >= labeled.pairs * 8, "{} of 60 within one", labeled.within_one);
}

#[test]
fn tuning_pairs_are_in_order() {
    let tuning = measure(&LabeledPairs::read(TUNING));
    report("tuning", &tuning);
    assert_eq!(tuning.pairs, 30);
    assert!(tuning.ndcg >= 0.9, "nDCG {:.3}", tuning.ndcg);
}

/// The texts of a show that an index embeds.
fn embedded_text(show: &ShowFacts) -> String {
    format!("{}\n{}", show.title, show.description)
}

/// A term table as an index trains it, of the labeled shows among the texts of the sample catalog.
fn term_table(shows: &BTreeMap<&str, ShowFacts>, folder: &Path) -> TermTable {
    let mut trainer = TableTrainer::new(TableRules { documents: 20_000, terms: 10_000, seed: 1 });
    for show in shows.values() {
        trainer.sample_document(&embedded_text(show), show.language.as_deref());
        for episode in &show.episodes {
            trainer.sample_document(&format!("{}\n{}", episode.title, episode.description), show.language.as_deref());
        }
    }
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/testkit/fixtures/shows");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(samples).expect("the samples").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    for file in files {
        let text = std::fs::read_to_string(file).expect("text");
        text.split("\n\n").for_each(|part| trainer.sample_document(part, Some("en")));
    }
    trainer.train(&folder.join("terms")).expect("the table is written")
}

#[test]
fn embeddings_keep_labeled_pairs_in_order() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text, least) in [("labeled", LABELED, 0.85), ("tuning", TUNING, 0.9)] {
        let pairs = LabeledPairs::read(text);
        let table = term_table(&pairs.shows(), folder.path());
        let embed = |text: &str| table.embed(&mut TermReader::default(), text, None);
        let measures = measure_with(&pairs, |guest, show| {
            let topics = guest.topics.iter().chain(&guest.expertise).map(String::as_str);
            let subject: Vec<&str> = topics.chain([guest.short_bio.as_str()]).collect();
            Some(embed(&subject.join("\n"))?.cosine(&embed(&embedded_text(show))?))
        });
        report(&format!("{name} with embeddings"), &measures);
        assert!(measures.ndcg >= least, "{name}: nDCG {:.3}", measures.ndcg);
        assert!(measures.within_one * 10 >= measures.pairs * 8, "{name}: {} within one", measures.within_one);
    }
}
#[test]
fn a_review_names_figures_titles_and_verbatim_quotes() {
    let pairs = LabeledPairs::read(LABELED);
    let shows = pairs.shows();
    let statistics = CorpusStatistics::from_shows(shows.values());
    for guest in pairs.guests.values() {
        let reviewer = RelevancyReviewer::new(Some(guest), None, &statistics, now()).expect("topics");
        for show in shows.values() {
            let review = reviewer.review(show);
            assert!((1..=5).contains(&review.rating));
            assert!(review.justification.contains(char::is_numeric));
            assert!(review.rating < 4 || !review.evidence.is_empty(), "{}", review.justification);
            for quote in &review.evidence {
                let episode = show.episodes.iter().find(|episode| episode.id == quote.episode_id).expect("its episode");
                assert!(format!("{}\n{}", episode.title, episode.description).contains(&quote.quote));
            }
        }
    }
    let reviewer = RelevancyReviewer::new(Some(&pairs.guests["lin"]), None, &statistics, now()).expect("topics");
    insta::assert_json_snapshot!("review", reviewer.review(&shows["rest"]));
    let mut closed = shows["rest"].clone();
    closed.is_opted_out = true;
    let review = reviewer.review(&closed);
    assert_eq!((review.rating, review.score), (1, 0));
    assert!(review.concerns[0].contains("asked not to be contacted"));
}

#[test]
fn a_review_states_each_fact_once() {
    let pairs = LabeledPairs::read(LABELED);
    let shows = pairs.shows();
    let statistics = CorpusStatistics::from_shows(shows.values());
    let guest = GuestFacts { languages: vec!["de".to_owned()], ..pairs.guests["lin"].clone() };
    let mut sermons = shows["stack"].clone();
    sermons.title = "Sunday Sermons".to_owned();
    sermons.description = "Weekly sermons of the Hill Street church.".to_owned();
    sermons.last_published = Some(now() - Duration::days(800));
    let reviewer = RelevancyReviewer::new(Some(&guest), None, &statistics, now()).expect("subjects");
    let review = reviewer.review(&sermons);
    let count = |text: &str| review.justification.matches(text).count();
    assert_eq!((count("has no place for a guest"), count("has not published since")), (1, 1), "{review:?}");
    assert_eq!(count("The newest episode is from"), 0, "{review:?}");
    assert!(review.justification.contains("in another language: English"), "{review:?}");
    let of_guests = review.concerns.iter().filter(|concern| concern.contains("no place for a guest"));
    assert_eq!(of_guests.count(), 1, "{review:?}");
}

#[test]
fn an_empty_profile_is_an_error() {
    let statistics = CorpusStatistics::default();
    let guest = GuestFacts { topics: vec!["  ".to_owned()], ..GuestFacts::default() };
    let error = RelevancyReviewer::new(Some(&guest), None, &statistics, now()).err();
    assert_eq!(error, Some(earshot_assist::AssistError::NoSubjects));
}

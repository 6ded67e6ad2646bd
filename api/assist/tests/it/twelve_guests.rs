//! What the rules write for twelve invented guests over all real feeds, when these are beside the checkout. With `PRINT=1`
//! and `--nocapture`, all of it is printed, so that a person can read it.

#![expect(clippy::print_stdout, reason = "the texts are printed with --nocapture")]

use crate::real_feeds::{feeds, read_catalog};
use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use earshot_assist::facts::{GuestFacts, ProjectFacts, SenderFacts, ShowFacts};
use earshot_assist::outreach::{
    EarlierTexts, OutreachOptions, OutreachRequest, hook_candidates, write, write_follow_up,
};
use earshot_assist::relevancy::{RelevancyReview, RelevancyReviewer};
use earshot_assist::strategies::{StrategyRequest, generate};
use earshot_assist::subjects::recognize_subjects;
use earshot_assist::words::{CorpusStatistics, WordStatistics, WordTerms};
use std::collections::{BTreeMap, HashSet};

const GUESTS: &str = include_str!("../fixtures/relevancy/twelve_guests.json");
/// Guests for whom no rule was made: they only measure.
const HELD_OUT: &str = include_str!("../fixtures/relevancy/held_out_guests.json");
const PITCHES: usize = 10;

/// Statistics of the catalog that count podcasts as a search in titles and descriptions does.
struct Catalog {
    statistics: CorpusStatistics,
    /// Each show: its language, the terms of its own texts, and those of each episode.
    texts: Vec<(Option<String>, Vec<HashSet<String>>)>,
}

impl Catalog {
    fn new(shows: &BTreeMap<String, ShowFacts>) -> Self {
        let terms = |show: &ShowFacts| {
            let own = format!("{}\n{}", show.title, show.description);
            let episodes = show.episodes.iter().map(|one| format!("{}\n{}", one.title, one.description));
            let mut reader = WordTerms::new(show.language.as_deref());
            let terms = std::iter::once(own).chain(episodes).map(|text| reader.collect(&text).into_iter().collect());
            (show.language.clone(), terms.collect())
        };
        Self { statistics: CorpusStatistics::from_shows(shows.values()), texts: shows.values().map(terms).collect() }
    }
}

impl WordStatistics for Catalog {
    fn document_share(&self, term: &str) -> Option<f32> {
        self.statistics.document_share(term)
    }

    fn podcasts_with(&self, keyword: &str) -> Option<u64> {
        let count = |texts: std::ops::Range<usize>| {
            let has = |(language, of_show): &&(Option<String>, Vec<HashSet<String>>)| {
                let words = WordTerms::new(language.as_deref()).collect(keyword);
                let mut read = of_show.iter().skip(texts.start).take(texts.len());
                !words.is_empty() && read.any(|terms| words.iter().all(|word| terms.contains(word)))
            };
            u64::try_from(self.texts.iter().filter(has).count()).ok()
        };
        // As the server: a keyword finds podcasts through their episodes when none has it in title or description.
        match count(0..1) {
            Some(0) => count(1..usize::MAX),
            found => found,
        }
    }
}

struct Trial<'a> {
    guest: &'a GuestFacts,
    shows: &'a BTreeMap<String, ShowFacts>,
    catalog: &'a Catalog,
    now: DateTime<Utc>,
}

impl Trial<'_> {
    fn reviews(&self) -> Vec<(&ShowFacts, RelevancyReview)> {
        let Ok(reviewer) = RelevancyReviewer::new(Some(self.guest), None, self.catalog, self.now) else {
            return Vec::new();
        };
        let mut reviews: Vec<_> = self.shows.values().map(|show| (show, reviewer.review(show))).collect();
        reviews.sort_by_key(|(show, review)| (std::cmp::Reverse(review.score), show.title.clone()));
        reviews
    }

    /// Prints the reasons of all shows, so that false ones are seen.
    fn reasons(&self, print: bool) {
        for show in self.shows.values() {
            for hook in hook_candidates(self.guest, show, self.catalog, self.now) {
                let (subject, title) = (hook.subject.unwrap_or_default(), hook.episode_title.unwrap_or_default());
                let quote = hook.quote.unwrap_or_default();
                show_line(print, &format!("REASON {:?} <{subject}> {} / {title} / {quote}", hook.kind, show.title));
            }
        }
    }

    fn strategies(&self, examples: &[ShowFacts], print: bool) {
        let project = ProjectFacts { name: "A list".into(), ..ProjectFacts::default() };
        let request = StrategyRequest {
            project: &project,
            guest: Some(self.guest),
            example_shows: examples,
            related_keywords: &[],
            statistics: self.catalog,
            count: 6,
        };
        let strategies = match generate(&request) {
            Ok(strategies) => strategies,
            Err(error) => {
                show_line(print, &format!("STRATEGIES: {error}"));
                return;
            }
        };
        for one in &strategies {
            let counts: Vec<String> = one
                .keyword_inspiration
                .iter()
                .map(|keyword| format!("{keyword} {:?}", self.catalog.podcasts_with(keyword).unwrap_or_default()))
                .collect();
            show_line(
                print,
                &format!(
                    "STRATEGY {}\n  {}\n  {}\n  for: {} | why: {}\n  {}\n  focus: {} | {}\n  keywords: {}\n  google: {:?}",
                    one.title,
                    one.short_description,
                    one.strategy_blurb,
                    one.audience_persona_target,
                    one.why_its_effective,
                    one.strategy_training_documentation,
                    one.strategy_focus,
                    one.yes_no_prompt,
                    counts.join(", "),
                    one.example_google_searches
                ),
            );
            for keyword in &one.keyword_inspiration {
                assert_ne!(self.catalog.podcasts_with(keyword), Some(0), "{keyword} of {} finds nothing", one.title);
            }
        }
    }

    fn pitch(&self, show: &ShowFacts, print: bool) {
        let options = OutreachOptions::default();
        let sender = SenderFacts { name: Some("Paula Reed".into()), ..SenderFacts::default() };
        let statistics = self.catalog;
        let request =
            OutreachRequest { guest: self.guest, show, sender: &sender, options: &options, statistics, now: self.now };
        let written = match write(&request) {
            Ok(written) => written,
            Err(error) => {
                show_line(print, &format!("PITCH to {}: {error}", show.title));
                return;
            }
        };
        let first = &written.variants[0];
        show_line(
            print,
            &format!(
                "PITCH to {}\n[{}]\n{}\n  ! {}",
                show.title,
                first.subject,
                first.body,
                written.warnings.join("\n  ! ")
            ),
        );
        let bodies = [first.body.clone()];
        match write_follow_up(&request, EarlierTexts { subject: &first.subject, bodies: &bodies }) {
            Ok(next) => show_line(print, &format!("  FOLLOW-UP: {}", next.body.replace('\n', " / "))),
            Err(error) => show_line(print, &format!("  FOLLOW-UP: {error}")),
        }
    }
}

fn show_line(print: bool, text: &str) {
    if print {
        println!("{text}");
    }
}

#[test]
fn no_keyword_for_twelve_guests_is_without_a_podcast() {
    let Some(folder) = feeds() else { return };
    let print = std::env::var_os("PRINT").is_some();
    let mut guests: BTreeMap<String, GuestFacts> = serde_json::from_str(GUESTS).expect("the guests");
    guests.extend(serde_json::from_str::<BTreeMap<String, GuestFacts>>(HELD_OUT).expect("the guests held out"));
    let shows = read_catalog(&folder);
    let catalog = Catalog::new(&shows);
    let now = NaiveDate::from_ymd_opt(2025, 12, 1).expect("a day").and_time(NaiveTime::MIN).and_utc();
    for (name, guest) in &guests {
        show_line(print, &format!("\n======== {name} {:?}", guest.topics));
        let subjects = recognize_subjects(Some(guest), None);
        let labels: Vec<String> = subjects
            .iter()
            .map(|one| {
                format!(
                    "{} ({:?} {:.2} {})",
                    one.label,
                    one.origin,
                    one.weight,
                    catalog.podcasts_with(&one.label).unwrap_or_default()
                )
            })
            .collect();
        show_line(print, &format!("SUBJECTS {}", labels.join("; ")));
        let trial = Trial { guest, shows: &shows, catalog: &catalog, now };
        let reviews = trial.reviews();
        for (show, review) in reviews.iter().take(PITCHES) {
            show_line(
                print,
                &format!(
                    "{} {:3} {} [{}] {}\n      + {}\n      - {}\n      \" {}",
                    review.rating,
                    review.score,
                    show.title,
                    show.language.as_deref().unwrap_or("-"),
                    review.justification,
                    review.strengths.join(" | "),
                    review.concerns.join(" | "),
                    review.evidence.iter().map(|one| one.quote.as_str()).collect::<Vec<_>>().join(" | ")
                ),
            );
        }
        trial.reasons(print);
        let examples: Vec<ShowFacts> =
            reviews.iter().filter(|(_, one)| one.rating >= 4).take(5).map(|(show, _)| (*show).clone()).collect();
        trial.strategies(&examples, print);
        for (show, _) in reviews.iter().take(PITCHES) {
            trial.pitch(show, print);
        }
    }
}

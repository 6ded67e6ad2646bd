//! Strategies by rules: each project type, within the limits of spec 5, with keywords that run.

use crate::relevancy::{LABELED, LabeledPairs, now};
use earshot_assist::AssistError;
use earshot_assist::facts::{GuestFacts, ProjectFacts};
use earshot_assist::relevancy::RelevancyReviewer;
use earshot_assist::strategies::{StrategyApproach, StrategyRequest, check_limits, generate};
use earshot_assist::words::{CorpusStatistics, WordStatistics};
use earshot_model::project::ProjectType;

#[test]
fn every_type_has_three_strategies_within_the_limits() {
    let labeled = LabeledPairs::read(LABELED);
    let shows: Vec<_> = labeled.shows().into_values().collect();
    let statistics = CorpusStatistics::from_shows(&shows);
    let long = "word ".repeat(400);
    let mut guests: Vec<GuestFacts> = labeled.guests.values().cloned().collect();
    guests[0].audience = Some(long.clone());
    guests[1].topics = vec![long];
    for project_type in ProjectType::ALL {
        let project = ProjectFacts { types: vec![*project_type], ..ProjectFacts::default() };
        for guest in &guests {
            let request = StrategyRequest {
                project: &project,
                guest: Some(guest),
                example_shows: &shows[..4],
                related_keywords: &["night work".to_owned(), "x".to_owned()],
                statistics: &statistics,
                count: 3,
            };
            let strategies = generate(&request).expect("the guest has topics");
            let approaches: Vec<StrategyApproach> = strategies.iter().map(|one| one.strategy_approach).collect();
            assert_eq!(
                approaches,
                [StrategyApproach::Straightforward, StrategyApproach::Unconventional, StrategyApproach::Longshot]
            );
            for strategy in strategies {
                assert_eq!(check_limits(&strategy), Ok(()), "{}", strategy.title);
                let text = serde_json::to_string(&strategy).expect("it serializes");
                assert!(
                    !text.contains("{subject}") && !text.contains("{genre}") && !text.contains("{second}"),
                    "{text}"
                );
                assert!((1..=8).contains(&strategy.keyword_inspiration.len()), "{text}");
                for keyword in &strategy.keyword_inspiration {
                    assert!(keyword.chars().count() >= 2 && keyword.chars().count() <= 60, "{keyword}");
                }
            }
        }
    }
}

#[test]
fn a_project_without_subjects_is_an_error_and_its_purpose_is_enough() {
    let statistics = CorpusStatistics::default();
    let empty = ProjectFacts { types: vec![ProjectType::Monitoring], ..ProjectFacts::default() };
    let purpose = Some("We watch what is said about heat pumps and district heating.".to_owned());
    let project = ProjectFacts { purpose, ..empty.clone() };
    let request = |project| StrategyRequest {
        project,
        guest: None,
        example_shows: &[],
        related_keywords: &[],
        statistics: &statistics,
        count: 5,
    };
    assert_eq!(generate(&request(&empty)).err(), Some(AssistError::NoSubjects));
    let strategies = generate(&request(&project)).expect("the purpose has subjects");
    insta::assert_json_snapshot!("strategies", strategies);
}

/// Statistics of an index in which only some keywords have results.
struct FewKeywords;

impl WordStatistics for FewKeywords {
    fn document_share(&self, _term: &str) -> Option<f32> {
        None
    }

    fn podcasts_with(&self, keyword: &str) -> Option<u64> {
        Some(if ["ice", "food", "refrigeration", "cold chain"].contains(&keyword) { 3 } else { 0 })
    }
}

#[test]
fn keywords_without_a_result_are_not_offered() {
    let project = ProjectFacts { types: vec![ProjectType::GuestBooking], ..ProjectFacts::default() };
    let topics = ["How ice changed what we eat", "What the cold chain did to cities"];
    let guest = GuestFacts {
        topics: topics.map(str::to_owned).into(),
        expertise: vec!["refrigeration".to_owned(), "larders".to_owned()],
        ..GuestFacts::default()
    };
    let related = ["kept".to_owned()];
    let request = |guest| StrategyRequest {
        project: &project,
        guest: Some(guest),
        example_shows: &[],
        related_keywords: &related,
        statistics: &FewKeywords,
        count: 9,
    };
    let strategies = generate(&request(&guest)).expect("keywords with results");
    assert!((3..9).contains(&strategies.len()), "{}: no search twice", strategies.len());
    for strategy in &strategies {
        for keyword in &strategy.keyword_inspiration {
            assert!(FewKeywords.podcasts_with(keyword) > Some(0), "{}: {keyword}", strategy.title);
        }
    }
    let titles: Vec<&str> = strategies.iter().map(|one| one.title.as_str()).collect();
    assert_eq!(titles[0], "Podcasts about ice");
    let mut searches: Vec<Vec<&String>> = strategies
        .iter()
        .map(|one| {
            let mut keywords: Vec<&String> = one.keyword_inspiration.iter().collect();
            keywords.sort();
            keywords
        })
        .collect();
    searches.sort();
    searches.dedup();
    assert_eq!(searches.len(), strategies.len(), "each strategy has its own search");
    let one = GuestFacts { topics: vec!["refrigeration".to_owned()], ..GuestFacts::default() };
    let blurb = generate(&request(&one)).expect("a keyword with results")[0].strategy_blurb.clone();
    assert!(blurb.contains("about refrigeration.") && !blurb.contains(" or "), "{blurb}");
    let unknown = GuestFacts { topics: vec!["zymurgy".to_owned()], ..GuestFacts::default() };
    assert_eq!(generate(&request(&unknown)).err(), Some(AssistError::SubjectsNotFound));
    let review = RelevancyReviewer::new(Some(&unknown), None, &FewKeywords, now());
    assert_eq!(review.err(), Some(AssistError::SubjectsNotFound));
}

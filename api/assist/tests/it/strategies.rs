//! Strategies by rules: each project type, within the limits of spec 5, with keywords that run.

use crate::relevancy::{LABELED, LabeledPairs};
use earshot_assist::AssistError;
use earshot_assist::facts::{GuestFacts, ProjectFacts};
use earshot_assist::strategies::{StrategyApproach, StrategyRequest, check_limits, generate};
use earshot_assist::words::CorpusStatistics;
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

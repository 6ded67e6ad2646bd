//! Strategies, prompts, deep analyses and switches of teams on both databases.

use crate::support::lists::{self};
use crate::support::prelude::*;
use earshot_app::{
    ANALYSIS_JOB, AnalysisState, CustomPrompt, MAX_STRATEGIES, PromptChange, PromptValues, Strategy, StrategyChange,
    StrategyRun, TeamSettings, TeamSettingsChange, TeamSettingsUpdate,
};
use earshot_model::prompt::PromptContext;
use earshot_model::{EpisodeId, PodcastId};
use serde_json::Value;

async fn agency(db: &Db, name: &str) -> Account {
    lists::user(db, name, Tier::Agency).await
}

fn texts(titles: &[&str]) -> (Vec<Value>, Value) {
    (titles.iter().map(|title| json!({ "title": title })).collect(), json!({ "generatedBy": "rules" }))
}

fn titles(strategies: &[Strategy]) -> Vec<&str> {
    strategies.iter().filter_map(|strategy| strategy.content["title"].as_str()).collect()
}

on_both_databases!(strategies_keep_their_order_and_what_people_changed, |db, _| {
    let (ann, eve) = (agency(&db, "ann").await, agency(&db, "eve").await);
    let tour = project(&db, &ann, "Spring tour").await;
    let made = db.add_strategies(&ann, tour.id, texts(&["one", "two", "three"]), true).await.expect("works");
    assert_eq!(titles(&made), ["one", "two", "three"]);
    let changed = db.update_strategy(&ann, made[1].id, json!({ "title": "mine" }), Some(1)).await.expect("works");
    let StrategyChange::Done(changed) = changed else { panic!("not done") };
    assert_eq!((changed.version, changed.is_edited), (2, true));
    let late = db.update_strategy(&ann, made[1].id, json!({}), Some(1)).await.expect("works");
    assert_eq!(late, StrategyChange::VersionConflict(changed));
    let run = StrategyRun { at_ms: 5, keywords: vec!["a".to_owned()], found: 3, added: 2, problem: None };
    let ran = db.record_strategy_run(&ann, made[2].id, run.clone()).await.expect("works").expect("a strategy");
    assert_eq!((ran.last_run, ran.version), (Some(run), 1));
    // Strategies that were changed or have run stay.
    let again = db.add_strategies(&ann, tour.id, texts(&["new"]), true).await.expect("works");
    assert_eq!(titles(&again), ["mine", "three", "new"]);
    let many: Vec<&str> = (0..60).map(|_| "x").collect();
    let all = db.add_strategies(&ann, tour.id, texts(&many), false).await.expect("works");
    assert_eq!(all.len() as u64, MAX_STRATEGIES);

    assert!(db.strategies_of(&eve, tour.id).await.expect("works").is_empty());
    assert_eq!(db.find_strategy(&eve, made[1].id).await.expect("works"), None);
    assert!(db.add_strategies(&eve, tour.id, texts(&["x"]), true).await.is_err());
    let foreign = db.update_strategy(&eve, made[1].id, json!({}), None).await.expect("works");
    assert_eq!(foreign, StrategyChange::NotFound);
    assert_eq!(db.delete_strategy(&eve, made[1].id).await.expect("works"), None);
    assert!(db.delete_strategy(&ann, made[1].id).await.expect("works").is_some());
    assert_eq!(db.delete_strategy(&ann, made[1].id).await.expect("works"), None);
});

fn prompt(name: &str) -> PromptValues {
    PromptValues {
        name: name.to_owned(),
        description: None,
        context: PromptContext::Episode,
        prompt: "List the ads.".to_owned(),
    }
}

fn done(change: PromptChange) -> CustomPrompt {
    match change {
        PromptChange::Done(prompt) => prompt,
        other => panic!("not done: {other:?}"),
    }
}

on_both_databases!(prompts_belong_to_the_team, |db, _| {
    let (ann, eve) = (agency(&db, "ann").await, agency(&db, "eve").await);
    // The user is not a member of the account's team.
    let stranger = Account { team_id: ann.team_id, ..user(&db, "bob", Tier::Free).await };
    let made = done(db.create_custom_prompt(&ann, prompt("Ads")).await.expect("works"));
    assert!(db.create_custom_prompt(&stranger, prompt("Ads")).await.is_err());
    assert_eq!(db.custom_prompts(&ann).await.expect("works"), std::slice::from_ref(&made));
    assert!(db.custom_prompts(&eve).await.expect("works").is_empty());
    let changed = done(db.update_custom_prompt(&ann, made.id, prompt("Breaks"), Some(1)).await.expect("works"));
    assert_eq!((changed.version, changed.name.as_str()), (2, "Breaks"));
    let late = db.update_custom_prompt(&ann, made.id, prompt("Late"), Some(1)).await.expect("works");
    assert_eq!(late, PromptChange::VersionConflict(changed));
    let foreign = db.update_custom_prompt(&eve, made.id, prompt("Mine"), None).await.expect("works");
    assert_eq!(foreign, PromptChange::NotFound);
    assert_eq!(db.find_custom_prompt(&eve, made.id).await.expect("works"), None);
    assert!(!db.delete_custom_prompt(&eve, made.id).await.expect("works"));
    assert!(db.delete_custom_prompt(&ann, made.id).await.expect("works"));
});

on_both_databases!(analyses_are_requested_once_and_kept_until_the_next, |db, _| {
    let (ann, eve) = (agency(&db, "ann").await, agency(&db, "eve").await);
    let podcast = PodcastId(Uuid::from_u128(1));
    let (one, two) = (EpisodeId(Uuid::from_u128(11)), EpisodeId(Uuid::from_u128(12)));
    let queued = db.request_deep_analyses(&ann, podcast, &[two, one], false).await.expect("works");
    let states: Vec<_> = queued.iter().map(|analysis| (analysis.episode, analysis.state)).collect();
    assert_eq!(states, [(two, AnalysisState::Queued), (one, AnalysisState::Queued)]);
    let lease = Duration::from_secs(60);
    let job = db.claim_job(ANALYSIS_JOB, "w", lease).await.expect("works").expect("a job");
    assert_eq!(job.payload["episodeIds"], json!([two.0, one.0]));
    // A queued analysis is not queued again.
    db.request_deep_analyses(&ann, podcast, &[one], true).await.expect("works");
    assert!(db.claim_job(ANALYSIS_JOB, "w", lease).await.expect("works").is_none());
    let result = (json!({ "summary": "s" }), json!({ "generatedBy": "rules" }));
    db.finish_deep_analysis(ann.team_id, one, Ok(result)).await.expect("works");
    db.finish_deep_analysis(ann.team_id, two, Err("gone".to_owned())).await.expect("works");
    let found = db.deep_analyses(&ann, &[one, two]).await.expect("works");
    assert_eq!((found[0].state, found[1].state), (AnalysisState::Done, AnalysisState::Failed));
    assert_eq!(found[1].problem.as_deref(), Some("gone"));
    // A failed analysis is queued again, a finished one only on request.
    db.request_deep_analyses(&ann, podcast, &[one, two], false).await.expect("works");
    assert!(!db.is_analysis_queued(ann.team_id, one).await.expect("works"));
    assert!(db.is_analysis_queued(ann.team_id, two).await.expect("works"));
    let again = db.request_deep_analyses(&ann, podcast, &[one], true).await.expect("works");
    assert_eq!((again[0].state, again[0].insights.is_some()), (AnalysisState::Queued, true));
    assert_eq!(db.deep_analyses_of_podcast(&ann, &[podcast]).await.expect("works").len(), 2);
    let all: Vec<_> = (0..600).map(|number| EpisodeId(Uuid::from_u128(number))).collect();
    let requests = db.deep_analysis_requests(&ann, &all).await.expect("works");
    assert_eq!((requests.len(), requests.get(&one)), (2, Some(&again[0].requested_at)));
    assert!(db.deep_analysis_requests(&eve, &all).await.expect("works").is_empty());
    assert!(db.deep_analyses(&eve, &[one, two]).await.expect("works").is_empty());
    assert!(db.deep_analyses_of_podcast(&eve, &[podcast]).await.expect("works").is_empty());
});

on_both_databases!(switches_have_defaults_and_versions, |db, _| {
    let (ann, eve) = (agency(&db, "ann").await, agency(&db, "eve").await);
    assert_eq!(db.team_settings(&ann).await.expect("works"), TeamSettings::default());
    let update = TeamSettingsUpdate { automated_search_enabled: Some(false), ..TeamSettingsUpdate::default() };
    let expected = TeamSettings { automated_search_enabled: false, version: 1, ..TeamSettings::default() };
    let changed = db.update_team_settings(&ann, update.clone(), Some(0)).await.expect("works");
    assert_eq!(changed, TeamSettingsChange::Done(expected.clone()));
    let late = db.update_team_settings(&ann, update, Some(0)).await.expect("works");
    assert_eq!(late, TeamSettingsChange::VersionConflict(expected.clone()));
    let more = TeamSettingsUpdate { auto_quick_decision_enabled: Some(true), ..TeamSettingsUpdate::default() };
    db.update_team_settings(&ann, more, None).await.expect("works");
    let expected = TeamSettings { auto_quick_decision_enabled: true, version: 2, ..expected };
    assert_eq!(db.team_settings(&ann).await.expect("works"), expected);
    assert_eq!(db.team_settings(&eve).await.expect("works"), TeamSettings::default());
});

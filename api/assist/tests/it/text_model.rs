//! The client of text models against the stub, and the result of each failure.

use crate::relevancy::{LABELED, LabeledPairs, now};
use crate::stub_server::StubServer;
use async_trait::async_trait;
use earshot_assist::agent::{Assistant, CustomFacts, CustomRequest, FallbackReason, Generated, GeneratedBy};
use earshot_assist::facts::{GuestFacts, SenderFacts, ShowFacts};
use earshot_assist::outreach::OutreachOptions;
use earshot_assist::relevancy::RelevancyReview;
use earshot_assist::text_model::{BudgetExceeded, ModelBudget, StructuredMode, TextModel, UnlimitedBudget};
use earshot_assist::words::CorpusStatistics;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

const MARKER: &str = "7f3a9c";

struct Facts {
    guest: GuestFacts,
    show: ShowFacts,
    statistics: CorpusStatistics,
}

fn facts() -> Facts {
    let labeled = LabeledPairs::read(LABELED);
    let shows = labeled.shows();
    let statistics = CorpusStatistics::from_shows(shows.values());
    Facts { guest: labeled.guests["lin"].clone(), show: shows["rest"].clone(), statistics }
}

impl Facts {
    fn assistant<'a>(&'a self, model: Option<&'a dyn TextModel>, budget: &'a dyn ModelBudget) -> Assistant<'a> {
        Assistant { model, budget, statistics: &self.statistics, now: now(), marker: MARKER }
    }

    async fn review(&self, model: &dyn TextModel) -> Generated<RelevancyReview> {
        let assistant = self.assistant(Some(model), &UnlimitedBudget);
        assistant.relevancy(Some(&self.guest), None, &self.show).await.expect("the guest has topics")
    }
}

fn reason<T>(generated: &Generated<T>) -> Option<FallbackReason> {
    generated.fallback.as_ref().map(|fallback| fallback.reason)
}

#[tokio::test]
async fn valid_results_are_by_the_model() {
    let (server, facts) = (StubServer::start().await, facts());
    for name in ["good", "fenced", "bad-then-good", "refuses-schema", "refuses-formats", "429-once", "500-once"] {
        let model = server.model(name);
        let generated = facts.review(&model).await;
        assert_eq!((generated.generated_by, reason(&generated)), (GeneratedBy::Model, None), "{name}");
        assert_eq!(generated.model.as_deref(), Some(name));
        assert_eq!(generated.result.rating, 4, "{name}");
        assert_eq!(generated.result.evidence[0].quote, "Why insomnia is learned");
        assert!(generated.usage.total() >= 1_000, "{name}");
    }
}

#[tokio::test]
async fn failures_lead_to_the_rules_with_a_reason() {
    let (server, facts) = (StubServer::start().await, facts());
    let by_rules = facts.assistant(None, &UnlimitedBudget);
    let by_rules = by_rules.relevancy(Some(&facts.guest), None, &facts.show).await.expect("a review");
    assert_eq!(reason(&by_rules), Some(FallbackReason::NoModel));
    let cases = [
        ("bad-json", FallbackReason::Rejected),
        ("truncated", FallbackReason::Interrupted),
        ("429", FallbackReason::RateLimited),
        ("500", FallbackReason::Unavailable),
        ("slow", FallbackReason::Timeout),
        ("drops", FallbackReason::Unavailable),
        ("lies", FallbackReason::Rejected),
        ("german", FallbackReason::Rejected),
    ];
    for (name, expected) in cases {
        // Only the slow model is waited for until the time-out.
        let timeout = if name == "slow" { Duration::from_millis(300) } else { Duration::from_secs(60) };
        let model = server.model_with(name, |config| config.timeout = timeout);
        let generated = facts.review(&model).await;
        assert_eq!((generated.generated_by, reason(&generated)), (GeneratedBy::Rules, Some(expected)), "{name}");
        assert_eq!(generated.result, by_rules.result, "{name}");
    }
    let rate_limited = server.requests().iter().filter(|request| request["model"] == "429").count();
    assert_eq!(rate_limited, 1, "a minute of `Retry-After` is not waited for");
}

#[tokio::test]
async fn a_rejected_mode_is_remembered() {
    let (server, facts) = (StubServer::start().await, facts());
    let model = server.model("refuses-schema");
    facts.review(&model).await;
    assert_eq!(model.structured_mode(), StructuredMode::JsonObject);
    facts.review(&model).await;
    let formats: Vec<String> = server
        .requests()
        .iter()
        .map(|one| one["response_format"]["type"].as_str().unwrap_or("none").to_owned())
        .collect();
    assert_eq!(formats, ["json_schema", "json_object", "json_object"]);
    let system = server.requests()[1]["messages"][0]["content"].as_str().expect("a system turn").to_owned();
    assert!(system.contains("\"maximum\":5"), "the schema is in the prompt");
}

#[tokio::test]
async fn a_failing_service_is_left_alone() {
    let (server, facts) = (StubServer::start().await, facts());
    let model = server.model_with("500", |config| config.attempts = 1);
    for _ in 0..5 {
        let generated = facts.review(&model).await;
        assert_eq!(reason(&generated), Some(FallbackReason::Unavailable));
    }
    assert_eq!(server.requests().len(), 3, "the circuit opens after three failures");
}

#[derive(Default)]
struct Tokens {
    left: AtomicI64,
}

#[async_trait]
impl ModelBudget for Tokens {
    async fn reserve(&self, tokens: u64) -> Result<(), BudgetExceeded> {
        let left = self.left.fetch_sub(tokens as i64, Ordering::SeqCst) - tokens as i64;
        if left < 0 {
            self.left.fetch_add(tokens as i64, Ordering::SeqCst);
            return Err(BudgetExceeded);
        }
        Ok(())
    }

    async fn settle(&self, reserved: u64, used: u64) {
        self.left.fetch_add(reserved as i64 - used as i64, Ordering::SeqCst);
    }
}

#[tokio::test]
async fn the_budget_is_reserved_settled_and_refunded() {
    let (server, facts) = (StubServer::start().await, facts());
    let budget = Tokens { left: AtomicI64::new(10_000) };
    let model = server.model("good");
    let assistant = facts.assistant(Some(&model), &budget);
    let generated = assistant.relevancy(Some(&facts.guest), None, &facts.show).await.expect("a review");
    assert_eq!(generated.usage.total(), 1_000);
    assert_eq!(budget.left.load(Ordering::SeqCst), 9_000);
    let failing = server.model_with("500", |config| config.attempts = 1);
    let assistant = facts.assistant(Some(&failing), &budget);
    assistant.relevancy(Some(&facts.guest), None, &facts.show).await.expect("a review");
    assert_eq!(budget.left.load(Ordering::SeqCst), 9_000, "a failure is refunded");
    budget.left.store(10, Ordering::SeqCst);
    let assistant = facts.assistant(Some(&model), &budget);
    let generated = assistant.relevancy(Some(&facts.guest), None, &facts.show).await.expect("a review");
    assert_eq!(reason(&generated), Some(FallbackReason::Budget));
    assert_eq!(budget.left.load(Ordering::SeqCst), 10);
}

#[tokio::test]
async fn custom_prompts_stream_clean_text() {
    let (server, facts) = (StubServer::start().await, facts());
    let request = CustomRequest { facts: CustomFacts::Podcast(&facts.show), prompt: "Sum it up." };
    for name in ["good", "no-stream"] {
        let model = server.model(name);
        let mut parts: Vec<String> = Vec::new();
        let mut take = |part: &str| parts.push(part.to_owned());
        let generated = facts.assistant(Some(&model), &UnlimitedBudget).custom(&request, &mut take).await;
        assert_eq!(generated.generated_by, GeneratedBy::Model, "{name}");
        assert_eq!(parts.concat(), generated.result.text);
        assert!(generated.result.text.starts_with("This is a summary"));
        assert!(name != "good" || parts.len() > 3, "{parts:?}");
    }
    let model = server.model("lies");
    let generated = facts.assistant(Some(&model), &UnlimitedBudget).custom(&request, &mut |_| {}).await;
    assert_eq!(generated.result.removed, 2);
    assert!(!generated.result.text.contains("waited years"), "{}", generated.result.text);
    let model = server.model("drops");
    let mut passed = String::new();
    let generated =
        facts.assistant(Some(&model), &UnlimitedBudget).custom(&request, &mut |part| passed.push_str(part)).await;
    assert_eq!(reason(&generated), Some(FallbackReason::Interrupted));
    assert!(!passed.is_empty() && generated.result.text.contains("Rest Assured"), "{passed} {}", generated.result.text);
}

#[tokio::test]
async fn every_kind_has_a_result_by_the_model() {
    let (server, facts) = (StubServer::start().await, facts());
    let model = server.model("good");
    let assistant = facts.assistant(Some(&model), &UnlimitedBudget);
    let sender = SenderFacts { name: Some("Robin Achterberg".into()), ..SenderFacts::default() };
    let options = OutreachOptions { variants: 2, ..OutreachOptions::default() };
    let pitches = assistant.outreach(&facts.guest, &facts.show, &sender, &options).await.expect("pitches");
    assert_eq!((pitches.generated_by, reason(&pitches)), (GeneratedBy::Model, None));
    assert_eq!(pitches.result.variants.len(), 2);
    let listed: Vec<&str> = pitches.result.variants[0].placeholders.iter().map(|one| one.text.as_str()).collect();
    assert_eq!(listed, ["[host first name]", "[sender name]"]);
    let project = Default::default();
    let strategies = assistant.strategies(&project, Some(&facts.guest), &[], &[], 3).await.expect("strategies");
    assert_eq!((strategies.generated_by, strategies.result.len()), (GeneratedBy::Model, 3));
    let show = crate::transcripts::show();
    let prepared = assistant.guest_preparation(Some(&facts.guest), &show).await.expect("a preparation");
    assert_eq!(prepared.generated_by, GeneratedBy::Model);
    assert!(prepared.result.summary.starts_with("## How") && !prepared.result.grouped_likely_questions.is_empty());
    let insights = assistant.insights(&show.episodes[0], &show).await;
    assert_eq!((insights.generated_by, insights.result.quotable_moments[0].second), (GeneratedBy::Model, Some(0)));
    let documents = ["Notes on field work. The guest works in the field.".to_owned()];
    let request = earshot_assist::agent::BioRequest { guest: &facts.guest, documents: &documents };
    let bio = assistant.bio(&request).await.expect("a bio");
    assert_eq!((bio.generated_by, reason(&bio)), (GeneratedBy::Model, None));
    let custom = CustomRequest { facts: CustomFacts::Guest(&facts.guest), prompt: "Who is it?" };
    assistant.custom(&custom, &mut |_| {}).await;
    let prompts: String = server.requests().iter().map(|one| format!("{}\n\n", prompt(one))).collect();
    assert_eq!(server.requests().len(), 6);
    assert!(!prompts.contains("sk-test"));
    insta::assert_snapshot!("prompts", prompts);
}

/// The turns of a request as text. The fields of the data are sorted, because their order depends on the features of
/// the workspace build.
fn prompt(request: &Value) -> String {
    let turns = request["messages"].as_array().expect("turns").iter();
    let turns = turns.map(|turn| {
        let text = turn["content"].as_str().unwrap_or_default();
        format!("--- {}\n{}", turn["role"].as_str().unwrap_or_default(), with_sorted_data(text))
    });
    turns.collect::<Vec<_>>().join("\n")
}

fn with_sorted_data(text: &str) -> String {
    let (begin, end) = (format!("BEGIN DATA {MARKER}\n"), format!("\nEND DATA {MARKER}"));
    let parts = text.split_once(&begin).filter(|(before, _)| before.is_empty());
    let Some((data, after)) = parts.and_then(|(_, rest)| rest.split_once(&end)) else { return text.to_owned() };
    let data: Value = serde_json::from_str(data).expect("the block is JSON");
    format!("{begin}{:#}{end}{after}", sorted(&data))
}

fn sorted(value: &Value) -> Value {
    match value {
        Value::Array(list) => list.iter().map(sorted).collect(),
        Value::Object(fields) => {
            let fields: BTreeMap<&String, &Value> = fields.iter().collect();
            Value::Object(fields.into_iter().map(|(name, field)| (name.clone(), sorted(field))).collect())
        }
        other => other.clone(),
    }
}

//! The contract of each prompt: its shape, a strong answer that is accepted, and bad ones that the rules replace.

use crate::relevancy::{LABELED, LabeledPairs, now};
use async_trait::async_trait;
use earshot_assist::agent::{
    Assistant, BioRequest, CustomFacts, CustomRequest, FallbackReason, Generated, GeneratedBy,
};
use earshot_assist::facts::{GuestFacts, ProjectFacts, SenderFacts, ShowFacts};
use earshot_assist::outreach::OutreachOptions;
use earshot_assist::text_model::{
    ModelError, ModelRequest, ModelText, ResponseFormat, TextModel, TextSink, UnlimitedBudget,
};
use earshot_assist::words::CorpusStatistics;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

const MARKER: &str = "7f3a9c";
const ANSWERS: &str = include_str!("../fixtures/model_answers.json");

#[derive(Deserialize)]
struct Answers {
    /// The fields of the data block, sorted.
    data: Vec<String>,
    strong: String,
    bad: BTreeMap<String, String>,
}

/// A model with one answer, which records its first request.
struct FixedModel {
    answer: String,
    request: Mutex<Option<ModelRequest>>,
}

#[async_trait]
impl TextModel for FixedModel {
    fn name(&self) -> &str {
        "fixed"
    }

    async fn complete(&self, request: &ModelRequest) -> Result<ModelText, ModelError> {
        self.request.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_with(|| request.clone());
        Ok(ModelText { text: self.answer.clone(), ..ModelText::default() })
    }

    async fn stream(&self, request: &ModelRequest, take_text: TextSink<'_>) -> Result<ModelText, ModelError> {
        take_text(&self.answer);
        self.complete(request).await
    }
}

struct Facts {
    guest: GuestFacts,
    show: ShowFacts,
    transcribed: ShowFacts,
    statistics: CorpusStatistics,
}

impl Facts {
    fn read() -> Self {
        let labeled = LabeledPairs::read(LABELED);
        let shows = labeled.shows();
        Self {
            guest: labeled.guests["lin"].clone(),
            show: shows["rest"].clone(),
            transcribed: crate::transcripts::show(),
            statistics: CorpusStatistics::from_shows(shows.values()),
        }
    }

    /// Runs a prompt, and returns who made the result and why.
    async fn run(&self, kind: &str, model: Option<&dyn TextModel>) -> (GeneratedBy, Option<FallbackReason>, Value) {
        let assistant =
            Assistant { model, budget: &UnlimitedBudget, statistics: &self.statistics, now: now(), marker: MARKER };
        let (guest, show) = (&self.guest, &self.show);
        match kind {
            "outreach" => {
                let sender = SenderFacts { name: Some("Robin Achterberg".into()), ..SenderFacts::default() };
                made(assistant.outreach(guest, show, &sender, &OutreachOptions::default()).await.expect("pitches"))
            }
            "relevancy" => made(assistant.relevancy(Some(guest), None, show).await.expect("a review")),
            "strategies" => {
                let project = ProjectFacts { name: "Autumn tour".into(), ..ProjectFacts::default() };
                let examples = [self.show.clone()];
                made(assistant.strategies(&project, Some(guest), &examples, &[], 1).await.expect("strategies"))
            }
            "bio" => {
                let documents = ["Maya Lin wrote two guides for nurses.".to_owned()];
                made(assistant.bio(&BioRequest { guest, documents: &documents }).await.expect("a bio"))
            }
            "insights" => made(assistant.insights(&self.transcribed.episodes[0], &self.transcribed).await),
            "guest-preparation" => {
                made(assistant.guest_preparation(Some(guest), &self.transcribed).await.expect("a preparation"))
            }
            other => panic!("no prompt {other}"),
        }
    }
}

fn made<T: serde::Serialize>(generated: Generated<T>) -> (GeneratedBy, Option<FallbackReason>, Value) {
    let reason = generated.fallback.map(|fallback| fallback.reason);
    (generated.generated_by, reason, serde_json::to_value(&generated.result).expect("JSON"))
}

#[tokio::test]
async fn strong_answers_are_accepted_and_bad_ones_are_replaced() {
    let facts = Facts::read();
    let answers: BTreeMap<String, Answers> = serde_json::from_str(ANSWERS).expect("the answers");
    assert_eq!(answers.len(), 6);
    let (.., pitch) = facts.run("outreach", None).await;
    let hook = &pitch["hooks"][0];
    let filled = |text: &str| {
        let title = hook["episodeTitle"].as_str().expect("a title");
        let text = text.replace("HOOK", hook["id"].as_str().expect("an id")).replace("TITLE", title);
        let episode = facts.show.episodes.iter().find(|one| one.title == "Circadian rhythm for beginners");
        text.replace("EPISODE", &episode.expect("the episode").id)
    };
    for (kind, Answers { data, strong, bad }) in &answers {
        let (.., by_rules) = facts.run(kind, None).await;
        let model = FixedModel { answer: filled(strong), request: Mutex::default() };
        let (by, reason, result) = facts.run(kind, Some(&model)).await;
        assert_eq!((by, reason), (GeneratedBy::Model, None), "{kind}");
        assert_ne!(result, by_rules, "{kind}");
        let request = model.request.into_inner().unwrap_or_else(PoisonError::into_inner).expect("a request");
        check_shape(&request, kind, data);
        assert_eq!(bad.len(), 5, "{kind}");
        for (fault, answer) in bad {
            let model = FixedModel { answer: filled(answer), request: Mutex::default() };
            let (by, reason, result) = facts.run(kind, Some(&model)).await;
            assert_eq!((by, reason), (GeneratedBy::Rules, Some(FallbackReason::Rejected)), "{kind}: {fault}: {result}");
            assert_eq!(result, by_rules, "{kind}: {fault}");
        }
    }
}

/// The instructions are ours, the data is in the marked block of the user turn, and the schema allows nothing else.
fn check_shape(request: &ModelRequest, kind: &str, fields: &[String]) {
    assert_eq!((request.kind, request.turns.len()), (kind, 1));
    assert!(request.system.contains("Task: ") && request.system.contains(&format!("BEGIN DATA {MARKER}")), "{kind}");
    assert!(!request.system.contains("Maya Lin"), "{kind}: the system turn has no text of strangers");
    let (begin, end) = (format!("BEGIN DATA {MARKER}\n"), format!("\nEND DATA {MARKER}"));
    let block = request.turns[0].text.strip_prefix(&begin).and_then(|rest| rest.strip_suffix(&end)).expect("a block");
    let data: BTreeMap<String, Value> = serde_json::from_str(block).expect("the block is JSON");
    assert_eq!(data.keys().collect::<Vec<_>>(), fields.iter().collect::<Vec<_>>(), "{kind}");
    let ResponseFormat::Json { schema, .. } = &request.format else { panic!("{kind}: no schema") };
    assert_eq!(schema["additionalProperties"], false, "{kind}");
    let required = schema["required"].as_array().map(Vec::len);
    assert_eq!(required, schema["properties"].as_object().map(serde_json::Map::len), "{kind}");
}

/// A prompt of the team is free text: what a bad answer invents is removed, and the rest stays.
#[tokio::test]
async fn a_custom_prompt_has_its_shape_and_loses_what_its_answer_invents() {
    let facts = Facts::read();
    let ask = "Compare the last two episodes in your own words.";
    let run = async |answer: &str| {
        let model = FixedModel { answer: answer.to_owned(), request: Mutex::default() };
        let assistant = Assistant {
            model: Some(&model),
            budget: &UnlimitedBudget,
            statistics: &facts.statistics,
            now: now(),
            marker: MARKER,
        };
        let request = CustomRequest { facts: CustomFacts::Podcast(&facts.show), prompt: ask };
        let mut streamed = String::new();
        let made = assistant.custom(&request, &mut |piece| streamed.push_str(piece)).await;
        assert_eq!((made.generated_by, &made.result.text), (GeneratedBy::Model, &streamed));
        (made.result, model.request.into_inner().unwrap_or_else(PoisonError::into_inner).expect("a request"))
    };
    let strong = "The newest episode is about beginners. “Circadian rhythm for beginners” is its title.";
    let (result, request) = run(strong).await;
    assert_eq!((result.text.as_str(), result.removed), (strong, 0));
    assert_eq!((request.kind, request.format), ("custom", ResponseFormat::Text));
    assert!(
        request.system.contains("Task: ") && !request.system.contains(ask),
        "the request is no instruction of ours"
    );
    let (block, requested) = request.turns[0].text.split_once("\n\nRequest:\n").expect("the request follows the data");
    assert!(block.starts_with(&format!("BEGIN DATA {MARKER}\n")) && block.ends_with(&format!("END DATA {MARKER}")));
    assert_eq!(requested, ask);
    for (fault, bad, rest) in [
        ("a link", "See https://evil.example/now for more.", "See [link removed] for more."),
        ("a hidden link", "See evil[dot]example for more.", "See [link removed] for more."),
        ("an address", "Write to host@evil.example today.", "Write to [link removed] today."),
        (
            "an invented quotation",
            "The host said “sleep is the only honest thing we do” once.",
            "The host said [quotation removed: it is not in the source] once.",
        ),
        (
            "an open quotation",
            "The host said \"sleep is the only honest thing",
            "The host said [quotation removed: it is not in the source]",
        ),
    ] {
        let (result, _) = run(bad).await;
        assert_eq!((result.text.as_str(), result.removed), (rest, 1), "{fault}");
    }
}

//! What an honest model writes, and a dishonest one.

use super::request::{data_block, task_of};
use serde_json::{Value, json};

/// A valid result from the data block alone.
pub(super) fn write(request: &Value) -> String {
    let data = data_block(request);
    let episode = &data["podcast"]["episodes"][0];
    let title = episode["title"].as_str().unwrap_or("the episode");
    match task_of(request) {
        "relevancy" => json!({
            // A show that a program makes is not rated high, however close its subject is.
            "rating": if data["podcast"]["machineSignal"].is_string() { 2 } else { 4 },
            "justification": format!("The show had “{title}”, and that is close to what the guest does."),
            "strengths": ["The show had an episode on the subject."],
            "concerns": ["The audience is of unknown size."],
            "evidence": [{"episodeId": episode["id"], "quote": title}],
        })
        .to_string(),
        "outreach" => pitches(&data, |_, _| String::new()),
        "strategies" => strategies(&data, "Shows that fit the project and take guests."),
        "guest-preparation" => json!({
            "summary": "## How the host works\n\n- The host asks how the guest began.",
            "criticalActions": ["Prepare a short answer to the first question."],
        })
        .to_string(),
        "insights" => {
            let turn = data["episode"]["transcript"][0]["text"].as_str().unwrap_or_default();
            let sentence = turn.split_inclusive(['.', '?']).next().unwrap_or(turn).trim();
            json!({
                "summary": "The episode is about the work of the guest and how it began.",
                "topics": ["work"],
                "claims": [sentence],
                "quotableMoments": [sentence],
            })
            .to_string()
        }
        "bio" => json!({
            "shortBio": "The guest works in the field that the documents describe.",
            "longBio": "The guest works in the field that the documents describe, and has done so for years.",
            "goals": [], "thingsToAvoid": [], "areasOfExpertise": ["field work"], "topicsToDiscuss": ["the field"],
        })
        .to_string(),
        _ => "This is a summary of the material, in plain words that anybody can read.".to_owned(),
    }
}

/// Made-up quotes, names and numbers in an otherwise valid result.
pub(super) fn write_lies(request: &Value) -> String {
    let data = data_block(request);
    let episode = &data["podcast"]["episodes"][0];
    match task_of(request) {
        "relevancy" => json!({
            "rating": 4,
            "justification": "The host said “we have waited years for exactly this guest to come by” in an episode.",
            "strengths": [], "concerns": [],
            "evidence": [{"episodeId": episode["id"], "quote": "we have waited years for exactly this guest"}],
        })
        .to_string(),
        "outreach" => pitches(&data, |_, _| " Oprah Winfrey and 4,000,000 listeners agree.".to_owned()),
        "strategies" => strategies(&data, "The host said “we have waited years for exactly this guest to come by” in an episode."),
        "guest-preparation" => json!({
            "summary": "The host said “we have waited years for exactly this guest to come by” in an episode.",
            "criticalActions": ["Bring the figures to the recording."],
        })
        .to_string(),
        "insights" => json!({
            "summary": "The episode is about the work of the guest and how it began.",
            "topics": ["work"],
            "claims": ["Nine of ten listeners changed their mind that day."],
            "quotableMoments": ["We have waited years for exactly this guest to come by."],
        })
        .to_string(),
        _ => "The host said “we have waited years for exactly this guest to come by” and then “nobody is better than she is”.".to_owned(),
    }
}

/// Writes a valid result in German.
pub(super) fn write_german(request: &Value) -> String {
    let data = data_block(request);
    let episode = &data["podcast"]["episodes"][0];
    json!({
        "rating": 4,
        "justification": "Die Sendung hatte mehrere Folgen zum Thema, und fast jede Folge hatte einen Gast im Studio, der gut passt.",
        "strengths": [], "concerns": [],
        "evidence": [{"episodeId": episode["id"], "quote": episode["title"]}],
    })
    .to_string()
}

/// A pitch per variant; `extra` adds words to each body.
pub(super) fn pitches(data: &Value, extra: impl Fn(&Value, usize) -> String) -> String {
    let hooks = data["hooks"].as_array().cloned().unwrap_or_default();
    let count = data["options"]["variants"].as_u64().unwrap_or(1) as usize;
    let name = data["guest"]["name"].as_str().unwrap_or_default();
    let variants: Vec<Value> = (0..count)
        .map(|number| {
            let no_hook = Value::Null;
            let hook = hooks.get(number % hooks.len().max(1)).unwrap_or(&no_hook);
            let reference = hook["episodeTitle"].as_str().or(hook["quote"].as_str()).or(hook["titles"][0].as_str()).unwrap_or_default();
            let topic = hook["subject"].as_str().unwrap_or("the subject");
            let id = hook["id"].as_str().unwrap_or("none");
            let reason = if id == "none" { "[your reason]".to_owned() } else { format!("I'm writing about “{reference}”.") };
            json!({
                "hookId": id,
                "subject": format!("Guest idea: {topic}"),
                "body": format!("Hi [host first name],\n\n{reason} I'd like to suggest {name}, who can speak about {topic}.{} Would that be of interest?\n\nBest,\n[sender name]", extra(hook, number)),
            })
        })
        .collect();
    json!({"variants": variants}).to_string()
}

pub(super) fn strategies(data: &Value, blurb: &str) -> String {
    let count = data["count"].as_u64().unwrap_or(1) as usize;
    let one = json!({
        "title": "Shows on the subject", "shortDescription": "Active shows.", "strategyBlurb": blurb,
        "whyItsEffective": "They take guests.", "audiencePersonaTarget": "People who follow the subject.",
        "yesNoPrompt": "Does the show take guests?", "geographicalFilters": "Any.", "strategyTrainingDocumentation": "Search titles.",
        "strategyFocus": "Titles", "keywordInspiration": ["sleep science"], "exampleGoogleSearches": ["sleep podcast"],
        "strategyApproach": "straightforward", "priority": "high",
    });
    json!({"strategies": vec![one; count]}).to_string()
}

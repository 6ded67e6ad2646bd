//! Insights of an episode by a model. Each claim and quotation must be in the transcript, which gives its second.

use super::assistant::{Assistant, Generated, Task};
use super::checks::OutputChecks;
use super::data_block::{data_block, episode_with_transcript};
use super::prompts;
use crate::facts::{EpisodeFacts, GuestFacts, SenderFacts, ShowFacts};
use crate::hostile_text::has_prompt_injection;
use crate::insights::{ClaimKind, EpisodeInsights, Quotation, StatedClaim, analyze_episode};
use crate::outreach::ClaimSources;
use serde::Deserialize;
use serde_json::{Value, json};

const MAX_TOKENS: u32 = 1_800;

const TASK: &str = "\
Task: analyze the episode in the data block. Give a summary of at most five sentences, topics of one to four words, claims that can be checked \
and quotable moments; claims and moments are copied from the transcript letter by letter.";

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ModelInsights {
    summary: String,
    topics: Vec<String>,
    claims: Vec<String>,
    quotable_moments: Vec<String>,
}

impl Assistant<'_> {
    /// Analyzes an episode. Without a transcript, returns the rules' result.
    pub async fn insights(&self, episode: &EpisodeFacts, show: &ShowFacts) -> Generated<EpisodeInsights> {
        let rules = analyze_episode(episode, show, self.statistics);
        let only = ShowFacts {
            title: show.title.clone(),
            host_names: show.host_names.clone(),
            episodes: vec![episode.clone()],
            ..ShowFacts::default()
        };
        let (no_guest, no_sender) = (GuestFacts::default(), SenderFacts::default());
        let checks = OutputChecks { sources: ClaimSources::new(&only, &no_guest, &no_sender), marker: self.marker };
        let data = json!({"podcast": show.title, "episode": episode_with_transcript(episode)});
        let task = Task {
            kind: "insights",
            system: prompts::system(TASK, self.marker),
            user: data_block(self.marker, data),
            schema: schema(),
            max_tokens: MAX_TOKENS,
        };
        let by_rules = rules.clone();
        self.generate(task, by_rules, |found| validate_output(found, &rules, &checks)).await
    }
}

fn validate_output(
    found: ModelInsights,
    rules: &EpisodeInsights,
    checks: &OutputChecks<'_>,
) -> Result<EpisodeInsights, Vec<String>> {
    let mut faults = checks.claim_faults("summary", &found.summary);
    let all = [&found.summary].into_iter().chain(&found.topics).chain(&found.claims).chain(&found.quotable_moments);
    if all.into_iter().any(|text| has_prompt_injection(text)) {
        faults.push("it repeats orders of the data block".to_owned());
    }
    faults.extend(found.topics.iter().flat_map(|topic| checks.faults("topics", topic)));
    let mut second_of = |field: &str, quote: &str| match checks.sources.find_quotation(quote) {
        Some(claim) if claim.source.as_deref() == Some("transcript") => claim.second,
        _ => {
            faults.push(format!("{field}: copy each sentence from the transcript letter by letter"));
            None
        }
    };
    let claims = found.claims.iter().map(|text| {
        let second = second_of("claims", text);
        let kind =
            if text.chars().any(|letter| letter.is_ascii_digit()) { ClaimKind::Figure } else { ClaimKind::Study };
        StatedClaim { text: text.clone(), kind, second, speaker: None }
    });
    let claims = claims.collect();
    let moments = found.quotable_moments.iter();
    let quotable_moments = moments
        .map(|quote| Quotation { quote: quote.clone(), second: second_of("quotableMoments", quote), speaker: None })
        .collect();
    if !faults.is_empty() {
        return Err(faults);
    }
    Ok(EpisodeInsights { summary: found.summary, topics: found.topics, claims, quotable_moments, ..rules.clone() })
}

fn schema() -> Value {
    let list = |limit: u32| json!({"type": "array", "maxItems": 12, "items": {"type": "string", "minLength": 2, "maxLength": limit}});
    json!({
        "type": "object",
        "additionalProperties": false,
        "required": ["summary", "topics", "claims", "quotableMoments"],
        "properties": {
            "summary": {"type": "string", "minLength": 20, "maxLength": 1200},
            "topics": list(60),
            "claims": list(600),
            "quotableMoments": list(600),
        },
    })
}

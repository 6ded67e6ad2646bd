//! Search strategies by a model.

use super::assistant::{Assistant, Generated, Task};
use super::checks::OutputChecks;
use super::data_block::{data_block, guest_data, project_data};
use super::prompts;
use crate::error::AssistError;
use crate::facts::{GuestFacts, ProjectFacts, SenderFacts, ShowFacts};
use crate::hostile_text::has_prompt_injection;
use crate::outreach::ClaimSources;
use crate::strategies::{
    STRATEGY_TEXT_LIMITS, SearchStrategy, StrategyRequest, check_limits, generate, searchable_keyword,
};
use serde::Deserialize;
use serde_json::{Map, Value, json};

const MAX_TOKENS: u32 = 4_000;
const MAX_EXAMPLES: usize = 10;

const TASK: &str = "\
Task: propose ways to find podcasts for the project in the data block, as many as `count`: straightforward, unconventional and longshot ones \
in turn. Keywords are search terms of one to four words. Write for a researcher who will run the searches.";

#[derive(Deserialize)]
struct ModelStrategies {
    strategies: Vec<SearchStrategy>,
}

impl Assistant<'_> {
    /// Makes strategies for a project.
    ///
    /// # Errors
    /// [`AssistError::NoSubjects`] when neither guest nor project gives a keyword.
    pub async fn strategies(
        &self,
        project: &ProjectFacts,
        guest: Option<&GuestFacts>,
        example_shows: &[ShowFacts],
        related_keywords: &[String],
        count: usize,
    ) -> Result<Generated<Vec<SearchStrategy>>, AssistError> {
        let statistics = self.statistics;
        let rules = generate(&StrategyRequest { project, guest, example_shows, related_keywords, statistics, count })?;
        let examples: Vec<&str> = example_shows.iter().take(MAX_EXAMPLES).map(|show| show.title.as_str()).collect();
        let mut data = json!({
            "count": rules.len(),
            "project": project_data(project),
            "exampleShows": examples,
            "relatedKeywords": related_keywords,
        });
        if let Some(guest) = guest {
            data["guest"] = guest_data(guest);
        }
        let task = Task {
            kind: "strategies",
            system: prompts::system(TASK, self.marker),
            user: data_block(self.marker, data),
            schema: schema(rules.len()),
            max_tokens: MAX_TOKENS,
        };
        let (no_show, no_guest, no_sender) = (ShowFacts::default(), GuestFacts::default(), SenderFacts::default());
        let sources = ClaimSources::new(&no_show, guest.unwrap_or(&no_guest), &no_sender);
        let checks = OutputChecks { sources, marker: self.marker };
        let by_rules = rules.clone();
        Ok(self.generate(task, by_rules, |found: ModelStrategies| validate_output(found, &rules, &checks)).await)
    }
}

fn validate_output(
    found: ModelStrategies,
    rules: &[SearchStrategy],
    checks: &OutputChecks<'_>,
) -> Result<Vec<SearchStrategy>, Vec<String>> {
    let (mut faults, mut accepted) = (Vec::new(), Vec::new());
    for mut strategy in found.strategies {
        strategy.keyword_inspiration =
            strategy.keyword_inspiration.iter().filter_map(|text| searchable_keyword(text)).collect();
        if strategy.keyword_inspiration.is_empty() {
            faults.push("keywordInspiration: no keyword can be searched for".to_owned());
        }
        faults.extend(check_limits(&strategy).err().into_iter().flatten().map(|error| error.to_string()));
        let texts = [
            &strategy.title,
            &strategy.short_description,
            &strategy.strategy_blurb,
            &strategy.audience_persona_target,
            &strategy.why_its_effective,
            &strategy.strategy_training_documentation,
            &strategy.strategy_focus,
            &strategy.yes_no_prompt,
        ];
        faults.extend(texts.into_iter().flat_map(|text| checks.faults("strategy", text)));
        let keywords = strategy.keyword_inspiration.iter();
        if texts.into_iter().chain(keywords).any(|text| has_prompt_injection(text)) {
            faults.push("strategy: it repeats orders of the data block".to_owned());
        }
        // Replaces the model's searches by searches for the accepted keywords.
        strategy.example_google_searches =
            strategy.keyword_inspiration.iter().take(3).map(|keyword| format!("\"{keyword}\" podcast")).collect();
        if let Some(rule) = rules.first() {
            strategy.geographical_filters.clone_from(&rule.geographical_filters);
        }
        accepted.push(strategy);
    }
    if faults.is_empty() { Ok(accepted) } else { Err(faults) }
}

fn schema(count: usize) -> Value {
    let mut properties = Map::new();
    for (field, limit) in STRATEGY_TEXT_LIMITS {
        properties.insert(field.to_owned(), json!({"type": "string", "maxLength": limit}));
    }
    let list = json!({"type": "array", "maxItems": 8, "items": {"type": "string", "maxLength": 80}});
    properties.insert("keywordInspiration".to_owned(), list.clone());
    properties.insert("exampleGoogleSearches".to_owned(), list);
    properties
        .insert("strategyApproach".to_owned(), json!({"enum": ["straightforward", "unconventional", "longshot"]}));
    properties.insert("priority".to_owned(), json!({"enum": ["low", "medium", "high", "urgent"]}));
    let required: Vec<String> = properties.keys().cloned().collect();
    json!({
        "type": "object",
        "additionalProperties": false,
        "required": ["strategies"],
        "properties": {"strategies": {"type": "array", "minItems": count, "maxItems": count, "items": {
            "type": "object", "additionalProperties": false, "required": required, "properties": properties,
        }}},
    })
}

//! Runs a prompt of the user or the team about a podcast, an episode, a transcript, a guest or a project (spec 7).

use super::assistant::{Assistant, Generated, GeneratedBy, estimate_tokens, log_fallback};
use super::data_block::{data_block, episode_with_transcript, guest_data, project_data, show_data};
use super::fact_answers::{answer_from_facts, frequent_topics};
use super::fallback::FallbackReason;
use super::output_filter::OutputFilter;
use super::prompts;
use crate::facts::{EpisodeFacts, GuestFacts, ProjectFacts, SenderFacts, ShowFacts};
use crate::insights::{analyze_episode, analyze_show};
use crate::outreach::ClaimSources;
use crate::phrasing;
use crate::text_model::{ModelRequest, ResponseFormat, TokenUsage};
use crate::words::{clip_chars, strip_invisible};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// Longer prompts are cut.
const MAX_PROMPT_CHARS: usize = 4_000;
const MAX_TOKENS: u32 = 2_000;

const TASK: &str = "\
Task: do what the request below the data block wants, with the data block as your only source. Write plain text or simple Markdown without \
links, images or HTML. If the data block does not have what is needed, state that in one sentence.";

/// The subject of a prompt.
#[derive(Clone, Copy)]
pub enum CustomFacts<'a> {
    Podcast(&'a ShowFacts),
    Episode { episode: &'a EpisodeFacts, show: &'a ShowFacts },
    Transcript { episode: &'a EpisodeFacts, show: &'a ShowFacts },
    Guest(&'a GuestFacts),
    Project { project: &'a ProjectFacts, guest: Option<&'a GuestFacts> },
}

/// A prompt with its facts.
#[derive(Clone, Copy)]
pub struct CustomRequest<'a> {
    pub facts: CustomFacts<'a>,
    /// The text of the prompt, as the team wrote it.
    pub prompt: &'a str,
}

/// The result of a prompt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CustomText {
    /// Plain text or Markdown, to be shown as text.
    pub text: String,
    /// How many links and quotations were removed because they are not in the facts.
    pub removed: usize,
}

impl Assistant<'_> {
    /// Runs a prompt. `take_text` gets clean text as it arrives. When the model fails, even midway, the result is an
    /// overview by rules, and the caller discards the text that it got before.
    pub async fn custom(
        &self,
        request: &CustomRequest<'_>,
        take_text: &mut (dyn FnMut(&str) + Send),
    ) -> Generated<CustomText> {
        let empty = (ShowFacts::default(), GuestFacts::default(), SenderFacts::default());
        let quotable = quotable_show(request.facts);
        let show = quotable.as_ref().unwrap_or(&empty.0);
        let guest = match request.facts {
            CustomFacts::Guest(guest) | CustomFacts::Project { guest: Some(guest), .. } => guest,
            _ => &empty.1,
        };
        let sources = ClaimSources::new(show, guest, &empty.2);
        let by_rules = || {
            let mut filter = OutputFilter::new(&sources, self.marker);
            filter.push(&self.overview(request.facts));
            filter.finish();
            CustomText { text: filter.text, removed: filter.removed }
        };
        let answer = match request.facts {
            CustomFacts::Podcast(show) => answer_from_facts(request.prompt, show, self.now),
            _ => None,
        };
        // A model gets only the questions that the facts do not answer.
        if let Some(answer) =
            answer.filter(|answer| answer.is_complete || (self.model.is_none() && is_question(request.prompt)))
        {
            take_text(&answer.text);
            let result = CustomText { text: answer.text, removed: 0 };
            return Generated::by_rules(result, FallbackReason::Facts, TokenUsage::default());
        }
        let Some(model) = self.model else {
            if is_question(request.prompt) {
                let mut result = by_rules();
                result.text =
                    format!("{}\n\nThis is what we found:\n\n{}", FallbackReason::NeedsModel.message(), result.text);
                return Generated::by_rules(result, FallbackReason::NeedsModel, TokenUsage::default());
            }
            return Generated::by_rules(by_rules(), FallbackReason::NoModel, TokenUsage::default());
        };
        let prompt = clip_chars(&strip_invisible(request.prompt).replace(self.marker, ""), MAX_PROMPT_CHARS);
        let block = data_block(self.marker, facts_data(request.facts));
        let system = prompts::system(TASK, self.marker);
        let user = format!("{block}\n\nRequest:\n{prompt}");
        let reserved = estimate_tokens(&system, &user, MAX_TOKENS);
        if self.budget.reserve(reserved).await.is_err() {
            return Generated::by_rules(by_rules(), FallbackReason::Budget, TokenUsage::default());
        }
        let model_request = ModelRequest {
            kind: "custom",
            system,
            turns: vec![prompts::user_turn(user)],
            format: ResponseFormat::Text,
            max_tokens: MAX_TOKENS,
        };
        let mut filter = OutputFilter::new(&sources, self.marker);
        let streamed = {
            let mut take_piece = |piece: &str| {
                let clean = filter.push(piece);
                if !clean.is_empty() {
                    take_text(&clean);
                }
            };
            model.stream(&model_request, &mut take_piece).await
        };
        match streamed {
            Ok(text) => {
                let rest = filter.finish();
                if !rest.is_empty() {
                    take_text(&rest);
                }
                self.budget.settle(reserved, text.usage.total()).await;
                let result = CustomText { text: filter.text, removed: filter.removed };
                let name = Some(model.name().to_owned());
                Generated { result, generated_by: GeneratedBy::Model, model: name, fallback: None, usage: text.usage }
            }
            Err(error) => {
                self.budget.settle(reserved, 0).await;
                log_fallback("custom", &error);
                Generated::by_rules(by_rules(), FallbackReason::from(&error), TokenUsage::default())
            }
        }
    }

    /// The rules' result for a free prompt: the figures of its facts.
    fn overview(&self, facts: CustomFacts<'_>) -> String {
        match facts {
            CustomFacts::Podcast(show) => {
                let insights = analyze_show(show, self.statistics, self.now);
                let mut subjects = frequent_topics(show);
                if subjects.is_empty() {
                    subjects = insights.key_phrases.iter().take(6).map(|phrase| phrase.text.as_str()).collect();
                }
                format!("{}\n\n{}\n\n{}", phrasing::title(&show.title), insights.summary, subjects_line(&subjects))
            }
            CustomFacts::Episode { episode, show } | CustomFacts::Transcript { episode, show } => {
                let insights = analyze_episode(episode, show, self.statistics);
                let phrases: Vec<&str> =
                    insights.key_phrases.iter().take(6).map(|phrase| phrase.text.as_str()).collect();
                let quotes = insights.quotable_moments.iter().take(3).map(|moment| {
                    let clock = moment.second.map(|second| format!("{} ", phrasing::clock(second))).unwrap_or_default();
                    format!("\n- {clock}{}", phrasing::title(&moment.quote))
                });
                let quotes: String = quotes.collect();
                format!(
                    "{}\n\n{}\n\n{}{quotes}",
                    phrasing::title(&episode.title),
                    insights.summary,
                    subjects_line(&phrases)
                )
            }
            CustomFacts::Guest(guest) => {
                let subjects: Vec<&str> = guest.subjects().take(8).collect();
                format!("{}\n\n{}\n\n{}", guest.full_name(), guest.short_bio.trim(), subjects_line(&subjects))
            }
            CustomFacts::Project { project, guest } => {
                let subjects: Vec<&str> = guest
                    .into_iter()
                    .flat_map(GuestFacts::subjects)
                    .chain(project.keywords.iter().map(String::as_str))
                    .take(8)
                    .collect();
                let purpose = project.purpose.as_deref().unwrap_or_default().trim();
                format!("{}\n\n{purpose}\n\n{}", project.name, subjects_line(&subjects))
            }
        }
    }
}

/// Whether a prompt is a question, rather than a task for which an overview may do.
fn is_question(prompt: &str) -> bool {
    prompt.contains(['?', '？', '؟'])
}

fn subjects_line(subjects: &[&str]) -> String {
    if subjects.is_empty() {
        "We found no topics.".to_owned()
    } else {
        format!("Subjects: {}.", phrasing::list(subjects))
    }
}

fn facts_data(facts: CustomFacts<'_>) -> serde_json::Value {
    match facts {
        CustomFacts::Podcast(show) => json!({"podcast": show_data(show, &[])}),
        CustomFacts::Episode { episode, show } | CustomFacts::Transcript { episode, show } => {
            json!({"podcast": show.title, "hosts": show.host_names, "episode": episode_with_transcript(episode)})
        }
        CustomFacts::Guest(guest) => json!({"guest": guest_data(guest)}),
        CustomFacts::Project { project, guest } => {
            json!({"project": project_data(project), "guest": guest.map(guest_data)})
        }
    }
}

/// The show that quotations may come from, reduced to the episode if the prompt is about one. `None` for guests and
/// projects.
fn quotable_show(facts: CustomFacts<'_>) -> Option<ShowFacts> {
    match facts {
        CustomFacts::Podcast(show) => Some(show.clone()),
        CustomFacts::Episode { episode, show } | CustomFacts::Transcript { episode, show } => Some(ShowFacts {
            title: show.title.clone(),
            description: show.description.clone(),
            host_names: show.host_names.clone(),
            website_url: show.website_url.clone(),
            episodes: vec![episode.clone()],
            ..ShowFacts::default()
        }),
        CustomFacts::Guest(_) | CustomFacts::Project { .. } => None,
    }
}

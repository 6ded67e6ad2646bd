//! The task of a request to the assistant, with its facts.

use super::answer::AgentAnswerView;
use super::request::{AgentContextRequest, AgentRequest};
use crate::projects::find_project;
use crate::strategies::read_example_shows;
use earshot_api_content::assistance::{EpisodeRecord, PodcastRecord, ShowDetail, guest_facts, read_episode, read_show};
use earshot_api_content::relevancy::ReviewContext;
use earshot_api_content::search::read_project_facts;
use earshot_api_content::views::StrategyTextsView;
use earshot_api_server::prelude::*;
use earshot_app::GuestProfileKey;
use earshot_assist::AssistError;
use earshot_assist::agent::{Assistant, CustomFacts, CustomRequest, Generated};
use earshot_assist::facts::{GuestFacts, ShowFacts};
use earshot_assist::strategies::{MAX_STRATEGIES, SearchStrategy};
use earshot_model::prompt::{PromptContext, check_prompt_text};

const INVALID: &str = "The body is not valid for this call.";
const DEFAULT_STRATEGIES: usize = 6;

/// A request whose facts were read.
pub(super) enum AgentTask {
    Text { facts: SubjectFacts, prompt: String },
    Strategies { subject: Box<ReviewContext>, shows: Vec<ShowFacts>, keywords: Vec<String>, count: usize },
}

/// The facts that a text is about.
pub(super) enum SubjectFacts {
    Podcast(Box<PodcastRecord>),
    Episode(Box<EpisodeRecord>),
    Transcript(Box<EpisodeRecord>),
    Guest(Box<GuestFacts>),
    Project(Box<ReviewContext>),
}

/// A request with the kind in its path.
pub(super) struct AgentContext<'a> {
    pub kind: &'a str,
    pub body: &'a AgentRequest,
}

impl AgentContext<'_> {
    /// Checks the request and reads its facts.
    pub async fn read(&self, state: &AppState, account: &Account) -> Result<AgentTask, ApiError> {
        if self.body.options.count.is_some_and(|count| !(1..=MAX_STRATEGIES).contains(&count)) {
            return Err(ApiError::invalid(INVALID, "/options/count", "must be from 1 to 12"));
        }
        let context = &self.body.context;
        match self.kind {
            "strategy" => self.read_strategies(state, account).await,
            "custom" => self.read_custom(state, account).await,
            "podcast" => self.read_text(state, account, PromptContext::Podcast).await,
            "episode" => self.read_text(state, account, PromptContext::Episode).await,
            "transcript" => self.read_text(state, account, PromptContext::Transcript).await,
            "guest" => {
                let prompt = self.own_prompt()?.unwrap_or_else(|| "Introduce this guest to a podcast host.".to_owned());
                let id = required(context.guest_profile_id.as_deref(), "guestProfileId")?;
                let guest = state.db.find_guest_profile(account, &GuestProfileKey::parse(id)).await?;
                let guest = guest.ok_or_else(|| ApiError::not_found("Guest profile"))?;
                Ok(AgentTask::Text { facts: SubjectFacts::Guest(Box::new(guest_facts(&guest))), prompt })
            }
            "project" => {
                let prompt = self.own_prompt()?.unwrap_or_else(|| "Sum up what this list looks for.".to_owned());
                let subject = Box::new(self.read_subject(state, account).await?);
                Ok(AgentTask::Text { facts: SubjectFacts::Project(subject), prompt })
            }
            _ => Err(ApiError::not_found("Agent kind")),
        }
    }

    /// The prompt of the body. This kind rejects saved prompts.
    fn own_prompt(&self) -> Result<Option<String>, ApiError> {
        if self.body.custom_prompt_id.is_some() {
            let detail = "is for podcasts, episodes and transcripts only";
            return Err(ApiError::invalid(INVALID, "/customPromptId", detail));
        }
        self.body_prompt()
    }

    fn body_prompt(&self) -> Result<Option<String>, ApiError> {
        let check = |prompt: &String| {
            check_prompt_text(prompt).map_err(|message| ApiError::invalid(INVALID, "/prompt", message))
        };
        self.body.prompt.as_ref().map(check).transpose()
    }

    /// The prompt of the team that the body names, with what it is for.
    async fn team_prompt(
        &self,
        state: &AppState,
        account: &Account,
    ) -> Result<Option<(PromptContext, String)>, ApiError> {
        let Some(id) = &self.body.custom_prompt_id else { return Ok(None) };
        if self.body.prompt.is_some() {
            return Err(ApiError::invalid(INVALID, "/customPromptId", "must not be sent with prompt"));
        }
        let prompt = match Uuid::try_parse(id) {
            Ok(id) => state.db.find_custom_prompt(account, id).await?,
            Err(_) => None,
        };
        let prompt = prompt.ok_or_else(|| ApiError::not_found("Prompt"))?;
        Ok(Some((prompt.context, prompt.prompt)))
    }

    async fn read_text(
        &self,
        state: &AppState,
        account: &Account,
        context: PromptContext,
    ) -> Result<AgentTask, ApiError> {
        let prompt = match self.team_prompt(state, account).await? {
            Some((for_context, _)) if for_context != context => {
                let detail = format!("is a prompt for the kind {}", for_context.as_str());
                return Err(ApiError::invalid(INVALID, "/customPromptId", &detail));
            }
            Some((_, prompt)) => prompt,
            None => self.body_prompt()?.unwrap_or_else(|| default_prompt(context).to_owned()),
        };
        let facts = self.read_facts(state, account, context).await?;
        Ok(AgentTask::Text { facts, prompt })
    }

    /// Reads the team's saved prompt, or the prompt of the body with the facts that its context names.
    async fn read_custom(&self, state: &AppState, account: &Account) -> Result<AgentTask, ApiError> {
        let (context, prompt) = match self.team_prompt(state, account).await? {
            Some(prompt) => prompt,
            None => {
                let Some(prompt) = self.body_prompt()? else {
                    return Err(ApiError::invalid(INVALID, "/prompt", "must be sent, or customPromptId"));
                };
                let is_episode = self.body.context.episode_id.is_some();
                (if is_episode { PromptContext::Episode } else { PromptContext::Podcast }, prompt)
            }
        };
        let facts = self.read_facts(state, account, context).await?;
        Ok(AgentTask::Text { facts, prompt })
    }

    async fn read_facts(
        &self,
        state: &AppState,
        account: &Account,
        context: PromptContext,
    ) -> Result<SubjectFacts, ApiError> {
        let AgentContextRequest { podcast_id, episode_id, .. } = &self.body.context;
        match context {
            PromptContext::Podcast => {
                let id = required(podcast_id.as_deref(), "podcastId")?;
                Ok(SubjectFacts::Podcast(Box::new(read_show(state, account, id, ShowDetail::FULL).await?)))
            }
            PromptContext::Episode | PromptContext::Transcript => {
                let id = required(episode_id.as_deref(), "episodeId")?;
                let detail = ShowDetail { transcripts: 0, has_topics: false };
                let episode = Box::new(read_episode(state, account, id, detail).await?);
                if context == PromptContext::Episode {
                    return Ok(SubjectFacts::Episode(episode));
                }
                if !episode.document.has_transcript || episode.facts.cues.is_empty() {
                    return Err(ApiError::not_found("Transcript"));
                }
                Ok(SubjectFacts::Transcript(episode))
            }
        }
    }

    async fn read_subject(&self, state: &AppState, account: &Account) -> Result<ReviewContext, ApiError> {
        let id = required(self.body.context.project_id.as_deref(), "projectId")?;
        let project = find_project(state, account, id).await?;
        let facts = read_project_facts(state, account, &project).await?;
        ReviewContext::read(state, account, &project, facts).await
    }

    async fn read_strategies(&self, state: &AppState, account: &Account) -> Result<AgentTask, ApiError> {
        if self.own_prompt()?.is_some() {
            return Err(ApiError::invalid(INVALID, "/prompt", "is not for this kind"));
        }
        let count = self.body.options.count.unwrap_or(DEFAULT_STRATEGIES);
        let subject = Box::new(self.read_subject(state, account).await?);
        let (shows, keywords) = read_example_shows(state, account, &subject).await?;
        Ok(AgentTask::Strategies { subject, shows, keywords, count })
    }
}

impl AgentTask {
    /// Lets the assistant answer. `pass_on` gets parts of a text as they arrive.
    pub async fn answer(
        self,
        assistant: &Assistant<'_>,
        pass_on: &mut (dyn FnMut(&str) + Send),
    ) -> Result<Generated<AgentAnswerView>, AssistError> {
        match self {
            Self::Text { facts, prompt } => {
                let request = CustomRequest { facts: facts.as_custom(), prompt: &prompt };
                let generated = assistant.custom(&request, pass_on).await;
                Ok(map(generated, |text| AgentAnswerView { text: text.text, removed: text.removed, strategies: None }))
            }
            Self::Strategies { subject, shows, keywords, count } => {
                let guest = subject.guest.as_ref();
                let generated = assistant.strategies(&subject.project, guest, &shows, &keywords, count).await?;
                Ok(map(generated, |strategies| AgentAnswerView {
                    text: outline(&strategies),
                    removed: 0,
                    strategies: Some(strategies.into_iter().map(StrategyTextsView::from).collect()),
                }))
            }
        }
    }
}

impl SubjectFacts {
    fn as_custom(&self) -> CustomFacts<'_> {
        match self {
            Self::Podcast(show) => CustomFacts::Podcast(&show.facts),
            Self::Episode(episode) => CustomFacts::Episode { episode: &episode.facts, show: &episode.show.facts },
            Self::Transcript(episode) => CustomFacts::Transcript { episode: &episode.facts, show: &episode.show.facts },
            Self::Guest(guest) => CustomFacts::Guest(guest),
            Self::Project(subject) => CustomFacts::Project { project: &subject.project, guest: subject.guest.as_ref() },
        }
    }
}

fn map<A, B>(generated: Generated<A>, change: impl FnOnce(A) -> B) -> Generated<B> {
    let Generated { result, generated_by, model, fallback, usage } = generated;
    Generated { result: change(result), generated_by, model, fallback, usage }
}

/// Strategies as a list in Markdown.
fn outline(strategies: &[SearchStrategy]) -> String {
    let lines = strategies.iter().map(|strategy| format!("- {}: {}\n", strategy.title, strategy.short_description));
    lines.collect()
}

fn default_prompt(context: PromptContext) -> &'static str {
    match context {
        PromptContext::Podcast => "Describe this podcast: subjects, format, guests and audience.",
        PromptContext::Episode => "Sum up this episode.",
        PromptContext::Transcript => "Sum up this transcript, with the seconds of its main points.",
    }
}

fn required<'a>(id: Option<&'a str>, name: &str) -> Result<&'a str, ApiError> {
    id.ok_or_else(|| ApiError::invalid(INVALID, &format!("/context/{name}"), "is required for this kind"))
}

//! `POST /api/v1/agent/{kind}`

mod answer_stream;
mod task;

use self::task::{AgentContext, AgentTask};
use crate::assistance::{assist, assist_reserved, require_assistant, reserve_assist};
use crate::error::{ApiError, ErrorView};
use crate::extract::{ApiJson, ApiPath, SignedInAccount};
use crate::http::names_media_type;
use crate::state::AppState;
use crate::views::{Envelope, GeneratedByView, StrategyTextsView};
use answer_stream::{AnswerEvent, answer_stream};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use earshot_app::Account;
use earshot_assist::agent::Generated;
use futures::FutureExt as _;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use utoipa::ToSchema;

/// What the assistant is to do. The kind in the path decides which ids the context needs.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AgentRequest {
    /// What it is about.
    #[serde(default)]
    context: AgentContextRequest,
    /// The words of the request, at most 4,000 characters. Each kind but `custom` has default words.
    #[serde(default)]
    #[schema(max_length = 4000)]
    prompt: Option<String>,
    /// Id of a prompt of the team, instead of `prompt`.
    #[serde(default)]
    custom_prompt_id: Option<String>,
    /// Settings of the kind.
    #[serde(default)]
    options: AgentOptionsRequest,
}

/// What a request to the assistant is about. Ids may be slugs, except for episodes.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AgentContextRequest {
    /// The podcast; for `podcast`, and for prompts about podcasts.
    #[serde(default)]
    podcast_id: Option<String>,
    /// The episode; for `episode` and `transcript`, and for prompts about them.
    #[serde(default)]
    episode_id: Option<String>,
    /// The guest profile, for `guest`.
    #[serde(default)]
    guest_profile_id: Option<String>,
    /// The project, for `project` and `strategy`.
    #[serde(default)]
    project_id: Option<String>,
}

/// Settings of a request to the assistant.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AgentOptionsRequest {
    /// Number of strategies, 1 to 12, for `strategy`; 6 by default.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 12)]
    count: Option<usize>,
}

/// The answer of the assistant.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AgentAnswerData {
    /// The answer.
    result: AgentResultView,
    #[serde(flatten)]
    made_with: GeneratedByView,
}

/// The result, as the agent calls wrap it.
#[derive(Debug, Serialize, ToSchema)]
pub struct AgentResultView {
    /// The answer.
    answer: AgentAnswerView,
}

/// The answer of the assistant.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AgentAnswerView {
    /// Plain text or Markdown. It is to be shown as text.
    text: String,
    /// Links and quotations that were removed from the text, because they are not in the facts.
    removed: usize,
    /// The strategies, for `strategy`; `null` for other kinds. They are not kept.
    strategies: Option<Vec<StrategyTextsView>>,
}

/// Lets the assistant answer a request about a podcast, an episode, a transcript, a guest or a project, apply a prompt of
/// the team, or draft search strategies. Costs one AI assist.
///
/// With `Accept: text/event-stream`, the answer comes as server-sent events: `text` events with parts of it as
/// `{"text": …}`, then `done` with the same data as the JSON response, whose text replaces the parts. `error` ends the
/// stream instead, with `code` and `message`.
#[utoipa::path(
    post,
    path = "/api/v1/agent/{kind}",
    operation_id = "askAgent",
    tag = "Agent",
    params(("kind" = String, Path, description = "strategy, custom, podcast, episode, transcript, guest or project.")),
    request_body = AgentRequest,
    responses(
        (status = 200, description = "The answer", body = Envelope<AgentAnswerData>),
        (status = 400, description = "A field is missing or not valid", body = ErrorView),
        (status = 401, description = "Not signed in", body = ErrorView),
        (status = 403, description = "The plan does not include the AI assistant", body = ErrorView),
        (status = 404, description = "There is no such kind, or what the request is about does not exist", body = ErrorView),
        (status = 409, description = "There is nothing to work with: no transcript, or an empty profile", body = ErrorView),
        (status = 429, description = "The AI assists are used up", body = ErrorView),
    ),
    extensions(("x-cost" = json!({
        "meter": "ai-assist", "count": 1, "plan": { "from": "free", "code": "not_on_plan" },
    }))),
    security(("apiKey" = []), ("session" = []))
)]
pub async fn ask_agent(
    State(state): State<AppState>,
    SignedInAccount(account): SignedInAccount,
    ApiPath(kind): ApiPath<String>,
    headers: HeaderMap,
    ApiJson(body): ApiJson<AgentRequest>,
) -> Result<Response, ApiError> {
    require_assistant(&account)?;
    let context = AgentContext { kind: &kind, body: &body };
    let task = context.read(&state, &account).await?;
    if !names_media_type(&headers, "text/event-stream") {
        let data = answer(&state, &account, task).await?;
        return Ok(Envelope::new(data).into_response());
    }
    // Before the stream begins, so that it has its own status.
    let reservation = reserve_assist(&state, &account).await?;
    let (sender, events) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let texts = sender.clone();
        let made = assist_reserved(&state, &account, reservation, move |assistant| {
            async move {
                // A client that is gone stops listening; the answer is paid for all the same.
                let mut pass_on = |text: &str| drop(texts.send(AnswerEvent::Text(text.to_owned())));
                task.answer(&assistant, &mut pass_on).await
            }
            .boxed()
        });
        let end = match made.await {
            Ok(generated) => AnswerEvent::Done(AgentAnswerData::of(generated)),
            Err(error) => AnswerEvent::Failed(error),
        };
        drop(sender.send(end));
    });
    Ok(answer_stream(events))
}

async fn answer(state: &AppState, account: &Account, task: AgentTask) -> Result<AgentAnswerData, ApiError> {
    let generated =
        assist(state, account, move |assistant| async move { task.answer(&assistant, &mut |_| {}).await }.boxed())
            .await?;
    Ok(AgentAnswerData::of(generated))
}

impl AgentAnswerData {
    fn of(generated: Generated<AgentAnswerView>) -> Self {
        let made_with = GeneratedByView::of(&generated);
        Self { result: AgentResultView { answer: generated.result }, made_with }
    }
}

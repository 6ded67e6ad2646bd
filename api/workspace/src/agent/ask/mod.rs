//! `POST /api/v1/agent/{kind}`

mod answer;
mod answer_stream;
mod request;
mod task;

use self::task::{AgentContext, AgentTask};
use answer::AgentAnswerData;
use answer_stream::{AnswerEvent, answer_stream};
use axum::http::HeaderMap;
use earshot_api_content::assistance::{reserve_assist, run_charged_assist, run_reserved_assist};
use earshot_api_server::http::names_media_type;
use earshot_api_server::prelude::*;
use futures::FutureExt as _;
use request::AgentRequest;
use tokio::sync::mpsc;

/// Lets the assistant answer a request about a podcast, an episode, a transcript, a guest or a project, apply a prompt
/// of the team, or draft search strategies. Costs one AI assist.
///
/// With `Accept: text/event-stream`, the answer comes as server-sent events: `text` events with parts of it as
/// `{"text": …}`, then `done` with the same data as the JSON response, whose text replaces the parts. `error` ends the
/// stream instead, with `code` and `message`.
#[endpoint(
    post "/api/v1/agent/{kind}",
    params(("kind" = String, Path, description = "strategy, custom, podcast, episode, transcript, guest or project.")),
    (status = 200, description = "The answer", body = Envelope<AgentAnswerData>),
    (status = 404, description = "There is no such kind, or what the request is about does not exist"),
    (status = 409, description = "There is nothing to work with: no transcript, or an empty profile"),
    extensions(("x-cost" = json!({
        "meter": "ai-assist", "count": 1, "plan": PlanFeature::Assistant,
    }))),
)]
pub async fn ask_agent(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(kind): ApiPath<String>,
    headers: HeaderMap,
    ApiJson(body): ApiJson<AgentRequest>,
) -> Result<Response, ApiError> {
    let context = AgentContext { kind: &kind, body: &body };
    let task = context.read(&state, &account).await?;
    if !names_media_type(&headers, "text/event-stream") {
        let data = answer(&state, &account, task).await?;
        return Ok(Envelope::new(data).into_response());
    }
    // Reserves before the stream begins, so that a rejection has its own status.
    let reservation = reserve_assist(&state, &account).await?;
    let (sender, events) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let texts = sender.clone();
        let made = run_reserved_assist(&state, &account, reservation, move |assistant| {
            async move {
                // Ignores the error of a disconnected client. The answer is charged anyway.
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
    let generated = run_charged_assist(state, account, move |assistant| {
        async move { task.answer(&assistant, &mut |_| {}).await }.boxed()
    })
    .await?;
    Ok(AgentAnswerData::of(generated))
}

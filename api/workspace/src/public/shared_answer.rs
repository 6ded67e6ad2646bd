//! `PUT /api/v1/public/shared/{token}/podcasts/{listedPodcastId}/answer`

use super::shared_project::TOKEN_CHARS;
use axum::http::header;
use earshot_api_content::views::ClientAnswerView;
use earshot_api_server::events::{ChangeKind, ChangePublished};
use earshot_api_server::prelude::*;
use earshot_app::{AnswerOutcome, ListRejection, NewAnswer};
use earshot_model::project::{ClientAnswer, MAX_ANSWER_COMMENT_CHARS, MAX_CLIENT_NAME_CHARS, check_optional_text};

const MESSAGE: &str = "The answer is not valid.";

/// What a client answers to a podcast.
#[request]
pub struct SharedAnswerRequest {
    /// yes or no; `null` takes the answer back.
    answer: Option<String>,
    /// A comment, plain text.
    #[schema(max_length = 1000)]
    comment: Option<String>,
    /// The name of who answers.
    #[schema(max_length = 80)]
    name: Option<String>,
}

/// The stored answer.
#[view]
pub struct SharedAnswerData {
    /// The answer; `null` when it was taken back.
    answer: Option<ClientAnswerView>,
}

/// Answers yes or no to a podcast of a shared list, with a comment. The team sees it at once, and so does everyone with
/// the same link.
///
/// A later answer replaces the one before. A link takes 5,000 answers, with changed ones.
#[endpoint(
    put "/api/v1/public/shared/{token}/podcasts/{listedPodcastId}/answer",
    params(("token" = String, Path, description = "The secret part of the link."), ),
    (status = 200, description = "The answer", body = Envelope<SharedAnswerData>),
    (status = 404, description = "The link is unknown, revoked or expired, or does not show the podcast"),
    (status = 409, description = "The link takes no answers, or no more of them"),
    security(())
)]
pub async fn answer_shared_podcast(
    state: AppState,
    ApiPath((token, entry)): ApiPath<(String, String)>,
    ApiJson(body): ApiJson<SharedAnswerRequest>,
) -> Result<impl IntoResponse, ApiError> {
    let not_found = || ApiError::not_found("Shared podcast");
    if token.len() != TOKEN_CHARS {
        return Err(not_found());
    }
    let entry = Uuid::try_parse(&entry).map_err(|_| not_found())?;
    let answer = match state.db.answer_shared_podcast(&token, entry, body.check()?).await? {
        AnswerOutcome::NotFound => return Err(not_found()),
        AnswerOutcome::NotTaken => return Err(ApiError::of(ErrorCode::AnswersNotTaken)),
        AnswerOutcome::TooMany => return Err(ApiError::of(ErrorCode::TooManyAnswers)),
        AnswerOutcome::Archived => return Err(ListRejection::Archived.into()),
        AnswerOutcome::Given { team_id, project_id, answer } => {
            publish(&state, team_id, (project_id, entry));
            Some(answer)
        }
        AnswerOutcome::Withdrawn { team_id, project_id } => {
            publish(&state, team_id, (project_id, entry));
            None
        }
    };
    let data = SharedAnswerData { answer: answer.as_ref().map(ClientAnswerView::from) };
    Ok(([(header::CACHE_CONTROL, "no-store")], Envelope::new(data)))
}

/// Notifies the open pages of the team.
fn publish(state: &AppState, team: Uuid, (project, entry): (Uuid, Uuid)) {
    let change = ChangePublished::new(ChangeKind::ListedPodcast, None, state.clock.now());
    state.events().publish(team, change.of_listed_podcast(project, entry));
}

impl SharedAnswerRequest {
    fn check(self) -> Result<Option<NewAnswer>, ApiError> {
        let text = |text: Option<String>, pointer: &str, max: usize| {
            let checked = check_optional_text(text.as_deref().unwrap_or_default(), max);
            checked.map(Option::unwrap_or_default).map_err(|detail| ApiError::invalid(MESSAGE, pointer, &detail))
        };
        let comment = text(self.comment, "/comment", MAX_ANSWER_COMMENT_CHARS)?;
        let name = text(self.name, "/name", MAX_CLIENT_NAME_CHARS)?;
        let Some(answer) = self.answer else { return Ok(None) };
        let answer = ClientAnswer::parse(&answer)
            .ok_or_else(|| ApiError::invalid(MESSAGE, "/answer", "must be yes, no or null"))?;
        // A name is one line: it is part of a line of the activity.
        let client_name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        Ok(Some(NewAnswer { answer, comment, client_name }))
    }
}

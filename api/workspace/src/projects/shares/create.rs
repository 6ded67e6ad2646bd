//! `POST /api/v1/projects/{projectIdOrSlug}/shares`

use super::{ProjectShareData, ProjectShareView};
use crate::projects::find_project;
use axum::Extension;
use earshot_api_server::http::NoCompression;
use earshot_api_server::prelude::*;
use earshot_app::NewProjectShare;
use earshot_model::Timestamp;
use earshot_model::project::{ShareColumn, check_share_expiry};

/// A new client view.
#[request]
pub struct CreateProjectShareRequest {
    /// The columns that the page shows in addition to the title: state, priority, labels, notes, nextActionOn, addedAt,
    /// author, description, genres, language, countries, website, authorityScore, hasGuests, episodeCount,
    /// lastEpisodePublishedAt, updateFrequency. What the team's plan does not include stays empty.
    #[serde(default)]
    #[schema(max_items = 100)]
    columns: Vec<String>,
    /// Whether the page shows the address in the podcast's feed; `false` by default. Only on plans that show it.
    #[serde(default)]
    include_contacts: bool,
    /// Whether people with the link can answer yes or no to each podcast, with a comment; `false` by default.
    #[serde(default)]
    takes_answers: bool,
    /// When the link ends, RFC 3339, within five years; absent for a link that is valid until it is revoked.
    expires_at: Option<String>,
}

/// Creates a link to a read-only page of the project, for people without an account.
///
/// The page shows the podcasts as they are when it is opened, without ignored ones. The link is not in lists of client
/// views; `GET …/shares/{shareId}/link` returns it again.
#[endpoint(
    post "/api/v1/projects/{projectIdOrSlug}/shares",
    (status = 200, description = "The client view with its link", body = Envelope<ProjectShareData>),
    (status = 400, description = "A column or the end is not valid"),
    (status = 403, description = "The plan does not show contacts"),
    (status = 409, description = "The project has 50 client views that are valid"),
)]
pub async fn create_project_share(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(project): ApiPath<String>,
    ApiJson(body): ApiJson<CreateProjectShareRequest>,
) -> Result<impl IntoResponse, ApiError> {
    let project = find_project(&state, &account, &project).await?;
    if body.include_contacts && !account.tier.limits().sees_primary_contacts {
        let message = "Your plan does not show contacts, so client views cannot show them either.";
        return Err(ApiError::new(ErrorCode::NotOnPlan, message).with_detail("/includeContacts", "must be false"));
    }
    let share = NewProjectShare {
        columns: ShareColumn::parse_all(body.columns.iter().map(String::as_str))
            .map_err(|detail| ApiError::invalid("A column is not valid.", "/columns", &detail))?,
        includes_contacts: body.include_contacts,
        takes_answers: body.takes_answers,
        expires_at: body.expires_at.as_deref().map(|text| parse_expiry(text, state.clock.now())).transpose()?,
    };
    let created = state.db.create_project_share(&account, project.id, share).await?;
    let (share, token) = created.ok_or_else(|| ApiError::of(ErrorCode::TooManyShares))?;
    tracing::info!(user = %account.user_id, project = %project.id, share = %share.id, "client view made");
    let share = ProjectShareView::with_link(share, Some(token), &state.config.public_url);
    // The compressed size would leak information about the token.
    Ok((Extension(NoCompression), Envelope::new(ProjectShareData { share })))
}

fn parse_expiry(text: &str, now: Timestamp) -> Result<Timestamp, ApiError> {
    let invalid = |detail: &str| ApiError::invalid("The expiration date is not valid.", "/expiresAt", detail);
    let expires_at = text.parse::<Timestamp>().map_err(|_| invalid("must be a time such as 2026-12-31T23:59:59Z"))?;
    check_share_expiry(expires_at, now).map_err(invalid)?;
    Ok(expires_at)
}

//! `POST /api/v1/teams/switch`

use crate::auth::me::MeData;
use axum_extra::extract::CookieJar;
use earshot_api_server::extract::SESSION_COOKIE;
use earshot_api_server::prelude::*;

/// The team to act for.
#[request]
pub struct SwitchTeamRequest {
    /// ID of a team of the user.
    team_id: String,
}

/// Makes the session act for another team of the user. Later sign-ins start with this team.
#[endpoint(
    post "/api/v1/teams/switch",
    (status = 200, description = "The caller with the team's plan and limits", body = Envelope<MeData>),
    (status = 404, description = "The user has no such team"),
    security(("session" = []))
)]
pub async fn switch_team(
    state: AppState,
    SessionCaller { account, session }: SessionCaller,
    cookies: CookieJar,
    ApiJson(body): ApiJson<SwitchTeamRequest>,
) -> Result<Envelope<MeData>, ApiError> {
    let team = Uuid::try_parse(&body.team_id).map_err(|_| ApiError::not_found("Team"))?;
    state.db.switch_team(&account, session.id, team).await?;
    state.events().check_user(account.user_id);
    tracing::info!(user = %account.user_id, %team, "team switched");
    current_user(&state, &cookies).await
}

/// Reads the session of the request again, after it acts for another team.
pub(crate) async fn current_user(state: &AppState, cookies: &CookieJar) -> Result<Envelope<MeData>, ApiError> {
    let cookie = cookies.get(SESSION_COOKIE).ok_or_else(|| ApiError::of(ErrorCode::SignInRequired))?;
    let session = state.db.authenticate_session(cookie.value()).await?;
    let session = session.ok_or_else(|| ApiError::of(ErrorCode::SignInRequired))?;
    Ok(Envelope::new(MeData::of(&Caller::from_session(session), &state.metering)))
}

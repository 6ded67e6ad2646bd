//! `DELETE /api/v1/administration/person-statements/{personStatementId}`

use earshot_api_server::prelude::*;
use earshot_api_server::serving::reload_stated_facts;
use earshot_model::people::PersonChange;

/// Undoes a statement about people, which stays in the history; for administrators of the installation, in a session.
#[endpoint(
    delete "/api/v1/administration/person-statements/{personStatementId}",
    (status = 200, description = "The statement is undone", body = Envelope<MessageData>),
    (status = 403, description = "The caller is no administrator, or used an API key"),
    extensions(("x-plan" = json!(PlanFeature::Administration))),
    security(("session" = []))
)]
pub async fn undo_person_statement(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    origin: RequestOrigin,
    ApiPath(statement): ApiPath<String>,
) -> Result<Envelope<MessageData>, ApiError> {
    let missing = || ApiError::not_found("Statement");
    let id = Uuid::try_parse(&statement).map_err(|_| missing())?;
    let undone = state.db.undo_person_statement(id, account.user_id).await?.ok_or_else(missing)?;
    let (PersonChange::Merge { person, .. } | PersonChange::Split { person, .. }) = undone.statement.change;
    tracing::info!(statement = %id, by = %account.user_id, "statement about people undone");
    let action = AuditAction::PersonStatementUndone;
    origin.record_audit_event(&state.db, account.user_id, action, Some(person.slug)).await;
    reload_stated_facts(&state.db, &state.generations).await?;
    Ok(Envelope::new(MessageData { message: "The statement is undone.".to_owned() }))
}

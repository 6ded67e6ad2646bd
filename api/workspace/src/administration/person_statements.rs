//! `GET /api/v1/administration/person-statements`

use super::person_statement_view::PersonStatementView;
use earshot_api_content::views::UserNames;
use earshot_api_server::prelude::*;

/// The statements about people.
#[view]
pub struct PersonStatementsData {
    /// Those in effect, then those that were undone, at most 500 of each; the newest first.
    person_statements: Vec<PersonStatementView>,
}

/// Lists what administrators state about people, with its history; for administrators of the installation, in a session.
#[endpoint(
    get "/api/v1/administration/person-statements",
    (status = 200, description = "The statements", body = Envelope<PersonStatementsData>),
    (status = 403, description = "The caller is no administrator, or used an API key"),
    extensions(("x-plan" = json!(PlanFeature::Administration))),
    security(("session" = []))
)]
pub async fn list_person_statements(
    state: AppState,
    _caller: SessionCaller,
) -> Result<Envelope<PersonStatementsData>, ApiError> {
    let stored = state.db.person_statements().await?;
    let users: Vec<_> = stored.iter().flat_map(|one| [one.stated_by, one.undone_by]).flatten().collect();
    let names = UserNames(state.db.user_names(users).await?);
    let (stored, effects) = state
        .read_generation(move |generation| {
            let effects = stored.iter().map(|one| generation.people.statement_effect(one.statement.id));
            let effects = effects.collect::<Result<Vec<_>, _>>()?;
            Ok((stored, effects))
        })
        .await?;
    let views = stored.iter().zip(effects).map(|(one, effect)| PersonStatementView::new(one, effect, &names));
    Ok(Envelope::new(PersonStatementsData { person_statements: views.collect() }))
}

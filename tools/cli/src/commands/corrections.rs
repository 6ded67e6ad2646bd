//! `earshot corrections`: the queue of corrections of facts.

use crate::args::{AppArgs, CorrectionsCommand};
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use crate::serve_sources::{block_on, open_app_database, to_database_failure};
use earshot_app::{CorrectionDecision, CorrectionState, FactCorrection};
use uuid::Uuid;

pub fn run(context: &Context, command: &CorrectionsCommand) -> CommandResult {
    match command {
        CorrectionsCommand::List { state, app } => list(context, app, *state),
        CorrectionsCommand::Accept { id, reason, app } => decide(context, app, *id, true, reason.clone()),
        CorrectionsCommand::Refuse { id, reason, app } => decide(context, app, *id, false, reason.clone()),
    }
}

fn list(context: &Context, app: &AppArgs, state: CorrectionState) -> CommandResult {
    let corrections = block_on(async {
        let db = open_app_database(context, app).await?;
        db.fact_corrections(state).await.map_err(to_database_failure)
    })??;
    let json = serde_json::json!(corrections.iter().map(to_json).collect::<Vec<_>>());
    context.print_result(&json, || corrections.iter().map(to_line).collect::<Vec<_>>().join("\n"))
}

fn decide(context: &Context, app: &AppArgs, id: Uuid, is_accepted: bool, reason: Option<String>) -> CommandResult {
    let decided = block_on(async {
        let db = open_app_database(context, app).await?;
        let decision = CorrectionDecision { is_accepted, reason, decided_by: None };
        db.decide_correction(id, decision).await.map_err(to_database_failure)
    })??;
    let Some(decided) = decided else {
        return Err(Failure::input(format!("there is no correction with the id {id}"))
            .with_advice("`earshot corrections list` has the ids"));
    };
    context.print_result(&to_json(&decided), || {
        let effect = if is_accepted { "servers show it within seconds" } else { "it is not shown" };
        format!("{}; {effect}", decided.state.as_str())
    })
}

fn to_json(correction: &FactCorrection) -> serde_json::Value {
    serde_json::json!({
        "id": correction.id, "podcastId": correction.podcast, "podcastSlug": correction.podcast_slug,
        "fact": correction.fact.as_str(), "value": correction.value, "evidence": correction.evidence,
        "state": correction.state.as_str(), "reason": correction.reason, "createdAt": correction.created_at,
    })
}

/// Texts of strangers are escaped: they could move the cursor.
fn to_line(correction: &FactCorrection) -> String {
    format!(
        "{}  {}  {}: {}\n    {}",
        correction.id,
        correction.podcast_slug,
        correction.fact.as_str(),
        correction.value.escape_debug(),
        correction.evidence.escape_debug()
    )
}

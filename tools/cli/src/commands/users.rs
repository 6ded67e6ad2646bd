//! `earshot users`

use crate::args::UsersCommand;
use crate::context::Context;
use crate::failure::{Failure, Outcome};
use crate::serving::{app_database, block_on, database_failure};
use earshot_api::mail::sign_in_url;
use earshot_model::Tier;
use std::time::Duration;

pub fn run(context: &Context, command: &UsersCommand) -> Outcome {
    let UsersCommand::Create { email, plan, link_minutes, app } = command;
    let tier = Tier::parse(plan).filter(|tier| *tier != Tier::Public).ok_or_else(|| {
        Failure::input(format!("unknown plan {plan:?}"))
            .with_hint("plans are free, individual, business, agency and admin")
    })?;
    let lifetime = Duration::from_secs(u64::from(*link_minutes) * 60);
    let base_url = crate::serving::base_url(app, None);
    let (account, link) = block_on(async {
        let db = app_database(context, app).await?;
        let account = db.create_or_update_user(email, tier).await.map_err(database_failure)?;
        let token = db.create_sign_in_token(email, lifetime).await.map_err(database_failure)?;
        Ok::<_, Failure>((account, sign_in_url(&base_url, &token)))
    })??;
    let json = serde_json::json!({
        "id": account.user_id, "email": account.email, "plan": account.tier.as_str(), "signInLink": link,
    });
    context.result(&json, || link.clone())
}

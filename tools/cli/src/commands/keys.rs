//! `earshot keys`

use crate::args::KeysCommand;
use crate::context::Context;
use crate::failure::{Failure, Outcome};
use crate::serving::{app_database, block_on, database_failure};

pub fn run(context: &Context, command: &KeysCommand) -> Outcome {
    let KeysCommand::Create { email, name, app } = command;
    let (account, key) = block_on(async {
        let db = app_database(context, app).await?;
        let account = db.account_of(email).await.map_err(database_failure)?;
        let key = db.create_key(&account, name).await.map_err(database_failure)?;
        Ok::<_, Failure>((account, key))
    })??;
    // Spec 6: API access is for business, agency and admin. The key works as soon as the plan allows it.
    if !account.tier.limits().api_access {
        context.say(&format!(
            "note: the plan {} has no API access; the key works once the account is business or above",
            account.tier.as_str()
        ));
    }
    let json = serde_json::json!({ "id": key.id, "email": account.email, "key": key.key });
    context.result(&json, || key.key.clone())
}

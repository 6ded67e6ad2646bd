//! Who pays for a call.

use earshot_app::{Account, team_subject};
use earshot_model::Tier;
use uuid::Uuid;

/// The subject whose quota a call uses, with its plan.
#[derive(Clone, Debug)]
pub struct Payer {
    /// A team, or an address.
    pub subject: String,
    pub tier: Tier,
    /// Team and user of the usage record; `None` for an anonymous caller.
    pub account: Option<(Uuid, Uuid)>,
}

impl Payer {
    /// The team of an account.
    pub fn of_account(account: &Account) -> Self {
        Self { subject: subject_of(account), tier: account.tier, account: Some((account.team_id, account.user_id)) }
    }
}

/// The subject whose quota an account uses: its team, which owns the plan.
pub fn subject_of(account: &Account) -> String {
    team_subject(account.team_id)
}

//! Who pays for a call.

use earshot_model::Tier;
use uuid::Uuid;

/// The subject whose quota a call uses, with its plan.
#[derive(Clone, Debug)]
pub(crate) struct Payer {
    /// A team, or an address.
    pub subject: String,
    pub tier: Tier,
    /// Team and user of the usage record; `None` for an anonymous caller.
    pub account: Option<(Uuid, Uuid)>,
}

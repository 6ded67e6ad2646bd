//! The subjects of counters: whose quota a call uses.

use crate::address_hash::AddressHash;
use uuid::Uuid;

/// The subject whose quota the members of a team use.
#[must_use]
pub fn team_subject(team: Uuid) -> String {
    format!("team {team}")
}

/// The subject of an address whose team was deleted. It has the counters until their period ends or the address has
/// another team.
pub(super) fn former_owner_subject(email_key: &str) -> String {
    format!("former owner {}", AddressHash::of_key(email_key).to_text())
}

//! Notifies open pages of changed members or invitations.

use earshot_api_server::events::{ChangeKind, ChangePublished};
use earshot_api_server::prelude::*;

/// Publishes a change of members or invitations. `actor` is the user who made it.
pub(crate) fn publish_members_change(state: &AppState, team: Uuid, actor: Option<Uuid>) {
    state.events().publish(team, ChangePublished::new(ChangeKind::Members, actor, state.clock.now()));
}

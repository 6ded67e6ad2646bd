//! Teams: their names, their members, their roles, invitations, and the team that a session acts for.

mod deletion;
mod invitations;
mod member_departure;
mod members;
mod removal;
mod rename;
mod roles;
mod switch;

pub use deletion::DeletedTeam;
pub use invitations::{AcceptedInvitation, INVITATION_LIFETIME, Invitation, InvitationDetails, InvitationMail};
pub use members::TeamMember;
pub use removal::MemberRemoval;
pub use switch::TeamOfUser;

use crate::TeamRejection;
use crate::entities::{memberships, teams};
use crate::prelude::*;
use earshot_model::{Role, TeamAction, Tier};

/// Parses a stored role.
fn parse_role(name: &str) -> Result<Role, DbError> {
    Role::parse(name)
        .ok_or_else(|| DbError::CorruptRow { table: "memberships", reason: format!("role {name:?} is unknown") })
}

/// Parses a stored plan.
pub(crate) fn parse_plan(team: &teams::Model) -> Result<Tier, DbError> {
    Tier::parse(&team.plan)
        .ok_or_else(|| DbError::CorruptRow { table: "teams", reason: format!("plan {:?} is unknown", team.plan) })
}

/// Finds a membership.
async fn find_membership(
    db: &impl ConnectionTrait,
    team: Uuid,
    user: Uuid,
) -> Result<Option<memberships::Model>, DbError> {
    Ok(memberships::Entity::find_by_id((team, user)).one(db).await?)
}

/// Reads the caller's role within the transaction of a change, and rejects the change when the role is too low.
/// `account` comes from a cache and may be up to a second old, so the role is read again.
pub(crate) async fn require_role(
    db: &impl ConnectionTrait,
    account: &Account,
    action: TeamAction,
) -> Result<Role, DbError> {
    require_role_of(db, account.team_id, account.user_id, action).await
}

/// Like [`require_role`], for a user and a team that no account names.
pub(crate) async fn require_role_of(
    db: &impl ConnectionTrait,
    team: Uuid,
    user: Uuid,
    action: TeamAction,
) -> Result<Role, DbError> {
    let membership = find_membership(db, team, user).await?;
    let role = membership.map(|membership| parse_role(&membership.role)).transpose()?;
    role.filter(|role| role.allows(action)).ok_or_else(|| TeamRejection::RoleTooLow(action).into())
}

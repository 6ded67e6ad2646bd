//! Changes members' roles. A team has exactly one owner, who hands it over.

use super::{TeamMember, find_membership, parse_role, require_role};
use crate::TeamRejection;
use crate::credentials::{CredentialEvent, CredentialOwner, end_credentials};
use crate::entities::{memberships, users};
use crate::prelude::*;
use earshot_model::{Role, TeamAction};

impl Db {
    /// Gives a member of the account's team another role. A new owner takes the place of the caller, who becomes an
    /// admin. Credentials that need the former role end, as the register has it
    /// ([`CREDENTIALS`](crate::CREDENTIALS)): open invitations of an admin who becomes a member.
    ///
    /// # Errors
    /// When the account's role does not allow it, there is no such member, or the member is the owner, who has to hand
    /// over the team; or when the database fails.
    pub async fn set_member_role(&self, account: &Account, user: Uuid, role: Role) -> Result<TeamMember, DbError> {
        let (account, now) = (account.clone(), self.now());
        self.write(work!(|transaction| {
            let action = if role == Role::Owner { TeamAction::HandOverTeam } else { TeamAction::ManageMembers };
            require_role(transaction, &account, action).await?;
            let member = find_membership(transaction, account.team_id, user).await?;
            let member = member.ok_or(TeamRejection::MemberNotFound)?;
            let current = parse_role(&member.role)?;
            let row = users::Entity::find_by_id(user).one(transaction).await?;
            let row = row.ok_or(TeamRejection::MemberNotFound)?;
            if current != role {
                if current == Role::Owner {
                    return Err(TeamRejection::OwnerMustHandOver.into());
                }
                if role == Role::Owner {
                    set_role(transaction, account.team_id, account.user_id, (Role::Owner, Role::Admin)).await?;
                }
                set_role(transaction, account.team_id, user, (current, role)).await?;
                if role < current {
                    let owner = CredentialOwner { user, email_key: &row.email_key, team: Some(account.team_id) };
                    end_credentials(transaction, owner, CredentialEvent::Demotion, now).await?;
                }
            }
            TeamMember::from_rows(&memberships::Model { role: role.as_str().to_owned(), ..member }, row)
        }))
        .await
    }
}

/// Changes a role, provided that no other request changed it since it was read.
async fn set_role(
    transaction: &DatabaseTransaction,
    team: Uuid,
    user: Uuid,
    (from, to): (Role, Role),
) -> Result<(), DbError> {
    let changed = memberships::Entity::update_many()
        .col_expr(memberships::Column::Role, Expr::value(to.as_str()))
        .filter(memberships::COLUMN.team_id.eq(team))
        .filter(memberships::COLUMN.user_id.eq(user))
        .filter(memberships::COLUMN.role.eq(from.as_str()))
        .exec(transaction)
        .await?;
    if changed.rows_affected == 1 { Ok(()) } else { Err(TeamRejection::MemberNotFound.into()) }
}

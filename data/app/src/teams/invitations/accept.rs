//! Accepts invitations.
//!
//! The link in the mail proves ownership of the address. So it creates an account for an address without one, and signs
//! in to it. It does not sign in to an existing account: it is valid for days and is easily passed on, and such an
//! account may already have data of its own.

use super::create::require_member_plan;
use super::valid_condition;
use crate::TeamRejection;
use crate::accounts::{account_by_id, find_lookalike, find_user, insert_user};
use crate::connection::lock_accounts;
use crate::entities::{invitations, memberships};
use crate::ids;
use crate::prelude::*;
use crate::teams::find_membership;
use crate::teams::switch::choose_team;
use earshot_model::{EmailAddress, Tier};

/// The outcome of an accepted invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AcceptedInvitation {
    /// The new member, who acts for the team from now on.
    pub account: Account,
    pub invitation_id: Uuid,
    /// Whether the account was created.
    pub is_new_account: bool,
}

impl Db {
    /// Accepts the invitation of a token: for the signed-in account with its session, which must have the invited
    /// address, or for a new account. The session, and later ones, act for the team.
    ///
    /// # Errors
    /// When the invitation is not valid or not for this account, the address has an account and nobody is signed in,
    /// no account can be created for it, or the plan of the team includes no members any more; or when the database
    /// fails.
    pub async fn accept_invitation(
        &self,
        token: &str,
        signed_in: Option<(&Account, Uuid)>,
    ) -> Result<AcceptedInvitation, DbError> {
        let by_token = invitations::COLUMN.token_hash.eq(ids::hash_token(token));
        let now = self.now();
        let new_ids = (ids::new_id(&self.clock), ids::new_id(&self.clock));
        let (user, session) = signed_in.map(|(account, session)| (account.clone(), session)).unzip();
        self.write(work!(|transaction| {
            let found = invitations::Entity::find().filter(by_token).filter(valid_condition(now));
            let row = found.one(transaction).await?.ok_or(TeamRejection::InvitationNotValid)?;
            let (user, is_new_account) = match user {
                Some(account) if account.email_key == row.email_key => (account.user_id, false),
                Some(_) => return Err(TeamRejection::InvitationForOther { email: row.email }.into()),
                None => (create_account(transaction, &row, new_ids, now).await?, true),
            };
            require_member_plan(transaction, row.team_id).await?;
            mark_accepted(transaction, row.id, now).await?;
            if find_membership(transaction, row.team_id, user).await?.is_none() {
                let (team_id, role) = (row.team_id, row.role);
                let membership = memberships::Model { team_id, user_id: user, role, created_at: now };
                membership.into_active_model().insert(transaction).await?;
            }
            choose_team(transaction, user, session, row.team_id).await?;
            let account = account_by_id(transaction, user, Some(row.team_id)).await?;
            let account = account.ok_or(TeamRejection::InvitationNotValid)?;
            Ok(AcceptedInvitation { account, invitation_id: row.id, is_new_account })
        }))
        .await
    }
}

/// Creates the account of an invited address. It has a team of its own, too, like every account.
async fn create_account(
    transaction: &DatabaseTransaction,
    row: &invitations::Model,
    new_ids: (Uuid, Uuid),
    now: EpochMillis,
) -> Result<Uuid, DbError> {
    let address = EmailAddress::parse(&row.email).map_err(|_| TeamRejection::InvitationNotValid)?;
    lock_accounts(transaction).await?;
    if let Some(user) = find_user(transaction, &address.key()).await? {
        return Err(TeamRejection::SignInFirst { email: user.email }.into());
    }
    if find_lookalike(transaction, &address).await?.is_some() {
        return Err(TeamRejection::AddressConfusable { email: row.email.clone() }.into());
    }
    Ok(insert_user(transaction, new_ids, &address, Tier::Free, now).await?.user_id)
}

/// Marks the invitation as accepted. One statement decides, so that only one of two concurrent uses succeeds.
async fn mark_accepted(transaction: &DatabaseTransaction, id: Uuid, now: EpochMillis) -> Result<(), DbError> {
    let accepted = invitations::Entity::update_many()
        .col_expr(invitations::Column::AcceptedAt, Expr::value(now))
        .filter(invitations::COLUMN.id.eq(id))
        .filter(valid_condition(now))
        .exec(transaction)
        .await?;
    if accepted.rows_affected == 1 { Ok(()) } else { Err(TeamRejection::InvitationNotValid.into()) }
}

//! Invites people to a team, and sends the mail again.

use super::{Invitation, open_condition};
use crate::accounts::find_user;
use crate::entities::{invitations, teams};
use crate::jobs::insert_job;
use crate::mail_links::{LinkTarget, unsent_token_hash};
use crate::prelude::*;
use crate::teams::{find_membership, parse_plan, require_role};
use crate::{NewMail, TeamRejection, ids};
use earshot_model::{EmailAddress, Role, TeamAction};
use std::time::Duration;

/// How long an invitation may be accepted.
pub const INVITATION_LIFETIME: Duration = Duration::from_secs(7 * 24 * 60 * 60);
/// Most open invitations of a team, including expired ones.
const MAX_OPEN: u64 = 500;

/// The mail of an invitation.
#[derive(Clone, Debug)]
pub struct InvitationMail {
    /// Stands for the token in the mail's link, which is created when the mail is sent.
    pub placeholder: String,
    pub mail: NewMail,
}

impl Db {
    /// Invites an address to the account's team as an admin or a member, and writes the mail. An open invitation of the
    /// address gets the new role, lifetime and link, so that an address has one link at a time. The mail goes to the
    /// address of the account, if there is one, in its own spelling.
    ///
    /// # Errors
    /// When the account's role or the team's plan does not allow it, the address belongs to a member, or there are too
    /// many open invitations; or when the database fails.
    pub async fn invite(
        &self,
        account: &Account,
        address: &EmailAddress,
        role: Role,
        mail: InvitationMail,
    ) -> Result<Invitation, DbError> {
        let now = self.now();
        let new = invitations::Model {
            id: ids::new_id(&self.clock),
            team_id: account.team_id,
            email: address.to_string(),
            email_key: address.key().as_str().to_owned(),
            role: Role::min(role, Role::Admin).as_str().to_owned(),
            token_hash: unsent_token_hash(&mail.placeholder),
            invited_by: Some(account.user_id),
            created_at: now,
            sent_at: now,
            expires_at: now.plus(INVITATION_LIFETIME),
            accepted_at: None,
            revoked_at: None,
        };
        let (db, account, address) = (self.clone(), account.clone(), address.clone());
        self.write(work!(|transaction| {
            require_role(transaction, &account, TeamAction::ManageMembers).await?;
            require_member_plan(transaction, account.team_id).await?;
            let user = find_user(transaction, &address.key()).await?;
            if let Some(user) = &user
                && find_membership(transaction, account.team_id, user.id).await?.is_some()
            {
                return Err(TeamRejection::AlreadyMember.into());
            }
            let row = put_invitation(transaction, new).await?;
            let recipient = user.map_or(row.email.clone(), |user| user.email);
            db.queue_invitation_mail(transaction, row.id, mail, &recipient).await?;
            Invitation::from_row(row, now)
        }))
        .await
    }

    /// Sends the mail of an open invitation again, with a new link for another seven days. The previous link
    /// stops working.
    ///
    /// # Errors
    /// When the account's role or the team's plan does not allow it, or the team has no such open invitation; or when
    /// the database fails.
    pub async fn resend_invitation(
        &self,
        account: &Account,
        id: Uuid,
        mail: InvitationMail,
    ) -> Result<Invitation, DbError> {
        let (db, account, now) = (self.clone(), account.clone(), self.now());
        self.write(work!(|transaction| {
            require_role(transaction, &account, TeamAction::ManageMembers).await?;
            require_member_plan(transaction, account.team_id).await?;
            let row = find_open(transaction, account.team_id, id).await?;
            let address = EmailAddress::parse(&row.email);
            let address = address.map_err(|_| TeamRejection::InvitationNotFound)?;
            let user = find_user(transaction, &address.key()).await?;
            let recipient = user.map_or(row.email.clone(), |user| user.email);
            let unsent = unsent_token_hash(&mail.placeholder);
            let row = renew(row, unsent, account.user_id, now).update(transaction).await?;
            db.queue_invitation_mail(transaction, row.id, mail, &recipient).await?;
            Invitation::from_row(row, now)
        }))
        .await
    }

    async fn queue_invitation_mail(
        &self,
        transaction: &DatabaseTransaction,
        invitation: Uuid,
        InvitationMail { placeholder, mail }: InvitationMail,
        recipient: &str,
    ) -> Result<(), DbError> {
        let target = LinkTarget::Invitation(invitation);
        let row = self.new_link_mail_row(mail.with_recipient(recipient), target, &placeholder)?;
        insert_job(transaction, row).await?;
        Ok(())
    }
}

/// Spec 6, team members: the plan must include other members.
pub(super) async fn require_member_plan(transaction: &DatabaseTransaction, team: Uuid) -> Result<(), DbError> {
    let team = teams::Entity::find_by_id(team).one(transaction).await?.ok_or(TeamRejection::TeamNotFound)?;
    let plan = parse_plan(&team)?;
    if plan.limits().team_members { Ok(()) } else { Err(TeamRejection::PlanWithoutMembers(plan).into()) }
}

/// Finds an open invitation of a team.
pub(super) async fn find_open(
    transaction: &DatabaseTransaction,
    team: Uuid,
    id: Uuid,
) -> Result<invitations::Model, DbError> {
    let row = invitations::Entity::find_by_id(id)
        .filter(invitations::COLUMN.team_id.eq(team))
        .filter(open_condition())
        .one(transaction)
        .await?;
    row.ok_or_else(|| TeamRejection::InvitationNotFound.into())
}

/// Inserts an invitation, or renews the open one of its address.
async fn put_invitation(
    transaction: &DatabaseTransaction,
    new: invitations::Model,
) -> Result<invitations::Model, DbError> {
    let of_team =
        invitations::Entity::find().filter(invitations::COLUMN.team_id.eq(new.team_id)).filter(open_condition());
    let same = of_team.clone().filter(invitations::COLUMN.email_key.eq(new.email_key.as_str()));
    if let Some(row) = same.one(transaction).await? {
        let inviter = new.invited_by.unwrap_or_default();
        let mut row = renew(row, new.token_hash, inviter, new.sent_at);
        (row.email, row.role) = (Set(new.email), Set(new.role));
        return Ok(row.update(transaction).await?);
    }
    if of_team.count(transaction).await? >= MAX_OPEN {
        return Err(TeamRejection::TooManyInvitations { most: MAX_OPEN }.into());
    }
    Ok(new.into_active_model().insert(transaction).await?)
}

/// Gives an invitation another token and its whole lifetime.
fn renew(row: invitations::Model, token_hash: Vec<u8>, inviter: Uuid, now: EpochMillis) -> invitations::ActiveModel {
    let mut row = row.into_active_model();
    row.token_hash = Set(token_hash);
    row.invited_by = Set(Some(inviter));
    row.sent_at = Set(now);
    row.expires_at = Set(now.plus(INVITATION_LIFETIME));
    row
}

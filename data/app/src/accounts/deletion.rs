//! Deletes accounts and the data that belongs only to them.

use crate::credentials::{CredentialEvent, CredentialOwner, end_credentials};
use crate::entities::{invitations, memberships, project_views, saved_searches, teams, users};
use crate::kept_opt_outs::keep_opt_outs_of;
use crate::prelude::*;
use crate::usage::keep_counters;
use earshot_model::Role;

impl Db {
    /// Deletes a user with their sessions, keys, reports, usage records, invitations and audit events, and every team
    /// without other members. In a team with other members, ownership passes to the next admin, or else to the member
    /// who joined first, and the user's searches stay without their name. Returns false when the user does not exist.
    pub async fn delete_user(&self, user_id: Uuid) -> Result<bool, DbError> {
        let now = self.now();
        self.write(work!(|transaction| {
            let Some(user) = users::Entity::find_by_id(user_id).one(transaction).await? else { return Ok(false) };
            let own = memberships::Entity::find().filter(memberships::COLUMN.user_id.eq(user_id));
            for membership in own.all(transaction).await? {
                leave_team(transaction, &user, &membership, now).await?;
            }
            keep_opt_outs_of(transaction, user_id, now).await?;
            let owner = CredentialOwner { user: user_id, email_key: &user.email_key, team: None };
            end_credentials(transaction, owner, CredentialEvent::Deletion, now).await?;
            // Invitations to the user belong to no user, so they are found by address.
            invitations::Entity::delete_many()
                .filter(invitations::COLUMN.email_key.eq(user.email_key.as_str()))
                .exec(transaction)
                .await?;
            // Views that the user shared stay with the team.
            project_views::Entity::delete_many()
                .filter(project_views::COLUMN.user_id.eq(user_id))
                .filter(project_views::COLUMN.is_shared.eq(false))
                .exec(transaction)
                .await?;
            // Searches that the user shared stay with the team.
            saved_searches::Entity::delete_many()
                .filter(saved_searches::COLUMN.user_id.eq(user_id))
                .filter(saved_searches::COLUMN.shared.eq(false))
                .exec(transaction)
                .await?;
            // The tables that reference a user cascade.
            users::Entity::delete_by_id(user_id).exec(transaction).await?;
            Ok(true)
        }))
        .await
    }
}

async fn leave_team(
    transaction: &DatabaseTransaction,
    user: &users::Model,
    membership: &memberships::Model,
    now: EpochMillis,
) -> Result<(), DbError> {
    let team_id = membership.team_id;
    let others = memberships::Entity::find()
        .filter(memberships::COLUMN.team_id.eq(team_id))
        .filter(memberships::COLUMN.user_id.ne(user.id))
        .all(transaction)
        .await?;
    let rank =
        |other: &memberships::Model| (std::cmp::Reverse(Role::parse(&other.role)), other.created_at, other.user_id);
    let Some(heir) = others.into_iter().min_by_key(rank) else {
        keep_counters(transaction, team_id, &user.email_key, now).await?;
        teams::Entity::delete_by_id(team_id).exec(transaction).await?;
        return Ok(());
    };
    let heir_id = heir.user_id;
    if membership.role == Role::Owner.as_str() && heir.role != Role::Owner.as_str() {
        let mut heir = heir.into_active_model();
        heir.role = Set(Role::Owner.as_str().to_owned());
        heir.update(transaction).await?;
    }
    // A team is first named after its owner's address.
    let team = teams::Entity::find_by_id(team_id).one(transaction).await?;
    if let Some(team) = team.filter(|team| team.name == user.email)
        && let Some(heir) = users::Entity::find_by_id(heir_id).one(transaction).await?
    {
        let mut team = team.into_active_model();
        team.name = Set(heir.email);
        team.update(transaction).await?;
    }
    Ok(())
}

//! Users and their teams.

use super::entities::{memberships, teams, users};
use super::{Db, DbError, Ts};
use crate::ids;
use earshot_model::{Tier, Timestamp};
use futures::FutureExt;
use sea_orm::{
    ActiveModelTrait, ActiveValue::Set, ColumnTrait, ConnectionTrait, DatabaseTransaction, EntityTrait,
    IntoActiveModel, QueryFilter,
};
use unicode_normalization::UnicodeNormalization;
use uuid::Uuid;

/// A user with the team they act for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    pub user_id: Uuid,
    /// For a session the user's team with the highest plan; for a key the key's team.
    pub team_id: Uuid,
    pub email: String,
    pub display_name: Option<String>,
    /// The team's plan.
    pub tier: Tier,
    pub created_at: Timestamp,
}

impl Db {
    /// A new user, with a team of their own on the plan.
    ///
    /// # Errors
    /// When it is no mail address, it has an account already, or the database fails.
    pub async fn create_user(&self, email: &str, plan: Tier) -> Result<Account, DbError> {
        if !crate::mail::is_address(email.trim()) {
            return Err(DbError::NoAddress { email: email.to_owned() });
        }
        let (user_id, team_id) = (ids::new_id(&self.clock), ids::new_id(&self.clock));
        let (email, now) = (email.trim().to_owned(), self.now());
        self.write(|transaction| {
            async move {
                if find_user(transaction, &email).await?.is_some() {
                    return Err(DbError::EmailTaken { email });
                }
                insert_user(transaction, (user_id, team_id), &email, plan, now).await
            }
            .boxed()
        })
        .await
    }

    /// The user of an address: made where there is none, else with their own team's plan changed.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn create_or_update_user(&self, email: &str, plan: Tier) -> Result<Account, DbError> {
        match self.create_user(email, plan).await {
            Err(DbError::EmailTaken { .. }) => self.set_plan(email, plan).await,
            other => other,
        }
    }

    /// Puts the user's own team on a plan.
    ///
    /// # Errors
    /// When there is no such account, or the database fails.
    pub async fn set_plan(&self, email: &str, plan: Tier) -> Result<Account, DbError> {
        let account = self.account_of(email).await?;
        let team = teams::ActiveModel {
            id: Set(account.team_id),
            plan: Set(plan.max(Tier::Free).as_str().to_owned()),
            ..Default::default()
        };
        self.write(|transaction| async move { Ok(team.update(transaction).await?) }.boxed()).await?;
        self.account_of(email).await
    }

    /// The account of an address.
    ///
    /// # Errors
    /// When there is none, or the database fails.
    pub async fn account_of(&self, email: &str) -> Result<Account, DbError> {
        let user = find_user(&self.reader, email).await?;
        let user = user.ok_or_else(|| DbError::NoSuchAccount { email: email.trim().to_owned() })?;
        let account = account_by_id(&self.reader, user.id).await?;
        account.ok_or_else(|| DbError::NoSuchAccount { email: user.email })
    }
}

/// A new user with a team of their own.
pub(super) async fn insert_user(
    transaction: &DatabaseTransaction,
    (user_id, team_id): (Uuid, Uuid),
    email: &str,
    plan: Tier,
    now: Ts,
) -> Result<Account, DbError> {
    let user = users::Model {
        id: user_id,
        email: email.to_owned(),
        email_key: email_key(email),
        display_name: None,
        created_at: now,
    };
    let team = teams::Model {
        id: team_id,
        name: email.to_owned(),
        // Public is for who has no account.
        plan: plan.max(Tier::Free).as_str().to_owned(),
        created_at: now,
    };
    let membership = memberships::Model { team_id, user_id, role: "owner".to_owned(), created_at: now };
    user.clone().into_active_model().insert(transaction).await?;
    team.clone().into_active_model().insert(transaction).await?;
    membership.into_active_model().insert(transaction).await?;
    account(&user, &team)
}

/// The user of an address.
pub(super) async fn find_user(db: &impl ConnectionTrait, email: &str) -> Result<Option<users::Model>, DbError> {
    Ok(users::Entity::find().filter(users::COLUMN.email_key.eq(email_key(email))).one(db).await?)
}

/// A user with the team of the highest plan that they are in.
pub(super) async fn account_by_id(db: &impl ConnectionTrait, user_id: Uuid) -> Result<Option<Account>, DbError> {
    let Some(user) = users::Entity::find_by_id(user_id).one(db).await? else { return Ok(None) };
    let in_teams = memberships::Entity::find().filter(memberships::COLUMN.user_id.eq(user_id)).all(db).await?;
    let team_ids = in_teams.iter().map(|membership| membership.team_id);
    let teams = teams::Entity::find().filter(teams::Column::Id.is_in(team_ids)).all(db).await?;
    let mut best: Option<Account> = None;
    for team in teams {
        let candidate = account(&user, &team)?;
        let is_better =
            best.as_ref().is_none_or(|known| (candidate.tier, known.team_id) > (known.tier, candidate.team_id));
        if is_better {
            best = Some(candidate);
        }
    }
    Ok(best)
}

/// A user acting for a team.
pub(super) fn account(user: &users::Model, team: &teams::Model) -> Result<Account, DbError> {
    let tier = Tier::parse(&team.plan)
        .ok_or_else(|| DbError::Damaged { table: "teams", reason: format!("plan {:?} is unknown", team.plan) })?;
    Ok(Account {
        user_id: user.id,
        team_id: team.id,
        email: user.email.clone(),
        display_name: user.display_name.clone(),
        tier,
        created_at: user.created_at.into(),
    })
}

/// Addresses that people take for the same are the same.
pub(super) fn email_key(email: &str) -> String {
    email.trim().nfkc().flat_map(char::to_lowercase).collect()
}

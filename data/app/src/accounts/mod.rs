//! Users and their teams.

mod address_change;
mod background_account;
mod deletion;
mod email_collisions;
mod sessions;
mod sign_in;
mod sign_in_secrets;

pub use email_collisions::{EmailCollision, EmailCollisionKind};
pub use sessions::SessionSummary;
pub use sign_in::LINK_LIFETIME;
pub use sign_in_secrets::{LinkPurpose, SignInMails, SignInSecrets};

use crate::connection::lock_accounts;
use crate::entities::{memberships, teams, users};
use crate::ids;
use crate::prelude::*;
use crate::stored_email_key::stored_key;
use crate::usage::restore_counters;
use earshot_model::{EmailAddress, EmailKey, Role, Tier};

impl Db {
    /// Creates a user with a team of their own on the plan.
    ///
    /// # Errors
    /// When the address is not valid, already has an account or looks like that of another account, or the database
    /// fails.
    pub async fn create_user(&self, email: &str, plan: Tier) -> Result<Account, DbError> {
        let address =
            EmailAddress::parse(email).map_err(|reason| DbError::InvalidEmail { email: email.to_owned(), reason })?;
        let (user_id, team_id) = (ids::new_id(&self.clock), ids::new_id(&self.clock));
        let now = self.now();
        self.write(work!(|transaction| {
            lock_accounts(transaction).await?;
            if let Some(user) = find_user(transaction, &address.key()).await? {
                return Err(DbError::EmailTaken { email: user.email });
            }
            if let Some(other) = find_lookalike(transaction, &address).await? {
                return Err(DbError::EmailConfusable { email: address.to_string(), other: other.email });
            }
            insert_user(transaction, (user_id, team_id), &address, plan, now).await
        }))
        .await
    }

    /// Creates the user of an address, or changes the plan of their own team when the user exists.
    pub async fn create_or_update_user(&self, email: &str, plan: Tier) -> Result<Account, DbError> {
        self.find_or_create_user(email, Some(plan)).await
    }

    /// Creates the user of an address, on the free plan without another one. An existing user keeps the plan of their own
    /// team without another one.
    pub async fn find_or_create_user(&self, email: &str, plan: Option<Tier>) -> Result<Account, DbError> {
        match self.create_user(email, plan.unwrap_or(Tier::Free)).await {
            Err(DbError::EmailTaken { .. }) => match plan {
                Some(plan) => self.set_plan(email, plan).await,
                None => self.account_by_email(email).await,
            },
            other => other,
        }
    }

    /// Changes the plan of the user's own team.
    ///
    /// # Errors
    /// When there is no such account, or the database fails.
    pub async fn set_plan(&self, email: &str, plan: Tier) -> Result<Account, DbError> {
        let account = self.account_by_email(email).await?;
        let team = teams::ActiveModel {
            id: Set(self.own_team(&account).await?),
            plan: Set(plan.max(Tier::Free).as_str().to_owned()),
            ..Default::default()
        };
        self.write(work!(|transaction| Ok(team.update(transaction).await?))).await?;
        self.account_by_email(email).await
    }

    /// Returns the user's own team: of several, the one with the highest plan. Teams of others, which the user only
    /// joined, do not count.
    async fn own_team(&self, account: &Account) -> Result<Uuid, DbError> {
        let owned = memberships::Entity::find()
            .filter(memberships::COLUMN.user_id.eq(account.user_id))
            .filter(memberships::COLUMN.role.eq("owner"))
            .all(&self.reader)
            .await?;
        let is_owned = |team: Uuid| owned.iter().any(|membership| membership.team_id == team);
        if is_owned(account.team_id) {
            return Ok(account.team_id);
        }
        let team_ids = owned.iter().map(|membership| membership.team_id);
        let teams = teams::Entity::find().filter(teams::Column::Id.is_in(team_ids)).all(&self.reader).await?;
        let best = teams.iter().max_by_key(|team| (Tier::parse(&team.plan), team.id));
        best.map(|team| team.id).ok_or_else(|| DbError::AccountNotFound { email: account.email.clone() })
    }

    /// Finds the account of an address, for operators. It also finds accounts whose address is not valid any more.
    ///
    /// # Errors
    /// When there is none, or the database fails.
    pub async fn account_by_email(&self, email: &str) -> Result<Account, DbError> {
        let by_key = users::COLUMN.email_key.eq(stored_key(email));
        let user = users::Entity::find().filter(by_key).one(&self.reader).await?;
        let user = user.ok_or_else(|| DbError::AccountNotFound { email: email.trim().to_owned() })?;
        let account = account_by_id(&self.reader, user.id, None).await?;
        account.ok_or_else(|| DbError::AccountNotFound { email: user.email })
    }
}

/// Inserts a user with a team of their own, which continues the quotas of a deleted account of the address.
pub(crate) async fn insert_user(
    transaction: &DatabaseTransaction,
    (user_id, team_id): (Uuid, Uuid),
    address: &EmailAddress,
    plan: Tier,
    now: EpochMillis,
) -> Result<Account, DbError> {
    let user = users::Model {
        id: user_id,
        email: address.to_string(),
        email_key: address.key().as_str().to_owned(),
        email_skeleton: address.skeleton(),
        display_name: None,
        created_at: now,
        chosen_team_id: None,
        keeps_searches: true,
        photo: None,
    };
    let team = teams::Model {
        id: team_id,
        name: address.to_string(),
        // The public tier is for callers without an account.
        plan: plan.max(Tier::Free).as_str().to_owned(),
        created_at: now,
    };
    let membership = memberships::Model { team_id, user_id, role: Role::Owner.as_str().to_owned(), created_at: now };
    user.clone().into_active_model().insert(transaction).await?;
    team.clone().into_active_model().insert(transaction).await?;
    membership.into_active_model().insert(transaction).await?;
    restore_counters(transaction, team_id, &user.email_key, now).await?;
    to_account(&user, &team, Role::Owner.as_str())
}

/// Finds the user of an address, ignoring case and spelling variants.
pub(crate) async fn find_user(db: &impl ConnectionTrait, key: &EmailKey) -> Result<Option<users::Model>, DbError> {
    Ok(users::Entity::find().filter(users::COLUMN.email_key.eq(key.as_str())).one(db).await?)
}

/// Finds a user whose address people could confuse with this one, although their keys differ. Two ASCII addresses never
/// count as confusable (`l` and `1`): their owners cannot choose other letters, so neither is rejected for the sake of
/// the other.
pub(crate) async fn find_lookalike(
    db: &impl ConnectionTrait,
    address: &EmailAddress,
) -> Result<Option<users::Model>, DbError> {
    // No address beyond ASCII has the skeleton of an ASCII address.
    if address.is_ascii() {
        return Ok(None);
    }
    let alike = users::Entity::find()
        .filter(users::COLUMN.email_skeleton.eq(address.skeleton()))
        .filter(users::COLUMN.email_key.ne(address.key().as_str()));
    Ok(alike.one(db).await?)
}

/// Finds a user with the chosen team, as long as they are a member of it, otherwise with their team of the highest
/// plan.
pub(crate) async fn account_by_id(
    db: &impl ConnectionTrait,
    user_id: Uuid,
    chosen: Option<Uuid>,
) -> Result<Option<Account>, DbError> {
    let Some(user) = users::Entity::find_by_id(user_id).one(db).await? else { return Ok(None) };
    let in_teams = memberships::Entity::find().filter(memberships::COLUMN.user_id.eq(user_id)).all(db).await?;
    let team_ids = in_teams.iter().map(|membership| membership.team_id);
    let teams = teams::Entity::find().filter(teams::Column::Id.is_in(team_ids)).all(db).await?;
    let mut best: Option<Account> = None;
    for team in teams {
        let Some(membership) = in_teams.iter().find(|membership| membership.team_id == team.id) else { continue };
        let candidate = to_account(&user, &team, &membership.role)?;
        if Some(candidate.team_id) == chosen {
            return Ok(Some(candidate));
        }
        let is_better =
            best.as_ref().is_none_or(|known| (candidate.tier, known.team_id) > (known.tier, candidate.team_id));
        if is_better {
            best = Some(candidate);
        }
    }
    Ok(best)
}

/// Combines a user, a team and the user's role in it to an account.
pub(crate) fn to_account(user: &users::Model, team: &teams::Model, role: &str) -> Result<Account, DbError> {
    let role = Role::parse(role)
        .ok_or_else(|| DbError::CorruptRow { table: "memberships", reason: format!("role {role:?} is unknown") })?;
    let tier = Tier::parse(&team.plan)
        .ok_or_else(|| DbError::CorruptRow { table: "teams", reason: format!("plan {:?} is unknown", team.plan) })?;
    Ok(Account {
        user_id: user.id,
        team_id: team.id,
        email: user.email.clone(),
        email_key: user.email_key.clone(),
        display_name: user.display_name.clone(),
        role,
        tier,
        created_at: user.created_at.into(),
        keeps_searches: user.keeps_searches,
        photo: user.photo,
    })
}

//! Teams as administrators of the installation find them, with the plans that they set.

use crate::billing::{put_billing, to_billing};
use crate::entities::{audit_log, memberships, team_billing, teams, users};
use crate::prelude::*;
use crate::teams::parse_plan;
use crate::{AuditAction, TeamBilling, ids};
use earshot_model::{Role, Tier};
use sea_orm::sea_query::{ExprTrait as _, Func};
use std::collections::HashMap;

/// Most teams that a search finds.
const MAX_FOUND: u64 = 20;
/// Most accounts whose teams a search finds.
const MAX_ACCOUNTS: u64 = 200;

/// A team with its plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ManagedTeam {
    pub id: Uuid,
    pub name: String,
    pub created_at: Timestamp,
    /// The address of the owner.
    pub owner_email: Option<String>,
    pub member_count: u64,
    pub billing: TeamBilling,
}

/// The plan of a team, as an administrator sets it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanSetting {
    pub team_id: Uuid,
    pub billing: TeamBilling,
    /// Why, for the activity of the team.
    pub reason: String,
    /// The administrator.
    pub set_by: Uuid,
    /// The hash of their address.
    pub address_hash: String,
    pub device: Option<String>,
}

/// What became of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanSettingOutcome {
    Set(ManagedTeam),
    TeamNotFound,
    /// The plan admin is only given and taken at the command line.
    InternalPlan,
}

impl Db {
    /// Finds teams whose name, id or address of a member has the text, in the order of their names.
    pub async fn find_managed_teams(&self, text: &str) -> Result<Vec<ManagedTeam>, DbError> {
        let pattern = format!("%{}%", text.trim().to_lowercase());
        let accounts: Vec<Uuid> = users::Entity::find()
            .select_only()
            .column(users::Column::Id)
            .filter(Expr::from(Func::lower(Expr::col(users::Column::Email))).like(pattern.as_str()))
            .order_by_asc(users::Column::Email)
            .limit(MAX_ACCOUNTS)
            .into_tuple()
            .all(&self.reader)
            .await?;
        let of_accounts: Vec<Uuid> = memberships::Entity::find()
            .select_only()
            .column(memberships::Column::TeamId)
            .filter(memberships::Column::UserId.is_in(accounts))
            .into_tuple()
            .all(&self.reader)
            .await?;
        let by_name = Expr::from(Func::lower(Expr::col(teams::Column::Name))).like(pattern.as_str());
        let by_id = Uuid::try_parse(text.trim()).ok().map(|id| teams::Column::Id.eq(id));
        let query = Condition::any().add(by_name).add(teams::Column::Id.is_in(of_accounts)).add_option(by_id);
        let found = teams::Entity::find().filter(query).order_by_asc(teams::Column::Name);
        let mut found = found.order_by_asc(teams::Column::Id).limit(MAX_FOUND).all(&self.reader).await?;
        // Databases differ in the order of small and capital letters.
        found.sort_by_cached_key(|team| (team.name.to_lowercase(), team.id));
        describe_teams(&self.reader, found).await
    }

    /// Sets the plan of a team and its period, with an event in the activity of the team. Events of a payment provider
    /// that happened before are outdated from then on.
    pub async fn set_team_plan(&self, setting: PlanSetting) -> Result<PlanSettingOutcome, DbError> {
        let (now, id) = (self.now(), ids::new_id(&self.clock));
        self.write(work!(|transaction| {
            let team = teams::Entity::find_by_id(setting.team_id).lock_exclusive().one(transaction).await?;
            let Some(team) = team else { return Ok(PlanSettingOutcome::TeamNotFound) };
            if parse_plan(&team)? == Tier::Admin || setting.billing.plan == Tier::Admin {
                return Ok(PlanSettingOutcome::InternalPlan);
            }
            put_billing(transaction, team.id, setting.billing, (now, now)).await?;
            let event = audit_log::Model {
                id,
                at: now,
                user_id: setting.set_by,
                action: AuditAction::PlanSet.as_str().to_owned(),
                what: Some(describe_plan(setting.billing, &setting.reason)),
                place: setting.address_hash,
                device: setting.device,
                team_id: Some(team.id),
            };
            event.into_active_model().insert(transaction).await?;
            let changed = teams::Entity::find_by_id(setting.team_id).all(transaction).await?;
            let team = describe_teams(transaction, changed).await?.into_iter().next();
            Ok(team.map_or(PlanSettingOutcome::TeamNotFound, PlanSettingOutcome::Set))
        }))
        .await
    }
}

/// `business, annual, until 2027-11-30: paid by invoice`.
fn describe_plan(billing: TeamBilling, reason: &str) -> String {
    let period = billing.period.map(|period| format!(", {}", period.as_str())).unwrap_or_default();
    let end = billing.period_ends_at.map(|end| format!(", until {}", end.date_naive())).unwrap_or_default();
    format!("{}{period}{end}: {reason}", billing.plan.as_str())
}

async fn describe_teams(db: &impl ConnectionTrait, found: Vec<teams::Model>) -> Result<Vec<ManagedTeam>, DbError> {
    let ids: Vec<Uuid> = found.iter().map(|team| team.id).collect();
    let of_teams = memberships::Column::TeamId.is_in(ids.iter().copied());
    let counts: Vec<(Uuid, i64)> = memberships::Entity::find()
        .select_only()
        .column(memberships::Column::TeamId)
        .column_as(memberships::Column::UserId.count(), "count")
        .filter(of_teams.clone())
        .group_by(memberships::Column::TeamId)
        .into_tuple()
        .all(db)
        .await?;
    let counts: HashMap<Uuid, i64> = counts.into_iter().collect();
    let owners = memberships::Entity::find().filter(of_teams);
    let owners = owners.filter(memberships::Column::Role.eq(Role::Owner.as_str())).all(db).await?;
    let owners: HashMap<Uuid, Uuid> = owners.into_iter().map(|owner| (owner.team_id, owner.user_id)).collect();
    let accounts = users::Entity::find().filter(users::Column::Id.is_in(owners.values().copied())).all(db).await?;
    let emails: HashMap<Uuid, String> = accounts.into_iter().map(|user| (user.id, user.email)).collect();
    let billing = team_billing::Entity::find().filter(team_billing::Column::TeamId.is_in(ids)).all(db).await?;
    let mut billing: HashMap<Uuid, team_billing::Model> = billing.into_iter().map(|row| (row.team_id, row)).collect();
    let describe = |team: teams::Model| {
        Ok(ManagedTeam {
            billing: to_billing(parse_plan(&team)?, billing.remove(&team.id))?,
            owner_email: owners.get(&team.id).and_then(|owner| emails.get(owner).cloned()),
            member_count: counts.get(&team.id).map_or(0, |count| u64::try_from(*count).unwrap_or(0)),
            id: team.id,
            name: team.name,
            created_at: team.created_at.into(),
        })
    };
    found.into_iter().map(describe).collect()
}

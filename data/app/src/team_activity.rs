//! The activity of a team: changes of its lists and alerts, and what members did with members, keys, webhooks, exports
//! and guests. The ids of the three tables grow with time, so one of them is the cursor for all.

use crate::AuditAction;
use crate::entities::{alert_changes, alerts, audit_log, project_activity, projects};
use crate::prelude::*;
use std::collections::HashMap;

earshot_model::named! {
    /// What an activity is about.
    ActivityArea {
        Lists = "lists",
        Alerts = "alerts",
        /// Members, keys, webhooks, exports, guests.
        Team = "team",
    }
}

/// Which activities of a team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TeamActivityQuery {
    pub area: Option<ActivityArea>,
    pub user_id: Option<Uuid>,
    pub since: Option<Timestamp>,
    /// The last activity of the page before.
    pub before: Option<Uuid>,
    pub limit: u64,
}

/// The columns that the tables of activities have in common.
struct ActivityColumns<C> {
    team: C,
    user: C,
    at: C,
    id: C,
}

impl TeamActivityQuery {
    fn condition<C: ColumnTrait>(&self, team: Uuid, columns: ActivityColumns<C>) -> Condition {
        Condition::all()
            .add(columns.team.eq(team))
            .add_option(self.user_id.map(|user| columns.user.eq(user)))
            .add_option(self.since.map(|since| columns.at.gte(EpochMillis::from(since))))
            .add_option(self.before.map(|before| columns.id.lt(before)))
    }
}

/// An activity of a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamActivity {
    pub id: Uuid,
    pub area: ActivityArea,
    pub at: Timestamp,
    /// `None` when the user's account was deleted, and for plans that the installation set.
    pub user_id: Option<Uuid>,
    /// The name of an `ActivityKind`, an `AlertChangeKind` or an `AuditAction`.
    pub action: String,
    /// The podcast, the alert, or the object of the audit event.
    pub object: Option<String>,
    /// The list that a change of an entry belongs to, by its present name; `None` when it is gone.
    pub list: Option<String>,
    pub from_value: Option<String>,
    pub to_value: Option<String>,
}

impl Db {
    /// Returns the activities of the account's team, newest first.
    pub async fn team_activity(
        &self,
        account: &Account,
        query: TeamActivityQuery,
    ) -> Result<Vec<TeamActivity>, DbError> {
        let includes = |area: ActivityArea| query.area.is_none_or(|selection| selection == area);
        let mut found = Vec::new();
        if includes(ActivityArea::Lists) {
            found.extend(self.list_activity(account.team_id, query).await?);
        }
        if includes(ActivityArea::Alerts) {
            found.extend(self.alert_activity(account.team_id, query).await?);
        }
        if includes(ActivityArea::Team) {
            found.extend(self.member_activity(account.team_id, query).await?);
        }
        found.sort_by_key(|activity| std::cmp::Reverse(activity.id));
        found.truncate(usize::try_from(query.limit).unwrap_or(usize::MAX));
        Ok(found)
    }

    async fn list_activity(&self, team: Uuid, query: TeamActivityQuery) -> Result<Vec<TeamActivity>, DbError> {
        use project_activity::Column;
        let columns = ActivityColumns { team: Column::TeamId, user: Column::UserId, at: Column::At, id: Column::Id };
        let rows = project_activity::Entity::find().filter(query.condition(team, columns));
        let rows = rows.order_by_desc(Column::Id).limit(query.limit).all(&self.reader).await?;
        let lists = projects::Entity::find()
            .filter(projects::Column::Id.is_in(rows.iter().map(|row| row.project_id)))
            .filter(projects::Column::TeamId.eq(team));
        let lists: HashMap<Uuid, String> =
            lists.all(&self.reader).await?.into_iter().map(|list| (list.id, list.name)).collect();
        let to_activity = |row: project_activity::Model| TeamActivity {
            id: row.id,
            area: ActivityArea::Lists,
            at: row.at.into(),
            user_id: row.user_id,
            action: row.kind,
            object: row.podcast_title,
            list: lists.get(&row.project_id).cloned(),
            from_value: row.from_value,
            to_value: row.to_value,
        };
        Ok(rows.into_iter().map(to_activity).collect())
    }

    async fn alert_activity(&self, team: Uuid, query: TeamActivityQuery) -> Result<Vec<TeamActivity>, DbError> {
        use alert_changes::Column;
        let columns = ActivityColumns { team: Column::TeamId, user: Column::UserId, at: Column::At, id: Column::Id };
        let rows = alert_changes::Entity::find().filter(query.condition(team, columns));
        let rows = rows.order_by_desc(Column::Id).limit(query.limit).all(&self.reader).await?;
        let names = alerts::Entity::find()
            .filter(alerts::Column::Id.is_in(rows.iter().map(|row| row.alert_id)))
            .filter(alerts::Column::TeamId.eq(team));
        let names: HashMap<Uuid, String> =
            names.all(&self.reader).await?.into_iter().map(|alert| (alert.id, alert.name)).collect();
        let to_activity = |row: alert_changes::Model| TeamActivity {
            id: row.id,
            area: ActivityArea::Alerts,
            at: row.at.into(),
            user_id: row.user_id,
            action: row.kind,
            object: names.get(&row.alert_id).cloned(),
            list: None,
            from_value: None,
            to_value: None,
        };
        Ok(rows.into_iter().map(to_activity).collect())
    }

    async fn member_activity(&self, team: Uuid, query: TeamActivityQuery) -> Result<Vec<TeamActivity>, DbError> {
        use audit_log::Column;
        let columns = ActivityColumns { team: Column::TeamId, user: Column::UserId, at: Column::At, id: Column::Id };
        let rows = audit_log::Entity::find().filter(query.condition(team, columns));
        let rows = rows.order_by_desc(Column::Id).limit(query.limit).all(&self.reader).await?;
        // Neither the hash of the address nor the device: they are for the owner of the account.
        let to_activity = |row: audit_log::Model| TeamActivity {
            id: row.id,
            area: ActivityArea::Team,
            at: row.at.into(),
            // Teams do not see who works for the installation.
            user_id: (row.action != AuditAction::PlanSet.as_str()).then_some(row.user_id),
            action: row.action,
            object: row.what,
            list: None,
            from_value: None,
            to_value: None,
        };
        Ok(rows.into_iter().map(to_activity).collect())
    }
}

//! `GET /api/v1/teams/activity`

use earshot_api_content::views::{PersonView, UserNames, users_of_activity};
use earshot_api_server::prelude::*;
use earshot_app::{ActivityArea, TeamActivity, TeamActivityQuery};
use earshot_model::Timestamp;
use std::time::Duration;

const DEFAULT_LIMIT: u64 = 50;
const MAX_LIMIT: u64 = 200;
const MAX_DAYS: u64 = 365;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Which activities.
#[parameters(Default)]
#[serde(deny_unknown_fields)]
pub struct TeamActivityParameters {
    /// Only activities about `lists`, `alerts` or `team`.
    area: Option<String>,
    /// Only activities of this user, by id.
    user_id: Option<String>,
    /// Only activities of the last days: 1 to 365.
    #[param(minimum = 1, maximum = 365)]
    days: Option<u64>,
    /// `cursor` of the previous page.
    cursor: Option<String>,
    /// Number of activities: 1 to 200, 50 by default.
    #[param(minimum = 1, maximum = 200)]
    limit: Option<u64>,
}

/// A page of the activity of a team.
#[view]
pub struct TeamActivityData {
    /// The activities, newest first. They are kept for a year; the oldest end earlier when they exceed the plan's limit
    /// of bytes.
    activities: Vec<TeamActivityView>,
    /// The cursor of the next page; `null` on the last one.
    cursor: Option<String>,
}

/// What a member of a team did.
#[view]
pub struct TeamActivityView {
    /// ID of the activity.
    id: String,
    /// When it happened.
    at: TimestampView,
    /// lists, alerts or team.
    area: String,
    /// What was done: added-to-list, removed-from-list, update-state, project-created and other changes of lists;
    /// created, updated, deleted and other changes of alerts; member-invited, role-changed, key-made, webhook-created,
    /// podcasts-exported, guest-profile-created and others of the team.
    action: String,
    /// Who did it; `null` when their account was deleted.
    user: Option<PersonView>,
    /// Name of the user who did it.
    user_display_name: String,
    /// The podcast, the alert, or what else it was done with; `null` when it is gone.
    object: Option<String>,
    /// Name of the list; `null` when it concerns none, or the list is gone.
    list: Option<String>,
    /// The value before; `null` without one.
    from_value: Option<String>,
    /// The value after; `null` without one.
    to_value: Option<String>,
}

impl TeamActivityView {
    fn of(activity: TeamActivity, names: &UserNames) -> Self {
        let action = activity.action;
        Self {
            id: activity.id.to_string(),
            at: activity.at.into(),
            area: activity.area.as_str().to_owned(),
            user: names.person(activity.user_id),
            user_display_name: names.actor(&action, activity.user_id),
            object: activity.object,
            list: activity.list,
            from_value: names.activity_value(&action, activity.from_value),
            to_value: names.activity_value(&action, activity.to_value),
            action,
        }
    }
}

/// The users whose names an activity needs.
pub(super) fn users_of(activity: &TeamActivity) -> impl Iterator<Item = Uuid> {
    users_of_activity(&activity.action, activity.user_id, [&activity.from_value, &activity.to_value])
}

impl TeamActivityParameters {
    pub(super) fn query(&self, now: Timestamp) -> Result<TeamActivityQuery, ApiError> {
        let limit = self.limit.unwrap_or(DEFAULT_LIMIT);
        if !(1..=MAX_LIMIT).contains(&limit) {
            return Err(ApiError::invalid("The limit is not valid.", "/limit", "must be 1 to 200"));
        }
        let area = self.area.as_deref().map(|name| {
            ActivityArea::parse(name)
                .ok_or_else(|| ApiError::invalid("The area is not valid.", "/area", "must be lists, alerts or team"))
        });
        let days = self.days.map(|days| match u32::try_from(days) {
            Ok(days @ 1..) if u64::from(days) <= MAX_DAYS => Ok(now - DAY * days),
            _ => Err(ApiError::invalid("The number of days is not valid.", "/days", "must be 1 to 365")),
        });
        let user = self.user_id.as_deref().map(Uuid::try_parse).transpose();
        let before = self.cursor.as_deref().map(Uuid::try_parse).transpose();
        Ok(TeamActivityQuery {
            area: area.transpose()?,
            user_id: user.map_err(|_| ApiError::invalid("The user is not valid.", "/userId", "must be an ID"))?,
            since: days.transpose()?,
            before: before.map_err(|_| {
                ApiError::of(ErrorCode::InvalidCursor).with_detail("/cursor", "is not a cursor of this list")
            })?,
            limit,
        })
    }
}

/// Lists what the members of the team did with lists, alerts, members, keys, webhooks, exports and guests.
#[endpoint(
    get "/api/v1/teams/activity",
    (status = 200, description = "The activities", body = Envelope<TeamActivityData>),
    (status = 400, description = "A filter, the limit or the cursor is not valid"),
)]
pub async fn list_team_activity(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<TeamActivityParameters>,
) -> Result<Envelope<TeamActivityData>, ApiError> {
    let query = parameters.query(state.clock.now())?;
    let one_more = TeamActivityQuery { limit: query.limit + 1, ..query };
    let mut found = state.db.team_activity(&account, one_more).await?;
    let has_more = found.len() as u64 > query.limit;
    if has_more {
        found.pop();
    }
    let cursor = found.last().filter(|_| has_more).map(|last| last.id.to_string());
    let users: Vec<Uuid> = found.iter().flat_map(users_of).collect();
    let names = UserNames(state.db.user_names(users).await?);
    let activities = found.into_iter().map(|activity| TeamActivityView::of(activity, &names)).collect();
    Ok(Envelope::new(TeamActivityData { activities, cursor }))
}

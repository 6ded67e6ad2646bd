//! `GET /api/v1/alerts/alert-configs`

use earshot_api_content::views::{AlertConfigView, AlertConfigsLimitView};
use earshot_api_server::prelude::*;
use earshot_app::{AlertOrder, AlertQuery};
use earshot_model::ListLimit;

/// Which alerts, and in which order.
#[parameters]
pub struct AlertConfigsParameters {
    /// `true` for alerts that look for matches, `false` for the others.
    enabled: Option<bool>,
    /// ID of the only alert to return.
    #[param(value_type = Option<String>)]
    alert_config_id: Option<Uuid>,
    /// lastRunDate or alertName; newest first by default.
    #[param(inline)]
    sort_by: Option<AlertSortParameter>,
    /// asc or desc; desc by default for lastRunDate, asc for alertName.
    #[param(inline)]
    sort_direction: Option<DirectionParameter>,
    /// Whether alerts of the types saved-search and chart-movement are listed, too.
    include_all_types: Option<bool>,
}

/// What alerts are sorted by.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum AlertSortParameter {
    LastRunDate,
    AlertName,
}

/// The direction of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum DirectionParameter {
    Asc,
    Desc,
}

/// The options as applied.
#[view]
pub struct AlertConfigsOptions {
    /// `true` for alerts that look for matches, `false` for the others; `null` for all.
    enabled: Option<bool>,
    /// ID of the only alert; `null` for all.
    alert_config_id: Option<String>,
    /// What alerts are sorted by; `null` for newest first.
    #[schema(inline)]
    sort_by: Option<AlertSortParameter>,
    /// The direction of the order.
    #[schema(inline)]
    sort_direction: Option<DirectionParameter>,
}

/// The alerts of the team.
#[view]
pub struct AlertConfigsData {
    /// The options as applied.
    options: AlertConfigsOptions,
    /// The alerts.
    alert_configs: Vec<AlertConfigView>,
    /// The number of alerts and the limit of the plan.
    limit: AlertConfigsLimitView,
}

/// Lists the alerts of the team.
#[endpoint(
    get "/api/v1/alerts/alert-configs",
    (status = 200, description = "The alerts", body = Envelope<AlertConfigsData>),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn list_alert_configs(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<AlertConfigsParameters>,
) -> Result<Envelope<AlertConfigsData>, ApiError> {
    let AlertConfigsParameters { enabled, alert_config_id, sort_by, sort_direction, include_all_types } = parameters;
    let (order, default) = match sort_by {
        None => (AlertOrder::Created, DirectionParameter::Desc),
        Some(AlertSortParameter::LastRunDate) => (AlertOrder::LastRun, DirectionParameter::Desc),
        Some(AlertSortParameter::AlertName) => (AlertOrder::Name, DirectionParameter::Asc),
    };
    let query = AlertQuery {
        enabled,
        id: alert_config_id,
        includes_all_kinds: include_all_types.unwrap_or(false),
        order,
        is_descending: sort_direction.unwrap_or(default) == DirectionParameter::Desc,
    };
    let alerts = state.db.alerts(&account, &query).await?;
    let unseen = state.db.unseen_matches(&account).await?;
    let used = state.db.count_alerts(&account).await?;
    let view = |alert| AlertConfigView::of(alert, unseen.get(&alert.id).copied().unwrap_or(0));
    Ok(Envelope::new(AlertConfigsData {
        options: AlertConfigsOptions {
            enabled,
            alert_config_id: alert_config_id.map(|id| id.to_string()),
            sort_by,
            sort_direction,
        },
        alert_configs: alerts.iter().map(view).collect(),
        limit: AlertConfigsLimitView { used, max: ListLimit::Alerts.of(account.tier.limits()) },
    }))
}

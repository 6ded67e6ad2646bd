//! The values of parameters in queries that accept only names of a list. They come from the types that parse them, so that
//! clients see `"apple" | "spotify"` and a new value needs no change here.

use earshot_api_content::lookup::{CompareInterval, IdentityParameter};
use earshot_api_content::views::{DOWNLOAD_FORMATS, format_name};
use earshot_model::chart::{ChartPlatform, HistoryRange};
use earshot_model::project::{ListedPodcastState, Priority, ProjectState};
use earshot_model::rating::ReviewOrder;
use earshot_model::webhook::DeliveryState;
use earshot_model::{PollingEventKind, SponsorGroup};
use utoipa::openapi::RefOr;
use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::schema::{ArrayItems, Schema};

/// The parameters: a part of the path, the name of the parameter, and its values.
type Row = (&'static str, &'static str, fn() -> Vec<&'static str>);

const ROWS: &[Row] = &[
    ("/", "chartType", || names(ChartPlatform::ALL, ChartPlatform::as_str)),
    ("/", "compare", || CompareInterval::NAMES.to_vec()),
    ("/charts/", "identityType", || IdentityParameter::TYPES.to_vec()),
    ("/charts/", "range", || names(HistoryRange::ALL, HistoryRange::as_str)),
    ("/sponsors", "group", || [names(SponsorGroup::ALL, SponsorGroup::as_str), vec!["all"]].concat()),
    ("/reviews", "sort", || names(ReviewOrder::ALL, ReviewOrder::as_str)),
    ("/download/transcript", "format", || names(&DOWNLOAD_FORMATS, format_name)),
    ("/webhooks/", "state", || names(DeliveryState::ALL, DeliveryState::as_str)),
    ("/polling/", "eventTypes", || names(PollingEventKind::ALL, PollingEventKind::as_str)),
    ("/projects/", "states", || names(ListedPodcastState::ALL, ListedPodcastState::as_str)),
    ("/projects", "states", || names(ProjectState::ALL, ProjectState::as_str)),
    ("/projects/", "priorities", || [names(Priority::ALL, Priority::as_str), vec!["none"]].concat()),
];

fn names<T: Copy>(values: &[T], name: fn(T) -> &'static str) -> Vec<&'static str> {
    values.iter().map(|&value| name(value)).collect()
}

/// Adds the values to the parameters that accept only them.
pub(super) fn complete(path: &str, operation: &mut Operation) {
    for parameter in operation.parameters.iter_mut().flatten() {
        let RefOr::T(parameter) = parameter else { continue };
        let row = ROWS.iter().find(|(part, name, _)| path.contains(part) && *name == parameter.name);
        let (ParameterIn::Query, Some((_, _, values))) = (&parameter.parameter_in, row) else { continue };
        let schema = match &mut parameter.schema {
            Some(RefOr::T(Schema::Array(list))) => match &mut list.items {
                ArrayItems::RefOrSchema(item) => Some(item.as_mut()),
                ArrayItems::False => None,
            },
            schema => schema.as_mut(),
        };
        if let Some(RefOr::T(Schema::Object(object))) = schema {
            object.enum_values = Some(values().into_iter().map(Into::into).collect());
        }
    }
}

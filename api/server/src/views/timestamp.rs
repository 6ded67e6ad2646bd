//! Timestamps on the wire: RFC 3339 in UTC with milliseconds. Dates: RFC 3339, without a time.

use chrono::{NaiveDate, SecondsFormat};
use earshot_model::Timestamp;
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{KnownFormat, ObjectBuilder, Schema, SchemaFormat, Type};
use utoipa::{PartialSchema, ToSchema};

/// A timestamp in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimestampView(pub Timestamp);

impl TimestampView {
    /// Formats the timestamp as `2026-11-21T03:28:05.000Z`.
    #[must_use]
    pub fn text(self) -> String {
        self.0.to_rfc3339_opts(SecondsFormat::Millis, true)
    }
}

impl From<Timestamp> for TimestampView {
    fn from(moment: Timestamp) -> Self {
        Self(moment)
    }
}

impl Serialize for TimestampView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text())
    }
}

impl PartialSchema for TimestampView {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::String)
            .format(Some(SchemaFormat::KnownFormat(KnownFormat::DateTime)))
            .examples([serde_json::json!("2026-11-21T03:28:05.000Z")])
            .into()
    }
}

impl ToSchema for TimestampView {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Moment")
    }
}

/// Formats a date as `2026-11-21`.
#[must_use]
pub fn format_date(date: NaiveDate) -> String {
    date.to_string()
}

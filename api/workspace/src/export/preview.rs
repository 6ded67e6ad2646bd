//! The preview of an export: its first rows, and its number of rows against the limit of the plan.

use super::request::groups_of;
use earshot_api_content::exports::RecordReader;
use earshot_api_server::prelude::*;
use earshot_model::export::{ExportColumnGroup, ExportSource, ExportValue, TableColumn};
use earshot_model::{Meter, Tier};

/// Rows of a preview.
pub(super) const PREVIEW_ROWS: usize = 5;

/// A cell of a row. Lists are joined, as in CSV.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[serde(untagged)]
pub enum ExportCell {
    /// Unknown.
    Empty(Option<()>),
    Boolean(bool),
    Integer(i64),
    Decimal(f64),
    Text(String),
}

/// A preview of an export. It costs nothing.
#[view]
pub struct ExportPreviewData {
    /// The headings of the columns, in the order of the file. Columns that the plan does not export are left out.
    columns: Vec<String>,
    /// The columns once more, with their names for programs.
    column_details: Vec<ExportColumnView>,
    /// The cells of the first five rows: texts, numbers, `true`, `false` or `null`.
    #[schema(value_type = Vec<Vec<Object>>)]
    rows: Vec<Vec<ExportCell>>,
    /// Number of podcasts that the file will have.
    count: usize,
    /// Number of podcasts that the search or the list has.
    total: usize,
    /// Whether `total` is exact. Otherwise there are more.
    total_is_exact: bool,
    /// Most podcasts that the plan exports at once; 0 when it has no exports.
    limit: usize,
    /// Exports that are left this month; `null` is unlimited.
    remaining: Option<u32>,
    /// All groups of columns that this kind of export has.
    groups: Vec<ExportGroupView>,
}

/// A column of an export.
#[view]
pub struct ExportColumnView {
    /// The name in JSON, NDJSON and Parquet.
    key: String,
    /// The heading in CSV and XLSX.
    label: String,
    /// The group with which it is chosen.
    group: String,
    /// text, list, integer, decimal, boolean, time or date.
    kind: String,
}

/// A group of columns.
#[view]
pub struct ExportGroupView {
    /// The name in a request.
    key: String,
    /// The name for people.
    label: String,
    /// The lowest plan that exports the group; `null` when the caller's plan does.
    plan: Option<String>,
}

/// The number of podcasts, for a preview.
pub(super) struct ExportCount {
    pub total: usize,
    pub is_exact: bool,
    /// As requested.
    pub limit: Option<usize>,
}

impl ExportPreviewData {
    /// Reads the first rows.
    ///
    /// # Errors
    /// When the index or the app database cannot be read.
    pub(super) async fn read(
        state: &AppState,
        caller: &Caller,
        source: ExportSource,
        columns: Vec<TableColumn>,
        mut records: RecordReader,
        count: ExportCount,
    ) -> Result<Self, ApiError> {
        let records = state.read_generation(move |generation| records.read_chunk(generation)).await?;
        let row = |record| columns.iter().map(|column| ExportCell::from(column.value(record))).collect();
        let limits = caller.tier.limits();
        Ok(Self {
            columns: columns.iter().map(|column| column.label.clone()).collect(),
            column_details: columns.iter().map(ExportColumnView::of).collect(),
            rows: records.iter().take(PREVIEW_ROWS).map(row).collect(),
            count: count.limit.map_or(count.total, |limit| limit.min(count.total)),
            total: count.total,
            total_is_exact: count.is_exact,
            limit: if limits.has_any(Meter::Exports) { limits.max_export_entries } else { 0 },
            remaining: remaining_exports(state, caller).await?,
            groups: groups_of(source).map(|group| ExportGroupView::of(group, caller.tier)).collect(),
        })
    }
}

/// Returns the exports that the caller's team has left in the period; `None` is unlimited.
async fn remaining_exports(state: &AppState, caller: &Caller) -> Result<Option<u32>, ApiError> {
    let Some((limit, period)) = state.metering.quota_of(caller.tier, Meter::Exports) else { return Ok(None) };
    let used = state.db.usage_in_period(&caller.subject, Meter::Exports, period).await?;
    Ok(Some(limit.saturating_sub(used)))
}

impl ExportColumnView {
    fn of(column: &TableColumn) -> Self {
        Self {
            key: column.key.clone(),
            label: column.label.clone(),
            group: column.group.as_str().to_owned(),
            kind: column.kind.as_str().to_owned(),
        }
    }
}

impl ExportGroupView {
    fn of(group: ExportColumnGroup, tier: Tier) -> Self {
        Self {
            key: group.as_str().to_owned(),
            label: group.label().to_owned(),
            plan: (tier < group.min_tier()).then(|| group.min_tier().as_str().to_owned()),
        }
    }
}

impl From<ExportValue> for ExportCell {
    fn from(value: ExportValue) -> Self {
        match value {
            ExportValue::Empty => Self::Empty(None),
            ExportValue::Boolean(is_true) => Self::Boolean(is_true),
            ExportValue::Integer(number) => Self::Integer(number),
            ExportValue::Decimal(number) => Self::Decimal(number),
            ExportValue::Text(_) | ExportValue::List(_) | ExportValue::Time(_) | ExportValue::Date(_) => {
                Self::Text(value.to_text())
            }
        }
    }
}

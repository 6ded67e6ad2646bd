//! The columns of a file: those of the table of columns, and those that a team added to its list.

use super::{ExportColumn, ExportColumnGroup, ExportColumnKind, ExportRecord, ExportValue};
use crate::project::{CustomColumn, CustomColumnKind};

/// A column of a file.
#[derive(Clone, Debug)]
pub struct TableColumn {
    /// The name in JSON, NDJSON and Parquet.
    pub key: String,
    /// The heading in CSV and XLSX. People choose those of custom columns, so it may be a formula.
    pub label: String,
    pub group: ExportColumnGroup,
    pub kind: ExportColumnKind,
    source: ColumnSource,
}

/// Where a column has its values.
#[derive(Clone, Copy, Debug)]
enum ColumnSource {
    Fact(fn(&ExportRecord) -> ExportValue),
    /// The number of the custom column in the list.
    Custom(usize),
}

impl From<&ExportColumn> for TableColumn {
    fn from(column: &ExportColumn) -> Self {
        Self {
            key: column.key.to_owned(),
            label: column.label.to_owned(),
            group: column.group,
            kind: column.kind,
            source: ColumnSource::Fact(column.value),
        }
    }
}

impl TableColumn {
    /// The custom columns of a list, which belong to its details.
    pub fn of_list(columns: &[CustomColumn]) -> impl Iterator<Item = Self> {
        columns.iter().enumerate().map(|(number, column)| Self {
            key: format!("custom:{}", column.name),
            label: column.name.clone(),
            group: ExportColumnGroup::ListDetails,
            kind: match column.kind {
                CustomColumnKind::Number => ExportColumnKind::Decimal,
                CustomColumnKind::Date => ExportColumnKind::Date,
                CustomColumnKind::Text | CustomColumnKind::Choice => ExportColumnKind::Text,
            },
            source: ColumnSource::Custom(number),
        })
    }

    /// Reads the value from a record.
    #[must_use]
    pub fn value(&self, record: &ExportRecord) -> ExportValue {
        match self.source {
            ColumnSource::Fact(value) => value(record),
            ColumnSource::Custom(number) => {
                let entry = record.entry.as_ref();
                entry.and_then(|entry| entry.custom_values.get(number)).cloned().unwrap_or(ExportValue::Empty)
            }
        }
    }
}

/// The value of an entry in a custom column, as files have it.
#[must_use]
pub fn custom_value(kind: CustomColumnKind, stored: Option<&str>) -> ExportValue {
    let Some(stored) = stored else { return ExportValue::Empty };
    match kind {
        CustomColumnKind::Number => stored.parse::<f64>().ok().into(),
        CustomColumnKind::Date => stored.parse::<chrono::NaiveDate>().ok().into(),
        CustomColumnKind::Text | CustomColumnKind::Choice => stored.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::ListEntry;
    use super::*;
    use uuid::Uuid;

    #[test]
    fn custom_columns_have_typed_values() {
        let column = |name: &str, kind| CustomColumn {
            id: Uuid::from_u128(1),
            name: name.to_owned(),
            kind,
            options: Vec::new(),
        };
        let columns = [column("Fee", CustomColumnKind::Number), column("Air date", CustomColumnKind::Date)];
        let values = columns.iter().zip(["12.5", "2026-11-21"]);
        let entry = ListEntry {
            custom_values: values.map(|(column, value)| custom_value(column.kind, Some(value))).collect(),
            ..ListEntry::default()
        };
        let record = ExportRecord { entry: Some(entry), ..ExportRecord::default() };
        let shown: Vec<(String, ExportValue)> =
            TableColumn::of_list(&columns).map(|column| (column.label.clone(), column.value(&record))).collect();
        let day = "2026-11-21".parse().map_or(ExportValue::Empty, ExportValue::Date);
        assert_eq!(shown, [("Fee".to_owned(), ExportValue::Decimal(12.5)), ("Air date".to_owned(), day)]);
        assert_eq!(
            TableColumn::of_list(&columns).next().map(|column| column.value(&ExportRecord::default())),
            Some(ExportValue::Empty)
        );
        assert_eq!(custom_value(CustomColumnKind::Number, Some("inf")), ExportValue::Empty);
    }
}

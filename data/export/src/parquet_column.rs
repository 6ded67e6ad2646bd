//! A column of a row group: its type, and the values that wait to be written.

use crate::WriteError;
use chrono::NaiveDate;
use earshot_model::export::{ExportColumnKind, ExportValue, TableColumn};
use parquet::basic::{LogicalType, Repetition, TimeUnit, Type as PhysicalType};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DoubleType, Int32Type, Int64Type};
use parquet::file::writer::SerializedColumnWriter;
use parquet::schema::types::{Type, TypePtr};
use std::sync::Arc;

/// The values of one type.
enum Values {
    Text(Vec<ByteArray>),
    Integer(Vec<i64>),
    Decimal(Vec<f64>),
    Boolean(Vec<bool>),
    Date(Vec<i32>),
}

/// Waiting values with their levels (Parquet, nested encoding): a list is unknown at definition level 0, empty at 1,
/// and has an entry at 2; any other value is missing at 0 and present at 1.
pub(crate) struct ParquetColumn {
    values: Values,
    definition_levels: Vec<i16>,
    /// 0 at the first entry of a record, 1 at further entries. Lists only.
    repetition_levels: Option<Vec<i16>>,
    /// Bytes of the waiting texts.
    text_bytes: usize,
}

/// Returns the type of a column. Every column may have unknown values.
pub(crate) fn parquet_type(column: &TableColumn) -> Result<TypePtr, WriteError> {
    let (physical, logical) = match column.kind {
        ExportColumnKind::Text | ExportColumnKind::List => (PhysicalType::BYTE_ARRAY, Some(LogicalType::String)),
        ExportColumnKind::Integer => (PhysicalType::INT64, None),
        ExportColumnKind::Decimal => (PhysicalType::DOUBLE, None),
        ExportColumnKind::Boolean => (PhysicalType::BOOLEAN, None),
        ExportColumnKind::Time => {
            let in_utc = LogicalType::Timestamp { is_adjusted_to_u_t_c: true, unit: TimeUnit::MILLIS };
            (PhysicalType::INT64, Some(in_utc))
        }
        ExportColumnKind::Date => (PhysicalType::INT32, Some(LogicalType::Date)),
    };
    let value = |name: &str, repetition| {
        let builder = Type::primitive_type_builder(name, physical).with_logical_type(logical.clone());
        builder.with_repetition(repetition).build().map(Arc::new)
    };
    if column.kind != ExportColumnKind::List {
        return Ok(value(&column.key, Repetition::OPTIONAL)?);
    }
    let entry = value("element", Repetition::REQUIRED)?;
    let entries =
        Type::group_type_builder("list").with_repetition(Repetition::REPEATED).with_fields(vec![entry]).build()?;
    let list = Type::group_type_builder(&column.key)
        .with_repetition(Repetition::OPTIONAL)
        .with_logical_type(Some(LogicalType::List))
        .with_fields(vec![Arc::new(entries)]);
    Ok(Arc::new(list.build()?))
}

impl ParquetColumn {
    pub(crate) fn new(kind: ExportColumnKind) -> Self {
        let values = match kind {
            ExportColumnKind::Text | ExportColumnKind::List => Values::Text(Vec::new()),
            ExportColumnKind::Integer | ExportColumnKind::Time => Values::Integer(Vec::new()),
            ExportColumnKind::Decimal => Values::Decimal(Vec::new()),
            ExportColumnKind::Boolean => Values::Boolean(Vec::new()),
            ExportColumnKind::Date => Values::Date(Vec::new()),
        };
        Self {
            values,
            definition_levels: Vec::new(),
            repetition_levels: (kind == ExportColumnKind::List).then(Vec::new),
            text_bytes: 0,
        }
    }

    pub(crate) fn text_bytes(&self) -> usize {
        self.text_bytes
    }

    /// Adds the value of the next record. A value of another kind than the column's would be written as unknown; a test
    /// excludes this.
    pub(crate) fn push(&mut self, value: ExportValue) {
        if let (ExportValue::List(entries), Some(levels), Values::Text(texts)) =
            (&value, &mut self.repetition_levels, &mut self.values)
        {
            levels.push(0);
            levels.extend(entries.iter().skip(1).map(|_| 1));
            let definition = if entries.is_empty() { 1 } else { 2 };
            self.definition_levels.extend(std::iter::repeat_n(definition, entries.len().max(1)));
            self.text_bytes += entries.iter().map(String::len).sum::<usize>();
            texts.extend(entries.iter().map(|entry| ByteArray::from(entry.as_str())));
            return;
        }
        let is_known = match (&mut self.values, value) {
            (Values::Text(texts), ExportValue::Text(text)) => {
                self.text_bytes += text.len();
                texts.push(ByteArray::from(text.into_bytes()));
                true
            }
            (Values::Integer(numbers), ExportValue::Integer(number)) => push_to(numbers, number),
            (Values::Integer(numbers), ExportValue::Time(moment)) => push_to(numbers, moment.timestamp_millis()),
            (Values::Decimal(numbers), ExportValue::Decimal(number)) => push_to(numbers, number),
            (Values::Boolean(answers), ExportValue::Boolean(is_true)) => push_to(answers, is_true),
            (Values::Date(days), ExportValue::Date(day)) => push_to(days, days_since_epoch(day)),
            _ => false,
        };
        self.definition_levels.push(i16::from(is_known));
        if let Some(levels) = &mut self.repetition_levels {
            levels.push(0);
        }
    }

    /// Writes the waiting values and removes them.
    pub(crate) fn write(&mut self, out: &mut SerializedColumnWriter<'_>) -> Result<(), WriteError> {
        let definition = Some(self.definition_levels.as_slice());
        let repetition = self.repetition_levels.as_deref();
        match &mut self.values {
            Values::Text(texts) => {
                out.typed::<ByteArrayType>().write_batch(texts, definition, repetition)?;
                texts.clear();
            }
            Values::Integer(numbers) => {
                out.typed::<Int64Type>().write_batch(numbers, definition, repetition)?;
                numbers.clear();
            }
            Values::Decimal(numbers) => {
                out.typed::<DoubleType>().write_batch(numbers, definition, repetition)?;
                numbers.clear();
            }
            Values::Boolean(answers) => {
                out.typed::<BoolType>().write_batch(answers, definition, repetition)?;
                answers.clear();
            }
            Values::Date(days) => {
                out.typed::<Int32Type>().write_batch(days, definition, repetition)?;
                days.clear();
            }
        }
        self.definition_levels.clear();
        self.repetition_levels.iter_mut().for_each(Vec::clear);
        self.text_bytes = 0;
        Ok(())
    }
}

fn push_to<T>(values: &mut Vec<T>, value: T) -> bool {
    values.push(value);
    true
}

fn days_since_epoch(day: NaiveDate) -> i32 {
    let days = (day - NaiveDate::default()).num_days();
    i32::try_from(days).unwrap_or(if days < 0 { i32::MIN } else { i32::MAX })
}

//! JSON and NDJSON: an object per podcast, with the keys of the columns in their order. Unknown values are null.

use crate::{ExportTable, StreamWriter, WriteError};
use chrono::SecondsFormat;
use earshot_model::export::{ExportRecord, ExportValue, TableColumn};
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::sync::Arc;

/// One array of objects.
pub(crate) struct JsonWriter {
    table: Arc<ExportTable>,
    is_first: bool,
}

impl JsonWriter {
    pub(crate) fn new(table: Arc<ExportTable>) -> Self {
        Self { table, is_first: true }
    }
}

impl StreamWriter for JsonWriter {
    fn begin(&mut self, out: &mut Vec<u8>) -> Result<(), WriteError> {
        out.push(b'[');
        Ok(())
    }

    fn write(&mut self, records: &[ExportRecord], out: &mut Vec<u8>) -> Result<(), WriteError> {
        for record in records {
            let separator: &[u8] = if std::mem::replace(&mut self.is_first, false) { b"\n" } else { b",\n" };
            out.extend_from_slice(separator);
            serde_json::to_writer(&mut *out, &JsonObject { columns: &self.table.columns, record })?;
        }
        Ok(())
    }

    fn end(&mut self, out: &mut Vec<u8>) -> Result<(), WriteError> {
        out.extend_from_slice(b"\n]\n");
        Ok(())
    }
}

/// One object per line.
pub(crate) struct NdjsonWriter {
    table: Arc<ExportTable>,
}

impl NdjsonWriter {
    pub(crate) fn new(table: Arc<ExportTable>) -> Self {
        Self { table }
    }
}

impl StreamWriter for NdjsonWriter {
    fn begin(&mut self, _out: &mut Vec<u8>) -> Result<(), WriteError> {
        Ok(())
    }

    fn write(&mut self, records: &[ExportRecord], out: &mut Vec<u8>) -> Result<(), WriteError> {
        for record in records {
            serde_json::to_writer(&mut *out, &JsonObject { columns: &self.table.columns, record })?;
            out.push(b'\n');
        }
        Ok(())
    }

    fn end(&mut self, _out: &mut Vec<u8>) -> Result<(), WriteError> {
        Ok(())
    }
}

/// A record as JSON.
struct JsonObject<'a> {
    columns: &'a [TableColumn],
    record: &'a ExportRecord,
}

impl Serialize for JsonObject<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(Some(self.columns.len()))?;
        for column in self.columns {
            object.serialize_entry(&column.key, &JsonValue(column.value(self.record)))?;
        }
        object.end()
    }
}

/// A value as JSON. Times are formatted as in other responses of the API.
pub(crate) struct JsonValue(pub(crate) ExportValue);

impl Serialize for JsonValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            ExportValue::Empty => serializer.serialize_none(),
            ExportValue::Text(text) => serializer.serialize_str(text),
            ExportValue::List(entries) => entries.serialize(serializer),
            ExportValue::Integer(number) => serializer.serialize_i64(*number),
            ExportValue::Decimal(number) => serializer.serialize_f64(*number),
            ExportValue::Boolean(is_true) => serializer.serialize_bool(*is_true),
            ExportValue::Time(moment) => serializer.serialize_str(&moment.to_rfc3339_opts(SecondsFormat::Millis, true)),
            ExportValue::Date(day) => serializer.collect_str(day),
        }
    }
}

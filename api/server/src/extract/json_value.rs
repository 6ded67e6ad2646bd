//! JSON as it was sent, deserialized with two rules that serde's derived readers lack: an object must be an object,
//! never an array of its values; and a key that is `null` counts as absent.

use super::field_error::FieldError;
use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{Deserialize, Deserializer, IntoDeserializer, MapAccess, SeqAccess, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::Number;
use std::fmt;

/// A JSON value. Objects keep the order of their keys, and keys that occur twice.
#[derive(Debug)]
pub(super) enum JsonValue {
    Null,
    Bool(bool),
    Number(Number),
    Text(String),
    List(Vec<JsonValue>),
    Object(Vec<(String, JsonValue)>),
}

impl<'de> Deserialize<'de> for JsonValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(JsonVisitor)
    }
}

struct JsonVisitor;

/// How the names of structs begin in which `null` is not the same as absent: changes of a row, whose `null` clears a
/// field. Such a field is read by [`clearable`]; all others are optional.
const PATCH: &str = "Patch";

/// Reads a field of a change: `Some(None)` for `null`, which clears it.
pub fn clearable<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Option<T>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

impl<'de> Visitor<'de> for JsonVisitor {
    type Value = JsonValue;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<JsonValue, E> {
        Ok(JsonValue::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<JsonValue, E> {
        Ok(JsonValue::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<JsonValue, E> {
        Ok(JsonValue::Number(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<JsonValue, E> {
        Ok(JsonValue::Number(value.into()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<JsonValue, E> {
        Ok(Number::from_f64(value).map_or(JsonValue::Null, JsonValue::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<JsonValue, E> {
        Ok(JsonValue::Text(value.to_owned()))
    }

    fn visit_string<E>(self, value: String) -> Result<JsonValue, E> {
        Ok(JsonValue::Text(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<JsonValue, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(JsonValue::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<JsonValue, A::Error> {
        let mut object = Vec::new();
        while let Some(entry) = entries.next_entry()? {
            object.push(entry);
        }
        Ok(JsonValue::Object(object))
    }
}

impl IntoDeserializer<'_, FieldError> for JsonValue {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl JsonValue {
    /// Removes the keys of a struct that are `null`. A key that the struct does not have stays, so that it is rejected.
    fn without_null_keys(self, keys: &[&str]) -> Self {
        match self {
            Self::Object(mut entries) => {
                entries.retain(|(key, value)| !matches!(value, Self::Null) || !keys.contains(&key.as_str()));
                Self::Object(entries)
            }
            other => other,
        }
    }

    /// Passes the value to the visitor when it fits, or returns an error that names the expected kind.
    fn visit_if<'de, V: Visitor<'de>>(self, fits: bool, what: &str, visitor: V) -> Result<V::Value, FieldError> {
        if fits { self.deserialize_any(visitor) } else { Err(FieldError::must_be(what)) }
    }

    fn visit_whole_number<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        let is_whole = matches!(&self, Self::Number(number) if !number.is_f64());
        // serde parsed an integer beyond 64 bits as a float.
        let is_large =
            matches!(&self, Self::Number(number) if number.as_f64().is_some_and(|value| value.abs() >= 1e15));
        self.visit_if(
            is_whole,
            if is_large { "a whole number that is not too large" } else { "a whole number" },
            visitor,
        )
    }
}

macro_rules! whole_numbers {
    ($($method:ident)+) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
            self.visit_whole_number(visitor)
        })+
    };
}

impl<'de> Deserializer<'de> for JsonValue {
    type Error = FieldError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        match self {
            Self::Null => visitor.visit_unit(),
            Self::Bool(value) => visitor.visit_bool(value),
            Self::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(value), _) => visitor.visit_u64(value),
                (_, Some(value)) => visitor.visit_i64(value),
                _ => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
            },
            Self::Text(text) => visitor.visit_string(text),
            Self::List(items) => {
                let mut items = SeqDeserializer::new(items.into_iter());
                let value = visitor.visit_seq(&mut items)?;
                items.end().map(|()| value)
            }
            Self::Object(entries) => {
                let mut entries = MapDeserializer::new(entries.into_iter());
                let value = visitor.visit_map(&mut entries)?;
                entries.end().map(|()| value)
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        if matches!(self, Self::Null) { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        let fits = matches!(self, Self::Bool(_));
        self.visit_if(fits, "true or false", visitor)
    }

    whole_numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        let fits = matches!(self, Self::Number(_));
        self.visit_if(fits, "a number", visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        self.deserialize_string(visitor)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        let fits = matches!(self, Self::Text(_));
        self.visit_if(fits, "a string", visitor)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        let fits = matches!(self, Self::List(_));
        self.visit_if(fits, "an array", visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        let fits = matches!(self, Self::Object(_));
        self.visit_if(fits, "an object", visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        keys: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, FieldError> {
        let object = if name.starts_with(PATCH) { self } else { self.without_null_keys(keys) };
        object.deserialize_map(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, FieldError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, FieldError> {
        match self {
            Self::Text(name) => visitor.visit_enum(name.into_deserializer()),
            _ => Err(FieldError::must_be("a string")),
        }
    }

    forward_to_deserialize_any! { char bytes byte_buf unit unit_struct tuple tuple_struct identifier ignored_any }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Default, serde::Deserialize)]
    #[serde(rename_all = "camelCase", deny_unknown_fields, default)]
    struct Sample {
        text: String,
        count: i64,
        small: u16,
        share: Option<f64>,
        is_on: bool,
        names: Vec<String>,
        inner: Option<Box<Sample>>,
        choice: Choice,
    }

    #[derive(Debug, Default, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Choice {
        #[default]
        One,
        Two,
    }

    fn read_error(json: &str) -> String {
        let json: JsonValue = serde_json::from_str(json).expect("JSON");
        Sample::deserialize(json).map_or_else(|fault| fault.to_string(), |_| String::new())
    }

    #[test]
    fn errors_name_json_types() {
        let keys = "text, count, small, share, isOn, names, inner, choice";
        let unknown = format!("is not known: the keys are {keys}");
        let cases = [
            ("{}", ""),
            (r#"{"text":"a","count":-1,"small":65535,"share":1,"isOn":true,"names":[],"inner":{},"choice":"two"}"#, ""),
            (r#"{"inner":null,"share":null}"#, ""),
            ("[]", "must be an object"),
            (r#"["a", 1]"#, "must be an object"),
            ("null", "must be an object"),
            (r#""text""#, "must be an object"),
            (r#"{"inner":[]}"#, "must be an object"),
            (r#"{"inner":["a"]}"#, "must be an object"),
            (r#"{"text":1}"#, "must be a string"),
            (r#"{"count":1.5}"#, "must be a whole number"),
            (r#"{"count":"1"}"#, "must be a whole number"),
            (r#"{"count":1e300}"#, "must be a whole number that is not too large"),
            (r#"{"count":9223372036854775808}"#, "must be a whole number that is not too large"),
            (r#"{"small":65536}"#, "must be a whole number, neither negative nor too large"),
            (r#"{"small":-1}"#, "must be a whole number, neither negative nor too large"),
            (r#"{"share":"half"}"#, "must be a number"),
            (r#"{"isOn":"true"}"#, "must be true or false"),
            (r#"{"names":"a"}"#, "must be an array"),
            (r#"{"names":{"0":"a"}}"#, "must be an array"),
            (r#"{"names":["a",null]}"#, "must be a string"),
            (r#"{"names":[null]}"#, "must be a string"),
            (r#"{"inner":{"names":{}}}"#, "must be an array"),
            (r#"{"choice":"three"}"#, "must be one of one, two"),
            (r#"{"choice":{"one":null}}"#, "must be a string"),
            (r#"{"luck":1}"#, unknown.as_str()),
            (r#"{"text":"a","text":"b"}"#, "has text twice"),
        ];
        for (json, expected) in cases {
            assert_eq!(read_error(json), expected, "{json}");
        }
    }

    #[test]
    fn null_clears_a_field_of_a_change() {
        #[derive(Debug, PartialEq, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct PatchSample {
            #[serde(default, deserialize_with = "clearable")]
            note: Option<Option<String>>,
            name: Option<String>,
        }
        let read = |json: &str| {
            let json: JsonValue = serde_json::from_str(json).expect("JSON");
            PatchSample::deserialize(json).map_err(|fault| fault.to_string())
        };
        let patch =
            |note: Option<Option<&str>>| PatchSample { note: note.map(|note| note.map(str::to_owned)), name: None };
        assert_eq!(read("{}"), Ok(patch(None)));
        assert_eq!(read(r#"{"note":null,"name":null}"#), Ok(patch(Some(None))));
        assert_eq!(read(r#"{"note":"a"}"#), Ok(patch(Some(Some("a")))));
        assert_eq!(read(r#"{"note":1}"#), Err("must be a string".to_owned()));
        assert!(read(r#"{"other":null}"#).is_err());
    }

    #[test]
    fn a_key_that_is_null_counts_as_absent() {
        #[derive(Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        #[expect(dead_code, reason = "only the error is checked")]
        struct Entry {
            name: String,
            #[serde(default, alias = "others")]
            more: Vec<Sample>,
        }
        let keys = ["text", "count", "small", "share", "isOn", "names", "inner", "choice"];
        for key in keys {
            assert_eq!(read_error(&format!(r#"{{"{key}":null}}"#)), "", "{key}");
            assert_eq!(read_error(&format!(r#"{{"inner":{{"{key}":null}}}}"#)), "", "{key} further inside");
        }
        assert_eq!(read_error(r#"{"luck":null}"#), format!("is not known: the keys are {}", keys.join(", ")));
        let read_entry = |json: &str| {
            let json: JsonValue = serde_json::from_str(json).expect("JSON");
            Entry::deserialize(json).map_or_else(|fault| fault.to_string(), |_| String::new())
        };
        assert_eq!(read_entry(r#"{"name":"a","more":null}"#), "");
        assert_eq!(read_entry(r#"{"name":"a","others":null}"#), "");
        assert_eq!(read_entry(r#"{"name":null}"#), read_entry("{}"), "a required key");
        assert_eq!(read_entry(r#"{"name":null}"#), "must have name");
        assert_eq!(read_entry(r#"{"name":"a","more":[null]}"#), "must be an object");
    }
}

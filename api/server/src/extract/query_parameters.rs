//! Parameters of a query string, deserialized into our types. A list repeats its parameter; an empty value counts as
//! absent.

use super::field_error::FieldError;
use serde::Deserializer;
use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;
use std::borrow::Cow;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::str::FromStr;

/// Most parameters of one query: as many as the longest list in a body may have.
pub(super) const MAX_PARAMETERS: usize = earshot_model::limits::MAX_FILTER_VALUES;

/// Parameters by name, in the order in which they were sent.
#[derive(Debug, Default)]
pub(super) struct QueryParameters(Vec<(String, ParameterValues)>);

/// A query has more than [`MAX_PARAMETERS`].
#[derive(Debug, PartialEq, Eq)]
pub(super) struct TooManyParameters;

impl QueryParameters {
    /// Parses a query in time linear in its length.
    pub(super) fn parse(query: &str) -> Result<Self, TooManyParameters> {
        let mut pairs: Vec<(String, ParameterValues)> = Vec::new();
        let mut places: HashMap<Cow<'_, str>, usize> = HashMap::new();
        for (number, (name, value)) in url::form_urlencoded::parse(query.as_bytes()).enumerate() {
            if number == MAX_PARAMETERS {
                return Err(TooManyParameters);
            }
            let value = value.into_owned();
            match places.entry(name) {
                Entry::Occupied(place) => pairs[*place.get()].1.0.push(value),
                Entry::Vacant(place) => {
                    pairs.push((place.key().clone().into_owned(), ParameterValues(vec![value])));
                    place.insert(pairs.len() - 1);
                }
            }
        }
        Ok(Self(pairs))
    }
}

impl<'de> Deserializer<'de> for QueryParameters {
    type Error = FieldError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        visitor.visit_map(MapDeserializer::new(self.0.into_iter()))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// The values of one parameter.
#[derive(Debug)]
struct ParameterValues(Vec<String>);

impl ParameterValues {
    fn single(self) -> Result<String, FieldError> {
        match <[String; 1]>::try_from(self.0) {
            Ok([value]) => Ok(value),
            Err(_) => Err(FieldError::Other("must be given once".to_owned())),
        }
    }

    fn parse<T: FromStr>(self, what: &str) -> Result<T, FieldError> {
        self.single()?.parse().map_err(|_| FieldError::must_be(what))
    }
}

impl IntoDeserializer<'_, FieldError> for ParameterValues {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

macro_rules! read {
    ($($method:ident $visit:ident $what:literal;)+) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
            visitor.$visit(self.parse($what)?)
        })+
    };
}

impl<'de> Deserializer<'de> for ParameterValues {
    type Error = FieldError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        visitor.visit_string(self.single()?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        if self.0.iter().all(String::is_empty) { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        visitor.visit_seq(SeqDeserializer::new(self.0.into_iter().map(|value| ParameterValues(vec![value]))))
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
        visitor.visit_enum(self.single()?.into_deserializer())
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, FieldError> {
        visitor.visit_unit()
    }

    read! {
        deserialize_bool visit_bool "true or false";
        deserialize_i8 visit_i8 "a whole number";
        deserialize_i16 visit_i16 "a whole number";
        deserialize_i32 visit_i32 "a whole number";
        deserialize_i64 visit_i64 "a whole number";
        deserialize_u8 visit_u8 "a whole number, neither negative nor too large";
        deserialize_u16 visit_u16 "a whole number, neither negative nor too large";
        deserialize_u32 visit_u32 "a whole number, neither negative nor too large";
        deserialize_u64 visit_u64 "a whole number, neither negative nor too large";
        deserialize_f32 visit_f32 "a number";
        deserialize_f64 visit_f64 "a number";
    }

    forward_to_deserialize_any! {
        char str string bytes byte_buf unit unit_struct tuple tuple_struct map struct identifier
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Sample {
        query: String,
        limit: Option<usize>,
        rating: Option<f64>,
        has_transcript: Option<bool>,
        #[serde(default)]
        ids: Vec<String>,
    }

    #[test]
    fn parameters_are_read() {
        let sample = QueryParameters::parse("query=a%20b&limit=&ids=x&rating=4.5&ids=y+z&other=1&other=2");
        let sample = Sample::deserialize(sample.expect("few"));
        let sample = sample.expect("is valid");
        assert_eq!((sample.query.as_str(), sample.limit, sample.rating), ("a b", None, Some(4.5)));
        assert_eq!((sample.has_transcript, sample.ids), (None, vec!["x".to_owned(), "y z".to_owned()]));
    }

    #[test]
    fn the_number_of_parameters_is_limited() {
        let query = |count: usize| (0..count).map(|number| format!("ids={number}&")).collect::<String>();
        let sample = Sample::deserialize(
            QueryParameters::parse(&format!("{}query=a", query(MAX_PARAMETERS - 1))).expect("fits"),
        );
        assert_eq!(sample.expect("is valid").ids.len(), MAX_PARAMETERS - 1);
        assert_eq!(QueryParameters::parse(&format!("{}query=a", query(MAX_PARAMETERS))).err(), Some(TooManyParameters));
        let names: String = (0..=MAX_PARAMETERS).map(|number| format!("x{number}&")).collect();
        assert_eq!(QueryParameters::parse(&names).err(), Some(TooManyParameters));
    }

    #[test]
    fn errors_name_no_rust_types() {
        let cases = [
            ("", "must have query"),
            ("query=a&query=b", "must be given once"),
            ("query=a&limit=ten", "must be a whole number, neither negative nor too large"),
            ("query=a&limit=-1", "must be a whole number, neither negative nor too large"),
            ("query=a&limit=99999999999999999999", "must be a whole number, neither negative nor too large"),
            ("query=a&rating=high", "must be a number"),
            ("query=a&hasTranscript=yes", "must be true or false"),
        ];
        for (query, expected) in cases {
            let fault = Sample::deserialize(QueryParameters::parse(query).expect("few")).expect_err(query);
            assert_eq!(fault.to_string(), expected, "{query}");
        }
    }
}

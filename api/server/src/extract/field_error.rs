//! Messages for invalid values in bodies and parameters, in the terms of JSON and without names of Rust types.

use serde::de::{self, Expected, Unexpected};
use std::fmt::{self, Display};

/// Why a value could not be read. The display form is sent to the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldError {
    /// Lists the keys that exist.
    UnknownKey {
        key: String,
        known: &'static [&'static str],
    },
    MissingKey(&'static str),
    RepeatedKey(&'static str),
    Other(String),
}

impl FieldError {
    pub(super) fn must_be(what: impl Display) -> Self {
        Self::Other(format!("must be {what}"))
    }
}

impl Display for FieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownKey { known: [], .. } => f.write_str("is not allowed: this object has no keys"),
            Self::UnknownKey { known, .. } => write!(f, "is not known: the keys are {}", known.join(", ")),
            Self::MissingKey(key) => write!(f, "must have {key}"),
            Self::RepeatedKey(key) => write!(f, "has {key} twice"),
            Self::Other(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for FieldError {}

impl de::Error for FieldError {
    fn custom<T: Display>(message: T) -> Self {
        Self::Other(message.to_string())
    }

    fn invalid_type(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::must_be(describe_expected(expected))
    }

    fn invalid_value(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::must_be(describe_expected(expected))
    }

    fn invalid_length(_: usize, expected: &dyn Expected) -> Self {
        Self::must_be(describe_expected(expected))
    }

    fn unknown_variant(_: &str, expected: &'static [&'static str]) -> Self {
        Self::must_be(format_args!("one of {}", expected.join(", ")))
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Self {
        Self::UnknownKey { key: field.to_owned(), known: expected }
    }

    fn missing_field(field: &'static str) -> Self {
        Self::MissingKey(field)
    }

    fn duplicate_field(field: &'static str) -> Self {
        Self::RepeatedKey(field)
    }
}

/// Describes what serde's own readers expect, without names of types. Our readers already describe it in words.
fn describe_expected(expected: &dyn Expected) -> String {
    let expected = expected.to_string();
    let first = expected.split(' ').next().unwrap_or_default();
    let words = match first {
        "u8" | "u16" | "u32" | "u64" | "usize" => "a whole number, neither negative nor too large",
        "i8" | "i16" | "i32" | "i64" | "isize" => "a whole number that is not too large",
        "f32" | "f64" => "a number",
        "struct" => "an object",
        "enum" | "variant" => "one of the allowed values",
        "unit" => "null",
        _ => return expected,
    };
    words.to_owned()
}

//! Records with mostly empty fields: empty fields are not serialized.

use std::collections::BTreeMap;

/// Whether a value is the default and need not be stored.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Whether a field of a record is empty. Required times and numbers never are.
pub(crate) trait FieldValue {
    fn is_absent(&self) -> bool;
}

impl<T> FieldValue for Option<T> {
    fn is_absent(&self) -> bool {
        self.is_none()
    }
}

impl<T> FieldValue for Vec<T> {
    fn is_absent(&self) -> bool {
        self.is_empty()
    }
}

impl<K, V> FieldValue for BTreeMap<K, V> {
    fn is_absent(&self) -> bool {
        self.is_empty()
    }
}

impl FieldValue for String {
    fn is_absent(&self) -> bool {
        self.is_empty()
    }
}

impl FieldValue for bool {
    fn is_absent(&self) -> bool {
        !self
    }
}

impl FieldValue for i64 {
    fn is_absent(&self) -> bool {
        false
    }
}

/// Defines records whose fields are all optional and omitted when empty.
macro_rules! records {
    ($( $(#[$about:meta])* $name:ident { $( $(#[$doc:meta])* $field:ident: $kind:ty, )* } )*) => { $(
        $(#[$about])*
        #[derive(Clone, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
        #[serde(default)]
        pub struct $name {
            $( $(#[$doc])* #[serde(skip_serializing_if = "crate::empty_fields::FieldValue::is_absent")] pub $field: $kind, )*
        }

        impl crate::empty_fields::FieldValue for $name {
            fn is_absent(&self) -> bool {
                crate::empty_fields::is_default(self)
            }
        }
    )* };
}

pub(crate) use records;

//! Records of which little is there as a rule: what says nothing is not written.

use std::collections::BTreeMap;

/// Whether a value says nothing, and need not be stored.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Whether a field of a record says nothing; times and numbers that a record needs always say something.
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

/// Records whose fields may all be missing, and are not written when they are.
macro_rules! records {
    ($( $(#[$about:meta])* $name:ident { $( $(#[$doc:meta])* $field:ident: $kind:ty, )* } )*) => { $(
        $(#[$about])*
        #[derive(Clone, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
        #[serde(default)]
        pub struct $name {
            $( $(#[$doc])* #[serde(skip_serializing_if = "crate::record::FieldValue::is_absent")] pub $field: $kind, )*
        }

        impl crate::record::FieldValue for $name {
            fn is_absent(&self) -> bool {
                crate::record::is_default(self)
            }
        }
    )* };
}

pub(crate) use records;

//! Records of which little is there as a rule: what says nothing is not written.

use std::collections::BTreeMap;

/// Whether a value says nothing, and need not be stored.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Whether a field of a record says nothing; times and numbers that a record needs always say something.
pub(crate) trait Silent {
    fn is_silent(&self) -> bool;
}

impl<T> Silent for Option<T> {
    fn is_silent(&self) -> bool {
        self.is_none()
    }
}

impl<T> Silent for Vec<T> {
    fn is_silent(&self) -> bool {
        self.is_empty()
    }
}

impl<K, V> Silent for BTreeMap<K, V> {
    fn is_silent(&self) -> bool {
        self.is_empty()
    }
}

impl Silent for String {
    fn is_silent(&self) -> bool {
        self.is_empty()
    }
}

impl Silent for bool {
    fn is_silent(&self) -> bool {
        !self
    }
}

impl Silent for i64 {
    fn is_silent(&self) -> bool {
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
            $( $(#[$doc])* #[serde(skip_serializing_if = "crate::record::Silent::is_silent")] pub $field: $kind, )*
        }

        impl crate::record::Silent for $name {
            fn is_silent(&self) -> bool {
                crate::record::is_default(self)
            }
        }
    )* };
}

pub(crate) use records;

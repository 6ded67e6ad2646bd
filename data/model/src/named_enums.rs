//! Enums whose values have names, on the wire and in tables.

/// Defines enums with named values. Each gets `ALL`, `as_str` and `parse`, and serializes by the same names.
#[macro_export]
macro_rules! named {
    ($($(#[$about:meta])* $kind:ident { $($(#[$doc:meta])* $value:ident = $name:literal,)+ })+) => { $(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        pub enum $kind { $($(#[$doc])* #[serde(rename = $name)] $value,)+ }

        impl $kind {
            /// All values, in order.
            pub const ALL: &'static [Self] = &[$(Self::$value,)+];

            /// The name on the wire and in tables.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$value => $name,)+ }
            }

            /// The value with this name.
            #[must_use]
            pub fn parse(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.as_str() == name)
            }
        }
    )+ };
}

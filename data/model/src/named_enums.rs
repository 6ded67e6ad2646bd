//! Values that have a name, on the wire and in tables.

/// Enums whose values have names: `ALL`, `as_str` and `parse` of each, and the same names when serialised.
macro_rules! named {
    ($($(#[$about:meta])* $kind:ident { $($(#[$doc:meta])* $value:ident = $name:literal,)+ })+) => { $(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        pub enum $kind { $($(#[$doc])* #[serde(rename = $name)] $value,)+ }

        impl $kind {
            pub const ALL: &'static [Self] = &[$(Self::$value,)+];

            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$value => $name,)+ }
            }

            #[must_use]
            pub fn parse(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.as_str() == name)
            }
        }
    )+ };
}

//! Lenient fields of payloads. Providers change types without notice, so a field of an unexpected type counts as absent
//! and the rest of the payload is still read.

use earshot_model::chart::MAX_POSITION;
use serde::Deserialize;
use serde::de::{Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor, value::MapAccessDeserializer};
use std::fmt;
use std::marker::PhantomData;

/// The most entries that are read from one list.
pub const MAX_ENTRIES: usize = MAX_POSITION as usize;

/// A text. Accepts numbers, and objects with a `label`, as Apple's older feeds write them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LenientText(pub Option<String>);

impl<'de> Deserialize<'de> for LenientText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct TextVisitor;
        impl<'de> Visitor<'de> for TextVisitor {
            type Value = LenientText;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text")
            }

            fn visit_str<E>(self, value: &str) -> Result<LenientText, E> {
                let value = value.trim();
                Ok(LenientText((!value.is_empty()).then(|| value.to_owned())))
            }

            fn visit_u64<E>(self, value: u64) -> Result<LenientText, E> {
                Ok(LenientText(Some(value.to_string())))
            }

            fn visit_i64<E>(self, value: i64) -> Result<LenientText, E> {
                Ok(LenientText(Some(value.to_string())))
            }

            fn visit_f64<E>(self, _: f64) -> Result<LenientText, E> {
                Ok(LenientText(None))
            }

            fn visit_bool<E>(self, _: bool) -> Result<LenientText, E> {
                Ok(LenientText(None))
            }

            fn visit_unit<E>(self) -> Result<LenientText, E> {
                Ok(LenientText(None))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<LenientText, A::Error> {
                while seq.next_element::<IgnoredAny>()?.is_some() {}
                Ok(LenientText(None))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<LenientText, A::Error> {
                let mut label = None;
                while let Some(key) = map.next_key::<String>()? {
                    if key == "label" {
                        label = map.next_value::<LenientText>()?.0;
                    } else {
                        map.next_value::<IgnoredAny>()?;
                    }
                }
                Ok(LenientText(label))
            }
        }
        deserializer.deserialize_any(TextVisitor)
    }
}

/// An object, or `None` for any other JSON value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LenientObject<T>(pub Option<T>);

impl<T> Default for LenientObject<T> {
    fn default() -> Self {
        Self(None)
    }
}

/// A list of objects. A single object counts as a list of one, because Apple's older feeds omit the array. `None` for
/// any other JSON value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LenientList<T>(pub Option<Vec<LenientObject<T>>>);

impl<T> Default for LenientList<T> {
    fn default() -> Self {
        Self(None)
    }
}

macro_rules! scalars_are {
    ($nothing:expr) => {
        fn visit_str<E>(self, _: &str) -> Result<Self::Value, E> {
            Ok($nothing)
        }

        fn visit_u64<E>(self, _: u64) -> Result<Self::Value, E> {
            Ok($nothing)
        }

        fn visit_i64<E>(self, _: i64) -> Result<Self::Value, E> {
            Ok($nothing)
        }

        fn visit_f64<E>(self, _: f64) -> Result<Self::Value, E> {
            Ok($nothing)
        }

        fn visit_bool<E>(self, _: bool) -> Result<Self::Value, E> {
            Ok($nothing)
        }

        fn visit_unit<E>(self) -> Result<Self::Value, E> {
            Ok($nothing)
        }
    };
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for LenientObject<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ObjectVisitor<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for ObjectVisitor<T> {
            type Value = LenientObject<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            scalars_are!(LenientObject(None));

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                while seq.next_element::<IgnoredAny>()?.is_some() {}
                Ok(LenientObject(None))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(|value| LenientObject(Some(value)))
            }
        }
        deserializer.deserialize_any(ObjectVisitor(PhantomData))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for LenientList<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ListVisitor<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for ListVisitor<T> {
            type Value = LenientList<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list")
            }

            scalars_are!(LenientList(None));

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut items = Vec::new();
                while let Some(item) = seq.next_element::<LenientObject<T>>()? {
                    items.push(item);
                    if items.len() > MAX_ENTRIES {
                        while seq.next_element::<IgnoredAny>()?.is_some() {}
                        break;
                    }
                }
                Ok(LenientList(Some(items)))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
                let only = T::deserialize(MapAccessDeserializer::new(map))?;
                Ok(LenientList(Some(vec![LenientObject(Some(only))])))
            }
        }
        deserializer.deserialize_any(ListVisitor(PhantomData))
    }
}

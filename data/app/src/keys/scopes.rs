//! The scopes of API keys.

use crate::DbError;

const READ: &str = "read";
const WRITE: &str = "write";

/// What a key may do: always read, and change data if that was chosen. No key may manage the account (keys,
/// sessions), because a leaked key could otherwise create another one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scopes {
    pub can_write: bool,
}

impl Scopes {
    pub const READ: Self = Self { can_write: false };
    pub const READ_AND_WRITE: Self = Self { can_write: true };

    /// Parses names, in any order. `None` when one is unknown.
    #[must_use]
    pub fn parse<'a>(names: impl IntoIterator<Item = &'a str>) -> Option<Self> {
        let mut scopes = Self::READ;
        for name in names {
            match name {
                READ => {}
                WRITE => scopes.can_write = true,
                _ => return None,
            }
        }
        Some(scopes)
    }

    #[must_use]
    pub fn names(self) -> Vec<&'static str> {
        if self.can_write { vec![READ, WRITE] } else { vec![READ] }
    }

    pub(crate) fn to_column(self) -> String {
        self.names().join(" ")
    }

    pub(crate) fn from_column(text: &str) -> Result<Self, DbError> {
        let damaged = || DbError::CorruptRow { table: "api_keys", reason: format!("scopes {text:?} are unknown") };
        Self::parse(text.split(' ')).ok_or_else(damaged)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_has_the_scope_read() {
        let cases: &[(&[&str], Option<Scopes>)] = &[
            (&[], Some(Scopes::READ)),
            (&["read"], Some(Scopes::READ)),
            (&["write"], Some(Scopes::READ_AND_WRITE)),
            (&["write", "read", "write"], Some(Scopes::READ_AND_WRITE)),
            (&["admin"], None),
            (&["Read"], None),
            (&[""], None),
        ];
        for (names, expected) in cases {
            assert_eq!(Scopes::parse(names.iter().copied()), *expected, "{names:?}");
        }
        for scopes in [Scopes::READ, Scopes::READ_AND_WRITE] {
            assert_eq!(Scopes::from_column(&scopes.to_column()).expect("known"), scopes);
        }
    }
}

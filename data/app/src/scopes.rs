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

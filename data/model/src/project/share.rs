//! Client views: what a team shows of a project to people without an account.

use crate::Timestamp;
use std::time::Duration;

named! {
    /// A column that a client view may have, in the order of the page. The title is always shown.
    ShareColumn {
        Title = "title",
        State = "state",
        Priority = "priority",
        Labels = "labels",
        /// The team's notes. They are shown only when someone chose this column.
        Notes = "notes",
        NextActionOn = "nextActionOn",
        AddedAt = "addedAt",
        Author = "author",
        Description = "description",
        Genres = "genres",
        Language = "language",
        Countries = "countries",
        Website = "website",
        AuthorityScore = "authorityScore",
        HasGuests = "hasGuests",
        EpisodeCount = "episodeCount",
        LastEpisodePublishedAt = "lastEpisodePublishedAt",
        UpdateFrequency = "updateFrequency",
    }
}

named! {
    /// What a client answers to a podcast of a client view.
    ClientAnswer {
        Yes = "yes",
        No = "no",
    }
}

/// Length of a client's comment, in characters.
pub const MAX_ANSWER_COMMENT_CHARS: usize = 1_000;
/// Length of the name that a client enters, in characters.
pub const MAX_CLIENT_NAME_CHARS: usize = 80;
/// Answers that a link takes, with changed ones, so that nobody with the link can push a team's activity out of its history.
pub const MAX_ANSWERS_PER_SHARE: i64 = 5_000;

/// Client views of a project that are not revoked.
pub const MAX_SHARES: u64 = 50;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// Links that should be valid for longer have no end.
const MAX_LIFETIME: Duration = Duration::from_secs(5 * 366 * DAY.as_secs());

impl ShareColumn {
    /// Parses the names of columns. Returns each once, in the order of the page, with the title.
    ///
    /// # Errors
    /// The message when a name is unknown.
    ///
    /// ```
    /// use earshot_model::project::ShareColumn;
    /// let columns = ShareColumn::parse_all(["author", "state", "author"]);
    /// assert_eq!(columns, Ok(vec![ShareColumn::Title, ShareColumn::State, ShareColumn::Author]));
    /// ```
    pub fn parse_all<'a>(names: impl IntoIterator<Item = &'a str>) -> Result<Vec<Self>, String> {
        let mut chosen = vec![Self::Title];
        for name in names {
            let Some(column) = Self::parse(name) else {
                let known: Vec<_> = Self::ALL.iter().map(|column| column.as_str()).collect();
                return Err(format!("must be some of {}", known.join(", ")));
            };
            chosen.push(column);
        }
        Ok(Self::ALL.iter().copied().filter(|column| chosen.contains(column)).collect())
    }
}

/// Checks when a client view expires.
///
/// # Errors
/// The message when it is in the past or too far away.
pub fn check_share_expiry(expires_at: Timestamp, now: Timestamp) -> Result<(), &'static str> {
    match (expires_at - now).to_std() {
        Ok(lifetime) if lifetime.is_zero() => Err("must be in the future"),
        Ok(lifetime) if lifetime <= MAX_LIFETIME => Ok(()),
        Ok(_) => Err("must be within five years, or absent"),
        Err(_) => Err("must be in the future"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_from_the_list() {
        assert_eq!(ShareColumn::parse_all([]), Ok(vec![ShareColumn::Title]));
        let error = ShareColumn::parse_all(["state", "emails"]).expect_err("contacts are no column");
        assert!(error.starts_with("must be some of title, state"), "{error}");
    }

    #[test]
    fn a_link_expires_in_the_future() {
        let now: Timestamp = "2026-11-21T10:00:00Z".parse().expect("a time");
        for (text, is_valid) in [
            ("2026-11-21T10:00:00Z", false),
            ("2026-11-21T10:00:01Z", true),
            ("2025-01-01T00:00:00Z", false),
            ("2031-11-21T00:00:00Z", true),
            ("9999-01-01T00:00:00Z", false),
        ] {
            assert_eq!(check_share_expiry(text.parse().expect("a time"), now).is_ok(), is_valid, "{text}");
        }
    }
}

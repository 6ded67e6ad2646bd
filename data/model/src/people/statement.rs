//! What administrators state about people: that two pages are about one person, or that credits are not a person's
//! (decision 093).

use crate::{EpisodeId, PodcastId};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// What a page is found by in later generations, in which slugs may have changed places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum PersonAnchor {
    /// The credits of a name key in a podcast, which are one person in every generation.
    Credits { key: String, podcast: PodcastId },
    /// The statement that gave credits a page of their own.
    Statement { id: Uuid },
}

/// A person whom a statement names, with slug and name as they were then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StatedPerson {
    pub slug: String,
    pub name: String,
    pub anchor: PersonAnchor,
}

/// Credits that are not a person's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SplitCredits {
    pub podcast: PodcastId,
    pub podcast_title: String,
    /// Only this episode; all of the podcast when `None`.
    pub episode: Option<EpisodeId>,
    pub episode_title: Option<String>,
}

/// What is stated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PersonChange {
    /// Both pages are about one person. The second one stays.
    Merge { person: StatedPerson, into: StatedPerson },
    /// The credits are somebody else's, who gets a page.
    Split { person: StatedPerson, credits: SplitCredits },
}

/// A statement of an administrator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonStatement {
    pub id: Uuid,
    pub change: PersonChange,
}

impl PersonStatement {
    /// The slug of the page for credits that are split off: that of the person, with the random end of the id.
    #[must_use]
    pub fn split_slug(&self) -> Option<String> {
        let PersonChange::Split { person, .. } = &self.change else { return None };
        let id = self.id.simple().to_string();
        Some(format!("{}-{}", person.slug, &id[id.len() - 8..]))
    }
}

/// What a statement does to the people of a generation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatementEffect {
    Applied,
    /// A person of the statement is not in the generation.
    PersonMissing,
    /// Both pages are one already.
    SamePerson,
    /// The page has none of the credits.
    CreditsMissing,
    /// The page has no other credits.
    NothingLeft,
    /// With this person, too many appearances would be held in memory.
    TooManyAppearances,
}

//! What owners state about their podcasts, corrections that were accepted, and which podcasts are ignored. A generation
//! has what feeds and websites contain; these facts are laid over its documents when they are read, so that they apply at
//! once (decisions 083 and 084).

use crate::{CorrectableFact, OwnerStatement, PodcastDocument, PodcastId};
use std::collections::HashMap;

/// The facts of one podcast.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatedFacts {
    pub owner: Option<OwnerStatement>,
    /// The accepted value of a fact.
    pub corrections: Vec<(CorrectableFact, String)>,
    /// Why administrators ignore the podcast; `None` when they do not.
    pub ignore_reason: Option<String>,
}

/// The facts of all podcasts that have any.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatedPodcasts {
    facts: HashMap<PodcastId, StatedFacts>,
    ignored: Vec<PodcastId>,
}

impl FromIterator<(PodcastId, StatedFacts)> for StatedPodcasts {
    fn from_iter<T: IntoIterator<Item = (PodcastId, StatedFacts)>>(facts: T) -> Self {
        let facts: HashMap<PodcastId, StatedFacts> = facts.into_iter().collect();
        let is_ignored = |facts: &StatedFacts| facts.ignore_reason.is_some();
        let mut ignored: Vec<PodcastId> =
            facts.iter().filter(|(_, facts)| is_ignored(facts)).map(|(id, _)| *id).collect();
        ignored.sort_unstable();
        Self { facts, ignored }
    }
}

impl StatedPodcasts {
    /// Returns what is stated about a podcast, also under a former id of it.
    #[must_use]
    pub fn find(&self, document: &PodcastDocument) -> Option<&StatedFacts> {
        if self.facts.is_empty() {
            return None;
        }
        let ids = std::iter::once(&document.podcast.id).chain(&document.aliases.ids);
        ids.into_iter().find_map(|id| self.facts.get(id))
    }

    /// The podcasts that searches leave out.
    #[must_use]
    pub fn ignored(&self) -> &[PodcastId] {
        &self.ignored
    }

    /// Whether a podcast is ignored, also under a former id of it.
    #[must_use]
    pub fn is_ignored(&self, document: &PodcastDocument) -> bool {
        !self.ignored.is_empty() && self.find(document).is_some_and(|facts| facts.ignore_reason.is_some())
    }
}

impl StatedFacts {
    /// Lays the facts over a document.
    pub fn apply(&self, document: &mut PodcastDocument) {
        document.ignore_reason.clone_from(&self.ignore_reason);
        for (fact, value) in &self.corrections {
            match fact {
                CorrectableFact::Website => document.podcast.website_url = Some(value.clone()),
                CorrectableFact::Language => document.podcast.language = Some(value.clone()),
                CorrectableFact::Country => document.countries = vec![value.clone()],
                CorrectableFact::Other => {}
            }
        }
        let Some(owner) = &self.owner else { return };
        if owner.hides_contacts {
            document.contacts = crate::PodcastContacts::default();
            document.podcast.owner_email = None;
        } else if let Some(first) = owner.emails.first() {
            // Plans that show the address in the feed show the one that its owner prefers.
            document.podcast.owner_email = Some(first.clone());
            document.contacts.emails = owner.emails.iter().map(|email| owner.contact(email)).collect();
        }
        document.owner_statement = Some(owner.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ContactSource, Podcast};
    use chrono::DateTime;

    fn document() -> PodcastDocument {
        let mut podcast = Podcast::new("https://feeds.example/tea", "Tea", DateTime::UNIX_EPOCH);
        podcast.owner_email = Some("old@tea.example".to_owned());
        PodcastDocument::new(podcast)
    }

    fn statement(hides_contacts: bool, emails: &[&str]) -> StatedFacts {
        let emails = emails.iter().map(|&email| email.to_owned()).collect();
        let guest_topics = Some("tea and water".to_owned());
        let stated_at = DateTime::UNIX_EPOCH;
        let owner = OwnerStatement { is_claimed: true, hides_contacts, emails, guest_topics, stated_at };
        StatedFacts { owner: Some(owner), ..StatedFacts::default() }
    }

    #[test]
    fn contacts_of_the_owner_replace_those_that_were_found() {
        let mut shown = document();
        statement(false, &["new@tea.example"]).apply(&mut shown);
        assert_eq!(shown.podcast.owner_email.as_deref(), Some("new@tea.example"));
        let current: Vec<&str> = shown.contacts.current_emails().map(|email| email.email.as_str()).collect();
        assert_eq!(current, ["new@tea.example"]);
        assert_eq!(shown.contacts.emails[0].sightings[0].source, ContactSource::Owner);
        let mut unchanged = document();
        statement(false, &[]).apply(&mut unchanged);
        assert_eq!(unchanged.podcast.owner_email.as_deref(), Some("old@tea.example"));
        assert_eq!(unchanged.owner_statement.and_then(|owner| owner.guest_topics).as_deref(), Some("tea and water"));
    }

    #[test]
    fn a_podcast_whose_owner_opted_out_has_no_contacts() {
        let mut shown = document();
        statement(true, &["new@tea.example"]).apply(&mut shown);
        assert!(!shown.has_contact() && shown.contacts.is_empty());
    }

    #[test]
    fn facts_of_a_former_id_apply_to_the_merged_podcast() {
        let mut merged = document();
        let former = PodcastId::from_feed_url("https://feeds.example/old");
        let corrections = vec![(CorrectableFact::Language, "pt-BR".to_owned())];
        let facts = StatedFacts { corrections, ..StatedFacts::default() };
        let stated: StatedPodcasts = [(former, facts)].into_iter().collect();
        assert_eq!(stated.find(&merged), None);
        merged.aliases.ids.push(former);
        stated.find(&merged).expect("facts").apply(&mut merged);
        assert_eq!(merged.podcast.language.as_deref(), Some("pt-BR"));
    }

    #[test]
    fn ignored_podcasts_have_their_reason_also_after_a_merge() {
        let mut merged = document();
        let former = PodcastId::from_feed_url("https://feeds.example/old");
        let facts = StatedFacts { ignore_reason: Some("Spam".to_owned()), ..StatedFacts::default() };
        let stated: StatedPodcasts =
            [(former, facts), (merged.podcast.id, StatedFacts::default())].into_iter().collect();
        assert_eq!(stated.ignored(), [former]);
        assert!(!stated.is_ignored(&merged));
        let stated: StatedPodcasts = stated.facts.into_iter().filter(|(id, _)| *id == former).collect();
        merged.aliases.ids.push(former);
        assert!(stated.is_ignored(&merged));
        stated.find(&merged).expect("facts").apply(&mut merged);
        assert_eq!(merged.ignore_reason.as_deref(), Some("Spam"));
    }
}

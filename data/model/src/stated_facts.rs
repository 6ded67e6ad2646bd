//! What owners state about their podcasts, and corrections that were accepted. A generation has what feeds and websites
//! contain; these facts are laid over its documents when they are read, so that they apply at once (decision 084).

use crate::{CorrectableFact, OwnerStatement, PodcastDocument, PodcastId};
use std::collections::HashMap;

/// The facts of one podcast.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatedFacts {
    pub owner: Option<OwnerStatement>,
    /// The accepted value of a fact.
    pub corrections: Vec<(CorrectableFact, String)>,
}

/// The facts of all podcasts that have any.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StatedPodcasts(HashMap<PodcastId, StatedFacts>);

impl FromIterator<(PodcastId, StatedFacts)> for StatedPodcasts {
    fn from_iter<T: IntoIterator<Item = (PodcastId, StatedFacts)>>(facts: T) -> Self {
        Self(facts.into_iter().collect())
    }
}

impl StatedPodcasts {
    /// Returns what is stated about a podcast, also under a former id of it.
    #[must_use]
    pub fn find(&self, document: &PodcastDocument) -> Option<&StatedFacts> {
        if self.0.is_empty() {
            return None;
        }
        let ids = std::iter::once(&document.podcast.id).chain(&document.aliases.ids);
        ids.into_iter().find_map(|id| self.0.get(id))
    }
}

impl StatedFacts {
    /// Lays the facts over a document.
    pub fn apply(&self, document: &mut PodcastDocument) {
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
        StatedFacts { owner: Some(owner), corrections: Vec::new() }
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
        let facts = StatedFacts { owner: None, corrections: vec![(CorrectableFact::Language, "pt-BR".to_owned())] };
        let stated: StatedPodcasts = [(former, facts)].into_iter().collect();
        assert_eq!(stated.find(&merged), None);
        merged.aliases.ids.push(former);
        stated.find(&merged).expect("facts").apply(&mut merged);
        assert_eq!(merged.podcast.language.as_deref(), Some("pt-BR"));
    }
}

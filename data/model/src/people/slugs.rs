//! Slugs of people and sponsors: the name, and for namesakes a suffix that their first podcast decides.

use crate::slug::from_title;
use std::collections::HashSet;
use uuid::Uuid;

/// Gives each name a slug that no other has. Equal input gives equal slugs.
#[derive(Debug, Default)]
pub struct SlugNamer {
    used: HashSet<String>,
}

impl SlugNamer {
    /// Returns a free slug; `anchor` is an id that stays with the person.
    pub fn name(&mut self, name: &str, anchor: Uuid) -> String {
        let suffix = anchor.simple().to_string();
        let plain = from_title(name);
        let base = plain.clone().unwrap_or_else(|| "name".to_owned());
        let numbered = (2..).map(|number| format!("{base}-{}-{number}", &suffix[..8]));
        let candidates = plain.into_iter().chain(std::iter::once(format!("{base}-{}", &suffix[..8]))).chain(numbered);
        let mut free = candidates.filter(|slug| !self.used.contains(slug));
        let slug = free.next().unwrap_or(base);
        self.used.insert(slug.clone());
        slug
    }
}

//! A page that statements concern.

use super::person_page::PersonPage;
use super::person_record::PersonRecord;
use super::statement::PersonAnchor;
use crate::fold_text;

/// A page that statements concern, and the published people whose credits it may have.
#[derive(Clone, Debug, PartialEq)]
pub struct CuratedPage {
    pub page: PersonPage,
    pub anchor: PersonAnchor,
    /// The page's own person comes first.
    pub(super) sources: Vec<PublishedSource>,
}

/// A published person whose credits are on pages that statements concern.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PublishedSource {
    pub(super) slug: String,
    /// Folded words of the names.
    words: Vec<String>,
}

impl PublishedSource {
    pub(super) fn of(record: &PersonRecord) -> Self {
        Self { slug: record.slug.clone(), words: name_words(record) }
    }
}

impl CuratedPage {
    /// Whether a list shows the page in the row of a published person: in that of the first source that the search
    /// finds.
    pub(super) fn is_in_row_of(&self, slug: &str, search: &[String]) -> bool {
        let first = self.sources.iter().find(|source| begin_words(search, &source.words));
        // The index splits some scripts into other words: then any row that it found shows the page.
        first.is_none_or(|source| source.slug == slug && begin_words(search, &name_words(&self.page.record)))
    }

    pub(super) fn add_sources(&mut self, others: Vec<PublishedSource>) {
        for other in others {
            if !self.sources.iter().any(|source| source.slug == other.slug) {
                self.sources.push(other);
            }
        }
    }
}

fn name_words(record: &PersonRecord) -> Vec<String> {
    record.spellings.iter().flat_map(|spelling| split_words(&spelling.name)).collect()
}

/// Returns the folded words of a text.
pub(super) fn split_words(text: &str) -> Vec<String> {
    let folded = fold_text(text);
    let words = folded.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// Whether each word of a search begins one of the words.
fn begin_words(search: &[String], words: &[String]) -> bool {
    search.iter().all(|begin| words.iter().any(|word| word.starts_with(begin.as_str())))
}

//! The fields of each target, with their boosts.

use crate::schema::field;
use earshot_model::search::{SearchMode, Target};

/// A searched field.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchedField {
    pub field: &'static str,
    pub boost: f32,
    /// The field has folded words instead of stemmed_field.
    pub is_exact: bool,
}

const fn stemmed_field(field: &'static str, boost: f32) -> SearchedField {
    SearchedField { field, boost, is_exact: false }
}

const fn exact_field(field: &'static str, boost: f32) -> SearchedField {
    SearchedField { field, boost, is_exact: true }
}

/// The fields of a target. Author, hosts and keywords belong to the podcast's description.
pub fn fields_of(mode: SearchMode, target: Target) -> &'static [SearchedField] {
    use SearchMode::{Episodes, Podcasts};
    match (mode, target) {
        (Podcasts, Target::PodcastTitle) => {
            const { &[stemmed_field(field::TITLE, 2.5), exact_field(field::TITLE_EXACT, 0.5)] }
        }
        (Podcasts, Target::PodcastDescription) => {
            const {
                &[
                    stemmed_field(field::DESCRIPTION, 1.0),
                    stemmed_field(field::PEOPLE, 1.5),
                    stemmed_field(field::KEYWORDS, 0.7),
                ]
            }
        }
        // Spec 5: podcast mode allows only the first two targets.
        (Podcasts, _) => &[],
        (Episodes, Target::PodcastTitle) => const { &[stemmed_field(field::PODCAST_TITLE, 1.5)] },
        (Episodes, Target::PodcastDescription) => {
            const {
                &[
                    stemmed_field(field::PODCAST_DESCRIPTION, 0.5),
                    stemmed_field(field::PEOPLE, 0.8),
                    stemmed_field(field::KEYWORDS, 0.4),
                ]
            }
        }
        (Episodes, Target::EpisodeTitle) => {
            const { &[stemmed_field(field::TITLE, 2.5), exact_field(field::TITLE_EXACT, 0.5)] }
        }
        (Episodes, Target::EpisodeDescription) => {
            const { &[stemmed_field(field::DESCRIPTION, 1.0), stemmed_field(field::EPISODE_KEYWORDS, 0.7)] }
        }
        (Episodes, Target::Transcript) => const { &[stemmed_field(field::TRANSCRIPT, 0.8)] },
    }
}

/// A field in which words of a target are looked up in addition: podcasts are also found by the texts of their newest
/// episodes, with a lower boost.
pub fn additional_field(mode: SearchMode, target: Target) -> Option<SearchedField> {
    let is_of_show = (mode, target) == (SearchMode::Podcasts, Target::PodcastDescription);
    is_of_show.then_some(const { stemmed_field(field::EPISODES, 0.2) })
}

/// Whether a target is the title of the searched documents.
pub fn is_own_title(mode: SearchMode, target: Target) -> bool {
    matches!(
        (mode, target),
        (SearchMode::Podcasts, Target::PodcastTitle) | (SearchMode::Episodes, Target::EpisodeTitle)
    )
}

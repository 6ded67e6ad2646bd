//! The input of a decision, apart from the mentions.

use crate::alert::AlertFields;
use crate::{PersonCredit, SponsorCredit};

/// The facts about an episode and its show that a decision reads.
#[derive(Clone, Copy, Debug)]
pub struct DecisionContext<'a> {
    pub alert: &'a AlertFields,
    pub people: &'a [PersonCredit],
    pub show_hosts: &'a [PersonCredit],
    pub sponsors: &'a [SponsorCredit],
    pub episode_title: &'a str,
    pub podcast_title: &'a str,
    pub podcast_description: &'a str,
    /// Whether the show is in English.
    pub is_english: bool,
    pub is_muted: bool,
}

//! Which episodes are news, for each alert of a run.

use earshot_app::Alert;
use earshot_model::Timestamp;
use earshot_model::alert::{EpisodeDate, news_since};
use std::collections::HashMap;
use uuid::Uuid;

/// From when on episodes are news for each alert.
#[derive(Clone, Debug, Default)]
pub struct NewsRules(HashMap<Uuid, Timestamp>);

impl NewsRules {
    /// Adds an alert that runs at a time.
    pub fn add(&mut self, alert: &Alert, now: Timestamp) {
        self.0.insert(alert.id, news_since(alert.fields.settings.news_days, alert.created_at, now));
    }

    /// The rules of a single alert, for which everything since a time is news.
    #[must_use]
    pub fn since(alert: Uuid, since: Timestamp) -> Self {
        Self(HashMap::from([(alert, since)]))
    }

    pub(super) fn is_news(&self, alert: Uuid, date: EpisodeDate) -> bool {
        self.0.get(&alert).is_some_and(|since| date.is_news(*since))
    }
}

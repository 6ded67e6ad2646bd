//! Polls a service for the downloads of the podcasts that it measures.

use super::provider::DownloadProvider;
use crate::platforms::poll::{PollContext, PollUnit, Poller};
use crate::platforms::report::RatingReport;
use earshot_catalog::{CatalogError, PodcastToMeasure, ProviderPollFilter, ProviderPollOutcome, Writer};

/// Polls the service for the podcasts that are due. Podcasts whose files are not fetched through the service are skipped,
/// and so are private ones.
///
/// # Errors
/// When the catalog cannot be read or written. Failed requests are reported.
pub fn fetch_downloads<P: DownloadProvider>(
    provider: &P,
    context: &PollContext<'_>,
    writer: &mut Writer,
    progress: &dyn Fn(u64),
) -> Result<RatingReport, CatalogError> {
    context.run(&DownloadPoller { provider }, writer, progress)
}

struct DownloadPoller<'a, P> {
    provider: &'a P,
}

impl<P: DownloadProvider> Poller for DownloadPoller<'_, P> {
    type Target = PodcastToMeasure;

    fn provider(&self) -> &'static str {
        self.provider.name()
    }

    fn country(&self) -> &str {
        ""
    }

    fn due(&self, writer: &mut Writer, filter: &ProviderPollFilter<'_>) -> Result<Vec<PodcastToMeasure>, CatalogError> {
        writer.podcasts_to_measure(self.provider.media_host(), filter)
    }

    fn key(&self, podcast: &PodcastToMeasure) -> String {
        podcast.podcast_id.to_string()
    }

    fn poll(
        &self,
        podcast: &PodcastToMeasure,
        context: &PollContext<'_>,
        unit: &mut PollUnit,
    ) -> Option<ProviderPollOutcome> {
        let subject = format!("{} {}", self.provider.name(), podcast.podcast_id);
        if podcast.is_private {
            unit.report.skip(&subject, "private-feed", "the feed is private");
            return Some(ProviderPollOutcome::Skipped);
        }
        if !self.provider.measures(&podcast.media_url) {
            unit.report.skip(&subject, "no-prefix", "the files are not fetched through the service");
            return Some(ProviderPollOutcome::Skipped);
        }
        let mut issues = Vec::new();
        match self.provider.fetch(podcast, context, &mut issues) {
            Ok(counted) => {
                unit.report.payloads += 1;
                unit.report.count_issues(&subject, &issues);
                let is_listed = counted.is_some();
                unit.update.ratings.extend(counted.map(|rating| (podcast.podcast_id, rating)));
                Some(if is_listed { ProviderPollOutcome::Found } else { ProviderPollOutcome::NotListed })
            }
            Err(error) => {
                unit.report.add_failure(&subject, error.to_string());
                (!error.is_poll_over()).then_some(ProviderPollOutcome::Failed)
            }
        }
    }
}

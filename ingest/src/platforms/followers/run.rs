//! Polls platforms for the profiles that podcasts link to.

use super::fetch::{FetchSocialError, fetch_profile};
use super::provider::SocialProvider;
use crate::platforms::poll::{PollContext, PollUnit, Poller};
use crate::platforms::report::RatingReport;
use earshot_catalog::{CatalogError, ProfileToPoll, ProviderPollFilter, ProviderPollOutcome, Writer};

/// Polls a platform for the profiles that are due, each once, however many podcasts link to it.
///
/// # Errors
/// When the catalog cannot be read or written. Failed requests are reported.
pub fn fetch_profiles(
    provider: &SocialProvider,
    context: &PollContext<'_>,
    writer: &mut Writer,
    progress: &dyn Fn(u64),
) -> Result<RatingReport, CatalogError> {
    context.run(&ProfilePoller { provider }, writer, progress)
}

struct ProfilePoller<'a> {
    provider: &'a SocialProvider,
}

impl Poller for ProfilePoller<'_> {
    type Target = ProfileToPoll;

    fn provider(&self) -> &'static str {
        self.provider.poll_name()
    }

    fn country(&self) -> &str {
        ""
    }

    fn due(&self, writer: &mut Writer, filter: &ProviderPollFilter<'_>) -> Result<Vec<ProfileToPoll>, CatalogError> {
        writer.profiles_to_poll(self.provider.platform(), filter)
    }

    fn key(&self, profile: &ProfileToPoll) -> String {
        profile.url.clone()
    }

    fn poll(
        &self,
        profile: &ProfileToPoll,
        context: &PollContext<'_>,
        unit: &mut PollUnit,
    ) -> Option<ProviderPollOutcome> {
        let now = context.clock.now();
        let response = match &profile.target {
            Some(target) => context.runtime.block_on(fetch_profile(self.provider, context.http, target, now)),
            None => Err(FetchSocialError::UnsupportedProfile {
                platform: self.provider.platform().as_str(),
                key: profile.url.clone(),
            }),
        };
        // Without a request, there is no need to pause.
        if let Err(error @ FetchSocialError::UnsupportedProfile { .. }) = &response {
            unit.report.add_problem(&profile.url, error.to_string());
            return Some(ProviderPollOutcome::NotListed);
        }
        context.pause();
        match response {
            Ok(reading) => {
                unit.report.payloads += 1;
                unit.report.count_issues(&profile.url, &reading.issues);
                let is_listed = reading.profile.is_some();
                unit.update.profiles.extend(reading.profile);
                Some(if is_listed { ProviderPollOutcome::Found } else { ProviderPollOutcome::NotListed })
            }
            Err(error) => {
                unit.report.add_failure(&profile.url, error.to_string());
                (!error.is_poll_over()).then_some(ProviderPollOutcome::Failed)
            }
        }
    }
}

//! Polls platforms for the profiles that podcasts link to.

use super::fetch::{FetchSocialError, fetch_profile};
use super::provider::SocialProvider;
use crate::platforms::poll::PollContext;
use crate::platforms::report::RatingReport;
use earshot_catalog::{CatalogError, ProviderPoll, ProviderPollOutcome, RatingUpdate, Writer};
use earshot_model::rating::SocialPlatform;

/// The error for a URL that identifies no profile.
fn unsupported_profile(platform: SocialPlatform, url: &str) -> FetchSocialError {
    FetchSocialError::UnsupportedProfile { platform: platform.as_str(), key: url.to_owned() }
}

/// Polls a platform for the profiles that are due, each once, however many podcasts link to it.
///
/// # Errors
/// When the catalog cannot be read or written. Failed requests are reported.
pub fn fetch_profiles(
    provider: &SocialProvider,
    asking: &PollContext<'_>,
    writer: &mut Writer,
    progress: &dyn Fn(u64),
) -> Result<RatingReport, CatalogError> {
    let began = asking.clock.now();
    let platform = provider.platform();
    let mut report = RatingReport::default();
    let mut done = 0;
    while done < asking.limit && !asking.is_stopped() {
        let due = writer.profiles_to_poll(platform, &asking.poll_filter(provider.poll_name(), "", began, done))?;
        // Requests take time, so other processes may write meanwhile.
        writer.release();
        let mut update = RatingUpdate::default();
        let mut is_over = due.is_empty();
        for profile in &due {
            if asking.is_stopped() || is_over {
                break;
            }
            let now = asking.clock.now();
            let answer = match &profile.target {
                Some(target) => asking.runtime.block_on(fetch_profile(provider, asking.http, target, now)),
                None => Err(unsupported_profile(platform, &profile.url)),
            };
            // Without a request, there is no need to pause.
            let was_asked = !matches!(answer, Err(FetchSocialError::UnsupportedProfile { .. }));
            let outcome = match answer {
                Ok(reading) => {
                    report.payloads += 1;
                    report.count_issues(&profile.url, &reading.issues);
                    let outcome = if reading.profile.is_some() {
                        ProviderPollOutcome::Found
                    } else {
                        ProviderPollOutcome::NotListed
                    };
                    update.profiles.extend(reading.profile);
                    outcome
                }
                Err(error) if !was_asked => {
                    report.add_problem(&profile.url, error.to_string());
                    ProviderPollOutcome::NotListed
                }
                Err(error) => {
                    report.add_failure(&profile.url, error.to_string());
                    is_over = error.is_poll_over();
                    ProviderPollOutcome::Failed
                }
            };
            done += 1;
            progress(done as u64);
            if is_over {
                break;
            }
            report.unknown += u64::from(outcome == ProviderPollOutcome::NotListed);
            update.polls.push(ProviderPoll {
                provider: provider.poll_name(),
                subject: profile.url.clone(),
                country: String::new(),
                at: asking.clock.now(),
                outcome,
            });
            if was_asked {
                asking.pause();
            }
        }
        report.add_written(writer.put_ratings(&update)?);
        if is_over {
            break;
        }
    }
    Ok(report)
}

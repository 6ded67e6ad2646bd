//! A round of asking for the profiles that podcasts link to.

use super::fetch::{FetchSocialError, fetch_profile};
use super::provider::SocialProvider;
use crate::ratings::{Asking, RatingReport};
use earshot_catalog::{AskOutcome, AskedFor, CatalogError, RatingUpdate, Writer};
use earshot_model::rating::SocialPlatform;

/// The name in the catalog's list of what was asked.
fn source(platform: SocialPlatform) -> &'static str {
    match platform {
        SocialPlatform::Facebook => "social-facebook",
        SocialPlatform::Instagram => "social-instagram",
        SocialPlatform::LinkedinCompany => "social-linkedin-company",
        SocialPlatform::LinkedinPerson => "social-linkedin-person",
        SocialPlatform::Patreon => "social-patreon",
        SocialPlatform::Tiktok => "social-tiktok",
        SocialPlatform::Twitter => "social-twitter",
        SocialPlatform::Youtube => "social-youtube",
    }
}

/// The address names no profile.
fn not_askable(platform: SocialPlatform, url: &str) -> FetchSocialError {
    FetchSocialError::NotAskable { platform: platform.as_str(), key: url.to_owned() }
}

/// Asks a platform for the profiles that are due, each once however many podcasts link to it.
///
/// # Errors
/// When the catalog cannot be read or written. What a platform does not answer is reported.
pub fn fetch_profiles(
    provider: &dyn SocialProvider,
    asking: &Asking<'_>,
    writer: &mut Writer,
    progress: &dyn Fn(u64),
) -> Result<RatingReport, CatalogError> {
    let began = asking.clock.now();
    let platform = provider.platform();
    let mut report = RatingReport::default();
    let mut done = 0;
    while done < asking.limit && !asking.is_stopped() {
        let due = writer.profiles_to_ask(platform, &asking.due(source(platform), "", began, done))?;
        // The network takes its time: others may write meanwhile.
        writer.rest();
        let mut update = RatingUpdate::default();
        let mut is_over = due.is_empty();
        for profile in &due {
            if asking.is_stopped() || is_over {
                break;
            }
            let now = asking.clock.now();
            let answer = match &profile.target {
                Some(target) => asking.runtime.block_on(fetch_profile(provider, asking.http, target, now)),
                None => Err(not_askable(platform, &profile.url)),
            };
            // Where nothing was asked, nothing has to be waited for.
            let was_asked = !matches!(answer, Err(FetchSocialError::NotAskable { .. }));
            let outcome = match answer {
                Ok(reading) => {
                    report.payloads += 1;
                    report.note(&profile.url, &reading.issues);
                    let outcome = if reading.profile.is_some() { AskOutcome::Found } else { AskOutcome::Unknown };
                    update.profiles.extend(reading.profile);
                    outcome
                }
                Err(error) if !was_asked => {
                    report.problem(&profile.url, error.to_string());
                    AskOutcome::Unknown
                }
                Err(error) => {
                    report.fail(&profile.url, error.to_string());
                    is_over = error.ends_asking();
                    AskOutcome::Failed
                }
            };
            done += 1;
            progress(done as u64);
            if is_over {
                break;
            }
            report.unknown += u64::from(outcome == AskOutcome::Unknown);
            update.asked.push(AskedFor {
                source: source(platform),
                subject: profile.url.clone(),
                country: String::new(),
                at: asking.clock.now(),
                outcome,
            });
            if was_asked {
                asking.rest();
            }
        }
        report.add(writer.put_ratings(&update)?);
        if is_over {
            break;
        }
    }
    Ok(report)
}

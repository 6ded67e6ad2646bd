//! Webhooks: kinds, states, the secret, and the schedule of attempts. Signatures follow the Standard Webhooks rules.

use std::time::Duration;

named! {
    /// What an endpoint expects.
    WebhookKind {
        /// Signed JSON by the Standard Webhooks rules.
        Standard = "standard",
        /// A message of a chat, with `text` and `blocks`.
        Slack = "slack",
    }

    /// Why nothing is sent to an endpoint.
    DisabledReason {
        /// A person disabled it.
        User = "user",
        /// It responded with 410.
        Gone = "gone",
        /// All attempts of a delivery failed, and no other delivery succeeded meanwhile.
        Failing = "failing",
    }

    /// The state of a delivery.
    DeliveryState {
        /// An attempt is due now or later.
        Queued = "queued",
        Delivered = "delivered",
        /// All attempts failed.
        Failed = "failed",
        /// Its endpoint was disabled before it was delivered.
        Canceled = "canceled",
    }
}

/// Most endpoints of a team.
pub const MAX_WEBHOOKS: u64 = 10;
/// Most deliveries of a team that wait. The oldest ones beyond end with a reason.
pub const MAX_WAITING_DELIVERIES: u64 = 10_000;
/// Longest URL of an endpoint, in characters.
pub const MAX_WEBHOOK_URL_CHARS: usize = 2_000;
/// Longest description of an endpoint, in characters.
pub const MAX_WEBHOOK_DESCRIPTION_CHARS: usize = 200;
/// How long the former secret of an endpoint signs beside the new one.
pub const FORMER_SECRET_LIFETIME: Duration = Duration::from_secs(24 * 60 * 60);
/// The type of the message that a test sends.
pub const TEST_EVENT_TYPE: &str = "test";

/// Returns the URL of an endpoint without its secret parts: scheme and host. Chats and other services have their only
/// secret in the path or the query.
///
/// ```
/// use earshot_model::webhook::masked_url;
/// assert_eq!(masked_url("https://hooks.slack.com/services/T1/B1/x9?y=1"), "https://hooks.slack.com/hidden");
/// assert_eq!(masked_url("https://ann:pw@hooks.example:8443"), "https://hooks.example:8443/hidden");
/// ```
#[must_use]
pub fn masked_url(url: &str) -> String {
    let (scheme, rest) = url.split_once("://").unwrap_or(("https", ""));
    let authority = rest.split(['/', '?', '#', '\\']).next().unwrap_or_default();
    let host = authority.rsplit_once('@').map_or(authority, |(_, host)| host);
    format!("{scheme}://{host}/hidden")
}

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;

/// The wait after each failed attempt, in seconds: 5 s, then up to 12 h, 39 hours and 35 minutes in all. The API's
/// description (`routes/teams/webhooks/create.rs`) and the mail about a disabled webhook (`mail/delivery_mails.rs`)
/// name the sum.
const BACKOFF_S: &[u64] = &[5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR, 12 * HOUR];

/// Returns the wait after the failed attempt of this number, counted from 1, or `None` after the last one. `jitter` of
/// 0 to 255 adds up to a tenth, so that deliveries that failed together are not repeated together.
///
/// ```
/// use earshot_model::webhook::wait_after_attempt;
/// use std::time::Duration;
/// assert_eq!(wait_after_attempt(1, 0), Some(Duration::from_secs(5)));
/// assert_eq!(wait_after_attempt(9, 0), None);
/// ```
#[must_use]
pub fn wait_after_attempt(attempt: u32, jitter: u8) -> Option<Duration> {
    let index = usize::try_from(attempt.checked_sub(1)?).ok()?;
    let wait = Duration::from_secs(*BACKOFF_S.get(index)?);
    Some(wait + wait * u32::from(jitter) / (10 * 255))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attempts_last_about_forty_hours() {
        let waits = |jitter| (1..).map_while(|attempt| wait_after_attempt(attempt, jitter)).collect::<Vec<_>>();
        let hours = |jitter| waits(jitter).iter().sum::<Duration>().as_secs_f64() / 3_600.0;
        assert!(waits(0).is_sorted());
        assert!((39.0..40.0).contains(&hours(0)), "{}", hours(0));
        assert!((43.0..44.0).contains(&hours(255)), "{}", hours(255));
        assert_eq!(wait_after_attempt(0, 0), None);
    }
}

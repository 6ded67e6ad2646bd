//! Limits of sign-in attempts, invitations, preparations by mail, tests and replays of webhooks, submitted and
//! refreshed feeds, claims and corrections, by the mail address, the client, the account, the podcast and the team.

use super::token_bucket::TokenBucket;
use super::unshared_counts::UnsharedCounts;
use earshot_model::Timestamp;
use lru::LruCache;
use serde::{Deserialize, Serialize};
use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Most subjects in memory. An evicted subject starts with all of its attempts again.
const MAX_SUBJECTS: NonZeroUsize = NonZeroUsize::new(100_000).expect("not zero");
const MINUTE_MS: i64 = 60_000;
const HOUR_MS: i64 = 60 * MINUTE_MS;

/// A kind of attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AttemptKind {
    /// A mail to an address, requested by one client.
    MailToAddressByClient,
    /// A mail to an address, requested by any client. The limit is higher than a person needs, so that others who
    /// request mails in their name do not lock them out.
    MailToAddress,
    /// A mail to any address, requested by one client.
    MailByClient,
    /// A link or a code, used by a client.
    UseLinkOrCode,
    /// A challenge for a sign-in with a passkey, requested by one client. Each is a row.
    PasskeyChallengeByClient,
    /// A sign-in at the identity provider, started by one client. The provider's documents are read.
    ProviderSignInByClient,
    /// An invitation to an address, sent by any team.
    InvitationToAddress,
    /// An invitation to an address, sent by one team.
    InvitationToAddressByTeam,
    /// An invitation to any address, sent by one team.
    InvitationByTeam,
    /// A guest preparation by mail to any address, sent by one team.
    PreparationByTeam,
    /// A guest preparation by mail to an address, sent by any team.
    PreparationToAddress,
    /// A test of a webhook, sent by one team. It waits for the endpoint.
    WebhookTestByTeam,
    /// A delivery that one team sends again.
    ReplayByTeam,
    /// A feed that one client submits. It is fetched.
    FeedByClient,
    /// A claim of a podcast that one account starts.
    ClaimByUser,
    /// A mail to the owner of a podcast, for claims of any account.
    ClaimMailOfPodcast,
    /// A proof that one account gives. The feed is fetched.
    ClaimProofByUser,
    /// A correction of a fact that one client proposes.
    CorrectionByClient,
    /// A podcast that one team has read again. Its feed is fetched.
    RefreshByTeam,
}

impl AttemptKind {
    /// Attempts and their window in milliseconds; all limits apply.
    fn limits(self) -> &'static [(u32, i64)] {
        match self {
            Self::MailToAddressByClient => &[(3, 15 * MINUTE_MS), (10, 24 * HOUR_MS)],
            Self::MailToAddress => &[(30, 24 * HOUR_MS)],
            Self::MailByClient => &[(20, HOUR_MS)],
            Self::UseLinkOrCode => &[(60, HOUR_MS)],
            Self::PasskeyChallengeByClient => &[(20, MINUTE_MS), (120, HOUR_MS)],
            Self::ProviderSignInByClient => &[(10, MINUTE_MS), (60, HOUR_MS)],
            Self::InvitationToAddress => &[(20, 24 * HOUR_MS)],
            Self::InvitationToAddressByTeam => &[(3, HOUR_MS), (6, 24 * HOUR_MS)],
            Self::InvitationByTeam => &[(60, HOUR_MS), (200, 24 * HOUR_MS)],
            Self::PreparationByTeam => &[(20, HOUR_MS), (60, 24 * HOUR_MS)],
            Self::PreparationToAddress => &[(5, HOUR_MS), (10, 24 * HOUR_MS)],
            Self::WebhookTestByTeam => &[(10, MINUTE_MS), (60, HOUR_MS)],
            Self::FeedByClient => &[(5, MINUTE_MS), (30, HOUR_MS), (100, 24 * HOUR_MS)],
            Self::ClaimByUser => &[(5, HOUR_MS), (20, 24 * HOUR_MS)],
            Self::ClaimMailOfPodcast => &[(3, 24 * HOUR_MS)],
            Self::ClaimProofByUser => &[(5, MINUTE_MS), (60, HOUR_MS)],
            Self::CorrectionByClient => &[(5, MINUTE_MS), (30, 24 * HOUR_MS)],
            Self::RefreshByTeam => &[(10, MINUTE_MS), (200, HOUR_MS), (1_000, 24 * HOUR_MS)],
            Self::ReplayByTeam => &[(60, MINUTE_MS), (1_000, 24 * HOUR_MS)],
        }
    }
}

/// Accepted attempts against a subject, to be counted by other servers.
pub(super) type SharedAttempts = (AttemptKind, String, u32);

#[derive(Debug)]
pub(super) struct AttemptLimiter(Mutex<Attempts>);

#[derive(Debug)]
struct Attempts {
    /// One bucket per limit of the kind.
    buckets: LruCache<(AttemptKind, String), Vec<TokenBucket>>,
    unshared: UnsharedCounts<(AttemptKind, String)>,
}

impl AttemptLimiter {
    pub fn new() -> Self {
        Self(Mutex::new(Attempts { buckets: LruCache::new(MAX_SUBJECTS), unshared: UnsharedCounts::new() }))
    }

    fn lock(&self) -> MutexGuard<'_, Attempts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts an attempt. Returns the seconds to wait when there were too many.
    pub fn take(&self, attempt: AttemptKind, who: &str, now: Timestamp) -> Option<u32> {
        let mut attempts = self.lock();
        let subject = (attempt, who.to_owned());
        let waits = attempts.buckets_of(&subject).filter_map(|(bucket, limit, window_ms)| {
            bucket.take(limit, window_ms, now.timestamp_millis()).retry_after_s
        });
        // Takes from each bucket, even when the first one rejects.
        let wait_s = waits.max();
        if wait_s.is_none() {
            attempts.unshared.add_one(&subject);
        }
        wait_s
    }

    /// Begins to remember accepted attempts for other servers.
    pub fn start_sharing(&self) {
        self.lock().unshared.start();
    }

    /// Returns the attempts that were accepted since the previous call.
    pub fn take_unshared(&self) -> Vec<SharedAttempts> {
        self.lock().unshared.take().into_iter().map(|((attempt, who), count)| (attempt, who, count)).collect()
    }

    /// Counts attempts that another server accepted.
    pub fn add_shared(&self, (attempt, who, count): SharedAttempts, now: Timestamp) {
        for (bucket, limit, window_ms) in self.lock().buckets_of(&(attempt, who)) {
            bucket.add(limit, window_ms, count, now.timestamp_millis());
        }
    }
}

impl Attempts {
    /// The buckets of a subject, with limit and window.
    fn buckets_of(
        &mut self,
        subject: &(AttemptKind, String),
    ) -> impl Iterator<Item = (&mut TokenBucket, NonZeroU32, i64)> {
        let limits = subject.0.limits();
        let buckets = self.buckets.get_or_insert_mut_ref(subject, || vec![TokenBucket::default(); limits.len()]);
        buckets
            .iter_mut()
            .zip(limits)
            .filter_map(|(bucket, &(count, window_ms))| Some((bucket, NonZeroU32::new(count)?, window_ms)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> Timestamp {
        chrono::DateTime::from_timestamp(1_800_000_000 + seconds, 0).expect("in range")
    }

    #[test]
    fn mails_to_an_address_are_limited_per_quarter_hour_and_day() {
        let limiter = AttemptLimiter::new();
        let take = |seconds| limiter.take(AttemptKind::MailToAddressByClient, "ann", at(seconds));
        assert_eq!([take(0), take(0), take(0)], [None; 3]);
        assert_eq!(take(0), Some(300), "one comes back each five minutes");
        assert_eq!(limiter.take(AttemptKind::MailToAddressByClient, "bob", at(0)), None, "each has their own");
        assert_eq!(limiter.take(AttemptKind::MailByClient, "ann", at(0)), None, "each kind is counted for itself");
        // A client that stays within the first limit all day reaches the second.
        let got = (1..=12 * 24).filter(|step| take(step * 300).is_none()).count();
        assert!(got <= 17, "{got}");
    }

    /// Two servers with one limit. What both accepted before they read each other's counts is paid back.
    #[test]
    fn servers_count_the_attempts_of_each_other() {
        let (one, other) = (AttemptLimiter::new(), AttemptLimiter::new());
        one.take(AttemptKind::MailToAddressByClient, "before", at(0));
        one.start_sharing();
        other.start_sharing();
        let take =
            |server: &AttemptLimiter, seconds| server.take(AttemptKind::MailToAddressByClient, "ann", at(seconds));
        let exchange = |seconds| {
            let (from_one, from_other) = (one.take_unshared(), other.take_unshared());
            from_one.into_iter().for_each(|shared| other.add_shared(shared, at(seconds)));
            from_other.into_iter().for_each(|shared| one.add_shared(shared, at(seconds)));
        };
        assert_eq!([take(&one, 0), take(&other, 0), take(&one, 0)], [None; 3]);
        exchange(0);
        assert_eq!([take(&one, 0), take(&other, 0)], [Some(300); 2], "both have all three");
        exchange(0);
        assert_eq!([take(&one, 0), take(&other, 0)], [Some(300); 2], "rejected attempts are not shared");
        // A day later both accept three at once.
        let day = 24 * 3_600;
        for server in [&one, &other] {
            assert_eq!([take(server, day), take(server, day), take(server, day)], [None; 3]);
        }
        exchange(day);
        assert_eq!(
            [take(&one, day + 899), take(&other, day + 899)],
            [Some(301); 2],
            "the second three are paid back first"
        );
        let text = serde_json::to_string(&[(AttemptKind::UseLinkOrCode, "ann", 1)]).expect("is JSON");
        assert_eq!(text, r#"[["use-link-or-code","ann",1]]"#);
    }
}

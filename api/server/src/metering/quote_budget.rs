//! How much transcript text a caller without an account may read.
//!
//! Whole transcripts are for users (spec 7); everyone sees a preview. Passages come from the same text, so many
//! searches would add up to the whole transcript. Each address has a budget of characters per episode and UTC day.
//! Every response that quotes a transcript spends from it: passages of one episode, passages in search results, the
//! search page, and the tools that call the API. A passage that was shown that day is free. A query in one episode
//! costs a little by itself, because a result without passages is information too.
//!
//! The budgets are in memory and bounded. A restart resets them, which gives away at most one day's budget. The
//! alternative, a row for each address, episode and passage, would let callers without an account fill the disk.

use super::payer::Payer;
use super::reset_times::seconds_until_tomorrow;
use crate::cursor::query_hash;
use crate::error::{ApiError, ErrorCode};
use chrono::NaiveDate;
use earshot_indexer::{EpisodeHit, TranscriptSnippet};
use earshot_model::{EpisodeId, Timestamp};
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

/// Longest preview of a transcript, in characters, when its sentences are long.
pub const PREVIEW_CHARS: usize = 2_000;
/// Characters per episode and day: twice the length of the preview.
const TRANSCRIPT_CHARS_PER_DAY: usize = 2 * PREVIEW_CHARS;
/// Lowest cost of a quote or a query, in characters. It bounds how many are remembered.
const MIN_COST: usize = 40;
/// Most budgets in memory, about 30 MB. An address needs more than an hour of its requests to evict one.
const MAX_BUDGETS: NonZeroUsize = NonZeroUsize::new(50_000).expect("not zero");

#[derive(Debug)]
pub(super) struct QuoteBudgets(Mutex<LruCache<(Arc<str>, EpisodeId), QuoteSpending>>);

#[derive(Debug)]
struct QuoteSpending {
    day: NaiveDate,
    chars: usize,
    /// Digests of paid passages and queries.
    quoted: Vec<String>,
}

/// The budget of one caller.
#[derive(Clone, Debug)]
pub struct QuoteBudget {
    budgets: Arc<QuoteBudgets>,
    /// `None` for users, who may read whole transcripts.
    subject: Option<Arc<str>>,
    now: Timestamp,
}

impl QuoteBudgets {
    pub fn new() -> Self {
        Self(Mutex::new(LruCache::new(MAX_BUDGETS)))
    }

    /// Pays for `what`. Returns whether it is affordable or was paid for that day.
    fn spend(&self, subject: &Arc<str>, episode: EpisodeId, what: &str, cost: usize, day: NaiveDate) -> bool {
        let mut budgets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = || QuoteSpending { day, chars: 0, quoted: Vec::new() };
        let spent = budgets.get_or_insert_mut((Arc::clone(subject), episode), fresh);
        if spent.day != day {
            *spent = fresh();
        }
        if spent.quoted.iter().any(|paid| paid == what) {
            return true;
        }
        let chars = spent.chars + cost.max(MIN_COST);
        if chars > TRANSCRIPT_CHARS_PER_DAY {
            return false;
        }
        spent.chars = chars;
        spent.quoted.push(what.to_owned());
        true
    }
}

impl QuoteBudget {
    pub(super) fn new(budgets: Arc<QuoteBudgets>, payer: &Payer, now: Timestamp) -> Self {
        let subject = payer.account.is_none().then(|| payer.subject.as_str().into());
        Self { budgets, subject, now }
    }

    /// Pays for a query in one transcript, whatever it finds.
    ///
    /// # Errors
    /// When the budget of the day is used up.
    pub fn charge_query(&self, episode: EpisodeId, question: &str) -> Result<(), ApiError> {
        if self.spend(episode, &query_hash("question", question), 0) { Ok(()) } else { Err(self.exhausted_error()) }
    }

    /// Pays for a passage. Returns whether it may be shown.
    pub fn charge_passage(&self, episode: EpisodeId, passage: &TranscriptSnippet) -> bool {
        let chars = passage.text.chars().count().max(passage.highlighted.chars().count());
        self.spend(episode, &query_hash("passage", &passage.text), chars)
    }

    /// Removes passages that the budget does not cover from search results.
    pub fn redact(&self, hits: &mut [EpisodeHit]) {
        for hit in hits {
            let episode = hit.document.episode.id;
            hit.transcript_snippets.retain(|passage| self.charge_passage(episode, passage));
        }
    }

    /// Builds the error for a caller whose budget is used up.
    pub fn exhausted_error(&self) -> ApiError {
        let message = format!(
            "Without an account, you can read {TRANSCRIPT_CHARS_PER_DAY} characters of a transcript per day, besides its \
             preview. Sign in to read all of it."
        );
        ApiError::new(ErrorCode::QuotaExceeded, message).with_retry_after(seconds_until_tomorrow(self.now))
    }

    fn spend(&self, episode: EpisodeId, what: &str, cost: usize) -> bool {
        let Some(subject) = &self.subject else { return true };
        self.budgets.spend(subject, episode, what, cost, self.now.date_naive())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_model::PodcastId;

    fn episode(number: u32) -> EpisodeId {
        let podcast = PodcastId::from_feed_url("https://feeds.example/show");
        EpisodeId::derive(podcast, &number.to_string())
    }

    fn day(number: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, number).expect("a day")
    }

    #[test]
    fn each_address_has_a_budget_for_each_episode_and_day() {
        let budgets = QuoteBudgets::new();
        let (ann, bob): (Arc<str>, Arc<str>) = ("ann".into(), "bob".into());
        let spend = |who: &Arc<str>, about, what: usize, on| budgets.spend(who, about, &what.to_string(), 400, day(on));
        let shown = (0..100).filter(|&what| spend(&ann, episode(1), what, 21)).count();
        assert_eq!(shown, TRANSCRIPT_CHARS_PER_DAY / 400);
        assert!(spend(&ann, episode(1), 0, 21), "what was shown is free");
        assert!(!spend(&ann, episode(1), 99, 21));
        assert!(spend(&ann, episode(2), 99, 21), "of another episode");
        assert!(spend(&bob, episode(1), 99, 21), "by another address");
        assert!(spend(&ann, episode(1), 99, 22), "on another day");
    }

    #[test]
    fn short_quotes_do_not_add_up_to_the_whole_transcript() {
        let budgets = QuoteBudgets::new();
        let ann = "ann".into();
        let shown = (0..10_000).filter(|what| budgets.spend(&ann, episode(1), &what.to_string(), 1, day(21))).count();
        assert_eq!(shown, TRANSCRIPT_CHARS_PER_DAY / MIN_COST, "and no more is remembered");
    }
}

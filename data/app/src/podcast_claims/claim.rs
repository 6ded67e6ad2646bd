//! A claim, and what becomes of it.

use crate::entities::podcast_claims::Model;
use crate::json_column::from_name;
use crate::prelude::*;
use earshot_model::PodcastId;
use std::time::Duration;

/// How long an open claim can be proven.
pub const CLAIM_LIFETIME: Duration = Duration::from_secs(7 * 24 * 60 * 60);
const TABLE: &str = "podcast_claims";

earshot_model::named! {
    /// How the control of a podcast is proven.
    ClaimMethod {
        /// A token in the channel of the feed.
        Feed = "feed",
        /// A link in a mail to the owner's address in the feed.
        Mail = "mail",
    }
}

earshot_model::named! {
    /// The state of a claim.
    ClaimState {
        /// It waits for its proof.
        Open = "open",
        Proven = "proven",
        /// Another account gave a newer proof.
        Replaced = "replaced",
    }
}

/// A podcast that an account claims.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PodcastClaim {
    pub id: Uuid,
    pub podcast: PodcastId,
    pub podcast_slug: String,
    /// As it was when the claim began.
    pub podcast_title: String,
    pub method: ClaimMethod,
    pub state: ClaimState,
    pub created_at: Timestamp,
    /// Until when an open claim can be proven.
    pub expires_at: Timestamp,
    pub proven_at: Option<Timestamp>,
}

impl PodcastClaim {
    pub(super) fn from_row(row: Model) -> Result<Self, DbError> {
        Ok(Self {
            id: row.id,
            podcast: PodcastId(row.podcast_id),
            podcast_slug: row.podcast_slug,
            podcast_title: row.podcast_title,
            method: from_name(TABLE, &row.method, ClaimMethod::parse)?,
            state: from_name(TABLE, &row.state, ClaimState::parse)?,
            created_at: row.created_at.into(),
            expires_at: row.expires_at.into(),
            proven_at: row.proven_at.map(Into::into),
        })
    }
}

/// A podcast to claim.
#[derive(Clone, Debug)]
pub struct NewPodcastClaim {
    /// New: the link of a mail names it.
    pub id: Uuid,
    pub podcast: PodcastId,
    pub podcast_slug: String,
    pub podcast_title: String,
    pub secret: ClaimSecret,
}

/// What proves a claim.
#[derive(Clone, Debug)]
pub enum ClaimSecret {
    /// A token that the claimant puts into the feed.
    Feed { token: String },
    /// A mail whose link has a token in the place of `placeholder`.
    Mail { mail: crate::NewMail, placeholder: String },
}

/// What became of a new claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimStart {
    /// It waits for its proof. An earlier open claim of the account for the podcast ended.
    Started(PodcastClaim),
    /// The account has proven it before.
    AlreadyProven(PodcastClaim),
    /// The account has as many claims as one can have.
    TooManyOfAccount,
    /// Other accounts have as many open claims for the podcast as there can be.
    TooManyOfPodcast,
}

/// What became of an attempt to prove a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofOutcome {
    Proven(PodcastClaim),
    /// None of the tokens is that of the claim.
    WrongToken,
    /// The claim has ended, or never was one of the account.
    NotOpen,
}

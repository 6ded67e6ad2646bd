//! Podcasts that accounts claim, and what their owners state about them (decision 084).

mod claim;
mod claims;
mod statements;

pub use claim::{
    CLAIM_LIFETIME, ClaimMethod, ClaimSecret, ClaimStart, ClaimState, NewPodcastClaim, PodcastClaim, ProofOutcome,
};

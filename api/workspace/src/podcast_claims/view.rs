//! Claims and statements as the API shows them.

use earshot_api_server::prelude::*;
use earshot_app::{ClaimState, PodcastClaim};
use earshot_model::OwnerStatement;

/// A podcast that the user claims.
#[view]
pub struct PodcastClaimView {
    /// ID of the claim.
    id: String,
    /// ID of the podcast.
    podcast_id: String,
    /// Slug of the podcast.
    podcast_slug: String,
    /// Title of the podcast when the claim began.
    podcast_title: String,
    /// How it is proven: feed or mail.
    method: String,
    /// open, proven, or replaced when another account gave a newer proof.
    state: String,
    /// Until when an open claim can be proven.
    expires_at: TimestampView,
    /// When it was proven; `null` while it is open.
    proven_at: Option<TimestampView>,
    /// What the user states about the podcast; `null` before the claim is proven.
    statement: Option<PodcastStatementView>,
}

/// What the owner of a podcast states about it.
#[view(Default)]
pub struct PodcastStatementView {
    /// Whether no contacts of the podcast are shown.
    hides_contacts: bool,
    /// The addresses to write to, which replace those that were found; empty leaves them.
    emails: Vec<String>,
    /// What the podcast is open to guests on; `null` when nothing is stated.
    open_to_guests_on: Option<String>,
}

impl From<OwnerStatement> for PodcastStatementView {
    fn from(statement: OwnerStatement) -> Self {
        Self {
            hides_contacts: statement.hides_contacts,
            emails: statement.emails,
            open_to_guests_on: statement.guest_topics,
        }
    }
}

impl PodcastClaimView {
    /// Reads what is stated about the podcast of a claim.
    pub(super) async fn read(state: &AppState, claim: PodcastClaim) -> Result<Self, ApiError> {
        let statement = match claim.state {
            ClaimState::Proven => {
                let stated = state.db.podcast_statement(claim.podcast).await?;
                Some(stated.map(PodcastStatementView::from).unwrap_or_default())
            }
            ClaimState::Open | ClaimState::Replaced => None,
        };
        Ok(Self {
            id: claim.id.to_string(),
            podcast_id: claim.podcast.to_string(),
            podcast_slug: claim.podcast_slug,
            podcast_title: claim.podcast_title,
            method: claim.method.as_str().to_owned(),
            state: claim.state.as_str().to_owned(),
            expires_at: TimestampView(claim.expires_at),
            proven_at: claim.proven_at.map(TimestampView),
            statement,
        })
    }
}

/// A claim.
#[view]
pub struct PodcastClaimData {
    /// The claim.
    pub(super) claim: PodcastClaimView,
}

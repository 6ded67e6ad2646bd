//! The kinds of credentials: where their secrets are, and what happens to them. A test fails when a column of the
//! database that looks like a secret has no row here (`it/credentials`).

/// A kind of credential: what proves a right to the server, or a recipient of what the team sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CredentialKind {
    /// The cookie of a signed-in browser.
    Session,
    /// The open connection of a page. It is in no table: the API ends it.
    EventStream,
    /// A link or a code that signs in, signs up, or confirms an identity.
    SignInRequest,
    /// The public key of a device that signs in.
    Passkey,
    /// What a device signs to sign in, or to become a passkey.
    PasskeyChallenge,
    ApiKey,
    /// An invitation that the user sent.
    Invitation,
    /// The URL of an alert's private feed.
    AlertFeed,
    /// The link of a client view.
    ProjectShare,
    /// An endpoint with its URL and the secrets that sign for it.
    Webhook,
    /// The confirmation that the user's own address may get digests of a team.
    DigestConfirmation,
    /// An address outside of the team that the user entered for an alert.
    DigestRecipient,
    /// What proves the control of a podcast: a token in its feed, or the link of a mail.
    PodcastClaim,
    /// A sign-in that an identity provider is about to confirm, bound to the browser.
    ProviderSignIn,
    /// A signed link, which can only stop mails.
    UnsubscribeLink,
    /// A key with which the server signs cursors and links, or hashes addresses.
    ServerSecret,
}

/// Why the credentials of a user are walked through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CredentialEvent {
    /// The user left a team, or was removed from it.
    Removal,
    /// The user got a lower role in a team.
    Demotion,
    /// The account was deleted.
    Deletion,
}

/// What happens to the credentials of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CredentialOutcome {
    /// They end in the transaction of the event.
    Ends,
    /// They stay and belong to the team. The response to a removal lists them, so that an admin can end them.
    StaysWithTeam,
    /// They stay. Each use reads the memberships and the role of their user.
    FollowsUser,
    /// They have no user.
    Unaffected,
}

/// How a credential is replaced by another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CredentialRotation {
    /// The previous one ends at once.
    AtOnce,
    /// The previous one stays valid for a limited time.
    WithOverlap,
    /// It is revoked, and another one is created.
    None,
}

/// A row of the register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CredentialRow {
    pub kind: CredentialKind,
    /// The table that stores it; `None` for what is not stored.
    pub table: Option<&'static str>,
    /// The columns with the secret or its hash.
    pub columns: &'static [&'static str],
    pub after_removal: CredentialOutcome,
    pub after_demotion: CredentialOutcome,
    pub after_deletion: CredentialOutcome,
    pub rotation: CredentialRotation,
}

use CredentialOutcome::{Ends, FollowsUser, StaysWithTeam, Unaffected};

/// All kinds.
///
/// What a member holds in person ends with the membership. What the team shows or sends to others stays, because its
/// recipients count on it: client views (APP.md 3) and deliveries (APP.md 4). An API key of a demoted user acts with the
/// lower role at once, as their session does.
pub const CREDENTIALS: &[CredentialRow] = &[
    CredentialRow {
        kind: CredentialKind::Session,
        table: Some("sessions"),
        columns: &["token_hash"],
        after_removal: FollowsUser,
        after_demotion: FollowsUser,
        after_deletion: Ends,
        rotation: CredentialRotation::AtOnce,
    },
    CredentialRow {
        kind: CredentialKind::EventStream,
        table: None,
        columns: &[],
        after_removal: FollowsUser,
        after_demotion: FollowsUser,
        after_deletion: FollowsUser,
        rotation: CredentialRotation::None,
    },
    CredentialRow {
        kind: CredentialKind::SignInRequest,
        table: Some("sign_in_requests"),
        columns: &["token_hash", "browser_hash", "code_mac"],
        after_removal: FollowsUser,
        after_demotion: FollowsUser,
        after_deletion: Ends,
        rotation: CredentialRotation::None,
    },
    CredentialRow {
        kind: CredentialKind::Passkey,
        table: Some("passkeys"),
        columns: &["credential"],
        after_removal: FollowsUser,
        after_demotion: FollowsUser,
        after_deletion: Ends,
        rotation: CredentialRotation::None,
    },
    CredentialRow {
        kind: CredentialKind::PasskeyChallenge,
        table: Some("passkey_challenges"),
        columns: &["token_hash"],
        after_removal: FollowsUser,
        after_demotion: FollowsUser,
        after_deletion: Ends,
        rotation: CredentialRotation::None,
    },
    CredentialRow {
        kind: CredentialKind::ApiKey,
        table: Some("api_keys"),
        columns: &["key_hash"],
        after_removal: Ends,
        after_demotion: FollowsUser,
        after_deletion: Ends,
        rotation: CredentialRotation::WithOverlap,
    },
    CredentialRow {
        kind: CredentialKind::Invitation,
        table: Some("invitations"),
        columns: &["token_hash"],
        after_removal: Ends,
        after_demotion: Ends,
        after_deletion: Ends,
        rotation: CredentialRotation::AtOnce,
    },
    CredentialRow {
        kind: CredentialKind::AlertFeed,
        table: Some("alert_feeds"),
        columns: &["token_hash"],
        after_removal: Ends,
        after_demotion: FollowsUser,
        after_deletion: Ends,
        rotation: CredentialRotation::None,
    },
    CredentialRow {
        kind: CredentialKind::ProjectShare,
        table: Some("project_shares"),
        columns: &["token_hash"],
        after_removal: StaysWithTeam,
        after_demotion: StaysWithTeam,
        after_deletion: StaysWithTeam,
        rotation: CredentialRotation::None,
    },
    CredentialRow {
        kind: CredentialKind::Webhook,
        table: Some("webhooks"),
        columns: &["url", "secret", "former_secret"],
        after_removal: StaysWithTeam,
        after_demotion: StaysWithTeam,
        after_deletion: StaysWithTeam,
        rotation: CredentialRotation::WithOverlap,
    },
    CredentialRow {
        kind: CredentialKind::DigestConfirmation,
        table: Some("alert_recipients"),
        columns: &["token_hash"],
        after_removal: Ends,
        after_demotion: FollowsUser,
        after_deletion: Ends,
        rotation: CredentialRotation::AtOnce,
    },
    CredentialRow {
        kind: CredentialKind::DigestRecipient,
        table: Some("alerts"),
        columns: &["settings"],
        after_removal: StaysWithTeam,
        after_demotion: StaysWithTeam,
        after_deletion: StaysWithTeam,
        rotation: CredentialRotation::None,
    },
    CredentialRow {
        kind: CredentialKind::PodcastClaim,
        table: Some("podcast_claims"),
        columns: &["token_hash"],
        after_removal: FollowsUser,
        after_demotion: FollowsUser,
        after_deletion: Ends,
        rotation: CredentialRotation::AtOnce,
    },
    CredentialRow {
        kind: CredentialKind::ProviderSignIn,
        table: Some("provider_sign_ins"),
        columns: &["state_hash", "browser_hash", "nonce", "verifier"],
        after_removal: Unaffected,
        after_demotion: Unaffected,
        after_deletion: Unaffected,
        rotation: CredentialRotation::None,
    },
    CredentialRow {
        kind: CredentialKind::UnsubscribeLink,
        table: None,
        columns: &[],
        after_removal: Unaffected,
        after_demotion: Unaffected,
        after_deletion: Unaffected,
        rotation: CredentialRotation::None,
    },
    CredentialRow {
        kind: CredentialKind::ServerSecret,
        table: Some("settings"),
        columns: &["value"],
        after_removal: Unaffected,
        after_demotion: Unaffected,
        after_deletion: Unaffected,
        rotation: CredentialRotation::None,
    },
];

impl CredentialRow {
    /// What happens to credentials of this kind after an event.
    #[must_use]
    pub fn outcome(&self, event: CredentialEvent) -> CredentialOutcome {
        match event {
            CredentialEvent::Removal => self.after_removal,
            CredentialEvent::Demotion => self.after_demotion,
            CredentialEvent::Deletion => self.after_deletion,
        }
    }
}

/// The kinds with this outcome after an event.
pub(super) fn kinds_with_outcome(
    event: CredentialEvent,
    outcome: CredentialOutcome,
) -> impl Iterator<Item = CredentialKind> {
    CREDENTIALS.iter().filter(move |row| row.outcome(event) == outcome).map(|row| row.kind)
}

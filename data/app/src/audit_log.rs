//! The audit log of accounts, kept for their owners and for investigations (ASVS 16.3.1).

use crate::entities::audit_log;
use crate::ids;
use crate::{Db, DbError};
use earshot_model::Timestamp;
use futures::FutureExt;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect};
use std::time::Duration;
use uuid::Uuid;

/// How long audit events are kept.
const RETENTION: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// The action of an audit event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuditAction {
    LinkRequested,
    SignedUp,
    SignedIn,
    Confirmed,
    SignedOut,
    SessionEnded,
    SignedOutEverywhere,
    PasskeyAdded,
    PasskeyRemoved,
    SignedInWithPasskey,
    PasskeyRefused,
    SignedInWithProvider,
    KeyCreated,
    KeyRotated,
    KeyRevoked,
    ContactReported,
    MemberInvited,
    InvitationResent,
    InvitationRevoked,
    InvitationAccepted,
    RoleChanged,
    TeamHandedOver,
    MemberRemoved,
    TeamLeft,
    TeamRenamed,
    TeamDeleted,
    PodcastsExported,
    WebhookCreated,
    WebhookDeleted,
    WebhookSecretRotated,
    GuestProfileCreated,
    GuestProfileDeleted,
    GuestProfileRestored,
    GuestFileUploaded,
    GuestFileRemoved,
    DataRequested,
    AddressChanged,
    PlanSet,
    PeopleMerged,
    PersonSplit,
    PersonStatementUndone,
}

impl AuditAction {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::LinkRequested => "link-asked",
            Self::SignedUp => "signed-up",
            Self::SignedIn => "signed-in",
            Self::Confirmed => "confirmed",
            Self::SignedOut => "signed-out",
            Self::SessionEnded => "session-ended",
            Self::SignedOutEverywhere => "signed-out-everywhere",
            Self::PasskeyAdded => "passkey-added",
            Self::PasskeyRemoved => "passkey-removed",
            Self::SignedInWithPasskey => "signed-in-with-passkey",
            Self::PasskeyRefused => "passkey-refused",
            Self::SignedInWithProvider => "signed-in-with-provider",
            Self::KeyCreated => "key-made",
            Self::KeyRotated => "key-rotated",
            Self::KeyRevoked => "key-revoked",
            Self::ContactReported => "contact-reported",
            Self::MemberInvited => "member-invited",
            Self::InvitationResent => "invitation-resent",
            Self::InvitationRevoked => "invitation-revoked",
            Self::InvitationAccepted => "invitation-accepted",
            Self::RoleChanged => "role-changed",
            Self::TeamHandedOver => "team-handed-over",
            Self::MemberRemoved => "member-removed",
            Self::TeamLeft => "team-left",
            Self::TeamRenamed => "team-renamed",
            Self::TeamDeleted => "team-deleted",
            Self::PodcastsExported => "podcasts-exported",
            Self::WebhookCreated => "webhook-created",
            Self::WebhookDeleted => "webhook-deleted",
            Self::WebhookSecretRotated => "webhook-secret-rotated",
            Self::GuestProfileCreated => "guest-profile-created",
            Self::GuestProfileDeleted => "guest-profile-deleted",
            Self::GuestProfileRestored => "guest-profile-restored",
            Self::GuestFileUploaded => "guest-file-uploaded",
            Self::GuestFileRemoved => "guest-file-removed",
            Self::DataRequested => "data-requested",
            Self::AddressChanged => "address-changed",
            Self::PlanSet => "plan-set",
            Self::PeopleMerged => "people-merged",
            Self::PersonSplit => "person-split",
            Self::PersonStatementUndone => "person-statement-undone",
        }
    }
}

/// A new audit event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAuditEvent {
    pub user_id: Uuid,
    /// The team that the action concerns; `None` when it concerns the account alone.
    pub team_id: Option<Uuid>,
    pub action: AuditAction,
    /// The key's prefix, the passkey's name, the session, the podcast, the invitation, the member, the team, the webhook, the guest
    /// profile, the file of a guest, what was exported, a plan with the reason, or slugs of people; never a secret or an address.
    pub object: Option<String>,
    /// The hash of the client's address.
    pub address_hash: String,
    /// For example `Firefox on Linux`.
    pub device: Option<String>,
}

/// A stored audit event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditEvent {
    pub id: Uuid,
    pub at: Timestamp,
    /// The name of an [`AuditAction`], or one of a later version, which is passed on.
    pub action: String,
    pub object: Option<String>,
    pub address_hash: String,
    pub device: Option<String>,
}

impl Db {
    /// Stores an audit event.
    pub async fn record_audit_event(&self, event: NewAuditEvent) -> Result<(), DbError> {
        let NewAuditEvent { user_id, team_id, action, object: what, address_hash: place, device } = event;
        let (id, at, action) = (ids::new_id(&self.clock), self.now(), action.as_str().to_owned());
        let row = audit_log::Model { id, at, user_id, action, what, place, device, team_id };
        self.write_keeping_caches(|transaction| {
            async move {
                row.into_active_model().insert(transaction).await?;
                Ok(())
            }
            .boxed()
        })
        .await
    }

    /// Returns the audit events of an account, newest first.
    pub async fn audit_events_of(&self, user_id: Uuid, skip: u64, limit: u64) -> Result<Vec<AuditEvent>, DbError> {
        let rows = audit_log::Entity::find()
            .filter(audit_log::COLUMN.user_id.eq(user_id))
            .order_by_desc(audit_log::Column::At)
            .order_by_desc(audit_log::Column::Id)
            .offset(skip)
            .limit(limit)
            .all(&self.reader)
            .await?;
        let to_event = |row: audit_log::Model| AuditEvent {
            id: row.id,
            at: row.at.into(),
            action: row.action,
            object: row.what,
            address_hash: row.place,
            device: row.device,
        };
        Ok(rows.into_iter().map(to_event).collect())
    }

    /// Deletes audit events that are older than a year. Returns the number of rows.
    pub async fn delete_old_audit_events(&self) -> Result<u64, DbError> {
        let before = self.now().minus(RETENTION);
        self.delete_rows(audit_log::Entity::delete_many().filter(audit_log::Column::At.lt(before))).await
    }
}

//! The audit log of accounts, kept for their owners and for investigations (ASVS 16.3.1).

use crate::entities::audit_log;
use crate::ids;
use crate::prelude::*;
use std::time::Duration;

/// How long audit events are kept.
const RETENTION: Duration = Duration::from_secs(365 * 24 * 60 * 60);

earshot_model::named! {
    /// The action of an audit event.
    AuditAction {
        LinkRequested = "link-asked",
        SignedUp = "signed-up",
        SignedIn = "signed-in",
        Confirmed = "confirmed",
        SignedOut = "signed-out",
        SessionEnded = "session-ended",
        SignedOutEverywhere = "signed-out-everywhere",
        PasskeyAdded = "passkey-added",
        PasskeyRemoved = "passkey-removed",
        SignedInWithPasskey = "signed-in-with-passkey",
        PasskeyRefused = "passkey-refused",
        SignedInWithProvider = "signed-in-with-provider",
        KeyCreated = "key-made",
        KeyRotated = "key-rotated",
        KeyRevoked = "key-revoked",
        ContactReported = "contact-reported",
        MemberInvited = "member-invited",
        InvitationResent = "invitation-resent",
        InvitationRevoked = "invitation-revoked",
        InvitationAccepted = "invitation-accepted",
        RoleChanged = "role-changed",
        TeamHandedOver = "team-handed-over",
        MemberRemoved = "member-removed",
        TeamLeft = "team-left",
        TeamRenamed = "team-renamed",
        TeamDeleted = "team-deleted",
        PodcastsExported = "podcasts-exported",
        WebhookCreated = "webhook-created",
        WebhookDeleted = "webhook-deleted",
        WebhookSecretRotated = "webhook-secret-rotated",
        GuestProfileCreated = "guest-profile-created",
        GuestProfileDeleted = "guest-profile-deleted",
        GuestProfileRestored = "guest-profile-restored",
        GuestFileUploaded = "guest-file-uploaded",
        GuestFileRemoved = "guest-file-removed",
        DataRequested = "data-requested",
        AddressChanged = "address-changed",
        PlanSet = "plan-set",
        PeopleMerged = "people-merged",
        PersonSplit = "person-split",
        PersonStatementUndone = "person-statement-undone",
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
        self.write_keeping_caches(work!(|transaction| {
            row.into_active_model().insert(transaction).await?;
            Ok(())
        }))
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

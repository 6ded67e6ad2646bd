//! Recipients of the digests of an alert: the member who created it, and other addresses.

use super::DeliveryAlert;
use super::unsubscribing::{SuppressionReason, resubscribe};
use crate::DeliveryRejection;
use crate::address_hash::AddressHash;
use crate::entities::{alert_recipients, alert_unsubscribes, mail_suppressions, memberships, user_profiles, users};
use crate::prelude::*;
use crate::webhooks::require_alert;
use earshot_model::EmailAddress;
use std::collections::{HashMap, HashSet};

/// Why someone is a recipient.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecipientKind {
    /// The member who created the alert.
    Creator,
    /// Another address of the alert.
    Other,
}

/// Whether a recipient gets digests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecipientState {
    Active,
    /// The address is not confirmed yet.
    Pending,
    Unsubscribed,
    /// The user has switched off digests of all alerts.
    Paused,
    /// A mail server rejected the address.
    Rejected,
}

/// A recipient of an alert, with the state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AlertRecipient {
    pub email: String,
    pub address_hash: AddressHash,
    pub kind: RecipientKind,
    pub state: RecipientState,
    /// When the last link was sent; `None` when none was needed.
    pub confirmation_sent_at: Option<Timestamp>,
}

impl Db {
    /// Returns the recipients of an alert: the creator first, then the other addresses in their order.
    pub async fn alert_recipients(&self, alert: &DeliveryAlert) -> Result<Vec<AlertRecipient>, DbError> {
        recipients_of(&self.reader, alert).await
    }

    /// Returns the alert of the account's team for delivery.
    ///
    /// # Errors
    /// When there is none, or the database fails.
    pub async fn delivery_alert(&self, account: &Account, alert: Uuid) -> Result<DeliveryAlert, DbError> {
        DeliveryAlert::from_row(require_alert(&self.reader, account.team_id, alert).await?)
    }

    /// Returns an address that may get mails of a team, as its owner confirmed it: that of a member, or one that was confirmed
    /// for the team's alerts and has not stopped all mails. `None` for others: a team must not write to strangers.
    pub async fn confirmed_address(&self, team: Uuid, email: &EmailAddress) -> Result<Option<String>, DbError> {
        let key = email.key();
        if let Some(user) = self.find_member(team, key.as_str()).await? {
            return Ok(Some(user.email));
        }
        let address = AddressHash::of_key(key.as_str()).to_text();
        if mail_suppressions::Entity::find_by_id(address).one(&self.reader).await?.is_some() {
            return Ok(None);
        }
        let row = alert_recipients::Entity::find_by_id((team, key.as_str().to_owned())).one(&self.reader).await?;
        Ok(row.filter(|row| row.confirmed_at.is_some()).map(|row| row.email))
    }

    async fn find_member(&self, team: Uuid, key: &str) -> Result<Option<users::Model>, DbError> {
        let with_address = users::Entity::find().filter(users::Column::EmailKey.eq(key)).one(&self.reader).await?;
        let Some(user) = with_address else { return Ok(None) };
        let membership = memberships::Entity::find_by_id((team, user.id)).one(&self.reader).await?;
        Ok(membership.map(|_| user))
    }

    /// Lets the account's own address get the digests of an alert again.
    ///
    /// # Errors
    /// When there is no such alert, the address is none of its recipients, or the database fails.
    pub async fn resubscribe_to_alert(&self, account: &Account, alert: Uuid) -> Result<AlertRecipient, DbError> {
        let (account, address) = (account.clone(), AddressHash::of_key(&account.email_key));
        self.write_keeping_caches(work!(|transaction| {
            let alert = DeliveryAlert::from_row(require_alert(transaction, account.team_id, alert).await?)?;
            resubscribe(transaction, &[alert.id], address).await?;
            let recipients = recipients_of(transaction, &alert).await?;
            let own = recipients.into_iter().find(|recipient| recipient.address_hash == address);
            own.ok_or_else(|| DeliveryRejection::RecipientNotFound.into())
        }))
        .await
    }
}

pub(super) async fn recipients_of(
    db: &impl ConnectionTrait,
    alert: &DeliveryAlert,
) -> Result<Vec<AlertRecipient>, DbError> {
    let mut query: Vec<(String, String, RecipientKind)> = Vec::new();
    let is_member = |user: Uuid| memberships::Entity::find_by_id((alert.team_id, user));
    if let Some(creator) = alert.created_by
        && is_member(creator).one(db).await?.is_some()
        && let Some(user) = users::Entity::find_by_id(creator).one(db).await?
    {
        query.push((user.email, user.email_key, RecipientKind::Creator));
    }
    for email in &alert.settings.other_emails {
        let Ok(address) = EmailAddress::parse(email) else { continue };
        let key = address.key().as_str().to_owned();
        if !query.iter().any(|(_, known, _)| *known == key) {
            query.push((address.to_string(), key, RecipientKind::Other));
        }
    }
    let keys: Vec<&str> = query.iter().map(|(_, key, _)| key.as_str()).collect();
    let known = alert_recipients::Entity::find()
        .filter(alert_recipients::Column::TeamId.eq(alert.team_id))
        .filter(alert_recipients::Column::EmailKey.is_in(keys.iter().copied()));
    let known: HashMap<String, alert_recipients::Model> =
        known.all(db).await?.into_iter().map(|row| (row.email_key.clone(), row)).collect();
    let members = member_keys(db, alert.team_id, &keys).await?;
    let paused = paused_keys(db, &keys).await?;
    let hashes: Vec<String> = keys.iter().map(|key| AddressHash::of_key(key).to_text()).collect();
    let unsubscribed = alert_unsubscribes::Entity::find()
        .filter(alert_unsubscribes::Column::AlertId.eq(alert.id))
        .filter(alert_unsubscribes::Column::AddressHash.is_in(hashes.iter().map(String::as_str)));
    let unsubscribed: HashSet<String> = unsubscribed.all(db).await?.into_iter().map(|row| row.address_hash).collect();
    let suppressed = mail_suppressions::Entity::find();
    let suppressed = suppressed.filter(mail_suppressions::Column::AddressHash.is_in(hashes.iter().map(String::as_str)));
    let suppressed: HashMap<String, String> =
        suppressed.all(db).await?.into_iter().map(|row| (row.address_hash, row.reason)).collect();
    let recipients = query.into_iter().map(|(email, key, kind)| {
        let address_hash = AddressHash::of_key(&key);
        let text = address_hash.to_text();
        let row = known.get(&key);
        let is_confirmed = kind == RecipientKind::Creator
            || members.contains(&key)
            || row.is_some_and(|row| row.confirmed_at.is_some());
        let state = match suppressed.get(&text).map(|reason| SuppressionReason::parse(reason)) {
            Some(Some(SuppressionReason::Rejected)) => RecipientState::Rejected,
            Some(_) => RecipientState::Unsubscribed,
            None if unsubscribed.contains(&text) => RecipientState::Unsubscribed,
            None if paused.contains(&key) => RecipientState::Paused,
            None if is_confirmed => RecipientState::Active,
            None => RecipientState::Pending,
        };
        let confirmation_sent_at = row.map(|row| row.sent_at.into());
        AlertRecipient { email, address_hash, kind, state, confirmation_sent_at }
    });
    Ok(recipients.collect())
}

/// Returns which of these addresses belong to members of the team. Signing in has confirmed them.
async fn member_keys(db: &impl ConnectionTrait, team: Uuid, keys: &[&str]) -> Result<HashSet<String>, DbError> {
    let with_address = users::Entity::find().filter(users::Column::EmailKey.is_in(keys.iter().copied()));
    let with_address = with_address.all(db).await?;
    let members = memberships::Entity::find()
        .filter(memberships::COLUMN.team_id.eq(team))
        .filter(memberships::Column::UserId.is_in(with_address.iter().map(|user| user.id)));
    let members: HashSet<Uuid> = members.all(db).await?.into_iter().map(|row| row.user_id).collect();
    Ok(with_address.into_iter().filter(|user| members.contains(&user.id)).map(|user| user.email_key).collect())
}

/// Returns which of these addresses belong to users who get no digests.
async fn paused_keys(db: &impl ConnectionTrait, keys: &[&str]) -> Result<HashSet<String>, DbError> {
    let users = users::Entity::find().filter(users::Column::EmailKey.is_in(keys.iter().copied())).all(db).await?;
    let paused = user_profiles::Entity::find()
        .filter(user_profiles::Column::UserId.is_in(users.iter().map(|user| user.id)))
        .filter(user_profiles::Column::MailsDigests.eq(false));
    let paused: HashSet<Uuid> = paused.all(db).await?.into_iter().map(|row| row.user_id).collect();
    Ok(users.into_iter().filter(|user| paused.contains(&user.id)).map(|user| user.email_key).collect())
}

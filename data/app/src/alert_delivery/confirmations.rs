//! Addresses outside of a team are confirmed first, by a link in a mail.

use super::DeliveryAlert;
use super::delivered::skip_damaged;
use super::recipients::{RecipientState, recipients_of};
use super::unsubscribing::resubscribe;
use crate::address_hash::AddressHash;
use crate::entities::{alert_recipients, alerts, delivery_progress, users};
use crate::jobs::insert_job;
use crate::mail_links::{LinkTarget, unsent_token_hash};
use crate::prelude::*;
use crate::{NewMail, ids};
use earshot_model::EmailAddress;
use std::time::Duration;

const PROGRESS_NAME: &str = "recipients";
/// Changes are read again this far back, because a change that was committed late may have an earlier time than one
/// that was already read.
const OVERLAP: Duration = Duration::from_secs(60);
/// How long the link in the mail confirms.
const CONFIRMATION_LIFETIME: Duration = Duration::from_secs(7 * 24 * 60 * 60);
/// Shortest time between two mails to one address.
const RESEND_INTERVAL: Duration = Duration::from_secs(60 * 60);
/// Most links that a team sends in a day, so that it cannot write to many strangers.
const MAX_REQUESTS_PER_DAY: u64 = 50;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// An address that has to be confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfirmationRequest {
    pub team_id: Uuid,
    pub email: EmailAddress,
    /// The address of the member who entered it; `None` when the account was deleted.
    pub requested_by: Option<String>,
}

impl Db {
    /// Returns the other addresses of recently changed alerts that never got a link, and the time until which
    /// changes were read, for [`finish_confirmation_requests`](Self::finish_confirmation_requests).
    pub async fn missing_confirmations(&self) -> Result<(Vec<ConfirmationRequest>, EpochMillis), DbError> {
        const ALERTS_PER_QUERY: u64 = 500;
        let progress = delivery_progress::Entity::find_by_id(PROGRESS_NAME.to_owned()).one(&self.reader).await?;
        let mut until = EpochMillis(progress.map_or(0, |row| row.position));
        let mut after = (until.minus(OVERLAP), Uuid::nil());
        let mut missing = Vec::new();
        loop {
            let is_later = Condition::any()
                .add(alerts::Column::UpdatedAt.gt(after.0))
                .add(Condition::all().add(alerts::Column::UpdatedAt.eq(after.0)).add(alerts::Column::Id.gt(after.1)));
            let rows = alerts::Entity::find()
                .filter(is_later)
                .filter(alerts::Column::DeletedAt.is_null())
                .order_by_asc(alerts::Column::UpdatedAt)
                .order_by_asc(alerts::Column::Id)
                .limit(ALERTS_PER_QUERY)
                .all(&self.reader)
                .await?;
            let Some(last) = rows.last() else { return Ok((missing, until)) };
            after = (last.updated_at, last.id);
            until = until.max(last.updated_at);
            for row in rows {
                if let Some(alert) = skip_damaged(DeliveryAlert::from_row(row)) {
                    self.add_missing(&alert, &mut missing).await?;
                }
            }
        }
    }

    async fn add_missing(&self, alert: &DeliveryAlert, missing: &mut Vec<ConfirmationRequest>) -> Result<(), DbError> {
        if alert.settings.other_emails.is_empty() {
            return Ok(());
        }
        let creator = match alert.created_by {
            Some(user) => users::Entity::find_by_id(user).one(&self.reader).await?.map(|user| user.email),
            None => None,
        };
        for recipient in recipients_of(&self.reader, alert).await? {
            let is_missing = recipient.state == RecipientState::Pending && recipient.confirmation_sent_at.is_none();
            let Ok(email) = EmailAddress::parse(&recipient.email) else { continue };
            let is_same = |known: &ConfirmationRequest| known.team_id == alert.team_id && known.email == email;
            if is_missing && !missing.iter().any(is_same) {
                let (team_id, requested_by) = (alert.team_id, creator.clone());
                missing.push(ConfirmationRequest { team_id, email, requested_by });
            }
        }
        Ok(())
    }

    /// Records the time up to which changed alerts were read.
    pub async fn finish_confirmation_requests(&self, until: EpochMillis) -> Result<(), DbError> {
        use delivery_progress::{Column, Entity, Model};
        let row = Model { name: PROGRESS_NAME.to_owned(), position: until.0, updated_at: self.now() };
        self.write_keeping_caches(work!(|transaction| {
            let mut update = OnConflict::column(Column::Name);
            update.update_columns([Column::Position, Column::UpdatedAt]);
            Entity::insert(row.into_active_model()).on_conflict(update).exec_without_returning(transaction).await?;
            Ok(())
        }))
        .await
    }

    /// Writes the mail with the link that confirms an address of a team. `placeholder` stands for the link's token in its
    /// text. Returns false when one was written within the
    /// last hour, the address is confirmed already, or the team has sent too many links today.
    pub async fn request_recipient_confirmation(
        &self,
        team: Uuid,
        email: &EmailAddress,
        placeholder: &str,
        mail: NewMail,
    ) -> Result<bool, DbError> {
        use alert_recipients::{Column, Entity, Model};
        let (db, now, placeholder) = (self.clone(), self.now(), placeholder.to_owned());
        let row = Model {
            team_id: team,
            email_key: email.key().as_str().to_owned(),
            email: email.to_string(),
            token_hash: unsent_token_hash(&placeholder),
            sent_at: now,
            confirmed_at: None,
        };
        self.write_keeping_caches(work!(|transaction| {
            let key = (row.team_id, row.email_key.clone());
            let known = Entity::find_by_id(key).lock_exclusive().one(transaction).await?;
            let is_recent = |known: &Model| known.sent_at > now.minus(RESEND_INTERVAL);
            if known.as_ref().is_some_and(|known| known.confirmed_at.is_some() || is_recent(known)) {
                return Ok(false);
            }
            let today = Entity::find().filter(Column::TeamId.eq(row.team_id)).filter(Column::SentAt.gt(now.minus(DAY)));
            if today.count(transaction).await? >= MAX_REQUESTS_PER_DAY {
                return Ok(false);
            }
            let target = LinkTarget::Recipient { team: row.team_id, email_key: row.email_key.clone() };
            match known {
                Some(known) => {
                    let mut known = known.into_active_model();
                    known.token_hash = Set(row.token_hash);
                    known.sent_at = Set(now);
                    known.update(transaction).await?;
                }
                None => {
                    let once = OnConflict::columns([Column::TeamId, Column::EmailKey]).do_nothing().to_owned();
                    let insert = Entity::insert(row.into_active_model()).on_conflict(once);
                    if insert.exec_without_returning(transaction).await? == 0 {
                        // Another request for the same address was first and sends the mail.
                        return Ok(false);
                    }
                }
            }
            insert_job(transaction, db.new_link_mail_row(mail, target, &placeholder)?).await?;
            Ok(true)
        }))
        .await
    }

    /// Returns the address that a link confirms; `None` when the link is unknown or has expired.
    pub async fn recipient_by_token(&self, token: &str) -> Result<Option<String>, DbError> {
        Ok(find_by_token(&self.reader, token, self.now()).await?.map(|row| row.email))
    }

    /// Confirms the address of a link, which may unsubscribe later. Returns the address; `None` when the link is
    /// unknown or has expired. Doing it again has no effect.
    pub async fn confirm_recipient(&self, token: &str) -> Result<Option<String>, DbError> {
        let (token, now) = (token.to_owned(), self.now());
        self.write_keeping_caches(work!(|transaction| {
            let Some(row) = find_by_token(transaction, &token, now).await? else { return Ok(None) };
            let (email, team) = (row.email.clone(), row.team_id);
            let address = AddressHash::of_key(&row.email_key);
            if row.confirmed_at.is_none() {
                let mut row = row.into_active_model();
                row.confirmed_at = Set(Some(now));
                row.update(transaction).await?;
                let of_team = alerts::Entity::find().filter(alerts::Column::TeamId.eq(team)).select_only();
                let of_team = of_team.column(alerts::Column::Id).into_tuple::<Uuid>().all(transaction).await?;
                resubscribe(transaction, &of_team, address).await?;
            }
            Ok(Some(email))
        }))
        .await
    }
}

async fn find_by_token(
    db: &impl ConnectionTrait,
    token: &str,
    now: EpochMillis,
) -> Result<Option<alert_recipients::Model>, DbError> {
    use alert_recipients::{Column, Entity};
    let row = Entity::find()
        .filter(Column::TokenHash.eq(ids::hash_token(token)))
        .filter(Column::SentAt.gt(now.minus(CONFIRMATION_LIFETIME)));
    Ok(row.one(db).await?)
}

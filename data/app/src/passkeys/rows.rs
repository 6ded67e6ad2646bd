//! The passkeys of an account: adding, finding, using and removing them.

use super::passkey::{MAX_PASSKEYS, NewPasskey, Passkey, PasskeyAddition, PasskeyUse, StoredPasskey};
use crate::accounts::account_by_id;
use crate::entities::passkeys::{Column, Entity, Model};
use crate::jobs::insert_job;
use crate::prelude::*;
use crate::{NewMail, ids};

impl Db {
    /// Adds a passkey of a user. The notice is mailed in the same transaction.
    pub async fn add_passkey(&self, user: Uuid, new: NewPasskey, notice: NewMail) -> Result<PasskeyAddition, DbError> {
        let row = Model {
            id: ids::new_id(&self.clock),
            user_id: user,
            name: new.name,
            credential_id: new.credential_id,
            credential: new.credential,
            created_at: self.now(),
            last_used_at: None,
        };
        let notice = self.new_mail_row(notice)?;
        self.write_keeping_caches(work!(|transaction| {
            let known = Entity::find().filter(Column::CredentialId.eq(row.credential_id.as_str()));
            if known.count(transaction).await? > 0 {
                return Ok(PasskeyAddition::Known);
            }
            if Entity::find().filter(Column::UserId.eq(user)).count(transaction).await? >= MAX_PASSKEYS {
                return Ok(PasskeyAddition::TooMany);
            }
            row.clone().into_active_model().insert(transaction).await?;
            insert_job(transaction, notice).await?;
            Ok(PasskeyAddition::Added(Passkey::from_row(row)))
        }))
        .await
    }

    /// Returns the passkeys of a user, newest first.
    pub async fn passkeys_of(&self, user: Uuid) -> Result<Vec<Passkey>, DbError> {
        Ok(self.passkey_rows(user).await?.into_iter().map(Passkey::from_row).collect())
    }

    /// Returns what checks the signatures of a user's passkeys, so that a device that has one of them adds no other.
    pub async fn passkey_credentials_of(&self, user: Uuid) -> Result<Vec<String>, DbError> {
        Ok(self.passkey_rows(user).await?.into_iter().map(|row| row.credential).collect())
    }

    async fn passkey_rows(&self, user: Uuid) -> Result<Vec<Model>, DbError> {
        let own = Entity::find().filter(Column::UserId.eq(user)).order_by_desc(Column::CreatedAt);
        Ok(own.order_by_desc(Column::Id).all(&self.reader).await?)
    }

    /// Finds the passkey that a device names, and the account that it signs in to.
    pub async fn find_passkey(
        &self,
        user: Uuid,
        credential_id: &str,
    ) -> Result<Option<(StoredPasskey, Account)>, DbError> {
        let named = Entity::find().filter(Column::CredentialId.eq(credential_id)).filter(Column::UserId.eq(user));
        let Some(row) = named.one(&self.reader).await? else { return Ok(None) };
        let account = account_by_id(&self.reader, row.user_id, None).await?;
        let stored = StoredPasskey { id: row.id, name: row.name, credential: row.credential };
        Ok(account.map(|account| (stored, account)))
    }

    /// Stores the counter of a use. Of two uses that were checked against the same counter, one is recorded.
    pub async fn record_passkey_use(&self, former: &StoredPasskey, credential: String) -> Result<PasskeyUse, DbError> {
        let (now, id, former) = (self.now(), former.id, former.credential.clone());
        self.write_keeping_caches(work!(|transaction| {
            let updated = Entity::update_many()
                .col_expr(Column::Credential, Expr::value(credential))
                .col_expr(Column::LastUsedAt, Expr::value(now))
                .filter(Column::Id.eq(id))
                .filter(Column::Credential.eq(former))
                .exec(transaction)
                .await?;
            Ok(if updated.rows_affected == 1 { PasskeyUse::Recorded } else { PasskeyUse::Changed })
        }))
        .await
    }

    /// Removes a passkey of a user. Returns its name; `None` when the user has no such passkey.
    pub async fn remove_passkey(&self, user: Uuid, id: Uuid) -> Result<Option<String>, DbError> {
        self.write_keeping_caches(work!(|transaction| {
            let own = Entity::find_by_id(id).filter(Column::UserId.eq(user)).one(transaction).await?;
            let Some(own) = own else { return Ok(None) };
            let deleted = Entity::delete_by_id(own.id).exec(transaction).await?;
            Ok((deleted.rows_affected == 1).then_some(own.name))
        }))
        .await
    }
}

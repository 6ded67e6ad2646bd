//! The change of a user's address. The session has confirmed the current address before, and a code in a mail proves the
//! new one.

use super::sign_in::{close_oldest_requests, try_code};
use super::sign_in_secrets::code_mac;
use super::{account_by_id, find_lookalike, find_user};
use crate::connection::lock_accounts;
use crate::entities::{memberships, sign_in_requests, teams, users};
use crate::jobs::insert_job;
use crate::prelude::*;
use crate::{NewMail, ids};
use earshot_model::{EmailAddress, Role};

/// A change is a confirmation, too: of the new address.
const CHANGE_ADDRESS: &str = "confirm";

/// What the request of a change is bound to. It differs from the session, so that a code in a mail to the new address
/// never confirms the identity of the session's user.
fn change_token(session: &str) -> String {
    format!("{session} address")
}

impl Db {
    /// Starts a change of the user's address to one that a code in a mail then proves. An address that has an account,
    /// or looks like the one of another account, gets `taken_mail` instead, so that nobody can find out which addresses
    /// have one.
    pub async fn request_address_change(
        &self,
        account: &Account,
        session: &str,
        address: &EmailAddress,
        code: &str,
        (mail, taken_mail): (NewMail, NewMail),
    ) -> Result<(), DbError> {
        let token = change_token(session);
        let row = sign_in_requests::Model {
            user_id: Some(account.user_id),
            browser_hash: Some(ids::hash_token(&token)),
            code_mac: Some(code_mac(&token, code)),
            ..self.new_request_row(CHANGE_ADDRESS, address.as_str(), address.key().as_str())
        };
        let (mail, taken_mail) = (self.new_mail_row(mail)?, self.new_mail_row(taken_mail)?);
        let (now, address) = (row.created_at, address.clone());
        self.write(work!(|transaction| {
            if is_taken(transaction, &address, row.user_id).await? {
                insert_job(transaction, taken_mail).await?;
                return Ok(());
            }
            close_oldest_requests(transaction, &row.email_key, &[CHANGE_ADDRESS], now).await?;
            row.into_active_model().insert(transaction).await?;
            insert_job(transaction, mail).await?;
            Ok(())
        }))
        .await
    }

    /// Changes the user's address with the code of a mail to the new one. Open links and codes of the former address
    /// end, and `notice` goes there. `None` when the code is wrong, was used, has expired, or after too many attempts,
    /// and when the address has got an account meanwhile.
    pub async fn change_address(
        &self,
        account: &Account,
        session: &str,
        code: &str,
        notice: NewMail,
    ) -> Result<Option<Account>, DbError> {
        let (now, user_id) = (self.now(), account.user_id);
        let token = change_token(session);
        let (mac, browser_hash) = (code_mac(&token, code), ids::hash_token(&token));
        let notice = self.new_mail_row(notice)?;
        self.write(work!(|transaction| {
            let Some(row) = try_code(transaction, &[CHANGE_ADDRESS], browser_hash, &mac, now).await? else {
                return Ok(None);
            };
            let Ok(address) = EmailAddress::parse(&row.email) else { return Ok(None) };
            lock_accounts(transaction).await?;
            if row.user_id != Some(user_id) || is_taken(transaction, &address, Some(user_id)).await? {
                return Ok(None);
            }
            let Some(user) = users::Entity::find_by_id(user_id).one(transaction).await? else { return Ok(None) };
            sign_in_requests::Entity::update_many()
                .col_expr(sign_in_requests::Column::UsedAt, Expr::value(now))
                .filter(sign_in_requests::COLUMN.email_key.eq(user.email_key.as_str()))
                .filter(sign_in_requests::Column::UsedAt.is_null())
                .exec(transaction)
                .await?;
            rename_teams(transaction, &user, address.as_str()).await?;
            let mut changed = user.into_active_model();
            changed.email = Set(address.to_string());
            changed.email_key = Set(address.key().as_str().to_owned());
            changed.email_skeleton = Set(address.skeleton());
            changed.update(transaction).await?;
            insert_job(transaction, notice).await?;
            account_by_id(transaction, user_id, None).await
        }))
        .await
    }
}

/// Whether an address belongs to another account, or looks like the one of another account.
async fn is_taken(
    transaction: &DatabaseTransaction,
    address: &EmailAddress,
    own: Option<Uuid>,
) -> Result<bool, DbError> {
    let others = [find_user(transaction, &address.key()).await?, find_lookalike(transaction, address).await?];
    Ok(others.into_iter().flatten().any(|user| Some(user.id) != own))
}

/// A team is first named after its owner's address.
async fn rename_teams(transaction: &DatabaseTransaction, user: &users::Model, email: &str) -> Result<(), DbError> {
    let owned = memberships::Entity::find()
        .filter(memberships::COLUMN.user_id.eq(user.id))
        .filter(memberships::COLUMN.role.eq(Role::Owner.as_str()));
    for membership in owned.all(transaction).await? {
        teams::Entity::update_many()
            .col_expr(teams::Column::Name, Expr::value(email))
            .filter(teams::Column::Id.eq(membership.team_id))
            .filter(teams::Column::Name.eq(user.email.as_str()))
            .exec(transaction)
            .await?;
    }
    Ok(())
}

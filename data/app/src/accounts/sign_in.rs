//! Sign-in requests: by a link, or by a code typed into the requesting browser. Secrets are random, hashed and used
//! once.

use super::sign_in_secrets::code_mac;
use super::{account_by_id, find_lookalike, find_user, insert_user};
use crate::connection::lock_accounts;
use crate::entities::sign_in_requests;
use crate::ids;
use crate::jobs::insert_job;
use crate::mail_links::{LinkTarget, unsent_token_hash};
use crate::prelude::*;
use crate::{LinkPurpose, NewMail, SignInMails, SignInSecrets};
use earshot_model::{EmailAddress, Tier};
use sea_orm::ExprTrait;
use std::time::Duration;
use subtle::ConstantTimeEq;

/// Lifetime of links and codes that were requested on the web (ASVS 6.5.5).
pub const LINK_LIFETIME: Duration = Duration::from_secs(10 * 60);
/// Most open requests of one address; another one closes the oldest. The callers limit how often mails may be
/// requested.
const MAX_OPEN_REQUESTS: usize = 10;
/// Attempts with a code for one request.
const MAX_TRIES: i32 = 5;
/// How long requests are kept after their end.
const RETENTION: Duration = Duration::from_secs(24 * 60 * 60);

const SIGN_IN: &str = "sign-in";
const SIGN_UP: &str = "sign-up";
const CONFIRM: &str = "confirm";
/// The purposes that sign in a user.
const ENTRY_PURPOSES: &[&str] = &[SIGN_IN, SIGN_UP];

impl Db {
    /// Creates the token of a sign-in link for an operator, who chooses its lifetime.
    ///
    /// # Errors
    /// When there is no such account, or the database fails.
    pub async fn create_sign_in_token(&self, email: &str, lifetime: Duration) -> Result<String, DbError> {
        let account = self.account_by_email(email).await?;
        let token = ids::new_token();
        let row = sign_in_requests::Model {
            user_id: Some(account.user_id),
            token_hash: Some(ids::hash_token(&token)),
            expires_at: self.now().plus(lifetime),
            ..self.new_request_row(SIGN_IN, &account.email, &account.email_key)
        };
        self.write(work!(|transaction| Ok(row.into_active_model().insert(transaction).await?))).await?;
        Ok(token)
    }

    /// Starts a sign-in. The mail goes to the address of the account, or to the typed address when it has no account.
    /// Its link then creates the account, provided that there is a mail for this case and that the address does not
    /// look like that of another account. Returns the account's user, if there is an account.
    pub async fn request_sign_in(
        &self,
        email: &EmailAddress,
        secrets: &SignInSecrets,
        mails: SignInMails,
    ) -> Result<Option<Uuid>, DbError> {
        let mut row = sign_in_requests::Model {
            token_hash: Some(unsent_token_hash(&secrets.link_placeholder)),
            browser_hash: Some(ids::hash_token(&secrets.browser_token)),
            code_mac: Some(code_mac(&secrets.browser_token, &secrets.code)),
            ..self.new_request_row(SIGN_IN, email.as_str(), email.key().as_str())
        };
        let (db, address, now) = (self.clone(), email.clone(), row.created_at);
        let placeholder = secrets.link_placeholder.clone();
        self.write(work!(|transaction| {
            let mail = match find_user(transaction, &address.key()).await? {
                Some(user) => {
                    row.user_id = Some(user.id);
                    row.email.clone_from(&user.email);
                    mails.existing_account.map(|known| known.with_recipient(&user.email))
                }
                None if mails.new_account.is_none() => None,
                // The secrets of this request cannot sign anyone in.
                None if find_lookalike(transaction, &address).await?.is_some() => mails.confusable_address,
                None => {
                    row.purpose = SIGN_UP.to_owned();
                    mails.new_account
                }
            };
            close_oldest_requests(transaction, &row.email_key, ENTRY_PURPOSES, now).await?;
            let (user, target) = (row.user_id, LinkTarget::SignInRequest(row.id));
            row.into_active_model().insert(transaction).await?;
            if let Some(mail) = mail {
                insert_job(transaction, db.new_link_mail_row(mail, target, &placeholder)?).await?;
            }
            Ok(user)
        }))
        .await
    }

    /// Uses a link. `None` when it was used, has expired, does not exist, or has another purpose.
    pub async fn use_link(&self, token: &str, purpose: LinkPurpose) -> Result<Option<Account>, DbError> {
        let purpose = match purpose {
            LinkPurpose::SignIn => SIGN_IN,
            LinkPurpose::SignUp => SIGN_UP,
        };
        let by_link = Condition::all()
            .add(sign_in_requests::COLUMN.token_hash.eq(ids::hash_token(token)))
            .add(sign_in_requests::COLUMN.purpose.eq(purpose));
        let (now, new_ids) = (self.now(), self.new_ids());
        self.write(work!(|transaction| {
            match mark_used(transaction, by_link, now).await? {
                Some(row) => finish_sign_in(transaction, row, new_ids, now).await,
                None => Ok(None),
            }
        }))
        .await
    }

    /// Uses a code in the requesting browser. `None` when it is wrong, was used, has expired, or after too many
    /// attempts.
    pub async fn use_code(&self, browser: &str, code: &str) -> Result<Option<Account>, DbError> {
        let (mac, browser_hash) = (code_mac(browser, code), ids::hash_token(browser));
        let (now, new_ids) = (self.now(), self.new_ids());
        self.write(work!(|transaction| {
            match try_code(transaction, ENTRY_PURPOSES, browser_hash, &mac, now).await? {
                Some(row) => finish_sign_in(transaction, row, new_ids, now).await,
                None => Ok(None),
            }
        }))
        .await
    }

    /// Starts a confirmation of a signed-in user's identity.
    pub async fn request_confirmation(
        &self,
        account: &Account,
        session: &str,
        code: &str,
        mail: NewMail,
    ) -> Result<(), DbError> {
        let browser_hash = ids::hash_token(session);
        let row = sign_in_requests::Model {
            user_id: Some(account.user_id),
            browser_hash: Some(browser_hash.clone()),
            code_mac: Some(code_mac(session, code)),
            ..self.new_request_row(CONFIRM, &account.email, &account.email_key)
        };
        let mail = self.new_mail_row(mail)?;
        let now = row.created_at;
        self.write(work!(|transaction| {
            close_oldest_requests(transaction, &row.email_key, &[CONFIRM], now).await?;
            row.into_active_model().insert(transaction).await?;
            insert_job(transaction, mail).await?;
            Ok(())
        }))
        .await
    }

    /// Uses the code of a confirmation. False when it is wrong, was used, has expired, or after too many attempts.
    pub(crate) async fn use_confirmation(
        transaction: &DatabaseTransaction,
        session: &str,
        code: &str,
        now: EpochMillis,
    ) -> Result<bool, DbError> {
        let mac = code_mac(session, code);
        Ok(try_code(transaction, &[CONFIRM], ids::hash_token(session), &mac, now).await?.is_some())
    }

    /// Deletes requests that ended long ago.
    pub async fn delete_old_sign_in_requests(&self) -> Result<u64, DbError> {
        let before = self.now().minus(RETENTION);
        self.delete_rows(sign_in_requests::Entity::delete_many().filter(sign_in_requests::Column::ExpiresAt.lt(before)))
            .await
    }

    pub(super) fn new_request_row(&self, purpose: &str, email: &str, email_key: &str) -> sign_in_requests::Model {
        let now = self.now();
        sign_in_requests::Model {
            id: ids::new_id(&self.clock),
            purpose: purpose.to_owned(),
            email: email.to_owned(),
            email_key: email_key.to_owned(),
            user_id: None,
            token_hash: None,
            browser_hash: None,
            code_mac: None,
            tries: 0,
            created_at: now,
            expires_at: now.plus(LINK_LIFETIME),
            used_at: None,
        }
    }

    /// Creates ids for a user and their team, in case they are new.
    fn new_ids(&self) -> (Uuid, Uuid) {
        (ids::new_id(&self.clock), ids::new_id(&self.clock))
    }
}

fn open_condition(now: EpochMillis) -> Condition {
    Condition::all().add(sign_in_requests::Column::UsedAt.is_null()).add(sign_in_requests::COLUMN.expires_at.gt(now))
}

/// Closes the oldest requests of an address, so that another one may be open. So the newest link always works. Links
/// that an operator created, which no browser requested, are never closed.
pub(super) async fn close_oldest_requests(
    transaction: &DatabaseTransaction,
    email_key: &str,
    purposes: &[&str],
    now: EpochMillis,
) -> Result<(), DbError> {
    let open = sign_in_requests::Entity::find()
        .filter(sign_in_requests::COLUMN.email_key.eq(email_key))
        .filter(sign_in_requests::Column::Purpose.is_in(purposes.iter().copied()))
        .filter(sign_in_requests::Column::BrowserHash.is_not_null())
        .filter(open_condition(now))
        .order_by_asc(sign_in_requests::Column::CreatedAt)
        .order_by_asc(sign_in_requests::Column::Id)
        .all(transaction)
        .await?;
    let too_many = (open.len() + 1).saturating_sub(MAX_OPEN_REQUESTS);
    for request in open.into_iter().take(too_many) {
        let mut request = request.into_active_model();
        request.used_at = Set(Some(now));
        request.update(transaction).await?;
    }
    Ok(())
}

/// Marks the request as used and returns it. One statement decides, so that only one of two concurrent uses succeeds.
async fn mark_used(
    transaction: &DatabaseTransaction,
    which: Condition,
    now: EpochMillis,
) -> Result<Option<sign_in_requests::Model>, DbError> {
    let used = sign_in_requests::Entity::update_many()
        .col_expr(sign_in_requests::Column::UsedAt, Expr::value(now))
        .filter(which.clone())
        .filter(open_condition(now))
        .exec(transaction)
        .await?;
    if used.rows_affected != 1 {
        return Ok(None);
    }
    Ok(sign_in_requests::Entity::find().filter(which).one(transaction).await?)
}

/// Tries a code on the newest request of a browser. The attempt is counted before the code is compared.
pub(super) async fn try_code(
    transaction: &DatabaseTransaction,
    purposes: &[&str],
    browser_hash: Vec<u8>,
    mac: &[u8],
    now: EpochMillis,
) -> Result<Option<sign_in_requests::Model>, DbError> {
    let newest = sign_in_requests::Entity::find()
        .filter(sign_in_requests::COLUMN.browser_hash.eq(browser_hash))
        .filter(sign_in_requests::Column::Purpose.is_in(purposes.iter().copied()))
        .order_by_desc(sign_in_requests::Column::CreatedAt)
        .order_by_desc(sign_in_requests::Column::Id);
    let Some(row) = newest.one(transaction).await? else { return Ok(None) };
    let counted = sign_in_requests::Entity::update_many()
        .col_expr(sign_in_requests::Column::Tries, Expr::col(sign_in_requests::Column::Tries).add(1))
        .filter(sign_in_requests::COLUMN.id.eq(row.id))
        .filter(sign_in_requests::COLUMN.tries.lt(MAX_TRIES))
        .filter(open_condition(now))
        .exec(transaction)
        .await?;
    let is_right = row.code_mac.as_deref().is_some_and(|own| bool::from(own.ct_eq(mac)));
    if counted.rows_affected != 1 || !is_right {
        return Ok(None);
    }
    mark_used(transaction, Condition::all().add(sign_in_requests::COLUMN.id.eq(row.id)), now).await
}

/// Returns the account of a request, and creates it for a sign-up. All other open requests of the address are closed.
async fn finish_sign_in(
    transaction: &DatabaseTransaction,
    row: sign_in_requests::Model,
    (user_id, team_id): (Uuid, Uuid),
    now: EpochMillis,
) -> Result<Option<Account>, DbError> {
    sign_in_requests::Entity::update_many()
        .col_expr(sign_in_requests::Column::UsedAt, Expr::value(now))
        .filter(sign_in_requests::COLUMN.email_key.eq(row.email_key))
        .filter(sign_in_requests::Column::UsedAt.is_null())
        .exec(transaction)
        .await?;
    if row.purpose != SIGN_UP {
        let Some(user_id) = row.user_id else { return Ok(None) };
        return account_by_id(transaction, user_id, None).await;
    }
    let Ok(address) = EmailAddress::parse(&row.email) else { return Ok(None) };
    lock_accounts(transaction).await?;
    // In the meantime, the account or one that looks like it may have been created.
    match find_user(transaction, &address.key()).await? {
        // The link proves ownership of this spelling only.
        Some(user) if user.email != row.email => Ok(None),
        Some(user) => account_by_id(transaction, user.id, None).await,
        None if find_lookalike(transaction, &address).await?.is_some() => Ok(None),
        None => insert_user(transaction, (user_id, team_id), &address, Tier::Free, now).await.map(Some),
    }
}

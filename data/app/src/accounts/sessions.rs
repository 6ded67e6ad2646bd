//! Sessions of the web app: the cookie holds a random token, the database its hash.

use super::account_by_id;
use crate::AuthenticatedSession;
use crate::credential_cache::CacheLookup;
use crate::entities::{sessions, users};
use crate::ids;
use crate::prelude::*;
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// Days after which an unused session ends.
const MAX_IDLE_DAYS: u32 = 14;
/// Days after which every session ends.
const MAX_LIFETIME_DAYS: u32 = 90;
/// Shortest interval between two updates of a session's last use.
const LAST_USE_INTERVAL: Duration = Duration::from_secs(60 * 60);
/// Most sessions in a list.
const MAX_LISTED: u64 = 200;

/// A session as its user sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionSummary {
    pub id: Uuid,
    /// Browser and system, as far as `User-Agent` names them.
    pub device: Option<String>,
    pub created_at: Timestamp,
    /// Rounded to the hour.
    pub last_used_at: Timestamp,
    /// When the session ends if it is not used before.
    pub ends_at: Timestamp,
}

impl Db {
    /// Starts a session, and returns its token. The user's identity counts as confirmed. The session acts for the team
    /// that the user chose last.
    pub async fn start_session(&self, user_id: Uuid, device: Option<&str>) -> Result<String, DbError> {
        let token = ids::new_token();
        let now = self.now();
        let mut row = sessions::Model {
            id: ids::new_id(&self.clock),
            user_id,
            token_hash: ids::hash_token(&token),
            created_at: now,
            last_used_at: now,
            device: device.map(str::to_owned),
            confirmed_at: now,
            team_id: None,
        };
        self.write(work!(|transaction| {
            let user = users::Entity::find_by_id(user_id).one(transaction).await?;
            row.team_id = user.and_then(|user| user.chosen_team_id);
            Ok(row.into_active_model().insert(transaction).await?)
        }))
        .await?;
        Ok(token)
    }

    /// Finds the session of a token. `None` when it has ended or never existed.
    pub async fn authenticate_session(&self, token: &str) -> Result<Option<AuthenticatedSession>, DbError> {
        let (now, hash) = (self.now(), ids::hash_token(token));
        match self.session_cache.get(&hash, now) {
            CacheLookup::Fresh(known) => return Ok(Some(known)),
            CacheLookup::Stale(known) => {
                let db = self.clone();
                // The result of the refresh goes to the cache.
                tokio::spawn(async move { drop(db.read_session(&hash, now).await) });
                return Ok(Some(known));
            }
            CacheLookup::Missing => {}
        }
        self.session_cache.read_or_cached(&hash, now, self.read_session(&hash, now), Some).await
    }

    async fn read_session(&self, hash: &[u8], now: EpochMillis) -> Result<Option<AuthenticatedSession>, DbError> {
        let round = self.session_cache.epoch();
        let by_token = sessions::COLUMN.token_hash.eq(hash.to_vec());
        let session = sessions::Entity::find().filter(by_token).filter(open_condition(now)).one(&self.reader).await?;
        let Some(session) = session else {
            self.session_cache.remove(hash);
            return Ok(None);
        };
        if session.last_used_at < now.minus(LAST_USE_INTERVAL)
            && let Err(error) = self.record_session_use(session.id, now).await
        {
            // The request succeeds even when the use of its session cannot be recorded.
            tracing::warn!(error = &error as &dyn std::error::Error, "use of a session not noted");
        }
        let account = account_by_id(&self.reader, session.user_id, session.team_id).await?;
        let (id, confirmed_at) = (session.id, session.confirmed_at.into());
        let found = account.map(|account| AuthenticatedSession { id, account, confirmed_at });
        if let Some(found) = &found {
            self.session_cache.put(round, hash.to_vec(), found.clone(), now);
        }
        Ok(found)
    }

    /// Returns the team that a session acts for. `None` when the session has ended. Unlike authentication, it reads the
    /// database each time, and does not count as a use of the session.
    pub async fn session_team(&self, id: Uuid) -> Result<Option<Uuid>, DbError> {
        let session = sessions::Entity::find_by_id(id).filter(open_condition(self.now())).one(&self.reader).await?;
        let Some(session) = session else { return Ok(None) };
        let account = account_by_id(&self.reader, session.user_id, session.team_id).await?;
        Ok(account.map(|account| account.team_id))
    }

    /// Confirms the identity of a signed-in user by a code. On success the session continues under a new token, which
    /// is returned.
    pub async fn confirm_session(&self, token: &str, code: &str) -> Result<Option<String>, DbError> {
        let now = self.now();
        let (token, code) = (token.to_owned(), code.to_owned());
        let new_token = ids::new_token();
        self.write(work!(|transaction| {
            let by_token = sessions::COLUMN.token_hash.eq(ids::hash_token(&token));
            let session =
                sessions::Entity::find().filter(by_token).filter(open_condition(now)).one(transaction).await?;
            let Some(session) = session else { return Ok(None) };
            if !Self::use_confirmation(transaction, &token, &code, now).await? {
                return Ok(None);
            }
            let mut session = session.into_active_model();
            session.token_hash = Set(ids::hash_token(&new_token));
            session.confirmed_at = Set(now);
            session.last_used_at = Set(now);
            session.update(transaction).await?;
            Ok(Some(new_token))
        }))
        .await
    }

    /// Returns the open sessions of a user, sorted by last use, most recent first.
    pub async fn sessions_of(&self, user_id: Uuid) -> Result<Vec<SessionSummary>, DbError> {
        let rows = sessions::Entity::find()
            .filter(sessions::COLUMN.user_id.eq(user_id))
            .filter(open_condition(self.now()))
            .order_by_desc(sessions::Column::LastUsedAt)
            .order_by_desc(sessions::Column::Id)
            .limit(MAX_LISTED)
            .all(&self.reader)
            .await?;
        Ok(rows.into_iter().map(SessionSummary::from_row).collect())
    }

    /// Ends a session. An unknown one has already ended.
    pub async fn end_session(&self, token: &str) -> Result<(), DbError> {
        let by_token = sessions::COLUMN.token_hash.eq(ids::hash_token(token));
        self.delete_sessions(Condition::all().add(by_token)).await.map(drop)
    }

    /// Ends a session of a user. Returns false when the user has no such session.
    pub async fn end_session_of(&self, user_id: Uuid, id: Uuid) -> Result<bool, DbError> {
        let own = Condition::all().add(sessions::COLUMN.user_id.eq(user_id)).add(sessions::COLUMN.id.eq(id));
        Ok(self.delete_sessions(own).await? == 1)
    }

    /// Ends all sessions of a user, except for `but`, and returns their number.
    pub async fn end_sessions_of(&self, user_id: Uuid, but: Option<Uuid>) -> Result<u64, DbError> {
        let mut all = Condition::all().add(sessions::COLUMN.user_id.eq(user_id));
        if let Some(kept) = but {
            all = all.add(sessions::COLUMN.id.ne(kept));
        }
        self.delete_sessions(all).await
    }

    /// Deletes sessions that have ended.
    pub async fn delete_expired_sessions(&self) -> Result<u64, DbError> {
        self.delete_sessions(open_condition(self.now()).not()).await
    }

    async fn delete_sessions(&self, which: Condition) -> Result<u64, DbError> {
        self.write(work!(|transaction| {
            let deleted = sessions::Entity::delete_many().filter(which).exec(transaction).await?;
            Ok(deleted.rows_affected)
        }))
        .await
    }

    async fn record_session_use(&self, id: Uuid, now: EpochMillis) -> Result<(), DbError> {
        self.write_keeping_caches(work!(|transaction| {
            sessions::Entity::update_many()
                .col_expr(sessions::Column::LastUsedAt, Expr::value(now))
                .filter(sessions::COLUMN.id.eq(id))
                .exec(transaction)
                .await?;
            Ok(())
        }))
        .await
    }
}

impl SessionSummary {
    fn from_row(row: sessions::Model) -> Self {
        let ends_at =
            Ord::min(row.last_used_at.plus(DAY * MAX_IDLE_DAYS), row.created_at.plus(DAY * MAX_LIFETIME_DAYS));
        Self {
            id: row.id,
            device: row.device,
            created_at: row.created_at.into(),
            last_used_at: row.last_used_at.into(),
            ends_at: ends_at.into(),
        }
    }
}

fn open_condition(now: EpochMillis) -> Condition {
    Condition::all()
        .add(sessions::COLUMN.last_used_at.gte(now.minus(DAY * MAX_IDLE_DAYS)))
        .add(sessions::COLUMN.created_at.gte(now.minus(DAY * MAX_LIFETIME_DAYS)))
}

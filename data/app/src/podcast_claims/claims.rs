//! Claims: starting, proving and ending them.

use super::claim::{
    CLAIM_LIFETIME, ClaimMethod, ClaimSecret, ClaimStart, ClaimState, NewPodcastClaim, PodcastClaim, ProofOutcome,
};
use crate::entities::podcast_claims::{Column, Entity, Model};
use crate::entities::podcast_statements;
use crate::ids;
use crate::jobs::insert_job;
use crate::mail_links::{LinkTarget, unsent_token_hash};
use crate::prelude::*;
use subtle::ConstantTimeEq as _;

/// Most claims of an account, in any state.
const MAX_OF_ACCOUNT: u64 = 50;
/// Most open claims for a podcast, so that strangers cannot have its owner mailed without end.
const MAX_OPEN_OF_PODCAST: u64 = 5;

impl Db {
    /// Starts a claim of the account for a podcast.
    pub async fn start_podcast_claim(&self, account: &Account, new: NewPodcastClaim) -> Result<ClaimStart, DbError> {
        let (now, db, user) = (self.now(), self.clone(), account.user_id);
        let (method, token_hash, mail) = match new.secret {
            ClaimSecret::Feed { token } => (ClaimMethod::Feed, ids::hash_token(&token), None),
            ClaimSecret::Mail { mail, placeholder } => {
                (ClaimMethod::Mail, unsent_token_hash(&placeholder), Some((mail, placeholder)))
            }
        };
        let row = Model {
            id: new.id,
            user_id: user,
            podcast_id: new.podcast.0,
            podcast_slug: new.podcast_slug,
            podcast_title: new.podcast_title,
            method: method.as_str().to_owned(),
            token_hash,
            state: ClaimState::Open.as_str().to_owned(),
            created_at: now,
            expires_at: now.plus(CLAIM_LIFETIME),
            proven_at: None,
        };
        self.write_keeping_caches(work!(|transaction| {
            let own = Entity::find().filter(Column::UserId.eq(user));
            let earlier = own.clone().filter(Column::PodcastId.eq(row.podcast_id)).one(transaction).await?;
            if let Some(proven) = earlier.clone().filter(|row| row.state == ClaimState::Proven.as_str()) {
                return PodcastClaim::from_row(proven).map(ClaimStart::AlreadyProven);
            }
            if earlier.is_none() && own.count(transaction).await? >= MAX_OF_ACCOUNT {
                return Ok(ClaimStart::TooManyOfAccount);
            }
            let open_of_others = Entity::find()
                .filter(Column::PodcastId.eq(row.podcast_id))
                .filter(Column::State.eq(ClaimState::Open.as_str()))
                .filter(Column::ExpiresAt.gt(now))
                .filter(Column::UserId.ne(user));
            if open_of_others.count(transaction).await? >= MAX_OPEN_OF_PODCAST {
                return Ok(ClaimStart::TooManyOfPodcast);
            }
            if let Some(earlier) = earlier {
                // The link in an earlier mail ends with its row.
                Entity::delete_by_id(earlier.id).exec(transaction).await?;
            }
            row.clone().into_active_model().insert(transaction).await?;
            if let Some((mail, placeholder)) = mail {
                let target = LinkTarget::PodcastClaim(row.id);
                insert_job(transaction, db.new_link_mail_row(mail, target, &placeholder)?).await?;
            }
            PodcastClaim::from_row(row).map(ClaimStart::Started)
        }))
        .await
    }

    /// Proves an open claim of the account, when one of the tokens is that of the claim. The newest proof counts: a
    /// claim that another account has proven before ends.
    pub async fn prove_podcast_claim(
        &self,
        account: &Account,
        claim: Uuid,
        tokens: &[&str],
    ) -> Result<ProofOutcome, DbError> {
        let (now, user) = (self.now(), account.user_id);
        let hashes: Vec<Vec<u8>> = tokens.iter().map(|token| ids::hash_token(token)).collect();
        self.write_keeping_caches(work!(|transaction| {
            let Some(row) = find_own(transaction, user, claim).await? else { return Ok(ProofOutcome::NotOpen) };
            if row.state != ClaimState::Open.as_str() || row.expires_at <= now {
                return Ok(ProofOutcome::NotOpen);
            }
            if !hashes.iter().any(|hash| bool::from(hash.ct_eq(&row.token_hash))) {
                return Ok(ProofOutcome::WrongToken);
            }
            replace_others(transaction, &row, now).await?;
            let mut proven = row.into_active_model();
            proven.state = Set(ClaimState::Proven.as_str().to_owned());
            // A token works once.
            proven.token_hash = Set(Vec::new());
            proven.proven_at = Set(Some(now));
            PodcastClaim::from_row(proven.update(transaction).await?).map(ProofOutcome::Proven)
        }))
        .await
    }

    /// Returns the claims of the account, newest first. Open claims that have expired are left out.
    pub async fn podcast_claims(&self, account: &Account) -> Result<Vec<PodcastClaim>, DbError> {
        let now = self.now();
        let own = Entity::find()
            .filter(Column::UserId.eq(account.user_id))
            .order_by_desc(Column::CreatedAt)
            .order_by_desc(Column::Id);
        let rows = own.all(&self.reader).await?;
        let is_shown = |row: &Model| row.state != ClaimState::Open.as_str() || row.expires_at > now;
        rows.into_iter().filter(is_shown).map(PodcastClaim::from_row).collect()
    }

    /// Returns a claim of the account.
    pub async fn podcast_claim(&self, account: &Account, claim: Uuid) -> Result<Option<PodcastClaim>, DbError> {
        let row = Entity::find_by_id(claim).filter(Column::UserId.eq(account.user_id)).one(&self.reader).await?;
        row.map(PodcastClaim::from_row).transpose()
    }

    /// Ends a claim of the account, with everything that was stated by it. Returns false when there is none.
    pub async fn end_podcast_claim(&self, account: &Account, claim: Uuid) -> Result<bool, DbError> {
        let user = account.user_id;
        self.write_keeping_caches(work!(|transaction| {
            let Some(row) = find_own(transaction, user, claim).await? else { return Ok(false) };
            podcast_statements::Entity::delete_many()
                .filter(podcast_statements::Column::ClaimId.eq(row.id))
                .exec(transaction)
                .await?;
            Entity::delete_by_id(row.id).exec(transaction).await?;
            Ok(true)
        }))
        .await
    }

    /// Deletes claims that were not proven in time. Returns their number.
    pub async fn delete_expired_podcast_claims(&self) -> Result<u64, DbError> {
        let open = Entity::delete_many().filter(Column::State.eq(ClaimState::Open.as_str()));
        self.delete_rows(open.filter(Column::ExpiresAt.lte(self.now()))).await
    }
}

async fn find_own(transaction: &DatabaseTransaction, user: Uuid, claim: Uuid) -> Result<Option<Model>, DbError> {
    Ok(Entity::find_by_id(claim).filter(Column::UserId.eq(user)).one(transaction).await?)
}

/// Ends the proven claims of other accounts. What they stated ends with them, apart from an opt-out.
async fn replace_others(transaction: &DatabaseTransaction, row: &Model, now: EpochMillis) -> Result<(), DbError> {
    Entity::update_many()
        .filter(Column::PodcastId.eq(row.podcast_id))
        .filter(Column::State.eq(ClaimState::Proven.as_str()))
        .col_expr(Column::State, Expr::value(ClaimState::Replaced.as_str()))
        .exec(transaction)
        .await?;
    let stated = podcast_statements::Entity::find_by_id(row.podcast_id).one(transaction).await?;
    if let Some(stated) = stated {
        let mut stated = stated.into_active_model();
        stated.claim_id = Set(Some(row.id));
        stated.emails = Set(serde_json::json!([]));
        stated.guest_topics = Set(None);
        stated.updated_at = Set(now);
        stated.update(transaction).await?;
    }
    Ok(())
}

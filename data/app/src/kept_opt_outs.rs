//! What stays of the statements of an owner whose account is deleted.

use crate::entities::podcast_claims;
use crate::entities::podcast_statements::{Column, Entity};
use crate::prelude::*;

/// Removes what a user has stated, before their account is deleted. Opt-outs stay: the contacts of a podcast do not
/// appear again because somebody leaves.
pub(crate) async fn keep_opt_outs_of(
    transaction: &DatabaseTransaction,
    user: Uuid,
    now: EpochMillis,
) -> Result<(), DbError> {
    let claims: Vec<Uuid> = podcast_claims::Entity::find()
        .filter(podcast_claims::Column::UserId.eq(user))
        .select_only()
        .column(podcast_claims::Column::Id)
        .into_tuple()
        .all(transaction)
        .await?;
    let of_user = Entity::find().filter(Column::ClaimId.is_in(claims));
    for row in of_user.all(transaction).await? {
        if !row.hides_contacts {
            Entity::delete_by_id(row.podcast_id).exec(transaction).await?;
            continue;
        }
        let mut kept = row.into_active_model();
        kept.emails = Set(serde_json::json!([]));
        kept.guest_topics = Set(None);
        kept.updated_at = Set(now);
        kept.update(transaction).await?;
    }
    Ok(())
}

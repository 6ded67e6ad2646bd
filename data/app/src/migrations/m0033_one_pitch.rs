//! One pitch for a guest and a podcast: earlier ones become its versions. Follow-ups belong to the pitch that they follow.
//! Subjects that a team chose for a guest.

use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{json_null, uuid_null};
use sea_orm_migration::sea_orm::ConnectionTrait;
use std::collections::BTreeMap;
use uuid::Uuid;

/// A pitch, as far as the migration reads it.
struct Pitch {
    id: Uuid,
    /// Number of its last text.
    revision: i32,
    copied_at: Option<i64>,
    pitched_at: Option<i64>,
}

migration!(|manager| {
    join_pitches(manager).await?;
    let follows = uuid_null("follows_id").extra("REFERENCES outreach (id) ON DELETE CASCADE").take();
    manager.alter_table(Table::alter().table("outreach").add_column(follows).to_owned()).await?;
    let subjects = json_null("subjects").take();
    manager.alter_table(Table::alter().table("guest_profiles").add_column(subjects).to_owned()).await?;
    manager.create_index(index("outreach_follows", "outreach", &["follows_id", "id"])).await
});

/// Keeps one pitch for each guest and podcast of a team: the newest that is marked as pitched, else the newest. The texts
/// of the others become its first versions.
async fn join_pitches(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    for mut pitches in read_pitches(manager).await?.into_values().filter(|pitches| pitches.len() > 1) {
        let last = pitches.len() - 1;
        let kept = pitches.iter().rposition(|pitch| pitch.pitched_at.is_some()).unwrap_or(last);
        let kept = pitches.remove(kept);
        let others: i32 = pitches.iter().map(|pitch| pitch.revision + 1).sum();
        // A shift beyond the highest number never meets a number that is still in use.
        let shift = Ord::max(others, kept.revision + 1);
        move_revisions(manager, &kept, kept.id, shift).await?;
        let mut first = 0;
        for other in &pitches {
            move_revisions(manager, other, kept.id, first).await?;
            first += other.revision + 1;
            let delete = Query::delete().from_table("outreach").and_where(Expr::col("id").eq(other.id)).to_owned();
            manager.get_connection().execute(&delete).await?;
        }
        let copied_at = pitches.iter().chain([&kept]).filter_map(|pitch| pitch.copied_at).max();
        let update = Query::update()
            .table("outreach")
            .value("revision", kept.revision + shift)
            .value("copied_at", copied_at)
            .and_where(Expr::col("id").eq(kept.id))
            .to_owned();
        manager.get_connection().execute(&update).await?;
    }
    Ok(())
}

/// The pitches of each team, guest and podcast, oldest first.
async fn read_pitches(manager: &SchemaManager<'_>) -> Result<BTreeMap<[Uuid; 3], Vec<Pitch>>, DbErr> {
    let select = Query::select()
        .columns(["id", "team_id", "guest_profile_id", "podcast_id", "revision", "copied_at", "pitched_at"])
        .from("outreach")
        .and_where(Expr::col("guest_profile_id").is_not_null())
        .order_by("id", Order::Asc)
        .to_owned();
    let mut pitches: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for row in manager.get_connection().query_all(&select).await? {
        let pitch = Pitch {
            id: row.try_get("", "id")?,
            revision: row.try_get("", "revision")?,
            copied_at: row.try_get("", "copied_at")?,
            pitched_at: row.try_get("", "pitched_at")?,
        };
        let key = [row.try_get("", "team_id")?, row.try_get("", "guest_profile_id")?, row.try_get("", "podcast_id")?];
        pitches.entry(key).or_default().push(pitch);
    }
    Ok(pitches)
}

async fn move_revisions(manager: &SchemaManager<'_>, from: &Pitch, to: Uuid, shift: i32) -> Result<(), DbErr> {
    let update = Query::update()
        .table("outreach_revisions")
        .value("outreach_id", to)
        .value("number", Expr::col("number").add(shift))
        .and_where(Expr::col("outreach_id").eq(from.id))
        .to_owned();
    manager.get_connection().execute(&update).await.map(drop)
}

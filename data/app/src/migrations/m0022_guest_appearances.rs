//! Episodes in which guests were heard, and whether the appearances of a guest are tracked.

use super::foreign_keys::belongs_to;
use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, boolean, string, uuid};

migration!(|manager| {
    let column = boolean("tracks_appearances").default(true).take();
    manager.alter_table(Table::alter().table("guest_profiles").add_column(column).to_owned()).await?;
    let table = Table::create()
        .table("guest_appearances")
        .col(uuid("id").primary_key())
        .col(uuid("team_id"))
        .col(uuid("profile_id"))
        .col(uuid("episode_id"))
        .col(uuid("podcast_id"))
        .col(string("generation"))
        .col(big_integer("found_at"))
        .foreign_key(&mut belongs_to("team_id", "teams"))
        .foreign_key(&mut belongs_to("profile_id", "guest_profiles"))
        .to_owned();
    manager.create_table(table).await?;
    // Unique, so that a retry after a crash stores no second event of an episode and profile.
    let unique = Index::create()
        .name("guest_appearances_episode")
        .table("guest_appearances")
        .col("profile_id")
        .col("episode_id")
        .unique()
        .to_owned();
    manager.create_index(unique).await?;
    let of_episode = index("guest_appearances_of_episode", "guest_appearances", &["episode_id"]);
    manager.create_index(of_episode).await?;
    let of_team = index("guest_appearances_of_team", "guest_appearances", &["team_id"]);
    manager.create_index(of_team).await
});

//! Sizes of the rows of histories and of guests' texts, so that a team's bytes can be summed from an index.

use super::indexes::index;
use sea_orm_migration::prelude::*;
use sea_orm_migration::schema::{big_integer, integer, uuid_null};
use sea_orm_migration::sea_orm::ConnectionTrait;

/// The size of a row without its texts, in bytes.
const ROW_BYTES: i64 = 256;

migration!(|manager| {
    let team = uuid_null("team_id").extra("REFERENCES teams (id) ON DELETE CASCADE").take();
    add_column(manager, "outreach_revisions", team).await?;
    let histories = [
        ("changes", ["images"].as_slice()),
        ("project_activity", &["podcast_title", "podcast_slug", "podcast_image_url", "from_value", "to_value"]),
        ("guest_changes", &["before", "after"]),
        ("alert_changes", &["before", "after"]),
        ("outreach_revisions", &["subject", "body"]),
        ("search_history", &["request"]),
    ];
    for (table, texts) in histories {
        add_column(manager, table, big_integer("bytes").default(0).take()).await?;
        measure(manager, table, "bytes", ROW_BYTES, texts).await?;
    }
    add_column(manager, "guest_files", big_integer("text_bytes").default(0).take()).await?;
    measure(manager, "guest_files", "text_bytes", 0, &["extracted_text"]).await?;
    add_column(manager, "guest_profiles", integer("ended_files").default(0).take()).await?;
    set_teams_of_revisions(manager).await?;
    replace_indexes(manager).await
});

async fn add_column(manager: &SchemaManager<'_>, table: &'static str, column: ColumnDef) -> Result<(), DbErr> {
    manager.alter_table(Table::alter().table(table).add_column(column).to_owned()).await
}

/// Sets the size of the rows that exist, in characters of their texts, which both databases count alike.
async fn measure(
    manager: &SchemaManager<'_>,
    table: &'static str,
    column: &'static str,
    row_bytes: i64,
    texts: &[&'static str],
) -> Result<(), DbErr> {
    let length = |text: &&'static str| {
        let chars = Func::char_length(Func::cast_as(Expr::col(*text), "text"));
        Expr::from(Func::coalesce([Expr::from(chars), Expr::value(0)]))
    };
    let size = texts.iter().map(length).fold(Expr::value(row_bytes), ExprTrait::add);
    let update = Query::update().table(table).value(column, size).to_owned();
    manager.get_connection().execute(&update).await.map(drop)
}

async fn set_teams_of_revisions(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let team = Query::select()
        .column(("outreach", "team_id"))
        .from("outreach")
        .and_where(Expr::col(("outreach", "id")).eq(Expr::col(("outreach_revisions", "outreach_id"))))
        .to_owned();
    let team = Expr::SubQuery(None, Box::new(team.into()));
    let update = Query::update().table("outreach_revisions").value("team_id", team).to_owned();
    manager.get_connection().execute(&update).await.map(drop)
}

/// An index with the sizes answers a sum without reading the rows.
async fn replace_indexes(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    for name in [
        "changes_of_team",
        "guest_changes_of_team",
        "alert_changes_of_team",
        "guest_files_of_team",
        "search_history_of_team",
    ] {
        manager.drop_index(Index::drop().name(name).to_owned()).await?;
    }
    let indexes = [
        ("changes_size", "changes", ["team_id", "created_at", "bytes"].as_slice()),
        ("project_activity_size", "project_activity", &["team_id", "at", "bytes"]),
        ("project_activity_age", "project_activity", &["at"]),
        ("guest_changes_size", "guest_changes", &["team_id", "at", "bytes"]),
        ("alert_changes_size", "alert_changes", &["team_id", "at", "bytes"]),
        ("alert_changes_age", "alert_changes", &["at"]),
        ("outreach_revisions_size", "outreach_revisions", &["team_id", "at", "bytes"]),
        ("search_history_size", "search_history", &["team_id", "searched_at", "bytes"]),
        ("guest_files_size", "guest_files", &["team_id", "bytes", "text_bytes"]),
    ];
    for (name, table, columns) in indexes {
        manager.create_index(index(name, table, columns)).await?;
    }
    Ok(())
}

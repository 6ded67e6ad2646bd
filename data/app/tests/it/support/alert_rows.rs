//! Alerts and their matches as rows, without the code that creates them.

use earshot_app::Account;
use sea_orm::sea_query::{Expr, ExprTrait as _, Query};
use sea_orm::{ConnectionTrait as _, Database, DatabaseConnection};
use serde_json::{Value, json};
use uuid::Uuid;

/// Writes rows into a database that a [`Db`](earshot_app::Db) has opened before.
pub struct AlertRows(DatabaseConnection);

fn podcast(number: u128) -> Uuid {
    Uuid::from_u128(7_000 + number)
}

impl AlertRows {
    pub async fn connect(url: &str) -> Self {
        Self(Database::connect(url).await.expect("the database answers"))
    }

    /// Writes an enabled alert that sends digests. `settings` is `AlertSettings`.
    pub async fn alert(&self, account: &Account, name: &str, frequency: &str, settings: Value, at_ms: i64) -> Uuid {
        let id = Uuid::now_v7();
        let insert = Query::insert()
            .into_table("alerts")
            .columns([
                "id",
                "team_id",
                "created_by",
                "name",
                "kind",
                "value",
                "settings",
                "enabled",
                "email_enabled",
                "email_frequency",
                "version",
                "created_at",
                "updated_at",
            ])
            .values_panic([
                id.into(),
                account.team_id.into(),
                account.user_id.into(),
                name.into(),
                "person".into(),
                name.into(),
                settings.into(),
                true.into(),
                true.into(),
                frequency.into(),
                1_i64.into(),
                at_ms.into(),
                at_ms.into(),
            ])
            .to_owned();
        self.0.execute(&insert).await.expect("an alert");
        id
    }

    /// Changes a column of an alert, as its next version would.
    pub async fn change_alert(&self, alert: Uuid, column: &'static str, value: impl Into<Expr>, at_ms: i64) {
        let update = Query::update()
            .table("alerts")
            .value(column, value)
            .value("updated_at", at_ms)
            .and_where(Expr::col("id").eq(alert))
            .to_owned();
        self.0.execute(&update).await.expect("changed");
    }

    /// Writes the match of an alert with an episode, and its event. Returns the position of the event.
    pub async fn find(&self, account: &Account, alert: Uuid, number: u128, role: &str, at_ms: i64) -> i64 {
        let (id, episode) = (Uuid::now_v7(), Uuid::from_u128(9_000 + number));
        let payload = json!({
            "alertMatchId": id, "alertConfigId": alert, "alertConfigName": "Ann", "alertType": "EPISODE",
            "episodeId": episode, "podcastId": podcast(number), "createdAt": "2026-11-21T10:00:00.000Z",
        });
        let seq = self.event(account, "alert_match", Some(alert), payload, at_ms).await;
        // Episodes are dated in the order of their numbers.
        let published_at = format!("2026-11-20T08:{number:02}:00Z");
        let dated_at = published_at.parse::<earshot_model::Timestamp>().expect("a time").timestamp_millis();
        let content = json!({
            "publishedAt": published_at,
            "episodeTitle": format!("Episode {number}"),
            "episodeSlug": format!("episode-{number}"),
            "podcastTitle": "Café <Talk>",
            "podcastSlug": "cafe-talk",
            "role": { "kind": role, "source": "people_data", "probability": 0.9, "reason": "Credited." },
            "mentions": [{
                "id": "1", "startSecond": 65, "endSecond": 70, "snippet": "with Ann", "passesFilters": true,
                "filterReasons": [], "labels": [],
            }],
        });
        let insert = Query::insert()
            .into_table("alert_matches")
            .columns([
                "id",
                "team_id",
                "alert_id",
                "subject_key",
                "status",
                "source",
                "episode_id",
                "podcast_id",
                "event_seq",
                "content",
                "generation",
                "matched_at",
                "dated_at",
            ])
            .values_panic([
                id.into(),
                account.team_id.into(),
                alert.into(),
                format!("episode:{episode}").into(),
                "kept".into(),
                "EPISODE".into(),
                episode.into(),
                podcast(number).into(),
                seq.into(),
                content.into(),
                "g1".into(),
                at_ms.into(),
                dated_at.into(),
            ])
            .to_owned();
        self.0.execute(&insert).await.expect("a match");
        seq
    }

    /// Writes an event. Returns its position.
    pub async fn event(&self, account: &Account, kind: &str, alert: Option<Uuid>, payload: Value, at_ms: i64) -> i64 {
        let insert = Query::insert()
            .into_table("polling_events")
            .columns(["id", "team_id", "kind", "alert_id", "payload", "occurred_at"])
            .values_panic([
                Uuid::now_v7().into(),
                account.team_id.into(),
                kind.into(),
                alert.into(),
                payload.to_string().into(),
                at_ms.into(),
            ])
            .to_owned();
        self.0.execute(&insert).await.expect("an event");
        let newest = Query::select().expr_as(Expr::col("seq").max(), "newest").from("polling_events").to_owned();
        let row = self.0.query_one(&newest).await.expect("works").expect("a row");
        row.try_get("", "newest").expect("a number")
    }
}

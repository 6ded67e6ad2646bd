//! Keeps the facts that owners state, accepted corrections and statements about people laid over the served generation.

use super::served_generations::ServedGenerations;
use earshot_app::{Db, DbError};
use std::sync::Arc;
use std::time::Duration;

/// Interval at which changes by other servers and by commands are looked for.
const POLL_INTERVAL: Duration = Duration::from_secs(5);

/// Reads the facts, and applies them from now on.
///
/// # Errors
/// When the database cannot be read. The facts of the last reading stay.
pub async fn reload_stated_facts(db: &Db, generations: &ServedGenerations) -> Result<(), DbError> {
    generations.set_stated(db.stated_podcasts().await?);
    generations.set_person_statements(db.person_statements_in_effect().await?);
    Ok(())
}

/// Polls for ever; run it as a task and drop it to stop.
pub async fn watch_stated_facts(db: Db, generations: Arc<ServedGenerations>) {
    let mut applied = None;
    let mut timer = tokio::time::interval(POLL_INTERVAL);
    timer.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        timer.tick().await;
        // While the database is away, what was read last stays in effect.
        let Ok(stamp) = db.stated_facts_stamp().await else { continue };
        if applied != Some(stamp) && reload_stated_facts(&db, &generations).await.is_ok() {
            applied = Some(stamp);
        }
    }
}
